"""Futago: play, study and balance two tabletop games whose names begin with "Go"."""

__version__ = "0.2.0.dev0"
