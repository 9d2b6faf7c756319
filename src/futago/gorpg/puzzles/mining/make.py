"""Makes a puzzle from a position if one idea is clearly the best."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from futago.coach.report import Unit
from futago.gorpg import GAME
from futago.gorpg.coach.alternatives import alternatives
from futago.gorpg.coach.judgement import SCAN, seed_of, unit_of
from futago.gorpg.puzzles.ideas import KINDS, Kind, idea_text, key_of
from futago.gorpg.puzzles.mining.enumerate import Ideas, TooMany, every_idea
from futago.gorpg.puzzles.mining.last_stand import left_after, standings
from futago.gorpg.puzzles.mining.values import DIGITS, Judge, Valued, ranked
from futago.gorpg.puzzles.puzzle import Prospect, Puzzle, position_line
from futago.gorpg.rules.position import options_of
from futago.gorpg.state import GorpgState


class Limits(NamedTuple):
    """By how much the best idea must be better than all others, and how close to it an idea counts
    as the same."""

    margin: float
    alike: float


LIMITS: Final[dict[Unit, Limits]] = {"score": Limits(18.0, 5.0), "chance": Limits(0.07, 0.02)}
ERRORS: Final = 5.0
"""The margin must exceed so many standard errors."""
WORTH_ERRORS: Final = 3.0
SCREEN, CLOSE, CONFIRM = 24, 200, 640
"""Games per idea: for a first look, for the better ones, for those that matter."""
SCAN_GAMES, LEAST_SCAN, MOST_SCAN = 2000, 24, 96
"""Games for all ideas together, and for each of them."""
LOOKED_AT: Final = 6
LEAST_IDEAS: Final = {"quest": 8, "battle": 5, "buy": 3, "hire": 4, "last": 5}
MOST_RIGHT: Final = 6
MOST_NEAR: Final = 26
CLOSE_OTHERS: Final = 3
"""How many ideas besides the best are confirmed."""
AGAIN: Final = 40
"""Added to a seed for fresh luck."""


def puzzle_at(state: GorpgState) -> Puzzle | None:
    """The puzzle of the seat to move, if its position makes one. Everything is computed from what
    the seat may know."""
    kind, seat = KINDS[state.phase], state.movers[0]
    line = position_line(state, seat)
    board = _position(line)
    judge, unit = Judge(board), unit_of(board.options)
    # The last battle is nearly over: all ideas are looked at in no time.
    if kind != "last" and not _may_be_clear(judge, LIMITS[unit]):
        return None
    try:
        ideas = every_idea(board, kind, judge.simulator.temper, seed_of(board, SCAN))
    except TooMany:
        return None
    if len(ideas) < LEAST_IDEAS[kind]:
        return None
    if kind == "last" and board.setup.solo:
        return _last_stand(board, ideas, line)
    return _made(judge, ideas, kind, line)


def _position(line: str) -> GorpgState:
    return GAME.position(line, options_of(line))


def _may_be_clear(judge: Judge, limits: Limits) -> bool:
    """A quick look at a few ideas."""
    board, seed = judge.board, seed_of(judge.board, SCAN)
    few = alternatives(board, judge.simulator.temper, seed, LOOKED_AT)
    keys = {key_of(board, moves): moves for moves in reversed(few)}
    if len(keys) < 2:
        return False
    best, second, *_ = ranked(judge.valued(key, [m], SCREEN, seed) for key, m in keys.items())
    lead, error = best.lead_over(second)
    if KINDS[board.phase] == "quest":  # groups for the same location are often about equal
        apart = [one for one in keys if one.split()[0] != best.key.split()[0]]
        others = ranked(judge.valued(key, [keys[key]], SCREEN, seed) for key in apart)
        if not others:
            return False
        lead, error = best.lead_over(others[0])
    return lead + 0.5 * error > limits.margin


def split(found: list[Valued], limits: Limits) -> int:
    """How many of the best ideas are the same; 0 if there is no clear gap below them."""
    best = found[0].value
    for place, one in enumerate(found):
        if best - one.value >= limits.margin:
            return place
        if best - one.value > limits.alike:
            return 0
    return 0


def _most_right(kind: Kind, ideas: int) -> int:
    """How many ideas may count as the best. In the last battle it is often a matter of whom to
    attack first, whoever does it."""
    if kind == "last":
        return min(MOST_RIGHT + 2, 2 * ideas // 5)
    return min(MOST_RIGHT, ideas // 3)


def _last_stand(board: GorpgState, ideas: Ideas, line: str) -> Puzzle | None:
    """The puzzle of a single player's last battle, in which some ideas win and all others lose,
    however well it is fought on."""
    found = standings(board, ideas)
    if found is None:
        return None
    won = [key for key, wins in found.items() if wins]
    lost = [key for key, wins in found.items() if not wins]
    if not won or not lost or len(won) > _most_right("last", len(found)):
        return None
    tempting = min(lost, key=lambda key: left_after(board, ideas[key][0]))
    return Puzzle(
        id="",
        kind="last",
        seat=board.movers[0],
        level=0,
        position=line,
        solutions=tuple(idea_text(ideas[key][0]) for key in won),
        first=Prospect(idea_text(ideas[won[0]][0]), 1.0),
        second=Prospect(idea_text(ideas[tempting][0]), 0.0),
        error=0.0,
        right=tuple(won),
        ideas={key: float(wins) for key, wins in found.items()},
    )


def _stored(one: Valued, unit: Unit) -> float:
    """Chances that were shifted stay chances."""
    value = one.value if unit == "score" else min(max(one.value, 0.0), 1.0)
    return round(value, DIGITS[unit])


def _made(judge: Judge, ideas: Ideas, kind: Kind, line: str) -> Puzzle | None:
    board = judge.board
    unit = unit_of(board.options)
    limits, seed = LIMITS[unit], seed_of(board, AGAIN)
    scan = min(MOST_SCAN, max(LEAST_SCAN, SCAN_GAMES // sum(map(len, ideas.values()))))
    rough = judge.all_valued(ideas, scan, seed)
    place, least = rough[0].key.split()[0], rough[0].value - 2.5 * limits.margin
    # Groups for the same location may all be about as good: there a rough value does not do.
    near = [
        one
        for one in rough
        if one.value > least or (kind == "quest" and one.key.split()[0] == place)
    ]
    if len(near) > MOST_NEAR:
        return None
    loose = Limits(0.6 * limits.margin, 0.55 * limits.margin)
    if not split(rough, loose):
        return None
    closer = ranked(judge.valued(one.key, [one.moves], CLOSE, seed + 1) for one in near)
    far = [one for one in rough if one not in near]
    if not split([*closer, *far], limits):
        return None
    sure = ranked(
        judge.valued(one.key, [one.moves], CONFIRM, seed + 2, closely=True)
        for one in closer[: split([*closer, *far], limits) + CLOSE_OTHERS]
    )
    known = {one.key for one in sure}
    shift = sure[0].value - next(one.value for one in closer if one.key == sure[0].key)
    rest = [replace(one, shift=shift) for one in (*closer, *far) if one.key not in known]
    every = ranked([*sure, *rest])
    count = split(every, limits)
    if not 0 < count <= _most_right(kind, len(every)) or count >= len(sure):
        return None
    right, others = every[:count], every[count:]
    if kind == "quest" and len({one.key.split()[0] for one in right}) > 1:
        return None
    best, second = right[0], next((one for one in sure if one not in right), None)
    if second is None or others[0].value > second.value:
        return None
    lead, error = best.lead_over(second)
    if lead < ERRORS * error or not best.helps_more_than(second, WORTH_ERRORS):
        return None
    if kind in ("buy", "hire") and count > 1:
        return None
    return Puzzle(
        id="",
        kind=kind,
        seat=judge.seat,
        level=0,
        position=line,
        solutions=tuple(idea_text(one.moves) for one in right),
        first=judge.prospect(best, CONFIRM, seed + 2),
        second=judge.prospect(second, CONFIRM, seed + 2),
        error=round(error, 4),
        right=tuple(one.key for one in right),
        ideas={one.key: _stored(one, unit) for one in every},
    )
