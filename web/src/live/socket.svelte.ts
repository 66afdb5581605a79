// One socket for everything that is live. It reconnects by itself, and its listeners go on where they were.

import type { FromServer, ToServer } from "../wire";

export interface Listener {
  /** The socket is open (again). */
  opened(): void;
  heard(message: FromServer): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

class Live {
  connected = $state(false);
  /** Whether it closed, or could not be opened at all, and is not open yet. */
  lost = $state(false);
  /** Tables where I owe a decision. */
  turns: string[] = $state.raw([]);
  private socket: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private wait = FIRST_WAIT;
  private timer = 0;

  connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.lost = false;
      this.turns = [];
      this.wait = FIRST_WAIT;
      this.listeners.forEach((listener) => listener.opened());
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as FromServer);
    socket.onclose = () => {
      if (this.socket === socket) this.comeBack();
    };
  }

  reconnect(): void {
    const old = this.socket;
    if (!old) return;
    this.socket = null;
    old.close();
    this.connect();
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.connected) listener.opened();
    return () => this.listeners.delete(listener);
  }

  private hear(message: FromServer): void {
    if (message.is === "your-turn") this.turns = message.tables;
    this.listeners.forEach((listener) => listener.heard(message));
  }

  private comeBack(): void {
    this.lost = true;
    this.connected = false;
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}

export const live = new Live();
window.addEventListener("online", () => {
  if (live.lost) live.reconnect();
});
