# Les bots : leurs niveaux, l’arène, les conseils et l’analyse.

bot-level-1 = Novice
bot-level-2 = Disciple
bot-level-3 = Guerrier
bot-level-4 = Maître
bot-level-5 = Sage

bot-reason-expected = Résultat attendu : { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Un autre choix semble aussi bon.
bot-reason-lead = Meilleur que le choix suivant de { NUMBER($lead, style: "percent", maximumFractionDigits: 0) }.
bot-reason-plan = À l’échelle d’un seul tour, un autre choix paraît meilleur ; celui-ci suit le plan qui fait gagner le scénario.

cli-arena = faire jouer des bots les uns contre les autres, avec des résultats qui disent leur incertitude
cli-arena-bots = un bot ; au choix : { $kinds }
cli-arena-games = le nombre total de parties
cli-arena-workers = le nombre de parties jouées en même temps
cli-arena-ray = les jouer sur une grappe Ray (son adresse, ou auto) ; sans adresse, sur cette machine, avec --workers
cli-arena-seconds = le temps laissé à un programme extérieur pour répondre, en secondes
cli-arena-out = écrire chaque partie dans ce fichier ; la même commande reprend là où elle s’est arrêtée
cli-analyse = juger chaque coup d’une partie enregistrée et dire ce qui aurait été meilleur
cli-analyse-line = quel relevé du fichier
cli-analyse-iterations = combien de parties la recherche joue jusqu’au bout pour chaque coup
cli-analyse-svg = dessiner ce que chaque siège pouvait espérer, en image SVG
cli-compiling-bots = Préparation des bots de { $game } (cette fois seulement)
cli-analysing = Examen des coups

arena-bot = bot
arena-games = parties
arena-score = résultat
arena-interval = intervalle à 95 %
arena-forfeit = Partie { $number } abandonnée : { $why }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

analysis-swing = Coup { $ply }, { $seat } : { $action } a cédé { NUMBER($loss, style: "percent", maximumFractionDigits: 0) } ; le meilleur était { $best }.
analysis-accuracy = { $seat } : précision { NUMBER($accuracy, style: "percent", maximumFractionDigits: 1) }
analysis-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }
analysis-graph = { $game } : ce que chaque siège pouvait espérer avant chaque coup

table-bot-failed = Le bot de { $seat } a abandonné ({ $why }) ; un autre, qui joue au hasard, prend sa place.
table-bot-sits = { $seat } est joué par { $bot }.
