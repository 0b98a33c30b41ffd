web-kenjin-not-drawn = jeszcze nie wylosowano
web-kenjin-field = Pole bitwy { $number }, { $battlefield }
web-kenjin-row = { $seat } na polu bitwy { $number }
web-kenjin-nobody = niczyje
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
web-kenjin-hand = Twoja ręka
web-kenjin-hand-count = Twoja ręka: { $count ->
    [0] brak kart
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
web-kenjin-taken = Twój Skrytobójca zabrał: { $unit } ({ $owner }).
web-kenjin-secret = tajna
web-kenjin-regular = odkryta
web-kenjin-offer = Wyłożone pola bitwy
web-kenjin-others = Pola bitwy między innymi
web-kenjin-pick-card = Wybierz kartę, potem pole bitwy.
web-kenjin-pick-field = { $unit }: na które pole bitwy?
web-kenjin-pick-victim = Skrytobójca: czyja zakryta karta?
web-kenjin-pick-destination = Na które pole bitwy?
web-kenjin-pick-second = A drugie pole bitwy?
web-kenjin-resolution = Bitwy
web-kenjin-next-field = Następne pole
web-kenjin-tile-port = +1 za każdą odkrytą kartę
web-kenjin-tile-rice-field = Wieśniacy mają Siłę 1
web-kenjin-tile-village = Siła 1 liczy się jako 2
web-kenjin-tile-camp = Zwycięzca: +1 na dwóch innych polach
web-kenjin-tile-torii = +1 punkt za każde inne wygrane pole
web-kenjin-tile-pass = Najwyżej trzy karty po stronie
web-kenjin-tile-sanctuary = Każdy traci swoją najsłabszą kartę
web-kenjin-tile-palace = Liczniejsza armia ma −2
web-kenjin-tile-temple = Wygraj z Siłą 4 albo giną wszyscy
web-kenjin-tile-fortress = Wygraj z 3 kartami albo giną wszyscy
web-kenjin-does-scout = odkrywa wrogą kartę
web-kenjin-does-shugenja = podgląda kartę
web-kenjin-does-general = przesuwa zakrytą kartę
web-kenjin-does-assassin = zastępuje wrogą kartę
web-kenjin-does-ashigaru = tylko Siła
web-kenjin-does-lord = +1 za każdą kartę za nim
web-kenjin-does-peasant = +1 punkt tam, gdzie wygrasz
web-kenjin-does-brute = tylko Siła
web-kenjin-does-archer = zabija Samuraja
web-kenjin-does-samurai = ścina słabszych
web-kenjin-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
web-kenjin-printed = Nadrukowana Siła kart, które znasz
