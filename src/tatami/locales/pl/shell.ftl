# Strona główna, formularz nowego stołu, arkusz rysunków.

web-nav = Strony
web-nav-play = Graj
web-nav-ladder = Rankingi
web-door-begin = Pierwszy raz? Zacznij od tej gry
web-door-set-up = Przygotuj stół
web-door-players = Gracze:
web-minutes = { $count } min
web-continue = Twoje gry
web-continue-all = Pokaż wszystkie ({ $count })
web-continue-less = Pokaż mniej
web-begin = Twój pierwszy wieczór
web-begin-play = Kliknij „Zagraj teraz”.
    .what = Pozostałe miejsca zajmą boty, a stół sam wszystko objaśni.
web-begin-learn = Naucz się w pięć minut.
    .what = Krótkie pozycje, w których szukasz właściwego ruchu.
web-begin-friends = Zaproś znajomych.
    .what = Przygotuj stół i wyślij każdemu link. Nikt nie potrzebuje konta.
web-recent-none = Tu zostają twoje skończone gry: można je odtworzyć i przeanalizować.
web-preset-first = Z botami
    .what = Pozostałe miejsca zajmą boty.
web-art = Rysunki

web-new-presets = Stoły gotowe do gry
web-new-portraits = Kim jesteś
    .what = Kliknij, kim chcesz grać.
web-new-draw = Losuj
    .what = dla wszystkich
web-new-changes = Według tej instrukcji:
web-new-variants = Warianty i zegar
    .what = { $count ->
        [one] { $count } ustawienie
        [few] { $count } ustawienia
       *[other] { $count } ustawień
    }
web-new-places = Miejsca przy stole
web-new-add = Jeszcze jedno miejsce
web-sitter-short-me = ty
web-sitter-short-invite = znajomy
web-sitter-short-open = każdy, kto ma link
web-rate-won = { $bot }: wygrane
web-rate-of = { $won } z { $games }
web-rate-between = { $bot } po obu stronach, gier: { $games }

web-art-what = Wszystkie rysunki z naszych arkuszy, za dnia i nocą. Każdy powinien dać się rozpoznać przy 48 pikselach.
web-art-size = Rozmiar
web-art-game = Gra
web-art-all = wszystkie
web-new-sizes = Figury:

web-replay-turn = { $who }, tura { $turn }
web-replay-best = najlepszy
web-replay-decision = Decyzja w tym miejscu
web-replay-turning = Punkt zwrotny: { $who }
web-replay-to-decide = Decyduje { $who }
web-replay-played = Zagrano
web-replay-played-best = Zagrano: najlepszy ruch albo równie dobry
web-replay-better = Lepiej
web-replay-next-turning = Następny punkt zwrotny
web-replay-from-here = Graj od tego miejsca
web-replay-open = wszystko odkryte
web-replay-own = moja perspektywa
web-replay-speed = Szybkość: { $speed }×
