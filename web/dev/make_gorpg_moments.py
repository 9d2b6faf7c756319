"""Moments of real games of Go RPG, as the page gets them: for looking at, and for the tests.

    python web/dev/make_gorpg_moments.py

Bots play games with known seeds; the first moment of each kind is written down.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from futago.bots import make_bot
from futago.game import CHANCE, SPECTATOR, Choice, Event, Json
from futago.games import game_named
from futago.match import Match

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "fixtures" / "gorpg"
GAME = game_named("gorpg")
SEED = "ab" * 32


def choice_json(choice: Choice) -> Json:
    return {
        "prompt": choice.prompt.as_json(),
        "rule": choice.rule.as_json(),
        "options": [
            {"word": option.word, "kind": option.kind, "label": option.label.as_json()}
            for option in choice.options
        ],
        "move": None if choice.action is None else str(choice.action),
        "picked": list(choice.picked),
        "confirm": choice.confirm,
    }


def event_json(event: Event) -> Json:
    return {"kind": event.kind, "text": event.text.as_json(), "data": dict(event.data)}


def moment(match: Match, seat: str, picked: tuple[str, ...], events: list[Json]) -> Json:
    state = match.state
    return {
        "view": state.view(seat).as_json(),
        "options": GAME.options_as_json(match.options),
        "seat": seat,
        "choice": choice_json(state.choice(seat, picked)),
        "events": events,
        "result": state.result() if state.outcome else None,
    }


Wanted = Callable[[Match], tuple[str, tuple[str, ...]] | None]


def states(
    options: dict[str, Json], bot: str, seed: str
) -> Iterator[tuple[Match, dict[str, list[Json]]]]:
    """A game of bots, position by position, each with what every seat saw happen."""
    match = Match(GAME, GAME.options(options), {}, seed)
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


def asked(phase: str, *words: int | str, after: int = 0, seat: str = "") -> Wanted:
    """Somebody is asked in this phase; words are picked by name or by number."""

    def found(match: Match) -> tuple[str, tuple[str, ...]] | None:
        view: Any = match.state.view(SPECTATOR)
        if view.phase != phase or view.round < after:
            return None
        mover = match.state.movers[0] if match.state.movers else SPECTATOR
        if mover == CHANCE or (seat and seat != mover):
            return None
        picked = tuple[str, ...]()
        for word in words:
            offered = [option.word for option in match.state.choice(mover, picked).options]
            if isinstance(word, int):
                if word >= len(offered):
                    return None
                word = offered[word]
            if word not in offered:
                return None
            picked += (word,)
        return mover, picked

    return found


def between_attacks(match: Match) -> tuple[str, tuple[str, ...]] | None:
    """A party has attacked with some of its heroes and not with the others."""
    view: Any = match.state.view(SPECTATOR)
    if view.phase != "attack":
        return None
    (mover,) = match.state.movers
    questing = [hero for hero in view.parties[mover].heroes if hero.questing]
    return (mover, ()) if len(view.yet) < len(questing) else None


def leaving(trophies: int) -> Wanted:
    """A party about to retreat is asked for trophies, so many or more to choose from."""

    def found(match: Match) -> tuple[str, tuple[str, ...]] | None:
        if match.state.view(SPECTATOR).phase not in ("attack", "stand"):
            return None
        (mover,) = match.state.movers
        options = match.state.choice(mover, ("retreat",)).options
        return (mover, ("retreat",)) if len(options) >= trophies else None

    return found


MOMENTS: dict[str, tuple[dict[str, Json], str, dict[str, Wanted]]] = {
    "standard": (
        {"mode": "standard", "players": 3, "trading": True},
        "greedy",
        {
            "muster": asked("muster", "muster", "urban-10"),
            "quests": asked("quests", after=3),
            "quests-where": asked("quests", "quest", after=3),
            "equip": asked("quests", "equip", 0, after=4),
            "attack": asked("attack", "attack", 0, after=3),
            "between": between_attacks,
            "stand": asked("stand", after=1),
            "recruit": asked("recruit"),
            "retreat": leaving(3),
            "hunters": asked("hunters", "buy", after=3),
            "hunters-pay": asked("hunters", "buy", 0, "pay", after=4),
            "mercenaries-pay": asked("mercenaries", "hire", 0, "items", after=3),
            "trade": asked("mercenaries", "trade", 0, "give", "heroes", after=3),
            "over": asked("over"),
        },
    ),
    "trading": (
        {"mode": "standard", "players": 2, "trading": True},
        "random",
        {"answer": asked("answer")},
    ),
    "seven": (
        {"mode": "standard", "players": 7},
        "greedy",
        {
            "quests": asked("quests", "quest", after=9),
        },
    ),
    "overlord": (
        {"mode": "overlord", "players": 2},
        "greedy",
        {
            "lay": asked("lay", "lay", 0, after=2),
            "quests": asked("quests", after=2),
            "strike": asked("strike", "strike", 0, after=1),
            "retreat": leaving(1),
            "charge": asked("charge", "attack", 0),
            "wrath": asked("wrath", "strike", 0),
            "over": asked("over"),
        },
    ),
    "solo": (
        {"mode": "solo", "monster_targets": "player"},
        "greedy",
        {
            "quests": asked("quests", after=3),
            "charge": asked("charge", "attack", 0),
            "over": asked("over"),
        },
    ),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game, (options, bot, wanted) in MOMENTS.items():
        missing = dict(wanted)
        for number in range(12):
            for match, seen in states(options, bot, f"{number:02x}" * 32):
                for name, find in list(missing.items()):
                    place = find(match)
                    if place is not None:
                        seat, picked = place
                        data = moment(match, seat, picked, seen[seat][-4:])
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
