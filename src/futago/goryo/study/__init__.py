"""The lab for Goryō's solver: training its values, measuring its bots."""
