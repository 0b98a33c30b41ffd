# Die Seite im Browser: was zu keinem einzelnen Spiel gehört, und was nur ihre Tische zeigen.

web-home = Tatami: Startseite
web-skip = Zum Inhalt springen
web-language = Sprache
web-theme = Farbschema
web-theme-system = System
web-theme-light = hell
web-theme-dark = dunkel
web-welcome = Drei japanische Spiele, ein Tisch
web-unofficial = Ein inoffizielles Projekt von Spielern; die Spiele gehören ihren Autoren und Verlagen.
web-lost = Unter dieser Adresse gibt es nichts.
web-close = Schließen
web-next = Weiter
web-skip-all = Zum Ende springen
web-yes = ja
web-no = nein
web-about = Hilfe: { $thing }
web-opening = Wird geöffnet…
web-preparing = Erster Start: Ein bis zwei Minuten lang machen die Bots einfache Züge.
web-trouble-network = Der Server ist gerade nicht erreichbar. Nichts ist verloren; versuche es gleich noch einmal.

web-play-pause = Pause
web-play-on = Weiter
web-play-now = Jetzt spielen
web-table-waiting = wartet auf Mitspieler
web-table-playing = läuft
web-recent = Beendete Partien
web-import = Gespeicherte Partie öffnen…
web-import-what = Eine Partie aus einer Datei ansehen.
web-import-bad = Diese Datei ist keine aufgezeichnete Partie: Sie ist kein gültiges JSON.

web-new-title = Neuer Tisch: { $game }
web-new-players = Anzahl der Spieler
web-new-forced = Durch die Regeln festgelegt: { $value }.
web-new-seat = Spieler auf Platz { $number }
web-new-character = Charakter des Bots auf Platz { $number }
web-new-character-none = ohne besonderen Charakter
web-new-seat-name = Platz { $number }
web-new-open = Tisch öffnen
web-your-name = Dein Name
web-sitter-me = ich
web-sitter-invite = ein Freund (privater Link)
web-sitter-open = alle, die den Link haben
web-sitter-hot = Nimm selbst mehrere Plätze, um mit Freunden an diesem Bildschirm zu spielen.
web-value-random = ausgelost
web-value-draft = jeder wählt

web-waiting-title = Warten auf Mitspieler
web-waiting-text = Schicke jedem Freund seinen eigenen Link; jeder gilt einmal. Es geht los, sobald alle sitzen.
web-copy-link = Link kopieren
web-copied = Kopiert
web-new-link = Neuer Link
web-show-qr = QR-Code
web-qr = QR-Code des Links
web-invite-link = Einladungslink
web-join-title = An einer Partie { $game } teilnehmen
web-join = Platz nehmen
web-kept-title = Dein Platz ist reserviert
web-kept-text = Alle behalten ihren Platz aus der letzten Partie. Es geht los, sobald alle sitzen.
web-kept-host = Alle behalten ihren Platz aus der letzten Partie. Kommt jemand nicht, lade andere ein oder setze einen Bot hin.
web-kept-invite = Jemand anderen einladen

web-seats = Plätze
web-seat-me = du
web-seat-bot = Bot: { $bot }
web-seat-waiting = noch nicht da
web-seat-present = am Tisch
web-seat-away = abwesend
web-seat-give-bot = Durch einen Bot ersetzen
web-seat-take-back = Ich bin zurück
web-devices = Meine Geräte
web-devices-what = Dein Platz ist auf diesen Geräten offen. Wer eines davon hat, kann für dich spielen.
web-device-this = dieses Gerät
web-device-program = Ein Programm
web-device-unknown = Ein Gerät
web-device-added = hinzugefügt { $when }
web-device-seen = zuletzt hier { $when }
web-device-remove = Entfernen
web-device-add = Gerät hinzufügen
web-device-link = Dieser Link öffnet deinen Platz auf einem weiteren Gerät. Er gilt einmal; gib ihn nicht weiter.
web-device-link-label = Link zu deinem Platz
web-seat-team = Team { $team }, mit { $partners }
web-seat-number = Platz { $number }
web-bot-random = spielt zufällig
web-your-turn = Du bist am Zug
web-in-turn = Am Zug
web-winner = Gewonnen
web-waiting-for = { $seat } ist am Zug.
web-prompt-of = { $seat }: { $prompt }
web-over = Die Partie ist zu Ende.
web-over-won = Die Partie ist zu Ende. Gewonnen: { $winners }
web-telling = Sieh dir an, wie sie ausging.
web-spectating = Du siehst zu.

web-connection-connecting = verbinden…
web-connection-live = verbunden
web-connection-asking = erneut verbinden…
web-connection-lost = keine Verbindung, neuer Versuch…

web-undo = Zurücknehmen
web-hint = Tipp
web-hint-thinking = Denkt nach…
web-hint-what = Der beste Zug zuerst, nur nach dem, was du sehen kannst. ± zeigt, wie sehr eine Zahl zwischen zwei Suchen schwankt; Züge, die sich nicht unterscheiden lassen, haben dieselbe Zahl.
web-hint-expected = erwartet { $chance } ± { $margin }
web-hint-play = Diesen Zug spielen
web-odds = Chancen
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-search = Regeln durchsuchen
web-rules-none = Keine Regel gefunden.
web-why = Warum nicht?
web-choices = Deine Züge
web-choices-all = { $count ->
    [one] Der einzige Zug als Text
   *[other] Alle { $count } Züge als Liste
}
web-choices-filter = Züge durchsuchen
web-choices-more = { $count } weitere zeigen
web-in-words = Der Tisch als Text
web-sound-on = Ton: an
web-sound-off = Ton: aus
web-log = Spielverlauf
web-announced = Züge der anderen
web-log-empty = Noch kein Zug.
web-log-all = Alles zeigen
web-log-undone = { $seat } nimmt den letzten Zug zurück.
web-takeback-ask = Um Rücknahme bitten
web-takeback-asked = Du hast gebeten, deinen letzten Zug zurückzunehmen.
web-takeback-wish = { $name } möchte den letzten Zug zurücknehmen.
web-takeback-agree = Zustimmen
web-takeback-refuse = Ablehnen
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-notes = Meine Notizen
web-notes-label = Nur du siehst diese Notizen
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht an den Tisch
web-chat-send = Senden
web-hand-over = Gib den Bildschirm weiter: { $seat }
web-hand-over-why = Die nächste Hand darf nur { $seat } sehen.
web-hand-over-ready = Ich bin { $seat }, und niemand sonst sieht zu
web-rematch = Revanche
web-rematch-go = Zur Revanche
web-rematch-same = Gleiche Auslage
web-rematch-same-note = Plätze getauscht, beide Partien zählen
web-match-scores = Beide Partien zusammen: { $scores }.
web-match-won = { $name } gewinnt beide Partien zusammen.
web-match-drawn = Beide Partien zusammen enden unentschieden.

web-replay = Wiederholung
web-replay-of = { $game }: Wiederholung
web-replay-first = Anfang
web-replay-back = Ein Schritt zurück
web-replay-forward = Ein Schritt weiter
web-replay-last = Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-moment = Stelle der Partie
web-replay-moves = Alle Züge
web-replay-eyes = Sicht
web-replay-spectator = Zuschauer
web-replay-seen-by = { $seat }
web-replay-start = Beginn der Partie.
web-chance = Zufall
web-share = Link zu dieser Stelle kopieren
web-download = Partie herunterladen

web-learn = Lernen
web-learn-title = Spielen lernen
web-learn-what = Finde in kurzen Lektionen den richtigen Zug; danach spielst du eine kurze Partie gegen einen sanften Bot.
web-learn-begin = Beginnen
web-learn-so-far = { $count ->
    [one] Eine Lektion abgeschlossen
   *[other] { $count } Lektionen abgeschlossen
}
web-learn-game-title = { $game } lernen
web-learn-coach = Lektion
web-learn-lessons = Alle Lektionen
web-learn-learnt = abgeschlossen
web-learn-done = { $done } von { $tasks } Zügen gefunden
web-learn-right = Richtig!
web-learn-wrong = Nicht dieser Zug.
web-learn-show = Zug zeigen
web-learn-answer = Spiele: { $move }
web-learn-again = Lektion wiederholen
web-learn-next = Nächste Lektion: { $lesson }
web-learn-game = Deine erste Partie spielen

web-analysis = Analyse
web-analysis-start = Partie analysieren
web-analysis-what = Die stärksten Bots beurteilen jeden Zug nach dem, was der Spieler damals wusste.
web-analysis-working = { $of ->
    [0] Warten auf einen freien Bot…
   *[other] Analyse: { $done } von { $of } Zügen
}
web-analysis-graph = Erwartetes Ergebnis jedes Spielers, Zug für Zug
web-analysis-no-choice = Hier gab es keine Wahl.
web-analysis-accuracy = Genauigkeit: { $share }
web-analysis-swings = Wendepunkte

web-fair = Fairer Zufall
web-fair-check = Zufall prüfen
web-fair-what = Dein Browser rechnet jede Ziehung nach: aus dem Geheimnis, auf das sich der Server vor der Partie festgelegt hat, und aus der Zufallszahl jedes Spielers.
web-fair-no-crypto = Browser können das nur über eine sichere Verbindung prüfen (https oder dieser Computer). Lade die Partie herunter und starte: tatami verify
web-fair-yes = { $count ->
    [one] Fair: Die eine Ziehung stimmt.
   *[other] Fair: Alle { $count } Ziehungen stimmen.
}
web-fair-promised = Es ist das Geheimnis, dessen Festlegung dieser Browser vor der Partie bekommen hat.
web-fair-mine = Deine eigene Zufallszahl wurde benutzt.
web-fair-no-none = Diese Partie sagt nichts über ihre Ziehungen: Sie wurde nicht auf einem Server gespielt.
web-fair-no-scheme = Gezogen wurde mit einem Verfahren, das diese Seite nicht kennt.
web-fair-no-seed = Nicht fair: Das Geheimnis passt nicht zur Festlegung des Servers.
web-fair-no-promise = Nicht fair: Dieser Browser hat vor der Partie die Festlegung auf ein anderes Geheimnis bekommen.
web-fair-no-nonce = Nicht fair: Deine eigene Zufallszahl fehlt.
web-fair-no-places = Nicht fair: Gezogen wurde an anderen Stellen, als die aufgezeichnete Partie angibt.
web-fair-no-outcome = Nicht fair: Die Ziehung bei Aktion { $place } ergab { $brought }, hätte aber { $due } ergeben müssen.
web-fair-numbers = Benutzte Zahlen
web-fair-commitment = Festlegung (SHA-256 des Geheimnisses)
web-fair-seed = Geheimnis
web-fair-nonces = Zufallszahl jedes Spielers

web-confirm = Sicher?
web-confirm-what = Dieser Zug lässt sich nicht zurücknehmen.
web-confirm-yes = Spielen
web-confirm-no = Noch nicht
web-confirm-on = Endgültige Züge bestätigen: an
web-confirm-off = Endgültige Züge bestätigen: aus

web-clock = Uhr
web-clock-none = ohne Uhr
web-clock-quick = schnell: 30 Sekunden je Zug, 5 Minuten Reserve
web-clock-calm = ruhig: 2 Minuten je Zug, 15 Minuten Reserve
web-clock-day = ein Tag je Zug
web-clock-three-days = drei Tage je Zug
web-clock-week = eine Woche je Zug
web-clock-out = Läuft deine Zeit ab, übernimmt ein Bot; du kannst jederzeit zurückkommen.
web-clock-left = Restzeit: { $time }
web-clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}

web-figures = Tabellen
web-figures-what = Werte, die in den Anleitungen nicht stehen, stammen aus öffentlichen Quellen oder sind von uns rekonstruiert.
web-figures-unit = Einheiten
web-figures-battlefield = Schlachtfelder
web-figures-score = Wertung
web-figures-samurai = Samurai
web-figures-farmsteads = Strafen der Gehöfte
web-figures-card = Banditen
web-figure-name = Name
web-figure-source = Quelle
web-figure-value = Wert
web-figure-copies = Anzahl
web-figure-kind = Art
web-figure-power = Stärke
web-figure-human = Kiai, Mensch
web-figure-animal = Kiai, Tier
web-figure-symbol = Symbol
web-figure-penalties = Strafen
web-figure-flames = Flammen
web-provenance-printed = in der Anleitung gedruckt
web-provenance-public = aus öffentlichen Quellen
web-provenance-reconstructed = unsere Rekonstruktion
web-learn-nothing = Hier ist nichts zu tun. Lies die Aufgabe und versuche es noch einmal.
