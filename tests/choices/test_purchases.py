"""Purchases: the cheapest payment, and what is allowed."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from futago.choices.answers import random_answer
from futago.choices.payments import Payment, cheapest, is_exact_enough
from futago.choices.purchases import purchase, purchase_fits
from futago.choices.questions import (
    Means,
    Pay,
)
from futago.choices.recognition import accepts

from .examples import (
    ASKED,
    GUILD,
    SHOP,
    means,
    thing,
)


def paid(question: Pay, price: int, *leaving: str) -> tuple[list[str], int]:
    payment = cheapest(question, price, leaving)
    assert payment is not None
    return sorted(means.id for means in payment.means), payment.coins


@pytest.mark.parametrize(
    ("price", "cards"),
    [(4, "m5"), (5, "m5"), (7, "m2 m5"), (9, "m5 m6"), (12, "m12"), (20, "m12 m2 m6")],
)
def test_the_cheapest_payment_wastes_least_with_the_fewest_cards(price: int, cards: str) -> None:
    assert paid(SHOP, price) == (cards.split(), 0)


def test_what_is_too_dear_cannot_be_paid() -> None:
    assert cheapest(SHOP, 26) is None
    assert paid(SHOP, 25) == (["m12", "m2", "m5", "m6"], 0)


def test_coins_come_first_and_what_heroes_carry_last() -> None:
    assert paid(GUILD, 2) == ([], 2)
    assert paid(GUILD, 5) == (["gold"], 0)
    assert paid(GUILD, 6) == (["gold"], 1)
    assert paid(GUILD, 8) == (["gold", "rope"], 0)


def test_a_holder_spares_only_so_much_unless_it_leaves() -> None:
    assert cheapest(GUILD, 13) is None
    assert paid(GUILD, 13, "ann") == (["gold", "lamp", "rope"], 1)


def test_however_much_a_hero_carries_all_of_it_can_be_paid() -> None:
    carried = [Means(f"i{n}", "item", ASKED, 2, None, "pay", "ann", 2) for n in range(12)]
    question = Pay(
        prompt=ASKED,
        wares=(),
        means=tuple(carried),
        headings=("pay",),
        unit="gold",
        spare={"ann": 22},
    )
    assert len(paid(question, 22)[0]) == 11
    assert cheapest(question, 23) is None


def test_the_cheapest_payment_is_one_that_is_allowed() -> None:
    rng = random.Random("payments")
    for _ in range(300):
        values = [rng.randint(1, 12) for _ in range(rng.randint(1, 6))]
        coins = rng.randint(0, 4)
        question = Pay(
            prompt=ASKED,
            wares=(),
            means=tuple(means(f"m{n}", value) for n, value in enumerate(values)),
            headings=("pay",),
            unit="gold",
            coins=coins,
        )
        price = rng.randint(1, 30)
        found = cheapest(question, price)
        totals = [sum(some) for n in range(len(values) + 1) for some in combinations(values, n)]
        enough = [total for total in totals if total + coins >= price]
        assert (found is None) == (not enough)
        if found is not None:
            assert is_exact_enough(found, price)
            assert found.total - price == min(max(0, total - price) for total in enough)


def test_wares_and_means_may_be_written_in_any_order() -> None:
    assert accepts(SHOP, ["buy harpoon spyglass pay m5 m6"])
    assert accepts(SHOP, ["buy spyglass harpoon pay m6 m5"])


@pytest.mark.parametrize(
    "written",
    [
        *("harpoon pay m2 m5", "harpoon pay m2", "pay m5", "harpoon", "harpoon harpoon pay m12"),
        *("harpoon pay", "harpoon pay m5 pay m6", "harpoon pay m5 coins 1", "harpoon coins 4"),
    ],
)
def test_a_payment_is_enough_with_nothing_superfluous(written: str) -> None:
    assert not accepts(SHOP, [f"buy {written}"])


def test_as_many_leave_as_there_is_no_room_for() -> None:
    assert accepts(GUILD, ["hire fox trophies gold"])
    assert not accepts(GUILD, ["hire fox dismiss bob trophies gold"])
    assert accepts(GUILD, ["hire fox hen dismiss ann items rope lamp trophies gold coins 1"])
    assert not accepts(GUILD, ["hire fox hen dismiss bob items rope lamp trophies gold coins 1"])


def test_a_purchase_is_written_under_its_headings() -> None:
    rope, lamp, gold = GUILD.means
    fox, hen = GUILD.wares
    payment = Payment((gold, lamp, rope), 1)
    assert purchase_fits(GUILD, (fox, hen), GUILD.leavers[:1], payment)
    written = purchase(GUILD, (fox, hen), GUILD.leavers[:1], payment)
    assert written == "fox hen dismiss ann items lamp rope trophies gold coins 1"


def test_a_purchase_that_nobody_can_pay_is_an_error() -> None:
    poor = Pay(prompt=ASKED, wares=(thing("axe", 9),), means=(), headings=(), unit="gold", coins=1)
    with pytest.raises(ValueError, match="nothing can be bought"):
        random_answer(poor, random.Random(1))
