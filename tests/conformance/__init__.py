"""The conformance tests that every registered game must pass.

What is specific to a game is in its adapter (see `adapters/`), and its example games are in
`golden/`; everything else here knows the contract only.
"""
