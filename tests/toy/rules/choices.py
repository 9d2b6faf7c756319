"""What a player is asked: the prompt, the rule that matters, and the question with all answers."""

from __future__ import annotations

from collections.abc import Iterable

from futago.choices.questions import One, Option, Question
from futago.game import CHANCE, Choice
from futago.texts import Text

from .actions import Lay
from .board import ANSWER, SEATS, Board
from .cards import WORTH
from .moves import legal_actions, refusal
from .names import card_name, seat_name


def choice(board: Board, seat: str) -> Choice:
    """What a seat has to decide now."""
    rule = Text(f"jackdaws-rule-{board.phase}")
    if seat not in board.movers:
        waiting = board.movers[0] if board.movers else "nobody"
        return Choice(Text(f"jackdaws-wait-{waiting}"), rule)
    asked = None if seat == CHANCE else question(board, seat)
    return Choice(_prompt(board), rule, asked)


def question(board: Board, seat: str) -> Question:
    """All that the mover may answer."""
    prompt = _prompt(board)
    if board.phase == ANSWER:
        return One(prompt=prompt, options=(_word("believe"), _word("doubt")))
    held = sorted(set(board.hands[SEATS.index(seat)]))
    return One(prompt=prompt, opening="lay", options=_cards(held, claims=True))


def _cards(cards: Iterable[str], *, claims: bool = False) -> tuple[Option, ...]:
    """Cards to choose from; with claims, each leads to what is said about it."""
    return tuple(
        Option(card, "card", card_name(card), WORTH[card], then=_claim(card) if claims else None)
        for card in cards
    )


def _claim(card: str) -> One:
    prompt = Text("jackdaws-prompt-say", card=card_name(card))
    return One(prompt=prompt, opening="as", options=_cards(WORTH))


def _word(word: str) -> Option:
    return Option(word, "word", Text(f"jackdaws-pick-{word}"))


def why_not(board: Board, seat: str, kind: str, thing: str, chosen: str = "") -> Text:
    """Why a card cannot be laid now; for anything else the rule has to do."""
    lay = Lay(thing, thing)
    if kind == "card" and thing in WORTH and lay not in legal_actions(board, seat):
        return refusal(board, seat, lay)
    return choice(board, seat).rule


def _prompt(board: Board) -> Text:
    """One sentence: what to do now."""
    if board.phase == ANSWER:
        laid = board.laid[-1]
        return Text("jackdaws-prompt-answer", by=seat_name(laid.by), said=card_name(laid.said))
    return Text(f"jackdaws-prompt-{board.phase}")
