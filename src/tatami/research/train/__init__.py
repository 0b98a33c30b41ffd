"""Bots that learn: self-play in batches, a policy gradient with a magnet, and the net that a game ships.

The learner (`net`, `learner`, `tables`) needs NumPy alone, and on a GPU CuPy: so a folder made by `pack` runs on a
machine that can compile nothing. docs/bots/training.md is the recipe.
"""
