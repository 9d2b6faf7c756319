"""Purchases: wares, who leaves to make room, and what is paid."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from futago.choices.cards import chosen
from futago.choices.payments import Payment, can_spare, cheapest, is_exact_enough
from futago.choices.questions import Means, Pay, Thing

TRIES = 200
LEAVE, COINS = "dismiss", "coins"
"""The headings of those who leave and of coins."""


def to_leave(question: Pay, wares: int) -> int:
    """How many have to leave for so many wares."""
    return 0 if question.room is None else max(0, wares - question.room)


def purchase(
    question: Pay, wares: Sequence[Thing], leaving: Sequence[Thing], payment: Payment
) -> str:
    """A purchase in notation."""
    words = [ware.words for ware in wares]
    if leaving:
        words += [LEAVE, *(hero.words for hero in leaving)]
    for heading in question.headings:
        paid = [means.words for means in payment.means if means.heading == heading]
        words += [heading, *paid] if paid else []
    if payment.coins:
        words += [COINS, str(payment.coins)]
    return " ".join(words)


def purchase_fits(
    question: Pay, wares: Sequence[Thing], leaving: Sequence[Thing], payment: Payment
) -> bool:
    """Whether a purchase is allowed."""
    return (
        bool(wares)
        and len(leaving) == to_leave(question, len(wares))
        and payment.coins <= question.coins
        and can_spare(question, payment.means, [hero.id for hero in leaving])
        and is_exact_enough(payment, sum(ware.value for ware in wares))
    )


# ---------------------------------------------------------------- at random


def random_purchase(question: Pay, rng: random.Random) -> str:
    """A random purchase: as many of some random wares as can be paid."""
    for _ in range(TRIES):
        wanted = rng.sample(question.wares, rng.randint(1, len(question.wares)))
        for count in range(len(wanted), 0, -1):
            found = _paid_at_random(question, wanted[:count], rng)
            if found is not None:
                return found
    raise ValueError("nothing can be bought")


def _paid_at_random(question: Pay, wares: Sequence[Thing], rng: random.Random) -> str | None:
    price = sum(ware.value for ware in wares)
    groups = list(combinations(question.leavers, to_leave(question, len(wares))))
    for leaving in rng.sample(groups, min(len(groups), 10)):
        gone = [hero.id for hero in leaving]
        payment = _random_payment(question, price, gone, rng) or cheapest(question, price, gone)
        if payment is not None:
            return purchase(question, wares, leaving, payment)
    return None


def _random_payment(
    question: Pay, price: int, gone: Sequence[str], rng: random.Random
) -> Payment | None:
    """Random means up to the price, the rest in coins; None if that does not fit."""
    paid, aim = list[Means](), price - rng.randint(0, min(question.coins, price))
    for means in rng.sample(question.means, len(question.means)):
        if _worth(paid) < aim and can_spare(question, [*paid, means], gone):
            paid.append(means)
    for means in sorted(paid, key=lambda means: means.value):  # nothing superfluous
        if _worth(paid) - means.value >= price:
            paid.remove(means)
    payment = Payment(tuple(paid), max(0, price - _worth(paid)))
    fits = payment.coins <= question.coins and is_exact_enough(payment, price)
    return payment if fits else None


def _worth(paid: Sequence[Means]) -> int:
    return sum(means.value for means in paid)


# ---------------------------------------------------------------- recognised


def is_purchase(question: Pay, words: Sequence[str]) -> bool:
    """Whether these words, with each list in any order, are an answer."""
    parts = sections(words, (*question.headings, LEAVE, COINS))
    if parts is None:
        return False
    wares = chosen(question.wares, parts.pop("", []))
    leaving = chosen(question.leavers, parts.pop(LEAVE, []))
    coins = parts.pop(COINS, ["0"])
    if wares is None or leaving is None or len(coins) != 1 or not coins[0].isdecimal():
        return False
    paid = list[Means]()
    for heading, named in parts.items():
        found = chosen([means for means in question.means if means.heading == heading], named)
        if found is None:
            return False
        paid += found
    return purchase_fits(question, wares, leaving, Payment(tuple(paid), int(coins[0])))


def sections(words: Sequence[str], headings: Sequence[str]) -> dict[str, list[str]] | None:
    """The words under each heading, those before the first under an empty one; None if a heading
    occurs twice or has nothing under it."""
    found: dict[str, list[str]] = {"": []}
    heading = ""
    for word in words:
        if word in headings:
            if word in found:
                return None
            heading = word
            found[heading] = []
        else:
            found[heading].append(word)
    return found if all(found[heading] for heading in found if heading) else None
