# Wiersz poleceń, prosty terminal i strona zasad: to, co nie należy do jednej gry.

cli-about = Gry planszowe o tematyce japońskiej, dla ludzi i dla programów.
cli-welcome = Tatami: gry planszowe o tematyce japońskiej, dla ludzi i dla programów.
cli-welcome-commands = Polecenia:
cli-welcome-more = Pomoc do polecenia: tatami play --help. Inny język: --lang.
cli-unofficial = Nieoficjalny projekt graczy; gry należą do swoich autorów i wydawców.
cli-commands = polecenia
cli-help = pokaż tę pomoc
cli-lang = język (domyślnie z ustawień środowiska, a jeśli go brak, angielski)
cli-version = pokaż numer wersji
cli-needs-extra = brakuje pakietu { $module }. Zainstaluj go poleceniem: pip install 'tatami[{ $extra }]'
cli-game = nazwa gry
cli-play = graj w tym terminalu, ze znajomymi przy jednej klawiaturze i z botami
cli-simulate = rozegraj wiele partii, losowo lub z botami, i zapisz każdą z nich
cli-replay = sprawdź zapisy partii i pokaż ich przebieg
cli-games = wypisz zainstalowane gry
cli-games-broken = { $name } (pakiet { $package }) pominięto, bo nie da się go wczytać: { $why }
cli-rules = czytaj numerowane zasady i tabele
cli-odds = pokaż dokładne szanse, które gracze liczą w pamięci
cli-bench = zmierz szybkość działania zasad
cli-play-plain = zwykły tekst, wiersz po wierszu, dla czytnika ekranu lub potoku
cli-play-seats = gracze na kolejnych miejscach; do wyboru: { $kinds }
cli-play-resume = wznów zapisaną partię
cli-join = dołącz do stołu na serwerze, podając link
cli-join-link = link z zaproszenia, na przykład http://localhost:8000/t/STÓŁ#KLUCZ
cli-join-name = twoja nazwa przy stole
cli-join-watch = tylko oglądaj, nawet gdy jest wolne miejsce
cli-players = liczba graczy
cli-option = opcja gry; można podać kilka razy
cli-figures = plik TOML z własnymi wartościami liczbowymi
cli-scenario-own = w grach ze scenariuszami: własny scenariusz w TOML albo nazwa scenariusza z gry
cli-seed = ziarno liczb losowych
cli-simulate-games = liczba partii
cli-simulate-bots = kto gra: jeden bot na wszystkich miejscach albo po jednym na każdym ({ $kinds }); domyślnie losowo
cli-simulate-out = zapisz partie do tego pliku, po jednej w wierszu
cli-json = wypisz JSON, dla programów
cli-replay-file = zapisy partii, po jednym w wierszu
cli-replay-show = pokaż zapis N ruch po ruchu
cli-rules-number = zasada lub rozdział, na przykład KJ-4.3 lub KJ-4
cli-odds-file = pozycja albo zapis partii
cli-odds-ply = po tylu akcjach partii
cli-bench-seconds = czas każdego pomiaru w sekundach
cli-bench-peers = Python ze środowiska z porównywanymi bibliotekami, aby zmierzyć także je
cli-bench-write = zapisz pomiary do tego pliku jako stronę z wykresami
cli-new-game = utwórz pakiet nowej gry: kompletny, grywalny, gotowy do zmian
cli-new-game-name = nazwa gry: małe litery, cyfry i łączniki, na przykład stone-garden
cli-new-game-folder = folder do utworzenia; nie może jeszcze istnieć (domyślnie: tatami-NAME)
cli-new-game-bad = { $name }: nazwa gry składa się z małych liter od a do z, cyfr i łączników, zaczyna się literą i ma najwyżej 30 znaków, na przykład stone-garden
cli-new-game-taken = { $name }: jest już gra o tej nazwie
cli-new-game-reserved = { $name }: od tej nazwy zaczynają się komunikaty Tatami; wybierz inną
cli-new-game-exists = { $path }: już istnieje; nic nie zostanie nadpisane. Wybierz inny folder: --folder
cli-new-game-written = Gra jest w folderze { $path }. Zainstaluj ją: pip install -e { $path }, a potem zagraj: tatami play { $name }. Aby sprawdzić zasady, uruchom w tym folderze pytest.
cli-serve = uruchom serwer do gry w przeglądarce, ze znajomymi i z botami
cli-backup = zapisz kopię stołów serwera do pliku, także gdy działa
cli-restore = przywróć taką kopię
cli-export = wyeksportuj zapisy zakończonych partii z serwera
cli-import = zaimportuj zapisy partii na serwer, aby je tam oglądać
cli-copy-file = plik do zapisania lub odczytania
cli-backed-up = Kopię zapisano w { $path }.
cli-restored = Przywrócono w { $path }.
cli-exported = { $records ->
    [one] Jedną partię zapisano
    [few] { $records } partie zapisano
   *[other] { $records } partii zapisano
    } w { $path }.
cli-imported = { $records ->
    [one] Zaimportowano jeden zapis.
    [few] Zaimportowano { $records } zapisy.
   *[other] Zaimportowano { $records } zapisów.
}
cli-verify = sprawdź, czy losowania w zakończonych partiach były uczciwe
cli-serve-host = adres nasłuchu (domyślnie: tylko ten komputer; 0.0.0.0: cała sieć)
cli-serve-port = port (domyślnie: 8000)
cli-serve-data = folder, w którym zapisywane są stoły
cli-serve-database = zamiast tego baza PostgreSQL: postgresql://użytkownik:hasło@host/nazwa
cli-serve-rate = limit żądań na sekundę z jednego adresu; 0: bez ograniczeń
cli-serve-pace = ile sekund bot czeka, zanim zagra
cli-serve-origin = inne źródło (origin), którego strony mogą używać serwera; można powtórzyć
cli-serve-hooks = jakich adresów webhooków mogą używać gracze: tylko publicznych https (public), dowolnych (any), żadnych (off)
cli-serve-contact = kontakt dla usług powiadomień (mailto:… lub https://…); usługa Apple go wymaga
cli-serve-verbose = zapisuj w dzienniku każde żądanie
cli-verify-file = zapisy partii, po jednym w wierszu
cli-verified-one = Zapis { $line }: { $outcomes ->
    [one] jedno losowanie, zgodne
    [few] { $outcomes } losowania, wszystkie zgodne
   *[other] { $outcomes } losowań, wszystkie zgodne
    } z ziarnem i liczbami graczy.
cli-compiling = Przygotowanie: { $game } (tylko ten jeden raz)
cli-simulating = Rozgrywanie partii: { $game }
cli-replaying = Odtwarzanie
cli-simulated = { $games ->
    [0] Ani jednej partii
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}; liczba akcji: średnio { $actions }, najwyżej { $longest }.
cli-simulated-seat = Miejsce { $seat }: średni wynik { NUMBER($value, minimumFractionDigits: 3) } ({ NUMBER($low, minimumFractionDigits: 3) }–{ NUMBER($high, minimumFractionDigits: 3) })
cli-written = Partie zapisano w pliku { $path }.
cli-replayed-one = Zapis { $line }: { $actions ->
    [0] bez akcji
    [one] jedna akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}, { $result }
cli-replayed = { $records ->
    [0] Nie odtworzono żadnego zapisu.
    [one] Odtworzono jeden zapis: wynik się zgadza.
    [few] Odtworzono { $records } zapisy: wszystkie wyniki się zgadzają.
    [many] Odtworzono { $records } zapisów: wszystkie wyniki się zgadzają.
   *[other] Odtworzono { $records } zapisu: wszystkie wyniki się zgadzają.
}

cli-more-complaints = … i jeszcze { $count }
cli-error-no-fork = tatami serve wymaga Linuksa, macOS albo WSL (podsystemu Windows dla systemu Linux): tylko te systemy potrafią powielać jego procesy (fork)
cli-error-or = { " lub " }
cli-error-required = brakuje: { $what }
cli-error-unrecognized = nieznane argumenty: { $what }
cli-error-choice = { $option }: wartość { $value } jest niedostępna (do wyboru: { $known })
cli-error-one = { $option } wymaga wartości
cli-error-some = { $option } wymaga przynajmniej jednej wartości
cli-error-ambiguous = { $option } jest niejednoznaczne: może to być { $known }
cli-error-value = { $option }: wartość { $value } jest nieprawidłowa
cli-error-whole = { $option }: { $value } nie jest liczbą całkowitą nieujemną
cli-error-pair = -o { $pair }: napisz klucz=wartość
cli-error-option = -o { $pair }: { $game } nie ma opcji { $option }; dostępne: { $known }
cli-error-must-be = { $option }: możliwe wartości to { $known }
cli-error-seats = --seats { $wish }: podano { $given }, a miejsc przy stole jest { $count }
cli-error-seat = --seats: nieznane: { $who }; do wyboru: { $known }
cli-error-game = { $game }: nie ma takiej gry; dostępne: { $known }
cli-error-link = { $link }: to nie jest link do stołu; powinien wyglądać tak: { $example }
cli-error-line = { $path }, wiersz { $number }: { $trouble }
cli-error-file = { $path }: { $trouble }
cli-error-json = niepoprawny lub urwany JSON: { $why }
cli-error-deep = zbyt wiele zagnieżdżeń jak na zapis partii
cli-error-object = zapis partii to obiekt JSON
cli-error-format = format { $given }: ten program czyta { $known }
cli-error-field = { $field }: nie ma takiego pola; są: { $known }
cli-error-missing = { $field }: brakuje albo nie jest to { $kind ->
        [str] tekst
        [list] lista
       *[dict] obiekt
}
cli-error-rules = zasady { $given }: ten program używa zasad { $known } gry { $game }
cli-error-option-value = -o { $trouble }
cli-error-option-missing = opcje: brakuje { $option }; zapis partii podaje wszystkie opcje
cli-error-range = { $option } { $value }: możliwe wartości: od { $low } do { $high }
cli-error-least = { $option } { $value }: musi wynosić co najmniej { $low }
cli-error-above = { $option } { $value }: musi być większe niż { $low }
cli-error-like = { $option }: napisz na przykład { $known }
cli-error-detail = { $trouble }
cli-error-entry = akcja { $ply }: { $entry } to nie [kto, co]
cli-error-over = akcja { $ply }: { $action }: partia skończyła się po akcji numer { $count }
cli-error-actor = akcja { $ply }: { $action } wykonuje { $actor }, a kolej ma { $expected }
cli-error-action = akcja { $ply }: { $trouble }
cli-error-result = wynik: zapis podaje { $written }, ale po akcji numer { $count } partia kończy się wynikiem { $reached }
cli-error-unfinished = wynik: zapis podaje { $written }, ale po akcji numer { $count } partia trwa dalej
cli-error-since = { $trouble } (grano według zasad { $rules } gry { $game }; według zasad { $now } przebieg jest inny)
cli-error-other-game = to partia gry { $found }, a nie { $game }
cli-error-no-tables = nie ma tam żadnych stołów
cli-error-no-bench = pomiary nie są zainstalowane; są w folderze bench kodu źródłowego
cli-error-no-database = nie ma bazy danych do skopiowania
cli-error-has-database = baza danych już tu jest; najpierw ją przenieś
cli-error-exists = już istnieje; podaj nazwę nowego pliku
cli-error-no-copy = to nie jest kopia utworzona przez tatami backup
cli-error-damaged = plik jest uszkodzony
cli-error-unread = zapisano: { $written }; nie udało się odczytać: { $unread }, pierwszy błąd: { $trouble }
cli-error-empty = nie zawiera żadnego zapisu partii
cli-error-no-text = to nie jest tekst w UTF-8
cli-error-packed = plik skompresowany; najpierw go rozpakuj (gunzip)
cli-error-utf-16 = tekst w UTF-16; zapisz go w UTF-8
cli-error-long-line = ponad { $most } MB; zapis partii jest krótszy
cli-error-large = ponad { $most } MB; Tatami nie tworzy takich plików

rules-unknown = { $number }: nie ma takiej zasady; numery zasad: od { $first } do { $last }.
rules-figures = Tabele i ich źródła
rules-code = „{ $code }”
provenance-printed = wydrukowane w instrukcji
provenance-public = z publicznych źródeł
provenance-reconstructed = nasza rekonstrukcja
provenance-own = twoja wartość

table-to-act = { $seat }, twoja kolej.
table-ask = Twój ruch: numer lub notacja (? – pomoc):
table-hand-over = Klawiaturę przejmuje { $seat }. Naciśnij Enter, gdy na ekran patrzy tylko { $seat }.
table-not-understood = To nie jest ani numer z listy, ani ruch możliwy przy tym stole. Wpisz numer albo ruch, na przykład { $example }.
table-illegal = { $action }: ten ruch jest teraz niedozwolony.
table-legal = { $action }: ten ruch jest dozwolony.
table-nothing-to-undo = Nie ma czego cofnąć: twoja tura dopiero się zaczęła albo coś już zostało ujawnione.
table-undone = Cofnięto.
table-saved = Partię zapisano w pliku { $path }.
table-left = Stół opuszczony.
table-over = Wygrywa: { $winners }
poem-kept = { $samurai } nie żyje; jego wiersz został zachowany. W jednej z następnych partii przy tej klawiaturze zapytamy o niego, jeden raz.
poem-ask = { $samurai } w jednej z partii przy tej klawiaturze odebrał sobie życie i zostawił wiersz. Czy ktoś, kto go wtedy czytał, ale nie napisał, jeszcze go pamięta? (t/n)
poem-say = Wpisz go w jednym wierszu, jak najdokładniej:
poem-forgotten = To nie jest jego wiersz. Został zapomniany.
poem-consent = To jego wiersz. Czy wszyscy zgadzacie się, że { $samurai } wygrał tamtą partię po śmierci? (t/n)
poem-honoured = { $samurai } jest pośmiertnym zwycięzcą tamtej partii; mówi o tym jej zapis w { $path }.
table-lost = Porażka.
table-help = Wpisz numer lub notację, aby zagrać. list: opis możliwych ruchów; board: stół; odds: dokładne szanse; hint: podpowiedź; why AKCJA: zasada, która jej zabrania; rules [NUMER]: zasady; undo: cofnięcie; save PLIK: zapis partii; quit: wyjście.
table-long-list = (list: opis tych samych ruchów)
table-no-odds = Ta gra nie ma szans do pokazania.
cli-words = pokaż, ile przetłumaczono na każdy język, i sprawdź teksty
cli-words-check = szukaj brakujących i zbędnych komunikatów, niewłaściwych terminów i błędów typograficznych; kod wyjścia 1, jeśli są
cli-words-language = { $language }: komunikaty: { $here } z { $of }
cli-words-found = { $count ->
    [0] Nie znaleziono błędów.
    [one] Jeden błąd.
    [few] { $count } błędy.
   *[other] { $count } błędów.
}
