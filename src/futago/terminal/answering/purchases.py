"""Buying: the wares, who has to leave for them, and the payment, which is proposed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Literal

from futago.choices.answers import Answer
from futago.choices.payments import Payment, can_spare, cheapest
from futago.choices.purchases import purchase, purchase_fits, to_leave
from futago.choices.questions import Means, Pay, Thing
from futago.game import BadInput
from futago.terminal.answering.steps import Entry, Place, Step, place_of, toggled
from futago.texts import Text

_PRICE: Final = {"levels": "play-price-levels", "gold": "play-price-gold"}
_BILL: Final = {"levels": "play-bill-levels", "gold": "play-bill-gold"}


@dataclass(frozen=True)
class PayStep(Step):
    """A purchase as far as it is made."""

    question: Pay
    part: Literal["wares", "leaving", "payment"] = "wares"
    wares: tuple[Thing, ...] = ()
    leaving: tuple[Thing, ...] = ()
    means: tuple[Means, ...] = ()

    # ------------------------------------------------------------ the list

    def entries(self) -> list[Entry]:
        if self.part == "wares":
            return [self._toggle(ware, ware in self.wares) for ware in self.question.wares]
        if self.part == "leaving":
            return [self._toggle(hero, hero in self.leaving) for hero in self.question.leavers]
        return [self._toggle(means, means in self.means) for means in self.question.means]

    def _toggle(self, thing: Thing, chosen: bool) -> Entry:
        # Words are for what is bought: the same word may mean a thing to buy and one to pay with.
        words = (thing.words,) if self.part == "wares" else ()
        return Entry(thing.label, partial(self._with, thing), place_of(thing), words, chosen)

    def _with(self, thing: Thing) -> PayStep:
        if self.part == "wares":
            return replace(self, wares=toggled(self.wares, thing))
        if self.part == "leaving":
            leaving = toggled(self.leaving, thing)
            count = to_leave(self.question, len(self.wares))
            if len(leaving) > count:
                raise BadInput(Text("play-leave", count=count))
            return replace(self, leaving=leaving)
        return replace(self, means=toggled(self.means, thing))

    def go_on(self) -> PayStep | None:
        if self.part == "payment" or self.problem() is not None:
            return None
        if self.part == "wares" and to_leave(self.question, len(self.wares)):
            return replace(self, part="leaving")
        proposed = cheapest(self.question, self.price, self._gone)
        assert proposed is not None
        return replace(self, part="payment", means=proposed.means)

    # ------------------------------------------------------------ the bill

    @property
    def price(self) -> int:
        return sum(ware.value for ware in self.wares)

    @property
    def _gone(self) -> list[str]:
        return [hero.id for hero in self.leaving]

    @property
    def payment(self) -> Payment:
        """What is paid: coins make up for what the rest does not cover."""
        rest = self.price - sum(means.value for means in self.means)
        return Payment(self.means, min(self.question.coins, max(0, rest)))

    def problem(self) -> Text | None:
        question = self.question
        if not self.wares:
            return Text("play-least", least=1)
        count = to_leave(question, len(self.wares))
        if self.part == "wares":
            return self._unaffordable() if count <= len(question.leavers) else Text("play-too-many")
        if len(self.leaving) != count:
            return Text("play-leave", count=count)
        if self.part == "leaving":
            return self._unaffordable()
        missing = self.price - self.payment.total
        if missing > 0:
            return Text("play-missing", amount=missing)
        if not can_spare(question, self.means, self._gone):
            return Text("play-not-spared")
        return None if self._fits() else Text("play-superfluous")

    def _unaffordable(self) -> Text | None:
        """Who leaves may pay with what they carry, so the best of all cases counts at first."""
        gone = self._gone
        if self.part == "wares" and to_leave(self.question, len(self.wares)):
            gone = [hero.id for hero in self.question.leavers]
        if cheapest(self.question, self.price, gone) is None:
            return Text("play-too-dear")
        return None

    def _fits(self) -> bool:
        return purchase_fits(self.question, self.wares, self.leaving, self.payment)

    def answer(self) -> Answer | None:
        if self.part != "payment" or not self._fits():
            return None
        return [purchase(self.question, self.wares, self.leaving, self.payment)]

    # ------------------------------------------------------------ what is shown

    @property
    def prompt(self) -> Text:
        if self.part == "leaving":
            return Text("play-leave", count=to_leave(self.question, len(self.wares)))
        return Text("play-payment") if self.part == "payment" else self.question.prompt

    def words(self) -> str:
        return " ".join(ware.words for ware in self.wares)

    def labels(self) -> Sequence[Text]:
        return [thing.label for thing in (*self.wares, *self.leaving)]

    def notes(self) -> Sequence[Text]:
        if not self.wares:
            return ()
        if self.part != "payment":
            return (Text(_PRICE[self.question.unit], price=self.price),)
        paid = self.payment
        bill = {"price": self.price, "paid": paid.total, "coins": paid.coins}
        change = max(0, paid.total - self.price)
        return (Text(_BILL[self.question.unit], **bill, change=change),)

    def chosen(self) -> Mapping[Place, str]:
        return {place_of(thing): "" for thing in (*self.wares, *self.leaving, *self.means)}
