// The parts that each game provides, found by the name of its folder. All of them are optional; a game without a board says so.

import type { Component, Snippet } from "svelte";
import type { Guide } from "../guide/lessons";
import { part } from "../shell/install";
import type { Figures, Words } from "../text/words";
import type { Choice, Decision, PlainLine, PlainOutcome, Said, State, Step, TableSummary } from "../wire";

/** The props of a board. It draws `view`, and calls `choose` with one of `decision.choices`. */
export interface BoardProps<View, Preview> {
  /** Everything that the reader may know (shapes.ts). After the match: everything. */
  view: View;
  /** The seat whose view it is; null: a spectator's, or everything open. */
  seat: number | null;
  table: TableSummary | null;
  /** My present decision; null: none, as in every replay. */
  decision: Decision<Preview> | null;
  /** The choice that waits to be confirmed. */
  pending: Choice<Preview> | null;
  /** My choices that can still be undone, in notation. */
  draft: string[];
  /** The visible part of the log. */
  steps: Step[];
  /** A place beside the log, for things that would otherwise be far below. */
  beside: HTMLElement | undefined;
  /** The entry of the log under the pointer, or in a replay the present one: the board marks what it is about. */
  marked: Step | null;
  outcome: PlainOutcome | null;
  /** People's names by seat. */
  names: string[];
  /** The game's words, with people's names in place of the letters of seats. */
  words: Words;
  /** Plays it, after a confirmation if it cannot be undone; `sure`: never asks. */
  choose: (choice: Choice<Preview>, sure?: boolean) => void;
  undo: () => void;
  /** Replaces `draft` by this, in notation, all of it or nothing; "" undoes the whole draft. Never asks, so it is not for actions that cannot be undone. */
  write: (text: string) => void;
  /** Why this may not be played now, in words; null if it may. Notation, as in `choice.text`. */
  why: (text: string) => Promise<string | null>;
  /** The same with its figures, for marking what they name; `words.tellHere` turns it into words. */
  reason: (text: string) => Promise<Said | null>;
}

export interface ScoreSheetProps {
  outcome: PlainOutcome;
  seat: number;
  words: Words;
}

/** A picture for a section of the rules, or nothing. The first section is 0; the sections are the same in every language. */
export interface RulesPictureProps {
  section: number;
  words: Words;
}

/** A thing of the game as small as a word, before a line of the log. */
export interface EventPictureProps<View = unknown> {
  event: Event;
  view: View;
  words: Words;
}

type Event = Step["events"][number];

/** Figures for `page-event-…` that the event itself does not have; `before`: the steps before it. */
export type EventFigures = (event: Event, before: Step[], words: Words) => Figures;

/** A real table, written down as `futaie score` reads it. */
export interface RealTable {
  players: { name: string }[];
}

/** A fault in words; `where` as in `players[0].hand[2]`. */
export interface Fault {
  code: string;
  where: string;
  figures: Said["figures"];
  sentence: string;
}

export interface CountedTable {
  players: { name: string; total: number; place: number; sheet: PlainLine[] }[];
  winners: number[];
}

/** The props of the part of the page for entering a real table. */
export interface CountEntryProps<Table, Counted> {
  table: Table;
  /** The player whose cards are being entered. */
  seat: number;
  /** Replaces the table; this can be undone. */
  change: (table: Table) => void;
  fault: Fault | null;
  /** The count so far, as far as there can be one. */
  counted: Counted | null;
  /** Messages about the table, to go above the tray. */
  notice: Snippet;
  words: Words;
}

/** How a game's real table begins, and how a shared one is read: null for one that cannot even be shown. */
export interface TableFormat {
  SEATS: number[];
  blank: (names: string[]) => RealTable;
  read: (data: unknown) => RealTable | null;
  /** Whether a fault only means that the table is incomplete. */
  unfinished?: (fault: Fault) => boolean;
  /** The sheets of all players as shown. */
  sheets?: (sheets: PlainLine[][]) => PlainLine[][];
  /** The verdict on the result, in place of the winner. */
  verdict?: (counted: CountedTable, words: Words) => string[];
}

type Loaded<Props extends Record<string, any>> = Record<string, () => Promise<{ default: Component<Props> }>>;

const boards = import.meta.glob("./*/board/Board.svelte") as Loaded<any>;
const scoreSheets = import.meta.glob("./*/ceremony/ScoreSheet.svelte") as Loaded<any>;
const countEntries = import.meta.glob("./*/count/CountEntry.svelte") as Loaded<any>;
const formats = import.meta.glob("./*/count/realTable.ts") as Record<string, () => Promise<TableFormat>>;
const deckForms = import.meta.glob("./*/customCards/DeckForm.svelte") as Loaded<{ words: Words }>;
const rulesPictures = import.meta.glob("./*/RulesPicture.svelte") as Loaded<any>;
const eventPictures = import.meta.glob("./*/log/EventPicture.svelte") as Loaded<any>;
const guides = import.meta.glob<{ default: Guide }>("./*/guide.ts");
const eventFigures = import.meta.glob<{ default: EventFigures }>("./*/log/eventFigures.ts", { eager: true });
const homePictures = import.meta.glob<{ default: Component }>("./*/HomePicture.svelte", { eager: true });

function folder(game: string): string {
  return game.replaceAll("-", "_");
}

export function hasBoard(game: string): boolean {
  return `./${folder(game)}/board/Board.svelte` in boards;
}

export async function boardOf(game: string): Promise<Component<BoardProps<unknown, unknown>>> {
  const load: Loaded<any>[string] =
    boards[`./${folder(game)}/board/Board.svelte`] ?? (() => import("./NoBoard.svelte"));
  return (await part(load)).default;
}

export async function scoreSheetOf(game: string): Promise<Component<ScoreSheetProps> | null> {
  const load = scoreSheets[`./${folder(game)}/ceremony/ScoreSheet.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

/** Whether the game's real tables can be counted. */
export function canBeCounted(game: string): boolean {
  return `./${folder(game)}/count/CountEntry.svelte` in countEntries;
}

/** The games whose real tables can be counted, by name. */
export const COUNTED = Object.keys(countEntries).map((path) => path.split("/")[1]!.replaceAll("_", "-"));

export async function countEntryOf(
  game: string,
): Promise<{ Entry: Component<CountEntryProps<RealTable, CountedTable>>; format: TableFormat }> {
  const [{ default: Entry }, format] = await part(() =>
    Promise.all([
      countEntries[`./${folder(game)}/count/CountEntry.svelte`]!(),
      formats[`./${folder(game)}/count/realTable.ts`]!(),
    ]),
  );
  return { Entry, format };
}

/** Whether your own cards can be entered. */
export function hasDeckForm(game: string): boolean {
  return `./${folder(game)}/customCards/DeckForm.svelte` in deckForms;
}

export async function deckFormOf(game: string): Promise<Component<{ words: Words }> | null> {
  const load = deckForms[`./${folder(game)}/customCards/DeckForm.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

export async function rulesPictureOf(game: string): Promise<Component<RulesPictureProps> | null> {
  const load = rulesPictures[`./${folder(game)}/RulesPicture.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

export async function eventPictureOf(game: string): Promise<Component<EventPictureProps> | null> {
  const load = eventPictures[`./${folder(game)}/log/EventPicture.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

export async function guideOf(game: string): Promise<Guide | null> {
  const load = guides[`./${folder(game)}/guide.ts`];
  return load === undefined ? null : (await load()).default;
}

export function eventFiguresOf(game: string): EventFigures | undefined {
  return eventFigures[`./${folder(game)}/log/eventFigures.ts`]?.default;
}

export function homePictureOf(game: string): Component | undefined {
  return homePictures[`./${folder(game)}/HomePicture.svelte`]?.default;
}

/** The outcome of a match that was played to its end. */
export function outcomeOf(state: State): PlainOutcome | null {
  return state.result === "played" ? state.outcome : null;
}
