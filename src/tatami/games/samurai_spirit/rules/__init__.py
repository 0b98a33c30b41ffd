"""The rules: all that is compiled."""
