"""Puzzles in the terminal: played like a game, but judged instead of answered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console

from futago.game import Action, Choice
from futago.games import game_named
from futago.match import Match
from futago.puzzles import Puzzle, PuzzleSet
from futago.terminal.answering import Answering
from futago.terminal.play import PlayerLeft, TextGame
from futago.texts import Text, capital, say


class _PuzzleOver(Exception):
    """The puzzle is solved or skipped."""


class PuzzleGame:
    """All puzzles of a game at one keyboard."""

    def __init__(self, puzzle_set: PuzzleSet, console: Console, language: str) -> None:
        self.puzzle_set = puzzle_set
        self.puzzles: Sequence[Puzzle] = list(puzzle_set.puzzles().values())
        self.console = console
        self.language = language

    def run(self, number: int | None) -> None:
        """Show the list, or play puzzle after puzzle from this one on."""
        if number is None:
            self._list()
            return
        try:
            for following in range(number, len(self.puzzles) + 1):
                puzzle = self.puzzles[following - 1]
                _Attempt(following, self.puzzle_set, puzzle, self.console, self.language).run()
        except (PlayerLeft, EOFError, KeyboardInterrupt):
            self.console.print()

    def _list(self) -> None:
        numbered = enumerate(self.puzzles, 1)
        for level, group in groupby(numbered, lambda entry: entry[1].level):
            self.console.print(say(Text(f"puzzle-level-{level}"), self.language), style="bold")
            for number, puzzle in group:
                puzzle_set = self.puzzle_set
                texts = [puzzle_set.theme(puzzle), puzzle_set.line(puzzle)]
                texts += puzzle_set.setting(puzzle)
                words = ", ".join(say(text, self.language) for text in texts)
                self.console.print(f"{number:4} {words}", markup=False)
        self.console.print(say(Text("play-puzzle-how"), self.language))


class _Attempt(TextGame):
    """One puzzle: preparatory moves are made, everything else is judged."""

    def __init__(
        self, number: int, puzzle_set: PuzzleSet, puzzle: Puzzle, console: Console, language: str
    ) -> None:
        start = puzzle.start
        game = game_named(start.game_name)
        match = Match(game, start.options, {puzzle.seat: ""}, "0" * 64, begin=start)
        super().__init__(match, [puzzle.seat], console, language)
        self.puzzle_set = puzzle_set
        self.puzzle = puzzle
        heading = Text("puzzle-name", number=number)
        level = Text(f"puzzle-level-{puzzle.level}")
        about = [heading, level, puzzle_set.theme(puzzle), *puzzle_set.setting(puzzle)]
        self.notices.append(", ".join(say(text, language) for text in about) + ".")
        given = puzzle_set.look(puzzle, []).notes
        self.notices += [say(text, language) for text in (puzzle_set.task(puzzle), *given)]
        self.notices.append(self.say("play-puzzle-help"))

    def run(self) -> bool:
        try:
            while True:
                self._turn(self.puzzle.seat)
        except _PuzzleOver:
            return True

    def _save(self) -> None:
        """Puzzles are not saved."""

    def _play(self, seat: str, actions: Sequence[Action]) -> None:
        moves = [str(move) for _, move in self.match.moves]
        seen = self.puzzle_set.look(self.puzzle, [*moves, *map(str, actions)])
        if seen.verdict in ("open", "illegal"):
            super()._play(seat, actions)  # refuses an illegal move
            return
        self.notices += [say(text, self.language) for text in seen.said]
        if seen.verdict == "right":
            self._finish()

    def _answer(self, seat: str, choice: Choice, answering: Answering, typed: str) -> bool:
        match typed.lower().split():
            case ["solution"]:
                texts = (self._solution(), *self.puzzle_set.reasons(self.puzzle))
                self.notices += [say(text, self.language) for text in texts]
                self._finish()
            case ["next"]:
                raise _PuzzleOver
            case ["?" | "help"]:
                self.notices.append(self.say("play-puzzle-help"))
                return False
            case ["resign"]:
                return False
        return super()._answer(seat, choice, answering, typed)

    def _solution(self) -> Text:
        """The solution, as the log would tell it."""
        state, seat = self.puzzle.start.copy(), self.puzzle.seat
        told = list[str]()
        for move in self.puzzle.solutions[0].split(","):
            state.apply(seat, self._parsed(move.strip()))
            told += [say(event.text, self.language) for event in state.events(seat)[:1]]
        return Text("puzzle-solution", moves=" ".join(map(capital, told)))

    def _finish(self) -> None:
        """Show the result and wait for a key."""
        self._draw(None, below=2)
        self._ask(self.say("play-puzzle-next"))
        raise _PuzzleOver
