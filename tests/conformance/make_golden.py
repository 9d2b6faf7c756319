"""Regenerate the golden transcripts: `python -m tests.conformance.make_golden [GAME ...]`.

Plays varied but reproducible games until they show every feature that the adapter requires, and
stores as few of them as possible. Records of earlier rules are kept: they must be replayable for
ever. With `--keep-records` all records are kept, and only the digests and the playthroughs are
written again.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator

from futago.chance import derived_seed
from futago.game import Game, Json
from futago.games import GAMES, game_named
from futago.match import Match
from futago.record import dump, verify

from ..games import all_games_registered
from .adapters import adapter_for
from .golden import FOLDER, read, text_file, transcripts, write, write_digests
from .play import named_players, played, players_of, sample_options, scaled
from .playthrough import playthrough

MOST_GAMES = 6000
AT_LEAST = 600
KEEP = "--keep-records"


def candidates(game: Game) -> Iterator[dict[str, Json]]:
    """Records of varied games; in some a seat concedes half-way."""
    rng, adapter = random.Random(f"golden {game.name}"), adapter_for(game)
    for number in range(MOST_GAMES):
        # Without the odd options.
        options = sample_options(game, 10**6, rng)
        names = {seat: rng.choice(players_of(game)) for seat in game.seats(options)}
        match = Match(game, options, names, derived_seed("golden", game.name, number))
        limit = adapter.longest
        if adapter.can_concede and rng.random() < 0.1:
            limit = rng.randrange(adapter.longest)
        for _ in played(match, names, f"golden {number}", adapter.longest):
            if len(match.moves) > limit:
                break
        if match.state.outcome is None:
            seats = list(named_players(game, options))
            match.state.concede(rng.choice(seats), rng.choice(["resigned", "time"]))
        yield json.loads(dump(match.record()))


def chosen(game: Game) -> list[dict[str, Json]]:
    """A few games that together show every feature."""
    adapter, found, missing = adapter_for(game), list[dict[str, Json]](), set[str]()
    missing |= adapter.demanded
    shows = list[set[str]]()
    for number, record in enumerate(candidates(game)):
        verify(record)
        found.append(record)
        shows.append(adapter.features(record) & adapter.demanded)
        missing -= shows[-1]
        if number >= scaled(game, AT_LEAST) and not missing:
            break
    if missing:
        sys.exit(f"{game.name}: no game shows {sorted(missing)}")
    chosen_records, missing = list[dict[str, Json]](), set(adapter.demanded)
    while missing:
        best = max(range(len(found)), key=lambda n: len(missing & shows[n]) / cost(found[n]))
        chosen_records.append(found[best])
        missing -= shows[best]
    return chosen_records


def cost(record: dict[str, Json]) -> int:
    """The approximate size of a transcript."""
    return len(record["moves"]) * (6 + len(record["seats"]))


def write_records(game: Game) -> None:
    """Replace the records of the current rules."""
    folder = FOLDER / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for file in transcripts(game):
        if read(file)["version"] == game.version:
            file.unlink()
    first = 1 + max((int(file.name.split("-")[0]) for file in transcripts(game)), default=0)
    for number, record in enumerate(chosen(game), first):
        write(folder / f"{number:02}-{record['result']['reason']}.json", record)


def write_derived_files(game: Game) -> None:
    """Write the digests and playthroughs of all records."""
    for old in (FOLDER / game.name).iterdir():
        if old not in transcripts(game):
            old.unlink()
    for file in transcripts(game):
        write_digests(file)
        text_file(file).write_text(playthrough(read(file)), encoding="utf-8")


def main(arguments: list[str]) -> None:
    named = [name for name in arguments if name != KEEP]
    with all_games_registered():
        make([game_named(name) for name in named or GAMES], KEEP in arguments)


def make(games: list[Game], keep_records: bool) -> None:
    for game in games:
        if not keep_records:
            write_records(game)
        write_derived_files(game)
        size = sum(file.stat().st_size for file in (FOLDER / game.name).iterdir())
        print(f"{game.name}: {len(transcripts(game))} transcripts, {size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
