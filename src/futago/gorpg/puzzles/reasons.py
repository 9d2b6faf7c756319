"""Why the best idea is the best, in words and numbers."""

from __future__ import annotations

from futago.gorpg.coach.judgement import slot_of
from futago.gorpg.coach.words import decision_words, error_points, percent, share_words
from futago.gorpg.puzzles.puzzle import Prospect, Puzzle
from futago.gorpg.rules.actions import Buy, Equip, Hire
from futago.gorpg.rules.cards import HEROES, levels
from futago.gorpg.rules.names import card_text, slot_text
from futago.gorpg.rules.purchases import TROPHY_VALUE, worth_of
from futago.texts import Text


def reasons(puzzle: Puzzle) -> list[Text]:
    """What becomes of the best idea, and of the next best one."""
    return [*_first(puzzle), *_second(puzzle)]


def _first(puzzle: Puzzle) -> list[Text]:
    odds = odds_text(puzzle, puzzle.first)
    if odds is not None:
        return [Text("gorpg-puzzle-why-first", odds=odds)]
    value = puzzle.start.setup.options.item_value
    match puzzle.moves(puzzle.first.moves)[-1]:
        case Buy(items, pay):
            paid, gold = levels(pay) * TROPHY_VALUE, levels(items) * value
            return [Text("gorpg-puzzle-why-buy", paid=paid, gold=gold)]
        case Hire() as hire:
            return [Text("gorpg-puzzle-why-hire", paid=worth_of(hire, value))]
    return []


def _second(puzzle: Puzzle) -> list[Text]:
    do = second_words(puzzle)
    odds = odds_text(puzzle, puzzle.second)
    if odds is not None:
        return [Text("gorpg-puzzle-why-second-odds", do=do, odds=odds)]
    return [Text("gorpg-puzzle-why-second", do=do)]


def second_words(puzzle: Puzzle) -> Text:
    """The next best idea; how the items are dealt out for it does not matter."""
    moves = puzzle.moves(puzzle.second.moves)
    acts = tuple(move for move in moves if not isinstance(move, Equip))
    return decision_words(puzzle.start, acts)


def odds_text(puzzle: Puzzle, prospect: Prospect) -> Text | None:
    """How often a battle is won, and who is likely to be lost; None if there is no battle."""
    if prospect.cleared is None:
        return None
    slot = slot_of(puzzle.start, puzzle.moves(prospect.moves))
    words: dict[str, Text | int | str] = {
        "slot": slot_text(slot),
        "cleared": share_words(prospect.cleared),
        "brings": "more" if prospect.gold >= 0 else "less",
        "gold": abs(prospect.gold),
    }
    if not prospect.hero:
        return Text("gorpg-coach-odds-safe", **words)
    lost = {"hero": card_text(HEROES, prospect.hero), "lost": share_words(prospect.lost)}
    return Text("gorpg-coach-odds", **words, **lost)


def gain_text(puzzle: Puzzle) -> Text:
    """What the best idea is worth, against the next best one."""
    best, second = puzzle.first.value, puzzle.second.value
    if puzzle.unit == "score":
        error = max(1, round(2 * puzzle.error))
        return Text("gorpg-puzzle-right-score", gain=round(best - second), error=error)
    shares = {"best": share_words(best), "second": share_words(second)}
    return Text("gorpg-puzzle-right-chance", error=error_points(puzzle.error), **shares)


def less_text(puzzle: Puzzle, value: float) -> Text:
    """What another idea is worth."""
    best = puzzle.first.value
    if puzzle.unit == "score":
        return Text("gorpg-puzzle-costs-score", cost=max(1, round(best - value)))
    less = Text("coach-percent", percent=min(percent(value), percent(best) - 1))
    return Text("gorpg-puzzle-costs-chance", value=less, best=share_words(best))
