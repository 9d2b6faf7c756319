"""The moves of Go RPG: small frozen values with a notation and a JSON form for records.

Lists whose order does not matter are sorted, so that every action has a single notation. The order
matters for the heroes of a muster, a quest and a hire, who stand left to right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from futago.game import Json

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
    """A hero is given exactly these items."""

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
    """The whole party rests."""

    def __str__(self) -> str:
        return "rest"

    def as_json(self) -> dict[str, Json]:
        return {"do": "rest"}


@dataclass(frozen=True, slots=True)
class RestOrRecruit:
    """The same under rules that ask at once whether the party recruits a hero from the tavern."""

    recruit: bool = False

    def __str__(self) -> str:
        return "rest recruit" if self.recruit else "rest"

    def as_json(self) -> dict[str, Json]:
        return {"do": "rest", "recruit": self.recruit}


@dataclass(frozen=True, slots=True)
class Recruit:
    """A party that rested takes a hero from the tavern, once per game."""

    def __str__(self) -> str:
        return "recruit"

    def as_json(self) -> dict[str, Json]:
        return {"do": "recruit"}


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
    """Stay for the monsters' reply; take no tavern hero; buy nothing; be ready for the last
    battle."""

    def __str__(self) -> str:
        return "pass"

    def as_json(self) -> dict[str, Json]:
        return {"do": "pass"}


@dataclass(frozen=True, slots=True)
class Dismiss:
    """A party above its limit dismisses a hero."""

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
    """A party hires heroes for items, trophies and coins, and dismisses some to make room."""

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
    """The other party accepts the offer."""

    def __str__(self) -> str:
        return "accept"

    def as_json(self) -> dict[str, Json]:
        return {"do": "accept"}


@dataclass(frozen=True, slots=True)
class Decline:
    """The other party declines the offer."""

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
    | RestOrRecruit
    | Recruit
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
