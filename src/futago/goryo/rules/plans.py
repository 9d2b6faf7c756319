"""The plans the Goryō may make.

In strict play these are the walks of four steps (five with Sprint) to an object that she may
break, each with every use of the powers she has left. These are thousands of plans, so they are
counted and created on demand, never listed. Under honour she may put any cubes anywhere.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, product
from typing import Any, NamedTuple, TypeAlias

from futago.game import Action, IndexedActions, LazyActions
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import ILLUSION, NOWHERE, SHADOW, SPRINT, TRAIL, Board, GoryoSetup
from futago.goryo.rules.palace import Walk


def legal_targets(board: Board) -> int:
    """Spaces whose object she may break: neither broken nor sealed, nor of the bound type."""
    of_type = board.setup.floor.spaces_of_type
    forbidden = board.broken_mask | of_type[board.bound]
    for sealed in board.sealed:
        forbidden |= of_type[sealed]
    return board.setup.floor.everywhere & ~forbidden


def legal_walks(board: Board) -> list[Walk]:
    """The walks that follow the placement rules and end on a legal target."""
    targets = legal_targets(board)
    sprint = board.left & SPRINT != 0
    setup = board.setup
    walks = setup.floor.walks(board.start, board.cursed, sprint, setup.move_cubes)
    return [walk for walk in walks if targets >> walk.target & 1]


class Use(NamedTuple):
    """How a plan uses the powers."""

    trail: str | None = None
    lie: bool = True
    shadow: str | None = None
    illusion: str | None = None
    sprint: bool = False


@lru_cache(maxsize=8192)  # 50 MB at most
def legal_uses(setup: GoryoSetup, left: int, walk: Walk) -> list[Use]:
    """Every use of the remaining powers on a walk, sorted by notation."""
    sprint = len(walk.cubes) > setup.move_cubes
    ids = setup.floor.ids
    if left & TRAIL:  # on any space without one of her cubes
        free = [name for s, name in enumerate(ids) if not walk.mask >> s & 1]
        answers = (True, False) if setup.options.trail_may_be_denied else (True,)
        trails = [Use(name, lie, None, None, sprint) for name in free for lie in answers]
        return [Use(sprint=sprint), *trails]
    if left & (SHADOW | ILLUSION):
        shadows: list[tuple[str | None, bool]] = [(None, True)]
        if left & SHADOW:  # on one of her move cubes, never on the target
            shadows += product([ids[s] for s in walk.cubes], (True, False))
        illusions = [None, *setup.colours] if left & ILLUSION else [None]
        uses = [Use(None, lie, at, who, sprint) for at, lie in shadows for who in illusions]
        return sorted(uses, key=use_words)
    return [Use(sprint=sprint)]


def count_uses(setup: GoryoSetup, left: int, cubes: int) -> int:
    """The number of uses that `legal_uses` finds for a walk with this many cubes."""
    if left & TRAIL:
        free = len(setup.floor.ids) - cubes - 1
        return 1 + free * (2 if setup.options.trail_may_be_denied else 1)
    shadows = 1 + 2 * cubes if left & SHADOW else 1
    return shadows * (1 + len(setup.colours)) if left & ILLUSION else shadows


def plan_of(setup: GoryoSetup, walk: Walk, use: Use) -> Plan:
    """The plan with this walk and this use of the powers."""
    ids = setup.floor.ids
    path = tuple([ids[s] for s in walk.cubes])
    return Plan(path, ids[walk.target], use.sprint, use.trail, use.lie, use.shadow, use.illusion)


def use_words(use: Use) -> list[str]:
    """The end of a plan's notation, after the target."""
    return str(Plan((), "", *_plan_order(use))).split()[2:]


def _plan_order(use: Use) -> tuple[bool, str | None, bool, str | None, str | None]:
    return use.sprint, use.trail, use.lie, use.shadow, use.illusion


def _use_of(plan: Plan) -> Use:
    return Use(plan.trail, plan.lie, plan.shadow, plan.illusion, plan.sprint)


WordedUse: TypeAlias = tuple[tuple[str, ...], Use]
"""A use of the powers with its words in the notation of a plan."""

WalkTree: TypeAlias = dict[str, Any]
"""Walks by the next word of their notation: further trees, and walks after the last word."""


class StrictPlans(IndexedActions, LazyActions):
    """All plans that follow the rules, or only those along given walks, sorted by notation."""

    def __init__(self, board: Board, walks: list[Walk] | None = None) -> None:
        self.setup = board.setup
        self.left = board.left
        self.walks = legal_walks(board) if walks is None else walks
        cubes = self.setup.move_cubes
        plain = count_uses(self.setup, self.left, cubes)
        sprint = count_uses(self.setup, self.left, cubes + 1)
        counts = [plain if len(walk.cubes) == cubes else sprint for walk in self.walks]
        self.ends = list(accumulate(counts))
        self._last_created: Plan | None = None

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def at(self, index: int) -> Plan:
        number = bisect_right(self.ends, index)
        walk = self.walks[number]
        use = legal_uses(self.setup, self.left, walk)[index - self.ends[number]]
        self._last_created = plan_of(self.setup, walk, use)
        return self._last_created

    def __contains__(self, action: object) -> bool:
        if action is self._last_created and action is not None:
            return True
        if not isinstance(action, Plan):
            return False
        walk = self._walk_of(action)
        return walk in self.walks and _use_of(action) in legal_uses(self.setup, self.left, walk)

    def _walk_of(self, plan: Plan) -> Walk:
        """The walk of a plan; one with unknown spaces equals no legal walk."""
        index = self.setup.floor.index
        cubes = tuple([index.get(space, NOWHERE) for space in plan.path])
        target = index.get(plan.target, NOWHERE)
        mask = 0
        for space in (*cubes, target):
            if space != NOWHERE:
                mask |= 1 << space
        return Walk(cubes, target, mask)

    def next_words(self, picked: Sequence[str]) -> tuple[list[str], Action | None]:
        branch: WalkTree | Walk = self._tree
        for number, word in enumerate(picked):
            if isinstance(branch, Walk):
                return self._next_words_of_use(branch, picked[number:])
            if word not in branch:
                return [], None
            branch = branch[word]
        if isinstance(branch, Walk):
            return self._next_words_of_use(branch, ())
        return list(branch), None

    @cached_property
    def _tree(self) -> WalkTree:
        """The walks by the words of their notation, in the same order."""
        ids, tree = self.setup.floor.ids, WalkTree()
        for walk in self.walks:
            branch: Any = tree
            for word in ("plan", *[ids[space] for space in walk.cubes], ">"):
                branch = branch.setdefault(word, {})
            branch[ids[walk.target]] = walk
        return tree

    def _next_words_of_use(
        self, walk: Walk, tail: Sequence[str]
    ) -> tuple[list[str], Action | None]:
        following = dict[str, None]()
        use = _follow(_worded_uses(self.setup, self.left, walk), tail, following)
        if use is None:
            return list(following), None
        self._last_created = plan_of(self.setup, walk, use)
        return list(following), self._last_created


class HonourPlans(IndexedActions, LazyActions):
    """Any cubes anywhere, sorted by notation: move cubes, a target, any powers of the variant."""

    def __init__(self, board: Board) -> None:
        self.setup = setup = board.setup
        spaces = setup.floor.ids
        self.uses = _any_use(setup)
        self.worded = _any_worded_use(setup)
        self.most_cubes = setup.most_cubes
        # `counts[n]`: how many plans begin with the same n cubes.
        self.ending = len(spaces) * len(self.uses)
        self.counts = [self.ending]
        for _ in range(self.most_cubes):
            self.counts.insert(0, self.ending + len(spaces) * self.counts[0])

    def __len__(self) -> int:
        return self.counts[0]

    def at(self, index: int) -> Plan:
        ids, path = self.setup.floor.ids, list[str]()
        while index >= self.ending:
            space, index = divmod(index - self.ending, self.counts[len(path) + 1])
            path.append(ids[space])
        target, use = divmod(index, len(self.uses))
        return Plan(tuple(path), ids[target], *_plan_order(self.uses[use]))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Plan):
            return False
        spaces = self.setup.floor.index
        placed = all(space in spaces for space in (*action.path, action.target))
        return placed and len(action.path) <= self.most_cubes and _use_of(action) in self.uses

    def next_words(self, picked: Sequence[str]) -> tuple[list[str], Action | None]:
        ids = list(self.setup.floor.ids)
        words = list(picked)
        if not words:
            return ["plan"], None
        path = words[1 : words.index(">")] if ">" in words else words[1:]
        if words[0] != "plan" or len(path) > self.most_cubes or not set(path) <= set(ids):
            return [], None
        if ">" not in words:
            return [">", *(ids if len(path) < self.most_cubes else [])], None
        tail = words[len(path) + 2 :]
        if not tail:
            return ids, None
        if tail[0] not in ids:
            return [], None
        following = dict[str, None]()
        use = _follow(self.worded, tail[1:], following)
        plan = Plan(tuple(path), tail[0], *_plan_order(use)) if use else None
        return list(following), plan


@lru_cache(maxsize=64)
def _any_use(setup: GoryoSetup) -> list[Use]:
    """Every use of the variant's powers, on any space."""
    spaces, colours, box = setup.floor.ids, setup.colours, setup.powers
    uses = product(
        [None, *spaces] if box & TRAIL else [None],
        [True],  # she answers by hand, so the plan does not say how
        [None, *spaces] if box & SHADOW else [None],
        [None, *colours] if box & ILLUSION else [None],
        [False, True] if box & SPRINT else [False],
    )
    return sorted((Use(*use) for use in uses), key=use_words)


@lru_cache(maxsize=64)
def _any_worded_use(setup: GoryoSetup) -> list[WordedUse]:
    return _worded(_any_use(setup))


@lru_cache(maxsize=1024)  # 20 MB at most
def _worded_uses(setup: GoryoSetup, left: int, walk: Walk) -> list[WordedUse]:
    return _worded(legal_uses(setup, left, walk))


def _worded(uses: Iterable[Use]) -> list[WordedUse]:
    return [(tuple(use_words(use)), use) for use in uses]


def _follow(
    uses: Iterable[WordedUse], tail: Sequence[str], following: dict[str, None]
) -> Use | None:
    """Add the words that may follow the tail; return the use that it spells already, if any."""
    found, begun, count = None, tuple(tail), len(tail)
    for words, use in uses:
        if words[:count] == begun:
            if len(words) == count:
                found = use
            else:
                following[words[count]] = None
    return found
