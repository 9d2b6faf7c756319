"""Positions as one line of text.

    mode=solo players=1 phase=quests round=2 leader=p1 heroes=nature-5:3:water-2+fire-9:0
    locations=fire-3,water-8,urban-1 monsters=fire-2:0,?/?,?/water-4:5,?,? queue=p1

Every word is `name=value`; what is as at the beginning is left out. Entries of one party, slot or
deck are divided by `/`. A hero is `card:wound:items`, a monster `card:wound`; one that lies face
down is `(card)` for those who know it and `?` for all others. The cards that are named nowhere,
of as many copies as there are, are the decks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

from futago.game import ABOVE, BadInput, Outcome, written
from futago.gorpg import rules
from futago.gorpg.actions import Trade
from futago.gorpg.board import ANSWER, HUNTERS, HUNTERS_DEAL, PHASES, Board, Hero, Monster
from futago.gorpg.cards import DECKS, EQUIPMENT, HEROES, LOCATIONS, MONSTERS, deck_copy, is_card
from futago.gorpg.gear import with_items
from futago.gorpg.notation import parse_words
from futago.gorpg.options import OPTION_SPECS, Options, options_from
from futago.gorpg.view import sees_all
from futago.texts import Text

HIDDEN: Final = "?"
NONE: Final = "-"

# ---------------------------------------------------------------- writing


def position_text(board: Board, seat: str = ABOVE) -> str:
    """What a seat may see, or everything, in one line."""
    fresh, known = Board(board.setup), sees_all(board, seat)
    words = _option_words(board.setup.options)
    for name, (attribute, write, _) in _FIELDS.items():
        value = getattr(board, attribute)
        if value != getattr(fresh, attribute):
            words[name] = write(board, value)
    if not known:
        words |= _veiled(board)
    if board.outcome is not None:
        words["winners"] = ",".join(board.outcome.winners) or NONE
        words["reason"] = board.outcome.reason
    return " ".join(f"{name}={value}" for name, value in words.items())


def _veiled(board: Board) -> dict[str, str]:
    """What looks different to those who do not see face-down cards."""
    words = dict[str, str]()
    if any(not monster.shown for monsters in board.monsters for monster in monsters):
        words["monsters"] = "/".join(_monsters(m, False) for m in board.monsters)
    if board.pile:
        words["pile"] = _monsters(board.pile, False)
    if board.hand:
        words["hand"] = ",".join(HIDDEN for _ in board.hand)
    if board.veiled:
        words["veiled"] = ",".join(HIDDEN for _ in board.veiled)
        seen = [list(cards) for cards in board.discards]
        seen[MONSTERS] = [card for card in seen[MONSTERS] if card not in board.veiled]
        words["discards"] = "/".join(map(",".join, seen))
    return words


def _option_words(options: Options) -> dict[str, str]:
    words = dict[str, str]()
    for spec in OPTION_SPECS:
        value = getattr(options, spec.name)
        value = "none" if value is None else value
        if value != spec.default or spec.name in ("mode", "players"):
            words[spec.name] = written(value)
    return words


def _monsters(monsters: tuple[Monster, ...], known: bool = True) -> str:
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


def options_of(text: str) -> Options:
    """The options that a position names."""
    words = _words(text)
    names = [spec.name for spec in OPTION_SPECS]
    return options_from({name: value for name, value in words.items() if name in names})


def set_up(board: Board, text: str) -> None:
    """Lay out what the line says; hidden cards that it does not name are filled in."""
    words = _words(text)
    options = [spec.name for spec in OPTION_SPECS]
    for name in words:
        if name not in _FIELDS and name not in options and name not in ("winners", "reason"):
            known = ", ".join([*options, *_FIELDS, "winners", "reason"])
            raise BadInput(Text("position-unknown", name=name, known=known))
    fresh = Board(board.setup)
    for slot in Board.__slots__:
        setattr(board, slot, getattr(fresh, slot))
    for name, (attribute, _, read) in _FIELDS.items():
        if name in words:
            try:
                setattr(board, attribute, read(board, words[name]))
            except (KeyError, ValueError, IndexError):
                raise BadInput(Text("position-bad", name=name, value=words[name])) from None
    fill_in(board)
    if "reason" in words:
        winners = words.get("winners", NONE)
        named = () if winners == NONE else tuple(winners.split(","))
        board.outcome = Outcome(named, words["reason"])
    try:
        _check_lengths(board, fresh)
        rules.advance(board)
        if board.movers:
            rules.legal_actions(board, board.movers[0])
    except (KeyError, ValueError, IndexError, TypeError, AttributeError, AssertionError):
        phase = PHASES[board.phase]
        raise BadInput(Text("gorpg-position-impossible", phase=phase)) from None
    board.facts, board.told = (), False


def _words(text: str) -> dict[str, str]:
    words = dict[str, str]()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in words:
            raise BadInput(Text("position-word", word=word))
        words[name] = value
    return words


def _check_lengths(board: Board, fresh: Board) -> None:
    for name in Board.__slots__:
        due = getattr(fresh, name)
        if isinstance(due, list) and len(getattr(board, name)) != len(due):
            raise ValueError(name)
    if board.phase >= PHASES.index("round"):
        raise ValueError(board.phase)


def fill_in(board: Board, rng: random.Random | None = None) -> None:
    """The decks are what is named nowhere; hidden places take from them, in the order of names or
    at random."""
    jokers = board.setup.options.jokers
    for deck, copies in enumerate(board.copies):
        named = [card for card in _named(board, deck) if card != HIDDEN]
        left = {card for number in range(1, copies + 1) for card in deck_copy(number, jokers)}
        for card in named:
            if card not in left:
                raise BadInput(Text("gorpg-position-card", deck=DECKS[deck], card=card))
            left.remove(card)
        board.decks[deck] = tuple(sorted(left))
    pool = list(board.decks[MONSTERS])
    if rng is not None:
        rng.shuffle(pool)

    def found(card: str) -> str:
        if card != HIDDEN:
            return card
        if not pool:
            raise BadInput(Text("gorpg-position-card", deck=DECKS[MONSTERS], card=HIDDEN))
        return pool.pop(0)

    board.monsters = [
        tuple(monster._replace(card=found(monster.card)) for monster in monsters)
        for monsters in board.monsters
    ]
    board.pile = tuple(monster._replace(card=found(monster.card)) for monster in board.pile)
    board.hand = tuple(map(found, board.hand))
    if HIDDEN in board.veiled:
        board.veiled = tuple(map(found, board.veiled))
        board.discards[MONSTERS] += board.veiled
    board.decks[MONSTERS] = tuple(sorted(pool))


def _named(board: Board, deck: int) -> Iterator[str]:
    """Every card of a deck that lies somewhere else."""
    yield from board.discards[deck]
    yield from board.removed[deck]
    if deck == HEROES:
        yield from (hero.card for heroes in board.heroes for hero in heroes)
        yield from () if _hunting(board) else board.show
    elif deck == EQUIPMENT:
        yield from (item for heroes in board.heroes for hero in heroes for item in hero.items)
        yield from (item for store in board.store for item in store)
        yield from board.show if _hunting(board) else ()
    elif deck == LOCATIONS:
        yield from (card for card in board.locations[:-1] if card)
    else:
        yield from (monster.card for monsters in board.monsters for monster in monsters)
        yield from (monster.card for monster in board.pile)
        yield from board.hand
        for cards in (*board.trophies, *board.spoils, *board.corpses):
            yield from cards


def _hunting(board: Board) -> bool:
    """Whether what is on show are items."""
    phase = board.guild if board.phase == ANSWER else board.phase
    return phase in (HUNTERS_DEAL, HUNTERS)


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


# ---------------------------------------------------------------- the words: writing and reading

_Field = tuple[str, Callable[[Board, Any], str], Callable[[Board, str], Any]]


def _plain(attribute: str) -> _Field:
    return attribute, lambda _, value: str(value), lambda _, text: int(text)


def _bits_of_seats(attribute: str) -> _Field:
    return attribute, _seats, _read_seats


def _bits_of_slots(attribute: str) -> _Field:
    return attribute, _slots, _read_slots


def _some_cards(attribute: str) -> _Field:
    return attribute, lambda _, cards: ",".join(cards), lambda _, text: _cards(text)


def _cards_by(attribute: str) -> _Field:
    return (
        attribute,
        lambda _, lists: "/".join(map(",".join, lists)),
        lambda _, text: [_cards(cards) for cards in text.split("/")],
    )


def _numbers(attribute: str) -> _Field:
    return (
        attribute,
        lambda _, numbers: ",".join(map(str, numbers)),
        lambda _, text: [int(number) for number in text.split(",")],
    )


_FIELDS: Final[dict[str, _Field]] = {
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
        lambda _, slots: "/".join(map(_monsters, slots)),
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
    "pile": ("pile", lambda _, pile: _monsters(pile), lambda _, text: _read_monsters(text)),
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
