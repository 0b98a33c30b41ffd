# Jak zacząć grę: gotowe stoły i co znaczą wybory.

kenjin-motto = Blefuj zakrytymi kartami na czterech polach bitwy.
kenjin-first = Dwa klany, przeciw Uczniowi. Ty zaczynasz.
kenjin-preset-disciple = Twój pierwszy pojedynek
    .what = Dwa klany, przeciw Uczniowi. Ty zaczynasz.
kenjin-preset-teams = Dwóch na dwóch
    .what = Cztery klany w drużynach: jeden Wojownik gra z tobą, dwóch przeciw wam.
kenjin-preset-friends = Ze znajomymi
    .what = Trzy klany, po jednym linku dla dwojga znajomych.
kenjin-players-2 = Pojedynek
kenjin-players-2-about = Dwa klany i cztery pola bitwy. Każda karta ma tego samego wroga: najlepsza gra na początek.
kenjin-players-3 = Trzy klany
kenjin-players-3-about = Każdy klan walczy z oboma pozostałymi. Pola bitwy można wybierać po kolei.
kenjin-players-4 = Cztery klany
kenjin-players-4-about = Krąg pól: każdy klan walczy ze swoimi sąsiadami. Osobno albo w dwóch drużynach.

kenjin-pictured = Ile klanów
kenjin-measured = Pasek: jak często wygrywało każde z miejsc, gdy na obu grał ten sam bot. Zaczynający ma trudniej; druga partia przez „To samo rozdanie” wyrównuje szanse.

kenjin-character-cautious = Wzmacnia pola, na których przegrywa.
kenjin-character-greedy = Walczy o najcenniejsze pola.
kenjin-character-bluffer = Chowa Wieśniaków tam, gdzie stawka jest wysoka.
