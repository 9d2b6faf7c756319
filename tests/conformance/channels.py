"""Everything that a seat can get out of a state, by channel, as bytes to compare."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from typing import Any

from futago.adapters.tensors import Encoder, seen_by, tensors_of
from futago.game import (
    ABOVE,
    Action,
    Actions,
    BadInput,
    Choice,
    Event,
    Game,
    IllegalAction,
    Json,
    State,
    next_words,
)
from futago.games import GAMES
from futago.texts import Text

from .play import Moment, first_of, random_legal
from .questions import question_json

Words = tuple[str, ...]

Touch = tuple[str, str, str]
"""A thing that somebody touches: its kind, its id, and what was chosen before."""


def as_bytes(data: Json) -> bytes:
    """JSON as it would be sent, including the order of its fields."""
    return json.dumps(data, ensure_ascii=False).encode()


def choice_json(choice: Choice) -> Json:
    """All fields of a choice, including any that are added later."""
    known: dict[str, Json] = {
        "prompt": choice.prompt.as_json(),
        "rule": choice.rule.as_json(),
        "question": question_json(choice.question),
    }
    return {f.name: known.get(f.name, getattr(choice, f.name)) for f in fields(choice)}


def words_json(actions: Actions, picked: Words) -> Json:
    """The words that may follow others in the notation of these actions."""
    words, action = next_words(actions, picked)
    return [words, action and str(action)]


def event_json(event: Event) -> Json:
    return [event.kind, event.text.as_json(), dict(event.data)]


def legal_json(actions: Actions) -> Json:
    """The legal actions; a sample if there are very many, and their number if it is known."""
    if isinstance(actions, Sequence):
        count = len(actions)
        some = actions if count <= 300 else [actions[n * (count - 1) // 20] for n in range(21)]
        return [count, [[str(action), action.as_json()] for action in some]]
    first = first_of(actions, 30)
    more = [random_legal(random.Random(n), actions) for n in range(10)] if len(first) == 30 else []
    return [str(len(first)), [[str(action), action.as_json()] for action in (*first, *more)]]


def refusal_of(state: State, seat: str, action: Action) -> Text | None:
    """Try an action on a copy; why it is refused, or None."""
    copy = state.copy()
    try:
        copy.apply(seat, action)
    except IllegalAction as refusal:
        return refusal.text
    return None


def output_for(
    state: State,
    seat: str,
    prefixes: Iterable[Words] = (),
    attempts: Iterable[Action] = (),
    touched: Iterable[Touch] = (),
) -> dict[str, bytes]:
    """What a seat can get out of a state, by channel."""
    refusals = [refusal_of(state, seat, action) for action in attempts]
    legal, outcome = state.legal_actions(seat), state.outcome
    data: dict[str, Json] = {
        "view": state.view(seat).as_json(),
        "events": [event_json(event) for event in state.events(seat)],
        "movers": list(state.movers),
        "automatic": state.automatic,
        "hides": [state.hides(mover) for mover in state.movers],
        "outcome": None if outcome is None else [list(outcome.winners), outcome.reason],
        "legal": legal_json(legal),
        "words": [words_json(legal, words) for words in prefixes],
        "choice": choice_json(state.choice(seat)),
        "why": [state.why_not(seat, *touch).as_json() for touch in touched],
        "position": state.position(seat),
        "undo": state.can_undo(seat),
        "imagined": imagined_json(state, seat),
        "tensor": tensor_json(state, seat),
        "refusals": [text and text.as_json() for text in refusals],
    }
    return {channel: as_bytes(value) for channel, value in data.items()}


def imagined_json(state: State, seat: str) -> Json:
    """The whole state that a seat imagines, with a fixed seed, and its events and undo."""
    found = state.imagined(seat, random.Random("luck"))
    events = [event_json(event) for event in found.events(ABOVE)]
    return [found.position(), events, found.can_undo(seat)]


def tensor_json(state: State, seat: str) -> Json:
    """What a seat sees in numbers, for those who learn the game."""
    encoder = encoder_for(state.game_name, state.options)
    return None if encoder is None else seen_by(encoder, state, seat).hex()


@cache
def encoder_for(game: str, options: Any) -> Encoder | None:
    tensors = tensors_of(GAMES[game])
    return None if tensors is None else tensors.encoder(options)


def view_and_events(state: State, seat: str) -> dict[str, bytes]:
    """The two channels that are sent after every move."""
    events = [event_json(event) for event in state.events(seat)]
    return {"view": as_bytes(state.view(seat).as_json()), "events": as_bytes(events)}


def all_output(state: State, seats: Iterable[str]) -> dict[str, Json]:
    """The output for all seats, and what only the program sees."""
    found: dict[str, Json] = {seat: output_for(state, seat) for seat in seats}
    found["all-knowing"] = state.position()
    if state.outcome is not None:
        found["result"] = state.result()
    return found


def difference(one: dict[str, bytes], other: dict[str, bytes]) -> str:
    """The first channel that differs, with both values; empty if there is none."""
    for channel, value in one.items():
        if value != other[channel]:
            return f"{channel}:\n  {value.decode()}\n  {other[channel].decode()}"
    return ""


# ---------------------------------------------------------------- illegal actions


def mutated(
    game: Game, action: Action, donors: Sequence[Action], rng: random.Random
) -> Iterator[Action]:
    """Actions like this one, with one field changed."""
    data = action.as_json()
    names = [name for name in data if name != "do"]
    if names:
        name = rng.choice(names)
        others = [d.as_json() for d in donors]
        values = [d[name] for d in others if name in d] + [None, True, "nowhere", [], ["nowhere"]]
        yield from parsed_json(game, {**data, name: rng.choice(values)})
        if isinstance(data[name], list) and data[name]:
            longer = [*data[name], rng.choice(data[name])]
            yield from parsed_json(game, {**data, name: rng.choice([longer, data[name][:-1]])})


def parsed_json(game: Game, data: dict[str, Json]) -> Iterator[Action]:
    try:
        yield game.action_from_json(data)
    except BadInput:
        return


def mutated_notation(moment: Moment, action: Action, rng: random.Random) -> Iterator[Action]:
    """Actions like this one, with a word left out, doubled or taken from another move."""
    words = str(action).split()
    at = rng.randrange(len(words))
    other = str(rng.choice(moment.moves)[1]).split()
    for changed in (
        [*words[:at], *words[at + 1 :]],
        [*words[: at + 1], *words[at:]],
        [*words[:at], rng.choice(other), *words[at + 1 :]],
    ):
        try:
            yield moment.game.parse(" ".join(changed), moment.options)
        except BadInput:
            continue


def candidate_actions(moment: Moment, rng: random.Random, donors: Sequence[Action]) -> list[Action]:
    """Actions to try: legal ones, those of other moments, and mutations of both."""
    state = moment.state
    donors = rng.sample(list(donors), 200) if len(donors) > 200 else donors
    legal = [
        random_legal(rng, state.legal_actions(mover)) for mover in state.movers for _ in range(3)
    ]
    found = [*rng.sample(list(donors), min(6, len(donors))), *legal]
    for action in [*legal, *rng.sample(list(donors), min(4, len(donors)))]:
        found += mutated(moment.game, action, donors, rng)
        found += mutated_notation(moment, action, rng)
    return found
