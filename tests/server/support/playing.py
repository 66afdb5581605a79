"""Playing on at a table, and waiting for things that must happen."""

import random
import time

import pytest


def play_on(table, *people, most=None, seed=1):
    """Plays random legal actions until the match is over, or until this many are played; returns their number."""
    rng = random.Random(seed)
    played = 0
    while True:
        for person, seat in people:
            state = person.state(table, seat)
            if state["table"]["state"] == "over":
                return played
            if state["decision"] is not None:
                choice = rng.choice(state["decision"]["choices"])
                answer = person.act(table, seat, state["decision"]["number"], action=choice["action"])
                assert answer.status_code == 200, answer.text
                played += 1
                if played == most:
                    return played


def until(found, what):
    """Asks again until the condition holds; it proves that it eventually does."""
    for _ in range(600):
        state = found()
        if what(state):
            return state
        time.sleep(0.05)
    pytest.fail("it never came true")
