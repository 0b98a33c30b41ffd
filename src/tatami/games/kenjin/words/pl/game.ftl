# Kenjin: nazwy, pytania, akcje, zdarzenia i opis stołu.
# Nazwy klanów, jednostek i pól bitwy wstawiane są w mianowniku: żadne zdanie nie może wymagać ich odmiany.

kenjin = Kenjin
kenjin-about = Blef i zakryte karty na czterech polach bitwy, od dwóch do czterech klanów. Autor: Nicolas Sato, wydawca: Superlude.

kenjin-option-players = Liczba graczy: 2, 3 lub 4.
kenjin-option-setup = Dobór pól bitwy: random (losowy) lub draft (każdy wybiera; na trzy lub cztery osoby).
    .label = Pola bitwy
kenjin-option-teams = Cztery osoby w dwóch drużynach; partnerzy siedzą naprzeciwko siebie.
kenjin-option-torii_counts_itself = Torii liczy także samo siebie jako zdobyte pole bitwy.
kenjin-option-peasant_must_survive = Wieśniak daje punkt tylko wtedy, gdy przeżyje walkę.
kenjin-conflict-draft-for-two = W dwie osoby nie wybiera się pól bitwy: wylosujcie je albo zagrajcie w trzy lub cztery osoby.
kenjin-conflict-teams-of-four = Do gry w drużynach potrzeba czterech osób.

kenjin-clan-kamiwashi = Kamiwashi
kenjin-clan-jozu = Jozu
kenjin-clan-yasei = Yasei
kenjin-clan-hondo = Hondo

kenjin-unit-scout = Zwiadowca
kenjin-unit-shugenja = Shugenja
kenjin-unit-general = Generał
kenjin-unit-assassin = Skrytobójca
kenjin-unit-ashigaru = Ashigaru
kenjin-unit-lord = Władca
kenjin-unit-peasant = Wieśniak
kenjin-unit-brute = Osiłek
kenjin-unit-archer = Łucznik
kenjin-unit-samurai = Samuraj

kenjin-battlefield-port = Port
kenjin-battlefield-rice-field = Pole ryżowe
kenjin-battlefield-village = Wioska
kenjin-battlefield-camp = Obóz zaopatrzeniowy
kenjin-battlefield-torii = Torii
kenjin-battlefield-pass = Przełęcz
kenjin-battlefield-sanctuary = Sanktuarium
kenjin-battlefield-palace = Pałac
kenjin-battlefield-temple = Złota Świątynia
kenjin-battlefield-fortress = Twierdza

kenjin-phase-set-up = przygotowanie gry
kenjin-phase-deployment = wystawianie wojsk
kenjin-phase-resolution = rozpatrywanie bitew
kenjin-phase-over = koniec gry

kenjin-prompt-draft = Wybierz pole bitwy.
kenjin-prompt-engage = Wybierz kartę i pole bitwy, na które ją wystawisz.
kenjin-prompt-reveal = Zwiadowca odkrywa kartę przeciwnika: którą?
kenjin-prompt-look = Shugenja podgląda zakrytą kartę: którą?
kenjin-prompt-move = Generał przesuwa jedną z twoich zakrytych kart: którą i dokąd?
kenjin-prompt-destroy = Sanktuarium niszczy jedną z twoich najsłabszych kart: którą?
kenjin-prompt-bonus = Zaopatrzenie daje +1 na dwóch polach bitwy: których?

kenjin-action-tile = wylosowane pole bitwy: { $battlefield }
kenjin-action-draft = weź pole bitwy: { $battlefield }
kenjin-action-engage = wystaw na pole bitwy { $number }: { $unit }
kenjin-action-reveal = odkryj kartę { $place }
kenjin-action-look = podejrzyj kartę { $place } klanu { $seat } na polu bitwy { $number }
kenjin-action-move = przesuń kartę { $place } na pole bitwy { $number }
kenjin-action-assassin = Skrytobójca: zabierz kartę { $place } klanu { $seat } z pola bitwy { $number }
kenjin-action-destroy = zniszcz kartę { $place }
kenjin-action-bonus = zaopatrz pola bitwy { $numbers }

kenjin-event-tile-laid = Pole bitwy { $number }: { $battlefield }.
kenjin-event-tile-offered = Wyłożono pole bitwy: { $battlefield }.
kenjin-event-tile-drafted = { $seat } bierze pole bitwy: { $battlefield }, numer { $number }.
kenjin-event-engaged = { $seat } wystawia kartę na pole bitwy { $number }, miejsce { $place }: { $unit }.
    .hidden = { $seat } wystawia zakrytą kartę na pole bitwy { $number }, miejsce { $place }.
kenjin-event-revealed = { $seat } odkrywa kartę { $place } klanu { $owner } na polu bitwy { $number }: { $unit }.
kenjin-event-looked = { $seat } podgląda kartę { $place } klanu { $owner } na polu bitwy { $number }: { $unit }.
    .hidden = { $seat } podgląda kartę { $place } klanu { $owner } na polu bitwy { $number }.
kenjin-event-moved = { $seat } przesuwa kartę { $place } z pola bitwy { $number } na pole bitwy { $to }: { $unit }.
    .hidden = { $seat } przesuwa kartę { $place } z pola bitwy { $number } na pole bitwy { $to }.
kenjin-event-assassinated = Skrytobójca klanu { $seat } zabiera kartę { $place } klanu { $owner } z pola bitwy { $number }: { $unit }.
    .hidden = Skrytobójca klanu { $seat } zabiera kartę { $place } klanu { $owner } z pola bitwy { $number }.
kenjin-event-coward = { $seat }: Władca wystawiony jako ostatnia karta, co za tchórz!
kenjin-event-port-counted = Pole bitwy { $number }, Port: { $seat } otrzymuje +{ $bonus } za odkryte karty.
kenjin-event-turned-up = Na polu bitwy { $number } zostaje odkryta karta { $place } klanu { $seat }: { $unit }.
kenjin-event-shot = Na polu bitwy { $number } Łucznik eliminuje jednostkę klanu { $seat }: { $unit }.
kenjin-event-cut-down = Na polu bitwy { $number } Samuraj eliminuje jednostkę klanu { $seat }: { $unit }.
kenjin-event-doomed = { $seat } wybiera dla Sanktuarium kartę { $place }.
    .hidden = { $seat } wybiera kartę dla Sanktuarium.
kenjin-event-destroyed = Na polu bitwy { $number } Sanktuarium niszczy kartę klanu { $seat }: { $unit }.
kenjin-event-power-counted = Pole bitwy { $number }: { $seat } ma Siłę { $power } { $cards ->
    [0] i ani jednej karty
    [one] i jedną kartę
    [few] i { $cards } karty
    [many] i { $cards } kart
   *[other] i { $cards } karty
}.
kenjin-event-won = { $seat } wygrywa pole bitwy { $number } ({ $battlefield }).
kenjin-event-drawn = Nikt nie wygrywa pola bitwy { $number } ({ $battlefield }).
kenjin-event-not-enough = { $seat } nie spełnia warunku ({ $battlefield }): nikt nie wygrywa pola bitwy { $number }.
kenjin-event-supplied = { $seat } zaopatruje pola bitwy { $first } i { $second }: +1 do Siły na każdym.
kenjin-event-ended = Koniec gry.

kenjin-text-phase = Kenjin: { $phase }.
kenjin-text-offer = Do wyboru: { $battlefields }.
kenjin-text-battlefield = Pole bitwy { $number }, { $battlefield }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
kenjin-text-battlefield-won = Pole bitwy { $number }, { $battlefield }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, zdobywca: { $seat }
kenjin-text-battlefield-drawn = Pole bitwy { $number }, { $battlefield }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
    }: nikt nie wygrywa
kenjin-text-row = { "  " }{ $seat }: { $cards }
kenjin-text-no-cards = brak kart
kenjin-text-supplied = (zaopatrzenie +{ $bonus })
kenjin-text-power = (Siła { $power })
kenjin-text-face-down = zakryta karta
kenjin-text-known = { $unit } (zakryta karta)
kenjin-text-foreign = { $unit } klanu { $seat }
kenjin-text-hand = { $seat }, na ręce: { $cards }
kenjin-text-hand-size = { $seat } { $count ->
    [0] nie ma kart na ręce
    [one] ma na ręce jedną kartę
    [few] ma na ręce { $count } karty
    [many] ma na ręce { $count } kart
   *[other] ma na ręce { $count } karty
}.
kenjin-text-taken = Skrytobójca klanu { $seat } zabrał kartę klanu { $owner }: { $unit }.
    .hidden = Skrytobójca klanu { $seat } zabrał kartę klanu { $owner }.
kenjin-text-score = Punktacja
kenjin-text-total = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
kenjin-text-points = { "  " }{ $battlefield }: { $points }{ $peasant ->
    [0] { "" }
   *[other] , Wieśniak +{ $peasant }
}{ $lord ->
    [0] { "" }
   *[other] , Władca +{ $lord }
}
kenjin-text-coward-points = { "  " }tchórz: { $points }
