"""Hints in a running game, computed only from what the seat may know."""

from __future__ import annotations

from typing import Final

from futago.coach import NotCoached
from futago.coach.report import Advice, Hint, TextRef
from futago.game import BadInput
from futago.gorpg import GAME
from futago.gorpg.coach.alternatives import alternatives
from futago.gorpg.coach.decisions import Moves
from futago.gorpg.coach.effort import Effort, effort_named
from futago.gorpg.coach.judgement import COMPARE, SCAN, Comparison, Simulator, ranked, seed_of
from futago.gorpg.coach.limits import check_simulated
from futago.gorpg.coach.words import decision_words, error_points, odds_words, percent
from futago.gorpg.kernel.encoding import NotSimulated
from futago.gorpg.kernel.foresight import GOLD, WON, Outlook
from futago.gorpg.rules.actions import Quest
from futago.gorpg.rules.options import Options
from futago.gorpg.state import GorpgState
from futago.texts import Text

SURE: Final = 2.0
"""Standard errors by which the best choice is called better than the next."""


def hint(options: Options, seat: str, position: str, effort: str) -> Hint:
    """The hint for a seat. What the seat does not know is not in the position: it is filled in
    arbitrarily on the board and drawn anew in every game that is played."""
    check_simulated(options)
    try:
        board = GAME.position(position, options)
    except BadInput:
        raise NotCoached(Text("coach-no-hint")) from None
    if board.movers != (seat,):
        raise NotCoached(Text("coach-no-hint"))
    try:
        return _advised(board, seat, effort_named(effort, for_hint=True).for_game(options))
    except NotSimulated:
        raise NotCoached(Text("gorpg-coach-too-large")) from None


def _advised(board: GorpgState, seat: str, effort: Effort) -> Hint:
    simulator = Simulator(board.options)
    ideas = alternatives(board, simulator.temper, seed_of(board, SCAN), effort.options)
    if not ideas:
        raise NotCoached(Text("coach-no-hint"))
    others = ideas[1:]
    best, *more = ranked(simulator, board, ideas[0], others, effort.scan) if others else ideas
    seed, games = seed_of(board, COMPARE), effort.compare
    look = simulator.outlook(board, best, games, seed)
    reasons = list(_odds(board, best, look))
    if more:
        next_look = simulator.outlook(board, more[0], games, seed)
        found = Comparison(seat, simulator.figure, next_look, look)
        reasons.append(_next_best(board, best, more[0], found))
    if board.setup.standard:
        gold = round(float(look.figures[seat][:, GOLD].mean()))
        reasons.append(Text("gorpg-coach-hint-gold", gold=gold))
    advice = Advice(TextRef.of(decision_words(board, best)), 1.0, str(best[0]))
    chance = round(float(look.figures[seat][:, WON].mean()), 4)
    return Hint(seat, chance, [advice], [TextRef.of(text) for text in reasons])


def _odds(board: GorpgState, moves: Moves, look: Outlook) -> list[Text]:
    odds = odds_words(board, moves, look)
    if odds is None:
        return []
    id = "gorpg-coach-hint-odds" if isinstance(moves[-1], Quest) else "gorpg-coach-hint-odds-battle"
    return [Text(id, odds=odds)]


def _next_best(board: GorpgState, best: Moves, other: Moves, found: Comparison) -> Text:
    """What another choice would cost, if that is certain."""
    do = decision_words(board, other, best)
    if board.setup.standard:
        gain, error = round(found.gain), max(1, round(2 * found.error))
        id = "gorpg-coach-hint-gain"
    else:
        gain, error = percent(found.gain), error_points(found.error)
        id = "gorpg-coach-hint-gain-chance"
    if gain < 1 or found.gain <= SURE * found.error:
        return Text("gorpg-coach-hint-even", do=do)
    return Text(id, gain=gain, error=error, do=do)
