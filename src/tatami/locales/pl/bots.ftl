# Boty: ich poziomy, arena, podpowiedzi i analiza.

bot-level-1 = Nowicjusz
bot-level-2 = Uczeń
bot-level-3 = Wojownik
bot-level-4 = Mistrz
bot-level-5 = Mędrzec

bot-reason-expected = Oczekiwany wynik: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Inny wybór wydaje się równie dobry.
bot-reason-lead = Lepsze od następnego wyboru o { NUMBER($lead, style: "percent", maximumFractionDigits: 0) }.
bot-reason-plan = W jednej turze lepiej wygląda inny wybór, ale ten trzyma się planu, który daje zwycięstwo w scenariuszu.

cli-arena = rozegraj gry botów przeciw botom, z wynikami, które mówią, na ile są pewne
cli-arena-bots = bot; do wyboru: { $kinds }
cli-arena-games = liczba wszystkich gier
cli-arena-workers = liczba gier rozgrywanych naraz
cli-arena-ray = rozgrywaj je na klastrze Ray (jego adres albo auto); bez adresu na tej maszynie, z --workers
cli-arena-seconds = czas na odpowiedź programu z zewnątrz, w sekundach
cli-arena-out = zapisuj każdą grę do tego pliku; to samo polecenie zacznie tam, gdzie przerwano
cli-analyse = oceń każdy ruch zapisanej gry i powiedz, co byłoby lepsze
cli-analyse-line = który zapis z pliku
cli-analyse-iterations = ile gier wyszukiwanie rozgrywa do końca dla każdego ruchu
cli-analyse-svg = narysuj, czego mogło oczekiwać każde miejsce, jako obraz SVG
cli-compiling-bots = Przygotowanie botów gry { $game } (tylko ten jeden raz)
cli-analysing = Ocena ruchów

arena-bot = bot
arena-games = gry
arena-score = wynik
arena-interval = przedział 95%
arena-forfeit = Gra { $number } oddana walkowerem: { $why }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

analysis-swing = Ruch { $ply }, { $seat }: { $action } oddał { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }; najlepszy był { $best }.
analysis-accuracy = { $seat }: dokładność { NUMBER($accuracy, style: "percent", maximumFractionDigits: 1) }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
analysis-graph = { $game }: czego mogło oczekiwać każde miejsce przed każdym ruchem

table-bot-failed = Bot gracza { $seat } zrezygnował ({ $why }); zastępuje go taki, który gra losowo.
table-bot-sits = Za { $seat } gra { $bot }.
