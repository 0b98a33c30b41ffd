### Samouraï dans le navigateur : la carte, la pion en main, les chances avant de les tenter.

web-hex-map = Carte : { $map }. Les flèches vont d’une case à l’autre, Entrée sélectionne.
web-hex-zoom-in = Agrandir
web-hex-zoom-out = Réduire
web-hex-fit = Carte entière
web-hex-names = Noms
web-hex-roofs = Toits
web-hex-goal = Objectif
web-hex-goal-title = Conditions de victoire
web-hex-goal-close = Fermer
web-hex-goal-drawn = Partie nulle :

## Un hexagone en mots

web-hex-lit = éclairée
web-hex-lantern-lit = lanterne allumée
web-hex-lantern-out = lanterne éteinte
web-hex-barricade = barricade
web-hex-corpses = { $count ->
    [one] { $count } cadavre
   *[other] { $count } cadavres
}
web-hex-cost = { $cost ->
    [one] à { $cost } point de mouvement
   *[other] à { $cost } points de mouvement
}
web-hex-would-be-seen = vous y seriez vu
web-hex-watched-by = à côté de { $names }
web-hex-hit = { $chance } % de toucher, distance { $range }
web-hex-no-shot = pas de tir ({ $rule })
web-hex-may-point = sélectionnable
web-hex-can-move = { $count ->
    [one] peut aller sur { $count } case
   *[other] peut aller sur { $count } cases
}
web-hex-can-shoot = { $count ->
    [0] n’a pas de cible
    [one] peut tirer sur { $count } cible
   *[other] peut tirer sur { $count } cibles
  }
web-hex-can-attack = { $count ->
    [0] ne peut attaquer personne seul
    [one] peut attaquer { $count } ennemi
   *[other] peut attaquer { $count } ennemis
  }
web-hex-barred = ne peut pas agir dans cette séquence ({ $rule })
web-hex-too-far = { $hex } est hors d’atteinte : il dispose de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-hex-enter-cost = Entrer ({ $terrain }) coûte { $foot } à pied, { $horse } à cheval.

## Les séquences

web-hex-turn = Tour { $turn }
web-hex-night = nuit
web-hex-night-alarm = nuit, alerte
web-hex-duel = duel, tour { $turn }
web-hex-won = { $side } : victoire
web-hex-drawn = Partie nulle
web-hex-points = { $points ->
    [one] { $points } point restant
   *[other] { $points } points restants
  }
web-hex-left = { $count ->
    [one] Suivant : { $count } peut encore agir
   *[other] Suivant : { $count } peuvent encore agir
  }
web-hex-end-step = Terminer la séquence
web-hex-end-set-up = Terminer la mise en place
web-hex-end-anyway = { $count ->
    [one] { $count } pion pourrait encore agir. Terminer quand même
   *[other] { $count } pions pourraient encore agir. Terminer quand même
}
web-hex-piece-lantern = lanterne
web-hex-piece-barricade = barricade
web-hex-piece-end = tout est en place
web-hex-unseen = { $count ->
    [one] { $count } ennemi invisible
   *[other] { $count } ennemis invisibles
  }
web-hex-enters = entre à partir du tour { $turn }
web-hex-may-enter = peut entrer
web-hex-many-enter = { $count } peuvent entrer
web-hex-alarm = Alerte ! Les gardes se réveillent et pourront agir dès leur prochaine phase.
web-hex-alarm-mine = Alerte ! Vos gardes sont réveillés et peuvent agir dès votre prochaine phase.
web-hex-alarm-theirs = Alerte ! On sait que vous êtes là : dès leur prochaine phase, les gardes peuvent agir.
web-hex-alarm-heard = Continuer

## La pion en main

web-hex-card = Pion sélectionné
web-hex-card-close = Désélectionner
web-hex-attack = attaque
web-hex-defence = défense
web-hex-movement = mouvement
web-hex-engaged = engagé
web-hex-mounted = à cheval
web-hex-hidden = caché
web-hex-did-fired = a tiré
web-hex-did-shot = a tiré dans cette séquence
web-hex-did-moved = s’est déplacé
web-hex-did-busy = occupé à une tâche
web-hex-did-attacked = a attaqué
web-hex-did-challenged = a lancé un défi
web-hex-did-duelled = s’est battu en duel
web-hex-last-seen = Vu pour la dernière fois en { $hex } au tour { $turn }.
web-hex-never-seen = Pas encore vu.
web-hex-seen-by = Vu par { $names }.
web-hex-in-light = Il est dans la lumière.
web-hex-barred-why = Ne peut pas agir dans cette séquence :
web-hex-held-by = tenu par { $name }
web-hex-horse-of = cheval de { $name }
web-hex-hitched = attelé au chariot
web-hex-enter = Entrer sur la carte
web-hex-set-out = Avancer case par case
web-hex-confirm = Confirmer
web-hex-past-friend = { $move }, en passant par { $name }
web-hex-grave-challenge = Un samouraï ennemi à cheval peut le relever. Ils se battent alors seuls, jusqu’à la mort de l’un des deux.
web-hex-grave-answer = Ils se battent seuls, jusqu’à la mort de l’un des deux.
web-hex-grave-refuse = Votre camp ne pourra plus remporter de victoire posthume.
web-hex-grave-harakiri = Il se donne la mort, à moins que la cérémonie ne soit interrompue.
web-hex-by-bow = arc
web-hex-by-shuriken = shuriken
web-hex-pick-way = Cliquez sur une case pour y aller ; les nombres sont des points de mouvement.

## Tirs

web-hex-pick-target = Cliquez sur une cible pour voir les chances ; cliquez de nouveau pour tirer.
web-hex-no-target = Personne n’est dans sa ligne de tir.
web-hex-shot-at = Flèche sur { $name }
web-hex-throw-at = Shuriken sur { $name }
web-hex-lantern-at = lanterne en { $hex }
web-hex-range = distance { $range }
web-hex-band-short = courte
web-hex-band-medium = moyenne
web-hex-band-long = longue
web-hex-band-beyond = trop loin
web-hex-modifier-band = distance
web-hex-modifier-wounded = tireur blessé
web-hex-modifier-armoured = armure
web-hex-modifier-mounted = à cheval
web-hex-modifier-unlit = dans le noir
web-hex-may-deflect = Il peut tenter de dévier la flèche.
web-hex-shoot = Tirer
web-hex-blocked = Pas de ligne de tir :
web-hex-blocked-at = La ligne de tir est bloquée en { $hex } :
web-hex-shooters = Peuvent lui tirer dessus : { $names }.
web-hex-arrow-none = manqué
web-hex-arrow-A = recule
web-hex-arrow-B = blessé
web-hex-arrow-C = tué
web-hex-arrow-mounted-none = manqué
web-hex-arrow-mounted-A = cheval et cavalier reculent
web-hex-arrow-mounted-B = blessé en selle
web-hex-arrow-mounted-B-thrown = désarçonné, blessé
web-hex-arrow-mounted-C = cheval tué, cavalier désarçonné et assommé
web-hex-arrow-mounted-D = cavalier tué
web-hex-shuriken-none = manqué
web-hex-shuriken-W = blessé
web-hex-shuriken-D = tué

## Combat

web-hex-pick-enemy = { $names } : cliquez sur l’ennemi, ou sur les amis qui se joignent à l’attaque.
web-hex-melee = { $attackers } contre { $defenders }
web-hex-odds = { $attack } contre { $defence } : { $odds } contre 1
web-hex-terrain = terrain
web-hex-together = attaque à plusieurs
web-hex-column = colonne { $column }-1
web-hex-no-attack = Cette attaque n’est pas possible :
web-hex-strike = Attaquer
web-hex-melee-none = aucun effet
web-hex-melee-A = un attaquant blessé
web-hex-melee-A-stunned = un attaquant assommé
web-hex-melee-B = les attaquants reculent
web-hex-melee-C = les défenseurs reculent
web-hex-melee-D = assommé
web-hex-melee-E = blessé
web-hex-melee-F = tué
web-hex-melee-mounted-none = aucun effet
web-hex-melee-mounted-A = un attaquant blessé
web-hex-melee-mounted-B = les attaquants reculent
web-hex-melee-mounted-C = cheval et cavalier reculent
web-hex-melee-mounted-D = désarçonné, assommé
web-hex-melee-mounted-E = désarçonné, blessé
web-hex-melee-mounted-F = désarçonné, blessé, cheval tué
web-hex-melee-mounted-G = tous deux tués

## Le poème

web-hex-poem = Son poème d’adieu
web-hex-poem-help = { $lines ->
    [one] { $lines } vers (de 2 à 6), { $signs } caractères sur { $most }. Il est gardé avec la partie.
   *[other] { $lines } vers (de 2 à 6), { $signs } caractères sur { $most }. Il est gardé avec la partie.
}
web-hex-poem-write = Écrire le poème

## L’éditeur

web-edit-title = Créer votre propre scénario
web-edit-map = La carte en cours. Les flèches vont d’une case à l’autre, Entrée dessine.
web-edit-tool-level = terrain surélevé
web-edit-tool-door = porte
web-edit-tool-window = fenêtre
web-edit-tool-lantern = lanterne
web-edit-tool-figure = place d’un pion
web-edit-name = Nom du scénario
web-edit-untitled = sans titre
web-edit-columns = colonnes
web-edit-rows = rangées
web-edit-count = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
web-edit-side-name = Nom du camp
web-edit-first = joue en premier
web-edit-exit = Peut sortir par :
web-edit-edge-N = le nord
web-edit-edge-E = l’est
web-edit-edge-S = le sud
web-edit-edge-W = l’ouest
web-edit-enters = entre plus tard
web-edit-turn = Ils entrent à partir du tour
web-edit-victory = Conditions de victoire
web-edit-goal-side = camp
web-edit-goal = condition de victoire
web-edit-goal-count = nombre
web-edit-goal-hex = case
web-edit-goal-all_dead = ces ennemis sont morts :
web-edit-goal-casualties = N ennemis sont morts
web-edit-goal-hold_hex = tient une case pendant N phases
web-edit-goal-left = N des siens ont quitté la carte
web-edit-goal-more = Ajouter une condition de victoire
web-edit-goal-away = Supprimer
web-edit-good = Aucune erreur : on peut jouer.
web-edit-play = Jouer
web-edit-save = Enregistrer ici
web-edit-share = Copier un lien
web-edit-map-file = La carte en texte
web-edit-scenario-file = Le scénario en texte
web-edit-whole-file = Tout en un fichier
web-edit-open = Ouvrir des fichiers
web-edit-new = Recommencer
web-edit-replace = Remplacer votre brouillon ?
web-edit-replace-what = Votre brouillon actuel sera remplacé par « { $name } ». Vous pourrez annuler.
web-edit-replace-new = Votre brouillon actuel sera effacé. Vous pourrez annuler.
web-edit-shrink = Réduire la carte ?
web-edit-shrink-what = Tout ce qui dépasse la colonne { $columns } ou la rangée { $rows } sera supprimé. Vous pourrez annuler.
web-edit-replace-yes = Continuer
web-edit-replace-no = Garder mon brouillon
web-edit-undo = Annuler
web-edit-text = Le scénario en texte
web-edit-form-again = Revenir au formulaire
web-edit-bad-link = Ce lien ne contient pas de scénario.
web-edit-bad-file = { $name } n’est ni une carte, ni un scénario, ni une liste de pions, ni un fichier complet.
web-edit-tool-corner = coin extérieur
web-edit-tool-barricade = barricades
web-edit-tool-cart = chariot
web-edit-tool-draught = cheval de trait
web-edit-tool-horse = cheval sans cavalier
web-edit-barricades = nombre de barricades
web-edit-whose = camp
web-edit-alarm = alerte : { $name } dort
web-edit-crowd = Nombre maximal par bâtiment à la mise en place (0 : sans limite)
web-edit-far = Distance minimale du premier camp à la mise en place (0 : aucune)
web-edit-goal-none_on_map = plus aucun ennemi sur la carte
web-edit-goal-hold_buildings = tient N bâtiments
web-edit-goal-cannot_leave = les ennemis ne peuvent plus sortir
web-edit-goal-piece_on = le chariot est sur une de ces cases
web-edit-goal-hold_piece = tient le chariot pendant N phases
web-edit-goal-within = dans un rayon de
web-edit-goal-clear = aucun ennemi à moins de
web-edit-goal-number = Condition { $number }
web-edit-goal-all = toutes ces conditions
web-edit-goal-any = l’une de ces conditions
web-edit-goal-part = Ajouter une partie
web-edit-goal-who = qui
web-edit-goal-everybody = tous les ennemis
web-edit-goal-samurai = tous les samouraïs ennemis
web-edit-goal-wounded = les blessés comptent aussi
web-edit-figures = Vos propres pions
web-edit-figures-about = Ils se choisissent pour un camp comme tous les autres. Leurs valeurs assommé, blessé et à cheval découlent des trois premières ; vous pouvez les changer.
web-edit-figure-new = Pion { $number }
web-edit-figure-more = Ajouter un pion
web-edit-figure-away = Supprimer { $name }
web-edit-figure-name = Nom du pion
web-edit-figure-type = Type
web-edit-figure-horse = a son propre cheval
web-edit-figure-rest = Assommé, blessé, à cheval
web-edit-roster-file = Les pions en texte
web-edit-cap = Vainqueur après le dernier tour
web-edit-nobody = personne

## La salle d’honneur

web-honour = Salle d’honneur
web-honour-about = Ceux qui se sont donné la mort à vos tables, et les poèmes qu’ils ont laissés.
web-honour-empty = Personne pour l’instant.
web-honour-silent = Il n’a pas laissé de poème.
web-recall-ask = Lors d’une de vos parties, { $name } s’est donné la mort et a laissé un poème. Vous en souvenez-vous ?
web-recall-say = Le réciter
web-recall-not-now = Pas maintenant
web-recall-known = C’est bien son poème. { $name } est le vainqueur posthume de cette partie.
web-recall-lost = Ce n’est pas son poème. Il est oublié.
web-recall-close = Fermer
web-honour-victor = vainqueur posthume
web-honour-kept = Il a laissé un poème. Lors d’une prochaine partie, il vous sera demandé une fois.
web-honour-unread = Il a laissé un poème que seul son auteur peut lire.

## Les chiffres de la page des règles

web-figures-character = Personnages : attaque, défense, mouvement
web-figures-dress = Misakado, réveillé dans la nuit
web-figures-terrain = Terrains : coût en points et signe au combat
web-figures-marker = Marqueurs
web-figures-range = Distance
web-figures-modifier = Modificateurs du dé
web-figures-archery = Tableau de tir : dé de 1 à 10
web-figures-combat = Tableau de combat : colonnes 1-1 à 6-1, dé de 1 à 10
web-figure-foot = à pied
web-figure-horse = à cheval
web-figure-sign = signe
web-figure-bow = arc
web-figure-healthy = indemne
web-figure-stunned = assommé
web-figure-wounded = blessé
web-figure-mounted = à cheval
web-figure-mounted_wounded = à cheval, blessé
web-figure-modifier = modificateur
web-figure-none = sans couverture
web-figure-light = couverture légère
web-figure-medium = couverture moyenne
web-figure-results = résultats
web-samourai-foot = contre les hommes à pied
web-samourai-mounted = contre les cavaliers
web-samourai-short = courte
web-samourai-medium = moyenne
web-samourai-long = longue
web-samourai-barricade = barricade
web-samourai-shooter_wounded = tireur blessé
web-samourai-target_armoured_on_foot = cible en armure, à pied
web-samourai-target_mounted = cible à cheval
web-samourai-thrower_wounded = lanceur blessé
web-samourai-target_unlit_at_night = cible dans le noir
web-samourai-monk_wounded = moine blessé qui dévie une flèche
