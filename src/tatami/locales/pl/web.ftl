# Strona w przeglądarce: to, co nie należy do jednej gry, i to, co pokazują tylko jej stoły.

web-home = Tatami, strona główna
web-skip = Do treści
web-language = Język
web-theme = Kolory
web-theme-system = jak urządzenie
web-theme-light = jasne
web-theme-dark = ciemne
web-welcome = Trzy japońskie gry, jeden stół
web-unofficial = Nieoficjalny projekt graczy; gry należą do swoich autorów i wydawców.
web-lost = Pod tym adresem nic nie ma.
web-close = Zamknij
web-next = Dalej
web-skip-all = Przejdź do końca
web-yes = tak
web-no = nie
web-about = Objaśnienie: { $thing }
web-opening = Otwieranie…
web-preparing = W przygotowaniu…
web-trouble-network = Serwer jest teraz nieosiągalny. Nic nie przepadło; spróbuj za chwilę.

web-play-pause = Pauza
web-play-on = Dalej
web-play-now = Zagraj teraz
web-table-waiting = czeka na graczy
web-table-playing = trwa
web-recent = Zakończone partie
web-import = Otwórz zapis…
web-import-what = Partię zapisaną w pliku można tu obejrzeć.
web-import-bad = Ten plik nie jest zapisem partii: to nie JSON.

web-new-title = Stół gry { $game }
web-new-players = Ilu graczy
web-new-forced = Ustalają to zasady: { $value }.
web-new-seat = Kto zajmuje miejsce { $number }
web-new-seat-name = Miejsce { $number }
web-new-open = Otwórz stół
web-your-name = Twoje imię
web-sitter-me = ja
web-sitter-invite = przyjaciel, przez własny odnośnik
web-sitter-open = kto przyjdzie pod adres stołu
web-sitter-hot = Zajmij kilka miejsc, aby grać z przyjaciółmi przy tym ekranie.
web-value-random = losowo
web-value-draft = każdy gracz wybiera

web-waiting-title = Czekamy na graczy
web-waiting-text = Wyślij każdemu jego odnośnik; działa raz. Gra zacznie się, gdy wszyscy usiądą.
web-copy-link = Kopiuj odnośnik
web-copied = Skopiowano
web-new-link = Nowy odnośnik
web-show-qr = Kod QR
web-qr = Odnośnik jako kod QR
web-invite-link = Odnośnik zaproszenia
web-join-title = Dołącz do stołu gry { $game }
web-join = Usiądź
web-kept-title = Twoje miejsce czeka na ciebie
web-kept-text = Miejsca graczy z poprzedniej partii są dla nich zachowane. Gra zacznie się, gdy wszyscy usiądą.
web-kept-host = Miejsca graczy z poprzedniej partii są dla nich zachowane. Jeśli ktoś nie przyjdzie, zaproś inną osobę albo posadź tam bota.
web-kept-invite = Zaproś kogoś innego

web-seats = Miejsca
web-seat-me = ty
web-seat-bot = bot: { $bot }
web-seat-waiting = jeszcze nie ma
web-seat-present = jest tutaj
web-seat-away = nie ma
web-seat-give-bot = Bot zamiast gracza
web-seat-take-back = Wróciłem
web-devices = Moje urządzenia
web-devices-what = Twoje miejsce jest otwarte na tych urządzeniach. Każdy, kto ma któreś z nich, może grać za ciebie.
web-device-this = to urządzenie
web-device-program = Program
web-device-unknown = Urządzenie
web-device-added = dodano { $when }
web-device-seen = ostatnio { $when }
web-device-remove = Usuń
web-device-add = Graj też na innym urządzeniu
web-device-link = Ten odnośnik otwiera twoje miejsce na jeszcze jednym urządzeniu. Działa raz; nie dawaj go nikomu.
web-device-link-label = Odnośnik do twojego miejsca
web-seat-team = Drużyna { $team }, razem z: { $partners }
web-seat-number = miejsce { $number }
web-bot-random = gra losowo
web-your-turn = Twój ruch
web-in-turn = Gra
web-winner = Zwycięstwo
web-waiting-for = Czekamy na: { $seat }.
web-prompt-of = { $seat }: { $prompt }
web-over = Gra skończona.
web-over-won = Gra skończona. Zwycięstwo: { $winners }
web-telling = Zobacz, jak to się skończyło.
web-spectating = Oglądasz.

web-connection-connecting = łączenie…
web-connection-live = połączono
web-connection-asking = ponowne łączenie…
web-connection-lost = brak połączenia, kolejna próba…

web-undo = Cofnij
web-hint = Podpowiedź
web-hint-thinking = Namysł…
web-hint-what = Najlepszy ruch na górze; liczy się tylko to, co widzisz. ± pokazuje, o ile liczba zmienia się między wyszukiwaniami; ruchy, których nie da się rozróżnić, mają tę samą liczbę.
web-hint-expected = oczekiwane { $chance } ± { $margin }
web-hint-play = Zagraj to
web-odds = Szanse
web-rules = Zasady
web-rules-of = { $game }: zasady
web-rules-search = Szukaj w zasadach
web-rules-none = Żadna zasada tego nie mówi.
web-why = Dlaczego nie?
web-choices = Twoje wybory
web-choices-all = { $count ->
    [one] Jedyny wybór, słowami
    [few] Wszystkie { $count } wybory słowami
   *[other] Wszystkie wybory ({ $count }) słowami
}
web-choices-filter = Szukaj wśród wyborów
web-choices-more = Pokaż jeszcze { $count }
web-in-words = Stół słowami
web-sound-on = Dźwięk: tak
web-sound-off = Dźwięk: nie
web-log = Co się stało
web-announced = Co zrobili inni gracze
web-log-empty = Nic się jeszcze nie stało.
web-log-all = Pokaż wszystko
web-log-undone = { $seat } cofa ostatnią akcję.
web-takeback-ask = Poproś o cofnięcie
web-takeback-asked = Twoja prośba o cofnięcie ostatniego ruchu czeka na odpowiedź.
web-takeback-wish = { $name } chce cofnąć swój ostatni ruch.
web-takeback-agree = Zgoda
web-takeback-refuse = Odmowa
web-mute = Wycisz
web-unmute = Słuchaj znowu
web-notes = Moje notatki
web-notes-label = Tylko dla ciebie; nikt inny tego nie przeczyta
web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś przy stole
web-chat-send = Powiedz
web-hand-over = Przekaż ekran: { $seat }
web-hand-over-why = Następną rękę może zobaczyć tylko { $seat }.
web-hand-over-ready = To ja, { $seat }, nikt inny nie patrzy
web-rematch = Zagraj ponownie
web-rematch-go = Do następnej partii

web-replay = Powtórka
web-replay-of = { $game }: powtórka
web-replay-first = Do początku
web-replay-back = Krok wstecz
web-replay-forward = Krok naprzód
web-replay-last = Do końca
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-moment = Chwila partii
web-replay-moves = Wszystko, co zagrano
web-replay-eyes = Czyimi oczami
web-replay-spectator = jako widz
web-replay-seen-by = jako { $seat }
web-replay-start = Początek partii.
web-chance = los
web-share = Kopiuj odnośnik do tej chwili
web-download = Pobierz zapis

web-learn = Nauka
web-learn-title = Nauka gry
web-learn-what = Pozycje, w których znajdujesz właściwy ruch, po kilka minut każda; na koniec krótka gra z łagodnym botem.
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
web-learn-right = Dobrze!
web-learn-wrong = Nie ten ruch.
web-learn-show = Pokaż mi
web-learn-answer = Właściwy ruch: { $move }
web-learn-again = Jeszcze raz
web-learn-next = Dalej: { $lesson }
web-learn-game = Twoja pierwsza gra

web-analysis = Jak to zagrano
web-analysis-start = Przeanalizuj grę
web-analysis-what = Mocne boty oceniają każdy ruch na podstawie tego, co gracz wtedy wiedział.
web-analysis-working = { $of ->
    [0] Oczekiwanie na wolnego bota…
   *[other] Analiza: ruch { $done } z { $of }
}
web-analysis-graph = Czego mógł oczekiwać każdy z graczy, od pierwszego ruchu do ostatniego
web-analysis-no-choice = W tej chwili nikt nie miał wyboru.
web-analysis-accuracy = zachowane { $share } tego, czego można było oczekiwać
web-analysis-swings = Punkty zwrotne

web-fair = Uczciwe losowanie
web-fair-check = Sprawdź losowanie
web-fair-what = Twoja przeglądarka oblicza od nowa wszystko, co przyniósł los: z tajnej liczby, którą serwer obiecał z góry, i z udziału każdego gracza.
web-fair-no-crypto = Przeglądarki sprawdzają tylko to, co przyszło bezpiecznym połączeniem (https albo ten sam komputer). Pobierz zapis i uruchom: tatami verify
web-fair-yes = { $count ->
    [one] Uczciwie: jedyny wynik losowania jest właściwy.
    [few] Uczciwie: wszystkie { $count } wyniki losowania są właściwe.
   *[other] Uczciwie: wszystkie { $count } wyników losowania jest właściwych.
}
web-fair-promised = Tajna liczba jest tą, którą obiecano tej przeglądarce przed grą.
web-fair-mine = Twój udział w niej jest.
web-fair-no-none = Ten zapis nic nie mówi o losowaniu: gry nie rozegrano na serwerze.
web-fair-no-scheme = Losowano w sposób, którego ta strona nie zna.
web-fair-no-seed = Nieuczciwie: tajna liczba nie jest tą, którą obiecano.
web-fair-no-promise = Nieuczciwie: przed grą obiecano tej przeglądarce inną tajną liczbę.
web-fair-no-nonce = Nieuczciwie: brakuje twojego udziału.
web-fair-no-places = Nieuczciwie: losowano w innych miejscach, niż mówi zapis.
web-fair-no-outcome = Nieuczciwie: w akcji { $place } los przyniósł { $brought }, a powinien { $due }.
web-fair-numbers = Liczby
web-fair-commitment = Obietnica (SHA-256 tajnej liczby)
web-fair-seed = Tajna liczba
web-fair-nonces = Udział każdego miejsca

web-confirm = Na pewno?
web-confirm-what = Tego ruchu nie da się cofnąć.
web-confirm-yes = Zagraj
web-confirm-no = Jeszcze nie
web-confirm-on = Pytaj przed ostatecznym ruchem: tak
web-confirm-off = Pytaj przed ostatecznym ruchem: nie

web-clock = Zegar
web-clock-none = bez zegara
web-clock-quick = szybko: 30 sekund na ruch, 5 minut zapasu
web-clock-calm = spokojnie: 2 minuty na ruch, 15 minut zapasu
web-clock-day = dzień na każdy ruch
web-clock-three-days = trzy dni na każdy ruch
web-clock-week = tydzień na każdy ruch
web-clock-out = Komu skończy się czas, tego zastępuje bot; w każdej chwili można wrócić.
web-clock-left = Pozostały czas: { $time }
web-clock-days = dni: { $days }

web-figures = Liczby
web-figures-what = Czego instrukcje nie podają, pochodzi z publicznych źródeł albo z naszej rekonstrukcji.
web-figures-unit = Jednostki
web-figures-battlefield = Pola bitwy
web-figures-score = Punktacja
web-figures-samurai = Samuraje
web-figures-farmsteads = Kary za Gospodarstwa
web-figures-card = Najeźdźcy
web-figure-name = Nazwa
web-figure-source = Źródło
web-figure-value = Wartość
web-figure-copies = Sztuki
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
