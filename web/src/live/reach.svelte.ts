// Whether the server can be reached, as far as we know.

class Reach {
  /** The device has no connection, or the server has not answered since the page was opened. */
  offline = $state(!navigator.onLine);
}

export const reach = new Reach();
window.addEventListener("offline", () => (reach.offline = true));
window.addEventListener("online", () => (reach.offline = false));
