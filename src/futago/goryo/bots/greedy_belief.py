"""The greedy Samurai's belief about the Goryō's plan, computed exactly and fast.

Only the greedy bot uses it: it weighs tricks by a guess and is plain Python, so that the bot starts
at once and its games stay reproducible. Everything else uses `solver.belief`.

A path is a set of cubes with its target, whatever their order. Each path sums over the spaces where
the trick (False Trail or Shadow) may still be, so that some fifty paths stand for all the thousands
of plans that fit the answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from futago.goryo.rules.options import Options
from futago.goryo.rules.palace import Floor, floor_of
from futago.goryo.rules.view import GoryoView

# The assumed probability that she uses her trick, and lies with it: a guess. Which plans have a
# weight above zero does not depend on it.
DECEIT: Final = 0.6


@dataclass(slots=True)
class CandidatePath:
    """Cubes and target, with their weight and how much of it each place of the trick has."""

    mask: int
    target: int
    weight: float
    hidden: int  # spaces where the trick may be
    per_space: float  # weight of each of these spaces


class GreedyBelief:
    """The paths that fit everything the Samurai knows."""

    def __init__(self, options: Options, seen: GoryoView) -> None:
        self.floor: Floor = floor_of(options.palace)
        self.shadows = options.variant == "genjutsu"
        self.trick_left = "trail" in seen.left or "shadow" in seen.left
        self.yes, self.no = self._prints(seen)
        self.paths = [path for path in map(self._judge, self._possible(seen)) if path.weight > 0]
        self.total = sum(path.weight for path in self.paths)

    def _prints(self, seen: GoryoView) -> tuple[int, int]:
        yes = no = 0
        for space, answer in seen.prints.items():
            bit = 1 << self.floor.index[space]
            yes, no = (yes | bit, no) if answer else (yes, no | bit)
        return yes, no

    def _possible(self, seen: GoryoView) -> list[CandidatePath]:
        """The paths before any answer, weighted by the number of bound types that allow them."""
        floor = self.floor
        assert seen.start is not None
        curse = floor.numbers(seen.cursed)
        walks = floor.walks(floor.index[seen.start], curse, "sprint" in seen.left)
        closed = floor.mask(floor.numbers(seen.broken))
        for kind in seen.sealed:
            closed |= floor.spaces_of_type[floor.type_index[kind]]
        intact = {floor.type_index[kind] for kind in seen.intact}
        paths = dict[tuple[int, int], CandidatePath]()
        for walk in walks:
            bound_types = len(intact - {floor.type_of[walk.target]})
            if bound_types and not closed >> walk.target & 1:
                key = (walk.mask, walk.target)
                paths[key] = CandidatePath(walk.mask, walk.target, float(bound_types), 0, 0.0)
        return list(paths.values())

    def _judge(self, path: CandidatePath) -> CandidatePath:
        """The path with its weight after the answers, and where the trick may be."""
        lied_yes, lied_no = self.yes & ~path.mask, self.no & path.mask
        asked = self.yes | self.no
        target = 1 << path.target
        if self.shadows:
            places, lie, wrong = path.mask & ~target, lied_no, lied_yes
        else:
            places, lie, wrong = self.floor.everywhere & ~path.mask, lied_yes, lied_no
        each = path.weight * DECEIT / places.bit_count() if self.trick_left else 0.0
        path.hidden = places & ~asked if self.trick_left else 0
        path.per_space = each
        if wrong or lie & ~places or lie.bit_count() > 1:
            path.weight = 0.0
        elif lie:  # the trick must be on this space
            path.hidden, path.weight = 0, each
        else:
            honest = path.weight * ((1 - DECEIT) if self.trick_left else 1.0)
            path.weight = honest + each * path.hidden.bit_count()
        return path

    def target_chances(self) -> dict[int, float]:
        """How likely each space is her target."""
        chances = dict[int, float]()
        for path in self.paths:
            share = path.weight / self.total
            chances[path.target] = chances.get(path.target, 0.0) + share
        return chances

    def split(self, space: int) -> tuple[float, dict[int, float], dict[int, float]]:
        """The effect of a question: the probability of a print that counts, and the weights of the
        targets after yes and after no; together these add up to `total`."""
        bit, green = 1 << space, 0.0
        after_yes, after_no = dict[int, float](), dict[int, float]()
        for path in self.paths:
            inside = path.mask & bit
            trick = path.per_space if path.hidden & bit else 0.0
            # Outside her cubes the trick turns a no into a yes, on them (Shadow) a yes into a no.
            yes = path.weight - trick if inside else trick
            if inside:
                green += yes
            after_yes[path.target] = after_yes.get(path.target, 0.0) + yes
            after_no[path.target] = after_no.get(path.target, 0.0) + path.weight - yes
        return green / self.total, after_yes, after_no
