"""Studies: what a file says, what is wrong with it, and which cells follow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from futago.game import BadInput
from futago.lab import ways
from futago.lab.cells import Cell, cells_of, games_of
from futago.lab.run import StudyRun
from futago.lab.study import Study, read_study, shipped_studies, study_from, study_named
from futago.texts import LANGUAGES


def study(*plays: dict[str, Any], **more: Any) -> Study:
    return study_from({"name": "test", "play": list(plays), **more}, "test.toml")


def line_up(cell: Cell) -> tuple[dict[str, str], str, str]:
    return dict(cell.bots), cell.bot, cell.against


@pytest.mark.parametrize("name", shipped_studies())
def test_a_study_that_comes_with_a_game_can_be_played(name: str) -> None:
    found = study_named(name)
    assert found.name == name
    assert len({found.about(language) for language in LANGUAGES}) == 3
    assert StudyRun(found).is_left


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("games = \n", "is not valid TOML: Invalid value (at line 1"),
        ("games = 3", "the key play is missing"),
        ("play = []", "play has a wrong value"),
        ("gamez = 3", "there is no key gamez; choose one of name, question"),
        ("[[play]]\ngame = 'goryo'", "the key play[1].bots is missing"),
        ("[[play]]\ngame = 'goryo'\nbots = []", "the key play[1].bots is missing"),
        ("[[play]]\nbots = ['a']\ngame = 'goryo'\nopts = {}", "there is no key play[1].opts"),
        ("games = 0\n[[play]]\ngame = 'goryo'\nbots = ['a']", "games has a wrong value"),
        ("precision = 2.0\n[[play]]\ngame = 'goryo'\nbots = ['a']", "precision has a wrong"),
        ("seed = 'x'\n[[play]]\ngame = 'goryo'\nbots = ['a']", "seed “x”"),
        (
            "[[play]]\ngame = 'goryo'\nbots = { '*' = 'a' }\nmeet = 'all'",
            "play[1].meet needs a list of bots",
        ),
        ("[[play]]\ngame = 'goryo'\nbots = ['a', 'b']\nrotate = true", "needs bots by seat"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "study.toml"
    file.write_text(text)
    with pytest.raises(BadInput) as raised:
        read_study(file)
    assert str(raised.value).startswith(str(file))
    assert reason in str(raised.value)


@pytest.mark.parametrize(
    ("play", "reason"),
    [
        ({"game": "chess", "bots": ["a"]}, "no game “chess”"),
        ({"game": "goryo", "bots": ["random", "grand"]}, "no bot “grand”"),
        ({"game": "goryo", "bots": {"north": "random"}}, "north"),
        ({"game": "goryo", "bots": {"*": "random"}, "options": {"edition": "1999"}}, "1999"),
        ({"game": "goryo", "bots": {"*": "random"}, "way": "fast"}, "no way of playing “fast”"),
        ({"game": "goryo", "bots": ["random"]}, "Nothing is left"),
        ({"game": "goryo", "bots": {"*": "random"}, "settings": {"effort": 1}}, "no settings"),
        (
            {"game": "goryo", "bots": {"*": "random"}, "way": "limited", "settings": {"speed": 1}},
            "speed",
        ),
        (
            {"game": "gorpg", "bots": {"*": "random"}, "way": "simulator"},
            "no level “random”",
        ),
    ],
)
def test_a_study_that_cannot_be_played_is_refused_before_the_first_game(
    play: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadInput) as raised:
        StudyRun(study(play))
    assert reason in str(raised.value)


def test_an_unknown_study_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match="goryo-ladder"):
        study_named("nothing")


def test_options_are_a_grid_for_each_set_without_what_is_left_out() -> None:
    play = {
        "game": "goryo",
        "bots": {"*": "random"},
        "options": {"palace": "lake"},
        "sets": [{"edition": "2019"}, {"edition": "2024"}],
        "grid": {"actions_per_samurai": [2, 3], "variant": ["none"]},
        "without": [{"edition": "2019", "actions_per_samurai": "3"}],
    }
    found = [(cell.number, dict(cell.given)) for cell in cells_of(study(play))]
    same = {"palace": "lake", "variant": "none"}
    assert found == [
        (1, {**same, "edition": "2019", "actions_per_samurai": "2"}),
        (2, {**same, "edition": "2024", "actions_per_samurai": "2"}),
        (3, {**same, "edition": "2024", "actions_per_samurai": "3"}),
    ]


def test_bots_meet_each_other_or_themselves() -> None:
    def met(bots: list[str], **more: Any) -> list[Any]:
        options = {"mode": more.pop("mode", "standard"), "players": more.pop("players", 2)}
        play = {"game": "gorpg", "bots": bots, "options": options, **more}
        return [line_up(cell) for cell in cells_of(study(play))]

    bots = ["greedy", "random"]
    alone = [({"*": "greedy"}, "", ""), ({"*": "random"}, "", "")]
    pair: list[Any] = [({}, "greedy", "random")]
    assert met(bots) == pair  # the other has the other seat
    assert met(bots, players=3) == [*pair, ({}, "random", "greedy")]
    assert met(bots, players=3, against=["random"]) == pair
    assert met(bots, meet="itself") == alone
    assert met(bots, mode="overlord", players=3, meet="all") == [*alone, *pair]
    assert met(bots, mode="solo", players=1) == alone


def test_every_bot_has_every_side_in_turn_with_the_same_luck() -> None:
    play = {"game": "gorpg", "bots": ["greedy", "random"], "options": {"mode": "overlord"}}
    (cell,) = cells_of(study(play, games=3))
    games = list(games_of(cell))
    assert [(game.number, game.deal, game.rotation) for game in games] == [
        *((0, 0, 0), (1, 0, 1)),
        *((2, 1, 0), (3, 1, 1)),  # deals are played whole
    ]
    parties, overlord = cell.seatings(0)
    assert parties == {"p1": "greedy", "p2": "greedy", "p3": "greedy", "overlord": "random"}
    assert overlord == {"p1": "random", "p2": "random", "p3": "random", "overlord": "greedy"}
    assert ways.seed_of(cell, 0) != ways.seed_of(cell, 1)


def test_a_line_up_can_change_seats() -> None:
    bots = {"p1": "greedy", "*": "random"}
    play = {"game": "gorpg", "bots": bots, "options": {"players": 3}, "rotate": True}
    (cell,) = cells_of(study(play))
    assert [list(seating.values()).index("greedy") for seating in cell.seatings(0)] == [0, 1, 2]


def test_random_options_are_those_of_the_deal_and_agree_with_given_ones() -> None:
    play = {
        "game": "gorpg",
        "bots": ["greedy", "random"],
        "options": {"mode": "overlord"},
        "vary": True,
    }
    (first, second) = cells_of(study(play))
    drawn = [first.options_of(deal) for deal in range(8)]
    assert {options.mode for options in drawn} == {"overlord"}
    assert len({options.players for options in drawn}) > 1
    assert drawn == [second.options_of(deal) for deal in range(8)]
