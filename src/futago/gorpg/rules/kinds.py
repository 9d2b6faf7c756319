"""The kinds of actions under each version of the rules, and actions from the moves of records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import msgspec

from futago.game import BadInput, Json
from futago.gorpg.rules.actions import (
    Attack,
    Buy,
    Equip,
    Goods,
    GorpgAction,
    Hire,
    Lay,
    RestOrRecruit,
    Retreat,
    Trade,
)
from futago.gorpg.rules.versions import Rules
from futago.texts import Text


@cache
def kinds_under(rules: Rules) -> dict[str, type[GorpgAction]]:
    """The kinds of actions under a version of the rules, by their first word."""
    kinds = {kind.__name__.lower(): kind for kind in GorpgAction.__args__}
    del kinds["restorrecruit"]
    if not rules.recruit_when_back:
        kinds["rest"] = RestOrRecruit
        del kinds["recruit"]
    return kinds


_SETS: Final = {
    Equip: ("items",),
    Lay: ("monsters",),
    Retreat: ("leave",),
    Buy: ("items", "pay"),
    Hire: ("dismiss", "items", "trophies"),
    Goods: ("heroes", "items"),
}
"""Lists whose order does not matter."""


def action_from_json(data: Mapping[str, Json], rules: Rules) -> GorpgAction:
    """A move of a record, without the mover; its fields must match exactly."""
    fields, kinds = dict(data), kinds_under(rules)
    do = fields.pop("do", None)
    kind = kinds.get(do) if isinstance(do, str) else None
    if kind is None:
        raise BadInput(Text("move-unknown", do=str(do), known=", ".join(kinds)))
    expected = set(kind.__dataclass_fields__)
    if kind is Trade:
        expected = {"with", "give", "take"}
    elif kind is Attack and "seat" not in fields:
        expected = {"hero", "target"}
    if set(fields) != expected:
        odd = min(set(fields) ^ expected)
        raise BadInput(Text("move-fields", do=str(do), field=odd))
    if kind is Attack and fields.get("seat", "") is None:
        raise BadInput(Text("move-fields", do=str(do), field="seat"))
    if kind is Trade:
        fields["partner"] = fields.pop("with")
        for side in ("give", "take"):
            goods = fields[side]
            if not isinstance(goods, Mapping) or set(goods) != {"heroes", "items"}:
                raise BadInput(Text("move-fields", do=str(do), field=side))
    try:
        action: GorpgAction = in_order(msgspec.convert(fields, kind))
    except msgspec.ValidationError as error:
        raise BadInput(Text("move-bad-field", do=str(do), error=str(error))) from None
    return action


def in_order(action: Any) -> Any:
    """The same action, with the lists sorted whose order does not matter."""
    if isinstance(action, Trade):
        return Trade(action.partner, in_order(action.give), in_order(action.take))
    names = _SETS.get(type(action), ())
    if not names:
        return action
    fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
    return type(action)(**{k: tuple(sorted(v)) if k in names else v for k, v in fields.items()})
