"""The questions that a player is asked: each kind by an example, and all of them in whole games."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from futago.choices.answers import random_answer
from futago.choices.divisions import division_moves
from futago.choices.payments import cheapest
from futago.choices.purchases import purchase
from futago.choices.questions import (
    Assign,
    Cards,
    Exchange,
    One,
    Option,
    Pair,
    Pay,
)
from futago.choices.recognition import accepts
from futago.gorpg import GAME, GorpgState

from .tables import FIRST, asked, battle, do, heroes, options, table, then

SPYGLASS, HARPOON, FISHING_NET = "water-6", "water-8", "water-4"


def option(state: GorpgState, id: str) -> Option:
    return next(option for option in options(state) if option.id == id)


def marks(state: GorpgState) -> dict[str, str]:
    return {option.id: option.mark for option in options(state)}


def thing(things: tuple[Any, ...], id: str, kind: str = "") -> Any:
    return next(t for t in things if t.id == id and kind in ("", t.kind))


def hunters(trophies: str, show: str, /, **words: Any) -> GorpgState:
    base = {
        "phase": "hunters",
        "heroes": "nature-9:0/fire-9:0",
        "trophies": f"{trophies}/",
        "show": show,
        "locations": "nature-1,water-2,fire-3",
        "queue": "p1",
    }
    return table(**(base | words))


def mercenaries(**words: Any) -> GorpgState:
    base = {
        "phase": "mercenaries",
        "heroes": "nature-9:0/fire-9:0",
        "locations": "nature-1,water-2,fire-3",
        "queue": "p1",
    }
    return table(**(base | words))


# ---------------------------------------------------------------- the hunters' guild


def test_two_items_cost_the_same_in_either_order_and_are_one_purchase() -> None:
    state = hunters("fire-2,fire-5,fire-9", f"{SPYGLASS},{HARPOON}")
    question = then(state, "buy")
    assert isinstance(question, Pay)
    wares = [thing(question.wares, SPYGLASS), thing(question.wares, HARPOON)]
    written = set[str]()
    for chosen in (wares, wares[::-1]):
        payment = cheapest(question, sum(ware.value for ware in chosen))
        assert payment is not None
        assert payment.total == 14
        move = f"buy {purchase(question, chosen, (), payment)}"
        assert accepts(asked(state), [move])
        written.add(str(GAME.parse(move, state.options)))
    assert written == {f"buy {SPYGLASS} {HARPOON} pay fire-5 fire-9"}


@pytest.mark.parametrize(
    ("trophies", "price", "paid"),
    [
        ((2, 9, 11, 3), 6, 9),
        ((2, 9, 11, 3), 5, 5),
        ((12, 3, 3), 6, 6),
        ((12, 4, 1, 1), 6, 6),
        ((13, 7), 6, 7),
    ],
)
def test_the_cheapest_payment_wastes_least(
    trophies: tuple[int, ...], price: int, paid: int
) -> None:
    kinds = ("fire", "nature", "urban", "water")
    cards = ",".join(f"{kind}-{n}" for kind, n in zip(kinds, trophies, strict=False))
    question = then(hunters(",".join(sorted(cards.split(","))), f"water-{price}"), "buy")
    payment = cheapest(question, price)
    assert payment is not None
    assert payment.total == paid


def test_all_trophies_can_be_chosen_to_pay_with() -> None:
    state = hunters("fire-2,fire-9,nature-11,water-3", HARPOON)
    question = then(state, "buy")
    assert {means.value for means in question.means} == {2, 9, 11, 3}
    for pay in ("fire-9", "nature-11"):
        assert accepts(asked(state), [f"buy {HARPOON} pay {pay}"])
    # Ten levels without the nine and the eleven would be too few; with either, nothing more.
    assert not accepts(asked(state), [f"buy {HARPOON} pay fire-9 water-3"])
    assert not accepts(asked(state), [f"buy {HARPOON} pay fire-2 water-3"])


def test_only_what_can_be_paid_is_offered() -> None:
    state = hunters("fire-7", f"{SPYGLASS},{HARPOON}")
    assert [ware.id for ware in then(state, "buy").wares] == [SPYGLASS]
    assert marks(hunters("fire-7", f"{SPYGLASS}"))["buy"] == "usual"
    assert list(marks(hunters("fire-1", f"{SPYGLASS}"))) == ["pass"]


def test_passing_ends_a_visit() -> None:
    assert marks(hunters("fire-7", SPYGLASS, trading=True)) == {
        "buy": "usual",
        "trade": "",
        "pass": "final",
    }


# ---------------------------------------------------------------- the mercenary guild


def test_hiring_asks_who_leaves_only_beyond_five_heroes() -> None:
    four = "nature-9:0:fire-2,nature-8:0,nature-7:0,nature-6:0/fire-9:0"
    words = {"heroes": four, "show": "urban-1,urban-2", "store": "fire-3/", "coins": "4,0"}
    question = then(mercenaries(**words), "hire")
    assert isinstance(question, Pay)
    assert (question.room, question.coins, question.unit) == (1, 4, "gold")
    assert question.ordered
    assert {ware.id: ware.value for ware in question.wares} == {"urban-1": 5, "urban-2": 10}
    assert [hero.id for hero in question.leavers] == [
        "nature-9",
        "nature-8",
        "nature-7",
        "nature-6",
    ]
    carried = thing(question.means, "fire-2")
    assert (carried.holder, carried.weight, carried.value) == ("nature-9", 2, 10)
    state = mercenaries(**words)
    assert accepts(asked(state), ["hire urban-1 coins 4 items fire-2"]) is False
    assert accepts(asked(state), ["hire urban-1 items fire-2"])
    assert accepts(asked(state), ["hire urban-2 urban-1 dismiss nature-9 items fire-3"])
    assert not accepts(asked(state), ["hire urban-2 urban-1 items fire-3"])


def test_a_wounded_hero_does_not_pay_with_what_keeps_it_alive() -> None:
    hurt = "nature-2:4:fire-3/fire-9:0"
    question = then(mercenaries(heroes=hurt, show="urban-1", trophies="fire-5/"), "hire")
    assert question.spare == {"nature-2": 0}
    payment = cheapest(question, 5)
    assert payment is not None
    assert [means.kind for means in payment.means] == ["trophy"]


# ---------------------------------------------------------------- equipment


EQUIPPING: Final = {
    "heroes": "nature-9:0:nature-1,fire-5:0:fire-2/fire-9:0",
    "store": "fire-1/",
    "locations": "nature-1,water-2,fire-3",
    "queue": "p1,p2",
}


def test_one_item_moves_and_nothing_else_changes() -> None:
    state = table(**EQUIPPING)
    question = then(state, "equip")
    assert isinstance(question, Assign)
    held = {holder.id: list(holder.holds) for holder in question.holders}
    assert held == {"nature-9": ["nature-1"], "fire-5": ["fire-2"]}
    moves = division_moves(question, {**held, "nature-9": ["nature-1", "fire-1"]})
    assert moves == ["nature-9 nature-1 fire-1"]
    do(state, *(f"equip {move}" for move in moves))
    assert [hero.items for hero in state.heroes[0]] == [("fire-1", "nature-1"), ("fire-2",)]
    assert state.store[0] == ()


def test_an_item_goes_from_hero_to_hero_in_one_move() -> None:
    state = table(**EQUIPPING)
    moves = division_moves(then(state, "equip"), {"nature-9": ["nature-1", "fire-2"], "fire-5": []})
    assert moves == ["nature-9 nature-1 fire-2"]
    assert accepts(asked(state), [f"equip {move}" for move in moves])


def test_no_hero_dies_while_several_change_their_items() -> None:
    # The hero of level 2 has four wounds and lives by an item of three levels.
    hurt = {**EQUIPPING, "heroes": "nature-2:4:fire-3,fire-5:0:fire-4/fire-9:0"}
    state = table(**hurt)
    question = then(state, "equip")
    assert [(h.id, h.floor) for h in question.holders] == [("nature-2", 3), ("fire-5", 0)]
    moves = division_moves(question, {"nature-2": ["fire-4"], "fire-5": ["fire-3"]})
    assert moves == ["nature-2 fire-4", "fire-5 fire-3"]
    do(state, *(f"equip {move}" for move in moves))
    assert heroes(state) == {"nature-2": 2, "fire-5": 8}
    assert division_moves(question, {"nature-2": [], "fire-5": ["fire-3", "fire-4"]}) is None


def test_a_hero_holds_no_more_items_than_the_game_allows() -> None:
    for limit, most in (("2", 2), ("none", 3)):
        state = table(**EQUIPPING, items_per_hero=limit)
        assert {holder.most for holder in then(state, "equip").holders} == {most}


# ---------------------------------------------------------------- quests and battles


def test_a_muster_is_a_row_of_heroes_with_at_most_fifteen_levels() -> None:
    question = asked(table(phase="muster", round=0, queue="p1"))
    assert isinstance(question, Cards)
    assert (question.least, question.most, question.limit) == (1, 3, 15)
    assert question.ordered
    assert question.confirm
    assert accepts(question, ["muster water-3 fire-9 fire-3"])
    assert not accepts(question, ["muster water-3 fire-9 fire-4"])


def test_a_quest_is_a_slot_then_a_row_of_heroes_with_their_attack_there() -> None:
    state = table(**EQUIPPING)
    assert marks(state) == {"quest": "usual", "equip": "", "rest": ""}
    slots = then(state, "quest")
    assert [(slot.id, slot.kind) for slot in slots.options] == [
        ("slot-1", "slot"),
        ("slot-2", "slot"),
        ("slot-3", "slot"),
    ]
    who = slots.options[0].then
    assert (who.least, who.most, who.ordered, who.confirm) == (1, 2, True, True)
    assert str(who.cards[0].label).endswith("health 10; attack 15")
    assert str(slots.options[1].then.cards[0].label).endswith("health 10; attack 12")


def test_resting_is_confirmed() -> None:
    for game, ids in ((GAME, ["rest"]), (FIRST, ["rest", "rest-recruit"])):
        words = {**EQUIPPING, "rules": game.version}
        state = table(**words)
        assert [id for id in marks(state) if id.startswith("rest")] == ids
        for id in ids:
            assert then(state, id).confirm
            assert accepts(asked(state), [option(state, id).words])
    assert not accepts(asked(table(**EQUIPPING)), ["rest recruit"])


def test_an_attack_is_a_pair_and_a_retreat_is_set_apart() -> None:
    state = battle("water-3:0,nature-13:10", "nature-9:0,fire-2:1", spoils="fire-1,fire-2")
    assert marks(state) == {"attack": "usual", "retreat": "costly"}
    pair, leaving = then(state, "attack"), then(state, "retreat")
    assert isinstance(pair, Pair)
    assert [(hero.id, hero.value) for hero in pair.first] == [("nature-9", 14), ("fire-2", 2)]
    assert [(monster.id, monster.value) for monster in pair.second] == [
        ("water-3", 2),
        ("nature-13", 9),
    ]
    assert isinstance(leaving, Cards)
    assert (leaving.least, leaving.most, leaving.confirm) == (1, 1, True)
    do(state, "attack nature-9 water-3", "attack fire-2 nature-13")
    assert marks(state) == {"pass": "usual", "retreat": "costly"}


def test_a_retreat_that_leaves_nothing_behind_is_only_confirmed() -> None:
    question = then(battle("water-3:0", spoils="fire-1"), "retreat")
    assert isinstance(question, Cards)
    assert (question.cards, question.most, question.confirm) == ((), 0, True)


def test_what_stays_behind_in_any_case_is_given() -> None:
    state = battle(
        "water-3:0", mode="overlord", spoils="fire-1", trophies="fire-3,fire-4", retreat_loss="all"
    )
    question = then(state, "retreat")
    assert [card.id for card in question.always] == ["fire-1"]
    assert [card.id for card in question.cards] == ["fire-3", "fire-4"]
    assert question.least == question.most == 1
    assert accepts(asked(state), ["retreat fire-4 fire-1"])
    assert not accepts(asked(state), ["retreat fire-3 fire-4"])


LAST_BATTLE: Final = {
    "mode": "overlord",
    "round": 10,
    "heroes": "nature-9:0/fire-9:3",
    "locations": "nature-1,water-2,fire-3",
    "monsters": "///water-2:0,fire-9:0",
    "slot": 4,
}


def test_another_partys_hero_is_attacked_by_its_party_and_name() -> None:
    state = table(**LAST_BATTLE, phase="charge", queue="p1,p2")
    pair = asked(state)
    assert isinstance(pair, Pair)
    # A monster and a hero of the same card are told apart by their kinds.
    rival, monster = thing(pair.second, "fire-9", "hero"), thing(pair.second, "fire-9", "monster")
    assert (rival.words, monster.words) == ("p2 fire-9", "fire-9")
    assert "Party 2: health 6" in str(rival.label)
    assert accepts(pair, ["attack nature-9 p2 fire-9"])


def test_the_overlord_pairs_monsters_and_heroes() -> None:
    state = table(**LAST_BATTLE, phase="charge", queue="p1,p2")
    do(state, "attack nature-9 fire-9", "attack fire-9 fire-9")
    assert state.movers == ("overlord",)
    pair = asked(state)
    assert isinstance(pair, Pair)
    assert [monster.id for monster in pair.first] == ["water-2", "fire-9"]
    assert [(hero.id, hero.value) for hero in pair.second] == [("nature-9", 9), ("fire-9", 6)]


def test_the_overlord_fills_all_slots_in_one_answer() -> None:
    state = table(
        mode="overlord",
        phase="lay",
        locations="nature-1,water-2,fire-3",
        hand="fire-1,fire-2,fire-3,fire-4,fire-5,fire-6",
        slot=1,
    )
    question = asked(state)
    assert isinstance(question, Assign)
    assert not question.changes
    counts = {holder.id: (holder.least, holder.most) for holder in question.holders}
    assert list(counts) == ["slot-1", "slot-2", "slot-3"]
    assert sum(least for least, _ in counts.values()) == 6
    answer = random_answer(question, random.Random(1))
    assert len(answer) == 3
    do(state, *answer)
    assert state.hand == ()
    assert state.movers == ("p1",)


# ---------------------------------------------------------------- other decisions


def test_a_newcomer_cannot_be_dismissed() -> None:
    six = ",".join(f"nature-{level}:0" for level in range(1, 7))
    state = table(players=1, phase="dismiss", heroes=six, locations="nature-1,fire-1", queue="p1")
    question = asked(state)
    assert isinstance(question, One)
    assert question.confirm
    assert [hero.id for hero in question.options] == [f"nature-{n}" for n in range(1, 6)]
    assert accepts(question, ["dismiss nature-3"])


def test_a_hero_from_the_tavern_is_costly_and_confirmed() -> None:
    state = table(**{**EQUIPPING, "phase": "recruit"})
    assert marks(state) == {"recruit": "costly", "pass": "usual"}
    assert then(state, "recruit").confirm


def test_a_trade_lists_what_both_sides_have() -> None:
    state = hunters(
        "fire-1", "water-9", heroes="nature-9:8:fire-1/fire-9:0", store="/fire-2", trading=True
    )
    question = then(state, "trade")
    assert isinstance(question, Exchange)
    assert [item.holder for item in question.mine.items] == ["nature-9"]
    assert question.mine.spare == {"nature-9": 1}
    assert [side.id for side in question.others] == ["p2"]
    for taken in ("heroes fire-9 items fire-2", "items fire-2 heroes fire-9"):
        assert accepts(asked(state), [f"trade p2 give heroes nature-9 take {taken}"])
    assert not accepts(asked(state), ["trade p2 give heroes nature-9"])
    do(state, "trade p2 take items fire-2")
    assert marks(state) == {"accept": "", "decline": ""}


def test_the_overlord_names_a_tied_party() -> None:
    words = {**LAST_BATTLE, "monsters": "///", "blow": "yes"}
    state = table(**words, phase="condemn", queue="p1,p2")
    question = asked(state)
    assert isinstance(question, One)
    assert [(seat.id, seat.kind) for seat in question.options] == [("p1", "seat"), ("p2", "seat")]


def test_whoever_is_not_to_move_is_asked_nothing() -> None:
    state = table(**EQUIPPING)
    assert state.choice("p2").question is None
    assert state.choice("spectator").question is None
