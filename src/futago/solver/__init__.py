"""Rounds of Goryō, solved: how she should mix her plans, how the Samurai should question."""
