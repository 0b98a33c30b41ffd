# Bots: ihre Stufen, die Arena, Tipps und Analyse.

bot-level-1 = Neuling
bot-level-2 = Schüler
bot-level-3 = Krieger
bot-level-4 = Meister
bot-level-5 = Weiser
bot-character-cautious = Vorsichtiger { $bot }
bot-character-bold = Kühner { $bot }
bot-character-greedy = Gieriger { $bot }
bot-character-bluffer = Bluffender { $bot }

bot-reason-expected = Erwartetes Ergebnis: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Ein anderer Zug sieht ebenso gut aus.
bot-reason-lead = Um { NUMBER($lead, style: "percent", maximumFractionDigits: 0) } besser als der nächste Zug.
bot-reason-plan = In diesem Zug sieht ein anderer besser aus; dieser folgt dem Plan, der das Szenario gewinnt.
bot-reason-learnt = Bots, die dieses Spiel gelernt haben, spielen so in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Fälle.

cli-arena = Bots gegeneinander spielen lassen, mit Konfidenzintervallen
cli-arena-bots = ein Bot; zur Wahl: { $kinds }
cli-arena-games = Anzahl aller Partien
cli-arena-workers = Anzahl der Partien, die gleichzeitig laufen
cli-arena-ray = auf einem Ray-Cluster spielen (seine Adresse oder auto); sonst auf diesem Computer mit --workers
cli-arena-seconds = Sekunden, die ein externes Programm zum Antworten hat
cli-arena-out = jede Partie in diese Datei schreiben; derselbe Befehl macht später damit weiter
cli-analyse = jeden Zug einer aufgezeichneten Partie analysieren und zeigen, was besser gewesen wäre
cli-analyse-line = welche Partie in der Datei
cli-analyse-iterations = Durchläufe der Suche je Zug
cli-analyse-svg = das erwartete Ergebnis jedes Spielers als SVG-Bild zeichnen
cli-compiling-bots = Die Bots für { $game } werden vorbereitet (nur dieses eine Mal)
cli-analysing = Die Züge werden analysiert

arena-bot = Bot
arena-games = Partien
arena-score = Ergebnis
arena-interval = 95-%-Intervall
arena-forfeit = Partie { $number } ging kampflos verloren: { $why }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

analysis-swing = Zug { $ply }, { $seat }: { $action } kostete { NUMBER($loss, style: "percent", maximumFractionDigits: 0) }; am besten war { $best }.
analysis-accuracy = { $seat }: Genauigkeit { NUMBER($accuracy, style: "percent", maximumFractionDigits: 1) }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
analysis-graph = { $game }: erwartetes Ergebnis jedes Spielers vor jedem Zug

table-bot-failed = Der Bot für { $seat } ist ausgefallen ({ $why }); ein Bot, der zufällig spielt, ersetzt ihn.
table-bot-sits = Für { $seat } spielt { $bot }.
