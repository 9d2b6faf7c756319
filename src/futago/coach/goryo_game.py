"""A finished game of Goryō, gone through move by move."""

from __future__ import annotations

from typing import Any

from futago.coach import NotCoached
from futago.coach import goryo_her as her
from futago.coach import goryo_his as his
from futago.coach.effort import effort_named
from futago.coach.goryo_film import SOLVING, Film, Progress
from futago.coach.goryo_luck import lucky
from futago.coach.goryo_opening import first_chance
from futago.coach.report import Balance, Cause, Moment, Report
from futago.game import CHANCE, Action
from futago.goryo.actions import Answer, Break, Curse, Done, Move, Plan, Search, Sniff
from futago.goryo.board import SAMURAI
from futago.goryo.state import GoryoState
from futago.record import CONCEDED, Record, game_of, replay
from futago.texts import Text


def coach_goryo(record: Record, effort: str, progress: Progress) -> Report:
    """Go through a record; `NotCoached` says of which ones there is nothing to say."""
    game, options = game_of(record)
    thinking = effort_named(effort)
    if not options.strict:
        raise NotCoached(Text("coach-not-honour"))
    steps = [(seat, action, state.copy()) for seat, action, state in replay(record)]
    rounds = sum(isinstance(action, Plan) for _, action, _ in steps)
    if not any(isinstance(action, Done) for _, action, _ in steps):
        raise NotCoached(Text("coach-not-finished"))
    board = game.new(options)
    assert isinstance(board, GoryoState)
    film = Film(thinking, progress, 1 / (len(steps) + SOLVING * rounds))
    film.moments.append(Moment(0, None, None, 1, first_chance(board.setup)))
    for seat, action, state in steps:
        assert isinstance(state, GoryoState)
        _step(film, seat, action, board, state)
        film.go_on(1)
        board = state
    return Report(
        game=game.name,
        effort=effort,
        players=dict(record["seats"]),
        result=dict(record["result"]),
        options=dict(record["options"]),
        moments=film.moments,
        rounds=film.rounds,
        remarks=sorted([*film.remarks, *lucky(film.moments, film.rounds)], key=lambda r: r.move),
        balance=_balance(film.moments, record["result"]),
    )


def _step(film: Film, seat: str, action: Action, before: GoryoState, state: GoryoState) -> None:
    if seat == CHANCE:
        her.drawn(film, action, before, state)
    elif isinstance(action, Break | Curse):
        her.opened(film, action, before, state)
    elif isinstance(action, Plan):
        her.planned(film, action, before, state)
    elif isinstance(action, Answer):
        his.answered(film, action, before, state)
    elif isinstance(action, Done):
        his.ended(film, action, before, state)
    elif isinstance(action, Move | Search | Sniff):
        his.acted(film, action, before, state)


def _balance(moments: list[Moment], result: dict[str, Any]) -> Balance:
    """The changes added up, and what is missing to the result."""
    causes: dict[Cause, float] = {}
    for moment in moments:
        for cause, change in moment.causes.items():
            causes[cause] = causes.get(cause, 0.0) + change
    end = float(result["winner"] == SAMURAI)
    missing: Cause = "conceded" if result["reason"] in CONCEDED else "coach"
    causes[missing] = causes.get(missing, 0.0) + end - moments[-1].chance
    return Balance(moments[0].chance, end, causes)
