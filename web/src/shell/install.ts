// The page opens without a connection once its shell is kept (see worker.js).

/** Once everything else is loaded. Where the address is not secure browsers keep nothing. */
export async function install(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const entry = new URL(document.querySelector<HTMLScriptElement>("script[type=module]")!.src).pathname;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const offer = () => registration.waiting?.postMessage({ entry });
    offer();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  } catch {
    // Then it opens with a connection only.
  }
}
