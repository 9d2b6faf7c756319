"""What is said of a puzzle before anybody tries it."""

from __future__ import annotations

from collections.abc import Iterator

from futago.game import Option
from futago.goryo import GAME
from futago.puzzles.puzzle import Puzzle
from futago.texts import Text


def task(puzzle: Puzzle) -> Text:
    """What has to be found."""
    if puzzle.seat == "goryo":
        return Text("puzzle-task-goryo")
    return Text("puzzle-task-samurai", cubes=puzzle.start.cubes)


def line(puzzle: Puzzle) -> Text:
    """The puzzle in a few words."""
    if puzzle.seat == "goryo":
        return Text("puzzle-line-goryo")
    return Text("puzzle-line-samurai", cubes=puzzle.start.cubes)


def setting(puzzle: Puzzle) -> tuple[Text, ...]:
    """In what the game differs from the usual one."""
    options, usual = puzzle.start.setup.options, GAME.options({})
    said = list[Text]()
    if options.edition != usual.edition:
        said.append(Text("puzzle-edition", edition=options.edition))
    if options.variant is not None:
        said.append(Text(f"goryo-value-variant-{options.variant}"))
    if options.actions_per_samurai != usual.actions_per_samurai:
        said.append(Text("puzzle-actions", actions=options.actions_per_samurai))
    if options.palace.name != usual.palace.name:
        palace = Text(f"goryo-value-palace-{options.palace.name}")
        said.append(Text("puzzle-palace", palace=palace))
    return tuple(said)


def way(puzzle: Puzzle) -> Iterator[Option]:
    """What is picked, one after the other, to play the solution."""
    state = puzzle.start.copy()
    *walk, last = puzzle.moves(puzzle.solutions[0])
    for move in (*walk, last):
        picked = list[str]()
        for word in str(move).split():
            options = state.choice(puzzle.seat, tuple(picked)).options
            yield from (option for option in options if option.word == word)
            picked.append(word)
        if move is not last:
            state.apply(puzzle.seat, move)
