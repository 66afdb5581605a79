// Made by tests/games/hortis/faces/test_page_figures.py. Do not edit.

import type { Deck, Orchard } from "./shapes";

interface Figure {
  cards: Deck["cards"];
  orchard: Orchard;
}

export const figures: Record<"covered" | "squirrel", Figure> = {
  covered: {"cards": {"1": ["O1 Y2 G1", "G2 .. O1"], "2": ["Y1 G1 O2", "O1 .. Y1"]}, "orchard": {"cards": [{"card": 1, "turn": 0, "x": 0, "y": 0, "served": []}, {"card": 2, "turn": 0, "x": 1, "y": 0, "served": []}], "cells": [{"x": 0, "y": 0, "fruit": "orange", "fruits": 1, "die": null}, {"x": 1, "y": 0, "fruit": "lemon", "fruits": 1, "die": {"fruit": "lemon", "value": 3}}, {"x": 2, "y": 0, "fruit": "lime", "fruits": 1, "die": {"fruit": "lime", "value": 2}}, {"x": 3, "y": 0, "fruit": "orange", "fruits": 2, "die": null}, {"x": 0, "y": -1, "fruit": "lime", "fruits": 2, "die": null}, {"x": 1, "y": -1, "fruit": "orange", "fruits": 1, "die": null}, {"x": 2, "y": -1, "fruit": null, "fruits": 0, "die": null}, {"x": 3, "y": -1, "fruit": "lemon", "fruits": 1, "die": null}], "supply": {"orange": 5, "lemon": 4, "lime": 4}, "squirrel": null, "wheelbarrow": null, "base": 5}},
  squirrel: {"cards": {"1": ["O1 Y2 G1", "G2 .. O1"], "2": ["Y1 O2 G1", "Y2 .. O1"]}, "orchard": {"cards": [{"card": 1, "turn": 0, "x": 0, "y": 0, "served": []}, {"card": 2, "turn": 0, "x": 1, "y": 0, "served": []}], "cells": [{"x": 0, "y": 0, "fruit": "orange", "fruits": 1, "die": null}, {"x": 1, "y": 0, "fruit": "lemon", "fruits": 1, "die": {"fruit": "lemon", "value": 3}}, {"x": 2, "y": 0, "fruit": "orange", "fruits": 2, "die": null}, {"x": 3, "y": 0, "fruit": "lime", "fruits": 1, "die": null}, {"x": 0, "y": -1, "fruit": "lime", "fruits": 2, "die": null}, {"x": 1, "y": -1, "fruit": "lemon", "fruits": 2, "die": null}, {"x": 2, "y": -1, "fruit": null, "fruits": 0, "die": null}, {"x": 3, "y": -1, "fruit": "orange", "fruits": 1, "die": null}], "supply": {"orange": 5, "lemon": 4, "lime": 5}, "squirrel": {"x": 2, "y": 0}, "wheelbarrow": null, "base": 1}},
};
