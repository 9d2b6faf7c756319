"""Lazy actions: exactly the legal ones, compared with brute force, each with one notation."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Any

import pytest

from futago.game import LazyActions, random_action
from futago.gorpg import GorpgState
from futago.gorpg.rules.actions import Buy, Equip, Goods, Hire, Muster, Quest, Retreat, Trade

from .tables import battle, table

LOCATIONS = {"locations": "nature-1,water-2,fire-3", "monsters": "(fire-3)/(fire-4)/(fire-5)/"}


def subsets(cards: Sequence[str], most: int = 99) -> Iterator[tuple[str, ...]]:
    cards = sorted(cards)
    for size in range(min(most, len(cards)) + 1):
        yield from combinations(cards, size)


def check(state: GorpgState, word: str, candidates: Iterator[Any]) -> None:
    """Iterating yields the legal actions found by brute force, sorted; sampling yields some."""
    legal = state.legal_actions(state.movers[0])
    assert isinstance(legal, LazyActions)
    found = [action for action in legal if str(action).startswith(word)]
    due = {action for action in candidates if action in legal}
    assert set(found) == due
    assert len(found) == len(due)
    assert [str(a) for a in found] == sorted(str(a) for a in found)
    rng = random.Random(1)
    for _ in range(60):
        assert random_action(legal, rng) in legal


@pytest.mark.parametrize("most", ["none", 3, 2, 1])
@pytest.mark.parametrize(
    "heroes",
    [
        "nature-2:5:fire-3+fire-4,urban-5:0:water-6/fire-9:0",
        "nature-2:8:fire-3+fire-4,urban-5:6:water-1+water-2/fire-9:0",
        "nature-2:2:water-9,urban-1:1:fire-2/fire-9:0",
    ],
)
def test_equip(heroes: str, most: Any) -> None:
    state = table(
        players=2, heroes=heroes, store="urban-1,urban-3/", queue="p1", items_per_hero=most,
        **LOCATIONS,
    )  # fmt: skip
    pool = [*state.store[0], *(item for hero in state.heroes[0] for item in hero.items)]
    cards = [hero.card for hero in state.heroes[0]]
    check(state, "equip", (Equip(h, items) for h in cards for items in subsets(pool)))


def test_equip_is_not_offered_when_nothing_can_change() -> None:
    state = table(
        players=2, heroes="nature-2:4:fire-3,urban-5:8:fire-4/fire-9:0", queue="p1", **LOCATIONS
    )
    words, _ = state.legal_actions("p1").next_words(())  # type: ignore[union-attr]
    assert words == ["quest", "rest"]


@pytest.mark.parametrize("trophies", ["water-1,water-2,water-3,water-5,water-9", "fire-1,fire-2"])
def test_buy(trophies: str) -> None:
    state = table(
        players=2, phase="hunters", heroes="nature-2:0/fire-9:0", trophies=f"{trophies}/",
        show="fire-1,fire-3,fire-7,urban-2", queue="p1", **LOCATIONS,
    )  # fmt: skip
    ways = product(subsets(state.show), subsets(state.trophies[0]))
    check(state, "buy", (Buy(items, pay) for items, pay in ways))


@pytest.mark.parametrize("value", [5, 1, 10])
@pytest.mark.parametrize("coins", [0, 7])
@pytest.mark.parametrize(
    "heroes",
    [
        "nature-2:4:fire-1+fire-3,urban-5:0/fire-9:0",
        "nature-9:9:fire-2,urban-5:0,urban-6:0,urban-7:0:water-2/fire-9:0",
        "nature-9:0:fire-2,urban-5:0,urban-6:0,urban-7:0:water-2,urban-8:0/fire-9:0",
    ],
)
def test_hire(heroes: str, coins: int, value: Any) -> None:
    state = table(
        players=2, phase="mercenaries", heroes=heroes, store="fire-4/", trophies="fire-1,fire-6/",
        coins=f"{coins},0", show="fire-1,water-2,water-3", item_value=value, queue="p1",
        **LOCATIONS,
    )  # fmt: skip
    own = [hero.card for hero in state.heroes[0]]
    pool = [*state.store[0], *(item for hero in state.heroes[0] for item in hero.items)]

    def candidates() -> Iterator[Hire]:
        for size in (1, 2, 3):
            for wanted in permutations(state.show, size):
                for rest in product(
                    subsets(own, 3), subsets(pool), subsets(state.trophies[0]), range(coins + 1)
                ):
                    yield Hire(wanted, *rest)

    check(state, "hire", candidates())


@pytest.mark.parametrize("coins", ["9" * 5000, "²", "x"])
def test_coins_that_nobody_can_count_lead_nowhere(coins: str) -> None:
    state = table(
        players=2, phase="mercenaries", heroes="nature-2:0/fire-9:0", coins="20,0", show="fire-1",
        queue="p1", **LOCATIONS,
    )  # fmt: skip
    legal = state.legal_actions("p1")
    assert isinstance(legal, LazyActions)
    words, _ = legal.next_words(["hire", "fire-1", "coins"])
    assert len(words) == 1
    assert legal.next_words(["hire", "fire-1", "coins", *words])[1] is not None
    assert legal.next_words(["hire", "fire-1", "coins", coins]) == ([], None)


def test_trade() -> None:
    state = table(
        players=3,
        phase="hunters",
        trading="true",
        heroes="nature-2:4:fire-1+fire-3,urban-5:0/fire-9:0/",
        store="fire-4//water-1",
        show="fire-7",
        queue="p1",
        locations="nature-1,water-2,fire-3,urban-4",
    )

    def goods(party: int) -> Iterator[Goods]:
        pool = [*state.store[party], *(i for hero in state.heroes[party] for i in hero.items)]
        own = [hero.card for hero in state.heroes[party]]
        for chosen, items in product(subsets(own), subsets(pool)):
            yield Goods(chosen, items)

    def candidates() -> Iterator[Trade]:
        for party in (1, 2):
            for give, take in product(goods(0), goods(party)):
                yield Trade(state.setup.seats[party], give, take)

    check(state, "trade", candidates())


def test_trade_of_full_parties() -> None:
    five = ",".join(f"nature-{n}:0" for n in range(1, 6))
    state = table(
        players=2, phase="hunters", trading="true", heroes=f"{five}/fire-9:0,fire-8:0,fire-7:0",
        show="fire-7", queue="p1", **LOCATIONS,
    )  # fmt: skip
    own = [[hero.card for hero in party] for party in state.heroes]
    ways = product(subsets(own[0]), subsets(own[1]))
    check(state, "trade", (Trade("p2", Goods(give), Goods(take)) for give, take in ways))


def test_retreat() -> None:
    for loss in ("quest", "all"):
        state = battle(
            "fire-13:0", spoils="fire-1,fire-2,fire-3", trophies="water-1,water-2",
            retreat_loss=loss,
        )  # fmt: skip
        cards = [*state.spoils[0], *state.trophies[0]]
        check(state, "retreat", (Retreat(leave) for leave in subsets(cards)))


def test_retreat_where_some_trophies_have_to_stay() -> None:
    for loss in ("quest", "all"):
        state = battle(
            "fire-13:0", "nature-9:0/fire-9:0", mode="overlord", players=2, retreat_loss=loss,
            spoils="fire-1,nature-2,water-3/", trophies="fire-9,nature-1,urban-2,water-1/",
        )  # fmt: skip
        cards = [*state.spoils[0], *state.trophies[0]]
        check(state, "retreat", (Retreat(leave) for leave in subsets(cards)))


def test_muster_and_quest_keep_the_order_of_heroes() -> None:
    state = table(players=1, phase="muster", round=0, queue="p1")
    deck = [card for card in state.decks[0] if card.endswith(("-1", "-9", "-13")) or "j" in card]
    found = [str(a) for a in state.legal_actions("p1")]
    assert found == sorted(found)
    known = set(found)
    for size in (1, 2, 3):
        for cards in permutations(deck, size):
            assert (Muster(cards) in state.legal_actions("p1")) == (str(Muster(cards)) in known)
    state = table(
        players=2, heroes="nature-2:0,fire-1:0,fire-2:0,fire-3:0/fire-9:0", queue="p1", **LOCATIONS
    )
    own = [hero.card for hero in state.heroes[0]]
    ways = product(state.setup.slot_names, (1, 2, 3))
    check(state, "quest", (Quest(slot, c) for slot, size in ways for c in permutations(own, size)))
