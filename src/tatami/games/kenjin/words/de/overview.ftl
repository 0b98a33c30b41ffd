
web-kenjin-overview-aim = Erobert Schlachtfelder. Nach sieben Zügen werden alle Karten aufgedeckt, und die stärkere Armee gewinnt das jeweilige Schlachtfeld; die meisten Punkte gewinnen.
web-kenjin-overview-setup = Aufbau
web-kenjin-overview-setup-1 = Alle kämpfen auf vier Schlachtfeldern, zwei zu 4 und zwei zu 6 Punkten. Zu zweit liegen alle vier zwischen euch; zu dritt oder viert teilst du je eines mit jedem Nachbarn.
web-kenjin-overview-setup-2 = Du hast von Anfang an alle 13 Karten deines Clans auf der Hand. Alle Clans haben dieselben Karten.
web-kenjin-overview-turn = Dein Zug
web-kenjin-overview-turn-1 = Setze nacheinander zwei Karten ein, jeweils ans Ende deiner Reihen. Reguläre Einheiten liegen offen und wirken sofort. Geheime Einheiten liegen verdeckt.
web-kenjin-overview-turn-2 = Hebe dir den Fürsten nicht bis zuletzt auf: Das ist Feigheit und kostet 5 Punkte.
web-kenjin-overview-units = Die Karten
web-kenjin-overview-fields = Die Schlachtfelder
web-kenjin-overview-fight = Auflösung
web-kenjin-overview-fight-1 = Zuerst das Nachschublager. Auf jedem Schlachtfeld: alle Karten aufdecken, dann wirken die Bogenschützen, dann die Samurai, dann die Stärke zusammenzählen. Die stärkere Armee gewinnt, bei Gleichstand die mit mehr Karten.
web-kenjin-overview-score = Wertung
web-kenjin-overview-score-1 = Jedes gewonnene Schlachtfeld: 4 oder 6 Punkte. Mit überlebendem Bauern: +1. Dein Fürst lebt auf einem davon: +3. Feigling: −5.
web-kenjin-overview-score-2 = Bei Gleichstand gewinnt, wer mehr Schlachtfelder erobert hat.
web-kenjin-overview-samurai = schaltet Bauern, Hünen, Ashigaru aus
