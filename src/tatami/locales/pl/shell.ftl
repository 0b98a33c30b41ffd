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
    .what = Krótkie pozycje, w których szukasz ruchu.
web-begin-friends = Zaproś znajomych.
    .what = Przygotuj stół i wyślij każdemu link. Nikt nie potrzebuje konta.
web-recent-none = Tu zostają twoje skończone gry: można je odtworzyć i przeanalizować.
web-preset-first = Z botami
    .what = Pozostałe miejsca zajmą boty.
web-art = Rysunki
