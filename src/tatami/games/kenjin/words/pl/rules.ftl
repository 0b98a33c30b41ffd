# Kenjin: strona zasad w grze, po polsku. Jeden komunikat na zasadę: KJ-3.2 to kj-3-2.

kj-1 = Elementy gry
kj-1-1 = W Kenjin gra od 2 do 4 osób. Każdy prowadzi jeden klan: Kamiwashi (biały), Jozu (niebieski), Yasei (zielony) albo Hondo (czerwony). Klany różnią się tylko kolorem.
kj-1-2 = Klan liczy 13 kart. Pięć to jednostki regularne, wystawiane odkryte: Zwiadowca, Shugenja, Generał, Skrytobójca i Ashigaru. Osiem to jednostki tajne, wystawiane zakryte: Władca, czterech Wieśniaków, Osiłek, Łucznik i Samuraj. O tym, którą stroną leży karta, decyduje rodzaj jednostki; nigdy nie masz tu wyboru.
kj-1-3 = Pól bitwy jest dziesięć. Pięć jest wartych 4 punkty: Port, Pole ryżowe, Wioska, Obóz zaopatrzeniowy i Torii. Pięć jest wartych 6 punktów: Przełęcz, Sanktuarium, Pałac, Złota Świątynia i Twierdza.

kj-2 = Przygotowanie gry
kj-2-1 = Miejsca są numerowane od 0 zgodnie z ruchem wskazówek zegara, więc gracz po twojej lewej zajmuje następne miejsce. Zaczyna miejsce 0. Według instrukcji zaczyna najstarszy gracz; tutaj o miejscach decydują grający, a domyślnie są one losowane (nasze rozstrzygnięcie).
kj-2-2 = W grze dwuosobowej wszystkie cztery pola bitwy leżą między wami: dwa za 4 i dwa za 6, ponumerowane od 1 do 4 w kolejności 4, 6, 4, 6.
kj-2-3 = W grze na trzy lub cztery osoby między każdą parą sąsiadów leży jedno pole za 4 i jedno za 6, razem 6 albo 8 pól; z graczem naprzeciwko nie masz żadnego wspólnego. Między miejscem k a miejscem k + 1 (po ostatnim następuje miejsce 0) pole za 4 ma numer 2k + 1, a pole za 6 numer 2k + 2.
kj-2-4 = Każdy walczy zatem na dokładnie czterech polach bitwy: dwóch za 4 i dwóch za 6.
kj-2-5 = Przygotowanie losowe (`setup` `random`): dla każdego kolejnego numeru losuje się pole bitwy o właściwej wartości spośród jeszcze niewylosowanych; pozostałe nie biorą udziału w grze. To jedyny sposób dla dwóch osób (instrukcja nazywa go wtedy wariantem dla ekspertów) i sposób dla początkujących w trzy lub cztery osoby. Na pierwszą partię zaleca się dwie albo trzy osoby.
kj-2-6 = Wybieranie pól (`setup` `draft`) jest dla trzech lub czterech doświadczonych graczy; we dwoje nie można tak grać. Najpierw losuje się po jednym i wykłada o jedno pole za 4 więcej, niż jest graczy (przy czterech osobach wszystkie pięć). Od miejsca 0, zgodnie z ruchem wskazówek zegara, każdy bierze jedno i kładzie je między sobą a sąsiadem po lewej: pole z miejsca k otrzymuje numer 2k + 1.
kj-2-7 = Dopiero potem wykłada się pola za 6, także o jedno więcej, niż jest graczy. Zaczynając od tego, kto ostatni wybrał pole za 4, i przeciwnie do ruchu wskazówek zegara, każdy bierze jedno i kładzie je między sobą a sąsiadem po prawej: pole z miejsca k otrzymuje numer 2k, a pole z miejsca 0 ostatni numer. Pozostałe pola nie biorą udziału w grze.
kj-2-8 = Od początku masz na ręce wszystkie 13 kart. Nie ma stosu do dobierania.

kj-3 = Wystawianie wojsk
kj-3-1 = Gra toczy się zgodnie z ruchem wskazówek zegara od miejsca 0. W swojej turze wystawiasz dwie karty, jedną po drugiej; w siódmej, ostatniej turze – jedyną, jaka ci została. Nie wolno zrezygnować z wystawienia karty.
kj-3-2 = Kartę wystawiasz po swojej stronie jednego z czterech swoich pól bitwy, na końcu swojego rzędu; kolejność kart w rzędzie się nie zmienia. Obie karty mogą trafić na to samo pole albo na dwa różne. Wyjątkiem jest Skrytobójca (KJ-4.4).
kj-3-3 = Zdolność jednostki regularnej działa od razu po wystawieniu, zanim wybierzesz następną kartę. Jeśli może zadziałać, musi; jeśli nie ma na co zadziałać, nie podejmujesz żadnej decyzji. Nawet gdy możliwość jest tylko jedna, wybór zostaje dokonany i trafia do zapisu partii.
kj-3-4 = Zdolności jednostek tajnych działają dopiero podczas rozpatrywania bitew, nawet jeśli karta została odkryta wcześniej.
kj-3-5 = Na polu bitwy może leżeć dowolnie wiele kart; ograniczenie ma tylko Przełęcz (KJ-6.1).
kj-3-6 = Tatami nigdy nie położy karty niewłaściwą stroną. Przy prawdziwym stole karta położona niewłaściwą stroną zostaje usunięta z gry.
kj-3-7 = Wystawianie kończy się, gdy ostatni gracz wystawi swoją ostatnią kartę.
kj-3-8 = Tchórz: jeśli Władca jest ostatnią kartą, jaką wystawiasz, tracisz 5 punktów. Przesunięcie Władcy przez Generała nie jest wystawieniem (nasze rozstrzygnięcie), a późniejsza utrata Władcy nie znosi kary (nasze rozstrzygnięcie).

kj-4 = Jednostki
kj-4-1 = Zwiadowca (jednostka regularna). Odkryj jedną wybraną zakrytą kartę w rzędzie przeciwnika na tym samym polu bitwy; kolejność w rzędzie się nie zmienia. Taka karta nie jest już zakryta: ani Skrytobójca, ani Shugenja, ani Generał jej właściciela nie mogą jej wybrać.
kj-4-2 = Shugenja (jednostka regularna). Podejrzyj jedną zakrytą kartę innego gracza na dowolnym polu bitwy; widzisz ją tylko ty, a karta pozostaje zakryta. W grze drużynowej może to być też karta partnera. Wszyscy widzą, którą kartę oglądasz.
kj-4-3 = Generał (jednostka regularna). Przesuń jedną ze swoich zakrytych kart z tego pola bitwy na koniec swojego rzędu na innym swoim polu; jeśli masz tu taką kartę, musisz to zrobić. Wybierasz kartę i cel, także wtedy, gdy tylko jedno z nich daje wybór. Na pełną Przełęcz kart przesuwać nie wolno. Przesunięta karta jest ostatnia w nowym rzędzie, co ma znaczenie dla Władcy (KJ-4.6).
kj-4-4 = Skrytobójca (jednostka regularna). Nie kładziesz go po swojej stronie: zajmuje miejsce zakrytej karty innego gracza na dowolnym polu bitwy, także takim, na którym nie walczysz. Tamta karta zostaje wyeliminowana; oglądasz ją tylko ty i do końca pozostaje tajna. Odkryty Skrytobójca należy odtąd do tego rzędu, a jego Siła liczy się tej armii pod każdym względem: Siła, remisy, Pałac, Twierdza, Port, Wioska, Sanktuarium, trzy karty Przełęczy, bonus Władcy; Samuraj go nie rusza. W grze drużynowej celem mogą być tylko karty przeciwników (nasze rozstrzygnięcie). Jeśli nigdzie nie ma celu, nie można go zagrać (nasze rozstrzygnięcie); nigdy cię to nie zablokuje, bo inne karty zawsze można wystawić gdzie indziej, a w ostatniej turze cel zawsze istnieje.
kj-4-5 = Ashigaru (jednostka regularna). Bez zdolności.
kj-4-6 = Władca (jednostka tajna). Siła 2 oraz +1 za każdą kartę leżącą za nim w rzędzie w chwili liczenia Siły, czyli po eliminacjach (nasze rozstrzygnięcie); liczy się też obcy Skrytobójca, który zajął dalsze miejsce. Jeśli przeżyje na polu bitwy, które wygrasz, przynosi 3 punkty.
kj-4-7 = Wieśniak, cztery karty (jednostka tajna). Siła 0. Pole bitwy wygrane z co najmniej jednym ocalałym Wieśniakiem (nasze rozstrzygnięcie: ocalałym) daje 1 punkt więcej, raz na pole, niezależnie od ich liczby. Opcja `peasant_must_survive` jest domyślnie włączona, bo wyeliminowana karta traci zdolność; po wyłączeniu obowiązuje litera instrukcji: wystarczy, że Wieśniak leżał tam na początku walki.
kj-4-8 = Osiłek (jednostka tajna). Bez zdolności.
kj-4-9 = Łucznik (jednostka tajna). Eliminuje wrogiego Samuraja na tym polu bitwy, zanim zadziałają Samuraje.
kj-4-10 = Samuraj (jednostka tajna). Po Łucznikach eliminuje na tym polu bitwy wszystkich wrogich Wieśniaków, Osiłka i Ashigaru.
kj-4-11 = Obaj Łucznicy działają jednocześnie, a po nich jednocześnie ci Samuraje, którzy ocaleli (nasze rozstrzygnięcie).

kj-5 = Rozpatrywanie bitew
kj-5-1 = Po wystawieniu wojsk ogłasza się tchórzy (KJ-3.8), więc wszyscy dowiadują się, gdzie położono ich Władców jako ostatnie karty. Potem rozpatruje się pola bitwy po kolei: najpierw Obóz zaopatrzeniowy, jeśli jest w grze, a dalej według numerów; kolejność pozostałych nic nie zmienia (nasze rozstrzygnięcie).
kj-5-2 = Na każdym polu bitwy: (a) Port nalicza bonus; (b) wszystkie karty zostają odkryte; (c) działają Łucznicy; (d) działają Samuraje; (e) Sanktuarium niszczy karty; (f) sumuje się Siłę ze wszystkimi bonusami i karami; (g) wyłania się zwycięzcę.
kj-5-3 = Jeśli tylko jedna strona ma jeszcze karty, wygrywa bez względu na Siłę (nasze rozstrzygnięcie, za przykładem z instrukcji: samotny Wieśniak przeciw nikomu). Jeśli nie ma ich żadna, nikt nie wygrywa. W innym razie wygrywa silniejsza armia; przy równej Sile ta, która ma więcej kart po eliminacjach (nasze rozstrzygnięcie); jeśli i to jest równe – nikt.
kj-5-4 = Złota Świątynia i Twierdza stawiają swój warunek tak wyłonionemu zwycięzcy. Armia złożona z samego obcego Skrytobójcy może wygrać.
kj-5-5 = Karty przegranego schodzą z pola; karty zwycięzcy zostają na zdobytym polu bitwy. Jeśli nikt nie wygra, wszystkie zostają na miejscu, odkryte, i nic nie dają.
kj-5-6 = Siła może być ujemna: nie ma dolnej granicy (nasze rozstrzygnięcie; przy granicy 0 większa armia mogłaby wygrać Pałac, który ją karze).

kj-6 = Pola bitwy
kj-6-1 = Przełęcz (6): najwyżej trzy karty po każdej stronie. Na pełną stronę nie można nic wystawić; instrukcja wymienia Generała, którego zdolność działa za późno, by zrobić miejsce. Skrytobójca może jednak zastąpić leżącą tam kartę.
kj-6-2 = Sanktuarium (6): po zdolnościach każdy gracz niszczy jedną ze swoich kart o najniższej Sile, a przy równych wybiera; liczy się bieżąca Siła, razem z bonusem Władcy. Każdy wybiera, nie widząc wyboru drugiego (nasze rozstrzygnięcie): niższe miejsce odpowiada pierwsze, drugie niczego się z tego nie dowiaduje, a obie karty schodzą razem. Obcy Skrytobójca jest jedną z kart właściciela rzędu. Strona bez kart nic nie wybiera; jedyna karta zostaje zniszczona. Potem bonus Władcy liczy się od nowa.
kj-6-3 = Port (4): przed odkryciem kart każda armia otrzymuje +1 za każdą odkrytą kartę po swojej stronie. Późniejsze eliminacje tego nie cofają (nasze rozstrzygnięcie).
kj-6-4 = Pole ryżowe (4): Wieśniacy mają Siłę 1.
kj-6-5 = Wioska (4): karty z nadrukowaną Siłą 1 mają Siłę 2. Władcy to nie dotyczy (nasze rozstrzygnięcie).
kj-6-6 = Pałac (6): strona, która ma więcej kart po eliminacjach (nasze rozstrzygnięcie), ma −2 do Siły. Przy równej liczbie nikt nie traci.
kj-6-7 = Złota Świątynia (6): jeśli Siła zwycięzcy jest mniejsza niż 4, nikt nie wygrywa, a wszystkie leżące tu karty zostają wyeliminowane.
kj-6-8 = Twierdza (6): jeśli zwycięzca ma mniej niż 3 karty po eliminacjach (nasze rozstrzygnięcie), nikt nie wygrywa, a wszystkie leżące tu karty zostają wyeliminowane.
kj-6-9 = Obóz zaopatrzeniowy (4): jego zwycięzca musi od razu, zanim cokolwiek innego zostanie odkryte, wskazać dwa różne swoje pola bitwy poza Obozem, obojętnie, czy ma na nich karty. Jego armia otrzymuje tam +1 do Siły, co liczy się też do czwórki wymaganej przez Złotą Świątynię. W grze drużynowej może wskazać także pola partnera; bonus dostaje wtedy armia partnera.
kj-6-10 = Torii (4+): warte 4, plus 1 za każde inne pole bitwy wygrane przez jego zdobywcę, liczone na końcu. Samo Torii się nie liczy (nasze rozstrzygnięcie: przykład z instrukcji daje dokładnie 4); liczy się z opcją `torii_counts_itself`.

kj-7 = Punktacja
kj-7-1 = Zsumuj punkty zdobytych pól bitwy, po 1 punkcie za każde z nich wygrane z ocalałym Wieśniakiem i 3 punkty, jeśli twój Władca przeżył na którymś z nich. Tchórz traci 5 punktów.
kj-7-2 = Wygrywa najwyższy wynik; przy remisie ten, kto zdobył więcej pól bitwy. Jeśli nadal jest remis, zwycięstwo jest wspólne (nasze rozstrzygnięcie).

kj-8 = Drużyny (cztery osoby)
kj-8-1 = Z opcją `teams` partnerzy siedzą naprzeciwko siebie, miejsca 0 i 2 przeciw 1 i 3, więc każde pole bitwy leży między przeciwnikami. Partnerzy mogą rozmawiać, ale nie wolno im pokazywać sobie zakrytych kart.
kj-8-2 = Wynik drużyny to suma punktów obu partnerów (nasze rozstrzygnięcie). Remis rozstrzyga liczba pól bitwy zdobytych razem; jeśli i ona jest równa, zwycięstwo jest wspólne. Wygrywają obaj partnerzy zwycięskiej drużyny. Torii liczy tylko pola swojego zdobywcy.
kj-8-3 = W każdej grze wolno rozmawiać do woli, także zwodzić. Jeśli twój Skrytobójca zabrał kartę, możesz mówić o niej, co chcesz, ale nie wolno jej pokazać.

kj-9 = Kto co wie
kj-9-1 = Wszyscy widzą pola bitwy, liczbę kart każdego gracza na ręce i w każdym rzędzie, odkryte karty, które miejsca zajął czyj Skrytobójca, którą kartę oglądał Shugenja oraz którą kartę i dokąd przesunął Generał.
kj-9-2 = Ty znasz też własną rękę i swoje zakryte karty, to, co zobaczył twój Shugenja, co zabrał twój Skrytobójca i co zabrano tobie. Wiedza przywiązana jest do karty, nie do miejsca: kto widział kartę, zna ją także po przesunięciu przez Generała.
kj-9-3 = Dla innych wystawiona przez ciebie jednostka tajna to `secret@2` (tu: na polu bitwy 2); każda inna akcja jest jawna w takiej postaci, w jakiej ją zapisano. Partnerzy wiedzą tyle co inni, nie licząc tego, co pokaże Shugenja (KJ-4.2). Widzowie widzą to, co wszyscy. Po zakończeniu gry wszystko zostaje pokazane.
