"""The description of a puzzle: its task and setting."""

from __future__ import annotations

from futago.goryo import GAME
from futago.goryo.puzzles.puzzle import Puzzle
from futago.texts import Text


def task(puzzle: Puzzle) -> Text:
    """What to find."""
    if puzzle.seat == "goryo":
        return Text("puzzle-task-goryo")
    return Text("puzzle-task-samurai", cubes=puzzle.start.cubes)


def line(puzzle: Puzzle) -> Text:
    """The puzzle in a few words."""
    if puzzle.seat == "goryo":
        return Text("puzzle-line-goryo")
    return Text("puzzle-line-samurai", cubes=puzzle.start.cubes)


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
