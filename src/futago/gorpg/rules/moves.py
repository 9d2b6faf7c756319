"""The state machine of Go RPG: the functions for each phase.

A phase has up to three kinds of functions: `enter` sets the movers, or moves on to another phase;
`legal` returns the legal actions; and every kind of action has a function that applies it. They are
defined in modules named after the parts of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from futago.game import CHANCE, Action, Actions, BadInput, IllegalAction
from futago.gorpg.rules import battle, last_battle, overlord, quest, refusals, rounds, score, town
from futago.gorpg.rules import board as b
from futago.gorpg.rules.actions import (
    Accept,
    Attack,
    Buy,
    Condemn,
    Deal,
    Decline,
    Dismiss,
    Equip,
    Hire,
    Lay,
    Leader,
    Muster,
    Pass,
    Quest,
    Recruit,
    Rest,
    RestOrRecruit,
    Retreat,
    Strike,
    Trade,
)
from futago.gorpg.rules.board import Board
from futago.gorpg.rules.names import seat_text
from futago.texts import Text


def legal_actions(board: Board, seat: str) -> Actions:
    """Everything a seat may do now."""
    if seat not in board.movers:
        return ()
    legal = board._legal
    if legal is None:
        legal = board._legal = _LEGAL[board.phase](board)
    return legal


def apply(board: Board, seat: str, action: Action) -> None:
    """Make a move, or refuse it with the reason and leave the board unchanged."""
    if action not in legal_actions(board, seat):
        raise IllegalAction(refusal(board, seat, action))
    board._legal = None
    board.last_seat = seat
    board.last_action = action  # type: ignore[assignment]
    board.revealed = seat == CHANCE
    board.facts = ()
    _APPLY[board.phase][type(action)](board, action)
    advance(board)


def refusal(board: Board, seat: str, action: Action) -> Text:
    """Why an action that is not legal is refused."""
    in_phase = type(action) in _APPLY.get(board.phase, ())
    return refusals.why_not(board, seat, action, in_phase)


def advance(board: Board) -> None:
    """Continue until somebody is to move, or the game is over."""
    while not _ENTER[board.phase](board):
        pass


def concede(board: Board, seat: str, reason: str) -> None:
    """A single party cannot end the game: somebody else takes over its seat."""
    raise BadInput(Text("gorpg-cannot-concede", seat=seat_text(seat)))


_Enter = Callable[[Board], bool]
_Legal = Callable[[Board], Actions]
_Apply = Callable[[Board, Any], None]

_ENTER: Final[dict[int, _Enter]] = {
    b.LEADER: rounds.enter_leader,
    b.MUSTER: rounds.enter_muster,
    b.ROUND: rounds.enter_round,
    b.LOCATE: rounds.enter_locate,
    b.POPULATE: rounds.enter_populate,
    b.SUMMON: overlord.enter_summon,
    b.LAY: overlord.enter_lay,
    b.QUESTS: quest.enter_quests,
    b.BATTLES: battle.enter_battles,
    b.GO: battle.enter_go,
    b.ATTACK: battle.enter_attack,
    b.STAND: battle.enter_attack,
    b.REPLY: battle.enter_reply,
    b.STRIKE: overlord.enter_strike,
    b.NEXT_GO: battle.enter_next_go,
    b.AFTERMATH: quest.enter_aftermath,
    b.RECRUIT: quest.enter_recruit,
    b.TAVERN: quest.enter_tavern,
    b.DISMISS: quest.enter_dismiss,
    b.GUILD: town.enter_guild,
    b.HUNTERS_DEAL: town.enter_deal,
    b.HUNTERS: town.enter_visit,
    b.MERCENARIES_DEAL: town.enter_deal,
    b.MERCENARIES: town.enter_visit,
    b.ANSWER: town.enter_answer,
    b.TOKEN: rounds.enter_token,
    b.FINAL: score.enter_final,
    b.SWARM: last_battle.enter_swarm,
    b.TOWN_DEAL: last_battle.enter_town_deal,
    b.READY: last_battle.enter_ready,
    b.TURN: last_battle.enter_turn,
    b.CHARGE: last_battle.enter_charge,
    b.WRATH: last_battle.enter_wrath,
    b.VICTORY: score.enter_victory,
    b.CONDEMN: score.enter_condemn,
    b.OVER: score.enter_over,
}

_LEGAL: Final[dict[int, _Legal]] = {
    b.LEADER: rounds.legal_leaders,
    b.MUSTER: rounds.legal_musters,
    b.LOCATE: rounds.legal_locations,
    b.POPULATE: rounds.legal_monsters,
    b.SUMMON: overlord.legal_summons,
    b.LAY: overlord.legal_lays,
    b.QUESTS: quest.legal_quests,
    b.ATTACK: battle.legal_attacks,
    b.STAND: battle.legal_stands,
    b.STRIKE: overlord.legal_strikes,
    b.RECRUIT: quest.legal_at_tavern,
    b.TAVERN: quest.legal_newcomers,
    b.DISMISS: quest.legal_dismissals,
    b.HUNTERS_DEAL: town.legal_wares,
    b.HUNTERS: town.legal_at_hunters,
    b.MERCENARIES_DEAL: town.legal_wares,
    b.MERCENARIES: town.legal_at_mercenaries,
    b.ANSWER: town.legal_answers,
    b.TOWN_DEAL: last_battle.legal_attackers,
    b.READY: last_battle.legal_preparations,
    b.CHARGE: last_battle.legal_charges,
    b.WRATH: last_battle.legal_wrath,
    b.CONDEMN: score.legal_condemnations,
}

_VISIT: Final[dict[type[Any], _Apply]] = {
    Equip: town.equip_in_town,
    Pass: town.pass_in_town,
    Trade: town.offer,
}
_APPLY: Final[dict[int, dict[type[Any], _Apply]]] = {
    b.LEADER: {Leader: rounds.draw_leader},
    b.MUSTER: {Muster: rounds.muster},
    b.LOCATE: {Deal: rounds.deal_location},
    b.POPULATE: {Deal: rounds.deal_monster},
    b.SUMMON: {Deal: overlord.summon},
    b.LAY: {Lay: overlord.lay},
    b.QUESTS: {
        Equip: quest.equip_in_turn,
        Quest: quest.go_on_quest,
        Rest: quest.rest,
        RestOrRecruit: quest.rest,
    },
    b.ATTACK: {Attack: battle.attack, Retreat: battle.retreat},
    b.STAND: {Pass: battle.stand, Retreat: battle.retreat},
    b.STRIKE: {Strike: overlord.strike},
    b.RECRUIT: {Recruit: quest.recruit, Pass: quest.no_recruit},
    b.TAVERN: {Deal: quest.deal_newcomer},
    b.DISMISS: {Dismiss: quest.dismiss},
    b.HUNTERS_DEAL: {Deal: town.deal_ware},
    b.HUNTERS: {**_VISIT, Buy: town.buy},
    b.MERCENARIES_DEAL: {Deal: town.deal_ware},
    b.MERCENARIES: {**_VISIT, Hire: town.hire},
    b.ANSWER: {Accept: town.accept, Decline: town.decline},
    b.TOWN_DEAL: {Deal: last_battle.deal_attacker},
    b.READY: {Equip: last_battle.prepare, Pass: last_battle.ready},
    b.CHARGE: {Attack: last_battle.charge},
    b.WRATH: {Strike: last_battle.wrath},
    b.CONDEMN: {Condemn: score.condemn},
}
