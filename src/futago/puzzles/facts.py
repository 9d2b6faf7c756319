"""Reasons in numbers, counted on the board and over what the Samurai believes. No search is needed:
anybody can count them again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from futago.goryo.actions import Plan
from futago.goryo.board import CUBES_ON, MOVES_MASK, NOBODY, Board
from futago.goryo.palace import Walk
from futago.goryo.plans import legal_walks
from futago.goryo.rules import place_plan
from futago.goryo.state import GoryoState
from futago.puzzles.ideas import Idea, walks_of
from futago.puzzles.puzzle import Fact

STEPS = 2  # a samurai moves twice at most


class Suspect(NamedTuple):
    """A plan that she may have made: her cubes, where their prints count, where she says yes, its
    target and its weight."""

    mask: int
    prints: int
    answers: int
    target: int
    weight: float


def suspects(board: Board, belief: Mapping[Plan, float]) -> list[Suspect]:
    """The plans of a belief as sets of spaces."""
    index, found = board.setup.floor.index, list[Suspect]()
    for plan, weight in belief.items():
        other = board.copy()
        place_plan(other, plan)
        mask = board.setup.floor.mask(index[space] for space in (*plan.path, plan.target))
        shadow = 1 << index[plan.shadow] if plan.shadow is not None else 0
        found.append(Suspect(mask, mask & ~shadow, other.answers, index[plan.target], weight))
    return found


def percent(chance: float) -> int:
    return round(100 * chance)


def targets_of(those: Iterable[Suspect]) -> int:
    return len({one.target for one in those})


# ---------------------------------------------------------------- questions


class Asked(NamedTuple):
    """What a question does to a belief."""

    ways: int
    yes: int
    no: int
    """Ways that may answer so: with a trick she may answer either way on one and the same."""
    chance: int
    """Of a yes, in percent."""
    print: int
    """Chance of a print that counts, in percent."""
    targets: int
    yes_targets: int
    no_targets: int
    reach: int
    """Targets that he who asks can still get to."""

    @property
    def left_over(self) -> float:
        """How many targets remain, on average."""
        return self.chance * self.yes_targets + (100 - self.chance) * self.no_targets


def asked(idea: Idea, those: list[Suspect]) -> Asked:
    """Counts for the question of an idea."""
    _, asker, space = idea.key
    say_yes = [one for one in those if one.answers >> space & 1]
    say_no = [one for one in those if not one.answers >> space & 1]
    prints = sum(one.weight for one in say_yes if one.prints >> space & 1)
    return Asked(
        _ways(those),
        _ways(say_yes),
        _ways(say_no),
        percent(sum(one.weight for one in say_yes)),
        percent(prints),
        targets_of(those),
        targets_of(say_yes),
        targets_of(say_no),
        len(_reach(idea.before, asker) & {one.target for one in those}),
    )


def _ways(those: Iterable[Suspect]) -> int:
    return len({(one.mask, one.target) for one in those})


def _reach(before: GoryoState, asker: int) -> set[int]:
    """Where he can be when the turn is over, if his next cube goes into a question."""
    setup, used = before.setup, before.used[asker]
    steps = min(STEPS - (used & MOVES_MASK), setup.cap - CUBES_ON[used] - 1, before.cubes - 1)
    reached = {before.at[asker]}
    for _ in range(steps):
        reached |= {space for here in reached for space in setup.floor.neighbours[here]}
    return reached


def stake(ending: Mapping[str, Sequence[float]]) -> list[Fact]:
    """What a samurai on her target is worth, with the prints that there are; if it is anything."""
    alone = percent(sum(worth[0] for worth in ending.values()))
    caught = percent(sum(worth[1] for worth in ending.values()))
    return [Fact("stake", {"alone": alone, "caught": caught})] if caught > alone else []


def why_ask(idea: Idea, runner_up: Idea | None, those: list[Suspect]) -> list[Fact]:
    """What speaks for a question: first what it does better than the runner-up."""
    own = asked(idea, those)
    other = asked(runner_up, those) if runner_up is not None else None
    if own.no == 0 or own.yes == 0:  # no answer tells anything: it is about the print
        found = [Fact("sure", {"ways": own.ways, "yes": own.yes})]
    else:
        numbers = {"ways": own.ways, "yes": own.yes, "no": own.no, "chance": own.chance}
        found = [Fact("split", numbers)]
        if other is None or own.left_over < other.left_over:
            numbers = {"targets": own.targets, "yes": own.yes_targets, "no": own.no_targets}
            found.append(Fact("targets", numbers))
    if other is not None and own.reach > other.reach:
        found.append(Fact("reach", {"reach": own.reach, "targets": own.targets}))
    if other is not None and own.print > other.print:
        found.append(Fact("print", {"chance": own.print, "other": other.print}))
    return found


# ---------------------------------------------------------------- the end of the turn


def why_end(at: tuple[int, ...], board: GoryoState, those: list[Suspect]) -> list[Fact]:
    """What speaks for standing somewhere and asking no more."""
    stood = {one.target for one in those} & set(at)
    chance = percent(sum(one.weight for one in those if one.target in stood))
    free = {
        then.at[board.setup.colour_index[colour]]
        for colour in board.setup.colours
        for _, then in walks_of(board, colour)
    }
    reached = len(free & {one.target for one in those})
    return [
        Fact("stand", {"stood": len(stood), "chance": chance}),
        Fact("all", {"targets": targets_of(those), "reached": reached}),
    ]


# ---------------------------------------------------------------- plans


class Goal(NamedTuple):
    """What can be said of a target before anybody asks."""

    reached: int
    """Samurai who can be there when the turn is over."""
    new: bool
    """Its type's tile still shows the whole object."""
    loses: bool
    """Breaking it leaves one tile: the game is lost at once."""
    ways: int


def goals(board: GoryoState) -> dict[int, Goal]:
    """Her targets, by what is good and bad about them."""
    setup = board.setup
    steps = min(STEPS, setup.cap)
    intact = len(setup.floor.types) - board.flipped.bit_count()
    different = {(walk.mask, walk.target) for walk in legal_walks(board)}
    ways = Counter(target for _, target in different)
    found = dict[int, Goal]()
    for target, count in sorted(ways.items()):
        new = not board.flipped >> setup.floor.type_of[target] & 1
        near = sum(_apart(board, at, target) <= steps for at in board.at)
        found[target] = Goal(near, new, new and intact == 2, count)
    return found


def _apart(board: Board, at: int, target: int) -> int:
    reached, steps = {at}, 0
    while target not in reached and steps <= STEPS + 1:
        reached |= {space for here in reached for space in board.setup.floor.neighbours[here]}
        steps += 1
    return steps


def askable(board: Board, walk: Walk, blinded: int = NOBODY) -> int:
    """Her cubes, without the start, about which some samurai can ask in this round."""
    steps = min(STEPS, board.setup.cap - 1) + 1  # a question reaches one space further
    count = 0
    for space in range(len(board.setup.floor.ids)):
        if walk.mask >> space & 1 and space != board.start:
            asking = [at for samurai, at in enumerate(board.at) if samurai != blinded]
            count += any(_apart(board, at, space) <= steps for at in asking)
    return count


def why_plan(board: GoryoState, plan: Plan) -> list[Fact]:
    """What speaks for a plan: for its target, then for its way there."""
    index = board.setup.floor.index
    target = index[plan.target]
    every = goals(board)
    own = every.pop(target)
    others = list(every.values())
    found = list[Fact]()
    if not own.loses and any(other.loses for other in others):
        found.append(Fact("loses", {"count": sum(other.loses for other in others)}))
    elif not own.new and any(other.new for other in others):
        found.append(Fact("old", {"count": sum(other.new for other in others)}))
    if own.reached == 0:
        found.append(Fact("far", {"others": sum(other.reached == 0 for other in others)}))
    elif own.reached < min(other.reached for other in others):
        least = min(other.reached for other in others)
        found.append(Fact("fewer", {"reached": own.reached, "least": least}))
    needed = board.setup.spirits - board.spirits
    enough = sum(other.reached >= needed for other in others)
    if needed == 1:
        found.append(Fact("last-spirit"))
    elif 0 < own.reached < needed and enough:
        found.append(Fact("catchers", {"needed": needed, "count": enough}))
    mask = board.setup.floor.mask(index[space] for space in (*plan.path, plan.target))
    ways = [walk for walk in legal_walks(board) if walk.target == target]
    exposed = {walk.mask: askable(board, walk) for walk in ways}
    if exposed[mask] < max(exposed.values()):
        numbers = {"cubes": exposed[mask], "most": max(exposed.values())}
        found.append(Fact("hidden", numbers))
    return found or [Fact("unexpected", {"targets": len(others) + 1})]
