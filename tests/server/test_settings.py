"""`futago serve`: every setting has a flag, a variable and a description; an invalid one gets a
one-sentence error."""

from __future__ import annotations

import dataclasses
import inspect
import socket
import sqlite3
import subprocess
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from cyclopts import Parameter

from futago.cli import main
from futago.cli.serve import serve
from futago.server.settings import Settings
from futago.texts import LANGUAGES, Text, has_text, say
from tests.server_process import SERVE, ServerProcess, command, environment

FLAGS = {
    name.strip("_").replace("_", "-"): parameter
    for name, parameter in inspect.signature(serve).parameters.items()
}
FIELDS = {field.name for field in dataclasses.fields(Settings)}
SINGULAR = {"allow_hosts": "allow_host"}
NOWHERE = "/proc/nothing"
"""A folder that cannot be created."""
NOT_SETTINGS = {"open", "lang"}
"""Flags of the command that are not settings of the server."""


def variable(flag: str) -> str | None:
    """The environment variable of a flag."""
    hints = get_type_hints(serve, include_extras=True)
    name = next(name for name in hints if name.strip("_").replace("_", "-") == flag)
    for part in get_args(hints[name]):
        if isinstance(part, Parameter) and part.env_var:
            return next(iter(part.env_var))
    return None


# ---------------------------------------------------------------- flags and variables


def test_every_setting_is_a_flag() -> None:
    settings_flags = {SINGULAR.get(field, field).replace("_", "-") for field in FIELDS}
    assert settings_flags | NOT_SETTINGS == set(FLAGS)


@pytest.mark.parametrize("flag", FLAGS)
def test_every_flag_has_a_variable(flag: str) -> None:
    if flag == "lang":  # read before the command line, by every command
        return
    assert variable(flag) == f"FUTAGO_{flag.upper().replace('-', '_')}"


@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flag_is_described(flag: str, language: str) -> None:
    own = f"cli-serve-{flag}"
    text = say(Text(own if has_text(own) else f"cli-{flag}"), language)
    assert text.endswith(".")
    help = _help(language)
    assert f"--{flag}" in help
    assert " ".join(text.split())[:20] in " ".join(help.replace("│", " ").split())


@cache
def _help(language: str) -> str:
    return _run(["--help"], FUTAGO_LANG=language, COLUMNS="200").stdout


def test_the_defaults_of_the_command_are_those_of_the_server() -> None:
    defaults = Settings()
    for field in FIELDS - {"data"}:
        default = FLAGS[SINGULAR.get(field, field).replace("_", "-")].default
        assert (default or ()) == (getattr(defaults, field) or ()), field


def test_a_variable_sets_what_its_flag_sets(tmp_path: Path) -> None:
    given = {"FUTAGO_REQUESTS_PER_SECOND": "1", "FUTAGO_PUBLIC_URL": "https://games.example"}
    with (
        ServerProcess(tmp_path, variables=given, requests_per_second=None) as server,
        server.client(Host="games.example") as client,
    ):
        statuses = [client.get("/api/games").status_code for _ in range(12)]
        assert 429 in statuses
        assert "strict-transport-security" in client.get("/health").headers


# ---------------------------------------------------------------- where it listens


@pytest.mark.parametrize("host", [None, "0.0.0.0"])
def test_the_server_listens_on_localhost_by_default(tmp_path: Path, host: str | None) -> None:
    with ServerProcess(tmp_path, host=host) as server:
        assert _listening(server.pid) == {host or "127.0.0.1"}


def _listening(pid: int) -> set[str]:
    """The addresses on which a process listens."""
    inodes = {str(entry.readlink()) for entry in Path(f"/proc/{pid}/fd").iterdir()}
    found = set[str]()
    for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
            found.add(".".join(map(str, bytes.fromhex(fields[1].split(":")[0])[::-1])))
    return found


# ---------------------------------------------------------------- errors


def _run(arguments: Sequence[str], **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*SERVE, *arguments),
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        env=environment(**more),
    )


def one_sentence(arguments: Sequence[str], *words: str, **more: str) -> None:
    """The command exits with code 2 and a readable one-line error."""
    free = [] if any(part.startswith("--port") for part in arguments) else ["--port=0"]
    done = _run([*free, *arguments], **more)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    said = done.stderr.strip().splitlines()
    assert len(said) <= 2, done.stderr
    assert said[0].startswith("futago: ")
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in said[0]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--public-url=games.example"],
        ["--public-url=ftp://games.example"],
        ["--public-url=https://games.example/somewhere"],
        ["--public-url=https://["],
        ["--public-url=https://games.example:x"],
        ["--port=65536"],
        ["--port=-1"],
        ["--port=http"],
        ["--bot-workers=0"],
        ["--bot-deadline=0"],
        ["--bot-deadline=nan"],
        ["--bot-pace=-1"],
        ["--max-connections=0"],
        ["--max-connections-per-address=0"],
        ["--requests-per-second=0"],
        ["--requests-per-second=nan"],
        ["--tables-per-minute=0"],
        ["--max-body=10"],
        ["--smtp=smtp://mail.example"],
        ["--smtp=nonsense", "--mail-from=futago@example.org"],
        ["--smtp=smtp://mail.example", "--mail-from=nobody"],
        ["--smtp=smtp://u:p@mail.example?tls=none", "--mail-from=futago@example.org"],
        ["--trust-proxy=nonsense"],
        ["--log-level=loud"],
        ["--nonsense"],
    ],
    ids=" ".join,
)
def test_a_bad_value_is_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    # A value that was accepted would fail later because of the folder, with another message.
    with pytest.raises(SystemExit) as ended:
        main(["serve", f"--data={NOWHERE}", "--lang=en", *arguments])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("futago: ")
    assert len(said.strip().splitlines()) <= 2
    assert NOWHERE not in said


def test_a_bad_value_is_refused_by_the_command_itself(tmp_path: Path) -> None:
    one_sentence([f"--data={tmp_path}"], "bot-workers", FUTAGO_BOT_WORKERS="0")
    one_sentence([f"--data={tmp_path}", "--host=nowhere.invalid"], "nowhere.invalid")


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        one_sentence([f"--data={tmp_path}", f"--port={port}"], str(port), "--port")


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    one_sentence([f"--data={file}"], "file")
    one_sentence([f"--data={file / 'below'}"], "below")
    one_sentence([f"--data={NOWHERE}"], NOWHERE)


def test_a_damaged_file_is_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"SQLite format 3\x00" + b"nonsense" * 1000)
    before = file.read_bytes()
    one_sentence([f"--data={tmp_path}"], "tables.sqlite")
    assert file.read_bytes() == before


def test_a_file_of_a_newer_futago_is_one_sentence(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    one_sentence([f"--data={tmp_path}"], "tables.sqlite")


def test_somebody_elses_file_is_one_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    file: Any = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
        connection.commit()
    before = file.read_bytes()
    one_sentence([f"--data={file}"], "other.db")
    assert file.read_bytes() == before
