"""The difficulties of the single-player game, as forms and the command line offer them."""

from __future__ import annotations

import pytest

from futago.forms import form_of, with_difficulty
from futago.game import BadInput
from futago.games import game_named
from futago.gorpg import GAME

NAMES = [difficulty.name for difficulty in GAME.difficulties()]


def test_only_the_single_player_game_has_difficulties() -> None:
    assert NAMES == ["normal", "hard", "merciless"]
    assert [one.name for one in form_of(GAME, {"mode": "solo"}).difficulties] == NAMES
    for mode in ("standard", "overlord"):
        form = form_of(GAME, {"mode": mode})
        assert not form.difficulties
        assert form.difficulty is None
    assert not game_named("gorpg", "0.1.0").difficulties()


@pytest.mark.parametrize("name", NAMES)
def test_a_difficulty_is_recognised_by_its_options(name: str) -> None:
    options = with_difficulty(GAME, {"bounty": True}, name)
    assert GAME.options(options).bounty
    assert form_of(GAME, options).difficulty == name


def test_the_harder_the_rarer_the_victory() -> None:
    won = [int(str(difficulty.about.args["won"])) for difficulty in GAME.difficulties()]
    assert won == sorted(won, reverse=True)
    assert len(set(won)) == 3


@pytest.mark.parametrize(
    ("given", "name"),
    [({}, "cosy"), ({"mode": "standard"}, "hard"), ({"items_per_hero": 3}, "hard")],
)
def test_what_contradicts_a_difficulty_is_refused(given: dict[str, object], name: str) -> None:
    with pytest.raises(BadInput):
        with_difficulty(GAME, given, name)
