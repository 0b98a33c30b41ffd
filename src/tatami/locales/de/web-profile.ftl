# Profile im Browser: anlegen, anmelden, Partien, Wertungszahlen.

web-me = Profil
web-me-of = { $name }
web-me-loading = Einen Moment…
web-me-about = Du kannst ohne Profil spielen. Mit einem findest du deine Partien auf jedem Gerät; eine E-Mail-Adresse brauchst du nicht.
web-me-make = Profil anlegen
web-me-name = Angezeigter Name
web-me-history = Die Partien auflisten, die ich angemeldet spiele, damit ich sie auf meinen anderen Geräten fortsetzen kann
web-me-rated = Meine Partien gegen andere werten, die das auch wollen
web-me-shown = Meinen Namen und meine Wertungszahlen in den Ranglisten zeigen
web-me-off = Nichts ist angekreuzt: Dein Profil ist dann nur ein Name und ein Code.
web-me-sign-in = Anmelden
web-me-sign-in-what = Mit dem Wiederherstellungscode, den du beim Anlegen des Profils bekommen hast.
web-me-code = Wiederherstellungscode
web-me-code-title = Dein Wiederherstellungscode
web-me-code-what = Schreibe ihn jetzt auf: Er wird nur einmal gezeigt. Wer ihn hat, kann sich als du anmelden; ohne ihn kannst du dich auf keinem anderen Gerät anmelden.
web-me-code-copy = Code kopieren
web-me-code-done = Ich habe ihn aufgeschrieben
web-me-code-new = Neuer Wiederherstellungscode
web-me-code-new-what = Der alte Code gilt dann nicht mehr.
web-me-playing = Laufende Partien
web-me-playing-none = Keine Partie wartet auf dich.
web-me-finished = Beendete Partien
web-me-finished-none = Noch keine.
web-me-no-history = Deine Partien werden nicht aufgelistet, weil du das nicht eingeschaltet hast.
web-me-older = Ältere Partien
web-me-won = gewonnen
web-me-lost = verloren
web-me-shared = geteilter Sieg
web-me-record = Aufzeichnung
web-me-against = mit { $names }
web-me-alone = allein
web-me-player = Spieler { $number }
web-me-ratings = Wertungszahlen
web-me-ratings-none = Noch keine gewertete Partie.
web-me-rating = { $rating } ± { $deviation }
web-me-provisional = vorläufig
web-me-games-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
web-me-together = Kooperative Partien
web-me-together-kind = Tisch
web-me-together-players = Spieler
web-me-together-won = Gewonnen
web-me-settings = Einstellungen
web-me-save = Speichern
web-me-saved = Gespeichert.
web-me-history-off = Schaltest du die Liste aus, werden auch die bisher aufgelisteten Partien gelöscht. Laufende gewertete Partien zählen noch; sie werden gelöscht, wenn sie enden.
web-me-browsers = { $count ->
    [one] Du bist nur hier angemeldet.
   *[other] Du bist in { $count } Browsern angemeldet.
}
web-me-export = Meine Daten herunterladen
web-me-leave = Abmelden oder löschen
web-me-sign-out = Abmelden
web-me-sign-out-what = Dieser Browser verliert die Plätze, die du angemeldet eingenommen hast. Halte deinen Wiederherstellungscode bereit, um zurückzukommen.
web-me-sign-out-all = Überall abmelden
web-me-delete = Profil löschen
web-me-delete-what = Dein Name, deine Liste von Partien und deine Wertungszahlen werden endgültig gelöscht. Deine Mitspieler behalten die Partien, ohne deinen Namen; eine laufende gewertete Partie zählt dann nicht.
web-me-delete-sure = Ja, löschen

web-rated = Gewertet
web-rated-wish = Gewertete Partie
web-rated-what = Zählt nur, wenn alle am Tisch angemeldet sind und die Wertung eingeschaltet haben. Keine Bots, keine Tipps; eine Uhr ist Pflicht. Gehst du, bekommst du trotzdem das Ergebnis deines Platzes.
web-rated-join = Diese Partie soll gewertet werden: Sie zählt, wenn du angemeldet bist und die Wertung eingeschaltet hast.
web-rated-will = Diese Partie wird gewertet.
web-rated-because = Diese Partie wird nicht gewertet, wegen: { $names }.
web-rated-rules = So wird gewertet

web-ladder = Rangliste
web-ladder-of = Rangliste: { $game }
web-ladder-place = Rang
web-ladder-name = Name
web-ladder-rating = Wertungszahl
web-ladder-games = Partien
web-ladder-empty = Noch keine gewerteten Spieler.
web-ladder-rules = So wird gewertet
web-ladder-rule-who = Eine Partie zählt nur, wenn sie als gewertete Partie mit Uhr eröffnet wurde und auf jedem Platz eine andere Person sitzt, die angemeldet ist und die Wertung eingeschaltet hat. Ob sie zählt, siehst du vor dem ersten Zug.
web-ladder-rule-seat = Das Ergebnis zählt für den, der den Platz zu Beginn hatte, auch wenn er ihn später einem Bot oder jemand anderem gegeben hat oder seine Zeit abgelaufen ist.
web-ladder-rule-host = In einer gewerteten Partie kann niemand sonst deinen Platz weggeben, und es gibt keine Tipps.
web-ladder-rule-pairs = Bei mehr als zwei Spielern schlägt ein Gewinner alle, die nicht gewonnen haben, und spielt unentschieden gegen die, mit denen er den Sieg teilt. Partner werden nicht miteinander verglichen, Verlierer auch nicht.
web-ladder-rule-gone = Eine nicht beendete Partie zählt nicht. Löscht jemand während einer Partie sein Profil, wird sie für niemanden mehr gewertet.
web-ladder-rule-formula = Glicko-2 (Glickman, 2013) mit τ = 0,5, Beginn bei 1500 ± 350 und Volatilität 0,06. Jede Partie ist eine Wertungsperiode; spielst du nicht, wächst deine Abweichung um eine Periode pro Woche. Über ±110 ist eine Wertungszahl vorläufig und steht unter den anderen.
web-ladder-rule-together = Kooperative Partien werden nicht gewertet; dein Profil zeigt, wie viele jeder Art du gewonnen hast.

web-tell = Benachrichtige mich, wenn ich am Zug bin
web-tell-what = Solange du nicht am Tisch bist. Eine Nachricht nennt den Tisch und verrät nichts über die Partie.
web-tell-off = Benachrichtigungen in diesem Browser einschalten
web-tell-on = Benachrichtigungen sind in diesem Browser an. Ausschalten
web-tell-all = Benachrichtige mich über meine Züge in allen meinen Partien
web-tell-cannot = Dieser Browser kann keine Benachrichtigungen zeigen, wenn seine Seiten geschlossen sind (https ist nötig; auf einem iPhone füge die Seite zuerst dem Home-Bildschirm hinzu).
web-tell-denied = Benachrichtigungen sind blockiert; erlaube sie in den Einstellungen des Browsers für diese Seite.
web-tell-failed = Der Push-Dienst des Browsers ist gerade nicht erreichbar.
web-tell-none = Dieser Server schickt keine Benachrichtigungen.
web-hook = Oder benutze einen Webhook
web-hook-keep = Adresse speichern
web-hook-test = Testnachricht schicken
web-hook-end = Entfernen
web-hook-kept = Gespeichert: Deine Züge werden an diese Adresse gemeldet.
web-hook-gone = Adresse entfernt.
web-hook-taken = Testnachricht zugestellt.
web-hook-refused = Die Testnachricht wurde nicht zugestellt: Die Adresse antwortet nicht oder lehnt sie ab.
web-unsubscribe = Benachrichtigungen beenden
web-unsubscribe-what = Die Adresse, die diesen Link bekommen hat, erhält keine Nachrichten mehr über diesen Tisch.
web-unsubscribe-end = Diese Nachrichten beenden

web-passkey = Passkeys
web-passkey-what = Dein Gerät meldet dich ohne den Code an; behalte den Code trotzdem.
web-passkey-count = { $count ->
    [0] Du hast noch keinen.
    [one] Du hast einen.
   *[other] Du hast { $count }.
}
web-passkey-add = Passkey hinzufügen
web-passkey-remove = Alle Passkeys entfernen
web-passkey-sign-in = Mit Passkey anmelden
web-passkey-none = Das Gerät hat keinen Passkey geliefert.
