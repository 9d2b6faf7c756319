"""The description of a puzzle: its task, theme and setting."""

from __future__ import annotations

from typing import Final

from futago.game import Json
from futago.gorpg import GAME
from futago.gorpg.puzzles.puzzle import Puzzle
from futago.gorpg.rules.board import OVERLORD
from futago.gorpg.rules.cards import AFFILIATION, AFFILIATIONS, JOKER, LEVEL, ROUNDS, TOWN
from futago.gorpg.rules.names import seat_text
from futago.gorpg.rules.options import option_specs
from futago.texts import Text

NO_LIMIT: Final = "none"


def task(puzzle: Puzzle) -> Text:
    """What to find."""
    board = puzzle.start
    asked = Text(f"gorpg-puzzle-ask-{_asked(puzzle)}")
    aim = Text(f"gorpg-puzzle-aim-{puzzle.unit}")
    who: dict[str, Text | str] = {"role": _role(puzzle), "seat": seat_text(puzzle.seat)}
    number = {"round": board.round, "rounds": ROUNDS}
    return Text("gorpg-puzzle-task", asked=asked, aim=aim, **who, **number)


def _asked(puzzle: Puzzle) -> str:
    if puzzle.seat == OVERLORD:
        return "strike"
    return puzzle.kind


def line(puzzle: Puzzle) -> Text:
    """The puzzle in a few words."""
    options = puzzle.start.options
    words = {"mode": options.mode, "players": options.players, "round": puzzle.start.round}
    return Text("gorpg-puzzle-line", **words)


def role(puzzle: Puzzle) -> Text:
    """Whose part the solver plays: any party's, the Overlord's, or a single player's."""
    return Text(f"gorpg-puzzle-role-{_role(puzzle)}")


def _role(puzzle: Puzzle) -> str:
    if puzzle.start.setup.solo:
        return "solo"
    return "overlord" if puzzle.seat == OVERLORD else "party"


def theme(puzzle: Puzzle) -> Text:
    """What it is about."""
    return Text(f"gorpg-puzzle-theme-{_asked(puzzle)}")


def setting(puzzle: Puzzle) -> tuple[Text, ...]:
    """How the options differ from the usual ones of this mode."""
    options = puzzle.start.options
    usual = GAME.options({"mode": options.mode, "players": options.players})
    texts = list[Text]()
    for spec in option_specs(options.rules):
        value = getattr(options, spec.name)
        if value == getattr(usual, spec.name):
            continue
        name = spec.name.replace("_", "-")
        heading = Text(f"gorpg-name-{name}")
        if isinstance(value, bool):
            shown = "yes" if value else "no"
            texts.append(Text("gorpg-puzzle-setting-switch", name=heading, value=shown))
        elif isinstance(value, int):
            texts.append(Text("gorpg-puzzle-setting", name=heading, value=value))
        else:
            word = Text(f"gorpg-value-{name}-{value or NO_LIMIT}")
            texts.append(Text("gorpg-puzzle-setting", name=heading, value=word))
    return tuple(texts)


def sketch(puzzle: Puzzle) -> dict[str, Json]:
    """The position for a thumbnail: the locations with their monsters, and the solver's heroes."""
    board, view = puzzle.start, puzzle.start.view(puzzle.seat)
    party = board.setup.party_of.get(puzzle.seat)
    heroes = board.heroes[party] if party is not None else ()
    here = board.slot if puzzle.kind in ("battle", "last") else -1
    return {
        "places": [
            {
                "kind": _kind(board.locations[slot]),
                "monsters": [
                    _kind(monster.card) if monster.card else ""
                    for monster in view.slots[board.setup.slot_names[slot]].monsters
                ],
                "here": slot == here,
            }
            for slot in range(board.setup.slots)
        ],
        "heroes": [
            {"kind": _kind(hero.card), "level": LEVEL[hero.card], "hurt": hero.wound > 0}
            for hero in heroes
        ],
    }


def _kind(card: str) -> str:
    if not card or card == TOWN:
        return ""
    return (*AFFILIATIONS, JOKER)[AFFILIATION[card]]
