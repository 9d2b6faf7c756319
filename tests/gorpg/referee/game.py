"""A referee for records of Go RPG: replays a game and stops at the first foul.

`check(record)` judges one parsed record, `python -m tests.gorpg.referee FILE` a file of JSON Lines.
"""

from __future__ import annotations

from typing import Any, NoReturn

from .battle import battle, last_battle_overlord, last_battle_solo
from .form import check_head, require_keys, same
from .table import (
    MOST_HEROES,
    Foul,
    GameOver,
    Hero,
    Monster,
    Party,
    Slot,
    Table,
    level,
    levels,
)
from .town import equip, visit_guild

__all__ = ["Foul", "check"]

LAST_ROUND = 10
MUSTER_LEVELS = 15
# Monsters by slot (ruling 6), and with a single player by round (ruling 28).
COUNTS = [1, 2, 3, 2, 1, 3, 2, 1]
SOLO_COUNTS = [
    [2, 2, 3],
    [2, 3, 3],
    [3, 3, 3],
    [3, 3, 4],
    [3, 4, 4],
    [4, 4, 4],
    [4, 4, 5],
    [4, 5, 5],
    [5, 5, 5],
]

# --- Set-up ------------------------------------------------------------------------------------


def set_up(table: Table) -> None:
    """The leader, by lot or chosen (ruling 5), then the muster (ruling 4)."""
    seats = [party.seat for party in table.parties]
    first = table.options["first_leader"]
    if first == "lot":
        first = table.take("chance", "leader")["seat"]
        if first not in seats:
            table.foul(f"no such party: {first}")
    table.leader = seats.index(first)
    order = table.turn_order()
    if table.options["muster_order"] == "last-first":
        order.reverse()
    deck = table.decks["heroes"]
    for party in order:
        heroes: list[str] = table.take(party.seat, "muster")["heroes"]
        for card in heroes:
            if card not in deck.pile:
                table.foul(f"hero {card} is not in the deck")
            deck.pile.remove(card)
        if levels(heroes) > MUSTER_LEVELS:
            table.foul(f"{levels(heroes)} levels mustered, more than {MUSTER_LEVELS}")
        party.heroes = [Hero(card) for card in heroes]


# --- A round -----------------------------------------------------------------------------------


def slot_count(table: Table, index: int) -> int:
    """How many monsters the slot with this index (from 0) holds in this round."""
    if table.mode == "solo":
        return SOLO_COUNTS[table.round - 1][index]
    return COUNTS[index] + (table.round >= 5) + (table.round >= 9)


def fill(table: Table) -> None:
    """New locations for cleared slots, then monsters up to each slot's count."""
    for slot in table.slots:
        if slot.cleared and slot.location is not None:
            table.decks["locations"].discards.append(slot.location)
            table.decks["monsters"].removed += slot.corpses  # they go with their location
            slot.location = None
            slot.corpses = []
    for slot in table.slots:
        if slot.location is None:
            slot.location = table.deal("locations", slot.name)
    if table.mode == "overlord":
        fill_by_overlord(table)
    else:
        for index, slot in enumerate(table.slots):
            while len(slot.monsters) < slot_count(table, index):
                card = table.deal("monsters", slot.name)
                if card is None:
                    break
                slot.monsters.append(Monster(card))
    for slot in table.slots:
        slot.parties = []
        slot.fought = False
        slot.cleared = not slot.monsters  # one that starts the round empty counts as cleared


def fill_by_overlord(table: Table) -> None:
    """The Overlord sees the whole draw, then lays what each slot lacks (ruling 23)."""
    lacks = []
    for index, slot in enumerate(table.slots):
        lacks.append(max(0, slot_count(table, index) - len(slot.monsters)))
    for _ in range(sum(lacks)):
        card = table.deal("monsters", "overlord")
        if card is None:
            break
        table.hand.append(card)
    for slot, lack in zip(table.slots, lacks, strict=True):
        due = min(lack, len(table.hand))
        if due == 0:
            continue
        move = table.take("overlord", "lay")
        if move["slot"] != slot.name:
            table.foul(f"the next slot to be filled is {slot.name}")
        if len(move["monsters"]) != due:
            table.foul(f"{slot.name} must get {due} monsters, not {len(move['monsters'])}")
        for card in move["monsters"]:
            if card not in table.hand:
                table.foul(f"the Overlord has not drawn {card}")
            table.hand.remove(card)
            slot.monsters.append(Monster(card))


def waits(table: Table, party: Party) -> bool:
    """Ruling 13: wiped out in the round before, the party rests this one."""
    return party.wiped_in is not None and party.wiped_in == table.round - 1


def quests(table: Table) -> None:
    """In turn order each party equips, then goes on a quest or rests (rulings 8 and 9)."""
    for party in table.turn_order():
        party.questing = []
        party.rested = party.recruits = False
        if waits(table, party):
            continue
        move = table.take(party.seat, "equip", "quest", "rest")
        while move["do"] == "equip":
            equip(table, party, move)
            move = table.take(party.seat, "equip", "quest", "rest")
        if move["do"] == "quest":
            slot = find_slot(table, move["slot"])
            limit = table.options["joint_quests"]
            if limit != "any" and len(slot.parties) >= limit:
                table.foul(f"there are {limit} parties at {slot.name} already")
            party.questing = [table.own_hero(party, card) for card in move["heroes"]]
            slot.parties.append(party)
        else:
            party.rested = True
            if not table.rules.recruit_after_quests and move["recruit"]:
                if table.mode == "solo":
                    table.foul("a single player gets no free hero")
                if party.tavern_used:
                    table.foul(f"{party.seat} has had its free hero")
                party.recruits = True


def find_slot(table: Table, name: str) -> Slot:
    for slot in table.slots:
        if slot.name == name:
            return slot
    raise Foul(table.number, f"there is no {name}")


def after_battles(table: Table) -> None:
    """Healing, monsters going home or healing, then new heroes (rulings 9, 13, 25, 28)."""
    for party in table.parties:
        for hero in party.heroes:
            if hero not in party.questing:
                hero.wounds = 0
    for slot in table.slots:
        if table.mode == "solo":
            for monster in slot.monsters:
                monster.wounds = 0
        if table.mode == "overlord" and (slot.fought or table.options["regroup"] == "all"):
            table.regrouped += [monster.card for monster in slot.monsters]
            slot.monsters = []
    for party in table.turn_order():
        if waits(table, party):
            draw_heroes(table, party, 2)
            dismiss_surplus(table, party, [])
        elif recruits(table, party):
            party.tavern_used = True
            new = draw_heroes(table, party, 1)
            dismiss_surplus(table, party, new if table.rules.recruit_after_quests else [])


def recruits(table: Table, party: Party) -> bool:
    """Whether the party takes the free hero of the tavern (ruling 9)."""
    if not table.rules.recruit_after_quests:
        return party.recruits
    if not party.rested or party.tavern_used or table.mode == "solo":
        return False
    return bool(table.take(party.seat, "recruit", "pass")["do"] == "recruit")


def draw_heroes(table: Table, party: Party, number: int) -> list[Hero]:
    """Heroes from the top of the deck, in full health."""
    drawn = []
    for _ in range(number):
        card = table.deal("heroes", party.seat)
        if card is not None:
            drawn.append(Hero(card))
            party.heroes.append(drawn[-1])
    return drawn


def dismiss_surplus(table: Table, party: Party, staying: list[Hero]) -> None:
    while len(party.heroes) > MOST_HEROES:
        hero = table.own_hero(party, table.take(party.seat, "dismiss")["hero"])
        if hero in staying:
            table.foul(f"{hero.card} has just come: one of the earlier heroes must go")
        table.dismiss(party, hero)


def pass_token(table: Table) -> None:
    """Clockwise, past parties that are out (ruling 20)."""
    table.leader = (table.leader + 1) % len(table.parties)
    while table.parties[table.leader].out:
        table.leader = (table.leader + 1) % len(table.parties)


def play(table: Table) -> NoReturn:
    """The whole game; always ends by GameOver."""
    set_up(table)
    rounds = LAST_ROUND if table.mode == "standard" else LAST_ROUND - 1
    for number in range(1, rounds + 1):
        table.round = number
        fill(table)
        quests(table)
        for slot in table.slots:
            battle(table, slot)
        after_battles(table)
        if table.round < LAST_ROUND:
            visit_guild(table, "hunters")
            visit_guild(table, "mercenaries")
        elif table.options["final_shop"]:
            visit_guild(table, "hunters")
        pass_token(table)
    if table.mode == "standard":
        raise GameOver("gold")
    counts = sum(slot_count(table, index) for index in range(len(table.slots)))
    table.round = LAST_ROUND
    if table.mode == "overlord":
        last_battle_overlord(table, counts)
    else:
        last_battle_solo(table)


# --- The result --------------------------------------------------------------------------------


def score(table: Table, party: Party) -> dict[str, int]:
    """Gold value of items, trophies and coins (ruling 22); nothing for a party that is out."""
    items = list(party.store)
    for hero in party.heroes:
        items += hero.items
    trophies = party.trophies + party.quest_trophies
    gold = {
        "items": table.options["item_value"] * levels(items),
        "trophies": len(trophies) if table.options["trophy_value"] == "card" else levels(trophies),
        "coins": party.coins,
    }
    heroes = sum(level(hero.card) for hero in party.heroes)
    return {**gold, "total": sum(gold.values()), "heroes": heroes}


def find_winners(table: Table, reason: str, scores: dict[str, dict[str, int]]) -> list[str]:
    living = [party.seat for party in table.parties if not party.out]
    if reason == "eliminated":
        return ["overlord"]
    if reason == "defeated":
        return []
    if reason in ("collective", "survived"):
        return living
    if reason == "gold":  # most gold, then most hero levels, then shared (ruling 22)
        best = max((scores[seat]["total"], scores[seat]["heroes"]) for seat in living)
        return [s for s in living if (scores[s]["total"], scores[s]["heroes"]) == best]
    # Individual contest: of those tied for the most gold the Overlord names losers (ruling 27).
    most = max(scores[seat]["total"] for seat in living)
    tied = [seat for seat in living if scores[seat]["total"] == most]
    while len(tied) > 1:
        seat = table.take("overlord", "condemn")["seat"]
        if seat not in tied:
            table.foul(f"{seat} is not one of the tied parties: {', '.join(tied)}")
        tied.remove(seat)
    return tied


def check_result(table: Table, reason: str, value: object) -> None:
    scores = {party.seat: score(table, party) for party in table.parties}
    winners = find_winners(table, reason, scores)
    table.check_conservation()
    if table.number < len(table.moves):
        raise Foul(table.number + 1, "a move after the end of the game")
    keys = {"winners", "reason", "round", "scores", "health"}
    result = require_keys(value, keys, "the result")
    named = result["winners"]
    if not isinstance(named, list) or not all(isinstance(seat, str) for seat in named):
        raise Foul(None, "winners must be a list of seats")
    if sorted(named) != sorted(winners):
        raise Foul(None, f"the winners are {winners}, not {named}")
    health = {}
    for party in table.parties:
        health[party.seat] = {hero.card: hero.life() for hero in party.heroes}
    truth = {"reason": reason, "round": table.round, "scores": scores, "health": health}
    for key, right in truth.items():
        if not same(result[key], right):
            raise Foul(None, f"wrong result: {key} is {right!r}, not {result[key]!r}")


# --- Doors -------------------------------------------------------------------------------------


def check(record: dict[str, Any]) -> None:
    """Replay one record; raise Foul at the first violation of the rules."""
    whole, rules = check_head(record)
    table = Table(whole["options"], whole["moves"], rules)
    try:
        play(table)
    except GameOver as over:
        reason = over.reason
    check_result(table, reason, whole["result"])
