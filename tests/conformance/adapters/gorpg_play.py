"""A player of Go RPG who reaches rare situations: the last battle, trades, a full party."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from futago.game import Action, Actions, BadInput, random_action
from futago.games import game_named

GAME: Final = game_named("gorpg")


class Careless:
    """Plays by a rule of thumb, and often anything; as the Overlord he is not always cruel."""

    def __init__(self, options: Any, seat: str, seed: str) -> None:
        self.rng = random.Random(seed)
        self.options, self.seat = options, seat
        self.rashness = self.rng.choice([0.05, 0.1, 0.3])
        self.kind = self.rng.random() < 0.7

    def choose(self, view: Any, actions: Actions) -> Action:
        if self.rng.random() >= self.rashness:
            ideas: Callable[[Any], Iterator[str]] | None = getattr(self, view.phase, None)
            for idea in ideas(view) if ideas is not None else ():
                action = self.read(idea)
                if action is not None and action in actions:
                    return action
        some = [random_action(actions, self.rng) for _ in range(4)]
        return max(some, key=self.liking)

    def read(self, idea: str) -> Action | None:
        try:
            return GAME.parse(idea, self.options)
        except BadInput:
            return None

    def liking(self, action: Action) -> float:
        """Buying is more fun than passing, hitting than running away."""
        words = str(action).split()
        if words[0] == "strike":
            level = self.level(words[1])
            return -level if self.kind else level
        many = {"buy": 3, "hire": 3, "attack": 2, "accept": 1, "pass": 0.9, "trade": 0.3}
        return many.get(words[0], 1) + self.rng.random()

    def level(self, card: str) -> int:
        face = card.split(".", maxsplit=1)[0]
        return 14 if face == "joker" else int(face.split("-")[1])

    # Ideas for each phase, in notation: the first that is legal is played.

    def equip(self, view: Any) -> Iterator[str]:
        party = view.parties[self.seat]
        if party.store and party.heroes and self.rng.random() < 0.8:
            hero = min(party.heroes, key=lambda hero: len(hero.items))
            yield " ".join(["equip", hero.card, *hero.items, party.store[0]])

    def muster(self, view: Any) -> Iterator[str]:
        kinds = self.rng.sample(["nature", "water", "fire", "urban"], 4)
        yield " ".join(["muster", *(f"{kind}-5" for kind in kinds[:3])])

    def quests(self, view: Any) -> Iterator[str]:
        yield from self.equip(view)
        party = view.parties[self.seat]
        heroes = sorted(party.heroes, key=lambda hero: -hero.life.total)
        wounds = sum(hero.life.wounds for hero in heroes)
        if self.rng.random() < 0.15:
            yield from ("rest recruit", "rest")
        if 3 * wounds > sum(hero.life.total for hero in heroes):
            yield "rest"
        slots = sorted(view.slots, key=lambda name: self.danger(view.slots[name]))
        for slot in slots if self.rng.random() < 0.8 else reversed(slots):
            yield " ".join(["quest", slot, *(hero.card for hero in heroes[:3])])

    def recruit(self, view: Any) -> Iterator[str]:
        if self.rng.random() < 0.7:
            yield "recruit"

    def danger(self, slot: Any) -> float:
        location = self.level(slot.location) if slot.location else 0
        return float((location + 12) * len(slot.monsters))

    def attack(self, view: Any) -> Iterator[str]:
        party = view.parties[self.seat]
        monsters = view.slots[view.battle].monsters
        strength = sum(hero.life.total for hero in party.heroes if hero.questing)
        if sum(monster.attack.total for monster in monsters) > 1.5 * strength:
            yield "retreat"
        heroes = [hero for hero in party.heroes if hero.card in view.yet]
        yield from self.hit(heroes, monsters)

    def hit(self, heroes: Any, monsters: Any) -> Iterator[str]:
        hero = max(heroes, key=lambda hero: hero.attack.total)
        falling = [m for m in monsters if m.life.total <= hero.attack.total]
        target = max(falling or monsters, key=lambda monster: monster.attack.total)
        yield f"attack {hero.card} {target.card}"

    def stand(self, view: Any) -> Iterator[str]:
        yield "pass"

    def hunters(self, view: Any) -> Iterator[str]:
        yield from self.equip(view)

    def mercenaries(self, view: Any) -> Iterator[str]:
        yield from self.equip(view)
        if len(view.parties[self.seat].heroes) > 2 and self.rng.random() < 0.7:
            yield "pass"

    def ready(self, view: Any) -> Iterator[str]:
        yield from self.equip(view)
        yield "pass"

    def charge(self, view: Any) -> Iterator[str]:
        heroes = view.parties[self.seat].heroes
        yield from self.hit([h for h in heroes if not view.yet or h.card in view.yet], view.town)
