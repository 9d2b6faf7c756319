"""Dividing things among holders, such as items among heroes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, zip_longest

from futago.choices.cards import chosen
from futago.choices.questions import Assign, Holder

Division = Mapping[str, Sequence[str]]
"""The ids of what each holder gets."""

TRIES = 20


def division_moves(question: Assign, division: Division) -> list[str] | None:
    """The fewest moves that lead to a division, in an order that is allowed; None if there are
    none."""
    if not all(_fits(question, holder, division[holder.id]) for holder in question.holders):
        return None
    ids = [holder.id for holder in question.holders]
    if not question.changes:
        return [_move(question, id, division) for id in ids]
    # Who only loses things that others take writes nothing.
    given = {thing for things in division.values() for thing in things}
    writing = [
        holder.id
        for holder in question.holders
        if set(division[holder.id]) - set(holder.holds) or set(holder.holds) - given
    ]
    for order in permutations(writing):
        if order and _never_below_floor(question, order, division):
            return [_move(question, id, division) for id in order]
    return None


def _move(question: Assign, id: str, division: Division) -> str:
    words = {thing.id: thing.words for thing in question.things}
    return " ".join([id, *(words[thing] for thing in division[id])])


def _fits(question: Assign, holder: Holder, things: Sequence[str]) -> bool:
    return holder.least <= len(things) <= holder.most and _value(question, things) >= holder.floor


def _value(question: Assign, things: Sequence[str] | set[str]) -> int:
    return sum(thing.value for thing in question.things if thing.id in things)


def _never_below_floor(question: Assign, order: Sequence[str], division: Division) -> bool:
    """Whether no holder falls below its floor while these write their moves."""
    held = {holder.id: set(holder.holds) for holder in question.holders}
    for id in order:
        _give(held, id, division[id])
        if _is_below_floor(question, held):
            return False
    return True


def _is_below_floor(question: Assign, held: Mapping[str, set[str]]) -> bool:
    return any(_value(question, held[h.id]) < h.floor for h in question.holders)


def _give(held: dict[str, set[str]], id: str, things: Sequence[str]) -> None:
    """A holder gets exactly these things, from whoever has them."""
    for others in held.values():
        others.difference_update(things)
    held[id] = set(things)


# ---------------------------------------------------------------- at random


def random_division(question: Assign, rng: random.Random) -> list[str]:
    """Moves that lead to a random division."""
    if not question.changes:
        return _divided_at_random(question, rng)
    for _ in range(TRIES):
        found = division_moves(question, _changed_at_random(question, rng))
        if found is not None:
            return found
    changes = list(_single_changes(question))
    if not changes:
        raise ValueError("nothing can be changed")
    return rng.choice(changes)


def _divided_at_random(question: Assign, rng: random.Random) -> list[str]:
    left = [thing.id for thing in rng.sample(question.things, len(question.things))]
    division = dict[str, list[str]]()
    for holder in question.holders:
        division[holder.id] = [left.pop() for _ in range(holder.least)]
    found = division_moves(question, division)
    if found is None:
        raise ValueError("these things cannot be divided")
    return found


def _changed_at_random(question: Assign, rng: random.Random) -> dict[str, list[str]]:
    division = {holder.id: list(holder.holds) for holder in question.holders}
    for _ in range(rng.randint(1, 3)):
        thing, to = rng.choice(question.things).id, rng.choice([*division, ""])
        for things in division.values():
            if thing in things:
                things.remove(thing)
        if to:
            division[to].append(thing)
    return division


def _single_changes(question: Assign) -> Iterator[list[str]]:
    """All changes of one holder's things: for when random ones find none."""
    held = {holder.id: list(holder.holds) for holder in question.holders}
    for holder in question.holders:
        for count in range(holder.least, holder.most + 1):
            for things in combinations([thing.id for thing in question.things], count):
                others = {id: [t for t in kept if t not in things] for id, kept in held.items()}
                found = division_moves(question, {**others, holder.id: list(things)})
                if found is not None and len(found) == 1:
                    yield found


# ---------------------------------------------------------------- recognised


def is_division(question: Assign, moves: Sequence[Sequence[str]]) -> bool:
    """Whether an answer begins with these moves, the things of each in any order."""
    return _is_change(question, moves) if question.changes else _is_whole(question, moves)


def _is_change(question: Assign, moves: Sequence[Sequence[str]]) -> bool:
    before = {holder.id: set(holder.holds) for holder in question.holders}
    held = {id: set(things) for id, things in before.items()}
    for words in moves:
        things = _things_of(question, words)
        if things is None:
            return False
        _give(held, words[0], things)
        if _is_below_floor(question, held):
            return False
    return held != before


def _is_whole(question: Assign, moves: Sequence[Sequence[str]]) -> bool:
    given = set[str]()
    for words, holder in zip_longest(moves, question.holders[: len(moves)]):
        things = _things_of(question, words)
        if things is None or holder is None or words[0] != holder.id or given & set(things):
            return False
        given |= set(things)
    return True


def _things_of(question: Assign, words: Sequence[str]) -> list[str] | None:
    """What a move gives its holder; None if it is no move of this question."""
    id, *names = words or [""]
    holder = next((holder for holder in question.holders if holder.id == id), None)
    things = chosen(question.things, names)
    if holder is None or things is None:
        return None
    found = [thing.id for thing in things]
    return found if _fits(question, holder, found) else None
