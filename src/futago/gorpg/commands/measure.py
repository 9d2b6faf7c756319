"""`futago lab ladder`, `balance`: measure the strength of the bots and the balance of the rules."""

from __future__ import annotations

from pathlib import Path

from futago.cli.common import Language, language_of, pairs
from futago.cli.lab import Games, Jobs, Measurement, Option, checked_number, lab_seed, split_list
from futago.game import BadInput
from futago.texts import Text

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
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.gorpg.study import games as played
    from futago.gorpg.study import ladder as ladders

    bots, given = split_list(levels), pairs(option or [], "--option")
    others = split_list(against)
    checked_number("--games", games)
    options = played.settings(split_list(modes), split_list(players), given)
    played.check_bots([*bots, *others])
    run = lab_seed(seed)
    limited = {"against": others} if others else {}
    header = played.header("ladder", run, bots=bots, options=options, **limited)
    measure = Measurement(game, "ladder", header, work, jobs, language_of(lang))
    tasks = ladders.game_tasks(run, bots, options, games, others)
    if not tasks:
        raise BadInput(Text("gorpg-lab-nothing"))
    everybody = list(dict.fromkeys([*bots, *others]))
    found = ladders.Ladder.of(everybody, tasks, measure.results(played.play_task, tasks))
    measure.publish(found.sheets(), found.as_json(), 1)


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
    work: Path | None = None,
    lang: Language | None = None,
) -> None:
    from futago.gorpg.study import balance as balancing
    from futago.gorpg.study import games as played

    checked_number("--games", games)
    switches = balancing.switches_from(switch or [])
    given = balancing.cells(split_list(modes), split_list(players), switches)
    if not given:
        raise BadInput(Text("gorpg-lab-nothing"))
    played.check_bots([level])
    run = lab_seed(seed)
    header = played.header("balance", run, level=level, cells=given)
    measure = Measurement(game, "balance", header, work, jobs, language_of(lang))
    tasks = balancing.game_tasks(run, level, given, games)
    found = balancing.summed(given, measure.results(played.play_task, tasks))
    sheets = balancing.sheets(found, list(switches), level)
    measure.publish(sheets, [cell.as_json() for cell in found], 1)
