"""Quests and rest: the choice of every party, and what happens at home (rulings 8, 9, 13)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar, Final

from futago.game import Action, Actions
from futago.gorpg.rules.actions import (
    Cards,
    Deal,
    Dismiss,
    Equip,
    Pass,
    Quest,
    Recruit,
    Rest,
    RestOrRecruit,
)
from futago.gorpg.rules.board import (
    BATTLES,
    DISMISS,
    GUILD,
    RECRUIT,
    TAVERN,
    Board,
    drop_hero,
    fresh_hero,
    turn_order,
    with_cards,
)
from futago.gorpg.rules.cards import HEROES, TABLES
from futago.gorpg.rules.gear import Equips, equip
from futago.gorpg.rules.menus import Listed, Menu, MenuPart, NextWords
from futago.gorpg.rules.piles import can_draw, chance_deals, deals, take

PARTY: Final[int] = TABLES["party"]["heroes"]
AFTER_A_WIPE_OUT: Final[int] = TABLES["party"]["after_a_wipe_out"]
_REST: Final = (Rest(),)
_REST_ONLY: Final = (RestOrRecruit(),)
_REST_OR_RECRUIT: Final = (RestOrRecruit(), RestOrRecruit(True))
_TAVERN_HERO_OR_NONE: Final = (Pass(), Recruit())

# ---------------------------------------------------------------- where to go


def enter_quests(board: Board) -> bool:
    """In turn order: equip, then go somewhere or rest."""
    if not board.queue:
        board.slot = 0
        board.phase = BATTLES
        return False
    board.movers = board.setup.movers[board.queue[0]]
    return True


class Quests(MenuPart):
    """One to three heroes, left to right, to a slot with room for another party."""

    __slots__ = ("heroes", "slots")
    word = "quest"
    weight = 5
    MOST: ClassVar[int] = TABLES["party"]["on_a_quest"]

    def __init__(self, slots: Cards, heroes: Cards) -> None:
        self.slots = slots
        self.heroes = heroes

    def __contains__(self, action: object) -> bool:
        return (
            type(action) is Quest
            and action.slot in self.slots
            and bool(action.heroes)
            and self._legal(action.heroes)
        )

    def _legal(self, heroes: Cards) -> bool:
        return (
            len(heroes) <= self.MOST
            and len(set(heroes)) == len(heroes)
            and all(hero in self.heroes for hero in heroes)
        )

    def next_words(self, picked: Sequence[str]) -> NextWords:
        match list(picked):
            case []:
                return [self.word], None
            case [self.word]:
                return list(self.slots), None
            case [self.word, slot, *heroes] if slot in self.slots and self._legal(tuple(heroes)):
                more = sorted(hero for hero in self.heroes if hero not in heroes)
                action = Quest(slot, tuple(heroes)) if heroes else None
                return more if len(heroes) < self.MOST else [], action
        return [], None

    def sample(self, rng: random.Random) -> Action:
        left, heroes = list(self.heroes), list[str]()
        for _ in range(1 + int(rng.random() * min(self.MOST, len(left)))):
            heroes.append(left.pop(int(rng.random() * len(left))))
        return Quest(self.slots[int(rng.random() * len(self.slots))], tuple(heroes))


def legal_quests(board: Board) -> Actions:
    """At most two parties at a slot, or any number; otherwise the whole party rests."""
    party, setup = board.queue[0], board.setup
    heroes = board.heroes[party]
    open_slots = tuple(
        [
            name
            for name, placed in zip(setup.slot_names, board.placed, strict=False)
            if len(placed) < setup.at_a_slot
        ]
    )
    parts: list[MenuPart] = [Listed("rest", _rests(board, party))]
    if open_slots:
        parts.append(Quests(open_slots, tuple([hero.card for hero in heroes])))
    equips = Equips(heroes, board.store[party], setup.most_items)
    if equips.possible():
        parts.append(equips)
    return Menu(*parts)


def _rests(board: Board, party: int) -> tuple[Action, ...]:
    if board.setup.rules.recruit_when_back:
        return _REST
    return _REST_OR_RECRUIT if _may_recruit(board, party) else _REST_ONLY


def _may_recruit(board: Board, party: int) -> bool:
    """A hero from the tavern comes once per game, and never to a single player."""
    return not board.setup.solo and not board.recruited >> party & 1


def equip_in_turn(board: Board, action: Equip) -> None:
    equip(board, board.queue[0], action)


def go_on_quest(board: Board, action: Quest) -> None:
    party, slot = board.queue[0], board.setup.slot_of[action.slot]
    board.questing[party] = action.heroes
    board.placed[slot] += (party,)
    board.queue = board.queue[1:]


def rest(board: Board, action: Rest | RestOrRecruit) -> None:
    if isinstance(action, RestOrRecruit) and action.recruit:
        board.recruited |= 1 << board.queue[0]
        board.recruiting |= 1 << board.queue[0]
    board.queue = board.queue[1:]


# ---------------------------------------------------------------- at home


def enter_aftermath(board: Board) -> bool:
    """After the round's last battle all heroes who did not quest are healed."""
    for party, heroes in enumerate(board.heroes):
        away = board.questing[party]
        healed = [hero.card for hero in heroes if hero.wound and hero.card not in away]
        if healed:
            board.heroes[party] = tuple(
                [hero if hero.card in away else hero._replace(wound=0) for hero in heroes]
            )
            board.facts += (("healed", board.setup.seats[party], tuple(healed)),)
    board.questing = [()] * board.setup.players
    due = board.waiting | board.recruiting
    if board.setup.rules.recruit_when_back:
        due = board.waiting | _rested(board)
    board.queue = tuple([party for party in turn_order(board) if due >> party & 1])
    _serve(board)
    return False


def _rested(board: Board) -> int:
    """The parties that rested as a whole and have not had their tavern hero."""
    away = {party for placed in board.placed for party in placed}
    home = [party for party in range(board.setup.players) if party not in away]
    return sum([1 << party for party in home if _may_recruit(board, party)])


def _serve(board: Board) -> None:
    """The next party: two heroes if it waited after its wipe-out, else one from the tavern, if it
    wants one."""
    board.to_deal = 0
    if not board.queue:
        board.phase = GUILD
    elif board.waiting >> board.queue[0] & 1:
        board.to_deal = AFTER_A_WIPE_OUT
        board.phase = TAVERN
    elif board.setup.rules.recruit_when_back:
        board.phase = RECRUIT
    else:
        board.to_deal = 1
        board.phase = TAVERN


def enter_recruit(board: Board) -> bool:
    board.movers = board.setup.movers[board.queue[0]]
    return True


def legal_at_tavern(board: Board) -> Actions:
    return _TAVERN_HERO_OR_NONE


def recruit(board: Board, action: Recruit) -> None:
    board.recruited |= 1 << board.queue[0]
    board.to_deal = 1
    board.phase = TAVERN


def no_recruit(board: Board, action: Pass) -> None:
    board.queue = board.queue[1:]
    _serve(board)


def enter_tavern(board: Board) -> bool:
    """A party gets its new heroes, then dismisses down to five."""
    if board.to_deal and can_draw(board, HEROES):
        return chance_deals(board)
    if len(board.heroes[board.queue[0]]) > PARTY:
        board.phase = DISMISS
        return False
    board.queue = board.queue[1:]
    _serve(board)
    return False


def legal_newcomers(board: Board) -> Actions:
    return deals(board, HEROES, board.setup.seats[board.queue[0]])


def deal_newcomer(board: Board, action: Deal) -> None:
    take(board, HEROES, action.card)
    board.heroes[board.queue[0]] += (fresh_hero(action.card),)
    board.to_deal -= 1


def enter_dismiss(board: Board) -> bool:
    board.movers = board.setup.movers[board.queue[0]]
    return True


def newcomer(board: Board) -> str | None:
    """The hero just dealt who may not be dismissed: the one from the tavern, who joined last."""
    party = board.queue[0]
    if not board.setup.rules.newcomer_stays or board.waiting >> party & 1:
        return None
    return board.heroes[party][-1].card


def legal_dismissals(board: Board) -> Actions:
    heroes, new = board.heroes[board.queue[0]], newcomer(board)
    return tuple(map(Dismiss, sorted(hero.card for hero in heroes if hero.card != new)))


def dismiss(board: Board, action: Dismiss) -> None:
    send_away(board, board.queue[0], action.hero)
    board.phase = TAVERN


def send_away(board: Board, party: int, card: str) -> None:
    """A dismissed hero leaves its items in the store."""
    hero = drop_hero(board, party, card)
    board.discards[HEROES] += (card,)
    board.store[party] = with_cards(board.store[party], hero.items)
