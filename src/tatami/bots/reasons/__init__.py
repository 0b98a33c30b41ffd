"""Why an action is worth considering: one module a game, each with `reasons(state, action)`.

The state is a guess of what the seat cannot see: a reason may use only what the seat's view tells.
"""
