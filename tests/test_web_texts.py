"""The web client renders texts exactly like Python, from the same catalogue."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from futago.game import SPECTATOR, random_action
from futago.games import GAMES
from futago.texts import LANGUAGES, Name, Text, say

from .conformance.questions import texts_of

WEB = Path(__file__).parent.parent / "web"


def _in_the_browser(wanted: list[tuple[str, Text]]) -> list[str]:
    """The sentences as the client's own code renders them."""
    sent = json.dumps([[language, text.as_json()] for language, text in wanted])
    done = subprocess.run(
        [sys.executable, WEB / "build.py", "npm", "exec", "--silent", "--", "node", "tests/say.ts"],
        input=sent,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: list[str] = json.loads(done.stdout.splitlines()[-1])
    return said


def _from_random_games() -> Iterator[Text]:
    """Prompts, labels and events of a game or two of each kind."""
    rng = random.Random(5)
    for game in GAMES.values():
        for _ in range(3):
            options = game.options(game.vary(rng))
            state = game.new(options)
            while state.movers:
                seat = state.movers[0]
                yield from texts_of(state.choice(seat))
                state.apply(seat, random_action(state.legal_actions(seat), rng))
                yield from (event.text for event in state.events(SPECTATOR))


def _made_up() -> Iterator[Text]:
    """Rare in random games: plurals, large numbers, names, nested texts."""
    for count in (0, 1, 2, 999, 1000, 12345, 1234567):
        yield Text("replay-all", count=count)
        yield Text("verify-all", count=count, draws=count)
    yield Text("verbatim", word=Name("the lake", "le lac", "il lago"))
    yield Text("page-play-game", game=Text("page-goryo"))
    yield Text("verbatim", word='<b> { $word } "quoted"')


def test_the_page_says_what_python_says() -> None:
    texts = {repr(text): text for text in (*_made_up(), *_from_random_games())}
    wanted = [(language, text) for text in texts.values() for language in LANGUAGES]
    assert len(wanted) > 1000
    said = _in_the_browser(wanted)
    for (language, text), sentence in zip(wanted, said, strict=True):
        assert sentence == say(text, language), (language, text)
