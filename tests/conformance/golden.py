"""Golden transcripts: stored records of whole games, and what every seat was shown in them.

Beside each record are the digests of what each seat was shown after each move, and the game as text
(`playthrough.py`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from futago.game import SPECTATOR, Game, Json, State
from futago.record import replay

from .channels import view_and_events

FOLDER: Final = Path(__file__).parent / "golden"
DIGESTS: Final = ".digests.json"


def transcripts(game: Game) -> list[Path]:
    """The files with a game's transcripts."""
    files = sorted((FOLDER / game.name).glob("*.json"))
    return [file for file in files if not file.name.endswith(DIGESTS)]


def read(file: Path) -> dict[str, Json]:
    record: dict[str, Json] = json.loads(file.read_text(encoding="utf-8"))
    return record


def write(file: Path, record: dict[str, Json]) -> None:
    file.write_text(in_lines(record), encoding="utf-8")


def in_lines(data: dict[str, Json]) -> str:
    """JSON with one option and one move per line, so that a diff shows which one changed."""
    return _object(f"{_one_line(name)}:{_lines(value)}" for name, value in data.items()) + "\n"


def _lines(value: Json) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(_one_line, value)) + "\n]"
    if isinstance(value, dict):
        return _object(f"{_one_line(name)}:{_one_line(entry)}" for name, entry in value.items())
    return _one_line(value)


def _object(fields: Iterable[str]) -> str:
    return "{\n" + ",\n".join(fields) + "\n}"


def _one_line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def digests_file(file: Path) -> Path:
    return file.with_name(file.name.removesuffix(".json") + DIGESTS)


def text_file(file: Path) -> Path:
    return file.with_suffix(".txt")


def conceded(record: dict[str, Json], last: State) -> tuple[str, State]:
    """The seat that gave up in the last position, and the state after that."""
    state = last.copy()
    reason, winner = record["result"]["reason"], record["result"]["winner"]
    loser = next(seat for seat in record["seats"] if seat != winner)
    state.concede(loser, reason)
    return loser, state


def final_states(record: dict[str, Json]) -> Iterator[State]:
    """The states after each move, replayed strictly, and the one after a seat gave up."""
    last: State | None = None
    for _, _, state in replay(record):
        yield state
        last = state
    if last is not None and last.outcome is None:
        yield conceded(record, last)[1]


def digests(record: dict[str, Json]) -> dict[str, list[str]]:
    """For each seat, after each move, a digest of its view and events."""
    seats = (*record["seats"], SPECTATOR)
    found: dict[str, list[str]] = {seat: [] for seat in seats}
    for state in final_states(record):
        for seat in seats:
            data = b"\n".join(view_and_events(state, seat).values())
            found[seat].append(sha256(data).hexdigest()[:10])
    return found


def read_digests(file: Path) -> dict[str, list[str]]:
    data = json.loads(digests_file(file).read_text(encoding="utf-8"))
    columns = zip(*(line.split() for line in data["moves"]), strict=True)
    return dict(zip(data["seats"], map(list, columns), strict=True))


def write_digests(file: Path) -> None:
    """One line per move, with the digests of all seats."""
    found = digests(read(file))
    moves = [" ".join(row) for row in zip(*found.values(), strict=True)]
    text = in_lines({"seats": list(found), "moves": moves})
    digests_file(file).write_text(text, encoding="utf-8")
