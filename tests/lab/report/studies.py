"""Small studies, really played, for reports."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from futago.lab.folder import ResultsFolder
from futago.lab.run import StudyRun
from futago.lab.study import Study, study_from
from futago.lab.tables import write_results
from futago.lab.workers import Workers

FAIR: dict[str, Any] = {
    "name": "fair",
    "question": "Is it fair?",
    "games": 12,
    "play": [
        {
            "game": "goryo",
            "bots": {"*": "random"},
            "grid": {"palace": ["edo", "lake"], "actions_per_samurai": [2, 3]},
        }
    ],
}
"""Equal bots under several rules of one game."""

MEETING: dict[str, Any] = {
    "name": "meeting",
    "question": "Who is better?",
    "games": 12,
    "play": [
        {"game": "goryo", "bots": ["greedy", "random", "gentle"]},
        {"game": "gorpg", "bots": {"*": "random"}, "options": {"mode": "overlord", "players": 2}},
        {"game": "gorpg", "bots": {"*": "random"}, "options": {"mode": "standard", "players": 3}},
    ],
}
"""Bots that meet, two games, two and three sides."""


def play(folder: Path, data: dict[str, Any], **changes: Any) -> Path:
    """Play a study into a folder."""
    study: Study = study_from({**data, **changes}, "test")
    run = StudyRun(study)
    with ResultsFolder(folder) as found, Workers(0) as workers:
        run.begin(found)
        for _ in run.play(found, workers):
            pass
        write_results(run, found)
    return folder
