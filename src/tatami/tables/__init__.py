"""Live tables: who sits where, what was played, and where it is kept."""
