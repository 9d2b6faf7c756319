"""The table of Go RPG: cards, decks, parties, slots, and the reading of recorded moves.

Everything is kept as plain lists of card names. "Ruling n" in the comments is the number of the
rule in the project's list of rulings for Go RPG.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NoReturn

from .moves import LENGTHS, NAME, fits, forms_of_moves
from .versions import Rules

AFFILIATIONS = ["nature", "water", "fire", "urban"]  # the cycle of ruling 2
DECKS = ["heroes", "monsters", "locations", "equipment"]
JOKER_LEVEL = 14
TOWN = "urban-10"  # the town in the last battle counts as a location of this face (rulings 26, 29)
MOST_HEROES = 5
ON_SHOW = 4


class Foul(Exception):
    """A record breaks the rules. Moves are numbered from 1; None means: not a matter of a move."""

    def __init__(self, move_number: int | None, reason: str) -> None:
        super().__init__(move_number, reason)
        self.move_number = move_number
        self.reason = reason

    def __str__(self) -> str:
        if self.move_number is None:
            return self.reason
        return f"{self.reason} (move {self.move_number})"


class GameOver(Exception):
    """The game has ended; carries the reason that the result must give."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


# --- Cards -------------------------------------------------------------------------------------


def level(card: str) -> int:
    """The level of a card; the suffix of a second copy (".2") does not matter."""
    face = card.split(".", maxsplit=1)[0]
    return JOKER_LEVEL if face == "joker" else int(face.split("-")[1])


def levels(cards: list[str]) -> int:
    return sum(level(card) for card in cards)


def bonus(card: str, location: str) -> int:
    """Affiliation bonus (ruling 2): own 5, next in the cycle 2, opposite 0, the one before -2."""
    own = card.split(".", maxsplit=1)[0].split("-", maxsplit=1)[0]
    there = location.split(".", maxsplit=1)[0].split("-", maxsplit=1)[0]
    if own == "joker" or there == "joker":
        return 0
    steps = (AFFILIATIONS.index(there) - AFFILIATIONS.index(own)) % 4
    return [5, 2, 0, -2][steps]


def copy_of_deck(number: int, jokers: int) -> list[str]:
    """All names of the number-th copy of a deck; jokers count on from copy to copy."""
    cards = []
    for affiliation in AFFILIATIONS:
        for rank in range(1, 14):
            name = f"{affiliation}-{rank}"
            cards.append(name if number == 1 else f"{name}.{number}")
    numbers = range((number - 1) * jokers + 1, number * jokers + 1)
    cards += ["joker" if joker == 1 else f"joker.{joker}" for joker in numbers]
    return cards


class Deck:
    """A face-down pile (in no known order) with the places its used cards go to."""

    def __init__(self, name: str, jokers: int, scarce: bool) -> None:
        self.name = name
        self.jokers = jokers
        self.scarce = scarce
        self.copies = 1
        self.pile = copy_of_deck(1, jokers)
        self.discards: list[str] = []
        self.removed: list[str] = []  # equipment and monsters only
        self.gone: list[str] = []  # out of the game for good

    def make_up(self) -> None:
        """Ruling 21: what an empty pile is made up from, at the moment a card is needed."""
        if self.pile:
            return
        if self.scarce and self.name == "monsters":
            return
        if self.discards:
            self.pile, self.discards = self.discards, []
            return
        if self.name == "locations" or (self.scarce and self.name == "equipment"):
            return
        if self.removed:
            self.pile, self.removed = self.removed, []
            return
        self.copies += 1
        self.pile = copy_of_deck(self.copies, self.jokers)

    def every_card(self) -> list[str]:
        """Every card of this deck that has come into the game so far."""
        cards = []
        for number in range(1, self.copies + 1):
            cards += copy_of_deck(number, self.jokers)
        return cards


# --- Pieces on the table -----------------------------------------------------------------------


@dataclass(eq=False)
class Hero:
    card: str
    items: list[str] = field(default_factory=list)
    wounds: int = 0

    def full(self) -> int:
        """Defence, a life total (ruling 3)."""
        return level(self.card) + levels(self.items)

    def life(self) -> int:
        """Wounds stay when items come and go (ruling 15)."""
        return self.full() - self.wounds

    def attack(self, location: str) -> int:
        return max(1, self.full() + bonus(self.card, location))


@dataclass(eq=False)
class Monster:
    card: str
    wounds: int = 0

    def life(self, location: str) -> int:
        defence = level(self.card) + level(location) + bonus(self.card, location)
        return max(1, defence) - self.wounds

    def attack(self, location: str) -> int:
        return max(1, level(self.card) + bonus(self.card, location))


@dataclass(eq=False)
class Party:
    seat: str
    heroes: list[Hero] = field(default_factory=list)  # in the order in which they joined
    store: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)  # the trophy room
    quest_trophies: list[str] = field(default_factory=list)  # slain on the quest under way
    coins: int = 0
    questing: list[Hero] = field(default_factory=list)  # living ones, left to right
    tavern_used: bool = False  # the free hero is had once a game (ruling 9)
    rested: bool = False  # the whole party, this round
    recruits: bool = False  # said when going to rest that it takes the free hero
    wiped_in: int | None = None  # the round in which the last hero died (ruling 13)
    out: bool = False  # Overlord mode only (ruling 24)


@dataclass(eq=False)
class Slot:
    name: str
    location: str | None = None
    monsters: list[Monster] = field(default_factory=list)  # left to right
    corpses: list[str] = field(default_factory=list)
    parties: list[Party] = field(default_factory=list)  # in the order in which they were placed
    fought: bool = False  # a party stood here this round
    cleared: bool = False  # its location is replaced next round


# --- The table ---------------------------------------------------------------------------------


class Table:
    """The whole state of one game and the place reached in its list of moves."""

    def __init__(self, options: dict[str, Any], moves: list[Any], rules: Rules) -> None:
        self.options = {**rules.settled, **options}
        self.rules = rules
        self.forms = forms_of_moves(rules)
        self.mode: str = options["mode"]
        self.moves = moves
        self.number = 0  # of the move read last; the first move is number 1
        self.round = 0
        self.decks = {
            name: Deck(name, options["jokers"], options["scarce_decks"]) for name in DECKS
        }
        self.parties = [Party(f"p{n}") for n in range(1, options["players"] + 1)]
        slots = 3 if self.mode == "solo" else options["players"] + 1  # rulings 6, 28
        self.slots = [Slot(f"slot-{n}") for n in range(1, slots + 1)]
        self.leader = 0  # the token lies at the seat of parties[leader]
        self.hand: list[str] = []  # drawn by the Overlord, not yet laid
        self.regrouped: list[str] = []  # returned to the Overlord for round 10
        self.field: list[Monster] = []  # in town in round 10, left to right
        self.shown: dict[str, list[str]] = {"hunters": [], "mercenaries": []}
        self.blow_struck = False  # somebody has attacked another party's hero (ruling 27)
        self.condemned: list[str] = []

    def foul(self, reason: str) -> NoReturn:
        """A foul in the move read last."""
        raise Foul(self.number, reason)

    # Reading moves.

    def take(self, by: str, *acts: str) -> dict[str, Any]:
        """The next move, which must be one of these acts by this seat and of the right form."""
        self.check_conservation()
        wanted = f"{' or '.join(acts)} by {by}"
        if self.number == len(self.moves):
            raise Foul(self.number + 1, f"a move is missing: {wanted}")
        move = self.moves[self.number]
        self.number += 1
        if not isinstance(move, dict):
            self.foul("a move must be an object")
        if move.get("by") != by or move.get("do") not in acts:
            self.foul(f"{move.get('do')!r} by {move.get('by')!r} where only {wanted} may come")
        self.check_form(move)
        return move

    def check_form(self, move: dict[str, Any]) -> None:
        act = move["do"]
        fields = self.forms[act]
        if act == "attack" and "seat" in move:
            fields = {**fields, "seat": NAME}
        expected = {"by", "do", *fields}
        if set(move) != expected:
            wrong = sorted(map(str, set(move) ^ expected))
            self.foul(f"missing or unknown fields in {act}: {', '.join(wrong)}")
        for name, kind in fields.items():
            if not fits(move[name], kind):
                self.foul(f"{act}: {name} must be {kind}")
        for (form, name), (fewest, most) in LENGTHS.items():
            if form == act and not fewest <= len(move[name]) <= most:
                self.foul(f"{act}: {name} must hold {fewest} to {most} names")

    def deal(self, deck_name: str, to: str) -> str | None:
        """One card from a deck; None, and no move, where nothing is to be had (ruling 21)."""
        deck = self.decks[deck_name]
        deck.make_up()
        if not deck.pile:
            return None
        move = self.take("chance", "deal")
        if move["deck"] != deck_name or move["to"] != to:
            self.foul(f"this deal must be from {deck_name} to {to}")
        card: str = move["card"]
        if card not in deck.pile:
            self.foul(f"{card} is not in the deck of {deck_name}")
        deck.pile.remove(card)
        return card

    # Finding things.

    def turn_order(self) -> list[Party]:
        """Clockwise from the token, without parties that are out (ruling 20)."""
        around = self.parties[self.leader :] + self.parties[: self.leader]
        return [party for party in around if not party.out]

    def own_hero(self, party: Party, card: str) -> Hero:
        for hero in party.heroes:
            if hero.card == card:
                return hero
        raise Foul(self.number, f"{party.seat} has no hero {card}")

    def pick_monster(self, monsters: list[Monster], card: str) -> Monster:
        for monster in monsters:
            if monster.card == card:
                return monster
        raise Foul(self.number, f"monster {card} is not among those that can be named here")

    # Changes that occur in several parts of the game.

    def bury(self, party: Party, hero: Hero) -> None:
        """A dead hero and its items leave the game (ruling 13)."""
        heroes = self.decks["heroes"]
        (heroes.discards if self.rules.dead_return else heroes.gone).append(hero.card)
        self.lose_items(hero.items)
        party.heroes.remove(hero)
        if hero in party.questing:
            party.questing.remove(hero)

    def lose_items(self, items: list[str]) -> None:
        """Items that the dead carried or a party out of the game had in store (ruling 21)."""
        equipment = self.decks["equipment"]
        (equipment.removed if self.rules.dead_return else equipment.gone).extend(items)

    def put_out(self, party: Party) -> None:
        """Overlord mode: the last hero is dead, all the party had is gone (ruling 24)."""
        party.out = True
        self.lose_items(party.store)
        self.decks["monsters"].removed += party.trophies + party.quest_trophies
        party.store = []
        party.trophies = []
        party.quest_trophies = []
        party.coins = 0
        if all(other.out for other in self.parties):
            raise GameOver("eliminated")

    def dismiss(self, party: Party, hero: Hero) -> None:
        """A dismissed hero goes to the discards, its items return to the store (ruling 15)."""
        party.heroes.remove(hero)
        party.store += hero.items
        self.decks["heroes"].discards.append(hero.card)

    # Conservation.

    def check_conservation(self) -> None:
        """Every card that has come into the game lies in exactly one place."""
        places: dict[str, list[str]] = {}
        for name, deck in self.decks.items():
            places[name] = deck.pile + deck.discards + deck.removed + deck.gone
        places["equipment"] += self.shown["hunters"]
        places["heroes"] += self.shown["mercenaries"]
        places["monsters"] += self.hand + self.regrouped
        places["monsters"] += [monster.card for monster in self.field]
        for slot in self.slots:
            if slot.location is not None:
                places["locations"].append(slot.location)
            places["monsters"] += [monster.card for monster in slot.monsters]
            places["monsters"] += slot.corpses
        for party in self.parties:
            places["equipment"] += party.store
            places["monsters"] += party.trophies + party.quest_trophies
            for hero in party.heroes:
                places["heroes"].append(hero.card)
                places["equipment"] += hero.items
        for name, deck in self.decks.items():
            if sorted(places[name]) != sorted(deck.every_card()):
                self.foul(f"a card of the {name} is lost or lies in two places")
