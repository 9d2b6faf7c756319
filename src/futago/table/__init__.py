"""A game in progress: its journal, seats, clocks and bots."""
