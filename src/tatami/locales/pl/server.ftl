# Serwer: co mówi grającym i dlaczego czegoś odmawia.

server-running = Serwer działa.
server-no-client = Strona do gry nie jest jeszcze zbudowana. Zbudujesz ją poleceniem: make web
server-waiting-for-players = Czekamy, aż gracze zajmą miejsca.
server-waiting-for = Czekamy na ruch: { $name }.
server-listening = Tatami jest otwarte pod adresem { $address } (Ctrl+C zamyka)
server-push-turn = Twój ruch.
server-preparing = Trwa jednorazowa kompilacja zasad ({ $games }); w każdą grę można grać, gdy tylko będzie gotowa.
server-ready = { $game }: gotowe.

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
server-error-nothing-to-recall = Nie ma tu wiersza, o który można by cię jeszcze zapytać.
server-error-nothing-to-undo = Nie ma czego cofnąć: twoja tura dopiero się zaczęła albo coś zostało od tego czasu odkryte.
server-error-nothing-asked = Nikt nie prosi o cofnięcie ruchu albo gra potoczyła się dalej.
server-error-bad-note = Notatka ma najwyżej 4000 znaków.
server-error-bad-hook = Pod ten adres nie można wysyłać wiadomości; musi być publiczny, na przykład https://example.org/tury.
server-error-bad-code = Żaden profil nie ma takiego kodu odzyskiwania; sprawdź każdą literę.
server-error-bad-passkey = Ten klucz dostępu nie otwiera tu żadnego profilu.
server-error-no-profile = Nie jesteś zalogowany.
server-error-signed-in = Jesteś już zalogowany; najpierw się wyloguj.
server-error-bad-name = Nazwa ma od 1 do 40 znaków.
server-error-bad-rated = Ta partia nie może być rankingowa.
server-error-rated-seat = W partii rankingowej tylko sam gracz albo zegar może oddać miejsce botowi.
server-error-rated-hint = W partii rankingowej każdy myśli sam.
server-error-no-hook = Żaden adres nie dostaje wiadomości o twoich turach przy tym stole.
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
server-error-no-such-lesson = Nie ma takiej lekcji.
server-error-no-lessons = Do tej gry nie ma jeszcze lekcji.
server-error-no-odds = W tej grze nie ma szans do policzenia.
server-error-no-outlook = Nie ma tu czego przewidywać.
server-error-no-hint = Nie ma tu żadnej podpowiedzi.
server-error-no-analysis = Tej gry nie da się tutaj przeanalizować.
server-error-storage = Nie udało się zapisać stołu; ruchu nie wykonano. Spróbuj ponownie.
server-error-preparing = Ta gra jest jeszcze przygotowywana; dzieje się to tylko raz, po pierwszym uruchomieniu. Będzie gotowa za minutę lub dwie.
server-error-broken = Coś się zepsuło na serwerze; ruchu nie wykonano.

## Kto i jak wygrywa scenariusz Samouraï

samourai-goal-side_dead = Polegli wszyscy przeciwnicy ({ $of }).
samourai-goal-trait_dead = { $trait ->
    [samurai] Polegli wszyscy samuraje przeciwnika ({ $of }).
    [ninja] Polegli wszyscy ninja przeciwnika ({ $of }).
    [monk] Polegli wszyscy mnisi przeciwnika ({ $of }).
    [armoured] Polegli wszyscy przeciwnicy w zbrojach ({ $of }).
   *[other] Polegli wszyscy przeciwnicy tego rodzaju ({ $of }): { $trait }.
  }
samourai-goal-all_dead = { $men ->
    [one] Nie żyje { $units }.
   *[other] Nie żyją: { $units }.
  }
samourai-goal-casualties = { $states ->
    [dead] Polegli przeciwnicy: co najmniej { $count } ({ $of }).
    [dead-wounded] Polegli lub ranni przeciwnicy: co najmniej { $count } ({ $of }).
   *[other] Przeciwnicy w jednym z tych stanów: co najmniej { $count } ({ $of }; { $list }).
  }
samourai-goal-hold_hex = { $trait ->
    [samurai] { $states ->
        [healthy] Zdrowy samuraj
       *[other] Samuraj
      }
   *[other] { $states ->
        [healthy] Zdrowa postać
       *[other] Postać
      }
  } tej strony jest { $within ->
    [0] na polu { $hex }
    [1] na polu { $hex } lub obok
    [few] nie dalej niż { $within } pola od { $hex }
   *[many] nie dalej niż { $within } pól od { $hex }
  }{ $clear ->
    [-1] {""}
   *[other] , a w promieniu { $clear } nie ma nieogłuszonego wroga
  }{ $times ->
    [1] .
   *[other] , i tak { $times } razy z rzędu.
  }
samourai-goal-hold_buildings = W { $count } budynkach jest nieogłuszona postać tej strony, a nie ma w nich wroga.
samourai-goal-left = Opuścili mapę żywi ({ $edges }): { $men ->
    [0] co najmniej { $others }
   *[other] { $units }{ $others ->
        [0] {""}
       *[other] {" "}i co najmniej { $others } więcej
      }
  }.
samourai-goal-cannot_leave = Zbyt mało przeciwników ({ $of }) może jeszcze opuścić mapę.
samourai-goal-piece_on = Wóz albo zaprzężony do niego koń jest na jednym z pól: { $hexes }.
samourai-goal-hold_piece = Nieogłuszona postać tej strony stoi obok wozu, a w promieniu { $clear } nie ma nieogłuszonego wroga{ $times ->
    [1] .
   *[other] , i tak { $times } razy z rzędu.
  }
samourai-goal-none_on_map = Na mapie ani przed wejściem na nią nie ma już żywego przeciwnika ({ $of }).
samourai-goal-all = Wszystko to naraz:
samourai-goal-any = Jedno z tych:
samourai-goal-end_of_own_phase = (sprawdzane na koniec jej fazy)
samourai-goal-end_of_game_turn = (sprawdzane na koniec tury gry)
samourai-goal-cap = Do końca tury { $turn } nikt nie wygrał.
samourai-goal-edge-N = skraj północny
samourai-goal-edge-E = skraj wschodni
samourai-goal-edge-S = skraj południowy
samourai-goal-edge-W = skraj zachodni

## Co jest nie tak we własnym scenariuszu.

samourai-complaint-no-units = Ta strona nie ma nikogo.
samourai-complaint-idle = { $unit } nie jest ani rozstawiony, ani nie wchodzi na mapę.
samourai-complaint-placed-twice = { $unit } jest rozstawiony lub wchodzi więcej niż raz.
samourai-complaint-no-own-horse = { $unit } nie ma własnego konia.
samourai-complaint-both-sides = { $unit } jest po obu stronach.
samourai-complaint-too-many-men = Postaci: { $count }; najwyżej { $most }.
samourai-complaint-overlap = Obie strony rozstawiają się na { $hexes }: rozdziel ich strefy.
samourai-complaint-no-room = Strefa rozstawienia ma odpowiednich heksów: { $room }; potrzeba: { $needed }.
samourai-complaint-no-room-for-rider = W strefie rozstawienia brak dwóch połączonych heksów dla jeźdźca { $unit } i jego konia.
samourai-complaint-empty-zone = Ta strefa nie ma żadnego heksu: narysuj ją na mapie.
samourai-complaint-no-hex = { $hex } nie jest heksem tej mapy.
samourai-complaint-not-on-edge = { $hex } nie leży na brzegu mapy, skąd się wchodzi.
samourai-complaint-lanterns-crowded = Brak miejsca na latarnie: { $count }, w odstępie heksów: { $apart }.
samourai-complaint-barricade-not-flat = Barykady stoją na płaskich heksach; w ich strefie takich nie ma.
samourai-complaint-too-many = Jest ich { $count }; najwyżej { $most }.
samourai-complaint-two-hexes = Zajmuje dwa heksy, najpierw przód: wskaż oba.
samourai-complaint-cannot-lie = Nie może stać na { $hexes }: potrzeba dwóch sąsiednich heksów, na które wejdzie koń.
samourai-complaint-taken = { $hexes } jest już zajęty.
samourai-complaint-piece-twice = { $piece } jest tam dwa razy.
samourai-complaint-too-many-horses = Koni razem z końmi jeźdźców: { $count }; najwyżej { $most }.
samourai-complaint-no-cart = Nie ma wozu, do którego można zaprząc konia.
samourai-complaint-hitch-tail = Tył zaprzężonego konia, { $hex }, nie stoi przed wozem (SB-5.21).
samourai-complaint-hitch-head = Przód zaprzężonego konia, { $hex }, styka się z wozem (SB-5.21).
samourai-complaint-alarm-by-day = Alarm pasuje tylko do scenariusza nocnego.
samourai-complaint-no-sleeper = Alarm wymaga śpiącego, który jest rozstawiony bez zbroi.
samourai-complaint-no-victory = Nikt nie może wygrać: podaj jak.
samourai-complaint-too-many-goals = Za dużo warunków zwycięstwa; najwyżej { $most }.
samourai-complaint-too-many-zones = Za dużo stref: każda figura z własnym miejscem potrzebuje jednej; najwyżej { $most }.
samourai-complaint-cannot-leave = Wrogowi można uniemożliwić wyjście tylko wtedy, gdy wygrywa, wychodząc.
samourai-complaint-no-exit = Zaznacz brzegi, którymi ta strona może wyjść.
samourai-complaint-no-piece = Potrzebny jest wóz lub koń na mapie.
samourai-complaint-goal-hex = Podaj heks: kolumna i rząd, na przykład H7.
samourai-complaint-count-range = { $value } to za dużo lub za mało: od { $low } do { $high }.
samourai-complaint-range = { $key } = { $value }: musi być od { $low } do { $high }.
samourai-complaint-too-long = { $key }: znaków { $count }; najwyżej { $most }.
samourai-complaint-not-printable = { $key }: tylko litery i znaki drukowane, w jednym wierszu.
samourai-complaint-missing = Brakuje: { $key }.
samourai-complaint-unknown = { $key }: nie ma { $value }.
samourai-complaint-unknown-key = Nie ma tu klucza { $key }.
samourai-complaint-repeated = { $key }: { $value } jest tam dwa razy.
samourai-complaint-other-kind = { $key } = { $value } jest innego rodzaju, niż trzeba.
samourai-complaint-bank-raised = { $hex } to skarpa, a ta zawsze leży nisko.
samourai-complaint-opening-nowhere = { $pair } nie łączy budynku z otoczeniem.
samourai-complaint-opening-apart = { $pair }: te heksy nie sąsiadują.
samourai-complaint-opening-reversed = { $pair }: najpierw heks wewnątrz.
samourai-complaint-opening-twice = { $pair } ma już drzwi lub okno.
samourai-complaint-corner-outside = { $corner }: narożnik to wierzchołek heksu budynku.
samourai-complaint-corner-on-edge = { $corner } leży na brzegu mapy; przy narożniku muszą się stykać dwa heksy na zewnątrz.
samourai-complaint-corner-inner = { $corner } nie jest zewnętrznym narożnikiem budynku.
samourai-complaint-corner-crowded = { $corner }: za dużo narożników wokół jednego heksu.
samourai-complaint-too-many-buildings = Budynków: { $count }; najwyżej { $most }.
samourai-complaint-too-large = Razem z mapą i figurami znaków: { $size }; najwyżej { $most }.
samourai-complaint-no-map = Nie ma mapy { $value }; własny plik kończy się na .txt.
samourai-complaint-two-sides = Scenariusz ma dwie strony; tu jest ich { $count }.
samourai-complaint-setup-order = Kolejność rozstawienia musi wymieniać obie strony.
samourai-complaint-zone-twice = Są dwie strefy o tej nazwie.
samourai-complaint-not-between = { $key } = { $value }: { $name } nie mieści się między { $low } a { $high }.
samourai-complaint-backwards = { $key } = { $value } jest odwrotnie: najpierw podaj mniejszą granicę.
samourai-complaint-no-dress = { $unit } nie ma żetonów bez zbroi i na wpół uzbrojonego.
samourai-complaint-away-from-itself = Strona nie może trzymać się z dala od samej siebie.
samourai-complaint-away-too-early = { $other } rozstawia się po stronie { $side }: nie ma jeszcze od czego trzymać się z dala.
samourai-complaint-no-triggers = Nic nie wywołuje tego alarmu: podaj co.
samourai-complaint-nobody-to-die = Podaj, kto musi zginąć: cecha lub imiona.
samourai-complaint-too-few-parts = Taki warunek ma co najmniej dwie części.
