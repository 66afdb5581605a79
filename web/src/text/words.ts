// Words: the messages of one package, and the common ones, in one language. The same as futaie/text/words.py.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Said } from "../wire";

export type Language = "en" | "fr" | "it";
export const LANGUAGES: Language[] = ["en", "fr", "it"];
export type Figures = Record<string, unknown>;
/** The text of each package's catalogue in one language. */
export type Catalogues = Record<string, string>;

const MARKED_CARD = /^(?:[a-z][0-9]+)+$/;
const SEAT = /^[A-H]$/;
/** “de Érable” becomes “d’Érable”; an h stays, because only some are silent. */
const ELIDED = /(?<!\p{L})(d|qu)e (?=[aeiouàâéèêëîïôœ]\p{L})/giu;
/** The blanks beside signs that French sets apart: a line must not break there. */
const APART = /(?<=«) | (?=[:;!?»])/g;
const resources = new WeakMap<Catalogues, Map<string, FluentResource>>();

/** `../../../src/futaie/games/hortis/text/en.ftl` is the catalogue of `futaie.games.hortis`. */
export function byPackage(files: Record<string, string>): Catalogues {
  const named = Object.entries(files).map(([path, text]) => {
    const folder = path.slice(path.lastIndexOf("src/") + 4, path.lastIndexOf("/text/"));
    return [folder.replaceAll("/", "."), text];
  });
  return Object.fromEntries(named);
}

function resource(catalogues: Catalogues, home: string): FluentResource | undefined {
  const read = resources.get(catalogues) ?? new Map<string, FluentResource>();
  resources.set(catalogues, read);
  const text = catalogues[home];
  if (text === undefined) return undefined;
  const found = read.get(home) ?? new FluentResource(text);
  read.set(home, found);
  return found;
}

export class Words {
  private bundle: FluentBundle;

  /** `called`: the name in place of a seat's letter. */
  constructor(
    readonly language: Language,
    private catalogues: Catalogues,
    home: string | null = null,
    readonly called: (letter: string) => string = (letter) => letter,
  ) {
    const functions = { NAME: ([thing]: unknown[]) => this.name(plainly(thing)) };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const package_ of ["futaie", ...(home ? [home] : [])]) {
      const found = resource(catalogues, package_);
      if (found) this.bundle.addResource(found, { allowOverrides: true });
    }
  }

  /** The message with its figures. Without a message, its name. */
  say(message: string, figures: Figures = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (pattern === undefined || pattern === null) return message.replaceAll("-", " ");
    const given = Object.entries(figures).map(([name, value]) => [name, this.figure(value)]);
    const text = this.bundle.formatPattern(pattern, Object.fromEntries(given), []);
    return this.language === "fr" ? text.replace(ELIDED, "$1’").replace(APART, "\u00a0") : text;
  }

  knows(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  tell(said: Said): string {
    return this.of(said.of).say(said.message, said.figures);
  }

  /** In the page's own words, if the game's catalogue has a `page-…` message for it. */
  tellHere(said: Said): string {
    const own = "page-" + said.message;
    return this.knows(own) ? this.say(own, said.figures) : this.tell(said);
  }

  /** An event in words; null if it is shown by other means. */
  event(event: Figures, whose: "" | "page-" = ""): string | null {
    const { kind, seat, seen, ...figures } = event;
    const own = `${whose}event-${kind}-seen`;
    const message = seen && this.knows(own) ? own : `${whose}event-${kind}`;
    if (!this.knows(message)) return null;
    const who = typeof seat === "number" ? { seat: letter(seat) } : {};
    return this.say(message, { ...who, ...figures });
  }

  /** The word for a thing that has a name in notation. */
  name(thing: unknown): string {
    const text = written(thing);
    if (this.knows(`name-${text}`)) return this.say(`name-${text}`);
    if (MARKED_CARD.test(text)) {
      const marks = [...text.matchAll(/([a-z])([0-9]+)/g)];
      return marks.map(([, mark, number]) => this.marked(mark!, number!)).join(" / ");
    }
    return text;
  }

  private marked(mark: string, number: string): string {
    const figures = { mark: this.name(mark), number };
    return this.knows("marked") ? this.say("marked", figures) : `${figures.mark} ${number}`;
  }

  private of(home: string): Words {
    return new Words(this.language, this.catalogues, home, this.called);
  }

  private figure(value: unknown): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return value;
    if (typeof value === "string") return SEAT.test(value) ? this.called(value) : value;
    if (Array.isArray(value)) return this.list(value);
    if (value !== null && typeof value === "object") {
      if ("message" in value) return this.tell(value as Said);
      const parts = Object.entries(value);
      return parts.map(([name, part]) => `${this.name(name)} ${this.figure(part)}`).join(", ");
    }
    return written(value);
  }

  private list(values: unknown[]): string {
    const named = values.map((part) => `name-${written(part)}`);
    if (named.some((name) => this.knows(name))) return named.map((name) => this.say(name)).join(", ");
    const numbers = values.every((part) => typeof part === "number" || typeof part === "boolean");
    return values.map((part) => String(this.figure(part))).join(numbers ? ", " : " ");
  }
}

export function letter(seat: number): string {
  return "ABCDEFGH"[seat]!;
}

/** The same as in Python. */
function written(value: unknown): string {
  return value === null || value === undefined ? "None" : String(value);
}

/** Unwraps Fluent's own types. */
function plainly(thing: unknown): unknown {
  return thing !== null && typeof thing === "object" ? thing.valueOf() : thing;
}
