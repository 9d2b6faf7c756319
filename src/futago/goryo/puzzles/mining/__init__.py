"""Mines puzzles from bot games and computes everything that a puzzle claims."""
