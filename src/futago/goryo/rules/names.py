"""The names of objects, samurai, powers and plans as translatable texts.

Objects and colours of a custom palace have no translation; their own name is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from futago.goryo.rules.actions import Plan
from futago.texts import Text, name_text
from futago.texts import seat_text as seat_of_game


@lru_cache(maxsize=1024)  # our own texts are always there
def object_name(kind: str) -> Text:
    """An object type."""
    return name_text(f"goryo-object-{kind}", kind)


@lru_cache(maxsize=1024)
def samurai_name(colour: str) -> Text:
    """A samurai by his colour."""
    return name_text(f"goryo-samurai-{colour}", colour)


def list_text(texts: Sequence[Text]) -> Text:
    """A comma-separated list of at least one text."""
    first, *rest = texts
    return Text("goryo-list", head=first, tail=list_text(rest)) if rest else first


def seat_text(seat: str) -> Text:
    """A seat, or chance."""
    return seat_of_game("goryo", seat)


def power_name(power: str) -> Text:
    """A power of the Goryō."""
    return Text(f"goryo-power-{power}")


def palace_name(name: str) -> Text:
    """A palace; the name of the default one says that it is a reconstruction."""
    return name_text(f"goryo-palace-{name}", name)


def plan_words(plan: Plan) -> Text:
    """A plan in words: her path and the powers she uses."""
    words = Text("goryo-plan", path=" ".join(plan.path), target=plan.target)
    if plan.sprint:
        words = Text("goryo-plan-with", plan=words, power=power_name("sprint"))
    for power, space in (("trail", plan.trail), ("shadow", plan.shadow)):
        if space is not None:
            words = Text("goryo-plan-with-on", plan=words, power=power_name(power), space=space)
            if not plan.lie:
                words = Text("goryo-plan-honest", plan=words)
    if plan.illusion is not None:
        names = {"power": power_name("illusion"), "samurai": samurai_name(plan.illusion)}
        words = Text("goryo-plan-illusion", plan=words, **names)
    return words
