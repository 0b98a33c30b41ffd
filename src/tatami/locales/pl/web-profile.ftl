# Profile w przeglądarce: zakładanie, logowanie, partie, ranking.

web-me = Profil
web-me-of = { $name }
web-me-loading = Chwileczkę…
web-me-about = Grać można bez profilu. Z profilem znajdziesz swoje partie na każdym urządzeniu; adres e‑mail nie jest potrzebny.
web-me-make = Załóż profil
web-me-name = Twoja nazwa
web-me-history = Zapisuj listę moich partii rozegranych po zalogowaniu, aby można je było kontynuować na innych urządzeniach
web-me-rated = Licz do rankingu moje partie z graczami, którzy też tego chcą
web-me-shown = Pokazuj moją nazwę i mój ranking w zestawieniach
web-me-off = Nic nie zaznaczono: profil to wtedy tylko nazwa i kod.
web-me-sign-in = Zaloguj się
web-me-sign-in-what = Kodem odzyskiwania, pokazanym przy zakładaniu profilu.
web-me-code = Kod odzyskiwania
web-me-code-title = Twój kod odzyskiwania
web-me-code-what = Zapisz go teraz: zobaczysz go tylko raz. Kto go zna, może się zalogować jako ty; bez niego nie zalogujesz się na innym urządzeniu.
web-me-code-copy = Kopiuj kod
web-me-code-done = Mam go zapisany
web-me-code-new = Nowy kod odzyskiwania
web-me-code-new-what = Stary kod przestanie działać.
web-me-playing = Partie w toku
web-me-playing-none = Żadna partia na ciebie nie czeka.
web-me-finished = Zakończone partie
web-me-finished-none = Jeszcze żadnej.
web-me-no-history = Twoje partie nie są zapisywane na liście, bo ta opcja jest wyłączona.
web-me-older = Starsze partie
web-me-won = wygrana
web-me-lost = przegrana
web-me-shared = zwycięstwo wspólne
web-me-record = Zapis
web-me-against = z: { $names }
web-me-alone = solo
web-me-player = gracz { $number }
web-me-ratings = Ranking
web-me-ratings-none = Jeszcze żadnej partii rankingowej.
web-me-rating = { $rating } ± { $deviation }
web-me-provisional = tymczasowy
web-me-games-count = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[other] { $count } partii
}
web-me-together = Gry kooperacyjne
web-me-together-kind = Stół
web-me-together-players = Gracze
web-me-together-won = Wygrane
web-me-settings = Ustawienia
web-me-save = Zapisz
web-me-saved = Zapisano.
web-me-history-off = Wyłączenie listy usuwa także zapisane dotąd partie. Trwające partie rankingowe liczą się jeszcze, a po zakończeniu znikną.
web-me-browsers = { $count ->
    [one] Sesja jest otwarta tylko tutaj.
   *[other] Sesja jest otwarta w { $count } przeglądarkach.
}
web-me-export = Pobierz moje dane
web-me-leave = Wylogowanie i usunięcie
web-me-sign-out = Wyloguj się
web-me-sign-out-what = Ta przeglądarka straci miejsca zajęte po zalogowaniu. Miej pod ręką kod odzyskiwania, aby wrócić.
web-me-sign-out-all = Wyloguj wszędzie
web-me-delete = Usuń profil
web-me-delete-what = Twoja nazwa, lista partii i ranking zostaną trwale usunięte. Same partie pozostaną dostępne dla współgraczy, bez twojej nazwy; trwająca partia rankingowa nie będzie się liczyć.
web-me-delete-sure = Tak, usuń

web-rated = Rankingowa
web-rated-wish = Partia rankingowa
web-rated-what = Liczy się, jeśli wszyscy przy stole są zalogowani i mają włączony ranking. Bez botów i podpowiedzi, z zegarem; jeśli odejdziesz, i tak otrzymasz wynik swojego miejsca.
web-rated-join = Ta partia ma być rankingowa: liczy się, jeśli masz otwartą sesję i włączony ranking.
web-rated-will = Ta partia będzie rankingowa.
web-rated-because = Ta partia nie będzie rankingowa; powód: { $names }.
web-rated-rules = Jak działa ranking

web-ladder = Ranking
web-ladder-of = Ranking gry { $game }
web-ladder-place = Miejsce
web-ladder-name = Nazwa
web-ladder-rating = Punkty
web-ladder-games = Partie
web-ladder-empty = Nie ma jeszcze graczy w rankingu.
web-ladder-rules = Zasady rankingu
web-ladder-rule-who = Liczą się tylko partie otwarte jako rankingowe, z zegarem, w których każde miejsce należy do innej zalogowanej osoby z włączonym rankingiem. Widać to przed pierwszym ruchem.
web-ladder-rule-seat = Wynik liczy się graczowi, który zajmował miejsce na początku partii, nawet jeśli potem oddał je botowi lub komuś innemu albo skończył mu się czas.
web-ladder-rule-host = W partii rankingowej nikt inny nie może oddać twojego miejsca i nie ma podpowiedzi.
web-ladder-rule-pairs = Przy więcej niż dwóch graczach zwycięzca wygrywa z każdym, kto nie wygrał, a remisuje z tymi, którzy dzielą z nim zwycięstwo. Partnerów ani przegranych nie porównuje się ze sobą.
web-ladder-rule-gone = Niedokończona partia się nie liczy. Jeśli ktoś w jej trakcie usunie profil, przestaje być rankingowa dla wszystkich.
web-ladder-rule-formula = Glicko-2 (Glickman, 2013) z τ = 0,5, od 1500 ± 350 i zmienności 0,06. Każda partia to jeden okres; gdy nie grasz, odchylenie rośnie o jeden okres na tydzień. Powyżej ±110 ranking jest tymczasowy i widnieje pod pozostałymi.
web-ladder-rule-together = Gry kooperacyjne nie liczą się do rankingu; profil pokazuje, ile partii każdego rodzaju wygrano.

web-tell = Powiadom mnie, gdy będzie moja kolej
web-tell-what = Gdy nie ma cię przy stole. Wiadomość podaje tylko, o który stół chodzi, i nic nie zdradza.
web-tell-off = Włącz powiadomienia w tej przeglądarce
web-tell-on = Powiadomienia w tej przeglądarce są włączone. Wyłącz
web-tell-all = Powiadamiaj o wszystkich moich partiach
web-tell-cannot = Ta przeglądarka nie może dostawać powiadomień przy zamkniętych stronach (potrzebne jest https; na iPhonie najpierw dodaj stronę do ekranu początkowego).
web-tell-denied = Powiadomienia są zablokowane; zezwól na nie w ustawieniach przeglądarki dla tej strony.
web-tell-failed = Usługa powiadomień przeglądarki jest teraz niedostępna.
web-tell-none = Ten serwer nie wysyła powiadomień.
web-hook = Albo użyj webhooka
web-hook-keep = Zapisz adres
web-hook-test = Wyślij wiadomość testową
web-hook-end = Usuń
web-hook-kept = Zapisano: powiadomienia o twoich turach będą trafiać pod ten adres.
web-hook-gone = Adres usunięto.
web-hook-taken = Wiadomość testowa dotarła.
web-hook-refused = Wiadomość testowa nie dotarła: adres nie odpowiada albo ją odrzuca.
web-unsubscribe = Wyłącz powiadomienia
web-unsubscribe-what = Adres, na który przyszedł ten link, nie będzie już dostawał wiadomości o tym stole.
web-unsubscribe-end = Nie wysyłaj więcej wiadomości

web-passkey = Klucze dostępu
web-passkey-what = Twoje urządzenie loguje cię bez kodu; mimo to zachowaj kod.
web-passkey-count = { $count ->
    [0] Nie masz jeszcze żadnego.
    [one] Masz jeden.
    [few] Masz { $count }.
   *[other] Masz { $count }.
}
web-passkey-add = Dodaj klucz dostępu
web-passkey-remove = Usuń wszystkie klucze dostępu
web-passkey-sign-in = Zaloguj się kluczem dostępu
web-passkey-none = Urządzenie nie podało klucza dostępu.
