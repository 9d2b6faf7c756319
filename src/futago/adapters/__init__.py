"""Our games in the forms that other programs for games know."""
