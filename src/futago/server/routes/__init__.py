"""The routes of the API, room by room."""
