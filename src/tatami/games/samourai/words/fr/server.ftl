samourai-goal-side_dead = Tous les personnages du camp adverse sont morts ({ $of }).
samourai-goal-trait_dead = { $trait ->
    [samurai] Tous les samouraïs adverses sont morts ({ $of }).
    [ninja] Tous les ninjas adverses sont morts ({ $of }).
    [monk] Tous les moines adverses sont morts ({ $of }).
    [armoured] Tous les adversaires en armure sont morts ({ $of }).
   *[other] Tous les adversaires de ce genre sont morts ({ $of }) : { $trait }.
  }
samourai-goal-all_dead = { $men ->
    [one] { $units } est mort.
   *[other] { $units } sont morts.
  }
samourai-goal-casualties = { $states ->
    [dead] Adversaires morts : au moins { $count } ({ $of }).
    [dead-wounded] Adversaires morts ou blessés : au moins { $count } ({ $of }).
   *[other] Adversaires dans un de ces états : au moins { $count } ({ $of } ; { $list }).
  }
samourai-goal-hold_hex = { $trait ->
    [samurai] { $states ->
        [healthy] Un samouraï indemne
       *[other] Un samouraï
      }
   *[other] { $states ->
        [healthy] Un personnage indemne
       *[other] Un personnage
      }
  } de ce camp est { $within ->
    [0] en { $hex }
    [1] en { $hex } ou à côté
   *[other] à { $within } cases au plus de { $hex }
  }{ $clear ->
    [-1] {""}
   *[other] , sans ennemi non assommé à { $clear } cases ou moins
  }{ $times ->
    [1] .
   *[other] , { $times } fois de suite.
  }
samourai-goal-hold_buildings = { $count ->
    [one] Dans un bâtiment se trouve un personnage non assommé de ce camp, et aucun ennemi.
   *[other] Dans { $count } bâtiments se trouve un personnage non assommé de ce camp, et aucun ennemi.
}
samourai-goal-left = Ont quitté la carte vivants ({ $edges }) : { $who ->
    [anyone] au moins { $others } de ce camp
    [everybody] tout le camp
    [never] tout le camp et { $others } de plus, ce qui est impossible
   *[named] { $units }{ $others ->
        [0] {""}
       *[other] {" "}et au moins { $others } de plus
      }
  }.
samourai-goal-cannot_leave = Trop peu d’adversaires peuvent encore quitter la carte ({ $of }).
samourai-goal-piece_on = Le chariot, ou le cheval qui y est attelé, est sur une de ces cases : { $hexes }.
samourai-goal-hold_piece = Un personnage non assommé de ce camp est à côté du chariot, sans ennemi non assommé à { $clear } cases ou moins{ $times ->
    [1] .
   *[other] , { $times } fois de suite.
  }
samourai-goal-none_on_map = Plus aucun adversaire vivant n’est sur la carte ou à entrer ({ $of }).
samourai-goal-all = Toutes ces conditions :
samourai-goal-any = L’une de ces conditions :
samourai-aim-side_dead = Ennemis morts
samourai-aim-trait_dead = { $trait ->
    [samurai] Samouraïs ennemis morts
    [ninja] Ninjas ennemis morts
    [monk] Moines ennemis morts
    [armoured] Ennemis en armure morts
   *[other] Ennemis morts : { $trait }
  }
samourai-aim-all_dead = À tuer : { $units }
samourai-aim-casualties = { $states ->
    [dead] Ennemis morts
    [dead-wounded] Ennemis morts ou blessés
   *[other] Ennemis : { $list }
  }
samourai-aim-hold_hex = { $mark ->
    [torii-way] Torii tenu
    [altar] Autel tenu
    [yard] Cour tenue
    [crossing] Carrefour tenu
   *[other] { $hex } tenu
  }
samourai-aim-hold_buildings = Bâtiments tenus
samourai-aim-left = Sortis vivants
samourai-aim-cannot_leave = Sortie des ennemis coupée
samourai-aim-piece_on = Chariot à bon port
samourai-aim-hold_piece = Chariot tenu
samourai-aim-none_on_map = Plus aucun ennemi sur la carte
samourai-aim-all = Tout cela à la fois
samourai-aim-any = L’un ou l’autre
samourai-goal-end_of_own_phase = Vérifié à la fin de sa phase.
samourai-goal-end_of_game_turn = Vérifié à la fin du tour de jeu.
samourai-goal-cap = Personne n’a gagné à la fin du tour { $turn }.
samourai-goal-edge-N = bord nord
samourai-goal-edge-E = bord est
samourai-goal-edge-S = bord sud
samourai-goal-edge-W = bord ouest
samourai-complaint-no-units = Ce camp n’a aucun pion.
samourai-complaint-idle = { $unit } n’est ni placé ni attendu en renfort.
samourai-complaint-placed-twice = { $unit } est placé ou entre plus d’une fois.
samourai-complaint-no-own-horse = { $unit } n’a pas son propre cheval.
samourai-complaint-both-sides = { $unit } est dans les deux camps.
samourai-complaint-too-many-men = { $count } personnages ; { $most } au plus.
samourai-complaint-overlap = Les deux camps se placent en { $hexes } : séparez leurs zones.
samourai-complaint-no-room = La zone de mise en place a { $room } cases utilisables ; il en faut { $needed }.
samourai-complaint-no-room-for-rider = La zone de mise en place n’a pas deux cases voisines pour { $unit } et son cheval.
samourai-complaint-empty-zone = Cette zone n’a aucune case : dessinez-la sur la carte.
samourai-complaint-no-hex = { $hex } n’est pas sur cette carte.
samourai-complaint-not-on-edge = { $hex } n’est pas au bord de la carte, par où l’on entre.
samourai-complaint-lanterns-crowded = Pas de place pour { $count } lanternes à { $apart } cases les unes des autres.
samourai-complaint-barricade-not-flat = Les barricades se placent sur des cases plates ; leur zone n’en a pas.
samourai-complaint-too-many = Il y en a { $count } ; { $most } au plus.
samourai-complaint-two-hexes = Il occupe deux cases, l’avant d’abord : cliquez sur les deux.
samourai-complaint-cannot-lie = Il ne peut pas être en { $hexes } : il faut deux cases voisines où un cheval peut aller.
samourai-complaint-taken = { $hexes } est déjà occupé.
samourai-complaint-piece-twice = { $piece } est indiqué deux fois.
samourai-complaint-too-many-horses = { $count } chevaux, avec ceux des cavaliers ; { $most } au plus.
samourai-complaint-no-cart = Il n’y a pas de chariot auquel atteler le cheval.
samourai-complaint-hitch-tail = La croupe { $hex } du cheval attelé n’est pas devant le chariot (SB-5.21).
samourai-complaint-hitch-head = La tête { $hex } du cheval attelé touche le chariot (SB-5.21).
samourai-complaint-alarm-by-day = Seul un scénario de nuit peut avoir une alerte.
samourai-complaint-no-sleeper = L’alerte demande un dormeur placé sans armure.
samourai-complaint-no-victory = Il n’y a pas de condition de victoire : ajoutez-en une.
samourai-complaint-too-many-goals = Trop de conditions de victoire ; { $most } au plus.
samourai-complaint-too-many-zones = Trop de zones : chaque pion placé à part en demande une ; { $most } au plus.
samourai-complaint-cannot-leave = On ne peut empêcher l’ennemi de sortir que s’il gagne en sortant.
samourai-complaint-no-exit = Cochez les bords par où ce camp peut sortir.
samourai-complaint-no-piece = Il faut un chariot ou un cheval sur la carte.
samourai-complaint-goal-hex = Indiquez une case : une colonne et une rangée, comme H7.
samourai-complaint-count-range = { $value } n’est pas possible : de { $low } à { $high }.
samourai-complaint-range = { $key } = { $value } : doit être de { $low } à { $high }.
samourai-complaint-too-long = { $key } : { $count } caractères ; { $most } au plus.
samourai-complaint-not-printable = { $key } : caractères imprimables seulement, sur une ligne.
samourai-complaint-missing = Il manque { $key }.
samourai-complaint-unknown = { $key } : { $value } n’existe pas.
samourai-complaint-unknown-key = Clé inconnue : { $key }.
samourai-complaint-repeated = { $key } : { $value } est indiqué deux fois.
samourai-complaint-other-kind = { $key } = { $value } n’est pas du type attendu.
samourai-complaint-bank-raised = { $hex } est un talus, toujours en terrain bas.
samourai-complaint-opening-nowhere = { $pair } ne relie pas un bâtiment à l’extérieur.
samourai-complaint-opening-apart = { $pair } : ces cases ne sont pas voisines.
samourai-complaint-opening-reversed = { $pair } : la case intérieure vient d’abord.
samourai-complaint-opening-twice = { $pair } a déjà une porte ou une fenêtre.
samourai-complaint-corner-outside = { $corner } : un coin est un sommet d’une case de bâtiment.
samourai-complaint-corner-on-edge = { $corner } est au bord de la carte ; deux cases extérieures doivent s’y rejoindre.
samourai-complaint-corner-inner = { $corner } n’est pas un coin extérieur du bâtiment.
samourai-complaint-corner-crowded = { $corner } : trop de coins autour d’une case.
samourai-complaint-too-many-buildings = { $count } bâtiments ; { $most } au plus.
samourai-complaint-too-large = { $size } caractères avec sa carte et ses pions ; { $most } au plus.
samourai-complaint-no-map = La carte { $value } n’existe pas ; votre propre fichier doit se terminer par .txt.
samourai-complaint-two-sides = Un scénario a deux camps, pas { $count }.
samourai-complaint-setup-order = L’ordre de mise en place doit nommer les deux camps.
samourai-complaint-zone-twice = Deux zones portent ce nom.
samourai-complaint-not-between = { $key } = { $value } : { $name } n’est pas entre { $low } et { $high }.
samourai-complaint-backwards = { $key } = { $value } est à l’envers : écrivez d’abord la plus petite borne.
samourai-complaint-no-dress = { $unit } n’a pas de pions sans armure et à demi équipé.
samourai-complaint-away-from-itself = Un camp ne peut pas se tenir à distance de lui-même.
samourai-complaint-away-too-early = { $other } se place après { $side } : il n’y a encore rien dont se tenir à distance.
samourai-complaint-no-triggers = Rien ne donne cette alerte : ajoutez un déclencheur.
samourai-complaint-nobody-to-die = Indiquez qui doit mourir : un trait ou des noms.
samourai-complaint-too-few-parts = Cette condition demande au moins deux parties.

samourai-complaint-too-complex = Ce texte est trop compliqué pour être lu : { $keys } clés au plus, { $dots } points dans une clé, { $deep } crochets imbriqués et { $digits } chiffres dans un nombre.
