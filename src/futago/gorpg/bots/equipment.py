"""How the greedy party distributes its items among its heroes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from futago.game import Actions
from futago.gorpg.rules.actions import Cards, Equip
from futago.gorpg.rules.board import Hero
from futago.gorpg.rules.cards import LEVEL, bonus, levels
from futago.gorpg.rules.gear import with_items
from futago.gorpg.rules.view import GorpgView, HeroView, PartyView

EVEN, BACK, TWO, FRONT = STYLES = ("even", "back", "two", "front")
FRONT_LEAD: Final = 8  # how much stronger the hero struck first is made in the style "front"

Loadout = dict[str, Cards]
"""The items of every hero of a party, by hero."""


def hero_from(seen: HeroView) -> Hero:
    return Hero(seen.card, seen.items, seen.life.wounds, seen.life.level + seen.life.items)


def heroes_from(party: PartyView) -> list[Hero]:
    return [hero_from(seen) for seen in party.heroes]


def all_items(heroes: Sequence[Hero], store: Cards) -> list[str]:
    """A party's items, the highest level first."""
    items = [item for hero in heroes for item in hero.items]
    return sorted([*items, *store], key=lambda item: (-LEVEL[item], item))


def needed_items(hero: Hero) -> Cards:
    """The least of its items that a wounded hero needs to survive."""
    lack = hero.wound + 1 - LEVEL[hero.card]
    if lack <= 0:
        return ()
    ascending = sorted(hero.items, key=lambda item: (LEVEL[item], item))
    for item in ascending:
        if LEVEL[item] >= lack:
            return (item,)
    needed = list[str]()
    for item in reversed(ascending):
        if lack <= 0:
            break
        needed.append(item)
        lack -= LEVEL[item]
    return tuple(needed)


def minimally_equipped(heroes: Sequence[Hero], store: Cards) -> tuple[list[Hero], Cards]:
    """The heroes with only the items they need to survive, and the store with all others. A plan
    made from here stays the same while items are being moved."""
    bare = [with_items(hero, needed_items(hero)) for hero in heroes]
    kept = {item for hero in bare for item in hero.items}
    return bare, tuple(item for item in all_items(heroes, store) if item not in kept)


def assign_items(
    heroes: Sequence[Hero], store: Cards, team: Cards, location: str, most: int, style: str
) -> Loadout:
    """Give all items to the heroes of the team, in one of the styles, so that nobody dies."""
    loadout = {hero.card: list(needed_items(hero)) for hero in heroes}
    taken = {item for items in loadout.values() for item in items}
    power = dict[str, int]()
    ranks = sorted(
        (hero for hero in heroes if hero.card in team), key=lambda h: (LEVEL[h.card], h.life)
    )
    for place, hero in enumerate(ranks):
        strength = LEVEL[hero.card] + levels(tuple(loadout[hero.card])) + bonus(hero.card, location)
        if style == BACK or (style == TWO and place == 0 and len(ranks) > 2):
            strength += 1000 * (len(ranks) - place)
        elif style == FRONT and place == 0:
            strength -= FRONT_LEAD + hero.wound
        power[hero.card] = strength
    for item in all_items(heroes, store):
        if item in taken:
            continue
        room = [card for card in power if len(loadout[card]) < most]
        if not room:
            break
        weakest = min(room, key=lambda card: power[card])
        loadout[weakest].append(item)
        power[weakest] += LEVEL[item]
        if style == BACK:
            power[weakest] -= LEVEL[item]
    return {card: tuple(sorted(items)) for card, items in loadout.items()}


def equipped(heroes: Sequence[Hero], loadout: Mapping[str, Cards]) -> list[Hero]:
    """The heroes with the items of this loadout."""
    return [with_items(hero, loadout[hero.card]) for hero in heroes]


def next_equip(view: GorpgView, loadout: Mapping[str, Cards], actions: Actions) -> Equip | None:
    """The next legal move towards a loadout; None when there is none left."""
    for equip in _equips(view.parties[view.seat], loadout):
        if equip in actions:
            return equip
    return None


def _equips(party: PartyView, loadout: Mapping[str, Cards]) -> Iterator[Equip]:
    for hero in party.heroes:
        if hero.card in loadout and hero.items != loadout[hero.card]:
            yield Equip(hero.card, loadout[hero.card])
