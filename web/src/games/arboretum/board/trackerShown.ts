import { PanelShown } from "../../shared/panelShown.svelte";

/** Where every card has been seen. */
export const trackerShown = new PanelShown("futaie-arboretum-seen");
