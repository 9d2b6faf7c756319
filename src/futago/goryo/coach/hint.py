"""Hints in a running game, computed only from what the seat may know."""

from __future__ import annotations

from typing import Final

import numpy as np

from futago.coach import NotCoached
from futago.coach.report import Advice, Hint, TextRef
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.bots.policies import first_action
from futago.goryo.bots.solver_bots import plan_in
from futago.goryo.coach.effort import Effort, effort_named
from futago.goryo.coach.opening import better_opening, opening_words, paths_from
from futago.goryo.coach.pointing import policy_marks
from futago.goryo.coach.prospects import against_mix, against_plan
from futago.goryo.coach.round import SolvedRound, cached_round
from futago.goryo.coach.words import clamped, percent, policy_words, share_words
from futago.goryo.marks import action_marks, heat_marks, plan_marks, together
from futago.goryo.rules.actions import Break, Curse
from futago.goryo.rules.board import ACT, BREAK, CURSE, GORYO, PLAN, SAMURAI
from futago.goryo.rules.names import list_text, plan_words
from futago.goryo.rules.options import Options
from futago.goryo.solver.situation import Situation
from futago.goryo.state import GoryoState
from futago.texts import Text

PLANS: Final = 3  # the number of plans, or of likely targets, in a hint


def hint(options: Options, seat: str, position: str, effort: str) -> Hint:
    """The hint for a seat. What the seat does not know is not in the position: it is filled in
    arbitrarily on the board and never used."""
    if not options.strict:
        raise NotCoached(Text("coach-not-honour"))
    try:
        board = GAME.position(position, options)
    except BadInput:
        raise NotCoached(Text("coach-no-hint")) from None
    settings = effort_named(effort)
    if seat == SAMURAI and board.phase == ACT and board.cubes:
        return _questions(board, settings)
    if seat == GORYO and board.phase == PLAN:
        return _plans(board, settings)
    if seat == GORYO and board.phase in (BREAK, CURSE):
        return _opening(board)
    raise NotCoached(Text("coach-no-hint"))


def _questions(board: GoryoState, effort: Effort) -> Hint:
    """The best question against everything she may hide."""
    here = cached_round(Situation.of(board), effort)
    best = here.best_play(board)
    step = best.policy[0]
    reasons = list[Text]()
    believed, ids = here.belief(board), board.setup.floor.ids
    if step["samurai"] >= 0:
        reasons += _question(here, board, int(step["space"]))
    turn = against_mix(here, board, best.policy, best.weights)
    shares = {"caught": share_words(turn.caught), "drawn": share_words(turn.drawn)}
    reasons.append(Text("coach-hint-turn", **shares))
    targets = sorted(believed.targets().items(), key=lambda entry: (-entry[1], entry[0]))
    likely = [
        Text("coach-hint-target", space=ids[space], percent=percent(share))
        for space, share in targets[:PLANS]
    ]
    reasons.append(Text("coach-hint-targets", targets=list_text(likely)))
    move = str(first_action(board, best.policy))
    marks = together(policy_marks(board, best.policy), heat_marks(board, believed.cubes()))
    words = TextRef.of(policy_words(board, best.policy))
    advice = Advice(words, 1.0, move, marks=marks)
    return Hint(SAMURAI, clamped(best.chance), [advice], [TextRef.of(text) for text in reasons])


def _question(here: SolvedRound, board: GoryoState, space: int) -> list[Text]:
    """How likely a yes is, and how many paths each answer leaves."""
    believed, possible = here.belief(board), here.uniform_belief(board)
    split, paths = possible.split(space), possible.ways
    yes, counts = share_words(believed.split(space).yes), share_words(believed.green(space))
    name = board.setup.floor.ids[space]
    found = [Text("coach-hint-yes", space=name, yes=yes)]
    if counts != yes:
        found = [Text("coach-hint-yes-counts", space=name, yes=yes, counts=counts)]
    if split.ways_if_yes + split.ways_if_no == paths:
        parts = {"ways": paths, "yes": split.ways_if_yes, "no": split.ways_if_no}
        found.append(Text("coach-hint-split", **parts))
    return found


def _plans(board: GoryoState, effort: Effort) -> Hint:
    """The plans with the largest shares in her mix: to be unpredictable she should mix them."""
    here = cached_round(Situation.of(board), effort)
    mix = here.own_mix(board.bound)
    order = np.argsort(-mix, axis=None, kind="stable")[:PLANS]
    advice = list[Advice]()
    for flat in order:
        block, row, place = (int(n) for n in np.unravel_index(int(flat), mix.shape))
        cell = (block, row, place)
        if mix[cell] <= 0:
            continue
        plan, turn = plan_in(here.equilibrium, *cell), against_plan(here, cell)
        shares = {"caught": share_words(turn.caught), "drawn": share_words(turn.drawn)}
        reason = TextRef.of(Text("coach-hint-plan", **shares))
        words, share = TextRef.of(plan_words(plan)), round(float(mix[cell]), 4)
        advice.append(Advice(words, share, str(plan), reason, plan_marks(plan)))
    reasons = [TextRef.of(Text("coach-hint-mix"))] if len(advice) > 1 else []
    worth = float((mix * here.worth).sum())
    return Hint(GORYO, clamped(1 - worth), advice, reasons)


def _opening(board: GoryoState) -> Hint:
    better, value = better_opening(board)
    assert isinstance(better, Break | Curse)
    words, marks = TextRef.of(opening_words(board, better)), action_marks(board, better)
    advice = Advice(words, 1.0, str(better), marks=marks)
    reasons = list[TextRef]()
    if isinstance(better, Break):
        paths, targets = paths_from(board, better)
        text = Text("coach-hint-opening", space=better.space, ways=paths, targets=targets)
        reasons.append(TextRef.of(text))
    return Hint(GORYO, clamped(1 - value), [advice], reasons)
