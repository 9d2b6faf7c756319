"""What a seat may know, built from an allow-list.

The Goryō knows everything. The Samurai and spectators know what is public until the game is over;
then everything is revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from futago.game import ABOVE, Json
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import (
    GORYO,
    MOVES_MASK,
    NOBODY,
    NOWHERE,
    PHASES,
    POWERS,
    SEARCHED,
    SNIFFED,
    Board,
    GoryoSetup,
    PerSamurai,
)


class GoryoView(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat knows; what it may not know, or what does not exist yet, is None."""

    seat: str
    phase: str
    movers: tuple[str, ...]
    round: int
    first: str | None
    start: str | None
    samurai: dict[str, str]
    began: dict[str, str]
    broken: tuple[str, ...]
    intact: tuple[str, ...]
    sealed: tuple[str, ...]
    bag: int
    draws: int
    gong: int
    spirits: int
    left: tuple[str, ...]
    cursed: tuple[str, ...]
    illusion: str | None
    cubes: int
    used: dict[str, tuple[str, ...]]
    acting: str | None
    prints: dict[str, bool]
    question: str | None
    mistakes: tuple[tuple[int, str], ...]
    bound: str | None
    plan: dict[str, Any] | None
    winner: str | None
    reason: str | None

    def as_json(self) -> dict[str, Json]:
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data


ASKING: Final = {"search": SEARCHED, "sniff": SNIFFED}


def view(board: Board, seat: str) -> GoryoView:
    """The board as this seat sees it."""
    floor, setup = board.setup.floor, board.setup
    all_known = knows_all(board, seat)
    plan = board.plan if all_known else None
    bound = board.bound if all_known else NOWHERE
    return GoryoView(
        seat=seat,
        phase=PHASES[board.phase],
        movers=board.movers,
        round=board.round,
        first=floor.types[board.first] if board.first != NOWHERE else None,
        start=floor.ids[board.start] if board.start != NOWHERE else None,
        samurai=_standing(setup, board.at),
        began=_standing(setup, board.began),
        broken=tuple([floor.ids[space] for space in board.broken]),
        intact=_intact(setup, board.flipped),
        sealed=tuple([floor.types[kind] for kind in board.sealed]),
        bag=board.bag.bit_count(),
        draws=board.draws,
        gong=board.gong,
        spirits=board.spirits,
        left=POWERS_LEFT[board.left],
        cursed=tuple([floor.ids[space] for space in board.cursed]),
        illusion=setup.colours[board.blinded] if board.blinded != NOBODY else None,
        cubes=board.cubes,
        used={
            c: CUBE_NAMES[used] for c, used in zip(setup.colours, board.used, strict=True) if used
        },
        acting=setup.colours[board.acting] if board.acting != NOBODY else None,
        prints=_prints(setup, board.asked, board.yes),
        question=floor.ids[board.question] if board.question != NOWHERE else None,
        mistakes=tuple([(mistake.round, mistake.rule) for mistake in board.mistakes]),
        bound=floor.types[bound] if bound != NOWHERE else None,
        plan=plan_as_json(plan) if plan is not None else None,
        winner=board.outcome.winners[0] if board.outcome else None,
        reason=board.outcome.reason if board.outcome else None,
    )


# Parts of views that occur again and again. They are shared, so never change them.


@lru_cache(maxsize=4096)
def _standing(setup: GoryoSetup, at: PerSamurai) -> dict[str, str]:
    """Where each samurai stands."""
    return {c: setup.floor.ids[space] for c, space in zip(setup.colours, at, strict=True)}


@lru_cache(maxsize=4096)
def _intact(setup: GoryoSetup, flipped: int) -> tuple[str, ...]:
    """The types whose tile shows its intact side."""
    return tuple([t for n, t in enumerate(setup.floor.types) if not flipped >> n & 1])


@lru_cache(maxsize=4096)
def _prints(setup: GoryoSetup, asked: int, yes: int) -> dict[str, bool]:
    """The spaces asked about, with the answers."""
    index = setup.floor.index
    return {space: bool(yes >> index[space] & 1) for space in setup.floor.names(asked)}


def knows_all(board: Board, seat: str) -> bool:
    """Whether nothing is hidden from a seat."""
    return seat in (GORYO, ABOVE) or board.outcome is not None


def _cubes_on(used: int) -> tuple[str, ...]:
    """The action cubes on one samurai's board, by name."""
    moves = ("move",) * (used & MOVES_MASK)
    others = tuple(name for name, bit in ASKING.items() if used & bit)
    return moves + others


CUBE_NAMES: Final = tuple(map(_cubes_on, range(16)))
POWERS_LEFT: Final = tuple(
    tuple(power for power, bit in POWERS.items() if left & bit) for left in range(16)
)


def plan_from_json(fields: Mapping[str, Json]) -> Plan:
    """The plan from the fields in a view."""
    return Plan(**{**fields, "path": tuple(fields["path"])})


def plan_as_json(plan: Plan) -> dict[str, Json]:
    """The fields of a plan as in a record, without `do`."""
    fields = plan.as_json()
    del fields["do"]
    return fields
