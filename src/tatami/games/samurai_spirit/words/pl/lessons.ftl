# Lekcje gry Samurai Spirit: o co chodzi i co słyszy gracz po dobrym lub złym ruchu.

samurai-spirit-lessons = Wszyscy bronicie jednej wioski: razem wygrywacie albo razem przegrywacie. Wystarczy kilka minut, żeby się nauczyć.

samurai-spirit-lesson-defend = Na lewo: obrona
samurai-spirit-lesson-defend-fight = Jesteś Kyuzo, obok ciebie stoją Heihachi i Gorobei. Najeźdźcy atakują przez trzy rundy. W swojej turze wykonujesz jedną akcję: Walkę, Wsparcie albo Pas. Wybierz Walkę.
    .right = Wierzchni Najeźdźca zostaje odkryty: 2 z Lalką.
    .wrong = Wybierz Walkę: ktoś musi stawić czoła Najeźdźcom.
    .pass = Jeśli spasujesz, wypadasz z gry do końca rundy. Na to o wiele za wcześnie.
    .support = Dobry pomysł, ale na później. Teraz walcz.
samurai-spirit-lesson-defend-left = Najeźdźca trafia na twoją lewą albo prawą stronę. Po lewej karta z symbolem to obrona: Kapelusz, Chata i Lalka, po jednym z każdego. Do końca rundy chcesz mieć wszystkie trzy. Połóż Lalkę po lewej.
    .right = Lalka strzeże Rodzin. Na koniec rundy brak Kapelusza to Rana, brak Chaty – utrata Gospodarstwa, brak Lalki – utrata Rodziny.
    .wrong = Tak też wolno, ale symbol, którego jeszcze nie masz, lepiej położyć po lewej.

samurai-spirit-lesson-confront = Na prawo: atak
samurai-spirit-lesson-confront-fight = Masz już Lalkę. Odkryj następnego Najeźdźcę.
    .right = 3 i znowu Lalka: jedną już masz.
    .wrong = Odkryj następnego Najeźdźcę: walcz.
samurai-spirit-lesson-confront-right = Karta, której nie można położyć po lewej, trafia na prawo, do twojej linii walki: to atak. Tor pokazuje sumę linii.
    .right = 2 i 3: tor wskazuje 5. Wartość Kiai Kyuzo to 9: dopóki jest mniej, wszystko w porządku.
    .wrong = Tę kartę można tylko zaatakować.

samurai-spirit-lesson-kiai = Kiai!
samurai-spirit-lesson-kiai-fight = Teraz jesteś Heihachim, wartość Kiai 8; tor wskazuje 5. Walcz.
    .right = Przyszła 3. Policz: 5 i 3.
    .wrong = Nie teraz: może przyjść potrzebny Najeźdźca. Walcz.
samurai-spirit-lesson-kiai-exactly = Gdy tor wskaże dokładnie wartość Kiai, twoje Kiai zostaje aktywowane. Na lewo czy na prawo?
    .right = Dokładnie 8.
    .wrong = Osiągnij dokładnie 8.
    .defend = Lalka też by się przydała, ale 5 i 3 to dokładnie 8: zaatakuj ją.
samurai-spirit-lesson-kiai-cry = Kiai Heihachiego dokłada Barykadę. Użyj go.
    .right = Jedna Barykada więcej, a pierwszy Najeźdźca z twojej linii zostaje odrzucony: tor wraca na 5. Każdy samuraj ma inne Kiai.
    .wrong = To nic nie kosztuje, a wioska potrzebuje Barykad.

samurai-spirit-lesson-overwhelmed = Zbyt wielu Najeźdźców
samurai-spirit-lesson-overwhelmed-fight = Znowu jesteś Kyuzo, 6 z 9. Walcz.
    .right = 4 z Kapeluszem.
    .wrong = Na torze jest jeszcze miejsce: walcz.
samurai-spirit-lesson-overwhelmed-too-much = Powyżej wartości Kiai zostajesz pokonany przez Najeźdźców: natychmiast tracicie Barykadę, a w następnej turze trzeba spasować. Gdzie kładziesz 4?
    .right = Kapelusz oszczędzi ci Rany na koniec rundy, a tor zostaje na 6.
    .wrong = Spójrz na tor.
    .confront = 6 i 4 to 10, więcej niż 9: przepadłaby Barykada. Nie masz jeszcze Kapelusza: połóż go po lewej.

samurai-spirit-lesson-penalty = Kara ostatniego Najeźdźcy
samurai-spirit-lesson-penalty-cover = Na początku swojej tury ponosisz karę z ostatniego Najeźdźcy w linii. Twój ma płomień: stracilibyście Barykadę. Właśnie dobrana 1 nie ma kary. Gdzie ją kładziesz?
    .right = Teraz ostatnia jest niegroźna 1 i w następnej turze Barykada ocaleje.
    .wrong = Który Najeźdźca będzie ostatni w twojej linii?
    .defend = Lalka by się przydała, ale wtedy płomień zostaje na końcu i w następnej turze kosztuje Barykadę. Zakryj go.

samurai-spirit-lesson-talent = Talenty
samurai-spirit-lesson-talent-fight = Jesteś Heihachim, 7 z 8. Każdy samuraj ma Talent; Heihachi może przekazać sąsiadowi Najeźdźcę o parzystej wartości. Walcz.
    .right = 4 z Kapeluszem, a Kapelusz już masz.
    .wrong = Z tym Talentem możesz zaryzykować: walcz.
samurai-spirit-lesson-talent-give = 7 i 4 to byłoby 11. Komu przyda się ta 4?
    .right = Kyuzo chętnie ją bierze: nie miał Kapelusza. Zanim zdecydujesz, spójrz na innych: wygrywacie razem.
    .wrong = Przekaż ją Kyuzo.
    .confront = 11 to więcej niż 8: Najeźdźcy by cię pokonali. Twój Talent pozwala ją oddać.
    .gorobei = Tor Gorobeia wskazuje 8 z 9. Kyuzo ma większy zapas i nie ma Kapelusza.

samurai-spirit-lesson-support = Wsparcie
samurai-spirit-lesson-support-token = Jesteś Gorobeiem: możesz ignorować kary parzystego Najeźdźcy. Następny gra Kyuzo; ostatnia karta w jego linii to 4 z płomieniem, a została jedna Barykada. Użycz mu swojego Talentu: udziel Wsparcia Kyuzo.
    .right = Z twoim żetonem Kyuzo ignoruje płomień. Po jego turze żeton wraca do ciebie. Cena: wierzchni Najeźdźca trafia zakryty na stos Intruzów.
    .wrong = Wtedy w turze Kyuzo przepadnie ostatnia Barykada. Udziel mu Wsparcia.
    .heihachi = Heihachiemu nic teraz nie grozi. To linia Kyuzo kończy się płomieniem.
    .pass = Wtedy wypadasz z tej rundy, a Barykada i tak przepadnie. Udziel Wsparcia Kyuzo.

samurai-spirit-lesson-night = Koniec rundy
samurai-spirit-lesson-night-pass = Pozostali spasowali. Masz wszystkie trzy symbole, tor wskazuje 8 z 9 i prawie każdy Najeźdźca by cię pokonał. Zostało dwóch. Spasuj.
    .right = Tak rozlicza się koniec rundy: Rany, Gospodarstwa, Rodziny i ich bonusy, na koniec stos Intruzów. Jeśli po trzech rundach zostanie Gospodarstwo i Rodzina, wygrywacie.
    .wrong = Masz wszystkie symbole, a na torze zmieściłaby się tylko 1. Spasuj.
