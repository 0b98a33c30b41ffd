# Serwer: co mówi grającym i dlaczego czegoś odmawia.

server-running = Serwer działa.
server-no-client = Strona do gry nie jest jeszcze zbudowana. Zbudujesz ją poleceniem: make web
server-waiting-for-players = Czekamy, aż gracze zajmą miejsca.
server-waiting-for = Czekamy na ruch: { $name }.
server-listening = Tatami jest otwarte pod adresem { $address } (Ctrl+C zamyka)

server-error-no-such-table = Nie ma takiego stołu.
server-error-no-such-game = Nie ma takiej gry.
server-error-no-such-seat = Przy tym stole nie ma takiego miejsca.
server-error-not-found = Pod tym adresem nic nie ma.
server-error-private = Przy tym stole nie ma miejsca dla widzów.
server-error-not-your-seat = To nie jest twoje miejsce.
server-error-bad-key = To zaproszenie zostało już wykorzystane albo nigdy nim nie było.
server-error-conflict = Gra poszła dalej; spójrz na stół jeszcze raz.
server-error-not-your-turn = To nie twoja kolej.
server-error-not-begun = Gra się nie zaczęła: kogoś jeszcze brakuje.
server-error-over = Gra jest skończona.
server-error-not-over = Gra jeszcze się nie skończyła.
server-error-nothing-to-undo = Nie ma czego cofnąć: twoja tura dopiero się zaczęła albo coś zostało od tego czasu odkryte.
server-error-no-free-seat = Nie ma dla ciebie wolnego miejsca.
server-error-not-away = Ta osoba wciąż tu jest; bot może ją zastąpić po minucie nieobecności.
server-error-seat-held = Ręka przy tym miejscu jest tajemnicą gracza: tylko on może oddać je komuś innemu.
server-error-illegal = Zasady teraz na to nie pozwalają.
server-error-no-such-action = W tej grze nie ma takiego ruchu.
server-error-bad-options = Te opcje nie pasują do siebie.
server-error-bad-seats = Liczba miejsc nie pasuje do gry.
server-error-bad-value = Jakaś wartość jest inna, niż powinna.
server-error-bad-chat = Wiadomość ma od 1 do 500 znaków.
server-error-bad-record = Tego zapisu nie da się odtworzyć.
server-error-bad-request = Serwer tego nie zrozumiał.
server-error-bad-method = Tego adresu nie można użyć w ten sposób.
server-error-too-big = To jest za duże.
server-error-too-fast = To było za szybko; odczekaj sekundę.
server-error-no-odds = W tej grze nie ma szans do policzenia.
server-error-storage = Nie udało się zapisać stołu; ruchu nie wykonano. Spróbuj ponownie.
server-error-broken = Coś się zepsuło na serwerze; ruchu nie wykonano.
