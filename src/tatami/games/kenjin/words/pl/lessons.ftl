# Lekcje gry Kenjin: o co chodzi i co słyszy gracz po dobrym lub złym ruchu.

kenjin-lessons = Trzynaście kart, cztery pola bitwy i nikt nie wie, co leży zakryte. Kilka minut i umiesz grać.

kenjin-lesson-cards = Karty odkryte i zakryte
kenjin-lesson-cards-face-up = Prowadzisz biały klan przeciwko klanowi Jozu na czterech polach bitwy. Pięć twoich kart to jednostki zwykłe: widzą je wszyscy. Wystaw Ashigaru na pole bitwy 1, do Portu.
    .right = Ashigaru leży odkryty, ma Siłę 2. Na każdym polu bitwy zwycięży silniejsza armia.
    .wrong = Tak też wolno, ale zaczynamy od Ashigaru: wskaż go w ręce, a potem pole bitwy 1.
    .elsewhere = To właściwa karta, ale wystaw ją na pole bitwy 1, do Portu: tam odkryte karty dają o jeden punkt Siły więcej.
kenjin-lesson-cards-face-down = W każdej turze wystawiasz dwie karty. Osiem jednostek tajnych kładzie się zakrytych: tylko ty możesz je podejrzeć. Wystaw Wieśniaka na pole bitwy 3, na Pole ryżowe.
    .right = Gdzie indziej Wieśniak nie ma żadnej Siły, na Polu ryżowym ma 1. Jozu też wystawił dwie karty i możesz tylko zgadywać które.
    .wrong = Tak też wolno. Spróbuj jednak jednostki tajnej: Wieśniak na pole bitwy 3.
    .elsewhere = Tam Wieśniacy mają Siłę 0. Na polu bitwy 3, na Polu ryżowym, mają 1.

kenjin-lesson-scout = Zwiadowca
kenjin-lesson-scout-engage = Na polu bitwy 1 leżą dwie zakryte karty klanu Jozu, a ty masz tam dwie mocne. Z kim masz do czynienia? Wystaw Zwiadowcę na pole bitwy 1.
    .right = Zdolność jednostki zwykłej działa od razu.
    .wrong = Żeby się dowiedzieć, co tam leży, potrzebujesz Zwiadowcy: wystaw go na pole bitwy 1.
    .elsewhere = Zwiadowca odkrywa kartę tylko na swoim polu bitwy. Te dwie, o które chodzi, leżą na polu bitwy 1.
kenjin-lesson-scout-reveal = Teraz wybierz, która z dwóch kart zostanie odkryta: weź pierwszą.
    .right = Samuraj: powali twojego Osiłka i Ashigaru. Teraz wiedzą o tym wszyscy, a ty masz jeszcze Łucznika. Odkryta karta taka pozostaje i żaden Skrytobójca już jej nie zabierze.
    .wrong = Weź pierwszą: za kartą położoną najwcześniej stoi często najdłuższy plan.

kenjin-lesson-shadows = W cieniu
kenjin-lesson-shadows-shugenja = Kto prowadzi wojsko klanu Jozu na polu bitwy 2, w Pałacu? Shugenja podgląda jedną zakrytą kartę, gdziekolwiek sam leży. Wystaw go na dowolne pole bitwy.
    .right = Gdziekolwiek leży, może podejrzeć zakrytą kartę na każdym polu bitwy.
    .wrong = Do tego potrzebujesz Shugenji. Pole bitwy jest obojętne.
kenjin-lesson-shadows-look = Podejrzyj pierwszą kartę klanu Jozu na polu bitwy 2.
    .right = Władca! Wiesz o tym tylko ty. Jeśli przeżyje na polu bitwy, które wygra Jozu, będzie wart 3 punkty więcej, a każda karta za nim go wzmacnia.
    .wrong = Może innym razem. Warto poznać tę, która stoi pierwsza na polu bitwy 2, z innymi za plecami.
kenjin-lesson-shadows-assassin = W tej turze masz drugą kartę. Skrytobójca nie leży po twojej stronie: zajmuje miejsce zakrytej karty przeciwnika. Zabierz Władcę.
    .right = Władcy już nie ma i wiecie o tym tylko ty i Jozu. Twój Skrytobójca leży teraz w rzędzie klanu Jozu, a jego Siła 1 liczy się dla nich: taka jest cena.
    .wrong = Nieźle, ale Władca nie będzie wiecznie w zasięgu. Wskaż Skrytobójcę, a potem pierwszą kartę na polu bitwy 2.
    .another = To ktoś inny. Władca jest pierwszą kartą na polu bitwy 2: właśnie go widzisz.

kenjin-lesson-general = Generał
kenjin-lesson-general-engage = Twój Władca, Siła 2, stoi na polu bitwy 1 naprzeciw Ashigaru i Osiłka: 5. Tam jest stracony. Generał odprowadza jedną z twoich zakrytych kart z pola bitwy, na które przychodzi. Wystaw go.
    .right = Przyszedł po Władcę.
    .wrong = To nie uratuje Władcy. Wystaw Generała na pole bitwy 1, gdzie stoi Władca.
    .elsewhere = Generał przesuwa kartę z tego pola bitwy, na które go wystawiono. Władca stoi na polu bitwy 1.
kenjin-lesson-general-move = Zaprowadź Władcę na pole bitwy 3, do Torii, gdzie nikt przeciw tobie nie stoi.
    .right = Władca jest teraz ostatni w tym rzędzie. Każda karta, którą tam za nim położysz, wzmocni go o 1.
    .wrong = Tam groziłoby mu niebezpieczeństwo albo by tylko przeszkadzał. Na polu bitwy 3 nikt przeciw tobie nie stoi.

kenjin-lesson-lord = Władca
kenjin-lesson-lord-lord = Masz w ręce jeszcze dwie karty: Władcę i Wieśniaka. Kto wystawi Władcę na samym końcu, jest tchórzem i traci 5 punktów. Wystaw go na pole bitwy 2, do Złotej Świątyni.
    .right = Władca ma Siłę 2 i o 1 więcej za każdą kartę za nim. Na razie nikogo za nim nie ma.
    .wrong = Pomyśl o Władcy: nie może być twoją ostatnią kartą. Wystaw go na pole bitwy 2.
    .coward = Wtedy Władca byłby twoją ostatnią kartą: tchórzostwo, minus 5 punktów. Wystaw go teraz.
    .elsewhere = Władca, owszem; ale na polu bitwy 2 może przeważyć szalę: jest tam 4 przeciw twoim 2.
kenjin-lesson-lord-behind = Twoja ostatnia karta. Na polu bitwy 2 jest 4 do 4. Gdzie Wieśniak bez własnej Siły rozstrzygnie walkę?
    .right = Za Władcą Wieśniak jest wart punkt Siły: 5 do 4. Świątynia daje 6 punktów, Władca 3, Wieśniak 1. Wynik widać powyżej.
    .wrong = Tam niczego nie zmieni. Za Władcą, na polu bitwy 2, wzmocni go o 1.

kenjin-lesson-archer = Łucznicy i Samurajowie
kenjin-lesson-archer-shoot = Gdy karty zostaną odkryte, najpierw Łucznicy eliminują Samuraja przeciwnika, potem pozostali Samurajowie eliminują Wieśniaków, Osiłków i Ashigaru. Samuraja klanu Jozu znasz: leży na polu bitwy 3. Twoją ostatnią kartą jest Łucznik.
    .right = Samuraj padł, zanim zdążył uderzyć. Twój własny, na polu bitwy 4, powalił Osiłka i Ashigaru: nie było tam Łucznika, który by go powstrzymał.
    .wrong = Spójrz, gdzie stoi Samuraj klanu Jozu: leży odkryty na polu bitwy 3. Tam twój Łucznik ocali Ashigaru i Wieśniaka.

kenjin-lesson-fortress = Decyduje miejsce
kenjin-lesson-fortress-third = Każde pole bitwy ma własną zasadę. Twierdzę zdobywa się tylko z co najmniej trzema kartami. Masz tam dwie i są mocne. Twoją ostatnią kartą jest Wieśniak.
    .right = Trzy karty i Twierdza jest twoja: 6 punktów i jeszcze 1, bo przeżył tam Wieśniak. W każdej grze wskaż nazwę pola bitwy, żeby przeczytać jego zasadę.
    .wrong = Tam Wieśniak niczego nie rozstrzyga. Na polu bitwy 4, w Twierdzy, brakuje jednej karty.
    .palace = W Pałacu liczniejsza armia ma Siłę mniejszą o 2: to nie miejsce na tłum. Na polu bitwy 4, w Twierdzy, brakuje jednej karty.
