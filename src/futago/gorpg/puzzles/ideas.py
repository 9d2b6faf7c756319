"""The ideas of a position, and which attempts are the same idea.

- A quest is where to go and with whom; how the items are dealt out is left to the solver.
- A purchase is what is bought or hired, and who is dismissed.
- A go in a battle is what it leads to, whatever the order of the attacks.

Everything here follows from the rules alone.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal

from futago.gorpg.rules.actions import Attack, Buy, Cards, Equip, GorpgAction, Hire, Quest, Retreat
from futago.gorpg.rules.board import (
    ATTACK,
    CHARGE,
    HUNTERS,
    MERCENARIES,
    QUESTS,
    STAND,
    STRIKE,
    WRATH,
    Board,
)
from futago.gorpg.rules.position import position_text
from futago.gorpg.state import GorpgState

Kind = Literal["quest", "battle", "buy", "hire", "last"]
Moves = tuple[GorpgAction, ...]

KINDS: Final[dict[int, Kind]] = {
    QUESTS: "quest",
    ATTACK: "battle",
    STRIKE: "battle",
    HUNTERS: "buy",
    MERCENARIES: "hire",
    CHARGE: "last",
    WRATH: "last",
}
"""What a puzzle is about, by the phase in which it begins."""
NOTHING: Final = "pass"
REST: Final = "rest"
LEAVE: Final = "retreat"
_DIGITS: Final = 8


def goes_on(before: Board, move: GorpgAction, then: Board) -> bool:
    """Whether a decision is not complete after this move of it."""
    if isinstance(move, Equip):
        return True
    if then.movers != before.movers or then.slot != before.slot:
        return False
    fewer = len(before.yet) - len(then.yet) == 1
    match before.phase:
        case phase if phase == ATTACK:
            attacks_left = then.phase == ATTACK and fewer
            return isinstance(move, Attack) and (then.phase == STAND or attacks_left)
        case phase if phase == STRIKE:
            return then.phase == STRIKE and len(before.strikers) - len(then.strikers) == 1
        case phase if phase == CHARGE:
            return then.phase == CHARGE and fewer and bool(then.yet)
        case phase if phase == WRATH:
            return then.phase == WRATH and before.strikes - then.strikes == 1
    return False


def key_of(start: GorpgState, moves: Moves) -> str:
    """The idea that these moves are; they must be a complete decision."""
    match moves[-1]:
        case Quest(slot, heroes):
            return quest_key(slot, heroes)
        case Buy(items):
            return " ".join(("buy", *sorted(items)))
        case Hire(heroes, dismiss):
            return hire_key(heroes, dismiss)
        case Retreat():
            return f"{LEAVE} {outcome_key(start, moves[:-1])}"
    if start.phase in (HUNTERS, MERCENARIES):
        return NOTHING
    if start.phase == QUESTS:
        return REST
    return outcome_key(start, moves)


def quest_key(slot: str, heroes: Cards) -> str:
    return " ".join((slot, *sorted(heroes)))


def hire_key(heroes: Cards, dismiss: Cards) -> str:
    gone = ("dismiss", *sorted(dismiss)) if dismiss else ()
    return " ".join(("hire", *sorted(heroes), *gone))


def outcome_key(start: GorpgState, moves: Moves) -> str:
    """What some moves lead to: a digest of the position after them."""
    return digest_of(after(start, moves))


def digest_of(board: GorpgState) -> str:
    return sha256(position_text(board).encode()).hexdigest()[:_DIGITS]


def after(start: GorpgState, moves: Moves) -> GorpgState:
    """The position after some moves of the seat to move."""
    then, seat = start.copy(), start.movers[0]
    for move in moves:
        then.apply(seat, move)
    return then


def idea_text(moves: Moves) -> str:
    """Moves as they are stored."""
    return ", ".join(map(str, moves))
