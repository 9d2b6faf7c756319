"""Questions on the wire: as described, and complete."""

from __future__ import annotations

import json
import random
from typing import Any

import jsonschema_rs
import pytest

from futago.choices.answers import random_answer
from futago.games import game_named
from futago.match import Match
from futago.server.app import make_app
from futago.server.settings import Settings
from futago.table.messages import choice_shown, encode

from .answering import question_of, without_arguments

GAMES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("goryo", {}, {"one", "path"}),
    ("goryo", {"variant": "genjutsu"}, {"one", "path"}),
    ("gorpg", {"players": 3, "trading": True}, {"one", "cards", "pair", "pay", "exchange"}),
    ("gorpg", {"mode": "overlord", "players": 2}, {"one", "cards", "pair", "assign"}),
]


@pytest.mark.parametrize(("game", "options", "expected"), GAMES)
def test_questions_are_sent_as_described(
    game: str, options: dict[str, Any], expected: set[str]
) -> None:
    description = make_app(Settings()).litestar.openapi_schema.to_schema()
    choice = {**description, "$ref": "#/components/schemas/ChoiceShown"}
    validator = jsonschema_rs.Draft202012Validator(choice)
    rules, rng, kinds = game_named(game), random.Random(1), set[str]()
    match = Match(rules, rules.options(options), {}, "7" * 32)
    while True:
        list(match.settle())
        if not match.state.movers:
            break
        seat = match.state.movers[0]
        question = match.state.choice(seat).question
        assert question is not None
        sent = json.loads(encode(choice_shown(match.state.choice(seat), "it")))
        validator.validate(sent)
        assert question_of(sent) == without_arguments(question)
        kinds.add(sent["question"]["ask"])
        kinds |= {option["then"]["ask"] for option in _options(sent["question"])}
        for move in random_answer(question, rng):
            match.play(seat, rules.parse(move, match.options))
            list(match.settle())
    assert kinds >= expected


def _options(question: Any) -> list[Any]:
    """The options that lead to another question, at any depth."""
    found = [option for option in question.get("options", ()) if "then" in option]
    return found + [other for option in found for other in _options(option["then"])]
