"""Positions as one line of text, and what a seat imagines behind the cards that it cannot see.

    hand=3 turned=false hands=coin,thimble/?,? laid=old:coin:thimble:believed,young:?:coin

`hands` are the old and the young jackdaw's; of each card laid: by whom, what it is, what it was
said to be, and the answer.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Final, TypeVar

import msgspec

from futago.game import BadInput, written
from futago.texts import Text

from .board import SEATS, Board, Laid
from .cards import DECK, UNKNOWN
from .options import OPTION_SPECS, Options, options_from
from .view import JackdawsView, knows_all, lies_open, view

B = TypeVar("B", bound=Board)

_OPTIONS: Final = tuple(spec.name for spec in OPTION_SPECS)
_WORDS: Final = (*_OPTIONS, "hands", "laid", "conceded")
_ANSWERS: Final = {None: "", False: "believed", True: "doubted"}


def position_text(options: Options, seen: JackdawsView) -> str:
    """What a view shows, in one line."""
    words = {name: written(getattr(options, name)) for name in _OPTIONS}
    words["hands"] = "/".join(",".join(seen.hands[seat]) for seat in SEATS)
    words["laid"] = ",".join(_laid_text(laid) for laid in seen.laid)
    if seen.reason in ("resigned", "time"):
        loser = next(seat for seat in SEATS if seat != seen.winner)
        words["conceded"] = f"{loser}:{seen.reason}"
    return " ".join(f"{name}={value}" for name, value in words.items() if value)


def _laid_text(laid: Laid) -> str:
    return ":".join((laid.by, laid.card, laid.said, _ANSWERS[laid.doubted])).rstrip(":")


def options_of(text: str) -> Options:
    """The options that a position names."""
    words = _words(text)
    return options_from({name: words[name] for name in _OPTIONS if name in words})


def set_up(board: Board, text: str) -> None:
    """Lay out on a fresh board what the line says; cards that it does not name are filled in."""
    words = _words(text)
    name = ""
    try:
        for name, value in words.items():
            if name == "hands":
                old, young = (tuple(filter(None, hand.split(","))) for hand in value.split("/"))
                board.hands = old, young
            elif name == "laid":
                board.laid = tuple(_read_laid(entry) for entry in value.split(","))
            elif name == "conceded":
                seat, reason = value.split(":")
                board.conceded = SEATS[SEATS.index(seat)], reason
    except ValueError:
        raise BadInput(Text("position-bad", name=name, value=words[name])) from None
    _check(board)
    _fill_in(board, sorted(_unseen(board).elements()))


def _words(text: str) -> dict[str, str]:
    words = dict[str, str]()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not value or name in words:
            raise BadInput(Text("position-word", word=word))
        if name not in _WORDS:
            raise BadInput(Text("position-unknown", name=name, known=", ".join(_WORDS)))
        words[name] = value
    return words


def _read_laid(entry: str) -> Laid:
    by, card, said, *answer = entry.split(":")
    doubted = {text: value for value, text in _ANSWERS.items()}.get("".join(answer), ...)
    if doubted is ... or said not in DECK:
        raise ValueError(entry)
    return Laid(by, card, said, doubted)


def _check(board: Board) -> None:
    """Whether such a position can come up in a game."""
    dealt, laid = board.dealt, board.laid
    whole = dealt == 2 * board.options.hand
    hands = [
        len(board.hands[number]) + sum(card.by == seat for card in laid)
        for number, seat in enumerate(SEATS)
    ]
    in_order = all(card.by == SEATS[number % 2] for number, card in enumerate(laid))
    answered = all(card.doubted is not None for card in laid[:-1])
    open_known = all(card.card != UNKNOWN for card in laid if lies_open(board, card))
    if hands != [(dealt + 1) // 2, dealt // 2] or dealt > 2 * board.options.hand:
        raise BadInput(Text("position-contradiction", name="hands"))
    if (laid and not whole) or not in_order or not answered or not open_known:
        raise BadInput(Text("position-contradiction", name="laid"))
    if board.conceded is not None and board.conceded[1] not in ("resigned", "time"):
        raise BadInput(Text("position-contradiction", name="conceded"))
    if min(_unseen(board).values()) < 0:
        raise BadInput(Text("position-contradiction", name="hands"))


def _unseen(board: Board) -> Counter[str]:
    """The cards that are neither in a hand nor on the table as far as they are known."""
    unseen = Counter(DECK)
    unseen.subtract(card for hand in board.hands for card in hand if card != UNKNOWN)
    unseen.subtract(laid.card for laid in board.laid if laid.card != UNKNOWN)
    return unseen


def _fill_in(board: Board, cards: list[str]) -> None:
    """Put one of these cards in the place of every card that is not known."""
    rest = iter(cards)

    def known(card: str) -> str:
        return next(rest) if card == UNKNOWN else card

    old, young = (tuple(sorted(map(known, hand))) for hand in board.hands)
    board.hands = old, young
    board.laid = tuple(msgspec.structs.replace(laid, card=known(laid.card)) for laid in board.laid)
    board.settle()


def imagined(board: B, seat: str, rng: random.Random) -> B:
    """A board that looks the same to this seat: made from its view, never from the truth. Any
    card may have been said to be any other, so whatever is unseen fits everywhere."""
    if knows_all(board, seat):
        return board.copy()
    seen = view(board, seat)
    found = type(board)(board.options)
    found.hands = (seen.hands[SEATS[0]], seen.hands[SEATS[1]])
    found.laid = seen.laid
    cards = sorted(_unseen(found).elements())
    rng.shuffle(cards)
    _fill_in(found, cards)
    return found
