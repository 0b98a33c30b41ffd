# A table in motion: the stage, the log by turns, keys, settings, endings.

web-stage-progress = How far it has been told
web-stage-double = Twice as fast
web-stage-skip = Skip
web-stage-summary = What it came to
web-put-back = Put back
web-log-you = You
web-log-turn = { $who }, turn { $turn }
web-log-since = Since your last turn
web-log-again = Play it again
web-side-open = Log, chat
web-side-table = Table
web-keys = Keys
web-speed = How fast things move
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = not at all
web-speed-calm = Your device asks for no motion: nothing moves.
web-inks-on = Inks for the colour-blind: on
web-inks-off = Inks for the colour-blind: off
web-end-analyse = Analyse
web-end-share = Share
web-end-shared = Link copied
web-end-board = The board
web-end-result = The result
