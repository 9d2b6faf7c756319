"""Adapters that make the games available to other game frameworks."""
