"""The cheapest payment for the wares of a `Pay` question, and whether a payment is allowed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from futago.choices.questions import Means, Pay


@dataclass(frozen=True)
class Payment:
    """What is paid."""

    means: tuple[Means, ...]
    coins: int = 0

    @property
    def total(self) -> int:
        return self.coins + sum(means.value for means in self.means)


def is_exact_enough(payment: Payment, price: int) -> bool:
    """Whether a payment meets the price, with nothing superfluous."""
    least = 1 if payment.coins else min((means.value for means in payment.means), default=1)
    return 0 <= payment.total - price < least


def can_spare(question: Pay, paid: Sequence[Means], leaving: Collection[str]) -> bool:
    """Whether no holder who stays loses too much."""
    lost = dict[str, int]()
    for means in paid:
        if means.holder and means.holder not in leaving:
            lost[means.holder] = lost.get(means.holder, 0) + means.weight
    return all(weight <= question.spare.get(holder, 0) for holder, weight in lost.items())


def cheapest(question: Pay, price: int, leaving: Collection[str] = ()) -> Payment | None:
    """The payment that wastes least, then with the fewest things that heroes carry, then with the
    fewest cards; None if the price is too high. Coins come first, as they are good for nothing
    else."""
    best: dict[int, tuple[Means, ...]] = {0: ()}
    for group in _groups(question, leaving):
        merged = dict(best)
        for taken in group:
            worth = sum(means.value for means in taken)
            for total, paid in best.items():
                if total < price:
                    _keep_better(merged, total + worth, paid + taken)
        best = merged
    enough = [total for total in best if total + question.coins >= price]
    if not enough:
        return None
    found = min(enough, key=lambda total: (max(0, total - price), *_dearness(best[total])))
    return Payment(best[found], max(0, price - found))


def _groups(question: Pay, leaving: Collection[str]) -> Iterator[list[tuple[Means, ...]]]:
    """Independent decisions: a thing that is free, or some of those that one holder carries."""
    carried = dict[str, list[Means]]()
    for means in question.means:
        if means.holder and means.holder not in leaving:
            carried.setdefault(means.holder, []).append(means)
        else:
            yield [(means,)]
    for held in carried.values():
        # For each worth one set is enough: things of one holder weigh what they are worth.
        sets: dict[int, tuple[Means, ...]] = {0: ()}
        for means in held:
            for total, taken in list(sets.items()):
                if can_spare(question, (*taken, means), leaving):
                    _keep_better(sets, total + means.value, (*taken, means))
        yield [some for some in sets.values() if some]


def _keep_better(best: dict[int, tuple[Means, ...]], total: int, paid: tuple[Means, ...]) -> None:
    before = best.get(total)
    if before is None or _dearness(paid) < _dearness(before):
        best[total] = paid


def _dearness(paid: tuple[Means, ...]) -> tuple[int, int]:
    return sum(bool(means.holder) for means in paid), len(paid)
