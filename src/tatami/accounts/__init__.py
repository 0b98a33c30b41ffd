"""Accounts: profiles, how people sign in, their games and their ratings."""
