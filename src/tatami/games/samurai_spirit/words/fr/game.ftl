# Samurai Spirit : noms, questions, actions, événements et la table en mots.

samurai-spirit = Samurai Spirit
samurai-spirit-about = Deux à sept samurais défendent ensemble un village pendant trois manches. Un jeu d’Antoine Bauza, édité par Funforge.

samurai-spirit-option-samurai = Les samurais, place par place, de deux à sept, tous différents : heihachi, daisuke, gorobei, kanbei, kikuchiyo, kyuzo, katsushiro.
    .label = Samurai
samurai-spirit-option-difficulty = Difficulté : easy (facile), normal, hard (difficile) ou heroic (héroïque).
    .label = Difficulté
samurai-spirit-option-edition = Le livret à suivre là où les éditions diffèrent : fr, en ou pl.
    .label = Livret à suivre là où les éditions diffèrent
samurai-spirit-option-village_support = Poser près du Village les jetons Soutien des samurais absents : toujours à deux samurais (ou trois en solo), jamais à sept, au choix sinon.
    .label = Jetons Soutien des samurais absents près du Village

samurai-spirit-samurai-heihachi = Heihachi
samurai-spirit-samurai-daisuke = Daisuke
samurai-spirit-samurai-gorobei = Gorobei
samurai-spirit-samurai-kanbei = Kanbei
samurai-spirit-samurai-kikuchiyo = Kikuchiyo
samurai-spirit-samurai-kyuzo = Kyuzo
samurai-spirit-samurai-katsushiro = Katsushiro

samurai-spirit-difficulty-easy = Facile
samurai-spirit-difficulty-normal = Normal
samurai-spirit-difficulty-hard = Difficile
samurai-spirit-difficulty-heroic = Héroïque

samurai-spirit-symbol-hat = chapeau
samurai-spirit-symbol-farm = ferme
samurai-spirit-symbol-doll = poupée

samurai-spirit-penalty-fire = flamme
samurai-spirit-penalty-wound = blessure
samurai-spirit-penalty-infiltrate = infiltration
samurai-spirit-penalty-no-defend = défense interdite
samurai-spirit-penalty-no-support = Soutien interdit
samurai-spirit-penalty-arrow-left = flèche gauche
samurai-spirit-penalty-arrow-right = flèche droite
samurai-spirit-penalty-must-pass = obligation de passer
samurai-spirit-penalty-return-discard = retour de la Défausse
samurai-spirit-penalty-no-talent = Talent interdit
samurai-spirit-penalty-discard-left = défense perdue

samurai-spirit-side-human = humain
samurai-spirit-side-animal = animal

samurai-spirit-phase-set-up = mise en place
samurai-spirit-phase-battle = bataille
samurai-spirit-phase-night = fin de manche
samurai-spirit-phase-over = la partie est finie

samurai-spirit-reason-none = la partie continue
samurai-spirit-reason-victory = victoire
samurai-spirit-reason-fourth-wound = un samurai a subi une quatrième blessure
samurai-spirit-reason-last-farmstead = la dernière Ferme est perdue
samurai-spirit-reason-last-family = la dernière Famille est perdue

samurai-spirit-end-stack-empty = la pioche Brigand est vide
samurai-spirit-end-all-passed = tout le monde a passé
samurai-spirit-end-turn-limit = la limite de tours est atteinte

samurai-spirit-prompt-use = Utiliser des jetons Soutien du Village, ou continuer ?
samurai-spirit-prompt-ignore = { $whose ->
    [own] Ignorer les pénalités de votre dernière carte grâce à votre Talent ?
   *[lent] Ignorer les pénalités de votre dernière carte grâce au jeton de { $samurai } ?
}
samurai-spirit-prompt-first = Votre dernière carte porte deux pénalités : laquelle d’abord ?
samurai-spirit-prompt-drop = Vous perdez une carte à votre gauche : laquelle ?
samurai-spirit-prompt-action = Choisissez votre action.
samurai-spirit-prompt-place = Où placez-vous la carte ?
samurai-spirit-prompt-again = Combattre une seconde fois ?
samurai-spirit-prompt-kiai = Vous atteignez exactement votre valeur de Kiai : utiliser votre Kiai ?
samurai-spirit-prompt-take = De qui prenez-vous la dernière carte ?
samurai-spirit-prompt-take-again = Prendre une seconde carte ?
samurai-spirit-prompt-give = À qui donnez-vous la carte ?
samurai-spirit-prompt-heal = À qui retirez-vous le marqueur Blessure ?
samurai-spirit-prompt-token = Quel jeton Soutien, et à qui ?
samurai-spirit-prompt-order = Dans quel ordre remettez-vous les Brigands ?
samurai-spirit-prompt-wounded = Une Ferme perdue blesse un samurai : décidez ensemble lequel.
samurai-spirit-prompt-healed = Une Famille soigne un samurai : décidez ensemble lequel.

samurai-spirit-action-card = { $card } est révélée
samurai-spirit-action-farm = une Ferme avec la pénalité { $farm }
samurai-spirit-action-family = la Famille { $family }
samurai-spirit-action-seat = { $seat }
samurai-spirit-action-use = utiliser le jeton de { $samurai }
samurai-spirit-action-ready = continuer
samurai-spirit-action-ignore = ignorer les pénalités
samurai-spirit-action-suffer = subir les pénalités
samurai-spirit-action-first = d’abord : { $penalty }
samurai-spirit-action-drop = perdre : { $symbol }
samurai-spirit-action-fight = combattre
samurai-spirit-action-support = soutenir { $seat }
samurai-spirit-action-pass = passer
samurai-spirit-action-confront = affronter (à droite)
samurai-spirit-action-defend = défendre (à gauche)
samurai-spirit-action-give = la donner à { $seat }
samurai-spirit-action-under = la mettre sous la pioche et en piocher une autre
samurai-spirit-action-discard = la défausser
samurai-spirit-action-take = prendre la dernière carte de { $seat }
samurai-spirit-action-enough = en rester là
samurai-spirit-action-kiai = utiliser votre Kiai
samurai-spirit-action-no-kiai = ne pas l’utiliser
samurai-spirit-action-heal = soigner { $seat }
samurai-spirit-action-no-heal = ne soigner personne
samurai-spirit-action-token = le jeton de { $owner } à { $other }
samurai-spirit-action-no-token = ne déplacer aucun jeton
samurai-spirit-action-order = depuis le dessus : cartes { $order } dans l’ordre où elles ont été révélées
samurai-spirit-action-wound = blesser { $seat }

samurai-spirit-event-round-began = La manche { $round } commence : { $cards ->
    [one] { $cards } Brigand
   *[other] { $cards } Brigands
} dans la pioche. { $seat } commence.
samurai-spirit-event-turn-began = Tour de { $seat }.
samurai-spirit-event-token-used = { $seat } utilise le jeton de { $samurai }, posé près du Village.
samurai-spirit-event-penalties-ignored = { $seat } ignore les pénalités de { $card }.
samurai-spirit-event-penalty = { $seat } subit une pénalité : { $penalty }.
samurai-spirit-event-penalty-impossible = { $seat } : pénalité impossible ({ $penalty }), une blessure à la place.
samurai-spirit-event-barricade-lost = Une Barricade est détruite ; il en reste { $left }.
samurai-spirit-event-barricade-built = Une Barricade est ajoutée ; il y en a { $left }.
samurai-spirit-event-farm-lost = Une Ferme est perdue ; il en reste { $left }.
samurai-spirit-event-farm-turned = Une Ferme est perdue, avec la pénalité { $farm } ; il en reste { $left }.
samurai-spirit-event-family-lost = La Famille { $family } est perdue ; il en reste { $left }.
samurai-spirit-event-wounded = { $seat } subit une blessure.
samurai-spirit-event-became-animal = { $seat } subit une seconde blessure et passe du côté animal.
samurai-spirit-event-killed = { $seat } subit une quatrième blessure et meurt.
samurai-spirit-event-healed = { $seat } perd son marqueur Blessure.
samurai-spirit-event-healed-in-vain = { $seat } n’a pas de marqueur Blessure à retirer.
samurai-spirit-event-drawn = { $seat } pioche { $card }.
samurai-spirit-event-confronted = { $seat } affronte { $card } : la piste indique { $total }.
samurai-spirit-event-defended = { $seat } se défend contre { $card } : { $symbol }.
samurai-spirit-event-overwhelmed = { $seat } est submergé par les Brigands.
samurai-spirit-event-given = { $card } passe de { $seat } à { $other }.
samurai-spirit-event-put-under = { $seat } met { $card } sous la pioche.
samurai-spirit-event-discarded = { $seat } défausse { $card }.
samurai-spirit-event-infiltrated = Le premier Brigand rejoint la pile d’infiltrés, face cachée ; il en reste { $left } dans la pioche.
samurai-spirit-event-known-infiltrated = Le premier Brigand, { $card }, rejoint la pile d’infiltrés ; il en reste { $left } dans la pioche.
samurai-spirit-event-all-infiltrated = { $cards ->
    [one] Le dernier Brigand rejoint
   *[other] Les { $cards } derniers Brigands rejoignent
    } la pile d’infiltrés.
samurai-spirit-event-returned = { $card } revient de la Défausse ; la pioche est mélangée.
samurai-spirit-event-dropped = { $seat } perd { $card } : { $symbol }.
samurai-spirit-event-supported = { $seat } soutient { $other }.
samurai-spirit-event-passed = { $seat } passe.
samurai-spirit-event-token-home = { $seat } rend son jeton à { $owner }.
samurai-spirit-event-kiai = { $seat } utilise son Kiai !
samurai-spirit-event-kiai-declined = { $seat } n’utilise pas son Kiai.
samurai-spirit-event-first-discarded = La première carte de { $seat }, { $card }, est défaussée : la piste indique { $total }.
samurai-spirit-event-taken = { $seat } prend { $card }, la dernière carte de { $owner }.
samurai-spirit-event-routed = { $card } passe de la pioche à la Défausse.
samurai-spirit-event-caught = { $card } passe de la pile d’infiltrés à la Défausse.
samurai-spirit-event-token-moved = { $other } reçoit le jeton de { $owner }.
samurai-spirit-event-shown = { $seat } révèle { $card }.
samurai-spirit-event-put-back = { $card } revient sur la pioche, en position { $place } depuis le dessus.
samurai-spirit-event-round-ended = La manche { $round } est finie : { $end }.
samurai-spirit-event-undefended = { $seat } n’a pas le symbole { $symbol } à sa gauche.
samurai-spirit-event-family-bonus = Bonus de la Famille { $family }.
samurai-spirit-event-intruder-revealed = Pile d’infiltrés : { $card }, { $flames ->
    [0] sans flammes
   *[other] avec flammes
    }.
samurai-spirit-event-won = Victoire : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
samurai-spirit-event-lost = Défaite : { $reason }.

samurai-spirit-text-round = Samurai Spirit ({ $difficulty }), manche { $round } : { $phase }.
samurai-spirit-text-village = Village : Barricades { $barricades } (au plus { $most }), Fermes { $farmsteads }, Familles { $families }.
samurai-spirit-text-backs = Pénalités des Fermes restantes : { $backs }.
samurai-spirit-text-village-tokens = Jetons près du Village : { $samurai }.
samurai-spirit-text-stack = Pioche Brigand : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
samurai-spirit-text-intruders = Pile d’infiltrés : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }.
samurai-spirit-text-known = { "  " }Connues, depuis le dessus : { $cards }
samurai-spirit-text-discard = Défausse : { $cards }.
samurai-spirit-text-returned = Remélangées dans la pioche : { $cards }.
samurai-spirit-text-none = aucune
samurai-spirit-text-value = { $value }
samurai-spirit-text-flames = flammes
samurai-spirit-text-seat = { $seat }, { $side } : { $total } sur { $kiai }
samurai-spirit-text-marked = (blessé)
samurai-spirit-text-passed = (a passé)
samurai-spirit-text-line = { "  " }File de combat : { $cards }
samurai-spirit-text-left = { "  " }À gauche : { $cards }
samurai-spirit-text-tokens = { "  " }Jetons reçus : { $samurai }
samurai-spirit-text-borrowed = { "  " }Talents du Village : { $samurai }
samurai-spirit-text-token-lent = { "  " }Son jeton est chez { $seat }
samurai-spirit-text-turn = C’est le tour de { $seat }.
samurai-spirit-text-restrictions = Ce tour-ci : { $restrictions }.
samurai-spirit-text-in-hand = Carte piochée : { $cards }
samurai-spirit-text-won = Victoire : { $grade }.
samurai-spirit-text-lost = Défaite à la manche { $round } : { $reason }.

samurai-spirit-odds-next = Prochain Brigand :
samurai-spirit-odds-value = { "  " }valeur { $value } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-symbol = { "  " }{ $symbol } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-symbol = { "  " }sans symbole : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-penalty = { "  " }{ $penalty } : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-no-penalty = { "  " }sans pénalité : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-flames = { "  " }flammes : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-fight = Si { $seat } le pioche : défense possible { NUMBER($defend, style: "percent", maximumFractionDigits: 1) } ; en l’affrontant, sous la valeur de Kiai { NUMBER($below, style: "percent", maximumFractionDigits: 1) }, Kiai { NUMBER($kiai, style: "percent", maximumFractionDigits: 1) }, submergé { NUMBER($overwhelmed, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-must-confront = { "  " }{ $seat } submergé dans tous les cas (ni défense, ni Talent) : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
samurai-spirit-odds-intruders = Flammes attendues dans la pile d’infiltrés : { NUMBER($count, maximumFractionDigits: 2) }.
samurai-spirit-odds-next-intruder = Chance que la prochaine carte de la pile d’infiltrés porte des flammes : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
samurai-spirit-odds-farm = Pénalité { $farm } si une Ferme est perdue maintenant : { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
