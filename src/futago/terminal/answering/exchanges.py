"""Offering an exchange: the partner, then what each side gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from futago.choices.answers import Answer
from futago.choices.exchanges import exchange_fits, exchange_move
from futago.choices.questions import Exchange, Means, Side, Thing
from futago.terminal.answering.steps import Entry, Place, Step, place_of, toggled
from futago.texts import Text

_Goods = tuple[tuple[Thing, ...], tuple[Means, ...]]
"""Heroes and items."""


@dataclass(frozen=True)
class ExchangeStep(Step):
    """An exchange as far as it is made up."""

    question: Exchange
    other: Side | None = None
    given: _Goods = ((), ())
    taken: _Goods = ((), ())

    def entries(self) -> list[Entry]:
        if self.other is None:
            return [
                Entry(
                    side.label,
                    partial(replace, self, other=side),
                    (side.kind, side.id),
                    (side.id,),
                )
                for side in self.question.others
            ]
        return [*self._goods("given", self.question.mine), *self._goods("taken", self.other)]

    def _goods(self, part: str, side: Side) -> list[Entry]:
        """What one side may give; the items of a hero who goes are not named."""
        goods = self.given if part == "given" else self.taken
        going = {hero.id for hero in goods[0]}
        things = [*side.heroes, *(item for item in side.items if item.holder not in going)]
        id = "play-give" if part == "given" else "play-take"
        return [
            Entry(
                Text(id, thing=thing.label),
                partial(self._with, part, goods, thing),
                place_of(thing),
                (),
                thing in (*goods[0], *goods[1]),
            )
            for thing in things
        ]

    def _with(self, part: str, goods: _Goods, thing: Thing) -> ExchangeStep:
        heroes, items = goods
        if isinstance(thing, Means):
            items = toggled(items, thing)
        else:
            heroes = toggled(heroes, thing)
            going = {hero.id for hero in heroes}
            items = tuple(item for item in items if item.holder not in going)
        new: _Goods = (heroes, items)
        return replace(self, given=new) if part == "given" else replace(self, taken=new)

    def answer(self) -> Answer | None:
        if self.other is None or not exchange_fits(
            self.question, self.other, self.given, self.taken
        ):
            return None
        return [exchange_move(self.other, self.given, self.taken)]

    def problem(self) -> Text | None:
        if self.other is None or self.answer() is not None:
            return None
        give, take = len(self.given[0]), len(self.taken[0])
        if not any((*self.given, *self.taken)):
            return Text("play-nothing-exchanged")
        mine = len(self.question.mine.heroes) - give + take
        theirs = len(self.other.heroes) - take + give
        if max(mine, theirs) > self.question.most:
            return Text("play-exchange-most", most=self.question.most)
        if (give and not mine) or (take and not theirs):
            return Text("play-exchange-none")
        return Text("play-not-spared")

    def words(self) -> str:
        return self.other.id if self.other is not None else ""

    def labels(self) -> Sequence[Text]:
        if self.other is None:
            return ()
        given = [Text("play-give", thing=thing.label) for thing in _all(self.given)]
        taken = [Text("play-take", thing=thing.label) for thing in _all(self.taken)]
        return [self.other.label, *given, *taken]

    def chosen(self) -> Mapping[Place, str]:
        found = {place_of(thing): "" for thing in (*_all(self.given), *_all(self.taken))}
        return found if self.other is None else {(self.other.kind, self.other.id): "", **found}


def _all(goods: _Goods) -> tuple[Thing, ...]:
    return (*goods[0], *goods[1])
