# Your Game: zasady, po jednej wiadomości na każdą: YG-2.1 to yg-2-1.

yg-1 = Przed grą
yg-1-1 = Dwoje graczy zasiada przy stosie kamieni (`stones`: 6, 9 lub 12).
yg-1-2 = Z trzech kart o numerach od 1 do 3 każdy gracz dostaje jedną. Trzecia nie bierze udziału w grze.
yg-1-3 = Znasz tylko swoją kartę, dopóki druga nie zostanie pokazana lub gra się nie skończy.

yg-2 = Tura
yg-2-1 = Zaczyna gracz 1. Potem gracie na zmianę, aż stos będzie pusty.
yg-2-2 = W swojej turze bierzesz ze stosu jeden, dwa lub trzy kamienie, jeśli tyle zostało.
yg-2-3 = Raz w grze możesz zamiast tego pokazać swoją kartę i nie brać kamieni.

yg-3 = Koniec
yg-3-1 = Gra kończy się, gdy zostanie wzięty ostatni kamień.
yg-3-2 = Kto wziął ostatni kamień, dostaje 2 punkty. Karta, której nie pokazano, daje tyle punktów, ile wynosi jej numer.
yg-3-3 = Wygrywa ten, kto ma więcej punktów. Przy remisie wygrywają oboje.
