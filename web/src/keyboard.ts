// Whether somebody uses the keyboard: then the focus is led to where something is asked.

let keys = false;
window.addEventListener("keydown", () => (keys = true), true);
window.addEventListener("pointerdown", () => (keys = false), true);

/** Whether the focus is nowhere in particular, or in this part of the page already. */
export function mayLead(part: HTMLElement | undefined): boolean {
  const now = document.activeElement;
  return keys && part !== undefined && (now === null || now.contains(part) || part.contains(now));
}
