"""Make the golden transcripts anew: `python -m tests.conformance.make_golden [GAME ...]`.

Plays games of all sorts, the same ones every time, until everything that a game's adapter demands
has been seen, and keeps as few of them as show it all. With `--digests` the transcripts stay and
only the digests of what was shown are written again.
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

from .adapters import adapter_for
from .golden import DIGESTS, FOLDER, transcripts, write_digests
from .play import named_players, played, players_of, sample_options, scaled

MOST_GAMES = 6000
AT_LEAST = 600


def candidates(game: Game) -> Iterator[dict[str, Json]]:
    """Records of games of all sorts; in some a seat gives up half-way."""
    rng, adapter = random.Random(f"golden {game.name}"), adapter_for(game)
    for number in range(MOST_GAMES):
        # Without the odd options, some of which no printed game has.
        options = sample_options(game, 10**6, rng)
        names = {seat: rng.choice(players_of(game)) for seat in game.seats(options)}
        match = Match(game, options, names, derived_seed("golden", game.name, number))
        patience = adapter.longest
        if adapter.gives_up and rng.random() < 0.1:
            patience = rng.randrange(adapter.longest)
        for _ in played(match, names, f"golden {number}", adapter.longest):
            if len(match.moves) > patience:
                break
        if match.state.outcome is None:
            seats = list(named_players(game, options))
            match.state.concede(rng.choice(seats), rng.choice(["resigned", "time"]))
        yield json.loads(dump(match.record()))


def chosen(game: Game) -> list[dict[str, Json]]:
    """Few games that between them show everything."""
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
    kept, missing = list[dict[str, Json]](), set(adapter.demanded)
    while missing:
        best = max(range(len(found)), key=lambda n: len(missing & shows[n]) / cost(found[n]))
        kept.append(found[best])
        missing -= shows[best]
    return kept


def cost(record: dict[str, Json]) -> int:
    """How much room a transcript takes, more or less."""
    return len(record["moves"]) * (6 + len(record["seats"]))


def write(game: Game) -> None:
    folder = FOLDER / game.name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for number, record in enumerate(chosen(game), 1):
        file = folder / f"{number:02}-{record['result']['reason']}.json"
        file.write_text(dump(record) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    named = [name for name in arguments if name != "--digests"]
    for game in [game_named(name) for name in named or GAMES]:
        if "--digests" not in arguments:
            write(game)
        for old in (FOLDER / game.name).glob(f"*{DIGESTS}"):
            old.unlink()
        for file in transcripts(game):
            write_digests(file)
        size = sum(file.stat().st_size for file in (FOLDER / game.name).iterdir())
        print(f"{game.name}: {len(transcripts(game))} transcripts, {size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
