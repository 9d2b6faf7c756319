"""The greedy bot of Go RPG: a party that makes the move with the best expected value. The Overlord
has a module of its own."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from futago.bots.bot import Bot
from futago.game import Action, Actions, listed, next_words, random_action
from futago.gorpg.bots.battle import (
    Band,
    Foes,
    Stakes,
    band_of,
    best_targets,
    retreat_value,
    stay_value,
)
from futago.gorpg.bots.equipment import Loadout, heroes_from, next_equip
from futago.gorpg.bots.last_battle import (
    last_battle_loadout,
    shared_attack,
    solo_attack,
    solo_strike,
)
from futago.gorpg.bots.overlord import GreedyOverlord
from futago.gorpg.bots.purchases import NEEDED, best_buy, best_hire
from futago.gorpg.bots.quests import QuestSearch, known_foe, stakes_of
from futago.gorpg.bots.valuation import Valuation, valuation_in
from futago.gorpg.rules.actions import (
    Accept,
    Attack,
    Decline,
    Dismiss,
    Muster,
    Pass,
    Quest,
    Recruit,
    Rest,
    RestOrRecruit,
    Retreat,
)
from futago.gorpg.rules.board import OVERLORD, setup_of
from futago.gorpg.rules.cards import AFFILIATION, LEVEL, levels
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.quest import PARTY
from futago.gorpg.rules.rounds import Musters
from futago.gorpg.rules.view import GorpgView

MAX_SHIELD_LEVEL: Final = 4  # the highest level of a first hero who is to be struck first
MEAN_LEVEL: Final = 7


def greedy_gorpg(options: Options, seat: str, seed: str) -> Bot:
    """The greedy bot for a seat."""
    return GreedyOverlord(options, seed) if seat == OVERLORD else GreedyParty(options, seat, seed)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a party is about to do: equip its heroes, then make the move.

    Plans depend only on what moving items does not change. Otherwise a bot that is recreated in the
    middle of a turn could make another plan, and move its items back and forth for ever.
    """

    round: int
    phase: str
    loadout: Loadout
    then: Action


class GreedyParty:
    """Samples the hidden monsters, simulates the battles, and makes the best move on average."""

    def __init__(self, options: Options, seat: str, seed: str) -> None:
        self.options = options
        self.seat = seat
        self.rng = random.Random(seed)
        self.plan: Plan | None = None
        self.handlers: dict[str, Callable[[GorpgView, Actions], Action | None]] = {
            "muster": self._muster,
            "quests": self._quest,
            "attack": self._attack,
            "stand": self._stand,
            "recruit": self._recruit,
            "dismiss": self._dismiss,
            "hunters": self._buy,
            "mercenaries": self._hire,
            "answer": self._answer,
            "ready": self._prepare,
            "charge": self._charge,
            "wrath": self._wrath,
        }

    def choose(self, view: GorpgView, actions: Actions) -> Action:
        action = self.handlers[view.phase](view, actions)
        if action is not None and action in actions:
            return action
        return random_action(actions, self.rng)

    def _values(self, view: GorpgView) -> Valuation:
        return valuation_in(self.options, view.round)

    # ------------------------------------------------------------ the first heroes

    def _muster(self, view: GorpgView, actions: Actions) -> Action | None:
        """A fighter and two weak heroes who are struck first, of one affiliation if possible; ties
        between such trios are broken at random."""
        deck, _ = next_words(actions, ("muster",))
        best, best_score = None, 0.0
        for pair in combinations([card for card in deck if LEVEL[card] <= MAX_SHIELD_LEVEL], 2):
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
        return next_equip(view, self.plan.loadout, actions) or self.plan.then

    def _luck(self, view: GorpgView) -> random.Random:
        """The random numbers for a plan: the same during a turn, whatever the bot's seed."""
        heroes = [(hero.card, hero.life.wounds) for hero in view.parties[self.seat].heroes]
        return random.Random(f"{self.seat} {view.round} {view.phase} {heroes}")

    def _planned(self, view: GorpgView, actions: Actions) -> Plan:
        values = self._values(view)
        search = QuestSearch(self.options, view, self.seat, self._luck(view), values)
        idea = search.best()
        home = search.rest_value()
        rest: Action = Rest() if self.options.rules.recruit_when_back else RestOrRecruit()
        gain = self._tavern_gain(view, values)
        if gain > 0:
            home += gain
            rest = RestOrRecruit(True) if RestOrRecruit(True) in actions else rest
        if idea is None or idea.value < home:
            return Plan(view.round, view.phase, {}, rest)
        return Plan(view.round, view.phase, idea.loadout, Quest(idea.slot, idea.team))

    def _tavern_gain(self, view: GorpgView, values: Valuation) -> float:
        """What a hero from the tavern is worth, if the party can still have one."""
        party = view.parties[self.seat]
        if party.recruited or self.options.mode == "solo":
            return 0.0
        count, newcomer = len(party.heroes), values.body + values.level * MEAN_LEVEL
        if count < PARTY:
            return newcomer * NEEDED[count]
        if not self.options.rules.newcomer_stays:
            return newcomer * 0.3
        # One of the earlier heroes leaves, whoever comes.
        return newcomer - min(values.hero(hero.card) for hero in party.heroes)

    def _recruit(self, view: GorpgView, actions: Actions) -> Action | None:
        """A further hero does no harm, even if it comes too late to fight."""
        few = len(view.parties[self.seat].heroes) < PARTY
        gain = self._tavern_gain(view, self._values(view))
        return Recruit() if few or gain > 0 else Pass()

    # ------------------------------------------------------------ battles

    def _battle(self, view: GorpgView) -> tuple[Band, Foes, tuple[int, ...], Stakes, Band]:
        assert view.battle is not None
        slot, party, values = view.slots[view.battle], view.parties[self.seat], self._values(view)
        assert slot.location is not None
        away = {hero.card for hero in party.heroes if hero.questing}
        heroes = [hero for hero in heroes_from(party) if hero.card in away]
        band = band_of(heroes, slot.location, [values.keep(hero) for hero in heroes])
        foes = tuple(known_foe(monster) for monster in slot.monsters)
        spoils = tuple(LEVEL[card] for card in party.spoils)
        stakes = stakes_of(self.options, values, party, slot, len(party.heroes) - len(heroes))
        ally: Band = ()
        for seat in view.next[1:]:
            others = {hero.card for hero in view.parties[seat].heroes if hero.questing}
            friends = [h for h in heroes_from(view.parties[seat]) if h.card in others]
            ally += band_of(friends, slot.location, [values.keep(hero) for hero in friends])
        return band, foes, spoils, stakes, ally

    def _attack(self, view: GorpgView, actions: Actions) -> Action | None:
        band, foes, spoils, stakes, ally = self._battle(view)
        yet = [place for place, fighter in enumerate(band) if fighter.card in view.yet]
        value, chosen = best_targets(band, yet, foes, spoils, stakes, ally)
        if retreat_value(band, spoils, stakes) > value:
            retreat = self._retreat(view)
            if retreat in actions:
                return retreat
        return Attack(band[yet[0]].card, foes[chosen[0]].card)

    def _stand(self, view: GorpgView, actions: Actions) -> Action | None:
        band, foes, spoils, stakes, ally = self._battle(view)
        stay = stay_value(band, foes, spoils, stakes, ally)
        return Pass() if stay >= retreat_value(band, spoils, stakes) else self._retreat(view)

    def _retreat(self, view: GorpgView) -> Retreat:
        """Leave the trophies of lowest level behind; what was slain on this quest may have to
        stay."""
        party = view.parties[self.seat]
        stay = party.spoils if setup_of(self.options).slain_stay else ()
        cards = [card for card in party.spoils if card not in stay]
        if self.options.retreat_loss == "all":
            cards += party.trophies
        cards.sort(key=lambda card: (LEVEL[card], card))
        return Retreat(tuple(sorted((*stay, *cards[: len(cards) // 2]))))

    # ------------------------------------------------------------ town

    def _dismiss(self, view: GorpgView, actions: Actions) -> Action | None:
        """The least valuable hero of those that may leave."""
        values = self._values(view)
        heroes = [hero.card for hero in view.parties[self.seat].heroes]
        return Dismiss(min((h for h in heroes if Dismiss(h) in actions), key=values.hero))

    def _buy(self, view: GorpgView, actions: Actions) -> Action | None:
        return best_buy(self.options, self._values(view), view, actions) or Pass()

    def _hire(self, view: GorpgView, actions: Actions) -> Action | None:
        return best_hire(self.options, self._values(view), view, actions) or Pass()

    def _answer(self, view: GorpgView, actions: Actions) -> Action | None:
        """Accept only a clear gain."""
        assert view.offer is not None
        values = self._values(view)
        heroes = {h.card: h for party in view.parties.values() for h in heroes_from(party)}

        def total(goods: dict[str, list[str]]) -> float:
            items = values.item * levels(tuple(goods["items"]))
            return items + sum(values.keep(heroes[card]) for card in goods["heroes"])

        gain = total(view.offer["give"]) - 1.5 * total(view.offer["take"])
        return Accept() if gain > 0 else Decline()

    # ------------------------------------------------------------ the last battle

    def _prepare(self, view: GorpgView, actions: Actions) -> Action | None:
        if self.plan is None or self.plan.phase != view.phase:
            loadout = last_battle_loadout(self.options, view, self._luck(view))
            self.plan = Plan(view.round, view.phase, loadout, Pass())
        return next_equip(view, self.plan.loadout, actions) or Pass()

    def _charge(self, view: GorpgView, actions: Actions) -> Action | None:
        if self.options.mode == "solo":
            return solo_attack(self.options, view)
        return shared_attack(self.options, view, actions)

    def _wrath(self, view: GorpgView, actions: Actions) -> Action | None:
        return solo_strike(view, listed(actions))
