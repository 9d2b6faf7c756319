"""The coach of Goryō: reviews finished games with the solver, and gives hints."""
