# Profiles in the browser: making one, signing in, games, ratings.

web-me = Profile
web-me-of = { $name }
web-me-loading = One moment…
web-me-about = You can play without a profile. With one you can find your games on any device; no e‑mail address is needed.
web-me-make = Create a profile
web-me-name = Display name
web-me-history = Keep a list of the games I play while signed in, and let me continue them on my other devices
web-me-rated = Rate my games against others who want ratings too
web-me-shown = Show my name and ratings on the ladders
web-me-off = Nothing is ticked: your profile is then only a name and a code.
web-me-sign-in = Sign in
web-me-sign-in-what = With the recovery code shown when you created the profile.
web-me-code = Recovery code
web-me-code-title = Your recovery code
web-me-code-what = Write it down now: it is shown only once. Anyone who has it can sign in as you; without it you cannot sign in on another device.
web-me-code-copy = Copy the code
web-me-code-done = I have written it down
web-me-code-new = New recovery code
web-me-code-new-what = The old code will stop working.
web-me-playing = Games in progress
web-me-playing-none = No game is waiting for you.
web-me-finished = Finished games
web-me-finished-none = None yet.
web-me-no-history = Your games are not listed because you have not turned this on.
web-me-older = Older games
web-me-won = won
web-me-lost = lost
web-me-shared = shared win
web-me-record = Record
web-me-against = with { $names }
web-me-alone = solo
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
web-me-settings = Preferences
web-me-save = Save
web-me-saved = Saved.
web-me-history-off = Turning the list off also deletes the games listed so far. Rated games in progress still count; they are deleted when they end.
web-me-browsers = { $count ->
    [one] You are signed in only here.
   *[other] You are signed in in { $count } browsers.
}
web-me-export = Download my data
web-me-leave = Sign out or delete
web-me-sign-out = Sign out
web-me-sign-out-what = This browser will lose the seats you took while signed in. Keep your recovery code at hand to come back.
web-me-sign-out-all = Sign out everywhere
web-me-delete = Delete the profile
web-me-delete-what = Your name, your list of games and your ratings will be deleted for good. The games stay available to the people you played with, without your name; a rated game still in progress will not count.
web-me-delete-sure = Yes, delete it

web-rated = Rated
web-rated-wish = Rated game
web-rated-what = Counts only if everyone at the table is signed in and has ratings turned on. No bots or hints; a clock is required. If you leave, you still get your seat’s result.
web-rated-join = This game is set to be rated: it counts if you are signed in and have ratings turned on.
web-rated-will = This game will be rated.
web-rated-because = This game will not be rated, because of: { $names }.
web-rated-rules = How ratings work

web-ladder = Ladder
web-ladder-of = { $game } ladder
web-ladder-place = Rank
web-ladder-name = Name
web-ladder-rating = Rating
web-ladder-games = Games
web-ladder-empty = No rated players yet.
web-ladder-rules = How ratings work
web-ladder-rule-who = A game counts only if it was opened as rated, with a clock, and every seat belongs to a different person who is signed in and has ratings turned on. You can see whether it counts before the first move.
web-ladder-rule-seat = The result counts for the player who had the seat when the game began, even if they later gave it to a bot or to someone else, or ran out of time.
web-ladder-rule-host = In a rated game nobody else can give your seat away, and there are no hints.
web-ladder-rule-pairs = With more than two players, a winner beats everyone who did not win and draws with those who share the win. Partners are not compared with each other, nor are losers.
web-ladder-rule-gone = An unfinished game does not count. If someone deletes their profile during a game, it is no longer rated for anyone.
web-ladder-rule-formula = Glicko-2 (Glickman, 2013) with τ = 0.5, starting at 1500 ± 350 and volatility 0.06. Each game is one rating period; when you do not play, your deviation grows by one period a week. Above ±110 a rating is provisional and listed below the others.
web-ladder-rule-together = Cooperative games are not rated; your profile shows how many of each kind you won.

web-tell = Notify me when it is my turn
web-tell-what = While you are away from the table. A message names the table and reveals nothing about the game.
web-tell-off = Turn on notifications in this browser
web-tell-on = Notifications are on in this browser. Turn off
web-tell-all = Notify me of my turns in all my games
web-tell-cannot = This browser cannot show notifications when its pages are closed (https is required; on an iPhone, first add the page to the home screen).
web-tell-denied = Notifications are blocked; allow them in the browser’s settings for this page.
web-tell-failed = The browser’s push service cannot be reached right now.
web-tell-none = This server sends no notifications.
web-hook = Or use a webhook
web-hook-keep = Save this address
web-hook-test = Send a test message
web-hook-end = Remove
web-hook-kept = Saved: your turns will be sent to this address.
web-hook-gone = Address removed.
web-hook-taken = Test message delivered.
web-hook-refused = The test message was not delivered: the address does not answer or rejects it.
web-unsubscribe = Stop notifications
web-unsubscribe-what = The address that received this link will get no more messages about that table.
web-unsubscribe-end = Stop these messages

web-passkey = Passkeys
web-passkey-what = Your device signs you in without the code; keep the code anyway.
web-passkey-count = { $count ->
    [0] You have none yet.
    [one] You have one.
   *[other] You have { $count }.
}
web-passkey-add = Add a passkey
web-passkey-remove = Remove all passkeys
web-passkey-sign-in = Sign in with a passkey
web-passkey-none = The device did not provide a passkey.
