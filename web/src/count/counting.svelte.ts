// A real table while it is being entered: its present and earlier states, the server's count, and the link that holds all of it.

import type { CountedTable, Fault, RealTable, TableFormat } from "../games";
import { known } from "../live/me.svelte";
import { AGAIN, ask, Refused } from "../live/rest";
import { pack, unpack } from "../share/code";
import { say } from "../text/speech.svelte";

const PAUSE = 150;
const TOO_FAST = 429;
const BROKEN = 500;
const LATER = 1500;
const MOST_BEFORE = 200;

export class Counting {
  table: RealTable = $state.raw({ players: [] });
  counted: CountedTable | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The server does not answer. */
  lost = $state(false);
  /** The last link could not be read. */
  unread = $state(false);
  link = $state("");
  /** The present table is not counted yet. */
  waiting = $state(true);
  before: RealTable[] = $state.raw([]);
  private code = "";
  private timer = 0;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly format: TableFormat,
  ) {}

  /** Reads a link; without one the table is blank. A link that cannot be read changes nothing. */
  async begin(code: string): Promise<void> {
    if (code && code === this.code) return;
    const data = code ? await unpack(code) : undefined;
    const found = data === undefined ? null : this.format.read(data);
    this.unread = code !== "" && found === null;
    if (this.unread && this.table.players.length) return this.soon();
    [this.code, this.counted, this.fault, this.before] = [code, null, null, []];
    this.table = found ?? this.format.blank(usual(this.format.SEATS[0]!));
    this.link = location.href;
    this.soon();
  }

  change(table: RealTable): void {
    this.unread = false;
    this.before = [...this.before, this.table].slice(-MOST_BEFORE);
    this.table = table;
    this.soon();
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.table = last;
    this.soon();
  }

  /** Whether the only fault is that something is missing. */
  unfinished(): boolean {
    return this.fault !== null && (this.format.unfinished?.(this.fault) ?? false);
  }

  /** Whether nothing is entered yet. */
  fresh(): boolean {
    return JSON.stringify(this.table) === JSON.stringify(this.format.blank(this.table.players.map(({ name }) => name)));
  }

  clear(): void {
    this.change(this.format.blank(this.table.players.map(({ name }) => name)));
  }

  seats(count: number): void {
    const more = this.format.blank(usual(count)).players;
    this.change({ ...this.table, players: more.map((player, seat) => this.table.players[seat] ?? player) });
  }

  rename(seat: number, name: string): void {
    this.change({
      ...this.table,
      players: this.table.players.map((player, i) => (i === seat ? { ...player, name } : player)),
    });
  }

  end(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private soon(wait = PAUSE): void {
    this.end(); // the request under way is obsolete
    this.waiting = true;
    this.timer = window.setTimeout(() => void this.count(), wait);
  }

  private async count(): Promise<void> {
    const mine = ++this.asked;
    const table = this.table;
    this.code = await pack(table);
    if (mine !== this.asked) return;
    history.replaceState(null, "", `#${this.code}`);
    this.link = location.href;
    await known;
    if (mine !== this.asked) return;
    try {
      const counted = await ask<CountedTable>("POST", `/api/games/${this.game}/count`, { table: named(table) });
      if (mine !== this.asked) return;
      [this.counted, this.fault, this.lost] = [counted, null, false];
    } catch (error) {
      if (mine !== this.asked) return;
      if (!(error instanceof Refused) || error.status >= BROKEN) {
        [this.lost, this.counted] = [true, null];
        return this.soon(AGAIN);
      }
      if (error.status === TOO_FAST) return this.soon(LATER);
      const { code, figures, sentence } = error.refusal;
      // A recipe that is written out is checked like a separate file.
      const where = [figures.file, figures.where].filter(Boolean).join(".");
      [this.counted, this.fault, this.lost] = [null, { code, where, figures, sentence }, false];
    }
    this.waiting = false;
  }
}

export function usual(seats: number): string[] {
  return Array.from({ length: seats }, (_, i) => say("page-player", { number: i + 1 }));
}

/** Everybody gets a name, without unprintable characters. */
function named(table: RealTable): RealTable {
  const names = usual(table.players.length);
  const plain = (name: string) => name.replace(/\p{Z}/gu, " ").replace(/\p{C}/gu, "").trim();
  return {
    ...table,
    players: table.players.map((player, i) => ({ ...player, name: plain(player.name) || names[i]! })),
  };
}

/** The seat of a fault, or null. */
export function seatOf(fault: Fault | null): number | null {
  const found = /^players\[(\d+)\]/.exec(fault?.where ?? "");
  return found ? Number(found[1]) : null;
}
