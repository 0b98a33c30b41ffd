# Samurai Spirit (7 Samurajów): nazwy, pytania, akcje, zdarzenia i stół w słowach.

samurai-spirit = 7 Samurajów
samurai-spirit-about = Od dwóch do siedmiu samurajów wspólnie broni wioski przez trzy rundy (Samurai Spirit). Autor: Antoine Bauza, wydawca: Funforge.

samurai-spirit-option-samurai = Samuraje na kolejnych miejscach, od dwóch do siedmiu, każdy inny: heihachi, daisuke, gorobei, kanbei, kikuchiyo, kyuzo, katsushiro.
    .label = Samuraj
samurai-spirit-option-difficulty = Poziom trudności: easy (łatwy), normal (normalny), hard (trudny) albo heroic (heroiczny).
    .label = Poziom trudności
samurai-spirit-option-edition = Instrukcja, według której gracie tam, gdzie wydania się różnią: fr, en albo pl.
    .label = Instrukcja tam, gdzie wydania się różnią
samurai-spirit-option-village_support = Połóż przy Wiosce żetony Wsparcia nieobecnych samurajów: zawsze przy dwóch samurajach (albo trzech w grze solo), nigdy przy siedmiu, poza tym do wyboru.
    .label = Żetony Wsparcia nieobecnych samurajów przy Wiosce

samurai-spirit-samurai-heihachi = Heihachi
samurai-spirit-samurai-daisuke = Daisuke
samurai-spirit-samurai-gorobei = Gorobei
samurai-spirit-samurai-kanbei = Kanbei
samurai-spirit-samurai-kikuchiyo = Kikuchiyo
samurai-spirit-samurai-kyuzo = Kyuzo
samurai-spirit-samurai-katsushiro = Katsushiro

samurai-spirit-difficulty-easy = Łatwy
samurai-spirit-difficulty-normal = Normalny
samurai-spirit-difficulty-hard = Trudny
samurai-spirit-difficulty-heroic = Heroiczny

samurai-spirit-symbol-hat = Kapelusz
samurai-spirit-symbol-farm = Chata
samurai-spirit-symbol-doll = Lalka

samurai-spirit-penalty-fire = płomień
samurai-spirit-penalty-wound = Rana
samurai-spirit-penalty-infiltrate = infiltracja
samurai-spirit-penalty-no-defend = zakaz obrony
samurai-spirit-penalty-no-support = zakaz Wsparcia
samurai-spirit-penalty-arrow-left = strzałka w lewo
samurai-spirit-penalty-arrow-right = strzałka w prawo
samurai-spirit-penalty-must-pass = przymusowy pas
samurai-spirit-penalty-return-discard = powrót z odrzuconych
samurai-spirit-penalty-no-talent = zakaz Talentów
samurai-spirit-penalty-discard-left = utrata obrony

samurai-spirit-side-human = człowiek
samurai-spirit-side-animal = zwierzę

samurai-spirit-phase-set-up = przygotowanie gry
samurai-spirit-phase-battle = walka
samurai-spirit-phase-night = koniec rundy
samurai-spirit-phase-over = koniec gry

samurai-spirit-reason-none = gra trwa
samurai-spirit-reason-victory = zwycięstwo
samurai-spirit-reason-fourth-wound = samuraj otrzymał czwartą Ranę
samurai-spirit-reason-last-farmstead = przepadło ostatnie Gospodarstwo
samurai-spirit-reason-last-family = przepadła ostatnia Rodzina

samurai-spirit-end-stack-empty = stos Najeźdźców jest pusty
samurai-spirit-end-all-passed = wszyscy spasowali
samurai-spirit-end-turn-limit = osiągnięto limit tur

samurai-spirit-prompt-use = Używasz żetonów leżących przy Wiosce czy grasz dalej?
samurai-spirit-prompt-ignore = { $whose ->
    [own] Ignorujesz kary z ostatniej karty dzięki swojemu Talentowi?
   *[lent] Ignorujesz kary z ostatniej karty dzięki żetonowi Wsparcia ({ $samurai })?
}
samurai-spirit-prompt-first = Ostatnia karta ma dwie kary: która najpierw?
samurai-spirit-prompt-drop = Tracisz kartę po lewej stronie: którą?
samurai-spirit-prompt-action = Wybierz akcję.
samurai-spirit-prompt-place = Gdzie kładziesz kartę?
samurai-spirit-prompt-again = Walczysz drugi raz?
samurai-spirit-prompt-kiai = Osiągasz dokładnie swoją wartość Kiai: używasz Kiai?
samurai-spirit-prompt-take = Czyją ostatnią kartę bierzesz?
samurai-spirit-prompt-take-again = Bierzesz drugą kartę?
samurai-spirit-prompt-give = Komu przekazujesz kartę?
samurai-spirit-prompt-heal = Komu usuwasz znacznik Rany?
samurai-spirit-prompt-token = Czyj żeton Wsparcia i komu?
samurai-spirit-prompt-order = W jakiej kolejności odkładasz Najeźdźców na stos?
samurai-spirit-prompt-wounded = Utracone Gospodarstwo rani samuraja: wybierzcie wspólnie którego.
samurai-spirit-prompt-healed = Rodzina leczy samuraja: wybierzcie wspólnie którego.

samurai-spirit-action-card = odkryto { $card }
samurai-spirit-action-farm = Gospodarstwo z karą { $farm }
samurai-spirit-action-family = Rodzina { $family }
samurai-spirit-action-seat = { $seat }
samurai-spirit-action-use = użyj żetonu: { $samurai }
samurai-spirit-action-ready = dalej
samurai-spirit-action-ignore = zignoruj kary
samurai-spirit-action-suffer = ponieś kary
samurai-spirit-action-first = najpierw: { $penalty }
samurai-spirit-action-drop = odrzuć: { $symbol }
samurai-spirit-action-fight = walcz
samurai-spirit-action-support = udziel Wsparcia: { $seat }
samurai-spirit-action-pass = spasuj
samurai-spirit-action-confront = zaatakuj (na prawo)
samurai-spirit-action-defend = broń się (na lewo)
samurai-spirit-action-give = przekaż ją: { $seat }
samurai-spirit-action-under = połóż ją pod stos i dobierz inną
samurai-spirit-action-discard = odrzuć ją
samurai-spirit-action-take = weź ostatnią kartę: { $seat }
samurai-spirit-action-enough = wystarczy
samurai-spirit-action-kiai = użyj Kiai
samurai-spirit-action-no-kiai = nie używaj
samurai-spirit-action-heal = ulecz: { $seat }
samurai-spirit-action-no-heal = nie lecz nikogo
samurai-spirit-action-token = żeton: { $owner } → { $other }
samurai-spirit-action-no-token = nie przekazuj żetonu
samurai-spirit-action-order = od góry: karty { $order }, w kolejności odkrycia
samurai-spirit-action-wound = zrań: { $seat }

samurai-spirit-event-round-began = Zaczyna się runda { $round }: w stosie { $cards ->
    [one] { $cards } Najeźdźca
   *[other] { $cards } Najeźdźców
    }. Zaczyna { $seat }.
samurai-spirit-event-turn-began = Tura: { $seat }.
samurai-spirit-event-token-used = { $seat } używa żetonu leżącego przy Wiosce: { $samurai }.
samurai-spirit-event-penalties-ignored = { $seat } ignoruje kary z karty { $card }.
samurai-spirit-event-penalty = { $seat } ponosi karę: { $penalty }.
samurai-spirit-event-penalty-impossible = { $seat }: tej kary nie da się zastosować ({ $penalty }), zamiast niej Rana.
samurai-spirit-event-barricade-lost = Barykada zostaje zniszczona. Pozostało: { $left }.
samurai-spirit-event-barricade-built = Przybywa Barykada; jest ich teraz: { $left }.
samurai-spirit-event-farm-lost = Przepada Gospodarstwo. Pozostało: { $left }.
samurai-spirit-event-farm-turned = Przepada Gospodarstwo z karą { $farm }. Pozostało: { $left }.
samurai-spirit-event-family-lost = Przepada Rodzina { $family }. Pozostało: { $left }.
samurai-spirit-event-wounded = { $seat } otrzymuje Ranę.
samurai-spirit-event-became-animal = { $seat } otrzymuje drugą Ranę: plansza zostaje odwrócona na stronę zwierzęcia.
samurai-spirit-event-killed = { $seat } otrzymuje czwartą Ranę i ginie.
samurai-spirit-event-healed = { $seat }: znacznik Rany usunięty.
samurai-spirit-event-healed-in-vain = { $seat }: nie ma znacznika Rany do usunięcia.
samurai-spirit-event-drawn = { $seat } dobiera { $card }.
samurai-spirit-event-confronted = { $seat } atakuje { $card }: tor wskazuje { $total }.
samurai-spirit-event-defended = { $seat } broni się przed { $card }: { $symbol }.
samurai-spirit-event-overwhelmed = { $seat } zostaje pokonany przez Najeźdźców.
samurai-spirit-event-given = Karta { $card } przechodzi: { $seat } → { $other }.
samurai-spirit-event-put-under = { $seat } kładzie { $card } pod stos.
samurai-spirit-event-discarded = { $seat } odrzuca { $card }.
samurai-spirit-event-infiltrated = Wierzchni Najeźdźca trafia zakryty na stos Intruzów; w stosie Najeźdźców pozostało: { $left }.
samurai-spirit-event-known-infiltrated = Wierzchni Najeźdźca, { $card }, trafia na stos Intruzów; w stosie Najeźdźców pozostało: { $left }.
samurai-spirit-event-all-infiltrated = { $cards ->
    [one] Ostatni Najeźdźca trafia
   *[other] Ostatnich { $cards } Najeźdźców trafia
    } na stos Intruzów.
samurai-spirit-event-returned = { $card } wraca ze stosu kart odrzuconych; stos Najeźdźców zostaje potasowany.
samurai-spirit-event-dropped = { $seat } traci { $card }: { $symbol }.
samurai-spirit-event-supported = { $seat } udziela Wsparcia: { $other }.
samurai-spirit-event-passed = { $seat } pasuje.
samurai-spirit-event-token-home = { $seat } oddaje żeton; właściciel: { $owner }.
samurai-spirit-event-kiai = { $seat } używa Kiai!
samurai-spirit-event-kiai-declined = { $seat } nie używa Kiai.
samurai-spirit-event-first-discarded = { $seat }: pierwsza karta, { $card }, zostaje odrzucona; tor wskazuje { $total }.
samurai-spirit-event-taken = { $seat } bierze { $card }, ostatnią kartę z linii: { $owner }.
samurai-spirit-event-routed = { $card } trafia ze stosu Najeźdźców na stos kart odrzuconych.
samurai-spirit-event-caught = { $card } trafia ze stosu Intruzów na stos kart odrzuconych.
samurai-spirit-event-token-moved = { $other } otrzymuje żeton Wsparcia; właściciel: { $owner }.
samurai-spirit-event-shown = { $seat } odkrywa { $card }.
samurai-spirit-event-put-back = { $card } wraca na stos, pozycja od góry: { $place }.
samurai-spirit-event-round-ended = Koniec rundy { $round }: { $end }.
samurai-spirit-event-undefended = { $seat } nie ma po lewej symbolu: { $symbol }.
samurai-spirit-event-family-bonus = Bonus Rodziny { $family }.
samurai-spirit-event-intruder-revealed = Ze stosu Intruzów: { $card }, { $flames ->
    [0] bez płomieni
   *[other] z płomieniami
    }.
samurai-spirit-event-won = Zwycięstwo: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
samurai-spirit-event-lost = Porażka: { $reason }.

samurai-spirit-text-round = 7 Samurajów ({ $difficulty }), runda { $round }: { $phase }.
samurai-spirit-text-village = Wioska: Barykady { $barricades } (najwyżej { $most }), Gospodarstwa { $farmsteads }, Rodziny { $families }.
samurai-spirit-text-backs = Kary pozostałych Gospodarstw: { $backs }.
samurai-spirit-text-village-tokens = Żetony przy Wiosce: { $samurai }.
samurai-spirit-text-stack = Stos Najeźdźców: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}.
samurai-spirit-text-intruders = Stos Intruzów: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
    }.
samurai-spirit-text-known = { "  " }Znane, od góry: { $cards }
samurai-spirit-text-discard = Stos kart odrzuconych: { $cards }.
samurai-spirit-text-returned = Wtasowane z powrotem: { $cards }.
samurai-spirit-text-none = brak
samurai-spirit-text-value = { $value }
samurai-spirit-text-flames = płomienie
samurai-spirit-text-seat = { $seat }, { $side }: { $total } z { $kiai }
samurai-spirit-text-marked = (znacznik Rany)
samurai-spirit-text-passed = (pas)
samurai-spirit-text-line = { "  " }Linia walki: { $cards }
samurai-spirit-text-left = { "  " }Po lewej: { $cards }
samurai-spirit-text-tokens = { "  " }Otrzymane żetony: { $samurai }
samurai-spirit-text-borrowed = { "  " }Talenty z Wioski: { $samurai }
samurai-spirit-text-token-lent = { "  " }Własny żeton ma { $seat }
samurai-spirit-text-turn = Tura: { $seat }.
samurai-spirit-text-restrictions = W tej turze: { $restrictions }.
samurai-spirit-text-in-hand = Dobrana karta: { $cards }
samurai-spirit-text-won = Zwycięstwo: { $grade }.
samurai-spirit-text-lost = Porażka w rundzie { $round }: { $reason }.

samurai-spirit-odds-next = Następny Najeźdźca:
samurai-spirit-odds-value = { "  " }wartość { $value }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-symbol = { "  " }{ $symbol }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-symbol = { "  " }bez symbolu: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-penalty = { "  " }{ $penalty }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-penalty = { "  " }bez kary: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-flames = { "  " }płomienie: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-fight = Jeśli dobierze go { $seat }: można się przed nim obronić { NUMBER($defend, style: "percent", maximumFractionDigits: 1) }; przy ataku poniżej wartości Kiai { NUMBER($below, style: "percent", maximumFractionDigits: 1) }, Kiai { NUMBER($kiai, style: "percent", maximumFractionDigits: 1) }, pokonany { NUMBER($overwhelmed, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-must-confront = { "  " }{ $seat }: pokonany w każdym razie (ani obrony, ani Talentu): { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-intruders = Spodziewane płomienie w stosie Intruzów: { NUMBER($count, maximumFractionDigits: 2) }.
samurai-spirit-odds-next-intruder = Szansa, że następna karta stosu Intruzów ma płomienie: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-farm = Kara { $farm }, jeśli teraz przepadnie Gospodarstwo: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
