"""`futago simulate`: play many games between bots and record them."""

from __future__ import annotations

import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from futago.chance import derived_seed, new_seed
from futago.cli.common import (
    Language,
    checked_jobs,
    console,
    language_of,
    pairs,
    progress_console,
    seed_of,
)
from futago.game import BadInput
from futago.games import game_named
from futago.lab.files import atomic_file
from futago.lab.simulate import Run, Summary, make_player, wilson
from futago.lab.simulate import simulate as run_simulation
from futago.texts import Text, say


def simulate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    seed: str | None = None,
    bots: str = "",
    option: Annotated[list[str] | None, Parameter(negative=())] = None,
    vary: Annotated[bool, Parameter(negative=())] = False,
    jobs: Annotated[int | None, Parameter(name=["--jobs", "-j"])] = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    lang: Language | None = None,
) -> None:
    language = language_of(lang)
    run = _checked_run(game, seed, bots, option or [], vary)
    if games < 1:
        raise BadInput(Text("cli-bad-number", name="--games", number=games))
    processes = checked_jobs(jobs)
    began = time.perf_counter()
    with (
        atomic_file(out) if out is not None else nullcontext() as file,
        _progress(progress_console()) as progress,
    ):
        task = progress.add_task(say(Text("simulate-progress"), language), total=games)
        summary = Summary()
        for summary, lines in run_simulation(run, games, processes, recorded=out is not None):
            if file is not None:
                file.writelines(line.encode() for line in lines)
            progress.update(task, completed=summary.games)
    _print_summary(console(), summary, time.perf_counter() - began, language)


def _checked_run(game: str, seed: str | None, bots: str, option: list[str], vary: bool) -> Run:
    """Validate all arguments before the first game."""
    chosen = game_named(game)
    players = pairs([entry for entry in bots.split(",") if entry], "--bots")
    given = chosen.typed_options(pairs(option, "--option"))
    run = Run(game, seed_of(seed) or new_seed(), players, given, vary)
    options = chosen.options(run.options_of(0))
    for seat, name in players.items():
        if seat not in chosen.seats(options) and seat != "*" and not vary:
            known = ", ".join([*chosen.seats(options), "*"])
            raise BadInput(Text("seat-unknown", seat=seat, known=known))
        make_player(name, chosen, options, chosen.seats(options)[0], derived_seed("check"))
    return run


def _progress(screen: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
    )


def _print_summary(screen: Console, summary: Summary, seconds: float, language: str) -> None:
    """Print how often each seat won, with confidence intervals, and how the games ended."""

    def head(id: str) -> str:
        return say(Text(f"simulate-{id}"), language)

    wins = Table(head("seat"), head("wins"), head("share"), head("interval"))
    for seat, count in sorted(summary.wins.items()):
        low, high = wilson(count, summary.games)
        share = count / summary.games
        wins.add_row(seat, str(count), f"{share:.1%}", f"{low:.1%} - {high:.1%}")
    reasons = Table(head("ending"), head("games"))
    for reason, count in summary.reasons.most_common():
        reasons.add_row(reason, str(count))
    screen.print(wins)
    screen.print(reasons)
    moves = round(summary.moves / summary.games, 1)
    speed = Text(
        "simulate-speed",
        games=summary.games,
        moves=str(moves),
        seconds=f"{seconds:.1f}",
        rate=f"{summary.games / seconds:.0f}",
    )
    screen.print(say(speed, language))
