// The page opens without a connection once its shell is kept (see worker.js), and is loaded anew where its files are gone.

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

/** Where nothing is kept and the server has another release by now, a part of this page cannot be had any more; nothing is lost by loading it anew. */
export function renew(): void {
  window.addEventListener("vite:preloadError", async () => {
    const index = await fetch("/", { cache: "no-store" }).catch(() => null);
    if (index?.ok && !(await index.text()).includes(entry())) location.reload();
  });
}
