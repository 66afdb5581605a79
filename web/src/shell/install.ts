// The page opens without a connection once its shell is cached (see worker.js), and is reloaded if its files are gone.

import { pause } from "../live/rest";

/** When the page was last reloaded, and how long until it may happen again. */
const RENEWED = "futaie-renewed";
const LATER = 60_000;

function entry(): string {
  return new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname;
}

/** Runs after everything else has loaded. If the address is not secure, browsers cache nothing. */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const offer = () => registration.waiting?.postMessage({ entry: entry() });
    const follow = () => registration.installing?.addEventListener("statechange", offer);
    offer();
    follow(); // an update may be on its way already
    registration.addEventListener("updatefound", follow);
  } catch {
    // Then the page only opens with a connection.
  }
}

/** If a part of the page could not be loaded, reloads the page once the server answers; but not again and again for a part that does not exist. */
export function renew(): void {
  let renewing = false;
  window.addEventListener("vite:preloadError", async () => {
    if (renewing) return;
    renewing = true;
    const asked = () => fetch("/", { cache: "no-store" }).catch(() => null);
    let index = await asked();
    let away = false;
    while (!index?.ok) {
      away = true;
      await pause();
      index = await asked();
    }
    const before = Number(sessionStorage.getItem(RENEWED) ?? 0);
    sessionStorage.setItem(RENEWED, String(Date.now()));
    if (away || Date.now() - before > LATER || !(await index.text()).includes(entry())) location.reload();
    renewing = false;
  });
}

/** Loads a part of the page. If that fails, it never returns: see `renew`. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return new Promise(() => {});
  }
}
