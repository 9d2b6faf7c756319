"""The referee of Go RPG reads old records by the old rules and new ones by the new: by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .battle import battle, last_battle_overlord, overlords_turn
from .form import check_head, check_options
from .game import after_battles, quests
from .table import Foul, GameOver, Hero, Monster, Party, Slot, Table
from .town import visit_guild
from .versions import RULES

OLD, NEW = "0.1.0", "0.2.0"
STAY = {"by": "p1", "do": "pass"}


def options_of(version: str, **given: Any) -> dict[str, Any]:
    defaults = {switch: values[0] for switch, values in RULES[version].switches.items()}
    return {"mode": "standard", "players": 2, **defaults, **given}


def laid(version: str, *moves: dict[str, Any], **options: Any) -> Table:
    """A table in round 2 at which these moves are to come."""
    table = Table(options_of(version, **options), list(moves), RULES[version])
    table.round = 2
    return table


def draw(table: Table, deck: str, *cards: str) -> list[str]:
    for card in cards:
        table.decks[deck].pile.remove(card)
    return list(cards)


def join(table: Table, seat: int, *heroes: str) -> Party:
    party = table.parties[seat - 1]
    party.heroes += [Hero(card) for card in draw(table, "heroes", *heroes)]
    return party


def ambush(table: Table, location: str, *monsters: str) -> Slot:
    """All parties with all their heroes before the first slot."""
    slot = table.slots[0]
    (slot.location,) = draw(table, "locations", location)
    slot.monsters = [Monster(card) for card in draw(table, "monsters", *monsters)]
    slot.parties = [party for party in table.parties if party.heroes]
    for party in slot.parties:
        party.questing = list(party.heroes)
    return slot


def attack(seat: str, hero: str, target: str) -> dict[str, Any]:
    return {"by": seat, "do": "attack", "hero": hero, "target": target}


def strike(monster: str, hero: str) -> dict[str, Any]:
    return {"by": "overlord", "do": "strike", "monster": monster, "hero": hero}


def retreat(seat: str, *leave: str) -> dict[str, Any]:
    return {"by": seat, "do": "retreat", "leave": list(leave)}


def deal(deck: str, card: str, to: str) -> dict[str, Any]:
    return {"by": "chance", "do": "deal", "deck": deck, "card": card, "to": to}


def finish(play: Callable[[Table], None], table: Table) -> None:
    """Play this part of the game: it must use all moves and lose no card."""
    play(table)
    assert table.number == len(table.moves)
    table.check_conservation()


def battle_of(table: Table) -> None:
    battle(table, table.slots[0])


def round_of(table: Table) -> None:
    quests(table)
    battle_of(table)
    after_battles(table)


# --- Options -----------------------------------------------------------------------------------


def test_each_version_has_its_own_switches() -> None:
    for version, rules in RULES.items():
        check_options(options_of(version), rules)
    for one, other in ((OLD, NEW), (NEW, OLD)):
        with pytest.raises(Foul, match="strikers"):
            check_options(options_of(one), RULES[other])
    assert len(RULES[NEW].switches) == 22


def test_an_unknown_version() -> None:
    fields = dict.fromkeys(["version", "options", "seats", "seed", "moves", "result"], "0.3.0")
    with pytest.raises(Foul, match="unknown version"):
        check_head({"format": "futago/1", "game": "gorpg", **fields})


# --- The dead and the decks (rulings 13 and 21) ------------------------------------------------


def emptied(version: str, deck: str, card: str) -> Table:
    """A party loses a hero with an item; the decks are used up; then this card is dealt."""
    table = laid(version, deal(deck, card, "p1"))
    party = join(table, 1, "fire-7", "fire-8")
    party.heroes[0].items = draw(table, "equipment", "fire-2")
    table.bury(party, party.heroes[0])
    for pile in (table.decks["heroes"], table.decks["equipment"]):
        pile.gone += pile.pile
        pile.pile = []
    return table


@pytest.mark.parametrize(("deck", "card"), [("heroes", "fire-7"), ("equipment", "fire-2")])
def test_the_dead_and_their_items_never_return(deck: str, card: str) -> None:
    emptied(OLD, deck, card).deal(deck, "p1")
    with pytest.raises(Foul, match="is not in the deck"):
        emptied(NEW, deck, card).deal(deck, "p1")
    table = emptied(NEW, deck, f"{card}.2")
    assert table.deal(deck, "p1") == f"{card}.2"


def test_discards_come_before_a_fresh_copy() -> None:
    table = emptied(NEW, "heroes", "fire-8")
    table.dismiss(table.parties[0], table.parties[0].heroes[0])
    assert table.deal("heroes", "p1") == "fire-8"


def test_what_a_party_out_of_the_game_had() -> None:
    """Its trophies may come back as monsters, its items never."""
    table = laid(NEW, mode="overlord")
    party = join(table, 1, "fire-7")
    join(table, 2, "fire-8")
    party.store = draw(table, "equipment", "fire-2")
    party.trophies = draw(table, "monsters", "fire-3")
    table.bury(party, party.heroes[0])
    table.put_out(party)
    table.check_conservation()
    assert table.decks["equipment"].gone == ["fire-2"]
    assert table.decks["monsters"].removed == ["fire-3"]
    assert table.decks["heroes"].gone == ["fire-7"]


# --- Retreats (rulings 12 and 25) --------------------------------------------------------------


def retreating(version: str, *leave: str, **options: Any) -> Table:
    """After one kill by the first of two heroes; four trophies are at home."""
    moves = [attack("p1", "fire-13", "water-1"), retreat("p1", *leave)]
    table = laid(version, *moves, **options)
    party = join(table, 1, "fire-13", "fire-12")
    party.trophies = draw(table, "monsters", "fire-1", "fire-2", "fire-3", "fire-4")
    ambush(table, "nature-1", "water-1", "water-13")
    return table


def test_a_retreat_between_two_attacks() -> None:
    with pytest.raises(Foul, match="only attack"):
        battle_of(retreating(OLD, retreat_loss="quest"))
    table = retreating(NEW, retreat_loss="quest")
    finish(battle_of, table)
    assert [hero.life() for hero in table.parties[0].heroes] == [7, 6]


@pytest.mark.parametrize(
    ("mode", "loss", "leave"),
    [
        ("standard", "quest", []),
        ("standard", "all", ["fire-2", "fire-3"]),
        ("standard", "all", ["water-1", "fire-3"]),
        ("overlord", "quest", ["water-1"]),
        ("overlord", "all", ["water-1", "fire-2", "fire-3"]),
    ],
)
def test_trophies_left_behind(mode: str, loss: str, leave: list[str]) -> None:
    table = retreating(NEW, *leave, mode=mode, retreat_loss=loss)
    finish(battle_of, table)
    assert table.slots[0].corpses == leave
    left = {"fire-1", "fire-2", "fire-3", "fire-4", "water-1"} - set(leave)
    assert set(table.parties[0].trophies) == left


@pytest.mark.parametrize(
    ("mode", "loss", "leave"),
    [
        ("standard", "quest", ["water-1"]),
        ("standard", "all", ["fire-2"]),
        ("standard", "all", ["fire-1", "fire-2", "fire-3"]),
        ("standard", "all", ["water-13", "fire-3"]),
        ("overlord", "quest", []),
        ("overlord", "quest", ["fire-1"]),
        ("overlord", "quest", ["water-1", "fire-1"]),
        ("overlord", "all", ["water-1", "fire-1"]),
        ("overlord", "all", ["fire-1", "fire-2", "fire-3"]),
    ],
)
def test_too_few_too_many_or_the_wrong_trophies_left_behind(
    mode: str, loss: str, leave: list[str]
) -> None:
    with pytest.raises(Foul, match="left behind"):
        battle_of(retreating(NEW, *leave, mode=mode, retreat_loss=loss))


def exchange(version: str, second_goes: list[dict[str, Any]]) -> Table:
    """One exchange: the first party slays one of two, survives the reply; the second has its go."""
    first = [attack("p1", "fire-13", "water-1"), STAY, strike("water-3", "fire-13")]
    options = {"mode": "overlord", "battle": "one-exchange"}
    table = laid(version, *first, *second_goes, **options)
    join(table, 1, "fire-13")
    join(table, 2, "water-13")
    ambush(table, "nature-1", "water-1", "water-3")
    return table


def test_one_exchange_leaves_what_was_slain_where_monsters_remain() -> None:
    for version in (OLD, NEW):
        table = exchange(version, [retreat("p2")])
        finish(battle_of, table)
        stays = version == NEW
        assert table.slots[0].corpses == ["water-1"] * stays
        assert table.parties[0].trophies == ["water-1"] * (not stays)


def test_the_first_party_keeps_its_kills_if_the_second_clears_the_location() -> None:
    table = exchange(NEW, [attack("p2", "water-13", "water-3")])
    finish(battle_of, table)
    assert [party.trophies for party in table.parties] == [["water-1"], ["water-3"]]
    assert not table.slots[0].corpses


def test_a_second_party_takes_what_the_first_left_in_its_retreat() -> None:
    moves = [attack("p1", "fire-13", "water-1"), retreat("p1", "water-1")]
    table = laid(NEW, *moves, attack("p2", "water-13", "water-3"), mode="overlord")
    join(table, 1, "fire-13")
    join(table, 2, "water-13")
    ambush(table, "nature-1", "water-1", "water-3")
    finish(battle_of, table)
    assert table.parties[1].trophies == ["water-3", "water-1"]


# --- The tavern (ruling 9) ---------------------------------------------------------------------

REST, RECRUIT = {"by": "p1", "do": "rest"}, {"by": "p1", "do": "recruit"}
FIVE = ["fire-1", "fire-2", "fire-3", "fire-4", "fire-5"]


def resting(*moves: dict[str, Any], heroes: int = 5, mode: str = "standard") -> Table:
    table = laid(NEW, *moves, players=1, mode=mode)
    join(table, 1, *FIVE[:heroes])
    return table


def dismiss(hero: str) -> dict[str, Any]:
    return {"by": "p1", "do": "dismiss", "hero": hero}


def test_the_tavern_hero_is_asked_for_after_the_quests() -> None:
    new = deal("heroes", "fire-9", "p1")
    for moves, heroes in (
        ([REST, STAY], 5),
        ([REST, RECRUIT, new], 4),
        ([REST, RECRUIT, new, dismiss("fire-1")], 5),
    ):
        table = resting(*moves, heroes=heroes)
        finish(round_of, table)
        assert len(table.parties[0].heroes) == 5
        assert table.parties[0].tavern_used == (RECRUIT in moves)


def test_the_new_hero_is_not_the_one_to_go() -> None:
    table = resting(REST, RECRUIT, deal("heroes", "fire-9", "p1"), dismiss("fire-9"))
    with pytest.raises(Foul, match="one of the earlier heroes"):
        round_of(table)


def test_nobody_says_so_when_going_to_rest_any_more() -> None:
    with pytest.raises(Foul, match="recruit"):
        round_of(resting({**REST, "recruit": True}))
    old = laid(OLD, {**REST, "recruit": False}, players=1)
    join(old, 1, *FIVE)
    finish(round_of, old)


def test_a_party_that_did_not_rest_gets_no_tavern_hero() -> None:
    quest = {"by": "p1", "do": "quest", "slot": "slot-2", "heroes": ["fire-1"]}
    table = resting(quest, RECRUIT, deal("heroes", "fire-9", "p1"))
    round_of(table)
    with pytest.raises(Foul, match="'recruit' by 'p1' where only deal"):
        visit_guild(table, "hunters")


@pytest.mark.parametrize("mode", ["standard", "solo"])
def test_once_a_game_and_never_alone(mode: str) -> None:
    table = resting(REST, mode=mode)
    table.parties[0].tavern_used = mode == "standard"
    finish(round_of, table)


def test_waiting_and_resting_parties_are_served_in_turn_order() -> None:
    moves = [
        {**REST, "by": "p2"},
        *[deal("heroes", card, "p1") for card in ("fire-8", "fire-9")],
        dismiss("fire-9"),
        {**RECRUIT, "by": "p2"},
        deal("heroes", "water-9", "p2"),
    ]
    table = laid(NEW, *moves)
    join(table, 1, *FIVE[:4]).wiped_in = 1  # and has hired four since
    join(table, 2, "water-1")
    finish(round_of, table)


# --- The Overlord's turn in the last battle (ruling 26) ----------------------------------------


def struck(version: str, *moves: dict[str, Any], **options: Any) -> Table:
    table = laid(version, *moves, mode="overlord", players=3, **options)
    for seat, hero in enumerate(("fire-13", "water-13", "urban-13"), 1):
        join(table, seat, hero)
    table.field = [Monster(card) for card in draw(table, "monsters", "water-1", "water-3")]
    return table


TWO = [strike("water-1", "fire-13"), strike("water-3", "water-13")]


def test_as_many_strikes_as_parties_also_by_one_monster() -> None:
    for moves in (
        [strike("water-1", "fire-13")] * 3,
        [*TWO, strike("water-1", "urban-13")],
    ):
        table = struck(NEW, *moves)
        finish(overlords_turn, table)
    with pytest.raises(Foul, match="a move is missing"):
        overlords_turn(struck(NEW, *TWO))


@pytest.mark.parametrize(("version", "given"), [(OLD, {}), (NEW, {"strikers": "once"})])
def test_each_monster_once_and_no_more_than_live(version: str, given: dict[str, Any]) -> None:
    table = struck(version, *TWO, **given)
    finish(overlords_turn, table)
    with pytest.raises(Foul, match="not among those"):
        overlords_turn(struck(version, *[TWO[0]] * 2, **given))


def test_the_strikes_end_with_the_last_party() -> None:
    table = laid(NEW, STAY, attack("p1", "fire-1", "water-13"), mode="overlord", players=1)
    join(table, 1, "fire-1")
    table.moves.append(strike("water-13", "fire-1"))
    table.regrouped = draw(table, "monsters", "water-13")
    with pytest.raises(GameOver, match="eliminated"):
        last_battle_overlord(table, 0)
