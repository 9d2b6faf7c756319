"""The public state when the Goryō starts to plan, with a belief of her bound type.

Reads and writes the exchange format of positions (docs/records.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, Self

import msgspec

from futago.game import BadInput, Json
from futago.goryo.rules.board import BY_GORYO, PLAN, POWERS, Board, GoryoSetup, setup_of
from futago.goryo.rules.hidden import with_bound
from futago.goryo.rules.options import options_from
from futago.goryo.rules.palace import Walk
from futago.goryo.rules.plans import legal_walks
from futago.goryo.state import GoryoState
from futago.texts import Text

BELIEF_ROUNDING: Final = 1e-5
"""How far the sum of a belief may be from one, since files are written with few digits."""


class _PositionFields(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A position as stored in files."""

    options: dict[str, Any]
    round: int
    start: str
    samurai: dict[str, str]
    broken: list[str]
    first: str
    sealed: list[str] = []
    gong: int = 0
    spirits: int = 0
    sprint_left: bool = False
    trail_left: bool = False
    shadow_left: bool = False
    illusion_left: bool = False
    cursed: list[str] = []
    bound: dict[str, float] = {}


@dataclass(frozen=True)
class Situation:
    """The start of a round, with spaces and types as numbers of the palace's floor."""

    setup: GoryoSetup
    round: int
    start: int
    at: tuple[int, ...]
    broken: tuple[int, ...]
    first: int
    sealed: tuple[int, ...]
    gong: int
    spirits: int
    left: int
    cursed: tuple[int, ...]
    bound: tuple[float, ...]
    """The belief of each bound type; by default, all possible types are equally likely."""

    @classmethod
    def of(cls, board: Board, bound: Mapping[int, float] | None = None) -> Self:
        """The situation at the start of a board's current round."""
        began = board.began if board.plan is not None else board.at
        known = cls(
            board.setup,
            board.round,
            board.start,
            began,
            board.broken,
            board.first,
            board.sealed,
            board.gong,
            board.spirits,
            board.left,
            board.cursed,
            (),
        )
        return known.with_belief(bound)

    def with_belief(self, bound: Mapping[int, float] | None) -> Self:
        """The same with another belief of the bound type; None: all possible types equally."""
        kinds = range(len(self.setup.floor.types))
        if bound is None:
            may_be = [kind for kind in kinds if kind in self.intact and self.walks(kind)]
            bound = {kind: 1 / len(may_be) for kind in may_be}
        return replace(self, bound=tuple(bound.get(kind, 0.0) for kind in kinds))

    @cached_property
    def flipped(self) -> frozenset[int]:
        """Types whose tile shows its broken side."""
        kinds = self.setup.floor.type_of
        return frozenset({self.first, *self.sealed, *(kinds[space] for space in self.broken)})

    @cached_property
    def intact(self) -> frozenset[int]:
        return frozenset(range(len(self.setup.floor.types))) - self.flipped

    @cached_property
    def board(self) -> GoryoState:
        """The board at the start of her turn, without a bound type."""
        board = GoryoState(self.setup)
        board.phase, board.movers = PLAN, BY_GORYO
        board.round, board.start = self.round, self.start
        board.at = board.began = self.at
        board.broken, board.sealed = self.broken, self.sealed
        board.broken_mask = self.setup.floor.mask(self.broken)
        board.first, board.flipped = self.first, self.setup.floor.mask(self.flipped)
        board.gong, board.spirits, board.left = self.gong, self.spirits, self.left
        board.cursed = self.cursed
        return board

    def with_bound(self, kind: int) -> GoryoState:
        """The board at the start of her turn with this bound type."""
        return with_bound(self.board, kind)

    def walks(self, kind: int) -> list[Walk]:
        """Her legal walks with this bound type."""
        return legal_walks(self.with_bound(kind))

    @cached_property
    def cornered(self) -> float:
        """How likely it is that she has no legal plan and loses."""
        return sum(p for kind, p in enumerate(self.bound) if p and not self.walks(kind))

    # ------------------------------------------------------------ files

    @classmethod
    def read(cls, data: Json, setup: GoryoSetup | None = None) -> Self:
        """The situation of a position from a file; `BadInput` says what is wrong with it."""
        try:
            given = msgspec.convert(data, _PositionFields)
        except msgspec.ValidationError as error:
            raise BadInput(Text("solve-bad-position", reason=str(error))) from None
        setup = setup or setup_of(options_from(given.options, balanced=False))
        floor = setup.floor
        if given.samurai.keys() != set(setup.colours):
            raise BadInput(Text("solve-contradiction", name="samurai"))
        try:
            powers = {name: getattr(given, f"{name}_left") for name in POWERS}
            found = cls(
                setup,
                given.round,
                floor.index[given.start],
                floor.numbers([given.samurai[colour] for colour in setup.colours]),
                floor.numbers(given.broken),
                floor.type_index[given.first],
                tuple(floor.type_index[kind] for kind in given.sealed),
                given.gong,
                given.spirits,
                sum(POWERS[name] for name, left in powers.items() if left),
                floor.numbers(given.cursed),
                (),
            )
            bound = {floor.type_index[kind]: share for kind, share in given.bound.items()}
        except KeyError as error:
            raise BadInput(Text("solve-unknown-name", name=str(error.args[0]))) from None
        found._check(bound)
        total = sum(bound.values())
        if abs(total - 1) > 1e-12:  # written with few digits
            bound = {kind: share / total for kind, share in bound.items()}
        return found.with_belief(bound or None)

    def _check(self, bound: Mapping[int, float]) -> None:
        """Raise `BadInput` for the first contradiction to the rules."""
        kinds = self.setup.floor.type_of
        cursed = 2 if self.setup.options.variant == "cursed-object" else 0
        drawn = (self.first, *self.sealed)
        wrong = {
            "round": not 1 <= self.round <= self.setup.rounds,
            "broken": self.start not in self.broken or len({*self.broken}) < len(self.broken),
            "first": self.first not in {kinds[space] for space in self.broken},
            "sealed": len({*drawn}) < len(drawn),
            "over": len(self.intact) < 2,
            "gong": not 0 <= self.gong <= self.setup.gong_length,
            "spirits": not 0 <= self.spirits < self.setup.spirits,
            "powers": self.left & ~self.setup.powers != 0,
            "cursed": len(self.cursed) != cursed
            or len({*self.cursed}) < cursed
            or any(kinds[space] != self.first for space in self.cursed),
            "bound": bool(bound)
            and (
                not abs(sum(bound.values()) - 1) <= BELIEF_ROUNDING
                or min(bound.values()) < 0
                or any(share and kind not in self.intact for kind, share in bound.items())
            ),
        }
        for name, is_wrong in wrong.items():
            if is_wrong:
                raise BadInput(Text("solve-contradiction", name=name))

    def as_json(self) -> dict[str, Json]:
        """The position as stored in files."""
        floor, colours = self.setup.floor, self.setup.colours
        written = _PositionFields(
            options=msgspec.to_builtins(self.setup.options),
            round=self.round,
            start=floor.ids[self.start],
            samurai={c: floor.ids[at] for c, at in zip(colours, self.at, strict=True)},
            broken=[floor.ids[space] for space in self.broken],
            first=floor.types[self.first],
            sealed=[floor.types[kind] for kind in self.sealed],
            gong=self.gong,
            spirits=self.spirits,
            cursed=[floor.ids[space] for space in self.cursed],
            bound={floor.types[kind]: p for kind, p in enumerate(self.bound) if p},
            **{f"{name}_left": bool(self.left & bit) for name, bit in POWERS.items()},
        )
        return {name: getattr(written, name) for name in written.__struct_fields__}
