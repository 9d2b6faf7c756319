"""The HTTP and WebSocket server for tables; it knows no game's rules."""
