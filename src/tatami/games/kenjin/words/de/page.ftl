# Kenjin: der Tisch im Browser, auf Deutsch.

web-kenjin-not-drawn = noch nicht gezogen
web-kenjin-field = Schlachtfeld { $number }, { $battlefield }
web-kenjin-row = { $seat } auf Schlachtfeld { $number }
web-kenjin-nobody = niemand gewinnt
web-kenjin-won-by = { $seat } gewinnt
web-kenjin-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-kenjin-points-column = Punkte
web-kenjin-battlefield = Schlachtfeld
web-kenjin-total = Summe
web-kenjin-coward = Feigling
web-kenjin-power = Stärke
web-kenjin-hand = Deine Hand
web-kenjin-hand-count = Deine Hand: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
web-kenjin-taken = Dein Attentäter hat { $owner } eine Karte genommen: { $unit }.
web-kenjin-secret = geheim
web-kenjin-regular = offen
web-kenjin-offer = Schlachtfelder zur Wahl
web-kenjin-others = Schlachtfelder der anderen
web-kenjin-pick-card = Wähle eine Karte, dann ein Schlachtfeld.
web-kenjin-pick-field = { $unit }: auf welchem Schlachtfeld?
web-kenjin-pick-victim = Attentäter: welche verdeckte Karte?
web-kenjin-pick-destination = Auf welches Schlachtfeld?
web-kenjin-pick-second = Und das zweite Schlachtfeld?
web-kenjin-resolution = Auflösung
web-kenjin-next-field = Nächstes Schlachtfeld
web-kenjin-tile-port = +1 für jede offene Karte
web-kenjin-tile-rice-field = Bauern haben Stärke 1
web-kenjin-tile-village = Stärke 1 zählt als 2
web-kenjin-tile-camp = Gewinner: +1 auf zwei anderen Schlachtfeldern
web-kenjin-tile-torii = +1 Punkt je weiterem gewonnenen Schlachtfeld
web-kenjin-tile-pass = Höchstens drei Karten je Seite
web-kenjin-tile-sanctuary = Jeder zerstört eine seiner schwächsten Karten
web-kenjin-tile-palace = Die größere Armee verliert 2 Stärke
web-kenjin-tile-temple = Sieg nur mit Stärke 4, sonst niemand
web-kenjin-tile-fortress = Sieg nur mit 3 Karten, sonst niemand
web-kenjin-does-scout = deckt eine gegnerische Karte auf
web-kenjin-does-shugenja = sieht eine verdeckte Karte an
web-kenjin-does-general = versetzt eine deiner verdeckten Karten
web-kenjin-does-assassin = ersetzt eine verdeckte Karte
web-kenjin-does-ashigaru = keine Fähigkeit
web-kenjin-does-lord = +1 je Karte hinter ihm
web-kenjin-does-peasant = +1 Punkt, wo du gewinnst
web-kenjin-does-brute = keine Fähigkeit
web-kenjin-does-archer = schaltet den Samurai aus
web-kenjin-does-samurai = schaltet schwache Einheiten aus
web-kenjin-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-kenjin-printed = Aufgedruckte Stärke der Karten, die du kennst
