bot-reason-kenjin-coward = Ein zuletzt eingesetzter Fürst kostet 5 Punkte.
bot-reason-kenjin-cards = Schlachtfeld { $number }: deine Karten { $mine }, gegnerische Karten { $theirs }.
