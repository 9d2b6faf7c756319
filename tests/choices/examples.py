"""Small questions of every kind."""

from __future__ import annotations

from futago.choices.questions import (
    Assign,
    Cards,
    Exchange,
    Holder,
    Means,
    One,
    Option,
    Pair,
    Path,
    Pay,
    Power,
    Question,
    Side,
    Thing,
)
from futago.texts import Text

ASKED = Text("verbatim", word="?")


def thing(id: str, value: int = 0) -> Thing:
    return Thing(id=id, kind="thing", label=ASKED, value=value)


def means(id: str, value: int, holder: str = "", weight: int = 0, heading: str = "pay") -> Means:
    return Means(id, "thing", ASKED, value, heading=heading, holder=holder, weight=weight)


def option(id: str, then: Question | None = None) -> Option:
    return Option(id=id, kind="word", label=ASKED, then=then)


def holder(id: str, floor: int = 0, holds: tuple[str, ...] = (), most: int = 3) -> Holder:
    return Holder(id, "hero", ASKED, least=0, most=most, floor=floor, holds=holds)


# A row of five spaces, and a way round past c: a-b-c-d-e, b-x-d.
NEAR = {
    "a": ("b",),
    "b": ("a", "c", "x"),
    "c": ("b", "d"),
    "d": ("c", "e", "x"),
    "e": ("d",),
    "x": ("b", "d"),
}
SPRINT = Power("sprint", ASKED, "longer")
TRAIL = Power("trail", ASKED, "off")
SHADOW = Power("shadow", ASKED, "on")
HONEST = Power("honest", ASKED, "flag", needs=("trail",))
ILLUSION = Power("illusion", ASKED, "pick", options=(thing("red"), thing("blue")))


def path(steps: int = 3, targets: str = "de", *powers: Power) -> Path:
    return Path(
        prompt=ASKED,
        opening="plan",
        spaces=tuple(NEAR),
        start="a",
        least=steps,
        most=steps,
        near=NEAR,
        targets=tuple(targets),
        powers=powers,
    )


ANYWHERE = Path(
    prompt=ASKED,
    opening="plan",
    spaces=("a", "b"),
    least=0,
    most=2,
    targets=("a", "b"),
    powers=(Power("trail", ASKED, "any"),),
)
SAMURAI = One(
    prompt=ASKED,
    options=(
        option("red", One(prompt=ASKED, spaces=("a1", "b2"), options=(option("search"),))),
        option("done"),
    ),
)
PAIR = Pair(prompt=ASKED, opening="attack", first=(thing("h1"), thing("h2")), second=(thing("m"),))
CARDS = Cards(
    prompt=ASKED,
    opening="muster",
    cards=(thing("two", 2), thing("nine", 9), thing("three", 3), thing("eight", 8)),
    least=1,
    most=3,
    limit=13,
    always=(thing("own", 20),),
)
SHOP = Pay(
    prompt=ASKED,
    opening="buy",
    wares=(thing("harpoon", 4), thing("spyglass", 7)),
    means=(means("m2", 2), means("m5", 5), means("m6", 6), means("m12", 12)),
    headings=("pay",),
    unit="levels",
)
GUILD = Pay(
    prompt=ASKED,
    opening="hire",
    wares=(thing("fox", 5), thing("hen", 8)),
    means=(
        means("rope", 3, "ann", 2, "items"),
        means("lamp", 4, "ann", 1, "items"),
        means("gold", 5, heading="trophies"),
    ),
    headings=("items", "trophies"),
    unit="gold",
    spare={"ann": 2},
    coins=2,
    room=1,
    leavers=(thing("ann"), thing("bob")),
)
GEAR = Assign(
    prompt=ASKED,
    opening="equip",
    things=(thing("axe", 3), thing("bow", 2), thing("cap", 1)),
    holders=(holder("ann", 2, ("axe", "cap")), holder("bob", 1, ("bow",)), holder("cid")),
    changes=True,
)
SLOTS = Assign(
    prompt=ASKED,
    opening="lay",
    things=(thing("m1"), thing("m2"), thing("m3")),
    holders=(
        Holder("slot-1", "slot", ASKED, least=2, most=2),
        Holder("slot-2", "slot", ASKED, least=1, most=1),
    ),
)
TRADE = Exchange(
    prompt=ASKED,
    opening="trade",
    mine=Side(
        "p1",
        "seat",
        ASKED,
        heroes=(thing("ann"), thing("bob")),
        items=(means("axe", 0, "ann", 2), means("bow", 0)),
        spare={"ann": 1},
    ),
    others=(Side("p2", "seat", ASKED, heroes=(thing("fox"),), items=(means("cap", 0, "fox", 0),)),),
    most=2,
)
