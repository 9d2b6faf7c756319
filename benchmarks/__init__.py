"""How fast the games are, and how fast others' are in the same run: `python -m benchmarks`."""
