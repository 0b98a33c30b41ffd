# Strona w przeglądarce: to, co nie należy do jednej gry, i to, co pokazują tylko jej stoły.

web-home = Tatami: strona główna
web-skip = Przejdź do treści
web-language = Język
web-theme = Motyw
web-theme-system = systemowy
web-theme-light = jasny
web-theme-dark = ciemny
web-welcome = Trzy japońskie gry, jeden stół
web-unofficial = Nieoficjalny projekt graczy; gry należą do swoich autorów i wydawców.
web-lost = Pod tym adresem nic nie ma.
web-close = Zamknij
web-next = Dalej
web-skip-all = Przejdź do końca
web-yes = tak
web-no = nie
web-about = Pomoc: { $thing }
web-opening = Otwieranie…
web-preparing = Pierwsze uruchomienie: przez minutę lub dwie boty grają prościej.
web-trouble-network = Nie można teraz połączyć się z serwerem. Nic nie przepadło; spróbuj za chwilę.

web-play-pause = Pauza
web-play-on = Wznów
web-play-now = Zagraj teraz
web-table-waiting = czeka na graczy
web-table-playing = trwa
web-recent = Zakończone partie
web-import = Otwórz zapisaną partię…
web-import-what = Obejrzyj partię zapisaną w pliku.
web-import-bad = Ten plik nie jest zapisem partii: to nie jest JSON.

web-new-title = Nowy stół: { $game }
web-new-players = Liczba graczy
web-new-forced = Wynika z zasad: { $value }.
web-new-seat = Gracz na miejscu { $number }
web-new-character = Charakter bota na miejscu { $number }
web-new-character-none = bez szczególnego charakteru
web-new-seat-name = Miejsce { $number }
web-new-open = Otwórz stół
web-your-name = Twoja nazwa
web-sitter-me = ja
web-sitter-invite = znajomy, przez link
web-sitter-open = każdy, kto ma link
web-sitter-hot = Zajmij kilka miejsc, aby grać ze znajomymi przy jednym ekranie.
web-value-random = losowo
web-value-draft = każdy gracz wybiera

web-waiting-title = Czekamy na graczy
web-waiting-text = Wyślij każdej osobie jej link; każdy działa tylko raz. Gra zacznie się, gdy wszyscy zajmą miejsca.
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-new-link = Nowy link
web-show-qr = Kod QR
web-qr = Kod QR linku
web-invite-link = Link z zaproszeniem
web-join-title = Dołącz do gry: { $game }
web-join = Zajmij miejsce
web-kept-title = Twoje miejsce czeka na ciebie
web-kept-text = Miejsca z poprzedniej partii są zachowane. Gra zacznie się, gdy wszyscy usiądą.
web-kept-host = Miejsca z poprzedniej partii są zachowane. Jeśli ktoś nie przyjdzie, zaproś inną osobę albo posadź bota.
web-kept-invite = Zaproś kogoś innego

web-seats = Miejsca
web-seat-me = ty
web-seat-bot = bot: { $bot }
web-seat-waiting = jeszcze nie dołączył(a)
web-seat-present = przy stole
web-seat-away = poza stołem
web-seat-give-bot = Zastąp botem
web-seat-take-back = Wracam do gry
web-devices = Moje urządzenia
web-devices-what = Twoje miejsce jest otwarte na tych urządzeniach. Kto ma któreś z nich, może grać za ciebie.
web-device-this = to urządzenie
web-device-program = Program
web-device-unknown = Urządzenie
web-device-added = dodano { $when }
web-device-seen = ostatnio użyte { $when }
web-device-remove = Usuń
web-device-add = Dodaj urządzenie
web-device-link = Ten link otwiera twoje miejsce na innym urządzeniu. Działa tylko raz; nie udostępniaj go.
web-device-link-label = Link do twojego miejsca
web-seat-team = Drużyna { $team }, razem z: { $partners }
web-seat-number = miejsce { $number }
web-bot-random = losowy
web-your-turn = Twój ruch
web-in-turn = Teraz gra
web-winner = Wygrana
web-waiting-for = Teraz gra: { $seat }.
web-prompt-of = { $seat }: { $prompt }
web-over = Koniec gry.
web-over-won = Koniec gry. Wygrywa: { $winners }
web-telling = Zobacz, jak zakończyła się partia.
web-spectating = Oglądasz tę partię.

web-connection-connecting = łączenie…
web-connection-live = połączono
web-connection-asking = ponowne łączenie…
web-connection-lost = brak połączenia, ponawiam…

web-undo = Cofnij
web-hint = Podpowiedź
web-hint-thinking = Myślę…
web-hint-what = Najlepszy ruch na górze; liczy się tylko to, co widzisz. ± pokazuje, o ile wynik różni się między wyszukiwaniami; ruchy nie do odróżnienia mają ten sam wynik.
web-hint-expected = oczekiwany wynik { $chance } ± { $margin }
web-hint-play = Zagraj
web-odds = Szanse
web-rules = Zasady
web-rules-of = Zasady gry { $game }
web-rules-search = Szukaj w zasadach
web-rules-none = Nie znaleziono takiej zasady.
web-why = Dlaczego nie?
web-choices = Możliwe ruchy
web-choices-all = { $count ->
    [one] Jedyny możliwy ruch
    [few] Lista możliwych ruchów ({ $count })
   *[other] Lista możliwych ruchów ({ $count })
}
web-choices-filter = Szukaj ruchu
web-choices-more = Pokaż jeszcze { $count }
web-in-words = Opis stołu
web-sound-on = Dźwięk: włączony
web-sound-off = Dźwięk: wyłączony
web-log = Przebieg gry
web-announced = Ruchy innych graczy
web-log-empty = Jeszcze nic nie zagrano.
web-log-all = Pokaż wszystko
web-log-undone = { $seat } cofa ostatni ruch.
web-takeback-ask = Poproś o cofnięcie
web-takeback-asked = Twoja prośba o cofnięcie ostatniego ruchu czeka na odpowiedź.
web-takeback-wish = { $name } prosi o cofnięcie ostatniego ruchu.
web-takeback-agree = Zgadzam się
web-takeback-refuse = Odmów
web-mute = Wycisz
web-unmute = Wyłącz wyciszenie
web-notes = Moje notatki
web-notes-label = Te notatki widzisz tylko ty
web-chat = Czat
web-chat-empty = Jeszcze nie ma wiadomości.
web-chat-say = Wiadomość do stołu
web-chat-send = Wyślij
web-hand-over = Ekran przejmuje { $seat }
web-hand-over-why = Następne karty może zobaczyć tylko { $seat }.
web-hand-over-ready = To ja, { $seat }; nikt inny nie patrzy
web-rematch = Rewanż
web-rematch-go = Przejdź do rewanżu
web-rematch-same = To samo rozdanie
web-rematch-same-note = zamiana miejsc, liczą się obie gry
web-match-scores = W obu grach razem: { $scores }.
web-match-won = Mecz wygrywa { $name }.
web-match-drawn = Mecz kończy się remisem.

web-replay = Powtórka
web-replay-of = { $game }: powtórka
web-replay-first = Początek
web-replay-back = Poprzedni krok
web-replay-forward = Następny krok
web-replay-last = Koniec
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-moment = Moment partii
web-replay-moves = Wszystkie ruchy
web-replay-eyes = Perspektywa
web-replay-spectator = widz
web-replay-seen-by = { $seat }
web-replay-start = Początek partii.
web-chance = losowanie
web-share = Kopiuj link do tego momentu
web-download = Pobierz zapis partii

web-learn = Nauka
web-learn-title = Nauka gry
web-learn-what = Znajduj właściwe ruchy w kilkuminutowych lekcjach, a na koniec zagraj krótką partię z łagodnym botem.
web-learn-begin = Zacznij
web-learn-so-far = { $count ->
    [one] Jedna lekcja za tobą
    [few] { $count } lekcje za tobą
   *[other] { $count } lekcji za tobą
}
web-learn-game-title = Nauka gry: { $game }
web-learn-coach = Lekcja
web-learn-lessons = Wszystkie lekcje
web-learn-learnt = ukończona
web-learn-done = Znalezione ruchy: { $done } z { $tasks }
web-learn-right = Tak jest!
web-learn-wrong = To nie ten ruch.
web-learn-show = Pokaż ruch
web-learn-answer = Zagraj: { $move }
web-learn-again = Powtórz lekcję
web-learn-next = Następna lekcja: { $lesson }
web-learn-game = Zagraj pierwszą partię

web-analysis = Analiza
web-analysis-start = Przeanalizuj partię
web-analysis-what = Najsilniejsze boty oceniają każdy ruch na podstawie tego, co gracz wtedy wiedział.
web-analysis-working = { $of ->
    [0] Oczekiwanie na wolnego bota…
   *[other] Analiza: ruch { $done } z { $of }
}
web-analysis-graph = Oczekiwany wynik każdego gracza, ruch po ruchu
web-analysis-no-choice = Tutaj nie było żadnego wyboru.
web-analysis-accuracy = dokładność: { $share }
web-analysis-swings = Punkty zwrotne

web-fair = Uczciwe losowanie
web-fair-check = Sprawdź losowanie
web-fair-what = Twoja przeglądarka oblicza na nowo każde losowanie na podstawie tajnej liczby, do której serwer zobowiązał się przed grą, i liczb podanych przez graczy.
web-fair-no-crypto = Przeglądarka może to sprawdzić tylko przez bezpieczne połączenie (https albo ten sam komputer). Pobierz zapis i uruchom: tatami verify
web-fair-yes = { $count ->
    [one] Jedyne losowanie się zgadza.
    [few] Wszystkie losowania ({ $count }) się zgadzają.
   *[other] Wszystkie losowania ({ $count }) się zgadzają.
}
web-fair-promised = To ta sama tajna liczba, do której serwer zobowiązał się przed grą wobec tej przeglądarki.
web-fair-mine = Twoja liczba została uwzględniona.
web-fair-no-none = Ten zapis nie zawiera danych o losowaniu: partii nie rozegrano na serwerze.
web-fair-no-scheme = Losowano metodą, której ta strona nie zna.
web-fair-no-seed = Niezgodne: tajna liczba nie odpowiada zobowiązaniu serwera.
web-fair-no-promise = Niezgodne: przed grą serwer zobowiązał się wobec tej przeglądarki do innej tajnej liczby.
web-fair-no-nonce = Niezgodne: brakuje twojej liczby.
web-fair-no-places = Niezgodne: losowano w innych miejscach, niż podaje zapis.
web-fair-no-outcome = Niezgodne: w akcji { $place } wylosowano { $brought }, a powinno być { $due }.
web-fair-numbers = Użyte liczby
web-fair-commitment = Zobowiązanie (SHA-256 tajnej liczby)
web-fair-seed = Tajna liczba
web-fair-nonces = Liczby graczy

web-confirm = Czy na pewno?
web-confirm-what = Tego ruchu nie da się cofnąć.
web-confirm-yes = Zagraj
web-confirm-no = Jeszcze nie
web-confirm-on = Potwierdzaj ostateczne ruchy: tak
web-confirm-off = Potwierdzaj ostateczne ruchy: nie

web-clock = Zegar
web-clock-none = bez zegara
web-clock-quick = szybki: 30 sekund na ruch, 5 minut zapasu
web-clock-calm = spokojny: 2 minuty na ruch, 15 minut zapasu
web-clock-day = dzień na każdy ruch
web-clock-three-days = trzy dni na każdy ruch
web-clock-week = tydzień na każdy ruch
web-clock-out = Jeśli skończy ci się czas, zastąpi cię bot; możesz wrócić w każdej chwili.
web-clock-left = Pozostały czas: { $time }
web-clock-days = { $days ->
    [one] 1 dzień
   *[other] { $days } dni
}

web-figures = Tabele
web-figures-what = Wartości, których nie podają instrukcje, pochodzą z publicznych źródeł albo z naszej rekonstrukcji.
web-figures-unit = Jednostki
web-figures-battlefield = Pola bitwy
web-figures-score = Punktacja
web-figures-samurai = Samuraje
web-figures-farmsteads = Kary za Gospodarstwa
web-figures-card = Najeźdźcy
web-figure-name = Nazwa
web-figure-source = Źródło
web-figure-value = Wartość
web-figure-copies = Liczba kart
web-figure-kind = Rodzaj
web-figure-power = Siła
web-figure-human = Kiai, człowiek
web-figure-animal = Kiai, zwierzę
web-figure-symbol = Symbol
web-figure-penalties = Kary
web-figure-flames = Płomienie
web-provenance-printed = wydrukowane w instrukcji
web-provenance-public = z publicznych źródeł
web-provenance-reconstructed = nasza rekonstrukcja
web-learn-nothing = Tutaj nie ma nic do zrobienia. Przeczytaj polecenie i spróbuj jeszcze raz.

web-new-author = Autor: { $author }, spoza pudełka
web-new-handicap = Fory dla słabszej strony
web-new-handicap-none = Bez forów
