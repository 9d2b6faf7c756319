"""The names of things, in the reader's language."""

from __future__ import annotations

from futago.texts import Text


def card_name(card: str) -> Text:
    return Text(f"jackdaws-card-{card}")


def seat_name(seat: str) -> Text:
    return Text(f"jackdaws-seat-{seat}")
