// The shell of the page, so that it opens without a connection. vite.config.ts puts in which release it is and of what files.
//
// Nobody is left with an old page: the index always comes from the server while there is one. What is kept belongs to one release and is only used together; a
// new release is kept beside it, and takes over as soon as no page of the old one is open any more.

const RELEASE = "__RELEASE__";
const FILES = ["__FILES__"];
const ENTRY = "__ENTRY__";
const NAME = "futaie-shell-";
const CACHE = NAME + RELEASE;

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  const index = await fetch("/", { cache: "reload" });
  // The server may have changed its release meanwhile: then this one is never used.
  if (!index.ok || !(await index.clone().text()).includes(ENTRY)) throw new Error("another release");
  await cache.put("/", index);
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(NAME) && name !== CACHE).map((name) => caches.delete(name)));
}

/** A page tells which release it is of; where it is the only one, and of this, the old release is done. */
async function takeOver({ entry }) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (entry === ENTRY && pages.length === 1) await skipWaiting();
}

async function newest(request) {
  const kept = async () => (await caches.open(CACHE)).match("/");
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const index = await kept();
    if (index) return index;
    throw error;
  }
}

async function file(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget()));
self.addEventListener("message", (event) => event.waitUntil(takeOver(event.data)));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || /^\/(api|health|metrics)(\/|$)/.test(pathname))
    return;
  if (event.request.mode === "navigate") event.respondWith(newest(event.request));
  else if (FILES.includes(pathname)) event.respondWith(file(event.request));
});
