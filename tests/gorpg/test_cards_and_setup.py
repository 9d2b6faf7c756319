"""Rulings 1 to 7: cards, stats, muster, leader, slots."""

from __future__ import annotations

import random

import pytest

from futago import gorpg
from futago.game import BadInput, listed
from futago.gorpg import GAME
from futago.gorpg.rules.blows import hero_attack
from futago.gorpg.rules.board import Hero
from futago.gorpg.rules.card_names import name_of
from futago.gorpg.rules.cards import (
    AFFILIATIONS,
    DECKS,
    LEVEL,
    bonus,
    deck_copy,
    monster_attack,
    monster_defence,
)
from futago.gorpg.rules.stats import Stat

from .tables import battle, deal_out, do, heroes, legal, refused, table


def test_ruling_01_each_deck_has_four_times_thirteen_cards_and_jokers_of_level_14() -> None:
    for jokers in (1, 2):
        deck = deck_copy(1, jokers)
        assert len(set(deck)) == 52 + jokers
        assert LEVEL["joker"] == LEVEL["joker.2"] == 14
        assert LEVEL["urban-1"] == 1
        assert sum(LEVEL[card] for card in deck) == 4 * 91 + 14 * jokers


def test_switch_jokers_numbers_the_cards_of_further_copies() -> None:
    assert {"joker.3", "joker.4", "fire-7.2"} <= set(deck_copy(2, 2))
    assert "joker" not in deck_copy(2, 2)
    assert [card for card in deck_copy(2, 1) if "joker" in card] == ["joker.2"]
    assert len(gorpg.new(jokers=1).decks[0]) == 53


def test_every_card_has_a_name_in_every_language() -> None:
    for deck in range(len(DECKS)):
        for card in deck_copy(2, 2):
            name = name_of(deck, card)
            assert name.en
            assert name.fr
            assert name.it
    assert [name_of(deck, "joker").en for deck in range(4)] == ["Naga", "Fiend", "Runekeep", "Wand"]


@pytest.mark.parametrize(
    ("card", "nature", "water", "fire", "urban"),
    [
        ("nature", 5, 2, 0, -2),
        ("water", -2, 5, 2, 0),
        ("fire", 0, -2, 5, 2),
        ("urban", 2, 0, -2, 5),
    ],
)
def test_ruling_02_the_affiliation_table(
    card: str, nature: int, water: int, fire: int, urban: int
) -> None:
    row = [bonus(f"{card}-7", f"{there}-3") for there in ("nature", "water", "fire", "urban")]
    assert row == [nature, water, fire, urban]


def test_ruling_02_jokers_have_no_affiliation() -> None:
    for kind in AFFILIATIONS:
        assert bonus("joker", f"{kind}-3") == 0
        assert bonus(f"{kind}-3", "joker.2") == 0
        assert bonus(f"{kind}-3", "town") == bonus(f"{kind}-3", "urban-10")


def test_ruling_03_numbers_and_their_least() -> None:
    hero = Hero("nature-1", ("fire-3",), 2, 4)
    assert hero.life == 2
    assert hero_attack(hero, "nature-8") == 9  # wounds do not lower it
    assert hero_attack(Hero("nature-1", (), 0, 1), "urban-8") == 1
    assert hero_attack(Hero("nature-2", (), 0, 2), "urban-8") == 1
    assert monster_attack("nature-2", "urban-1") == 1
    assert monster_defence("nature-1", "urban-1") == 1
    assert monster_defence("nature-4", "nature-6") == 15


def test_ruling_03_a_number_says_its_parts() -> None:
    number = Stat(6, 4, items=3, bonus=-1)
    assert str(number.text()) == "6 = level 4 + items 3 - bonus 1"
    assert str(Stat(1, 1, bonus=-2).text()) == "1 = level 1 - bonus 2 (at least 1)"
    assert str(Stat(3, 2, place=4, wounds=3).text()) == "3 = level 2 + location 4 - wounds 3"


def test_ruling_03_damage_does_not_spill_over() -> None:
    state = battle("water-1:0,fire-1:0", "nature-13:0,nature-9:0")
    do(state, "attack nature-13 water-1")
    assert [monster[:2] for monster in state.monsters[0]] == [("fire-1", 0)]


def test_ruling_04_one_to_three_heroes_of_at_most_15_levels() -> None:
    state = gorpg.new(players=2, first_leader="p1")
    assert legal(state, "muster joker nature-1")
    assert legal(state, "muster fire-5 fire-6 fire-4")
    assert "15" in refused(state, "muster fire-5 fire-6 fire-10")
    assert not legal(state, "muster fire-1 fire-2 fire-3 fire-4")
    assert "twice" in refused(state, "muster fire-1 fire-1")
    do(state, "muster fire-5 fire-6 fire-4")
    assert list(heroes(state, "p2")) == ["fire-5", "fire-6", "fire-4"]
    assert "fire 5" in refused(state, "muster fire-5")


def test_switch_muster_order() -> None:
    last = gorpg.new(players=3, first_leader="p2")
    order = []
    while last.phase == 1:
        order.append(last.movers[0])
        do(last, f"muster fire-{len(order)}")
    assert order == ["p1", "p3", "p2"]
    first = gorpg.new(players=3, first_leader="p2", muster_order="leader-first")
    order = []
    while first.phase == 1:
        order.append(first.movers[0])
        do(first, f"muster fire-{len(order)}")
    assert order == ["p2", "p3", "p1"]


def test_ruling_05_the_first_leader_is_drawn_by_lot_before_the_muster() -> None:
    state = gorpg.new(players=3)
    assert state.movers == ("chance",)
    assert [str(a) for a in listed(state.legal_actions("chance"))] == [
        "leader p1",
        "leader p2",
        "leader p3",
    ]
    assert gorpg.new(mode="solo").movers == ("chance",)


def test_switch_first_leader() -> None:
    assert gorpg.new(players=3, first_leader="p3").movers == ("p2",)
    with pytest.raises(BadInput, match="Party 5"):
        gorpg.new(players=3, first_leader="p5")


def test_ruling_06_slots_and_their_monsters() -> None:
    counts = gorpg.new(players=7).setup.counts
    assert counts[1] == counts[4] == (1, 2, 3, 2, 1, 3, 2, 1)
    assert counts[5] == counts[8] == (2, 3, 4, 3, 2, 4, 3, 2)
    assert counts[9] == counts[10] == (3, 4, 5, 4, 3, 5, 4, 3)
    assert gorpg.new(players=1).setup.slots == 2
    assert gorpg.new(mode="overlord", players=6).setup.slots == 7
    solo = gorpg.new(mode="solo").setup.counts
    assert (solo[1], solo[4], solo[9]) == ((2, 2, 3), (3, 3, 4), (5, 5, 5))


def test_ruling_06_a_slot_is_filled_up_to_its_count() -> None:
    state = deal_out(do(gorpg.new(players=1, first_leader="p1"), "muster fire-9"), random.Random(1))
    assert [len(monsters) for monsters in state.monsters] == [1, 2, 0]
    assert all(state.locations)


def test_ruling_07_monsters_lie_face_down_until_attacked() -> None:
    state = table(
        players=1,
        heroes="nature-9:0",
        locations="nature-1,water-2",
        monsters="(fire-3)/(fire-4),(fire-5)/",
        queue="p1",
    )
    for seat in ("p1", "spectator", "overlord"):
        assert [m.card for m in state.view(seat).slots["slot-2"].monsters] == [None, None]
    do(state, "quest slot-2 nature-9")
    assert [m.card for m in state.view("p1").slots["slot-2"].monsters] == ["fire-4", "fire-5"]
    assert [m.card for m in state.view("p1").slots["slot-1"].monsters] == [None]
    do(state, "retreat")
    assert [m.card for m in state.view("p1").slots["slot-2"].monsters] == ["fire-4", "fire-5"]


def test_options_are_checked() -> None:
    assert gorpg.new(mode="solo").setup.players == 1
    for wrong in ({"mode": "solo", "players": 2}, {"mode": "overlord", "players": 7}):
        with pytest.raises(BadInput, match="players"):
            GAME.options(wrong)
    with pytest.raises(BadInput, match="items_per_hero"):
        GAME.options({"items_per_hero": 4})
    assert GAME.options({"items_per_hero": None}) == GAME.options({"items_per_hero": "none"})
    assert len(GAME.options_as_json(GAME.options({}))) == 24


def test_nobody_can_end_the_game_for_all() -> None:
    with pytest.raises(BadInput, match="bot"):
        gorpg.new().concede("p1", "resigned")
