"""Go RPG as numbers: what a view says, feature by feature.

A card is its affiliation, its level and its copy; a pile of cards is how many there are of each
face. Heroes and monsters have a row each, as far as there are rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from futago.adapters.tensors import MOST, Encoder, Feature, Tensors
from futago.adapters.told import words_in
from futago.gorpg.rules.board import OVERLORD, PHASES, setup_of
from futago.gorpg.rules.cards import AFFILIATION, AFFILIATIONS, DECKS, JOKER_LEVEL, LEVEL, ROUNDS
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.view import GorpgView, MonsterView, PartyView, SlotView

REASONS: Final = ("gold", "eliminated", "defeated", "survived", "collective", "individual")
HERO_ROWS: Final = 6
MONSTER_ROWS: Final = 6
TOWN_ROWS: Final = 12
SHOWN: Final = 4
ALIKE: Final = 9
"""So many cards with the same face are counted."""
KINDS: Final = len(AFFILIATIONS)
LEVELS: Final = JOKER_LEVEL - 1
FACES: Final = KINDS * LEVELS + 2
"""Faces by affiliation and level; then the joker, and a card that is not known."""
STAT: Final = 99
"""Life, wounds and attack count up to this."""
MEMORY: Final = 512
"""How many words of what it was told a party remembers: a round or two."""

# The columns of each row, and how large their numbers get.
CARD: Final = (*(1,) * KINDS, JOKER_LEVEL, ALIKE)
"""Its affiliation, its level, its copy."""
HERO: Final = (*CARD, STAT, STAT, STAT, 3, 1, 1, STAT, 1, STAT)
"""Life, wounds, attack; its place in the group, whether it has yet to attack; whether the monsters
would strike it, and what would be left; the same for a retreat."""
MONSTER: Final = (*CARD, 1, STAT, STAT, STAT, 1)
"""Whether there is one; life, wounds, attack; whether it has yet to strike."""
GOLD: Final = {"items": 4, "trophies": 4, "coins": 1, "total": 4, "heroes": 1}
"""What a party owns, and how much counts as one."""
EVENTS: Final = words_in(
    "leader muster equip quest rest recruit rest-recruit pass retreat condemn dismiss buy hire",
    "trade accept decline deal-hidden lay lay-hidden round token battle swarm regroup cleared",
    "hunters mercenaries town lost-levels lost-gold",
    "made-up-discards made-up-removed made-up-copy",
    "corpses bounty kept contest home wiped out hit strike blow died healed exhausted",
    *(f"{deck} deal-{deck}" for deck in DECKS),
    *(f"end-{reason} {reason}" for reason in REASONS),
)


@cache
def _card(card: str | None) -> bytes:
    """A card: its affiliation, its level and its copy; zeros for one that is not known."""
    row = bytearray(len(CARD))
    if card is not None:
        kind = AFFILIATION[card]
        if kind >= 0:
            row[kind] = 1
        row[KINDS] = LEVEL[card]
        row[KINDS + 1] = min(ALIKE, int(card.partition(".")[2] or 1))
    return bytes(row)


@cache
def _face(card: str | None) -> int:
    """The number of a card's face."""
    if card is None:
        return FACES - 1
    return FACES - 2 if AFFILIATION[card] < 0 else AFFILIATION[card] * LEVELS + LEVEL[card] - 1


def _count(out: bytearray, begin: int, cards: Iterable[str | None]) -> None:
    """Count cards by their faces."""
    for card in cards:
        place = begin + _face(card)
        if out[place] < ALIKE:
            out[place] += 1


def _capped(number: int, most: int = MOST) -> int:
    return most if number > most else max(number, 0)


class GorpgEncoder(Encoder):
    """Writes the views of games with some options."""

    def __init__(self, options: Options) -> None:
        setup = setup_of(options)
        self.parties, self.slots = setup.seats, setup.slot_names
        self.seats = (*setup.seats, OVERLORD)
        self.slot_of = setup.slot_of
        super().__init__(tuple(self._features()), EVENTS, MOST, MEMORY)

    def _features(self) -> Iterator[Feature]:
        seats, slots, pile = (len(self.seats),), (len(self.slots),), (FACES,)
        yield Feature("phase", (len(PHASES),))
        yield Feature("round", most=ROUNDS)
        yield Feature("leader", seats)
        yield Feature("order", seats, len(self.seats))
        yield Feature("next", seats, len(self.seats))
        yield Feature("battle", slots)
        yield Feature("strikes", most=MOST)
        yield Feature("strikers", pile, ALIKE)
        yield Feature("show", (SHOWN, len(CARD)), CARD)
        yield Feature("hand", pile, ALIKE)
        yield Feature("pile", pile, ALIKE)
        yield Feature("town", (TOWN_ROWS, len(MONSTER)), MONSTER)
        yield Feature("in-town", pile, ALIKE)
        yield Feature("contest")
        for name in ("decks", "discards", "removed"):
            yield Feature(name, (len(DECKS),), MOST)
        yield Feature("offer-by", seats)
        yield Feature("offer-with", seats)
        for side in ("give", "take"):
            yield Feature(f"offer-{side}-heroes", pile, ALIKE)
            yield Feature(f"offer-{side}-items", pile, ALIKE)
        for name in self.slots:
            yield Feature(f"{name}-location", (len(CARD),), CARD)
            yield Feature(f"{name}-count", most=MOST)
            yield Feature(f"{name}-cleared")
            yield Feature(f"{name}-monsters", (MONSTER_ROWS, len(MONSTER)), MONSTER)
            yield Feature(f"{name}-corpses", pile, ALIKE)
            yield Feature(f"{name}-parties", seats, len(self.seats))
        for seat in self.parties:
            yield Feature(f"{seat}-heroes", (HERO_ROWS, len(HERO)), HERO)
            yield Feature(f"{seat}-items", (HERO_ROWS, FACES), ALIKE)
            yield Feature(f"{seat}-store", pile, ALIKE)
            yield Feature(f"{seat}-trophies", pile, ALIKE)
            yield Feature(f"{seat}-spoils", pile, ALIKE)
            yield Feature(f"{seat}-gold", (len(GOLD),), MOST)
            yield Feature(f"{seat}-is", (4,))
        yield Feature("winners", seats)
        yield Feature("reason", (len(REASONS),))

    def write(self, view: GorpgView, out: bytearray) -> None:
        at = self.at
        out[at["phase"] + PHASES.index(view.phase)] = 1
        out[at["round"]] = view.round
        if view.leader is not None:
            out[at["leader"] + self.seats.index(view.leader)] = 1
        self._rank(out, at["order"], view.order)
        self._rank(out, at["next"], view.next)
        if view.battle in self.slot_of:
            out[at["battle"] + self.slot_of[view.battle]] = 1
        out[at["strikes"]] = _capped(view.strikes)
        _count(out, at["strikers"], view.strikers)
        begin = at["show"]
        for card in view.show[:SHOWN]:
            out[begin : begin + len(CARD)] = _card(card)
            begin += len(CARD)
        _count(out, at["hand"], view.hand)
        _count(out, at["pile"], view.pile)
        self._monsters(out, at["town"], view.town[:TOWN_ROWS], view)
        _count(out, at["in-town"], (monster.card for monster in view.town))
        out[at["contest"]] = view.contest
        for name, piles in (
            ("decks", view.decks),
            ("discards", view.discards),
            ("removed", view.removed),
        ):
            out[at[name] : at[name] + len(DECKS)] = bytes(map(_capped, piles.values()))
        if view.offer is not None:
            self._offer(view, out)
        for name, slot in view.slots.items():
            self._slot(name, slot, view, out)
        for seat, party in view.parties.items():
            self._party(seat, party, view, out)
        for seat in view.winners or ():
            out[at["winners"] + self.seats.index(seat)] = 1
        if view.reason is not None:
            out[at["reason"] + REASONS.index(view.reason)] = 1

    def _rank(self, out: bytearray, begin: int, seats: Iterable[str]) -> None:
        """Seats in some order: 1 for the first."""
        for number, seat in enumerate(seats, 1):
            out[begin + self.seats.index(seat)] = number

    def _offer(self, view: GorpgView, out: bytearray) -> None:
        at, offer = self.at, view.offer
        assert offer is not None
        out[at["offer-by"] + self.seats.index(offer["by"])] = 1
        out[at["offer-with"] + self.seats.index(offer["with"])] = 1
        for side in ("give", "take"):
            for goods in ("heroes", "items"):
                _count(out, at[f"offer-{side}-{goods}"], offer[side][goods])

    def _slot(self, name: str, slot: SlotView, view: GorpgView, out: bytearray) -> None:
        at = self.at
        if slot.location is not None:
            begin = at[f"{name}-location"]
            out[begin : begin + len(CARD)] = _card(slot.location)
        out[at[f"{name}-count"]] = slot.count
        out[at[f"{name}-cleared"]] = slot.cleared
        if slot.monsters:
            self._monsters(out, at[f"{name}-monsters"], slot.monsters[:MONSTER_ROWS], view)
        if slot.corpses:
            _count(out, at[f"{name}-corpses"], slot.corpses)
        if slot.parties:
            self._rank(out, at[f"{name}-parties"], slot.parties)

    def _monsters(
        self, out: bytearray, begin: int, monsters: tuple[MonsterView, ...], view: GorpgView
    ) -> None:
        """One row each: the card, that it is there, life, wounds, attack, and a strike to come."""
        for monster in monsters:
            row = begin + len(CARD)
            out[begin:row] = _card(monster.card)
            out[row] = 1
            life, attack = monster.life, monster.attack
            if life is not None and attack is not None:
                out[row + 1] = min(STAT, life.total)
                out[row + 2] = min(STAT, life.wounds)
                out[row + 3] = min(STAT, attack.total)
                out[row + 4] = monster.card in view.strikers
            begin += len(MONSTER)

    def _party(self, seat: str, party: PartyView, view: GorpgView, out: bytearray) -> None:
        at = self.at
        begin, items = at[f"{seat}-heroes"], at[f"{seat}-items"]
        struck = {strike.hero: strike.left for strike in view.reply}
        for hero in party.heroes[:HERO_ROWS]:
            row, card = begin + len(CARD), hero.card
            out[begin:row] = _card(card)
            life, attack = hero.life, hero.attack.total
            out[row] = min(STAT, life.total)
            out[row + 1] = min(STAT, life.wounds)
            out[row + 2] = min(STAT, attack)
            if hero.questing:
                out[row + 3] = party.group.index(card) + 1
                out[row + 4] = card in view.yet
                if card in struck:
                    out[row + 5] = 1
                    out[row + 6] = _capped(struck[card], STAT)
                if card in view.retreat:
                    out[row + 7] = 1
                    out[row + 8] = _capped(view.retreat[card], STAT)
            if hero.items:
                _count(out, items, hero.items)
            begin += len(HERO)
            items += FACES
        for name, cards in (
            ("store", party.store),
            ("trophies", party.trophies),
            ("spoils", party.spoils),
        ):
            if cards:
                _count(out, at[f"{seat}-{name}"], cards)
        begin = at[f"{seat}-gold"]
        for number, (name, one) in enumerate(GOLD.items()):
            out[begin + number] = _capped(party.gold[name] // one)
        begin = at[f"{seat}-is"]
        out[begin : begin + 4] = bytes((party.resting, party.waiting, party.recruited, party.out))


TENSORS: Final = Tensors(version=0, encoder=GorpgEncoder)
