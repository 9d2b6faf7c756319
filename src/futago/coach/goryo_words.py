"""The coach's advice in words: what a samurai should do, what she should plan."""

from __future__ import annotations

from typing import Final

from futago.goryo.board import Board
from futago.goryo.names import object_name, samurai_name
from futago.solver.kernel import Policy
from futago.texts import Text

NOTHING: Final = 1e-6


def percent(share: float) -> int:
    """A share as people say it."""
    return round(100 * share)


def share_words(share: float) -> Text:
    """A share in words, where little is not nothing, and nearly all is not all."""
    whole = percent(share)
    if whole == 0 and share > NOTHING:
        return Text("coach-percent-least")
    if whole == 100 and share < 1 - NOTHING:
        return Text("coach-percent-most")
    return Text("coach-percent", percent=whole)


def compared(better: float, played: float) -> dict[str, Text]:
    """What would have been, and what was, for a sentence that tells both."""
    return {"better": share_words(better), "played": share_words(played)}


def within(chance: float) -> float:
    """A chance is one: fitted values overshoot a little."""
    return min(max(chance, 0.0), 1.0)


def both(*texts: Text) -> Text:
    """Sentences one after the other."""
    said = texts[0]
    for text in texts[1:]:
        said = Text("coach-two", one=said, two=text)
    return said


def do(board: Board, policy: Policy) -> Text:
    """What a policy does first: up to its next question, or to the end of the turn."""
    step, ids = policy[0], board.setup.floor.ids
    if step["samurai"] < 0:
        return _walk_to_the_end(board, policy)
    who, to, space = int(step["samurai"]), int(step["to"]), int(step["space"])
    asks = asking(board, who, to, space)
    leave = int(step["leave"])
    if leave >= 0 and leave != board.at[board.acting]:
        first = samurai_name(board.setup.colours[board.acting])
        return Text("coach-do-first", samurai=first, to=ids[leave], do=asks)
    return asks


def asking(board: Board, who: int, to: int, space: int) -> Text:
    """A samurai goes somewhere and asks about a space."""
    ids, samurai = board.setup.floor.ids, samurai_name(board.setup.colours[who])
    walks = board.at[who] != to
    if space == to:
        id = "coach-do-search-at" if walks else "coach-do-search"
        return Text(id, samurai=samurai, space=ids[space])
    if walks:
        return Text("coach-do-sniff-from", samurai=samurai, to=ids[to], space=ids[space])
    return Text("coach-do-sniff", samurai=samurai, space=ids[space])


def _walk_to_the_end(board: Board, policy: Policy) -> Text:
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
    said = walks[0]
    for walk in walks[1:]:
        said = Text("coach-do-and", one=said, two=walk)
    return Text("coach-do-end", do=said)


def object_on(board: Board, space: int) -> Text:
    """The object of a space."""
    floor = board.setup.floor
    return object_name(floor.types[floor.type_of[space]])
