"""Her better plan, and why it is better: sentences with computed numbers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from futago.goryo.bots.solver_bots import plan_in
from futago.goryo.coach.prospects import against_plan, asked_share
from futago.goryo.coach.reasons import MOST_REASONS, SIGNIFICANT, strongest
from futago.goryo.coach.round import SolvedRound
from futago.goryo.coach.words import NEGLIGIBLE, clamped, compared, object_on, share_words
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.names import power_name, samurai_name
from futago.goryo.solver.geometry import steps_between
from futago.texts import Text

NEARLY = 0.01  # plans this close to the best one count as equally good
FEW_TILES = 4  # with this many intact tiles or fewer, exorcism is near
Cell = tuple[int, int, int]


class BetterPlan(NamedTuple):
    """A better plan and its cell in the solution."""

    plan: Plan
    cell: Cell


def better_plan(solved: SolvedRound, bound: int) -> BetterPlan:
    """The plan of her mix with the largest share among those that give nothing away."""
    allowed = solved.allowed(bound) > 0
    least = float(solved.worth[allowed].min())
    good = allowed & (solved.worth <= least + NEARLY)
    weights = np.where(good, solved.own_mix(bound) + 1e-12, 0.0)
    block, row, place = np.unravel_index(int(weights.argmax()), weights.shape)
    cell = (int(block), int(row), int(place))
    return BetterPlan(plan_in(solved.equilibrium, *cell), cell)


def why_plan(solved: SolvedRound, plan: Plan, cell: Cell, better: BetterPlan) -> list[Text]:
    """Why the better plan is better, strongest reason first."""
    played, best = against_plan(solved, cell), against_plan(solved, better.cell)
    gains = list[tuple[float, Text]]()
    if played.won - best.won >= SIGNIFICANT:
        shares = compared(best.won, played.won)
        gains.append((3 * (played.won - best.won), Text("coach-why-plan-won", **shares)))
    caught = played.caught - best.caught
    if caught >= SIGNIFICANT:
        gains.append((2 * caught, _caught(plan, better, played.caught, best.caught)))
    drawn = played.drawn - best.drawn
    if drawn >= SIGNIFICANT:
        shares = compared(best.drawn, played.drawn)
        gains.append((drawn, Text("coach-why-plan-draw", **shares)))
    tiles = len(solved.situation.intact) - 1
    if tiles <= FEW_TILES and _is_fresh(solved, cell) and not _is_fresh(solved, better.cell):
        target = solved.hypotheses.items[cell[1]].target
        broken = object_on(solved.situation.board, target)
        gains.append((0.3, Text("coach-why-plan-tile", object=broken, tiles=tiles)))
    found = strongest(gains)
    found += _near(solved, plan, better) + _powers(solved, plan, cell, better)
    found += _few_paths(solved, cell, better)
    if not found:
        worth, least = float(solved.worth[cell]), float(solved.worth[better.cell])
        found.append(Text("coach-why-plan-wins", **compared(clamped(least), clamped(worth))))
    return found[:MOST_REASONS]


def _caught(plan: Plan, better: BetterPlan, played: float, best: float) -> Text:
    """How often a samurai ends on her target."""
    if plan.target == better.plan.target:
        return Text("coach-why-plan-catch-same", target=plan.target, **compared(best, played))
    names, often = {"target": plan.target, "other": better.plan.target}, share_words(played)
    if best <= NEGLIGIBLE:
        return Text("coach-why-plan-catch-never", **names, played=often)
    return Text("coach-why-plan-catch", **names, **compared(best, played))


def _is_fresh(solved: SolvedRound, cell: Cell) -> bool:
    return int(solved.hypotheses.kinds[cell[1]]) in solved.situation.intact


def _near(solved: SolvedRound, plan: Plan, better: BetterPlan) -> list[Text]:
    """A samurai can reach the target in two steps, and none can reach the better one."""
    situation = solved.situation
    apart, index = steps_between(situation.setup.floor), situation.setup.floor.index
    steps = [int(apart[at, index[plan.target]]) for at in situation.at]
    others = [int(apart[at, index[better.plan.target]]) for at in situation.at]
    if min(steps) > 2 or min(others) <= 2:
        return []
    who = samurai_name(situation.setup.colours[steps.index(min(steps))])
    return [Text("coach-why-plan-near", samurai=who, target=plan.target, steps=min(steps))]


def _powers(solved: SolvedRound, plan: Plan, cell: Cell, better: BetterPlan) -> list[Text]:
    index = solved.situation.setup.floor.index
    found = list[Text]()
    if plan.trail is not None and plan.lie:
        asked = asked_share(solved, cell, index[plan.trail])
        other = better.plan.trail
        if other is not None and better.plan.lie:
            more = asked_share(solved, better.cell, index[other])
            if more - asked >= SIGNIFICANT:
                names = {"space": plan.trail, "other": other}
                found.append(Text("coach-why-plan-trail", **names, **compared(more, asked)))
    if plan.trail is None and better.plan.trail is not None:
        asked = asked_share(solved, better.cell, index[better.plan.trail])
        if asked >= SIGNIFICANT:
            often = share_words(asked)
            found.append(Text("coach-why-plan-lay", space=better.plan.trail, often=often))
    if plan.sprint and not better.plan.sprint:
        found.append(Text("coach-why-plan-keeps", power=power_name("sprint")))
    if plan.illusion is not None and better.plan.illusion is None:
        found.append(Text("coach-why-plan-keeps", power=power_name("illusion")))
    return found


def _few_paths(solved: SolvedRound, cell: Cell, better: BetterPlan) -> list[Text]:
    """A target with fewer paths to it is easier to find."""
    items = solved.hypotheses.items
    own, other = items[cell[1]].target, items[better.cell[1]].target
    paths = sum(item.target == own and not item.owned for item in items)
    more = sum(item.target == other and not item.owned for item in items)
    if own == other or paths > 3 or more < 2 * paths:
        return []
    ids = solved.situation.setup.floor.ids
    return [Text("coach-why-plan-ways", target=ids[own], ways=paths, other=ids[other], more=more)]
