"""The battles of Go RPG: at the slots in rounds 1 to 9 (10), and the two last battles in town."""

from __future__ import annotations

from typing import Any, NoReturn

from .table import TOWN, GameOver, Hero, Monster, Party, Slot, Table, level
from .town import equip

SWARM = 5  # new monsters of the last battle with a single player (ruling 29)

# --- Blows -------------------------------------------------------------------------------------


def weakest(heroes: list[Hero]) -> Hero:
    """Ruling 11: lowest card level, then lowest life, then left-most (min keeps the first).

    The same hero is struck until it dies: being struck, it stays the weakest by this order.
    """
    return min(heroes, key=lambda hero: (level(hero.card), hero.life()))


def best_target(monster: Monster, heroes: list[Hero]) -> Hero:
    """Ruling 29, the hard way: the strongest hero it kills, else the one with least life."""
    force = monster.attack(TOWN)
    mortal = [hero for hero in heroes if hero.life() <= force]
    if mortal:
        return max(mortal, key=lambda hero: hero.attack(TOWN))  # max keeps the left-most
    return min(heroes, key=lambda hero: (hero.life(), -hero.attack(TOWN)))


def strike(table: Table, monster: Monster, party: Party, hero: Hero, location: str) -> None:
    hero.wounds += monster.attack(location)
    if hero.life() <= 0:
        table.bury(party, hero)


def attack(
    table: Table,
    party: Party,
    ready: list[Hero],
    monsters: list[Monster],
    location: str,
    move: dict[str, Any],
) -> Hero:
    """One hero of those ready hits one monster; a slain one is the party's trophy. Who did it."""
    if "seat" in move:
        table.foul("another party's hero cannot be attacked here")
    hero = table.own_hero(party, move["hero"])
    if hero not in ready:
        table.foul(f"{hero.card} is not to attack now")
    monster = table.pick_monster(monsters, move["target"])
    monster.wounds += hero.attack(location)
    if monster.life(location) <= 0:
        monsters.remove(monster)
        party.quest_trophies.append(monster.card)
    return hero


# --- Battles at the slots ----------------------------------------------------------------------


def battle(table: Table, slot: Slot) -> None:
    """All exchanges at one slot (rulings 10 and 11)."""
    if not slot.parties:
        return
    slot.fought = True
    if not slot.monsters:
        # Ruling 14: nothing to fight, the first placed takes the corpses.
        slot.parties[0].trophies += slot.corpses
        slot.corpses = []
        return
    there = list(slot.parties)
    while there and slot.monsters:
        for party in list(there):
            if not go(table, slot, party):
                there.remove(party)
            if not slot.monsters:
                break
        if table.options["battle"] == "one-exchange":
            break
    stays = table.mode == "overlord" and table.rules.slain_stay and bool(slot.monsters)
    for party in slot.parties:
        # Ruling 25; whoever retreated or died has left all of it already.
        (slot.corpses if stays else party.trophies).extend(party.quest_trophies)
        party.quest_trophies = []


def go(table: Table, slot: Slot, party: Party) -> bool:
    """One go of one party and the reply to it; whether the party is still there."""
    assert slot.location is not None
    ready = list(party.questing)
    acts = ["attack", "retreat"]
    while ready:
        move = table.take(party.seat, *acts)
        if move["do"] == "retreat":
            retreat(table, slot, party, move["leave"])
            return False
        ready.remove(attack(table, party, ready, slot.monsters, slot.location, move))
        if not slot.monsters:
            clear(table, slot, party)
            return True
        if not table.rules.retreat_between_attacks:
            acts = ["attack"]
    move = table.take(party.seat, "pass", "retreat")
    if move["do"] == "retreat":
        retreat(table, slot, party, move["leave"])
        return False
    reply(table, slot, party)
    if party.questing:
        return True
    wiped_out(table, slot, party)
    return False


def reply(table: Table, slot: Slot, party: Party) -> None:
    """Every living monster strikes once at this party, as long as it has a hero there."""
    assert slot.location is not None
    if table.mode == "overlord":
        strikers = list(slot.monsters)
        while strikers and party.questing:
            move = table.take("overlord", "strike")
            monster = table.pick_monster(strikers, move["monster"])
            strikers.remove(monster)
            hero = table.own_hero(party, move["hero"])
            if hero not in party.questing:
                table.foul(f"{hero.card} is not on this quest")
            strike(table, monster, party, hero, slot.location)
    else:
        for monster in slot.monsters:
            if party.questing:
                strike(table, monster, party, weakest(party.questing), slot.location)


def retreat(table: Table, slot: Slot, party: Party, leave: list[str]) -> None:
    """Ruling 12: half of the full health of each hero and half of the trophies are lost.

    Against the Overlord all that was slain on this quest may have to stay (ruling 25).
    """
    room = party.trophies if table.options["retreat_loss"] == "all" else []
    if table.mode == "overlord" and table.rules.slain_stay:
        lost, halved = list(party.quest_trophies), list(room)
    else:
        lost, halved = [], party.quest_trophies + room
    due = len(lost) + len(halved) // 2
    if len(leave) != due:
        table.foul(f"{due} of {len(lost + halved)} trophies must be left behind")
    for card in lost:
        if card not in leave:
            table.foul(f"{card} was slain on this quest and must be left behind")
    for card in leave:
        if card not in lost + halved:
            table.foul(f"{card} is not a trophy that can be left behind")
        if card in party.quest_trophies:
            party.quest_trophies.remove(card)
        else:
            party.trophies.remove(card)
        slot.corpses.append(card)
    for hero in party.questing:
        life = max(1, hero.life() - hero.full() // 2)
        hero.wounds = hero.full() - life


def clear(table: Table, slot: Slot, party: Party) -> None:
    """The party that kills the last monster gets all corpses and the bounty (rulings 12, 14)."""
    assert slot.location is not None
    slot.cleared = True
    party.quest_trophies += slot.corpses
    slot.corpses = []
    if table.options["bounty"]:
        party.coins += level(slot.location)


def wiped_out(table: Table, slot: Slot, party: Party) -> None:
    """All heroes on the quest are dead (rulings 13, 24, 25, 28)."""
    if table.mode == "overlord":
        slot.corpses += party.quest_trophies
        party.quest_trophies = []
        if not party.heroes:
            table.put_out(party)
    elif table.mode == "solo":
        if table.options["last_stand"] == "questing" or not party.heroes:
            raise GameOver("defeated")
    elif not party.heroes:
        party.wiped_in = table.round


# --- Last battles ------------------------------------------------------------------------------


def draw_field(table: Table, number: int) -> None:
    for _ in range(number):
        card = table.deal("monsters", "town")
        if card is None:
            return
        table.field.append(Monster(card))


def prepare(table: Table, party: Party) -> None:
    """Items are dealt out freely before the last battle; `pass` says: ready."""
    while True:
        move = table.take(party.seat, "equip", "pass")
        if move["do"] == "pass":
            return
        equip(table, party, move)


def leave_slot(table: Table, slot: Slot) -> None:
    """Monsters that do not join the last battle go to the discards before the draw."""
    table.decks["monsters"].discards += [monster.card for monster in slot.monsters]
    slot.monsters = []


def last_battle_overlord(table: Table, new_monsters: int) -> NoReturn:
    """Round 10 against the Overlord (ruling 26); ends by GameOver."""
    for slot in table.slots:
        leave_slot(table, slot)
    table.field = [Monster(card) for card in table.regrouped]
    table.regrouped = []
    if table.options["heal_before_last"]:
        for party in table.parties:
            for hero in party.heroes:
                hero.wounds = 0
    draw_field(table, new_monsters)
    for party in table.turn_order():
        prepare(table, party)
    while table.field:
        for party in table.turn_order():
            if not party.out:
                attack_in_town(table, party)
            if not table.field:
                break
        else:
            overlords_turn(table)
    individual = table.options["victory"] == "individual" or table.blow_struck
    raise GameOver("individual" if individual else "collective")


def attack_in_town(table: Table, party: Party) -> None:
    """One attack with any living hero, at a monster or at a hero of another party."""
    move = table.take(party.seat, "attack")
    if "seat" not in move:
        attack(table, party, party.heroes, table.field, TOWN, move)
        return
    if table.options["victory"] == "collective":
        table.foul("no party attacks another in a collective contest")
    others = [other for other in table.turn_order() if other is not party]
    victim = next((other for other in others if other.seat == move["seat"]), None)
    if victim is None:
        table.foul(f"{move['seat']} is not another party in the game")
    hero = table.own_hero(party, move["hero"])
    target = table.own_hero(victim, move["target"])
    table.blow_struck = True
    target.wounds += hero.attack(TOWN)
    if target.life() <= 0:  # brings no trophy
        table.bury(victim, target)
    if not victim.heroes:
        table.put_out(victim)


def overlords_turn(table: Table) -> None:
    """A fixed number of strikes at any hero in town."""
    alive = len(table.turn_order())
    strikes = len(table.parties) if table.options["strikes"] == "start" else alive
    strikers = list(table.field)
    once = table.options["strikers"] == "once"  # each strike by another monster
    for _ in range(min(strikes, len(strikers)) if once else strikes):
        move = table.take("overlord", "strike")
        monster = table.pick_monster(strikers, move["monster"])
        if once:
            strikers.remove(monster)
        for party in table.turn_order():
            if any(hero.card == move["hero"] for hero in party.heroes):
                strike(table, monster, party, table.own_hero(party, move["hero"]), TOWN)
                if not party.heroes:
                    table.put_out(party)
                break
        else:
            table.foul(f"no party has a hero {move['hero']}")


def last_battle_solo(table: Table) -> NoReturn:
    """Round 10 of a single player (ruling 29); ends by GameOver."""
    party = table.parties[0]
    for slot in table.slots:
        if table.options["swarm"] == "all" or slot.fought:
            table.field += slot.monsters
            slot.monsters = []
        else:
            leave_slot(table, slot)
    draw_field(table, SWARM)
    prepare(table, party)
    while table.field:
        ready = list(party.heroes)
        while ready and table.field:
            move = table.take(party.seat, "attack")
            ready.remove(attack(table, party, ready, table.field, TOWN, move))
        for monster in table.field:
            strike(table, monster, party, solo_target(table, party, monster), TOWN)
            if not party.heroes:
                raise GameOver("defeated")
    raise GameOver("survived")


def solo_target(table: Table, party: Party, monster: Monster) -> Hero:
    """Whom a monster of the last battle strikes: by the rule, the best, or as the player says."""
    if table.options["monster_targets"] == "rule":
        return weakest(party.heroes)
    if table.options["monster_targets"] == "best":
        return best_target(monster, party.heroes)
    move = table.take(party.seat, "strike")
    if move["monster"] != monster.card:
        table.foul(f"the next monster from the left is {monster.card}")
    return table.own_hero(party, move["hero"])
