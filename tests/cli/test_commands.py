"""The command `futago`, as a user types it; in a separate process where that matters."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from futago import __version__
from futago.cli import main
from futago.registry import package_folder

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def futago(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Run:
    """Run the command in this process: exit code, output, errors."""
    monkeypatch.setenv("FUTAGO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("FUTAGO_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: str) -> tuple[int, str, str]:
        code = 0
        try:
            main(words)
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Thirty varied games, played once for all tests here."""
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    main(
        ["simulate", "goryo", "--vary", "--games", "30", "--seed", "7", "-j", "1", "-o", str(file)]
    )
    return file


def altered(
    games: Path, tmp_path: Path, line: int, change: Callable[[dict[str, object]], None]
) -> str:
    """The games with one of them changed."""
    lines = games.read_text().splitlines()
    record = json.loads(lines[line])
    change(record)
    lines[line] = json.dumps(record)
    file = tmp_path / "altered.jsonl"
    file.write_text("\n".join(lines))
    return str(file)


def moves(record: dict[str, object], do: str) -> list[dict[str, object]]:
    found = record["moves"]
    assert isinstance(found, list)
    return [move for move in found if move["do"] == do]


def test_simulate_sums_up_with_intervals(futago: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    code, out, _ = futago("simulate", "goryo", "--games", "20", "--seed", "1", "--out", str(file))
    assert code == 0
    assert "95% interval" in out
    assert "20 games" in out
    assert len(file.read_text().splitlines()) == 20
    assert not list(tmp_path.glob("*.part"))


def test_the_same_seed_gives_the_same_file_whatever_jobs_is(futago: Run, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "other")]
    for file, jobs, seed in zip(files, ("1", "2", "1"), ("5", "5", "6"), strict=True):
        futago(
            *("simulate", "goryo", "--vary", "--games", "60", "--bots", "goryo=greedy,*=random"),
            *("--seed", seed, "--jobs", jobs, "--out", str(file)),
        )
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes() != files[2].read_bytes()


def test_simulate_takes_options(futago: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    futago(
        *("simulate", "goryo", "-n", "3", "-j", "1", "--option", "edition=2019"),
        *("--option", "split-cubes=true", "--option", "palace=lake", "--out", str(file)),
    )
    for line in file.read_text().splitlines():
        options = json.loads(line)["options"]
        assert (options["edition"], options["split_cubes"]) == ("2019", True)
        assert options["palace"]["name"] == "lake"


def test_replay_and_verify_accept_what_was_played(futago: Run, games: Path) -> None:
    assert "30 records" in futago("replay", str(games))[1]
    code, out, _ = futago("verify", str(games))
    assert code == 0
    assert "30 records verified" in out


def test_verify_names_an_altered_draw(futago: Run, games: Path, tmp_path: Path) -> None:
    def change(record: dict[str, object]) -> None:
        """Another bound type with which all moves and the result are still valid."""
        options, result = record["options"], record["result"]
        assert isinstance(options, dict)
        assert isinstance(result, dict)
        types = {space["id"]: space["object"] for space in options["palace"]["spaces"]}
        gone = {*result["sealed"], *(types[space] for space in result["broken"]), result["bound"]}
        other = min(set(types.values()) - gone)
        moves(record, "draw")[0]["object"] = result["bound"] = other

    file = altered(games, tmp_path, 4, change)
    assert futago("replay", file)[0] == 0
    code, _, err = futago("verify", file)
    assert code == 2
    assert "line 5: Draw 1 (move 1) does not follow from the seed" in err


def test_verify_names_an_altered_answer(futago: Run, games: Path, tmp_path: Path) -> None:
    def change(record: dict[str, object]) -> None:
        answer = moves(record, "answer")[0]
        answer["yes"] = not answer["yes"]

    code, _, err = futago("verify", altered(games, tmp_path, 2, change))
    assert code == 2
    assert "line 3: Move" in err
    assert "not the answer your plan gives" in err


@pytest.mark.parametrize(("field", "value"), [("gong", 11), ("round", 3), ("bound", "fan")])
def test_verify_names_an_altered_result(
    futago: Run, games: Path, tmp_path: Path, field: str, value: object
) -> None:
    def change(record: dict[str, object]) -> None:
        result = record["result"]
        assert isinstance(result, dict)
        assert result[field] != value
        result[field] = value

    code, _, err = futago("verify", altered(games, tmp_path, 0, change))
    assert code == 2
    assert f"line 1: The result is wrong: {field} is {json.dumps(value)}" in err


def test_replay_shows_a_game_from_a_seat(futago: Run, games: Path) -> None:
    code, out, _ = futago("replay", str(games), "--game", "2", "--seat", "samurai", "--no-colour")
    assert code == 0
    assert "you are the Samurai" in out
    assert "The Goryō has planned her path." in out
    assert "The Goryō’s plan:" not in out
    above = futago("replay", str(games), "--game", "2")[1]
    assert "The Goryō’s plan:" in above


def test_rules_are_those_of_the_options(futago: Run) -> None:
    _, usual, _ = futago("rules", "goryo")
    code, out, _ = futago("rules", "goryo", "--edition", "2019", "--variant", "genjutsu")
    assert code == 0
    assert "mallet" in usual
    assert "mallet" not in out
    assert "Illusion" in out
    assert all(len(line) <= 88 for line in out.splitlines())
    assert futago("rules", "gorpg", "--lang", "fr")[0] == 0


def test_palaces_are_checked_and_shown(futago: Run, tmp_path: Path) -> None:
    assert "edo is valid" in futago("palace", "check", "edo")[1]
    out = futago("palace", "show", "lake")[1]
    assert "lake is valid. Spaces: 32; bridges: 8" in out
    assert out.count("=") == 4


def test_every_fault_of_a_palace_is_named(futago: Run, tmp_path: Path) -> None:
    source = package_folder("futago.goryo") / "palaces" / "edo.toml"
    file = tmp_path / "mine.toml"
    text = source.read_text().replace('object = "vase"', 'object = "urn"', 1)
    file.write_text(text.replace('nw = "b2"', 'nw = "e2"'))
    code, _, errors = futago("palace", "check", str(file))
    assert code == 2
    twice, centre = errors.splitlines()
    assert "have the same object (urn)" in twice
    assert "the centre of room nw is “e2”" in centre


def broken_palace(tmp_path: Path) -> str:
    source = package_folder("futago.goryo") / "palaces" / "edo.toml"
    file = tmp_path / "mine.toml"
    file.write_text(source.read_text().replace('object = "vase"', 'object = "urn"', 1))
    return str(file)


BAD_INPUT: list[tuple[Sequence[str], str]] = [
    (["play", "chess"], "There is no game “chess”: choose one of goryo"),
    (["play", "goryo", "--edition", "1999"], "The option edition cannot be “1999”"),
    (["play", "goryo", "--wings", "2"], "There is no option “wings”"),
    (["play", "goryo", "--as", "cat"], "There is no seat “cat”"),
    (["play", "goryo", "--bot", "deep"], "There is no bot “deep”"),
    (["play", "goryo", "--seed", "abc"], "The seed “abc” is not valid"),
    (["play", "goryo", "--seed", "²"], "The seed “²” is not valid"),
    (["play", "--resume"], "There is no saved game of goryo"),
    (["simulate", "goryo", "--games", "0"], "--games must be at least 1"),
    (["simulate", "goryo", "--jobs", "0"], "--jobs must be at least 1"),
    (["simulate", "goryo", "--bots", "goryo"], "--bots takes name=value"),
    (["simulate", "goryo", "--bots", "cat=random"], "There is no seat “cat”"),
    (["simulate", "goryo", "--option", "palace=nowhere"], "There is no palace “nowhere”"),
    (["simulate", "goryo", "--out", "/nowhere/at/all"], "cannot be written"),
    (["simulate", "goryo", "--games", "many"], "--games"),
    (["replay", "/nowhere"], "cannot be read"),
    (["verify", "/dev/null"], "is empty"),
    (["palace", "check", "/nowhere.toml"], "There is no palace"),
    (["rules", "chess"], "There is no game"),
    (["dance"], "dance"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD_INPUT)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    futago: Run, words: Sequence[str], sentence: str
) -> None:
    code, out, err = futago(*words)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in out + err


def test_a_faulty_palace_is_named_with_line_and_fault(futago: Run, tmp_path: Path) -> None:
    code, _, err = futago("palace", "check", broken_palace(tmp_path))
    assert code == 2
    assert "mine.toml, line" in err
    assert "each room has each object once" in err


def test_a_missing_game_of_a_file(futago: Run, games: Path) -> None:
    code, _, err = futago("replay", str(games), "--game", "31")
    assert (code, "There is no game 31: the file has 30" in err) == (2, True)


def test_errors_speak_the_language_asked_for(futago: Run) -> None:
    assert (
        "Aucun jeu" in futago("play", "chess", "--lang", "fr")[2]
        or "jeu" in futago("play", "chess", "--lang=fr")[2]
    )
    assert "gioco" in futago("play", "chess", "--lang", "it")[2]


def test_as_a_separate_process() -> None:
    """The installed command: its exit code, and no traceback on a broken pipe."""
    command = [sys.executable, "-m", "futago"]
    done = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == __version__
    bad = subprocess.run([*command, "play", "chess"], capture_output=True, text=True, check=False)
    assert bad.returncode == 2
    assert "Traceback" not in bad.stderr


def test_completion_is_offered(futago: Run) -> None:
    assert "install-completion" in futago("--help")[1]
