"""The greedy Overlord: he lays what hurts where parties will go, and strikes to kill."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from futago.bots.gorpg_dress import hero_from
from futago.bots.gorpg_explore import Explorer, Idea, known_foe
from futago.bots.gorpg_fight import foe_of, killing_blows
from futago.bots.gorpg_worth import worth_in
from futago.game import Action, Actions, listed, next_words, random_action
from futago.gorpg.actions import Condemn, Lay, Strike
from futago.gorpg.board import Monster
from futago.gorpg.cards import monster_attack
from futago.gorpg.options import Options
from futago.gorpg.view import GorpgView, HeroView, MonsterView

Visit: TypeAlias = tuple[Explorer, Idea]


class GreedyOverlord:
    """Foresees where the parties go, as they do; strikes the best hero that he can kill."""

    def __init__(self, options: Options, seed: str) -> None:
        self.options = options
        self.rng = random.Random(seed)
        self.foreseen: tuple[int, dict[str, list[Visit]]] | None = None
        self.ways: dict[str, Callable[[GorpgView, Actions], Action | None]] = {
            "lay": self._lay,
            "strike": self._strike,
            "wrath": self._wrath,
            "condemn": self._condemn,
        }

    def choose(self, view: GorpgView, actions: Actions) -> Action:
        action = self.ways[view.phase](view, actions)
        if action is not None and action in actions:
            return action
        return random_action(actions, self.rng)

    # ------------------------------------------------------------ laying monsters

    def _lay(self, view: GorpgView, actions: Actions) -> Action | None:
        """Slot by slot, the most visited first: what the visitors will like least."""
        ((now, *_), _) = next_words(actions, ("lay",))
        lacking = {
            name: slot.count - len(slot.monsters)
            for name, slot in view.slots.items()
            if slot.count > len(slot.monsters)
        }
        visitors = self._visitors(view)
        hand = [card for card in view.hand if card is not None]
        for name in sorted(lacking, key=lambda name: (-len(visitors[name]), name)):
            chosen = self._cruellest(view, name, hand, min(lacking[name], len(hand)), visitors)
            if name == now:
                return Lay(name, tuple(sorted(chosen)))
            hand = [card for card in hand if card not in chosen]
        return None

    def _visitors(self, view: GorpgView) -> dict[str, list[Visit]]:
        """Who is expected where this round, thinking as a party does."""
        if self.foreseen is None or self.foreseen[0] != view.round:
            found: dict[str, list[Visit]] = {name: [] for name in view.slots}
            masked = _masked(view)
            worth = worth_in(self.options, view.round)
            for seat in view.order:
                if view.parties[seat].heroes:
                    explorer = Explorer(self.options, masked, seat, self.rng, worth)
                    idea = explorer.best()
                    if idea is not None and idea.value >= explorer.rest_value():
                        found[idea.slot].append((explorer, idea))
            self.foreseen = (view.round, found)
        return self.foreseen[1]

    def _cruellest(
        self,
        view: GorpgView,
        name: str,
        hand: list[str],
        count: int,
        visitors: dict[str, list[Visit]],
    ) -> list[str]:
        """The strongest of the hand, unless the visitors fare worse with the weakest."""
        slot = view.slots[name]
        assert slot.location is not None
        location = slot.location
        ranked = sorted(hand, key=lambda card: (-monster_attack(card, location), card))
        if not visitors[name]:
            return ranked[len(ranked) - count :]
        there = tuple(known_foe(monster) for monster in slot.monsters)
        explorer, idea = visitors[name][0]
        choices = [ranked[first : first + count] for first in range(len(ranked) - count + 1)]

        def fares(cards: list[str]) -> float:
            foes = there + tuple(foe_of(Monster(card, 0, True), location) for card in cards)
            return explorer.fares(idea, foes)

        return min(choices, key=fares)

    # ------------------------------------------------------------ strikes

    def _strike(self, view: GorpgView, actions: Actions) -> Action | None:
        """In a quest: every monster strikes, and the dearest hero who can die does."""
        assert view.battle is not None
        foes = [known_foe(monster) for monster in view.slots[view.battle].monsters]
        attacks = {foe.card: foe.attack for foe in foes if foe.card in view.strikers}
        heroes = [hero for hero in view.parties[view.next[0]].heroes if hero.questing]
        return self._deadly(view, attacks, [(view.next[0], hero) for hero in heroes])

    def _wrath(self, view: GorpgView, actions: Actions) -> Action | None:
        """In the last battle: his strongest strike, at any hero of any party."""
        foes = sorted(map(known_foe, view.town), key=lambda foe: (-foe.attack, foe.card))
        free = [foe for foe in foes if foe.card in view.strikers][: view.strikes]
        targets = [(seat, hero) for seat, party in view.parties.items() for hero in party.heroes]
        return self._deadly(view, {foe.card: foe.attack for foe in free}, targets)

    def _deadly(
        self, view: GorpgView, attacks: dict[str, int], targets: list[tuple[str, HeroView]]
    ) -> Action:
        worth = worth_in(self.options, view.round)
        rising = sorted(attacks, key=lambda card: (attacks[card], card))

        def dear(target: tuple[str, HeroView]) -> float:
            seat, hero = target
            last = worth.last if len(view.parties[seat].heroes) == 1 else 0.0
            return worth.keep(hero_from(hero)) + last

        dying = [
            (seat, hero)
            for seat, hero in targets
            if killing_blows(hero.life.total, [attacks[card] for card in rising])
        ]
        if dying:
            _, hero = max(dying, key=dear)
            blow = killing_blows(hero.life.total, [attacks[card] for card in rising])[0]
            return Strike(next(card for card in rising if attacks[card] == blow), hero.card)
        _, hero = max(targets, key=lambda target: dear(target) / target[1].life.total)
        return Strike(rising[-1], hero.card)

    def _condemn(self, view: GorpgView, actions: Actions) -> Action | None:
        """Of those tied, the one with the strongest heroes."""
        tied = [action.seat for action in listed(actions) if isinstance(action, Condemn)]
        return Condemn(max(tied, key=lambda seat: view.parties[seat].gold["heroes"]))


def _masked(view: GorpgView) -> GorpgView:
    """The slots as the parties will see them when he has laid."""
    hidden = MonsterView(None, None, None)
    slots = {
        name: msgspec.structs.replace(slot, monsters=(hidden,) * slot.count)
        for name, slot in view.slots.items()
    }
    return msgspec.structs.replace(view, slots=slots, pile=(), hand=())
