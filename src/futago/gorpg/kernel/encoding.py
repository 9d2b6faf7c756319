"""States and moves as lists of numbers, in which the simulator reads and writes them: see
simulator/encoding.h."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from enum import IntEnum, auto
from functools import lru_cache
from typing import Final, TypeAlias

from futago.game import CHANCE
from futago.gorpg.rules.actions import (
    Accept,
    Attack,
    Buy,
    Cards,
    Condemn,
    Deal,
    Decline,
    Dismiss,
    Equip,
    Goods,
    GorpgAction,
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
from futago.gorpg.rules.board import OVERLORD, Board, Monster, setup_of
from futago.gorpg.rules.cards import AFFILIATIONS, DECKS, JOKER, TABLES
from futago.gorpg.rules.kinds import in_order
from futago.gorpg.rules.menus import Deals
from futago.gorpg.rules.moves import legal_actions
from futago.gorpg.rules.options import LOT, Options
from futago.gorpg.rules.versions import VERSIONS

Stream: TypeAlias = "array[int]"
"""A state as 32-bit numbers."""

SIMULATED: Final = VERSIONS["0.2.0"]
"""The rules by which the simulator plays."""
COPY: Final = 64
MOST_COPIES: Final = 1 << 10
LEVELS: Final[int] = TABLES["levels"]
JOKER_FACE: Final = len(AFFILIATIONS) * LEVELS
NONE: Final = -1
ANY_NUMBER_OF_ITEMS: Final = 99
OVERLORD_BIT: Final = 7

MODES: Final = ("standard", "overlord", "solo")
VICTORIES: Final = ("open", "collective", "individual")
TARGETS: Final = ("rule", "best", "player")
REASONS: Final = ("", "gold", "eliminated", "defeated", "survived", "collective", "individual")


class NotSimulated(Exception):
    """The simulator cannot play this; the message says why."""


class Kind(IntEnum):
    """The kinds of moves, in the order of simulator/encoding.h."""

    LEAD = 0
    DEAL = auto()
    GATHER = auto()
    EQUIP = auto()
    GO_QUEST = auto()
    REST = auto()
    TAKE_HERO = auto()
    PASS = auto()
    LAY_DOWN = auto()
    HIT = auto()
    HIT_HERO = auto()
    RETREAT = auto()
    SEND_AWAY = auto()
    BUY = auto()
    HIRE = auto()
    TRADE = auto()
    ACCEPT = auto()
    DECLINE = auto()
    CONDEMN_PARTY = auto()


# ---------------------------------------------------------------- cards


class _Numbers(dict[str, int]):
    """The number of a card by its name."""

    def __missing__(self, card: str) -> int:
        kind, _, suffix = card.partition(".")
        copy = int(suffix) - 1 if suffix else 0
        if copy >= MOST_COPIES:
            raise NotSimulated(f"The simulator knows {MOST_COPIES} copies of a card: not {card}.")
        face = JOKER_FACE
        if kind != JOKER:
            affiliation, _, level = kind.partition("-")
            face = AFFILIATIONS.index(affiliation) * LEVELS + int(level) - 1
        self[card] = copy * COPY + face
        return self[card]


class _Names(dict[int, str]):
    """The name of a card by its number."""

    def __missing__(self, number: int) -> str:
        copy, face = divmod(number, COPY)
        affiliation, level = divmod(face, LEVELS)
        name = JOKER if face == JOKER_FACE else f"{AFFILIATIONS[affiliation]}-{level + 1}"
        self[number] = name if copy == 0 else f"{name}.{copy + 1}"
        return self[number]


NUMBER: Final = _Numbers()
NAME: Final = _Names()


def _in_order(cards: Cards) -> list[int]:
    """A list of cards whose order counts."""
    return [len(cards), *[NUMBER[card] for card in cards]]


def _sorted(cards: Cards) -> list[int]:
    """A list of cards whose order means nothing."""
    return [len(cards), *sorted([NUMBER[card] for card in cards])]


def _monsters(monsters: Iterable[Monster]) -> list[int]:
    rows = [(NUMBER[card], wound, int(shown)) for card, wound, shown in monsters]
    return [len(rows), *[number for row in rows for number in row]]


# ---------------------------------------------------------------- states


def encode(board: Board) -> Stream:
    """A state as the simulator reads it; `NotSimulated` if it is played by other rules."""
    setup = board.setup
    if setup.rules is not SIMULATED:
        raise NotSimulated(
            f"The simulator plays by rules {SIMULATED.version}, not by {setup.rules.version}."
        )
    out = [*encode_options(setup.options), *_scalars(board)]
    for party in range(setup.players):
        out += _party(board, party)
    for slot in range(setup.slots):
        location, placed = board.locations[slot], board.placed[slot]
        out.append(NUMBER[location] if location else NONE)
        out += _monsters(board.monsters[slot])
        out += _sorted(board.corpses[slot])
        out += (len(placed), *placed)
    out += _monsters(board.monsters[setup.town])
    for deck in range(len(DECKS)):
        for cards in (board.decks[deck], board.discards[deck], board.removed[deck]):
            out += _sorted(cards)
        out.append(board.copies[deck])
    out += _sorted(board.veiled)
    out += (len(board.queue), *board.queue)
    out += _sorted(board.show)
    out += _sorted(board.hand)
    out += _monsters(board.pile)
    out += _in_order(board.yet)
    out += _in_order(board.strikers)
    out += _offer(board)
    return array("i", out)


@lru_cache(maxsize=256)
def encode_options(options: Options) -> tuple[int, ...]:
    """The options, in the order of simulator/state.h."""
    setup = setup_of(options)
    first = options.first_leader
    numbers = (
        MODES.index(options.mode),
        options.players,
        options.jokers,
        options.muster_order == "last-first",
        NONE if first == LOT else setup.party_of[first],
        setup.at_a_slot,
        options.battle == "one-exchange",
        options.retreat_loss == "all",
        options.bounty,
        options.items_per_hero or ANY_NUMBER_OF_ITEMS,
        options.item_value,
        options.change == "kept",
        options.trading,
        options.final_shop,
        options.scarce_decks,
        options.trophy_value == "card",
        options.regroup == "all",
        options.heal_before_last,
        options.strikes == "alive",
        setup.one_strike_each,
        VICTORIES.index(options.victory),
        options.last_stand == "questing",
        options.swarm == "fought",
        TARGETS.index(options.monster_targets),
    )
    return tuple(map(int, numbers))


def _scalars(board: Board) -> tuple[int, ...]:
    reason, winners = 0, 0
    if board.outcome is not None:
        reason = REASONS.index(board.outcome.reason)
        for seat in board.outcome.winners:
            winners |= 1 << (OVERLORD_BIT if seat == OVERLORD else board.setup.party_of[seat])
    return (
        *(board.phase, board.round, board.leader),
        *(board.out, board.waiting, board.wiped, board.recruited, board.cleared, board.fought),
        *(board.slot, board.to_deal, board.strikes, board.guild, int(board.blow)),
        *(reason, winners),
    )


def _party(board: Board, party: int) -> list[int]:
    heroes = board.heroes[party]
    out = [len(heroes)]
    for hero in heroes:
        out += (NUMBER[hero.card], hero.wound, *_sorted(hero.items))
    for cards in (board.store[party], board.trophies[party], board.spoils[party]):
        out += _sorted(cards)
    return [*out, board.coins[party], *_in_order(board.questing[party])]


def _offer(board: Board) -> list[int]:
    if board.offer is None:
        return [NONE]
    return [board.setup.party_of[board.offer.partner], *_goods(board.offer)]


def _goods(offer: Trade) -> list[int]:
    give, take = offer.give, offer.take
    lists = (give.heroes, give.items, take.heroes, take.items)
    return [number for cards in lists for number in _sorted(cards)]


# ---------------------------------------------------------------- moves


def encode_move(board: Board, action: GorpgAction) -> list[int]:
    """A move as the simulator reads it."""
    party_of, slot_of = board.setup.party_of, board.setup.slot_of
    match action:
        case Leader(seat):
            return [Kind.LEAD, party_of[seat]]
        case Deal(card=card):
            return [Kind.DEAL, NUMBER[card]]
        case Muster(heroes):
            return [Kind.GATHER, *_in_order(heroes)]
        case Equip(hero, items):
            return [Kind.EQUIP, NUMBER[hero], *_sorted(items)]
        case Quest(slot, heroes):
            return [Kind.GO_QUEST, slot_of[slot], *_in_order(heroes)]
        case Lay(slot, monsters):
            return [Kind.LAY_DOWN, slot_of[slot], *_in_order(monsters)]
        case Attack(hero, target, rival):
            party = NONE if rival is None else party_of[rival]
            return [Kind.HIT, NUMBER[hero], NUMBER[target], party]
        case Strike(monster, hero):
            return [Kind.HIT_HERO, NUMBER[monster], NUMBER[hero]]
        case Retreat(leave):
            return [Kind.RETREAT, *_sorted(leave)]
        case Dismiss(hero):
            return [Kind.SEND_AWAY, NUMBER[hero]]
        case Buy(items, pay):
            return [Kind.BUY, *_sorted(items), *_sorted(pay)]
        case Hire(heroes, dismiss, items, trophies, coins):
            paid = (*_sorted(items), *_sorted(trophies), coins)
            return [Kind.HIRE, *_in_order(heroes), *_sorted(dismiss), *paid]
        case Trade(partner):
            return [Kind.TRADE, party_of[partner], *_goods(action)]
        case Condemn(seat):
            return [Kind.CONDEMN_PARTY, party_of[seat]]
        case RestOrRecruit():
            raise NotSimulated(f"Rules {SIMULATED.version} have no move like {action!r}.")
    return [_KIND_OF_WORD[type(action)]]


_WORDS: Final[dict[Kind, GorpgAction]] = {
    Kind.REST: Rest(),
    Kind.TAKE_HERO: Recruit(),
    Kind.PASS: Pass(),
    Kind.ACCEPT: Accept(),
    Kind.DECLINE: Decline(),
}
"""The moves that are a single word."""
_KIND_OF_WORD: Final = {type(action): kind for kind, action in _WORDS.items()}


class _Reader:
    """Takes an encoded move apart."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = iter(numbers)

    def number(self) -> int:
        return next(self._numbers)

    def card(self) -> str:
        return NAME[next(self._numbers)]

    def cards(self) -> Cards:
        return tuple([self.card() for _ in range(next(self._numbers))])


def decode_move(board: Board, numbers: Sequence[int]) -> GorpgAction:
    """The move that the simulator writes like this."""
    reader = _Reader(numbers)
    kind = Kind(reader.number())
    action: GorpgAction = in_order(_WORDS[kind] if kind in _WORDS else _read(board, kind, reader))
    return action


def _read(board: Board, kind: Kind, reader: _Reader) -> GorpgAction:
    """A move of more than one word. Arguments are read from left to right."""
    number, card, cards = reader.number, reader.card, reader.cards
    seats, slots = board.setup.seats, board.setup.slot_names
    match kind:
        case Kind.LEAD:
            return Leader(seats[number()])
        case Kind.DEAL:
            deals = legal_actions(board, CHANCE)
            assert isinstance(deals, Deals)
            return Deal(deals.deck, card(), deals.to)
        case Kind.GATHER:
            return Muster(cards())
        case Kind.EQUIP:
            return Equip(card(), cards())
        case Kind.GO_QUEST:
            return Quest(slots[number()], cards())
        case Kind.LAY_DOWN:
            return Lay(slots[number()], cards())
        case Kind.HIT:
            hero, target, party = card(), card(), number()
            return Attack(hero, target, None if party == NONE else seats[party])
        case Kind.HIT_HERO:
            return Strike(card(), card())
        case Kind.RETREAT:
            return Retreat(cards())
        case Kind.SEND_AWAY:
            return Dismiss(card())
        case Kind.BUY:
            return Buy(cards(), cards())
        case Kind.HIRE:
            return Hire(cards(), cards(), cards(), cards(), number())
        case Kind.TRADE:
            return Trade(seats[number()], Goods(cards(), cards()), Goods(cards(), cards()))
        case _:
            return Condemn(seats[number()])
