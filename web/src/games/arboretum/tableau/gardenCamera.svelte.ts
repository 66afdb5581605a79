// The visible part of a garden: all of it, or the part that the reader has gone to with fingers, mouse or keys.

import { type Box, following, panned, sameShape, showing, type Spot, zoomed } from "./layout";

/** How far a pointer moves before it pans the garden. */
const ENOUGH = 7;

export class GardenCamera {
  width = $state(600);
  height = $state(400);
  svg: SVGSVGElement | undefined = $state();
  private looked: Box | null = $state.raw(null);
  private followed: Box | null = null;
  private fitted: Box = $derived.by(() => (this.followed = following(this.followed, this.content(), this.shape)));
  camera: Box = $derived.by(() =>
    this.looked ? { ...this.looked, height: this.looked.width / this.shape } : this.fitted,
  );
  /** Whether the reader has zoomed or panned. */
  free = $derived.by(() => this.looked !== null);
  /** Whether the pointer that is or was down has panned the garden. */
  moved = false;
  private held = new Map<number, Spot>();
  private before: Box | null = null;

  constructor(private content: () => Box) {
    // If the garden has to move by itself, it slides; but only after the flying cards have found their places.
    $effect(() => {
      const [from, to] = [this.before, this.camera];
      this.before = to;
      if (from && !this.free && sameShape(from, to)) requestAnimationFrame(() => this.slide(from, to));
    });
  }

  private get shape(): number {
    return this.width && this.height ? this.width / this.height : 1.5;
  }

  fit(): void {
    this.looked = null;
  }

  closer(factor: number, at: Spot = middle(this.camera)): void {
    this.looked = zoomed(this.camera, factor, at, this.content());
  }

  /** Shows the cell even if the reader has zoomed in. */
  show(spot: Spot): void {
    if (this.looked) this.looked = showing(this.camera, spot);
  }

  down(event: PointerEvent): void {
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.held.size === 1) this.moved = false;
  }

  /** One finger pans the garden, two zoom. */
  move(event: PointerEvent): void {
    const from = this.held.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!this.moved && apart(from, to) < ENOUGH) return;
    if (!this.moved) this.svg!.setPointerCapture(event.pointerId);
    this.moved = true;
    this.held.set(event.pointerId, to);
    const other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    if (other)
      this.closer(
        apart(to, other) / Math.max(1, apart(from, other)),
        this.under((to.x + other.x) / 2, (to.y + other.y) / 2),
      );
    else {
      const scale = this.camera.width / this.width;
      this.looked = panned(this.camera, (from.x - to.x) * scale, (from.y - to.y) * scale, this.content());
    }
  }

  up(event: PointerEvent): void {
    this.held.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.closer(Math.exp(-event.deltaY / 200), this.under(event.clientX, event.clientY));
  }

  private under(clientX: number, clientY: number): Spot {
    const { left, top, width } = this.svg!.getBoundingClientRect();
    const scale = this.camera.width / width;
    return { x: this.camera.x + (clientX - left) * scale, y: this.camera.y + (clientY - top) * scale };
  }

  private slide(from: Box, to: Box): void {
    if (!this.svg || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const scale = this.width / from.width;
    const transform = `translate(${(to.x - from.x) * scale}px, ${(to.y - from.y) * scale}px) scale(${to.width / from.width})`;
    const transformOrigin = "0 0";
    const frames = [
      { transform, transformOrigin },
      { transform: "none", transformOrigin },
    ];
    this.svg.animate(frames, { duration: 260, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" });
  }
}

function middle({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
