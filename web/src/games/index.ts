// What each game brings along, found by the name of its folder. A game may lack any of it; what it has no board for is said so.

import type { Component, Snippet } from "svelte";
import type { Guide } from "../guide/lessons";
import { part } from "../shell/install";
import type { Choice, Decision, Said, State, Step, TableSummary } from "../wire";
import type { Figures, Words } from "../text/words";

/** What a board is given. It draws `view`, and calls `choose` with one of `decision.choices`. */
export interface BoardProps {
  /** What the reader may know (docs/games/…). After the match: everything. */
  view: Record<string, any>;
  /** Whose eyes it is seen with; null: a spectator's, or all open. */
  seat: number | null;
  table: TableSummary | null;
  /** What I am asked now; null: nothing, as in every replay. */
  decision: Decision | null;
  /** The choice that waits to be confirmed. */
  pending: Choice | null;
  /** What I have chosen since there was no way back, in notation. */
  draft: string[];
  /** The log as far as it is shown. */
  steps: Step[];
  /** A place beside the log, for what would otherwise be far below. */
  beside: HTMLElement | undefined;
  /** The entry of the log that is pointed at, or that a replay shows: what it was about is to be marked. */
  marked: Step | null;
  outcome: Outcome | null;
  /** What people are called, by seats. */
  names: string[];
  /** The game's words, with the names of people for the letters of seats. */
  words: Words;
  /** Plays it, or has it confirmed where there is no way back; `sure`: never asks. */
  choose: (choice: Choice, sure?: boolean) => void;
  undo: () => void;
  /** Plays this instead of `draft`, in notation, all of it or nothing; "" takes all of `draft` back. Never asks, so it is not for what has no way back. */
  write: (text: string) => void;
  /** Why this may not be played now, in words; null if it may. Notation, as in `choice.text`. */
  why: (text: string) => Promise<string | null>;
  /** The same with its figures, where what they name is to be marked; `words.tellHere` says it. */
  reason: (text: string) => Promise<Said | null>;
}

export interface SheetLine {
  reason: string;
  figures: Said["figures"];
  points: number;
}

export interface Outcome {
  ranking: number[];
  scores: number[];
  sheets: SheetLine[][];
}

export interface SheetProps {
  outcome: Outcome;
  seat: number;
  words: Words;
}

/** A picture for a section of the rules, or nothing. The first section is 0; they are the same in every language. */
export interface FigureProps {
  section: number;
  words: Words;
}

/** A thing of the game as small as a word, before a line of the log. */
export interface MarkProps {
  event: Event;
  view: Record<string, any>;
  words: Words;
}

type Event = Step["events"][number];

/** Figures for `page-event-…` that the event itself does not have; `before` is what was played before it. */
export type Telling = (event: Event, before: Step[], words: Words) => Figures;

/** A real table, written down as `futaie score` reads it. */
export interface RealTable {
  players: ({ name: string } & Record<string, any>)[];
  [field: string]: any;
}

/** What cannot be, in words; `where` as in `players[0].hand[2]`. */
export interface Fault {
  code: string;
  where: string;
  figures: Said["figures"];
  sentence: string;
}

export interface CountedTable {
  players: { name: string; total: number; place: number; sheet: SheetLine[]; [field: string]: any }[];
  winners: number[];
  [field: string]: any;
}

/** What is given to the part of the page where a real table is entered. */
export interface EntryProps {
  table: any;
  /** Whose cards are entered. */
  seat: number;
  /** Another table instead; it can be taken back. */
  change: (table: any) => void;
  fault: Fault | null;
  /** As far as it can be counted now. */
  counted: CountedTable | null;
  /** What is said of the table, to stand above what one takes from. */
  notice: Snippet;
  words: Words;
}

/** How a game's real table begins, and how one is read that somebody shared: null for what cannot even be shown. */
export interface Real {
  SEATS: number[];
  blank: (names: string[]) => RealTable;
  read: (data: unknown) => RealTable | null;
  /** Whether a fault only says that the table is not entered to the end. */
  unfinished?: (fault: Fault) => boolean;
  /** The sheets of all players as they are shown. */
  sheets?: (sheets: SheetLine[][]) => SheetLine[][];
  /** What is said of the result, if not who wins. */
  verdict?: (counted: CountedTable, words: Words) => string[];
}

type Loaded<Props extends Record<string, any>> = Record<string, () => Promise<{ default: Component<Props> }>>;

const boards = import.meta.glob("./*/Board.svelte") as Loaded<any>;
const sheets = import.meta.glob("./*/Sheet.svelte") as Loaded<any>;
const entries = import.meta.glob("./*/Entry.svelte") as Loaded<any>;
const reals = import.meta.glob("./*/real.ts") as Record<string, () => Promise<Real>>;
const cards = import.meta.glob("./*/Cards.svelte") as Loaded<{ words: Words }>;
const figures = import.meta.glob("./*/Figure.svelte") as Loaded<any>;
const marks = import.meta.glob("./*/Mark.svelte") as Loaded<any>;
const guides = import.meta.glob<{ default: Guide }>("./*/guide.ts");
const tellings = import.meta.glob<{ default: Telling }>("./*/telling.ts", { eager: true });
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte", { eager: true });

function folder(game: string): string {
  return game.replaceAll("-", "_");
}

export function hasBoard(game: string): boolean {
  return `./${folder(game)}/Board.svelte` in boards;
}

export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const load: Loaded<any>[string] = boards[`./${folder(game)}/Board.svelte`] ?? (() => import("./NoBoard.svelte"));
  return (await part(load)).default;
}

export async function sheetOf(game: string): Promise<Component<SheetProps> | null> {
  const load = sheets[`./${folder(game)}/Sheet.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

/** Whether a real table of it can be counted. */
export function hasEntry(game: string): boolean {
  return `./${folder(game)}/Entry.svelte` in entries;
}

/** The games of which real tables can be counted, by name. */
export const COUNTED = Object.keys(entries).map((path) => path.split("/")[1]!.replaceAll("_", "-"));

export async function entryOf(game: string): Promise<{ Entry: Component<EntryProps>; real: Real }> {
  const [{ default: Entry }, real] = await part(() => Promise.all([entries[`./${folder(game)}/Entry.svelte`]!(), reals[`./${folder(game)}/real.ts`]!()]));
  return { Entry, real };
}

/** Whether cards of one's own can be entered. */
export function hasCards(game: string): boolean {
  return `./${folder(game)}/Cards.svelte` in cards;
}

export async function cardsOf(game: string): Promise<Component<{ words: Words }> | null> {
  const load = cards[`./${folder(game)}/Cards.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

export async function figureOf(game: string): Promise<Component<FigureProps> | null> {
  const load = figures[`./${folder(game)}/Figure.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

export async function markOf(game: string): Promise<Component<MarkProps> | null> {
  const load = marks[`./${folder(game)}/Mark.svelte`];
  return load === undefined ? null : (await part(load)).default;
}

export async function guideOf(game: string): Promise<Guide | null> {
  const load = guides[`./${folder(game)}/guide.ts`];
  return load === undefined ? null : (await load()).default;
}

export function tellingOf(game: string): Telling | undefined {
  return tellings[`./${folder(game)}/telling.ts`]?.default;
}

export function pictureOf(game: string): Component | undefined {
  return pictures[`./${folder(game)}/Picture.svelte`]?.default;
}

/** Of a match that was played to its end. */
export function outcomeOf(state: State): Outcome | null {
  return state.result === "played" ? (state.outcome as Outcome | null) : null;
}
