# Kenjin: der Tisch in Worten, auf Deutsch.

kenjin = Kenjin
kenjin-about = Bluff mit verdeckten Karten auf vier Schlachtfeldern, für zwei bis vier Clans. Von Nicolas Sato, erschienen bei Superlude.

kenjin-option-players = Anzahl der Spieler: 2, 3 oder 4.
kenjin-option-setup = Wahl der Schlachtfelder: random (zufällig) oder draft (jeder wählt; zu dritt oder viert).
    .label = Schlachtfelder
kenjin-option-teams = Vier Spieler in zwei Teams; Partner sitzen sich gegenüber.
kenjin-option-torii_counts_itself = Das Torii zählt sich selbst zu den gewonnenen Schlachtfeldern.
kenjin-option-peasant_must_survive = Ein Bauer bringt nur einen Punkt, wenn er den Kampf überlebt.
kenjin-conflict-draft-for-two = Zu zweit werden die Schlachtfelder nicht gewählt: Lost sie aus, oder spielt zu dritt oder viert.
kenjin-conflict-teams-of-four = Für Teams braucht es vier Spieler.

kenjin-clan-kamiwashi = Kamiwashi
kenjin-clan-jozu = Jozu
kenjin-clan-yasei = Yasei
kenjin-clan-hondo = Hondo

kenjin-unit-scout = Späher
kenjin-unit-shugenja = Shugenja
kenjin-unit-general = General
kenjin-unit-assassin = Attentäter
kenjin-unit-ashigaru = Ashigaru
kenjin-unit-lord = Fürst
kenjin-unit-peasant = Bauer
kenjin-unit-brute = Hüne
kenjin-unit-archer = Bogenschütze
kenjin-unit-samurai = Samurai

kenjin-battlefield-port = Hafen
kenjin-battlefield-rice-field = Reisfeld
kenjin-battlefield-village = Dorf
kenjin-battlefield-camp = Nachschublager
kenjin-battlefield-torii = Torii
kenjin-battlefield-pass = Pass
kenjin-battlefield-sanctuary = Heiligtum
kenjin-battlefield-palace = Palast
kenjin-battlefield-temple = Goldener Tempel
kenjin-battlefield-fortress = Festung

kenjin-phase-set-up = Aufbau
kenjin-phase-deployment = Aufmarsch
kenjin-phase-resolution = Auflösung
kenjin-phase-over = Die Partie ist zu Ende

kenjin-prompt-draft = Wähle ein Schlachtfeld.
kenjin-prompt-engage = Wähle eine Karte und das Schlachtfeld, auf dem du sie einsetzt.
kenjin-prompt-reveal = Dein Späher deckt eine gegnerische Karte auf: welche?
kenjin-prompt-look = Dein Shugenja sieht sich eine verdeckte Karte an: welche?
kenjin-prompt-move = Dein General versetzt eine deiner verdeckten Karten: welche, und wohin?
kenjin-prompt-destroy = Das Heiligtum zerstört eine deiner schwächsten Karten: welche?
kenjin-prompt-bonus = Dein Nachschub gibt +1 auf zwei Schlachtfeldern: auf welchen?

kenjin-action-tile = gezogen: { $battlefield }
kenjin-action-draft = nehmen: { $battlefield }
kenjin-action-engage = { $unit } auf Schlachtfeld { $number } einsetzen
kenjin-action-reveal = Karte { $place } aufdecken
kenjin-action-look = Karte { $place } von { $seat } auf Schlachtfeld { $number } ansehen
kenjin-action-move = Karte { $place } auf Schlachtfeld { $number } versetzen
kenjin-action-assassin = Attentäter: Karte { $place } von { $seat } auf Schlachtfeld { $number } nehmen
kenjin-action-destroy = Karte { $place } zerstören
kenjin-action-bonus = Nachschub für die Schlachtfelder { $numbers }

kenjin-event-tile-laid = Schlachtfeld { $number }: { $battlefield }.
kenjin-event-tile-offered = Zur Wahl: { $battlefield }.
kenjin-event-tile-drafted = { $seat } nimmt ein Schlachtfeld: { $battlefield }, Nummer { $number }.
kenjin-event-engaged = { $seat } setzt auf Schlachtfeld { $number }, Stelle { $place }, eine Karte ein: { $unit }.
    .hidden = { $seat } setzt auf Schlachtfeld { $number }, Stelle { $place }, eine verdeckte Karte ein.
kenjin-event-revealed = { $seat } deckt Karte { $place } von { $owner } auf Schlachtfeld { $number } auf: { $unit }.
kenjin-event-looked = { $seat } sieht sich Karte { $place } von { $owner } auf Schlachtfeld { $number } an: { $unit }.
    .hidden = { $seat } sieht sich Karte { $place } von { $owner } auf Schlachtfeld { $number } an.
kenjin-event-moved = { $seat } versetzt Karte { $place } von Schlachtfeld { $number } auf Schlachtfeld { $to }: { $unit }.
    .hidden = { $seat } versetzt Karte { $place } von Schlachtfeld { $number } auf Schlachtfeld { $to }.
kenjin-event-assassinated = Der Attentäter von { $seat } nimmt Karte { $place } von { $owner } auf Schlachtfeld { $number }: { $unit }.
    .hidden = Der Attentäter von { $seat } nimmt Karte { $place } von { $owner } auf Schlachtfeld { $number }.
kenjin-event-coward = { $seat } hat den Fürsten zuletzt eingesetzt: Feigling!
kenjin-event-port-counted = Schlachtfeld { $number }, Hafen: { $seat } erhält +{ $bonus } für offene Karten.
kenjin-event-turned-up = Auf Schlachtfeld { $number } wird Karte { $place } von { $seat } aufgedeckt: { $unit }.
kenjin-event-shot = Schlachtfeld { $number }: Ein Bogenschütze schaltet eine Einheit von { $seat } aus: { $unit }.
kenjin-event-cut-down = Schlachtfeld { $number }: Ein Samurai schaltet eine Einheit von { $seat } aus: { $unit }.
kenjin-event-doomed = { $seat } wählt Karte { $place } für das Heiligtum.
    .hidden = { $seat } hat eine Karte für das Heiligtum gewählt.
kenjin-event-destroyed = Schlachtfeld { $number }: Das Heiligtum zerstört eine Karte von { $seat }: { $unit }.
kenjin-event-power-counted = Schlachtfeld { $number }: { $seat } hat Stärke { $power } mit { $cards ->
    [0] keiner Karte
    [one] einer Karte
   *[other] { $cards } Karten
}.
kenjin-event-won = { $seat } gewinnt Schlachtfeld { $number } ({ $battlefield }).
kenjin-event-drawn = Niemand gewinnt Schlachtfeld { $number } ({ $battlefield }).
kenjin-event-not-enough = { $seat } erfüllt die Bedingung nicht ({ $battlefield }): Niemand gewinnt Schlachtfeld { $number }.
kenjin-event-supplied = { $seat } versorgt die Schlachtfelder { $first } und { $second }: je +1 Stärke.
kenjin-event-ended = Die Partie ist zu Ende.

kenjin-text-phase = Kenjin: { $phase }.
kenjin-text-offer = Zur Wahl: { $battlefields }.
kenjin-text-battlefield = Schlachtfeld { $number }, { $battlefield }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kenjin-text-battlefield-won = Schlachtfeld { $number }, { $battlefield }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: gewonnen von { $seat }
kenjin-text-battlefield-drawn = Schlachtfeld { $number }, { $battlefield }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: niemand gewinnt
kenjin-text-row = { "  " }{ $seat }: { $cards }
kenjin-text-no-cards = keine Karten
kenjin-text-supplied = (Nachschub +{ $bonus })
kenjin-text-power = (Stärke { $power })
kenjin-text-face-down = verdeckt
kenjin-text-known = { $unit } (verdeckt)
kenjin-text-foreign = { $unit } von { $seat }
kenjin-text-hand = Hand von { $seat }: { $cards }
kenjin-text-hand-size = { $seat } hat { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
kenjin-text-taken = Der Attentäter von { $seat } hat { $owner } eine Karte genommen: { $unit }.
    .hidden = Der Attentäter von { $seat } hat { $owner } eine Karte genommen.
kenjin-text-score = Wertung
kenjin-text-total = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kenjin-text-points = { "  " }{ $battlefield }: { $points }{ $peasant ->
    [0] { "" }
   *[other] , Bauer +{ $peasant }
}{ $lord ->
    [0] { "" }
   *[other] , Fürst +{ $lord }
}
kenjin-text-coward-points = { "  " }Feigling: { $points }
