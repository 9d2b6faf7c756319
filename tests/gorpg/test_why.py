"""Why something cannot be chosen: a reason for everything on the table, in a player's words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from futago.game import CHANCE, IllegalAction, random_action
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules.cards import deck_copy
from futago.texts import LANGUAGES, Text, say

from .tables import FIRST, at_random, battle, by_thumb, playing, table

HOME: Final = {
    "heroes": "nature-9:0:nature-1,nature-8:0,fire-5:0,fire-2:4:fire-3/fire-9:0:fire-1",
    "locations": "nature-1,water-2,fire-3",
    "queue": "p1,p2",
}


def home(**words: Any) -> GorpgState:
    return table(**(HOME | words))


FULL: Final = home(players=3, heroes=HOME["heroes"] + "/", placed="p2,p3////",
                   locations="nature-1,water-2,fire-3,urban-4")  # fmt: skip
GUILD: Final = home(
    phase="hunters", trophies="fire-7/fire-8", show="water-6,water-8", store="fire-4/"
)
HALL: Final = home(phase="mercenaries", trophies="fire-7/", show="urban-1,urban-2,urban-13")
FIGHT: Final = battle("water-3:0", "nature-9:0,nature-8:0,fire-2:0/fire-9:0", players=2,
                      questing="nature-9,nature-8/", yet="nature-8", spoils="fire-2,fire-3/",
                      trophies="fire-4/", retreat_loss="quest")  # fmt: skip
LAST: Final = {
    "mode": "overlord",
    "round": 10,
    "heroes": "nature-9:0/fire-9:3",
    "locations": "nature-1,water-2,fire-3",
    "monsters": "///water-2:0,fire-9:0",
    "slot": 4,
}
LAY: Final = table(
    mode="overlord",
    phase="lay",
    locations="nature-1,water-2,fire-3",
    hand="fire-1,fire-2,fire-3,fire-4,fire-5,fire-6",
    slot=2,
)


@pytest.mark.parametrize(
    ("state", "kind", "thing", "chosen", "reason"),
    [
        (table(phase="muster", round=0, queue="p1"), "hero", "fire-9", "muster fire-7",
         "add up to 16 levels; the limit is 15"),
        (FULL, "slot", "slot-1", "quest", "No more room at slot 1: 2 parties are there already"),
        (FULL, "hero", "nature-9", "", "First choose a location"),
        (FULL, "hero", "nature-9", "quest slot-2 nature-8 fire-5 fire-2", "at most 3"),
        (FULL, "hero", "fire-9", "quest slot-2", "belongs to Party 2"),
        (FULL, "monster", "fire-9", "", "only in a battle"),
        (FULL, "trophy", "fire-9", "", "Trophies are for paying"),
        (FULL, "item", "nature-1", "", "choose “equip heroes” first"),
        (FULL, "item", "fire-1", "equip", "belongs to Party 2"),
        (FULL, "item", "fire-3", "equip", "would die without"),
        (home(items_per_hero=1), "hero", "nature-9", "equip", "can’t carry more than 1 item"),
        (home(items_per_hero=1), "hero", "nature-8", "equip fire-3", "would die without"),
        (FIGHT, "hero", "nature-9", "", "Wolf Friend (nature 9) has already attacked"),
        (FIGHT, "hero", "fire-2", "", "is not in this battle"),
        (FIGHT, "hero", "fire-9", "attack nature-8", "attack only monsters"),
        (FIGHT, "monster", "fire-9", "attack nature-8", "is not in this battle"),
        (FIGHT, "trophy", "fire-4", "retreat", "You can’t use"),
        (FIGHT, "trophy", "fire-3", "retreat fire-2", "leave exactly 1 of them"),
        (table(**LAST, phase="charge", queue="p1", victory="collective"), "hero", "fire-9",
         "attack nature-9", "the parties win together"),
        (LAY, "slot", "slot-1", "lay", "No more monsters on slot 1"),
        (LAY, "monster", "water-9", "lay", "not among the monsters you drew"),
        (GUILD, "item", "water-8", "buy", "can’t afford Steel Harpoon (water 8)"),
        (GUILD, "item", "water-8", "buy", "the price is 8 in trophy levels, and you have 7"),
        (GUILD, "item", "water-8", "buy water-6", "is 14 in trophy levels, and you have 7"),
        (GUILD, "trophy", "fire-7", "buy", "First choose what you want"),
        (GUILD, "trophy", "fire-7", "buy water-6 pay fire-7", "enough already"),
        (GUILD, "trophy", "fire-8", "buy water-6", "belongs to Party 2"),
        (GUILD, "seat", "p2", "", "without trading"),
        (GUILD, "word", "trade", "", "without trading"),
        (GUILD, "hero", "nature-9", "", "visits the hunters’ guild"),
        (HALL, "hero", "urban-13", "hire", "the price is 65 GP, and you have 12 GP"),
        (HALL, "hero", "nature-9", "hire urban-1", "nobody has to leave"),
        (HALL, "item", "fire-3", "hire urban-2", "would die without"),
        (home(phase="ready", mode="overlord", round=10, heroes="fire-5:0/fire-9:0"),
         "word", "equip", "", "no items"),
    ],
)  # fmt: skip
def test_a_tap_on_what_cannot_be_chosen_says_why(
    state: GorpgState, kind: str, thing: str, chosen: str, reason: str
) -> None:
    before = state.copy()
    assert reason in str(state.why_not(state.movers[0], kind, thing, chosen))
    assert state == before


def test_whoever_is_not_to_move_learns_who_is() -> None:
    assert str(FULL.why_not("p2", "hero", "fire-9")) == "Party 1 is thinking."
    assert str(FULL.why_not("spectator", "hero", "fire-9")) == "Party 1 is thinking."
    assert str(LAY.why_not("p1", "slot", "slot-2")) == "The Overlord is thinking."


def test_nonsense_gets_the_rule_of_the_phase() -> None:
    for kind, thing in (
        ("hero", "x"),
        ("space", "b3"),
        ("slot", "slot-9"),
        ("seat", "p9"),
        ("", ""),
    ):
        assert "equip, go on a quest or rest" in str(FULL.why_not("p1", kind, thing, "quest x y"))
    assert "is not in the party" not in str(
        FULL.why_not("p1", "hero", "nature-9", "quest slot-2 x")
    )


# ---------------------------------------------------------------- nothing of the notation

NOTATION: Final = re.compile(
    r"\b(?:nature|water|fire|urban|joker)-\d|\bjoker\.\d|\bslot-\d|\bp\d\b|\bchance\b|_"
)
KINDS: Final = ("hero", "item", "trophy", "monster")
WORDS: Final = ("attack", "quest", "rest-recruit", "equip", "retreat", "buy", "hire", "trade")


def said(text: Text) -> None:
    for language in LANGUAGES:
        sentence = say(text, language)
        assert not NOTATION.search(sentence), sentence
        assert sentence[-1] in ".:", sentence


def taps(state: GorpgState, rng: random.Random) -> Iterator[tuple[str, str]]:
    cards = deck_copy(1, 2)
    yield from ((kind, rng.choice(cards)) for kind in KINDS for _ in range(2))
    yield from (("hero", hero.card) for party in state.heroes for hero in party)
    yield from (("monster", m.card) for m in state.monsters[state.slot] if m.shown)
    yield from (("slot", name) for name in state.setup.slot_names)
    yield from (("seat", seat) for seat in state.setup.seats)
    yield from (("word", word) for word in WORDS)


def positions(rng: random.Random, games: int) -> Iterator[tuple[GorpgState, str]]:
    for seed in range(games):
        for state, seat, _ in playing(seed, by_thumb if seed % 3 else at_random,
                                      GAME if seed % 4 else FIRST):  # fmt: skip
            if seat and seat != CHANCE and rng.random() < 0.08:
                yield state, seat


def test_every_reason_is_in_a_players_words() -> None:
    rng, reasons = random.Random("taps"), set[str]()
    for state, seat in positions(rng, 12):
        written = str(random_action(state.legal_actions(seat), rng)).split()
        for kind, thing in taps(state, rng):
            chosen = " ".join(written[: rng.randint(0, len(written))])
            reason = state.why_not(seat, kind, thing, chosen)
            if reason.id not in reasons or rng.random() < 0.02:
                said(reason)
            reasons.add(reason.id)
    assert len(reasons) > 20


def test_every_refusal_is_in_a_players_words() -> None:
    """Moves that were legal at other times, and moves with other cards in them."""
    rng, refused, recent = random.Random("refusals"), set[str](), list[str]()
    cards = deck_copy(1, 2)
    for state, seat in positions(rng, 12):
        recent.append(str(random_action(state.legal_actions(seat), rng)))
        game = GAME if state.setup.rules.version == GAME.version else FIRST
        for move in rng.sample(recent, min(6, len(recent))):
            words = [rng.choice(cards) if rng.random() < 0.2 and "-" in w and "slot" not in w else w
                     for w in move.split()]  # fmt: skip
            try:
                action = game.parse(" ".join(words), state.options)
            except Exception:  # not a move under these rules or with so few parties
                continue
            try:
                state.copy().apply(seat, action)
            except IllegalAction as error:
                if error.text.id not in refused or rng.random() < 0.05:
                    said(error.text)
                refused.add(error.text.id)
    assert len(refused) > 12
