# Ein Tisch in Bewegung: die Bühne, der Verlauf Zug für Zug, Tasten, Einstellungen, Schluss.

web-stage-progress = Fortschritt der Wiedergabe
web-stage-double = Doppelt so schnell
web-stage-skip = Überspringen
web-stage-summary = Zusammenfassung
web-put-back = Zurücklegen
web-log-you = Du
web-log-turn = { $who }, Zug { $turn }
web-log-since = Seit deinem letzten Zug
web-log-again = Noch einmal ansehen
web-side-open = Verlauf, Chat
web-side-table = Tisch
web-keys = Tasten
web-speed = Tempo der Animation
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = keine Animation
web-speed-calm = Dein Gerät wünscht weniger Bewegung: Die Animationen sind aus.
web-inks-on = Farben für Farbenblinde: an
web-inks-off = Farben für Farbenblinde: aus
web-end-analyse = Analysieren
web-end-share = Teilen
web-end-shared = Link kopiert
web-end-see = Den Zug ansehen
web-end-board = Der Tisch
web-end-result = Das Ergebnis
