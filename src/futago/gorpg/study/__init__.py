"""Studies of Go RPG: tuning of weights, matches between bots, balance of options."""
