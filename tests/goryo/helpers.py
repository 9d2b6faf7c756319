"""Helpers to set up positions, play moves, and check refusals."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from futago import goryo
from futago.game import Action, IllegalAction
from futago.goryo import GAME, GoryoState
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.view import GoryoView

GREEN, PURPLE, RED, BLUE = "b2", "e2", "b5", "e5"
"""Where the four samurai start on the palace `edo`."""


def palace_text(name: str) -> str:
    """The file of a bundled palace."""
    file = resources.files("futago.goryo").joinpath("palaces", f"{name}.toml")
    return file.read_text(encoding="utf-8")


def palace_data(name: str) -> dict[str, Any]:
    """The same as data, without any code of the project."""
    return tomllib.loads(palace_text(name))


def corridors() -> dict[str, Any]:
    """A palace of four corridors, a1 to a8 and so on, joined end to end into one long path."""
    types = ["helmet", "urn", "flower", "lantern", "mask", "scroll", "vase", "fan"]
    spaces = [
        {"id": f"{room}{n + 1}", "room": room, "row": row, "column": n, "object": types[n]}
        for row, room in enumerate("abcd")
        for n in range(8)
    ]
    centres = {room: f"{room}4" for room in "abcd"}
    bridges = [["a8", "b1"], ["b8", "c1"], ["c8", "d1"]]
    return {"name": "corridors", "spaces": spaces, "centres": centres, "bridges": bridges}


OBJECTS = {space["id"]: space["object"] for space in palace_data("edo")["spaces"]}


def new(rules: str = GAME.version, **options: Any) -> GoryoState:
    """A new game under a version of the rules."""
    game = GAME.under(rules)
    state = game.new(game.options(game.typed_options(options)))
    assert isinstance(state, GoryoState)
    return state


def begin(start: str = "b2", bound: str = "fan", **options: Any) -> GoryoState:
    """A game after the first broken object."""
    state = new(**options)
    floor = state.setup.floor
    first = floor.types[floor.type_of[floor.index[start]]]
    return play(state, f"draw bound {bound}", f"draw first {first}", f"break {start}")


def table(broken: str = "b2", **words: Any) -> GoryoState:
    """A position on the palace `edo`: by default it is her turn, with all powers, bound to the fan.

    `broken` are the broken spaces in order; she stands on the last of them.
    """
    spaces = broken.split(",")
    powers = {"genjutsu": "shadow,illusion", "cursed-object": None}
    known: dict[str, object] = {
        "rules": GAME.version,
        "palace": "edo",
        "phase": "plan",
        "round": len(spaces),
        "first": OBJECTS[spaces[0]],
        "start": spaces[-1],
        "broken": broken,
        "samurai": f"{GREEN},{PURPLE},{RED},{BLUE}",
        "left": powers.get(str(words.get("variant")), "sprint,trail"),
        "bound": "fan",
        **words,
    }
    text = " ".join(f"{name}={value}" for name, value in known.items() if value is not None)
    return goryo.position(text)


def honour(broken: str = "b2", **words: Any) -> GoryoState:
    """The same under honour."""
    return table(broken, enforcement="honour", **words)


def mistakes(state: GoryoState) -> list[str]:
    """The rules she has broken, in order."""
    return [rule for _, rule in seen(state).mistakes]


def play(state: GoryoState, *notations: str) -> GoryoState:
    """Play moves for the seat to move; automatic answers are given as well."""
    for notation in notations:
        state.apply(state.movers[0], GAME.parse(notation, state.setup.options))
        while state.automatic:
            state.apply(state.movers[0], state.legal_actions(state.movers[0])[0])
    return state


def refusal(state: GoryoState, action: str | Action, seat: str | None = None) -> str:
    """The id of the reason why a move is refused; checks that nothing has changed."""
    before, position = state.copy(), state.position()
    if isinstance(action, str):
        action = GAME.parse(action, state.setup.options)
    with pytest.raises(IllegalAction) as refused:
        state.apply(seat or state.movers[0], action)
    assert state == before
    assert state.position() == position
    assert str(refused.value), "the reason has a text"
    return refused.value.text.id


def seen(state: GoryoState) -> GoryoView:
    """The public information."""
    return state.view("samurai")


def plans(state: GoryoState) -> list[Plan]:
    """All plans she may make now."""
    return [plan for plan in state.legal_actions("goryo") if isinstance(plan, Plan)]


def targets(state: GoryoState) -> set[str]:
    """The spaces she can break now."""
    return {plan.target for plan in plans(state)}


def legal(state: GoryoState) -> list[str]:
    """The notations of all legal actions."""
    return [str(action) for action in state.legal_actions(state.movers[0])]


def kinds(state: GoryoState, seat: str = "samurai") -> list[str]:
    """The kinds of the events of the last move, in order."""
    return [event.kind for event in state.events(seat)]


def random_game(seed: int, **options: Any) -> Iterator[tuple[GoryoState, str, Action]]:
    """Every state of a random game, with the move that follows."""
    rng = random.Random(seed)
    state = new(**{**GAME.vary(rng), **options})
    while state.movers:
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        action = actions[rng.randrange(len(actions))]
        yield state, seat, action
        state.apply(seat, action)


def finished_game(seed: int, **options: Any) -> GoryoState:
    """The end of a random game."""
    *_, (state, _, _) = random_game(seed, **options)
    return state
