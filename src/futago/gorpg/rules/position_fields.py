"""The fields of a position line: how each attribute of a board is written and read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from futago.gorpg.rules.actions import Trade
from futago.gorpg.rules.board import PHASES, Board, Hero, Monster
from futago.gorpg.rules.cards import is_card
from futago.gorpg.rules.gear import with_items
from futago.gorpg.rules.notation import parse_words
from futago.gorpg.rules.options import option_specs
from futago.gorpg.rules.versions import Rules

HIDDEN: Final = "?"
NONE: Final = "-"

# ---------------------------------------------------------------- writing


def monsters_text(monsters: tuple[Monster, ...], known: bool = True) -> str:
    def one(monster: Monster) -> str:
        if monster.shown:
            return f"{monster.card}:{monster.wound}"
        return f"({monster.card})" if known else HIDDEN

    return ",".join(map(one, monsters))


def _hero(hero: Hero) -> str:
    items = f":{'+'.join(hero.items)}" if hero.items else ""
    return f"{hero.card}:{hero.wound}{items}"


def _seats(board: Board, bits: int) -> str:
    return ",".join(s for party, s in enumerate(board.setup.seats) if bits >> party & 1) or NONE


def _slots(board: Board, bits: int) -> str:
    return ",".join(n for slot, n in enumerate(board.setup.slot_names) if bits >> slot & 1) or NONE


def _parties(board: Board, parties: tuple[int, ...]) -> str:
    return ",".join(board.setup.seats[party] for party in parties)


# ---------------------------------------------------------------- reading


def _card(word: str) -> str:
    if not is_card(word) and word != HIDDEN:
        raise ValueError(word)
    return word


def _cards(text: str) -> tuple[str, ...]:
    return tuple(map(_card, text.split(","))) if text else ()


def _read_monsters(text: str) -> tuple[Monster, ...]:
    return tuple(map(_read_monster, text.split(","))) if text else ()


def _read_monster(word: str) -> Monster:
    if word == HIDDEN or word.startswith("("):
        return Monster(_card(word.strip("()")), 0, False)
    card, _, wound = word.partition(":")
    return Monster(_card(card), int(wound), True)


def _read_hero(word: str) -> Hero:
    card, wound, items = [*word.split(":"), ""][:3]
    carried = _cards(items.replace("+", ","))
    return with_items(Hero(_card(card), (), int(wound), 0), carried)


def _read_offer(board: Board, text: str) -> Trade:
    offer = parse_words(text.split("+"), board.setup.options)
    if not isinstance(offer, Trade):
        raise ValueError(text)
    return offer


def _read_seats(board: Board, text: str) -> int:
    return sum(1 << party for party in _read_parties(board, "" if text == NONE else text))


def _read_parties(board: Board, text: str) -> tuple[int, ...]:
    return tuple(board.setup.party_of[seat] for seat in text.split(",")) if text else ()


def _read_slots(board: Board, text: str) -> int:
    names = [] if text == NONE else text.split(",")
    return sum(1 << board.setup.slot_of[name] for name in names)


# ---------------------------------------------------------------- the fields

Field = tuple[str, Callable[[Board, Any], str], Callable[[Board, str], Any]]


def _plain(attribute: str) -> Field:
    return attribute, lambda _, value: str(value), lambda _, text: int(text)


def _bits_of_seats(attribute: str) -> Field:
    return attribute, _seats, _read_seats


def _bits_of_slots(attribute: str) -> Field:
    return attribute, _slots, _read_slots


def _some_cards(attribute: str) -> Field:
    return attribute, lambda _, cards: ",".join(cards), lambda _, text: _cards(text)


def _cards_by(attribute: str) -> Field:
    return (
        attribute,
        lambda _, lists: "/".join(map(",".join, lists)),
        lambda _, text: [_cards(cards) for cards in text.split("/")],
    )


def _numbers(attribute: str) -> Field:
    return (
        attribute,
        lambda _, numbers: ",".join(map(str, numbers)),
        lambda _, text: [int(number) for number in text.split(",")],
    )


_FIELDS: Final[dict[str, Field]] = {
    "phase": ("phase", lambda _, phase: PHASES[phase], lambda _, text: PHASES.index(text)),
    "round": _plain("round"),
    "leader": (
        "leader",
        lambda board, party: str(board.setup.seats[party]),
        lambda board, text: board.setup.party_of[text],
    ),
    "heroes": (
        "heroes",
        lambda _, parties: "/".join(",".join(map(_hero, heroes)) for heroes in parties),
        lambda _, text: [
            tuple(map(_read_hero, heroes.split(","))) if heroes else ()
            for heroes in text.split("/")
        ],
    ),
    "store": _cards_by("store"),
    "trophies": _cards_by("trophies"),
    "spoils": _cards_by("spoils"),
    "coins": _numbers("coins"),
    "questing": _cards_by("questing"),
    "out": _bits_of_seats("out"),
    "waiting": _bits_of_seats("waiting"),
    "wiped": _bits_of_seats("wiped"),
    "recruited": _bits_of_seats("recruited"),
    "recruiting": _bits_of_seats("recruiting"),
    "locations": (
        "locations",
        lambda _, cards: ",".join(card or NONE for card in cards[:-1]),
        lambda board, text: [
            *("" if card == NONE else _card(card) for card in text.split(",")),
            board.locations[-1],
        ],
    ),
    "monsters": (
        "monsters",
        lambda _, slots: "/".join(map(monsters_text, slots)),
        lambda _, text: [_read_monsters(monsters) for monsters in text.split("/")],
    ),
    "corpses": _cards_by("corpses"),
    "placed": (
        "placed",
        lambda board, slots: "/".join(_parties(board, placed) for placed in slots),
        lambda board, text: [_read_parties(board, placed) for placed in text.split("/")],
    ),
    "cleared": _bits_of_slots("cleared"),
    "fought": _bits_of_slots("fought"),
    "copies": _numbers("copies"),
    "discards": _cards_by("discards"),
    "removed": _cards_by("removed"),
    "veiled": _some_cards("veiled"),
    "queue": ("queue", _parties, _read_parties),
    "slot": (
        "slot",
        lambda _, slot: str(slot + 1),
        lambda board, text: range(-1, board.setup.slots + 1)[int(text)],
    ),
    "to-deal": _plain("to_deal"),
    "show": _some_cards("show"),
    "hand": _some_cards("hand"),
    "pile": ("pile", lambda _, pile: monsters_text(pile), lambda _, text: _read_monsters(text)),
    "yet": _some_cards("yet"),
    "strikers": _some_cards("strikers"),
    "strikes-left": _plain("strikes"),
    "offer": ("offer", lambda _, offer: str(offer).replace(" ", "+"), _read_offer),
    "guild": ("guild", lambda _, phase: PHASES[phase], lambda _, text: PHASES.index(text)),
    "blow": (
        "blow",
        lambda _, blow: "yes" if blow else "no",
        lambda _, text: bool(("no", "yes").index(text)),
    ),
}


@cache
def fields_under(rules: Rules) -> dict[str, Field]:
    """The fields by name; one that is called like an option of this version gets another name."""
    options = {spec.name for spec in option_specs(rules)}
    return {f"{name}-left" if name in options else name: f for name, f in _FIELDS.items()}
