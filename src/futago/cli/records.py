"""`futago replay` and `futago verify`: check and show finished games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import track

from futago import record
from futago.cli.common import Language, console, language_of, progress_console
from futago.game import ABOVE, SPECTATOR, BadInput, FutagoError
from futago.terminal.replay import show_replay
from futago.texts import Text, say


def replay(
    file: Path,
    /,
    *,
    game: Annotated[int | None, Parameter(name=["--game", "-g"])] = None,
    seat: str = ABOVE,
    colour: bool = True,
    lang: Language | None = None,
) -> None:
    language = language_of(lang)
    if game is None:
        count = _check_all(file, _replay_whole, language)
        console().print(say(Text("replay-all", count=count), language))
        return
    found = list(record.read_file(file))
    if not 1 <= game <= len(found):
        raise BadInput(Text("replay-no-game", game=game, count=len(found)))
    line, chosen = found[game - 1]
    _named(file, line, _replay_whole, chosen)
    seats = [*record.game_of(chosen)[0].seats(record.game_of(chosen)[1]), SPECTATOR, ABOVE]
    if seat not in seats:
        raise BadInput(Text("seat-unknown", seat=seat, known=", ".join(seats)))
    show_replay(chosen, seat, console(colour), language)


def verify(file: Path, /, *, lang: Language | None = None) -> None:
    language = language_of(lang)
    draws = list[int]()

    def verify_one(found: record.Record) -> None:
        draws.append(record.verify(found))

    count = _check_all(file, verify_one, language)
    console().print(say(Text("verify-all", count=count, draws=sum(draws)), language))


def _replay_whole(found: record.Record) -> None:
    for _ in record.replay(found):
        pass


def _check_all(file: Path, check: Callable[[record.Record], None], language: str) -> int:
    """Check every record of a file; the first bad one is named by its line."""
    records = list(record.read_file(file))
    title = say(Text("replay-progress"), language)
    for line, found in track(records, title, console=progress_console(), transient=True):
        _named(file, line, check, found)
    return len(records)


def _named(
    file: Path, line: int, check: Callable[[record.Record], None], found: record.Record
) -> None:
    try:
        check(found)
    except FutagoError as error:
        reason = Text("record-line", file=str(file), line=line, reason=error.text)
        raise BadInput(reason) from None
