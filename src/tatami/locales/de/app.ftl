# Die Anwendung im Terminal.

app-key-help = Hilfe
app-key-rules = Regel
app-key-hint = Tipp
app-key-odds = Odds
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
app-no-terminal = Kein Terminal: einfacher Text.
app-no-server = { $server } ist nicht erreichbar: { $why }.
app-connection-lost = keine Verbindung, neuer Versuch…
app-undone-by = { $seat } nimmt den letzten Zug zurück.
app-said = { $name } sagt: { $text }
app-no-notes = Du hast keine Notizen.
app-clock-reserve = { $seat }: { $time } Reserve
app-paper-say = Chat
app-paper-note = Meine Notizen
app-paper-clock = Uhr
