# Stół w przeglądarce: plansze, przyciski i objaśnienia.
web-ss-round-of = Runda { $round } z 3
web-ss-round-over = Koniec rundy { $round }
web-ss-counted = { $farms ->
    [one] { $farms } Gospodarstwo
    [few] { $farms } Gospodarstwa
   *[other] { $farms } Gospodarstw
}, { $families ->
    [one] { $families } Rodzina
    [few] { $families } Rodziny
   *[other] { $families } Rodzin
}
web-ss-stakes = Barykady: { $count } z { $most }
web-ss-farms = Gospodarstwa z 6
web-ss-families-short = Rodziny z 3
web-ss-barricades-short = Barykady z { $most }
web-ss-known-faces = Znane karty, od góry
web-ss-place = miejsce { $place }
web-ss-fight-here = Walka: odkryj wierzchniego Najeźdźcę z { $count }
web-ss-look-discard = Przejrzyj karty odrzucone ({ $count })
web-ss-passed = spasował
web-ss-token-of = Żeton Wsparcia: { $samurai }
web-ss-token-own = Twój własny żeton Wsparcia
web-ss-token-lent = Własny żeton Wsparcia oddany
web-ss-support = Wsparcie
web-ss-kiai-in = Kiai za
web-ss-over-by = nadmiar
web-ss-lacks = brakuje: { $list }
web-ss-holds-all = Kapelusz, Chata i Lalka są
web-ss-next-turn = W następnej turze:
web-ss-wounds = Rany: { $count } z 4
web-ss-wounds-title = Rany
web-ss-next-card = Następna karta, z { $count } możliwych:
web-ss-defence = Obrona
web-ss-line-sum = Linia walki: { $sum }
web-ss-last-card = ostatnia
web-ss-forecast = Następna karta: obrona { $defend }%, bezpieczna { $safe }%, Kiai { $kiai }%, pokonany { $over }%
web-ss-forecast-defend = obrona
web-ss-forecast-safe = bez obaw
web-ss-forecast-kiai = Kiai
web-ss-forecast-over = pokonany
web-ss-plays-next = z lewej, gra następny
web-ss-just-played = z prawej, gra ostatni
web-ss-asks-place = Dobrana karta: { $card }. Gdzie trafia?
web-ss-acts = Gra { $samurai }.
web-ss-village-tokens = Żetony Wioski, na tę turę
web-ss-about-samurai = O samuraju: { $samurai }

web-ss-title-confront = { $what ->
    [kiai] Atak: Kiai!
    [over] Atak: pokonany
   *[below] Atak
}
web-ss-title-defend = Obrona
web-ss-title-give = Przekaż: { $samurai }
web-ss-title-under = Pod stos
web-ss-title-discard = Odrzuć
web-ss-title-fight = Walka
web-ss-title-support = Wsparcie: { $samurai }
web-ss-title-pass = Pas
web-ss-title-kiai = Kiai!
web-ss-title-ready = Zacznij turę
web-ss-do-track = Tor { $before } → { $after } z { $kiai }.
web-ss-do-kiai = Tor { $before } → { $after }: { $effect }. Potem twoja pierwsza karta, { $first }, odchodzi: tor { $left }.
web-ss-do-over = Tor { $before } → { $after }, ponad { $kiai }: { $cost ->
    [farm] płonie Gospodarstwo
   *[barricade] pada Barykada
}, a w następnej turze musisz spasować.
web-ss-do-next = W następnej turze: { $penalties }.
web-ss-do-defend = { $symbol }: obronione w tej rundzie. Tor zostaje na { $total }.
web-ss-do-may-defend = Nie ma symbolu { $symbol }: może się obronić.
web-ss-do-confronted = { $what ->
    [kiai] Przy ataku: { $before } → { $after }, Kiai!
    [over] Przy ataku: { $before } → { $after }, pokonany.
   *[below] Przy ataku: { $before } → { $after }.
}
web-ss-do-fight = { $count ->
    [one] Odkryj ostatniego Najeźdźcę (zostaje { $count }).
    [few] Odkryj wierzchniego Najeźdźcę z { $count }.
   *[other] Odkryj wierzchniego Najeźdźcę z { $count }.
}
web-ss-do-known = Jest znany: { $card }.
web-ss-do-support = Twój Talent na jedną turę ({ $talent }). Najeźdźca się zakrada: { $count ->
    [one] { $count } Intruz.
    [few] { $count } Intruzów.
   *[other] { $count } Intruzów.
}
web-ss-do-pass = Nie grasz do końca rundy.
web-ss-do-take = { $card }. Tor { $before } → { $after }.
web-ss-do-under = Dobierasz inną i musisz ją zatrzymać.
web-ss-do-discard = Trafia na stos kart odrzuconych.
web-ss-do-no-kiai = Odchodzi tylko twoja pierwsza karta.
web-ss-do-ready = Najpierw kara z ostatniej karty: { $penalties }.
web-ss-no-symbol = Ten Najeźdźca nie ma symbolu obrony: trzeba go zaatakować.
web-ss-held-already = Masz już ten symbol: { $symbol }.
web-ss-no-defending = Ostatnia karta zabrania obrony w tej turze.
web-ss-all-held = Kapelusz, Chata i Lalka są obronione.
web-ss-still-missing = Brakuje: { $list }.
web-ss-missing-hat = Kapelusz (Rana)
web-ss-missing-farm = Chata (płonie Gospodarstwo)
web-ss-missing-doll = Lalka (odchodzi Rodzina)
web-ss-night-held = mają wszyscy
web-ss-order-card = Miejsce { $place } od góry: { $card }. Strzałki ją przesuwają.
web-ss-on-top = na wierzchu
web-ss-order-help = Przeciągnij karty w wybranej kolejności albo użyj strzałek. Pierwsza zostanie dobrana najpierw.
web-ss-order-done = Odłóż w tej kolejności

web-ss-kiai-of = Kiai: { $samurai }!
web-ss-flames-come = Płomienie!
web-ss-no-flames = Bez płomieni
web-ss-had-none = { $seat } bez symbolu { $symbol }
web-ss-because = { $said } ({ $causes })
web-ss-round-cost = Runda { $round }: { $told }
web-ss-cost-nothing = nic nie stracono
web-ss-cost-farms = { $count ->
    [one] −{ $count } Gospodarstwo
    [few] −{ $count } Gospodarstwa
   *[other] −{ $count } Gospodarstw
}
web-ss-cost-families = { $count ->
    [one] −{ $count } Rodzina
    [few] −{ $count } Rodziny
   *[other] −{ $count } Rodzin
}
web-ss-cost-barricades = { $count ->
    [one] −{ $count } Barykada
    [few] −{ $count } Barykady
   *[other] −{ $count } Barykad
}
web-ss-cost-wounds = { $count ->
    [one] { $count } Rana
    [few] { $count } Rany
   *[other] { $count } Ran
}
web-ss-cost-built = { $count ->
    [one] +{ $count } Barykada
    [few] +{ $count } Barykady
   *[other] +{ $count } Barykad
}
web-ss-cost-healed = uleczono: { $count }

web-ss-end-won = Wioska ocalona
web-ss-end-won-why = Trzecia runda dobiegła końca. { $hurt ->
    [no] Nikt nie jest ranny.
   *[yes] Rany się zagoją.
}
web-ss-end-fell = { $samurai } poległ
web-ss-end-fourth-wound = Samuraj poległ
web-ss-end-last-farmstead = Spłonęło ostatnie Gospodarstwo
web-ss-end-last-family = Odeszła ostatnia Rodzina
web-ss-end-lost-why = Runda { $round }: { $reason }. Wioska stracona.
web-ss-nobody-wounded = nikt nie jest ranny
web-ss-somebody-wounded = ktoś jest ranny
web-ss-of-ten = z 10 ({ $difficulty })
web-ss-rounds = Runda po rundzie
web-ss-rounds-help = na czerwono: stracone w tej rundzie
web-ss-round-short = Runda { $round }
web-ss-rounds-farms = Gospodarstwa
web-ss-rounds-families = Rodziny
web-ss-rounds-barricades = Barykady
web-ss-rounds-told = zostało { $left }, stracono { $lost }
web-ss-deeds = Kto czego dokonał
web-ss-deeds-raiders = Najeźdźcy
web-ss-deeds-kiai = Kiai
web-ss-deeds-wounds = Rany
web-ss-blow = Najcięższy cios
web-ss-blow-night = Koniec rundy { $round }
web-ss-blow-day = W rundzie { $round }

web-ss-kind-plunderer = Grabieżca
web-ss-kind-lieutenant = Porucznik
web-ss-kind-boss = Herszt
web-ss-about-value = Zaatakowany dodaje { $value } do toru. Dokładnie wartość Kiai to Kiai; powyżej pada Barykada.
web-ss-about-symbol = Po lewej chroni do końca rundy. Bez niego runda kosztuje: { $cost }.
web-ss-about-flames = Tylko wśród Intruzów: na koniec rundy niszczy Barykadę, a gdy żadnej nie ma, Gospodarstwo.
web-ss-about-fire = Jako ostatnia karta: na początku twojej tury pada Barykada, a gdy żadnej nie ma, płonie Gospodarstwo.
web-ss-about-wound = Jako ostatnia karta: na początku tury otrzymujesz Ranę.
web-ss-about-infiltrate = Jako ostatnia karta: wierzchni Najeźdźca trafia do Intruzów, nieoglądany.
web-ss-about-no-defend = Jako ostatnia karta: w swojej turze nie możesz się bronić.
web-ss-about-no-support = Jako ostatnia karta: w swojej turze nie możesz nikogo wesprzeć.
web-ss-about-arrow-left = Jako ostatnia karta: sąsiad z lewej dobiera Najeźdźcę do swojej linii.
web-ss-about-arrow-right = Jako ostatnia karta: sąsiad z prawej dobiera Najeźdźcę do swojej linii.
web-ss-about-must-pass = Jako ostatnia karta: musisz spasować.
web-ss-about-return-discard = Jako ostatnia karta: karta z odrzuconych zostaje wtasowana do stosu.
web-ss-about-no-talent = Jako ostatnia karta: w twojej turze nie działa żaden Talent.
web-ss-about-discard-left = Jako ostatnia karta: tracisz jedną ze swoich obron.
web-ss-about-wounds = Pierwsza: znacznik. Druga: budzi się zwierzę. Trzecia: znacznik. Czwarta: samuraj ginie i gra jest przegrana.
web-ss-about-token = Oddaj go innemu samurajowi: twój Talent działa w jego następnej turze, potem żeton wraca.
web-ss-about-stack = Gdy jest pusty, runda się kończy. Nikt nie zna kart leżących zakrytych.
web-ss-about-intruders = Odkrywają się na koniec rundy; każdy z płomieniami kosztuje Barykadę albo Gospodarstwo.
web-ss-about-discard = Każdy może je przejrzeć w dowolnej chwili.
web-ss-about-forecast-title = Następna karta
web-ss-about-forecast = Dla tego samuraja, w procentach: da się obronić, można bezpiecznie zaatakować, dokładnie wartość Kiai, za dużo. Dokładnie, z tego, co wiedzą wszyscy.
web-ss-about-village = Przegrana, gdy spłonie ostatnie Gospodarstwo, odejdzie ostatnia Rodzina albo samuraj otrzyma czwartą Ranę.

web-ss-key-choice = wybór o tym numerze
web-ss-about-part = { $title }: { $text }

web-ss-animal-heihachi = tanuki
web-ss-animal-daisuke = małpa
web-ss-animal-gorobei = niedźwiedź
web-ss-animal-kanbei = dzik
web-ss-animal-kikuchiyo = tygrys
web-ss-animal-kyuzo = lis
web-ss-animal-katsushiro = wilk
