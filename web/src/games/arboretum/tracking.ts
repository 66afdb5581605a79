import { Shown } from "../../ui/shown.svelte";

/** Where every card has been seen. */
export const tracking = new Shown("futaie-arboretum-seen");
