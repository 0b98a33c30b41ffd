"""What games draw with: characters for a terminal, SVG for pictures, and choosing by pointing at things."""
