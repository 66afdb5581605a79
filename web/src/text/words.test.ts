// Messages told by Python (written by tests/text/test_page_words.py), compared with the page's.

import { expect, test } from "vitest";
import en from "./en";
import fr from "./fr";
import it from "./it";
import { byPackage, type Language, Words } from "./words";

interface Telling {
  language: Language;
  of: string;
  kind: "said" | "event" | "line";
  data: any;
  told: string | null;
}

const files = import.meta.glob<Telling[]>("../../../build/told.json", { eager: true, import: "default" });
const tellings = Object.values(files)[0] ?? [];
const catalogues = { en: byPackage(en), fr: byPackage(fr), it: byPackage(it) };
const words = new Map<string, Words>();

function wordsFor({ language, of }: Telling): Words {
  const key = `${language} ${of}`;
  const found = words.get(key) ?? new Words(language, catalogues[language], of);
  words.set(key, found);
  return found;
}

function toldHere(telling: Telling): string | null {
  const { kind, data } = telling;
  const speaker = wordsFor(telling);
  if (kind === "said") return speaker.tell(data);
  return kind === "event" ? speaker.event(data) : speaker.say(data.reason, data.figures);
}

test.skipIf(!tellings.length)("the page tells messages as Python does", () => {
  const wrong = tellings.filter((telling) => (toldHere(telling)?.replaceAll("\u00a0", " ") ?? null) !== telling.told);
  expect(wrong.slice(0, 5).map((telling) => ({ ...telling, page: toldHere(telling) }))).toEqual([]);
});

test.each([
  ["Alba", "C’est le tour d’Alba."],
  ["Érable 7", "C’est le tour d’Érable 7."],
  ["Bruno", "C’est le tour de Bruno."],
  ["A", "C’est le tour de A."],
])("French elides before a vowel: %s", (seat, told) => {
  expect(new Words("fr", catalogues.fr).say("hand-over", { seat })).toBe(told);
});

test("no line of French begins with a sign that has a blank before it", () => {
  const words = new Words("fr", catalogues.fr, "futaie.games.hortis");
  expect(words.say("page-event-placed-seen", { seat: "A", card: 6, grown: "" })).toContain("carte 6\u00a0:");
});
