"""Recorded games for the coach's tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from futago.coach import Report, coach
from futago.game import Action
from futago.goryo.state import GoryoState
from futago.record import Record, read_file, replay

DATA = Path(__file__).parent / "data"


@cache
def record_of(name: str) -> Record:
    ((_, record),) = read_file(DATA / f"{name}.json")
    return record


@cache
def report_of(name: str) -> Report:
    """A report with the smallest effort, cached for all tests."""
    return coach(record_of(name), "quick")


def moves_of(name: str) -> Iterator[tuple[int, str, Action, GoryoState, GoryoState]]:
    """Every move with its number and the boards before and after it."""
    before: GoryoState | None = None
    for number, (seat, action, state) in enumerate(replay(record_of(name)), 1):
        assert isinstance(state, GoryoState)
        after = state.copy()
        if before is not None:
            yield number, seat, action, before, after
        before = after
