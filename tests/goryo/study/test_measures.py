"""Ladder, balance and calibration, computed from the results of games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from futago.game import BadInput
from futago.goryo.study import calibration, questions
from futago.goryo.study.bot_factory import level_named
from futago.goryo.study.chart import chart
from futago.goryo.study.experiment import Experiment, GameTask, play_task
from futago.lab.folder import ResultsFolder
from futago.lab.run import StudyRun
from futago.lab.simulate import wilson
from futago.lab.workers import Workers

EXPERIMENT = Experiment("ab" * 32, effort=0.05)


def game(goryo: str, samurai: str, winner: str, **more: Any) -> dict[str, Any]:
    seats = {"goryo": goryo, "samurai": samurai}
    return {"seats": seats, "winner": winner, "reason": "captured", "round": 3, **more}


# ---------------------------------------------------------------- games


def test_a_game_is_determined_by_the_experiment_and_its_number() -> None:
    first = play_task(GameTask(EXPERIMENT, "greedy", "random", 0, {"edition": "2019"}))
    assert first == play_task(GameTask(EXPERIMENT, "greedy", "random", 0, {"edition": "2019"}))
    assert first["seed"] != play_task(GameTask(EXPERIMENT, "greedy", "random", 1))["seed"]
    assert first["seats"] == {"goryo": "greedy", "samurai": "random"}
    assert first["options"] == {"edition": "2019"}
    assert first["winner"] in first["seats"]


def test_effort_cuts_best_responses_and_nodes_and_nothing_else() -> None:
    whole, part = level_named("master"), level_named("master", 0.1)
    assert (part.rounds, part.nodes) == (whole.rounds // 10, whole.nodes // 10)
    assert (part.gap, part.last_gap, part.slip) == (whole.gap, whole.last_gap, whole.slip)
    assert level_named("player", 0.001).rounds == 1
    assert level_named("player", 0.2) == level_named("player")
    assert level_named("player", 2).nodes == 2 * level_named("player").nodes


def test_the_header_of_an_experiment_has_all_that_determines_its_games() -> None:
    headers = [
        EXPERIMENT.header("ladder", bots=["greedy"]),
        EXPERIMENT.header("ladder", bots=["random"]),
        Experiment("cd" * 32, effort=0.05).header("ladder", bots=["greedy"]),
        Experiment("ab" * 32, effort=0.1).header("ladder", bots=["greedy"]),
    ]
    assert len({json.dumps(header) for header in headers}) == len(headers)


# ---------------------------------------------------------------- studies


def test_an_edition_is_played_with_its_own_numbers_of_actions() -> None:
    found = questions.option_sets(["2019", "2021"], ["2", "3"], ["none", "genjutsu"], [], "edo")
    played = [(given["edition"], given["actions_per_samurai"]) for given in found]
    assert played == [("2019", "2")] * 2 + [("2021", "2")] * 2 + [("2021", "3")] * 2
    assert not any("gong" in given for given in found)  # each has its own
    with pytest.raises(BadInput, match="is played with so many actions per samurai: 3"):
        questions.option_sets(["2019"], ["3"], ["none"], ["12:2"], "edo")
    with pytest.raises(BadInput, match="1999"):
        questions.option_sets(["1999"], ["3"], ["none"], ["12:2"], "edo")


def test_limited_levels_play_the_games_of_a_study(tmp_path: Path) -> None:
    """The way `limited` cuts what a level thinks, and is otherwise the same game."""
    found = list[list[dict[str, Any]]]()
    for number, settings in enumerate(({}, {"effort": 1.0}, {"effort": 0.01})):
        study = questions.balance("expert", 2, [{"actions_per_samurai": 2}], "1", settings)
        run = StudyRun(study)
        with ResultsFolder(tmp_path / str(number)) as folder:
            run.begin(folder)
            assert [progress.games for progress in run.play(folder, Workers(0))] == [1, 2]
        found.append([msgspec.to_builtins(game) for game in run.games])
    whole, same, limited = found
    assert whole == same
    assert whole != limited


# ---------------------------------------------------------------- calibration


def forecast_game(chances: list[float], winner: str) -> dict[str, Any]:
    rounds = [[number + 1, chance, 0.5] for number, chance in enumerate(chances)]
    return game("m", "m", winner, said=rounds)


def test_a_bucket_counts_forecasts_and_their_games() -> None:
    results = [
        forecast_game([0.72, 0.78, 0.1], "samurai"),
        forecast_game([0.75, 1.0], "goryo"),
        forecast_game([0.0], "goryo"),
    ]
    first, second, middle, last = calibration.buckets(results)
    assert (first.low, first.points, first.forecast, first.won) == (0.0, 1, 0.0, 0.0)
    assert (second.low, second.forecast, second.won) == (0.1, 0.1, 1.0)
    assert (middle.low, middle.points, middle.games) == (0.7, 3, 2)
    assert middle.forecast == pytest.approx(0.75)
    assert middle.won == pytest.approx(2 / 3)
    assert middle.interval == pytest.approx(wilson(4 / 3, 2))
    assert (last.low, last.forecast) == (0.9, 1.0)
    fitted = calibration.buckets(results, calibration.FITTED)
    assert [(bucket.low, bucket.points) for bucket in fitted] == [(0.5, 6)]
    assert calibration.brier_score(
        [forecast_game([0.7], "samurai"), forecast_game([0.5], "goryo")]
    ) == pytest.approx((0.09 + 0.25) / 2)


@pytest.mark.parametrize(
    ("chance", "games", "wins", "verdict"),
    [
        (0.75, 100, 74, "right"),
        (0.75, 100, 90, "low"),
        (0.75, 100, 55, "high"),
        (0.75, 5, 0, "few"),
    ],
)
def test_a_bucket_is_judged_by_its_interval(
    chance: float, games: int, wins: int, verdict: str
) -> None:
    results = [forecast_game([chance], "samurai" if n < wins else "goryo") for n in range(games)]
    (bucket,) = calibration.buckets(results)
    assert bucket.verdict.id == f"lab-verdict-{verdict}"


def test_the_chart_draws_every_bucket_with_its_interval() -> None:
    results = [
        forecast_game([0.15, 0.85], "samurai"),
        forecast_game([0.15, 0.35], "goryo"),
    ]
    root = ElementTree.fromstring(chart(calibration.buckets(results), 'A <"title">', "fr"))
    marks = {
        words[0]: [mark.get("transform", "").rpartition(",")[2] for mark in group]
        for group in root.iter("{http://www.w3.org/2000/svg}g")
        if "role-mark" in (words := group.get("class", "").split())
    }
    assert len(marks["mark-rule"]) == 3  # the intervals
    assert len(set(marks["mark-symbol"])) == 3  # the heights of the dots
    assert root.get("aria-label") == 'A <"title">'


def test_a_game_has_forecasts_at_the_start_of_each_round() -> None:
    task = GameTask(Experiment("ab" * 32, effort=0.02), "expert", "expert", 3)
    result = calibration.play_with_forecasts(task)
    rounds = [number for number, _, _ in result["said"]]
    begun = result["round"] - (result["reason"] == "cornered")  # that round ends before it starts
    assert rounds == list(range(1, begun + 1))
    assert all(0 <= chance <= 1 for _, *chances in result["said"] for chance in chances)
    assert {key: result[key] for key in ("winner", "reason", "round")} == {
        key: play_task(task)[key] for key in ("winner", "reason", "round")
    }
