"""Puzzles of Go RPG."""
