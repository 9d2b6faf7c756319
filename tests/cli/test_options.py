"""Options on the command line: the help says when they count, and so does a game that is begun."""

from __future__ import annotations

import pytest

from futago.cli.options import described, unused
from futago.forms import form_of
from futago.games import GAMES
from futago.texts import say

from ..games import all_games_registered
from ..toy.game import GAME as TOY


def line(game: str, flag: str) -> str:
    (found,) = (line for line in described(GAMES[game], "en") if line.startswith(f"{flag} "))
    return found


@pytest.mark.parametrize(
    ("game", "flag", "said"),
    [
        ("gorpg", "--players", "With --mode overlord the default is 3."),
        ("gorpg", "--players", "With --mode solo the default is 1."),
        ("gorpg", "--regroup", "Only with --mode overlord."),
        ("gorpg", "--strikes", "Only with --mode overlord --players 2|3|4|5|6."),
        ("gorpg", "--first-leader", "lot|p1|p2|p3|p4|p5|p6|p7: "),
        ("goryo", "--actions-per-samurai", "With --edition 2019 the default is 2."),
        ("goryo", "--actions-per-samurai", "Only with --split-cubes false."),
    ],
)
def test_the_help_says_when_an_option_counts(game: str, flag: str, said: str) -> None:
    assert said in line(game, flag)


def test_defaults_that_are_the_same_are_named_once() -> None:
    (samurai,) = (line for line in described(GAMES["goryo"], "en") if "--samurai:" in line)
    assert samurai.endswith("With --edition 2021|2019 the default is green,yellow,red,blue.")


def test_a_game_that_says_nothing_has_its_options_only() -> None:
    with all_games_registered():
        lines = list(described(TOY, "en"))
    assert len(lines) == len(TOY.option_specs)
    assert all("Only" not in line and "default" not in line for line in lines)


def test_an_option_without_effect_is_reported() -> None:
    given = {"mode": "solo", "strikes": "alive", "swarm": "fought"}
    (text,) = unused(form_of(GAMES["gorpg"], given), given)
    assert say(text).startswith("--strikes makes no difference here")
