"""The games in a terminal: the same views and choices as everywhere, drawn as text."""
