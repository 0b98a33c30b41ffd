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
samourai-goal-hold_buildings = { $count ->
    [one] W jednym budynku jest nieogłuszona postać tej strony i nie ma wroga.
   *[other] W { $count } budynkach jest nieogłuszona postać tej strony i nie ma wroga.
}
samourai-goal-left = Opuścili mapę żywi ({ $edges }): { $who ->
    [anyone] co najmniej { $others } z tej strony
    [everybody] cała strona
    [never] cała strona i jeszcze { $others }, co jest niemożliwe
   *[named] { $units }{ $others ->
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
samourai-goal-all = Wszystkie te warunki:
samourai-goal-any = Jeden z tych warunków:
samourai-aim-side_dead = Polegli przeciwnicy
samourai-aim-trait_dead = { $trait ->
    [samurai] Polegli samuraje przeciwnika
    [ninja] Polegli ninja przeciwnika
    [monk] Polegli mnisi przeciwnika
    [armoured] Polegli opancerzeni przeciwnicy
   *[other] Polegli przeciwnicy: { $trait }
  }
samourai-aim-all_dead = Mają polec: { $units }
samourai-aim-casualties = { $states ->
    [dead] Polegli przeciwnicy
    [dead-wounded] Polegli lub ranni przeciwnicy
   *[other] Przeciwnicy: { $list }
  }
samourai-aim-hold_hex = { $mark ->
    [torii-way] Torii utrzymane
    [altar] Ołtarz utrzymany
    [yard] Dziedziniec utrzymany
    [crossing] Rozstaje utrzymane
   *[other] { $hex } utrzymane
  }
samourai-aim-hold_buildings = Zajęte budynki
samourai-aim-left = Wyszli żywi z mapy
samourai-aim-cannot_leave = Przeciwnik bez drogi ucieczki
samourai-aim-piece_on = Wóz u celu
samourai-aim-hold_piece = Wóz utrzymany
samourai-aim-none_on_map = Nikogo z przeciwników na mapie
samourai-aim-all = Wszystko naraz
samourai-aim-any = Jedno z nich
samourai-goal-end_of_own_phase = Sprawdzane na koniec jej fazy.
samourai-goal-end_of_game_turn = Sprawdzane na koniec tury gry.
samourai-goal-cap = Do końca tury { $turn } nikt nie wygrał.
samourai-goal-edge-N = skraj północny
samourai-goal-edge-E = skraj wschodni
samourai-goal-edge-S = skraj południowy
samourai-goal-edge-W = skraj zachodni
samourai-complaint-no-units = Ta strona nie ma żadnych figur.
samourai-complaint-idle = { $unit } nie jest ani rozstawiony, ani nie wchodzi na mapę.
samourai-complaint-placed-twice = { $unit } jest rozstawiony lub wchodzi więcej niż raz.
samourai-complaint-no-own-horse = { $unit } nie ma własnego konia.
samourai-complaint-both-sides = { $unit } jest po obu stronach.
samourai-complaint-too-many-men = Postaci: { $count }; najwyżej { $most }.
samourai-complaint-overlap = Obie strony rozstawiają się na { $hexes }: rozdziel ich strefy.
samourai-complaint-no-room = Odpowiednich pól w strefie rozstawienia: { $room }; potrzeba: { $needed }.
samourai-complaint-no-room-for-rider = W strefie rozstawienia brak dwóch połączonych pól dla jeźdźca { $unit } i jego konia.
samourai-complaint-empty-zone = Ta strefa nie ma żadnego pola: narysuj ją na mapie.
samourai-complaint-no-hex = { $hex }: nie ma takiego pola na mapie.
samourai-complaint-not-on-edge = { $hex } nie leży na brzegu mapy, skąd się wchodzi.
samourai-complaint-lanterns-crowded = Brak miejsca na latarnie: { $count }, w odstępie pól: { $apart }.
samourai-complaint-barricade-not-flat = Barykady stawia się na płaskich polach; w ich strefie takich nie ma.
samourai-complaint-too-many = Jest ich { $count }; najwyżej { $most }.
samourai-complaint-two-hexes = Zajmuje dwa pola, najpierw przednie: kliknij oba.
samourai-complaint-cannot-lie = Nie może stać na { $hexes }: potrzeba dwóch sąsiednich pól, na które wejdzie koń.
samourai-complaint-taken = { $hexes }: pole jest już zajęte.
samourai-complaint-piece-twice = { $piece } podano dwa razy.
samourai-complaint-too-many-horses = Koni razem z końmi jeźdźców: { $count }; najwyżej { $most }.
samourai-complaint-no-cart = Nie ma wozu, do którego można zaprząc konia.
samourai-complaint-hitch-tail = Zad zaprzężonego konia, { $hex }, nie stoi przed wozem (SB-5.21).
samourai-complaint-hitch-head = Łeb zaprzężonego konia, { $hex }, styka się z wozem (SB-5.21).
samourai-complaint-alarm-by-day = Alarm może być tylko w scenariuszu nocnym.
samourai-complaint-no-sleeper = Alarm wymaga śpiącego, który jest rozstawiony bez zbroi.
samourai-complaint-no-victory = Nie ma warunku zwycięstwa: dodaj go.
samourai-complaint-too-many-goals = Za dużo warunków zwycięstwa; najwyżej { $most }.
samourai-complaint-too-many-zones = Za dużo stref: każda figura z własnym miejscem potrzebuje jednej; najwyżej { $most }.
samourai-complaint-cannot-leave = Wrogowi można uniemożliwić wyjście tylko wtedy, gdy wygrywa, wychodząc.
samourai-complaint-no-exit = Zaznacz brzegi, którymi ta strona może wyjść.
samourai-complaint-no-piece = Potrzebny jest wóz lub koń na mapie.
samourai-complaint-goal-hex = Podaj pole: kolumna i rząd, na przykład H7.
samourai-complaint-count-range = { $value } to za dużo lub za mało: od { $low } do { $high }.
samourai-complaint-range = { $key } = { $value }: musi być od { $low } do { $high }.
samourai-complaint-too-long = { $key }: znaków { $count }; najwyżej { $most }.
samourai-complaint-not-printable = { $key }: tylko litery i znaki drukowane, w jednym wierszu.
samourai-complaint-missing = Brakuje: { $key }.
samourai-complaint-unknown = { $key }: nie ma { $value }.
samourai-complaint-unknown-key = Nieznany klucz: { $key }.
samourai-complaint-repeated = { $key }: { $value } podano dwa razy.
samourai-complaint-other-kind = { $key } = { $value } jest innego typu, niż trzeba.
samourai-complaint-bank-raised = { $hex } to skarpa, a ta zawsze leży na niskim poziomie.
samourai-complaint-opening-nowhere = { $pair } nie łączy budynku z otoczeniem.
samourai-complaint-opening-apart = { $pair }: te pola nie sąsiadują.
samourai-complaint-opening-reversed = { $pair }: najpierw pole wewnątrz.
samourai-complaint-opening-twice = { $pair } ma już drzwi lub okno.
samourai-complaint-corner-outside = { $corner }: narożnik to wierzchołek pola budynku.
samourai-complaint-corner-on-edge = { $corner } leży na brzegu mapy; przy narożniku muszą się stykać dwa pola na zewnątrz.
samourai-complaint-corner-inner = { $corner } nie jest zewnętrznym narożnikiem budynku.
samourai-complaint-corner-crowded = { $corner }: za dużo narożników wokół jednego pola.
samourai-complaint-too-many-buildings = Budynków: { $count }; najwyżej { $most }.
samourai-complaint-too-large = Razem z mapą i figurami znaków: { $size }; najwyżej { $most }.
samourai-complaint-no-map = Nie ma mapy { $value }; własny plik kończy się na .txt.
samourai-complaint-two-sides = Scenariusz ma dwie strony; tu jest ich { $count }.
samourai-complaint-setup-order = Kolejność rozstawienia musi wymieniać obie strony.
samourai-complaint-zone-twice = Są dwie strefy o tej nazwie.
samourai-complaint-not-between = { $key } = { $value }: { $name } nie mieści się między { $low } a { $high }.
samourai-complaint-backwards = { $key } = { $value } jest odwrotnie: najpierw podaj mniejszą granicę.
samourai-complaint-no-dress = { $unit } nie ma żetonów bez zbroi i w niepełnej zbroi.
samourai-complaint-away-from-itself = Strona nie może zachować odległości od samej siebie.
samourai-complaint-away-too-early = { $other } rozstawia się po stronie { $side }: nie ma jeszcze od czego zachować odległości.
samourai-complaint-no-triggers = Nic nie wywołuje tego alarmu: dodaj przyczynę.
samourai-complaint-nobody-to-die = Podaj, kto musi zginąć: cecha lub imiona.
samourai-complaint-too-few-parts = Ten warunek wymaga co najmniej dwóch części.

samourai-complaint-too-complex = Ten tekst jest zbyt zawiły, żeby go odczytać: najwyżej { $keys } kluczy, { $dots } kropek w kluczu, { $deep } nawiasów jeden w drugim i { $digits } cyfr w liczbie.
