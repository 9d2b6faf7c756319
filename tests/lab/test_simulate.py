"""Many games: a run determines all of them."""

from __future__ import annotations

import pytest

from futago.games import GAMES
from futago.lab.simulate import Run, play_one, simulate, wilson
from futago.match import Match
from futago.record import dump


def test_a_game_follows_from_the_run_and_its_number_alone() -> None:
    run = Run("goryo", "ab", {"goryo": "greedy"}, vary=True)
    assert play_one(run, 3) == play_one(run, 3)
    assert play_one(run, 3)["moves"] != play_one(run, 4)["moves"]


def test_given_options_override_random_ones() -> None:
    run = Run("goryo", "ab", options={"edition": "2019", "palace": "lake"}, vary=True)
    drawn = [run.options_of(number) for number in range(30)]
    assert {options["edition"] for options in drawn} == {"2019"}
    assert {options["palace"] for options in drawn} == {"lake"}
    assert {options["variant"] for options in drawn} == {"none", "cursed-object", "genjutsu"}


def test_bots_by_seat_and_for_all_others() -> None:
    seats = play_one(Run("goryo", "ab", {"*": "greedy", "samurai": "random"}), 0)["seats"]
    assert seats == {"goryo": "greedy", "samurai": "random"}


@pytest.mark.parametrize("games", [1, 25, 60])
def test_every_game_is_written_in_order_and_summed_up(games: int) -> None:
    run = Run("goryo", "ab")
    shards = list(simulate(run, games, 1))
    lines = [line for _, written in shards for line in written]
    summary, _ = shards[-1]
    assert lines == [dump(play_one(run, number)) + "\n" for number in range(games)]
    assert (summary.games, summary.wins.total(), summary.reasons.total()) == (games, games, games)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_made_that_nobody_asked_for(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The random bot looks at no view, and a run without records makes none."""
    run = Run(game, "ab")
    expected = [play_one(run, number)["result"]["reason"] for number in range(2)]

    def unasked(*_: object) -> None:
        pytest.fail("nobody needs this")

    monkeypatch.setattr(type(GAMES[game].new(GAMES[game].options({}))), "view", unasked)
    monkeypatch.setattr(Match, "record", unasked)
    ((summary, lines),) = simulate(run, 2, 1, recorded=False)
    assert sorted(summary.reasons.elements()) == sorted(expected)
    assert lines == []


def test_a_game_of_any_options_is_written_like_a_single_one() -> None:
    run = Run("goryo", "ab", vary=True)
    ((_, lines),) = simulate(run, 3, 1)
    assert lines == [dump(play_one(run, number)) + "\n" for number in range(3)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
