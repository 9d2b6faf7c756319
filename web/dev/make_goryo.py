"""Write moments of real games of Goryō for the drawing's tests and its development page.

python web/dev/make_goryo.py      writes web/tests/fixtures/goryo.json
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from futago.bots import make_bot
from futago.game import SPECTATOR, Choice, Event
from futago.goryo import GAME
from futago.match import Match
from futago.table.messages import choice_shown

FIXTURES = Path(__file__).parent.parent / "tests" / "fixtures" / "goryo.json"
SEATS = ("goryo", "samurai", SPECTATOR)


class Telling:
    """A game between two bots that remembers what each seat was shown by the latest update."""

    def __init__(self, seed: str, **options: Any) -> None:
        self.options = GAME.options(options)
        self.match = Match(GAME, self.options, {"goryo": "greedy", "samurai": "greedy"}, seed)
        self.bots = {s: make_bot("greedy", GAME, self.options, s, seed) for s in SEATS[:2]}
        self.before = dict[str, Any]()
        self.events = dict[str, list[Event]]()

    def updates(self) -> Iterator[str]:
        """Play on, one decision at a time with all that follows from it; the phase after each."""
        self._remember()
        for _ in self.match.settle():
            self._listen()
        yield self.phase
        while self.match.state.movers:
            self._remember()
            seat = self.match.state.movers[0]
            bot = self.bots[seat]
            view, actions = self.match.state.view(seat), self.match.state.legal_actions(seat)
            self.match.play(seat, bot.choose(view, actions))
            self._listen()
            for _ in self.match.settle():
                self._listen()
            yield self.phase

    @property
    def phase(self) -> str:
        return str(self.match.state.view(SPECTATOR).as_json()["phase"])

    def _remember(self) -> None:
        self.before = {s: self.match.state.view(s).as_json() for s in SEATS}
        self.events = {s: [] for s in SEATS}

    def _listen(self) -> None:
        for seat in SEATS:
            self.events[seat] += self.match.state.events(seat)

    def moment(self, seat: str) -> dict[str, Any]:
        """All that the drawing is given for a seat."""
        state, options = self.match.state, GAME.options_as_json(self.options)
        return {
            "seat": seat,
            "palace": options.pop("palace")["name"],
            "options": options,
            "before": self.before[seat],
            "view": state.view(seat).as_json(),
            "choice": choice_as_json(state.choice(seat)),
            "events": [event_as_json(event) for event in self.events[seat]],
        }


def choice_as_json(choice: Choice) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.to_builtins(choice_shown(choice, None))
    return {field: shown[field] for field in ("prompt", "rule", "question")}


def event_as_json(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "text": event.text.as_json(), "data": dict(event.data)}


def edo() -> Iterator[tuple[str, dict[str, Any]]]:
    """The usual game, every kind of choice once."""
    telling = Telling("0f" * 32)
    rounds_told = 0
    for phase in telling.updates():
        view = telling.match.state.view(SPECTATOR).as_json()
        kinds = [event.kind for event in telling.events["samurai"]]
        if phase == "break":
            yield "break", telling.moment("goryo")
        if phase == "plan" and view["round"] == 1:
            yield "plan", telling.moment("goryo")
        if phase == "act" and view["round"] == 2 and view["cubes"] == 6:
            yield "act", telling.moment("samurai")
            yield "planned", telling.moment("goryo")
        if phase == "act" and view["round"] == 2 and view["acting"] and view["cubes"] == 5:
            yield "acting", telling.moment("samurai")
        if phase == "act" and view["round"] == 3 and len(view["prints"]) >= 2 and rounds_told < 1:
            rounds_told += 1
            yield "asked", telling.moment("samurai")
            yield "watched", telling.moment(SPECTATOR)
        if "reveal" in kinds and "seal" in kinds:
            yield "discovery", telling.moment("samurai")
    yield "over", telling.moment("samurai")


def courtyard() -> Iterator[tuple[str, dict[str, Any]]]:
    """Genjutsu: Illusion and Shadow, on another palace."""
    telling = Telling("2b" * 32, palace="courtyard", variant="genjutsu", edition="2021")
    for phase in telling.updates():
        view = telling.match.state.view(SPECTATOR).as_json()
        if phase == "plan" and view["round"] == 1:
            yield "courtyard-plan", telling.moment("goryo")
        if phase == "act" and view["round"] == 2 and len(view["prints"]) == 2:
            yield "courtyard", telling.moment("samurai")
            return


def track() -> Iterator[tuple[str, dict[str, Any]]]:
    """The edition of 2021: in Discovery the target breaks after the capture."""
    for number in range(100):
        telling = Telling(f"{number:02x}" * 32, edition="2021")
        for _ in telling.updates():
            events = telling.events["samurai"]
            rings = any(event.kind == "gong" and event.data["steps"] for event in events)
            kinds = {event.kind for event in events}
            if rings and {"reveal-trail", "caught", "break", "seal"} <= kinds:
                yield "discovery-2021", telling.moment("samurai")
                return


def lake() -> Iterator[tuple[str, dict[str, Any]]]:
    """Cursed Object, on the palace with many bridges; a long gong."""
    gong = {"length": 16, "bags": [3, 6, 9, 12, 14, 16]}
    telling = Telling("5d" * 32, palace="lake", variant="cursed-object", gong=gong)
    for phase in telling.updates():
        view = telling.match.state.view(SPECTATOR).as_json()
        if phase == "curse":
            yield "curse", telling.moment("goryo")
        if phase == "act" and view["round"] == 3 and len(view["prints"]) == 1:
            yield "lake", telling.moment("samurai")
            return


def honour() -> Iterator[tuple[str, dict[str, Any]]]:
    """Nobody checks her plan, nor her answers."""
    telling = Telling("3c" * 32, enforcement="honour")
    for phase in telling.updates():
        if phase == "plan":
            yield "honour", telling.moment("goryo")
        if phase == "answer":
            yield "answer", telling.moment("goryo")
            return


def one_a_line(things: dict[str, Any]) -> str:
    """An object of JSON with a line for each thing, so that a change is a change of lines."""
    lines = (f"{json.dumps(name)}: {json.dumps(thing)}" for name, thing in things.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def main() -> None:
    moments = dict[str, Any]()
    for telling in (edo(), courtyard(), track(), lake(), honour()):
        for name, moment in telling:
            moments.setdefault(name, moment)
    names = ("edo", "courtyard", "lake")
    palaces = {
        name: GAME.options_as_json(GAME.options({"palace": name}))["palace"] for name in names
    }
    whole = f'{{"palaces": {one_a_line(palaces)},\n"moments": {one_a_line(moments)}}}\n'
    FIXTURES.write_text(whole, encoding="utf-8")


if __name__ == "__main__":
    main()
