import { PanelShown } from "../../shared/panelShown.svelte";

/** Where every card is, as far as the reader knows. */
export const trackerShown = new PanelShown("futaie-tout-la-haut-seen");
