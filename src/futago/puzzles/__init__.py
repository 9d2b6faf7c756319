"""Puzzles of Goryō: positions from games of bots in which one idea is clearly the best."""

from futago.puzzles.judge import Sight, Verdict, look, reasons
from futago.puzzles.puzzle import LEVELS, Fact, Puzzle, puzzles

__all__ = ["LEVELS", "Fact", "Puzzle", "Sight", "Verdict", "look", "puzzles", "reasons"]
