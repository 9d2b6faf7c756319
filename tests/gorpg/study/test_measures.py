"""Ladder and balance: the games that are played, and what is read from their results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from futago.game import BadInput
from futago.gorpg.kernel.library import OVERLORD
from futago.gorpg.rules.options import options_from
from futago.gorpg.study import balance, games, ladder
from futago.gorpg.study.games import GameTask, play_task
from futago.lab.simulate import wilson
from tests.cli.test_commands import Run, futago

__all__ = ["futago"]

SEED = "ab" * 32
BOTS = ("novice", "greedy")


def game(*winners: int) -> dict[str, Any]:
    return {"winners": list(winners), "round": 10}


def test_a_game_is_determined_by_the_seed_and_its_number() -> None:
    task = GameTask(SEED, ("player", "greedy"), 0, {"mode": "standard", "players": 2})
    assert play_task(task) == play_task(task)
    other = GameTask(SEED, ("greedy", "player"), 0, {"players": 2, "mode": "standard"})
    assert task.luck == other.luck
    assert task.luck != GameTask(SEED, task.bots, 1, task.given).luck


def test_a_level_can_be_given_rollouts_of_its_own() -> None:
    games.check_bots(["expert:64"])
    _, ahead = games.seated("expert:64", options_from({}))
    assert ahead.rollouts == 64
    for wrong in ("expert:x", "expert:1", "greedy:64", "nobody"):
        with pytest.raises(BadInput, match=wrong):
            games.check_bots([wrong])


def test_a_mode_is_played_with_the_parties_it_allows() -> None:
    found = games.settings(["standard", "overlord", "solo"], ["6", "7"], {"bounty": "true"})
    played = [(given["mode"], given["players"], given["bounty"]) for given in found]
    assert played == [
        *(("standard", 6, "true"), ("standard", 7, "true")),
        *(("overlord", 6, "true"), ("solo", 1, "true")),
    ]


def test_one_party_sits_in_every_seat_and_the_overlord_meets_all() -> None:
    options = games.settings(["standard", "overlord"], ["2"], {})
    tasks = ladder.game_tasks(SEED, ["a", "b"], options, 2)
    standard = [task.bots for task in tasks if task.given["mode"] == "standard"]
    assert standard == [("a", "b"), ("b", "a"), ("b", "a"), ("a", "b")]
    overlord = [task.bots for task in tasks if task.given["mode"] == "overlord"]
    assert set(overlord) == {(p, p, o) for p in "ab" for o in "ab"}


def test_a_ladder_can_be_limited_to_some_others() -> None:
    options = games.settings(["standard", "overlord"], ["2"], {})
    tasks = ladder.game_tasks(SEED, ["a"], options, 2, ["a", "b"])
    standard = [task.bots for task in tasks if task.given["mode"] == "standard"]
    assert standard == [("a", "b"), ("b", "a")]
    overlord = [task.bots for task in tasks if task.given["mode"] == "overlord"]
    assert overlord == 2 * [("a", "a", "a"), ("b", "b", "a")]
    found = ladder.Ladder.of("ab", tasks, [game(0)] * len(tasks))
    assert [len(sheet.rows) for sheet in found.sheets()] == [1, 2]


def test_a_ladder_counts_shares_and_both_roles() -> None:
    standard = games.settings(["standard"], ["2"], {})
    tasks = ladder.game_tasks(SEED, ["a", "b"], standard, 2)
    found = ladder.Ladder.of("ab", tasks, [game(0), game(0, 1), game(1), game()])
    one = found.found[ladder.Contest("standard", 2, "a", "b")]
    assert (one.games, one.wins) == (2, 2.0)
    other = found.found[ladder.Contest("standard", 2, "b", "a")]
    assert (other.games, other.wins) == (2, 0.5)

    overlord = games.settings(["overlord"], ["2"], {})
    tasks = ladder.game_tasks(SEED, ["a", "b"], overlord, 1)
    ruled = {("a", "a"): True, ("b", "b"): False, ("a", "b"): True, ("b", "a"): False}
    results = [game(OVERLORD) if ruled[t.bots[-1], t.bots[0]] else game(0, 1) for t in tasks]
    found = ladder.Ladder.of("ab", tasks, results)
    assert found.both_roles(2, "a", "b").wins == 2
    assert found.both_roles(2, "b", "a").wins == 0


def test_a_game_that_could_not_be_simulated_does_not_count() -> None:
    (options,) = games.settings(["solo"], [], {})
    tasks = ladder.game_tasks(SEED, ["a"], [options], 2)
    found = ladder.Ladder.of("a", tasks, [game(0), {"winners": []}])
    assert [tally.games for tally in found.found.values()] == [1]
    (cell,) = balance.summed([options], [game(0), {"winners": []}])
    assert cell.games == 1


@pytest.mark.parametrize(("wins", "leans"), [(5, "overlord"), (48, "neither"), (90, "parties")])
def test_balance_says_whom_a_game_favours(wins: int, leans: str) -> None:
    (options,) = balance.cells(["overlord"], ["3"], {})
    results = [game(0, 1) if number < wins else game(OVERLORD) for number in range(100)]
    (cell,) = balance.summed([options], results)
    assert cell.leans.id.endswith(f"lab-leans-{leans}")
    assert cell.as_json()["intervals"] == [list(wilson(wins, 100))]


def test_balance_compares_all_combinations_and_every_place() -> None:
    switches = balance.switches_from(["muster-order=last-first,leader-first", "jokers=2,1"])
    found = balance.cells(["standard"], ["2", "3"], switches)
    assert len(found) == 2 * 2 * 2
    assert {given["first_leader"] for given in found} == {"p1"}
    (cell,) = balance.summed(found[:1], [game(0), game(1), game(0, 1)])
    assert cell.wins == [1.5, 1.5]
    with pytest.raises(BadInput, match="jokers"):
        balance.switches_from(["jokers"])


def test_the_ladder_is_the_same_with_two_processes_and_when_resumed(
    futago: Run, tmp_path: Path
) -> None:
    words = ("lab", "ladder", "gorpg", "--levels", ",".join(BOTS), "--players", "2")
    once, resumed = tmp_path / "once", tmp_path / "resumed"
    assert futago(*words, "-n", "3", "-j", "2", "--work", str(once))[0] == 0
    assert futago(*words, "-n", "2", "-j", "1", "--work", str(resumed))[0] == 0
    file = resumed / "ladder.jsonl"
    file.write_text(file.read_text()[:-30])  # killed while the last game was being written
    code, shown, _ = futago(*words, "-n", "3", "-j", "1", "--work", str(resumed), "--lang", "it")
    assert code == 0
    assert "Partite contro il Tiranno, in entrambi i ruoli" in shown
    assert file.read_bytes() == (once / "ladder.jsonl").read_bytes()
    report = json.loads((resumed / "report.json").read_text())
    assert {entry["mode"] for entry in report["report"]} == {"standard", "overlord", "solo"}
    code, _, told = futago(*words, "--seed", "2", "--work", str(resumed))
    assert code == 2
    assert "holds the results of another run" in told


def test_balance_is_reported(futago: Run, tmp_path: Path) -> None:
    code, shown, told = futago(
        *("lab", "balance", "gorpg", "--players", "2", "--level", "novice", "-n", "2", "-j", "1"),
        *("--switch", "regroup=fought,all", "--work", str(tmp_path)),
    )
    assert code == 0, told
    assert "Overlord games, novice against itself" in shown
    assert "| 2 | all | 2 |" in (tmp_path / "report.md").read_text()
    code, _, told = futago("lab", "balance", "gorpg", "--modes", "overlord", "--players", "9")
    assert (code, "There is nothing to play" in told) == (2, True)
