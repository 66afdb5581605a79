// Whether somebody wants to see where every card has been seen; remembered on this device.

const KEPT = "futaie-arboretum-seen";

class Tracking {
  shown = $state((localStorage.getItem(KEPT) ?? String(matchMedia("(min-width: 64rem)").matches)) === "true");

  toggle(): void {
    this.shown = !this.shown;
    localStorage.setItem(KEPT, String(this.shown));
  }
}

export const tracking = new Tracking();
