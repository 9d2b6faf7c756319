"""The greedy bots of Go RPG: a party that takes what looks best on average, and an Overlord who
takes what hurts most."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from futago.bots.bot import Bot
from futago.bots.gorpg_dress import Dress, heroes_from, next_equip
from futago.bots.gorpg_explore import Explorer, known_foe, stakes_of
from futago.bots.gorpg_fight import (
    Band,
    Foes,
    Stakes,
    band_of,
    best_aim,
    retreat_value,
    stay_value,
)
from futago.bots.gorpg_last import last_dress, shared_attack, solo_attack, solo_strike
from futago.bots.gorpg_overlord import GreedyOverlord
from futago.bots.gorpg_shop import NEEDED, best_buy, best_hire
from futago.bots.gorpg_worth import Worth, worth_in
from futago.game import Action, Actions, listed, next_words, random_action
from futago.gorpg.actions import (
    Accept,
    Attack,
    Decline,
    Dismiss,
    Muster,
    Pass,
    Quest,
    Rest,
    Retreat,
)
from futago.gorpg.board import OVERLORD
from futago.gorpg.cards import AFFILIATION, LEVEL, levels
from futago.gorpg.options import Options
from futago.gorpg.quest import PARTY
from futago.gorpg.rounds import Musters
from futago.gorpg.view import GorpgView

MOST_LOW: Final = 4  # levels of a first hero who is struck before the others
MEAN_LEVEL: Final = 7


def greedy_gorpg(options: Options, seat: str, seed: str) -> Bot:
    """The greedy bot for a seat."""
    return GreedyOverlord(options, seed) if seat == OVERLORD else GreedyParty(options, seat, seed)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a party is about to do: the items first, then the move.

    A bot that is made anew in the midst of it comes to the same plan, or it would move its items
    to and fro for ever: a plan is made from what moving items does not change.
    """

    round: int
    phase: str
    worn: Dress
    then: Action


class GreedyParty:
    """Draws the hidden monsters at random, thinks the battles through, and takes the best."""

    def __init__(self, options: Options, seat: str, seed: str) -> None:
        self.options = options
        self.seat = seat
        self.rng = random.Random(seed)
        self.plan: Plan | None = None
        self.ways: dict[str, Callable[[GorpgView, Actions], Action | None]] = {
            "muster": self._muster,
            "quests": self._quest,
            "attack": self._attack,
            "stand": self._stand,
            "dismiss": self._dismiss,
            "hunters": self._buy,
            "mercenaries": self._hire,
            "answer": self._answer,
            "ready": self._prepare,
            "charge": self._charge,
            "wrath": self._wrath,
        }

    def choose(self, view: GorpgView, actions: Actions) -> Action:
        action = self.ways[view.phase](view, actions)
        if action is not None and action in actions:
            return action
        return random_action(actions, self.rng)

    def _worth(self, view: GorpgView) -> Worth:
        return worth_in(self.options, view.round)

    # ------------------------------------------------------------ the first heroes

    def _muster(self, view: GorpgView, actions: Actions) -> Action | None:
        """One who fights and two who are struck before him, of one affiliation if it can be; of
        several such trios chance takes one."""
        deck, _ = next_words(actions, ("muster",))
        best, best_score = None, 0.0
        for pair in combinations([card for card in deck if LEVEL[card] <= MOST_LOW], 2):
            level = Musters.LEVELS - levels(pair)
            for first in deck:
                if LEVEL[first] == level and first not in pair:
                    kin = sum(AFFILIATION[card] == AFFILIATION[first] for card in pair)
                    score = level + 0.6 * kin + 0.1 * self.rng.random()
                    if score > best_score:
                        best, best_score = Muster((first, *pair)), score
        return best

    # ------------------------------------------------------------ where to go

    def _quest(self, view: GorpgView, actions: Actions) -> Action | None:
        if self.plan is None or (self.plan.round, self.plan.phase) != (view.round, view.phase):
            self.plan = self._planned(view, actions)
        return next_equip(view, self.plan.worn, actions) or self.plan.then

    def _luck(self, view: GorpgView) -> random.Random:
        """The chance in a plan: the same for all of one turn, whatever the seed of the move."""
        heroes = [(hero.card, hero.life.wounds) for hero in view.parties[self.seat].heroes]
        return random.Random(f"{self.seat} {view.round} {view.phase} {heroes}")

    def _planned(self, view: GorpgView, actions: Actions) -> Plan:
        worth = self._worth(view)
        explorer = Explorer(self.options, view, self.seat, self._luck(view), worth)
        idea = explorer.best()
        home, rest = explorer.rest_value(), Rest()
        if Rest(True) in actions:
            count = len(explorer.heroes)
            newcomer = worth.body + worth.level * MEAN_LEVEL
            need = NEEDED[count] if count < PARTY else 0.3
            if newcomer * need > 0:
                home, rest = home + newcomer * need, Rest(True)
        if idea is None or idea.value < home:
            return Plan(view.round, view.phase, {}, rest)
        return Plan(view.round, view.phase, idea.worn, Quest(idea.slot, idea.team))

    # ------------------------------------------------------------ battles

    def _battle(self, view: GorpgView) -> tuple[Band, Foes, tuple[int, ...], Stakes, Band]:
        assert view.battle is not None
        slot, party, worth = view.slots[view.battle], view.parties[self.seat], self._worth(view)
        assert slot.location is not None
        away = {hero.card for hero in party.heroes if hero.questing}
        heroes = [hero for hero in heroes_from(party) if hero.card in away]
        band = band_of(heroes, slot.location, [worth.keep(hero) for hero in heroes])
        foes = tuple(known_foe(monster) for monster in slot.monsters)
        spoils = tuple(LEVEL[card] for card in party.spoils)
        stakes = stakes_of(self.options, worth, party, slot, len(party.heroes) - len(heroes))
        ally: Band = ()
        for seat in view.next[1:]:
            others = {hero.card for hero in view.parties[seat].heroes if hero.questing}
            friends = [h for h in heroes_from(view.parties[seat]) if h.card in others]
            ally += band_of(friends, slot.location, [worth.keep(hero) for hero in friends])
        return band, foes, spoils, stakes, ally

    def _attack(self, view: GorpgView, actions: Actions) -> Action | None:
        band, foes, spoils, stakes, ally = self._battle(view)
        yet = [place for place, fighter in enumerate(band) if fighter.card in view.yet]
        value, chosen = best_aim(band, yet, foes, spoils, stakes, ally)
        if len(yet) == len(band) and retreat_value(band, spoils, stakes) > value:
            retreat = self._retreat(view)
            if retreat in actions:
                return retreat
        return Attack(band[yet[0]].card, foes[chosen[0]].card)

    def _stand(self, view: GorpgView, actions: Actions) -> Action | None:
        band, foes, spoils, stakes, ally = self._battle(view)
        stay = stay_value(band, foes, spoils, stakes, ally)
        return Pass() if stay >= retreat_value(band, spoils, stakes) else self._retreat(view)

    def _retreat(self, view: GorpgView) -> Retreat:
        """The least trophies stay behind."""
        party = view.parties[self.seat]
        cards = list(party.spoils)
        if self.options.retreat_loss == "all":
            cards += party.trophies
        cards.sort(key=lambda card: (LEVEL[card], card))
        return Retreat(tuple(sorted(cards[: len(cards) // 2])))

    # ------------------------------------------------------------ town

    def _dismiss(self, view: GorpgView, actions: Actions) -> Action | None:
        worth = self._worth(view)
        least = min(heroes_from(view.parties[self.seat]), key=lambda hero: worth.hero(hero.card))
        return Dismiss(least.card)

    def _buy(self, view: GorpgView, actions: Actions) -> Action | None:
        return best_buy(self.options, self._worth(view), view, actions) or Pass()

    def _hire(self, view: GorpgView, actions: Actions) -> Action | None:
        return best_hire(self.options, self._worth(view), view, actions) or Pass()

    def _answer(self, view: GorpgView, actions: Actions) -> Action | None:
        """Only what is clearly a gain."""
        assert view.offer is not None
        worth = self._worth(view)
        heroes = {h.card: h for party in view.parties.values() for h in heroes_from(party)}

        def total(goods: dict[str, list[str]]) -> float:
            items = worth.item * levels(tuple(goods["items"]))
            return items + sum(worth.keep(heroes[card]) for card in goods["heroes"])

        gain = total(view.offer["give"]) - 1.5 * total(view.offer["take"])
        return Accept() if gain > 0 else Decline()

    # ------------------------------------------------------------ the last battle

    def _prepare(self, view: GorpgView, actions: Actions) -> Action | None:
        if self.plan is None or self.plan.phase != view.phase:
            worn = last_dress(self.options, view, self._luck(view))
            self.plan = Plan(view.round, view.phase, worn, Pass())
        return next_equip(view, self.plan.worn, actions) or Pass()

    def _charge(self, view: GorpgView, actions: Actions) -> Action | None:
        if self.options.mode == "solo":
            return solo_attack(self.options, view)
        return shared_attack(self.options, view, actions)

    def _wrath(self, view: GorpgView, actions: Actions) -> Action | None:
        return solo_strike(view, listed(actions))
