# Kenjins Tisch: kurze Zeilen, Warnungen, Schluss.

web-kenjin-new = neu
web-kenjin-of = Gehört { $seat }
web-kenjin-seen-by = gesehen von { $names }
web-kenjin-in-hand = auf der Hand
web-kenjin-turn = Zug { $turn } von { $turns }
web-kenjin-card-of = Karte { $card } von { $cards }
web-kenjin-lies-down = liegt verdeckt
web-kenjin-lies-up = liegt offen
web-kenjin-lord-out = Der Fürst ist eingesetzt: kein Feigling.
web-kenjin-rest = { $seat }: noch nicht gesehen
web-kenjin-rest-note = auf der Hand oder verdeckt: { $count }
web-kenjin-partner = Partner
web-kenjin-opponent = Gegner
web-kenjin-open = { $points } Punkte offen
web-kenjin-none-yet = noch kein Schlachtfeld
web-kenjin-battle = Der Kampf um { $number }
web-kenjin-keys-field = Die gewählte Karte auf diesem Schlachtfeld einsetzen
web-kenjin-draft-here = kommt hierher
web-kenjin-draft-note = Es wird Schlachtfeld { $number }; es leuchtet auf, wenn du über ein Plättchen fährst.
web-kenjin-draft-taken = genommen: Schlachtfeld { $number }
web-kenjin-draft-round = Auswahl, Runde { $round } von 2: Schlachtfelder zu { $points }
web-kenjin-log-engaged = { $unit } auf { $number }
web-kenjin-log-engaged-hidden = eine verdeckte Karte auf { $number }
web-kenjin-log-revealed = deckt auf { $number } auf: { $unit } ({ $whose ->
    [me] deine Karte
   *[other] { $owner }
})
web-kenjin-log-looked = sieht auf { $number }: { $unit } ({ $whose ->
    [me] deine Karte
   *[other] { $owner }
})
web-kenjin-log-looked-hidden = sieht sich auf { $number } eine Karte an ({ $whose ->
    [me] deine
   *[other] { $owner }
})
web-kenjin-log-moved = { $unit } von { $number } nach { $to }
web-kenjin-log-moved-hidden = eine verdeckte Karte von { $number } nach { $to }
web-kenjin-log-assassinated = Attentäter nimmt auf { $number }: { $unit } ({ $whose ->
    [me] deine Karte
   *[other] { $owner }
})
web-kenjin-log-assassinated-hidden = Attentäter nimmt auf { $number } eine Karte ({ $whose ->
    [me] deine
   *[other] { $owner }
})
web-kenjin-log-tile-laid = { $number }: { $battlefield }
web-kenjin-log-tile-drafted = nimmt { $battlefield } als { $number }
web-kenjin-log-turned-up = { $seat }: { $unit }
web-kenjin-log-shot = ein Bogenschütze trifft: { $unit } ({ $seat })
web-kenjin-log-cut-down = ein Samurai trifft: { $unit } ({ $seat })
web-kenjin-log-port-counted = { $seat }: Hafen +{ $bonus }
web-kenjin-log-power-counted = { $seat }: Stärke { $power }
web-kenjin-slip-scout = Dort liegt nichts verdeckt: Der Späher deckt nichts auf. Wähle es noch einmal, wenn du es so willst.
web-kenjin-slip-shugenja = Keine gegnerische Karte liegt verdeckt: Der Shugenja sieht nichts. Wähle es noch einmal, wenn du es so willst.
web-kenjin-slip-general = Du hast dort nichts verdeckt: Der General versetzt nichts. Wähle es noch einmal, wenn du es so willst.
web-kenjin-slip-lord = Der Fürst wäre deine letzte Karte: Feigling, −5 Punkte. Wähle es noch einmal, wenn du es so willst.
web-kenjin-refused-assassin = Noch liegt keine gegnerische Karte verdeckt: Der Attentäter hat kein Ziel.
web-kenjin-sum-won = { $number } { $battlefield }: { $seat }, { $power } zu { $other }
web-kenjin-sum-nobody = { $number } { $battlefield }: niemand, { $power } zu { $other }
web-kenjin-reckoning = Abrechnung
web-kenjin-power-to = Stärke { $one } zu { $two }
web-kenjin-end-won = Du hast gewonnen
web-kenjin-end-lost = Du hast verloren
web-kenjin-end-shared = Geteilter Sieg
web-kenjin-end-to = zu
web-kenjin-end-tie = Gleich viele Punkte: Die Zahl der Schlachtfelder entscheidet für { $seat }.
web-kenjin-end-fields = { $seat } gewinnt { $count ->
    [one] ein Schlachtfeld
   *[other] { $count } Schlachtfelder
}.
web-kenjin-end-coward = { $seat } hat den Fürsten zuletzt eingesetzt und verliert { $points } Punkte.
web-kenjin-end-lord = Der Fürst von { $seat } lebt ({ $battlefield }).
web-kenjin-curve = Wer vorn lag, Zug um Zug
web-kenjin-curve-help = in Punkten, wäre dann gekämpft worden
web-kenjin-curve-ahead = Zug { $turn }: { $seat } mit { $points } vorn.
web-kenjin-curve-level = Zug { $turn }: Gleichstand.
web-kenjin-turning = Der Wendepunkt, Zug { $turn }
web-kenjin-led = Vorn seit der ersten Karte; größter Gewinn, Zug { $turn }
web-kenjin-turning-engaged = { $whose ->
    [me] Deine Karte
   *[other] { $seat }
}: { $unit } ({ $battlefield })
web-kenjin-turning-moved = { $whose ->
    [me] Dein General
   *[other] Der General von { $seat }
} versetzt { $unit } ({ $battlefield })
web-kenjin-turning-assassinated = { $whose ->
    [me] Dein Attentäter
   *[other] Der Attentäter von { $seat }
} nimmt { $victim ->
    [me] deine Karte
   *[other] die Karte von { $owner }
}: { $unit } ({ $battlefield })
web-kenjin-turning-points = Kämpfe unmittelbar davor: { $before } zu { $before-other }, unmittelbar danach: { $after } zu { $after-other }.
