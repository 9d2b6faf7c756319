"""What lies face down in Go RPG, and other histories that look the same.

Nobody but the Overlord knows a monster before it is attacked. Two monsters that were both in the
deck at some time, and of which nobody has seen either since, could be each other.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from futago.game import Json

from . import Moves, Swap
from .gorpg_table import DISCARDS, HAND, PILE, Watched

OVERLORD = "overlord"
KINDS = frozenset({"slots", "deck", "hand", "pile", "left", "lay", "order"})


def knows_all(options: dict[str, Json], seat: str) -> bool:
    return bool(seat == OVERLORD and options["mode"] == OVERLORD)


def is_hidden_deal(move: dict[str, Json]) -> bool:
    return bool(move["do"] == "deal" and move["deck"] == "monsters" and move["to"] != "town")


def seen(options: dict[str, Json], moves: Moves, seat: str) -> list[Json]:
    """The moves as a seat has seen them, and the cards that were turned up after them."""
    if knows_all(options, seat):
        return list(moves)
    table, found = Watched(options, moves), list[Json]()
    for number, move in enumerate(moves, 1):
        if is_hidden_deal(move):
            found.append(("a card face down", move["to"]))
        elif move["do"] == "lay":
            found.append(("cards laid face down", move["slot"], len(move["monsters"])))
        else:
            found.append(move)
        if number in table.turned_up:
            found.append(("turned up", table.turned_up[number]))
    return found


def swaps(options: dict[str, Json], moves: Moves, seat: str, rng: random.Random) -> Iterator[Swap]:
    if knows_all(options, seat):
        return
    table = Watched(options, moves)
    yield from other_monsters(table, moves, rng)
    yield from other_lays(table, moves, rng)
    yield from other_orders(table, moves, rng)


def exchanged(moves: Moves, since: int, one: str, other: str) -> Moves:
    """The same moves, but one monster is the other from some move on."""
    name = {one: other, other: one}
    changed = list(moves[:since])
    for move in moves[since:]:
        if is_hidden_deal(move):
            move = {**move, "card": name.get(move["card"], move["card"])}
        elif move["do"] == "lay":
            move = {**move, "monsters": [name.get(card, card) for card in move["monsters"]]}
        changed.append(move)
    return changed


def other_monsters(table: Watched, moves: Moves, rng: random.Random) -> Iterator[Swap]:
    """A card face down exchanged with another one, or with one that is still in the deck."""
    for card, since in rng.sample(sorted(table.hidden.items()), min(8, len(table.hidden))):
        dealt = [m["card"] for m in moves[since:] if m["do"] == "deal" and m["deck"] == "monsters"]
        could_be = [
            other
            for other in table.decks_before[since]
            if other != card
            and dealt.count(other) == (other in table.hidden and table.hidden[other] > since)
            and (other in table.hidden or other in table.decks["monsters"].pile)
        ]
        in_the_deck = [other for other in could_be if other not in table.hidden]
        face_down = [other for other in could_be if other in table.hidden]
        for others in (in_the_deck, face_down):
            if others:
                other = rng.choice(others)
                both = exchanged(moves, since, card, other)
                kind, lasting = kind_of(table, card, other)
                yield Swap(kind, both, lasting)


def kind_of(table: Watched, card: str, other: str) -> tuple[str, bool]:
    """What is exchanged; cards that went unseen to the discards will not be seen before both are
    in the deck again."""
    if other not in table.hidden:
        return "deck", False
    places = {table.place(card), table.place(other)}
    for place, kind in ((DISCARDS, "left"), (PILE, "pile"), (HAND, "hand")):
        if place in places:
            return kind, places == {DISCARDS}
    return "slots", False


def other_lays(table: Watched, moves: Moves, rng: random.Random) -> Iterator[Swap]:
    """The Overlord drew the same but laid two cards the other way round."""
    ways = list[Swap]()
    lays = [(n, move) for n, move in enumerate(moves) if move["do"] == "lay"]
    for (at, one), (then, other) in combinations(lays[-20:], 2):
        draws = [m["do"] == "deal" for m in moves[at:then]]
        if any(draws):
            continue  # not laid from one hand
        for card in one["monsters"]:
            for instead in other["monsters"]:
                if table.hidden.get(card, -1) < at and table.hidden.get(instead, -1) < at:
                    if card not in table.hidden or instead not in table.hidden:
                        continue
                    ways.append(Swap("lay", exchanged(moves, at, card, instead), False))
    yield from rng.sample(ways, min(2, len(ways)))


def other_orders(table: Watched, moves: Moves, rng: random.Random) -> Iterator[Swap]:
    """The Overlord drew the same cards of a round in another order: nobody will ever know."""
    ways = list[tuple[int, int]]()
    draws = [n for n, move in enumerate(moves) if move["do"] == "deal" and move["to"] == OVERLORD]
    for at, then in combinations(draws[-40:], 2):
        one_draw = all(move["do"] == "deal" for move in moves[at:then])
        if one_draw and moves[then]["card"] in table.decks_before[at]:
            ways.append((at, then))
    if ways:
        at, then = rng.choice(ways)
        changed = list(moves)
        changed[at] = {**moves[at], "card": moves[then]["card"]}
        changed[then] = {**moves[then], "card": moves[at]["card"]}
        yield Swap("order", changed, True)
