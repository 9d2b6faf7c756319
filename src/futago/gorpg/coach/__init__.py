"""The coach of Go RPG."""
