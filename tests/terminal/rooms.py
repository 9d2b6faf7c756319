"""Text games in this process, with random answers, and what their screens have to keep to."""

from __future__ import annotations

import io
import random

from rich.console import Console

from futago.chance import derived_seed
from futago.game import Choice, Game, Json
from futago.match import Match
from futago.terminal.answering import Answering
from futago.terminal.play import TextGame
from tests.terminal.terminal import COLUMNS, LINES


class Room(TextGame):
    """A text game in this process that stores its screens and gets random answers."""

    def __init__(
        self, game: Game, options: dict[str, Json], people: list[str], seed: int, lang: str
    ) -> None:
        settled = game.options(options)
        seats = game.seats(settled)
        players = {seat: "player" if seat in people else "random" for seat in seats}
        self.output = io.StringIO()
        console = Console(
            file=self.output, force_terminal=True, width=COLUMNS, height=LINES, color_system=None
        )
        match = Match(game, settled, players, derived_seed("seed", seed))
        super().__init__(match, people, console, lang)
        self.rng = random.Random(seed)
        self.screens = list[str]()
        self.answering: Answering | None = None

    def _draw(
        self, choice: Choice | None, answering: Answering | None = None, below: int = 1
    ) -> None:
        self.answering = answering
        super()._draw(choice, answering, below)

    def _ask(self, prompt: str) -> str:
        if prompt != "> ":
            return ""
        self.screens.append(self.seen())
        return self.answer()

    def seen(self) -> str:
        text = self.output.getvalue().rpartition("\x1b[2J")[2].replace("\x1b[H", "")
        self.output.seek(0)
        self.output.truncate()
        return text

    def answer(self) -> str:
        answering, rng = self.answering, self.rng
        assert answering is not None
        if rng.random() < 0.05:
            return rng.choice(["?", "more", "undo", "resign"])
        entries = answering.entries()
        enter = answering.moves() is not None or answering.step.go_on() is not None
        free = [n for n, entry in enumerate(entries, 1) if entry.label.id != "play-held"]
        if enter and (not free or rng.random() < 0.5):
            return ""
        several = rng.choice([1, 1, 1, 2, 3])
        return " ".join(str(rng.choice(free)) for _ in range(several))


def check_screens(room: Room, title: str) -> None:
    """Every screen fits, and begins with the title."""
    assert room.screens
    for screen in room.screens:
        lines = screen.split("\n")
        assert len(lines) <= LINES, screen
        assert max(map(len, lines)) <= COLUMNS, screen
        assert lines[0].startswith(title), screen
    assert len(room.seen().split("\n")) <= LINES
