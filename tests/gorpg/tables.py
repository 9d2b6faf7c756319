"""Helpers for tests: positions from keywords, moves in notation."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from futago import gorpg
from futago.choices.questions import One, Option, Question
from futago.game import Action, Actions, Game, IllegalAction, random_action, written
from futago.games import game_named
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules import board as b
from futago.gorpg.rules.actions import (
    Attack,
    Buy,
    Equip,
    GorpgAction,
    Hire,
    Pass,
    Quest,
    Recruit,
    Rest,
    RestOrRecruit,
    Retreat,
    Strike,
)
from futago.gorpg.rules.blows import hero_attack, monster_life
from futago.gorpg.rules.cards import LEVEL, bonus, monster_attack


def table(**words: Any) -> GorpgState:
    """A position from its fields, under the newest rules unless said otherwise."""
    start = {"rules": GAME.version, "phase": "quests", "round": 1, "leader": "p1"} | words
    if "players" not in start:
        start["players"] = 1 if start.get("mode") == "solo" else 2
    if "to_deal" in start:
        start["to-deal"] = start.pop("to_deal")
    return gorpg.position(" ".join(f"{name}={written(value)}" for name, value in start.items()))


def battle(monsters: str, heroes: str = "nature-9:0", /, **words: Any) -> GorpgState:
    """The first party's go at slot 1, a location of nature of level 1 unless said otherwise."""
    players = words.setdefault("players", 1)
    slots = 3 if words.get("mode") == "solo" else players + 1
    locations = ["nature-1", *(f"urban-{n}" for n in range(2, slots + 1))]
    first = heroes.split("/", maxsplit=1)[0]
    names = ",".join(hero.split(":")[0] for hero in first.split(","))
    base: dict[str, Any] = {
        "phase": "attack",
        "heroes": heroes + "/" * (players - 1 - heroes.count("/")),
        "locations": ",".join(locations),
        "monsters": monsters + "/" * slots,
        "placed": "p1" + "/" * slots,
        "questing": names + "/" * (players - 1),
        "yet": names,
        "queue": "p1",
        "slot": 1,
        "fought": "slot-1",
    }
    return table(**(base | words))


def do(state: GorpgState, *moves: str) -> GorpgState:
    """Moves, each by whoever is to move."""
    for move in moves:
        state.apply(state.movers[0], GAME.parse(move, state.setup.options))
    return state


def legal(state: GorpgState, move: str) -> bool:
    """Whether this move is legal for the seat to move."""
    seat = state.movers[0]
    return GAME.parse(move, state.setup.options) in state.legal_actions(seat)


def refused(state: GorpgState, move: str) -> str:
    """Why this move is refused; checks that nothing has changed."""
    before = state.copy()
    with pytest.raises(IllegalAction) as error:
        do(state, move)
    assert state == before
    return str(error.value)


def asked(state: GorpgState) -> Question:
    """What the seat to move is asked."""
    question = state.choice(state.movers[0]).question
    assert question is not None
    return question


def options(state: GorpgState) -> tuple[Option, ...]:
    """What the seat to move chooses from first."""
    question = asked(state)
    assert isinstance(question, One)
    return question.options


def then(state: GorpgState, id: str) -> Any:
    """The question to which an option leads."""
    return next(option for option in options(state) if option.id == id).then


def actions(state: GorpgState) -> list[str]:
    """All legal actions, in notation."""
    return [str(action) for action in state.legal_actions(state.movers[0])]


def deal_out(state: GorpgState, rng: random.Random) -> GorpgState:
    """Make random chance moves until a seat is to move."""
    while state.movers == ("chance",):
        state.apply("chance", random_action(state.legal_actions("chance"), rng))
    return state


def heroes(state: GorpgState, seat: str = "p1") -> dict[str, int]:
    """The heroes of a party and their life."""
    return {hero.card: hero.life for hero in state.heroes[state.setup.party_of[seat]]}


FIRST: Final = game_named("gorpg", "0.1.0")
"""The game under the first version of its rules."""

Chooser = Callable[[GorpgState, str, random.Random], Action]


def at_random(state: GorpgState, seat: str, rng: random.Random) -> Action:
    return random_action(state.legal_actions(seat), rng)


def by_thumb(state: GorpgState, seat: str, rng: random.Random) -> Action:
    """Simple heuristics for parties and a lenient Overlord, so that games reach the last battle."""
    legal = state.legal_actions(seat)
    if seat == "chance" or rng.random() < 0.03:
        return random_action(legal, rng)
    if seat == "overlord":
        return _kind_overlord(state, legal, rng)
    action = _thumb(state, state.setup.party_of[seat], rng)
    return action if action is not None and action in legal else random_action(legal, rng)


def _kind_overlord(state: GorpgState, legal: Actions, rng: random.Random) -> Action:
    some = [random_action(legal, rng) for _ in range(6)]
    return min(some, key=lambda a: LEVEL[a.monster] if isinstance(a, Strike) else 0)


def _thumb(state: GorpgState, party: int, rng: random.Random) -> GorpgAction | None:
    own, store = state.heroes[party], state.store[party]
    if state.phase in (b.QUESTS, b.HUNTERS, b.MERCENARIES, b.READY) and store and own:
        hero = min(own, key=lambda hero: len(hero.items))
        if len(hero.items) < state.setup.most_items:
            return Equip(hero.card, tuple(sorted((*hero.items, store[0]))))
    if state.phase == b.QUESTS:
        return _quest(state, party, rng)
    if state.phase == b.ATTACK and len(state.yet) == len(state.questing[party]):
        strength = sum(hero.life for hero in own if hero.card in state.yet)
        location = state.locations[state.slot]
        threat = [monster_attack(m.card, location) for m in state.monsters[state.slot]]
        if sum(threat) > 1.3 * strength and not state.spoils[party]:
            return Retreat()
    if state.phase in (b.ATTACK, b.CHARGE):
        best = max(own, key=lambda hero: hero.full).card
        return _attack(state, party, state.yet[0] if state.yet else best)
    if state.phase in (b.HUNTERS, b.MERCENARIES):
        some = [random_action(state.legal_actions(state.movers[0]), rng) for _ in range(8)]
        buys = [a for a in some if isinstance(a, Buy) or (isinstance(a, Hire) and len(own) < 3)]
        return max(buys, key=_bought) if buys else Pass()
    if state.phase == b.RECRUIT:
        return Recruit() if rng.random() < 0.3 else Pass()
    return Pass() if state.phase == b.STAND else None


def _bought(action: Any) -> int:
    return sum(LEVEL[card] for card in (action.items if isinstance(action, Buy) else action.heroes))


def _quest(state: GorpgState, party: int, rng: random.Random) -> GorpgAction:
    own = sorted(state.heroes[party], key=lambda hero: -hero.life)
    if 3 * sum(hero.wound for hero in own) > sum(hero.full for hero in own):
        recruit = rng.random() < 0.3
        return Rest() if state.setup.rules.recruit_when_back else RestOrRecruit(recruit)
    sent = tuple(hero.card for hero in own[:3])
    order = sorted(range(state.setup.slots), key=lambda slot: _charm(state, slot, sent))
    return Quest(state.setup.slot_names[order[-1 if rng.random() < 0.8 else -2]], sent)


def _charm(state: GorpgState, slot: int, sent: tuple[str, ...]) -> float:
    location = state.locations[slot]
    gain = sum(bonus(card, location) for card in sent)
    return gain - 0.6 * (LEVEL[location] + 12) * len(state.monsters[slot])


def _attack(state: GorpgState, party: int, card: str) -> Attack:
    location = state.locations[state.slot]
    hero = next(hero for hero in state.heroes[party] if hero.card == card)
    damage = hero_attack(hero, location)
    monsters = state.monsters[state.slot]
    falling = [m for m in monsters if monster_life(m, location) <= damage]
    target = max(falling or monsters, key=lambda m: monster_attack(m.card, location))
    return Attack(card, target.card)


def playing(
    seed: int, chooser: Chooser, game: Game = GAME, **given: Any
) -> Iterator[tuple[GorpgState, str, Action]]:
    """A whole game: the state before each move, the seat and the move; finally the end."""
    rng = random.Random(seed)
    state = game.new(game.options(given or game.vary(rng)))
    assert isinstance(state, GorpgState)
    while state.movers:
        seat = state.movers[0]
        action = chooser(state, seat, rng)
        yield state, seat, action
        state.apply(seat, action)
    yield state, "", Pass()


def finished(
    seed: int, chooser: Chooser = at_random, game: Game = GAME, **given: Any
) -> GorpgState:
    """The end of a game."""
    *_, (state, _, _) = playing(seed, chooser, game, **given)
    return state
