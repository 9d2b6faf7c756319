"""Stored games still end as they did, and still show everybody the same."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice, zip_longest
from pathlib import Path

import pytest

from futago.game import CHANCE, Game
from futago.record import replay, verify

from .adapters import adapter_for
from .golden import (
    FOLDER,
    digests,
    digests_file,
    final_states,
    in_lines,
    read,
    read_digests,
    text_file,
    transcripts,
)
from .make_golden import KEEP
from .play import ALL_GAMES, every_game
from .playthrough import playthrough

LARGEST_TEXT = 70_000
"""The largest playthrough in bytes that can still be reviewed."""
SHOWN = 60
"""Lines of a diff to show."""
AGAIN = "python -m tests.conformance.make_golden"

every_transcript = pytest.mark.parametrize(
    "file",
    [file for game in ALL_GAMES.values() for file in transcripts(game)],
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
    adapter, features = adapter_for(game), set[str]()
    for file in transcripts(game):
        features |= adapter.features(read(file))
    missing = sorted(adapter.demanded - features)
    assert not missing, f"no transcript shows {missing}: run `{AGAIN}`"


@every_game
def test_the_transcripts_are_small_and_complete(game: Game) -> None:
    files = set((FOLDER / game.name).iterdir())
    kinds = (Path, digests_file, text_file)
    expected = {kind(file) for file in transcripts(game) for kind in kinds}
    assert files == expected, f"every transcript has its digests and its text: run `{AGAIN}`"
    assert sum(file.stat().st_size for file in files) < adapter_for(game).largest
    for file in transcripts(game):
        assert text_file(file).stat().st_size < LARGEST_TEXT, file.name


@every_transcript
def test_a_transcript_has_one_move_per_line(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == in_lines(read(file))


@every_transcript
def test_a_transcript_reads_as_it_did(file: Path) -> None:
    due = text_file(file).read_text(encoding="utf-8")
    found = playthrough(read(file))
    if found != due:
        lines = unified_diff(due.splitlines(), found.splitlines(), "kept", "now", "", "", 2, "")
        difference = "\n".join(islice(lines, SHOWN))
        pytest.fail(
            f"{text_file(file).name} is not how this game goes now. If that is intended: "
            f"`{AGAIN} {KEEP}`. The difference, its first {SHOWN} lines at most:\n{difference}",
            pytrace=False,
        )


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
                f"If that is intended: `{AGAIN} {KEEP}`."
            )
