// The trees on a laid card, in words.

import type { EventFigures } from "../..";
import type { Change } from "../shapes";

const telling: EventFigures = (event, _before, words) => {
  const grown = ((event.dice ?? []) as Change[]).flatMap(({ now }) =>
    now ? [words.say("page-grown", { ...now })] : [],
  );
  return { grown: grown.join(", ") || words.say("page-nothing-grows") };
};

export default telling;
