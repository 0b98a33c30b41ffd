web-kenjin-not-drawn = jeszcze puste
web-kenjin-field = Pole bitwy { $number }, { $battlefield }
web-kenjin-row = { $seat } na polu bitwy { $number }
web-kenjin-nobody = nikt
web-kenjin-won-by = wygrywa { $seat }
web-kenjin-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-kenjin-points-column = Punkty
web-kenjin-battlefield = Pole bitwy
web-kenjin-total = Razem
web-kenjin-coward = Tchórz
web-kenjin-power = Siła
web-kenjin-hand = Twoje karty
web-kenjin-hand-count = Twoje karty: { $count ->
    [0] brak
    [one] jedna
    [few] { $count }
   *[other] { $count }
}
web-kenjin-taken = Twój Skrytobójca zabrał kartę klanu { $owner }: { $unit }.
web-kenjin-secret = tajna
web-kenjin-regular = odkryta
web-kenjin-offer = Pola bitwy do wyboru
web-kenjin-others = Pola bitwy innych graczy
web-kenjin-pick-card = Wybierz kartę, potem pole bitwy.
web-kenjin-pick-field = { $unit }: na które pole bitwy?
web-kenjin-pick-victim = Skrytobójca: którą zakrytą kartę zabrać?
web-kenjin-pick-destination = Na które pole bitwy?
web-kenjin-pick-second = A drugie pole bitwy?
web-kenjin-resolution = Rozpatrywanie bitew
web-kenjin-next-field = Następne pole bitwy
web-kenjin-tile-port = +1 za każdą odkrytą kartę
web-kenjin-tile-rice-field = Wieśniacy mają Siłę 1
web-kenjin-tile-village = Siła 1 liczy się jako 2
web-kenjin-tile-camp = Zwycięzca: +1 na 2 polach
web-kenjin-tile-torii = +1 punkt za inną wygraną
web-kenjin-tile-pass = Najwyżej 3 karty na stronę
web-kenjin-tile-sanctuary = Każdy traci najsłabszą kartę
web-kenjin-tile-palace = Liczniejsza armia: −2 Siły
web-kenjin-tile-temple = Bez Siły 4 nikt nie wygrywa
web-kenjin-tile-fortress = Bez 3 kart nikt nie wygrywa
web-kenjin-does-scout = odkrywa kartę przeciwnika
web-kenjin-does-shugenja = podgląda zakrytą kartę
web-kenjin-does-general = przesuwa twoją zakrytą kartę
web-kenjin-does-assassin = zastępuje zakrytą kartę
web-kenjin-does-ashigaru = brak zdolności
web-kenjin-does-lord = +1 za każdą kartę za nim
web-kenjin-does-peasant = +1 punkt tam, gdzie wygrasz
web-kenjin-does-brute = brak zdolności
web-kenjin-does-archer = eliminuje Samuraja
web-kenjin-does-samurai = eliminuje słabe jednostki
web-kenjin-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
web-kenjin-printed = Nadrukowana Siła kart, które znasz
