// Alerts a person whose turn it is while another window is in front.

import { go } from "./router.svelte";
import { choose, chosen } from "./settings.svelte";
import { say } from "./text/speech.svelte";

let known = new Set<string>();

export function callMe(tables: string[]): void {
  const fresh = tables.filter((table) => !known.has(table));
  known = new Set(tables);
  if (!fresh.length || !document.hidden || !chosen().notify || !canNotify() || Notification.permission !== "granted")
    return;
  const note = new Notification("Futaie", { body: say("page-your-turn"), tag: "futaie-turn", icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    go(`/t/${fresh[0]}`);
  };
}

export function canNotify(): boolean {
  return "Notification" in window;
}

export async function wantCalls(wanted: boolean): Promise<void> {
  if (wanted && Notification.permission === "default") await Notification.requestPermission();
  choose({ notify: wanted && Notification.permission === "granted" });
}
