"""Why an idea is good, in numbers counted on the board and over the Samurai's belief. No search is
involved, so anybody can verify them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from futago.goryo.puzzles.ideas import Idea, walks_of
from futago.goryo.puzzles.puzzle import EndWorth, Reason
from futago.goryo.rules.actions import GoryoAction, Move, Plan, Search, Sniff
from futago.goryo.rules.board import CUBES_ON, MOVES_MASK, NOBODY, Board
from futago.goryo.rules.moves import place_plan
from futago.goryo.rules.palace import Walk
from futago.goryo.rules.plans import legal_walks
from futago.goryo.state import GoryoState

STEPS = 2  # a samurai moves twice at most


class PossiblePlan(NamedTuple):
    """A plan that she may have made: the masks of her cubes, of the prints that count and of the
    spaces where she answers yes, its target and its weight."""

    mask: int
    prints: int
    answers: int
    target: int
    weight: float


def possible_plans(board: Board, belief: Mapping[Plan, float]) -> list[PossiblePlan]:
    """The plans of a belief as masks."""
    index, found = board.setup.floor.index, list[PossiblePlan]()
    for plan, weight in belief.items():
        other = board.copy()
        place_plan(other, plan)
        mask = board.setup.floor.mask(index[space] for space in (*plan.path, plan.target))
        shadow = 1 << index[plan.shadow] if plan.shadow is not None else 0
        found.append(PossiblePlan(mask, mask & ~shadow, other.answers, index[plan.target], weight))
    return found


def percent(chance: float) -> int:
    return round(100 * chance)


def count_targets(plans: Iterable[PossiblePlan]) -> int:
    return len({plan.target for plan in plans})


# ---------------------------------------------------------------- questions


class QuestionStats(NamedTuple):
    """What a question does to a belief."""

    paths: int
    yes: int
    no: int
    """Paths left by each answer; with a trick the same path may be left by both."""
    chance: int
    """The probability of a yes, in percent."""
    print: int
    """The probability of a print that counts, in percent."""
    targets: int
    yes_targets: int
    no_targets: int
    reach: int
    """Targets that the asking samurai can still reach."""

    @property
    def remaining_targets(self) -> float:
        """The average number of targets left by the answer, times 100."""
        return self.chance * self.yes_targets + (100 - self.chance) * self.no_targets


def question_stats(idea: Idea, plans: list[PossiblePlan]) -> QuestionStats:
    """The statistics of an idea's question."""
    _, asker, space = idea.key
    say_yes = [plan for plan in plans if plan.answers >> space & 1]
    say_no = [plan for plan in plans if not plan.answers >> space & 1]
    prints = sum(plan.weight for plan in say_yes if plan.prints >> space & 1)
    return QuestionStats(
        _count_paths(plans),
        _count_paths(say_yes),
        _count_paths(say_no),
        percent(sum(plan.weight for plan in say_yes)),
        percent(prints),
        count_targets(plans),
        count_targets(say_yes),
        count_targets(say_no),
        len(_reach(idea.before, asker) & {plan.target for plan in plans}),
    )


def _count_paths(plans: Iterable[PossiblePlan]) -> int:
    return len({(plan.mask, plan.target) for plan in plans})


def _reach(before: GoryoState, asker: int) -> set[int]:
    """Where a samurai can end the turn if his next cube is spent on a question."""
    setup, used = before.setup, before.used[asker]
    steps = min(STEPS - (used & MOVES_MASK), setup.cap - CUBES_ON[used] - 1, before.cubes - 1)
    reached = {before.at[asker]}
    for _ in range(steps):
        reached |= {space for here in reached for space in setup.floor.neighbours[here]}
    return reached


def stake(ending: EndWorth) -> list[Reason]:
    """How much a samurai on her target improves the chance, given the prints so far. Only in the
    last round: before it, the places of all samurai count as well."""
    if ending.slope:
        return []
    alone = percent(sum(worth[0] for worth in ending.pays.values()))
    caught = percent(sum(worth[1] for worth in ending.pays.values()))
    return [Reason("stake", {"alone": alone, "caught": caught})] if caught > alone else []


def why_ask(idea: Idea, runner_up: Idea | None, plans: list[PossiblePlan]) -> list[Reason]:
    """The reasons for a question, compared with the runner-up."""
    own = question_stats(idea, plans)
    other = question_stats(runner_up, plans) if runner_up is not None else None
    if own.no == 0 or own.yes == 0:  # the answer is certain: the question is about the print
        found = [Reason("sure", {"ways": own.paths, "yes": own.yes})]
    else:
        numbers = {"ways": own.paths, "yes": own.yes, "no": own.no, "chance": own.chance}
        found = [Reason("split", numbers)]
        if other is None or own.remaining_targets < other.remaining_targets:
            numbers = {"targets": own.targets, "yes": own.yes_targets, "no": own.no_targets}
            found.append(Reason("targets", numbers))
    if other is not None and own.reach > other.reach:
        found.append(Reason("reach", {"reach": own.reach, "targets": own.targets}))
    if other is not None and own.print > other.print:
        found.append(Reason("print", {"chance": own.print, "other": other.print}))
    return found


# ---------------------------------------------------------------- the end of the turn


def why_end(at: tuple[int, ...], board: GoryoState, plans: list[PossiblePlan]) -> list[Reason]:
    """The reasons for ending the turn with the samurai on these spaces."""
    stood = {plan.target for plan in plans} & set(at)
    chance = percent(sum(plan.weight for plan in plans if plan.target in stood))
    free = {
        then.at[board.setup.colour_index[colour]]
        for colour in board.setup.colours
        for _, then in walks_of(board, colour)
    }
    reached = len(free & {plan.target for plan in plans})
    return [
        Reason("stand", {"stood": len(stood), "chance": chance}),
        Reason("all", {"targets": count_targets(plans), "reached": reached}),
    ]


# ---------------------------------------------------------------- plans


class TargetStats(NamedTuple):
    """What is known about a target before any question."""

    reached: int
    """Samurai who can be there at the end of the turn."""
    new: bool
    """The tile of its type is intact."""
    loses: bool
    """Breaking it leaves one intact tile: the game is lost at once."""
    paths: int


def target_stats(board: GoryoState) -> dict[int, TargetStats]:
    """Her possible targets with their statistics."""
    setup = board.setup
    steps = min(STEPS, setup.cap)
    intact = len(setup.floor.types) - board.flipped.bit_count()
    different = {(walk.mask, walk.target) for walk in legal_walks(board)}
    paths = Counter(target for _, target in different)
    found = dict[int, TargetStats]()
    for target, count in sorted(paths.items()):
        new = not board.flipped >> setup.floor.type_of[target] & 1
        near = sum(_distance(board, at, target) <= steps for at in board.at)
        found[target] = TargetStats(near, new, new and intact == 2, count)
    return found


def _distance(board: Board, at: int, target: int) -> int:
    reached, steps = {at}, 0
    while target not in reached and steps <= STEPS + 1:
        reached |= {space for here in reached for space in board.setup.floor.neighbours[here]}
        steps += 1
    return steps


def askable(board: Board, walk: Walk, blinded: int = NOBODY) -> int:
    """The number of her cubes, except the start, that some samurai can ask about this round."""
    steps = min(STEPS, board.setup.cap - 1) + 1  # a question reaches one space further
    count = 0
    for space in range(len(board.setup.floor.ids)):
        if walk.mask >> space & 1 and space != board.start:
            asking = [at for samurai, at in enumerate(board.at) if samurai != blinded]
            count += any(_distance(board, at, space) <= steps for at in asking)
    return count


def why_plan(board: GoryoState, plan: Plan) -> list[Reason]:
    """The reasons for a plan: for its target, then for its path."""
    index = board.setup.floor.index
    target = index[plan.target]
    every = target_stats(board)
    own = every.pop(target)
    others = list(every.values())
    found = list[Reason]()
    if not own.loses and any(other.loses for other in others):
        found.append(Reason("loses", {"count": sum(other.loses for other in others)}))
    elif not own.new and any(other.new for other in others):
        found.append(Reason("old", {"count": sum(other.new for other in others)}))
    if own.reached == 0:
        found.append(Reason("far", {"others": sum(other.reached == 0 for other in others)}))
    elif own.reached < min(other.reached for other in others):
        least = min(other.reached for other in others)
        found.append(Reason("fewer", {"reached": own.reached, "least": least}))
    needed = board.setup.spirits - board.spirits
    enough = sum(other.reached >= needed for other in others)
    if needed == 1:
        found.append(Reason("last-spirit"))
    elif 0 < own.reached < needed and enough:
        found.append(Reason("catchers", {"needed": needed, "count": enough}))
    mask = board.setup.floor.mask(index[space] for space in (*plan.path, plan.target))
    walks = [walk for walk in legal_walks(board) if walk.target == target]
    exposed = {walk.mask: askable(board, walk) for walk in walks}
    if exposed[mask] < max(exposed.values()):
        numbers = {"cubes": exposed[mask], "most": max(exposed.values())}
        found.append(Reason("hidden", numbers))
    return found or [Reason("unexpected", {"targets": len(others) + 1})]


# ---------------------------------------------------------------- plans against stated questions


class Fate(NamedTuple):
    """What becomes of a plan when the Samurai does what he said."""

    clues: int
    caught: int
    """Samurai on the target at the end."""
    new: bool
    """It flips the tile of its type."""


def fate_of(board: GoryoState, plan: Plan, moves: Sequence[GoryoAction]) -> Fate:
    """The fate of a plan without powers; the start is never asked about."""
    setup = board.setup
    spaces = [setup.floor.ids[space] for space in board.at]
    at = dict(zip(setup.colours, spaces, strict=True))
    cubes, clues = {*plan.path, plan.target}, 0
    for move in moves:
        match move:
            case Move():
                at[move.samurai] = move.to
            case Search():
                clues += at[move.samurai] in cubes
            case Sniff():
                clues += move.space in cubes
    new = not board.flipped >> setup.floor.type_of[setup.floor.index[plan.target]] & 1
    return Fate(clues, list(at.values()).count(plan.target), new)


def why_slip(
    board: GoryoState, plan: Plan, others: Sequence[Fate], moves: Sequence[GoryoAction]
) -> list[Reason]:
    """Why a plan is the best against stated moves: its own fate, then that of all others."""
    own = fate_of(board, plan, moves)
    found = [Reason("slip", {"clues": own.clues, "caught": own.caught})]
    more = sum(other.clues > own.clues for other in others)
    caught = sum(other.clues <= own.clues and other.caught > own.caught for other in others)
    new = len(others) - more - caught
    numbers = {"others": len(others), "clues": more, "caught": caught, "rest": new}
    return [*found, Reason("slip-others", numbers)]
