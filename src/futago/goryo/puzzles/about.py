"""The description of a puzzle: its task, theme and setting."""

from __future__ import annotations

from futago.game import Json
from futago.goryo import GAME
from futago.goryo.puzzles.puzzle import Puzzle
from futago.goryo.rules.palace import Palace
from futago.texts import Text


def task(puzzle: Puzzle) -> Text:
    """What to find."""
    last = puzzle.start.setup.rounds
    number = {"round": puzzle.start.round, "rounds": last, "later": last - puzzle.start.round}
    if puzzle.stated:
        return Text("puzzle-task-stated", **number)
    if puzzle.seat == "goryo":
        return Text("puzzle-task-goryo", **number)
    return Text("puzzle-task-samurai", cubes=puzzle.start.cubes, **number)


def line(puzzle: Puzzle) -> Text:
    """The puzzle in a few words."""
    number = puzzle.start.round
    if puzzle.stated:
        return Text("puzzle-line-stated", round=number)
    if puzzle.seat == "goryo":
        return Text("puzzle-line-goryo", round=number)
    return Text("puzzle-line-samurai", round=number, cubes=puzzle.start.cubes)


def role(puzzle: Puzzle) -> Text:
    """Whose part the solver plays."""
    return Text(f"goryo-seat-{puzzle.seat}")


def theme(puzzle: Puzzle) -> Text:
    """What it is about, by the reasons for the solution."""
    names = {reason.name for reason in puzzle.why}
    for found, reasons in THEMES:
        if names & set(reasons):
            return Text(f"puzzle-theme-{found}")
    return Text("puzzle-theme-clue" if puzzle.seat == "samurai" else "puzzle-theme-hide")


THEMES = (
    ("slip", ("slip",)),
    ("stand", ("stand",)),
    ("narrow", ("targets",)),
    ("reach", ("reach",)),
    ("tiles", ("loses", "old")),
    ("away", ("far", "fewer", "last-spirit", "catchers")),
)
"""Themes with the reasons that make them; the first that fits counts."""


def setting(puzzle: Puzzle) -> tuple[Text, ...]:
    """How the options differ from the default ones."""
    options, defaults = puzzle.start.setup.options, GAME.options({})
    texts = list[Text]()
    if options.edition != defaults.edition:
        texts.append(Text("puzzle-edition", edition=options.edition))
    if options.variant is not None:
        texts.append(Text(f"goryo-value-variant-{options.variant}"))
    if options.actions_per_samurai != defaults.actions_per_samurai:
        texts.append(Text("puzzle-actions", actions=options.actions_per_samurai))
    if options.palace.name != defaults.palace.name:
        palace = Text(f"goryo-value-palace-{options.palace.name}")
        texts.append(Text("puzzle-palace", palace=palace))
    return tuple(texts)


def sketch(puzzle: Puzzle) -> dict[str, Json]:
    """The position for a thumbnail: rooms, bridges and what lies on the spaces."""
    board = puzzle.start
    floor, palace = board.setup.floor, board.setup.options.palace
    return {
        "rooms": _rooms(palace),
        "bridges": ["-".join(bridge) for bridge in palace.bridges],
        "samurai": [floor.ids[space] for space in board.at],
        "start": floor.ids[board.start],
        "broken": [floor.ids[space] for space in board.broken],
        "yes": floor.names(board.asked & board.yes),
        "no": floor.names(board.asked & ~board.yes),
        "night": puzzle.seat == "goryo",
    }


def _rooms(palace: Palace) -> list[str]:
    """The spaces of each room: a letter for the column and a number for the row."""
    rooms = dict[str, list[str]]()
    for space in palace.spaces:
        rooms.setdefault(space.room, []).append(f"{chr(ord('a') + space.column)}{space.row + 1}")
    return [" ".join(spaces) for spaces in rooms.values()]
