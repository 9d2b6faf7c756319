"""Puzzles found in games that bots play, and everything that is claimed of them reckoned out."""
