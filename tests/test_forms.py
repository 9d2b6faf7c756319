"""What a form for a new game offers, for any game."""

from __future__ import annotations

import pytest

from futago.forms import form_of, placed
from futago.game import BadInput, Game, OptionSpec
from futago.games import GAMES
from futago.texts import LANGUAGES, Text, say

from .toy.game import GAME as TOY

every_game = pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.name)


@every_game
def test_without_choices_a_form_has_the_defaults(game: Game) -> None:
    form = form_of(game, {})
    assert tuple(form.options) == tuple(spec.name for spec in game.option_specs)
    assert form.refused == {}
    assert form.seats == game.seats(game.options({}))
    assert form.default_seat in form.seats
    for option in form.options.values():
        assert option.value == option.spec.default
    chosen = {name: option.value for name, option in form.options.items()}
    assert game.options(chosen) == game.options({})


@every_game
def test_every_field_of_the_options_is_in_the_form(game: Game) -> None:
    assert form_of(game, {}).options.keys() == game.options_as_json(game.options({})).keys()


@every_game
def test_every_value_that_a_form_offers_can_be_chosen(game: Game) -> None:
    usual = form_of(game, {})
    for name, option in usual.options.items():
        for value in option.spec.values:
            after = form_of(game, {name: value})
            assert after.refused == {}
            assert after.options[name].value == value
            for other, offered in after.options.items():
                for next_value in offered.spec.values:
                    changed = form_of(game, {name: value, other: next_value})
                    assert other not in changed.refused
                    assert changed.options[other].value == next_value


@every_game
def test_every_option_and_value_can_be_reached(game: Game) -> None:
    """Beside some choices an option is used, and every value is offered."""
    usual = form_of(game, {})
    choices = [(name, value) for name, o in usual.options.items() for value in o.spec.values]
    forms = [usual, *(form_of(game, dict([choice])) for choice in choices)]
    for spec in game.option_specs:
        offered = [form.options[spec.name] for form in forms]
        assert any(option.used for option in offered), spec.name
        values = [value for option in offered for value in option.spec.values]
        assert set(spec.values) <= set(values), spec.name


@every_game
def test_conditions_name_options_and_their_values(game: Game) -> None:
    specs = {spec.name: spec for spec in game.option_specs}
    for spec in game.option_specs:
        for name, values in spec.used_when.items():
            assert name != spec.name
            assert set(values) < set(specs[name].values), f"{spec.name} when {name}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_choice_entails_can_be_said(game: Game, language: str) -> None:
    for name, option in form_of(game, {}).options.items():
        for value in option.spec.values:
            for other in form_of(game, {name: value}).options.values():
                assert all(say(text, language) for text in other.spec.facts)


def test_a_game_that_says_nothing_uses_all_its_options() -> None:
    form = form_of(TOY, {"turned": True})
    assert all(option.used for option in form.options.values())
    assert {option.spec.group for option in form.options.values()} == {"usual"}
    assert form.options["turned"].value is True


def test_typed_values_are_shown_as_they_are_listed() -> None:
    game = GAMES["gorpg"]
    assert form_of(game, {"players": "2"}).options["players"].value == 2
    assert form_of(game, {"items_per_hero": None}).options["items_per_hero"].value == "none"
    assert form_of(game, {"bounty": "true"}).options["bounty"].value is True


def test_an_unknown_option_is_an_error() -> None:
    with pytest.raises(BadInput, match="weather"):
        form_of(TOY, {"weather": "rain"})


def test_the_place_in_forms_comes_from_data() -> None:
    spec = OptionSpec("size", (1, 2), 1, Text("verbatim", word="size"))
    data = {"form": {"first": ["size"]}, "used_when": {"size": {"shape": ["round", "flat"]}}}
    found = placed(spec, data)
    assert (found.group, found.used_when) == ("first", {"shape": ("round", "flat")})
    assert placed(spec, {}) == spec
