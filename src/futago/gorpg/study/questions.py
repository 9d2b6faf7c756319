"""The questions of `lab ladder` and `lab balance`, as studies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from futago.game import BadInput, Json
from futago.gorpg import GAME
from futago.gorpg.study.ways import SIMULATOR
from futago.lab.study import Play, Study
from futago.texts import Text

STANDARD: Final = "standard"
OVERLORD: Final = "overlord"


def ladder(
    bots: Sequence[str],
    against: Sequence[str],
    options: Sequence[dict[str, Json]],
    games: int,
    seed: str,
) -> Study:
    """One bot among others of another kind, on each side in turn; a single player alone. Without
    `against` all meet all."""
    plays = [
        Play(
            game=GAME.name,
            way=SIMULATOR,
            bots=list(bots),
            against=list(against),
            options=given,
            # Both sides of an Overlord game, so many games each.
            games=2 * games if given["mode"] == OVERLORD else games,
            meet="all" if given["mode"] == OVERLORD and not against else "others",
        )
        for given in options
        if given["mode"] != STANDARD or given["players"] > 1
    ]
    return _study("gorpg-ladder", plays, games, seed)


def balance(
    level: str,
    options: Sequence[dict[str, Json]],
    switches: Mapping[str, list[Json]],
    games: int,
    seed: str,
) -> Study:
    """A bot against itself, under all combinations of the switches. The first party leads in
    standard games, so that a seat is a place in the turn order."""
    plays = [
        Play(
            game=GAME.name,
            way=SIMULATOR,
            bots={"*": level},
            options={**({"first_leader": "p1"} if given["mode"] == STANDARD else {}), **given},
            grid=dict(switches),
        )
        for given in options
    ]
    return _study("gorpg-balance", plays, games, seed)


def _study(name: str, plays: list[Play], games: int, seed: str) -> Study:
    if not plays:
        raise BadInput(Text("gorpg-lab-nothing"))
    return Study(name=name, seed=seed, games=games, play=plays)


def settings(
    modes: Sequence[str], players: Sequence[str], given: Mapping[str, Json]
) -> list[dict[str, Json]]:
    """Options for each mode and number of parties: those numbers that the mode allows. A mode with
    only one is always played."""
    found = list[dict[str, Json]]()
    for mode in modes:
        options = GAME.options({"mode": mode})
        specs = {spec.name: spec for spec in GAME.specs_with(options)}
        allowed = specs["players"].values
        for count in allowed:
            if len(allowed) == 1 or str(count) in players:
                found.append(GAME.typed_options({"mode": mode, "players": count, **given}))
                GAME.options(found[-1])
    return found


def switches_from(entries: Sequence[str]) -> dict[str, list[Json]]:
    """Switches and the values to compare, from `name=value,value`."""
    found = dict[str, list[Json]]()
    for entry in entries:
        name, equals, values = entry.partition("=")
        if not equals or not values:
            raise BadInput(Text("cli-not-a-pair", option="--switch", entry=entry))
        found[name.replace("-", "_")] = list(values.split(","))
    return found
