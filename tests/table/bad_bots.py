"""A worker with bots that fail in every way: `bad_bots.py folder`. The folder has two named pipes:
such a bot writes its process id to `begun` and waits for `go`."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from futago import bots
from futago.game import Action, Actions, random_action
from futago.table.bot_worker import main

FOLDER = Path(sys.argv[1])


def begin() -> None:
    (FOLDER / "begun").write_text(str(os.getpid()))


def spin() -> None:
    begin()
    while True:
        pass


def spin_once() -> None:
    marker = FOLDER / "was here"
    if not marker.exists():
        marker.touch()
        spin()


def gate() -> None:
    begin()
    (FOLDER / "go").read_text()


def chatter() -> None:
    print("I think, therefore I print")
    os.write(1, b"and not only by Python\n")
    assert sys.stdin.read() == ""


def crash() -> None:
    os._exit(3)


def fall() -> None:
    raise RuntimeError("no idea")


class Odd:
    """Does something odd, then plays a random move."""

    def __init__(self, before: Callable[[], None], seed: str) -> None:
        self.before, self.rng = before, random.Random(seed)

    def choose(self, view: Any, actions: Actions) -> Action:
        self.before()
        return random_action(actions, self.rng)


class Cheat:
    """Plays an illegal move."""

    def choose(self, view: Any, actions: Actions) -> Any:
        return "win"


def maker(before: Callable[[], None]) -> Callable[[Any, str, str], bots.Bot]:
    return lambda options, seat, seed: Odd(before, seed)


ODD = (spin, spin_once, gate, chatter, crash, fall)
registry: dict[str, bots.BotFactory] = bots._FOR_ANY_GAME
registry |= {before.__name__: maker(before) for before in ODD}
registry["cheat"] = lambda options, seat, seed: Cheat()
if "hopeless" in sys.argv[2:]:
    registry["random"] = maker(crash)

if __name__ == "__main__":
    main()
