"""The questions of `lab ladder` and `lab balance`, as studies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from futago.game import BadInput, Json
from futago.goryo import GAME
from futago.goryo.rules.options import actions_in_the_box
from futago.goryo.study.ways import LIMITED
from futago.lab.study import Play, Study
from futago.lab.ways import RULES
from futago.texts import Text


def ladder(
    bots: Sequence[str], games: int, given: Mapping[str, Json], seed: str, settings: Json
) -> Study:
    """Every bot against every other one; so many games in each role."""
    play = Play(
        game=GAME.name, bots=list(bots), options=dict(given), way=_way(settings), settings=settings
    )
    return Study(name="goryo-ladder", seed=seed, games=2 * games, play=[play])


def balance(
    level: str, games: int, sets: Sequence[dict[str, Json]], seed: str, settings: Json
) -> Study:
    """A level against itself under each set of options."""
    play = Play(
        game=GAME.name, bots={"*": level}, sets=list(sets), way=_way(settings), settings=settings
    )
    return Study(name="goryo-balance", seed=seed, games=games, play=[play])


def _way(settings: Json) -> str:
    return LIMITED if settings else RULES


def option_sets(
    editions: Sequence[str],
    actions: Sequence[str],
    variants: Sequence[str],
    gongs: Sequence[str],
    palace: str,
) -> list[dict[str, Json]]:
    """The option sets to compare; an edition is only combined with its own numbers of actions.
    Without gongs each set has its default one."""
    found = [
        {
            "edition": edition,
            "actions_per_samurai": number,
            "variant": variant,
            "palace": palace,
            **({"gong": gong} if gong else {}),
        }
        for edition, number, variant, gong in product(editions, actions, variants, gongs or [""])
        if number in map(str, actions_in_the_box(edition))
    ]
    if not found:
        raise BadInput(
            Text("lab-balance-nothing", editions=", ".join(editions), actions=", ".join(actions))
        )
    return found
