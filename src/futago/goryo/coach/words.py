"""Words for the coach's reports: shares, comparisons, and what the Samurai should do."""

from __future__ import annotations

from typing import Final

from futago.goryo.rules.board import Board
from futago.goryo.rules.names import object_name, samurai_name
from futago.goryo.solver.kernel import Policy
from futago.texts import Text

NEGLIGIBLE: Final = 1e-6


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


def share_words(share: float) -> Text:
    """A share in words; tiny shares are not rounded to 0 %, nor nearly full ones to 100 %."""
    whole = percent(share)
    if whole == 0 and share > NEGLIGIBLE:
        return Text("coach-percent-least")
    if whole == 100 and share < 1 - NEGLIGIBLE:
        return Text("coach-percent-most")
    return Text("coach-percent", percent=whole)


def compared(better: float, played: float) -> dict[str, Text]:
    """The arguments of a sentence that compares the better choice with the one played."""
    return {"better": share_words(better), "played": share_words(played)}


def clamped(chance: float) -> float:
    """A chance between 0 and 1: fitted values overshoot a little."""
    return min(max(chance, 0.0), 1.0)


def joined(*texts: Text) -> Text:
    """Sentences joined into one text."""
    result = texts[0]
    for text in texts[1:]:
        result = Text("coach-two", one=result, two=text)
    return result


def policy_words(board: Board, policy: Policy) -> Text:
    """The next step of a policy: up to its next question, or to the end of the turn."""
    step, ids = policy[0], board.setup.floor.ids
    if step["samurai"] < 0:
        return _end_of_turn(board, policy)
    who, to, space = int(step["samurai"]), int(step["to"]), int(step["space"])
    asks = question_words(board, who, to, space)
    leave = int(step["leave"])
    if leave >= 0 and leave != board.at[board.acting]:
        first = samurai_name(board.setup.colours[board.acting])
        return Text("coach-do-first", samurai=first, to=ids[leave], do=asks)
    return asks


def question_words(board: Board, who: int, to: int, space: int) -> Text:
    """A samurai moves to a space, if he is not there, and asks about one."""
    ids, samurai = board.setup.floor.ids, samurai_name(board.setup.colours[who])
    walks = board.at[who] != to
    if space == to:
        id = "coach-do-search-at" if walks else "coach-do-search"
        return Text(id, samurai=samurai, space=ids[space])
    if walks:
        return Text("coach-do-sniff-from", samurai=samurai, to=ids[to], space=ids[space])
    return Text("coach-do-sniff", samurai=samurai, space=ids[space])


def _end_of_turn(board: Board, policy: Policy) -> Text:
    setup, final = board.setup, policy[0]["final"]
    walks = [
        Text(
            "coach-do-walk",
            samurai=samurai_name(setup.colours[who]),
            to=setup.floor.ids[int(final[who])],
        )
        for who in sorted(range(len(board.at)), key=lambda who: who != board.acting)
        if int(final[who]) != board.at[who]
    ]
    if not walks:
        return Text("coach-do-stop")
    text = walks[0]
    for walk in walks[1:]:
        text = Text("coach-do-and", one=text, two=walk)
    return Text("coach-do-end", do=text)


def object_on(board: Board, space: int) -> Text:
    """The name of the object on a space."""
    floor = board.setup.floor
    return object_name(floor.types[floor.type_of[space]])
