# Samouraï: strona zasad w grze, reguła po regule, naszymi słowami (polski).

sb-1 = Elementy gry, pola i figury
sb-1-1 = Naprzeciw siebie stają dwie strony, na każdej jeden lub kilku graczy. Używa się jednej kości dziesięciościennej o wynikach od 1 do 10. We wszystkich tabelach niski wynik jest dobry dla tego, kto rzuca.
sb-1-2 = Postać ma atak (czarny), obronę (czerwoną) i ruch (niebieski), podane osobno dla każdego stanu: zdrowa, ogłuszona, ranna, a u niektórych także konna i ranna w siodle. Ogłuszona nie ma ataku ani ruchu, za to ma osobną obronę. Ranna piesza ma ruch 3. Po zabitej zostaje ciało. Spis liczy 80 postaci.
sb-1-3 = Rodzaje postaci. Samuraje to samuraje, daimyo i ronini (nasze rozstrzygnięcie). Opancerzeni: samuraje i mnisi-samuraje. Mnisi: mnisi i mnisi-samuraje. Osobnym rodzajem są ninja. Wszyscy pozostali (ashigaru, zbóje, chłopi) są lekkozbrojni. Samo słowo „samuraj” nigdy nie obejmuje mnichów-samurajów, bo gdy instrukcji chodzi o jednych i drugich, wymienia obie grupy; rzeka jest jednak zamknięta i dla nich, bo noszą taką samą zbroję (nasze rozstrzygnięcie).
sb-1-4 = Figura to postać piesza, jeździec razem z koniem albo luźny koń, także pociągowy. Figury ogłuszone są żywe. Znaczniki to wóz, barykady, latarnie (zapalone lub zgaszone) oraz ciała ludzi i koni.
sb-1-5 = Mapa ma kolumny od A do Z i AA oraz rzędy od 1 do 16; H7 to kolumna H, rząd 7. W grze są wszystkie pola, także połówki na skrajach (źródło publiczne).
    .technical = Siatka ma 27 kolumn, od A do Z i AA, oraz 16 rzędów; H7 to kolumna H, rząd 7. Kolumny parzyste (B, D, F…) leżą o pół pola wyżej niż A, C, E… W grze są wszystkie 432 pola, także połówki na skrajach (źródło publiczne). Format map objaśniają nagłówki ich plików.
sb-1-6 = Każde pole ma do sześciu sąsiadów: na północy, północnym wschodzie, południowym wschodzie, południu, południowym zachodzie i północnym zachodzie.
    .technical = Sąsiedzi pola w kolumnie c i rzędzie r. Gdy c jest nieparzyste: N (c, r−1), NE (c+1, r), SE (c+1, r+1), S (c, r+1), SW (c−1, r+1), NW (c−1, r). Gdy c jest parzyste: N (c, r−1), NE (c+1, r−1), SE (c+1, r), S (c, r+1), SW (c−1, r), NW (c−1, r−1).
sb-1-7 = Odległość liczy się w polach najkrótszą drogą: pierwszego pola się nie liczy, ostatnie tak. Między figurami bierze się najmniejszą odległość spośród ich pól (nasze rozstrzygnięcie).
    .technical = Odległość liczy się we współrzędnych sześciennych: e = 1, gdy c jest parzyste, w przeciwnym razie 0; h = 2r − e; x = c − 1; z = (h − c − 1)/2; y = −x − z; A1 to (0, 0, 0). Odległość dwóch pól wynosi max(|Δx|, |Δy|, |Δz|): pierwszego pola się nie liczy, ostatnie tak. Między figurami bierze się najmniejszą odległość spośród ich pól (nasze rozstrzygnięcie).
    .example = Z H7 do H10 jest odległość 3; sąsiednie pole leży w odległości 1.
sb-1-8 = Linia strzału biegnie prosto od środka jednego pola do środka drugiego. Strona rysuje ją za ciebie.
    .technical = Współrzędne płaskie służą wyłącznie do linii. Środek pola to (X, Y) = (6c, 4r − 2e), przy czym Y rośnie na południe. Względem niego wierzchołki leżą w E (+4, 0), SE (+2, +2), SW (−2, +2), W (−4, 0), NW (−2, −2), NE (+2, −2), a środki krawędzi w N (0, −2), NE (+3, −1), SE (+3, +1), S (0, +2), SW (−3, +1), NW (−3, −1). Osie mają różne skale, ale na znak iloczynu wektorowego to nie wpływa. O tym, po której stronie coś leży i czy się styka, rozstrzyga zawsze cross(p, q, r) = (qx−px)(ry−py) − (qy−py)(rx−px). Wszystko liczy się na liczbach całkowitych, nigdy na zmiennoprzecinkowych.
sb-1-9 = Krawędź pola jest otwarta albo biegnie nią ściana, drzwi, okno lub korona skarpy. Każda krawędź między polem budynku a polem poza tym budynkiem jest ścianą, chyba że mapa wymienia ją jako drzwi lub okno; otworem jest wtedy cała krawędź, ale jej dwa końce należą do sąsiednich ścian. Krawędzie budynków na skraju mapy są ścianami. Pole okna lub pole drzwi to pole budynku z taką krawędzią. Każdy budynek jest jednym pomieszczeniem.
sb-1-10 = Pola mają poziom 0 lub 1. Pole skarpy ma poziom 0; każda jego krawędź wspólna z polem wyższym to korona, czyli góra skarpy. Tam, gdzie wyższy teren styka się z polem poziomu 0, które nie jest skarpą (schody, łagodny stok), korony nie ma.
sb-1-11 = Dwie figury są w kontakcie, gdy stoją na sąsiednich polach, których wspólna krawędź nie jest ścianą, i nie są to pole mostu i pole rzeki. Samo słowo „przyległy” znaczy tylko tyle, że pola sąsiadują.
sb-1-12 = Elementy dwupolowe (jeździec, luźny koń, wóz) leżą na dwóch sąsiednich polach połączonych krawędzią otwartą lub koroną: łbem i zadem, a wóz przodem i tyłem. Spośród pięciu pozostałych sąsiadów łba trzy, które nie stykają się z zadem, to pola przednie; tak samo od strony zadu wyznacza się pola tylne. Figura dwupolowa styka się z tym, z czym styka się którakolwiek jej połowa.
    .technical = Zapis `H7/H8`: najpierw łeb albo przód.
sb-1-13 =
    Teren, według instrukcji. Każdy wiersz podaje koszt w punktach ruchu pieszo / konno (– = nie do przejścia), a potem znak, który liczy się w walce. Osłona: zob. SB-4.15.
    Teren płaski `.`: 1 / 1, znak 0
    Zarośla `b`: 2 / 2, znak −
    Drzewo `T`: 2 / –, znak −
    Skarpa `/`: 2 / 2, znak −
    Ryżowisko `r`: 4 / –, znak −
    Rzeka `~`: 5 (opancerzeni –) / –, znak −
    Most `=`: 1 / 2, znak 0
    Słup torii `t`: 1 / –, znak +
    Wnętrze `I` i wejście `E`: 1 / –, znak +
    Barykada (znacznik): 4 / –, znak +
    Wóz (znacznik; bez zatrzymywania się): 4 / –, bez znaku
    Krawędź z oknem: 4 / –
    Krawędź z drzwiami: koszt pola, na które się wchodzi / –

sb-2 = Przebieg tury
sb-2-1 = Tura składa się z dwóch faz, po jednej dla każdej strony; kto zaczyna, mówi scenariusz. W swojej fazie strona strzela, porusza się i walczy własnymi figurami.
sb-2-2 = Faza ma pięć etapów: (1) pierwszy ostrzał; (2) ruch; (3) drugi ostrzał; (4) walka; (5) powrót do sił. Potem następuje faza drugiej strony, a po niej nowa tura.
sb-2-3 = Kolejność jest ścisła: etap zaczyna się dopiero po zakończeniu poprzedniego. Strona aktywna sama kończy etapy od 1 do 4; etap 5 przebiega automatycznie, poza wyborem miejsca dla figur i ciał, które trzeba gdzieś umieścić.
    .technical = Kolejność jest ścisła: etap zaczyna się dopiero po zakończeniu poprzedniego. Strona aktywna kończy etapy od 1 do 4 poleceniem `done`; etap 5 przebiega sam, poza wyborem miejsca dla figur i ciał, które trzeba gdzieś umieścić.
sb-2-4 = W obrębie etapu strona aktywna działa po jednej figurze naraz, w dowolnej kolejności, a każde działanie rozpatruje się do końca przed następnym. Nikt nigdy nie musi działać.
sb-2-5 = Gracze tej samej strony mają wspólną fazę: każdy może działać za całą stronę, a „właściciel” oznacza wszędzie stronę (nasze rozstrzygnięcie).
    .technical = Gracze jednej strony zajmują wspólne miejsce. Miejsce `0` to strona, która rozgrywa pierwszą fazę, miejsce `1` to druga, również podczas rozstawienia.
sb-2-6 = Figura jest związana walką, jeżeli od początku poprzedniej fazy własnej strony atakowała albo była atakowana wręcz. Pociski nie wiążą; pojedynek wiąże (nasze rozstrzygnięcie).
sb-2-7 = Ogłuszony nie robi nic: nie rusza się, nie strzela, nie atakuje, nie idzie w pościg, nie odbija strzał, nie wykonuje czynności, nie panuje nad koniem. Można do niego strzelać i można go atakować.
sb-2-8 = Powrót do sił, etap 5: figury strony aktywnej ogłuszone w fazie wroga, wręcz lub pociskiem, są znów zdrowe. Ogłuszony w fazie własnej strony (w pojedynku, wskutek opcji) czeka do etapu 5 następnej fazy swojej strony (nasze rozstrzygnięcie).
sb-2-9 = Drugi uraz jest śmiertelny (źródło publiczne: Gingell): ogłuszona lub ranna postać, która znów zostaje ogłuszona lub ranna, ginie; ginie też ogłuszony zmuszony do odwrotu.
sb-2-10 = Niektóre czynności trwają całą fazę: dosiadanie konia, zsiadanie, zaprzęganie, wyprzęganie, uprzątanie ciał, wkładanie zbroi. Zgłasza się je w etapie 2 dla figur, które nie strzelały w etapie 1 ani się nie ruszyły; w tej fazie nie robią one nic innego. Skutek następuje w etapie 5, w kolejności zgłoszeń i przed powrotem do sił, o ile jest jeszcze możliwy. „Pełna tura” z instrukcji to własna faza, jak wszędzie tam, gdzie mowa w niej o turze ruchu (nasze rozstrzygnięcie).
sb-2-11 = Kolejność w etapie 5: skutki czynności, powrót do sił, sprawdzenie zwycięstwa.

sb-3 = Łucznictwo
sb-3-1 = Kto strzela: postać z łukiem, zdrowa lub ranna, która nie stoi na polu rzeki i nie jest zajęta czynnością.
sb-3-2 = Kiedy: w etapie 1 łucznicy piesi i konni, oprócz związanych walką; w etapie 3 tylko piesi, związani walką czy nie. Jeden strzał na etap. Ten sam człowiek może strzelić w etapie 1, ruszyć się, strzelić w etapie 3 i walczyć w etapie 4 (nasze rozstrzygnięcie).
sb-3-3 = Do czego: do widocznej postaci wroga (SB-13.3), do luźnego konia, który nie należy do własnej strony (SB-5.19), albo do zapalonej latarni, jeżeli linia jest wolna w rozumieniu SB-4.
sb-3-4 = Zasięgi: krótki 1–15 (kość +0), średni 16–40 (+1), daleki 41–100 (+2); dalej strzału nie ma. Granice 40, 41 i 100 pochodzą ze źródła publicznego, 15 jest nasze (12 i 20 do wyboru jako opcja).
sb-3-5 = Jeden strzał przebiega tak: podaje się łucznika i cel; w razie potrzeby właściciel celu wybiera swój narożnik (SB-4.16); rzut kością; odczyt wyniku; mnich może odbić strzałę (SB-10); skutki. Kilku łuczników strzela do jednego celu po kolei.
sb-3-6 = Do rzutu dodaje się: modyfikator zasięgu; +1, gdy strzelec jest ranny; +1, gdy cel jest opancerzony i pieszy (ale nie Misakado bez zbroi, SB-14.8); +1, gdy cel jest konny (źródło publiczne: Gingell). Wszystko się sumuje. Wynik powyżej 10 czyta się jako 10.
    .example = Genzo strzela do pieszego samuraja w zbroi z 20 pól (zasięg średni): +1 za zasięg, +1 za zbroję. Rzut 3 czyta się jako 5.
sb-3-7 = Wynik odczytuje się w wierszu zmodyfikowanego rzutu, w kolumnie osłony celu (brak, lekka, średnia), w tabeli dla celów pieszych albo konnych. Przy osłonie całkowitej strzału nie ma.
sb-3-8 = Cel pieszy: A odwrót, B ranny, C zabity.
sb-3-9 = Cel konny: A koń i jeździec się cofają; B jeździec ranny, zostaje w siodle (opcja: wysadzony z siodła i ranny); C koń zabity, jeździec wysadzony z siodła i ogłuszony (SB-7.1). Wynik D, który jest w tabeli, nie może wypaść ze względu na +1.
    .technical = Opcja `rider_arrow_b`.
sb-3-10 = Luźny lub pociągowy koń: tabela dla konnych z jej +1, z pominięciem obrażeń jeźdźca: A odwrót, B nic, C zabity.
sb-3-11 = Odwrót przed pociskiem to 2 pola (źródło publiczne; opcja: 1 pole). Każde z nich musi leżeć dalej od strzelca niż to, z którego się na nie wchodzi (u jeźdźców i koni liczy się połowa idąca przodem); poza tym jak w SB-6.17. Gdy całego odwrotu nie da się wykonać, cel zostaje na miejscu i jest ranny; luźny koń wychodzi z tego bez szwanku.
    .technical = Opcja `arrow_retreat`.

sb-4 = Linia strzału i osłona
sb-4-1 = Linia strzału to prosta od pola strzelca do pola celu, od środka do środka; przez okno lub drzwi obok ciebie zaczyna się w środku otworu (SB-4.7 do SB-4.9).
    .technical = Linia strzału to odcinek od jej początku O do środka pola celu. O jest środkiem pola strzelca, chyba że SB-4.7 do SB-4.9 przenoszą go na środek otworu.
sb-4-2 = Linia przecina pole, gdy przechodzi przez jego wnętrze; samo dotknięcie wierzchołka się nie liczy. Twoje własne pola ani nie zasłaniają, ani nie dają osłony (nasze rozstrzygnięcie).
    .technical = Linia przecina pole, gdy odcinek otwarty wchodzi w jego wnętrze: odcinek przycina się sześcioma krawędziami za pomocą iloczynów wektorowych, a parametry porównuje jak ułamki, mnożąc na krzyż. Pole dotknięte tylko w wierzchołku nie jest przecięte. Pola strzelca nigdy się nie liczą: ani nie zasłaniają, ani nie dają osłony (nasze rozstrzygnięcie). Jeśli t to pole celu, kolejność pól wzdłuż linii wyznacza rosnące k = (X − Xo)(Xt − Xo) + 3(Y − Yo)(Yt − Yo); kolejne pola, łącznie z końcowymi, zawsze ze sobą sąsiadują.
sb-4-3 = Linię biegnącą dokładnie wzdłuż krawędzi pól ocenia się dwa razy: z polami po lewej i z polami po prawej; obowiązuje werdykt lepszy dla strzelca (nasze rozstrzygnięcie).
    .technical = Linia może biec wzdłuż krawędzi pól (tylko gdy ΔY = 0 lub |ΔX| = |ΔY|). Ocenia się ją wtedy dwa razy: raz z dodaniem wszystkich pól leżących po lewej przy krawędziach, którymi biegnie, raz wszystkich po prawej; obowiązuje werdykt lepszy dla strzelca (najpierw możliwy przed niemożliwym, potem mniejsza osłona). Droga, która wychodzi poza mapę albo pomieszczenie, odpada. Bierze się całą jedną stronę albo całą drugą, nie pole po polu, tak by linia z dołu w górę zawsze natrafiła na koronę tam, gdzie ona jest (nasze rozstrzygnięcie).
sb-4-4 = Figury przyległe mogą do siebie strzelać zawsze, chyba że dzieli je ściana. SB-4.5 do SB-4.14 się wtedy nie sprawdza, osłonę tak.
sb-4-5 = Ściany. Linia, która w dowolnym punkcie dotyka ściany, choćby na jej końcu, jest zablokowana.
    .technical = Ściany. Odcinek, który w dowolnym punkcie, końce wliczając, dotyka krawędzi ze ścianą, jest zablokowany. Oba odcinki traktuje się jako domknięte, a sprawdzianem są całkowitoliczbowe znaki orientacji.
sb-4-6 = Pomieszczenia. Między dwoma polami jednego budynku (od środka do środka) oraz ze środka jego otworu do wnętrza nie sprawdza się ścian tego budynku i pomija pola poza nim: nasze ściany biegną zygzakiem tylko dlatego, że trzymają się krawędzi pól (nasze rozstrzygnięcie).
sb-4-7 = Oknem na zewnątrz. Z wnętrza strzela się przez okno tylko z pola tuż za nim, do celów po drugiej stronie ściany.
    .technical = Oknem na zewnątrz. Z wnętrza strzela się przez okno tylko z jego pola okna; O to środek krawędzi z oknem, a cel musi leżeć ściśle za prostą tej krawędzi.
sb-4-8 = Oknem do środka. Z zewnątrz można trafić tylko cel na polu tuż za oknem. Z pola tuż przed oknem można strzelać do całego pomieszczenia.
    .technical = Oknem do środka. Z zewnątrz cel musi być na samym polu okna, a odcinek do środka tego pola musi wchodzić krawędzią z oknem. Strzelec na zewnętrznym polu tej właśnie krawędzi może strzelać do każdego pola pomieszczenia, nawet leżącego na linii tej krawędzi lub za nią, ale tędy tylko tam; O to wtedy środek krawędzi.
sb-4-9 = Drzwi. Linia może swobodnie przechodzić przez drzwi, w obie strony i z każdej odległości. Z pola tuż przed drzwiami można strzelać do całego pomieszczenia.
    .technical = Drzwi. Linia może swobodnie przechodzić przez drzwi, w obie strony i z każdej odległości. Jeżeli strzelec, w środku czy na zewnątrz, ma drzwi na krawędzi własnego pola i strzela przez nie, O leży w ich środku; z zewnątrz może wtedy strzelać do każdego pola pomieszczenia, jak w SB-4.8. Linia poprowadzona ze środka pola nie może opuszczać go przez otwór na własnej krawędzi strzelca: początkiem jest wtedy ten otwór.
sb-4-10 = Żadna linia nie korzysta naraz z drzwi i z okna, początek wliczając. Dwoje drzwi albo okna dwóch budynków wolno połączyć (nasze rozstrzygnięcie). Gdy możliwych jest kilka początków, liczy się najlepszy dla strzelca (nasze rozstrzygnięcie).
sb-4-11 = Z pola rzeki nie strzela się z łuku.
sb-4-12 = Zarośla nigdy nie blokują. Przecięte pole drzewa blokuje, ale do celu na polu drzewa można strzelać. Ciała nigdy nie blokują. Ryżowiska, słupy torii, mosty, barykady i wozy nie blokują.
sb-4-13 = Skarpy. Korona skarpy liczy się, gdy linia ją przecina; między figurami przyległymi się nie liczy. Obie na tym samym wysokim terenie: strzał możliwy. Jedna wysoko, druga nisko: możliwy, jeśli niższa stoi na samej skarpie albo jeśli korona nie jest bliżej niższej niż wyższej. Obie nisko: zablokowany, chyba że jedna z nich stoi na tej skarpie (nasze rozstrzygnięcie).
    .technical = Skarpy. Korona leży na linii, gdy dwa kolejne pola linii, łącznie z końcowymi, mają wspólną krawędź z koroną; b to jej pole skarpy. Bez korony skarpy nie mają znaczenia. W przeciwnym razie, o ile figury nie są przyległe: (a) obie na tym samym podwyższonym poziomie: strzał możliwy; (b) jedna wysoko, druga nisko: możliwy, jeżeli dla każdej korony b jest własnym polem niższej albo odległość(niższa, b) ≥ odległość(wyższa, b); (c) obie nisko: zablokowany, chyba że każde b jest własnym polem którejś z nich (nasze rozstrzygnięcie).
    .example = Łucznik na dole stoi 5 pól od skarpy, cel u góry 2 pola za koroną: 5 to nie mniej niż 2, więc strzał jest możliwy. W odwrotnym ustawieniu korona zasłania cel.
sb-4-14 = Figury na drodze strzału to swoi, wrogowie, ogłuszeni i konie, z wyjątkiem stojących na polach celu i strzelca. Na krótkim zasięgu figura na przeciętym polu uniemożliwia strzał. Na średnim i dalekim wolno strzelać, jeśli cel nie ma osłony lub ma lekką, a nie wolno, jeśli ma średnią. Nigdy nie przeszkadzają: figura na polu rzeki; dla konnego łucznika figura przyległa do któregoś z jego pól (koń, który styka się z nim jedną połową, nie przeszkadza też drugą); dla wrogów ukrytego ninja sam ten ninja.
sb-4-15 =
    Osłona to największa z poniższych, nigdy ich suma.
    (a) Cel na polu skarpy, której korona leży na linii: średnia.
    (b) Cel w zaroślach albo przecięte zarośla: lekka.
    (c) Cel na polu drzewa lub słupa torii: lekka.
    (d) Cel na polu rzeki: lekka, ale żadna, jeśli wszystkie przecięte pola to rzeka (strzelec nad samą wodą albo na moście).
    (e) Cel na polu mostu albo przecięty most: lekka.
    (f) Cel w budynku, także na polu wejścia do świątyni, a linia przechodzi przez drzwi lub okno: średnia.
    (g) Ściana: całkowita.
    (h) Narożnik zewnętrzny: SB-4.16.
    (i) Przecięty wóz: średnia.
    (j) Cel na polu barykady, a linia przecina jej czoło: SB-12.3.
    Dwie figury w jednym pomieszczeniu nie mają z niego osłony (nasze rozstrzygnięcie).
sb-4-16 = Narożniki zewnętrzne. Cel tuż przy zewnętrznym narożniku budynku ma średnią osłonę, jeśli narożnik go zasłania: strzelec nie widzi obu ścian. Przy dwóch narożnikach właściciel wybiera jeden przy pierwszym strzale etapu i tylko ten liczy się do końca etapu, więc ogień krzyżowy może cel dosięgnąć. Jeździec ma jeden narożnik dla obu pól.
    .technical = Narożniki zewnętrzne. Mapa podaje każdy jako wierzchołek V pola budynku; dwa zewnętrzne pola, które się w V schodzą, leżą po obu jego stronach. Cel na jednym z nich ma średnią osłonę, jeżeli odcinek z O do środka tego drugiego dotyka krawędzi tego budynku (prócz otworu, z którego wychodzi): strzelec nie widzi obu ścian naraz. Jeżeli pole celu leży przy dwóch narożnikach, a ich uwzględnienie zmienia osłonę, właściciel wskazuje jeden z nich przy pierwszym takim strzale etapu ostrzału; na tym polu tylko ten narożnik liczy się dla niego do końca etapu (ogień krzyżowy). Jeździec wskazuje jeden narożnik dla obu swoich pól; dla luźnego konia wskazuje go właściciel, jak dla każdego. Na użytek SB-4.14 narożnik jeszcze niewskazany się pomija (nasze rozstrzygnięcie).
sb-4-17 = Figury dwupolowe. Każde pole strzelca sprawdza się z każdym polem celu i dla każdego pola celu bierze linię najlepszą dla strzelca. Strzał jest możliwy, jeśli da się trafić choć jedno pole celu; osłona jest największa spośród tych, które da się trafić (połowa na płaskim, połowa w zaroślach: lekka).
sb-4-18 = Strona sprawdza linię w tej kolejności: ściany i otwory, drzewa, skarpy, osłona, figury na drodze. Gdy wybierzesz cel, pokaże, co przeszkadza.
    .technical = Kolejność sprawdzania dla pary pól: początki → przyległość → ściany i otwory → drzewa → skarpy → osłona → figury na drodze strzału → werdykt; potem SB-4.3, SB-4.10 i SB-4.17.
sb-4-19 = Jeśli możesz strzelać do wroga na otwartym terenie, on może strzelać do ciebie; różnicę robią tylko osłona, konni łucznicy i ukryci ninja.
    .technical = Między środkami pól, bez użycia otworu, wszystkie sprawdziany dają ten sam wynik w obu kierunkach, z wyjątkiem osłony, konnych łuczników i ukrytych ninja.

sb-5 = Ruch
sb-5-1 = W etapie 2 strona porusza wszystkimi swoimi figurami, niektórymi albo żadną, każdą o całość lub część jej ruchu. Punktów nie można pożyczać ani odkładać.
sb-5-2 = Każde pole, na które się wchodzi, kosztuje tyle, co jego teren (SB-1.13), albo, jeśli to więcej, 4 punkty za okno (SB-5.7), barykadę lub wóz; ciała podnoszą ten koszt (SB-5.12). Nie można zrobić kroku droższego niż pozostałe punkty, nawet jako pierwszego.
sb-5-3 = Żywi wrogowie, także ogłuszeni, zamykają swoje pola. Przez swoich wolno przechodzić, ale nie wolno się na nich zatrzymać. Przez luźne konie przechodzi każdy, nikt się na nich nie zatrzymuje (nasze rozstrzygnięcie).
sb-5-4 = Innego wpływu na ruch wrogowie nie mają (nasze rozstrzygnięcie).
sb-5-5 = Figura rusza się raz na fazę, krok po kroku. Do wyboru są tylko kroki, po których ruch można jeszcze prawidłowo zakończyć.
    .technical = Figura rusza się raz na fazę, krok po kroku. Krok, `lead` lub `release` są dostępne tylko wtedy, gdy ruch może się jeszcze prawidłowo zakończyć; `stop` tam, gdzie wolno go zakończyć i gdy już coś zrobiono; `move` tylko dla figur, które mogą coś zrobić.
sb-5-6 = Ściany są nie do przejścia; do budynków wchodzi się i wychodzi z nich drzwiami i oknami. Drzwi kosztują tyle, co pole za nimi.
sb-5-7 = Okna: tylko pieszo; razem 4 punkty albo koszt samego pola, jeśli jest większy (nasze rozstrzygnięcie); na polu po drugiej stronie nie może być wroga. Ranni ze swoimi 3 punktami nie przejdą nigdy.
sb-5-8 = Między polem mostu a polem rzeki nie ma przejścia w żadną stronę.
sb-5-9 = Rzeka: opancerzeni nigdy do niej nie wchodzą, ani pieszo, ani konno; pozostali pieszo po 5 punktów za pole. Zepchnięci do rzeki: SB-6.18.
sb-5-10 = Konie, z jeźdźcem czy bez, nigdy nie wchodzą na pola drzewa, wnętrza, rzeki, ryżowiska, słupa torii, barykady ani wozu i nie przechodzą przez drzwi ani okna.
sb-5-11 =
    Kroki jeźdźców (nasze rozstrzygnięcie wzorem fanowskich zasad Pietschkera; instrukcja nic o tym nie mówi).
    Naprzód: łeb wchodzi na pole przednie, a zad zajmuje miejsce łba; płaci się koszt pola, na które się wchodzi.
    Wstecz: zad wchodzi na pole tylne, a łeb zajmuje miejsce zadu.
    Zwrot: łeb albo zad przechodzi na pole przyległe zarówno do tego, które opuszcza, jak i do drugiej połowy, która stoi w miejscu.
    Krok wstecz i zwrot kosztują 2 albo tyle, co pole razem z ciałami, jeśli to więcej.
    Obie połowy podlegają SB-5.3, SB-5.10 i krawędziom pól, a oba pola końcowe muszą być wolne od innych.
sb-5-12 = Ciała. Człowiek liczy się za 1, koń za 3 na każdym ze swoich dwóch pól. Suma od 3 do 5 na polu: +1 punkt. Od 6: pole nie do przejścia.
sb-5-13 = Uprzątanie to czynność dwóch postaci pieszych, każdej na tym polu lub na przyległym, nie przez ścianę ani okno. Przenoszą do trzech ludzi, zaczynając od najdawniej poległych, albo jednego konia, który nie jest zaprzężony. Ludzie trafiają na jedno sąsiednie pole, koń na dwa sąsiadujące ze sobą pola pod gołym niebem, nie dalej niż 1 od miejsca, gdzie leżał, i poza uprzątniętym polem; po drodze nie może być ściany ani okna (nasze rozstrzygnięcie). Ciała wrzucone do rzeki, choćby w połowie, znikają.
sb-5-14 = Dosiadanie konia to czynność zdrowej postaci pieszej, przyległej do konia przez krawędź otwartą lub koronę (także między mostem a rzeką, jak w SB-5.18, SB-5.22 i SB-5.23). Wolno dosiąść własnego konia, a samurajom (i tylko im) także każdego innego; w obu wypadkach strona jeźdźca musi nad koniem panować lub móc zapanować (SB-5.19). Jeden człowiek na konia. Ranni nie dosiadają koni; koni pociągowych dosiąść nie można (nasze rozstrzygnięcie).
sb-5-15 = Zsiadanie to czynność: w etapie 5 właściciel stawia jeźdźca na wolnym, dostępnym mu polu obok konia, który zostaje na miejscu; nie przez ścianę ani okno, ani z mostu do rzeki. Gdy takiego pola nie ma, jeździec zostaje w siodle.
sb-5-16 = Konny samuraj używa swoich wartości konnych. Kto ich nie ma, używa pieszych z atakiem +5 i niezmienioną obroną (nasze rozstrzygnięcie: instrukcja podnosi tylko atak; opcja: +2) oraz ruchem 12.
    .technical = Opcja `captured_defence_bonus`.
sb-5-17 = Luźny koń stoi, gdzie stał, dopóki ktoś go nie dosiądzie lub nie poprowadzi.
sb-5-18 =
    Prowadzenie za uzdę.
    Postać piesza (nasze rozstrzygnięcie), nawet ranna, która jest lub staje obok luźnego konia, a nie na nim, przez krawędź otwartą lub koronę, może go wziąć za uzdę, jeśli jej strona nad nim panuje lub może zapanować (SB-5.19).
    Połowa stykająca się z prowadzącym staje się łbem (gdy stykają się obie, łeb pozostaje łbem).
    Z każdym krokiem prowadzącego łeb wchodzi na pole, które on opuścił, a zad na pole łba; prowadzący nie wchodzi na pola konia.
    Punkty płaci tylko on.
    Wszystkie trzy pola muszą być odpowiednie dla tego, kto na nich stoi, i na koniec wolne od innych; konia prowadzi w danej fazie jeden człowiek, a po puszczeniu już nikt, a jeden człowiek prowadzi jednego konia (nasze rozstrzygnięcie).
    Trzyma go, póki stoi obok, a nie na nim, nie jest ogłuszony i go nie puści; następny ruch zaczyna z koniem za uzdę, chyba że przejął go ktoś ze swoich.
    .technical = Działania `lead` i `release`.
sb-5-19 = Panowanie nad koniem. Koń należy do swojej strony (z początku do strony jeźdźca), dopóki ma ona przy nim przyległą, żywą i nieogłuszoną postać (nasze rozstrzygnięcie co do „w pobliżu” z instrukcji; opcja: do 2 pól), a potem aż do przejęcia przez drugą stronę: następuje ono, gdy tylko któraś z jej nieogłuszonych postaci go poprowadzi, dosiądzie lub zaprzęgnie, nawet jeśli koń rusza się przez to dwa razy w jednej turze.
    .technical = Opcja `horse_control_radius`. Działania `lead`, `mount`, `hitch`.
sb-5-20 = Koń pociągowy ma 4 punkty i rusza się tylko prowadzony przez człowieka, który na początku etapu był do niego przyległy; ten ma na cały taki ruch najwyżej 4 punkty. Poza tym jak luźny koń.
sb-5-21 =
    Wóz w zaprzęgu.
    Koń jest zaprzężony zadem na polu przednim wozu, a jego łeb nie przylega do wozu, i tak musi pozostać.
    Prowadzący stoi na polu przednim konia i na takim polu kończy każdy krok (nasze rozstrzygnięcie: bez ostrzejszych skrętów, bo zaprzęg nigdy by już nie ruszył).
    Z każdym krokiem prowadzącego przód wozu wchodzi na pole, które opuścił zad konia, a tył na pole przodu.
    Wóz jedzie tam, gdzie może wejść koń, nigdy na żywe figury.
    Krok, który by to naruszył, jest niemożliwy.
sb-5-22 =
    Wóz ciągnięty przez ludzi: postacie piesze, które na początku etapu są do niego przyległe przez krawędź otwartą lub koronę.
    Dwie dają mu 2 punkty, co najmniej trzy dają 3.
    Jedna z nich, prowadzący, stoi na polu przednim; idzie po wolnych polach, z których każde po kroku musi być znów polem przednim, i płaci z tych punktów; wóz podąża jak w SB-5.21.
    Potem każdą z pozostałych, w kolejności wymienienia, stawia się na wolnym, dostępnym jej polu obok wozu, przez krawędź otwartą lub koronę, nie dalej od miejsca, gdzie stała, niż wynosi liczba kroków, albo zostaje ona na miejscu.
    Uznaje się, że wykonały ruch; nic poza tym nie jest im zabronione (nasze rozstrzygnięcie).
    Wozu z zaprzężonym koniem ludzie ciągnąć nie mogą.
    .technical = Kto zostaje na miejscu, tego ustawia `crew:` z własnym polem.
sb-5-23 = Zaprzęganie i wyprzęganie to czynność jednej postaci pieszej, przyległej przez krawędzie otwarte lub korony do wozu i do konia (kto stoi na polu martwego konia, liczy się jako stojący obok), z dowolnej strony, jeżeli ta strona panuje nad koniem lub może zapanować (gdy koń nie żyje: z każdej); także martwego konia trzeba wyprząc, zanim wóz ruszy. Do zaprzęgnięcia koń musi stać tak jak w SB-5.21.
sb-5-24 = Pole wozu jest nie do przejścia dla jeźdźców, a pieszo kosztuje 4 (albo więcej, jeśli tyle kosztuje teren); wolno przez nie przejść, nie wolno się na nim zatrzymać.
sb-5-25 = Piętrzenie. Na koniec ruchu, odwrotu czy ustawienia na jednym polu nigdy nie stoją dwie żywe figury; przez swoich wolno przechodzić.
sb-5-26 = Skraje mapy. Wchodząca postać płaci za pierwsze pole (źródło publiczne); zad konia jeźdźca wchodzi z drugim krokiem, naprzód na dowolnego sąsiada pierwszego pola, i krok ten jest obowiązkowy. Wolno wejść później niż w podanej turze. Zejście z mapy, gdzie scenariusz na to pozwala, kosztuje 1 dodatkowy punkt z pola na skraju (u jeźdźca liczy się łeb; nikt nie schodzi, prowadząc konia; nasze rozstrzygnięcie). Kto zszedł, nie wraca.

sb-6 = Walka
sb-6-1 = W etapie 4 figura strony aktywnej może atakować wrogów, z którymi jest w kontakcie (także luźne konie drugiej strony). Żaden atak nie jest obowiązkowy; atakującym jest strona aktywna, bez względu na to, kto zaczął zwadę.
sb-6-2 = Postać atakuje najwyżej raz na fazę; obrońcę mogą atakować kolejni przeciwnicy, raz za razem (nasze rozstrzygnięcie).
sb-6-3 = Trzeba móc tam wejść: nie atakuje się pola, na które atakujący nie mógłby wejść jednym krokiem z miejsca, gdzie stoi, mając do dyspozycji cały swój ruch i pomijając tego, kto na nim stoi, oraz leżące tam ciała (u jeźdźca: teren, krawędź i koszt, bez względu na ustawienie). Punkty się liczą, bo instrukcja tylko przez punkty zamyka okna rannym; ranny (3) nie atakuje więc przez okno ani na pole ryżowiska, rzeki czy barykady (nasze rozstrzygnięcie). Przeciw figurze dwupolowej wystarczy jedno takie pole w kontakcie.
sb-6-4 = Wynika z tego, że żaden opancerzony nie atakuje celu w rzece, żaden jeździec celu na polu drzewa, wnętrza, ryżowiska, torii ani barykady, nikt nie atakuje między mostem a rzeką i nikt przez ścianę.
sb-6-5 = Przez okno wolno atakować (ściany są cienkie), ale tylko jeden na jednego.
sb-6-6 = Stosunek sił: atak dzieli się przez obronę i zaokrągla w dół; wynik n zapisuje się n-1. Poniżej 1-1 nie ma ataku. Powyżej 6-1 liczy się jako 6-1 jeszcze przed przesunięciami (nasze rozstrzygnięcie).
    .example = Atak 8 przeciw obronie 3: 8 ÷ 3 to 2 z resztą, więc 2-1. Atak 3 przeciw obronie 4: nie ma ataku.
sb-6-7 = Przeciw obrońcom pieszym: tabela piesza. Przeciw jeźdźcom i luźnym koniom: tabela konna.
sb-6-8 = Teren. Przesunięcie = znak atakującego minus znak obrońcy (+ to +1, 0 to 0, − to −1); dodatnie w prawo, ujemne w lewo.
    .example = Z płaskiego terenu (0) przeciw człowiekowi w zaroślach (−): 0 − (−1) = +1, jedna kolumna w prawo. Przeciw człowiekowi przy słupie torii (+): jedna w lewo.
sb-6-9 = Jeździec bierze gorszy znak ze swoich dwóch pól.
sb-6-10 = Jeden na kilku: musi być w kontakcie z każdym i móc wejść na pole każdego; ich obrony się sumuje, a liczy się najlepszy z ich znaków (nasze rozstrzygnięcie). Wszyscy piesi albo wszyscy konni (nasze rozstrzygnięcie).
sb-6-11 = Kilku na jednego: każdy osobno albo razem. Razem: ataki się sumuje, liczy się najgorszy z ich znaków i przesuwa się o jedną kolumnę w prawo, ale nie przeciw jeźdźcowi ani luźnemu koniowi.
    .example = Genzo (atak 10) i Kansuke (6) razem atakują Jinpachiego (obrona 4) na płaskim terenie: 16 ÷ 4 = 4-1, przesunięte o kolumnę na 5-1.
sb-6-12 = Kilku na kilku walczyć nie może (nasze rozstrzygnięcie: instrukcja nie zna takiego przypadku).
sb-6-13 = Przesunięcia się sumuje. Stosunek sił przed nimi musi wynosić co najmniej 1-1, kolumna po nich też, inaczej ataku nie ma (nasze rozstrzygnięcie; opcja: rozpatrzenie na 1-1). Powyżej 6-1: 6-1.
    .technical = Opcja `shift_below_1_1`.
sb-6-14 =
    Tabela piesza (źródło publiczne: Gingell, oprócz A).
    A: jeden atakujący ranny, jeździec zostaje w siodle (nasze rozstrzygnięcie; opcja zamienia to na ogłuszenie, a jeździec zostaje wysadzony z siodła).
    B: atakujący się cofają.
    –: nic.
    C: obrońcy się cofają.
    D: jeden obrońca ogłuszony.
    E: jeden obrońca ranny.
    F: jeden obrońca zabity.
    .technical = Opcja `combat_result_a`. Do sił wracają tylko ogłuszeni w fazie wroga.
sb-6-15 =
    Tabela konna. A, B i – jak w tabeli pieszej.
    C: koń i jeździec się cofają.
    D: jeździec wysadzony z siodła i ogłuszony.
    E: wysadzony z siodła i ranny.
    F: to samo, a koń zabity.
    G: koń i jeździec zabici.
    Luźny koń: C odwrót, D i E nic, F i G zabity.
sb-6-16 = A, D, E, F i G trafiają jedną figurę danej strony, wybraną przez właściciela (także śmierć: nasze rozstrzygnięcie; pyta się go, gdy udział brały co najmniej dwie). B i C dotyczą wszystkich, którzy brali udział.
sb-6-17 =
    Odwrót w walce wręcz to 1 pole (źródło publiczne), bez kosztu; pola i kolejność wybiera właściciel.
    Każde pole, na które się wchodzi, musi leżeć na mapie, za krawędzią otwartą, koroną lub drzwiami, nie między mostem a rzeką, i mieć teren dostępny dla figury; odpadają pola nie do przejścia oraz te, na których jest żywa figura lub wóz; ostatnie (dla jeźdźców i koni to, na które wchodzi połowa prowadząca) nie może być w kontakcie z widocznym, nieogłuszonym wrogiem.
    Jeźdźcy cofają się krokiem naprzód lub wstecz.
    Kto nie ma takiego pola, gdy nikt inny nie może już odejść, zostaje i jest ranny (w siodle, jeśli jedzie konno).
    Luźny koń bez takiego pola zostaje nietknięty (nasze rozstrzygnięcie).
sb-6-18 = Do rzeki. Opancerzeni, konno czy pieszo, wycofują się na pola rzeki tylko wtedy, gdy żaden pełny, prawidłowy odwrót bez nich nie jest możliwy; wtedy muszą, jeśli taki odwrót jest prawidłowy na całej długości, i toną na pierwszym polu rzeki: człowieka i konia usuwa się z gry. Każde ciało na polu rzeki się usuwa.
sb-6-19 =
    Pościg.
    Gdy wrogowie się cofnęli lub jeden z nich zginął, zwycięzca, atakujący czy obrońca, może od razu wysłać w pościg jedną nieogłuszoną figurę, która brała udział: do pełnego ruchu po zwykłych kosztach, najpierw na pole w ten sposób opuszczone, na którym nie ma teraz figur ani wozu (jeźdźcy krokiem naprzód lub zwrotem łba).
    Opuszczone są pola figur, które się cofnęły lub zginęły; wysadzony z siodła jeździec, który żyje, nie opuszcza żadnego.
    Jeśli przed ruszeniem się figura jest w kontakcie z żywym wrogiem, wchodzi tylko na to jedno pole.
    Po pościgu nie ma ataku, a następny etap ruchu na tym nie traci.
    Samo ogłuszenie lub zranienie wroga nie daje pościgu.
    Bez prowadzenia koni i bez czynności (nasze rozstrzygnięcie).
sb-6-20 = Kolejność: atakujący, obrońcy, rzut, ofiara, upadki, odwroty, zgony, pościg; potem następny atak.

sb-7 = Konie w ostrzale i walce
sb-7-1 = Wysadzonego z siodła jeźdźca, rannego, ogłuszonego czy martwego, właściciel umieszcza na polu obok któregoś z pól konia, ale nie na nich samych i nie przez ścianę ani okno; pole musi być wolne i dostępne dla niego (dla ciała nie musi być ani jednym, ani drugim). Koń zostaje na miejscu, żywy lub martwy.
sb-7-2 = Gdy takiego pola nie ma: jeśli obok konia jest wolne pole rzeki, opancerzony tonie; w przeciwnym razie trafia na najbliższe wolne, dostępne mu pole, a spośród równych wybiera właściciel (nasze rozstrzygnięcie).
sb-7-3 = Do luźnego i pociągowego konia strzela się, i atakuje się go, jak konnego, z pominięciem obrażeń jeźdźca (SB-3.10, SB-6.15).
sb-7-4 = Każdy koń ma obronę 1. Prowadzony koń broni się sam.
sb-7-5 = Zaprzężony koń, który się cofa, zabiera wóz ze sobą: zaprzęg robi jeden krok, naprzód (wóz jedzie za koniem) albo wstecz (tyłem wozu naprzód, prosto, jeśli się da, a jeśli nie, w bok; „dalej od strzelca” mierzy się od tylnej połowy konia), w granicach SB-5.21. Także po pocisku jest to jeden krok.
sb-7-6 = Trzymany za uzdę koń cofa się sam; prowadzący zostaje.
sb-7-7 = Odwrót luźnego konia wybiera strona, do której on należy (SB-5.19; nasze rozstrzygnięcie).
sb-7-8 = Ranny jeździec, który znów zostaje ranny lub ogłuszony, ginie i spada; jego konia dotyczy tylko to, co sam wynik mówi o koniu (nasze rozstrzygnięcie).

sb-8 = Wyzwania
sb-8-1 = W dowolnej chwili etapów od 1 do 4, między dwoma działaniami, konny samuraj strony aktywnej, niezajęty czynnością ani ceremonią, który w tej fazie nie stoczył jeszcze pojedynku, może rzucić wyzwanie. Każdy raz na fazę i tylko wtedy, gdy wróg ma konnego samuraja, który może odpowiedzieć, bo inaczej nic by z tego nie wynikło (nasze rozstrzygnięcie).
sb-8-2 = Wróg wskazuje jednego ze swoich konnych samurajów, nieogłuszonego i niezajętego ceremonią, który w tej fazie się nie pojedynkował, albo odrzuca wyzwanie.
    .technical = Działania `answer` i `refuse`.
sb-8-3 = Wyzwanie przyjęte: tura staje. Poruszają się i walczą tylko ci dwaj, na przemian w turach pojedynku, zaczyna wyzywający.
sb-8-4 = Tura pojedynku to ruch, walka (jeden atak, na przeciwnika) i powrót do sił; bez pocisków, czynności, prowadzenia koni, latarni i schodzenia z mapy. Tura ogłuszonego to samo powrót do sił. Wszystkie inne zasady obowiązują; wysadzony z siodła walczy dalej (nasze rozstrzygnięcie).
    .technical = Ruch to `move` albo `done`.
sb-8-5 = Kto zaczyna swoją turę pojedynku bez kontaktu, musi ją zakończyć bliżej przeciwnika (liczy się odległość), jeśli może; kto w swoim etapie walki jest w kontakcie, musi atakować, jeśli zasady na to pozwalają (nasze rozstrzygnięcie).
sb-8-6 = Pojedynek kończy się śmiercią. Po 20 turach pojedynku przerywa się go i nikt nie wygrywa (nasze rozstrzygnięcie; można to zmienić opcją).
    .technical = Opcja `duel_turn_cap`.
sb-8-7 = Gra toczy się dalej od miejsca, w którym stanęła. Kto przeżył, w tej fazie już tylko się broni; nie rusza w pościg (nasze rozstrzygnięcie). Ataki w pojedynku nie liczą się do SB-6.2.
sb-8-8 = Kto pozwoli innym wmieszać się w pojedynek, przegrywa grę i traci honor. Tutaj program nigdy nie daje takiej możliwości, więc to się nie zdarzy.
sb-8-9 = Wyzwanie odrzucone: ta strona nie może już osiągnąć pośmiertnego zwycięstwa (SB-9.7). Nic więcej się nie zmienia. Strona bez konnego samuraja nie ponosi kary.

sb-9 = Harakiri
sb-9-1 = Strona, która ma dokładnie jednego żywego samuraja na mapie lub mającego jeszcze wejść (SB-1.3; inne rodzaje się nie liczą, nasze rozstrzygnięcie), może pozwolić mu odebrać sobie życie. Musi on być na mapie, ranny czy nie, ale nie ogłuszony. Po co? Bitwa jest przegrana, ale jego wiersz pożegnalny może mu dać pośmiertne zwycięstwo (SB-9.7).
sb-9-2 = Harakiri zgłasza się jako pierwsze działanie fazy. Odtąd samuraj zostaje na miejscu, nie strzela i nie walczy.
    .technical = Działanie `harakiri`.
sb-9-3 = Ceremonia trwa przez tę fazę i następną fazę wroga. Dopełnia się na początku kolejnej fazy jego strony, jeśli samuraj żyje, nie jest ogłuszony, nie opuścił swojego pola, nie atakował ani nie był atakowany wręcz.
sb-9-4 = Pociski jej nie przerywają: rany i śmierć się liczą, odwrotu się nie wykonuje (nasze rozstrzygnięcie).
sb-9-5 = Wiersz. W fazie zgłoszenia harakiri gracz samuraja może napisać wiersz, krótki, poważny i godny: od 2 do 6 wersów, najwyżej 240 znaków (nasze rozstrzygnięcie).
    .technical = Wiersz. W tym czasie gracz samuraja pisze wiersz, krótki, poważny i godny: `poem:` i tekst, w fazie zgłoszenia `harakiri`, jeden raz; od 2 do 6 wersów oddzielonych przez ` / `, razem najwyżej 240 znaków (nasze rozstrzygnięcie), albo żaden. Na listach dozwolonych działań figuruje jako `poem:`, co oznacza każdy taki tekst.
sb-9-6 = Gdy ceremonia się dopełni, samuraj umiera, gra się kończy, a pole bitwy i zwycięstwo przypadają wrogowi (nasze rozstrzygnięcie). Zapis gry zachowuje wiersz.
sb-9-7 = Pośmiertne zwycięstwo. W późniejszej grze można raz zapytać o wiersz gracza z tamtej partii, innego niż autor; od tamtej pory wiersz nie był pokazywany. Jeśli przypomni sobie co najmniej trzy czwarte słów w kolejności (nasze rozstrzygnięcie), zmarły samuraj zostaje pośmiertnym zwycięzcą tamtej partii.
    .technical = Pośmiertne zwycięstwo. W późniejszej grze można raz zapytać o wiersz gracza z tamtej partii, innego niż autor; od tamtej pory wiersz nie był pokazywany. Uznaje się go za przypomniany, jeżeli, pomijając wielkość liter, znaki diakrytyczne, interpunkcję i podział na wersy, najdłuższy wspólny podciąg słów obejmuje co najmniej ¾ słów wiersza (4·L ≥ 3·n; nasze rozstrzygnięcie). Zapis tamtej gry ogłasza wtedy zmarłego samuraja pośmiertnym zwycięzcą.
sb-9-8 = Bez wiersza albo po odrzuceniu wyzwania w tamtej grze nie ma pośmiertnego zwycięstwa.
sb-9-9 = Ceremonia przerwana lub porzucona we własnej fazie nie ma skutków; można ją zacząć od nowa.
    .technical = Działanie `renounce`.

sb-10 = Mnisi
sb-10-1 = Gdy strzała wypuszczona do mnicha lub mnicha-samuraja odniesie skutek (A, B lub C), właściciel może rzucić kością, by ją odbić.
sb-10-2 = Od 1 do 4: wynik się łagodzi. 5 i więcej: wynik zostaje w mocy.
sb-10-3 = Złagodzenie: zabity jest tylko ranny, ranny tylko się cofa, a odwrót przepada. Otrzymana w ten sposób rana i tak zabija rannego mnicha (SB-2.9).
sb-10-4 = Ranny mnich dodaje do tego rzutu 1.
sb-10-5 = Jedna próba na mnicha i etap ostrzału, podejmowana ze znajomością wyniku; etapy 1 i 3 liczą się osobno (nasze rozstrzygnięcie). Ogłuszony nie próbuje.
sb-10-6 = Shurikenów odbić nie można.

sb-11 = Ninja i shurikeny
sb-11-1 = Oprócz broni ninja ma nieograniczony zapas shurikenów. Nocą jest ukryty (SB-13.4).
sb-11-2 = Może rzucić raz, tylko w etapie 1, o ile nie jest związany walką (SB-2.6); także z pola rzeki.
sb-11-3 = Cele jak w SB-3.3. Linia jak dla łuku na krótkim zasięgu, bez względu na odległość; osłona się nie liczy, chyba że całkowita. Kolumny tabeli to 1–2, 3–4 i 5–7 pól; poza ostatnią rzutu nie ma.
sb-11-4 = +1, gdy rzucający jest ranny; nocą +1, gdy żadne pole celu nie jest oświetlone. Za zbroję i konia nic się nie dodaje.
sb-11-5 = Kość według odległości: D zabity, W ranny, – chybienie.
sb-11-6 = Jeździec: D ginie i spada, W ranny w siodle. Luźny koń: D zabity, W nic (nasze rozstrzygnięcie).

sb-12 = Barykady
sb-12-1 = Rozstawia się je przed grą według scenariusza, każdą na dwóch sąsiednich polach płaskich bez wozu, latarni i innej barykady (nasze rozstrzygnięcie). Nigdy się ich nie przesuwa.
sb-12-2 = Czoło barykady wyznacza jedno z dwóch pól przyległych do obu jej pól, wskazane przy rozstawieniu. Na każdym polu barykady czołem jest krawędź zwrócona ku temu polu i następna krawędź w stronę od drugiego pola barykady: razem cztery krawędzie (nasze rozstrzygnięcie).
sb-12-3 = Cel na jednym z jej pól ma średnią osłonę, gdy linia przecina jedną z tych czterech krawędzi do wewnątrz; w innym razie barykada nie daje żadnej, bo strzelec jest po tej samej stronie co cel.
sb-12-4 = Wejście na każde z jej pól, skądkolwiek, kosztuje pieszo 4; konie nie wchodzą nigdy. Kto na niej stoi, ma znak + w każdej walce, bo tabela nie rozróżnia stron (nasze rozstrzygnięcie).

sb-13 = Noc i latarnie
sb-13-1 = Latarnie stoją tam, gdzie umieszcza je scenariusz, na początku scenariusza nocnego są zapalone i nie można ich przenosić.
sb-13-2 = Zapalona latarnia oświetla swoje pole i sześć wokół, ale nie przez ścianę; drzwi i okna przepuszczają światło.
sb-13-3 = Kto jest widoczny: za dnia wszyscy. Nocą do niewidocznego nie wolno strzelać ani go atakować. Na oświetlonym polu jest się widocznym jak za dnia. Wszyscy poza ninja są widoczni wszędzie: tylko o ninja instrukcja mówi, że są niewidzialni, a shuriken może trafić nieoświetlonego (nasze rozstrzygnięcie). Łuki nie mają nocnego modyfikatora (nasze rozstrzygnięcie).
sb-13-4 = Nocą ninja jest widoczny tylko na oświetlonym polu albo gdy jest przyległy, bez ściany pomiędzy, do wroga żywego, nieogłuszonego i czuwającego (nasze rozstrzygnięcie co do tych trzech warunków i ściany); poza tym jest ukryty.
sb-13-5 = Ukrytego ninja nie można wybrać jako celu ani obrońcy i nigdy nie ogranicza on tego, czego wróg może spróbować (linie, odwroty, ustawienia). Rzut go nie ujawnia; atak tak, dopóki nie opuści tego pola (nasze rozstrzygnięcie).
sb-13-6 = Rozstrzyga się to pole po polu podczas ruchów obu stron: można być widocznym przez jedno pole i zniknąć na następnym; ruch trwa dalej. Gdyby wróg mimo wszystko miał trafić na pole ninja (wejście na mapę, upadek), zajmuje zamiast niego najbliższe wolne, dostępne mu pole, spośród równych do wyboru, a ninja zostaje dostrzeżony. Poruszający się, którego takie odkrycie pozbawia prawidłowego zakończenia ruchu, wraca na ostatnie pole, na którym mógł się zatrzymać.
sb-13-7 = Gaszenie: każdy, pieszo czy konno, kto w swoim ruchu przechodzi przez pole latarni lub na nim stoi, może ją zgasić (nasze rozstrzygnięcie: to wybór). Ponownie zapala ją ten, kto kończy na jej polu ruch.
    .technical = Działania `douse` i `light`.
sb-13-8 = Gaszenie strzałem: strzałą, w tabeli pieszej, kolumnie bez osłony, tylko z modyfikatorami zasięgu i strzelca, przy A, B lub C; shurikenem przy D lub W. Chroni ją tylko osłona całkowita; SB-4.14 obowiązuje na krótkim zasięgu.
sb-13-9 = Śmierć na jej polu jej nie gasi, chyba że zginie koń leżący na nim choćby połową.

sb-14 = Scenariusze i zwycięstwo
sb-14-1 = W pudełku jest sześć scenariuszy. Jeden z tych sześciu wymaga mapy z gry siostrzanej; zastępuje ją nasza mapa, Rozdroże. Cztery kolejne scenariusze są nasze (SB-14.6).
    .technical = Sześć scenariuszy zapisano jako dane: mapa, dzień lub noc, pierwsza strona, siły, strefy, wejścia, znaczniki, zwycięstwo. Instrukcja jest też zgodna z dwiema grami siostrzanymi, a jeden scenariusz wymaga mapy z jednej z nich: używamy zastępczej (`crossroads`).
sb-14-2 = Rozstawienie przebiega w kolejności podanej w scenariuszu, jedna strona w całości po drugiej; najpierw znaczniki. Jeźdźców ustawia się w siodle, na własnych koniach.
    .technical = Rozstawienie przebiega w podanej kolejności, jedna strona w całości po drugiej; najpierw znaczniki; znaczniki i figury po jednym, w kolejności z pliku, potem `done` (stronę, która nic nie rozstawia, się pomija). Jeźdźców ustawia się w siodle, na własnych koniach, na dwóch polach połączonych jak w SB-1.12.
sb-14-3 = Pierwszą fazę rozgrywa strona wskazana jako pierwsza.
sb-14-4 = W tej rodzinie gier nie ma limitu tur (źródło publiczne). Tutaj po 40 turach wygrywa wskazana strona albo jest remis (nasze rozstrzygnięcie; można to zmienić opcją).
    .technical = Opcja `turn_cap`.
sb-14-5 = Warunki sprawdza się tak, jak je oznaczono: natychmiast (po każdym rozpatrzonym działaniu, przed pościgiem), na koniec własnej fazy albo na koniec tury. Jeśli przy tym samym sprawdzeniu wygrywają obie strony, wygrywa aktywna (nasze rozstrzygnięcie). Strona, która nie ma żywej postaci ani na mapie, ani wśród tych, co mają dopiero wejść, przegrywa, chyba że wygrała (nasze rozstrzygnięcie).
sb-14-6 =
    Sześć scenariuszy:
    Torii: mapa Świątyni, 6 na 6, jeźdźcy
    Noc ninja: mapa Wioski, noc, 5 na 9
    Siedmiu samurajów: mapa Wioski, 13 na 11, barykady
    Szturm na świątynię: mapa Świątyni, 12 na 8, mnisi
    Konwój: mapa Wioski, 11 na 8, wóz
    Rozdroże: mapa Rozdroża, 8 na 7, łucznictwo
    Cztery kolejne od Tatami, spoza pudełka:
    Most w Mizuno: mapa Wąwozu, 7 na 4, jeźdźcy i barykady
    Żar nad Kurokawą: mapa Osady, noc, 5 na 7, ninja
    Prośba starca: mapa Przełęczy, 6 na 5, eskorta
    Wyścig do chramu: mapa Chramu, 6 na 6, posiłki
    .technical = W notacji: `torii`, `ninja-night`, `seven-samurai`, `temple-assault`, `convoy`, `crossroads`; nasze: `bridge`, `embers`, `petition`, `shrine`. Nasze fory, gdy boty jednej ze stron wygrały ponad 65% gier: `convoy-guard`, `convoy-fewer`, `convoy-dusk`, `crossroads-ally`, `crossroads-fewer`, `crossroads-dusk`.
sb-14-7 = Alarm (Noc ninja): do jego podniesienia obrońcy nie mają etapów ostrzału, ruchu ani walki; tylko się bronią. Podnosi go każde ze zdarzeń wymienionych w scenariuszu; od swojej następnej fazy obrońcy działają. Śpiący wcześniej nic nie widzi.
sb-14-8 = Misakado śpi bez zbroi. Od alarmu może ją włożyć, co jest czynnością: po pierwszej jest w niepełnej zbroi, po drugiej w pełnej. Bez zbroi nie jest opancerzony wobec strzał, ale rzeka pozostaje dla niego zamknięta (nasze rozstrzygnięcie).
    .technical = Działanie `dress`.

sb-15 = Kto co wie
sb-15-1 = Za dnia wszystko jest jawne poza tym, co utajnia SB-15.4; także wartości, stany, kto strzelał, kto się ruszał, kto jest związany walką, kto trzyma którego konia i kto odrzucił wyzwanie.
sb-15-2 = Ukryty ninja: jego strona wie wszystko. Wróg wie, którzy ninja żyją i są w grze, na którym polu i w jakim stanie każdego ostatnio widziano, i to, co widzi teraz; nie zna pól, kroków, czynności ani kolejności ukrytych ruchów, ani tego, ilu się ruszyło.
sb-15-3 = W zapisie gry dla wroga ukryte działania są pominięte; zaznacza się tylko, kiedy ninja został dostrzeżony albo zniknął. Rzut z ukrycia pokazuje kość i wynik, ale bez odległości i modyfikatorów.
    .technical = W zapisie gry dla wroga ukryte działania są pominięte; gdy ninja zostaje dostrzeżony: `seen:<ninja>@H7`; gdy znika z oczu: `lost:<ninja>`. Rzut ukrytego widnieje jako `throw:?><target>`, z kością i wynikiem, lecz bez odległości i modyfikatorów. Zgaszoną latarnię pokazuje się jako zgaszoną.
sb-15-4 = Tajne rozstawienie (pole Misakado) odkrywa się wrogowi w chwili alarmu albo gdy ninja jest w jego budynku lub na zewnętrznym polu przy drzwiach czy oknie tego budynku; do tego czasu Misakado jest dla wroga jak ukryty ninja (nasze rozstrzygnięcie).
sb-15-5 = Dozwolone działania proponowane graczowi zależą tylko od tego, co wolno mu wiedzieć. Sojusznicy z jednej strony wiedzą to samo. Widzowie widzą to, co mogą widzieć obie strony; po zakończeniu gry pokazuje się wszystko prócz wiersza (SB-9.7).
