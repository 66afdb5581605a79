// Settings on this device.

import type { Place } from "./wire";

export type Level = NonNullable<Place["bot"]>;
export type Theme = "system" | "light" | "dark";

interface Settings {
  theme: Theme;
  level: Level;
  /** Ask before anything that cannot be undone. */
  confirm: boolean;
  notify: boolean;
}

const KEPT = "futaie-settings";
const DEFAULT: Settings = { theme: "system", level: "sapling", confirm: true, notify: false };

function read(): Settings {
  try {
    return { ...DEFAULT, ...JSON.parse(localStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return DEFAULT;
  }
}

const settings: Settings = $state(read());

export function chosen(): Readonly<Settings> {
  return settings;
}

export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem(KEPT, JSON.stringify(settings));
  wear();
}

/** Applies the chosen colours. */
export function wear(): void {
  document.documentElement.dataset.theme = settings.theme;
}
