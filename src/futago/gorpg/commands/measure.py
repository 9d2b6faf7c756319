"""`futago lab ladder`, `balance`: measure the strength of the bots and the balance of the rules."""

from __future__ import annotations

from pathlib import Path

from futago.cli.common import Language, language_of, pairs
from futago.cli.lab import Cluster, Games, Jobs, Option, checked_number, lab_seed, split_list

# Each command imports the simulator and the studies itself, so that other commands start faster.


def ladder(
    game: str,
    /,
    *,
    levels: str = "master,expert,player,novice,greedy",
    against: str = "",
    modes: str = "standard,overlord,solo",
    players: str = "2,4",
    games: Games = 100,
    option: Option = None,
    seed: str = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.cli.study import run_study
    from futago.gorpg.study import questions

    given = pairs(option or [], "--option")
    checked_number("--games", games)
    options = questions.settings(split_list(modes), split_list(players), given)
    study = questions.ladder(
        split_list(levels), split_list(against), options, games, lab_seed(seed)
    )
    run_study(study, work, jobs, cluster, language_of(lang))


def balance(
    game: str,
    /,
    *,
    modes: str = "standard,overlord,solo",
    players: str = "2,3,4,5,6,7",
    switch: Option = None,
    level: str = "expert",
    games: Games = 200,
    seed: str = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.cli.study import run_study
    from futago.gorpg.study import questions

    checked_number("--games", games)
    switches = questions.switches_from(switch or [])
    options = questions.settings(split_list(modes), split_list(players), {})
    study = questions.balance(level, options, switches, games, lab_seed(seed))
    run_study(study, work, jobs, cluster, language_of(lang))
