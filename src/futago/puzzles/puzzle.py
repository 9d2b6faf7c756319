"""A puzzle as data: a position, whose move it is, and what each idea there is worth.

The values are chances to win the game for the seat that has to move, reckoned by the solver when
the puzzle was found. With them in the file a try can be judged anywhere, without the solver.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib import resources
from typing import Final, Literal

import msgspec

from futago.goryo import GAME
from futago.goryo.actions import GoryoAction, Plan, Search, Sniff
from futago.goryo.notation import parse
from futago.goryo.position import options_of
from futago.goryo.state import GoryoState
from futago.puzzles.ideas import Key, played

RIGHT: Final = 0.005
"""Ideas that lose no more than this are as good as the best."""
LEVELS: Final = (1, 2, 3, 4, 5)


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reason in numbers; its sentence is `puzzle-why-` and its name."""

    name: str
    numbers: dict[str, int] = {}


class Puzzle(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True
):
    """One position with one idea that is clearly the best."""

    id: str
    seat: Literal["goryo", "samurai"]
    level: int
    position: str
    solutions: tuple[str, ...]
    """Moves with commas between them. All of them are the same idea."""
    best: float
    second: float
    """What the best of all other ideas is worth."""
    why: tuple[Fact, ...]
    ideas: dict[str, float]
    """The best ideas, best first, with their values."""
    rest: float = 0.0
    """No idea that is not listed is worth more."""
    ending: dict[str, tuple[float, ...]] = {}
    """If the Samurai asks no more: what each target adds, by the samurai who stand on it."""
    belief: dict[str, float] = {}
    """What the Samurai believes of her plan, if she plans as well as she can."""

    @cached_property
    def start(self) -> GoryoState:
        """The position; to be copied before a move is made."""
        return GAME.position(self.position, options_of(self.position))

    def moves(self, idea: str) -> tuple[GoryoAction, ...]:
        """The moves of an idea of this puzzle."""
        options = self.start.setup.options
        return tuple(parse(move, options) for move in idea.split(", "))

    @cached_property
    def questions(self) -> dict[Key, float]:
        """The listed ideas that are questions."""
        listed = [(self.moves(idea), value) for idea, value in self.ideas.items()]
        return {
            played(self.start, moves).key: value
            for moves, value in listed
            if isinstance(moves[-1], Search | Sniff)
        }

    @cached_property
    def suspected(self) -> dict[Plan, float]:
        """The belief with its plans."""
        plans = {self.moves(f"plan {plan}")[0]: weight for plan, weight in self.belief.items()}
        return {plan: weight for plan, weight in plans.items() if isinstance(plan, Plan)}


def line_of(board: GoryoState, seat: str) -> str:
    """A position that also names the gong: it means the same whatever gong is usual."""
    line, gong = board.position(seat), board.setup.options.gong
    if " gong-arc=" in line:
        return line
    edition, palace, *rest = line.split()
    arc = f"gong-arc={gong.length}:{','.join(map(str, gong.bags))}"
    return " ".join([edition, palace, arc, *rest])


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles by their id, the easiest first."""
    file = resources.files("futago.puzzles").joinpath("puzzles.json")
    return {puzzle.id: puzzle for puzzle in read_puzzles(file.read_bytes())}


def read_puzzles(data: bytes) -> list[Puzzle]:
    """Puzzles from a file's content."""
    return msgspec.json.decode(data, type=list[Puzzle])


def write_puzzles(found: list[Puzzle]) -> bytes:
    """The file's content: a line a puzzle, so that a change of one is seen as such."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found)
    return f"[\n{lines}\n]\n".encode()
