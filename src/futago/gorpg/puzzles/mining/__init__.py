"""How the puzzles of Go RPG are found and checked. Only `futago lab puzzles` imports this."""
