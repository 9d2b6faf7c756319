"""Who carries what: ways to deal out a party's items, and the moves that lead there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from futago.game import Actions
from futago.gorpg.actions import Cards, Equip
from futago.gorpg.board import Hero
from futago.gorpg.cards import LEVEL, bonus, levels
from futago.gorpg.gear import with_items
from futago.gorpg.view import GorpgView, HeroView, PartyView

EVEN, BACK, TWO, FRONT = STYLES = ("even", "back", "two", "front")
BEHIND: Final = 8  # how much more the one struck first gets, if it has to stand

Dress = dict[str, Cards]
"""The items of every hero of a party."""


def hero_from(seen: HeroView) -> Hero:
    return Hero(seen.card, seen.items, seen.life.wounds, seen.life.level + seen.life.items)


def heroes_from(party: PartyView) -> list[Hero]:
    return [hero_from(seen) for seen in party.heroes]


def all_items(heroes: Sequence[Hero], store: Cards) -> list[str]:
    """A party's items, the best first."""
    items = [item for hero in heroes for item in hero.items]
    return sorted([*items, *store], key=lambda item: (-LEVEL[item], item))


def needed(hero: Hero) -> Cards:
    """The least of its items that a hero needs to live with its wounds."""
    lack = hero.wound + 1 - LEVEL[hero.card]
    if lack <= 0:
        return ()
    rising = sorted(hero.items, key=lambda item: (LEVEL[item], item))
    for item in rising:
        if LEVEL[item] >= lack:
            return (item,)
    worn = list[str]()
    for item in reversed(rising):
        if lack <= 0:
            break
        worn.append(item)
        lack -= LEVEL[item]
    return tuple(worn)


def laid_down(heroes: Sequence[Hero], store: Cards) -> tuple[list[Hero], Cards]:
    """A party that carries only what it needs to live, and the store with all the rest: whoever
    plans from here plans the same again when some of the items have changed hands."""
    bare = [with_items(hero, needed(hero)) for hero in heroes]
    kept = {item for hero in bare for item in hero.items}
    return bare, tuple(item for item in all_items(heroes, store) if item not in kept)


def dress(
    heroes: Sequence[Hero], store: Cards, team: Cards, location: str, most: int, style: str
) -> Dress:
    """All items to those who fight, dealt out in a style; nobody dies of it."""
    worn = {hero.card: list(needed(hero)) for hero in heroes}
    taken = {item for items in worn.values() for item in items}
    power = dict[str, int]()
    ranks = sorted(
        (hero for hero in heroes if hero.card in team), key=lambda h: (LEVEL[h.card], h.life)
    )
    for place, hero in enumerate(ranks):
        strength = LEVEL[hero.card] + levels(tuple(worn[hero.card])) + bonus(hero.card, location)
        if style == BACK or (style == TWO and place == 0 and len(ranks) > 2):
            strength += 1000 * (len(ranks) - place)
        elif style == FRONT and place == 0:
            strength -= BEHIND + hero.wound
        power[hero.card] = strength
    for item in all_items(heroes, store):
        if item in taken:
            continue
        room = [card for card in power if len(worn[card]) < most]
        if not room:
            break
        weakest = min(room, key=lambda card: power[card])
        worn[weakest].append(item)
        power[weakest] += LEVEL[item]
        if style == BACK:
            power[weakest] -= LEVEL[item]
    return {card: tuple(sorted(items)) for card, items in worn.items()}


def dressed(heroes: Sequence[Hero], worn: Mapping[str, Cards]) -> list[Hero]:
    """The heroes with these items."""
    return [with_items(hero, worn[hero.card]) for hero in heroes]


def next_equip(view: GorpgView, worn: Mapping[str, Cards], actions: Actions) -> Equip | None:
    """A legal move towards what everybody shall carry; None when there is no more."""
    for equip in _equips(view.parties[view.seat], worn):
        if equip in actions:
            return equip
    return None


def _equips(party: PartyView, worn: Mapping[str, Cards]) -> Iterator[Equip]:
    for hero in party.heroes:
        if hero.card in worn and hero.items != worn[hero.card]:
            yield Equip(hero.card, worn[hero.card])
