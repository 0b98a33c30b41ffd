# Aplikacja w terminalu.

app-key-help = Pomoc
app-key-rules = Zasady
app-key-hint = Podp
app-key-odds = Szanse
app-key-words = Opis
app-key-undo = Cofnij
app-key-save = Plik
app-key-board = Stół
app-key-say = Czat
app-key-leave = Wyjdź
app-answer = numer, notacja albo fragment opisu; Enter zatwierdza
app-wait = Proszę czekać
app-waiting-for = Gra { $seat }.
app-not-your-turn = To nie twoja kolej.
app-turn-over = Twoja tura się skończyła.
app-hand-over-to = Klawiaturę przejmuje { $seat }
app-more-choices = { $count ->
    [one] i jeszcze { $count }: pisz, aby zawęzić listę
    [few] i jeszcze { $count }: pisz, aby zawęzić listę
   *[many] i jeszcze { $count }: pisz, aby zawęzić listę
}
app-round = runda { $number }
app-turn = tura { $number }
app-close = Esc zamyka
app-paper-why = Dlaczego nie?
app-help = Wybieraj z listy strzałkami i klawiszem Enter; pisanie ją zawęża. Na planszy klikaj kolejno części ruchu: kartę, potem pole bitwy. F8 przenosi kursor na planszę: strzałki, Enter, a Esc wraca. Wszystko można też wpisać:
app-no-terminal = To nie terminal: gra w trybie tekstowym.
app-no-server = Brak odpowiedzi z { $server }: { $why }.
app-connection-lost = brak połączenia, ponawiam…
app-undone-by = { $seat } cofa ostatni ruch.
app-help-server = Przy stole na serwerze także: say TEKST: wyślij wiadomość (say: przeczytaj czat); undo: cofnij albo poproś o to innych; agree, refuse: odpowiedz na taką prośbę; note TEKST: zapisz prywatną notatkę (note: przeczytaj ją; note -: usuń); clock: czas każdego gracza; back: odbierz swoje miejsce botowi.
app-said = { $name } mówi: { $text }
app-agree-or-refuse = Wpisz agree (zgoda) albo refuse (odmowa).
app-bot-has-your-seat = Na twoim miejscu gra bot; wpisz back, aby wrócić.
app-no-notes = Nie masz żadnych notatek.
app-clock-reserve = { $seat }: { $time } w zapasie
app-paper-say = Czat
app-paper-note = Moje notatki
app-paper-clock = Zegar
app-over-leave = save PLIK zapisuje partię; Enter kończy.
