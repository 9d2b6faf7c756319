"""How a battle usually goes on for a party, until it has something to decide.

After the monsters have been turned up a battle holds no more secrets, so what follows from some
attacks is certain: who falls, and how the monsters will answer.
"""

from __future__ import annotations

from typing import Final

from futago.gorpg.coach.alternatives import alternatives
from futago.gorpg.coach.judgement import SCAN, seed_of
from futago.gorpg.kernel.tempers import tuned_temper
from futago.gorpg.rules.actions import Attack, GorpgAction, Pass, Retreat
from futago.gorpg.rules.battle import foreseen_reply
from futago.gorpg.rules.board import ATTACK, CHARGE, STAND
from futago.gorpg.rules.cards import HEROES, MONSTERS
from futago.gorpg.rules.names import card_text, cards_text
from futago.gorpg.state import GorpgState
from futago.texts import Text

MOST: Final = 40
IDEAS: Final = 8
"""Decisions that are considered, as the first may be to leave."""


def fight(board: GorpgState, seat: str) -> tuple[list[GorpgAction], Text]:
    """The moves of a party until the battle is over, somebody else is to move, one of its heroes
    would fall, or it should rather retreat; and in words what they lead to. The first attack is
    always among them."""
    then, moves = board.copy(), list[GorpgAction]()
    end, victim = "", ""
    while not end and len(moves) < MOST and _goes_on(board, then, seat):
        falls = _falling(then)
        if falls:
            end, victim = "falls", falls[0]
        elif then.phase == STAND and (then.setup.overlord or _retreats(then)):
            end = "decide"
        else:
            move: GorpgAction = Pass() if then.phase == STAND else _attack(then)
            after = then.copy()
            after.apply(seat, move)
            lost = _lost(then, after, seat)
            if lost and moves:
                end, victim = "falls", lost[0]
            else:
                then = after
                moves.append(move)
    return moves, _words(board, then, seat, end or _ending(board, then), victim)


def _goes_on(board: GorpgState, then: GorpgState, seat: str) -> bool:
    same = (then.round, then.slot) == (board.round, board.slot)
    return same and then.movers == (seat,) and then.phase in (ATTACK, STAND, CHARGE)


def _falling(board: GorpgState) -> list[str]:
    """Who would fall if the party stayed for the reply."""
    if board.phase != STAND:
        return []
    return [hero for _, hero, _, left in foreseen_reply(board) if left == 0]


def _ending(board: GorpgState, then: GorpgState) -> str:
    """What came of it, if nothing was left to decide."""
    last = board.phase == CHARGE
    won = then.cleared & ~board.cleared & 1 << board.slot
    if not then.monsters[board.slot] if last else won:
        return "cleared"
    over = not last and (then.round, then.slot) != (board.round, board.slot)
    return "home" if over else "others"


def _attack(board: GorpgState) -> Attack:
    """The usual next attack."""
    attacks = [moves[0] for moves in _ideas(board) if isinstance(moves[0], Attack)]
    assert attacks, "somebody can always attack"
    return attacks[0]


def _retreats(board: GorpgState) -> bool:
    return isinstance(_ideas(board)[0][0], Retreat)


def _ideas(board: GorpgState) -> list[tuple[GorpgAction, ...]]:
    return alternatives(board, tuned_temper(board.options), seed_of(board, SCAN), IDEAS)


def _lost(before: GorpgState, after: GorpgState, seat: str) -> list[str]:
    """The heroes of the party that fell."""
    party = before.setup.party_of[seat]
    left = {hero.card for hero in after.heroes[party]}
    return [hero.card for hero in before.heroes[party] if hero.card not in left]


def _words(board: GorpgState, then: GorpgState, seat: str, end: str, victim: str) -> Text:
    party = board.setup.party_of[seat]
    before = {*board.trophies[party], *board.spoils[party]}
    slain = [card for card in (*then.trophies[party], *then.spoils[party]) if card not in before]
    words: dict[str, Text | str | int] = {"end": end, "count": len(slain)}
    if slain:
        words["slain"] = cards_text(MONSTERS, slain)
    if victim:
        words["hero"] = card_text(HEROES, victim)
    return Text("gorpg-coach-fight", **words)
