// Names of cards and people, where an event lists them.

import type { EventFigures } from "../..";

const telling: EventFigures = (event, _, words) => {
  if (event.kind === "pass" && event.cards)
    return { cards: event.cards.map((card: string) => words.name(card)).join(", ") };
  if (event.kind === "half")
    return {
      scores: Object.entries(event.scores)
        .map(([letter, points]) => `${words.called(letter)} ${points}`)
        .join(", "),
    };
  return {};
};

export default telling;
