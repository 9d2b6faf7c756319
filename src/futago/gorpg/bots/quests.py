"""Which quest the greedy party goes on, with which heroes and items: battles against monsters
sampled from the unseen cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from futago.gorpg.bots.battle import (
    DIRECTED,
    RULE,
    Band,
    Foe,
    Foes,
    Stakes,
    ally_go,
    band_of,
    foe_of,
    go_value,
    standing_value,
)
from futago.gorpg.bots.equipment import (
    EVEN,
    STYLES,
    Loadout,
    assign_items,
    equipped,
    heroes_from,
    minimally_equipped,
)
from futago.gorpg.bots.valuation import Valuation
from futago.gorpg.rules.actions import Cards
from futago.gorpg.rules.board import Hero, Monster, setup_of
from futago.gorpg.rules.cards import LEVEL, deck_copy
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.view import GorpgView, MonsterView, PartyView, SlotView

FEW, MANY = 4, 20  # samples to shortlist ideas, and to compare those on the shortlist
SHORTLIST: Final = 4
ON_A_QUEST: Final = 3
LEAST_POOL: Final = 12  # with fewer unseen cards a fresh deck is near


@dataclass(frozen=True, slots=True)
class QuestIdea:
    """A possible quest: where, which heroes, and what everybody carries."""

    slot: str
    team: Cards
    loadout: Loadout
    value: float


def unseen_monsters(options: Options, view: GorpgView) -> Cards:
    """Monsters that may lie face down or come next, as far as can be seen."""
    seen = set[str]()
    for party in view.parties.values():
        seen.update(party.trophies, party.spoils)
    for slot in view.slots.values():
        seen.update(slot.corpses)
        seen.update(monster.card for monster in slot.monsters if monster.card)
    seen.update(card for card in view.pile if card)
    fresh = deck_copy(1, options.jokers)
    pool = tuple(card for card in fresh if card not in seen)
    return pool if len(pool) >= LEAST_POOL else fresh


@lru_cache(maxsize=20_000)
def _fresh_foe(card: str, location: str) -> Foe:
    return foe_of(Monster(card, 0, True), location)


def known_foe(monster: MonsterView) -> Foe:
    """A monster that lies face up."""
    assert monster.card is not None
    assert monster.life is not None
    assert monster.attack is not None
    return Foe(monster.attack.total, monster.life.total, LEVEL[monster.card], monster.card)


def sample_foes(
    slot: SlotView, location: str, pool: Cards, rng: random.Random, times: int
) -> list[Foes]:
    """Several samples of the monsters that may be at a slot."""
    hidden = sum(monster.card is None for monster in slot.monsters)
    draws = list[Foes]()
    for _ in range(times if hidden else 1):
        cards = iter(rng.sample(pool, hidden)) if hidden <= len(pool) else iter(pool)
        foes = [
            known_foe(monster) if monster.card else _fresh_foe(next(cards), location)
            for monster in slot.monsters
        ]
        draws.append(tuple(foes))
    return draws


def stakes_of(
    options: Options, values: Valuation, party: PartyView, slot: SlotView, home: int
) -> Stakes:
    """What a party can win and lose at a slot; `home` is how many of its heroes stay at home."""
    cleared = values.trophy * sum(LEVEL[card] for card in slot.corpses)
    if options.bounty and slot.location:
        cleared += LEVEL[slot.location]
    old: tuple[int, ...] = ()
    if options.retreat_loss == "all":
        old = tuple(LEVEL[card] for card in party.trophies)
    lost = home == 0 or (options.mode == "solo" and options.last_stand == "questing")
    return Stakes(
        trophy=values.trophy,
        wound=values.wound,
        wiped=values.last if lost else 0.0,
        cleared=cleared,
        spoils_lost=options.mode == "overlord",
        slain_stay=setup_of(options).slain_stay,
        old=old,
        strikes=DIRECTED if options.mode == "overlord" else RULE,
        one_exchange=options.battle == "one-exchange",
    )


def bands_at(view: GorpgView, values: Valuation, slot: SlotView) -> list[Band]:
    """The parties that are already at a slot, as they will fight."""
    assert slot.location is not None
    found = list[Band]()
    for seat in slot.parties:
        questing = {hero.card for hero in view.parties[seat].heroes if hero.questing}
        away = [hero for hero in heroes_from(view.parties[seat]) if hero.card in questing]
        if away:
            found.append(band_of(away, slot.location, [values.keep(hero) for hero in away]))
    return found


class QuestSearch:
    """One party's search for the best quest."""

    def __init__(
        self, options: Options, view: GorpgView, seat: str, rng: random.Random, values: Valuation
    ) -> None:
        self.options = options
        self.view = view
        self.party = view.parties[seat]
        self.rng = rng
        self.values = values
        self.most = setup_of(options).most_items
        self.room = setup_of(options).at_a_slot
        self.pool = unseen_monsters(options, view)
        self.heroes, self.store = minimally_equipped(heroes_from(self.party), self.party.store)
        self.draws = dict[str, list[Foes]]()

    def rest_value(self) -> float:
        """The value of resting, which heals everybody."""
        return sum(self.values.keep(hero) for hero in self.heroes) + self._stored()

    def _stored(self) -> float:
        return self.values.item * sum(LEVEL[item] for item in self.store)

    def teams(self) -> list[Cards]:
        names = [hero.card for hero in self.heroes]
        return [team for size in range(1, ON_A_QUEST + 1) for team in combinations(names, size)]

    def best(self) -> QuestIdea | None:
        """The best quest; None if there is nowhere to go."""
        first = list[QuestIdea]()
        for name, slot in self.view.slots.items():
            if slot.location is None or len(slot.parties) >= self.room:
                continue
            self.draws[name] = sample_foes(slot, slot.location, self.pool, self.rng, MANY)
            first += [self.idea(name, team, EVEN, FEW) for team in self.teams()]
        first.sort(key=lambda idea: -idea.value)
        ideas = list[QuestIdea]()
        for idea in first[:SHORTLIST]:
            ideas += [self.idea(idea.slot, idea.team, style, MANY) for style in STYLES]
        return max(ideas, key=lambda idea: idea.value, default=None)

    def idea(self, name: str, team: Cards, style: str, draws: int) -> QuestIdea:
        """A quest with its average value over some samples."""
        slot = self.view.slots[name]
        assert slot.location is not None
        loadout = assign_items(self.heroes, self.store, team, slot.location, self.most, style)
        heroes = equipped(self.heroes, loadout)
        away = [hero for hero in heroes if hero.card in team]
        home = [hero for hero in heroes if hero.card not in team]
        value = self.average(slot, away, len(home), self.draws[name][:draws])
        value += sum(self.values.keep(hero) for hero in home)
        carried = {item for items in loadout.values() for item in items}
        stored = [item for h in self.heroes for item in h.items if item not in carried]
        stored += [item for item in self.store if item not in carried]
        value += self.values.item * sum(LEVEL[item] for item in stored)
        return QuestIdea(name, team, loadout, value)

    def average(
        self, slot: SlotView, away: Sequence[Hero], home: int, draws: Sequence[Foes]
    ) -> float:
        assert slot.location is not None
        band = band_of(away, slot.location, [self.values.keep(hero) for hero in away])
        stakes = stakes_of(self.options, self.values, self.party, slot, home)
        allies = bands_at(self.view, self.values, slot)
        total = 0.0
        for foes in draws:
            ally: Band = ()
            for other in allies:
                if foes:
                    foes, ally = ally_go(foes, other, stakes.strikes)
            if stakes.one_exchange:
                ally = ()  # it has had its only go
            if foes:
                total += go_value(band, foes, (), stakes, ally)
            else:
                total += standing_value(band, stakes)
        return total / len(draws)
