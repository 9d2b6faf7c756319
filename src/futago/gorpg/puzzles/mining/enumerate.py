"""All ideas that the rules allow in a position, each with ways to carry it out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from futago.game import LazyActions
from futago.gorpg.coach.alternatives import easiest_retreat, planned_moves
from futago.gorpg.kernel.foresight import MOST_PLANS, best_plans
from futago.gorpg.kernel.tempers import Care, Temper
from futago.gorpg.puzzles.ideas import Kind, Moves, digest_of, goes_on, key_of
from futago.gorpg.puzzles.mining.payments import cheapest_buy, cheapest_hires
from futago.gorpg.rules.actions import Attack, Pass, Quest, Rest, Strike
from futago.gorpg.rules.board import ATTACK, CHARGE, STAND, STRIKE, WRATH, Board
from futago.gorpg.rules.quest import Quests
from futago.gorpg.state import GorpgState

MOST_IDEAS: Final = 240
"""Positions with more are no puzzles."""
MOST_WAYS: Final = 2
Ideas = dict[str, list[Moves]]


class TooMany(Exception):
    """There are too many ideas, or not all of them can be listed."""


def every_idea(board: GorpgState, kind: Kind, temper: Temper, seed: int) -> Ideas:
    """All ideas by key; `TooMany` if that is not possible."""
    ideas: Ideas = {}
    for moves in _ways(board, kind, temper, seed):
        found = ideas.setdefault(key_of(board, moves), [])
        if moves not in found and len(found) < MOST_WAYS:
            found.append(moves)
        if len(ideas) > MOST_IDEAS:
            raise TooMany
    return ideas


def _ways(board: GorpgState, kind: Kind, temper: Temper, seed: int) -> Iterator[Moves]:
    if kind == "quest":
        yield from _quests(board, temper, seed)
    elif kind == "buy":
        yield (Pass(),)
        for count in range(1, len(board.show) + 1):
            for items in combinations(sorted(board.show), count):
                buy = cheapest_buy(board, items)
                if buy is not None:
                    yield (buy,)
    elif kind == "hire":
        yield (Pass(),)
        for plan in best_plans(board, temper, seed, MOST_PLANS):
            yield plan.moves
        hires = cheapest_hires(board)
        if hires is None:
            raise TooMany
        yield from ((hire,) for hire in hires)
    else:
        yield from distinct_goes(board)


def _choices(board: GorpgState) -> int:
    """About how many ways there are to carry out a go."""
    foes = len(board.monsters[board.slot])
    if board.phase == ATTACK or board.setup.solo:
        return int(foes ** len(board.yet))
    if board.phase == CHARGE:
        return 1
    targets = sum(map(len, board.questing if board.phase == STRIKE else board.heroes))
    blows = len(board.strikers) if board.phase == STRIKE else board.strikes
    return int(targets**blows * (foes**blows if board.phase == WRATH else 1))


# ---------------------------------------------------------------- quests


def _quests(board: GorpgState, temper: Temper, seed: int) -> Iterator[Moves]:
    """Every group at every location, with its items as they are or as the simulator deals them."""
    yield (Rest(),)
    for plan in best_plans(board, temper, seed, MOST_PLANS):
        yield planned_moves(board, plan)
    for slot in range(board.setup.slots):
        if board.locations[slot] == "":
            continue
        quick = Temper(temper.weights, Care(few=4, many=4, shortlist=0))
        for plan in best_plans(_only(board, slot), quick, seed, MOST_PLANS):
            if isinstance(plan.moves[-1], Quest):
                yield planned_moves(board, plan)
    party = board.setup.party_of[board.movers[0]]
    names = [hero.card for hero in board.heroes[party]]
    legal = board.legal_actions(board.movers[0])
    for place in board.setup.slot_names:
        for count in range(1, Quests.MOST + 1):
            for heroes in combinations(names, count):
                quest = Quest(place, heroes)
                if quest in legal:  # where the simulator has no better way
                    yield (quest,)


def _only(board: GorpgState, slot: int) -> Board:
    """The board for the valuation of quests to one location: nobody can go to another."""
    then = board.copy()
    then.locations = [
        card if here in (slot, board.setup.town) else ""
        for here, card in enumerate(board.locations)
    ]
    return then


# ---------------------------------------------------------------- goes


def distinct_goes(board: GorpgState) -> Iterator[Moves]:
    """Every go that leads to something else; where several lead to the same, the first one.
    `TooMany` if there are too many."""
    if _choices(board) > 2 * MOST_IDEAS:
        raise TooMany
    seat, met = board.movers[0], set[str]()
    reached: list[tuple[GorpgState, Moves]] = [(board, ())]
    while reached:
        here, moves = reached.pop()
        steps: list[Attack | Strike | Pass] = []
        if here.phase == STAND:
            steps.append(Pass())
        else:
            actions = here.legal_actions(seat)
            if not isinstance(actions, LazyActions) and len(actions) > MOST_IDEAS:
                raise TooMany
            steps += [step for step in _blows(here) if step in actions]
        for step in steps:
            then = here.copy()
            then.apply(seat, step)
            key = digest_of(then)
            if key in met:
                continue
            met.add(key)
            if len(met) > 4 * MOST_IDEAS:
                raise TooMany
            if goes_on(here, step, then):
                reached.append((then, (*moves, step)))
            else:
                yield (*moves, step)
        if here.phase in (ATTACK, STAND):
            leave = easiest_retreat(here)
            if leave is not None:
                yield (*moves, leave)


def _blows(board: GorpgState) -> Iterator[Attack | Strike]:
    """Every attack or strike that may be possible."""
    here = [monster.card for monster in board.monsters[board.slot]]
    if board.phase in (ATTACK, CHARGE):
        party = board.setup.party_of[board.movers[0]]
        ready = board.yet or tuple(hero.card for hero in board.heroes[party])
        for hero in ready:
            yield from (Attack(hero, monster) for monster in here)
            if board.phase == CHARGE:
                for other, heroes in enumerate(board.heroes):
                    if other != party:
                        seat = board.setup.seats[other]
                        yield from (Attack(hero, one.card, seat) for one in heroes)
        return
    for monster in board.strikers:
        for heroes in board.heroes:
            yield from (Strike(monster, hero.card) for hero in heroes)
