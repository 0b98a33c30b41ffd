# Kenjin : la page de règles dans le jeu, en français. Un message par règle : KJ-3.2 est kj-3-2.

kj-1 = Matériel
kj-1-1 = Kenjin se joue de 2 à 4. Chacun mène un clan : Kamiwashi (blanc), Jozu (bleu), Yasei (vert) ou Hondo (rouge). Seule la couleur distingue les clans.
kj-1-2 = Un clan compte 13 cartes. Cinq sont des Unités Régulières, engagées face visible : l’Éclaireur, le Shugenja, le Général, l’Assassin et l’Ashigaru. Huit sont des Unités Secrètes, engagées face cachée : le Seigneur, quatre Paysans, la Brute, l’Archer et le Samouraï. C’est le type de l’unité qui décide de la face ; vous n’avez jamais le choix.
kj-1-3 = Il y a dix Champs de bataille. Cinq valent 4 points de victoire : le Port, la Rizière, le Village, le Camp de ravitaillement et le Torii. Cinq en valent 6 : la Passe, le Sanctuaire, le Palais, le Temple d’or et la Forteresse.

kj-2 = Mise en place
kj-2-1 = Les sièges sont numérotés à partir de 0 dans le sens horaire : votre voisin de gauche occupe le siège suivant. Le siège 0 commence. Le livret fait commencer le plus âgé ; ici, la table décide de qui s’assoit où et, par défaut, les sièges sont tirés au sort (notre arbitrage).
kj-2-2 = À deux joueurs, les quatre Champs de bataille sont tous entre vous : deux à 4 points et deux à 6, numérotés de 1 à 4 dans l’ordre 4, 6, 4, 6.
kj-2-3 = À trois ou quatre, chaque paire de voisins se partage un Champ de bataille à 4 points et un à 6, soit 6 ou 8 en tout ; vous n’en avez aucun en commun avec le joueur d’en face. Entre le siège i et le siège i + 1 (après le dernier vient le siège 0), celui à 4 points porte le numéro 2i + 1 et celui à 6 le numéro 2i + 2.
kj-2-4 = Chacun se bat donc sur exactement quatre Champs de bataille : deux à 4 points et deux à 6.
kj-2-5 = Mise en place aléatoire (`setup` `random`) : pour chaque numéro, dans l’ordre, on tire un Champ de bataille de la bonne valeur parmi ceux qui restent ; ceux qui ne sont pas placés sont écartés de la partie. C’est la seule mise en place à deux joueurs, que le livret destine alors aux experts, et celle des débutants à trois ou quatre. Pour une première partie, mieux vaut être deux ou trois.
kj-2-6 = Choix des Champs de bataille (`setup` `draft`), pour trois ou quatre joueurs expérimentés ; impossible à deux. On tire d’abord un par un, pour les exposer, autant de Champs de bataille à 4 points que de joueurs plus un (à quatre joueurs, les cinq y passent). À partir du siège 0, dans le sens horaire, chacun en prend un et le place entre lui et son voisin de gauche : celui du siège i devient le numéro 2i + 1.
kj-2-7 = Alors seulement on expose ceux à 6 points, là aussi autant que de joueurs plus un. En commençant par le dernier à avoir choisi un 4 et en tournant dans le sens antihoraire, chacun en prend un et le place entre lui et son voisin de droite : celui du siège i devient le numéro 2i, celui du siège 0 prend le dernier numéro. Ceux qui restent sont écartés de la partie.
kj-2-8 = Vous avez vos 13 cartes en main dès le début. Il n’y a pas de pioche.

kj-3 = Déploiement des armées
kj-3-1 = On joue dans le sens horaire à partir du siège 0. À votre tour, vous engagez deux cartes l’une après l’autre ; au septième et dernier tour, la seule qui vous reste. Il est interdit de passer, même pour une seule carte.
kj-3-2 = Une carte s’engage de votre côté de l’un de vos quatre Champs de bataille, au bout de votre rangée ; l’ordre des rangées ne change pas. Vos deux cartes peuvent aller sur le même Champ de bataille ou sur deux différents. Seul l’Assassin fait exception (KJ-4.4).
kj-3-3 = La Capacité d’une Unité Régulière agit dès qu’elle est engagée, avant que vous choisissiez la carte suivante. Si elle peut agir, elle le doit ; si elle n’a rien sur quoi agir, rien ne vous est demandé. Même quand il n’y a qu’une possibilité, le choix est fait et figure dans le relevé de la partie.
kj-3-4 = Les Capacités des Unités Secrètes n’agissent qu’à la résolution, même si la carte a été retournée avant.
kj-3-5 = Un Champ de bataille accueille autant de cartes que l’on veut, sauf la Passe (KJ-6.1).
kj-3-6 = Tatami ne pose jamais une carte du mauvais côté. Autour d’une vraie table, une carte posée sur la mauvaise face est retirée de la partie.
kj-3-7 = Le déploiement se termine quand le dernier joueur a engagé sa dernière carte.
kj-3-8 = Lâche : si votre Seigneur est la dernière carte que vous engagez, vous perdez 5 points de victoire. Un Seigneur déplacé par votre Général n’est pas engagé de nouveau (notre arbitrage), et perdre ensuite le Seigneur n’efface pas la sanction (notre arbitrage).

kj-4 = Les unités
kj-4-1 = Éclaireur (Unité Régulière). Retournez face visible une carte cachée de votre choix dans la rangée adverse du même Champ de bataille ; l’ordre de la rangée ne change pas. Cette carte n’est plus cachée : ni un Assassin, ni un Shugenja, ni le Général de son propriétaire ne peuvent plus la prendre pour cible.
kj-4-2 = Shugenja (Unité Régulière). Regardez une carte cachée d’un autre joueur, sur n’importe quel Champ de bataille ; vous êtes seul à la voir et elle reste face cachée. En équipe, ce peut être une carte de votre partenaire. Tout le monde voit quelle carte vous regardez.
kj-4-3 = Général (Unité Régulière). Déplacez une de vos cartes cachées de ce Champ de bataille au bout de votre rangée sur un autre de vos Champs de bataille ; si vous en avez une ici, c’est obligatoire. Vous choisissez la carte et la destination, même si un seul des deux laisse un choix. Une Passe pleine n’est pas une destination. La carte déplacée devient la dernière de sa nouvelle rangée, ce qui compte pour le Seigneur (KJ-4.6).
kj-4-4 = Assassin (Unité Régulière). Il ne se pose pas de votre côté : il prend la place d’une carte cachée d’un autre joueur, sur n’importe quel Champ de bataille, le vôtre ou non. Cette carte est éliminée ; vous la regardez, personne d’autre ne la voit et elle reste secrète jusqu’à la fin. L’Assassin, face visible, appartient désormais à cette rangée et sa Puissance compte pour cette armée à tous égards : Puissance, égalités, Palais, Forteresse, Port, Village, Sanctuaire, les trois cartes de la Passe, bonus du Seigneur ; le Samouraï ne l’atteint pas. En équipe, seules les cartes adverses peuvent être visées (notre arbitrage). Sans aucune cible, il ne peut pas être joué (notre arbitrage) ; cela ne vous bloque jamais, car vos autres cartes peuvent toujours aller ailleurs et, au dernier tour, il existe toujours une cible.
kj-4-5 = Ashigaru (Unité Régulière). Aucune Capacité.
kj-4-6 = Seigneur (Unité Secrète). Puissance 2, plus 1 par carte placée après lui dans sa rangée au moment du calcul, donc après les éliminations (notre arbitrage) ; un Assassin étranger venu prendre une place après la sienne compte aussi. S’il survit sur un Champ de bataille que vous gagnez, il rapporte 3 points de victoire.
kj-4-7 = Paysan, quatre exemplaires (Unité Secrète). Puissance 0. Un Champ de bataille gagné avec au moins un Paysan survivant (notre arbitrage : survivant) rapporte 1 point de plus, une seule fois par Champ de bataille quel que soit leur nombre. L’option `peasant_must_survive` est active par défaut, car une carte éliminée perd sa Capacité ; si on la désactive, on suit le livret à la lettre : il suffit qu’un Paysan ait été là au début du combat.
kj-4-8 = Brute (Unité Secrète). Aucune Capacité.
kj-4-9 = Archer (Unité Secrète). Élimine le Samouraï adverse sur ce Champ de bataille, avant que les Samouraïs agissent.
kj-4-10 = Samouraï (Unité Secrète). Après les Archers, élimine tous les Paysans, la Brute et l’Ashigaru adverses sur ce Champ de bataille.
kj-4-11 = Les deux Archers agissent en même temps ; puis les Samouraïs encore là agissent en même temps (notre arbitrage).

kj-5 = Résolution des combats
kj-5-1 = Le déploiement terminé, on désigne les lâches (KJ-3.8) : tout le monde apprend ainsi où leurs Seigneurs ont été posés en dernier. Puis on résout les Champs de bataille un par un : d’abord le Camp de ravitaillement, s’il est en jeu, ensuite dans l’ordre des numéros ; l’ordre des autres ne change rien (notre arbitrage).
kj-5-2 = Sur chaque Champ de bataille : (a) le Port compte son bonus ; (b) toutes les cartes sont révélées ; (c) les Archers agissent ; (d) les Samouraïs agissent ; (e) le Sanctuaire détruit ; (f) on additionne les Puissances avec tous les bonus et malus ; (g) on désigne le vainqueur.
kj-5-3 = Si un seul camp a encore des cartes, il gagne quelles que soient les Puissances (notre arbitrage, d’après le Paysan du livret, seul face à personne). Si aucun n’en a, personne ne gagne. Sinon, l’armée la plus puissante l’emporte ; à Puissance égale, celle qui a le plus de cartes encore présentes, après les éliminations (notre arbitrage) ; si l’égalité persiste, personne.
kj-5-4 = Le Temple d’or et la Forteresse mettent ce vainqueur à l’épreuve. Une armée réduite à un Assassin étranger peut gagner.
kj-5-5 = Les cartes du perdant s’en vont ; celles du vainqueur restent sur le Champ de bataille conquis. Si personne ne gagne, toutes restent en place, face visible, et ne comptent pour rien.
kj-5-6 = Une Puissance peut être négative : il n’y a pas de plancher (notre arbitrage ; avec un plancher à 0, la plus grande armée pourrait gagner le Palais qui la sanctionne).

kj-6 = Les Champs de bataille
kj-6-1 = Passe (6) : trois cartes au maximum de chaque côté. On n’engage rien sur un côté plein ; le livret cite le Général, dont la Capacité vient trop tard pour faire de la place. Un Assassin peut tout de même y remplacer une carte.
kj-6-2 = Sanctuaire (6) : après les Capacités, chaque joueur détruit une de ses cartes de plus faible Puissance, au choix en cas d’égalité ; c’est la Puissance du moment qui compte, bonus du Seigneur compris. Chacun choisit sans voir le choix de l’autre (notre arbitrage) : le plus petit siège répond d’abord, l’autre n’en apprend rien et les deux cartes partent ensemble. Un Assassin étranger fait partie des cartes du propriétaire de la rangée. Un côté sans carte n’a rien à choisir ; une carte seule est détruite. Puis le bonus du Seigneur est recalculé.
kj-6-3 = Port (4) : avant que les cartes soient révélées, chaque armée reçoit +1 par carte face visible de son côté. Les éliminations qui suivent n’y changent rien (notre arbitrage).
kj-6-4 = Rizière (4) : les Paysans ont une Puissance de 1.
kj-6-5 = Village (4) : les cartes dont la Puissance imprimée est 1 ont une Puissance de 2. Le Seigneur n’est pas concerné (notre arbitrage).
kj-6-6 = Palais (6) : le camp qui a le plus de cartes, après les éliminations (notre arbitrage), subit −2 en Puissance. À nombre égal, personne.
kj-6-7 = Temple d’or (6) : si la Puissance du vainqueur est inférieure à 4, personne ne gagne et toutes les cartes présentes sont éliminées.
kj-6-8 = Forteresse (6) : si le vainqueur a moins de 3 cartes, après les éliminations (notre arbitrage), personne ne gagne et toutes les cartes présentes sont éliminées.
kj-6-9 = Camp de ravitaillement (4) : son vainqueur doit aussitôt, avant toute autre révélation, nommer deux autres de ses Champs de bataille, différents, qu’il y ait des cartes ou non. Son armée y reçoit +1 en Puissance, ce qui compte aussi pour les 4 du Temple d’or. En équipe, il peut aussi nommer des Champs de bataille de son partenaire, dont l’armée reçoit alors le bonus.
kj-6-10 = Torii (4+) : vaut 4, plus 1 pour chaque autre Champ de bataille remporté par son vainqueur, compté à la fin. Le Torii ne se compte pas lui-même (notre arbitrage : l’exemple du livret donne exactement 4) ; avec l’option `torii_counts_itself`, il se compte.

kj-7 = Score
kj-7-1 = Additionnez les points de vos Champs de bataille conquis, 1 point pour chacun d’eux gagné avec un Paysan survivant et 3 points si votre Seigneur est en vie sur l’un d’eux. Un lâche perd 5 points.
kj-7-2 = Le plus haut total gagne ; en cas d’égalité, celui qui a conquis le plus de Champs de bataille. Si l’égalité persiste, la victoire est partagée (notre arbitrage).

kj-8 = Par équipes (quatre joueurs)
kj-8-1 = Avec l’option `teams`, les partenaires se font face, sièges 0 et 2 contre 1 et 3 : chaque Champ de bataille oppose ainsi des adversaires. Les partenaires peuvent se parler, mais pas se montrer leurs cartes cachées.
kj-8-2 = Le total d’une équipe est la somme des points des deux partenaires (notre arbitrage). En cas d’égalité, l’équipe dont les partenaires ont conquis ensemble le plus de Champs de bataille l’emporte ; si l’égalité persiste, la victoire est partagée. Les deux partenaires de l’équipe gagnante sont vainqueurs. Le Torii ne compte que les Champs de bataille de son propre vainqueur.
kj-8-3 = Dans toutes les parties la parole est libre, fausses indications comprises. Si votre Assassin a pris une carte, vous pouvez en dire ce que vous voulez, mais pas la montrer.

kj-9 = Qui sait quoi
kj-9-1 = Tout le monde voit les Champs de bataille, le nombre de cartes de chacun en main et dans chaque rangée, les cartes face visible, les places prises par un Assassin et le clan de celui-ci, la carte qu’un Shugenja a regardée, celle qu’un Général a déplacée et où.
kj-9-2 = Vous connaissez en plus votre main et vos cartes cachées, ce que votre Shugenja a vu, ce que votre Assassin a pris et ce qu’on vous a pris. Le savoir suit la carte et non la place : qui a vu une carte la connaît encore après qu’un Général l’a déplacée.
kj-9-3 = Pour les autres, une Unité Secrète que vous engagez se lit `secret@2` (ici : sur le Champ de bataille 2) ; toute autre action est publique telle quelle. Les partenaires n’en savent pas plus que les autres, hormis ce que montre un Shugenja (KJ-4.2). Les spectateurs voient ce que tout le monde voit. Une fois la partie finie, tout est montré.
