### The gallery: what people share.

server-error-no-such-setup = This set-up is not in the gallery.
server-error-own-setup = You cannot rate your own work.
server-error-too-many-setups = You share as many as one person can. Delete one first.
web-gallery-title = Gallery
web-gallery-of = Gallery: { $game }
web-gallery-about = Made and shared by players. Play them, rate them, or open them in the editor and change them.
web-gallery-order = Order
web-gallery-order-new = newest first
web-gallery-order-best = best rated
web-gallery-order-played = most played
web-gallery-empty = Nobody has shared anything yet. Be the first.
web-gallery-by = by { $name }
web-gallery-plays = { $count ->
    [one] played once
   *[other] played { $count } times
}
web-gallery-stars = { $stars } out of 5 ({ $count ->
    [one] one rating
   *[other] { $count } ratings
})
web-gallery-unrated = not rated yet
web-gallery-rate = Your rating
web-gallery-star = { $count ->
    [one] one star
   *[other] { $count } stars
}
web-gallery-play = Play
web-gallery-against = Opponent
web-gallery-change = Open in the editor
web-gallery-report = Report
web-gallery-report-ask = Report this to the operator of the server?
web-gallery-report-what = After several reports it is hidden until the operator has looked at it.
web-gallery-reported = Reported. Thank you.
web-gallery-hidden = Hidden after reports, until the operator has decided
web-gallery-mine = Shared by you
web-gallery-delete = Stop sharing
web-gallery-delete-what = “{ $title }” leaves the gallery with its ratings. Your own copy stays.
web-gallery-more = Show more
web-gallery-profile = Create a profile to rate, report and share.
web-gallery-share = Share in the gallery
web-gallery-share-what = Everybody on this server will see “{ $title }” with your profile’s name, and may play and change it.
web-gallery-shared = It is in the gallery.
web-gallery-needs = It needs a name, and nothing left to fix.
cli-gallery = see what people reported in the gallery and decide about it
cli-gallery-hide = hide this one from everybody but its author
cli-gallery-show = show this one, whatever is reported
cli-gallery-hidden = { $id } is hidden.
cli-gallery-shown = { $id } is shown.
cli-gallery-reports = reports: { $count }, verdict: { $verdict }
cli-gallery-nothing = Nothing has been reported.
