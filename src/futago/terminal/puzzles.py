"""Puzzles in plain text: a game's board and picking, and a judge instead of an opponent."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console

from futago.game import Action, Choice
from futago.games import game_named
from futago.match import Match
from futago.puzzles import Puzzle, look, reasons
from futago.puzzles.about import line, setting, task
from futago.terminal.play import Leave, TextGame
from futago.texts import Text, say


class _Over(Exception):
    """The puzzle is solved, or somebody wants the next one."""


class PuzzleGame:
    """All puzzles at one keyboard."""

    def __init__(self, every: Sequence[Puzzle], console: Console, language: str) -> None:
        self.every = every
        self.console = console
        self.language = language

    def run(self, number: int | None) -> None:
        """The list, or puzzle after puzzle from this one on."""
        if number is None:
            self._list()
            return
        try:
            for following in range(number, len(self.every) + 1):
                _Try(following, self.every[following - 1], self.console, self.language).run()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()

    def _list(self) -> None:
        numbered = enumerate(self.every, 1)
        for level, those in groupby(numbered, lambda entry: entry[1].level):
            self.console.print(say(Text(f"puzzle-level-{level}"), self.language), style="bold")
            for number, puzzle in those:
                texts = [line(puzzle), *setting(puzzle)]
                words = ", ".join(say(text, self.language) for text in texts)
                self.console.print(f"{number:4} {words}", markup=False)
        self.console.print(say(Text("play-puzzle-how"), self.language))


class _Try(TextGame):
    """One puzzle: walks are made, everything else is judged."""

    def __init__(self, number: int, puzzle: Puzzle, console: Console, language: str) -> None:
        start = puzzle.start
        match = Match(
            game_named("goryo"), start.setup.options, {puzzle.seat: ""}, "0" * 64, begin=start
        )
        super().__init__(match, [puzzle.seat], console, language)
        self.puzzle = puzzle
        heading = Text("puzzle-name", number=number)
        level = Text(f"puzzle-level-{puzzle.level}")
        about = [heading, level, *setting(puzzle)]
        self.notice.append(", ".join(say(text, language) for text in about) + ".")
        self.notice += [say(task(puzzle), language), self.say("play-puzzle-help")]

    def run(self) -> bool:
        try:
            while True:
                self._turn(self.puzzle.seat)
        except _Over:
            return True

    def _keep(self) -> None:
        """A puzzle is no game to go on with later."""

    def _play(self, seat: str, action: Action) -> None:
        moves = [str(move) for _, move in self.match.moves]
        seen = look(self.puzzle, [*moves, str(action)])
        if seen.verdict in ("open", "illegal"):
            self.match.play(seat, action)  # which refuses what is not allowed
            return
        self.notice += [say(text, self.language) for text in seen.said]
        if seen.verdict == "right":
            self._goodbye()

    def _answer(self, seat: str, choice: Choice, answer: str) -> tuple[bool, tuple[str, ...]]:
        match answer.lower().split():
            case ["solution"]:
                solution = Text("puzzle-solution", moves=self.puzzle.solutions[0])
                self.notice += [say(t, self.language) for t in (solution, *reasons(self.puzzle))]
                self._goodbye()
            case ["next"]:
                raise _Over
            case ["?" | "help"]:
                self.notice.append(self.say("play-puzzle-help"))
                return False, choice.picked
            case ["resign"]:
                return False, choice.picked
        return super()._answer(seat, choice, answer)

    def _goodbye(self) -> None:
        """Everything is said; the next puzzle waits for a key."""
        self._draw(None, 2)
        self._ask(self.say("play-puzzle-next"))
        raise _Over
