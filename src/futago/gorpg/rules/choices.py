"""The choice of a player, step by step: the prompt, the options and the relevant rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.game import CHANCE, Choice, Option, next_words
from futago.gorpg.rules import labels
from futago.gorpg.rules.actions import (
    Buy,
    Hire,
    Lay,
    Muster,
    Quest,
    Recruit,
    Rest,
    RestOrRecruit,
    Retreat,
    Trade,
)
from futago.gorpg.rules.board import (
    ATTACK,
    PHASES,
    RECRUIT,
    STRIKE,
    WRATH,
    Board,
)
from futago.gorpg.rules.cards import LEVEL
from futago.gorpg.rules.facts import facts
from futago.gorpg.rules.moves import legal_actions
from futago.gorpg.rules.names import seat_text, slot_text
from futago.gorpg.rules.purchases import HERO_PRICE
from futago.gorpg.rules.questions import question_for
from futago.gorpg.rules.why import waiting
from futago.texts import Text

COMMITS: Final = (Muster, Quest, Rest, RestOrRecruit, Recruit, Retreat, Buy, Hire, Trade, Lay)
"""Actions that are confirmed before they are played."""


def choice(board: Board, seat: str, picked: Sequence[str] = ()) -> Choice:
    """The next word to pick for an action."""
    rule = Text(_rule(board, picked), **facts(board.setup.options))
    if seat not in board.movers:
        return Choice(waiting(board), rule)
    legal = legal_actions(board, seat)
    if not picked:
        prompt = _phase_prompt(board)
        options = tuple(_option(board, word, picked) for word in next_words(legal, ())[0])
        question = None if seat == CHANCE else question_for(board, legal, prompt)
        return Choice(prompt, rule, options, question=question)
    words, action = next_words(legal, picked)
    if not words and action is None:  # no action begins with the words picked
        return Choice(_phase_prompt(board), rule, picked=tuple(picked))
    options = tuple(_option(board, word, picked) for word in words)
    prompt = _prompt(board, picked, words, action is not None)
    confirm = isinstance(action, COMMITS)
    return Choice(prompt, rule, options, action, tuple(picked), confirm)


def _rule(board: Board, picked: Sequence[str]) -> str:
    """The rule for the action being picked, or for the phase."""
    if picked and picked[0] in ("equip", "retreat", "buy", "hire", "trade", "rest"):
        return f"gorpg-rule-{picked[0]}"
    return f"gorpg-rule-{PHASES[board.phase]}"


# ---------------------------------------------------------------- prompts


def _prompt(board: Board, picked: Sequence[str], words: Sequence[str], complete: bool) -> Text:
    """One sentence: what to do now, when some words are picked and these may follow."""
    if picked[0] == "rest" and not words:
        return Text("gorpg-prompt-rest-all" if len(picked) == 1 else "gorpg-prompt-recruit-more")
    if complete:
        return Text(f"gorpg-prompt-{picked[0]}-more")
    if picked[0] in ("buy", "hire") and len(picked) > 1:
        return _purchase_prompt(board, picked)
    if picked[0] in ("quest", "attack", "strike", "equip", "trade") and len(picked) > 1:
        return Text(f"gorpg-prompt-{picked[0]}-then")
    return Text(f"gorpg-prompt-{picked[0]}")


def _phase_prompt(board: Board) -> Text:
    phase = PHASES[board.phase]
    if board.phase in (STRIKE, WRATH):
        left = board.strikes or len(board.strikers)
        return Text(f"gorpg-prompt-phase-{phase}", count=left)
    slot = slot_text(board.slot) if 0 <= board.slot < board.setup.slots else Text("gorpg-town")
    if board.phase == ATTACK and board.setup.rules.retreat_between_attacks:
        return Text("gorpg-prompt-phase-attack-or-retreat", slot=slot)
    return Text(f"gorpg-prompt-phase-{phase}", slot=slot, round=board.round)


def _purchase_prompt(board: Board, picked: Sequence[str]) -> Text:
    """The price and what has been paid so far."""
    headings = ("pay", "dismiss", "items", "trophies", "coins")
    first = next((n for n, word in enumerate(picked) if word in headings), len(picked))
    wanted = sum(LEVEL[card] for card in picked[1:first])
    price = wanted if picked[0] == "buy" else wanted * HERO_PRICE
    if first == len(picked):
        return Text(f"gorpg-prompt-{picked[0]}-wares", price=price)
    if picked[first] == "dismiss" and picked[-1] not in headings[2:]:
        paying = [word for word in picked if word in headings[2:]]
        if not paying:
            return Text("gorpg-prompt-hire-dismiss")
    return Text("gorpg-prompt-pay", price=price, paid=labels.paid(board, picked))


# ---------------------------------------------------------------- options


def _option(board: Board, word: str, picked: Sequence[str]) -> Option:
    """A word to pick, its kind, and a label with its effect."""
    if not picked and word == "pass" and board.phase == RECRUIT:
        return Option(word, "word", Text("gorpg-pick-no-recruit"))
    if not picked:
        return Option(word, "word", Text(f"gorpg-pick-{word}"))
    if picked[0] == "deal":
        return labels.dealt(word)
    if word in labels.HEADINGS:
        return Option(word, "word", Text(f"gorpg-pick-{picked[0]}-{word}"))
    if word in board.setup.seats:
        return Option(word, "seat", seat_text(word))
    if word in board.setup.slot_of:
        return Option(word, "slot", labels.slot(board, word))
    return labels.OF_VERB[picked[0]](board, word, picked)
