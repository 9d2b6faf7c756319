"""The unfinished game that can be resumed, and the records of finished games, on disk."""

from __future__ import annotations

import json
import os
from pathlib import Path

from futago.folders import data_folder
from futago.game import BadInput, Json
from futago.record import Record, dump
from futago.texts import Text


def _save_file(game: str) -> Path:
    return data_folder() / "left" / f"{game}.json"


def save_game(game: str, saved: dict[str, Json]) -> Path:
    """Save the game in progress; called after every move."""
    path = _save_file(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    # It contains the seed and hidden information, so only this user may read it.
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        json.dump(saved, file)
    new.replace(path)
    return path


def saved_game(game: str) -> dict[str, Json] | None:
    """The unfinished game, if there is one."""
    path = _save_file(game)
    if not path.exists():
        return None
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        saved = None
    if not isinstance(saved, dict):
        raise BadInput(Text("save-damaged", file=str(path)))
    return saved


def save_record(game: str, record: Record) -> Path:
    """Save the record of a finished game and delete its saved state."""
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game}-{record['seed'][:12]}.json"
    path.write_text(dump(record) + "\n", encoding="utf-8")
    _save_file(game).unlink(missing_ok=True)
    return path
