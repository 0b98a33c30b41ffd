# Samouraï: nazwy, pytania, akcje, zdarzenia i stół słowami.
# Figury przychodzą z imienia, w mianowniku: żadne zdanie nie może wymagać innego przypadka.

samourai = Samouraï
samourai-about = Potyczka w feudalnej Japonii na mapie z sześciokątnych pól: łuki, miecze, konie, mnisi, ninja i noc. Dla dwóch stron. Francuskie wydanie (Rexton) gry Samurai Blades.

## Opcje

samourai-option-scenario = Scenariusz: jeden z sześciu z pudełka, jeden z czterech od Tatami albo własny.
samourai-option-turn_cap = Po ilu turach gra się kończy; 0: bez limitu.
samourai-option-short_range = Granica krótkiego zasięgu, w polach.
samourai-option-arrow_retreat = O ile pól cofa się cel trafiony strzałą.
samourai-option-rider_arrow_b = Co wynik B strzały robi jeźdźcowi: wounded_in_saddle (ranny, w siodle) albo thrown_wounded (ranny i wysadzony z siodła).
    .label = Skutek wyniku B strzały dla jeźdźca
samourai-option-captured_defence_bonus = Ile zdobyczny koń dodaje do obrony jeźdźca.
samourai-option-horse_control_radius = Odległość, w jakiej strona zachowuje kontrolę nad swoim koniem.
samourai-option-combat_result_a = Co wynik A robi atakującemu: attacker_wounded (ranny) albo attacker_stunned (ogłuszony).
    .label = Skutek wyniku A dla atakującego
samourai-option-shift_below_1_1 = Gdy teren przesuwa atak poniżej 1-1: no_attack (nie ma ataku) albo resolve_at_1_1 (rozstrzyga się go przy 1-1).
    .label = Gdy teren przesuwa atak poniżej 1-1
samourai-option-duel_turn_cap = Po ilu turach pojedynek kończy się bez rozstrzygnięcia; 0: bez limitu.

## Scenariusze, mapy, strony

samourai-scenario-torii = Torii
samourai-scenario-ninja-night = Noc ninja
samourai-scenario-seven-samurai = Siedmiu samurajów
samourai-scenario-temple-assault = Szturm na świątynię
samourai-scenario-convoy = Konwój
samourai-scenario-crossroads = Rozdroże
samourai-scenario-torii-about = Dwa oddziały spotykają się na drodze pielgrzymów. Jeźdźcy, łuki i wyzwania; aby wygrać, utrzymaj torii albo zabij wszystkich samurajów przeciwnika.
samourai-scenario-ninja-night-about = Pięciu ninja przychodzi zabić śpiącego daimyo. Nie wiedzą, w której jest chacie; do alarmu straż nic nie robi.
samourai-scenario-seven-samurai-about = Siedmiu roninów i czterech chłopów broni wioski przed trzynastoma zbójami. Barykady; jeźdźcy przekraczają rzekę tylko mostem.
samourai-scenario-temple-assault-about = Dwunastu ludzi rodu Ishido szturmuje świątynię. Mnisi, drzwi, okna, skarpy; celem jest ołtarz.
samourai-scenario-convoy-about = Wóz ma przejechać most i dotrzeć do zachodniej krawędzi mapy. Wóz, koń pociągowy, zaprzęg.
samourai-scenario-crossroads-about = Mnisi muszą przejść odkrytą mapę z południa na północ. Łucznictwo i odbijanie strzał.
samourai-scenario-bridge = Most w Mizuno
samourai-scenario-embers = Żar nad Kurokawą
samourai-scenario-petition = Prośba starca
samourai-scenario-shrine = Wyścig do chramu
samourai-scenario-bridge-about = Armia Akamori musi mieć ten most przed nocą, a jej jeźdźcy są tu pierwsi. Shirakawa trzymają drugi koniec za barykadami; nigdzie indziej koń nie przejdzie rzeki.
samourai-scenario-embers-about = Ninja wychodzą z lasu, by spalić zimowy ryż. Tej nocy nikt nie śpi; domy stają w płomieniach, gdy ninja są w nich sami.
samourai-scenario-petition-about = Stary Gisuke niesie do namiestnika prośbę swojej wioski, bez broni i powoli. Na obu grzbietach przełęczy czekają zbóje; idzie z nim garstka roninów.
samourai-scenario-shrine-about = Dwa rody, jedna wyrocznia: kto utrzyma ołtarz pośrodku jeziora, przemawia w imieniu boga. Jeźdźcy są szybcy, ale koń do chramu nie wejdzie.
samourai-scenario-convoy-guard = Konwój, jeden strażnik więcej
samourai-scenario-convoy-guard-about = Fory od Tatami: do eskorty dołącza Bunzo.
samourai-scenario-convoy-fewer = Konwój, jeden ronin mniej
samourai-scenario-convoy-fewer-about = Fory od Tatami: w zasadzce nie ma Mori Yagoro.
samourai-scenario-convoy-dusk = Konwój, do zmierzchu
samourai-scenario-convoy-dusk-about = Fory od Tatami: konwój wygrywa, jeśli do końca tury 16 nikt nie wygrał.
samourai-scenario-crossroads-ally = Rozdroże, jeden sojusznik więcej
samourai-scenario-crossroads-ally-about = Fory od Tatami: z mnichami idzie ronin Inui Kosaku.
samourai-scenario-crossroads-fewer = Rozdroże, jeden łucznik mniej
samourai-scenario-crossroads-fewer-about = Fory od Tatami: w zasadzce nie ma Uhei.
samourai-scenario-crossroads-dusk = Rozdroże, do zmierzchu
samourai-scenario-crossroads-dusk-about = Fory od Tatami: mnisi wygrywają, jeśli do końca tury 4 nikt nie wygrał.
samourai-scenario-torii-ally = Torii, jeden sojusznik więcej
samourai-scenario-torii-ally-about = Fory od Tatami: do Shirakawa dołącza Danjo.
samourai-scenario-torii-dusk = Torii, do zmierzchu
samourai-scenario-torii-dusk-about = Fory od Tatami: Shirakawa wygrywają, jeśli do końca tury 6 nikt nie wygrał.
samourai-scenario-embers-fewer = Żar nad Kurokawą, jeden łucznik mniej
samourai-scenario-embers-fewer-about = Fory od Tatami: na straży nie ma Nagai Morikiyo.
samourai-scenario-embers-guard = Żar nad Kurokawą, jeden strażnik mniej
samourai-scenario-embers-guard-about = Fory od Tatami: na straży nie ma Yoshitaki.
samourai-side-akamori = Akamori
samourai-side-shirakawa = Shirakawa
samourai-side-ninja = Ninja
samourai-side-misakado = Straż Misakado
samourai-side-brigands = Zbóje
samourai-side-village = Wioska
samourai-side-ishido = Ishido
samourai-side-monks = Mnisi
samourai-side-convoy = Konwój
samourai-side-ronin = Ronini
samourai-side-ambush = Zasadzka
samourai-side-one = Strona 1
samourai-side-two = Strona 2

## Teren

samourai-terrain-flat = teren płaski
samourai-terrain-brush = zarośla
samourai-terrain-tree = drzewa
samourai-terrain-bank = skarpa
samourai-terrain-paddy = ryżowisko
samourai-terrain-river = rzeka
samourai-terrain-bridge = most
samourai-terrain-torii = słup torii
samourai-terrain-interior = wnętrze
samourai-terrain-entry = wejście
samourai-hexside-open = krawędź otwarta
samourai-hexside-crest = korona skarpy
samourai-hexside-door = drzwi
samourai-hexside-window = okno
samourai-hexside-wall = ściana
samourai-side-N = północ
samourai-side-NE = północny wschód
samourai-side-SE = południowy wschód
samourai-side-S = południe
samourai-side-SW = południowy zachód
samourai-side-NW = północny zachód
samourai-side-here = własne pole
samourai-leg-N = północ, naprzód
samourai-leg-NE = północny wschód, naprzód
samourai-leg-SE = południowy wschód, naprzód
samourai-leg-S = południe, naprzód
samourai-leg-SW = południowy zachód, naprzód
samourai-leg-NW = północny zachód, naprzód
samourai-leg-back-N = północ, tyłem
samourai-leg-back-NE = północny wschód, tyłem
samourai-leg-back-SE = południowy wschód, tyłem
samourai-leg-back-S = południe, tyłem
samourai-leg-back-SW = południowy zachód, tyłem
samourai-leg-back-NW = północny zachód, tyłem

## Figury

samourai-type-samurai = samuraj
samourai-type-daimyo = daimyo
samourai-type-ronin = ronin
samourai-type-samurai-monk = mnich-samuraj
samourai-type-monk = mnich
samourai-type-ninja = ninja
samourai-type-ashigaru-yari = ashigaru z włócznią
samourai-type-ashigaru-naginata = ashigaru z naginatą
samourai-type-ashigaru-bow = ashigaru z łukiem
samourai-type-brigand = zbój
samourai-type-brigand-bow = zbój z łukiem
samourai-type-peasant = chłop
samourai-trait-samurai = samuraj
samourai-trait-armoured = opancerzony
samourai-trait-monk = mnich
samourai-trait-ninja = ninja
samourai-trait-bow = łuk
samourai-life-healthy = zdrowy
samourai-life-stunned = ogłuszony
samourai-life-wounded = ranny
samourai-life-dead = martwy
samourai-place-to-set-up = do rozstawienia
samourai-place-to-enter = ma wejść
samourai-place-on-map = na mapie
samourai-place-left = opuścił mapę
samourai-place-removed = usunięty
samourai-dress-armed = w zbroi
samourai-dress-undressed = bez zbroi
samourai-dress-half-armed = w niepełnej zbroi
samourai-task-mount = dosiadanie konia
samourai-task-dismount = zsiadanie z konia
samourai-task-hitch = zaprzęganie
samourai-task-unhitch = wyprzęganie
samourai-task-clear = uprzątanie ciał
samourai-task-dress = wkładanie zbroi
samourai-name-nobutsune = Akamori Nobutsune
samourai-name-haruhide = Akamori Haruhide
samourai-name-genzo = Otake Genzo
samourai-name-kansuke = Kansuke
samourai-name-heihachi = Heihachi
samourai-name-rokusuke = Rokusuke
samourai-name-tadakage = Shirakawa Tadakage
samourai-name-norifusa = Shirakawa Norifusa
samourai-name-tomonori = Iwaki Tomonori
samourai-name-jinpachi = Jinpachi
samourai-name-gonroku = Gonroku
samourai-name-matabei = Matabei
samourai-name-tokimasa = Tokimasa
samourai-name-matsuo = Matsuo
samourai-name-yorikasa = Yorikasa
samourai-name-kagero = Kagero
samourai-name-hayate = Hayate
samourai-name-misakado = Misakado
samourai-name-kiyomari = Kiyomari
samourai-name-muneharu = Saegusa Muneharu
samourai-name-morikiyo = Nagai Morikiyo
samourai-name-shigenao = Toda Shigenao
samourai-name-kagetoki = Hatano Kagetoki
samourai-name-shinkuro = Shinkuro
samourai-name-yoshitaka = Yoshitaka
samourai-name-danjo = Danjo
samourai-name-onimaru = Onimaru
samourai-name-kuma = Kuma
samourai-name-tetsu = Tetsu
samourai-name-gon = Gon
samourai-name-shiro = Shiro
samourai-name-mosuke = Mosuke
samourai-name-ushi = Ushi
samourai-name-kappa = Kappa
samourai-name-nezu = Nezu
samourai-name-taka = Taka
samourai-name-ibuki = Ibuki
samourai-name-sabu = Sabu
samourai-name-kanzaemon = Shimazu Kanzaemon
samourai-name-goroji = Katagiri Goroji
samourai-name-shichibei = Shichibei
samourai-name-kyunosuke = Kurata Kyunosuke
samourai-name-heizo = Hayashida Heizo
samourai-name-katsuhei = Okada Katsuhei
samourai-name-yochi = Kiku no Yochi
samourai-name-gisuke = Gisuke
samourai-name-rikichiro = Rikichiro
samourai-name-manbei = Manbei
samourai-name-yohachi = Yohachi
samourai-name-mokichi = Mokichi
samourai-name-ranmaru = Araki Ranmaru
samourai-name-jubei = Sakuma Jubei
samourai-name-kosaku = Inui Kosaku
samourai-name-senzo = Obata Senzo
samourai-name-yagoro = Mori Yagoro
samourai-name-ton = Hachisuka Ton
samourai-name-saru = Saru
samourai-name-mimizuku = Mimizuku
samourai-name-kisuke = Kisuke
samourai-name-tome = Tome
samourai-name-gyokan = Gyokan
samourai-name-benkan = Benkan
samourai-name-jokei = Jokei
samourai-name-ryonen = Ryonen
samourai-name-ekei = Ekei
samourai-name-zenki = Zenki
samourai-name-tetsugyu = Tetsugyu
samourai-name-dogyo = Dogyo
samourai-name-masakatsu = Ishido Masakatsu
samourai-name-tokuro = Honda Tokuro
samourai-name-sokan = Yamaga Sokan
samourai-name-saburo = Murai Saburo
samourai-name-kohei = Kohei
samourai-name-genpachi = Genpachi
samourai-name-isuke = Isuke
samourai-name-rihei = Rihei
samourai-name-bunzo = Bunzo
samourai-name-sakichi = Sakichi
samourai-name-tokubei = Tokubei
samourai-name-uhei = Uhei
samourai-name-nobutsune-horse = koń (Akamori Nobutsune)
samourai-name-haruhide-horse = koń (Akamori Haruhide)
samourai-name-tadakage-horse = koń (Shirakawa Tadakage)
samourai-name-norifusa-horse = koń (Shirakawa Norifusa)
samourai-name-onimaru-horse = koń (Onimaru)
samourai-name-kuma-horse = koń (Kuma)
samourai-name-ranmaru-horse = koń (Araki Ranmaru)
samourai-name-jubei-horse = koń (Sakuma Jubei)
samourai-name-masakatsu-horse = koń (Ishido Masakatsu)
samourai-name-horse1 = koń 1
samourai-name-horse2 = koń 2
samourai-name-horse3 = koń 3
samourai-name-draught = koń pociągowy
samourai-name-cart = wóz

## Wartości i wyniki

samourai-cover-none = bez osłony
samourai-cover-light = osłona lekka
samourai-cover-medium = osłona średnia
samourai-cover-total = osłona całkowita
samourai-roll-shot = Strzała
samourai-roll-throw = Shuriken
samourai-roll-deflection = Odbicie strzały
samourai-roll-melee = Walka wręcz
samourai-result-none = bez skutku
samourai-reason-all-dead = zginęły wszystkie cele
samourai-reason-casualties = straty
samourai-reason-hold-hex = utrzymana pozycja
samourai-reason-hold-buildings = utrzymane budynki
samourai-reason-left = udało im się ujść
samourai-reason-cannot-leave = nie mogą już ujść
samourai-reason-piece-on = wóz dotarł na miejsce
samourai-reason-hold-piece = zdobyty wóz
samourai-reason-none-on-map = na mapie nie ma już przeciwnika
samourai-reason-all = spełnione wszystkie warunki
samourai-reason-any = spełniony warunek
samourai-reason-nobody-left = druga strona nie ma już nikogo
samourai-reason-harakiri = harakiri
samourai-reason-turn-cap = osiągnięto limit tur

## Etapy

samourai-phase-set-up = rozstawienie
samourai-phase-first-fire = pierwszy ostrzał
samourai-phase-movement = ruch
samourai-phase-second-fire = drugi ostrzał
samourai-phase-combat = walka
samourai-phase-recovery = powrót do sił
samourai-phase-over = koniec gry
samourai-step-set-up = rozstawienie
samourai-step-first-fire = pierwszy ostrzał
samourai-step-movement = ruch
samourai-step-second-fire = drugi ostrzał
samourai-step-combat = walka
samourai-step-recovery = powrót do sił
samourai-step-over = koniec gry

## Pytania

samourai-prompt-marker = Gdzie stawiasz kolejny znacznik?
samourai-prompt-place = Gdzie stawiasz kolejną figurę?
samourai-prompt-placed = Wszystko rozstawione: zakończ rozstawianie.
samourai-prompt-fire = Ostrzał: wybierz łucznika i cel albo zakończ etap.
samourai-prompt-corner = Twoja figura stoi przy dwóch narożnikach: za którym się kryje?
samourai-prompt-deflect = Mnich trafiony: próbujesz odbić strzałę?
samourai-prompt-move = Ruch: przesuń figurę, zacznij czynność albo zakończ etap.
samourai-prompt-step = Dokąd teraz?
samourai-prompt-haul = Kto jeszcze ciągnie wóz? Potem przesuń go.
samourai-prompt-crew = Gdzie staje kolejny z ciągnących?
samourai-prompt-combat = Walka: wybierz atakującego albo zakończ etap.
samourai-prompt-attack = Kto się przyłącza i kogo atakujecie? Potem zaatakuj.
samourai-prompt-victim = Która z twoich postaci zostaje trafiona?
samourai-prompt-fall = Gdzie spada wysadzony z siodła jeździec?
samourai-prompt-retreat = Odwrót: kto dokąd?
samourai-prompt-advance = Pościg po walce: kto rusza? Albo zostańcie na miejscu.
samourai-prompt-advance-step = Pościg: dokąd?
samourai-prompt-land = Gdzie zsiada?
samourai-prompt-drop = Gdzie składacie ciała?
samourai-prompt-answer = Rzucono ci wyzwanie: kto je przyjmuje? Albo odmów.
samourai-prompt-duel-move = Pojedynek: zbliż się albo, jeśli wolno, zakończ etap.
samourai-prompt-duel-combat = Pojedynek: atakuj albo, jeśli wolno, zakończ etap.

## Akcje

samourai-action-die = kość pokazuje { $die }
samourai-action-done = zakończ ten etap
samourai-action-stop = zatrzymaj się tutaj
samourai-action-go = atakuj
samourai-action-hold = bez pościgu
samourai-action-exit = opuść mapę
samourai-action-douse = zgaś latarnię
samourai-action-light = zapal latarnię i stań
samourai-action-release = puść konia
samourai-action-deflect = spróbuj odbić strzałę
samourai-action-accept = nie próbuj
samourai-action-refuse = odrzuć wyzwanie
samourai-action-renounce = przerwij ceremonię
samourai-action-poem = napisz wiersz pożegnalny
samourai-action-place = na { $hex }
samourai-action-place-rider = na { $pair } (najpierw łeb)
samourai-action-lantern = latarnia na { $hex }
samourai-action-barricade = barykada { $barricade } (dwa pola, potem czoło)
samourai-action-fire = { $unit } strzela; cel: { $target }
samourai-action-throw = { $unit } rzuca shurikenem; cel: { $target }
samourai-action-corner = kryj się za narożnikiem { $corner }
samourai-action-move = ruch: { $unit }
samourai-action-to = na { $hex }
samourai-action-back = tyłem na { $hex }
samourai-action-swing = zwrot: łeb na { $hex }
samourai-action-tail = zwrot: zad na { $hex }
samourai-action-lead = prowadź za uzdę: { $horse }
samourai-action-mount = { $unit } dosiada: { $horse }
samourai-action-dismount = { $unit } zsiada z konia
samourai-action-hitch = { $unit } zaprzęga konia do wozu
samourai-action-unhitch = { $unit } wyprzęga konia
samourai-action-clear = { $unit } i { $helper } uprzątają ciała ({ $side })
samourai-action-dress = { $unit } wkłada zbroję
samourai-action-haul = ciągnij wóz; prowadzi { $unit }
samourai-action-with = razem: { $unit }
samourai-action-crew = na { $hex }
samourai-action-attack = { $unit } atakuje
samourai-action-on = przeciw: { $unit }
samourai-action-victim = trafiony: { $unit }
samourai-action-retreat = { $unit } cofa się ({ $side })
samourai-action-retreat-horse = { $unit } cofa się ({ $leg })
samourai-action-fall = spada na { $hex }
samourai-action-advance = { $unit } rusza w pościg
samourai-action-land = zsiądź na { $hex }
samourai-action-drop = { $men ->
    [one] przenieś jedno ciało na { $hex }
    [few] przenieś { $men } ciała na { $hex }
   *[other] przenieś { $men } ciał na { $hex }
}
samourai-action-drop-horse = { $horse } na { $pair }
samourai-action-challenge = { $unit } rzuca wyzwanie
samourai-action-answer = { $unit } przyjmuje wyzwanie
samourai-action-harakiri = { $unit } zaczyna harakiri

## Zdarzenia

samourai-event-placed =
    { $unit }: rozstawienie na { $hex }{ $tail ->
        [none] {""}
       *[other] /{ $tail }
     }.
    .hidden = { $unit }: rozstawienie w tajemnicy.
samourai-event-lantern-placed = Latarnia staje na { $hex }.
samourai-event-barricade-placed = Na { $hex }/{ $tail } staje barykada, czołem do { $front }.
samourai-event-turn-began = — Tura { $turn } —
samourai-event-phase-began = Faza strony: { $seat }.
samourai-event-step-began = { $seat }: { $step }.
samourai-event-fired = Strzał: { $unit }; cel: { $target }; odległość { $distance }, { $cover }, modyfikator { $modifier }.
samourai-event-fired-at-lantern = Strzał: { $unit }; cel: latarnia na { $hex }; odległość { $distance }, modyfikator { $modifier }.
samourai-event-thrown = Shuriken: { $unit }; cel: { $target }; odległość { $distance }, modyfikator { $modifier }.
    .hidden = Z ciemności leci shuriken; cel: { $target }.
samourai-event-thrown-at-lantern = Shuriken: { $unit }; cel: latarnia na { $hex }; odległość { $distance }, modyfikator { $modifier }.
    .hidden = Z ciemności leci shuriken w latarnię na { $hex }.
samourai-event-corner-named = { $unit } kryje się za narożnikiem { $corner }.
samourai-event-rolled = { $roll }: na kości { $die }, z modyfikatorami { $modified }.
    .hidden = { $roll }: na kości { $die }.
samourai-event-hit = Trafienie: { $target }, wynik { $result }.
samourai-event-missed = Chybienie: { $target }.
samourai-event-deflected = { $unit } odbija strzałę: { $result }.
samourai-event-not-deflected = { $unit } nie odbija strzały.
samourai-event-lantern-out = Latarnia na { $hex } gaśnie.
samourai-event-lantern-lit = Latarnia na { $hex } zapala się.
samourai-event-move-began = Ruch: { $unit }.
samourai-event-stepped = { $unit }: { $from } → { $hex } (zostało punktów: { $points }).
samourai-event-rode = { $unit }: konno na { $hex }/{ $tail } (zostało punktów: { $points }).
samourai-event-stopped = { $unit } zatrzymuje się.
samourai-event-set-back = { $unit } musi wrócić na { $hex }.
samourai-event-entered = { $unit } wchodzi na mapę na { $hex }.
samourai-event-left = { $unit } opuszcza mapę z { $hex }.
    .hidden = { $unit } opuszcza mapę.
samourai-event-took-horse = { $unit } bierze za uzdę: { $horse }.
samourai-event-released-horse = { $unit } puszcza: { $horse }.
samourai-event-cart-rolled = Wóz toczy się na { $front }/{ $tail }.
samourai-event-task-began = { $unit } zaczyna czynność: { $task }.
samourai-event-task-failed = { $unit } nie może dokończyć: { $task }.
samourai-event-mounted = { $unit } dosiada: { $horse }.
samourai-event-dismounted = { $unit } zsiada z konia na { $hex }.
samourai-event-hitched = { $unit } zaprzęga do wozu: { $horse }.
    .hidden = Ktoś w ciemności zaprzęga do wozu: { $horse }.
samourai-event-unhitched = { $unit } wyprzęga: { $horse }.
    .hidden = Ktoś w ciemności wyprzęga: { $horse }.
samourai-event-cleared =
    { $unit } i { $helper } przenoszą z { $from } na { $hex }: { $horse ->
        [none] { $men ->
                [one] { $men } ciało
                [few] { $men } ciała
               *[other] { $men } ciał
            }
       *[other] { $horse }
     }.
    .hidden =
        Ktoś w ciemności przenosi z { $from } na { $hex }: { $horse ->
            [none] { $men ->
                    [one] { $men } ciało
                    [few] { $men } ciała
                   *[other] { $men } ciał
                }
           *[other] { $horse }
         }.
samourai-event-dressed = { $unit } jest teraz: { $dress }.
samourai-event-hauled = { $unit } z pomocnikami ciągnie wóz (ludzie: { $men }, punkty ruchu: { $points }).
    .hidden = Ktoś w ciemności ciągnie wóz.
samourai-event-attacked = Atak: { $unit } na cel { $target }; { $attack } do { $defence }, kolumna { $column }-1.
samourai-event-victim-named = Trafiony zostaje { $unit }.
samourai-event-retreated =
    { $unit } cofa się na { $hex }{ $tail ->
        [none] {""}
       *[other] /{ $tail }
     }.
    .hidden = { $unit } cofa się i znika w ciemności.
samourai-event-no-retreat = { $unit } nie może się cofnąć.
samourai-event-stunned = { $unit } jest ogłuszony.
samourai-event-wounded = { $unit } jest ranny.
samourai-event-killed = { $unit } ginie na { $hex }.
samourai-event-drowned = { $unit } tonie na { $hex }.
samourai-event-thrown-off = { $unit } zostaje wysadzony z siodła.
samourai-event-fell = { $unit } spada na { $hex }.
samourai-event-horse-killed = { $horse } ginie na { $hex }/{ $tail }.
samourai-event-advanced = { $unit } rusza w pościg.
samourai-event-held = { $seat }: bez pościgu.
samourai-event-recovered = { $unit } dochodzi do siebie.
samourai-event-challenged = { $unit } rzuca wyzwanie!
samourai-event-answered = { $unit } przyjmuje wyzwanie; przeciwnik: { $opponent }.
samourai-event-refused = { $seat }: wyzwanie odrzucone.
samourai-event-duel-turn = Pojedynek, tura { $turn }: { $unit }.
samourai-event-duel-ended =
    { $unit ->
        [none] Pojedynek bez rozstrzygnięcia.
       *[other] Koniec pojedynku: przeżył { $unit }.
     }
samourai-event-harakiri-began = { $unit } klęka do harakiri.
samourai-event-harakiri-ended = { $unit } ginie z własnej ręki.
samourai-event-harakiri-broken = Ceremonia przerwana: { $unit }.
samourai-event-poem = { $seat }: powstaje wiersz pożegnalny.
samourai-event-alarm = Alarm! (tura { $turn })
samourai-event-seen = Widać: { $unit } na { $hex } ({ $life }).
samourai-event-lost = { $unit } znika w ciemności.
samourai-event-shown = { $unit } zostaje odkryty na { $hex }.
samourai-event-won = Zwycięstwo: { $seat }; { $reason }.
samourai-event-drawn = Remis: { $reason }.

## Stół słowami


samourai-result-A = A
samourai-result-B = B
samourai-result-C = C
samourai-result-D = D
samourai-result-E = E
samourai-result-F = F
samourai-result-G = G
samourai-result-W = W
samourai-reason-none = –
samourai-roll-none = –
samourai-task-none = –
samourai-text-raised = teren wyższy
