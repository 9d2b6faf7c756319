"""What a seat may know, built from an allow-list.

Everything is public except face-down monsters, the order of the decks, and, in Overlord mode, the
Overlord's hand: he alone knows what he drew and where he laid it. When the game is over everything
is shown.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from futago.game import ABOVE, Json
from futago.gorpg.rules.battle import flight_losses, foreseen_reply
from futago.gorpg.rules.board import (
    ATTACK,
    LAY,
    OVERLORD,
    PHASES,
    QUESTS,
    STAND,
    STRIKE,
    SUMMON,
    TAVERN,
    Board,
    Hero,
    Monster,
    turn_order,
)
from futago.gorpg.rules.cards import DECKS, ROUNDS, TOWN, monster_attack, monster_defence
from futago.gorpg.rules.score import Score, contest, score_of
from futago.gorpg.rules.stats import (
    Stat,
    hero_attack_stat,
    hero_life_stat,
    monster_attack_stat,
    monster_life_stat,
)


class HeroView(msgspec.Struct, frozen=True):
    """A hero; its attack is the one at its location, if it is at one."""

    card: str
    items: tuple[str, ...]
    life: Stat
    attack: Stat
    questing: bool


class MonsterView(msgspec.Struct, frozen=True):
    """A monster; nothing is known of one that lies face down."""

    card: str | None
    life: Stat | None
    attack: Stat | None


class StrikeView(msgspec.Struct, frozen=True):
    """A strike to come: what is left of the hero, 0 if it falls."""

    monster: str
    hero: str
    damage: int
    left: int


class PartyView(msgspec.Struct, frozen=True, kw_only=True):
    """A party: everything is public."""

    heroes: tuple[HeroView, ...]
    store: tuple[str, ...]
    trophies: tuple[str, ...]
    spoils: tuple[str, ...]
    coins: int
    gold: dict[str, int]
    slot: str | None
    group: tuple[str, ...]
    """Who is on a quest, from left to right."""
    resting: bool
    waiting: bool
    recruited: bool
    out: bool


class SlotView(msgspec.Struct, frozen=True, kw_only=True):
    """A slot: its location, how many monsters it holds this round, the monsters and parties
    there."""

    location: str | None
    count: int
    monsters: tuple[MonsterView, ...]
    corpses: tuple[str, ...]
    parties: tuple[str, ...]
    cleared: bool


class GorpgView(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat knows; hidden or absent things are None."""

    seat: str
    mode: str
    phase: str
    movers: tuple[str, ...]
    round: int
    rounds: int
    leader: str | None
    order: tuple[str, ...]
    next: tuple[str, ...]
    parties: dict[str, PartyView]
    slots: dict[str, SlotView]
    town: tuple[MonsterView, ...]
    battle: str | None
    yet: tuple[str, ...]
    strikers: tuple[str, ...]
    strikes: int
    reply: tuple[StrikeView, ...]
    """How the monsters would strike the party on its go if it stayed now, where that is certain."""
    retreat: dict[str, int]
    """What would be left of its heroes if it retreated now."""
    show: tuple[str, ...]
    offer: dict[str, Any] | None
    hand: tuple[str | None, ...]
    worth: dict[str, dict[str, tuple[int, int]]]
    """For who lays monsters: the life and the attack of each card of the hand at every slot."""
    pile: tuple[str | None, ...]
    contest: bool
    decks: dict[str, int]
    discards: dict[str, int]
    removed: dict[str, int]
    winners: tuple[str, ...] | None
    reason: str | None

    def as_json(self) -> dict[str, Json]:
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data


def sees_all(board: Board, seat: str) -> bool:
    """Whether a seat knows face-down monsters: the Overlord, and everybody after the game."""
    if seat == ABOVE or board.outcome is not None:
        return True
    return seat == OVERLORD and board.setup.overlord


def view(board: Board, seat: str) -> GorpgView:
    """What this seat may know of the board."""
    setup, all_known = board.setup, sees_all(board, seat)
    seats = setup.seats
    offer = board.offer
    battle = board.phase in (ATTACK, STAND, STRIKE)
    goes = board.phase in (ATTACK, STAND)
    return GorpgView(
        seat=seat,
        mode=setup.options.mode,
        phase=PHASES[board.phase],
        movers=board.movers,
        round=board.round,
        rounds=ROUNDS,
        leader=seats[board.leader] if board.leader >= 0 else None,
        order=tuple(seats[party] for party in turn_order(board)) if board.leader >= 0 else (),
        next=tuple(seats[party] for party in board.queue),
        parties={seats[party]: _party(board, party) for party in range(setup.players)},
        slots={name: _slot(board, slot, all_known) for slot, name in enumerate(setup.slot_names)},
        town=tuple(_monster(monster, TOWN, True) for monster in board.monsters[setup.town]),
        battle=setup.slot_names[board.slot] if battle else None,
        yet=board.yet,
        strikers=board.strikers,
        strikes=board.strikes,
        reply=tuple(StrikeView(*strike) for strike in foreseen_reply(board)) if goes else (),
        retreat={hero: left for hero, _, left in flight_losses(board)} if goes else {},
        show=board.show,
        offer={"by": seats[board.queue[0]], **_goods(offer.as_json())} if offer else None,
        hand=tuple(card if all_known else None for card in board.hand),
        worth=_worth(board) if seat == OVERLORD and board.phase in (LAY, SUMMON) else {},
        pile=tuple(monster.card if all_known or monster.shown else None for monster in board.pile),
        contest=contest(board),
        decks=_counted(board.decks),
        discards=_counted(board.discards),
        removed=_counted(board.removed),
        winners=board.outcome.winners if board.outcome else None,
        reason=board.outcome.reason if board.outcome else None,
    )


def _goods(offer: dict[str, Json]) -> dict[str, Json]:
    return {name: offer[name] for name in ("with", "give", "take")}


def _counted(piles: list[tuple[str, ...]]) -> dict[str, int]:
    return {deck: len(cards) for deck, cards in zip(DECKS, piles, strict=True)}


def _worth(board: Board) -> dict[str, dict[str, tuple[int, int]]]:
    slots = [
        (name, place)
        for name, place in zip(board.setup.slot_names, board.locations, strict=False)
        if place
    ]
    return {
        card: {
            name: (monster_defence(card, place), monster_attack(card, place))
            for name, place in slots
        }
        for card in board.hand
    }


def place_of(board: Board, party: int) -> int | None:
    """The slot where a party is this round."""
    for slot, placed in enumerate(board.placed):
        if party in placed:
            return slot
    return None


def location_of(board: Board, party: int, hero: Hero) -> str:
    """The location whose bonus applies to a hero now, or `""`."""
    if board.round == ROUNDS and board.setup.options.mode != "standard":
        return TOWN  # round 10 is the last battle, in town
    if hero.card in board.questing[party]:
        slot = place_of(board, party)
        return board.locations[slot] if slot is not None else ""
    return ""


def _party(board: Board, party: int) -> PartyView:
    slot, bit = place_of(board, party), 1 << party
    waiting = bool(board.waiting & bit)
    under_way = board.phase == QUESTS and party in board.queue
    out_there = QUESTS <= board.phase <= TAVERN
    score: Score = score_of(board, party)
    return PartyView(
        heroes=tuple(_hero(board, party, hero) for hero in board.heroes[party]),
        store=board.store[party],
        trophies=board.trophies[party],
        spoils=board.spoils[party],
        coins=board.coins[party],
        gold=score._asdict(),
        slot=board.setup.slot_names[slot] if slot is not None else None,
        group=board.questing[party],
        resting=out_there and slot is None and not waiting and not under_way,
        waiting=waiting,
        recruited=bool(board.recruited & bit),
        out=bool(board.out & bit),
    )


def _hero(board: Board, party: int, hero: Hero) -> HeroView:
    questing = hero.card in board.questing[party]
    return _hero_at(hero, location_of(board, party, hero), questing)


# Parts of views that occur again and again. They are shared, and never change.


@lru_cache(maxsize=8192)
def _hero_at(hero: Hero, location: str, questing: bool) -> HeroView:
    life, attack = hero_life_stat(hero), hero_attack_stat(hero, location)
    return HeroView(hero.card, hero.items, life, attack, questing)


def _slot(board: Board, slot: int, all_known: bool) -> SlotView:
    location = board.locations[slot]
    counts = board.setup.counts[board.round]
    seats = board.setup.seats
    return SlotView(
        location=location or None,
        count=counts[slot] if counts else 0,
        monsters=tuple(_monster(monster, location, all_known) for monster in board.monsters[slot]),
        corpses=board.corpses[slot],
        parties=tuple(seats[party] for party in board.placed[slot]),
        cleared=bool(board.cleared >> slot & 1),
    )


@lru_cache(maxsize=8192)
def _monster(monster: Monster, location: str, all_known: bool) -> MonsterView:
    if not (monster.shown or all_known):
        return MonsterView(None, None, None)
    return MonsterView(
        monster.card,
        monster_life_stat(monster, location),
        monster_attack_stat(monster, location),
    )
