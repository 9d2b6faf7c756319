"""What the rivals say at the table: a few words when something has happened to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final
from zlib import crc32

from futago.bots import Words
from futago.game import Event
from futago.gorpg.rules.board import OVERLORD
from futago.gorpg.rules.cards import LEVEL
from futago.texts import Text, has_text

RICH: Final = 14
"""The levels of a purchase that is worth a word."""
ONE_IN: Final = 3
"""How often somebody speaks who could: more would be a nuisance."""
LINES: Final = {"lost": 2, "slew": 3, "driven": 2, "cleared": 2, "bought": 2, "retreat": 1}
"""The moments, the most telling first, and the number of lines for each. `slew` and `driven` (a
location was lost) are the Overlord's."""


def banter(events: Sequence[Event], characters: Mapping[str, str]) -> Words | None:
    """What a leader says about these events. The end of a game always gets a word; whether another
    moment does follows from the events, so that it is the same for everybody and in replays."""
    ending = next((event for event in events if event.kind.startswith("end-")), None)
    if ending is not None:
        return _last_words(ending, characters)
    moments = list(_moments(events))
    for moment, variants in LINES.items():
        seat = next((seat for found, seat in moments if found == moment), "")
        luck = crc32(repr([moment, seat, [(event.kind, event.data) for event in events]]).encode())
        chance, variant = luck % ONE_IN, luck // ONE_IN % variants
        words = _words(seat, characters, f"{moment}-{variant + 1}")
        if not chance and words is not None:
            return words
    return None


def _moments(events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """What has happened to whom."""
    for event in events:
        seat = str(event.data.get("seat", ""))
        match event.kind:
            case "died":
                yield from (("lost", seat), ("slew", OVERLORD))
            case "cleared":
                yield from (("cleared", seat), ("driven", OVERLORD))
            case "retreat":
                yield ("retreat", seat)
            case "buy" if sum(LEVEL[str(item)] for item in _cards(event, "items")) >= RICH:
                yield ("bought", seat)
            case "hire" if sum(LEVEL[str(hero)] for hero in _cards(event, "heroes")) >= RICH:
                yield ("bought", seat)


def _cards(event: Event, name: str) -> list[object]:
    found = event.data[name]
    return list(found) if isinstance(found, list) else []


def _last_words(ending: Event, characters: Mapping[str, str]) -> Words | None:
    """A winner's, or else those of somebody beaten."""
    winners = [str(seat) for seat in _cards(ending, "winners")]
    said = [_words(seat, characters, "wins") for seat in winners]
    said += [_words(seat, characters, "beaten") for seat in characters if seat not in winners]
    return next((words for words in said if words is not None), None)


def _words(seat: str, characters: Mapping[str, str], which: str) -> Words | None:
    character = characters.get(seat)
    if character is None or not has_text(f"character-{character}-{which}"):
        return None
    return Words(seat, character, Text(f"character-{character}-{which}"))
