"""How the greedy party plays the last battle: items, attacks, and whom the monsters strike."""

from __future__ import annotations

import random
from collections.abc import Sequence

from futago.game import Action, Actions
from futago.gorpg.bots.battle import BEST, RULE, Band, Foe, Stakes, band_of, best_targets, go_value
from futago.gorpg.bots.equipment import (
    STYLES,
    Loadout,
    all_items,
    assign_items,
    equipped,
    heroes_from,
    minimally_equipped,
    needed_items,
)
from futago.gorpg.bots.quests import known_foe
from futago.gorpg.rules.actions import Attack, Strike
from futago.gorpg.rules.blows import hero_attack
from futago.gorpg.rules.board import Hero, setup_of
from futago.gorpg.rules.cards import LEVEL, TOWN, bonus
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.view import GorpgView

STRONG = 22  # an attack that kills most monsters in town with one blow
TRIES = 250  # random changes of the items that are tried


def _stakes(options: Options) -> Stakes:
    """Winning matters most, then trophies and wounds."""
    strikes = BEST if options.monster_targets == "best" else RULE
    return Stakes(trophy=1.0, wound=0.2, wiped=1000.0, strikes=strikes, no_retreat=True)


def _band(heroes: Sequence[Hero]) -> Band:
    return band_of(heroes, TOWN, [float(hero.full) for hero in heroes])


# ---------------------------------------------------------------- items


def last_battle_loadout(options: Options, view: GorpgView, rng: random.Random) -> Loadout:
    """The items of every hero for the last battle."""
    party = view.parties[view.seat]
    heroes, store = minimally_equipped(heroes_from(party), party.store)
    if options.mode == "overlord":
        return _strong_loadout(options, heroes, store)
    foes = tuple(known_foe(monster) for monster in view.town)
    stakes, most = _stakes(options), setup_of(options).most_items
    team = tuple(hero.card for hero in heroes)

    def value(loadout: Loadout) -> float:
        return go_value(_band(equipped(heroes, loadout)), foes, (), stakes)

    candidates = [assign_items(heroes, store, team, TOWN, most, style) for style in STYLES]
    best = max(candidates, key=value)
    best_value = value(best)
    fixed = {item for hero in heroes for item in needed_items(hero)}
    for _ in range(TRIES if len(heroes) > 1 else 0):
        changed = _moved(best, fixed, most, rng)
        changed_value = value(changed)
        if changed_value > best_value:
            best, best_value = changed, changed_value
    return best


def _moved(loadout: Loadout, fixed: set[str], most: int, rng: random.Random) -> Loadout:
    """The same loadout with one or two items moved to another hero."""
    items = {card: list(carried) for card, carried in loadout.items()}
    for _ in range(rng.randrange(1, 3)):
        giver, taker = rng.sample(list(items), 2)
        free = [item for item in items[giver] if item not in fixed]
        if free and len(items[taker]) < most:
            item = rng.choice(free)
            items[giver].remove(item)
            items[taker].append(item)
    return {card: tuple(sorted(carried)) for card, carried in items.items()}


def _strong_loadout(options: Options, heroes: Sequence[Hero], store: tuple[str, ...]) -> Loadout:
    """Make as many heroes as possible strong enough to kill with one blow; further items go to the
    strongest."""
    most = setup_of(options).most_items
    loadout = {hero.card: list(needed_items(hero)) for hero in heroes}
    taken = {item for carried in loadout.values() for item in carried}
    pool = [item for item in all_items(heroes, store) if item not in taken]
    ranks = sorted(
        heroes, key=lambda hero: -hero_attack(Hero(hero.card, (), 0, LEVEL[hero.card]), TOWN)
    )
    for hero in ranks:
        carried = loadout[hero.card]
        attack = LEVEL[hero.card] + bonus(hero.card, TOWN) + sum(LEVEL[i] for i in carried)
        while pool and len(carried) < most and attack < STRONG:
            enough = [item for item in pool if LEVEL[item] >= STRONG - attack]
            item = enough[-1] if enough else pool[0]
            pool.remove(item)
            carried.append(item)
            attack += LEVEL[item]
    for hero in ranks:
        while pool and len(loadout[hero.card]) < most:
            loadout[hero.card].append(pool.pop(0))
    return {card: tuple(sorted(carried)) for card, carried in loadout.items()}


# ---------------------------------------------------------------- attacks and strikes


def solo_attack(options: Options, view: GorpgView) -> Action:
    """The first of the best attacks of this turn."""
    band = _band(heroes_from(view.parties[view.seat]))
    foes = tuple(known_foe(monster) for monster in view.town)
    yet = [place for place, fighter in enumerate(band) if fighter.card in view.yet]
    _, chosen = best_targets(band, yet, foes, (), _stakes(options))
    return Attack(band[yet[0]].card, foes[chosen[0]].card)


def solo_strike(view: GorpgView, actions: Sequence[Action]) -> Action:
    """The single player sacrifices the least valuable hero, or has one struck who survives."""
    foes = {foe.card: foe for foe in map(known_foe, view.town)}
    heroes = {hero.card: hero for hero in view.parties[view.seat].heroes}

    def loss(action: Action) -> tuple[float, int]:
        assert isinstance(action, Strike)
        hero, damage = heroes[action.hero], foes[action.monster].attack
        if hero.life.total <= damage:  # a weak hero who takes a hard blow saves the others
            return hero.attack.total - 0.8 * damage, 0
        return 0.1 * damage, -hero.life.total

    return min(actions, key=loss)


def shared_attack(options: Options, view: GorpgView, actions: Actions) -> Action:
    """Against the Overlord: the strongest monster that dies of one blow, or the one closest to
    death."""
    rival = _rival_blow(view, actions)
    if rival is not None:
        return rival
    heroes = heroes_from(view.parties[view.seat])
    attacks = {hero.card: hero_attack(hero, TOWN) for hero in heroes}
    best = max(attacks, key=lambda card: attacks[card])
    foes = [known_foe(monster) for monster in view.town]
    dying = [foe for foe in foes if foe.life <= attacks[best]]

    def dear(foe: Foe) -> tuple[int, int]:
        return foe.attack, foe.level

    if dying:
        return Attack(best, max(dying, key=dear).card)
    blows = {foe.card: -(-foe.life // attacks[best]) for foe in foes}
    return Attack(best, min(foes, key=lambda foe: (blows[foe.card], -foe.attack)).card)


def _rival_blow(view: GorpgView, actions: Actions) -> Action | None:
    """Where each party plays for itself: an attack that puts this party first, when the battle is
    nearly won."""
    mine = view.parties[view.seat]
    rivals = {
        seat: party
        for seat, party in view.parties.items()
        if seat != view.seat and not party.out and party.gold["total"] >= mine.gold["total"]
    }
    if not view.contest or len(rivals) != 1 or len(view.town) > 3:
        return None
    ((seat, rival),) = rivals.items()
    for hero in mine.heroes:
        for target in rival.heroes:
            lost = (
                0
                if len(rival.heroes) == 1
                else rival.gold["total"] - _gold_value(view, target.items)
            )
            if target.life.total <= hero.attack.total and lost < mine.gold["total"]:
                blow = Attack(hero.card, target.card, seat)
                if blow in actions:
                    return blow
    return None


def _gold_value(view: GorpgView, items: tuple[str, ...]) -> int:
    """The value of these items in gold, derived from the public totals."""
    gold = sum(party.gold["items"] for party in view.parties.values())
    held = sum(
        LEVEL[item]
        for party in view.parties.values()
        for item in (*party.store, *(i for hero in party.heroes for i in hero.items))
    )
    return sum(LEVEL[item] for item in items) * gold // held if held else 0
