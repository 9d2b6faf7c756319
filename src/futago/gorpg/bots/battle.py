"""The value of a battle and of the moves in it: nothing is random once the monsters are known.

Attack and life come from the rules; this module only assumes how each side plays: heroes kill what
they can, monsters strike by the rule or as an Overlord would direct them, and the party retreats
when that is better. Another party at the slot is assumed to keep fighting.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from futago.gorpg.rules.blows import hero_attack, monster_life
from futago.gorpg.rules.board import Hero, Monster
from futago.gorpg.rules.cards import LEVEL, monster_attack

RULE, DIRECTED, BEST = "rule", "directed", "best"  # whom the monsters strike
MAX_EXCHANGES: Final = 7  # how many exchanges to look ahead
MAX_TARGETINGS: Final = 400  # up to here all assignments of heroes to foes are tried


class Fighter(NamedTuple):
    """A hero in a battle; `keep` is its value in full health."""

    attack: int
    life: int
    full: int
    keep: float
    card: str


class Foe(NamedTuple):
    """A monster in a battle."""

    attack: int
    life: int
    level: int
    card: str


Band = tuple[Fighter, ...]
Foes = tuple[Foe, ...]


def band_of(heroes: Sequence[Hero], location: str, keep: Sequence[float]) -> Band:
    """Heroes at a location, in the order in which monsters strike them by the rule."""
    order = sorted(range(len(heroes)), key=lambda n: (LEVEL[heroes[n].card], heroes[n].life))
    return tuple(
        Fighter(
            hero_attack(heroes[n], location),
            heroes[n].life,
            heroes[n].full,
            keep[n],
            heroes[n].card,
        )
        for n in order
    )


def foe_of(monster: Monster, location: str) -> Foe:
    card = monster.card
    attack = monster_attack(card, location)
    return Foe(attack, monster_life(monster, location), LEVEL[card], card)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What can be won and lost in a battle."""

    trophy: float  # per level
    wound: float  # per point of life lost
    wiped: float = 0.0  # additional cost when all heroes here die
    cleared: float = 0.0  # corpses and bounty
    spoils_lost: bool = False  # whether a party that dies loses the trophies of this quest
    slain_stay: bool = False  # whether it loses them whenever monsters are left
    old: tuple[int, ...] = ()  # levels of older trophies that a retreat can cost as well
    strikes: str = RULE
    one_exchange: bool = False
    no_retreat: bool = False


# ---------------------------------------------------------------- the heroes attack


def choose_targets(attacks: Sequence[int], foes: Foes) -> list[int]:
    """The foe that each hero attacks: first the most dangerous ones that die of one blow, then
    those that need several; the remaining heroes attack the one closest to death."""
    chosen = [-1] * len(attacks)
    free = sorted(range(len(attacks)), key=attacks.__getitem__)
    standing = sorted(range(len(foes)), key=lambda n: (-foes[n].attack, foes[n].life))
    for foe in list(standing):
        life = foes[foe].life
        for hero in free:
            if attacks[hero] >= life:
                chosen[hero] = foe
                free.remove(hero)
                standing.remove(foe)
                break
        if not free:
            return chosen
    standing.sort(key=lambda n: foes[n].life)
    for foe in list(standing):
        left, used = foes[foe].life, list[int]()
        for hero in reversed(free):
            used.append(hero)
            left -= attacks[hero]
            if left <= 0:
                break
        if left > 0:
            break
        for hero in used:
            chosen[hero] = foe
            free.remove(hero)
        standing.remove(foe)
        if not free:
            return chosen
    rest = standing[0] if standing else 0
    return [rest if foe < 0 else foe for foe in chosen]


def after_attacks(
    attacks: Sequence[int], foes: Foes, chosen: Sequence[int]
) -> tuple[Foes, tuple[int, ...]]:
    """The foes left after these attacks, and the levels of those killed."""
    hurt = [0] * len(foes)
    for attack, foe in zip(attacks, chosen, strict=True):
        hurt[foe] += attack
    left, felled = list[Foe](), list[int]()
    for monster, damage in zip(foes, hurt, strict=True):
        if damage >= monster.life:
            felled.append(monster.level)
        elif damage:
            attack, life, level, card = monster
            left.append(Foe(attack, life - damage, level, card))
        else:
            left.append(monster)
    return tuple(left), tuple(felled)


# ---------------------------------------------------------------- the monsters strike


def reply(band: Band, foes: Foes, strikes: str) -> Band:
    """The heroes left after the monsters' strikes."""
    if strikes == DIRECTED:
        return directed_reply(band, [foe.attack for foe in foes])
    if strikes == BEST:
        return best_reply(band, [foe.attack for foe in foes])
    front, life = 0, band[0].life
    for foe in foes:
        life -= foe.attack
        if life <= 0:
            front += 1
            if front == len(band):
                return ()
            life = band[front].life
    return (band[front]._replace(life=life), *band[front + 1 :])


def directed_reply(band: Band, attacks: Sequence[int]) -> Band:
    """Kill the most valuable hero that can be killed, with as few strikes as possible; then the
    next."""
    left, free = list(band), sorted(attacks)
    for fighter in sorted(band, key=lambda f: -f.keep):
        blows = killing_blows(fighter.life, free)
        if blows:
            left.remove(fighter)
            for blow in blows:
                free.remove(blow)
    if left and free:
        weakest = min(range(len(left)), key=lambda n: left[n].life)
        hurt = left[weakest]
        left[weakest] = hurt._replace(life=max(1, hurt.life - sum(free)))
    return tuple(left)


def best_reply(band: Band, attacks: Sequence[int]) -> Band:
    """Each monster kills the hero of highest attack that it can, or strikes the one of lowest
    life."""
    left = list(band)
    for attack in attacks:
        dying = [fighter for fighter in left if fighter.life <= attack]
        if dying:
            left.remove(max(dying, key=lambda f: f.attack))
            if not left:
                break
        else:
            place = min(range(len(left)), key=lambda n: (left[n].life, -left[n].attack))
            left[place] = left[place]._replace(life=left[place].life - attack)
    return tuple(left)


def killing_blows(life: int, ascending: Sequence[int]) -> list[int]:
    """Strikes that kill a hero: the strongest first, the last one no stronger than needed; empty
    if they do not suffice."""
    if sum(ascending) < life:
        return []
    blows, free = list[int](), list(ascending)
    while life > 0:
        blow = next((b for b in free if b >= life), free[-1])
        blows.append(blow)
        free.remove(blow)
        life -= blow
    return blows


# ---------------------------------------------------------------- a whole battle


def standing_value(band: Band, stakes: Stakes) -> float:
    """The value of the heroes in their present health."""
    value = 0.0
    for fighter in band:
        value += fighter.keep - stakes.wound * (fighter.full - fighter.life)
    return value


def retreat_value(band: Band, spoils: tuple[int, ...], stakes: Stakes) -> float:
    """The value after a retreat, which costs half of the full health and the lesser half of the
    trophies, or all of this quest's and the lesser half of the older ones."""
    value = 0.0
    for fighter in band:
        left = max(1, fighter.life - fighter.full // 2)
        value += fighter.keep - stakes.wound * (fighter.full - left)
    trophies = sorted(stakes.old if stakes.slain_stay else spoils + stakes.old)
    kept = sum(trophies[len(trophies) // 2 :]) - sum(stakes.old)
    return value + stakes.trophy * kept


def wiped_value(spoils: tuple[int, ...], stakes: Stakes) -> float:
    trophies = 0.0 if stakes.spoils_lost else stakes.trophy * sum(spoils)
    return trophies - stakes.wiped


def go_value(
    band: Band, foes: Foes, spoils: tuple[int, ...], stakes: Stakes, ally: Band = (), depth: int = 0
) -> float:
    """The value of a battle at the beginning of a go: attack, or leave at once."""
    attacks = [fighter.attack for fighter in band]
    left, felled = after_attacks(attacks, foes, choose_targets(attacks, foes))
    value = stand_value(band, left, spoils + felled, stakes, ally, depth)
    if stakes.no_retreat or not left:
        return value
    return max(value, retreat_value(band, spoils, stakes))


def stand_value(
    band: Band, foes: Foes, spoils: tuple[int, ...], stakes: Stakes, ally: Band = (), depth: int = 0
) -> float:
    """The value once the attacks of a go are made: stay, or leave."""
    if not foes:
        value = standing_value(band, stakes) + stakes.trophy * sum(spoils)
        return value + stakes.cleared
    leave = retreat_value(band, spoils, stakes)
    if depth >= MAX_EXCHANGES and not stakes.no_retreat:
        return leave
    stay = stay_value(band, foes, spoils, stakes, ally, depth)
    return stay if stakes.no_retreat else max(stay, leave)


def stay_value(
    band: Band, foes: Foes, spoils: tuple[int, ...], stakes: Stakes, ally: Band = (), depth: int = 0
) -> float:
    """The value of staying for the reply."""
    band = reply(band, foes, stakes.strikes)
    if not band:
        return wiped_value(spoils, stakes)
    standing = standing_value(band, stakes)
    home = standing + stakes.trophy * sum(spoils)
    if stakes.one_exchange and not stakes.slain_stay:
        return home
    if ally:
        foes, ally = ally_go(foes, ally, stakes.strikes)
        if not foes:
            return home
    if stakes.one_exchange:
        return standing
    if depth >= 4 * MAX_EXCHANGES:
        return wiped_value(spoils, stakes)
    return go_value(band, foes, spoils, stakes, ally, depth + 1)


def ally_go(foes: Foes, ally: Band, strikes: str) -> tuple[Foes, Band]:
    """The other party attacks and takes the reply."""
    attacks = [fighter.attack for fighter in ally]
    foes, _ = after_attacks(attacks, foes, choose_targets(attacks, foes))
    return foes, reply(ally, foes, strikes) if foes else ally


def best_targets(
    band: Band,
    yet: Sequence[int],
    foes: Foes,
    spoils: tuple[int, ...],
    stakes: Stakes,
    ally: Band = (),
) -> tuple[float, tuple[int, ...]]:
    """The best targets for the heroes who have yet to attack, as indices of foes, and the value
    they lead to."""
    attacks = [band[place].attack for place in yet]
    candidates: Iterator[tuple[int, ...]] | list[tuple[int, ...]]
    if len(foes) ** len(yet) <= MAX_TARGETINGS:
        candidates = product(range(len(foes)), repeat=len(yet))
    else:
        candidates = _neighbours(tuple(choose_targets(attacks, foes)), len(foes))
    best, best_value = (0,) * len(yet), float("-inf")
    seen = set[tuple[Foes, tuple[int, ...]]]()
    for targets in candidates:
        outcome = after_attacks(attacks, foes, targets)
        if outcome in seen:
            continue
        seen.add(outcome)
        value = stand_value(band, outcome[0], spoils + outcome[1], stakes, ally)
        if value > best_value:
            best, best_value = targets, value
    return best_value, best


def _neighbours(targets: tuple[int, ...], foes: int) -> list[tuple[int, ...]]:
    """These targets and all that differ for one hero."""
    changed = [
        (*targets[:place], foe, *targets[place + 1 :])
        for place in range(len(targets))
        for foe in range(foes)
    ]
    return list(dict.fromkeys([targets, *changed]))
