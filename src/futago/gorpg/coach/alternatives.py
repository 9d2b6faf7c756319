"""What a seat could do: the sensible decisions in a position, those of the simulator first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from futago.game import IllegalAction, LazyActions
from futago.gorpg.coach.decisions import Moves
from futago.gorpg.kernel.foresight import MOST_PLANS, Plan, best_plans
from futago.gorpg.kernel.tempers import Temper
from futago.gorpg.rules.actions import (
    Accept,
    Attack,
    Cards,
    Decline,
    Equip,
    GorpgAction,
    Pass,
    Quest,
    Recruit,
    Rest,
    Retreat,
)
from futago.gorpg.rules.battle import retreats
from futago.gorpg.rules.board import (
    ANSWER,
    ATTACK,
    CHARGE,
    CONDEMN,
    DISMISS,
    HUNTERS,
    LAY,
    MERCENARIES,
    MUSTER,
    QUESTS,
    READY,
    RECRUIT,
    STAND,
    STRIKE,
    WRATH,
)
from futago.gorpg.rules.cards import LEVEL
from futago.gorpg.state import GorpgState

FEW: Final = 3  # plans that are taken whatever they are
MUSTERS: Final = 4


def alternatives(board: GorpgState, temper: Temper, seed: int, most: int) -> list[Moves]:
    """Up to `most` decisions that the seat to move could make, all of them legal."""
    found = list[Moves]()
    for moves in _ideas(board, temper, seed):
        if moves not in found and is_legal(board, moves):
            found.append(moves)
        if len(found) == most:
            break
    return found


def is_legal(board: GorpgState, moves: Moves) -> bool:
    """Whether the seat to move can make these moves one after the other."""
    return bool(moves) and after(board, moves) is not None


def after(board: GorpgState, moves: Moves) -> GorpgState | None:
    """The board after some moves of the seat to move; None if they are not legal."""
    then, seat = board.copy(), board.movers[0]
    try:
        for move in moves:
            then.apply(seat, move)
    except IllegalAction:
        return None
    return then


def _ideas(board: GorpgState, temper: Temper, seed: int) -> Iterator[Moves]:
    phase = board.phase
    if phase == QUESTS:
        yield from _quests(board, temper, seed)
    elif phase in (ATTACK, STAND):
        yield from _goes(board, temper, seed)
    elif phase in (HUNTERS, MERCENARIES, LAY):
        plans = best_plans(board, temper, seed, MOST_PLANS if phase == LAY else 12)
        yield from (plan.moves for plan in plans[:FEW])
        if phase != LAY:
            yield (Pass(),)
        yield from (plan.moves for plan in plans[FEW:])
    elif phase == MUSTER:
        for number in range(MUSTERS):
            yield best_plans(board, temper, seed + number)[0].moves
    elif phase == RECRUIT:
        yield from ((Recruit(),), (Pass(),))
    elif phase == ANSWER:
        yield from ((Decline(),), (Accept(),))
    elif phase == READY:
        yield planned_moves(board, best_plans(board, temper, seed)[0])
        yield (Pass(),)
    elif phase in (STRIKE, WRATH, CHARGE, DISMISS, CONDEMN):
        yield best_plans(board, temper, seed)[0].moves
        yield from ((action,) for action in _listed(board))
    else:
        yield planned_moves(board, best_plans(board, temper, seed)[0])


def _listed(board: GorpgState) -> Iterator[GorpgAction]:
    """The legal actions of a phase in which they can be listed."""
    actions = board.legal_actions(board.movers[0])
    assert not isinstance(actions, LazyActions) or hasattr(actions, "at")
    yield from islice(iter(actions), 40)


# ---------------------------------------------------------------- quests


def _quests(board: GorpgState, temper: Temper, seed: int) -> Iterator[Moves]:
    """The best quests, the best one at every location, and a rest."""
    plans = best_plans(board, temper, seed, MOST_PLANS)
    yield planned_moves(board, plans[0])
    places = list[str]()
    for plan in plans:
        main = plan.moves[-1]
        place = main.slot if isinstance(main, Quest) else ""
        if place not in places:
            places.append(place)
            yield planned_moves(board, plan)
    yield (Rest(),)
    for plan in plans[1:]:
        yield planned_moves(board, plan)


def planned_moves(board: GorpgState, plan: Plan) -> Moves:
    """The moves of a plan: its items are dealt out hero by hero."""
    if plan.loadout is None:
        return plan.moves
    return (*equips(board, plan.loadout), *plan.moves)


def equips(board: GorpgState, loadout: dict[str, Cards]) -> Moves:
    """The moves that deal out items; what cannot be done is left out."""
    then, seat, found = board.copy(), board.movers[0], list[GorpgAction]()
    party = board.setup.party_of[seat]
    for _ in range(2 * len(loadout)):
        held = {hero.card: hero.items for hero in then.heroes[party]}
        open_ones = [card for card in loadout if held[card] != loadout[card]]
        wanted = [Equip(card, loadout[card]) for card in open_ones]
        move = next((equip for equip in wanted if equip in then.legal_actions(seat)), None)
        if move is None:
            break
        then.apply(seat, move)
        found.append(move)
    return tuple(found)


# ---------------------------------------------------------------- battles


def _goes(board: GorpgState, temper: Temper, seed: int) -> Iterator[Moves]:
    """A party's go: as the simulator would fight, leave at once, attack and leave, or go for one
    monster with everybody."""
    own = _own_go(board, temper, seed)
    attacks = tuple(move for move in own if isinstance(move, Attack))
    yield own
    leave = easiest_retreat(board)
    if leave is not None:
        yield (leave,)
    yield from _finished(board, attacks)
    if board.phase == ATTACK:
        for monster in board.monsters[board.slot]:
            yield from islice(_finished(board, _all_on(board, monster.card)), 1)


def _own_go(board: GorpgState, temper: Temper, seed: int) -> Moves:
    then, seat, moves = board.copy(), board.movers[0], list[GorpgAction]()
    while then.phase in (ATTACK, STAND) and then.movers == board.movers:
        move = best_plans(then, temper, seed)[0].moves[0]
        then.apply(seat, move)
        moves.append(move)
        if not isinstance(move, Attack):
            break
    return tuple(moves)


def _all_on(board: GorpgState, target: str) -> Moves:
    """Everybody attacks one monster until it falls; the others attack what is left."""
    then, seat, moves = board.copy(), board.movers[0], list[GorpgAction]()
    while then.phase == ATTACK and then.slot == board.slot and then.movers == board.movers:
        standing = [monster.card for monster in then.monsters[board.slot]]
        if not standing or not then.yet:
            break
        aim = target if target in standing else min(standing, key=lambda card: LEVEL[card])
        move = Attack(then.yet[0], aim)
        then.apply(seat, move)
        moves.append(move)
    return tuple(moves)


def _finished(board: GorpgState, attacks: Sequence[GorpgAction]) -> Iterator[Moves]:
    """Attacks, and then either to stay or to leave."""
    then = after(board, tuple(attacks)) if attacks else board
    if then is None:
        return
    if then.phase != STAND or then.slot != board.slot or then.movers != board.movers:
        if attacks:
            yield tuple(attacks)
        return
    yield (*attacks, Pass())
    leave = easiest_retreat(then)
    if leave is not None:
        yield (*attacks, leave)


def easiest_retreat(board: GorpgState) -> Retreat | None:
    """The retreat that leaves the least behind; None if there is none now."""
    menu = retreats(board)
    cheapest = sorted(menu.cards, key=lambda card: (LEVEL[card], card))[: menu.count]
    move = Retreat(tuple(sorted((*menu.always, *cheapest))))
    return move if move in board.legal_actions(board.movers[0]) else None
