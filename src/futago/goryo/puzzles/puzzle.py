"""A puzzle as data: a position, whose move it is, and the value of each idea.

The values are winning chances of the seat to move, computed by the solver when the puzzle was
mined. Since they are stored, attempts can be judged without the solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final, Literal

import msgspec

from futago.goryo import GAME
from futago.goryo.puzzles.ideas import IdeaKey, idea_of
from futago.goryo.rules.actions import GoryoAction, Plan, Search, Sniff
from futago.goryo.rules.notation import parse
from futago.goryo.rules.position_reader import options_of
from futago.goryo.state import GoryoState

TOLERANCE: Final = 0.005
"""Ideas this close to the best one count as equally good."""
LEVELS: Final = (1, 2, 3, 4, 5)


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason in numbers; the id of its sentence is `puzzle-why-` and its name."""

    name: str
    numbers: dict[str, int] = {}


class EndWorth(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the Samurai wins by ending his turn: the sum over her possible targets."""

    pays: dict[str, tuple[float, ...]] = {}
    """By target, then by the number of samurai on it."""
    slope: dict[str, tuple[float, ...]] = {}
    """What a unit of standing adds, in rounds before the last: like `pays`."""
    standing: dict[str, dict[str, float]] = {}
    """By target, how well a samurai stands on each space."""

    def rounded(self) -> EndWorth:
        """With five digits, as stored."""
        return msgspec.convert(_rounded(msgspec.to_builtins(self)), EndWorth)

    def value(self, at: Sequence[str]) -> float:
        """The worth of an end with the samurai on these spaces."""
        value = 0.0
        for target, pays in self.pays.items():
            caught = at.count(target)
            value += pays[caught]
            if self.slope:
                value += self.slope[target][caught] * sum(
                    self.standing[target][space] for space in at
                )
        return value


class Puzzle(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True
):
    """One position with one idea that is clearly the best."""

    id: str
    seat: Literal["goryo", "samurai"]
    level: int
    position: str
    solutions: tuple[str, ...]
    """Comma-separated moves. All solutions are the same idea."""
    best: float
    second: float
    """The value of the best other idea."""
    why: tuple[Reason, ...]
    ideas: dict[str, float]
    """The best ideas, best first, with their values."""
    rest: float = 0.0
    """The largest value of an idea that is not listed."""
    ending: EndWorth = EndWorth()
    """What it is worth if the Samurai ends his turn."""
    belief: dict[str, float] = {}
    """The Samurai's belief about her plan, if she plays the equilibrium."""
    stated: str = ""
    """What the Samurai will do, whatever he is answered; then her plan is judged against this."""
    replies: dict[str, str] = {}
    """By plan: what the Samurai of the solved round does against it where that hurts most."""

    @cached_property
    def start(self) -> GoryoState:
        """The position; copy it before making moves."""
        return GAME.position(self.position, options_of(self.position))

    @property
    def kind(self) -> Literal["question", "plan", "stated"]:
        """Whether the Samurai asks, or she plans against the best questions or stated moves."""
        if self.seat == "samurai":
            return "question"
        return "stated" if self.stated else "plan"

    @property
    def basic(self) -> bool:
        """Whether only the basic rules count: the default options and no powers."""
        defaults = GAME.options({})
        options = msgspec.structs.replace(self.start.setup.options, gong=defaults.gong)
        return options == defaults and not self.start.left

    def moves(self, idea: str) -> tuple[GoryoAction, ...]:
        """The moves of an idea of this puzzle."""
        options = self.start.setup.options
        return tuple(parse(move, options) for move in idea.split(", "))

    @cached_property
    def questions(self) -> dict[IdeaKey, float]:
        """The values of the listed ideas that are questions."""
        listed = [(self.moves(idea), value) for idea, value in self.ideas.items()]
        return {
            idea_of(self.start, moves).key: value
            for moves, value in listed
            if isinstance(moves[-1], Search | Sniff)
        }

    @cached_property
    def belief_by_plan(self) -> dict[Plan, float]:
        """The belief, with parsed plans."""
        plans = {self.moves(f"plan {plan}")[0]: weight for plan, weight in self.belief.items()}
        return {plan: weight for plan, weight in plans.items() if isinstance(plan, Plan)}


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(part) for part in value]
    return round(value, 5)


def position_line(board: GoryoState, seat: str) -> str:
    """The position with an explicit gong, so that it does not depend on the default gong."""
    line, gong = board.position(seat), board.setup.options.gong
    if " gong-arc=" in line:
        return line
    words = line.split()
    at = next(number for number, word in enumerate(words) if word.startswith("palace=")) + 1
    words.insert(at, f"gong-arc={gong.length}:{','.join(map(str, gong.bags))}")
    return " ".join(words)


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles by id, easiest first."""
    file = resources.files("futago.goryo.puzzles").joinpath("puzzles.json")
    return {puzzle.id: puzzle for puzzle in read_puzzles(file.read_bytes())}


def read_puzzles(data: bytes) -> list[Puzzle]:
    """Parse the content of a puzzle file."""
    return msgspec.json.decode(data, type=list[Puzzle])


def write_puzzles(found: list[Puzzle]) -> bytes:
    """The content of a puzzle file: one puzzle per line, for readable diffs."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found)
    return f"[\n{lines}\n]\n".encode()
