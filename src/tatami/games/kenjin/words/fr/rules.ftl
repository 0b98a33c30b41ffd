# Kenjin : la page de règles dans le jeu, en français. Un message par règle : KJ-3.2 est kj-3-2.

kj-1 = Matériel
kj-1-1 = Kenjin se joue de 2 à 4. Chacun mène un clan : Kamiwashi (blanc), Jozu (bleu), Yasei (vert) ou Hondo (rouge). Seule la couleur distingue les clans.
kj-1-2 = Un clan compte 13 cartes. Cinq sont des Unités Régulières, engagées face visible : l’Éclaireur, le Shugenja, le Général, l’Assassin et l’Ashigaru. Huit sont des Unités Secrètes, engagées face cachée : le Seigneur, quatre Paysans, la Brute, l’Archer et le Samouraï. C’est le type de l’unité qui décide de la face ; vous n’avez jamais le choix.
kj-1-3 = Il y a dix Champs de bataille. Cinq valent 4 points de victoire : le Port, la Rizière, le Village, le Camp de ravitaillement et le Torii. Cinq en valent 6 : la Passe, le Sanctuaire, le Palais, le Temple d’or et la Forteresse.

kj-2 = Mise en place
kj-2-1 = On joue dans le sens horaire : votre voisin de gauche occupe la place suivante. Le joueur à la première place commence. Dans le livret, c’est le plus âgé ; ici, les places sont tirées au sort, sauf si la table en décide autrement (notre arbitrage).
    .technical = Dans la notation, les fichiers et l’API, les places se comptent à partir de `0`.
kj-2-2 = À deux joueurs, les quatre Champs de bataille sont tous entre vous : deux à 4 points et deux à 6, numérotés de 1 à 4 dans l’ordre 4, 6, 4, 6.
kj-2-3 = À trois ou quatre, chaque paire de voisins se partage un Champ de bataille à 4 points et un à 6, soit 6 ou 8 en tout ; vous n’en avez aucun en commun avec le joueur d’en face. On les numérote dans le sens horaire, le 4 avant le 6 dans chaque paire.
    .technical = Entre la place `i` et la suivante (après la dernière vient la place `0`), le 4 porte le numéro 2i + 1 et le 6 le numéro 2i + 2.
kj-2-4 = Chacun se bat donc sur exactement quatre Champs de bataille : deux à 4 points et deux à 6.
kj-2-5 = Mise en place aléatoire : pour chaque numéro, dans l’ordre, on tire un Champ de bataille de la bonne valeur ; ceux qui restent sont écartés de la partie. C’est la seule mise en place à deux (le livret la destine alors aux experts), et celle des débutants à trois ou quatre. Pour une première partie, mieux vaut être deux ou trois.
    .technical = Option `setup`, valeur `random`.
kj-2-6 = Choix des Champs de bataille, pour trois ou quatre joueurs expérimentés ; impossible à deux. On propose d’abord, tirés au sort, un Champ de bataille à 4 points de plus qu’il n’y a de joueurs (à quatre, les cinq y passent). Dans le sens horaire à partir du premier joueur, chacun en prend un et le place entre lui et son voisin de gauche.
    .technical = Option `setup`, valeur `draft`. Le 4 pris par la place `i` devient le numéro 2i + 1.
kj-2-7 = Alors seulement on propose ceux à 6 points, là aussi un de plus qu’il n’y a de joueurs. En commençant par le dernier à avoir choisi un 4 et en tournant dans le sens antihoraire, chacun en prend un et le place entre lui et son voisin de droite. Ceux qui restent sont écartés de la partie.
    .technical = Le 6 pris par la place `i` devient le numéro 2i ; la place `0` prend le dernier numéro.
kj-2-8 = Vous avez vos 13 cartes en main dès le début. Il n’y a pas de pioche.

kj-3 = Déploiement des armées
kj-3-1 = On joue dans le sens horaire à partir du premier joueur. À votre tour, vous engagez deux cartes l’une après l’autre ; au septième et dernier tour, la seule qui vous reste. Il est interdit de passer, même pour une seule carte.
kj-3-2 = Une carte s’engage de votre côté de l’un de vos quatre Champs de bataille, au bout de votre rangée ; l’ordre des rangées ne change pas. Vos deux cartes peuvent aller sur le même Champ de bataille ou sur deux différents. Seul l’Assassin fait exception (KJ-4.4).
kj-3-3 = La Capacité d’une Unité Régulière agit dès qu’elle est engagée, avant que vous choisissiez la carte suivante. Si elle peut agir, elle le doit ; si elle n’a rien sur quoi agir, rien ne se passe.
    .technical = Un choix à une seule possibilité reste une action à part dans la partie enregistrée.
kj-3-4 = Les Capacités des Unités Secrètes n’agissent qu’à la résolution, même si la carte a été retournée avant.
kj-3-5 = Un Champ de bataille accueille autant de cartes que l’on veut, sauf la Passe (KJ-6.1).
kj-3-6 = Tatami ne pose jamais une carte du mauvais côté. Autour d’une vraie table, une carte posée sur la mauvaise face est retirée de la partie.
kj-3-7 = Le déploiement se termine quand le dernier joueur a engagé sa dernière carte.
kj-3-8 = Lâche : si votre Seigneur est la dernière carte que vous engagez, vous perdez 5 points de victoire. Un Seigneur déplacé par votre Général n’est pas engagé de nouveau (notre arbitrage), et perdre ensuite le Seigneur n’efface pas la sanction (notre arbitrage).

kj-4 = Les unités
kj-4-1 = Éclaireur (Unité Régulière). Retournez face visible une carte cachée de votre choix dans la rangée adverse du même Champ de bataille ; l’ordre de la rangée ne change pas. Cette carte n’est plus cachée : ni un Assassin, ni un Shugenja, ni le Général de son propriétaire ne peuvent plus la prendre pour cible.
kj-4-2 = Shugenja (Unité Régulière). Choisissez une carte face cachée qui appartient à un autre joueur, sur l’un quelconque des Champs de bataille, et regardez-la ; vous êtes seul à la voir et elle ne change pas de face. En équipe, ce peut être une carte de votre partenaire. Tout le monde voit quelle carte vous regardez.
kj-4-3 = Général (Unité Régulière). Déplacez une de vos cartes cachées de ce Champ de bataille au bout de votre rangée sur un autre de vos Champs de bataille ; si vous en avez une ici, c’est obligatoire. Vous choisissez la carte et la destination. Une Passe pleine ne peut pas être la destination. La carte déplacée devient la dernière de sa nouvelle rangée, ce qui compte pour le Seigneur (KJ-4.6).
kj-4-4 = Assassin (Unité Régulière). Il ne se pose pas de votre côté. Choisissez, sur un Champ de bataille qui est le vôtre ou non, une carte face cachée d’un autre joueur : l’Assassin s’y substitue. La carte remplacée est éliminée ; vous la regardez, et elle reste secrète pour les autres jusqu’à la fin. L’Assassin, face visible, fait désormais partie de cette armée : il compte pour sa Puissance et pour son nombre de cartes, dans toutes les règles. Le Samouraï ne l’élimine pas. En équipe, seules les cartes adverses peuvent être prises (notre arbitrage). Sans carte à prendre, il ne peut pas être joué (notre arbitrage) ; cela ne vous bloque jamais.
    .example = Le Seigneur de Jozu, face cachée, est la première de ses trois cartes au Palais. Votre Assassin le remplace : Jozu perd son Seigneur mais garde trois cartes, et la Puissance de 1 de votre Assassin compte pour Jozu.
    .technical = L’Assassin compte pour le propriétaire de la rangée dans : Puissance, égalités, Palais, Forteresse, Port, Village, Sanctuaire, limite de la Passe, bonus du Seigneur. Au dernier tour, une cible existe toujours ; avant, d’autres cartes peuvent toujours être engagées.
kj-4-5 = Ashigaru (Unité Régulière). Aucune Capacité.
kj-4-6 = Seigneur (Unité Secrète). Puissance 2, plus 1 par carte placée après lui dans sa rangée quand on compte les Puissances, après les éliminations (notre arbitrage). L’Assassin d’un autre joueur placé après lui compte aussi (notre arbitrage). S’il survit sur un Champ de bataille que vous gagnez, vous marquez 3 points.
    .example = Votre rangée : Éclaireur, Seigneur, Paysan, Archer. Deux cartes suivent le Seigneur : sa Puissance est de 2 + 2 = 4. Si un Samouraï élimine le Paysan, elle est de 3.
kj-4-7 = Paysan, quatre exemplaires (Unité Secrète). Puissance 0. Un Champ de bataille gagné avec au moins un Paysan survivant rapporte 1 point de plus, une seule fois quel que soit leur nombre. Qu’il doive survivre est notre arbitrage, car une carte éliminée perd sa Capacité ; on peut le désactiver et suivre le livret à la lettre : il suffit alors qu’un Paysan ait été là au début du combat.
    .technical = Option `peasant_must_survive`, active par défaut.
kj-4-8 = Brute (Unité Secrète). Aucune Capacité.
kj-4-9 = Archer (Unité Secrète). Élimine le Samouraï adverse sur ce Champ de bataille, avant que les Samouraïs agissent.
kj-4-10 = Samouraï (Unité Secrète). Après les Archers, élimine tous les Paysans, la Brute et l’Ashigaru adverses sur ce Champ de bataille.
kj-4-11 = Les deux Archers agissent en même temps ; puis les Samouraïs encore là agissent en même temps (notre arbitrage).

kj-5 = Résolution des combats
kj-5-1 = Le déploiement terminé, on désigne les lâches (KJ-3.8) : tout le monde apprend ainsi où leurs Seigneurs ont été posés en dernier. Puis on résout les Champs de bataille un par un : d’abord le Camp de ravitaillement, s’il est en jeu, ensuite dans l’ordre des numéros ; l’ordre des autres ne change rien (notre arbitrage).
kj-5-2 =
    Sur chaque Champ de bataille :
    (a) le Port compte son bonus ;
    (b) toutes les cartes sont révélées ;
    (c) les Archers agissent ;
    (d) les Samouraïs agissent ;
    (e) le Sanctuaire détruit ;
    (f) on additionne les Puissances avec tous les bonus et malus ;
    (g) on désigne le vainqueur.
kj-5-3 = Si un seul camp a encore des cartes, il gagne quelles que soient les Puissances (notre arbitrage, d’après le Paysan du livret, sans personne en face). Si aucun n’en a, personne ne gagne. Sinon, l’armée la plus puissante l’emporte ; à Puissance égale, celle qui a le plus de cartes après les éliminations (notre arbitrage) ; si l’égalité persiste, personne.
    .example = Ashigaru et Archer (2 + 1) contre Brute (3) : 3 à 3. Le premier camp a deux cartes, l’autre une seule : le premier gagne.
kj-5-4 = Le Temple d’or et la Forteresse mettent ensuite ce vainqueur à l’épreuve. Une armée réduite à l’Assassin d’un autre joueur peut gagner.
kj-5-5 = Les cartes du perdant s’en vont ; celles du vainqueur restent sur le Champ de bataille conquis. Si personne ne gagne, toutes restent en place, face visible, et ne comptent pour rien.
kj-5-6 = Une Puissance peut être négative : il n’y a pas de plancher (notre arbitrage ; avec un plancher à 0, la plus grande armée pourrait gagner le Palais qui la sanctionne).

kj-6 = Les Champs de bataille
kj-6-1 = Passe (6) : trois cartes au maximum de chaque côté. On n’engage rien sur un côté plein, pas même un Général, dont la Capacité vient trop tard pour faire de la place. Un Assassin peut tout de même y remplacer une carte.
kj-6-2 = Sanctuaire (6) : après les Capacités, chaque joueur détruit une de ses cartes de plus faible Puissance, au choix en cas d’égalité. C’est la Puissance du moment qui compte, bonus du Seigneur compris (notre arbitrage). Chacun choisit sans voir le choix de l’autre et les deux cartes partent ensemble (notre arbitrage). L’Assassin d’un autre joueur fait partie des cartes du propriétaire de la rangée. Un côté sans carte ne détruit rien ; une carte seule est détruite. Puis on recalcule le bonus du Seigneur.
    .technical = Le joueur au plus petit numéro de place choisit d’abord ; l’autre n’en apprend rien.
kj-6-3 = Port (4) : avant que les cartes soient révélées, chaque armée reçoit +1 par carte face visible de son côté. Les éliminations qui suivent n’y changent rien (notre arbitrage).
    .example = Vous avez deux cartes face visible et deux face cachée au Port : +2, même si un Samouraï en élimine une ensuite.
kj-6-4 = Rizière (4) : les Paysans ont une Puissance de 1.
kj-6-5 = Village (4) : les cartes dont la Puissance imprimée est 1 ont une Puissance de 2. Le Seigneur n’est pas concerné (notre arbitrage).
kj-6-6 = Palais (6) : le camp qui a le plus de cartes après les éliminations (notre arbitrage) perd 2 en Puissance. À nombre égal, personne ne perd rien.
kj-6-7 = Temple d’or (6) : si la Puissance du vainqueur est inférieure à 4, personne ne gagne et toutes les cartes présentes sont éliminées.
kj-6-8 = Forteresse (6) : si le vainqueur a moins de 3 cartes, après les éliminations (notre arbitrage), personne ne gagne et toutes les cartes présentes sont éliminées.
kj-6-9 = Camp de ravitaillement (4) : son vainqueur doit aussitôt, avant toute autre révélation, choisir deux autres de ses Champs de bataille, avec ou sans cartes. Son armée y reçoit +1 en Puissance, ce qui compte aussi pour les 4 du Temple d’or. En équipe, il peut aussi choisir des Champs de bataille de son partenaire, dont l’armée reçoit alors le bonus.
kj-6-10 = Torii (4+) : vaut 4, plus 1 pour chaque autre Champ de bataille remporté par son vainqueur, compté à la fin. Le Torii ne se compte pas lui-même (notre arbitrage : l’exemple du livret donne exactement 4) ; une option permet de le compter.
    .example = Vous gagnez le Torii et deux autres Champs de bataille : le Torii vaut 4 + 2 = 6.
    .technical = Option `torii_counts_itself`, inactive par défaut.

kj-7 = Score
kj-7-1 = Additionnez les points de vos Champs de bataille conquis, 1 point pour chacun d’eux gagné avec un Paysan survivant et 3 points si votre Seigneur est en vie sur l’un d’eux. Un lâche perd 5 points.
    .example = Vous gagnez le Temple d’or (6) avec votre Seigneur et un Paysan, et le Port (4) : 6 + 1 + 3 + 4 = 14. Si le Seigneur était votre dernière carte : 9.
kj-7-2 = Le plus haut total gagne ; en cas d’égalité, celui qui a conquis le plus de Champs de bataille. Si l’égalité persiste, la victoire est partagée (notre arbitrage).

kj-8 = Par équipes (quatre joueurs)
kj-8-1 = En équipe, les partenaires se font face : chaque Champ de bataille oppose ainsi des adversaires. Les partenaires peuvent se parler, mais pas se montrer leurs cartes cachées.
    .technical = Option `teams` : places `0` et `2` contre `1` et `3`.
kj-8-2 = Le total d’une équipe est la somme des points des deux partenaires (notre arbitrage). En cas d’égalité, l’équipe dont les partenaires ont conquis ensemble le plus de Champs de bataille l’emporte ; si l’égalité persiste, la victoire est partagée. Les deux partenaires de l’équipe gagnante sont vainqueurs. Le Torii ne compte que les Champs de bataille de son propre vainqueur.
kj-8-3 = Dans toutes les parties la parole est libre, fausses indications comprises. Si votre Assassin a pris une carte, vous pouvez en dire ce que vous voulez, mais pas la montrer.

kj-9 = Qui sait quoi
kj-9-1 = Tout le monde voit les Champs de bataille, le nombre de cartes de chacun en main et dans chaque rangée, les cartes face visible, les places prises par un Assassin et le clan de celui-ci, la carte qu’un Shugenja a regardée, celle qu’un Général a déplacée et où.
kj-9-2 = Vous connaissez en plus votre main et vos cartes cachées, ce que votre Shugenja a vu, ce que votre Assassin a pris et ce qu’on vous a pris. Le savoir suit la carte et non sa place : si vous avez vu une carte, vous la connaissez encore après qu’un Général l’a déplacée.
kj-9-3 = Les autres voient que vous engagez une Unité Secrète et où, mais pas laquelle. Les partenaires n’en savent pas plus que les autres, hormis ce que montre un Shugenja (KJ-4.2). Les spectateurs voient ce que tout le monde voit. Une fois la partie finie, tout est montré.
    .technical = Pour les autres, une Unité Secrète engagée sur le Champ de bataille 2 se lit `secret@2` ; toute autre action est publique telle quelle.
