"""Bots that plan with the simulator: by a tuned valuation, and at the highest level by playing
games to their end.

A decision depends only on what the seat knows and on what moving items does not change, so a bot
that is created anew in the middle of a turn carries on with the same plan.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

from futago.game import Action, Actions
from futago.gorpg.bots.equipment import Loadout, all_items
from futago.gorpg.bots.greedy import greedy_gorpg
from futago.gorpg.bots.levels import Level, Style
from futago.gorpg.kernel.encoding import NotSimulated, encode
from futago.gorpg.kernel.foresight import Foresight, Plan, decide
from futago.gorpg.kernel.tempers import Care, Temper, greedy_temper, tuned_temper
from futago.gorpg.rules.actions import Equip, Lay
from futago.gorpg.rules.board import OVERLORD, QUESTS, READY, Board, Hero
from futago.gorpg.rules.cards import LEVEL
from futago.gorpg.rules.gear import with_items
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.view import GorpgView, view

CACHED_PLANS: Final = 256


class SimulatedBot:
    """Follows the plan that the simulator finds in a state its seat cannot tell from the truth."""

    def __init__(self, options: Options, seat: str, seed: str, level: Level, style: Style) -> None:
        self.options = options
        self.seat = seat
        self.temper = temper_of(options, level, style)
        self.foresight = foresight_of(options, level)
        self.greedy = greedy_gorpg(options, seat, seed)

    def choose(self, view: GorpgView, actions: Actions) -> Action:
        """A greedy move: plans need a whole state."""
        return self.greedy.choose(view, actions)

    def choose_in(self, state: Board, actions: Actions) -> Action:
        """The next move of the plan in a state that this seat imagines."""
        board = _before_equipping(state, self.seat)
        try:
            plan = self._plan(board or state)
        except NotSimulated:  # far more cards than a game should ever need
            return self.choose(view(state, self.seat), actions)
        # A plan that depends on how items are dealt could have them dealt to and fro.
        if board is not None and plan.loadout is not None:
            equip = _next_equip(state, self.seat, plan.loadout, actions)
            if equip is not None:
                return equip
        return next((move for move in plan.moves if _is_due(state, move)), plan.moves[0])

    def _plan(self, board: Board) -> Plan:
        decision = _Decision(board, encode(board).tobytes())
        return _planned(decision, self.temper, self.foresight)


class _Decision:
    """A state, equal to all that look the same to the simulator."""

    __slots__ = ("board", "key")

    def __init__(self, board: Board, key: bytes) -> None:
        self.board = board
        self.key = key

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Decision) and other.key == self.key


@lru_cache(maxsize=CACHED_PLANS)
def _planned(decision: _Decision, temper: Temper, foresight: Foresight) -> Plan:
    """The plan for a decision; the luck in it follows from what is known."""
    seed = int.from_bytes(sha256(decision.key).digest()[:8], "big")
    return decide(decision.board, temper, foresight, seed)


def temper_of(options: Options, level: Level, style: Style) -> Temper:
    """How a bot of this level and style values things in such a game."""
    chosen = greedy_temper(options) if level.taste == "greedy" else tuned_temper(options)
    care = Care(level.few, level.many, level.shortlist, 1, level.thorough)
    temper = Temper(chosen.weights, care, round(1000 * level.slip))
    return temper.styled(style.add, style.factor)


def foresight_of(options: Options, level: Level) -> Foresight:
    """How far a bot of this level looks ahead in such a game."""
    budgets = level.rollouts.get(options.mode)
    if level.plans <= 1 or not budgets:
        return Foresight()
    budget = budgets[min(options.players, len(budgets)) - 1]
    return Foresight(level.plans, budget, level.trust, level.rounds)


def _before_equipping(state: Board, seat: str) -> Board | None:
    """The state with only those items dealt out that keep wounded heroes alive: the same one
    however the party has dealt them. None if no simple way of dealing keeps all alive."""
    if seat == OVERLORD or state.phase not in (QUESTS, READY):
        return state
    board, party = state.copy(), state.setup.party_of[seat]
    items = all_items(board.heroes[party], board.store[party])
    bare = _kept_alive(board.heroes[party], items)
    if bare is None:
        return None
    kept = {item for hero in bare for item in hero.items}
    board.heroes[party] = tuple(bare)
    board.store[party] = tuple(sorted(item for item in items if item not in kept))
    return board


def _kept_alive(heroes: Sequence[Hero], items: Sequence[str]) -> list[Hero] | None:
    """The heroes with what lets them survive their wounds: the weakest item that is enough, or else
    the strongest ones. None if that leaves too little for another."""
    free = sorted(items, key=lambda item: (LEVEL[item], item))
    bare = {hero.card: with_items(hero, ()) for hero in heroes}
    for hero in sorted(bare.values(), key=lambda hero: (hero.life, hero.card)):
        carried: list[str] = []
        while hero.life + sum(LEVEL[item] for item in carried) <= 0:
            if not free:
                return None
            missing = -hero.life - sum(LEVEL[item] for item in carried)
            carried.append(next((item for item in free if LEVEL[item] > missing), free[-1]))
            free.remove(carried[-1])
        bare[hero.card] = with_items(hero, tuple(sorted(carried)))
    return [bare[hero.card] for hero in heroes]


def _next_equip(state: Board, seat: str, loadout: Loadout, actions: Actions) -> Equip | None:
    for hero in state.heroes[state.setup.party_of[seat]]:
        if hero.card in loadout and hero.items != loadout[hero.card]:
            equip = Equip(hero.card, loadout[hero.card])
            if equip in actions:
                return equip
    return None


def _is_due(state: Board, move: Action) -> bool:
    """Whether it is this move's turn: a laying has one for each slot."""
    return not isinstance(move, Lay) or state.setup.slot_of[move.slot] == state.slot
