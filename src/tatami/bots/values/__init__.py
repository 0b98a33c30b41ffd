"""What the search may be told of each game: one module a game, all of it optional.

pick(t, f, choices, count, rng) -> place    which legal action a playout takes
value(t, f, out)                            what a position is worth to each seat, 0 to 1, where a playout ends
seen(t, f, action, seat) -> key             what a seat sees of an action about to be played; for the one who plays it,
                                            what he learns by it (0: nothing). Needed where actions are hidden.
settled(t, start) -> bool                   whether a playout that began at `start` may stop here and be valued
EFFORT                                      a dictionary: the share of its budget that a bot gives to a kind of decision
doubt(t, f) -> times                        how little the search is trusted in the decision at hand. What is not
                                            better by so many times the scatter of playouts gives way to a playout's
                                            own choice. Not compiled: t and f are read by field, t["decision"]
MIXERS_DOUBT                                the same in all decisions, but only for levels that mix their choices
SLIPS                                       True where playouts play so well that low levels must also slip
WEIGHT                                      how many of a level's playouts one of this game stands for
HAIR                                        by how much, 0 to 1, another choice must promise to be better for the
                                            search of a bot that never mixes to go on; else until none can overtake
TUNING                                      an `iteration.Tuning`
TOGETHER                                    True where all seats win or lose together
"""
