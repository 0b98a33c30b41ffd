# Lekcje gry Samurai Spirit: o co chodzi i co słyszy gracz po dobrym lub złym ruchu.

samurai-spirit-lessons = Wszyscy bronicie jednej wioski: razem wygrywacie albo razem przegrywacie. Kilka minut i możesz stanąć obok innych.

samurai-spirit-lesson-defend = Na lewo: obrona
samurai-spirit-lesson-defend-fight = Jesteś Kyuzo, u twego boku stoją Heihachi i Gorobei. Najeźdźcy przychodzą przez trzy noce. W swojej turze robisz jedną rzecz: walczysz, udzielasz Wsparcia albo pasujesz. Walcz.
    .right = Wierzchni Najeźdźca zostaje odkryty: 2 z Lalką.
    .wrong = Wybierz Walkę: ktoś musi stawić czoła Najeźdźcom.
    .pass = Kto spasuje, jest poza grą do końca rundy. Na to o wiele za wcześnie.
    .support = Dobra rzecz, ale później. Teraz walcz.
samurai-spirit-lesson-defend-left = Najeźdźca trafia na twoją lewą albo prawą stronę. Po lewej czegoś broni: Kapelusz, Chata i Lalka, po jednym z każdego. Do końca rundy każdy z was chce mieć wszystkie trzy. Połóż Lalkę po lewej.
    .right = Lalka strzeże Rodzin. Na koniec rundy brak Kapelusza to Rana, brak Chaty – utrata Gospodarstwa, brak Lalki – utrata Rodziny.
    .wrong = Tak też wolno, ale symbol, którego jeszcze nie masz, przyda się po lewej.

samurai-spirit-lesson-confront = Na prawo: atak
samurai-spirit-lesson-confront-fight = Masz już Lalkę. Odkryj następnego Najeźdźcę.
    .right = 3 i znowu Lalka: jedną już masz.
    .wrong = Odkryj następnego Najeźdźcę: walcz.
samurai-spirit-lesson-confront-right = Czego nie można położyć po lewej, to się atakuje: karta trafia na prawo, do twojej linii walki, a tor pokazuje sumę.
    .right = 2 i 3: tor wskazuje 5. Wartość Kiai Kyuzo to 9: poniżej niej wszystko jest w porządku.
    .wrong = Tę kartę można tylko zaatakować.

samurai-spirit-lesson-kiai = Kiai!
samurai-spirit-lesson-kiai-fight = Teraz jesteś Heihachi, wartość Kiai 8; tor wskazuje 5. Ktoś musi walczyć.
    .right = Przyszła 3. Policz: 5 i 3.
    .wrong = Nie teraz: może przyjść właściwy Najeźdźca. Walcz.
samurai-spirit-lesson-kiai-exactly = Dokładnie na swojej wartości Kiai samuraj wydaje okrzyk. Na lewo czy na prawo?
    .right = Dokładnie 8.
    .wrong = Osiągnij dokładnie 8.
    .defend = Lalka też by się przydała, ale 5 i 3 to dokładnie 8: zaatakuj ją.
samurai-spirit-lesson-kiai-cry = Kiai, które ma Heihachi, buduje Barykadę. Użyj go.
    .right = Jedna Barykada więcej, a pierwszy Najeźdźca z twojej linii ucieka: tor wraca na 5. Każdy samuraj ma własne Kiai.
    .wrong = To nic nie kosztuje, a wioska potrzebuje Barykad.

samurai-spirit-lesson-overwhelmed = Zbyt wielu
samurai-spirit-lesson-overwhelmed-fight = Znowu Kyuzo, 6 z 9. Walcz.
    .right = 4 z Kapeluszem.
    .wrong = Na torze jest jeszcze miejsce: walcz.
samurai-spirit-lesson-overwhelmed-too-much = Powyżej wartości Kiai samuraj jest przytłoczony: natychmiast przepada Barykada, a w następnej turze musisz spasować. Gdzie trafia 4?
    .right = Kapelusz oszczędzi ci Rany na koniec rundy, a tor zostaje na 6.
    .wrong = Spójrz na tor.
    .confront = 6 i 4 to 10, więcej niż 9: przepadłaby Barykada. Nie masz jeszcze Kapelusza: połóż go po lewej.

samurai-spirit-lesson-penalty = Ostatni uderza
samurai-spirit-lesson-penalty-cover = Na początku twojej tury ostatni Najeźdźca z twojej linii robi to, co pokazuje. Twój pokazuje ogień: spłonęłaby Barykada. Właśnie dobrana 1 nie ma żadnej kary. Gdzie trafi?
    .right = Ostatnia jest teraz niegroźna 1 i w twojej następnej turze nic nie spłonie.
    .wrong = Który Najeźdźca będzie ostatni w twojej linii?
    .defend = Lalka by się przydała, ale wtedy ogień zostaje na końcu i w następnej turze spali Barykadę. Zakryj go.

samurai-spirit-lesson-talent = Talenty
samurai-spirit-lesson-talent-fight = Heihachi, 7 z 8. Każdy samuraj ma Talent; jego Talent: Najeźdźcę o wartości parzystej może przekazać sąsiadowi. Walcz.
    .right = 4 z Kapeluszem, a Kapelusz już masz.
    .wrong = Z takim Talentem możesz odważyć się na Walkę.
samurai-spirit-lesson-talent-give = 7 i 4 to byłoby 11. Komu przyda się ta 4?
    .right = Kyuzo chętnie ją bierze: nie miał Kapelusza. Zanim zdecydujesz, spójrz na innych: wygrywacie razem.
    .wrong = Przekaż ją: Kyuzo.
    .confront = 11 to więcej niż 8: przytłoczony. Twój Talent pozwala ją oddać.
    .gorobei = Tor, który ma Gorobei, wskazuje 8 z 9. Kyuzo ma więcej miejsca i nie ma Kapelusza.

samurai-spirit-lesson-support = Wsparcie
samurai-spirit-lesson-support-token = Jesteś Gorobei: możesz ignorować kary parzystego Najeźdźcy. Kyuzo, następny w kolejce, ma na końcu linii ogień, wartość 4, a została jedna Barykada. Możesz użyczyć mu Talentu: udziel Wsparcia, Kyuzo.
    .right = Z twoim żetonem Kyuzo ignoruje ogień. Po jego turze żeton wraca do ciebie. Cena: wierzchni Najeźdźca wślizguje się bez podglądania między Intruzów.
    .wrong = Wtedy w turze Kyuzo spłonie ostatnia Barykada. Udziel mu Wsparcia.
    .heihachi = Heihachi na razie nie ma się czego obawiać. To linia Kyuzo kończy się ogniem.
    .pass = Wtedy jesteś poza grą w tej rundzie, a Barykada i tak spłonie. Udziel Wsparcia: Kyuzo.

samurai-spirit-lesson-night = Koniec rundy
samurai-spirit-lesson-night-pass = Pozostali spasowali. Bronisz wszystkich trzech symboli, tor wskazuje 8 z 9 i niemal każdy Najeźdźca by cię przytłoczył. Zostało dwóch. Spasuj.
    .right = Tak wygląda rozliczenie nocy: Rany, Gospodarstwa, Rodziny, potem ich bonusy, na koniec Intruzi. Jeśli po trzech rundach zostanie Gospodarstwo i Rodzina, wygrywacie.
    .wrong = Masz wszystkie symbole, a na torze zmieściłaby się tylko 1. Spasuj.
