# The rules page: its layers.

web-rules-layer-overview = Overview
web-rules-layer-rules = Numbered rules
web-rules-layer-tables = Tables
web-rules-layer-annex = Technical annex
web-rules-annex-what = What players do not need: coordinates, probabilities, notation, file formats, option names. The numbers are those of the rules.
web-rules-example = Example.
web-rules-ruling = our ruling
web-rules-print = Print the overview
web-overview-aim = Aim of the game.
