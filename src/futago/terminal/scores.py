"""High scores: the best one per game and set of options, in the user's folder."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import msgspec

from futago.folders import data_folder
from futago.game import BadInput, Json
from futago.texts import Text


class Score(msgspec.Struct, frozen=True):
    """A score and the options it was achieved with."""

    game: str
    options: dict[str, Json]
    score: int
    made: date


def scores() -> list[Score]:
    """All high scores by game, the highest first."""
    path = _file()
    if not path.exists():
        return []
    try:
        found = msgspec.json.decode(path.read_bytes(), type=list[Score])
    except (OSError, msgspec.MsgspecError):
        raise BadInput(Text("scores-damaged", file=str(path))) from None
    return sorted(found, key=lambda score: (score.game, -score.score))


def score_to_beat(game: str, options: dict[str, Json]) -> int | None:
    """The best score so far with these options."""
    for score in scores():
        if (score.game, score.options) == (game, options):
            return score.score
    return None


def save_score(game: str, options: dict[str, Json], score: int) -> int | None:
    """Save a score if it is the best; return the previous best."""
    best = score_to_beat(game, options)
    if best is None or score > best:
        others = [old for old in scores() if (old.game, old.options) != (game, options)]
        path = _file()
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        entries = msgspec.to_builtins([*others, Score(game, options, score, date.today())])
        new.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
        new.replace(path)
    return best


def _file() -> Path:
    return data_folder() / "scores.json"
