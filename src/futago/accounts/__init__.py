"""Optional accounts: people who want to find their games again, on any device.

A person is known to tables as a guest, by the hash of a secret. An account owns the guests that its
owner was, and a browser that is signed in acts for them. Nothing here knows a game.
"""
