### Samouraï w przeglądarce: mapa, wybrana figura, szanse, zanim się po nie sięgnie.

web-hex-map = Mapa: { $map }. Strzałki prowadzą z heksu na heks, Enter wskazuje.
web-hex-keys = Mapę przesuwa się przeciąganiem, przybliża kółkiem lub dwoma palcami. Klawisze: strzałki prowadzą z heksu na heks, Enter wskazuje, N następna figura, która może działać, + − 0 przybliżenie, Esc puszcza figurę.
web-hex-zoom-in = Bliżej
web-hex-zoom-out = Dalej
web-hex-fit = Cała mapa
web-hex-roofs = Dachy
web-hex-goal = Cel
web-hex-goal-title = Jak wygrywa każda ze stron
web-hex-goal-close = Zamknij
web-hex-goal-drawn = Remis:

## Heks słowami

web-hex-lit = oświetlony
web-hex-lantern-lit = zapalona latarnia
web-hex-lantern-out = zgaszona latarnia
web-hex-barricade = barykada
web-hex-corpses = { $count ->
    [one] { $count } poległy
    [few] { $count } polegli
   *[many] { $count } poległych
  }
web-hex-cost = { $cost ->
    [one] osiągalny za { $cost } punkt
    [few] osiągalny za { $cost } punkty
   *[many] osiągalny za { $cost } punktów
  }
web-hex-would-be-seen = tam cię zobaczą
web-hex-watched-by = obok: { $names }
web-hex-hit = szansa trafienia { $chance } %, odległość { $range }
web-hex-no-shot = strzał niemożliwy ({ $rule })
web-hex-may-point = można wybrać
web-hex-can-move = { $count ->
    [one] może przejść na { $count } heks
    [few] może przejść na { $count } heksy
   *[many] może przejść na { $count } heksów
  }
web-hex-can-shoot = { $count ->
    [0] nie ma celu
    [one] może strzelać do { $count } celu
    [few] może strzelać do { $count } celów
   *[many] może strzelać do { $count } celów
  }
web-hex-can-attack = { $count ->
    [0] sam nikogo nie może zaatakować
    [one] może zaatakować { $count } wroga
    [few] może zaatakować { $count } wrogów
   *[many] może zaatakować { $count } wrogów
  }
web-hex-barred = w tym etapie nic nie robi ({ $rule })
web-hex-too-far = { $hex } jest poza zasięgiem: ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
web-hex-enter-cost = Wejście ({ $terrain }) kosztuje pieszo { $foot }, konno { $horse }.

## Kroki

web-hex-turn = Tura { $turn }
web-hex-night = noc
web-hex-night-alarm = noc, alarm
web-hex-duel = pojedynek, tura { $turn }
web-hex-won = Wygrywa: { $side }
web-hex-drawn = Remis
web-hex-points = { $points ->
    [one] został { $points } punkt
    [few] zostały { $points } punkty
   *[many] zostało { $points } punktów
  }
web-hex-left = { $count ->
    [one] Następny: { $count } może jeszcze działać
    [few] Następny: { $count } mogą jeszcze działać
   *[many] Następny: { $count } może jeszcze działać
  }
web-hex-who = kto?
web-hex-end-step = Zakończ etap
web-hex-end-set-up = Zakończ rozstawianie
web-hex-end-anyway = { $count ->
    [one] { $count } figura mogłaby jeszcze działać. Zakończ mimo to
    [few] { $count } figury mogłyby jeszcze działać. Zakończ mimo to
   *[many] { $count } figur mogłoby jeszcze działać. Zakończ mimo to
  }
web-hex-piece-lantern = latarnia
web-hex-piece-barricade = barykada
web-hex-piece-end = wszystko rozstawione
web-hex-unseen = { $count ->
    [one] { $count } niewidoczny wróg
    [few] { $count } niewidocznych wrogów
   *[many] { $count } niewidocznych wrogów
  }
web-hex-enters = wchodzi od tury { $turn }
web-hex-alarm = Alarm! Straż nie śpi i od swojej następnej fazy zacznie działać.
web-hex-alarm-mine = Alarm! Twoja straż nie śpi: od twojej następnej fazy może działać.
web-hex-alarm-theirs = Alarm! Wiedzą, że tu jesteś: od swojej następnej fazy straż zacznie działać.
web-hex-alarm-heard = Dalej

## Wybrana figura

web-hex-card = Wybrana figura
web-hex-card-close = Puść figurę
web-hex-attack = atak
web-hex-defence = obrona
web-hex-movement = ruch
web-hex-engaged = związany walką
web-hex-mounted = konno
web-hex-hidden = ukryty
web-hex-did-fired = już strzelał
web-hex-did-shot = strzelał w tym etapie
web-hex-did-moved = już się ruszył
web-hex-did-busy = zajęty zadaniem
web-hex-did-attacked = już atakował
web-hex-did-challenged = rzucił wyzwanie
web-hex-did-duelled = stoczył pojedynek
web-hex-last-seen = Ostatnio widziany na { $hex } w turze { $turn }.
web-hex-never-seen = Nikt go jeszcze nie widział.
web-hex-seen-by = Widzą go: { $names }.
web-hex-in-light = Stoi w świetle.
web-hex-barred-why = W tym etapie nic nie robi:
web-hex-held-by = trzyma go { $name }
web-hex-horse-of = koń: { $name }
web-hex-hitched = zaprzężony do wozu
web-hex-enter = Wejdź na mapę
web-hex-set-out = Idź heks po heksie
web-hex-confirm = Potwierdź
web-hex-past-friend = { $move }, obok: { $name }
web-hex-grave-challenge = Może je przyjąć wrogi samuraj na koniu. Wtedy walczą tylko oni dwaj, aż jeden zginie.
web-hex-grave-answer = Walczą tylko oni dwaj, aż jeden zginie.
web-hex-grave-refuse = Twoja strona nie będzie już mogła odnieść pośmiertnego zwycięstwa.
web-hex-grave-harakiri = Odbiera sobie życie, o ile ceremonia nie zostanie przerwana.
web-hex-by-bow = łuk
web-hex-by-shuriken = shuriken
web-hex-pick-way = Wskaż heks, żeby tam pójść; liczby to punkty ruchu.

## Strzały

web-hex-pick-target = Wskaż cel, żeby zobaczyć szanse; wskaż go ponownie, żeby strzelić.
web-hex-no-target = Nikt nie stoi na jego linii strzału.
web-hex-shot-at = Strzała, cel: { $name }
web-hex-throw-at = Shuriken, cel: { $name }
web-hex-lantern-at = latarnia na { $hex }
web-hex-range = odległość { $range }
web-hex-band-short = mała
web-hex-band-medium = średnia
web-hex-band-long = duża
web-hex-band-beyond = za daleko
web-hex-modifier-band = odległość
web-hex-modifier-wounded = ranny strzelec
web-hex-modifier-armoured = zbroja
web-hex-modifier-mounted = konno
web-hex-modifier-unlit = w ciemności
web-hex-may-deflect = Może spróbować odbić strzałę.
web-hex-shoot = Strzelaj
web-hex-blocked = Brak linii strzału:
web-hex-blocked-at = Linię przerywa { $hex }:
web-hex-shooters = Mogą do niego strzelać: { $names }.
web-hex-arrow-none = pudło
web-hex-arrow-A = cofa się
web-hex-arrow-B = ranny
web-hex-arrow-C = zabity
web-hex-arrow-mounted-none = pudło
web-hex-arrow-mounted-A = koń i jeździec cofają się
web-hex-arrow-mounted-B = ranny w siodle
web-hex-arrow-mounted-B-thrown = zrzucony, ranny
web-hex-arrow-mounted-C = koń zabity, jeździec zrzucony i ogłuszony
web-hex-arrow-mounted-D = jeździec zabity
web-hex-shuriken-none = pudło
web-hex-shuriken-W = ranny
web-hex-shuriken-D = zabity

## Walka

web-hex-pick-enemy = { $names }: wskaż wroga albo swoich, którzy się przyłączą.
web-hex-melee = { $attackers } przeciw { $defenders }
web-hex-odds = { $attack } do { $defence }: { $odds }-1
web-hex-terrain = teren
web-hex-together = w kilku
web-hex-column = kolumna { $column }-1
web-hex-no-attack = Taki atak jest niemożliwy:
web-hex-strike = Atakuj
web-hex-melee-none = nic
web-hex-melee-A = jeden z atakujących ranny
web-hex-melee-A-stunned = jeden z atakujących ogłuszony
web-hex-melee-B = atakujący cofają się
web-hex-melee-C = obrońcy cofają się
web-hex-melee-D = ogłuszony
web-hex-melee-E = ranny
web-hex-melee-F = zabity
web-hex-melee-mounted-none = nic
web-hex-melee-mounted-A = jeden z atakujących ranny
web-hex-melee-mounted-B = atakujący cofają się
web-hex-melee-mounted-C = koń i jeździec cofają się
web-hex-melee-mounted-D = zrzucony, ogłuszony
web-hex-melee-mounted-E = zrzucony, ranny
web-hex-melee-mounted-F = zrzucony, ranny, koń zabity
web-hex-melee-mounted-G = obaj zabici

## Wiersz

web-hex-poem = Jego wiersz pożegnalny
web-hex-poem-help = { $lines ->
    [one] { $lines } wers z 2 do 6, znaków: { $signs } z { $most }. Zostanie zachowany z partią.
    [few] { $lines } wersy z 2 do 6, znaków: { $signs } z { $most }. Zostanie zachowany z partią.
   *[many] { $lines } wersów z 2 do 6, znaków: { $signs } z { $most }. Zostanie zachowany z partią.
  }
web-hex-poem-write = Napisz

## Edytor

web-edit-title = Stwórz własny scenariusz
web-edit-map = Rysowana mapa. Strzałki prowadzą z heksu na heks, Enter rysuje.
web-edit-tool = Co rysujesz
web-edit-tool-level = teren wyniesiony
web-edit-tool-door = drzwi
web-edit-tool-window = okno
web-edit-tool-lantern = latarnia
web-edit-tool-zone = strefa rozstawienia
web-edit-tool-entry = strefa wejścia
web-edit-tool-figure = miejsce figury
web-edit-opening = Wskaż heks wewnątrz domu, potem ten po drugiej stronie ściany:
web-edit-who = kto
web-edit-name = Nazwa scenariusza
web-edit-untitled = bez tytułu
web-edit-columns = kolumny
web-edit-rows = rzędy
web-edit-count = { $count ->
    [one] { $count } figura
    [few] { $count } figury
   *[many] { $count } figur
  }
web-edit-side-name = Nazwa strony
web-edit-first = gra pierwsza
web-edit-exit = Może zejść z mapy na:
web-edit-edge-N = północ
web-edit-edge-E = wschód
web-edit-edge-S = południe
web-edit-edge-W = zachód
web-edit-enters = wchodzi później
web-edit-turn = Wchodzą od tury
web-edit-victory = Kto wygrywa
web-edit-goal-side = która strona
web-edit-goal = jak wygrywa
web-edit-goal-count = ilu
web-edit-goal-hex = który heks
web-edit-goal-all_dead = polegli wrogowie:
web-edit-goal-casualties = poległo tylu wrogów
web-edit-goal-hold_hex = trzyma heks przez tyle faz
web-edit-goal-left = tylu zeszło z mapy
web-edit-goal-more = Jeszcze jeden sposób na zwycięstwo
web-edit-goal-away = Usuń ten warunek
web-edit-check = Sprawdź
web-edit-good = Wszystko w porządku: można grać.
web-edit-opponent = Kto gra drugą stroną
web-edit-against-bot = przeciw botowi, który gra losowo
web-edit-play = Zagraj
web-edit-save = Zachowaj tutaj
web-edit-share = Kopiuj link do niego
web-edit-kept = Zachowane tutaj:
web-edit-map-file = Mapa jako tekst
web-edit-scenario-file = Scenariusz jako tekst
web-edit-whole-file = Wszystko w jednym pliku
web-edit-open = Otwórz pliki
web-edit-new = Zacznij od nowa
web-edit-replace = Zastąpić szkic?
web-edit-replace-what = Obecny szkic zostanie zastąpiony przez „{ $name }”. Można to cofnąć.
web-edit-replace-new = Obecny szkic zostanie usunięty. Można to cofnąć.
web-edit-shrink = Zmniejszyć mapę?
web-edit-shrink-what = Wszystko poza kolumną { $columns } i rzędem { $rows } zniknie. Można to cofnąć.
web-edit-replace-yes = Dalej
web-edit-replace-no = Zostaw mój szkic
web-edit-undo = Cofnij
web-edit-text = Scenariusz jako tekst
web-edit-form-again = Wróć do formularza
web-edit-bad-link = W tym linku nie ma scenariusza.
web-edit-bad-file = { $name }: to ani mapa, ani scenariusz, ani figury, ani wszystko w jednym pliku.
web-edit-tool-corner = narożnik
web-edit-tool-barricade = barykady
web-edit-tool-cart = wóz
web-edit-tool-draught = koń pociągowy
web-edit-tool-horse = koń bez jeźdźca
web-edit-corner = Wskaż heks w domu, a potem heks na zewnątrz przy narożniku:
web-edit-pair = Wskaż przedni heks, a potem tylny; ponowne wskazanie usuwa:
web-edit-barricades = ile barykad
web-edit-whose = czyje
web-edit-alarm = alarm: { $name } śpi
web-edit-crowd = Najwyżej tylu w budynku przy rozstawieniu (0: dowolnie)
web-edit-far = Co najmniej tak daleko od pierwszej strony przy rozstawieniu (0: dowolnie)
web-edit-goal-none_on_map = na mapie nie ma już wrogów
web-edit-goal-hold_buildings = zajmuje tyle budynków
web-edit-goal-cannot_leave = wrogowie nie mogą już wyjść
web-edit-goal-piece_on = wóz jest na jednym z tych heksów
web-edit-goal-hold_piece = trzyma wóz przez tyle faz
web-edit-goal-within = w promieniu
web-edit-goal-clear = wrogowie dalej niż
web-edit-goal-number = Warunek { $number }
web-edit-goal-all = wszystkie te warunki naraz
web-edit-goal-any = jeden z tych warunków
web-edit-goal-part = Jeszcze jeden warunek
web-edit-goal-who = kto
web-edit-goal-everybody = wszyscy
web-edit-goal-samurai = wszyscy ich samuraje
web-edit-goal-wounded = ranni też
web-edit-figures = Własne figury
web-edit-figures-about = Można je przydzielać stronom tak jak wszystkie inne. Ich wartości, gdy są ogłuszone, ranne lub konno, wynikają z trzech pierwszych; można je zmienić.
web-edit-figure-new = Figura { $number }
web-edit-figure-more = Jeszcze jedna figura
web-edit-figure-away = Usuń: { $name }
web-edit-figure-name = Imię figury
web-edit-figure-type = Rodzaj
web-edit-figure-horse = własny koń
web-edit-figure-rest = Ogłuszony, ranny, konno
web-edit-roster-file = Figury jako tekst
web-edit-cap = Zwycięzca po ostatniej turze
web-edit-nobody = nikt

## Sala honoru

web-honour = Sala honoru
web-honour-about = Ci, którzy przy twoich stołach zginęli z własnej ręki, i wiersze, które zostawili.
web-honour-empty = Jeszcze nikt.
web-honour-silent = Nie zostawił wiersza.
web-recall-ask = W jednej z twoich partii { $name } zginął z własnej ręki i zostawił wiersz. Pamiętasz go jeszcze?
web-recall-say = Przytocz
web-recall-not-now = Nie teraz
web-recall-known = To jego wiersz. { $name } jest pośmiertnym zwycięzcą tamtej partii.
web-recall-lost = To nie jest jego wiersz. Przepadł.
web-recall-close = Zamknij
web-honour-victor = pośmiertny zwycięzca
web-honour-kept = Zostawił wiersz. W którejś z następnych partii padnie o niego pytanie, jeden raz.
web-honour-unread = Zostawił wiersz, który może czytać tylko jego autor.

## Liczby na stronie zasad

web-figures-character = Postacie: atak, obrona, ruch
web-figures-dress = Misakado zbudzony w nocy
web-figures-terrain = Teren: punkty za wejście, znak w walce
web-figures-marker = Znaczniki
web-figures-range = Zasięg
web-figures-modifier = Dodawane do rzutu
web-figures-archery = Strzały: ścianki kości od 1 do 10
web-figures-combat = Walka: kolumny od 1-1 do 6-1, ścianki od 1 do 10
web-figure-foot = pieszo
web-figure-horse = konno
web-figure-sign = znak
web-figure-bow = łuk
web-figure-healthy = zdrowy
web-figure-stunned = ogłuszony
web-figure-wounded = ranny
web-figure-mounted = konno
web-figure-mounted_wounded = konno, ranny
web-figure-modifier = modyfikator
web-figure-none = bez osłony
web-figure-light = lekka osłona
web-figure-medium = średnia osłona
web-figure-results = wyniki
web-samourai-foot = przeciw pieszym
web-samourai-mounted = przeciw jeźdźcom
web-samourai-short = bliski
web-samourai-medium = średni
web-samourai-long = daleki
web-samourai-barricade = barykada
web-samourai-shooter_wounded = strzelec ranny
web-samourai-target_armoured_on_foot = cel w zbroi, pieszy
web-samourai-target_mounted = cel na koniu
web-samourai-thrower_wounded = rzucający ranny
web-samourai-target_unlit_at_night = cel w ciemności
web-samourai-monk_wounded = ranny mnich odbija strzałę
