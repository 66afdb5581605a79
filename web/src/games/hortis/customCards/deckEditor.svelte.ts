// A deck while it is being entered: kept with every change, checked by the server, shared by its link.

import { forget, keep, type Kept, keptFor } from "../../../customCards/keptCards.svelte";
import { known } from "../../../live/me.svelte";
import { AGAIN, ask, Refused, sentenceOf } from "../../../live/rest";
import { pack, unpack } from "../../../share/code";
import { say } from "../../../text/speech.svelte";
import type { CheckedCards } from "../../../wire";
import type { Fault } from "../..";
import { type Deck, emptyDeck, readDeck, unfinished } from "./deck";

const GAME = "hortis";
const PAUSE = 200;
const TOO_FAST = 429;
const BROKEN = 500;
const LATER = 1500;
const LEAST_CARDS = 2;

export class DeckEditor {
  deck: Deck = $state.raw(emptyDeck(""));
  id = $state("");
  /** The content for a table, once the deck is valid. */
  right: CheckedCards | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  lost = $state(false);
  unread = $state(false);
  /** It came by a link and is not kept here. */
  shared = $state(false);
  link = $state("");
  /** The deck that was removed last. */
  removed: Kept | null = $state.raw(null);
  private timer = 0;
  private asked = 0;

  /** Opens the deck of a link, or the one that was entered here last. */
  async begin(code: string, name: string): Promise<void> {
    const data = code ? await unpack(code) : undefined;
    const found = data === undefined ? null : readDeck(data);
    const here = keptFor(GAME);
    const same = here.find(({ data }) => found !== null && JSON.stringify(data) === JSON.stringify(found));
    this.unread = code !== "" && found === null;
    if (same) this.choose(same);
    else if (found) this.show(found, newId(), true);
    else if (here.length) this.choose(here.at(-1)!);
    else this.show(emptyDeck(name), newId());
  }

  choose({ id, data }: Kept): void {
    this.show(readDeck(data) ?? emptyDeck(""), id);
  }

  show(deck: Deck, id: string, shared = false): void {
    [this.deck, this.id, this.shared, this.right, this.fault] = [deck, id, shared, null, null];
    if (this.removed?.id === id) this.removed = null;
    this.soon(0);
  }

  change(deck: Deck): void {
    [this.deck, this.right, this.shared, this.unread, this.removed] = [deck, null, false, false, null];
    this.keep();
    this.soon();
  }

  /** Keeps it on this device, valid or not. */
  keep(): void {
    this.shared = false;
    keep({ id: this.id, game: GAME, name: this.deck.name, data: this.deck, ...this.right });
  }

  remove(): void {
    this.removed = keptFor(GAME).find(({ id }) => id === this.id) ?? null;
    forget(this.id);
  }

  undo(): void {
    keep(this.removed!);
    this.choose(this.removed!);
  }

  /** Opens a file, TOML or JSON; a fault is reported with its place. */
  async bring(file: File): Promise<string | null> {
    await known;
    try {
      const name = /\.(toml|json)$/.test(file.name) ? file.name.slice(-80) : "deck.toml";
      const { content } = await ask<CheckedCards>("POST", `/api/games/${GAME}/cards`, {
        file: name,
        text: await file.text(),
      });
      const deck = readDeck(JSON.parse(content));
      if (!deck) return say("page-link-unread");
      this.show(deck, newId());
      this.keep();
      return null;
    } catch (error) {
      return sentenceOf(error);
    }
  }

  end(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  private soon(wait = PAUSE): void {
    this.end(); // the request under way is obsolete
    this.timer = window.setTimeout(() => void this.check(), wait);
  }

  private async check(): Promise<void> {
    const mine = ++this.asked;
    const deck = this.deck;
    const code = await pack(deck);
    if (mine !== this.asked) return;
    history.replaceState(null, "", `#${code}`);
    this.link = location.href;
    this.fault = null;
    if (deck.card.length < LEAST_CARDS || unfinished(deck) !== null) return;
    await known;
    if (mine !== this.asked) return;
    try {
      const file = `${deck.name.trim().slice(0, 60) || say("page-cards-unnamed")}.json`;
      const right = await ask<CheckedCards>("POST", `/api/games/${GAME}/cards`, { file, text: JSON.stringify(deck) });
      if (mine !== this.asked) return;
      [this.right, this.lost] = [right, false];
      if (!this.shared) this.keep();
    } catch (error) {
      if (mine !== this.asked) return;
      if (!(error instanceof Refused) || error.status >= BROKEN) {
        this.lost = true;
        this.soon(AGAIN);
      } else if (error.status === TOO_FAST) this.soon(LATER);
      else {
        const { code, figures, sentence } = error.refusal;
        [this.fault, this.lost] = [{ code, where: String(figures.where ?? ""), figures, sentence }, false];
      }
    }
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
