"""Parsing the notation: the short text that a person types for a move.

    leader p2      deal monsters fire-7 slot-2      muster nature-5 fire-9
    equip fire-9 water-3 urban-1      equip fire-9        (the second drops all items)
    quest slot-2 fire-9 nature-5      rest      recruit      lay slot-1 fire-2 urban-8
    attack fire-9 water-4      attack fire-9 p3 nature-5      strike water-4 fire-9
    retreat      retreat water-4      pass      dismiss fire-9      condemn p2
    buy water-3 urban-1 pay fire-2 nature-6
    hire water-8 dismiss fire-9 items urban-1 trophies fire-2 coins 3
    trade p2 give heroes fire-9 items urban-1 take heroes water-8      accept      decline

Actions are formatted by their `str`. Lists whose order does not matter may be typed in any order.
Under rules 0.1.0 a party recruits as it goes to rest: `rest recruit`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from futago.game import BadInput
from futago.gorpg.rules.actions import (
    Accept,
    Attack,
    Buy,
    Condemn,
    Deal,
    Decline,
    Dismiss,
    Equip,
    Goods,
    GorpgAction,
    Hire,
    Lay,
    Leader,
    Muster,
    Pass,
    Quest,
    Recruit,
    Rest,
    RestOrRecruit,
    Retreat,
    Strike,
    Trade,
)
from futago.gorpg.rules.cards import DECKS, is_card
from futago.gorpg.rules.kinds import in_order, kinds_under
from futago.gorpg.rules.options import Options, seats_of
from futago.texts import Text

_SLOT: Final = re.compile(r"slot-[1-9]")
_PLACES: Final = ("hunters", "mercenaries", "overlord", "town")


def parse(text: str, options: Options) -> GorpgAction:
    """The action that a text describes, whether or not it is legal now."""
    return parse_words(text.lower().split(), options)


def parse_words(words: Sequence[str], options: Options) -> GorpgAction:
    """The same for a text already split into words."""
    if not words:
        raise BadInput(Text("notation-empty"))
    kinds, verb = kinds_under(options.rules), words[0]
    if verb not in kinds:
        raise BadInput(Text("gorpg-notation-word", word=verb, known=", ".join(kinds)))
    if kinds[verb] is RestOrRecruit:
        return _rest_or_recruit(words[1:])
    action = _read(verb, list(words[1:]), seats_of(options.players))
    if action is None:
        raise BadInput(Text(f"gorpg-notation-{verb}"))
    found: GorpgAction = in_order(action)
    return found


def _rest_or_recruit(rest: Sequence[str]) -> RestOrRecruit:
    if list(rest) not in ([], ["recruit"]):
        raise BadInput(Text("gorpg-notation-rest-or-recruit"))
    return RestOrRecruit(bool(rest))


def _read(verb: str, rest: list[str], seats: tuple[str, ...]) -> GorpgAction | None:
    match [verb, *rest]:
        case ["leader", seat]:
            return Leader(_seat(seat, seats))
        case ["deal", deck, card, to] if deck in DECKS:
            known = to in _PLACES or to in seats or _SLOT.fullmatch(to)
            return Deal(deck, _card(card), to) if known else None
        case ["muster", _, *_]:
            return Muster(_cards(rest))
        case ["equip", hero, *items]:
            return Equip(_card(hero), _cards(items))
        case ["quest", slot, _, *_]:
            return Quest(_slot(slot), _cards(rest[1:]))
        case ["rest"]:
            return Rest()
        case ["recruit"]:
            return Recruit()
        case ["lay", slot, *monsters]:
            return Lay(_slot(slot), _cards(monsters))
        case ["attack", hero, target]:
            return Attack(_card(hero), _card(target))
        case ["attack", hero, seat, target]:
            return Attack(_card(hero), _card(target), _seat(seat, seats))
        case ["strike", monster, hero]:
            return Strike(_card(monster), _card(hero))
        case ["retreat", *leave]:
            return Retreat(_cards(leave))
        case ["pass"]:
            return Pass()
        case ["dismiss", hero]:
            return Dismiss(_card(hero))
        case ["buy", *_] if "pay" in rest:
            mark = rest.index("pay")
            return Buy(_cards(rest[:mark]), _cards(rest[mark + 1 :]))
        case ["hire", *_]:
            return _hire(rest)
        case ["trade", seat, *goods]:
            return _trade(_seat(seat, seats), goods)
        case ["accept"]:
            return Accept()
        case ["decline"]:
            return Decline()
        case ["condemn", seat]:
            return Condemn(_seat(seat, seats))
    return None


def _card(word: str) -> str:
    if not is_card(word):
        raise BadInput(Text("gorpg-notation-card", word=word))
    return word


def _cards(words: list[str]) -> tuple[str, ...]:
    return tuple(map(_card, words))


def _seat(word: str, seats: tuple[str, ...]) -> str:
    if word not in seats:
        raise BadInput(Text("gorpg-notation-seat", word=word, seats=", ".join(seats)))
    return word


def _slot(word: str) -> str:
    if not _SLOT.fullmatch(word):
        raise BadInput(Text("gorpg-notation-slot", word=word))
    return word


def _sections(words: list[str], names: tuple[str, ...]) -> dict[str, list[str]] | None:
    """Words by heading; None if a heading occurs twice."""
    found, current = dict[str, list[str]](), ""
    for word in words:
        if word in names:
            if word in found:
                return None
            current = word
        found.setdefault(current, [])
        if word != current:
            found[current].append(word)
    return found


def _hire(words: list[str]) -> Hire | None:
    parts = _sections(words, ("dismiss", "items", "trophies", "coins"))
    if parts is None or not parts.get(""):
        return None
    coins = parts.pop("coins", ["0"])
    if len(coins) != 1 or not coins[0].isdecimal() or len(coins[0]) > 6:
        return None
    lists = {name: _cards(cards) for name, cards in parts.items()}
    heroes = lists.pop("")
    return Hire(heroes, coins=int(coins[0]), **lists)


def _trade(partner: str, words: list[str]) -> Trade | None:
    sides = _sections(words, ("give", "take"))
    if sides is None or "" in sides:
        return None
    goods = dict[str, Goods]()
    for side, entries in sides.items():
        parts = _sections(entries, ("heroes", "items"))
        if parts is None or "" in parts:
            return None
        goods[side] = Goods(**{name: _cards(cards) for name, cards in parts.items()})
    return Trade(partner, **goods)
