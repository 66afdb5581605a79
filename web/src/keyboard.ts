// Whether somebody uses the keyboard: only then the page moves the focus to the next question.

let keys = false;
window.addEventListener("keydown", () => (keys = true), true);
window.addEventListener("pointerdown", () => (keys = false), true);

/** Whether the focus is nowhere in particular, or already in this part of the page. */
export function mayLead(part: HTMLElement | undefined): boolean {
  const now = document.activeElement;
  return keys && part !== undefined && (now === null || now.contains(part) || part.contains(now));
}
