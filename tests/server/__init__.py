"""The server, tried as the world finds it: a process behind a port."""
