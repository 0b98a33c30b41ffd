# Stół w ruchu: scena, dziennik po turach, klawisze, ustawienia, zakończenie.

web-stage-progress = Ile już opowiedziano
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
web-speed = Tempo ruchu
web-speed-slow = wolne
web-speed-normal = zwykłe
web-speed-fast = szybkie
web-speed-off = bez ruchu
web-speed-calm = Twoje urządzenie prosi o brak ruchu: nic się nie porusza.
web-inks-on = Tusze dla daltonistów: włączone
web-inks-off = Tusze dla daltonistów: wyłączone
web-end-analyse = Analiza
web-end-share = Udostępnij
web-end-shared = Link skopiowany
web-end-board = Plansza
web-end-result = Wynik
