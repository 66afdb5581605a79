"""A bot for futaie's arena: futaie arena arboretum --seats "greedy,cmd:python examples/first_bot.py"

It takes the action after which it has the most points, where previews say so, otherwise a random one.
"""

import json
import random
import sys


def promise(choice: dict) -> float:
    return choice["preview"].get("score") or random.random()  # noqa: S311  it is only a game


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seat"])
    elif message["type"] == "decide":
        best = max(message["actions"], key=promise)
        print(json.dumps({"decision": message["decision"], "action": best["action"]}), flush=True)
    elif message["type"] == "end":
        break
