"""The greedy Overlord: he lays the strongest monsters where he expects parties, and strikes to
kill."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import msgspec

from futago.game import Action, Actions, listed, next_words, random_action
from futago.gorpg.bots.battle import killing_blows
from futago.gorpg.bots.equipment import hero_from
from futago.gorpg.bots.quests import QuestSearch, known_foe
from futago.gorpg.bots.valuation import valuation_in
from futago.gorpg.rules.actions import Condemn, Lay, Strike
from futago.gorpg.rules.cards import monster_attack
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.view import GorpgView, HeroView, MonsterView

NOBODY: Final = 10**6  # the strength of visitors at a slot where nobody is expected


class GreedyOverlord:
    """Predicts the parties' quests with their own search; strikes the best hero he can kill."""

    def __init__(self, options: Options, seed: str) -> None:
        self.options = options
        self.rng = random.Random(seed)
        self.foreseen: tuple[int, dict[str, int]] | None = None
        self.handlers: dict[str, Callable[[GorpgView, Actions], Action | None]] = {
            "lay": self._lay,
            "strike": self._strike,
            "wrath": self._wrath,
            "condemn": self._condemn,
        }

    def choose(self, view: GorpgView, actions: Actions) -> Action:
        action = self.handlers[view.phase](view, actions)
        if action is not None and action in actions:
            return action
        return random_action(actions, self.rng)

    # ------------------------------------------------------------ laying monsters

    def _lay(self, view: GorpgView, actions: Actions) -> Action | None:
        """Lay the strongest monsters where parties are expected, beginning with the weakest party;
        the weak ones where nobody is expected."""
        ((now, *_), _) = next_words(actions, ("lay",))
        visitors = self._visitors(view)
        hand = [card for card in view.hand if card is not None]
        lacking, left = dict[str, int](), len(hand)
        for name, slot in view.slots.items():
            lacking[name] = min(max(0, slot.count - len(slot.monsters)), left)
            left -= lacking[name]
        for name in sorted(lacking, key=lambda name: (visitors.get(name, NOBODY), name)):
            location = view.slots[name].location
            assert location is not None
            hand.sort(key=lambda card: (-monster_attack(card, location), card))
            if name == now:
                return Lay(name, tuple(sorted(hand[: lacking[name]])))
            hand = hand[lacking[name] :]
        return None

    def _visitors(self, view: GorpgView) -> dict[str, int]:
        """The slots where parties are expected this round, and the strength of the weakest party
        there."""
        if self.foreseen is None or self.foreseen[0] != view.round:
            found = dict[str, int]()
            masked = _masked(view)
            values = valuation_in(self.options, view.round)
            for seat in view.order:
                party = view.parties[seat]
                if party.heroes:
                    search = QuestSearch(self.options, masked, seat, self.rng, values)
                    idea = search.best()
                    if idea is not None and idea.value >= search.rest_value():
                        strength = party.gold["heroes"] + party.gold["items"]
                        found[idea.slot] = min(found.get(idea.slot, NOBODY), strength)
            self.foreseen = (view.round, found)
        return self.foreseen[1]

    # ------------------------------------------------------------ strikes

    def _strike(self, view: GorpgView, actions: Actions) -> Action | None:
        """On a quest every monster strikes: kill the most valuable hero that can be killed."""
        assert view.battle is not None
        foes = [known_foe(monster) for monster in view.slots[view.battle].monsters]
        attacks = {foe.card: foe.attack for foe in foes if foe.card in view.strikers}
        heroes = [hero for hero in view.parties[view.next[0]].heroes if hero.questing]
        return self._deadly(view, attacks, [(view.next[0], hero) for hero in heroes])

    def _wrath(self, view: GorpgView, actions: Actions) -> Action | None:
        """In the last battle, kill the strong heroes of one party after the other, beginning with
        the party where that takes the least."""
        foes = [known_foe(monster) for monster in view.town]
        usual = sorted(foe.life for foe in foes)[len(foes) // 2]
        best: list[HeroView] = []
        for party in view.parties.values():
            attack = max((hero.attack.total for hero in party.heroes), default=0)
            strong = [h for h in party.heroes if h.attack.total >= min(usual, attack)]
            if strong and (not best or _life(strong) < _life(best)):
                best = strong
        hero = min(best, key=lambda hero: (hero.life.total, hero.card))
        free = sorted(
            (foe for foe in foes if foe.card in view.strikers),
            key=lambda foe: (foe.attack, foe.card),
        )
        enough = [foe for foe in free if foe.attack >= hero.life.total]
        return Strike((enough[0] if enough else free[-1]).card, hero.card)

    def _deadly(
        self, view: GorpgView, attacks: dict[str, int], targets: list[tuple[str, HeroView]]
    ) -> Action:
        values = valuation_in(self.options, view.round)
        ascending = sorted(attacks, key=lambda card: (attacks[card], card))

        def dear(target: tuple[str, HeroView]) -> float:
            seat, hero = target
            last = values.last if len(view.parties[seat].heroes) == 1 else 0.0
            return values.keep(hero_from(hero)) + last

        dying = [
            (seat, hero)
            for seat, hero in targets
            if killing_blows(hero.life.total, [attacks[card] for card in ascending])
        ]
        if dying:
            _, hero = max(dying, key=dear)
            blow = killing_blows(hero.life.total, [attacks[card] for card in ascending])[0]
            return Strike(next(card for card in ascending if attacks[card] == blow), hero.card)
        _, hero = max(targets, key=lambda target: dear(target) / target[1].life.total)
        return Strike(ascending[-1], hero.card)

    def _condemn(self, view: GorpgView, actions: Actions) -> Action | None:
        """Of those tied, the one with the strongest heroes."""
        tied = [action.seat for action in listed(actions) if isinstance(action, Condemn)]
        return Condemn(max(tied, key=lambda seat: view.parties[seat].gold["heroes"]))


def _life(heroes: list[HeroView]) -> int:
    return sum(hero.life.total for hero in heroes)


def _masked(view: GorpgView) -> GorpgView:
    """The view with all monsters face down, as the parties will see them."""
    hidden = MonsterView(None, None, None)
    slots = {
        name: msgspec.structs.replace(slot, monsters=(hidden,) * slot.count)
        for name, slot in view.slots.items()
    }
    return msgspec.structs.replace(view, slots=slots, pile=(), hand=())
