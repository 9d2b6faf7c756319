"""Every text of a game can be rendered in every language."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import pytest

from futago.bots import bots_for, characters_of
from futago.game import BadInput, Game, Json
from futago.texts import LANGUAGES, Text, has_text, say

from .adapters import adapter_for
from .channels import candidate_actions, refusal_of
from .play import all_seats, concede, every_game, moments, some_legal
from .questions import texts_of

every_language = pytest.mark.parametrize("language", LANGUAGES)


def assert_said(texts: dict[str, Text], language: str) -> None:
    assert texts
    for text in texts.values():
        sentence = say(text, language)
        assert sentence.strip(), f"{text!r} is empty"
        assert not set("{}$") & set(sentence), f"{text!r} is not filled in: {sentence}"
        assert "???" not in sentence
        assert "None" not in sentence.split(), f"{text!r} names nothing: {sentence}"


def gather(texts: dict[str, Text], *more: Text) -> None:
    """Collect one of each text: the same id and arguments make the same sentence."""
    for text in more:
        texts[json.dumps(text.as_json())] = text


@lru_cache(maxsize=8)
def choice_texts(game: Game) -> dict[str, Text]:
    found = dict[str, Text]()
    for moment in moments(game):
        for seat in all_seats(moment):
            gather(found, *texts_of(moment.state.choice(seat)))
    return found


@lru_cache(maxsize=8)
def reasons(game: Game) -> dict[str, Text]:
    """Why things on the board cannot be chosen."""
    rng, found = random.Random("reasons"), dict[str, Text]()
    for moment in moments(game):
        things = list(adapter_for(game).things(moment.options_json))
        for seat in all_seats(moment):
            chosen = ["", *(str(action) for action in some_legal(moment.state, seat, rng, 2)[:2])]
            for kind, thing in rng.sample(things, min(12, len(things))):
                gather(found, *(moment.state.why_not(seat, kind, thing, c) for c in chosen))
    return found


@lru_cache(maxsize=8)
def event_texts(game: Game) -> dict[str, Text]:
    found = dict[str, Text]()
    for moment in moments(game, "events", 60, 15):
        given_up = [moment.state.copy() for _ in moment.seats[:-1]]
        for state, seat in zip(given_up, moment.seats[:-1], strict=True):
            if state.movers:
                concede(game, state, seat, "resigned" if len(moment.moves) % 2 else "time")
        for state in (moment.state, *given_up):
            for seat in moment.seats:
                for event in state.events(seat):
                    json.dumps(dict(event.data))
                    assert event.kind
                    gather(found, event.text)
    return found


@lru_cache(maxsize=8)
def refusal_texts(game: Game) -> dict[str, Text]:
    rng, found = random.Random("refusal texts"), dict[str, Text]()
    for moment in moments(game):
        donors = [action for _, action in moment.moves]
        for seat in all_seats(moment):
            for action in candidate_actions(moment, rng, donors):
                text = refusal_of(moment.state, seat, action)
                if text is not None:
                    gather(found, text)
    return found


@every_language
@every_game
def test_prompts_rules_and_labels_are_said(game: Game, language: str) -> None:
    assert_said(choice_texts(game), language)


@every_language
@every_game
def test_reasons_are_said(game: Game, language: str) -> None:
    assert_said(reasons(game), language)


@every_language
@every_game
def test_events_are_said(game: Game, language: str) -> None:
    assert_said(event_texts(game), language)


@every_language
@every_game
def test_refusals_are_said(game: Game, language: str) -> None:
    assert_said(refusal_texts(game), language)


@every_language
@every_game
def test_options_are_explained(game: Game, language: str) -> None:
    assert_said({spec.name: spec.help for spec in game.option_specs}, language)


def composed_text_ids(game: Game, seats: Iterable[str]) -> Iterator[str]:
    """Ids that generic code composes from the names of a game, its seats, options and bots.
    `docs/adding-a-game.md` lists them."""
    yield f"{game.name}-name"
    yield from (f"{game.name}-seat-{seat}" for seat in seats)
    yield from (f"{game.name}-name-{spec.name.replace('_', '-')}" for spec in game.option_specs)
    yield from (f"{game.name}-difficulty-{one.name}" for one in game.difficulties())
    yield from (f"bot{help}-{bot}" for bot in bots_for(game) for help in ("", "-help"))
    for seats_of_bot in characters_of(game).values():
        yield from (f"character-{character}" for character in seats_of_bot.values())


@every_language
@every_game
def test_what_generic_code_asks_for_by_name_is_there(game: Game, language: str) -> None:
    seats = {seat for moment in moments(game) for seat in game.seats(moment.options)}
    assert [id for id in composed_text_ids(game, sorted(seats)) if not has_text(id, language)] == []


def with_option(game: Game, name: str, value: Json) -> Any:
    """Options that include this one, with random others if it needs certain ones."""
    if name not in adapter_for(game).tied_options:
        return game.options({name: value})
    rng = random.Random("tied")
    for _ in range(500):
        try:
            return game.options({**game.vary(rng), name: value})
        except BadInput:
            continue
    pytest.fail(f"{name} is never {value}")


@every_game
def test_option_specs_are_options(game: Game) -> None:
    complete = game.options_as_json(game.options({}))
    for spec in game.option_specs:
        assert spec.name in complete
        for value in (*spec.values, spec.default):
            options = with_option(game, spec.name, value)
            assert game.options(game.options_as_json(options)) == options
    assert json.loads(json.dumps(complete)).keys() == complete.keys()
