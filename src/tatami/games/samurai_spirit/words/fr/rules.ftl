# Samurai Spirit : la page de règles dans le jeu, en français. Un message par règle : SS-4.3 est ss-4-3.

ss-1 = Matériel
ss-1-1 = Il y a sept samurais : Heihachi, Daisuke, Gorobei, Kanbei, Kikuchiyo, Kyuzo et Katsushiro. Chacun a un plateau à deux faces, humaine et animale, avec une valeur de Kiai par face, un Talent (le même des deux côtés), un Kiai (plus fort côté animal), un jeton Soutien et au plus un marqueur Blessure.
ss-1-2 = La piste de combat va de 0 à la valeur de Kiai ; vient ensuite une unique case Flamme pour tout ce qui la dépasse.
ss-1-3 = Le Village compte 6 Fermes, chacune avec une pénalité sur son dos caché, 3 Familles, chacune avec un bonus au dos, et jusqu’à 10 Barricades.
ss-1-4 = Il y a 66 Brigands : 52 Pillards (valeurs 1 à 4), 7 Lieutenants (valeur 5) et 7 Chefs (valeur 6). Un Brigand peut porter un symbole de défense (chapeau, ferme ou poupée), une pénalité (un Chef : une ou deux) et des flammes.
ss-1-5 = Les cartes forment trois piles : la pioche Brigand (face cachée), la Défausse (face visible) et la pile d’infiltrés (face cachée).

ss-2 = Mise en place
ss-2-1 = Le jeu réunit 1 à 7 joueurs et 2 à 7 samurais. En solo, le joueur prend deux samurais, ou trois, et suit les règles à deux joueurs (SS-10) ; sinon chacun en a un, choisi ou tiré au sort. Là où les livrets français, anglais et polonais diffèrent, la table choisit lequel suivre ; par défaut, le français.
    .technical = Option `edition` : `fr` (par défaut), `en` ou `pl`.
ss-2-2 = Les six Fermes et les trois Familles sont toutes au Village. Les dos des Fermes sont mélangés et inconnus (notre arbitrage).
ss-2-3 =
    Le mode de difficulté fixe les nombres ; n est le nombre de samurais.
    Facile : n + 3 Barricades, 6 × n Pillards, n − 1 Lieutenants ajoutés pour la manche 2, n − 1 Chefs ajoutés pour la manche 3 ; sans pénalités des Fermes, avec bonus des Familles.
    Normal : n + 2 Barricades, 7 × n Pillards, n Lieutenants, n Chefs ; sans pénalités des Fermes, avec bonus des Familles.
    Difficile : n + 1 Barricades, 7 × n Pillards, n Lieutenants, n Chefs ; avec pénalités des Fermes et bonus des Familles.
    Héroïque : n Barricades, 7 × n Pillards, n Lieutenants, n Chefs ; avec pénalités des Fermes, sans bonus des Familles.
ss-2-4 = Les Pillards de la partie sont tirés au hasard parmi les 52 et mélangés pour former la pioche Brigand. Les autres restent dans la boîte, sans être vus.
ss-2-5 = Les plateaux commencent côté humain, la piste à 0, les jetons Soutien chez leurs propriétaires. Un samurai tiré au sort commence.
ss-2-6 = Il n’y aura jamais plus de Barricades qu’à la mise en place.

ss-3 = Manches et tours
ss-3-1 = La partie se joue en trois manches. Dans une manche, les samurais jouent à tour de rôle dans le sens horaire (votre voisin de gauche est le suivant), en sautant ceux qui ont passé.
ss-3-2 = Votre tour a deux étapes : (A) la pénalité de la dernière carte de votre file de combat (SS-5), puis (B) une action et une seule : Combattre, Soutenir ou Passer.
ss-3-3 = Une manche s’achève quand la pioche Brigand est vide ou que tout le monde a passé. On vérifie la pioche après l’étape A, avant le second Combat de Kikuchiyo et après l’action (notre arbitrage) ; on termine d’abord ce qui est en cours. Si elle est vide après l’étape A, l’action n’a pas lieu. Peu importe ce qui l’a vidée (notre arbitrage).
    .technical = En cours : toutes les pénalités d’une carte, un Kiai déclenché par un autre, les dons et les placements. La pioche peut être vidée par une carte piochée, un Soutien, une infiltration ou un Kiai.
ss-3-4 = Si tout le monde a passé, ce qui reste de la pioche va sur le dessus de la pile d’infiltrés, dans le même ordre.
    .technical = C’est valable dans toutes les éditions, même si seul le livret anglais précise « sur le dessus ».
ss-3-5 = Un samurai qui a passé est hors jeu pour le reste de la manche : il ne donne ni ne reçoit de carte et ne subit plus de pénalité de Brigand. On ne peut pas non plus lui donner de jeton, ni le désigner ou le soigner par un Kiai, mais son propre jeton lui revient toujours (notre arbitrage). Il compte normalement à la fin de la manche (SS-9). Il reste aussi un voisin : une flèche pointée vers lui ne peut pas s’appliquer (SS-5.3).
ss-3-6 = Avec deux samurais, le voisin de gauche et le voisin de droite ne font qu’un.
ss-3-7 = Vous perdez sur-le-champ quand un samurai subit une quatrième blessure, ou quand la dernière Ferme ou la dernière Famille disparaît ; rien ne pouvant les ramener, on n’attend pas la fin de la manche (notre arbitrage). Vous gagnez si, après la troisième manche, le Village garde une Ferme et une Famille (SS-9.6).
    .technical = Tout s’arrête là : on ne pioche, ne révèle et ne choisit plus rien.
ss-3-8 = Une manche se termine aussi après 500 tours (notre arbitrage). Cela n’arrive jamais en pratique.
    .technical = Toute partie a ainsi une fin : Kyuzo, seul face à une carte qui revient sans cesse, pourrait continuer indéfiniment.

ss-4 = Combattre
ss-4-1 = Révélez le premier Brigand de la pioche. Des Talents peuvent alors s’appliquer (SS-6). Ensuite, soit vous l’affrontez (il va à droite, dans votre file de combat), soit vous défendez (il va à gauche). Ce que vous avez à gauche vous protège, vous et le Village, en fin de manche (SS-9).
ss-4-2 = Affronter : la carte va au bout de votre file de combat et votre piste indique la somme de la file. En dessous de la valeur de Kiai, rien ne se passe. À la valeur exacte, votre Kiai se déclenche (SS-7). Au-dessus, vous êtes submergé : une Barricade est aussitôt détruite ou, s’il n’y en a plus, une Ferme, comme pour une flamme (notre arbitrage). Chaque nouvelle carte qui laisse la somme au-dessus en coûte une de plus ; tant que vous n’avez pas passé, vous pouvez encore recevoir des cartes.
    .example = Kyuzo (valeur de Kiai 9) est à 6. Un 2 l’amène à 8 : rien. Un 3 l’amène à 9 exactement : Kiai. Un 4 l’amène à 10 : submergé, une Barricade est perdue.
ss-4-3 = Défendre : seulement avec une carte qui porte un symbole, et seulement si aucune carte à votre gauche n’a le même ; vous y aurez donc trois cartes au plus. La piste ne bouge pas.
ss-4-4 = Une carte sans symbole, ou dont vous avez déjà le symbole à gauche, doit être affrontée.
ss-4-5 = Votre piste est toujours égale à la somme de votre file, après chaque changement.
ss-4-6 = Si vous êtes au-dessus de votre valeur de Kiai au moment de choisir votre action, donc après l’étape A, vous devez passer. Si l’étape A vous a fait revenir sur la piste (par exemple en passant du côté animal), vous n’y êtes pas obligé.
    .technical = Toutes les éditions se jouent ainsi.

ss-5 = Pénalités
ss-5-1 = La pénalité est obligatoire, mais seulement celle de la dernière carte de votre propre file de combat. Si la file est vide ou si la carte n’en porte pas, il ne se passe rien.
ss-5-2 = Si un Chef porte deux pénalités, les deux s’appliquent, dans l’ordre de votre choix. Ce sont celles de la carte qui était la dernière au début de l’étape A, même si elle quitte votre file entre-temps. On juge si chacune peut s’appliquer quand vient son moment.
    .technical = C’est valable dans toutes les éditions ; le livret français dit l’ordre sans importance. Une blessure peut retourner votre plateau, déclencher votre Kiai et emporter la carte.
ss-5-3 = Une pénalité impossible à appliquer est remplacée par une blessure. Défense interdite, Soutien interdit, obligation de passer et Talent interdit peuvent toujours s’appliquer, même si elles ne changent rien (notre arbitrage).
ss-5-4 = Flamme : une Barricade est détruite ; s’il n’y en a plus, une Ferme.
ss-5-5 = Blessure : vous subissez une blessure.
ss-5-6 = Infiltration : le premier Brigand de la pioche va, face cachée, sur la pile d’infiltrés. Impossible à appliquer si la pioche est vide.
ss-5-7 = Défense interdite : pendant ce tour, vous ne pouvez pas placer de cartes à votre gauche.
ss-5-8 = Soutien interdit : pendant ce tour, vous ne pouvez pas choisir l’action Soutenir. Vous pouvez toujours recevoir des jetons.
ss-5-9 = Flèche gauche, flèche droite : le voisin de ce côté pioche un Brigand directement dans sa file de combat, sans rien décider et sans Talent ; cela peut déclencher son Kiai ou le submerger. C’est toujours le voisin immédiat ; s’il a passé, la pénalité ne peut pas s’appliquer.
ss-5-10 = Obligation de passer (Chef) : pendant ce tour, votre action est Passer.
ss-5-11 = Retour de la Défausse (Chef) : une carte de la Défausse, au hasard, est mélangée à la pioche Brigand. Impossible à appliquer si la Défausse est vide.
ss-5-12 = Talent interdit (Chef) : pendant ce tour, ni votre Talent ni les jetons Soutien ne fonctionnent. L’effet commence quand la pénalité s’applique ; un Talent qui permet de l’ignorer s’utilise donc avant.
ss-5-13 = Défense perdue (Chef) : une carte à votre gauche, de votre choix, va à la Défausse. Impossible à appliquer s’il n’y en a aucune.
ss-5-14 = Les interdictions de SS-5.7, SS-5.8, SS-5.10 et SS-5.12 ne durent que pendant votre propre tour : elles ne vous lient pas quand vous recevez une carte pendant le tour d’un autre. Pendant votre tour, elles valent aussi pour une carte qui vous arrive par un Kiai (notre arbitrage).

ss-6 = Talents
ss-6-1 = Heihachi : il peut donner une carte paire (2, 4, 6) à un voisin qui n’a pas passé.
ss-6-2 = Daisuke : il peut donner une carte impaire (1, 3, 5) à un voisin qui n’a pas passé.
ss-6-3 = Celui qui reçoit une carte la joue comme s’il l’avait piochée dans son propre Combat, avec son propre Talent ; il peut donc la donner à son tour. Il ne fait que placer la carte : pas d’étape de pénalité, pas de second Combat, pas de Talents empruntés. Une carte ne revient jamais à un samurai qui l’a déjà eue cette fois-ci (notre arbitrage).
    .technical = Ainsi Heihachi, recevant une carte paire de celui qui détient son jeton, peut la donner à son autre voisin ; les FAQ française et anglaise y nomment Daisuke, une coquille que la polonaise n’a pas.
ss-6-4 = Gorobei : il peut ignorer les pénalités si sa dernière carte est paire ; toutes celles de la carte ou aucune (notre arbitrage).
ss-6-5 = Kanbei : il peut ignorer les pénalités si sa dernière carte est impaire ; toutes celles de la carte ou aucune (notre arbitrage).
ss-6-6 = Kikuchiyo : s’il a choisi Combattre à son tour, il peut combattre une seconde fois quand la première carte est entièrement jouée. Il ne le peut pas s’il est au-dessus de sa valeur de Kiai ou si la pioche est vide, et jamais une troisième fois, quels que soient les jetons qu’il détient (notre arbitrage).
ss-6-7 = Kyuzo : une carte piochée ou reçue peut être défaussée si une carte de même valeur est dans sa propre file de combat (si son jeton est prêté, dans la file du samurai qui l’utilise).
ss-6-8 = Katsushiro : il peut mettre une carte piochée ou reçue sous la pioche Brigand et en piocher une autre, qu’il doit garder et jouer lui-même : affronter ou défendre seulement, sans autre Talent (notre arbitrage). Il faut au moins une autre carte dans la pioche (notre arbitrage).
ss-6-9 = Un Talent n’est jamais obligatoire, et les Talents se cumulent. Le vôtre fonctionne chaque fois que vous piochez ou recevez une carte, même pendant le tour d’un autre, et vous le gardez quand votre jeton est prêté. Un Talent que vous tenez d’un jeton Soutien ne fonctionne que pendant votre tour, et seulement si le jeton était là au début du tour (notre arbitrage, d’après la note du livret sur Kyuzo).

ss-7 = Kiai
ss-7-1 = Chaque fois que la somme de votre file devient exactement égale à votre valeur de Kiai, quel que soit le tour en cours, votre Kiai se déclenche. D’abord son effet, si vous le souhaitez. Puis, dans tous les cas, la première carte de votre file va à la Défausse. Une carte retirée ou le passage au côté animal peuvent aussi le déclencher ; une blessure de fin de manche, non (notre arbitrage).
    .technical = La première carte est celle de la file telle qu’elle est après l’effet, s’il y en a une.
ss-7-2 = Votre Kiai peut se déclencher de nouveau plus tard dans la manche, mais pas pendant sa propre résolution ; celle-ci terminée, on regarde de nouveau votre somme : à la valeur exacte, c’est un nouveau Kiai (notre arbitrage). Le Kiai d’un autre samurai déclenché entre-temps se résout d’abord, puis le vôtre continue.
    .technical = Sans cela, un Daisuke animal pourrait s’imbriquer sans fin. Il n’y a jamais plus de trois Kiais l’un dans l’autre.
ss-7-3 = Heihachi : une Barricade de plus, sans dépasser la limite de SS-2.6. Animal : de même, et il peut retirer un marqueur Blessure à un samurai encore dans la manche, lui compris.
ss-7-4 = Daisuke : il prend la dernière carte de la file d’un samurai et la donne à un autre (l’un des deux peut être Daisuke), qui la place à gauche ou à droite selon les règles habituelles, sans Talents. Prendre, donner et placer ne font qu’un : on résout d’abord ce que le placement a provoqué chez celui qui reçoit, puis on regarde la somme de celui qui a donné, telle qu’elle est alors (notre arbitrage). Animal : une ou deux fois, l’une après l’autre, comme il veut.
ss-7-5 = Gorobei : les 2 premières cartes de la pioche Brigand vont à la Défausse. Animal : les 3 premières.
ss-7-6 = Kanbei : les 2 premières cartes de la pile d’infiltrés vont à la Défausse. Animal : les 3 premières.
ss-7-7 = Kikuchiyo : la dernière carte de la file d’un samurai, peut-être lui-même, va à la Défausse ; puis on regarde la somme de cette file. Animal : une ou deux fois, comme il veut.
ss-7-8 = Kyuzo : un samurai qui a son propre jeton Soutien peut le remettre à un autre (l’un des deux peut être Kyuzo). Dans l’édition polonaise : le jeton de n’importe quel samurai va à qui l’on veut, sauf à celui qui le détient ; propriétaire, détenteur et receveur doivent être encore dans la manche, et les jetons près du Village ne sont pas concernés. Animal : de même, et une Barricade de plus.
ss-7-9 = Katsushiro : les 2 premières cartes de la pioche Brigand sont révélées et remises dessus dans l’ordre de son choix, face visible : tout le monde les connaît. Animal : les 3 premières.
ss-7-10 = S’il y a moins de cartes que demandé, on prend ce qu’il y a (notre arbitrage). Un effet peut être impossible ; alors seule la première carte de la file est défaussée.
ss-7-11 = On ne vous demande si vous utilisez votre Kiai que si l’effet change quelque chose ; sinon, la première carte de votre file est simplement défaussée.
    .technical = `kiai` est proposé à Heihachi si on peut ajouter une Barricade ou (animal) si un samurai de la manche a un marqueur ; à Daisuke si un autre samurai est dans la manche et s’il y a une carte à prendre ; à Gorobei et Katsushiro si la pioche n’est pas vide ; à Kanbei si la pile d’infiltrés n’est pas vide ; à Kyuzo si un jeton peut être remis ou (animal) une Barricade ajoutée ; à Kikuchiyo toujours. Sinon, `no-kiai` est la seule action.

ss-8 = Blessures
ss-8-1 = Première blessure : un marqueur Blessure, côté humain. Deuxième : le marqueur s’en va et votre plateau passe du côté animal ; vos cartes restent et la piste se règle sur la somme de votre file. Si c’est exactement la valeur de Kiai animale, le Kiai se déclenche ; si c’est au-dessus, aucune Barricade de plus n’est perdue (notre arbitrage). Troisième : un marqueur Blessure, côté animal. Quatrième : le samurai est mort, la partie est perdue.
ss-8-2 = Soigner ne fait que retirer un marqueur ; un animal ne redevient jamais humain. Jamais deux marqueurs sur un même plateau.

ss-9 = Fin d’une manche
ss-9-1 = Les étapes SS-9.1 à SS-9.5 se suivent dans cet ordre ; à chacune, les samurais agissent dans l’ordre du tour, à partir de celui qui commencera la manche suivante (notre arbitrage). D’abord, chaque samurai sans chapeau à sa gauche subit une blessure.
ss-9-2 = Chaque samurai sans ferme à sa gauche retire une Ferme : une au hasard, puisque les dos sont cachés (notre arbitrage). En Difficile et en Héroïque, sa pénalité s’applique.
ss-9-3 =
    En Difficile et en Héroïque, la pénalité d’une Ferme s’applique chaque fois qu’une Ferme est perdue, y compris par SS-4.2 et SS-5.4. Quand les joueurs choisissent, c’est le samurai dont c’est le tour qui décide ou, en fin de manche, celui qui commencera la suivante.
    A : une Famille au hasard est perdue.
    B : une autre Ferme est perdue, avec sa pénalité.
    C : une Barricade est détruite ; s’il n’y en a pas, une autre Ferme est perdue, avec sa pénalité.
    D : un samurai subit une blessure, choisi par les joueurs dans l’édition française, tiré au sort dans l’anglaise et la polonaise ; pendant un tour, c’est l’un de ceux encore dans la manche, en fin de manche n’importe lequel (notre arbitrage).
    .technical = B et C s’enchaînent dans toutes les éditions, bien que le texte français n’en dise rien. L’option `edition` tranche pour D.
ss-9-4 =
    Chaque samurai sans poupée à sa gauche retire une Famille au hasard. Ensuite, sauf en Héroïque, chaque Famille restante donne son bonus, dans cet ordre.
    A : si quelqu’un a un marqueur Blessure, il faut en retirer un. Dans l’édition française, les joueurs choisissent un samurai marqué (comme en SS-9.3), dans l’anglaise on tire un samurai parmi tous, parfois sans effet, dans la polonaise parmi ceux qui ont un marqueur.
    B : une Barricade de plus, dans la limite de SS-2.6.
    C : la première carte de la pile d’infiltrés, s’il y en a une, va à la Défausse.
ss-9-5 = Les cartes de la pile d’infiltrés sont révélées une par une. Chacune de celles qui portent des flammes détruit une Barricade ou, s’il n’y en a plus, une Ferme (avec sa pénalité si elles s’appliquent).
    .example = Il reste une Barricade ; la pile d’infiltrés montre des flammes, rien, puis des flammes. Les premières détruisent la Barricade, les secondes une Ferme.
ss-9-6 = Pour continuer, le Village doit garder une Ferme et une Famille. C’est le cas ? On enchaîne sur une nouvelle manche ou, si c’était la troisième, vous avez gagné.
ss-9-7 = Préparez la manche suivante ainsi : réunissez tous les Brigands de la partie, joignez-y de nouveaux Lieutenants (manche 2) ou Chefs (manche 3), pris au hasard, et mélangez-les pour refaire la pioche. Les pistes reviennent à 0 et les jetons chez leurs propriétaires. Blessures, faces des plateaux, Barricades, Fermes et Familles ne changent pas.
ss-9-8 = Le dernier samurai actif est celui pendant le tour duquel la manche s’est achevée (notre arbitrage ; les livrets disent : celui qui a pioché la dernière carte ou passé en dernier). Son voisin de gauche commence la manche suivante. Après la manche 3, l’ordre de SS-9 se fixe de la même façon.

ss-10 = À deux joueurs et en solo
ss-10-1 = Toutes les règles restent valables, mais les jetons Soutien des samurais absents sont posés face visible près du Village.
ss-10-2 = À la mise en place, si moins de deux des Pillards tirés portent une poupée, on les écarte tous et on en tire d’autres, parmi les 52 (notre arbitrage) ; personne ne voit cette vérification.
    .technical = Comme Tatami ne distribue les cartes qu’au moment où on les voit (SS-13.2), cela devient une condition sur la manche 1, valable jusqu’à ce que deux poupées aient été vues. Pour chaque carte qui pourrait venir, Tatami compte les façons de remplir les autres places inconnues avec assez de poupées, une de moins si la carte en est elle-même une ; la chance de la carte est proportionnelle à ce compte. Les chances sont exactement celles d’un paquet tiré de nouveau jusqu’à ce qu’il convienne.
ss-10-3 = Au début de votre tour, avant la pénalité, vous pouvez utiliser autant de ces jetons que vous voulez : leurs Talents sont à vous pour ce tour (dans les éditions anglaise et polonaise : pour le reste de la manche), puis ils sont épuisés pour la partie. Ils ne fonctionnent que pendant vos propres tours. La pénalité Talent interdit (SS-5.12) les bloque ; ils n’en sont pas moins épuisés.
ss-10-4 = Une option étend tout SS-10 aux parties de 3 à 6 samurais, ce qui les rend un peu plus faciles. Elle est toujours active avec deux samurais (et en solo avec trois), toujours inactive avec sept.
    .technical = Option `village_support`.

ss-11 = Soutenir et Passer
ss-11-1 = Soutenir : donnez votre jeton Soutien à un samurai qui n’a pas passé ; puis le premier Brigand de la pioche va, face cachée, sur la pile d’infiltrés. Il faut avoir votre propre jeton, et au moins un autre samurai doit être encore dans la manche.
ss-11-2 = Celui qui le reçoit dispose de votre Talent à son prochain tour ; plusieurs jetons se cumulent. À la fin du tour d’un samurai, tous les jetons des autres qu’il détient reviennent à leurs propriétaires, qu’ils aient passé ou non, que les jetons aient servi ou non, quoi qu’il ait fait. Même un jeton reçu pendant ce tour, par le Kiai de Kyuzo, repart sans avoir servi. Les jetons des samurais qui ont passé restent utilisables par ceux qui les détiennent (notre arbitrage).
ss-11-3 = Passer : vous êtes hors jeu jusqu’à la fin de la manche ; votre pion Samurai est couché.

ss-12 = Score (en cas de victoire)
ss-12-1 = Comptez 1 point par Ferme, 1 par Famille et 1 si aucun samurai n’a de marqueur Blessure : 10 au maximum. Des signes plus indiquent la difficulté : + en Normal, ++ en Difficile, +++ en Héroïque.
    .example = Il reste quatre Fermes et deux Familles, et Gorobei a un marqueur Blessure : 6 points ; en Difficile, 6++.

ss-13 = Qui sait quoi
ss-13-1 = Tout est public, sauf l’ordre et l’identité des cartes que personne n’a vues. Vous pouvez à tout moment connaître le nombre de cartes de chaque pile et parcourir toute la Défausse. Les joueurs parlent librement.
ss-13-2 = Les cartes sont distribuées quand on les voit : dans Tatami, une carte ne reçoit son identité que lorsque quelqu’un la voit. Il n’y a pas d’ordre caché qui puisse fuiter, et toutes les chances affichées sont exactes.
    .technical =
        Comment se remplissent les places inconnues.
        (a) Les places de la pioche et de la pile d’infiltrés que personne n’a vues se remplissent avec les cartes qui peuvent s’y trouver. En manche 1, ce sont tous les Pillards encore jamais vus, y compris ceux de la boîte, aussi inconnue que la pioche. Aux manches 2 et 3, ce sont exactement les anciennes cartes de la partie (toutes vues à la fin de la manche précédente : un Pillard de la boîte ne vient jamais) et les nouvelles, prises parmi les sept de la dernière catégorie. Avec N places inconnues dont f abritent de nouvelles cartes, une place montre telle ancienne carte avec 1 chance sur N, et telle des m nouvelles cartes encore jamais vues avec f chances sur N × m.
        (b) Les places connues le restent : les cartes révélées par Katsushiro, celle qu’il a mise sous la pioche, une carte connue passée chez les infiltrés. Quand tout le monde passe, les places de la pioche vont sur la pile d’infiltrés avec tout ce que l’on en sait.
        (c) Une carte revenue de la Défausse (SS-5.11) fait mélanger la pioche : cette carte et toutes celles dont on connaissait la place dans la pioche sont désormais quelque part dans la pioche. Chaque place inconnue compte les mélanges faits avant qu’elle ait quitté la pioche (une place qui y est encore : tous jusqu’ici), et chacune de ces cartes porte le numéro du mélange qui l’a fait perdre de vue ; elle n’est jamais à une place de numéro plus petit. Toutes les répartitions qui respectent cela sont également probables. Leur nombre est un simple produit, en plaçant d’abord les cartes au plus grand numéro, de sorte que la chance de chaque carte est une fraction exacte, sans échantillonnage.
