# Stół w ruchu: scena, dziennik po turach, klawisze, ustawienia, zakończenie.

web-stage-progress = Postęp odtwarzania
web-stage-double = Dwa razy szybciej
web-stage-skip = Pomiń
web-stage-summary = Podsumowanie
web-put-back = Odłóż
web-log-you = Ty
web-log-turn = { $who }, tura { $turn }
web-log-since = Od twojej ostatniej tury
web-log-again = Pokaż jeszcze raz
web-side-open = Dziennik, czat
web-side-table = Stół
web-keys = Klawisze
web-speed = Szybkość animacji
web-speed-slow = wolna
web-speed-normal = zwykła
web-speed-fast = szybka
web-speed-off = bez animacji
web-speed-calm = Twoje urządzenie prosi o ograniczenie ruchu: animacje są wyłączone.
web-inks-on = Paleta dla daltonistów: włączona
web-inks-off = Paleta dla daltonistów: wyłączona
web-end-analyse = Analiza
web-end-share = Udostępnij
web-end-shared = Link skopiowany
web-end-board = Plansza
web-end-result = Wynik
