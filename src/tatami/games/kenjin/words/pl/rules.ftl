# Kenjin: strona zasad w grze, po polsku. Jeden komunikat na zasadę: KJ-3.2 to kj-3-2.

kj-1 = Elementy gry
kj-1-1 = W Kenjin gra od 2 do 4 osób. Każdy prowadzi jeden klan: Kamiwashi (biały), Jozu (niebieski), Yasei (zielony) albo Hondo (czerwony). Klany różnią się tylko kolorem.
kj-1-2 = Klan liczy 13 kart. Pięć to jednostki regularne, wystawiane odkryte: Zwiadowca, Shugenja, Generał, Skrytobójca i Ashigaru. Osiem to jednostki tajne, wystawiane zakryte: Władca, czterech Wieśniaków, Osiłek, Łucznik i Samuraj. O tym, którą stroną leży karta, decyduje rodzaj jednostki; nigdy nie masz tu wyboru.
kj-1-3 = Pól bitwy jest dziesięć. Pięć jest wartych 4 punkty: Port, Pole ryżowe, Wioska, Obóz zaopatrzeniowy i Torii. Pięć jest wartych 6 punktów: Przełęcz, Sanktuarium, Pałac, Złota Świątynia i Twierdza.

kj-2 = Przygotowanie gry
kj-2-1 = Gra toczy się zgodnie z ruchem wskazówek zegara: gracz po twojej lewej zajmuje następne miejsce. Zaczyna gracz na pierwszym miejscu. Według instrukcji jest to najstarszy gracz; tutaj miejsca są losowane, chyba że stół postanowi inaczej (nasze rozstrzygnięcie).
    .technical = W notacji, plikach i API miejsca liczy się od `0`.
kj-2-2 = W grze dwuosobowej wszystkie cztery pola bitwy leżą między wami: dwa za 4 i dwa za 6, ponumerowane od 1 do 4 w kolejności 4, 6, 4, 6.
kj-2-3 = W grze na trzy lub cztery osoby między każdą parą sąsiadów leży jedno pole za 4 i jedno za 6, razem 6 albo 8 pól; z graczem naprzeciwko nie masz żadnego wspólnego. Numeruje się je zgodnie z ruchem wskazówek zegara, w każdej parze najpierw pole za 4.
    .technical = Między miejscem `k` a następnym (po ostatnim jest miejsce `0`) pole za 4 ma numer 2k + 1, a pole za 6 numer 2k + 2.
kj-2-4 = Każdy walczy zatem na dokładnie czterech polach bitwy: dwóch za 4 i dwóch za 6.
kj-2-5 = Przygotowanie losowe: dla każdego kolejnego numeru losuje się pole bitwy o właściwej wartości; pozostałe nie biorą udziału w grze. To jedyny sposób dla dwóch osób (instrukcja nazywa go wariantem dla ekspertów) i sposób dla początkujących w trzy lub cztery osoby. Na pierwszą partię najlepsze są dwie albo trzy osoby.
    .technical = Opcja `setup`, wartość `random`.
kj-2-6 = Wybieranie pól, dla trzech lub czterech doświadczonych graczy; w dwie osoby nie można tak grać. Najpierw losuje się do wyboru o jedno pole za 4 więcej, niż jest graczy (przy czterech osobach wszystkie pięć). Zgodnie z ruchem wskazówek zegara, od pierwszego gracza, każdy bierze jedno i kładzie je między sobą a sąsiadem po lewej.
    .technical = Opcja `setup`, wartość `draft`. Pole za 4 wzięte przez miejsce `k` otrzymuje numer 2k + 1.
kj-2-7 = Dopiero potem wykłada się do wyboru pola za 6, także o jedno więcej, niż jest graczy. Zaczynając od tego, kto ostatni wybrał pole za 4, przeciwnie do ruchu wskazówek zegara, każdy bierze jedno i kładzie je między sobą a sąsiadem po prawej. Pozostałe nie biorą udziału w grze.
    .technical = Pole za 6 wzięte przez miejsce `k` otrzymuje numer 2k, a miejsce `0` ostatni numer.
kj-2-8 = Od początku masz na ręce wszystkie 13 kart. Nie ma stosu do dobierania.

kj-3 = Wystawianie wojsk
kj-3-1 = Gra toczy się zgodnie z ruchem wskazówek zegara od pierwszego gracza. W swojej turze wystawiasz dwie karty, jedną po drugiej; w siódmej, ostatniej turze jedyną, jaka ci została. Nie wolno zrezygnować z wystawienia karty.
kj-3-2 = Kartę wystawiasz po swojej stronie jednego z czterech swoich pól bitwy, na końcu swojego rzędu; kolejność kart w rzędzie się nie zmienia. Obie karty mogą trafić na to samo pole albo na dwa różne. Wyjątkiem jest Skrytobójca (KJ-4.4).
kj-3-3 = Zdolność jednostki regularnej działa od razu po wystawieniu, zanim wybierzesz następną kartę. Jeśli może zadziałać, musi; jeśli nie ma na co zadziałać, nic się nie dzieje.
    .technical = Wybór z jedną możliwością jest mimo to osobną akcją w zapisie partii.
kj-3-4 = Zdolności jednostek tajnych działają dopiero podczas rozpatrywania bitew, nawet jeśli karta została odkryta wcześniej.
kj-3-5 = Na polu bitwy może leżeć dowolnie wiele kart; ograniczenie ma tylko Przełęcz (KJ-6.1).
kj-3-6 = Tatami nigdy nie położy karty niewłaściwą stroną. Przy prawdziwym stole karta położona niewłaściwą stroną zostaje usunięta z gry.
kj-3-7 = Wystawianie kończy się, gdy ostatni gracz wystawi swoją ostatnią kartę.
kj-3-8 = Tchórz: jeśli Władca jest ostatnią kartą, jaką wystawiasz, tracisz 5 punktów. Przesunięcie Władcy przez Generała nie jest wystawieniem (nasze rozstrzygnięcie), a późniejsza utrata Władcy nie znosi kary (nasze rozstrzygnięcie).

kj-4 = Jednostki
kj-4-1 = Zwiadowca (jednostka regularna). Odkryj jedną wybraną zakrytą kartę w rzędzie przeciwnika na tym samym polu bitwy; kolejność w rzędzie się nie zmienia. Taka karta nie jest już zakryta: ani Skrytobójca, ani Shugenja, ani Generał jej właściciela nie mogą jej wybrać.
kj-4-2 = Shugenja (jednostka regularna). Podejrzyj jedną zakrytą kartę innego gracza na dowolnym polu bitwy; widzisz ją tylko ty, a karta pozostaje zakryta. W grze drużynowej może to być też karta partnera. Wszyscy widzą, którą kartę oglądasz.
kj-4-3 = Generał (jednostka regularna). Przesuń jedną ze swoich zakrytych kart z tego pola bitwy na koniec swojego rzędu na innym swoim polu; jeśli masz tu taką kartę, musisz to zrobić. Wybierasz kartę i cel. Na pełną Przełęcz kart przesuwać nie wolno. Przesunięta karta jest ostatnia w nowym rzędzie, co ma znaczenie dla Władcy (KJ-4.6).
kj-4-4 = Skrytobójca (jednostka regularna). Nie kładziesz go po swojej stronie: zastępuje zakrytą kartę innego gracza na dowolnym polu bitwy, także takim, na którym nie walczysz. Obejrzyj tę kartę: zostaje wyeliminowana i do końca jest tajna dla pozostałych. Skrytobójca leży odkryty w tym rzędzie i należy odtąd do tamtej armii: liczy się do jej Siły i do liczby jej kart, we wszystkich zasadach. Samuraj go nie eliminuje. W grze drużynowej można zabierać tylko karty przeciwników (nasze rozstrzygnięcie). Jeśli nie ma czego zabrać, nie można go zagrać (nasze rozstrzygnięcie); nigdy cię to nie zablokuje.
    .example = Zakryty Władca klanu Jozu jest pierwszą z trzech kart w Pałacu. Twój Skrytobójca go zastępuje: Jozu traci Władcę, ale nadal ma tam trzy karty, a Siła 1 twojego Skrytobójcy liczy się dla Jozu.
    .technical = Skrytobójca liczy się dla właściciela rzędu przy: Sile, remisach, Pałacu, Twierdzy, Porcie, Wiosce, Sanktuarium, limicie Przełęczy, bonusie Władcy. W ostatniej turze cel zawsze istnieje, a wcześniej zawsze można wystawić inne karty.
kj-4-5 = Ashigaru (jednostka regularna). Bez zdolności.
kj-4-6 = Władca (jednostka tajna). Siła 2 oraz +1 za każdą kartę leżącą za nim w rzędzie, gdy liczy się Siłę, po eliminacjach (nasze rozstrzygnięcie). Liczy się też leżący za nim Skrytobójca innego gracza (nasze rozstrzygnięcie). Jeśli Władca przeżyje na polu bitwy, które wygrasz, zdobywasz 3 punkty.
    .example = Twój rząd: Zwiadowca, Władca, Wieśniak, Łucznik. Za Władcą leżą dwie karty, więc jego Siła to 2 + 2 = 4. Jeśli Samuraj wyeliminuje Wieśniaka, będzie to 3.
kj-4-7 = Wieśniak, cztery karty (jednostka tajna). Siła 0. Pole bitwy wygrane z co najmniej jednym ocalałym Wieśniakiem daje 1 punkt więcej, raz na pole, niezależnie od ich liczby. To, że musi ocaleć, jest naszym rozstrzygnięciem, bo wyeliminowana karta traci zdolność; można je wyłączyć i trzymać się litery instrukcji: wystarczy wtedy, że Wieśniak leżał tam na początku walki.
    .technical = Opcja `peasant_must_survive`, domyślnie włączona.
kj-4-8 = Osiłek (jednostka tajna). Bez zdolności.
kj-4-9 = Łucznik (jednostka tajna). Eliminuje wrogiego Samuraja na tym polu bitwy, zanim zadziałają Samuraje.
kj-4-10 = Samuraj (jednostka tajna). Po Łucznikach eliminuje na tym polu bitwy wszystkich wrogich Wieśniaków, Osiłka i Ashigaru.
kj-4-11 = Obaj Łucznicy działają jednocześnie, a po nich jednocześnie ci Samuraje, którzy ocaleli (nasze rozstrzygnięcie).

kj-5 = Rozpatrywanie bitew
kj-5-1 = Po wystawieniu wojsk ogłasza się tchórzy (KJ-3.8), więc wszyscy dowiadują się, gdzie położono ich Władców jako ostatnie karty. Potem rozpatruje się pola bitwy po kolei: najpierw Obóz zaopatrzeniowy, jeśli jest w grze, a dalej według numerów; kolejność pozostałych nic nie zmienia (nasze rozstrzygnięcie).
kj-5-2 =
    Na każdym polu bitwy:
    (a) Port nalicza bonus;
    (b) wszystkie karty zostają odkryte;
    (c) działają Łucznicy;
    (d) działają Samuraje;
    (e) Sanktuarium niszczy karty;
    (f) sumuje się Siłę ze wszystkimi bonusami i karami;
    (g) wyłania się zwycięzcę.
kj-5-3 = Jeśli tylko jedna strona ma jeszcze karty, wygrywa bez względu na Siłę (nasze rozstrzygnięcie, za przykładem z instrukcji: samotny Wieśniak, naprzeciw którego nikogo nie ma). Jeśli nie ma ich żadna, nikt nie wygrywa. W innym razie wygrywa silniejsza armia; przy równej Sile ta, która ma więcej kart po eliminacjach (nasze rozstrzygnięcie); jeśli i to jest równe, nikt.
    .example = Ashigaru i Łucznik (2 + 1) przeciw Osiłkowi (3): 3 do 3. Pierwsza strona ma dwie karty, druga jedną: wygrywa pierwsza.
kj-5-4 = Złota Świątynia i Twierdza stawiają potem zwycięzcy swój warunek. Armia złożona z samego Skrytobójcy innego gracza może wygrać.
kj-5-5 = Karty przegranego schodzą z pola; karty zwycięzcy zostają na zdobytym polu bitwy. Jeśli nikt nie wygra, wszystkie zostają na miejscu, odkryte, i nic nie dają.
kj-5-6 = Siła może być ujemna: nie ma dolnej granicy (nasze rozstrzygnięcie; przy granicy 0 większa armia mogłaby wygrać Pałac, który ją karze).

kj-6 = Pola bitwy
kj-6-1 = Przełęcz (6): najwyżej trzy karty po każdej stronie. Na pełną stronę nie można nic wystawić, nawet Generała, którego zdolność działa za późno, by zrobić miejsce. Skrytobójca może jednak zastąpić leżącą tam kartę.
kj-6-2 = Sanktuarium (6): po zdolnościach każdy gracz niszczy jedną ze swoich kart o najniższej Sile, a przy równych wybiera. Liczy się Siła w tej chwili, razem z bonusem Władcy (nasze rozstrzygnięcie). Każdy wybiera, nie widząc wyboru drugiego, a obie karty schodzą razem (nasze rozstrzygnięcie). Skrytobójca innego gracza jest jedną z kart właściciela rzędu. Strona bez kart nic nie niszczy; jedyna karta zostaje zniszczona. Potem bonus Władcy liczy się ponownie.
    .technical = Gracz o niższym numerze miejsca odpowiada pierwszy; drugi niczego się z tego nie dowiaduje.
kj-6-3 = Port (4): przed odkryciem kart każda armia otrzymuje +1 za każdą odkrytą kartę po swojej stronie. Późniejsze eliminacje tego nie cofają (nasze rozstrzygnięcie).
    .example = Masz w Porcie dwie odkryte i dwie zakryte karty: +2, nawet jeśli potem Samuraj którąś wyeliminuje.
kj-6-4 = Pole ryżowe (4): Wieśniacy mają Siłę 1.
kj-6-5 = Wioska (4): karty z nadrukowaną Siłą 1 mają Siłę 2. Władcy to nie dotyczy (nasze rozstrzygnięcie).
kj-6-6 = Pałac (6): strona, która ma więcej kart po eliminacjach (nasze rozstrzygnięcie), traci 2 Siły. Przy równej liczbie kart nikt nie traci.
kj-6-7 = Złota Świątynia (6): jeśli Siła zwycięzcy jest mniejsza niż 4, nikt nie wygrywa, a wszystkie leżące tu karty zostają wyeliminowane.
kj-6-8 = Twierdza (6): jeśli zwycięzca ma mniej niż 3 karty po eliminacjach (nasze rozstrzygnięcie), nikt nie wygrywa, a wszystkie leżące tu karty zostają wyeliminowane.
kj-6-9 = Obóz zaopatrzeniowy (4): zwycięzca musi od razu, zanim cokolwiek innego zostanie odkryte, wybrać dwa inne swoje pola bitwy, z kartami lub bez. Jego armia otrzymuje na każdym +1 do Siły, co liczy się też do czwórki wymaganej przez Złotą Świątynię. W grze drużynowej może wybrać także pola partnera; bonus dostaje wtedy armia partnera.
kj-6-10 = Torii (4+): warte 4, plus 1 za każde inne pole bitwy wygrane przez jego zdobywcę, liczone na końcu. Samo Torii się nie liczy (nasze rozstrzygnięcie: przykład z instrukcji daje dokładnie 4); można to zmienić opcją.
    .example = Wygrywasz Torii i dwa inne pola bitwy: Torii jest warte 4 + 2 = 6.
    .technical = Opcja `torii_counts_itself`, domyślnie wyłączona.

kj-7 = Punktacja
kj-7-1 = Zsumuj punkty zdobytych pól bitwy, po 1 punkcie za każde z nich wygrane z ocalałym Wieśniakiem i 3 punkty, jeśli twój Władca przeżył na którymś z nich. Tchórz traci 5 punktów.
    .example = Wygrywasz Złotą Świątynię (6) z Władcą i Wieśniakiem oraz Port (4): 6 + 1 + 3 + 4 = 14. Jeśli Władca był ostatnią kartą: 9.
kj-7-2 = Wygrywa najwyższy wynik; przy remisie ten, kto zdobył więcej pól bitwy. Jeśli nadal jest remis, zwycięstwo jest wspólne (nasze rozstrzygnięcie).

kj-8 = Drużyny (cztery osoby)
kj-8-1 = W grze drużynowej partnerzy siedzą naprzeciwko siebie, więc każde pole bitwy leży między przeciwnikami. Partnerzy mogą rozmawiać, ale nie wolno im pokazywać sobie zakrytych kart.
    .technical = Opcja `teams`: miejsca `0` i `2` przeciw `1` i `3`.
kj-8-2 = Wynik drużyny to suma punktów obu partnerów (nasze rozstrzygnięcie). Remis rozstrzyga liczba pól bitwy zdobytych razem; jeśli i ona jest równa, zwycięstwo jest wspólne. Wygrywają obaj partnerzy zwycięskiej drużyny. Torii liczy tylko pola swojego zdobywcy.
kj-8-3 = W każdej grze wolno rozmawiać do woli, także blefować. Jeśli twój Skrytobójca zabrał kartę, możesz mówić o niej, co chcesz, ale nie wolno jej pokazać.

kj-9 = Kto co wie
kj-9-1 = Wszyscy widzą pola bitwy, liczbę kart każdego gracza na ręce i w każdym rzędzie, odkryte karty, które miejsca zajął czyj Skrytobójca, którą kartę oglądał Shugenja oraz którą kartę i dokąd przesunął Generał.
kj-9-2 = Znasz też karty na swojej ręce i swoje zakryte karty, to, co zobaczył twój Shugenja, co zabrał twój Skrytobójca i co zabrano tobie. Wiedza dotyczy karty, nie miejsca: jeśli widziano kartę, zna się ją także po przesunięciu przez Generała.
kj-9-3 = Inni widzą, że i gdzie wystawiasz jednostkę tajną, ale nie jaką. Partnerzy wiedzą tyle co inni, poza tym, co pokaże Shugenja (KJ-4.2). Widzowie widzą to, co wszyscy. Po zakończeniu gry wszystko zostaje pokazane.
    .technical = Dla innych jednostka tajna wystawiona na pole bitwy 2 to `secret@2`; każda inna akcja jest jawna tak, jak ją zapisano.
