// The present place: the path and the query of the address, and the content of a shared link behind its #.

export interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  const { pathname, search, hash } = window.location;
  return {
    path: pathname.split("/").filter(Boolean).map(decoded),
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

/** Text with wrong escapes is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let place: Place = $state.raw(read());

export function where(): Place {
  return place;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  place = read();
  if (replace) return;
  window.scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Links within the page do not reload it. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

window.addEventListener("popstate", () => {
  place = read();
});
