## Mapa, panel obok niej i skutki rozkazu

web-hex-held = Utrzymane: { $now } z { $need }
web-hex-of = { $now } z { $need }
web-hex-my-figures = Twoje figury
web-hex-going = Na { $hex }: { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
  }
web-hex-blow-at = Cios: { $name }
web-hex-then-strike = może zaatakować: { $name }, { $odds }
web-hex-then-shoot = może strzelić: { $name }, { $chance }%, zasięg { $range }
web-hex-shot-by = { $name } mógłby go ostrzelać: { $chance }%
web-hex-struck-by = { $count ->
    [one] jeden wróg mógłby go zaatakować: { $names }
    [few] { $count } wrogów mogłoby go zaatakować: { $names }
    [many] { $count } wrogów mogłoby go zaatakować: { $names }
   *[other] { $count } wroga mogłoby go zaatakować: { $names }
  }
web-hex-safe-there = żaden widoczny wróg tam nie dotrze ani nie strzeli
web-hex-go = Idź na { $hex }
web-hex-next-short = Dalej { $count }
web-hex-end-short = Koniec
web-hex-name-to = { $name } na { $hex }
web-hex-place-who = Gdzie stanie { $name }?
web-hex-click-to-go = Punkty: { $cost } z { $points }. Kliknij, aby iść; Esc rezygnuje.
web-hex-tap-again = Punkty: { $cost } z { $points }. Dotknij jeszcze raz, aby iść.
web-hex-threat = Zagrożenie
web-hex-ruler = Linia
web-hex-legend = Kolory na mapie
web-hex-ink-reach = mój zasięg
web-hex-ink-hold = do utrzymania
web-hex-ink-goal = cel
web-hex-ink-clear = bez wroga
web-hex-ink-threat = ich zasięg
web-hex-ink-lit = oświetlone
web-hex-ruler-free = zasięg { $range }, wolna
web-hex-ruler-barred = zasięg { $range }, zasłonięta na { $hex }
# A march in the log: from where to where, and over how many hexes.
web-hex-log-stepped = { $unit } { $from }→{ $hex } ({ $steps })
web-hex-log-rode = { $unit } konno na { $hex }/{ $tail } ({ $steps })

## Co widać

web-hex-seen-missed = Pudło
web-hex-seen-wounded = Ranny
web-hex-seen-stunned = Ogłuszony
web-hex-seen-killed = Zabity
web-hex-seen-drowned = Utonął
web-hex-seen-retreated = Odepchnięty
web-hex-seen-thrown-off = Wysadzony z siodła
web-hex-seen-horse-killed = Koń zabity
web-hex-seen-deflected = Odbita
web-hex-seen-recovered = Doszedł do siebie
web-hex-seen-die = rzut { $die }
web-hex-seen-reads = liczy się { $modified }

## Klawisze

web-hex-key-arrows = z pola na pole
web-hex-key-enter = wybierz, idź, strzel
web-hex-key-next = następna figura, która może działać
web-hex-key-end = zakończ etap
web-hex-key-threat = gdzie wróg mógłby uderzyć
web-hex-key-ruler = zmierz stąd linię wzroku
web-hex-key-names = imiona wszystkich figur
web-hex-key-goal = warunki zwycięstwa
web-hex-key-zoom = przybliżenie, cała mapa

## Przed bitwą

web-hex-briefing = Odprawa
web-hex-briefing-day = Dzień. Zaczyna { $first }.
web-hex-briefing-night = Noc. Zaczyna { $first }.
web-hex-briefing-you = Ty: { $side }
web-hex-briefing-close = Schowaj odprawę
web-hex-deploy = Rozstaw za mnie
web-hex-deploy-again = Jak ostatnio
web-hex-deployments = Rozstawienia
web-hex-deployment-load = Rozstaw jak „{ $name }”
web-hex-deployment-delete = Usuń „{ $name }”
web-hex-deployment-sure = Na pewno usunąć „{ $name }”?
web-hex-deployment-name = Nazwa tego rozstawienia
web-hex-deployment-save = Zapisz

# Podpowiedzi: plan dla każdej figury.
web-hex-plans = Plany
web-hex-plans-what = Plan dla każdej figury z osobna, tylko na podstawie tego, co widzisz.
web-hex-plan-close = Zamknij plany
samourai-plan-shot = Strzał, cel: { $target }; szansa trafienia { $chance }%, odległość { $range }.
samourai-plan-attack = Atak, cel: { $target }; { $good }% dla ciebie, { $bad }% przeciw tobie.
samourai-plan-poor-attack = Bez ataku: { $target } jako cel to { $good }% dla ciebie i { $bad }% przeciw tobie.
samourai-plan-no-attack = Bez ataku: stosunek sił jest zbyt niekorzystny.
samourai-plan-goal = Zajmuje { $hex }: o to pole toczy się gra.
samourai-plan-hold = Zostaje na { $hex }: o to pole toczy się gra.
samourai-plan-leave = Schodzi z mapy z { $hex }: to jest cel.
samourai-plan-strike = Z { $hex } może zaatakować, cel: { $target }; { $good }% dla ciebie, { $bad }% przeciw tobie.
samourai-plan-aim = Z { $hex } może strzelać, cel: { $target }; szansa trafienia { $chance }%.
samourai-plan-closer = Podchodzi bliżej, cel: { $target }; { $left ->
    [one] zostaje { $left } pole
    [few] zostają { $left } pola
   *[other] zostaje { $left } pól
}.
samourai-plan-nearer = Bliżej { $hex }, gdzie jest potrzebny; { $left ->
    [one] zostaje { $left } pole
    [few] zostają { $left } pola
   *[other] zostaje { $left } pól
}.
samourai-plan-safer = Bezpieczniej: wrogów, którzy mogą go tam ostrzelać lub zaatakować: { $after } zamiast { $before }.
samourai-plan-position = { $hex } to najlepsze miejsce na następne tury.
samourai-plan-stay = Zostaje: wszędzie indziej byłoby mu gorzej.

## How it ended

web-hex-end = Jak się skończyło
web-hex-end-won = Wygrana!
web-hex-end-lost = Porażka.
web-hex-end-drawn = Remis.
web-hex-end-seen = Wygrywa { $side }.
web-hex-end-why = { $reason }, tura { $turn }.
web-hex-fate-up = cali: { $count }
web-hex-fate-wounded = ranni: { $count }
web-hex-fate-left = poza mapą: { $count }
web-hex-fate-dead = polegli: { $count }
web-hex-fate-of-up = cały
web-hex-fate-of-wounded = ranny
web-hex-fate-of-left = poza mapą
web-hex-fate-of-dead = poległ
