# A table in motion: the stage, the log by turns, keys, settings, endings.

web-stage-progress = Playback progress
web-stage-double = Twice as fast
web-stage-skip = Skip
web-stage-summary = Summary
web-put-back = Put back
web-log-you = You
web-log-turn = { $who }, turn { $turn }
web-log-since = Since your last turn
web-log-again = Watch again
web-side-open = Log, chat
web-side-table = Table
web-keys = Keys
web-speed = Animation speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = no animation
web-speed-calm = Your device asks for reduced motion: animations are off.
web-inks-on = Colour-blind palette: on
web-inks-off = Colour-blind palette: off
web-end-analyse = Analyse
web-end-share = Share
web-end-shared = Link copied
web-end-board = The board
web-end-result = The result
