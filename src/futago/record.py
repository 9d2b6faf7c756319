"""Records of finished games: writing, strict parsing, replay, verification.

The format is described in docs/records.md. A record is self-contained: it contains every option,
every choice and every draw, so that anybody who knows the rules can replay it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from futago.chance import check_seed, draw
from futago.game import CHANCE, Action, BadInput, FutagoError, Game, Json, State, listed
from futago.games import game_named
from futago.texts import Text, seat_text

FORMAT: Final = "futago/1"
FIELDS: Final = ("format", "game", "version", "options", "seats", "seed", "moves", "result")
CONCEDED: Final = ("resigned", "time")
"""Reasons that end a game before the rules do."""

Record = Mapping[str, Json]
Step = tuple[str, Action, State]
"""A move and the state after it. The state is reused for the next step: copy it to keep it."""


class BadRecord(BadInput):
    """A record that violates the format or the rules; `move` counts from 1."""

    def __init__(self, text: Text, move: int | None = None) -> None:
        super().__init__(text)
        self.move = move


def move_as_json(seat: str, action: Action) -> dict[str, Json]:
    """A move in the form used by records."""
    return {"by": seat, **action.as_json()}


def dump(record: Record) -> str:
    """A record as one line of a JSON Lines file, without the newline."""
    return msgspec.json.encode(record).decode()


def read_file(path: Path) -> Iterator[tuple[int, Record]]:
    """The records of a file with their line numbers: JSON Lines, or a single object."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadInput(Text("file-unreadable", file=str(path))) from None
    yield from read_objects(text, str(path))


def read_objects(text: str, file: str) -> Iterator[tuple[int, Record]]:
    """The objects of a text with their line numbers; `file` is named in error messages."""
    whole = _parsed(text)
    if isinstance(whole, dict):
        yield 1, whole
        return
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BadInput(Text("file-empty", file=file))
    for number, line in lines:
        data = _parsed(line)
        if not isinstance(data, dict):
            raise BadInput(Text("file-not-json", file=file, line=number))
        yield number, data


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def game_of(record: Record) -> tuple[Game, Any]:
    """The game and the options of a record, after checking everything but moves and result."""
    for field in FIELDS:
        if field not in record:
            raise BadRecord(Text("record-missing", field=field))
    for field in record:
        if field not in FIELDS:
            raise BadRecord(Text("record-extra", field=field))
    if record["format"] != FORMAT:
        raise BadRecord(Text("record-format", format=str(record["format"]), expected=FORMAT))
    game = game_named(str(record["game"]), str(record["version"]))
    check_seed(record["seed"])
    if not isinstance(record["options"], dict):
        raise BadRecord(Text("record-not-object", field="options"))
    options = game.options(record["options"])
    for name, value in game.options_as_json(options).items():
        if name not in record["options"]:
            raise BadRecord(Text("record-option-missing", name=name))
        if _exactly(record["options"][name]) != _exactly(value):
            raise BadRecord(Text("record-option-form", name=name, due=json.dumps(value)[:80]))
    seats = record["seats"]
    named = isinstance(seats, dict) and all(isinstance(name, str) for name in seats.values())
    if not named or set(seats) != set(game.seats(options)):
        raise BadRecord(Text("record-seats", seats=", ".join(game.seats(options))))
    return game, options


def replay_moves(game: Game, options: Any, moves: Json) -> Iterator[Step]:
    """Replay moves one by one; `BadRecord` has the number of the first illegal one."""
    state = game.new(options)
    if not isinstance(moves, list):
        raise BadRecord(Text("record-not-list", field="moves"))
    for number, move in enumerate(moves, 1):
        try:
            if not isinstance(move, dict):
                raise BadInput(Text("record-not-object", field=f"moves[{number - 1}]"))
            fields = dict(move)
            seat = str(fields.pop("by", None))
            action = game.action_from_json(fields)
            state.apply(seat, action)
        except FutagoError as error:
            raise BadRecord(Text("record-move", move=number, reason=error.text), number) from None
        yield seat, action, state


def replay(record: Record) -> Iterator[Step]:
    """Replay a record and check it strictly: every move, that none is missing, and the result."""
    game, options = game_of(record)
    state = game.new(options)
    for seat, action, state in replay_moves(game, options, record["moves"]):
        yield seat, action, state
    _check_result(record, state)


def _check_result(record: Record, state: State) -> None:
    result, count = record["result"], len(record["moves"])
    if not isinstance(result, dict):
        raise BadRecord(Text("record-not-object", field="result"))
    if state.outcome is None and result.get("reason") in CONCEDED:
        state = state.copy()
        losers = [seat for seat in record["seats"] if seat != result.get("winner")]
        state.concede(losers[0], str(result["reason"]))
    if state.outcome is None:
        mover = seat_text(record["game"], state.movers[0])
        raise BadRecord(Text("record-unfinished", move=count + 1, mover=mover), count + 1)
    expected = state.result()
    for field in sorted(set(expected) | set(result)):
        given, due = result.get(field), expected.get(field)
        if field not in expected or field not in result or _unordered(given) != _unordered(due):
            given_text, due_text = json.dumps(given), json.dumps(due)
            raise BadRecord(
                Text("record-result", field=field, given=given_text, due=due_text, moves=count)
            )


def _unordered(value: Json) -> str:
    """A value of a result as text; the order of a list of names does not matter."""
    if isinstance(value, list) and all(isinstance(entry, str) for entry in value):
        value = sorted(value)
    return _exactly(value)


def _exactly(value: Json) -> str:
    """A text that is equal only for equal JSON: `true` is not 1."""
    return json.dumps(value, sort_keys=True)


def verify(record: Record) -> int:
    """Replay a record and check every draw against its seed; return the number of draws."""
    game, options = game_of(record)
    before, draws = game.new(options), 0
    for number, (seat, action, state) in enumerate(replay(record), 1):
        if seat == CHANCE:
            outcomes = listed(before.legal_actions(CHANCE))
            due = draw(record["seed"], draws, outcomes, before.chance_weights())
            draws += 1
            if due != action:
                found = Text(
                    "record-draw", draw=draws, move=number, given=str(action), due=str(due)
                )
                raise BadRecord(found, number)
        before = state.copy()
    return draws
