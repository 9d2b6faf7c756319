"""What a party imagines for the cards that lie face down."""

from __future__ import annotations

import random
from collections import Counter

from futago.gorpg import GorpgState
from futago.gorpg.rules.cards import MONSTERS, deck_copy

from .tables import table

UNSEEN = ("fire-1", "fire-2", "water-7", "urban-9")
GONE = ",".join(card for card in deck_copy(1, 2) if card not in UNSEEN)
"""All monsters but four lie openly aside."""

Cards = tuple[str, ...]


def on_slots(state: GorpgState) -> Cards:
    return tuple(monster.card for monsters in state.monsters for monster in monsters)


def drawn(state: GorpgState, seat: str = "p1", count: int = 1200) -> Counter[tuple[Cards, ...]]:
    """How often each combination of hidden cards occurs: slots, hand, pile, discards and deck."""
    rng, found = random.Random("imagined"), Counter[tuple[Cards, ...]]()
    for _ in range(count):
        other = state.imagined(seat, rng)
        pile = tuple(monster.card for monster in other.pile)
        found[on_slots(other), other.hand, pile, other.veiled, other.decks[MONSTERS]] += 1
    return found


def assert_evenly(found: Counter[tuple[Cards, ...]], ways: int) -> None:
    """So many combinations, each about equally often."""
    each = found.total() / ways
    assert len(found) == ways
    assert max(found.values()) < 1.5 * each
    assert min(found.values()) > 0.6 * each


def test_each_unseen_card_is_as_likely_under_each_card_face_down() -> None:
    state = table(monsters="?/?//", removed=f"/{GONE}//", queue="p1,p2")
    found = drawn(state)
    assert_evenly(found, 4 * 3)
    for slots, _, _, _, deck in found:
        assert {*slots, *deck} == {*UNSEEN}
        assert deck == tuple(sorted(deck))


def test_what_lies_open_stays_as_it_is() -> None:
    state = table(monsters="fire-1:3,?///", removed=f"/{GONE}//", queue="p1,p2")
    found = drawn(state, "spectator")
    assert_evenly(found, 3)
    assert {slots[0] for slots, *_ in found} == {"fire-1"}


def test_what_the_overlord_lays_at_once_lies_sorted() -> None:
    """Slot 2 gets two cards at once; only the Overlord knows which."""
    state = table(mode="overlord", monsters="/?,?//", removed=f"/{GONE}//", queue="p1,p2")
    found = drawn(state)
    assert_evenly(found, 6)
    assert all(slots == tuple(sorted(slots)) for slots, *_ in found)


def test_what_a_slot_gets_as_it_grows_lies_beside_the_rest() -> None:
    words = {"mode": "overlord", "round": 5, "removed": f"/{GONE}//", "queue": "p1,p2"}
    assert_evenly(drawn(table(monsters="/?,?,?//", **words)), 4 * 3)
    assert_evenly(drawn(table(monsters="/?,?,?//", regroup="all", **words)), 4)


def test_the_overlords_hand_and_pile_are_drawn_from_the_same_cards() -> None:
    state = table(mode="overlord", pile="?,water-7:0", removed=f"/{GONE}//", queue="p1,p2")
    assert_evenly(drawn(state), 3)
    words = {"phase": "lay", "slot": 1, "hand": "?,?", "locations": "fire-1,fire-2,fire-3"}
    state = table(mode="overlord", pile="?", removed=f"/{GONE}//", **words)
    assert_evenly(drawn(state), 4 * 3 * 2)
    assert len(drawn(state, "overlord")) == 1


def test_cards_discarded_unseen_are_drawn_as_well() -> None:
    words = {"round": 10, "phase": "ready", "slot": 4, "queue": "p1", "veiled": "?,?"}
    state = table(
        mode="solo",
        heroes="fire-9:0",
        monsters="///water-7:0",
        removed=f"/{GONE}//",
        discards="/fire-1//",
        **words,
    )
    found = drawn(state)
    assert len(found) == 2
    for *_, veiled, deck in found:
        assert {*veiled, *deck} == {"fire-2", "urban-9"}
    other = state.imagined("p1", random.Random(1))
    assert other.discards[MONSTERS] == ("fire-1", *other.veiled)
