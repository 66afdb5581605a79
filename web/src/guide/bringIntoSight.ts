// Shows the element that the guide or a hint talks about.

const GAP = 8;

/** Scrolls to it, and clear of the question, which stays at an edge of the screen. */
export function bringIntoSight(element: Element): void {
  element.scrollIntoView({ block: "nearest" });
  const own = element.getBoundingClientRect();
  const sheet = document.querySelector(".ask")?.getBoundingClientRect();
  if (!sheet) return;
  const above = sheet.top + sheet.bottom < window.innerHeight;
  if (above) window.scrollBy(0, Math.min(0, own.top - sheet.bottom - GAP));
  else window.scrollBy(0, Math.max(0, Math.min(own.bottom + GAP - sheet.top, own.top - GAP)));
}
