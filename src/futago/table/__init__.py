"""A game being played: its journal, seats, clocks and bots."""
