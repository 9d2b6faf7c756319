"""How the things of the game are called: texts for objects, samurai, powers and plans.

Objects and colours that a user invented have no text in the catalogue; they go by their own name.
"""

from __future__ import annotations

from futago.goryo.actions import Plan
from futago.texts import Text, has_text


def object_name(kind: str) -> Text:
    """An object type."""
    known = f"goryo-object-{kind}"
    return Text(known) if has_text(known) else Text("verbatim", word=kind)


def samurai_name(colour: str) -> Text:
    """A samurai by his colour."""
    known = f"goryo-samurai-{colour}"
    return Text(known) if has_text(known) else Text("verbatim", word=colour)


def power_name(power: str) -> Text:
    """A power of the Goryō."""
    return Text(f"goryo-power-{power}")


def palace_name(name: str) -> Text:
    """A palace; the default one says that it is a reconstruction."""
    known = f"goryo-palace-{name}"
    return Text(known) if has_text(known) else Text("verbatim", word=name)


def plan_words(plan: Plan) -> Text:
    """A plan in words: her way, and the powers that she uses on it."""
    said = Text("goryo-plan", path=" ".join(plan.path), target=plan.target)
    if plan.sprint:
        said = Text("goryo-plan-with", plan=said, power=power_name("sprint"))
    for power, space in (("trail", plan.trail), ("shadow", plan.shadow)):
        if space is not None:
            said = Text("goryo-plan-with-on", plan=said, power=power_name(power), space=space)
            if not plan.lie:
                said = Text("goryo-plan-honest", plan=said)
    if plan.illusion is not None:
        names = {"power": power_name("illusion"), "samurai": samurai_name(plan.illusion)}
        said = Text("goryo-plan-illusion", plan=said, **names)
    return said
