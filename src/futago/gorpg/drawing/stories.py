"""What happened, told shortly: a battle that is over in two lines, cards dealt together in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.game import Event
from futago.gorpg.rules.names import list_text
from futago.texts import Text

_BLOWS: Final = frozenset(("hit", "strike", "blow", "died", "exhausted", "pass"))
_ENDS: Final = frozenset(
    ("retreat", "home", "wiped", "out", "cleared", "corpses", "bounty", "regroup")
)
_DEALT: Final = {
    "deal-hidden": "gorpg-story-monsters",
    "deal-locations": "gorpg-story-locations",
    "deal-heroes": "gorpg-story-wares",
    "deal-equipment": "gorpg-story-wares",
}
_SEVERAL: Final = frozenset(("deal-hidden", "deal-locations"))
"""What is told together wherever it is dealt."""
_SAID: Final = "says"

Line = tuple[Text, ...]
"""Sentences that stand on one line."""


def stories(events: Sequence[Event]) -> list[Line]:
    """The events as lines; a battle that goes on is told blow by blow."""
    lines, at = list[Line](), 0
    while at < len(events):
        end = _end(events, at)
        together, at = events[at:end], end
        first = together[0]
        if first.kind == "battle" and any(event.kind in _ENDS for event in together):
            lines += _battle(together)
        elif first.kind in _DEALT and len(together) > 1:
            lines.append((_dealt(together),))
        else:
            # Who passes does nothing that would be worth telling.
            lines += [(event.text,) for event in together if event.kind != "pass"]
    return lines


def _end(events: Sequence[Event], begin: int) -> int:
    """Where what belongs together from here on ends."""
    first, end = events[begin], begin + 1
    while end < len(events) and _belongs(first, events[end]):
        end += 1
    return end


def _belongs(first: Event, event: Event) -> bool:
    if first.kind == "battle":
        return event.kind in _BLOWS or event.kind in _ENDS or event.kind == _SAID
    same = first.kind in _SEVERAL or event.data.get("to") == first.data.get("to")
    return first.kind in _DEALT and event.kind == first.kind and same


def _dealt(events: Sequence[Event]) -> Text:
    first = events[0]
    where = "party" if str(first.data.get("to", "")).startswith("p") else "guild"
    cards = [card for event in events if isinstance(card := event.text.args.get("card"), Text)]
    words: dict[str, Text | int | str] = {"count": len(events), "where": where}
    to = first.text.args.get("to", "")
    return Text(_DEALT[first.kind], cards=list_text(cards), to=to, **words)


def _battle(events: Sequence[Event]) -> list[Line]:
    """Where it was and against whom, then what came of it."""
    begin, *rest = events
    slain = sum(event.kind == "hit" and event.data.get("left") == 0 for event in rest)
    fallen = [event.text.args["hero"] for event in rest if event.kind == "died"]
    heroes = list_text([hero for hero in fallen if isinstance(hero, Text)])
    outcome = Text("gorpg-story-outcome", slain=slain, fallen=len(fallen), heroes=heroes)
    ends = [event.text for event in rest if event.kind in _ENDS]
    said = [(event.text,) for event in rest if event.kind == _SAID]
    return [(begin.text,), (outcome, *ends), *said]
