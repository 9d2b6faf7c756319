"""Equipping, trading and the two guilds of Go RPG."""

from __future__ import annotations

from typing import Any

from .table import MOST_HEROES, ON_SHOW, Hero, Party, Table, level, levels

HERO_PRICE = 5  # GP a level, whatever an item is worth (ruling 17)


def check_nobody_dies(table: Table, party: Party) -> None:
    """Giving up an item must not kill its bearer (ruling 15)."""
    for hero in party.heroes:
        if hero.life() < 1:
            table.foul(f"{hero.card} would die without its items")


def take_from_party(table: Table, party: Party, item: str) -> None:
    """Take an item out of the store or from the hero who carries it."""
    if item in party.store:
        party.store.remove(item)
        return
    for hero in party.heroes:
        if item in hero.items:
            hero.items.remove(item)
            return
    table.foul(f"{party.seat} has no item {item}")


def equip(table: Table, party: Party, move: dict[str, Any]) -> None:
    """The hero now carries exactly the items named; what it loses goes to the store."""
    hero = table.own_hero(party, move["hero"])
    items: list[str] = move["items"]
    most = table.options["items_per_hero"]
    if most is not None and len(items) > most:
        table.foul(f"a hero carries at most {most} items")
    party.store += hero.items
    hero.items = []
    for item in items:
        take_from_party(table, party, item)
    hero.items = list(items)
    check_nobody_dies(table, party)


# --- Trading (ruling 18) -----------------------------------------------------------------------


def check_bundle(table: Table, owner: Party, bundle: dict[str, list[str]]) -> None:
    """The owner has all that is named and no bearer left behind dies of it."""
    leaving = [table.own_hero(owner, card) for card in bundle["heroes"]]
    staying = [hero for hero in owner.heroes if hero not in leaving]
    for item in bundle["items"]:
        if any(item in hero.items for hero in leaving):
            table.foul(f"{item} goes with its bearer and must not be named")
        if item not in owner.store and not any(item in hero.items for hero in staying):
            table.foul(f"{owner.seat} has no item {item}")
    for hero in staying:
        lost = [item for item in hero.items if item in bundle["items"]]
        if hero.life() - levels(lost) < 1:
            table.foul(f"{hero.card} would die without its items")


def check_heads(table: Table, party: Party, giving: int, taking: int) -> None:
    heads = len(party.heroes) - giving + taking
    if heads > MOST_HEROES:
        table.foul(f"{party.seat} would have more than {MOST_HEROES} heroes")
    if giving and heads < 1:
        table.foul(f"{party.seat} would give away its last hero")


def hand_out(table: Table, owner: Party, bundle: dict[str, list[str]]) -> list[Hero]:
    """Take the bundle from its owner; items end up loose, heroes keep wounds and items."""
    heroes = [table.own_hero(owner, card) for card in bundle["heroes"]]
    for hero in heroes:
        owner.heroes.remove(hero)
    for item in bundle["items"]:
        take_from_party(table, owner, item)
    return heroes


def trade(table: Table, party: Party, move: dict[str, Any]) -> None:
    """An offer, legal as it stands, and the answer of the other party."""
    if not table.options["trading"]:
        table.foul("trading is off")
    partners = [other for other in table.turn_order() if other is not party]
    other = next((partner for partner in partners if partner.seat == move["with"]), None)
    if other is None:
        table.foul(f"{move['with']} is not another party in the game")
    give, take = move["give"], move["take"]
    check_bundle(table, party, give)
    check_bundle(table, other, take)
    check_heads(table, party, len(give["heroes"]), len(take["heroes"]))
    check_heads(table, other, len(take["heroes"]), len(give["heroes"]))
    answer = table.take(other.seat, "accept", "decline")
    if answer["do"] == "decline":
        return
    given = hand_out(table, party, give)
    taken = hand_out(table, other, take)
    party.heroes += taken
    party.store += take["items"]
    other.heroes += given
    other.store += give["items"]


# --- The guilds --------------------------------------------------------------------------------


def check_payment(table: Table, price: int, worths: list[int]) -> None:
    """Enough, and nothing that could be taken back with the price still met (rulings 16, 17)."""
    total = sum(worths)
    if total < price:
        table.foul(f"{total} paid where {price} are due")
    for worth in worths:
        if total - worth >= price:
            table.foul(f"superfluous payment: {total} for a price of {price}")


def pay_trophies(table: Table, party: Party, trophies: list[str]) -> None:
    for card in trophies:
        if card not in party.trophies:
            table.foul(f"{party.seat} has no trophy {card}")
        party.trophies.remove(card)
    table.decks["monsters"].discards += trophies


def pick_from_show(table: Table, guild: str, cards: list[str]) -> None:
    for card in cards:
        if card not in table.shown[guild]:
            table.foul(f"{card} is not on show")
        table.shown[guild].remove(card)


def buy(table: Table, party: Party, move: dict[str, Any]) -> None:
    """Items for trophy levels; what is left of a broken trophy is lost (ruling 16)."""
    pick_from_show(table, "hunters", move["items"])
    pay_trophies(table, party, move["pay"])
    check_payment(table, levels(move["items"]), [level(card) for card in move["pay"]])
    party.store += move["items"]


def hire(table: Table, party: Party, move: dict[str, Any]) -> None:
    """Heroes for gold, paid in items, trophies and coins (ruling 17)."""
    pick_from_show(table, "mercenaries", move["heroes"])

    # Exactly as many leave as five demands; their items can then be paid from the store.
    surplus = max(0, len(party.heroes) + len(move["heroes"]) - MOST_HEROES)
    if len(move["dismiss"]) != surplus:
        table.foul(f"{surplus} heroes must be dismissed, not {len(move['dismiss'])}")
    for hero in [table.own_hero(party, card) for card in move["dismiss"]]:
        table.dismiss(party, hero)

    for item in move["items"]:
        take_from_party(table, party, item)
    check_nobody_dies(table, party)
    table.decks["equipment"].discards += move["items"]
    pay_trophies(table, party, move["trophies"])
    coins: int = move["coins"]
    if coins > party.coins:
        table.foul(f"{party.seat} has only {party.coins} coins")
    party.coins -= coins

    price = HERO_PRICE * levels(move["heroes"])
    worths = [table.options["item_value"] * level(item) for item in move["items"]]
    worths += [level(card) for card in move["trophies"]]
    worths += [1] * coins
    check_payment(table, price, worths)
    if table.options["change"] == "kept":
        party.coins += sum(worths) - price
    party.heroes += [Hero(card) for card in move["heroes"]]


def visit_guild(table: Table, guild: str) -> None:
    """Every party in turn order finds four cards on show and buys once or passes."""
    deck = "equipment" if guild == "hunters" else "heroes"
    purchase = "buy" if guild == "hunters" else "hire"
    acts = ["equip", "trade"] if table.options["trading"] else ["equip"]
    for party in table.turn_order():
        while len(table.shown[guild]) < ON_SHOW:
            card = table.deal(deck, guild)
            if card is None:
                break
            table.shown[guild].append(card)
        while True:
            move = table.take(party.seat, *acts, purchase, "pass")
            if move["do"] == "equip":
                equip(table, party, move)
            elif move["do"] == "trade":
                trade(table, party, move)
            else:
                break
        if move["do"] == "buy":
            buy(table, party, move)
        elif move["do"] == "hire":
            hire(table, party, move)
    # What nobody wanted goes to the discards.
    table.decks[deck].discards += table.shown[guild]
    table.shown[guild] = []
