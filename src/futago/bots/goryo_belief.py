"""What the greedy Samurai makes of the Goryō's plan, reckoned exactly and quickly.

The bot's own: it weighs her tricks by a guess, in plain Python, so that it starts at once and plays
the same games as ever. For all others there is `solver.belief`.

A way is a set of cubes with its target: different orders over the same cubes are one. For each way
the deceptive cube (False Trail or Shadow) is carried along as a sum over the places where it can
still lie, so that some fifty ways stand for all thousand plans that fit the answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from futago.goryo.options import Options
from futago.goryo.palace import Floor, floor_of
from futago.goryo.view import GoryoView

# How likely she is believed to use her deceptive cube, and then to lie with it: a guess of ours.
# The set of plans with a weight above zero does not depend on it.
DECEIT: Final = 0.6


@dataclass(slots=True)
class Way:
    """Cubes and target, its share of the belief, and how the share is spread over the trick."""

    mask: int
    target: int
    weight: float
    hidden: int  # spaces where the deceptive cube may lie unseen
    per_space: float  # weight of each of those places


class Belief:
    """The ways that fit everything the Samurai knows."""

    def __init__(self, options: Options, seen: GoryoView) -> None:
        self.floor: Floor = floor_of(options.palace)
        self.shadows = options.variant == "genjutsu"
        self.trick_left = "trail" in seen.left or "shadow" in seen.left
        self.yes, self.no = self._prints(seen)
        self.ways = [way for way in map(self._judge, self._possible(seen)) if way.weight > 0]
        self.total = sum(way.weight for way in self.ways)

    def _prints(self, seen: GoryoView) -> tuple[int, int]:
        yes = no = 0
        for space, answer in seen.prints.items():
            bit = 1 << self.floor.index[space]
            yes, no = (yes | bit, no) if answer else (yes, no | bit)
        return yes, no

    def _possible(self, seen: GoryoView) -> list[Way]:
        """Cube sets and targets before any answer, weighed by the bound types they allow."""
        floor = self.floor
        assert seen.start is not None
        curse = floor.numbers(seen.cursed)
        walks = floor.walks(floor.index[seen.start], curse, "sprint" in seen.left)
        closed = floor.mask(floor.numbers(seen.broken))
        for kind in seen.sealed:
            closed |= floor.spaces_of_type[floor.type_index[kind]]
        intact = {floor.type_index[kind] for kind in seen.intact}
        ways = dict[tuple[int, int], Way]()
        for walk in walks:
            bound_types = len(intact - {floor.type_of[walk.target]})
            if bound_types and not closed >> walk.target & 1:
                key = (walk.mask, walk.target)
                ways[key] = Way(walk.mask, walk.target, float(bound_types), 0, 0.0)
        return list(ways.values())

    def _judge(self, way: Way) -> Way:
        """The weight that is left after the answers, and where the trick may lie."""
        lied_yes, lied_no = self.yes & ~way.mask, self.no & way.mask
        asked = self.yes | self.no
        target = 1 << way.target
        if self.shadows:
            places, lie, wrong = way.mask & ~target, lied_no, lied_yes
        else:
            places, lie, wrong = self.floor.everywhere & ~way.mask, lied_yes, lied_no
        each = way.weight * DECEIT / places.bit_count() if self.trick_left else 0.0
        way.hidden = places & ~asked if self.trick_left else 0
        way.per_space = each
        if wrong or lie & ~places or lie.bit_count() > 1:
            way.weight = 0.0
        elif lie:  # the trick is known, at this very space
            way.hidden, way.weight = 0, each
        else:
            honest = way.weight * ((1 - DECEIT) if self.trick_left else 1.0)
            way.weight = honest + each * way.hidden.bit_count()
        return way

    def target_chances(self) -> dict[int, float]:
        """How likely each space is her target."""
        chances = dict[int, float]()
        for way in self.ways:
            share = way.weight / self.total
            chances[way.target] = chances.get(way.target, 0.0) + share
        return chances

    def split(self, space: int) -> tuple[float, dict[int, float], dict[int, float]]:
        """A question: the chance of a print that counts, and the targets after yes and after no.

        The targets' weights are not normalised: together they are all of the belief.
        """
        bit, green = 1 << space, 0.0
        after_yes, after_no = dict[int, float](), dict[int, float]()
        for way in self.ways:
            inside = way.mask & bit
            trick = way.per_space if way.hidden & bit else 0.0
            # The trick turns a no into a yes outside her cubes, a yes into a no (Shadow) on them.
            yes = way.weight - trick if inside else trick
            if inside:
                green += yes
            after_yes[way.target] = after_yes.get(way.target, 0.0) + yes
            after_no[way.target] = after_no.get(way.target, 0.0) + way.weight - yes
        return green / self.total, after_yes, after_no
