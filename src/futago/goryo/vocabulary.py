"""Goryō for OpenSpiel: its vocabulary, its bounds, and the serialization of smaller games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

import msgspec

from futago.adapters.starts import Start, start_of
from futago.adapters.vocabulary import Fitting
from futago.game import Json
from futago.goryo.rules.board import PLAN, GoryoSetup, setup_of
from futago.goryo.rules.hidden import possible_bound_types, with_bound
from futago.goryo.rules.options import OPTIONS_UNDER, Options
from futago.goryo.rules.palace_faults import RESERVED
from futago.goryo.rules.position import position_text
from futago.goryo.rules.position_reader import rules_of, set_up
from futago.goryo.rules.scale import PRINTED, Scale
from futago.goryo.state import GoryoState


def _words(options: Options) -> set[str]:
    spaces = {space.id for space in options.palace.spaces}
    return {">"} | RESERVED | spaces | set(options.samurai)


def _most_words(state: GoryoState) -> int:
    """An upper bound on the words of a game: set-up, then plans, samurai actions and answers."""
    scale, setup = state.setup.scale, state.setup
    cubes = scale.move_cubes + 1 if setup.strict else setup.most_cubes
    powers = len(("sprint", "trail", "a1", "honest", "illusion", "red"))
    plan = len(("plan", ">", "a1")) + cubes + powers
    act = len(("red", "sniff", "a1")) + len(("answer", "no"))
    return 2 + 3 + scale.rounds * (plan + scale.action_cubes * act + 1)


def _most_draws(state: GoryoState) -> int:
    return len(state.setup.floor.types)


def _write(state: GoryoState) -> tuple[dict[str, Json], dict[str, int]]:
    options: dict[str, Any] = msgspec.to_builtins(state.options)
    return options, asdict(state.setup.scale)


def _read(
    options: dict[str, Json], numbers: dict[str, int], lines: Sequence[str]
) -> tuple[GoryoState, ...]:
    kind = OPTIONS_UNDER[rules_of(lines[0]).version]
    given, scale = msgspec.convert(options, kind), Scale(**numbers)
    setup = setup_of(given) if scale == PRINTED else GoryoSetup(given, scale)
    states = tuple(GoryoState(setup) for _ in lines)
    for state, line in zip(states, lines, strict=True):
        set_up(state, line)
    return states


FITTING: Final = Fitting(
    words=_words,
    most_words=_most_words,
    most_draws=_most_draws,
    zero_sum=True,
    write=_write,
    read=_read,
    position=position_text,
)


def bound_unknown(state: GoryoState, bound: Mapping[str, float] | None = None) -> Start:
    """A start at the beginning of a round, where only the Goryō knows the bound type.

    `bound` is the Samurai's belief about it by type; by default all possible types are equally
    likely. The bound type of `state` itself is ignored.
    """
    if state.phase != PLAN:
        raise ValueError("The Goryō has to be about to plan.")
    types = state.setup.floor.types
    if bound is None:
        bound = {types[kind]: 1.0 for kind in possible_bound_types(state)}
    believed = {kind: share for kind, share in bound.items() if share > 0}
    worlds = [with_bound(state, types.index(kind)) for kind in believed]
    return start_of(worlds, list(believed.values()))
