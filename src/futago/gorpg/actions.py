"""The moves of Go RPG: small frozen values with a notation and the form that records give them.

A list whose order means nothing is kept sorted, so that an action is written in one way only. The
order counts for the heroes of a muster, a quest and a hire: so they stand, left to right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from futago.game import BadInput, Json
from futago.texts import Text

Cards: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Leader:
    """Chance draws the first leader."""

    seat: str

    def __str__(self) -> str:
        return f"leader {self.seat}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "leader", "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals the top card of a deck."""

    deck: str
    card: str
    to: str

    def __str__(self) -> str:
        return f"deal {self.deck} {self.card} {self.to}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "deal", "deck": self.deck, "card": self.card, "to": self.to}


@dataclass(frozen=True, slots=True)
class Muster:
    """A party picks its first heroes."""

    heroes: Cards

    def __str__(self) -> str:
        return " ".join(("muster", *self.heroes))

    def as_json(self) -> dict[str, Json]:
        return {"do": "muster", "heroes": list(self.heroes)}


@dataclass(frozen=True, slots=True)
class Equip:
    """A hero gets these items and no others."""

    hero: str
    items: Cards = ()

    def __str__(self) -> str:
        return " ".join(("equip", self.hero, *self.items))

    def as_json(self) -> dict[str, Json]:
        return {"do": "equip", "hero": self.hero, "items": list(self.items)}


@dataclass(frozen=True, slots=True)
class Quest:
    """A party goes to a slot with some heroes, left to right."""

    slot: str
    heroes: Cards

    def __str__(self) -> str:
        return " ".join(("quest", self.slot, *self.heroes))

    def as_json(self) -> dict[str, Json]:
        return {"do": "quest", "slot": self.slot, "heroes": list(self.heroes)}


@dataclass(frozen=True, slots=True)
class Rest:
    """The whole party rests; once a game it may come home with a hero from the tavern."""

    recruit: bool = False

    def __str__(self) -> str:
        return "rest recruit" if self.recruit else "rest"

    def as_json(self) -> dict[str, Json]:
        return {"do": "rest", "recruit": self.recruit}


@dataclass(frozen=True, slots=True)
class Lay:
    """The Overlord lays monsters on a slot."""

    slot: str
    monsters: Cards

    def __str__(self) -> str:
        return " ".join(("lay", self.slot, *self.monsters))

    def as_json(self) -> dict[str, Json]:
        return {"do": "lay", "slot": self.slot, "monsters": list(self.monsters)}


@dataclass(frozen=True, slots=True)
class Attack:
    """A hero attacks a monster; with a seat, that party's hero."""

    hero: str
    target: str
    seat: str | None = None

    def __str__(self) -> str:
        if self.seat is not None:
            return f"attack {self.hero} {self.seat} {self.target}"
        return f"attack {self.hero} {self.target}"

    def as_json(self) -> dict[str, Json]:
        move: dict[str, Json] = {"do": "attack", "hero": self.hero, "target": self.target}
        return move if self.seat is None else {**move, "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Strike:
    """A monster strikes a hero."""

    monster: str
    hero: str

    def __str__(self) -> str:
        return f"strike {self.monster} {self.hero}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "strike", "monster": self.monster, "hero": self.hero}


@dataclass(frozen=True, slots=True)
class Retreat:
    """A party leaves a battle, and some trophies behind."""

    leave: Cards = ()

    def __str__(self) -> str:
        return " ".join(("retreat", *self.leave))

    def as_json(self) -> dict[str, Json]:
        return {"do": "retreat", "leave": list(self.leave)}


@dataclass(frozen=True, slots=True)
class Pass:
    """Stay for the reply; buy nothing; be ready for the last battle."""

    def __str__(self) -> str:
        return "pass"

    def as_json(self) -> dict[str, Json]:
        return {"do": "pass"}


@dataclass(frozen=True, slots=True)
class Dismiss:
    """A hero too many leaves."""

    hero: str

    def __str__(self) -> str:
        return f"dismiss {self.hero}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "dismiss", "hero": self.hero}


@dataclass(frozen=True, slots=True)
class Buy:
    """A party buys items with trophies."""

    items: Cards
    pay: Cards

    def __str__(self) -> str:
        return " ".join(("buy", *self.items, "pay", *self.pay))

    def as_json(self) -> dict[str, Json]:
        return {"do": "buy", "items": list(self.items), "pay": list(self.pay)}


@dataclass(frozen=True, slots=True)
class Hire:
    """A party hires heroes for items, trophies and coins; `dismiss` makes room for them."""

    heroes: Cards
    dismiss: Cards = ()
    items: Cards = ()
    trophies: Cards = ()
    coins: int = 0

    def __str__(self) -> str:
        words = ["hire", *self.heroes]
        if self.dismiss:
            words += ["dismiss", *self.dismiss]
        if self.items:
            words += ["items", *self.items]
        if self.trophies:
            words += ["trophies", *self.trophies]
        if self.coins:
            words += ["coins", str(self.coins)]
        return " ".join(words)

    def as_json(self) -> dict[str, Json]:
        return {
            "do": "hire",
            "heroes": list(self.heroes),
            "items": list(self.items),
            "trophies": list(self.trophies),
            "coins": self.coins,
            "dismiss": list(self.dismiss),
        }


@dataclass(frozen=True, slots=True)
class Goods:
    """What changes hands in a trade; a hero's items go with it and are not named."""

    heroes: Cards = ()
    items: Cards = ()

    def words(self) -> list[str]:
        heroes = ["heroes", *self.heroes] if self.heroes else []
        return heroes + (["items", *self.items] if self.items else [])

    def as_json(self) -> dict[str, Json]:
        return {"heroes": list(self.heroes), "items": list(self.items)}


@dataclass(frozen=True, slots=True)
class Trade:
    """A party offers another one an exchange."""

    partner: str
    give: Goods = Goods()
    take: Goods = Goods()

    def __str__(self) -> str:
        words = ["trade", self.partner]
        for word, goods in (("give", self.give), ("take", self.take)):
            if goods.heroes or goods.items:
                words += [word, *goods.words()]
        return " ".join(words)

    def as_json(self) -> dict[str, Json]:
        goods = {"give": self.give.as_json(), "take": self.take.as_json()}
        return {"do": "trade", "with": self.partner, **goods}


@dataclass(frozen=True, slots=True)
class Accept:
    """The other party agrees to the exchange."""

    def __str__(self) -> str:
        return "accept"

    def as_json(self) -> dict[str, Json]:
        return {"do": "accept"}


@dataclass(frozen=True, slots=True)
class Decline:
    """The other party does not agree."""

    def __str__(self) -> str:
        return "decline"

    def as_json(self) -> dict[str, Json]:
        return {"do": "decline"}


@dataclass(frozen=True, slots=True)
class Condemn:
    """The Overlord names who loses a tie."""

    seat: str

    def __str__(self) -> str:
        return f"condemn {self.seat}"

    def as_json(self) -> dict[str, Json]:
        return {"do": "condemn", "seat": self.seat}


GorpgAction: TypeAlias = (
    Leader
    | Deal
    | Muster
    | Equip
    | Quest
    | Rest
    | Lay
    | Attack
    | Strike
    | Retreat
    | Pass
    | Dismiss
    | Buy
    | Hire
    | Trade
    | Accept
    | Decline
    | Condemn
)

KINDS: Final[dict[str, type[GorpgAction]]] = {
    kind.__name__.lower(): kind for kind in GorpgAction.__args__
}
_SETS: Final = {
    Equip: ("items",),
    Lay: ("monsters",),
    Retreat: ("leave",),
    Buy: ("items", "pay"),
    Hire: ("dismiss", "items", "trophies"),
    Goods: ("heroes", "items"),
}
"""Lists in which the order means nothing."""


def action_from_json(data: Mapping[str, Json]) -> GorpgAction:
    """A move of a record, exactly its fields, without the mover."""
    fields = dict(data)
    do = fields.pop("do", None)
    kind = KINDS.get(do) if isinstance(do, str) else None
    if kind is None:
        raise BadInput(Text("move-unknown", do=str(do), known=", ".join(KINDS)))
    expected = set(kind.__dataclass_fields__)
    if kind is Trade:
        expected = {"with", "give", "take"}
    elif kind is Attack and "seat" not in fields:
        expected = {"hero", "target"}
    if set(fields) != expected:
        odd = sorted(set(fields) ^ expected)[0]
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
    """The same action with its lists sorted where the order means nothing."""
    if isinstance(action, Trade):
        return Trade(action.partner, in_order(action.give), in_order(action.take))
    names = _SETS.get(type(action), ())
    if not names:
        return action
    fields = {name: getattr(action, name) for name in action.__dataclass_fields__}
    return type(action)(**{k: tuple(sorted(v)) if k in names else v for k, v in fields.items()})
