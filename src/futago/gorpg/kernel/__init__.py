"""The compiled simulator of Go RPG, for bots that look ahead: see simulator/."""
