# Plansza Kenjina: krótkie wiersze, ostrzeżenia, zakończenia.

web-kenjin-new = nowa
web-kenjin-of = Należy do: { $seat }
web-kenjin-seen-by = zna ją: { $names }
web-kenjin-in-hand = na ręce
web-kenjin-turn = Tura { $turn } z { $turns }
web-kenjin-card-of = Karta { $card } z { $cards }
web-kenjin-lies-down = leży zakryta
web-kenjin-lies-up = leży odkryta
web-kenjin-lord-out = Władca już wystawiony: bez kary za tchórzostwo.
web-kenjin-rest = { $seat }: jeszcze niewidziane
web-kenjin-rest-note = na ręce lub zakryte: { $count }
web-kenjin-partner = partner
web-kenjin-opponent = przeciwnik
web-kenjin-open = do wzięcia: { $points } pkt
web-kenjin-none-yet = żadnego pola bitwy
web-kenjin-battle = Bitwa o pole { $number }
web-kenjin-keys-field = Wystaw wybraną kartę na to pole bitwy
web-kenjin-draft-here = tu będzie leżeć
web-kenjin-draft-note = Będzie to pole bitwy { $number }; rozświetla się, gdy najedziesz na kafelek.
web-kenjin-draft-taken = wzięte: pole bitwy { $number }
web-kenjin-draft-round = Wybór kafelków, runda { $round } z 2: pola bitwy za { $points }
web-kenjin-log-engaged = { $unit } na { $number }
web-kenjin-log-engaged-hidden = zakryta karta na { $number }
web-kenjin-log-revealed = odkrywa na { $number }: { $unit } ({ $whose ->
    [me] twoja karta
   *[other] { $owner }
})
web-kenjin-log-looked = widzi na { $number }: { $unit } ({ $whose ->
    [me] twoja karta
   *[other] { $owner }
})
web-kenjin-log-looked-hidden = podgląda kartę na { $number } ({ $whose ->
    [me] twoją
   *[other] { $owner }
})
web-kenjin-log-moved = { $unit } przechodzi z { $number } na { $to }
web-kenjin-log-moved-hidden = zakryta karta przechodzi z { $number } na { $to }
web-kenjin-log-assassinated = Skrytobójca zabiera z { $number }: { $unit } ({ $whose ->
    [me] twoja karta
   *[other] { $owner }
})
web-kenjin-log-assassinated-hidden = Skrytobójca zabiera kartę z { $number } ({ $whose ->
    [me] twoją
   *[other] { $owner }
})
web-kenjin-log-tile-laid = { $number }: { $battlefield }
web-kenjin-log-tile-drafted = bierze { $battlefield } jako { $number }
web-kenjin-log-turned-up = { $seat }: { $unit }
web-kenjin-log-shot = Łucznik eliminuje: { $unit } ({ $seat })
web-kenjin-log-cut-down = Samuraj eliminuje: { $unit } ({ $seat })
web-kenjin-log-port-counted = { $seat }: Port +{ $bonus }
web-kenjin-log-power-counted = { $seat }: Siła { $power }
web-kenjin-slip-scout = Nie ma tam zakrytych kart: Zwiadowca nic nie odkryje. Kliknij ponownie, by potwierdzić.
web-kenjin-slip-shugenja = Wróg nie ma zakrytych kart: Shugenja nic nie zobaczy. Kliknij ponownie, by potwierdzić.
web-kenjin-slip-general = Nie masz tam zakrytych kart: Generał nic nie przesunie. Kliknij ponownie, by potwierdzić.
web-kenjin-slip-lord = Władca jako ostatnia karta to tchórz: −5 punktów. Kliknij ponownie, by potwierdzić.
web-kenjin-refused-assassin = Żadna karta wroga nie leży jeszcze zakryta: Skrytobójca nie ma kogo zabrać.
web-kenjin-sum-won = { $number } { $battlefield }: { $seat }, { $power } do { $other }
web-kenjin-sum-nobody = { $number } { $battlefield }: nikt, { $power } do { $other }
web-kenjin-reckoning = Podliczenie
web-kenjin-power-to = Siła { $one } do { $two }
web-kenjin-end-won = Wygrywasz
web-kenjin-end-lost = Przegrywasz
web-kenjin-end-shared = Wspólne zwycięstwo
web-kenjin-end-to = do
web-kenjin-end-tie = Równa liczba punktów: o zwycięstwie decyduje liczba pól bitwy ({ $seat }).
web-kenjin-end-fields = { $seat } zdobywa { $count ->
    [one] jedno pole bitwy
    [few] { $count } pola bitwy
   *[other] { $count } pól bitwy
}.
web-kenjin-end-coward = { $seat }: Władca jako ostatnia karta, strata { $points } punktów.
web-kenjin-end-lord = Władca gracza { $seat } żyje: { $battlefield }.
web-kenjin-curve = Kto prowadził, tura po turze
web-kenjin-curve-help = w punktach, gdyby wtedy doszło do bitew
web-kenjin-curve-ahead = Tura { $turn }: prowadzi { $seat }, przewaga { $points }.
web-kenjin-curve-level = Tura { $turn }: remis.
web-kenjin-turning = Punkt zwrotny, tura { $turn }
web-kenjin-led = Na czele od pierwszej karty; największy zysk, tura { $turn }
web-kenjin-turning-engaged = { $whose ->
    [me] Twoja karta
   *[other] { $seat }
}: { $unit } ({ $battlefield })
web-kenjin-turning-moved = { $whose ->
    [me] Twój Generał
   *[other] Generał gracza { $seat }
} przesuwa kartę { $unit } (na: { $battlefield })
web-kenjin-turning-assassinated = { $whose ->
    [me] Twój Skrytobójca
   *[other] Skrytobójca gracza { $seat }
} zabiera { $victim ->
    [me] twoją kartę
   *[other] kartę gracza { $owner }
}: { $unit } ({ $battlefield })
web-kenjin-turning-points = Bitwy stoczone tuż przed nim: { $before } do { $before-other }, tuż po nim: { $after } do { $after-other }.
