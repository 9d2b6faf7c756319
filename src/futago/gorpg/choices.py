"""What a player is asked, step by step: the prompt, the things to pick, the rule that matters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.game import CHANCE, Choice, Option, next_words
from futago.gorpg import labels
from futago.gorpg.actions import Buy, Hire, Lay, Muster, Quest, Rest, Retreat, Trade
from futago.gorpg.board import OVER, PHASES, STRIKE, WRATH, Board
from futago.gorpg.cards import LEVEL
from futago.gorpg.names import seat_text, slot_text
from futago.gorpg.purchases import HERO_PRICE
from futago.gorpg.rules import legal_actions
from futago.texts import Text

COMMITS: Final = (Muster, Quest, Rest, Retreat, Buy, Hire, Trade, Lay)
"""What deserves a look at the whole before it is done."""


def choice(board: Board, seat: str, picked: Sequence[str] = ()) -> Choice:
    """The next thing to pick on the way to an action."""
    rule = Text(_rule(board, picked))
    if seat not in board.movers:
        return Choice(_waiting(board), rule)
    words, action = next_words(legal_actions(board, seat), picked)
    if not words and action is None:  # the words picked lead nowhere
        return Choice(_phase_prompt(board), rule, picked=tuple(picked))
    options = tuple(_option(board, word, picked) for word in words)
    prompt, confirm = _prompt(board, picked, action is not None), isinstance(action, COMMITS)
    return Choice(prompt, rule, options, action, tuple(picked), confirm)


def _waiting(board: Board) -> Text:
    if board.phase == OVER:
        return Text("gorpg-wait-over")
    if board.movers[0] == CHANCE:
        return Text("gorpg-wait-chance")
    return Text("gorpg-wait", seat=seat_text(board.movers[0]))


def _rule(board: Board, picked: Sequence[str]) -> str:
    """The rule that matters now: of what is being picked, or of the phase."""
    if picked and picked[0] in ("equip", "retreat", "buy", "hire", "trade", "rest"):
        return f"gorpg-rule-{picked[0]}"
    return f"gorpg-rule-{PHASES[board.phase]}"


# ---------------------------------------------------------------- prompts


def _prompt(board: Board, picked: Sequence[str], complete: bool) -> Text:
    """One sentence: what to do now."""
    if not picked:
        return _phase_prompt(board)
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
    return Text(f"gorpg-prompt-phase-{phase}", slot=slot, round=board.round)


def _purchase_prompt(board: Board, picked: Sequence[str]) -> Text:
    """The price and what has been offered for it so far."""
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
    """A word to pick, what kind of thing it is, and what it would do."""
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
