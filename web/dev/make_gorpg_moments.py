"""Moments of real games of Go RPG, as the page gets them: for looking at, and for the tests.

    python web/dev/make_gorpg_moments.py

Bots play games with known seeds; the first moment of each kind is written down.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from futago.bots import make_bot
from futago.choices.questions import Assign, Cards, One, Option, Pay
from futago.game import CHANCE, SPECTATOR, Choice, Event, Json
from futago.games import game_named
from futago.match import Match
from futago.texts import Text

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "gorpg"
GAME = game_named("gorpg")
SEED = "ab" * 32


def choice_json(choice: Choice) -> Json:
    return {
        "prompt": choice.prompt.as_json(),
        "rule": choice.rule.as_json(),
        "question": msgspec.to_builtins(choice.question, enc_hook=Text.as_json),
    }


def event_json(event: Event) -> Json:
    return {"kind": event.kind, "text": event.text.as_json(), "data": dict(event.data)}


def moment(match: Match, seat: str, events: list[Json]) -> Json:
    state = match.state
    return {
        "view": state.view(seat).as_json(),
        "options": GAME.options_as_json(match.options),
        "seat": seat,
        "choice": choice_json(state.choice(seat)),
        "events": events,
        "result": state.result() if state.outcome else None,
    }


Wanted = Callable[[Match], str | None]
"""The seat that sees a moment, if it is one."""


def states(
    settings: dict[str, Json], bot: str, seed: str
) -> Iterator[tuple[Match, dict[str, list[Json]]]]:
    """A game of bots, position by position, each with what every seat saw happen."""
    match = Match(GAME, GAME.options(settings), {}, seed)
    seats = GAME.seats(match.options)
    bots = {seat: make_bot(bot, GAME, match.options, seat, SEED) for seat in seats}
    while True:
        seen = {seat: list[Json]() for seat in (*seats, SPECTATOR)}
        if match.moves:
            note(match, seen)
        for _ in match.settle():
            note(match, seen)
        yield match, seen
        if not match.state.movers:
            return
        seat = match.state.movers[0]
        view, actions = match.state.view(seat), match.state.legal_actions(seat)
        match.play(seat, bots[seat].choose(view, actions))


def note(match: Match, seen: dict[str, list[Json]]) -> None:
    for seat, found in seen.items():
        found.extend(event_json(event) for event in match.state.events(seat))


def asked(phase: str, *words: str, after: int = 0) -> Wanted:
    """Somebody is asked in this phase, and can do all of this."""

    def found(match: Match) -> str | None:
        view: Any = match.state.view(SPECTATOR)
        if view.phase != phase or view.round < after:
            return None
        mover = match.state.movers[0] if match.state.movers else SPECTATOR
        if mover == CHANCE:
            return None
        offered = options(match, mover)
        return mover if all(word in offered for word in words) else None

    return found


def options(match: Match, seat: str) -> dict[str, Option]:
    """The options of a question that asks for one of several."""
    question = match.state.choice(seat).question
    return {option.id: option for option in question.options} if isinstance(question, One) else {}


def between_attacks(match: Match) -> str | None:
    """A party has attacked with some of its heroes and not with the others."""
    view: Any = match.state.view(SPECTATOR)
    if view.phase != "attack":
        return None
    (mover,) = match.state.movers
    questing = [hero for hero in view.parties[mover].heroes if hero.questing]
    return mover if len(view.yet) < len(questing) else None


def leaving(trophies: int, always: int = 0) -> Wanted:
    """A party about to retreat has so many trophies or more to choose from, and so many stay
    behind in any case."""

    def found(match: Match) -> str | None:
        view: Any = match.state.view(SPECTATOR)
        if view.phase not in ("attack", "stand"):
            return None
        (mover,) = match.state.movers
        retreat = options(match, mover)["retreat"].then
        if not isinstance(retreat, Cards):
            return None
        enough = len(retreat.cards) >= trophies and len(retreat.always) >= always
        return mover if enough and retreat.most + always > 0 else None

    return found


def paying(verb: str, wares: int, means: int = 4, full: bool = False) -> Wanted:
    """A party can buy so many wares at once, and has so much to pay with; or has to send somebody
    away for one."""

    def found(match: Match) -> str | None:
        if not match.state.movers or match.state.movers[0] == CHANCE:
            return None
        mover = match.state.movers[0]
        option = options(match, mover).get(verb)
        if option is None or not isinstance(option.then, Pay):
            return None
        prices = sorted(ware.value for ware in option.then.wares)
        funds = option.then.coins + sum(thing.value for thing in option.then.means)
        if len(prices) < wares or sum(prices[:wares]) > funds or len(option.then.means) < means:
            return None
        return mover if not full or option.then.room == 0 else None

    return found


def laying(least: int, most: int = 99) -> Wanted:
    """The Overlord has so many monsters to lay."""

    def found(match: Match) -> str | None:
        if not match.state.movers or match.state.movers[0] == CHANCE:
            return None
        question = match.state.choice(match.state.movers[0]).question
        lays = isinstance(question, Assign) and least <= len(question.things) <= most
        return match.state.movers[0] if lays else None

    return found


def equipping(stored: int) -> Wanted:
    """A party has so many items in store, and others that heroes carry."""

    def found(match: Match) -> str | None:
        view: Any = match.state.view(SPECTATOR)
        if view.phase != "quests":
            return None
        (mover,) = match.state.movers
        party = view.parties[mover]
        carried = [item for hero in party.heroes for item in hero.items]
        enough = len(party.store) >= stored and carried and len(party.heroes) > 2
        return mover if enough and "equip" in options(match, mover) else None

    return found


MOMENTS: dict[str, tuple[dict[str, Json], str, dict[str, Wanted]]] = {
    "standard": (
        {"mode": "standard", "players": 3, "trading": True},
        "greedy",
        {
            "muster": asked("muster"),
            "quests": asked("quests", after=3),
            "equip": equipping(2),
            "attack": asked("attack", after=3),
            "between": between_attacks,
            "stand": asked("stand", after=1),
            "recruit": asked("recruit"),
            "retreat": leaving(3),
            "hunters": paying("buy", 2),
            "mercenaries": paying("hire", 1),
            "mercenaries-full": paying("hire", 1, means=2, full=True),
            "over": asked("over"),
        },
    ),
    "random": (
        {"mode": "standard", "players": 2, "trading": True},
        "random",
        {"answer": asked("answer")},
    ),
    "seven": (
        {"mode": "standard", "players": 7},
        "greedy",
        {
            "quests": asked("quests", after=9),
        },
    ),
    "overlord": (
        {"mode": "overlord", "players": 2},
        "greedy",
        {
            "lay": laying(4),
            "lay-one": laying(0, most=1),
            "quests": asked("quests", after=2),
            "strike": asked("strike", after=1),
            "retreat": leaving(0, always=1),
            "charge": asked("charge"),
            "wrath": asked("wrath"),
            "over": asked("over"),
        },
    ),
    "solo": (
        {"mode": "solo", "monster_targets": "player"},
        "greedy",
        {
            "quests": asked("quests", after=3),
            "charge": asked("charge"),
            "over": asked("over"),
        },
    ),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.json"):
        file.unlink()
    for game, (settings, bot, wanted) in MOMENTS.items():
        missing = dict(wanted)
        for number in range(12):
            for match, seen in states(settings, bot, f"{number:02x}" * 32):
                for name, find in list(missing.items()):
                    seat = find(match)
                    if seat is not None:
                        data = moment(match, seat, seen[seat][-4:])
                        file = FOLDER / f"{game}-{name}.json"
                        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
                        file.write_text(text + "\n", encoding="utf-8")
                        del missing[name]
                if not missing:
                    break
            if not missing:
                break
        print(game, "not found:", ", ".join(missing) or "nothing")


if __name__ == "__main__":
    main()
