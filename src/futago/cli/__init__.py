"""The command `futago`."""

from futago.cli.app import main

__all__ = ["main"]
