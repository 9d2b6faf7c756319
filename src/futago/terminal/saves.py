"""Where games are kept: the one that was left, and the records of those that ended."""

from __future__ import annotations

import json
import os
from pathlib import Path

from futago.folders import data_folder
from futago.game import BadInput, Json
from futago.record import Record, dump
from futago.texts import Text


def _left_game(game: str) -> Path:
    return data_folder() / "left" / f"{game}.json"


def keep(game: str, saved: dict[str, Json]) -> Path:
    """Write the game in progress down after every move: whatever happens, nothing is lost."""
    path = _left_game(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    # It holds the seed and the hidden plan: for this user's eyes only.
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        json.dump(saved, file)
    new.replace(path)
    return path


def left_game(game: str) -> dict[str, Json] | None:
    """The game that was left, if there is one."""
    path = _left_game(game)
    if not path.exists():
        return None
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        saved = None
    if not isinstance(saved, dict):
        raise BadInput(Text("save-damaged", file=str(path)))
    return saved


def finish(game: str, record: Record) -> Path:
    """Keep the record of a game that ended; it is no longer one to go on with."""
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{record['seed'][:12]}.json"
    path.write_text(dump(record) + "\n", encoding="utf-8")
    _left_game(game).unlink(missing_ok=True)
    return path
