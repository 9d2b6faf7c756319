"""HTTP and WebSocket around tables; nothing of any game's rules."""
