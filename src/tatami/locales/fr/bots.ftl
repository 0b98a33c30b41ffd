# Les bots : leurs niveaux, l’arène, les conseils et l’analyse.

bot-level-1 = Novice
bot-level-2 = Disciple
bot-level-3 = Guerrier
bot-level-4 = Maître
bot-level-5 = Sage
bot-character-cautious = { $bot } prudent
bot-character-bold = { $bot } intrépide
bot-character-greedy = { $bot } cupide
bot-character-bluffer = { $bot } bluffeur

bot-reason-expected = Résultat attendu : { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Un autre coup semble aussi bon.
bot-reason-lead = Meilleur que le coup suivant de { NUMBER($lead, style: "percent", maximumFractionDigits: 0) }.
bot-reason-plan = Sur ce seul tour, un autre coup paraît meilleur ; celui-ci suit le plan qui fait gagner le scénario.
bot-reason-learnt = Les bots qui ont appris ce jeu le jouent dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des cas.

cli-arena = faire jouer des bots les uns contre les autres, avec intervalles de confiance
cli-arena-bots = un bot ; au choix : { $kinds }
cli-arena-games = le nombre total de parties
cli-arena-workers = nombre de parties jouées en parallèle
cli-arena-ray = jouer sur une grappe Ray (son adresse, ou auto) ; sinon sur cette machine, avec --workers
cli-arena-seconds = secondes laissées à un programme externe pour répondre
cli-arena-out = écrire chaque partie dans ce fichier ; relancer la même commande reprend où elle s’était arrêtée
cli-analyse = analyser chaque coup d’une partie enregistrée et montrer ce qui aurait été meilleur
cli-analyse-line = quelle partie du fichier
cli-analyse-iterations = nombre de parties simulées par la recherche pour chaque coup
cli-analyse-svg = dessiner le résultat attendu de chaque joueur, en image SVG
cli-compiling-bots = Préparation des bots de { $game } (cette fois seulement)
cli-analysing = Analyse des coups

arena-bot = bot
arena-games = parties
arena-score = résultat
arena-interval = intervalle à 95 %
arena-forfeit = Partie { $number } perdue par forfait : { $why }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

analysis-swing = Coup { $ply }, { $seat } : « { $action } » a coûté { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } ; le meilleur coup était « { $best } ».
analysis-accuracy = { $seat } : précision { NUMBER($accuracy, style: "percent", maximumFractionDigits: 1) }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
analysis-graph = { $game } : résultat attendu de chaque joueur avant chaque coup

table-bot-failed = Le bot de { $seat } est tombé en panne ({ $why }) ; un bot qui joue au hasard le remplace.
table-bot-sits = { $seat } est joué par { $bot }.
