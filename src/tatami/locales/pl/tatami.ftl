# Wiersz poleceń, prosty terminal i strona zasad: to, co nie należy do jednej gry.

cli-about = Gry planszowe w japońskich klimatach, dla ludzi i dla maszyn.
cli-welcome = Tatami: gry planszowe w japońskich klimatach, dla ludzi i dla maszyn.
cli-welcome-commands = Co możesz zrobić:
cli-welcome-more = Każde polecenie ma swoją pomoc: tatami play --help. Języki: --lang en, fr, pl.
cli-unofficial = Nieoficjalny projekt graczy; gry należą do swoich autorów i wydawców.
cli-commands = polecenia
cli-help = wyświetla tę pomoc
cli-lang = język wszystkich tekstów (domyślnie język środowiska, w razie jego braku angielski)
cli-version = wyświetla numer wersji
cli-needs-extra = brakuje pakietu { $module }. Zainstaluj go poleceniem: pip install 'tatami[{ $extra }]'
cli-game = nazwa gry
cli-play = zagrać w tym terminalu, ze znajomymi przy jednej klawiaturze i z botami
cli-simulate = rozegrać wiele partii, losowo lub botami, i zachować zapis każdej z nich
cli-replay = sprawdzić zapisy partii i opowiedzieć, co się wydarzyło
cli-games = wypisz zainstalowane gry
cli-games-broken = { $name } (pakiet { $package }) pominięto, bo nie da się go wczytać: { $why }
cli-rules = przeczytać zasady z ich numerami oraz wartości liczbowe
cli-odds = podaj dokładne szanse, które gracze liczą w pamięci
cli-bench = zmierzyć szybkość działania zasad
cli-play-plain = wiersz po wierszu, dla czytnika ekranu lub potoku
cli-play-seats = kto zajmuje kolejne miejsca; do wyboru: { $kinds }
cli-play-resume = wznawia zapisaną partię
cli-join = dołącz do stołu na serwerze przez jego odnośnik
cli-join-link = odnośnik z zaproszenia, na przykład http://localhost:8000/t/STÓŁ#KLUCZ
cli-join-name = jak się tam nazywasz
cli-join-watch = tylko patrz, nawet gdy jest wolne miejsce
cli-players = liczba graczy
cli-option = opcja gry; można podać kilka razy
cli-figures = plik TOML z własnymi wartościami liczbowymi
cli-scenario-own = w grach ze scenariuszami: własny scenariusz w formacie TOML albo nazwa jednego z dostępnych w grze
cli-seed = ziarno liczb losowych
cli-simulate-games = liczba partii
cli-simulate-bots = kto gra: jeden bot na wszystkich miejscach albo po jednym na każdym ({ $kinds }); domyślnie losowo
cli-simulate-out = zapisuje partie do tego pliku, po jednej w wierszu
cli-json = wypisuje JSON, dla programów
cli-replay-file = zapisy partii, po jednym w wierszu
cli-replay-show = opowiada zapis N akcja po akcji
cli-rules-number = zasada lub rozdział, na przykład KJ-4.3 lub KJ-4
cli-odds-file = pozycja albo zapis partii
cli-odds-ply = po tylu akcjach zapisu
cli-bench-seconds = czas każdego pomiaru w sekundach
cli-bench-peers = Python ze środowiska, w którym są zainstalowane porównywane biblioteki, aby zmierzyć także je
cli-bench-write = zapisuje pomiary do tego pliku jako stronę z wykresami
cli-new-game = utworzyć pakiet nowej gry, kompletny i grywalny, do dowolnych zmian
cli-new-game-name = nazwa gry: małe litery, cyfry i łączniki, na przykład stone-garden
cli-new-game-folder = folder do utworzenia, którego jeszcze nie ma (domyślnie: tatami-NAME)
cli-new-game-bad = { $name }: nazwa gry składa się z małych liter od a do z, cyfr i łączników, zaczyna się literą i ma najwyżej 30 znaków, na przykład stone-garden
cli-new-game-taken = { $name }: jest już gra o tej nazwie
cli-new-game-reserved = { $name }: od tej nazwy zaczynają się komunikaty Tatami; wybierz inną
cli-new-game-exists = { $path }: już istnieje; nic nie zostanie nadpisane. Wybierz inny folder: --folder
cli-new-game-written = Gra jest w folderze { $path }. Zainstaluj ją poleceniem pip install -e { $path }, a potem zagraj: tatami play { $name }. Zasady sprawdza pytest uruchomiony w tym folderze.
cli-serve = otwórz serwer, by grać w przeglądarce, z przyjaciółmi i z botami
cli-backup = skopiuj stoły serwera do pliku, także gdy działa
cli-restore = przywróć taką kopię
cli-export = zapisz skończone gry serwera
cli-import = przyjmij zapisy gier na serwer, by je tam odtwarzać
cli-copy-file = plik do zapisania lub odczytania
cli-backed-up = Skopiowano do { $path }.
cli-restored = Przywrócono do { $path }.
cli-exported = { $records ->
    [one] Jedną grę zapisano
    [few] { $records } gry zapisano
   *[other] { $records } gier zapisano
} w { $path }.
cli-imported = { $records ->
    [one] Przyjęto jeden zapis.
    [few] Przyjęto { $records } zapisy.
   *[other] Przyjęto { $records } zapisów.
}
cli-verify = sprawdź, czy los był uczciwy w skończonych grach serwera
cli-serve-host = adres nasłuchu (domyślnie: tylko ten komputer; 0.0.0.0: cała sieć)
cli-serve-port = port (domyślnie: 8000)
cli-serve-data = folder, w którym trzymane są stoły
cli-serve-database = zamiast tego baza PostgreSQL: postgresql://użytkownik:hasło@host/nazwa
cli-serve-rate = żądań na sekundę z jednego adresu; 0: bez ograniczeń
cli-serve-pace = ile sekund bot czeka, zanim zagra
cli-serve-origin = inne źródło, którego strony mogą używać serwera; można podać wielokrotnie
cli-serve-hooks = dokąd można wysyłać graczom wiadomości o ich turze: tylko publiczne adresy https (public), dowolny adres (any), nigdzie (off)
cli-serve-contact = do kogo mogą pisać usługi powiadomień (mailto:… lub https://…); usługa Apple tego wymaga
cli-serve-verbose = zapisuj w dzienniku każde żądanie
cli-verify-file = zapisy gier, po jednym w wierszu
cli-verified-one = Zapis { $line }: { $outcomes ->
    [one] jeden wynik losu, zgodny
    [few] { $outcomes } wyniki losu, wszystkie zgodne
   *[other] { $outcomes } wyników losu, wszystkie zgodne
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
cli-written = Zapisy partii są w pliku { $path }.
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
cli-error-choice = { $option }: nie ma takiego wyboru: { $value } (są: { $known })
cli-error-one = { $option }: potrzebna jest wartość
cli-error-some = { $option }: potrzebna jest przynajmniej jedna wartość
cli-error-ambiguous = { $option } jest niejednoznaczne: może to być { $known }
cli-error-value = { $option }: wartość { $value } jest niemożliwa
cli-error-whole = { $option }: { $value } nie jest liczbą całkowitą od 0 wzwyż
cli-error-pair = -o { $pair }: napisz klucz=wartość
cli-error-option = -o { $pair }: { $game } nie ma opcji { $option }; są: { $known }
cli-error-must-be = { $option }: możliwe wartości to { $known }
cli-error-seats = --seats { $wish }: podano { $given }, a miejsc przy stole jest { $count }
cli-error-seat = --seats: nie ma takiego gracza: { $who }; są: { $known }
cli-error-game = { $game }: nie ma takiej gry; są: { $known }
cli-error-link = { $link }: to nie jest odnośnik do stołu; napisz na przykład { $example }
cli-error-line = { $path }, wiersz { $number }: { $trouble }
cli-error-file = { $path }: { $trouble }
cli-error-json = niepoprawny lub urwany JSON: { $why }
cli-error-deep = zbyt wiele zagnieżdżeń: w zapisie partii nie ma ich aż tyle
cli-error-object = zapis partii to obiekt JSON
cli-error-format = format { $given }: ten program czyta { $known }
cli-error-field = { $field }: nie ma takiego pola; są: { $known }
cli-error-missing = { $field }: brakuje albo nie jest to { $kind ->
        [str] tekst
        [list] lista
       *[dict] obiekt
}
cli-error-rules = zasady { $given }: w tym programie { $game } ma zasady { $known }
cli-error-option-value = -o { $trouble }
cli-error-option-missing = opcje: brakuje { $option }; zapis partii podaje każdą opcję
cli-error-range = { $option } { $value }: możliwe wartości to od { $low } do { $high }
cli-error-least = { $option } { $value }: potrzeba co najmniej { $low }
cli-error-above = { $option } { $value }: wartość musi być większa niż { $low }
cli-error-like = { $option }: napisz na przykład { $known }
cli-error-detail = { $trouble }
cli-error-entry = akcja { $ply }: { $entry } to nie [kto, co]
cli-error-over = akcja { $ply }: { $action }: partia skończyła się po akcji numer { $count }
cli-error-actor = akcja { $ply }: { $action } gra { $actor }, a teraz kolej na { $expected }
cli-error-action = akcja { $ply }: { $trouble }
cli-error-result = wynik: zapis podaje { $written }, ale po akcji numer { $count } partia kończy się wynikiem { $reached }
cli-error-unfinished = wynik: zapis podaje { $written }, ale po akcji numer { $count } partia trwa dalej
cli-error-since = { $trouble } (grano według zasad { $rules } gry { $game }; według zasad { $now } przebieg jest inny)
cli-error-other-game = to partia gry { $found }, a nie { $game }
cli-error-no-tables = nie ma tu żadnych stołów
cli-error-no-bench = pomiary nie są zainstalowane; są w folderze bench kodu źródłowego
cli-error-no-database = nie ma bazy danych do skopiowania
cli-error-has-database = baza danych już tu jest; najpierw ją przenieś
cli-error-exists = już istnieje; podaj nazwę nowego pliku
cli-error-no-copy = to nie jest kopia utworzona przez tatami backup
cli-error-damaged = plik jest uszkodzony
cli-error-unread = zapisano: { $written }; nie da się odczytać: { $unread }, pierwsza z nich: { $trouble }
cli-error-empty = nie ma tu żadnego zapisu partii
cli-error-no-text = to nie jest tekst w UTF-8
cli-error-packed = plik skompresowany; najpierw go rozpakuj (gunzip)
cli-error-utf-16 = tekst w UTF-16; zapisz go w UTF-8
cli-error-long-line = ponad { $most } MB; zapis partii jest krótszy
cli-error-large = ponad { $most } MB; Tatami nie tworzy takich plików

rules-unknown = { $number }: nie ma takiej zasady; numery zasad: od { $first } do { $last }.
rules-figures = Wartości liczbowe i ich źródła
rules-code = „{ $code }”
provenance-printed = wydrukowane w instrukcji
provenance-public = z publicznych źródeł
provenance-reconstructed = nasza rekonstrukcja
provenance-own = twoje własne

table-to-act = { $seat }, twoja kolej.
table-ask = Twój wybór: numer lub notacja (? – pomoc):
table-hand-over = Klawiaturę przejmuje { $seat }. Naciśnij Enter, gdy na ekran patrzy tylko { $seat }.
table-not-understood = To nie jest ani numer wyboru, ani akcja możliwa przy tym stole. Wpisz numer albo akcję, na przykład { $example }.
table-illegal = { $action }: ta akcja jest teraz niedozwolona.
table-legal = { $action }: ta akcja jest dozwolona.
table-nothing-to-undo = Nie ma czego cofnąć: twoja tura dopiero się zaczęła albo coś już zostało ujawnione.
table-undone = Cofnięto.
table-saved = Partię zapisano w pliku { $path }.
table-left = Odchodzisz od stołu.
table-over = Zwycięstwo: { $winners }
poem-kept = { $samurai } nie żyje; jego wiersz zostanie zachowany. W którejś z następnych partii przy tej klawiaturze padnie o niego pytanie, jeden raz.
poem-ask = { $samurai } w jednej z partii przy tej klawiaturze zginął z własnej ręki i zostawił wiersz. Czy ktoś z was, kto go wtedy czytał, a nie napisał, jeszcze go pamięta? (t/n)
poem-say = Proszę go przytoczyć w jednym wierszu, jak najlepiej:
poem-forgotten = To nie jest jego wiersz. Przepadł.
poem-consent = To jego wiersz. Czy wszyscy zgadzacie się, że { $samurai } wygrał tamtą partię po śmierci? (t/n)
poem-honoured = { $samurai } jest pośmiertnym zwycięzcą tamtej partii; mówi o tym jej zapis w { $path }.
table-lost = Porażka.
table-help = Wpisz numer lub notację, aby zagrać. list: możliwości opisane słowami; board: stół; odds: dokładne szanse; hint: podpowiedź; why AKCJA: zasada, która jej zabrania; rules [NUMER]: zasady; undo: cofnięcie; save PLIK: zapis partii; quit: wyjście.
table-long-list = (list: te same możliwości opisane słowami)
table-no-odds = W tej grze nie ma szans do podania.
cli-words = pokaż, ile przetłumaczono na każdy język, i sprawdź teksty
cli-words-check = szukaj brakujących i zbędnych komunikatów, niewłaściwych terminów i błędów typograficznych; kod wyjścia 1, jeśli są
cli-words-language = { $language }: komunikaty: { $here } z { $of }
cli-words-found = { $count ->
    [0] Nie znaleziono błędów.
    [one] Jeden błąd.
    [few] { $count } błędy.
   *[other] { $count } błędów.
}
