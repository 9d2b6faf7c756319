"""The rules to read are those in force, and every rule shown during play is explained in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, product
from typing import Any
from urllib.parse import parse_qsl

import pytest

from futago.game import BadInput, Game
from futago.games import GAMES, game_named
from futago.rulebook import RuleBook, rulebook_of, rules_query
from futago.texts import LANGUAGES, say

from .test_texts import messages

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
VARIATIONS = 60
SAID = 0.1
"""The share of the texts that are said once more under other options."""


def book_of(game: Game) -> RuleBook:
    book = rulebook_of(game)
    assert book is not None
    return book


def many_options(game: Game) -> Iterator[Any]:
    """Random options, and each value of each option, alone and with those of another."""
    rng = random.Random(3)
    yield from (game.options(game.vary(rng)) for _ in range(VARIATIONS))
    for spec in game.option_specs:
        for value in spec.values:
            with suppress(BadInput):  # a value that needs other options
                yield game.options({spec.name: value})
    for one, other in combinations(game.option_specs, 2):
        for value, another in product(one.values, other.values):
            with suppress(BadInput):
                yield game.options({one.name: value, other.name: another})


@every_game
def test_every_paragraph_can_be_read_under_the_options_it_is_for(game: Game) -> None:
    book, read, rng = book_of(game), set[str](), random.Random(5)
    for version in game.versions:
        for options in many_options(game_named(game.name, version)):
            for page in book.pages(game.name, options):
                for text in (page.title, *page.paragraphs):
                    if text.id not in read or rng.random() < SAID:
                        assert all(say(text, language).strip() for language in LANGUAGES)
                    read.add(text.id)
    written = {paragraph.text for section in book.sections for paragraph in section.paragraphs}
    assert written - read == set()


@every_game
def test_every_rule_shown_during_play_is_explained_in_one_section(game: Game) -> None:
    explained = [rule for section in book_of(game).sections for rule in section.explains]
    rules = {id for id in messages("en") if id.startswith(f"{game.name}-rule-")}
    assert sorted(explained) == sorted(rules)


@every_game
def test_the_query_leads_to_the_same_rules(game: Game) -> None:
    book = book_of(game)
    for options in many_options(game):
        query = dict(parse_qsl(rules_query(game, options)))
        assert book.facts(game.options(query)) == book.facts(options)


@every_game
def test_a_query_names_the_version_of_older_rules(game: Game) -> None:
    options = game.options({})
    assert "version" not in rules_query(game, options)
    for version in game.versions:
        older = game_named(game.name, version)
        named = dict(parse_qsl(rules_query(older, older.options({})))).get("version")
        assert named == (None if version == game.version else version)
