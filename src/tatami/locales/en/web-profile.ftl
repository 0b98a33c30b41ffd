# Profiles in the browser: making one, signing in, games, ratings.

web-me = Profile
web-me-of = { $name }
web-me-loading = One moment…
web-me-about = You can play without a profile. With one you find your games on any device; no e‑mail address is needed.
web-me-make = Make a profile
web-me-name = What others call you
web-me-history = List the games I play while signed in, and let me go on with them on my other devices
web-me-rated = Rate my games against others who want that too
web-me-shown = Show my name and ratings on the ladders
web-me-off = Nothing is ticked: then your profile is only a name and a code.
web-me-sign-in = Sign in
web-me-sign-in-what = With the recovery code that was shown when the profile was made.
web-me-code = Recovery code
web-me-code-title = Your recovery code
web-me-code-what = Write it down now: it is shown this once. Whoever has it is you, and without it nobody can sign you in elsewhere.
web-me-code-copy = Copy the code
web-me-code-done = I have written it down
web-me-code-new = New recovery code
web-me-code-new-what = The old code then opens nothing any more.
web-me-playing = Games in play
web-me-playing-none = No game is waiting for you.
web-me-finished = Finished games
web-me-finished-none = None yet.
web-me-no-history = Your games are not listed, because you did not ask for it.
web-me-older = Older games
web-me-won = won
web-me-lost = lost
web-me-shared = shared
web-me-record = Record
web-me-against = with { $names }
web-me-alone = alone
web-me-player = player { $number }
web-me-ratings = Ratings
web-me-ratings-none = No rated game yet.
web-me-rating = { $rating } ± { $deviation }
web-me-provisional = provisional
web-me-games-count = { $count ->
    [one] one game
   *[other] { $count } games
}
web-me-together = Cooperative games
web-me-together-kind = Table
web-me-together-players = Players
web-me-together-won = Won
web-me-settings = What I want
web-me-save = Save
web-me-saved = Saved.
web-me-history-off = Without the list, the games listed so far are forgotten too. Rated games in play still count, and are forgotten at their end.
web-me-browsers = { $count ->
    [one] You are signed in here only.
   *[other] You are signed in on { $count } browsers.
}
web-me-export = Everything stored about me
web-me-leave = Signing out and deleting
web-me-sign-out = Sign out
web-me-sign-out-what = This browser then no longer holds the seats you took while signed in. Have your recovery code at hand to come back.
web-me-sign-out-all = Sign out everywhere
web-me-delete = Delete the profile
web-me-delete-what = Your name, your list of games and your ratings are deleted for good. The games themselves stay for those you played with, without your name; a rated game that is still in play will not count.
web-me-delete-sure = Yes, delete it

web-rated = Rated
web-rated-wish = Rated game
web-rated-what = Counts if everybody at the table is signed in and wants ratings. No bots, no hints, with a clock; who leaves has the result of the seat.
web-rated-join = This game is meant to be rated: it counts if you are signed in and want ratings.
web-rated-will = This game will be rated.
web-rated-because = This game will not be rated, because of: { $names }.
web-rated-rules = How ratings work

web-ladder = Ladder
web-ladder-of = { $game }: the ladder
web-ladder-place = Place
web-ladder-name = Name
web-ladder-rating = Rating
web-ladder-games = Games
web-ladder-empty = Nobody stands here yet.
web-ladder-rules = What counts
web-ladder-rule-who = Only games in which every seat belongs to another person, each signed in and asking for ratings, opened as rated and with a clock. Whether a game counts is shown before its first move.
web-ladder-rule-seat = The result counts for whoever sat at a seat when the game began: also if they gave the seat to a bot or to somebody else, or if their time ran out and a bot went on.
web-ladder-rule-host = Nobody else can give a player’s seat away in a rated game, and there are no hints.
web-ladder-rule-pairs = With more than two players, a winner has beaten everyone who did not win, and drawn with whoever shares the victory. Partners, and those who lost, are not compared with each other.
web-ladder-rule-gone = A game that never ends does not count. If somebody deletes their profile during it, it is no longer rated for anybody.
web-ladder-rule-formula = Glicko-2 (Glickman, 2013) with τ = 0.5, from 1500 ± 350 and volatility 0.06. Every game is a rating period; while somebody does not play, the deviation grows by one period a week. Above ± 110 a rating is provisional and stands below the others.
web-ladder-rule-together = Games that everybody wins or loses together are not rated: your profile shows how many you won, kind by kind.

web-tell = Tell me when it is my turn
web-tell-what = While you are away from the table. A message says at which table, and nothing of the game.
web-tell-off = Tell me in this browser
web-tell-on = This browser is told: stop
web-tell-all = Turns in all my games
web-tell-cannot = This browser cannot be told while its pages are closed (it needs https; on an iPhone, put the page on the home screen first).
web-tell-denied = The browser was not given leave to show notifications; its settings for this page can change that.
web-tell-failed = The browser’s push service cannot be reached just now.
web-tell-none = This server sends no messages.
web-hook = Or an address of yours that is told (webhook)
web-hook-keep = Keep this address
web-hook-test = Send a test
web-hook-end = Remove
web-hook-kept = The address is told of your turns.
web-hook-gone = The address is forgotten.
web-hook-taken = The test was taken.
web-hook-refused = The test was not taken: the address does not answer, or refuses.
web-unsubscribe = End messages
web-unsubscribe-what = The address that got this link is then told of no more turns at that table.
web-unsubscribe-end = End these messages

web-passkey = Passkeys
web-passkey-what = Your device signs you in by itself, without the code; keep the code all the same.
web-passkey-count = { $count ->
    [0] You have none yet.
    [one] You have one.
   *[other] You have { $count }.
}
web-passkey-add = Add a passkey
web-passkey-remove = Remove all passkeys
web-passkey-sign-in = Sign in with a passkey
web-passkey-none = The device gave no passkey.
