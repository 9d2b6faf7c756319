"""The lab: simulations and measurements of many games."""
