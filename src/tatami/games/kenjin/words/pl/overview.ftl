
web-kenjin-overview-aim = Zdobywaj pola bitwy. Po siedmiu turach wszystkie karty zostają odkryte i każde pole bitwy bierze silniejsza armia; wygrywa, kto ma najwięcej punktów.
web-kenjin-overview-setup = Przygotowanie
web-kenjin-overview-setup-1 = Każdy walczy na czterech polach bitwy: dwóch za 4 punkty i dwóch za 6. W dwie osoby wszystkie cztery leżą między wami; w trzy lub cztery po jednym z każdych dzielisz z każdym sąsiadem.
web-kenjin-overview-setup-2 = Od początku masz na ręce wszystkie 13 kart swojego klanu. Klany mają takie same karty.
web-kenjin-overview-turn = Twoja tura
web-kenjin-overview-turn-1 = Wystaw dwie karty, jedną po drugiej, na końcu swoich rzędów. Jednostki regularne leżą odkryte i działają od razu. Jednostki tajne leżą zakryte.
web-kenjin-overview-turn-2 = Nie zostawiaj Władcy na koniec: to tchórzostwo i strata 5 punktów.
web-kenjin-overview-units = Karty
web-kenjin-overview-fields = Pola bitwy
web-kenjin-overview-fight = Rozpatrywanie bitew
web-kenjin-overview-fight-1 = Najpierw Obóz zaopatrzeniowy. Na każdym polu bitwy: odkryj karty, potem działają Łucznicy, potem Samuraje, na koniec sumuje się Siłę. Wygrywa silniejsza armia, a przy równej Sile liczniejsza.
web-kenjin-overview-score = Punktacja
web-kenjin-overview-score-1 = Każde wygrane pole bitwy: 4 lub 6 punktów. Z ocalałym Wieśniakiem: +1. Twój Władca żywy na jednym z nich: +3. Tchórz: −5.
web-kenjin-overview-score-2 = Przy remisie wygrywa ten, kto zdobył więcej pól bitwy.
web-kenjin-overview-samurai = eliminuje Wieśniaków, Osiłka, Ashigaru
