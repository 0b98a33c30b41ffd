### Samouraï w przeglądarce: mapa, wybrana figura, szanse, zanim się po nie sięgnie.

web-hex-map = Mapa: { $map }. Strzałki przechodzą między polami, Enter wybiera.
web-hex-zoom-in = Przybliż
web-hex-zoom-out = Oddal
web-hex-fit = Cała mapa
web-hex-names = Imiona
web-hex-roofs = Dachy
web-hex-goal = Cel
web-hex-goal-title = Warunki zwycięstwa
web-hex-goal-close = Zamknij
web-hex-goal-drawn = Remis:

## Heks słowami

web-hex-lit = oświetlone
web-hex-lantern-lit = zapalona latarnia
web-hex-lantern-out = zgaszona latarnia
web-hex-barricade = barykada
web-hex-corpses = { $count ->
    [one] { $count } ciało
    [few] { $count } ciała
   *[many] { $count } ciał
}
web-hex-cost = { $cost ->
    [one] dojście za { $cost } punkt
    [few] dojście za { $cost } punkty
   *[many] dojście za { $cost } punktów
}
web-hex-would-be-seen = tam cię zobaczą
web-hex-watched-by = obok: { $names }
web-hex-hit = szansa trafienia { $chance }%, odległość { $range }
web-hex-no-shot = strzał niemożliwy ({ $rule })
web-hex-may-point = można wybrać
web-hex-can-move = { $count ->
    [one] może przejść na { $count } pole
    [few] może przejść na { $count } pola
   *[many] może przejść na { $count } pól
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
web-hex-barred = nie może działać w tym etapie ({ $rule })
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
    [one] Następna figura: może jeszcze działać { $count }
    [few] Następna figura: mogą jeszcze działać { $count }
   *[many] Następna figura: może jeszcze działać { $count }
}
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
web-hex-may-enter = może wejść
web-hex-many-enter = mogą wejść: { $count }
web-hex-alarm = Alarm! Straż się budzi i od swojej następnej fazy może działać.
web-hex-alarm-mine = Alarm! Twoja straż się budzi i od twojej następnej fazy może działać.
web-hex-alarm-theirs = Alarm! Wiedzą, że tu jesteś: od swojej następnej fazy straż może działać.
web-hex-alarm-heard = Dalej

## Wybrana figura

web-hex-card = Wybrana figura
web-hex-card-close = Odznacz
web-hex-attack = atak
web-hex-defence = obrona
web-hex-movement = ruch
web-hex-engaged = związany walką
web-hex-mounted = konno
web-hex-hidden = ukryty
web-hex-did-fired = już strzelał
web-hex-did-shot = strzelał w tym etapie
web-hex-did-moved = już się ruszył
web-hex-did-busy = zajęty czynnością
web-hex-did-attacked = już atakował
web-hex-did-challenged = rzucił wyzwanie
web-hex-did-duelled = stoczył pojedynek
web-hex-last-seen = Ostatnio widziany na { $hex } w turze { $turn }.
web-hex-never-seen = Jeszcze niewidziany.
web-hex-seen-by = Widzą go: { $names }.
web-hex-in-light = Jest w świetle.
web-hex-barred-why = Nie może działać w tym etapie:
web-hex-held-by = trzyma go { $name }
web-hex-horse-of = koń: { $name }
web-hex-hitched = zaprzężony do wozu
web-hex-enter = Wejdź na mapę
web-hex-set-out = Idź pole po polu
web-hex-confirm = Potwierdź
web-hex-past-friend = { $move }, obok: { $name }
web-hex-grave-challenge = Może je przyjąć wrogi samuraj na koniu. Wtedy walczą tylko oni dwaj, aż jeden zginie.
web-hex-grave-answer = Walczą tylko oni dwaj, aż jeden zginie.
web-hex-grave-refuse = Twoja strona nie będzie już mogła odnieść pośmiertnego zwycięstwa.
web-hex-grave-harakiri = Odbiera sobie życie, o ile ceremonia nie zostanie przerwana.
web-hex-by-bow = łuk
web-hex-by-shuriken = shuriken
web-hex-pick-way = Kliknij pole, aby tam pójść; liczby to punkty ruchu.

## Strzały

web-hex-pick-target = Kliknij cel, aby zobaczyć szanse; kliknij ponownie, aby strzelić.
web-hex-no-target = Nikt nie stoi na jego linii strzału.
web-hex-shot-at = Strzała, cel: { $name }
web-hex-throw-at = Shuriken, cel: { $name }
web-hex-lantern-at = latarnia na { $hex }
web-hex-range = odległość { $range }
web-hex-band-short = krótki
web-hex-band-medium = średni
web-hex-band-long = daleki
web-hex-band-beyond = za daleko
web-hex-modifier-band = odległość
web-hex-modifier-wounded = ranny strzelec
web-hex-modifier-armoured = zbroja
web-hex-modifier-mounted = konno
web-hex-modifier-unlit = w ciemności
web-hex-may-deflect = Może spróbować odbić strzałę.
web-hex-shoot = Strzelaj
web-hex-blocked = Brak linii strzału:
web-hex-blocked-at = Linię strzału blokuje { $hex }:
web-hex-shooters = Mogą do niego strzelać: { $names }.
web-hex-arrow-none = pudło
web-hex-arrow-A = cofa się
web-hex-arrow-B = ranny
web-hex-arrow-C = zabity
web-hex-arrow-mounted-none = pudło
web-hex-arrow-mounted-A = koń i jeździec cofają się
web-hex-arrow-mounted-B = ranny w siodle
web-hex-arrow-mounted-B-thrown = wysadzony z siodła, ranny
web-hex-arrow-mounted-C = koń zabity, jeździec wysadzony z siodła i ogłuszony
web-hex-arrow-mounted-D = jeździec zabity
web-hex-shuriken-none = pudło
web-hex-shuriken-W = ranny
web-hex-shuriken-D = zabity

## Walka

web-hex-pick-enemy = { $names }: kliknij wroga albo swoich, którzy się przyłączą.
web-hex-melee = { $attackers } przeciw { $defenders }
web-hex-odds = { $attack } do { $defence }: { $odds }-1
web-hex-terrain = teren
web-hex-together = wspólny atak
web-hex-column = kolumna { $column }-1
web-hex-no-attack = Taki atak jest niemożliwy:
web-hex-strike = Atakuj
web-hex-melee-none = bez skutku
web-hex-melee-A = jeden z atakujących ranny
web-hex-melee-A-stunned = jeden z atakujących ogłuszony
web-hex-melee-B = atakujący cofają się
web-hex-melee-C = obrońcy cofają się
web-hex-melee-D = ogłuszony
web-hex-melee-E = ranny
web-hex-melee-F = zabity
web-hex-melee-mounted-none = bez skutku
web-hex-melee-mounted-A = jeden z atakujących ranny
web-hex-melee-mounted-B = atakujący cofają się
web-hex-melee-mounted-C = koń i jeździec cofają się
web-hex-melee-mounted-D = wysadzony z siodła, ogłuszony
web-hex-melee-mounted-E = wysadzony z siodła, ranny
web-hex-melee-mounted-F = wysadzony z siodła, ranny, koń zabity
web-hex-melee-mounted-G = obaj zabici

## Wiersz

web-hex-poem = Jego wiersz pożegnalny
web-hex-poem-help = { $lines ->
    [one] { $lines } wers z 2 do 6, znaków: { $signs } z { $most }. Zostanie zachowany z partią.
    [few] { $lines } wersy z 2 do 6, znaków: { $signs } z { $most }. Zostanie zachowany z partią.
   *[many] { $lines } wersów z 2 do 6, znaków: { $signs } z { $most }. Zostanie zachowany z partią.
  }
web-hex-poem-write = Napisz wiersz

## Edytor

web-edit-title = Stwórz własny scenariusz
web-edit-map = Rysowana mapa. Strzałki przechodzą między polami, Enter rysuje.
web-edit-tool-level = teren wyższy
web-edit-tool-door = drzwi
web-edit-tool-window = okno
web-edit-tool-lantern = latarnia
web-edit-tool-figure = miejsce figury
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
web-edit-exit = Może opuścić mapę przez:
web-edit-edge-N = północ
web-edit-edge-E = wschód
web-edit-edge-S = południe
web-edit-edge-W = zachód
web-edit-enters = wchodzi później
web-edit-turn = Wchodzą od tury
web-edit-victory = Warunki zwycięstwa
web-edit-goal-side = strona
web-edit-goal = warunek zwycięstwa
web-edit-goal-count = liczba
web-edit-goal-hex = pole
web-edit-goal-all_dead = zginęli ci wrogowie:
web-edit-goal-casualties = zginęło N wrogów
web-edit-goal-hold_hex = utrzymuje pole przez N faz
web-edit-goal-left = N postaci tej strony opuściło mapę
web-edit-goal-more = Dodaj warunek zwycięstwa
web-edit-goal-away = Usuń
web-edit-good = Bez błędów: można grać.
web-edit-play = Zagraj
web-edit-save = Zapisz tutaj
web-edit-share = Kopiuj link
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
web-edit-bad-link = Ten link nie zawiera scenariusza.
web-edit-bad-file = { $name }: to nie jest mapa, scenariusz, lista figur ani plik zbiorczy.
web-edit-tool-corner = narożnik
web-edit-tool-barricade = barykady
web-edit-tool-cart = wóz
web-edit-tool-draught = koń pociągowy
web-edit-tool-horse = koń bez jeźdźca
web-edit-barricades = liczba barykad
web-edit-whose = właściciel
web-edit-alarm = alarm: { $name } śpi
web-edit-crowd = Najwięcej w jednym budynku przy rozstawieniu (0: bez limitu)
web-edit-far = Najmniejsza odległość od pierwszej strony przy rozstawieniu (0: dowolna)
web-edit-goal-none_on_map = na mapie nie ma już wrogów
web-edit-goal-hold_buildings = zajmuje N budynków
web-edit-goal-cannot_leave = wrogowie nie mogą już wyjść
web-edit-goal-piece_on = wóz jest na jednym z tych pól
web-edit-goal-hold_piece = utrzymuje wóz przez N faz
web-edit-goal-within = w promieniu
web-edit-goal-clear = brak wrogów bliżej niż
web-edit-goal-number = Warunek { $number }
web-edit-goal-all = wszystkie te warunki
web-edit-goal-any = jeden z tych warunków
web-edit-goal-part = Dodaj część
web-edit-goal-who = kto
web-edit-goal-everybody = wszyscy wrogowie
web-edit-goal-samurai = wszyscy samuraje wroga
web-edit-goal-wounded = ranni też się liczą
web-edit-figures = Własne figury
web-edit-figures-about = Można je przydzielać stronom tak jak inne. Ich wartości, gdy są ogłuszone, ranne lub konno, wynikają z trzech głównych; można je zmienić.
web-edit-figure-new = Figura { $number }
web-edit-figure-more = Dodaj figurę
web-edit-figure-away = Usuń: { $name }
web-edit-figure-name = Imię figury
web-edit-figure-type = Rodzaj
web-edit-figure-horse = ma własnego konia
web-edit-figure-rest = Ogłuszony, ranny, konno
web-edit-roster-file = Figury jako tekst
web-edit-cap = Zwycięzca po ostatniej turze
web-edit-nobody = nikt

## Sala honoru

web-honour = Sala honoru
web-honour-about = Ci, którzy przy twoich stołach odebrali sobie życie, i wiersze, które zostawili.
web-honour-empty = Na razie nikt.
web-honour-silent = Nie zostawił wiersza.
web-recall-ask = W jednej z twoich partii { $name } odebrał sobie życie i zostawił wiersz. Pamiętasz go jeszcze?
web-recall-say = Wyrecytuj
web-recall-not-now = Nie teraz
web-recall-known = To jego wiersz. { $name } jest pośmiertnym zwycięzcą tamtej partii.
web-recall-lost = To nie jest jego wiersz. Został zapomniany.
web-recall-close = Zamknij
web-honour-victor = pośmiertny zwycięzca
web-honour-kept = Zostawił wiersz. W jednej z następnych partii zapytamy o niego, jeden raz.
web-honour-unread = Zostawił wiersz, który może czytać tylko jego autor.

## Liczby na stronie zasad

web-figures-character = Postacie: atak, obrona, ruch
web-figures-dress = Misakado zbudzony w nocy
web-figures-terrain = Teren: koszt ruchu i znak w walce
web-figures-marker = Znaczniki
web-figures-range = Zasięg
web-figures-modifier = Modyfikatory rzutu
web-figures-archery = Tabela strzelania: kość od 1 do 10
web-figures-combat = Tabela walki: kolumny od 1-1 do 6-1, kość od 1 do 10
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
web-samourai-short = krótki
web-samourai-medium = średni
web-samourai-long = daleki
web-samourai-barricade = barykada
web-samourai-shooter_wounded = strzelec ranny
web-samourai-target_armoured_on_foot = cel w zbroi, pieszy
web-samourai-target_mounted = cel na koniu
web-samourai-thrower_wounded = rzucający ranny
web-samourai-target_unlit_at_night = cel w ciemności
web-samourai-monk_wounded = ranny mnich odbija strzałę
