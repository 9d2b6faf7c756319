"""The way from any older file to the schema of today, step by step."""
