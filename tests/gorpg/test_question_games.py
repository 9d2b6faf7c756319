"""Questions in whole games: what answers them is legal, and whatever is legal answers them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import msgspec
import pytest

from futago.choices.answers import random_answer
from futago.choices.questions import Means, Pair, Thing
from futago.choices.recognition import accepts
from futago.game import CHANCE, Game, random_action
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules.board import PHASES
from futago.texts import Text

from .tables import FIRST, asked, at_random, by_thumb, playing

LARGEST: Final = 64_000
"""Bytes of a question as it is sent: the last battle of six parties has some 150 monsters."""


def positions(mode: str, tag: str) -> Iterator[tuple[GorpgState, str]]:
    """Positions of many games of a mode in which a player is to move."""
    rng = random.Random(f"{mode} {tag}")
    while True:
        game = GAME if rng.random() < 0.7 else FIRST
        given = {**game.vary(rng), "mode": mode}
        given["players"] = 1 if mode == "solo" else rng.randint(2, 6)
        given["first_leader"] = "p1"
        chooser = by_thumb if rng.random() < 0.8 else at_random
        for state, seat, _ in playing(rng.randrange(10**6), chooser, game, **given):
            rare = seat and PHASES[state.phase] in ("charge", "wrath", "dismiss", "ready")
            if seat and seat != CHANCE and rng.random() < (0.3 if rare else 0.08):
                yield state, seat


def game_of(state: GorpgState) -> Game:
    return GAME if state.setup.rules.version == GAME.version else FIRST


@pytest.mark.parametrize("mode", ["standard", "overlord", "solo"])
def test_random_answers_are_legal(mode: str) -> None:
    rng = random.Random(f"answers {mode}")
    for state, seat in islice(positions(mode, "answers"), 300):
        question = asked(state)
        answer, new = random_answer(question, rng), state.copy()
        for move in answer:
            assert new.movers == (seat,), answer
            new.apply(seat, game_of(state).parse(move, state.options))
        assert accepts(question, answer)


@pytest.mark.parametrize("mode", ["standard", "overlord", "solo"])
def test_legal_actions_are_among_the_answers(mode: str) -> None:
    rng = random.Random(f"actions {mode}")
    for state, seat in islice(positions(mode, "actions"), 300):
        question = asked(state)
        action = random_action(state.legal_actions(seat), rng)
        assert accepts(question, [str(action)]), f"{action}: {state!r}"


def things_in(part: Any) -> Iterator[Thing]:
    """All things of a question and of those that follow from it."""
    if isinstance(part, Thing):
        yield part
    if isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from things_in(getattr(part, name))
    elif isinstance(part, tuple):
        for entry in part:
            yield from things_in(entry)


def test_questions_are_small_and_tell_things_apart() -> None:
    encoder = msgspec.json.Encoder(enc_hook=Text.as_json)
    for state, _ in islice(positions("overlord", "sizes"), 60):
        question = asked(state)
        assert len(encoder.encode(question)) < LARGEST
        if isinstance(question, Pair):
            for row in (question.first, question.second):
                assert len({(thing.kind, thing.id) for thing in row}) == len(row)
        for found in things_in(question):
            assert str(found.label)
            assert not isinstance(found, Means) or found.value > 0
