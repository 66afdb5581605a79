import { Shown } from "../../ui/shown.svelte";

/** Where every card is, as far as one knows. */
export const tracking = new Shown("futaie-tout-la-haut-seen");
