# Aplikacja w terminalu.

app-key-help = Info
app-key-rules = Zasady
app-key-hint = Rada
app-key-odds = Szanse
app-key-words = Opis
app-key-undo = Cofnij
app-key-save = Zapis
app-key-board = Stół
app-key-say = Mów
app-key-leave = Wyjdź
app-answer = numer, zapis albo część wyboru; Enter zagrywa
app-wait = Chwileczkę
app-waiting-for = Gra { $seat }.
app-not-your-turn = To nie twoja kolej.
app-turn-over = Twoja tura się skończyła.
app-hand-over-to = Oddaj klawiaturę: { $seat }
app-more-choices = { $count ->
    [one] i jeszcze { $count }: pisz, aby zawęzić listę
    [few] i jeszcze { $count }: pisz, aby zawęzić listę
   *[many] i jeszcze { $count }: pisz, aby zawęzić listę
}
app-round = runda { $number }
app-turn = tura { $number }
app-close = Esc zamyka
app-paper-why = Dlaczego nie?
app-help = Strzałki w górę i w dół oraz Enter wybierają z listy; pisanie ją zawęża. Na planszy klikaj po kolei to, z czego składa się wybór: kartę, potem pole bitwy. F8 przenosi kursor na planszę: strzałki, Enter, a Esc wraca. Wszystko można też wpisać:
app-no-terminal = To nie jest terminal: gra toczy się wiersz po wierszu.
app-no-server = { $server } nie odpowiada: { $why }.
app-connection-lost = brak połączenia, próbuję ponownie…
app-undone-by = { $seat } cofa ostatnią akcję.
app-help-server = Przy stole na serwerze także: say TEKST: powiedz coś przy stole (say: co powiedziano); undo: cofnij albo zapytaj innych, czy wolno; agree, refuse: zgódź się lub odmów; note TEKST: zapisz coś dla siebie (note: przeczytaj; note -: wymaż); clock: czas każdego gracza; back: odbierz swoje miejsce botowi.
app-said = { $name } mówi: { $text }
app-agree-or-refuse = Odpowiedz agree (zgoda) albo refuse (odmowa).
app-bot-has-your-seat = Na twoim miejscu gra bot; back je odbiera.
app-no-notes = Nie masz żadnych notatek.
app-clock-reserve = { $seat }: { $time } w zapasie
app-paper-say = Rozmowa
app-paper-note = Moje notatki
app-paper-clock = Zegar
app-over-leave = save PLIK zapisuje partię; Enter kończy.
