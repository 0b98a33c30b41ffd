# Boty: ich poziomy, arena, podpowiedzi i analiza.

bot-level-1 = Nowicjusz
bot-level-2 = Uczeń
bot-level-3 = Wojownik
bot-level-4 = Mistrz
bot-level-5 = Mędrzec
bot-character-cautious = Ostrożny { $bot }
bot-character-bold = Śmiały { $bot }
bot-character-greedy = Chciwy { $bot }
bot-character-bluffer = Blefujący { $bot }

bot-reason-expected = Oczekiwany wynik: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Inny ruch wydaje się równie dobry.
bot-reason-lead = Lepszy od następnego ruchu o { NUMBER($lead, style: "percent", maximumFractionDigits: 0) }.
bot-reason-plan = W tej turze lepiej wygląda inny ruch, ale ten trzyma się planu, który wygrywa scenariusz.
bot-reason-learnt = Boty, które nauczyły się tej gry, grają tak w { NUMBER($share, style: "percent", maximumFractionDigits: 0) } przypadków.

cli-arena = rozegraj partie botów przeciw botom, z przedziałami ufności
cli-arena-bots = bot; do wyboru: { $kinds }
cli-arena-games = łączna liczba partii
cli-arena-workers = liczba partii rozgrywanych równolegle
cli-arena-ray = graj na klastrze Ray (jego adres albo auto); bez tego na tym komputerze, z --workers
cli-arena-seconds = ile sekund na odpowiedź ma program zewnętrzny
cli-arena-out = zapisuj każdą partię do tego pliku; to samo polecenie wznawia przerwany przebieg
cli-analyse = przeanalizuj każdy ruch zapisanej partii i pokaż, co byłoby lepsze
cli-analyse-line = który zapis z pliku
cli-analyse-iterations = liczba symulacji wyszukiwania na ruch
cli-analyse-svg = narysuj oczekiwany wynik każdego gracza jako obraz SVG
cli-compiling-bots = Przygotowanie botów gry { $game } (tylko ten jeden raz)
cli-analysing = Analiza ruchów

arena-bot = bot
arena-games = partie
arena-score = wynik
arena-interval = przedział 95%
arena-forfeit = Partia { $number } oddana walkowerem: { $why }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

analysis-swing = Ruch { $ply }, { $seat }: zagranie „{ $action }” kosztowało { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }; najlepsze było „{ $best }”.
analysis-accuracy = { $seat }: dokładność { NUMBER($accuracy, style: "percent", maximumFractionDigits: 1) }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
analysis-graph = { $game }: oczekiwany wynik każdego gracza przed każdym ruchem

table-bot-failed = Bot gracza { $seat } przestał działać ({ $why }); zastępuje go bot grający losowo.
table-bot-sits = Miejsce { $seat } zajmuje { $bot }.
