# Die Anwendung im Terminal.

app-key-help = Hilfe
app-key-rules = Regel
app-key-hint = Tipp
app-key-odds = Chance
app-key-words = Text
app-key-undo = Zurück
app-key-save = Datei
app-key-board = Tisch
app-key-say = Chat
app-key-leave = Ende
app-answer = Nummer, Notation oder Teil des Textes; Enter spielt
app-wait = Bitte warten
app-waiting-for = { $seat } ist am Zug.
app-not-your-turn = Du bist nicht am Zug.
app-turn-over = Dein Zug ist vorbei.
app-hand-over-to = Gib die Tastatur weiter: { $seat }
app-more-choices = { $count ->
    [one] und einer mehr: tippe, um einzugrenzen
   *[other] und { $count } mehr: tippe, um einzugrenzen
}
app-round = Runde { $number }
app-turn = Zug { $number }
app-close = Esc schließt
app-paper-why = Warum nicht?
app-help = Wähle mit Auf, Ab und Enter aus der Liste; tippe, um sie einzugrenzen. Auf dem Tisch klicke die Teile eines Zugs nacheinander an: eine Karte, dann ein Schlachtfeld. F8 setzt den Cursor auf den Tisch: Pfeiltasten, Enter, und Esc zurück. Du kannst auch alles tippen:
app-no-terminal = Kein Terminal: einfacher Text.
app-no-server = { $server } ist nicht erreichbar: { $why }.
app-connection-lost = keine Verbindung, neuer Versuch…
app-undone-by = { $seat } nimmt den letzten Zug zurück.
app-help-server = An einem Tisch auf einem Server außerdem: say TEXT: eine Nachricht senden (say: den Chat lesen); undo: zurücknehmen oder die anderen darum bitten; agree, refuse: einer solchen Bitte zustimmen oder sie ablehnen; note TEXT: eine private Notiz schreiben (note: sie lesen; note -: sie löschen); clock: die Zeit aller; back: deinen Platz vom Bot zurücknehmen.
app-said = { $name } sagt: { $text }
app-agree-or-refuse = Tippe agree (zustimmen) oder refuse (ablehnen).
app-bot-has-your-seat = Ein Bot spielt für dich; tippe back, um zurückzukommen.
app-no-notes = Du hast keine Notizen.
app-clock-reserve = { $seat }: { $time } Reserve
app-paper-say = Chat
app-paper-note = Meine Notizen
app-paper-clock = Uhr
app-over-leave = save DATEI speichert die Partie; Enter verlässt den Tisch.
