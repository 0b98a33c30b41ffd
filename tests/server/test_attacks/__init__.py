"""Attacks on a server, one file a subject: what a stranger, a player or a host might try, and that it fails."""
