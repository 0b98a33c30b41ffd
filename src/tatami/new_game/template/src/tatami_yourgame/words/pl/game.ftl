# Your Game: nazwy, pytania, ruchy, zdarzenia i opis stołu słowami.

yourgame = Your Game
yourgame-about = Stos kamieni i po jednej tajnej karcie: kto weźmie ostatni kamień, a kto zachowa swoją kartę? Dla dwóch graczy.

yourgame-option-stones = Ile kamieni leży na stosie: 6, 9 lub 12.

yourgame-seat = Gracz { $number }

yourgame-prompt-turn = Weź od jednego do trzech kamieni albo pokaż swoją kartę.

yourgame-action-deal = rozdanie kart
yourgame-action-take = { $count ->
    [1] weź jeden kamień
   *[other] weź { $count } kamienie
}
yourgame-action-show = pokaż swoją kartę

yourgame-event-dealt = { $seat } dostaje kartę { $card }.
    .hidden = { $seat } dostaje kartę.
yourgame-event-took = { $seat } bierze { $count ->
    [one] jeden kamień
   *[other] { $count } kamienie
}; { $left ->
    [0] nie został żaden
    [one] został jeden
    [few] zostały { $left }
   *[other] zostało { $left }
}.
yourgame-event-showed = { $seat } pokazuje kartę { $card }.
yourgame-event-ended = Koniec gry.

yourgame-text-heap = Kamienie na stosie: { $stones }.
yourgame-text-card = { $seat }: karta { $card }, jeszcze niepokazana.
    .hidden = { $seat }: tajna karta.
yourgame-text-card-shown = { $seat }: karta { $card }, pokazana.
yourgame-text-score = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
