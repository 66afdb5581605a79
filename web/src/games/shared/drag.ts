// Dragging a card over a drop target: any element with `data-drop`.

export interface Dragged {
  card: string | null;
  x: number;
  y: number;
  over: string | null;
}

interface Wishes {
  /** The card moves; null: it is no longer held. */
  moved: (dragged: Dragged | null) => void;
  begun?: () => void;
  dropped: (over: string | null) => void;
}

const ENOUGH = 8;

/** Begins when the pointer goes down on a card. A short press does not count: it stays a click. */
export function drag(down: PointerEvent, card: string | null, wishes: Wishes): void {
  if (down.button !== 0) return;
  let held = false;

  function below(event: PointerEvent): string | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
    return found?.getAttribute("data-drop") ?? null;
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    if (!held && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < ENOUGH) return;
    if (!held) wishes.begun?.();
    held = true;
    wishes.moved({ card, x: event.clientX, y: event.clientY, over: below(event) });
  }

  function end(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!held) return;
    const over = event.type === "pointerup" ? below(event) : null;
    wishes.moved(null);
    wishes.dropped(over);
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
