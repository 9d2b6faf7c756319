"""A person's way through purchases, equipment, places to fill and exchanges."""

from __future__ import annotations

from futago.choices.questions import Assign, Exchange, Holder, Means, Pay, Side
from futago.terminal.answering import Answering
from futago.texts import say
from tests.terminal.questions import ASK, named, problem, refused, shown, thing

# ------------------------------------------------------------ purchases


def shop(coins: int = 0) -> Pay:
    return Pay(
        prompt=ASK,
        opening="buy",
        wares=(thing("sword", 9), thing("lamp", 6), thing("boat", 12)),
        means=tuple(
            Means(f"rat-{level}", "trophy", named(f"rat-{level}"), level, heading="pay")
            for level in (1, 7, 9)
        ),
        headings=("pay",),
        unit="levels",
        coins=coins,
        confirm=True,
    )


def test_the_cheapest_payment_is_proposed_whatever_the_order_of_the_wares() -> None:
    for numbers in ((1, 2), (2, 1)):
        answering = Answering(shop())
        answering.pick(*numbers)
        assert [say(note) for note in answering.step.notes()] == ["Price: 15 levels"]
        assert answering.moves() is None
        assert answering.go_on()
        assert shown(answering) == ["rat-1", ">rat-7", ">rat-9"]
        notes = [say(note) for note in answering.step.notes()]
        assert notes == ["Price: 15 levels; paid: 16; change: 1"]
        moves = answering.moves()
        assert moves is not None
        assert moves[0].endswith("pay rat-7 rat-9")


def test_a_payment_is_changed_by_number_and_explained() -> None:
    answering = Answering(shop())
    answering.pick(2)
    assert answering.go_on()
    assert answering.moves() == ["buy lamp pay rat-7"]
    answering.pick(2)
    assert problem(answering) == "Still to pay: 6."
    answering.pick(3, 1)
    assert "more than needed" in problem(answering)
    answering.pick(1)
    assert answering.moves() == ["buy lamp pay rat-9"]
    for _ in range(5):
        assert answering.undo()
    assert shown(answering) == ["sword", ">lamp", "boat"]


def test_what_nobody_can_pay_does_not_go_on() -> None:
    answering = Answering(shop())
    answering.pick(1, 3)
    assert not answering.go_on()
    assert "can’t pay" in problem(answering)


def test_coins_make_up_for_the_rest() -> None:
    answering = Answering(shop(coins=8))
    answering.pick(1, 2)
    assert answering.go_on()
    assert answering.moves() == ["buy sword lamp pay rat-7 coins 8"]


def test_somebody_leaves_to_make_room() -> None:
    heroes = (thing("old", 3, "hero"), thing("young", 4, "hero"))
    means = (Means("axe", "item", named("axe"), 20, heading="items", holder="old", weight=3),)
    question = Pay(
        prompt=ASK,
        opening="hire",
        wares=(thing("knight", 20), thing("squire", 5)),
        means=means,
        headings=("items",),
        unit="gold",
        room=0,
        leavers=heroes,
        confirm=True,
    )
    answering = Answering(question)
    answering.pick(1)
    assert answering.go_on(), "whoever leaves can pay with what they carry"
    assert shown(answering) == ["old", "young"]
    answering.pick(2)
    assert "who leaves to make room: 1" in refused(answering, 1)
    assert not answering.go_on(), "the old one cannot do without the axe"
    answering.pick(2, 1)
    assert answering.go_on()
    assert answering.moves() == ["hire knight dismiss old items axe"]


# ------------------------------------------------------------ dividing and exchanging


def equipment() -> Assign:
    return Assign(
        prompt=ASK,
        opening="equip",
        things=(thing("lamp", 2, "item"), thing("sword", 9, "item"), thing("rope", 1, "item")),
        holders=(
            Holder("knight", "hero", named("knight"), 0, 2, floor=2, holds=("lamp",)),
            Holder("squire", "hero", named("squire"), 0, 1, holds=("sword",)),
        ),
        changes=True,
        confirm=True,
    )


def test_one_item_moves_and_everything_else_stays() -> None:
    answering = Answering(equipment())
    assert shown(answering)[:3] == ["lamp → 4", "sword → 5", "rope"]
    assert shown(answering)[3:] == ["→ knight", "→ squire", "→ put aside"]
    answering.pick(3, 4)
    assert answering.moves() == ["equip knight lamp rope"]


def test_items_change_hands_in_an_order_in_which_nobody_dies() -> None:
    answering = Answering(equipment())
    answering.pick(2, 4, 1, 5)
    assert answering.moves() == ["equip knight sword", "equip squire lamp"]
    answering.pick(1, 2, 6)
    assert "would not survive without its items: knight" in problem(answering)


def test_what_has_no_room_or_no_sense_is_explained() -> None:
    answering = Answering(equipment())
    assert "First type the number of what moves" in refused(answering, 4)
    assert "No more room, at most 1: squire" in refused(answering, 1, 5)
    assert "Nothing has moved" in problem(answering)


def laying() -> Assign:
    return Assign(
        prompt=ASK,
        opening="lay",
        things=tuple(thing(name, 1, "monster") for name in ("imp", "wolf", "bear")),
        holders=(
            Holder("slot-1", "slot", named("slot 1"), 1, 1),
            Holder("slot-2", "slot", named("slot 2"), 2, 2),
        ),
        confirm=True,
    )


def test_places_are_filled_one_after_the_other() -> None:
    answering = Answering(laying())
    assert [say(note) for note in answering.step.notes()] == ["The next one goes to: slot 1"]
    answering.pick(2)
    assert shown(answering) == ["imp", "wolf → 4", "bear", "→ slot 1", ">→ slot 2"]
    assert "slot 2" in problem(answering)
    answering.pick(3, 1)
    assert answering.moves() == ["lay slot-1 wolf", "lay slot-2 bear imp"]


def test_a_place_can_be_named_first_and_a_thing_taken_away_again() -> None:
    answering = Answering(laying())
    answering.pick(5, 1, 2)
    assert shown(answering)[:2] == ["imp → 5", "wolf → 5"]
    assert "No more room" in refused(answering, 5, 3)
    answering.pick(3)
    assert answering.moves() == ["lay slot-1 bear", "lay slot-2 imp wolf"]
    answering.pick(1)
    assert answering.moves() is None


def test_an_exchange_has_a_partner_and_goods() -> None:
    def side(name: str, items: tuple[Means, ...] = ()) -> Side:
        heroes = (thing(f"{name}-hero", 1, "hero"), thing(f"{name}-friend", 1, "hero"))
        return Side(name, "seat", named(name), heroes, items, {f"{name}-hero": 0})

    axe = Means("axe", "item", named("axe"), 4, holder="me-hero", weight=4)
    question = Exchange(
        prompt=ASK,
        opening="trade",
        mine=side("me", (axe,)),
        others=(side("you"), side("they")),
        most=2,
    )
    answering = Answering(question)
    assert shown(answering) == ["you", "they"]
    answering.pick(1)
    assert "you give: axe" in shown(answering)
    answering.pick(3)
    assert "would not survive" in problem(answering)
    answering.pick(1)
    assert shown(answering)[:2] == [">you give: me-hero", "you give: me-friend"]
    assert "you give: axe" not in shown(answering), "it goes with its hero"
    assert "more heroes than this: 2" in problem(answering)
    answering.pick(3)
    assert answering.moves() == ["trade you give heroes me-hero take heroes you-hero"]
