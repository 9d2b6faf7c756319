"""Whole games of the past: they still end as they did, and show to everybody what they did."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from futago.game import CHANCE, Game
from futago.games import GAMES
from futago.record import replay, verify

from .adapters import adapter_for
from .golden import (
    DIGESTS,
    FOLDER,
    digests,
    digests_file,
    final_states,
    read,
    read_digests,
    transcripts,
)
from .play import every_game

AGAIN = "python -m tests.conformance.make_golden"

every_transcript = pytest.mark.parametrize(
    "file",
    [file for game in GAMES.values() for file in transcripts(game)],
    ids=lambda file: f"{file.parent.name}/{file.stem}",
)


@every_game
def test_there_are_golden_transcripts(game: Game) -> None:
    assert transcripts(game), (
        f"The game {game.name!r} is in the registry but tests/conformance/golden/{game.name}/ has "
        f"no transcripts: run `{AGAIN}`."
    )


@every_game
def test_the_transcripts_show_what_the_adapter_demands(game: Game) -> None:
    adapter, shown = adapter_for(game), set[str]()
    for file in transcripts(game):
        shown |= adapter.features(read(file))
    missing = sorted(adapter.demanded - shown)
    assert not missing, f"no transcript shows {missing}: run `{AGAIN}`"


@every_game
def test_the_transcripts_are_small_and_complete(game: Game) -> None:
    files = set((FOLDER / game.name).iterdir())
    expected = {f for file in transcripts(game) for f in (file, digests_file(file))}
    assert files == expected, f"every transcript has its {DIGESTS}: run `{AGAIN}`"
    assert sum(file.stat().st_size for file in files) < adapter_for(game).largest


@every_transcript
def test_a_transcript_is_replayed_to_its_result(file: Path) -> None:
    record = read(file)
    draws = sum(move["by"] == CHANCE for move in record["moves"])
    assert verify(record) == draws
    *_, last = final_states(record)
    assert last.outcome is not None
    assert last.result() == record["result"]
    assert len(list(replay(record))) == len(record["moves"])


@every_transcript
def test_a_transcript_shows_every_seat_what_it_did(file: Path) -> None:
    due = read_digests(file)
    for seat, found in digests(read(file)).items():
        for number, (one, other) in enumerate(zip_longest(due[seat], found), 1):
            assert one == other, (
                f"{file.name}: after move {number} the {seat} is shown something else than before. "
                f"If that is intended: `{AGAIN} --digests`."
            )
