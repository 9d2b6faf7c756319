"""What the coach would do in a running game, by what a seat may know and by nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from futago.bots.goryo_questions import first_action
from futago.coach import NotCoached
from futago.coach.effort import Effort, effort_named
from futago.coach.goryo_opening import better_opening, opening_words, ways_from
from futago.coach.goryo_plans import plan_in
from futago.coach.goryo_prospects import against_mix, against_plan
from futago.coach.goryo_round import SolvedRound, solved_again
from futago.coach.goryo_words import do, percent, share_words, within
from futago.coach.report import Advice, Hint, Said
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.actions import Break
from futago.goryo.board import ACT, BREAK, CURSE, GORYO, PLAN, SAMURAI
from futago.goryo.names import plan_words
from futago.goryo.state import GoryoState
from futago.solver.situation import Situation
from futago.texts import Text

PLANS: Final = 3  # plans that are named


def hint_goryo(options: Mapping[str, Any], seat: str, position: str, effort: str) -> Hint:
    """The hint for a seat. What the position does not name, the seat does not know: it is filled
    in somehow on the board, and never looked at."""
    given = GAME.options(options)
    if not given.strict:
        raise NotCoached(Text("coach-not-honour"))
    try:
        board = GAME.position(position, given)
    except BadInput:
        raise NotCoached(Text("coach-no-hint")) from None
    thinking = effort_named(effort)
    if seat == SAMURAI and board.phase == ACT and board.cubes:
        return _questions(board, thinking)
    if seat == GORYO and board.phase == PLAN:
        return _plans(board, thinking)
    if seat == GORYO and board.phase in (BREAK, CURSE):
        return _opening(board)
    raise NotCoached(Text("coach-no-hint"))


def _questions(board: GoryoState, effort: Effort) -> Hint:
    """The best question against all that she may hide."""
    here = solved_again(Situation.of(board), effort)
    reached = here.reached(board)
    step = reached.policy[0]
    reasons = list[Text]()
    believed, ids = here.believed(board), board.setup.floor.ids
    if step["samurai"] >= 0:
        reasons += _question(here, board, int(step["space"]))
    turn = against_mix(here, board, reached.policy, reached.weights)
    shares = {"caught": share_words(turn.caught), "drawn": share_words(turn.drawn)}
    reasons.append(Text("coach-hint-turn", **shares))
    targets = sorted(believed.targets().items(), key=lambda entry: (-entry[1], entry[0]))
    likely = ", ".join(f"{ids[space]} ({percent(share)} %)" for space, share in targets[:PLANS])
    reasons.append(Text("coach-hint-targets", targets=likely))
    move = str(first_action(board, reached.policy))
    advice = Advice(Said.of(do(board, reached.policy)), 1.0, move)
    return Hint(SAMURAI, within(reached.chance), [advice], [Said.of(text) for text in reasons])


def _question(here: SolvedRound, board: GoryoState, space: int) -> list[Text]:
    """What may be answered, and what each answer leaves."""
    believed, possible = here.believed(board), here.possible(board)
    split, ways = possible.split(space), possible.ways
    yes, counts = share_words(believed.split(space).yes), share_words(believed.green(space))
    name = board.setup.floor.ids[space]
    found = [Text("coach-hint-yes", space=name, yes=yes)]
    if counts != yes:
        found = [Text("coach-hint-yes-counts", space=name, yes=yes, counts=counts)]
    if split.ways_if_yes + split.ways_if_no == ways:
        parts = {"ways": ways, "yes": split.ways_if_yes, "no": split.ways_if_no}
        found.append(Text("coach-hint-split", **parts))
    return found


def _plans(board: GoryoState, effort: Effort) -> Hint:
    """The plans that she should make most often: to be unpredictable she mixes them."""
    here = solved_again(Situation.of(board), effort)
    mix = here.own_mix(board.bound)
    order = np.argsort(-mix, axis=None, kind="stable")[:PLANS]
    advice = list[Advice]()
    for flat in order:
        block, row, place = (int(n) for n in np.unravel_index(int(flat), mix.shape))
        cell = (block, row, place)
        if mix[cell] <= 0:
            continue
        plan, turn = plan_in(here, cell), against_plan(here, cell)
        shares = {"caught": share_words(turn.caught), "drawn": share_words(turn.drawn)}
        reason = Said.of(Text("coach-hint-plan", **shares))
        words, share = Said.of(plan_words(plan)), round(float(mix[cell]), 4)
        advice.append(Advice(words, share, str(plan), reason))
    reasons = [Said.of(Text("coach-hint-mix"))] if len(advice) > 1 else []
    worth = float((mix * here.worth).sum())
    return Hint(GORYO, within(1 - worth), advice, reasons)


def _opening(board: GoryoState) -> Hint:
    better, value = better_opening(board)
    advice = Advice(Said.of(opening_words(board, better)), 1.0, str(better))
    reasons = list[Said]()
    if isinstance(better, Break):
        ways, targets = ways_from(board, better)
        text = Text("coach-hint-opening", space=better.space, ways=ways, targets=targets)
        reasons.append(Said.of(text))
    return Hint(GORYO, within(1 - value), [advice], reasons)
