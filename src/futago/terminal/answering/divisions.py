"""Dividing things among holders: moving them about, or placing them where some are missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Self

from futago.choices.answers import Answer
from futago.choices.divisions import division_moves
from futago.choices.questions import Assign, Holder, Thing
from futago.game import BadInput
from futago.terminal.answering.steps import Entry, Place, Step, place_of, toggled
from futago.texts import Text


@dataclass(frozen=True)
class _AssignStep(Step):
    """Who holds what so far."""

    question: Assign
    held: tuple[tuple[str, str], ...]
    """Things with their holders, in the order in which they came."""

    @classmethod
    def begin(cls, question: Assign) -> Self:
        return cls(question, tuple((thing, h.id) for h in question.holders for thing in h.holds))

    def _label(self, thing: Thing) -> Text:
        """A thing with the number of whoever holds it now."""
        holder = dict(self.held).get(thing.id)
        if holder is None:
            return thing.label
        above = len(self.question.things) + 1
        number = above + [one.id for one in self.question.holders].index(holder)
        return Text("play-held", thing=thing.label, number=number)

    def _division(self) -> dict[str, list[str]]:
        return {
            holder.id: [thing for thing, by in self.held if by == holder.id]
            for holder in self.question.holders
        }

    def _given(self, things: Sequence[Thing], to: Holder | None) -> tuple[tuple[str, str], ...]:
        """Who holds what after some things have moved; `BadInput` if there is no room for them."""
        going = {thing.id for thing in things}
        held = [(thing, holder) for thing, holder in self.held if thing not in going]
        if to is not None:
            held += [(thing.id, to.id) for thing in things]
            if sum(holder == to.id for _, holder in held) > to.most:
                raise BadInput(Text("play-holder-full", holder=to.label, most=to.most))
        return tuple(held)

    def answer(self) -> Answer | None:
        return division_moves(self.question, self._division())

    def problem(self) -> Text | None:
        if self.answer() is not None:
            return None
        division = self._division()
        value = {thing.id: thing.value for thing in self.question.things}
        for holder in self.question.holders:
            things = division[holder.id]
            if len(things) < holder.least:
                return Text("play-holder-least", holder=holder.label, least=holder.least)
            if sum(value[thing] for thing in things) < holder.floor:
                return Text("play-holder-floor", holder=holder.label)
        unchanged = all(set(h.holds) == set(division[h.id]) for h in self.question.holders)
        return Text("play-nothing-moved" if unchanged else "play-no-order")


@dataclass(frozen=True)
class MovingStep(_AssignStep):
    """Changing who holds what: the number of a thing, then the number of where it goes."""

    moving: tuple[Thing, ...] = ()
    """What is about to move."""

    def entries(self) -> list[Entry]:
        things = [
            Entry(
                self._label(thing),
                partial(replace, self, moving=toggled(self.moving, thing)),
                place_of(thing),
                (),
                thing in self.moving,
            )
            for thing in self.question.things
        ]
        holders = [
            Entry(
                Text("play-to", holder=holder.label),
                partial(self._moved, holder),
                (holder.kind, holder.id) if self.moving else None,
            )
            for holder in self.question.holders
        ]
        aside = Entry(Text("play-to", holder=Text("play-aside")), partial(self._moved, None))
        return [*things, *holders, aside]

    def _moved(self, to: Holder | None) -> MovingStep:
        if not self.moving:
            raise BadInput(Text("play-thing-first"))
        return replace(self, held=self._given(self.moving, to), moving=())

    def answer(self) -> Answer | None:
        return None if self.moving else super().answer()

    def problem(self) -> Text | None:
        return Text("play-where-to") if self.moving else super().problem()

    def labels(self) -> Sequence[Text]:
        return [thing.label for thing in self.moving]

    def notes(self) -> Sequence[Text]:
        return (Text("play-where-to" if self.moving else "play-how-to-move"),)

    def chosen(self) -> Mapping[Place, str]:
        return {place_of(thing): "" for thing in self.moving}


@dataclass(frozen=True)
class PlacingStep(_AssignStep):
    """Filling places one after the other: the number of a thing puts it on the current one or takes
    it from there, the number of a place makes it the current one."""

    aim: str = ""
    """The place that was made the current one, if any."""

    def entries(self) -> list[Entry]:
        holders = self.question.holders
        things = [
            Entry(self._label(thing), partial(self._placed, thing), place_of(thing))
            for thing in self.question.things
        ]
        places = [
            Entry(
                Text("play-to", holder=holder.label),
                partial(replace, self, aim=holder.id),
                (holder.kind, holder.id),
                chosen=holder == self._current(),
            )
            for holder in holders
        ]
        return [*things, *places] if len(holders) > 1 else things

    def _current(self) -> Holder | None:
        division = self._division()
        open_ones = [h for h in self.question.holders if len(division[h.id]) < h.most]
        aimed = [holder for holder in self.question.holders if holder.id == self.aim]
        return next(iter((*aimed, *open_ones)), None)

    def _placed(self, thing: Thing) -> PlacingStep:
        current, now = self._current(), dict(self.held).get(thing.id)
        if current is None or now == current.id:
            return replace(self, held=self._given([thing], None))
        step = replace(self, held=self._given([thing], current))
        full = len(step._division()[current.id]) == current.most
        return replace(step, aim="") if full else step

    def notes(self) -> Sequence[Text]:
        current = self._current()
        return () if current is None else (Text("play-current", holder=current.label),)

    def chosen(self) -> Mapping[Place, str]:
        things = {thing.id: thing for thing in self.question.things}
        found = {place_of(things[thing]): "" for thing, _ in self.held}
        current = self._current()
        return found if current is None else {(current.kind, current.id): "", **found}
