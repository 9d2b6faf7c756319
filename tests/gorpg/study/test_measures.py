"""Ladder and balance: the studies that are played, inside the simulator."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duckdb
import pytest

from futago.game import BadInput
from futago.gorpg.rules.options import options_from
from futago.gorpg.study import questions
from futago.gorpg.study.sides import sides
from futago.gorpg.study.ways import WAYS, seated
from futago.lab import report
from futago.lab.cells import cells_of
from futago.lab.simulate import Run as Series
from tests.cli.test_commands import Run, futago

__all__ = ["futago"]


@pytest.fixture(autouse=True)
def _no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages take seconds, and have tests of their own."""
    monkeypatch.setattr(report, "can_report", lambda: False)


SIMULATOR = WAYS["simulator"]
BOTS = ("novice", "greedy")


def played(bots: dict[str, str], deal: int, **options: Any) -> Any:
    run = Series("gorpg", "ab" * 32, bots, {"mode": "standard", "players": 2, **options})
    return SIMULATOR.player(run, {})(deal, recorded=False)


def test_a_game_is_determined_by_the_seed_and_its_deal() -> None:
    bots = {"p1": "player", "p2": "greedy"}
    once = played(bots, 0)
    assert once == played(bots, 0)
    assert once != played(bots, 1)
    assert set(once.winners) <= {"p1", "p2"}
    assert set(once.scores) == {"p1", "p2"}
    assert once.rounds > 1


def test_the_overlord_is_a_seat_of_its_own() -> None:
    bots = {"p1": "novice", "p2": "novice", "overlord": "greedy"}
    found = [played(bots, deal, mode="overlord") for deal in range(6)]
    assert {winner for game in found for winner in game.winners} >= {"overlord"}
    assert all("overlord" not in game.scores for game in found)
    assert sides(options_from({"mode": "overlord", "players": 2})) == {
        "parties": ("p1", "p2"),
        "overlord": ("overlord",),
    }


def test_a_level_can_be_given_rollouts_of_its_own() -> None:
    options = options_from({})
    _, ahead = seated("expert:64", options)
    assert ahead.rollouts == 64
    for wrong in ("expert:x", "expert:1", "greedy:64", "nobody"):
        with pytest.raises(BadInput, match=wrong):
            seated(wrong, options)


def test_a_mode_is_played_with_the_parties_it_allows() -> None:
    found = questions.settings(["standard", "overlord", "solo"], ["6", "7"], {"bounty": "true"})
    played = [(given["mode"], given["players"], given["bounty"]) for given in found]
    assert played == [
        *(("standard", 6, "true"), ("standard", 7, "true")),
        *(("overlord", 6, "true"), ("solo", 1, "true")),
    ]


def test_a_ladder_meets_others_and_the_overlord_also_itself() -> None:
    options = questions.settings(["standard", "overlord", "solo"], ["2"], {})
    cells = cells_of(questions.ladder(["a", "b"], [], options, 5, "1"))
    met = [(c.given["mode"], c.bots.get("*", ""), c.bot, c.against, c.games) for c in cells]
    assert met == [
        ("standard", "", "a", "b", 5),
        *(("overlord", "a", "", "", 10), ("overlord", "b", "", "", 10)),
        ("overlord", "", "a", "b", 10),
        *(("solo", "a", "", "", 5), ("solo", "b", "", "", 5)),
    ]
    limited = cells_of(questions.ladder(["a"], ["a", "b"], options[:2], 5, "1"))
    assert [(cell.bot, cell.against) for cell in limited] == [("a", "b")] * 2


def test_balance_compares_all_combinations_and_every_place() -> None:
    switches = questions.switches_from(["muster-order=last-first,leader-first", "jokers=2,1"])
    options = questions.settings(["standard"], ["2", "3"], {})
    cells = cells_of(questions.balance("novice", options, switches, 5, "1"))
    assert len(cells) == 2 * 2 * 2
    assert {cell.given["first_leader"] for cell in cells} == {"p1"}
    assert {len(cell.seatings(0)) for cell in cells} == {1}  # a seat is a place
    with pytest.raises(BadInput, match="jokers"):
        questions.switches_from(["jokers"])


def test_the_ladder_is_the_same_with_two_processes_and_when_resumed(
    futago: Run, tmp_path: Path
) -> None:
    words = ("lab", "ladder", "gorpg", "--levels", ",".join(BOTS), "--players", "2")
    once, resumed = tmp_path / "once", tmp_path / "resumed"
    assert futago(*words, "-n", "3", "-j", "2", "--work", str(once))[0] == 0
    assert futago(*words, "-n", "2", "-j", "1", "--work", str(resumed))[0] == 0
    file = resumed / "games.jsonl"
    file.write_text(file.read_text()[:-30])  # killed while the last game was being written
    code, shown, _ = futago(*words, "-n", "3", "-j", "1", "--work", str(resumed), "--lang", "it")
    assert code == 0
    assert "Quale livello è più forte?" in shown
    for table in ("games.parquet", "estimates.parquet"):
        assert (resumed / table).read_bytes() == (once / table).read_bytes()
    with duckdb.connect() as connection:
        asked = f"select distinct option_mode from '{once}/games.parquet' order by 1"
        assert connection.execute(asked).fetchall() == [("overlord",), ("solo",), ("standard",)]
    code, _, told = futago(*words, "--seed", "2", "--work", str(resumed))
    assert code == 2
    assert "holds the results of another run" in told


def test_balance_is_reported(futago: Run, tmp_path: Path) -> None:
    code, shown, told = futago(
        *("lab", "balance", "gorpg", "--players", "2", "--level", "novice", "-n", "2", "-j", "1"),
        *("--switch", "regroup=fought,all", "--work", str(tmp_path)),
    )
    assert code == 0, told
    assert "Who wins between equal bots" in shown
    asked = "select given['regroup'] from cells where given['mode'] = 'overlord' order by cell"
    code, shown, told = futago("lab", "ask", asked, str(tmp_path), "--format", "csv")
    assert (code, shown.splitlines()[1:]) == (0, ["fought", "all"])
    code, _, told = futago("lab", "balance", "gorpg", "--modes", "overlord", "--players", "9")
    assert (code, "There is nothing to play" in told) == (2, True)
