# Lekcje gry Kenjin: o co chodzi i co słyszy gracz po dobrym lub złym ruchu.

kenjin-lessons = Trzynaście kart, cztery pola bitwy i mnóstwo tajemnic. Wystarczy kilka minut, żeby się nauczyć.

kenjin-lesson-cards = Karty odkryte i zakryte
kenjin-lesson-cards-face-up = Prowadzisz biały klan przeciw klanowi Jozu na czterech polach bitwy. Pięć twoich kart to jednostki regularne: widzą je wszyscy. Wystaw Ashigaru na pole bitwy 1, do Portu.
    .right = Ashigaru leży odkryty i ma Siłę 2. Na każdym polu bitwy wygrywa silniejsza armia.
    .wrong = Tak też wolno, ale zacznijmy od Ashigaru: kliknij go na ręce, a potem pole bitwy 1.
    .elsewhere = To właściwa karta, ale wystaw ją na pole bitwy 1, do Portu: tam każda odkryta karta daje o punkt Siły więcej.
kenjin-lesson-cards-face-down = W każdej turze wystawiasz dwie karty. Osiem jednostek tajnych leży zakrytych: tylko ty możesz je oglądać. Wystaw Wieśniaka na pole bitwy 3, na Pole ryżowe.
    .right = Gdzie indziej Wieśniak ma Siłę 0, na Polu ryżowym 1. Jozu też wystawił dwie karty; możesz tylko zgadywać jakie.
    .wrong = Tak też wolno, ale spróbuj teraz jednostki tajnej: Wieśniaka na polu bitwy 3.
    .elsewhere = Tam Wieśniacy mają Siłę 0. Na polu bitwy 3, na Polu ryżowym, mają 1.

kenjin-lesson-scout = Zwiadowca
kenjin-lesson-scout-engage = Na polu bitwy 1 masz dwie mocne karty przeciw dwóm zakrytym kartom klanu Jozu. Kto tam jest? Wystaw Zwiadowcę na pole bitwy 1.
    .right = Zdolność jednostki regularnej działa od razu.
    .wrong = Żeby to sprawdzić, potrzebujesz Zwiadowcy: wystaw go na pole bitwy 1.
    .elsewhere = Zwiadowca odkrywa kartę tylko na swoim polu bitwy. Karty, o które chodzi, leżą na polu bitwy 1.
kenjin-lesson-scout-reveal = Teraz wybierz kartę do odkrycia: pierwszą.
    .right = Samuraj! Wyeliminowałby twojego Osiłka i Ashigaru. Teraz wiedzą o nim wszyscy, a ty masz jeszcze Łucznika. Odkryta karta pozostaje odkryta i żaden Skrytobójca już jej nie zabierze.
    .wrong = Odkryj pierwszą: karta zagrana najwcześniej bywa najważniejsza.

kenjin-lesson-shadows = W cieniu
kenjin-lesson-shadows-shugenja = Kto prowadzi armię klanu Jozu na polu bitwy 2, w Pałacu? Shugenja podgląda dowolną zakrytą kartę. Wystaw go na wybrane pole bitwy.
    .right = Z każdego pola bitwy może podejrzeć zakrytą kartę na dowolnym innym.
    .wrong = Do tego potrzebujesz Shugenji. Pole bitwy jest dowolne.
kenjin-lesson-shadows-look = Podejrzyj pierwszą kartę klanu Jozu na polu bitwy 2.
    .right = Władca! Wiesz o tym tylko ty. Jeśli przeżyje na polu bitwy, które wygra Jozu, będzie wart 3 punkty więcej, a każda karta za nim go wzmacnia.
    .wrong = Może innym razem. Ważna jest pierwsza karta na polu bitwy 2; inne stoją za nią.
kenjin-lesson-shadows-assassin = W tej turze masz jeszcze jedną kartę. Skrytobójca nie trafia na twoją stronę: zastępuje zakrytą kartę przeciwnika. Zabierz Władcę.
    .right = Władcy już nie ma i wiecie o tym tylko ty i Jozu. Cena: twój Skrytobójca leży w rzędzie klanu Jozu i jego Siła 1 liczy się dla nich.
    .wrong = Nieźle, ale Władca nie zawsze będzie w zasięgu. Kliknij Skrytobójcę, a potem pierwszą kartę na polu bitwy 2.
    .another = To inna karta. Władca jest pierwszy na polu bitwy 2: Shugenja właśnie go podejrzał.

kenjin-lesson-general = Generał
kenjin-lesson-general-engage = Na polu bitwy 1 twój Władca, Siła 2, stoi naprzeciw Ashigaru i Osiłka: razem 5. Przegra. Generał przesuwa jedną z twoich zakrytych kart ze swojego pola bitwy na inne. Wystaw go tam.
    .right = Teraz może wyprowadzić Władcę.
    .wrong = To nie uratuje Władcy. Wystaw Generała na pole bitwy 1, gdzie leży Władca.
    .elsewhere = Generał przesuwa kartę z pola bitwy, na które go wystawiono. Władca leży na polu bitwy 1.
kenjin-lesson-general-move = Przesuń Władcę na pole bitwy 3, do Torii, gdzie nie masz przeciwnika.
    .right = Władca jest teraz ostatni w tym rzędzie. Każda karta wystawiona za nim wzmocni go o 1.
    .wrong = Tam byłby zagrożony albo bezużyteczny. Na polu bitwy 3 nie masz przeciwnika.

kenjin-lesson-lord = Władca
kenjin-lesson-lord-lord = Masz na ręce jeszcze dwie karty: Władcę i Wieśniaka. Jeśli Władca będzie ostatnią wystawioną kartą, okażesz się tchórzem i stracisz 5 punktów. Wystaw go na pole bitwy 2, do Złotej Świątyni.
    .right = Władca ma Siłę 2 i o 1 więcej za każdą kartę za nim. Na razie nie ma żadnej.
    .wrong = Pomyśl o Władcy: nie może być twoją ostatnią kartą. Wystaw go na pole bitwy 2.
    .coward = Wtedy Władca byłby twoją ostatnią kartą: tchórzostwo i 5 punktów mniej. Wystaw go teraz.
    .elsewhere = Tak, Władca; ale przewagę da na polu bitwy 2: Jozu ma tam odkryte karty o Sile 4 przeciw twoim 2.
kenjin-lesson-lord-behind = Twoja ostatnia karta. Na polu bitwy 2 jest 4 do 4. Gdzie Wieśniak, choć sam nie ma Siły, rozstrzygnie walkę?
    .right = Za Władcą Wieśniak dodaje punkt Siły: 5 do 4. Świątynia daje 6 punktów, Władca 3, Wieśniak 1. Wynik widać powyżej.
    .wrong = Tam niczego nie zmieni. Za Władcą, na polu bitwy 2, wzmocni go o 1.

kenjin-lesson-archer = Łucznicy i Samuraje
kenjin-lesson-archer-shoot = Po odkryciu kart najpierw Łucznicy eliminują Samuraja przeciwnika, a potem pozostali Samuraje eliminują Wieśniaków, Osiłków i Ashigaru. Samuraj klanu Jozu leży na polu bitwy 3, widać go. Twoja ostatnia karta to Łucznik.
    .right = Samuraj zginął, zanim zdążył zadziałać. Twój, na polu bitwy 4, wyeliminował Osiłka i Ashigaru: nie było tam Łucznika, który by go powstrzymał.
    .wrong = Spójrz, gdzie jest Samuraj klanu Jozu: leży odkryty na polu bitwy 3. Tam twój Łucznik ocali Ashigaru i Wieśniaka.

kenjin-lesson-fortress = Każde pole ma swoją zasadę
kenjin-lesson-fortress-third = Każde pole bitwy ma własną zasadę. Aby zdobyć Twierdzę, trzeba mieć tam co najmniej trzy karty. Masz dwie mocne. Twoja ostatnia karta to Wieśniak.
    .right = Trzy karty i Twierdza jest twoja: 6 punktów i jeszcze 1, bo przeżył tam Wieśniak. W każdej partii możesz kliknąć nazwę pola bitwy, aby przeczytać jego zasadę.
    .wrong = Tam Wieśniak niczego nie rozstrzygnie. Na polu bitwy 4, w Twierdzy, brakuje ci jednej karty.
    .palace = W Pałacu liczniejsza armia traci 2 Siły: to nie miejsce na tłum. Na polu bitwy 4, w Twierdzy, brakuje ci jednej karty.
