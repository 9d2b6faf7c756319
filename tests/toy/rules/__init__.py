"""The rules of Jackdaws. They know the contract and nothing else."""
