// Made by tools/page_types.py from the server's messages and futaie/core/rules/outcome.py. Do not edit.

export interface Said {
  message: string;
  of: string;
  figures: Record<string, any>;
}

export interface Me {
  id: string;
  name: string;
  language: "en" | "fr" | "it";
}

export interface Pace {
  kind?: "days" | "live" | "none";
  minutes?: number;
  seconds?: number;
  days?: number;
}

export interface Place {
  who: "bot" | "here" | "me" | "open";
  name?: string | null;
  bot?: "giant" | "greedy" | "random" | "sapling" | "seedling" | "tree" | null;
}

export interface NewTable {
  game: string;
  places: Place[];
  options?: Record<string, string>;
  pace?: Pace;
  public?: boolean;
  friendly?: boolean;
  level?: "giant" | "greedy" | "random" | "sapling" | "seedling" | "tree";
  decks?: Record<string, string>;
}

export interface Join {
  seat?: number | null;
  name?: string | null;
}

export interface Act {
  decision: number;
  action?: number | null;
  text?: string | null;
  anew?: boolean;
}

export interface Undo {
  decision: number;
}

export interface Rematch {
  options?: Record<string, string>;
}

export interface Phrase {
  phrase: "again" | "good-luck" | "hello" | "hurry" | "oops" | "thanks" | "wait" | "well-played";
}

export interface Sitting {
  seat: number;
  who: "bot" | "invited" | "open" | "person";
  name: string;
  bot: string | null;
  mine: boolean;
  present: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: Sitting[];
  pace: Pace;
  public: boolean;
  friendly: boolean;
  level: string;
  state: "closed" | "open" | "over" | "running";
  turn_of: number[];
  mine: boolean;
  hosted: boolean;
  at: number;
  code: string | null;
  rematch: string | null;
  day: string | null;
}

export interface Choice<Preview = unknown> {
  action: number;
  text: string;
  does: Said;
  commits: boolean;
  preview: Preview;
}

export interface Decision<Preview = unknown> {
  number: number;
  asked: Said;
  choices: Choice<Preview>[];
}

export interface Step {
  seq: number;
  kind: "abort" | "bot" | "play" | "resign" | "time out";
  turn: number;
  seat: number | null;
  text: string;
  at: number;
  events: (Record<string, any>)[];
}

export interface Clock {
  left: number[];
  running: number[];
}

export interface State {
  table: TableSummary;
  seq: number;
  seat: number | null;
  seed_hash: string | null;
  seed: string | null;
  view: unknown;
  draft: string[];
  decision_number: number | null;
  decision: Decision | null;
  clock: Clock | null;
  result: string | null;
  ranking: number[] | null;
  outcome: PlainOutcome | null;
  outdated?: boolean;
}

export interface Update {
  steps: Step[];
  state: State;
}

export interface Refusal {
  code: string;
  figures: Record<string, any>;
  sentence: string;
  state?: State | null;
}

export interface Hint {
  actions: number[];
  text: string;
  win: number;
  error: number;
  error_beside: number;
  margin: number;
  margin_error: number;
  margin_error_beside: number;
  share: number | null;
}

export interface Watch {
  do: "watch";
  table: string;
  seat?: number | null;
  after?: number | null;
}

export interface Unwatch {
  do: "unwatch";
  table: string;
}

export interface LiveAct {
  do: "play";
  decision: number;
  action?: number | null;
  text?: string | null;
  anew?: boolean;
  table: string;
  seat: number;
  ref: number;
}

export interface LiveUndo {
  do: "undo";
  decision: number;
  table: string;
  seat: number;
  ref: number;
}

export interface News {
  is: "news";
  table: string;
  steps: Step[];
  state: State;
}

export interface YourTurn {
  is: "your-turn";
  tables: string[];
}

export interface Spoken {
  is: "phrase";
  table: string;
  seat: number;
  phrase: string;
}

export interface Done {
  is: "done";
  ref: number;
}

export interface No {
  is: "no";
  ref: number | null;
  refusal: Refusal;
}

export type ToServer = Watch | Unwatch | LiveAct | LiveUndo;

export type FromServer = News | YourTurn | Spoken | Done | No;

export interface NewMe {
  name?: string | null;
  language?: "en" | "fr" | "it" | null;
}

export interface Today {
  game: string;
  day: string;
  ends: number;
  seed_hash: string;
  finished: number;
  state: "new" | "over" | "running";
  table: string | null;
  points: number | null;
}

export interface Ranked {
  rank: number;
  name: string;
  points: number;
  mine: boolean;
}

export interface Day {
  day: string;
  seed_hash: string;
  seed: string | null;
  finished: number;
  best: Ranked[];
  mine: Ranked | null;
  table: string | null;
  giant: number | null;
  beam: number | null;
}

export interface EarlierDay {
  day: string;
  seed_hash: string;
  seed: string;
  finished: number;
  most: number | null;
  mine: number | null;
  giant: number | null;
  beam: number | null;
}

export interface Brought {
  record: string;
}

export interface BroughtStep {
  record: string;
  step: number;
  seat?: number | null;
}

export interface Replayed {
  game: string;
  seats: number;
  steps: Step[];
  result: string | null;
  ranking: number[] | null;
  outcome: PlainOutcome | null;
}

export interface RealTable {
  table: Record<string, any>;
}

export interface Countable {
  schema: Record<string, any>;
  template: Record<string, any>;
  cards: string[];
}

export interface OwnCards {
  file: string;
  text: string;
}

export interface CheckedCards {
  hash: string;
  content: string;
}

export interface OptionCard {
  name: string;
  kind: string;
  allowed: string;
  default: string;
}

export interface GameCard {
  name: string;
  rules: number;
  seats: number[];
  options: OptionCard[];
  bots: string[];
}

export interface PlainLine {
  reason: string;
  figures: Record<string, any>;
  points: number;
}

export interface PlainOutcome {
  ranking: number[];
  scores: number[];
  sheets: PlainLine[][];
}
