"""Programs that misbehave: `python rogue.py KIND`. Each answers its first question honestly, if it can."""

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

SLEEP = 3600
asked = 0
"""The number of the question."""


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(word: object, decision: int | None = None) -> None:
    say(json.dumps({"decision": asked if decision is None else decision, "action": word}) + "\n")


def crash() -> None:
    raise RuntimeError("out of ideas")


def sleep() -> None:
    time.sleep(SLEEP)


def be_deaf() -> None:
    """It and its child ignore every signal that can be ignored."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({SLEEP})"], stdout=sys.stdout)
    Path(sys.argv[2]).write_text(f"{os.getpid()}\n")
    sleep()


def close_output() -> None:
    os.close(1)
    sleep()


def write_on_and_on(text: str) -> None:
    for _ in itertools.count():
        say(text)


def complain() -> None:
    for _ in itertools.count():
        sys.stderr.write("no fair! " * 1000)


def honest(message: dict) -> str:
    return message["actions"][0]["action"]


KINDS = {
    "crashes": lambda message: crash(),
    "leaves": lambda message: sys.exit(3),
    "is silent": lambda message: sleep(),
    "is silent and deaf": lambda message: be_deaf(),
    "closes its output": lambda message: close_output(),
    "writes one endless line": lambda message: write_on_and_on("la" * 1000),
    "writes one long line": lambda message: answer("la" * 40_000),
    "floods": lambda message: write_on_and_on("la\n" * 1000),
    "complains endlessly": lambda message: complain(),
    "talks": lambda message: say("let me think\n"),
    "writes deep JSON": lambda message: say("[" * 60_000 + "\n"),
    "writes bytes": lambda message: os.write(1, bytes(range(128, 256)) + b"\n"),
    "answers with a number": lambda message: answer(3),
    "answers twice": lambda message: [answer(honest(message)) for _ in range(2)],
    "answers late": lambda message: answer(honest(message), asked - 1),
    "answers nobody": lambda message: answer(honest(message), asked + 1),
    "cheats": lambda message: answer("everything"),
    "plays two at once": lambda message: answer(" ".join(2 * [honest(message)])),
    "plays nothing": lambda message: answer(""),
}

if __name__ == "__main__":
    kind = sys.argv[1]
    if kind == "never reads":
        sleep()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            asked = message["decision"]
            if asked > 1:
                KINDS[kind](message)
            else:
                answer(honest(message))
