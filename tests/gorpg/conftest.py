"""Terminals for Go RPG's screens."""

from __future__ import annotations

from ..terminal.conftest import data, quick, terminals

__all__ = ["data", "quick", "terminals"]
