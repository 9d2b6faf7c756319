"""`futago lab`, as a user types it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from futago.lab import report
from futago.lab.run import StudyRun
from futago.record import verify
from tests.cli.test_commands import Run, futago

__all__ = ["futago"]

RECIPE = """
kinds = ["2 plain", "2 cursed-object"]
first_players = ["random"]
palaces = ["edo", "lake"]
gongs = ["12:2,4,6,8,10,12", "12:3,7,11"]
last_round = { gap = 0.5, rounds = 1, nodes = 1, certify = false }
other_rounds = { gap = 0.5, rounds = 1, nodes = 1, certify = false }
[later_player]
rounds = 1
nodes = 1
gap = 0.5
last_gap = 0.5
certify = false
blend = 0.8
slip = 0.8
"""


def test_train_fits_and_writes_values(futago: Run, tmp_path: Path) -> None:
    recipe, out = tmp_path / "recipe.toml", tmp_path / "values.json"
    recipe.write_text(RECIPE)
    words = [
        *("lab", "train", "goryo", "--recipe", str(recipe), "--positions", "10", "-n", "16"),
        *("--generations", "1", "-j", "1", "--out", str(out)),
    ]
    code, shown, told = futago(*words)
    assert code == 0, told
    assert str(out) in shown
    assert "2 cursed-object, generation 1, round 4: fitted; positions: 10; off by" in told
    data = json.loads(out.read_text())
    assert data["fitted"]["2 plain"]["gongs"] == ["12:2,4,6,8,10,12", "12:3,7,11"]
    assert data["weights"]["2 plain"].keys() == {"1", "2", "3", "4"}
    assert out.stat().st_size < 200_000
    assert futago(*words)[1] == shown  # the folder is the same, and there is nothing left to do


def test_a_ladder_is_resumed_and_reported(futago: Run, tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    words = ("lab", "ladder", "goryo", "--levels", "greedy,random", "--work", str(folder))
    assert futago(*words, "-n", "2", "-j", "1")[0] == 0
    file = folder / "games.jsonl"
    few = file.read_text()
    code, shown, told = futago(*words, "-n", "3", "-j", "2", "--lang", "fr")
    whole = file.read_text()
    assert code == 0, told
    assert whole.startswith(few)
    assert len(whole.splitlines()) == 1 + 3 * 2
    assert "Toutes les parties contre d’autres bots" in shown
    file.write_text(whole[:-40])  # killed while the last game was being written
    assert futago(*words, "-n", "3", "-j", "1")[0] == 0
    assert file.read_text() == whole
    asked = "select bot, against, games, state from cells"
    code, shown, _ = futago("lab", "ask", asked, str(folder), "--format", "json")
    assert json.loads(shown) == [
        {"bot": "greedy", "against": "random", "games": 6, "state": "complete"}
    ]
    code, _, err = futago(*words, "-n", "3", "--seed", "2")
    assert code == 2
    assert "holds the results of another run" in err


@pytest.fixture(autouse=True)
def _no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages take seconds; one test has its own."""
    monkeypatch.setattr(report, "can_report", lambda: False)


STUDY = """
question = "Is greedy better?"
[[play]]
game = "goryo"
bots = ["greedy", "random"]
"""


@pytest.fixture
def study(tmp_path: Path) -> Path:
    file = tmp_path / "is_greedy_better.toml"
    file.write_text(STUDY)
    return file


def test_a_study_is_played_stopped_and_continued(
    futago: Run, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "results"
    words = ("lab", "run", str(study), "-n", "8", "-j", "1", "--work", str(folder))
    play = StudyRun.play

    def interrupted(*given: Any) -> Iterator[Any]:
        yield next(play(*given))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(StudyRun, "play", interrupted)
        code, shown, _ = futago(*words)
    assert code == 130
    assert "Stopped. The same command continues." in shown
    code, shown, _ = futago("lab", "ask", "select games, state from cells", str(folder))
    assert "stopped" in shown
    code, shown, told = futago(*words)
    assert (code, "Is greedy better?" in shown) == (0, True), told
    code, shown, _ = futago(
        *("lab", "ask", "select study, count(*) as n, any_value(bots) as b from games group by 1"),
        *(str(folder), "--format", "csv"),
    )
    assert shown.splitlines()[0] == "study,n,b"
    assert shown.splitlines()[1].startswith("is-greedy-better,8,")
    before = (folder / "games.jsonl").read_bytes()
    assert futago(*words)[0] == 0  # there is nothing left to play
    assert (folder / "games.jsonl").read_bytes() == before


def test_options_of_the_command_count_for_all_cells(
    futago: Run, study: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "results"
    code, _, told = futago(
        *("lab", "run", str(study), "-n", "4", "-j", "1", "--work", str(folder), "--vary"),
        *("--option", "edition=2019", "--records", "--seed", "5", "--precision", "0.9"),
    )
    assert code == 0, told
    asked = "select distinct option_edition, method, state from games, estimates, cells"
    code, shown, _ = futago("lab", "ask", asked, str(folder), "--format", "csv")
    assert shown.splitlines()[1:] == ["2019,anytime,complete"]
    records = (folder / "records.jsonl").read_text().splitlines()
    assert [verify(json.loads(record)) > 0 for record in records] == [True] * 4


def test_the_studies_that_come_with_the_games_are_listed(futago: Run) -> None:
    code, shown, _ = futago("lab", "studies", "--lang", "it")
    assert code == 0
    assert "gorpg-seats" in shown
    assert "E se ogni samurai avesse due azioni?" in shown


@pytest.mark.parametrize(
    ("module", "words", "told"),
    [
        ("ray", ("run", "goryo-ladder", "--cluster", "local"), 'pip install "futago[cluster]"'),
        ("duckdb", ("ask", "select 1", "."), 'pip install "futago[lab]"'),
    ],
)
def test_what_is_not_installed_is_named(
    futago: Run, monkeypatch: pytest.MonkeyPatch, module: str, words: tuple[str, ...], told: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    code, _, err = futago("lab", *words)
    assert (code, told in err) == (2, True)


def test_a_study_ends_with_its_page(
    futago: Run, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "can_report", lambda: True)
    folder = tmp_path / "results"
    words = ("lab", "run", str(study), "-n", "2", "-j", "1", "--work", str(folder), "--lang", "fr")
    code, shown, told = futago(*words)
    assert (code, "report.html" in shown) == (0, True), told
    assert "Is greedy better?" in (folder / "report.html").read_text()


def test_a_study_is_played_without_duckdb_and_its_tables_are_written_later(
    futago: Run, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("lab", "run", str(study), "-n", "2", "-j", "1", "--work", str(tmp_path / "results"))
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "duckdb", None)
        code, shown, _ = futago(*words)
    assert (code, "Tables of results need DuckDB" in shown) == (0, True)
    assert not list((tmp_path / "results").glob("*.parquet"))
    assert futago(*words)[0] == 0
    assert len(list((tmp_path / "results").glob("*.parquet"))) == 4


def test_calibrate_writes_tables_and_a_drawing(futago: Run, tmp_path: Path) -> None:
    code, shown, _ = futago(
        *("lab", "calibrate", "goryo", "-n", "2", "--level", "expert", "--effort", "0.02"),
        *("-j", "1", "--work", str(tmp_path)),
    )
    assert code == 0
    assert "What expert says of the Samurai’s chance" in shown
    assert "Thinking was cut: no level used more than 0.02" in shown
    assert (tmp_path / "calibration.svg").read_text().startswith("<svg")
    assert json.loads((tmp_path / "report.json").read_text())["report"]["games"] == 2


def test_balance_has_a_cell_for_each_set_of_options(futago: Run, tmp_path: Path) -> None:
    code, shown, told = futago(
        *("lab", "balance", "goryo", "-n", "2", "--level", "greedy", "-j", "1"),
        *("--variants", "none", "--gongs", "12:2,4;9:3,6,9", "--work", str(tmp_path)),
    )
    assert code == 0, told
    assert "Who wins between equal bots" in shown
    asked = "select count(*) as n, min(games), max(games) from cells"
    code, shown, _ = futago("lab", "ask", asked, str(tmp_path), "--format", "csv")
    assert shown.splitlines()[1] == f"{2 * (1 + 2 + 2)},2,2"


def test_adversary_reports_gains_of_both_seats(futago: Run, tmp_path: Path) -> None:
    code, shown, _ = futago(
        *("lab", "adversary", "goryo", "-n", "1", "--effort", "0.01", "-j", "1"),
        *("--work", str(tmp_path), "--option", "actions-per-samurai=2"),
    )
    assert code == 0
    assert "whole game" in shown
    report = json.loads((tmp_path / "report.json").read_text())["report"]
    assert report["samurai"]["game"]["over_level"]["mean"] >= 0
    assert report["goryo"]["games"] == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("train", "gorpg"), "nothing to study in gorpg"),
        (("train", "chess"), "no game “chess”"),
        (("train", "goryo", "--kinds", "4 plain"), "no kind of game “4 plain”"),
        (("train", "goryo", "--positions", "0"), "--positions must be at least 1"),
        (("train", "goryo", "--jobs", "0"), "--jobs must be at least 1"),
        (("train", "goryo", "--seed", "x"), "seed “x”"),
        (("train", "goryo", "--recipe", "nowhere"), "cannot be read"),
        (("train", "goryo", "--recipe", __file__), "not a recipe"),
        (("train", "goryo", "--out", __file__), "does not hold values"),
        (("calibrate", "gorpg"), "nothing to study in gorpg"),
        (("ladder", "goryo", "--levels", "master,grand"), "no bot “grand”"),
        (("ladder", "goryo", "-n", "0"), "--games must be at least 1"),
        (("ladder", "goryo", "--effort", "0"), "--effort must be more than 0"),
        (("ladder", "goryo", "--values", "nowhere"), "does not hold values"),
        (("ladder", "goryo", "--option", "edition=1999"), "1999"),
        (("calibrate", "goryo", "--level", "novice"), "no level “novice”"),
        (("calibrate", "goryo", "--level", "grand"), "no level “grand”"),
        (
            ("balance", "goryo", "--editions", "2019", "--actions", "3"),
            "(2019) is played with so many actions per samurai: 3",
        ),
        (("balance", "goryo", "-n", "1", "--gongs", "12:13"), "gong"),
        (("balance", "goryo", "--palace", "nowhere"), "nowhere"),
        (("book", "gorpg"), "nothing to study in gorpg"),
        (("book", "goryo", "--nodes", "0"), "--nodes must be at least 1"),
        (("book", "goryo", "--gap=-1"), "--gap must be more than 0"),
        (("book", "goryo", "--out", __file__), "book"),
        (("adversary", "goryo", "--level", "expert"), "does not always play its mix"),
        (("run", "nothing"), "no study “nothing”"),
        (("run", "nothing.toml"), "nothing.toml"),
        (("run", "goryo-ladder", "-n", "0"), "--games must be at least 1"),
        (("run", "goryo-ladder", "-j", "0"), "--jobs must be at least 1"),
        (("run", "goryo-ladder", "--precision", "1"), "--precision"),
        (("run", "goryo-ladder", "--seed", "x"), "seed “x”"),
        (("run", "goryo-ladder", "--option", "edition=1999"), "1999"),
        (("run", "goryo-ladder", "--cluster", "nowhere"), "“nowhere” is no address"),
        (("run", "goryo-ladder", "--cluster", "127.0.0.1:1"), "No Ray cluster answers"),
        (("run", "gorpg-ladder", "--records"), "keeps no records"),
        (("ask", "select 1", "nowhere"), "nowhere has no tables"),
    ],
)
def test_wrong_words_are_refused_before_anything_is_computed(
    futago: Run, words: tuple[str, ...], reason: str
) -> None:
    code, _, err = futago("lab", *words)
    assert code == 2
    assert reason in err
