# La page des règles : ses couches.

web-rules-layer-overview = Vue d’ensemble
web-rules-layer-rules = Règles numérotées
web-rules-layer-tables = Tableaux
web-rules-layer-annex = Annexe technique
web-rules-annex-what = Ce dont les joueurs n’ont pas besoin : coordonnées, probabilités, notation, formats de fichiers, noms des options. Les numéros sont ceux des règles.
web-rules-example = Exemple.
web-rules-ruling = notre arbitrage
web-rules-print = Imprimer la vue d’ensemble
web-overview-aim = But du jeu.
