// The page opens without a connection once its shell is kept (see worker.js), and is loaded anew where its files are gone.

import { pause } from "../live/rest";

/** When the page was loaded anew, and after how long it may be again. */
const RENEWED = "futaie-renewed";
const LATER = 60_000;

function entry(): string {
  return new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname;
}

/** Once everything else is loaded. Where the address is not secure browsers keep nothing. */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const offer = () => registration.waiting?.postMessage({ entry: entry() });
    const follow = () => registration.installing?.addEventListener("statechange", offer);
    offer();
    follow(); // it may be on its way already
    registration.addEventListener("updatefound", follow);
  } catch {
    // Then it opens with a connection only.
  }
}

/** Where a part of the page could not be had, it is loaded anew once the server answers; not again and again for a part that is not there. */
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

/** A part of the page. One that cannot be had never comes: see `renew`. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    return new Promise(() => {});
  }
}
