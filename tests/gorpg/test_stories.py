"""The log of the terminal tells battles shortly, and loses nothing of what came of them."""

from __future__ import annotations

from futago.game import SPECTATOR, Event
from futago.gorpg.drawing.stories import stories
from futago.lab.simulate import Run, play_one
from futago.record import replay
from futago.texts import LANGUAGES, Text, say


def events() -> list[Event]:
    """What everybody sees of a game between bots."""
    record = play_one(Run("gorpg", "0123456789abcdef" * 2, {"*": "greedy"}, {"players": 3}), 1)
    return [event for _, _, state in replay(record) for event in state.events(SPECTATOR)]


EVENTS = events()
LINES = stories(EVENTS)


def ids(line: tuple[Text, ...]) -> list[str]:
    return [text.id for text in line]


def test_a_battle_is_told_in_two_lines() -> None:
    battles = [event.text for event in EVENTS if event.kind == "battle"]
    blows = {event.text.id for event in EVENTS if event.kind in ("hit", "strike", "died")}
    begun = [n for n, line in enumerate(LINES) if line[0] in battles]
    assert len(begun) == len(battles) > 10
    for n in begun:
        assert len(LINES[n]) == 1
        assert LINES[n + 1][0].id == "gorpg-story-outcome"
    assert not blows & {id for line in LINES for id in ids(line)}


def test_who_fell_and_who_won_is_told() -> None:
    outcomes = [text for line in LINES for text in line if text.id == "gorpg-story-outcome"]
    slain = [event for event in EVENTS if event.kind == "hit" and event.data["left"] == 0]
    died = [event for event in EVENTS if event.kind == "died"]
    assert sum(text.args["slain"] for text in outcomes) == len(slain)
    assert sum(text.args["fallen"] for text in outcomes) == len(died)
    told = [text for line in LINES for text in line]
    for event in EVENTS:
        if event.kind in ("cleared", "wiped", "retreat", "bounty", "buy", "hire", "quest"):
            assert event.text in told


def test_a_battle_that_goes_on_is_told_blow_by_blow() -> None:
    begin = next(n for n, event in enumerate(EVENTS) if event.kind == "battle")
    assert stories(EVENTS[begin : begin + 2]) == [(event.text,) for event in EVENTS[begin:][:2]]


def test_what_is_dealt_together_is_one_line_in_every_language() -> None:
    short = [line[0] for line in LINES if line[0].id.startswith("gorpg-story-")]
    assert {"gorpg-story-locations", "gorpg-story-monsters"} <= {text.id for text in short}
    for language in LANGUAGES:
        assert not any("{" in say(text, language) for text in short)
