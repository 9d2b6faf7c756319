"""The solver of rounds of Goryō: her optimal mix of plans, and the Samurai's of policies."""
