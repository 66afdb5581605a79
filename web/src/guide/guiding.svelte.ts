// A first game with explanations as it goes. This device remembers which tables these are, and which lessons were read there.

import { follow, type Guide, type Moment, type Progress, turn } from "./lessons";

const KEPT = "futaie-guide";
/** Unfinished tables are forgotten after this many others. */
const MOST = 12;

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

function keep(table: string, seen: string[] | null): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  const all = seen ? [...others, [table, seen] as const] : others;
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
}

export function guideAt(table: string): void {
  keep(table, []);
}

export class Guiding {
  on = $state(false);
  private progress: Progress = $state.raw({ seen: [], current: null, since: 0 });

  constructor(private table: string) {
    const seen = kept()[table];
    if (seen) {
      this.on = true;
      this.progress = { seen, current: null, since: 0 };
    }
  }

  get lesson() {
    return this.on ? this.progress.current : null;
  }

  follow(guide: Guide, now: Moment): void {
    if (this.on) this.keep(follow(this.progress, guide.lessons, now));
  }

  turn(guide: Guide, now: Moment): void {
    this.keep(turn(this.progress, guide.lessons, now));
    if (now.asked === "over" && !this.progress.current) this.leave();
  }

  leave(): void {
    this.on = false;
    keep(this.table, null);
  }

  private keep(progress: Progress): void {
    if (progress.seen !== this.progress.seen) keep(this.table, progress.seen);
    this.progress = progress;
  }
}
