"""A golden game as readable text: every move, its consequences, and the state of the game.

The text is stored beside the record (`NN-reason.txt`), so that a change of the rules or of a text
shows in a diff. Public events are below the move; where a seat was told something else than a
spectator, the sentence begins with the seat in brackets.

The whole position, which may be longer than all the rest, and the legal actions are shown at the
start, at the end and at every tenth move. In a long game (more than 200 moves) they are shown at
every 200th move, and a draw's only sentence is left out where all were told the same, since the
notation says it already. That keeps the longest game at about 60 kB.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from futago.game import CHANCE, SPECTATOR, Action, Actions, Json, State
from futago.record import game_of, replay

from .golden import conceded
from .play import first_of

LONG: Final = 200
EVERY: Final = 10
EVERY_IN_LONG: Final = 200
COUNTED: Final = 1000
"""Legal actions are counted up to here: some lists are too long to count."""
LISTED: Final = 4
WIDEST_OPTION: Final = 100


def playthrough(record: dict[str, Json]) -> str:
    """The whole text of a record."""
    return "".join(f"{line}\n" for line in (*_heading(record), *_play(record)))


def _heading(record: dict[str, Json]) -> Iterator[str]:
    game, options = game_of(record)
    yield f"{record['game']}, rules {record['version']}"
    default = game.options_as_json(game.options({}))
    changed = {k: v for k, v in game.options_as_json(options).items() if default.get(k) != v}
    yield f"options that differ from the default: {len(changed) or 'none'}"
    for name, value in changed.items():
        text = json.dumps(value, ensure_ascii=False)
        # A whole palace is too long; it is in the record.
        yield f"  {name} {text if len(text) <= WIDEST_OPTION else text[:WIDEST_OPTION] + ' ...'}"
    yield "seats: " + ", ".join(f"{seat} ({name})" for seat, name in record["seats"].items())


def _play(record: dict[str, Json]) -> Iterator[str]:
    game, options = game_of(record)
    state, moves = game.new(options), len(record["moves"])
    seats, is_long = tuple(record["seats"]), moves > LONG
    every = EVERY_IN_LONG if is_long else EVERY
    yield from _sentences(state, seats)
    yield from _standing(state)
    for number, (seat, action, state) in enumerate(replay(record), 1):
        yield f"{number}. {seat}: {action}"
        sentences = list(_sentences(state, seats))
        if not (is_long and seat == CHANCE and len(sentences) == 1):
            yield from sentences
        if number % every == 0 and number < moves:
            yield from _standing(state)
    if state.outcome is None:
        seat, state = conceded(record, state)
        yield f"{seat} gives up: {record['result']['reason']}"
        yield from _sentences(state, seats)
    yield from _standing(state)
    for name, value in state.result().items():
        yield f"{name}: {json.dumps(value, ensure_ascii=False)}"


def _sentences(state: State, seats: tuple[str, ...]) -> Iterator[str]:
    """A spectator's sentences, each followed by what a seat was told instead."""
    texts = {seat: [str(event.text) for event in state.events(seat)] for seat in seats}
    public = [str(event.text) for event in state.events(SPECTATOR)]
    for common, *own in zip_longest(public, *texts.values()):
        if common is not None:
            yield f"  {common}"
        for seat, sentence in zip(seats, own, strict=True):
            if sentence != common:
                yield f"  [{seat}] {sentence if sentence is not None else '(nothing)'}"


def _standing(state: State) -> Iterator[str]:
    """The position and its legal actions."""
    yield ""
    yield f"position {state!r}"
    for seat in state.movers:
        yield f"{seat} may: {_summary(state.legal_actions(seat))}"
    yield ""


def _summary(actions: Actions) -> str:
    """How many there are, and the first of them."""
    some: list[Action] = first_of(actions, COUNTED + 1)
    count = f"{len(some)}" if len(some) <= COUNTED else f"more than {COUNTED}"
    more = ", ..." if len(some) > LISTED else ""
    return f"{count} ({', '.join(map(str, some[:LISTED]))}{more})"
