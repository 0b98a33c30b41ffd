# Die Kommandozeile, das einfache Terminal und die Regelseite: was zu keinem einzelnen Spiel gehört.

cli-about = Japanische Brett- und Kartenspiele für Menschen und Programme.
cli-welcome = Tatami: japanische Brett- und Kartenspiele für Menschen und Programme.
cli-welcome-commands = Befehle:
cli-welcome-more = Hilfe zu einem Befehl: tatami play --help. Eine andere Sprache: --lang.
cli-unofficial = Ein inoffizielles Projekt von Spielern; die Spiele gehören ihren Autoren und Verlagen.
cli-commands = Befehle
cli-help = diese Hilfe zeigen
cli-lang = Sprache (Standard: die der Umgebung, sonst Englisch)
cli-version = die Version zeigen
cli-needs-extra = dafür wird { $module } gebraucht, das nicht installiert ist. Installiere es mit: pip install 'tatami[{ $extra }]'
cli-game = der Name eines Spiels
cli-play = in diesem Terminal spielen, mit Freunden an derselben Tastatur und mit Bots
cli-simulate = viele Partien spielen, zufällig oder mit Bots, und jede aufzeichnen
cli-replay = aufgezeichnete Partien prüfen und zeigen, was gespielt wurde
cli-games = die installierten Spiele auflisten
cli-games-broken = { $name } (Paket { $package }) wurde übersprungen, weil es sich nicht laden lässt: { $why }
cli-rules = die nummerierten Regeln und ihre Tabellen lesen
cli-odds = die exakten Chancen zeigen, die man sonst von Hand ausrechnen müsste
cli-bench = messen, wie schnell die Regeln laufen
cli-play-plain = einfacher Text, Zeile für Zeile, für einen Screenreader oder eine Pipe
cli-play-seats = wer auf welchem Platz spielt, der Reihe nach; zur Wahl: { $kinds }
cli-play-resume = eine gespeicherte Partie fortsetzen
cli-join = über den Link an einem Tisch auf einem Server teilnehmen
cli-join-link = der Einladungslink, etwa http://localhost:8000/t/TABLE#KEY
cli-join-name = dein Name am Tisch
cli-join-watch = nur zusehen, auch wenn ein Platz frei ist
cli-players = Anzahl der Spieler
cli-option = eine Option des Spiels; kann mehrmals stehen
cli-figures = eine TOML-Datei mit deinen eigenen Werten
cli-scenario-own = für Spiele mit Szenarien: dein eigenes Szenario als TOML oder der Name eines Szenarios des Spiels
cli-seed = Startwert des Zufalls
cli-simulate-games = Anzahl der Partien
cli-simulate-bots = wer spielt: ein Bot für alle Plätze oder einer für jeden ({ $kinds }); sonst zufällige Züge
cli-simulate-out = die Partien in diese Datei schreiben, eine je Zeile
cli-json = JSON ausgeben, für Programme
cli-replay-file = aufgezeichnete Partien, eine je Zeile
cli-replay-show = Partie N Zug für Zug zeigen
cli-rules-number = eine Regel oder ein Abschnitt, etwa KJ-4.3 oder KJ-4
cli-odds-file = eine Stellung oder eine aufgezeichnete Partie
cli-odds-ply = nach so vielen Aktionen der Partie
cli-bench-seconds = Sekunden je Messung
cli-bench-peers = das Python einer Umgebung mit vergleichbaren Bibliotheken, um auch sie zu messen
cli-bench-write = die Messwerte als Seite mit Diagrammen in diese Datei schreiben
cli-new-game = ein Paket für ein neues Spiel anlegen: vollständig, spielbar, bereit zum Ändern
cli-new-game-name = Name des Spiels: Kleinbuchstaben, Ziffern und Bindestriche, etwa stone-garden
cli-new-game-folder = der Ordner, der angelegt wird; es darf ihn noch nicht geben (Standard: tatami-NAME)
cli-new-game-bad = { $name }: Der Name eines Spiels besteht aus Kleinbuchstaben von a bis z, Ziffern und Bindestrichen, beginnt mit einem Buchstaben und hat höchstens 30 Zeichen, etwa stone-garden
cli-new-game-taken = { $name }: Ein Spiel mit diesem Namen gibt es schon
cli-new-game-reserved = { $name }: Tatamis eigene Meldungen beginnen mit diesem Namen; wähle einen anderen
cli-new-game-exists = { $path } gibt es schon; nichts wird überschrieben. Wähle mit --folder einen anderen Ordner
cli-new-game-written = Das Spiel liegt in { $path }. Installiere es mit pip install -e { $path } und spiele: tatami play { $name }. Starte in diesem Ordner pytest, um seine Regeln zu testen.
cli-serve = einen Server starten, um im Browser mit Freunden und Bots zu spielen
cli-backup = die Tische des Servers in einer Datei sichern, auch während er läuft
cli-restore = eine solche Sicherung wiederherstellen
cli-export = alle beendeten Partien eines Servers exportieren
cli-import = aufgezeichnete Partien in einen Server importieren, um sie dort anzusehen
cli-copy-file = die Datei, die geschrieben oder gelesen wird
cli-backed-up = Gesichert in { $path }.
cli-restored = Wiederhergestellt in { $path }.
cli-exported = { $records ->
    [one] Eine Partie
   *[other] { $records } Partien
} geschrieben: { $path }.
cli-imported = { $records ->
    [one] Eine Partie importiert.
   *[other] { $records } Partien importiert.
}
cli-verify = prüfen, ob der Zufall in beendeten Partien fair war
cli-serve-host = Adresse, auf der der Server lauscht (Standard: nur dieser Computer; 0.0.0.0: das ganze Netz)
cli-serve-port = Port (Standard: 8000)
cli-serve-data = Ordner, in dem die Tische gespeichert werden
cli-serve-database = stattdessen eine PostgreSQL-Datenbank benutzen: postgresql://user:password@host/name
cli-serve-rate = Grenze für Anfragen pro Sekunde von einer Adresse; 0: keine Grenze
cli-serve-pace = Sekunden, die ein Bot wartet, bevor er spielt
cli-serve-origin = ein weiterer Ursprung (Origin), dessen Seiten den Server benutzen dürfen; kann mehrmals stehen
cli-serve-hooks = welche Webhook-Adressen erlaubt sind: nur öffentliche mit https (public), alle (any), keine (off)
cli-serve-contact = Kontakt für Push-Dienste (mailto:… oder https://…); der von Apple verlangt einen
cli-serve-verbose = jede Anfrage protokollieren
cli-verify-file = aufgezeichnete Partien, eine je Zeile
cli-verified-one = Partie { $line }: { $outcomes ->
    [one] Die eine Ziehung passt
   *[other] Alle { $outcomes } Ziehungen passen
    } zum Startwert und zu den Zahlen der Spieler.
cli-compiling = { $game } wird vorbereitet (nur dieses eine Mal)
cli-simulating = { $game } wird gespielt
cli-replaying = Partien werden nachgespielt
cli-simulated = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, im Schnitt { $actions } Aktionen, höchstens { $longest }.
cli-simulated-seat = Platz { $seat }: Ergebnis im Schnitt { NUMBER($value, minimumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3) }–{ NUMBER($high, minimumFractionDigits: 3) })
cli-written = Partien geschrieben: { $path }.
cli-replayed-one = Partie { $line }: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}, { $result }
cli-replayed = { $records ->
    [one] Eine Partie nachgespielt: Das Ergebnis stimmt.
   *[other] { $records } Partien nachgespielt: Alle Ergebnisse stimmen.
}

cli-more-complaints = … und { $count } mehr
cli-error-no-fork = tatami serve braucht Linux, macOS oder WSL (Windows-Subsystem für Linux): Nur diese Systeme können seine Prozesse mit fork starten
cli-error-or = { " oder " }
cli-error-required = es fehlt: { $what }
cli-error-unrecognized = unbekannte Argumente: { $what }
cli-error-choice = { $option }: { $value } gibt es hier nicht (zur Wahl: { $known })
cli-error-one = { $option } braucht einen Wert
cli-error-some = { $option } braucht mindestens einen Wert
cli-error-ambiguous = { $option } ist mehrdeutig: Es könnte { $known } sein
cli-error-value = { $option }: { $value } ist kein gültiger Wert
cli-error-whole = { $option }: { $value } ist keine ganze Zahl ab 0
cli-error-pair = -o { $pair }: Schreibe Name=Wert
cli-error-option = -o { $pair }: { $game } hat keine Option { $option }; es gibt { $known }
cli-error-must-be = { $option }: muss { $known } sein
cli-error-seats = --seats { $wish }: { $given } angegeben, aber der Tisch hat { $count } Plätze
cli-error-seat = --seats: { $who } ist unbekannt; zur Wahl: { $known }
cli-error-game = { $game }: Dieses Spiel gibt es nicht; es gibt { $known }
cli-error-link = { $link }: kein Link zu einem Tisch; er sieht etwa so aus: { $example }
cli-error-line = { $path }, Zeile { $number }: { $trouble }
cli-error-file = { $path }: { $trouble }
cli-error-json = kein gültiges JSON oder abgeschnitten: { $why }
cli-error-deep = zu tief verschachtelt für eine aufgezeichnete Partie
cli-error-object = eine aufgezeichnete Partie ist ein JSON-Objekt
cli-error-format = Format { $given }: Dieses Programm liest { $known }
cli-error-field = { $field }: Dieses Feld gibt es nicht; eine Partie hat { $known }
cli-error-missing = { $field }: fehlt oder ist { $kind ->
        [str] kein Text
        [list] keine Liste
       *[dict] kein Objekt
}
cli-error-rules = Regeln { $given }: Dieses Programm benutzt die Regeln { $known } von { $game }
cli-error-option-value = -o { $trouble }
cli-error-option-missing = Optionen: { $option } fehlt; eine aufgezeichnete Partie nennt jede Option
cli-error-range = { $option } { $value }: muss zwischen { $low } und { $high } liegen
cli-error-least = { $option } { $value }: muss mindestens { $low } sein
cli-error-above = { $option } { $value }: muss größer als { $low } sein
cli-error-like = { $option }: muss so aussehen: { $known }
cli-error-detail = { $trouble }
cli-error-entry = Aktion { $ply }: { $entry } ist nicht [wer, was]
cli-error-over = Aktion { $ply }: { $action }: Die Partie war schon nach { $count } Aktionen zu Ende
cli-error-actor = Aktion { $ply }: { $action } von { $actor }, aber am Zug ist { $expected }
cli-error-action = Aktion { $ply }: { $trouble }
cli-error-result = Ergebnis: Aufgezeichnet ist { $written }, aber nach { $count } Aktionen endet die Partie mit { $reached }
cli-error-unfinished = Ergebnis: Aufgezeichnet ist { $written }, aber nach { $count } Aktionen ist die Partie nicht zu Ende
cli-error-since = { $trouble } (gespielt nach den Regeln { $rules } von { $game }; nach den Regeln { $now } verläuft sie anders)
cli-error-other-game = das ist eine Partie { $found }, nicht { $game }
cli-error-no-tables = dort sind keine Tische gespeichert
cli-error-no-bench = die Messungen sind nicht installiert; sie liegen im Ordner bench des Quelltexts
cli-error-no-database = es gibt keine Datenbank zum Kopieren
cli-error-has-database = es gibt schon eine Datenbank; verschiebe sie zuerst
cli-error-exists = gibt es schon; wähle einen neuen Dateinamen
cli-error-no-copy = keine Sicherung von tatami backup
cli-error-damaged = beschädigt
cli-error-unread = { $written } geschrieben; { $unread } nicht lesbar, die erste, weil: { $trouble }
cli-error-empty = enthält keine aufgezeichneten Partien
cli-error-no-text = kein UTF-8-Text
cli-error-packed = komprimierte Datei; entpacke sie zuerst (gunzip)
cli-error-utf-16 = UTF-16-Text; speichere ihn als UTF-8
cli-error-long-line = länger als { $most } MB; aufgezeichnete Partien sind kürzer
cli-error-large = größer als { $most } MB; solche Dateien schreibt Tatami nicht

rules-unknown = { $number }: Diese Regel gibt es nicht; die Regeln gehen von { $first } bis { $last }.
rules-figures = Tabellen und ihre Quellen
rules-code = „{ $code }“
provenance-printed = in der Anleitung gedruckt
provenance-public = aus öffentlichen Quellen
provenance-reconstructed = unsere Rekonstruktion
provenance-own = dein eigener Wert

table-to-act = { $seat }, du bist am Zug.
table-ask = Dein Zug, als Nummer oder Notation (? für Hilfe):
table-hand-over = Gib die Tastatur weiter: { $seat }. Drücke Enter, wenn nur { $seat } auf den Bildschirm sieht.
table-not-understood = Das ist weder eine Nummer aus der Liste noch ein Zug an diesem Tisch. Tippe eine Nummer oder einen Zug wie { $example }.
table-illegal = { $action } ist jetzt nicht erlaubt.
table-legal = { $action } ist erlaubt.
table-nothing-to-undo = Es gibt nichts zurückzunehmen: Dein Zug hat gerade begonnen, oder inzwischen wurde etwas aufgedeckt.
table-undone = Zurückgenommen.
table-saved = Gespeichert in { $path }.
table-left = Du hast den Tisch verlassen.
table-over = Gewonnen: { $winners }
poem-kept = { $samurai } ist tot; sein Gedicht bleibt erhalten. In einer späteren Partie hier wirst du danach gefragt, ein einziges Mal.
poem-ask = In einer früheren Partie an dieser Tastatur nahm sich { $samurai } das Leben und hinterließ ein Gedicht. Erinnert sich jemand daran, der es damals gelesen, aber nicht geschrieben hat? (j/n)
poem-say = Tippe es in eine Zeile, so gut du kannst:
poem-forgotten = Das ist nicht sein Gedicht. Es ist verloren.
poem-consent = Das ist sein Gedicht. Seid ihr alle einverstanden, dass { $samurai } jene Partie nach seinem Tod gewonnen hat? (j/n)
poem-honoured = { $samurai } hat jene Partie nach seinem Tod gewonnen; so steht es nun in { $path }.
table-lost = Niederlage.
table-help = Tippe eine Nummer oder eine Notation, um zu spielen. list: die Züge als Text; board: der Tisch; odds: exakte Chancen; hint: ein Tipp; why AKTION: die Regel, die sie verbietet; rules [NUMMER]: die Regeln; undo: zurücknehmen; save DATEI: die Partie speichern; quit: den Tisch verlassen.
table-long-list = (list: dieselben Züge als Text)
table-no-odds = In diesem Spiel gibt es keine Chancen zu zeigen.
cli-words = zeigen, wie vollständig jede Sprache ist, und die Texte prüfen
cli-words-check = fehlende und unbenutzte Meldungen, falsche Begriffe und Typografie suchen; Exit-Code 1, wenn es welche gibt
cli-words-language = { $language }: { $here } von { $of } Meldungen
cli-words-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Fund.
   *[other] { $count } Funde.
}
