"""Training: games, solved positions and weights, with the same results after interruptions."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.rules.board import setup_of
from futago.goryo.solver.values import kind_of_game, values_from_json
from futago.goryo.study.positions import Stage, positions_of_game
from futago.goryo.study.recipe import kind_options, recipe
from futago.goryo.study.training import train
from futago.goryo.study.values_file import save_fits
from futago.lab.workers import Workers

from .small import Notes, small_recipe, small_training


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def first_generation(folder: Path) -> dict[str, bytes]:
    return {name: text for name, text in contents(folder).items() if "generation-1" in name}


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Notes]:
    """Two generations without an interruption."""
    folder, notes = tmp_path_factory.mktemp("trained"), Notes()
    with Workers(0) as workers:
        train(small_training(folder, generations=2), workers, notes)
    return folder, notes


def test_every_kind_of_the_recipe_is_the_kind_of_its_games() -> None:
    for kind in recipe().kinds:
        assert kind_of_game(setup_of(GAME.options(kind_options(kind)))) == kind
    assert len(recipe().kinds) == 9


def test_positions_of_a_game_begin_rounds_in_order_and_follow_from_the_seed() -> None:
    stage = Stage(small_recipe(), "ab", "3 genjutsu", 0)
    met = positions_of_game((stage, 1))
    assert [position["round"] for position in met] == list(range(1, len(met) + 1))
    assert met == positions_of_game((stage, 1))
    assert met != positions_of_game((stage, 2))


def test_rounds_are_solved_backwards_and_fitted_to_all_generations(
    trained: tuple[Path, Notes],
) -> None:
    _, notes = trained
    rounds = [None, 4, 3, 2, 1]
    assert notes.begun == [("2 plain", generation, r) for generation in (0, 1) for r in rounds]
    counts = {key: fit.positions for key, fit in notes.fits.items() if fit}
    wanted = {1: 10, 2: 10, 3: 10, 4: 12}
    assert counts == {("2 plain", g, r): n * (g + 1) for g in (0, 1) for r, n in wanted.items()}


def test_no_position_is_solved_twice(trained: tuple[Path, Notes]) -> None:
    folder, _ = trained
    for file in folder.glob("*-round-*.jsonl"):
        positions = [json.loads(line)["position"] for line in file.read_text().splitlines()[1:]]
        assert (
            len({json.dumps(position) for position in positions})
            == len(positions)
            == (12 if "round-4" in file.name else 10)
        )


@pytest.mark.parametrize("stop_after", [5, 40])
def test_an_interrupted_training_resumes_to_the_same_files(
    trained: tuple[Path, Notes], tmp_path: Path, stop_after: int
) -> None:
    training = small_training(tmp_path)
    with Workers(0) as workers, pytest.raises(KeyboardInterrupt):
        train(training, workers, Notes(stop_after))
    latest = max(tmp_path.iterdir(), key=lambda file: file.stat().st_mtime_ns)
    with latest.open("a") as file:
        file.write('{"position":{"opt')  # a line that was being written
    notes = Notes()
    with Workers(0) as workers:
        train(training, workers, notes)
    assert contents(tmp_path) == first_generation(trained[0])
    key = ("2 plain", 0, 1)
    again, first = notes.fits[key], trained[1].fits[key]
    assert again is not None
    assert first is not None
    assert np.array_equal(again.weights.facts, first.weights.facts)


def test_the_files_do_not_depend_on_the_number_of_jobs(
    trained: tuple[Path, Notes], tmp_path: Path
) -> None:
    with Workers(2) as workers:
        train(small_training(tmp_path), workers, Notes())
    assert contents(tmp_path) == first_generation(trained[0])


def test_a_folder_of_another_training_is_refused(trained: tuple[Path, Notes]) -> None:
    folder, _ = trained
    before = contents(folder)
    with Workers(0) as workers, pytest.raises(BadInput, match="another run"):
        train(small_training(folder, games=17), workers, Notes())
    assert contents(folder) == before


def test_weights_are_read_from_the_file_as_they_were_used(
    trained: tuple[Path, Notes], tmp_path: Path
) -> None:
    fits = trained[1].finished_kinds["2 plain"]
    file = tmp_path / "values.json"
    save_fits(file, "2 plain", fits, {"seed": "ab"})
    save_fits(file, "3 plain", {4: fits[4]}, {"seed": "cd"})
    data = json.loads(file.read_text())
    assert (data["format"], data["rules"]) == ("futago-values/1", GAME.version)
    assert data["fitted"]["2 plain"]["rounds"]["4"]["positions"] == 24
    assert data["fitted"]["3 plain"]["seed"] == "cd"
    values = values_from_json(data)
    for round in (1, 2, 3, 4):
        assert np.array_equal(values.weights["2 plain"][round].facts, fits[round].weights.facts)
    assert values.weights["3 plain"].keys() == {4}


def test_a_file_that_holds_no_values_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text('{"weights": 3}')
    with pytest.raises(BadInput, match="does not hold values"):
        save_fits(file, "2 plain", {}, {})
    assert file.read_text() == '{"weights": 3}'
