# Profile w przeglądarce: zakładanie, logowanie, partie, ranking.

web-me = Profil
web-me-of = { $name }
web-me-loading = Chwileczkę…
web-me-about = Grać można bez profilu. Z profilem znajdziesz swoje partie na każdym urządzeniu; adres e‑mail nie jest potrzebny.
web-me-make = Załóż profil
web-me-name = Jak cię nazywają
web-me-history = Zapisuj listę partii, które gram po zalogowaniu, i pozwól mi kontynuować je na innych urządzeniach
web-me-rated = Licz do rankingu moje partie z graczami, którzy też tego chcą
web-me-shown = Pokazuj moje imię i ranking w tabelach
web-me-off = Nic nie zaznaczono: wtedy profil to tylko imię i kod.
web-me-sign-in = Zaloguj się
web-me-sign-in-what = Kodem odzyskiwania, który pokazano przy zakładaniu profilu.
web-me-code = Kod odzyskiwania
web-me-code-title = Twój kod odzyskiwania
web-me-code-what = Zapisz go teraz: jest pokazywany tylko raz. Kto go ma, ten jest tobą, a bez niego nikt cię nie zaloguje gdzie indziej.
web-me-code-copy = Kopiuj kod
web-me-code-done = Mam go zapisany
web-me-code-new = Nowy kod odzyskiwania
web-me-code-new-what = Stary kod nie otworzy już niczego.
web-me-playing = Partie w toku
web-me-playing-none = Żadna partia na ciebie nie czeka.
web-me-finished = Zakończone partie
web-me-finished-none = Jeszcze żadnej.
web-me-no-history = Twoich partii nie zapisujemy na liście, bo o to nie prosisz.
web-me-older = Starsze partie
web-me-won = wygrana
web-me-lost = przegrana
web-me-shared = dzielona
web-me-record = Zapis
web-me-against = z: { $names }
web-me-alone = w pojedynkę
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
web-me-settings = Czego chcę
web-me-save = Zapisz
web-me-saved = Zapisano.
web-me-history-off = Bez listy zapomniane zostaną także partie, które na niej są. Trwające partie rankingowe liczą się jeszcze, a zapomniane zostaną po zakończeniu.
web-me-browsers = { $count ->
    [one] Jesteś zalogowany tylko tutaj.
   *[other] Jesteś zalogowany w { $count } przeglądarkach.
}
web-me-export = Wszystko, co o mnie zapisano
web-me-leave = Wylogowanie i usunięcie
web-me-sign-out = Wyloguj się
web-me-sign-out-what = Ta przeglądarka nie będzie już trzymać miejsc zajętych po zalogowaniu. Miej pod ręką kod odzyskiwania, aby wrócić.
web-me-sign-out-all = Wyloguj wszędzie
web-me-delete = Usuń profil
web-me-delete-what = Twoje imię, lista partii i ranking zostaną usunięte na zawsze. Same partie zostaną dla tych, z którymi grałeś, bez twojego imienia; trwająca jeszcze partia rankingowa nie będzie się liczyć.
web-me-delete-sure = Tak, usuń

web-rated = Rankingowa
web-rated-wish = Partia rankingowa
web-rated-what = Liczy się, jeśli wszyscy przy stole są zalogowani i chcą rankingu. Bez botów i podpowiedzi, z zegarem; kto odejdzie, temu liczy się wynik jego miejsca.
web-rated-join = Ta partia ma być rankingowa: liczy się, jeśli jesteś zalogowany i chcesz rankingu.
web-rated-will = Ta partia będzie rankingowa.
web-rated-because = Ta partia nie będzie rankingowa; powód: { $names }.
web-rated-rules = Jak działa ranking

web-ladder = Tabela
web-ladder-of = { $game }: tabela
web-ladder-place = Miejsce
web-ladder-name = Imię
web-ladder-rating = Ranking
web-ladder-games = Partie
web-ladder-empty = Nikogo tu jeszcze nie ma.
web-ladder-rules = Co się liczy
web-ladder-rule-who = Tylko partie, w których każde miejsce należy do innej osoby, zalogowanej i chcącej rankingu, otwarte jako rankingowe i z zegarem. Przed pierwszym ruchem widać, czy partia się liczy.
web-ladder-rule-seat = Wynik liczy się temu, kto siedział na miejscu, gdy partia się zaczęła: także gdy oddał je botowi lub komuś innemu albo gdy skończył mu się czas i dalej grał bot.
web-ladder-rule-host = Nikt inny nie może oddać miejsca gracza w partii rankingowej i nie ma podpowiedzi.
web-ladder-rule-pairs = Przy więcej niż dwóch graczach zwycięzca pokonał każdego, kto nie wygrał, a z dzielącymi zwycięstwo zremisował. Partnerów ani przegranych nie porównuje się ze sobą.
web-ladder-rule-gone = Partia, która nigdy się nie kończy, nie liczy się. Jeśli ktoś w jej trakcie usunie profil, przestaje być rankingowa dla wszystkich.
web-ladder-rule-formula = Glicko-2 (Glickman, 2013) z τ = 0,5, od 1500 ± 350 i zmienności 0,06. Każda partia jest okresem; kto nie gra, temu odchylenie rośnie o jeden okres na tydzień. Powyżej ± 110 ranking jest tymczasowy i stoi pod innymi.
web-ladder-rule-together = Gry, w których wszyscy razem wygrywają albo przegrywają, nie liczą się do rankingu: profil pokazuje, ile partii każdego rodzaju wygrano.

web-tell = Daj mi znać, gdy będzie moja kolej
web-tell-what = Gdy nie ma cię przy stole. Wiadomość mówi, przy którym stole, i nic o samej grze.
web-tell-off = Powiadamiaj mnie w tej przeglądarce
web-tell-on = Ta przeglądarka dostaje powiadomienia: wyłącz
web-tell-all = Moje tury we wszystkich moich partiach
web-tell-cannot = Ta przeglądarka nie może dostawać powiadomień przy zamkniętych stronach (potrzebne jest https; na iPhonie najpierw dodaj stronę do ekranu początkowego).
web-tell-denied = Przeglądarka nie dostała zgody na powiadomienia; można to zmienić w jej ustawieniach dla tej strony.
web-tell-failed = Usługa powiadomień przeglądarki jest teraz nieosiągalna.
web-tell-none = Ten serwer nie wysyła wiadomości.
web-hook = Albo własny adres, który dostaje wiadomości (webhook)
web-hook-keep = Zapamiętaj adres
web-hook-test = Wyślij próbę
web-hook-end = Usuń
web-hook-kept = Adres dostaje wiadomości o twoich turach.
web-hook-gone = Adres zapomniano.
web-hook-taken = Próba została przyjęta.
web-hook-refused = Próba nie została przyjęta: adres nie odpowiada albo odmawia.
web-unsubscribe = Koniec wiadomości
web-unsubscribe-what = Adres, który dostał ten odnośnik, nie będzie już dostawał wiadomości o turach przy tym stole.
web-unsubscribe-end = Nie wysyłaj więcej

web-passkey = Klucze dostępu
web-passkey-what = Twoje urządzenie samo cię zaloguje, bez kodu; kod mimo to zachowaj.
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
