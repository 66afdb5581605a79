// The present language. Everything that reads from here is updated when it changes.

import type { Said } from "../wire";
import { byPackage, type Catalogues, type Figures, type Language, LANGUAGES, Words } from "./words";

const loading = { en: () => import("./en"), fr: () => import("./fr"), it: () => import("./it") };
const KEPT = "futaie-language";

let general: Words = $state.raw(new Words("en", {}));
let catalogues: Catalogues = {};

/** Loads a language and switches to it. */
export async function learn(language: Language): Promise<void> {
  catalogues = byPackage((await loading[language]()).default);
  general = new Words(language, catalogues, "futaie.server");
  document.documentElement.lang = language;
  localStorage.setItem(KEPT, language);
}

export function preferred(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages].map((name) => name.slice(0, 2));
  return (
    LANGUAGES.find((language) => language === wanted.find((name) => LANGUAGES.some((known) => known === name))) ?? "en"
  );
}

export function language(): Language {
  return general.language;
}

export function say(message: string, figures: Figures = {}): string {
  return general.say(message, figures);
}

export function tell(said: Said): string {
  return general.tell(said);
}

/** The words of a game; `names` replace the letters of its seats. */
export function wordsOf(game: string, names: string[] = []): Words {
  const home = `futaie.games.${game.replaceAll("-", "_")}`;
  return new Words(general.language, catalogues, home, (letter) => names["ABCDEFGH".indexOf(letter)] ?? letter);
}
