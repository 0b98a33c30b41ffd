"""Bots: they play well, know only what their seat knows, and can say why."""
