"""Tatami in a terminal."""
