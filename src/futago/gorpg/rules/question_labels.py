"""What can be chosen in a question: cards, slots and seats, each with the numbers that matter."""

from __future__ import annotations

from futago.choices.questions import Holder, Means, Option, Side, Thing
from futago.gorpg.rules.actions import Cards
from futago.gorpg.rules.blows import hero_attack, monster_life
from futago.gorpg.rules.board import Board, Hero, Monster
from futago.gorpg.rules.cards import (
    EQUIPMENT,
    HEROES,
    JOKER,
    LEVEL,
    LOCATIONS,
    MONSTERS,
    monster_attack,
)
from futago.gorpg.rules.names import card_text, seat_text, slot_text
from futago.texts import Text


def word(verb: str, name: str = "") -> Text:
    """What can be done, for a button."""
    return Text(f"gorpg-pick-{name or verb}")


def card(deck: int, name: str) -> Text:
    """A card with its level, which the name of a joker lacks."""
    text = card_text(deck, name)
    if name.startswith(JOKER):
        return Text("gorpg-label-card", card=text, level=LEVEL[name])
    return text


# ---------------------------------------------------------------- heroes and monsters


def newcomer(name: str) -> Thing:
    """A hero of the deck; the levels of a muster are limited."""
    return Thing(name, "hero", card(HEROES, name), LEVEL[name])


def fighter_text(hero: Hero, location: str = "") -> Text:
    """A hero with its life, and its attack at a location or anywhere."""
    attack = hero_attack(hero, location) if location else hero.full
    return Text(
        "gorpg-label-hero", hero=card_text(HEROES, hero.card), life=hero.life, attack=attack
    )


def fighter(hero: Hero, location: str = "") -> Thing:
    """A hero; the value is its attack."""
    attack = hero_attack(hero, location) if location else hero.full
    return Thing(hero.card, "hero", fighter_text(hero, location), attack)


def member(hero: Hero) -> Option:
    """A hero of the party, to be chosen alone."""
    return Option(hero.card, "hero", fighter_text(hero))


def victim(board: Board, party: int, hero: Hero, writes: str | None = None) -> Thing:
    """A hero to be attacked, with its party where there are several; the value is its life."""
    text = fighter_text(hero, board.locations[board.slot])
    if board.setup.players > 1:
        text = Text(
            "gorpg-label-rival",
            hero=card_text(HEROES, hero.card),
            seat=seat_text(board.setup.seats[party]),
            life=hero.life,
        )
    return Thing(hero.card, "hero", text, hero.life, writes)


def _monster_text(monster: Monster, location: str) -> Text:
    return Text(
        "gorpg-label-monster",
        monster=card_text(MONSTERS, monster.card),
        life=monster_life(monster, location),
        attack=monster_attack(monster.card, location),
    )


def target(monster: Monster, location: str) -> Thing:
    """A monster to be attacked; the value is its life."""
    text = _monster_text(monster, location)
    return Thing(monster.card, "monster", text, monster_life(monster, location))


def striker(monster: Monster, location: str) -> Thing:
    """A monster that attacks; the value is its attack."""
    text = _monster_text(monster, location)
    return Thing(monster.card, "monster", text, monster_attack(monster.card, location))


def drawn(name: str) -> Thing:
    """A monster in the Overlord's hand."""
    return Thing(name, "monster", card(MONSTERS, name), LEVEL[name])


# ---------------------------------------------------------------- slots


def slot_text_of(board: Board, slot: int) -> Text:
    """A slot with its location, its monsters and the parties there."""
    return Text(
        "gorpg-label-slot",
        slot=slot_text(slot),
        location=card_text(LOCATIONS, board.locations[slot]),
        monsters=len(board.monsters[slot]),
        parties=len(board.placed[slot]),
    )


def empty_slot(board: Board, slot: int, count: int) -> Holder:
    """A slot that gets exactly so many monsters."""
    name = board.setup.slot_names[slot]
    return Holder(name, "slot", slot_text_of(board, slot), count, count)


# ---------------------------------------------------------------- items and trophies


def item(name: str) -> Thing:
    return Thing(name, "item", card(EQUIPMENT, name), LEVEL[name])


def trophy(name: str) -> Thing:
    return Thing(name, "trophy", card(MONSTERS, name), LEVEL[name])


def bearer(hero: Hero, most: int) -> Holder:
    """A hero who carries items: as many as its wounds require, so that it survives."""
    needed = max(0, hero.wound + 1 - LEVEL[hero.card])
    return Holder(hero.card, "hero", fighter_text(hero), 0, most, needed, hero.items)


def items_for_sale(show: Cards) -> tuple[Thing, ...]:
    """Items on show; the value is the price, in levels."""
    return tuple(
        Thing(
            name,
            "item",
            Text("gorpg-label-item-price", item=card_text(EQUIPMENT, name), price=LEVEL[name]),
            LEVEL[name],
        )
        for name in show
    )


def hero_for_hire(name: str, price: int) -> Thing:
    """A hero on show; the value is the price, in gold."""
    text = Text("gorpg-label-hero-price", hero=card_text(HEROES, name), price=price)
    return Thing(name, "hero", text, price)


def paid_trophy(name: str) -> Means:
    """A trophy that pays its level at the hunters' guild."""
    return Means(name, "trophy", card(MONSTERS, name), LEVEL[name], heading="pay")


def gold_means(deck: int, name: str, worth: int, holder: str = "") -> Means:
    """A card that pays in gold, and the hero who carries it."""
    text = Text("gorpg-label-worth", card=card_text(deck, name), worth=worth)
    if deck == MONSTERS:
        return Means(name, "trophy", text, worth, heading="trophies")
    weight = LEVEL[name] if holder else 0
    return Means(name, "item", text, worth, heading="items", holder=holder, weight=weight)


def spare(heroes: tuple[Hero, ...]) -> dict[str, int]:
    """The levels of items that each hero can lose without dying."""
    return {hero.card: hero.life - 1 for hero in heroes if hero.items}


def side(board: Board, party: int) -> Side:
    """What a party can trade."""
    seat, heroes = board.setup.seats[party], board.heroes[party]
    stored = [Means(i, "item", card(EQUIPMENT, i), LEVEL[i]) for i in board.store[party]]
    carried = [
        Means(i, "item", card(EQUIPMENT, i), LEVEL[i], holder=hero.card, weight=LEVEL[i])
        for hero in heroes
        for i in hero.items
    ]
    return Side(
        seat,
        "seat",
        seat_text(seat),
        tuple(fighter(hero) for hero in heroes),
        (*stored, *carried),
        spare(heroes),
    )
