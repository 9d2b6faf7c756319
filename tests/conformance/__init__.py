"""The battery that every game of the registry must pass.

What is special about a game stands in `adapters/`, its whole games in `golden/`; everything else
here knows the contract only.
"""
