# Die erste Seite, das Formular für einen neuen Tisch, das Blatt der Zeichnungen.

web-nav = Seiten
web-nav-play = Spielen
web-nav-ladder = Ranglisten
web-door-begin = Neu hier? Fang hiermit an
web-door-set-up = Tisch einrichten
web-door-players = Spieler:
web-minutes = { $count } Min.
web-continue = Deine Partien
web-continue-all = Alle { $count } zeigen
web-continue-less = Weniger zeigen
web-begin = Dein erster Abend
web-begin-play = Klicke auf „Jetzt spielen“.
    .what = Bots nehmen die anderen Plätze, und der Tisch erklärt sich selbst.
web-begin-learn = Lerne es in fünf Minuten.
    .what = Kleine Stellungen, in denen du den Zug findest.
web-begin-friends = Lade Freunde ein.
    .what = Richte einen Tisch ein und schicke jedem einen Link. Niemand braucht ein Konto.
web-recent-none = Beendete Partien bleiben hier, zum Ansehen und Analysieren.
web-preset-first = Mit Bots
    .what = Bots nehmen die anderen Plätze.
web-art = Die Zeichnungen

web-new-presets = Fertige Tische
web-new-portraits = Wer du bist
    .what = Klicke an, wen du spielen willst.
web-new-draw = Auslosen
    .what = für alle
web-new-changes = Mit dieser Anleitung:
web-new-variants = Varianten und Uhr
    .what = { $count ->
        [one] { $count } Einstellung
       *[other] { $count } Einstellungen
    }
web-new-places = Plätze am Tisch
web-new-add = Ein Platz mehr
web-sitter-short-me = du
web-sitter-short-invite = ein Freund
web-sitter-short-open = alle mit dem Link
web-rate-won = { $bot }: gewonnen
web-rate-of = { $won } von { $games }

web-art-what = Alle Zeichnungen unserer eigenen Sätze, bei Tag und bei Nacht. Jede soll sich bei 48 Pixeln an ihrem Bild erkennen lassen.
web-art-size = Größe
web-art-game = Spiel
web-art-all = alle
web-new-sizes = Figuren:

web-replay-turn = { $who }, Zug { $turn }
web-replay-best = bester
web-replay-decision = Die Entscheidung an dieser Stelle
web-replay-turning = Wendepunkt: { $who }
web-replay-to-decide = { $who } entscheidet
web-replay-played = Gespielt
web-replay-played-best = Gespielt: der beste Zug oder ein ebenso guter
web-replay-better = Besser
web-replay-next-turning = Nächster Wendepunkt
web-replay-from-here = Ab hier spielen
web-replay-open = alles offen
web-replay-own = wie ich es sehe
web-replay-speed = Tempo: { $speed }×
