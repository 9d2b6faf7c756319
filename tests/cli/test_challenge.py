"""`futago lab challenge`: bots of other people, by their class or as clients of the API."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.test_commands import Run, futago
from tests.server.answering import random_moves

__all__ = ["futago"]

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
QUICK = ("--levels", "novice", "--effort", "0.01", "--responses", "1")

BOTS = """
import random

class Steady:
    def __init__(self, options, seat, seed):
        self.rng = random.Random(seed)

    def choose(self, view, actions):
        return str(self.rng.choice(actions))

class Mixed(Steady):
    def mix(self, view, actions):
        few = actions[:: 1 + len(actions) // 20]
        return {move: 1 / len(few) for move in few}

class Absent:
    pass

class Falls(Steady):
    def choose(self, view, actions):
        return view.no_such_thing

class Cheats(Steady):
    def choose(self, view, actions):
        return "green search"

class Mumbles(Steady):
    def choose(self, view, actions):
        return 5

class Sleeps(Steady):
    def choose(self, view, actions):
        while True:
            pass

class Heavy(Steady):
    def mix(self, view, actions):
        return {actions[0]: 0.7}

class Sure(Steady):
    def mix(self, view, actions):
        return {actions[0]: float("nan")}

class Vague(Steady):
    def mix(self, view, actions):
        return [actions[0]]

class Unfair(Steady):
    def mix(self, view, actions):
        return {"done": 1}

class Secretive(Mixed):
    asked = 0

    def mix(self, view, actions):
        Secretive.asked += 1
        return {actions[Secretive.asked * 997 % len(actions)]: 1}

class Never(Steady):
    def __init__(self, options, seat, seed):
        raise ValueError("no licence")
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    file = tmp_path / "bots.py"
    file.write_text(BOTS, encoding="utf-8")
    return str(file)


def test_a_challenge_is_resumed_and_reported(futago: Run, bots: str, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    words = ("lab", "challenge", "goryo", "--bot", f"{bots}:Mixed", *QUICK, "--work", str(folder))
    code, _, told = futago(*words, "-n", "1", "-j", "1")
    assert code == 0, told
    few = (folder / "challenge.jsonl").read_text()
    code, shown, told = futago(*words, "-n", "2", "-j", "2", "--lang", "fr")
    assert code == 0, told
    whole = (folder / "challenge.jsonl").read_text()
    assert whole.startswith(few)
    assert len(whole.splitlines()) == 1 + 2 * 2
    assert "sans le hasard" in shown.replace("\n", " ")
    assert "borne inférieure" in shown
    report = json.loads((folder / "report.json").read_text())["report"]
    assert [score["games"] for score in report["scores"]] == [2, 2, 4]
    assert [response["seat"] for response in report["responses"]] == ["goryo", "samurai"]
    assert all(response["gain"] > 0 for response in report["responses"])
    Path(bots).write_text(BOTS + "\n# better\n", encoding="utf-8")
    assert_refused(words, "holds the results of another run")


def assert_refused(words: tuple[str, ...], reason: str) -> None:
    """In a process of its own: a class that was loaded stays loaded."""
    command = [sys.executable, "-m", "futago", *words, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert reason in done.stderr


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Absent", "it needs a method choose(view, actions), or mix(view, actions)"),
        ("Falls", "Falls failed at its move 1 (the Goryō): AttributeError"),
        ("Cheats", "Cheats chose “green search” at its move 1 (the Goryō), which is not allowed"),
        ("Mumbles", "Mumbles chose “5” at its move 1 (the Goryō), which is not allowed"),
        ("Heavy", "Heavy stated a bad mix at its move 1 (the Goryō): the weights add up to 0.7"),
        ("Sure", "is nan."),
        ("Vague", "it has to be a mapping from moves to weights."),
        ("Unfair", "“done” is not allowed."),
        ("Never", "Never failed before its first move: ValueError: no licence (line"),
        ("Nobody", "There is no class Nobody in"),
    ],
)
def test_a_bot_that_errs_is_told_what_it_did(futago: Run, bots: str, bot: str, said: str) -> None:
    words = ("lab", "challenge", "goryo", "--bot", f"{bots}:{bot}", *QUICK, "-n", "1", "-j", "1")
    code, _, told = futago(*words)
    assert code == 2
    assert said in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bot", "nobody"), "There is no bot “nobody”"),
        (("--bot", "no/such/file.py:Bot"), "cannot be read"),
        (("--bot", "no_such_module:Bot"), "no_such_module cannot be imported: ModuleNotFoundError"),
        (("--bot", "novice", "--levels", "nobody"), "nobody"),
        (("--bot", "novice", "--games", "0"), "--games"),
        (("--bot", "novice", "--responses", "-1"), "--responses"),
        (("--bot", "novice", "--seconds", "0"), "--seconds"),
        (("--bot", "novice", "--effort", "-1"), "--effort"),
        (("--bot", "http://example.org:80"), "can only listen on this computer"),
        (("--bot", "http://127.0.0.1:99999"), "can only listen on this computer"),
        (("--bot", "http://127.0.0.1:0", "--effort", "0.5"), "leave out --effort"),
    ],
)
def test_bad_input_is_refused_before_the_first_game(
    futago: Run, words: tuple[str, ...], said: str
) -> None:
    code, _, told = futago("lab", "challenge", "goryo", *words)
    assert code == 2
    assert said in told


def test_a_bot_that_is_too_slow_loses_the_game(futago: Run, bots: str, tmp_path: Path) -> None:
    words = ("--bot", f"{bots}:Sleeps", *QUICK, "--seconds", "0.1", "-n", "1", "-j", "1")
    code, shown, told = futago("lab", "challenge", "goryo", *words, "--work", str(tmp_path))
    assert code == 0, told
    assert "Games lost because the bot thought for more than 0.1 s about a move: 2." in shown
    assert "states no mix" in shown


def test_a_mix_that_depends_on_more_than_the_view_is_found_out(
    futago: Run, bots: str, tmp_path: Path
) -> None:
    words = ("--bot", f"{bots}:Secretive", *QUICK, "-n", "1", "-j", "1", "--work", str(tmp_path))
    code, _, told = futago("lab", "challenge", "goryo", *words)
    assert code == 2
    assert "a mix may depend on nothing but the view" in told


def test_other_games_are_measured_without_a_meter(futago: Run, bots: str, tmp_path: Path) -> None:
    words = ("--bot", "greedy", "--levels", "random", "-n", "1", "-j", "1", "--work", str(tmp_path))
    options = ("--option", "mode=standard", "--option", "players=2")
    code, shown, told = futago("lab", "challenge", "gorpg", *words, *options)
    assert code == 0, told
    assert "luck" not in shown
    code, _, told = futago("lab", "challenge", "gorpg", *words, "--effort", "0.5")
    assert code == 2
    assert "--effort has no meaning in gorpg" in told


def test_a_client_of_the_api_plays_at_tables_of_its_own(tmp_path: Path) -> None:
    words = ("--bot", "http://127.0.0.1:0", "--levels", "novice", "-n", "1", "--lang", "en")
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "futago", "lab", "challenge", "goryo", *words),
            *("--work", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    found = dict[str, str]()
    while len(found) < 2:
        line = process.stdout.readline()
        assert line, "the command ended early"
        match = re.match(r"(Address|Token): (\S+)", line)
        if match:
            found[match.group(1)] = match.group(2)
    headers = {"Authorization": f"Bearer {found['Token']}"}
    rng, played = random.Random(1), set[str]()
    with httpx.Client(base_url=found["Address"], headers=headers, timeout=120) as server:
        while len(played) < 2:
            waiting = [table["id"] for table in server.get("/api/me/tables").json()]
            for table in {*waiting} - played:
                play(server, table, rng)
                played.add(table)
    shown = process.communicate()[0]
    assert process.returncode == 0
    assert "How http://127.0.0.1:0 did" in shown
    assert len((tmp_path / "challenge.jsonl").read_text().splitlines()) == 1 + 2


def play(server: httpx.Client, table: str, rng: random.Random) -> None:
    """Play at random until the game at a table is over."""
    state = server.get(f"/api/tables/{table}").json()
    while state["now"]["status"] != "over":
        if state["seat"] in state["now"]["movers"]:
            move = {"number": state["number"] + 1, "move": random_moves(state["choice"], rng)}
            server.post(f"/api/tables/{table}/moves", json=move)
        state = server.get(
            f"/api/tables/{table}/events", params={"after": state["number"], "wait": 20}
        ).json()


def test_the_bot_in_the_documentation_is_measured(futago: Run, tmp_path: Path) -> None:
    codes = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (own,) = (code for code in codes if "class Lantern" in code)
    file = tmp_path / "lantern.py"
    file.write_text(own, encoding="utf-8")
    words = ("--bot", f"{file}:Lantern", *QUICK, "-n", "1", "-j", "1", "--work", str(tmp_path))
    code, shown, told = futago("lab", "challenge", "goryo", *words)
    assert code == 0, told
    assert "What an adversary gains who knows the mix of" in shown
