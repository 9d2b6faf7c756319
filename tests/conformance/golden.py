"""Golden transcripts: whole games, kept as records, and what every seat was shown in them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from futago.game import SPECTATOR, Game, Json, State
from futago.record import replay

from .channels import glimpse

FOLDER: Final = Path(__file__).parent / "golden"
DIGESTS: Final = ".digests.json"


def transcripts(game: Game) -> list[Path]:
    """The files with a game's transcripts."""
    files = sorted((FOLDER / game.name).glob("*.json"))
    return [file for file in files if not file.name.endswith(DIGESTS)]


def read(file: Path) -> dict[str, Json]:
    record: dict[str, Json] = json.loads(file.read_text(encoding="utf-8"))
    return record


def digests_file(file: Path) -> Path:
    return file.with_name(file.name.removesuffix(".json") + DIGESTS)


def final_states(record: dict[str, Json]) -> Iterator[State]:
    """The states after each move, replayed strictly, and the one after a seat gave up."""
    last: State | None = None
    for _, _, state in replay(record):
        yield state
        last = state
    if last is not None and last.outcome is None:
        state = last.copy()
        reason, winner = record["result"]["reason"], record["result"]["winner"]
        state.concede(next(seat for seat in record["seats"] if seat != winner), reason)
        yield state


def digests(record: dict[str, Json]) -> dict[str, list[str]]:
    """For each seat, after each move, a digest of its view and of what it was told."""
    seats = (*record["seats"], SPECTATOR)
    found: dict[str, list[str]] = {seat: [] for seat in seats}
    for state in final_states(record):
        for seat in seats:
            data = b"\n".join(glimpse(state, seat).values())
            found[seat].append(sha256(data).hexdigest()[:10])
    return found


def read_digests(file: Path) -> dict[str, list[str]]:
    data = json.loads(digests_file(file).read_text(encoding="utf-8"))
    return {seat: line.split() for seat, line in data.items()}


def write_digests(file: Path) -> None:
    lines = {seat: " ".join(found) for seat, found in digests(read(file)).items()}
    digests_file(file).write_text(json.dumps(lines, indent=0) + "\n", encoding="utf-8")
