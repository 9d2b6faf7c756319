"""A game being played at a table: what happened, kept and served."""
