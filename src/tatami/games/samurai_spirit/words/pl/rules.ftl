# Samurai Spirit (7 Samurajów): strona zasad w grze, po polsku. Jeden komunikat na zasadę: SS-4.3 to ss-4-3.

ss-1 = Elementy gry
ss-1-1 = Samurajów jest siedmiu: Heihachi, Daisuke, Gorobei, Kanbei, Kikuchiyo, Kyuzo i Katsushiro. Każdy ma dwustronną planszę (strona człowieka i strona zwierzęcia) z wartością Kiai na każdej stronie, Talent (taki sam po obu stronach), Kiai (silniejsze po stronie zwierzęcia), żeton Wsparcia i najwyżej jeden znacznik Rany.
ss-1-2 = Tor walki biegnie od 0 do wartości Kiai; dalej jest jedno pole płomienia na wszystko, co ją przekracza.
ss-1-3 = Wioska to 6 Gospodarstw z karą na ukrytym rewersie, 3 Rodziny z bonusem na rewersie i do 10 Barykad.
ss-1-4 = Najeźdźców jest 66: 52 Grabieżców (wartości od 1 do 4), 7 Poruczników (wartość 5) i 7 Hersztów (wartość 6). Najeźdźca może mieć symbol obrony (Kapelusz, Chata albo Lalka), karę (Herszt: jedną albo dwie) i płomienie.
ss-1-5 = Karty leżą na trzech stosach: stos Najeźdźców (zakryty), stos kart odrzuconych (odkryty) i stos Intruzów (zakryty).

ss-2 = Przygotowanie gry
ss-2-1 = W grze bierze udział od 1 do 7 osób i od 2 do 7 samurajów. W grze solo gracz bierze dwóch (albo trzech) samurajów i stosuje zasady gry dwuosobowej (SS-10); w innym razie każdy ma jednego, wybranego lub wylosowanego. Tam, gdzie instrukcje francuska, angielska i polska się różnią, stół wybiera jedną z nich; domyślnie francuską.
    .technical = Opcja `edition`: `fr` (domyślna), `en` albo `pl`.
ss-2-2 = W Wiosce znajduje się komplet: sześć Gospodarstw i trzy Rodziny. Rewersy Gospodarstw są pomieszane i nieznane (nasze rozstrzygnięcie).
ss-2-3 =
    Liczby zależą od poziomu trudności; n to liczba samurajów.
    Łatwy: Barykady n + 3, Grabieżcy 6 × n, Porucznicy dodani w rundzie 2: n − 1, Hersztowie dodani w rundzie 3: n − 1; bez kar za Gospodarstwa, z bonusami za Rodziny.
    Normalny: Barykady n + 2, Grabieżcy 7 × n, Porucznicy n, Hersztowie n; bez kar za Gospodarstwa, z bonusami za Rodziny.
    Trudny: Barykady n + 1, Grabieżcy 7 × n, Porucznicy n, Hersztowie n; z karami za Gospodarstwa i bonusami za Rodziny.
    Heroiczny: Barykady n, Grabieżcy 7 × n, Porucznicy n, Hersztowie n; z karami za Gospodarstwa, bez bonusów za Rodziny.
ss-2-4 = Grabieżców biorących udział w grze losuje się spośród 52 i tasuje w stos Najeźdźców. Pozostałe karty zostają w pudełku, nieobejrzane.
ss-2-5 = Plansze leżą stroną człowieka ku górze, tory wskazują 0, żetony Wsparcia są u właścicieli. Zaczyna wylosowany samuraj.
ss-2-6 = Barykad nigdy nie będzie więcej niż podczas przygotowania.

ss-3 = Rundy i tury
ss-3-1 = Gra trwa trzy rundy. W rundzie samuraje wykonują tury zgodnie z ruchem wskazówek zegara (następny jest sąsiad po lewej), z pominięciem tych, którzy spasowali.
ss-3-2 = Twoja tura ma dwa kroki: (A) kara z ostatniej karty twojej linii walki (SS-5), potem (B) dokładnie jedna akcja: Walka, Wsparcie albo Pas.
ss-3-3 = Runda kończy się, gdy stos Najeźdźców jest pusty albo gdy wszyscy spasowali. Stos sprawdza się po kroku A, przed drugą Walką Kikuchiyo i po akcji (nasze rozstrzygnięcie); najpierw kończy się to, co jest w toku. Jeśli stos jest pusty po kroku A, akcji się nie wykonuje. Nie ma znaczenia, co go opróżniło (nasze rozstrzygnięcie).
    .technical = W toku: wszystkie kary z karty, Kiai wywołane przez inne Kiai, przekazywanie i kładzenie kart. Stos może opróżnić dobranie karty, Wsparcie, infiltracja albo Kiai.
ss-3-4 = Jeśli wszyscy spasowali, reszta stosu Najeźdźców trafia na wierzch stosu Intruzów w niezmienionej kolejności.
    .technical = Tak jest w każdej edycji, choć tylko instrukcja angielska mówi, że na wierzch.
ss-3-5 = Samuraj, który spasował, jest poza grą do końca rundy: nie oddaje ani nie otrzymuje kart i nie ponosi kar z kart Najeźdźców. Nie można mu też przekazać żetonu ani wybrać go lub uleczyć przez Kiai, ale jego własny żeton nadal do niego wraca (nasze rozstrzygnięcie). Na koniec rundy liczy się jak zwykle (SS-9). Pozostaje też sąsiadem, więc strzałki w jego stronę nie da się zastosować (SS-5.3).
ss-3-6 = Przy dwóch samurajach sąsiad po lewej i sąsiad po prawej to ten sam samuraj.
ss-3-7 = Przegrywacie natychmiast, gdy samuraj otrzyma czwartą Ranę albo gdy przepadnie ostatnie Gospodarstwo lub ostatnia Rodzina; nic ich nie przywróci, więc nie czeka się do końca rundy (nasze rozstrzygnięcie). Wygrywacie, jeśli po trzeciej rundzie zostanie co najmniej jedno Gospodarstwo i jedna Rodzina (SS-9.6).
    .technical = Gra kończy się w tym miejscu: niczego więcej się nie dobiera, nie odkrywa i nie wybiera.
ss-3-8 = Runda kończy się również po 500 turach (nasze rozstrzygnięcie). W praktyce to się nie zdarza.
    .technical = Dzięki temu każda partia ma koniec: Kyuzo sam przeciw wciąż wracającej karcie mógłby walczyć bez końca.

ss-4 = Walka
ss-4-1 = Odkryj wierzchniego Najeźdźcę. Mogą teraz zadziałać Talenty (SS-6). Potem albo go atakujesz (trafia na prawo, do twojej linii walki), albo się przed nim bronisz (trafia na lewo). Karty po lewej chronią ciebie i Wioskę na koniec rundy (SS-9).
ss-4-2 = Atak: karta trafia na koniec twojej linii walki, a tor pokazuje sumę linii. Poniżej wartości Kiai nic się nie dzieje. Dokładnie na niej twoje Kiai zostaje aktywowane (SS-7). Powyżej twój samuraj jest pokonany: natychmiast zostaje zniszczona Barykada, a jeśli żadnej już nie ma, Gospodarstwo, tak jak przy płomieniu (nasze rozstrzygnięcie). Każda kolejna karta, po której suma nadal przekracza wartość, kosztuje następną; dopóki nie spasujesz, wciąż możesz otrzymywać karty.
    .example = Kyuzo (wartość Kiai 9) ma 6. Karta 2 daje 8: nic. Karta 3 daje dokładnie 9: Kiai. Karta 4 daje 10: zostaje pokonany i przepada Barykada.
ss-4-3 = Obrona: tylko przed kartą z symbolem i tylko wtedy, gdy żadna karta po twojej lewej nie ma takiego samego; masz tam więc najwyżej trzy karty. Tor się nie zmienia.
ss-4-4 = Kartę bez symbolu albo z symbolem, który masz już po lewej, musisz atakować.
ss-4-5 = Po każdej zmianie tor jest równy sumie twojej linii walki.
ss-4-6 = Jeśli w chwili wyboru akcji, czyli po kroku A, jesteś powyżej swojej wartości Kiai, musisz spasować. Jeśli krok A cofnął cię na tor (na przykład przez odwrócenie planszy na stronę zwierzęcia), nie musisz.
    .technical = Tak gra się w każdej edycji.

ss-5 = Kary
ss-5-1 = Kara jest obowiązkowa, ale tylko ta z ostatniej karty twojej własnej linii walki. Jeśli linia jest pusta albo karta nie ma kary, nic się nie dzieje.
ss-5-2 = Jeśli Herszt ma dwie kary, stosujesz obie w wybranej kolejności. Są to kary karty, która była ostatnia na początku kroku A, nawet jeśli w międzyczasie opuści twoją linię. To, czy daną karę da się zastosować, ocenia się, gdy przychodzi jej kolej.
    .technical = Tak jest w każdej edycji; instrukcja francuska uznaje kolejność za nieistotną. Rana może odwrócić planszę, aktywować twoje Kiai i zabrać tę kartę.
ss-5-3 = Karę, której nie da się zastosować, zastępuje jedna Rana. Zakaz obrony, zakaz Wsparcia, przymusowy pas i zakaz Talentów zawsze da się zastosować, nawet jeśli niczego nie zmieniają (nasze rozstrzygnięcie).
ss-5-4 = Płomień: zostaje zniszczona jedna Barykada; jeśli żadnej już nie ma, jedno Gospodarstwo.
ss-5-5 = Rana: otrzymujesz Ranę.
ss-5-6 = Infiltracja: wierzchni Najeźdźca trafia zakryty na stos Intruzów. Przy pustym stosie Najeźdźców nie da się jej zastosować.
ss-5-7 = Zakaz obrony: w tej turze nie możesz kłaść kart po swojej lewej stronie.
ss-5-8 = Zakaz Wsparcia: w tej turze nie możesz wykonać akcji Wsparcia. Nadal możesz otrzymywać żetony.
ss-5-9 = Strzałka w lewo, strzałka w prawo: sąsiad z tej strony dobiera Najeźdźcę prosto do swojej linii walki, bez żadnej decyzji i bez Talentów; może to aktywować jego Kiai albo go pokonać. Zawsze chodzi o najbliższego sąsiada; jeśli spasował, kary nie da się zastosować.
ss-5-10 = Przymusowy pas (Herszt): w tej turze twoją akcją jest Pas.
ss-5-11 = Powrót z odrzuconych (Herszt): losowa karta ze stosu kart odrzuconych zostaje wtasowana w stos Najeźdźców. Przy pustym stosie kart odrzuconych nie da się tego zastosować.
ss-5-12 = Zakaz Talentów (Herszt): w tej turze nie działa ani twój Talent, ani żetony Wsparcia. Skutek zaczyna się z chwilą zastosowania kary, więc Talentu pozwalającego ją zignorować używa się wcześniej.
ss-5-13 = Utrata obrony (Herszt): jedna wybrana przez ciebie karta z twojej lewej strony trafia na stos kart odrzuconych. Jeśli nie ma tam żadnej, kary nie da się zastosować.
ss-5-14 = Ograniczenia z SS-5.7, SS-5.8, SS-5.10 i SS-5.12 obowiązują tylko w twojej własnej turze: nie wiążą cię, gdy otrzymujesz kartę w turze kogoś innego. W twojej turze dotyczą też karty, która trafia do ciebie przez Kiai (nasze rozstrzygnięcie).

ss-6 = Talenty
ss-6-1 = Heihachi: może przekazać kartę parzystą (2, 4, 6) sąsiadowi, który nie spasował.
ss-6-2 = Daisuke: może przekazać kartę nieparzystą (1, 3, 5) sąsiadowi, który nie spasował.
ss-6-3 = Kto otrzymał kartę, zagrywa ją tak, jakby dobrał ją we własnej Walce, z własnym Talentem, może więc przekazać ją dalej. Tylko kładzie kartę: bez kroku kary, bez drugiej Walki, bez pożyczonych Talentów. Karta nigdy nie wraca do samuraja, który już ją tym razem miał (nasze rozstrzygnięcie).
    .technical = Dlatego Heihachi, który dostał kartę parzystą od posiadacza swojego żetonu, może ją przekazać drugiemu sąsiadowi; francuskie i angielskie FAQ wymieniają tu Daisuke, co jest błędem, którego w polskim nie ma.
ss-6-4 = Gorobei: może zignorować kary, jeśli jego ostatnia karta jest parzysta; wszystkie kary z karty albo żadną (nasze rozstrzygnięcie).
ss-6-5 = Kanbei: może zignorować kary, jeśli jego ostatnia karta jest nieparzysta; wszystkie kary z karty albo żadną (nasze rozstrzygnięcie).
ss-6-6 = Kikuchiyo: jeśli w swojej turze wybrał Walkę, może walczyć drugi raz, gdy pierwsza karta zostanie zagrana do końca. Nie może, jeśli jest powyżej swojej wartości Kiai albo stos jest pusty, i nigdy trzeci raz, bez względu na posiadane żetony (nasze rozstrzygnięcie).
ss-6-7 = Kyuzo: dobraną lub otrzymaną kartę może odrzucić, jeśli w jego własnej linii walki jest karta o tej samej wartości (gdy żeton jest pożyczony, w linii samuraja, który go używa).
ss-6-8 = Katsushiro: dobraną lub otrzymaną kartę może odłożyć na spód stosu Najeźdźców i dobrać inną, którą musi zatrzymać i sam zagrać: tylko atak albo obrona, bez dalszych Talentów (nasze rozstrzygnięcie). W stosie musi być co najmniej jedna inna karta (nasze rozstrzygnięcie).
ss-6-9 = Talentu nigdy nie trzeba używać, a Talenty się kumulują. Twój własny działa zawsze, gdy dobierasz lub otrzymujesz kartę, także w cudzej turze, i zachowujesz go, gdy twój żeton jest u kogoś innego. Talent z żetonu Wsparcia działa tylko w twojej turze i tylko wtedy, gdy żeton był u ciebie na jej początku (nasze rozstrzygnięcie, za uwagą o Kyuzo w instrukcji).

ss-7 = Kiai
ss-7-1 = Gdy suma twojej linii staje się dokładnie równa wartości Kiai, bez względu na to, czyja trwa tura, twoje Kiai zostaje aktywowane. Najpierw jego efekt, jeśli go chcesz. Potem w każdym przypadku pierwsza karta twojej linii trafia na stos kart odrzuconych. Aktywować je może też zabranie karty lub odwrócenie planszy na stronę zwierzęcia; Rana z końca rundy nie może (nasze rozstrzygnięcie).
    .technical = Chodzi o pierwszą kartę linii takiej, jaka jest po efekcie, o ile coś w niej leży.
ss-7-2 = Kiai może zostać aktywowane ponownie w tej samej rundzie, ale nie w trakcie własnego rozpatrywania; po jego zakończeniu sprawdza się sumę jeszcze raz: dokładna wartość to nowe Kiai (nasze rozstrzygnięcie). Kiai innego samuraja aktywowane w tym czasie rozpatruje się najpierw, potem twoje działa dalej.
    .technical = Inaczej zwierzęcy Daisuke mógłby zapętlić się w nieskończoność. Nigdy nie ma więcej niż trzech Kiai, jedno w drugim.
ss-7-3 = Heihachi: jedna Barykada więcej, nie ponad limit z SS-2.6. Zwierzę: tak samo, a ponadto może usunąć znacznik Rany dowolnemu samurajowi, który nie spasował, także sobie.
ss-7-4 = Daisuke: bierze ostatnią kartę z linii jednego samuraja i przekazuje ją innemu (jednym z nich może być Daisuke), a ten kładzie ją po lewej albo po prawej według zwykłych zasad, bez Talentów. Wzięcie, przekazanie i położenie to jeden ruch: najpierw rozpatruje się to, co położenie wywołało u otrzymującego, potem sprawdza się sumę oddającego, taką, jaka jest w tej chwili (nasze rozstrzygnięcie). Zwierzę: raz albo dwa razy z rzędu, jak woli.
ss-7-5 = Gorobei: 2 wierzchnie karty stosu Najeźdźców trafiają na stos kart odrzuconych. Zwierzę: 3 karty.
ss-7-6 = Kanbei: 2 wierzchnie karty stosu Intruzów trafiają na stos kart odrzuconych. Zwierzę: 3 karty.
ss-7-7 = Kikuchiyo: ostatnia karta z linii jednego samuraja, może to być on sam, trafia na stos kart odrzuconych; potem sprawdza się sumę tej linii. Zwierzę: raz albo dwa razy, jak woli.
ss-7-8 = Kyuzo: jeden samuraj, który ma własny żeton Wsparcia, może go przekazać innemu (jednym z nich może być Kyuzo). W wydaniu polskim: żeton dowolnego samuraja trafia do kogokolwiek poza obecnym posiadaczem; właściciel, posiadacz i otrzymujący muszą nadal być w rundzie, a żetonów przy Wiosce to nie dotyczy. Zwierzę: tak samo, a ponadto jedna Barykada więcej.
ss-7-9 = Katsushiro: 2 wierzchnie karty stosu Najeźdźców zostają odkryte i wracają na wierzch w wybranej przez niego kolejności, odkryte, więc znają je wszyscy. Zwierzę: 3 karty.
ss-7-10 = Jeśli kart jest mniej, niż trzeba, bierze się tyle, ile jest (nasze rozstrzygnięcie). Efekt może być niemożliwy; wtedy tylko odrzuca się pierwszą kartę linii.
ss-7-11 = O użycie Kiai gra pyta tylko wtedy, gdy efekt coś zmieni; w innym razie po prostu odrzuca się pierwszą kartę linii.
    .technical = `kiai` jest do wyboru: dla Heihachiego, jeśli można dołożyć Barykadę albo (zwierzę) ktoś w rundzie ma znacznik; dla Daisuke, jeśli w rundzie jest inny samuraj i jest karta do wzięcia; dla Gorobeia i Katsushiro, jeśli stos Najeźdźców nie jest pusty; dla Kanbeia, jeśli stos Intruzów nie jest pusty; dla Kyuzo, jeśli jest żeton do przekazania albo (zwierzę) można dołożyć Barykadę; dla Kikuchiyo zawsze. W innym razie jedyną akcją jest `no-kiai`.

ss-8 = Rany
ss-8-1 = Pierwsza Rana: znacznik Rany, strona człowieka. Druga: znacznik znika, a planszę odwracasz na stronę zwierzęcia; karty zostają, a tor ustawiasz na sumie linii walki. Jeśli to dokładnie zwierzęca wartość Kiai, Kiai zostaje aktywowane; jeśli więcej, nie traci się kolejnej Barykady (nasze rozstrzygnięcie). Trzecia: znacznik Rany, strona zwierzęcia. Czwarta: samuraj ginie, a gra jest przegrana.
ss-8-2 = Leczenie tylko usuwa znacznik; zwierzę nigdy nie wraca do ludzkiej postaci. Na planszy nigdy nie leżą dwa znaczniki.

ss-9 = Koniec rundy
ss-9-1 = Kroki od SS-9.1 do SS-9.5 następują w tej kolejności; w każdym z nich obowiązuje kolejność tur, począwszy od samuraja, który zacznie następną rundę (nasze rozstrzygnięcie). Najpierw każdy samuraj bez Kapelusza po lewej stronie otrzymuje Ranę.
ss-9-2 = Każdy samuraj bez Chaty po lewej stronie usuwa Gospodarstwo: losowe, bo rewersy są ukryte (nasze rozstrzygnięcie). Na poziomie Trudnym i Heroicznym stosuje się jego karę.
ss-9-3 =
    Na poziomie Trudnym i Heroicznym karę stosuje się zawsze, gdy przepada Gospodarstwo, także przy SS-4.2 i SS-5.4. Gdy wybierają gracze, decyduje samuraj, którego tura trwa, a na koniec rundy ten, kto zacznie następną.
    A: przepada losowa Rodzina.
    B: przepada kolejne Gospodarstwo, wraz z jego karą.
    C: zostaje zniszczona Barykada; jeśli żadnej nie ma, przepada kolejne Gospodarstwo, wraz z jego karą.
    D: samuraj otrzymuje Ranę; w wydaniu francuskim wybierają go gracze, w angielskim i polskim losuje się go; w trakcie tury jest to ktoś, kto nie spasował, na koniec rundy ktokolwiek (nasze rozstrzygnięcie).
    .technical = B i C działają łańcuchowo w każdej edycji, choć francuska instrukcja o tym milczy. O D rozstrzyga opcja `edition`.
ss-9-4 =
    Każdy samuraj bez Lalki po lewej stronie usuwa losową Rodzinę. Potem, oprócz poziomu Heroicznego, każda pozostała Rodzina daje swój bonus, w tej kolejności.
    A: jeśli ktoś ma znacznik Rany, trzeba jeden usunąć. W wydaniu francuskim rannego wybierają gracze (decyzja jak w SS-9.3), w angielskim losuje się spośród wszystkich samurajów, czasem bez skutku, w polskim spośród tych ze znacznikiem.
    B: jedna Barykada więcej, w granicach SS-2.6.
    C: wierzchnia karta stosu Intruzów, o ile jest, trafia na stos kart odrzuconych.
ss-9-5 = Karty stosu Intruzów odkrywa się po jednej. Każda z płomieniami niszczy Barykadę, a jeśli żadnej nie ma, Gospodarstwo (wraz z karą tam, gdzie kary obowiązują).
    .example = Została jedna Barykada; stos Intruzów pokazuje płomień, nic i płomień. Pierwszy niszczy Barykadę, drugi Gospodarstwo.
ss-9-6 = Jeśli pozostało co najmniej jedno Gospodarstwo i jedna Rodzina, zaczyna się następna runda; po trzeciej zwyciężacie.
ss-9-7 = Na następną rundę zbiera się wszystkie karty w grze, dodaje wylosowanych nowych Poruczników (runda 2) albo Hersztów (runda 3) i tasuje wszystko w stos Najeźdźców. Tory wracają na 0, a żetony do właścicieli. Rany, strony plansz, Barykady, Gospodarstwa i Rodziny pozostają bez zmian.
ss-9-8 = Ostatni aktywny samuraj to ten, w którego turze runda się skończyła (nasze rozstrzygnięcie; instrukcje mówią: ten, kto dobrał ostatnią kartę albo spasował jako ostatni). Następną rundę zaczyna jego sąsiad po lewej. Po rundzie 3 tak samo wyznacza się kolejność w SS-9.

ss-10 = Gra dwuosobowa i solo
ss-10-1 = Obowiązują wszystkie zasady, ale żetony Wsparcia nieobecnych samurajów leżą odkryte przy Wiosce.
ss-10-2 = Podczas przygotowania, jeśli wśród wylosowanych Grabieżców mniej niż dwóch ma Lalkę, odkłada się wszystkich i losuje ponownie, spośród 52 (nasze rozstrzygnięcie); nikt tego sprawdzenia nie widzi.
    .technical = Ponieważ Tatami rozdaje karty w chwili, gdy ktoś je widzi (SS-13.2), staje się to warunkiem na rundę 1, obowiązującym, dopóki nie pokażą się dwie Lalki. Dla każdej karty, która może przyjść, Tatami liczy, na ile sposobów da się zapełnić pozostałe nieznane miejsca z wystarczającą liczbą Lalek, o jedną mniejszą, jeśli sama karta ma Lalkę; szansa karty jest proporcjonalna do tej liczby. Szanse są dokładnie takie jak przy losowaniu powtarzanym do skutku.
ss-10-3 = Na początku swojej tury, przed karą, możesz użyć dowolnie wielu z tych żetonów: ich Talenty są twoje na tę turę (w wydaniach angielskim i polskim: do końca tej rundy), a potem żetony są zużyte na resztę gry. Działają tylko w twoich własnych turach. Zakaz Talentów (SS-5.12) je blokuje, a żetony i tak są zużyte.
ss-10-4 = Można wybrać grę według SS-10 także z 3–6 samurajami, co czyni ją nieco łatwiejszą. Obowiązuje to zawsze przy dwóch samurajach (i w grze solo z trzema), a nigdy przy siedmiu.
    .technical = Opcja `village_support`.

ss-11 = Wsparcie i Pas
ss-11-1 = Wsparcie: przekaż swój żeton Wsparcia samurajowi, który nie spasował; potem wierzchni Najeźdźca trafia zakryty na stos Intruzów. Musisz mieć własny żeton u siebie, a w rundzie musi być jeszcze co najmniej jeden inny samuraj.
ss-11-2 = Otrzymujący ma twój Talent w swojej najbliższej turze; kilka żetonów się kumuluje. Na koniec tury samuraja wszystkie cudze żetony, jakie ma, wracają do właścicieli, bez względu na to, czy właściciel spasował, czy żeton został użyty i co samuraj zrobił. Wraca nawet żeton otrzymany w tej samej turze, przez Kiai Kyuzo, i nie zdąży zadziałać. Żetony samurajów, którzy spasowali, pozostają do użytku ich posiadaczy (nasze rozstrzygnięcie).
ss-11-3 = Pas: wypadasz z gry do końca rundy; twój pionek samuraja kładzie się na planszy.

ss-12 = Punktacja (tylko po zwycięstwie)
ss-12-1 = Licz 1 punkt za każde Gospodarstwo, 1 za każdą Rodzinę i 1, jeśli żaden samuraj nie ma znacznika Rany: najwyżej 10. Plusy oznaczają poziom trudności: + Normalny, ++ Trudny, +++ Heroiczny.
    .example = Zostały cztery Gospodarstwa i dwie Rodziny, a Gorobei ma znacznik Rany: 6 punktów; na poziomie Trudnym 6++.

ss-13 = Kto co wie
ss-13-1 = Wszystko jest jawne poza kolejnością i tożsamością kart, których nikt nie widział. W każdej chwili można sprawdzić liczbę kart w każdym stosie i przejrzeć cały stos kart odrzuconych. Gracze rozmawiają swobodnie.
ss-13-2 = Karty rozdaje się w chwili, gdy ktoś je widzi: w Tatami karta dostaje tożsamość dopiero wtedy. Nie ma ukrytej kolejności, która mogłaby wyciec, a wszystkie pokazywane szanse są dokładne.
    .technical =
        Jak wypełnia się nieznane miejsca.
        (a) Niewidziane przez nikogo miejsca w stosie Najeźdźców i w stosie Intruzów wypełnia się kartami, które mogą tam być. W rundzie 1 są to wszyscy jeszcze niewidziani Grabieżcy, także ci z pudełka, bo pudełko jest równie nieznane jak stos. W rundach 2 i 3 są to dokładnie starsze karty tej gry (wszystkie były już widziane na koniec poprzedniej rundy: Grabieżca z pudełka nigdy nie przyjdzie) i nowe, wzięte z siedmiu kart najnowszego rodzaju. Przy N niewidzianych miejscach, z których f zajmują nowe karty, miejsce pokazuje daną starszą kartę z szansą 1 na N, a daną z m jeszcze niewidzianych nowych kart z szansą f na N × m.
        (b) Miejsca znane pozostają znane: karty odkryte przez Katsushiro, karta odłożona przez niego na spód, znana karta przełożona na stos Intruzów. Gdy wszyscy spasują, miejsca ze stosu Najeźdźców trafiają na wierzch stosu Intruzów ze wszystkim, co o nich wiadomo.
        (c) Karta wracająca ze stosu kart odrzuconych (SS-5.11) oznacza tasowanie stosu: ta karta i każda, której miejsce w stosie było znane, jest teraz gdzieś w stosie. Każde niewidziane miejsce liczy tasowania, które odbyły się, zanim opuściło stos (miejsce wciąż w stosie: wszystkie dotąd), a każda taka karta nosi numer tasowania, w którym ją zgubiono; nigdy nie leży na miejscu o mniejszym numerze. Wszystkie układy, które to spełniają, są równie prawdopodobne. Ich liczba to zwykły iloczyn (najpierw układa się karty o największym numerze), więc szansa każdej karty jest dokładnym ułamkiem, bez próbkowania.
