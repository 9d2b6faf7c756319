"""How the things of the game are called: texts for objects, samurai and powers.

Objects and colours that a user invented have no text in the catalogue; they go by their own name.
"""

from __future__ import annotations

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
