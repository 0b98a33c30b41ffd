# Samouraï : la page de règles du jeu, règle par règle, dans nos propres mots (français).

sb-1 = Matériel, cases et pions
sb-1-1 = Deux camps s’affrontent, avec un ou plusieurs joueurs de chaque côté. On joue avec un seul dé à dix faces, lu de 1 à 10. Dans tous les tableaux, un petit résultat est bon pour celui qui lance le dé.
sb-1-2 = Un personnage possède une attaque (noir), une défense (rouge) et un potentiel de mouvement (bleu), donnés pour chacun de ses états : indemne, assommé, blessé, et pour certains à cheval et à cheval blessé. Assommé, il n’a ni attaque ni mouvement, et sa défense est différente. Blessé et à pied, son mouvement est de 3. Mort, il laisse un cadavre. Le registre compte 80 personnages.
sb-1-3 = Types. Samouraïs : les samouraïs, les daimyos et les ronins (notre arbitrage). En armure : les samouraïs et les moines-samouraïs. Moines : les moines et les moines-samouraïs. Les ninjas forment un type à part. Tous les autres (ashigarus, brigands, paysans) sont légers. Le mot « samouraï » employé seul n’englobe jamais les moines-samouraïs, puisque le livret nomme les deux quand il veut dire les deux ; mais la rivière leur est interdite aussi, car ils portent la même armure (notre arbitrage).
sb-1-4 = Un pion est un personnage à pied, un cavalier avec son cheval, ou un cheval seul, chevaux de trait compris. Un pion assommé est vivant. Les marqueurs sont le chariot, les barricades, les lanternes (allumées ou éteintes) et les cadavres d’hommes et de chevaux.
sb-1-5 = La carte a les colonnes A à Z puis AA et les rangées 1 à 16 ; H7 désigne la colonne H, rangée 7. Toutes les cases sont jouables, demi-cases du bord comprises (source publique).
    .technical = La grille compte 27 colonnes, de A à Z puis AA, et 16 rangées ; H7 désigne la colonne H, rangée 7. Les colonnes de numéro pair (B, D, F…) sont décalées d’une demi-case vers le haut par rapport à A, C, E… Les 432 cases sont toutes jouables, demi-cases du bord comprises (source publique). Le format des cartes est expliqué en tête de leurs fichiers.
sb-1-6 = Chaque case a jusqu’à six voisines : nord, nord-est, sud-est, sud, sud-ouest et nord-ouest.
    .technical = Voisines de la case de colonne c, rangée r. Si c est impair : N (c, r−1), NE (c+1, r), SE (c+1, r+1), S (c, r+1), SO (c−1, r+1), NO (c−1, r). Si c est pair : N (c, r−1), NE (c+1, r−1), SE (c+1, r), S (c, r+1), SO (c−1, r), NO (c−1, r−1).
sb-1-7 = La distance se compte en cases par le plus court chemin : on ne compte pas la première case, on compte la dernière. Entre deux pions, on prend la plus petite distance entre leurs cases (notre arbitrage).
    .technical = Les distances se comptent en coordonnées cubiques : e vaut 1 si c est pair, 0 sinon ; h = 2r − e ; x = c − 1 ; z = (h − c − 1)/2 ; y = −x − z ; A1 est (0, 0, 0). La distance entre deux cases est max(|Δx|, |Δy|, |Δz|) : on ne compte pas la première case, on compte la dernière. Entre deux pions, on prend la plus petite distance entre leurs cases (notre arbitrage).
    .example = De H7 à H10, la distance est de 3 ; une case voisine est à distance 1.
sb-1-8 = Une ligne de tir va tout droit du centre d’une case au centre d’une autre. La page la dessine pour vous.
    .technical = Les lignes, et elles seules, utilisent des coordonnées planes. Le centre d’une case est (X, Y) = (6c, 4r − 2e), Y croissant vers le sud. À partir de lui, les sommets sont en E (+4, 0), SE (+2, +2), SO (−2, +2), O (−4, 0), NO (−2, −2), NE (+2, −2), et les milieux des côtés en N (0, −2), NE (+3, −1), SE (+3, +1), S (0, +2), SO (−3, +1), NO (−3, −1). Les deux axes n’ont pas la même échelle, mais le signe d’un produit vectoriel n’en dépend pas. C’est cross(p, q, r) = (qx−px)(ry−py) − (qy−py)(rx−px) qui décide toujours de quel côté on se trouve et si l’on touche. Tout se calcule en nombres entiers, jamais en virgule flottante.
sb-1-9 = Un côté de case est libre, ou bien porte un mur, une porte, une fenêtre ou une crête. Tout côté entre une case de bâtiment et une case extérieure à ce bâtiment est un mur, sauf les portes et fenêtres indiquées sur la carte ; l’ouverture occupe alors le côté entier, mais ses deux extrémités appartiennent aux murs voisins. Les côtés de bâtiment situés au bord de la carte sont des murs. On appelle case fenêtre ou case porte la case de bâtiment qui possède un tel côté. Chaque bâtiment forme une seule pièce.
sb-1-10 = Chaque case est au niveau 0 ou 1. Une case talus est au niveau 0 ; chacun de ses côtés communs avec une case plus élevée est une crête, le haut du talus. Là où le terrain surélevé touche une case de niveau 0 qui n’est pas un talus (escalier, pente douce), il n’y a pas de crête.
sb-1-11 = Deux pions sont au contact quand ils occupent des cases voisines dont le côté commun n’est pas un mur, et qui ne sont pas l’une un pont et l’autre une rivière. « Adjacent », tout court, veut seulement dire : sur des cases voisines.
sb-1-12 = Les pièces de deux cases (cavalier, cheval seul, chariot) sont posées sur deux cases voisines reliées par un côté libre ou une crête : tête et croupe, ou avant et arrière pour le chariot. Parmi les cinq autres voisines de la tête, les trois qui ne touchent pas la croupe sont les cases avant ; les cases arrière se trouvent de même à partir de la croupe. Un pion de deux cases touche tout ce que touche l’une ou l’autre de ses moitiés.
    .technical = S’écrit `H7/H8` : la tête ou l’avant d’abord.
sb-1-13 =
    Terrains, d’après le livret. Chaque ligne donne le coût en points de mouvement à pied / à cheval (– = impassable), puis le signe qui compte en combat. Pour la couverture, voir SB-4.15.
    Terrain plat `.` : 1 / 1, signe 0
    Broussailles `b` : 2 / 2, signe −
    Arbre `T` : 2 / –, signe −
    Talus `/` : 2 / 2, signe −
    Rizière `r` : 4 / –, signe −
    Rivière `~` : 5 (en armure –) / –, signe −
    Pont `=` : 1 / 2, signe 0
    Poteau du torii `t` : 1 / –, signe +
    Intérieur `I` et entrée `E` : 1 / –, signe +
    Barricade (marqueur) : 4 / –, signe +
    Chariot (marqueur ; arrêt interdit) : 4 / –, sans signe
    Côté fenêtre : 4 / –
    Côté porte : coût de la case où l’on entre / –

sb-2 = Déroulement du tour
sb-2-1 = Un tour de jeu comporte deux phases, une par camp ; le scénario indique qui commence. Pendant sa phase, un camp tire, bouge et combat avec ses propres pions.
sb-2-2 = Une phase comprend cinq séquences : (1) premier tir ; (2) mouvement ; (3) second tir ; (4) combat ; (5) rétablissement. Vient ensuite la phase de l’autre camp, puis un nouveau tour de jeu.
sb-2-3 = L’ordre est strict : une séquence ne commence que lorsque la précédente est finie. Le camp actif clôt lui-même les séquences 1 à 4 ; la séquence 5 se déroule toute seule, sauf les placements, que les joueurs choisissent.
    .technical = L’ordre est strict : une séquence ne commence que lorsque la précédente est finie. Le camp actif clôt les séquences 1 à 4 par `done` ; la séquence 5 se déroule toute seule, sauf les placements, que les joueurs choisissent.
sb-2-4 = Au cours d’une séquence, le camp actif agit avec un pion à la fois, dans l’ordre de son choix, et chaque action est entièrement résolue avant la suivante. Personne n’est jamais obligé d’agir.
sb-2-5 = Les joueurs d’un même camp partagent sa phase : chacun peut agir pour le camp, et « propriétaire » désigne partout le camp (notre arbitrage).
    .technical = Les joueurs d’un camp partagent une seule place. La place `0` est le camp qui joue la première phase, la place `1` l’autre, y compris pendant la mise en place.
sb-2-6 = Un pion est engagé s’il a attaqué, ou a été attaqué au corps-à-corps, depuis le début de la phase précédente de son camp. Un projectile n’engage personne ; un duel, si (notre arbitrage).
sb-2-7 = Un pion assommé ne fait rien : ni mouvement, ni tir, ni attaque, ni avance, ni flèche déviée, ni tâche, ni contrôle d’un cheval. On peut lui tirer dessus et l’attaquer.
sb-2-8 = Rétablissement, en séquence 5 : les pions du camp actif qui ont été assommés pendant la phase ennemie, au corps-à-corps ou par un tir, se relèvent indemnes. Celui qui a été assommé pendant la phase de son propre camp (duel, option) doit attendre la séquence 5 de la phase suivante de son camp (notre arbitrage).
sb-2-9 = Un second coup est fatal (source publique : Gingell) : un personnage assommé ou blessé qui se fait de nouveau assommer ou blesser est mort ; un personnage assommé contraint de reculer est mort.
sb-2-10 = Certaines tâches prennent une phase entière : monter à cheval, en descendre, atteler, dételer, dégager des cadavres, s’équiper. On les déclare en séquence 2, avec des pions qui n’ont ni tiré en séquence 1 ni bougé ; ils ne font rien d’autre de la phase. L’effet survient en séquence 5, dans l’ordre des déclarations et avant le rétablissement, si la chose est encore possible. Le « tour complet » du livret est la phase du joueur, comme partout où il parle d’un tour de mouvement (notre arbitrage).
sb-2-11 = La séquence 5 suit cet ordre : effet des tâches, rétablissement, vérification de la victoire.

sb-3 = Tir à l’arc
sb-3-1 = Qui tire : un personnage muni d’un arc, indemne ou blessé, qui n’est ni sur une case rivière ni occupé à une tâche.
sb-3-2 = Quand : en séquence 1, les archers à pied et à cheval, sauf ceux qui sont engagés ; en séquence 3, seulement les archers à pied, engagés ou non. Un tir par séquence. Le même homme peut tirer en 1, bouger, tirer en 3 et combattre en 4 (notre arbitrage).
sb-3-3 = Sur quoi : un personnage ennemi qui est vu (SB-13.3), un cheval seul qui n’appartient pas à son propre camp (SB-5.19), ou une lanterne allumée, à condition que la ligne soit dégagée au sens de SB-4.
sb-3-4 = Distances de tir : courte de 1 à 15 (dé +0), moyenne de 16 à 40 (+1), longue de 41 à 100 (+2) ; au-delà, pas de tir. Les bornes 40, 41 et 100 viennent d’une source publique ; le 15 est de nous (12 et 20 en option).
sb-3-5 = Un tir se déroule ainsi : on annonce l’archer et la cible ; si on le lui demande, le propriétaire de la cible désigne son coin (SB-4.16) ; on lance le dé ; on lit le résultat ; un moine peut tenter de dévier la flèche (SB-10) ; on applique les effets. Plusieurs archers visant la même cible tirent l’un après l’autre.
sb-3-6 = On ajoute au dé : le modificateur de distance ; +1 si le tireur est blessé ; +1 si la cible est en armure et à pied (mais pas Misakado sans son armure, SB-14.8) ; +1 si la cible est à cheval (source publique : Gingell). Tout se cumule. Au-delà de 10, on lit 10.
    .example = Genzo tire sur un samouraï en armure, à pied, à 20 cases (distance moyenne) : +1 pour la distance, +1 pour l’armure. Un 3 au dé se lit 5.
sb-3-7 = On lit la ligne du dé modifié dans la colonne de la couverture de la cible (aucune, légère, moyenne), dans le tableau des cibles à pied ou dans celui des cibles à cheval. Couverture totale : pas de tir.
sb-3-8 = Cible à pied : A elle recule, B elle est blessée, C elle est tuée.
sb-3-9 = Cible à cheval : A cheval et cavalier reculent ; B le cavalier est blessé mais reste en selle (option : désarçonné et blessé) ; C le cheval est tué, le cavalier désarçonné et assommé (SB-7.1). Le D qui figure au tableau ne peut pas sortir, à cause du +1.
    .technical = Option `rider_arrow_b`.
sb-3-10 = Contre un cheval seul ou de trait, on prend le tableau des cibles à cheval, avec son +1, sans tenir compte des blessures du cavalier : A il recule, B rien, C il est tué.
sb-3-11 = Un projectile fait reculer de 2 cases (source publique ; option : 1 case). Chaque case où l’on entre doit être plus loin du tireur que celle d’où l’on vient ; pour les cavaliers et les chevaux, on mesure depuis la moitié qui va devant. Pour le reste, voir SB-6.17. Si le recul ne peut pas être fait en entier, la cible est blessée sur place ; un cheval seul reste indemne.
    .technical = Option `arrow_retreat`.

sb-4 = Ligne de tir et couverture
sb-4-1 = La ligne de tir est la ligne droite de la case du tireur à celle de la cible, de centre à centre ; par une fenêtre ou une porte à côté de vous, elle part du milieu de l’ouverture (SB-4.7 à SB-4.9).
    .technical = La ligne de tir est le segment de droite qui va de son origine O au centre d’une case de la cible. O est le centre de la case du tireur, sauf si SB-4.7 à SB-4.9 le placent au milieu d’une ouverture.
sb-4-2 = Une case est traversée quand la ligne passe par son intérieur ; la toucher par un seul sommet ne compte pas. Vos propres cases ne bloquent pas et ne couvrent pas (notre arbitrage).
    .technical = Une case est traversée quand le segment ouvert passe par son intérieur : on découpe le segment par les six côtés à l’aide de produits vectoriels, en comparant les paramètres comme des fractions, par produits en croix. Une case touchée par un seul sommet n’est pas traversée. Les cases du tireur ne comptent jamais : elles ne bloquent pas et ne couvrent pas (notre arbitrage). Si t est la case cible, les cases traversées se suivent par valeurs croissantes de k = (X − Xo)(Xt − Xo) + 3(Y − Yo)(Yt − Yo) ; deux cases successives, extrémités comprises, sont toujours voisines.
sb-4-3 = Une ligne qui longe exactement des côtés de cases est jugée deux fois, avec les cases de gauche puis avec celles de droite ; le verdict le plus favorable au tireur l’emporte (notre arbitrage).
    .technical = Une ligne peut longer des côtés de cases (seulement si ΔY = 0 ou |ΔX| = |ΔY|). On la juge alors deux fois, d’abord avec toutes les cases situées à sa gauche le long des côtés suivis, puis avec toutes celles de droite, et le verdict le plus favorable au tireur l’emporte : possible avant impossible, puis la couverture la plus faible. Un parcours qui sort de la carte, ou de la pièce, n’est pas retenu. On prend tout un bord ou tout l’autre, jamais case par case, pour qu’une ligne allant du bas vers le haut rencontre toujours la crête s’il y en a une (notre arbitrage).
sb-4-4 = Deux pions adjacents peuvent toujours se tirer dessus, sauf si un mur les sépare. SB-4.5 à SB-4.14 ne jouent alors pas ; la couverture, si.
sb-4-5 = Murs. Une ligne qui touche un mur, même à son extrémité, est bloquée.
    .technical = Murs. Une ligne qui touche un côté mur en un point quelconque, extrémités comprises, est bloquée. Les deux segments sont pris fermés et le test se fait sur des signes d’orientation entiers.
sb-4-6 = Pièces. Entre deux cases d’un même bâtiment, de centre à centre, et depuis le milieu d’une de ses ouvertures vers l’intérieur, on ne teste pas les murs de ce bâtiment et on laisse de côté les cases extérieures : si nos murs zigzaguent, c’est seulement qu’ils suivent les côtés des cases (notre arbitrage).
sb-4-7 = Tirer dehors par une fenêtre. De l’intérieur, on ne tire par une fenêtre que depuis la case juste derrière elle, sur des cibles au-delà du mur.
    .technical = Tirer dehors par une fenêtre. De l’intérieur, on ne tire par une fenêtre que depuis sa case fenêtre. O est le milieu du côté fenêtre, et la cible doit se trouver strictement au-delà de la droite de ce côté.
sb-4-8 = Tirer dedans par une fenêtre. De l’extérieur, on ne peut viser que la case juste derrière la fenêtre. Depuis la case juste devant elle, on peut viser toute la pièce.
    .technical = Tirer dedans par une fenêtre. De l’extérieur, la cible doit être dans la case fenêtre elle-même, et la ligne vers le centre de cette case doit entrer par le côté fenêtre. Un tireur posté sur la case extérieure de ce même côté peut viser n’importe quelle case de la pièce, même sur la ligne de ce côté ou en deçà, et rien d’autre par là ; O est alors le milieu du côté.
sb-4-9 = Portes. Une ligne peut franchir les portes librement, dans les deux sens et de n’importe quelle distance. Depuis la case juste devant une porte, on peut viser toute la pièce.
    .technical = Portes. Une ligne peut franchir les portes librement, dans les deux sens et de n’importe quelle distance. Si la case du tireur, dedans ou dehors, a une porte sur l’un de ses côtés et qu’il tire au travers, O est au milieu de celle-ci ; de l’extérieur, il peut alors viser n’importe quelle case de la pièce, comme en SB-4.8. Une ligne partant du centre ne peut pas sortir par une ouverture de la case du tireur : c’est alors l’ouverture qui sert d’origine.
sb-4-10 = Aucune ligne n’emprunte à la fois une porte et une fenêtre, celle du départ comprise. Deux portes, ou les fenêtres de deux bâtiments, peuvent se combiner (notre arbitrage). Si plusieurs origines sont possibles, on retient la meilleure pour le tireur (notre arbitrage).
sb-4-11 = On ne tire pas à l’arc depuis une case rivière.
sb-4-12 = Les broussailles ne bloquent jamais. Une case arbre traversée bloque, mais on peut viser une cible qui se tient sur une case arbre. Les cadavres ne bloquent jamais. Rizières, poteaux du torii, ponts, barricades et chariots ne bloquent pas.
sb-4-13 = Talus. La crête d’un talus compte quand la ligne la franchit ; entre pions adjacents, elle ne compte pas. Tous deux sur le même terrain haut : tir possible. L’un en haut, l’autre en bas : possible si celui du bas est sur le talus lui-même, ou si la crête n’est pas plus près de celui du bas que de celui du haut. Tous deux en bas : bloqué, sauf si l’un d’eux est sur ce talus (notre arbitrage).
    .technical = Talus. Une crête est sur la ligne quand deux cases successives de celle-ci, extrémités comprises, ont un côté crête en commun ; appelons b sa case talus. Sans crête, les talus n’interviennent pas. Sinon, et sauf entre pions adjacents : (a) tous deux sur le même niveau surélevé : tir possible ; (b) l’un en haut, l’autre en bas : possible si, pour chaque crête, b est la propre case de celui du bas ou si distance(bas, b) ≥ distance(haut, b) ; (c) tous deux en bas : bloqué, sauf si chaque b est la propre case de l’un d’eux (notre arbitrage).
    .example = L’archer du bas est à 5 cases du talus, la cible en haut à 2 cases derrière la crête : 5 n’est pas inférieur à 2, le tir est possible. À l’inverse, la crête cacherait la cible.
sb-4-14 = Pions interposés : amis, ennemis, assommés, chevaux, tous comptent, sauf sur les cases de la cible et du tireur. À courte distance, un pion sur une case traversée interdit le tir. À moyenne et longue distance, le tir est permis si la cible n’a pas de couverture ou une couverture légère, interdit si elle est moyenne. Ne gênent jamais : un pion sur une case rivière ; pour un archer à cheval, un pion adjacent à l’une de ses deux cases (un cheval qui le touche d’une moitié ne gêne pas non plus de l’autre) ; pour les ennemis d’un ninja caché, ce ninja.
sb-4-15 =
    La couverture est la plus forte de celles qui suivent, jamais leur somme.
    (a) Cible sur une case talus dont une crête est sur la ligne : moyenne.
    (b) Cible dans les broussailles, ou broussailles traversées : légère.
    (c) Cible sur une case arbre ou un poteau du torii : légère.
    (d) Cible sur une case rivière : légère, mais aucune si toutes les cases traversées sont de la rivière (tireur sur la berge ou sur le pont).
    (e) Cible sur une case pont, ou pont traversé : légère.
    (f) Cible dans un bâtiment, case d’entrée du temple comprise, quand la ligne passe par une porte ou une fenêtre : moyenne.
    (g) Mur : totale.
    (h) Coin extérieur : SB-4.16.
    (i) Chariot traversé : moyenne.
    (j) Cible sur une case barricade dont la face est traversée : SB-12.3.
    Deux pions dans la même pièce n’en tirent aucune couverture l’un contre l’autre (notre arbitrage).
sb-4-16 = Coins extérieurs. Une cible tout contre un coin extérieur d’un bâtiment a une couverture moyenne si le coin la cache : le tireur ne voit pas les deux façades. Entre deux coins, son propriétaire en choisit un au premier tir de la séquence, et seul ce coin compte jusqu’à la fin de la séquence ; un tir croisé peut donc l’atteindre. Un cavalier a un seul coin pour ses deux cases.
    .technical = Coins extérieurs. La carte les indique chacun comme un sommet V d’une case de bâtiment ; les deux cases extérieures qui se rejoignent en V le flanquent. Une cible sur l’une d’elles a une couverture moyenne si le segment allant de O au centre de l’autre touche un côté de ce bâtiment (hormis l’ouverture d’où il part) : le tireur ne voit pas les deux façades. Si la case de la cible flanque deux coins et que leur prise en compte change la couverture, son propriétaire en désigne un au premier tir concerné d’une séquence de tir ; sur cette case, celui-là seul compte pour elle jusqu’à la fin de la séquence (tir croisé). Un cavalier désigne un seul coin pour ses deux cases ; pour un cheval seul, son propriétaire en désigne un comme pour tout autre. Pour SB-4.14, un coin qui n’est pas encore désigné est ignoré (notre arbitrage).
sb-4-17 = Pions de deux cases. On essaie chaque case du tireur contre chaque case de la cible et, pour chaque case de la cible, on garde la ligne la plus favorable au tireur. Le tir est possible si l’on peut atteindre au moins une case de la cible ; la couverture est la plus forte parmi celles qu’on peut atteindre. Une moitié sur terrain plat, l’autre dans les broussailles : légère.
sb-4-18 = La page examine une ligne dans cet ordre : murs et ouvertures, arbres, talus, couverture, pions interposés. Quand vous choisissez une cible, elle indique ce qui gêne.
    .technical = Pour une paire de cases, on examine dans l’ordre : origines → adjacence → murs et ouvertures → arbres → talus → couverture → pions interposés → verdict ; puis SB-4.3, SB-4.10 et SB-4.17.
sb-4-19 = Si vous pouvez tirer sur un ennemi à découvert, il peut tirer sur vous ; seuls la couverture, les archers à cheval et les ninjas cachés font une différence.
    .technical = De centre à centre, sans passer par une ouverture, tous les tests donnent la même réponse dans les deux sens, sauf ce qui touche à la couverture, aux archers à cheval et aux ninjas cachés.

sb-5 = Mouvement
sb-5-1 = En séquence 2, un camp fait bouger tous ses pions, certains ou aucun, chacun de tout ou partie de son potentiel. Les points ne se prêtent pas et ne se gardent pas.
sb-5-2 = Chaque case où l’on entre coûte ce que demande son terrain (SB-1.13) ou, si c’est plus, les 4 points d’une fenêtre (SB-5.7), d’une barricade ou d’un chariot ; les cadavres viennent en plus (SB-5.12). On ne peut pas faire un pas qui coûte plus que les points restants, même si c’est le premier.
sb-5-3 = Les ennemis vivants, même assommés, interdisent leurs cases. On peut traverser des amis, pas s’arrêter sur eux. N’importe qui peut traverser un cheval seul, personne ne peut s’y arrêter (notre arbitrage).
sb-5-4 = Les ennemis n’ont pas d’autre effet sur le mouvement (notre arbitrage).
sb-5-5 = Un pion bouge une fois par phase, pas à pas. On ne vous propose que des pas après lesquels le mouvement peut encore se terminer légalement.
    .technical = Un pion bouge une fois par phase, pas à pas. Un pas, `lead` ou `release` n’est proposé que si le mouvement peut encore se terminer légalement ; `stop`, là où il peut finir et dès que l’on a fait quelque chose ; `move`, aux seuls pions qui peuvent faire quelque chose.
sb-5-6 = On ne franchit pas les murs : on entre dans les bâtiments et on en sort par les portes et les fenêtres. Une porte coûte ce que coûte la case qui est derrière.
sb-5-7 = Fenêtres : à pied seulement ; 4 points en tout, ou le coût propre de la case s’il est plus élevé (notre arbitrage) ; la case de l’autre côté ne doit contenir aucun ennemi. Les blessés, avec leurs 3 points, ne passent jamais.
sb-5-8 = Aucun pas entre une case pont et une case rivière.
sb-5-9 = Rivière : les personnages en armure n’y entrent jamais, à pied comme à cheval ; les autres y passent à pied, à 5 points la case. Ceux qu’on y repousse : voir SB-6.18.
sb-5-10 = Les chevaux, montés ou non, n’entrent jamais sur une case arbre, intérieur, rivière, rizière, poteau du torii, barricade ou chariot, et ne passent ni porte ni fenêtre.
sb-5-11 =
    Les pas des cavaliers (notre arbitrage, d’après les règles amateurs de Pietschker ; le livret n’en dit rien).
    En avant : la tête entre sur une case avant et la croupe prend la place de la tête, au coût de la case où l’on entre.
    En arrière : la croupe entre sur une case arrière et la tête prend la place de la croupe.
    Pivot : la tête ou la croupe passe sur une case adjacente à la fois à celle qu’elle quitte et à l’autre moitié, qui ne bouge pas.
    Un pas en arrière ou un pivot coûte 2, ou le coût de la case, cadavres compris, s’il est plus élevé.
    Les deux moitiés respectent SB-5.3, SB-5.10 et les côtés de cases, et les deux cases d’arrivée doivent être libres.
sb-5-12 = Cadavres. Un homme compte pour 1, un cheval pour 3 sur chacune de ses deux cases. De 3 à 5 dans une case : 1 point de plus. À partir de 6 : impassable.
sb-5-13 = Dégager une case est la tâche de deux personnages à pied, chacun sur la case ou adjacent à elle, mais pas à travers un mur ou une fenêtre. Ils déplacent jusqu’à trois hommes, les plus anciens morts d’abord, ou un cheval qui n’est pas attelé. Les hommes vont sur une même case voisine ; un cheval, sur deux cases voisines l’une de l’autre, en plein air, à 1 case au plus de l’endroit où il gisait et hors de la case dégagée ; ni mur ni fenêtre entre les deux endroits (notre arbitrage). Les cadavres mis à la rivière, même à moitié, disparaissent.
sb-5-14 = Monter à cheval est une tâche, pour un personnage à pied et indemne, adjacent au cheval par un côté libre ou une crête (entre pont et rivière aussi, comme en SB-5.18, SB-5.22 et SB-5.23). Il prend son propre cheval ou, s’il est samouraï et alors seulement, n’importe quel autre ; dans les deux cas, son camp doit le contrôler ou pouvoir le faire (SB-5.19). Un seul homme par cheval. Les blessés ne montent pas ; les chevaux de trait ne se montent pas (notre arbitrage).
sb-5-15 = Descendre de cheval est une tâche : en séquence 5, le propriétaire place l’homme sur une case libre, qui lui est accessible, à côté du cheval, lequel reste en place ; pas à travers un mur ou une fenêtre, ni du pont à la rivière. Faute d’une telle case, il reste en selle.
sb-5-16 = Un samouraï à cheval utilise ses valeurs à cheval. Celui qui n’en a pas garde ses valeurs à pied avec +5 en attaque, défense inchangée (notre arbitrage, le livret n’augmentant que l’attaque ; option : +2), et un mouvement de 12.
    .technical = Option `captured_defence_bonus`.
sb-5-17 = Un cheval seul reste où il est tant qu’on ne le monte pas ou qu’on ne le conduit pas par la bride.
sb-5-18 =
    Conduire par la bride.
    Un personnage à pied (notre arbitrage), même blessé, qui se trouve ou arrive à côté d’un cheval seul, et non dessus, par un côté libre ou une crête, peut le prendre si son camp le contrôle ou peut le contrôler (SB-5.19).
    La moitié voisine du conducteur devient la tête (si les deux le sont, la tête reste la tête).
    À chaque pas qu’il fait, la tête entre sur la case qu’il quitte et la croupe sur celle de la tête ; il ne marche pas sur les cases du cheval.
    Lui seul dépense des points.
    Les trois cases doivent convenir à qui s’y trouve et être libres d’autrui à l’arrivée ; un cheval n’est conduit que par un homme par phase, et par personne une fois lâché, et un homme ne conduit qu’un cheval (notre arbitrage).
    Il le tient tant qu’il reste à côté, et non dessus, n’est pas assommé et ne le lâche pas ; son mouvement suivant commence avec le cheval en main, à moins qu’un ami ne l’ait repris.
    .technical = Actions `lead` et `release`.
sb-5-19 = Contrôle. Un cheval est à son camp (d’abord celui de son cavalier) tant que ce camp garde, adjacent à lui, un personnage en vie et non assommé (notre arbitrage pour le « à proximité » du livret ; option : à 2 cases), et ensuite jusqu’à ce que l’autre camp le prenne, c’est-à-dire dès qu’un de ses personnages non assommés le conduit, le monte ou l’attelle, quand bien même le cheval bougerait ainsi deux fois en un seul tour de jeu.
    .technical = Option `horse_control_radius`. Actions `lead`, `mount`, `hitch`.
sb-5-20 = Un cheval de trait a 4 points et ne bouge que conduit par la bride, par un homme qui lui était adjacent au début de la séquence ; celui-ci dispose de 4 points au plus pour tout ce mouvement. Pour le reste, comme un cheval seul.
sb-5-21 =
    Chariot attelé.
    Le cheval est attelé avec la croupe sur une case avant du chariot et la tête non adjacente à celui-ci, et doit le rester.
    Son conducteur se tient sur une case avant du cheval et finit chaque pas sur une telle case ; pas de virage plus serré, sinon l’attelage ne pourrait plus jamais repartir (notre arbitrage).
    À chaque pas du conducteur, l’avant du chariot entre sur la case que quitte la croupe du cheval, et l’arrière sur celle de l’avant.
    Le chariot va là où un cheval peut aller, jamais sur des pions vivants.
    Un pas qui romprait tout cela est impossible.
sb-5-22 =
    Chariot tiré à bras par des personnages à pied qui lui sont adjacents, par un côté libre ou une crête, au début de la séquence : à deux, ils lui donnent 2 points, à trois ou plus, 3.
    L’un d’eux, l’homme de tête, se tient sur une case avant ; il marche sur des cases libres, dont chacune doit être de nouveau une case avant après le pas, et paie sur ces points ; le chariot suit comme en SB-5.21.
    Puis chacun des autres, dans l’ordre où on les a nommés, est placé sur une case libre, qui lui est accessible, à côté du chariot par un côté libre ou une crête, et pas plus loin de son point de départ que le nombre de pas effectués, ou bien reste où il est.
    Ils ont bougé ; rien d’autre ne leur est interdit (notre arbitrage).
    Un chariot attelé ne se tire pas à bras.
    .technical = Celui qui reste est placé par `crew:` avec sa propre case.
sb-5-23 = Atteler et dételer sont la tâche d’un personnage à pied adjacent, par des côtés libres ou des crêtes, au chariot et au cheval ; un homme sur la case d’un cheval mort compte comme étant à côté. Il peut être de l’un ou l’autre camp, pourvu que ce camp contrôle le cheval ou puisse le contrôler (si le cheval est mort, n’importe qui). Un cheval mort doit lui aussi être dételé avant que le chariot reparte. Pour être attelé, le cheval doit être placé comme en SB-5.21.
sb-5-24 = Une case chariot est impassable pour les cavaliers et coûte 4 à pied (ou plus si le terrain l’exige) ; on peut la traverser, pas s’y arrêter.
sb-5-25 = Empilement. Jamais deux pions vivants sur une même case à la fin d’un mouvement, d’un recul ou d’un placement ; on peut passer à travers des amis.
sb-5-26 = Bords de carte. Un personnage qui entre paie sa première case (source publique). La croupe d’un cavalier entre avec son deuxième pas, en avant vers n’importe quelle voisine de la première case, et ce pas est obligatoire. On peut entrer plus tard que le tour indiqué. Sortir, quand le scénario le permet, coûte 1 point de plus depuis une case du bord (pour un cavalier, c’est la tête qui compte ; personne ne sort en conduisant un cheval ; notre arbitrage). Un pion sorti ne revient pas.

sb-6 = Combat
sb-6-1 = En séquence 4, un pion du camp actif peut attaquer des ennemis au contact, y compris les chevaux seuls de l’autre camp. Toute attaque est facultative ; les attaquants sont ceux du camp actif, peu importe qui a cherché querelle.
sb-6-2 = Un personnage attaque au plus une fois par phase ; un défenseur peut être attaqué encore et encore par d’autres (notre arbitrage).
sb-6-3 = Il faut pouvoir y aller : on n’attaque pas une case où l’on ne pourrait pas entrer en un pas, depuis sa place et avec tout son mouvement, abstraction faite de son occupant et des cadavres (pour un cavalier : terrain, côté et coût, sans regarder son orientation). Les points comptent, puisque c’est par les points seuls que le livret interdit les fenêtres aux blessés ; un blessé (3 points) n’attaque donc ni par une fenêtre, ni dans une rizière, une rivière ou une barricade (notre arbitrage). Contre un pion de deux cases, une seule case de ce genre au contact suffit.
sb-6-4 = Par conséquent, aucun homme en armure n’attaque dans la rivière, aucun cavalier sur une case arbre, intérieur, rizière, torii ou barricade, personne entre pont et rivière, personne à travers un mur.
sb-6-5 = On peut attaquer par une fenêtre (les cloisons sont minces), mais seulement à un contre un.
sb-6-6 = Rapport de force : on divise l’attaque par la défense, arrondie à l’entier inférieur ; le résultat n s’écrit n-1. Au-dessous de 1-1, pas d’attaque. Au-dessus de 6-1, on compte 6-1 avant tout décalage (notre arbitrage).
    .example = Attaque 8 contre défense 3 : 8 ÷ 3 donne 2 et un reste, donc 2-1. Attaque 3 contre défense 4 : pas d’attaque.
sb-6-7 = Contre des défenseurs à pied : table à pied. Contre des cavaliers et des chevaux seuls : table à cheval.
sb-6-8 = Terrain. Décalage = signe de l’attaquant moins signe du défenseur (+ vaut +1, 0 vaut 0, − vaut −1), vers la droite s’il est positif, vers la gauche s’il est négatif.
    .example = Du terrain plat (0) contre un homme dans les broussailles (−) : 0 − (−1) = +1, une colonne à droite. Contre un homme sur un poteau du torii (+) : une colonne à gauche.
sb-6-9 = Un cavalier prend le moins bon signe de ses deux cases.
sb-6-10 = Un contre plusieurs : il doit être au contact de chacun et pouvoir aller sur la case de chacun ; on additionne leurs défenses et le meilleur de leurs signes compte (notre arbitrage). Tous à pied ou tous à cheval (notre arbitrage).
sb-6-11 = Plusieurs contre un : chacun pour soi, ou ensemble. Ensemble, on additionne les attaques, le moins bon de leurs signes compte, et l’on décale d’une colonne à droite, sauf contre un cavalier ou un cheval seul.
    .example = Genzo (attaque 10) et Kansuke (6) attaquent ensemble Jinpachi (défense 4) en terrain plat : 16 ÷ 4 = 4-1, décalé d’une colonne à 5-1.
sb-6-12 = Plusieurs contre plusieurs : impossible, le livret ne connaît pas ce cas (notre arbitrage).
sb-6-13 = Les décalages s’additionnent. Le rapport d’avant doit être d’au moins 1-1, et la colonne d’après aussi, sinon il n’y a pas d’attaque (notre arbitrage ; option : résolution à 1-1). Au-delà de 6-1 : 6-1.
    .technical = Option `shift_below_1_1`.
sb-6-14 =
    Table à pied (source publique : Gingell, sauf A).
    A : un attaquant est blessé, en restant en selle s’il est à cheval (notre arbitrage ; une option le fait assommer, et désarçonner s’il est à cheval).
    B : les attaquants reculent.
    – : rien.
    C : les défenseurs reculent.
    D : un défenseur est assommé.
    E : un défenseur est blessé.
    F : un défenseur est tué.
    .technical = Option `combat_result_a`. Seuls les hommes assommés pendant la phase ennemie ont droit à un rétablissement.
sb-6-15 =
    Table à cheval. A, B et – comme à pied.
    C : cheval et cavalier reculent.
    D : cavalier désarçonné et assommé.
    E : désarçonné et blessé.
    F : de même, et le cheval est tué.
    G : tous deux tués.
    Cheval seul : C il recule, D et E rien, F et G tué.
sb-6-16 = A, D, E, F et G frappent un seul pion du camp touché, choisi par son propriétaire (mort comprise : notre arbitrage), à qui l’on pose la question si deux pions ou plus ont pris part. B et C frappent tous les participants.
sb-6-17 =
    Recul : 1 case au corps-à-corps (source publique), sans coût ; le propriétaire choisit les cases et l’ordre.
    Chaque case où l’on entre doit être sur la carte, atteinte par un côté libre, une crête ou une porte, pas entre pont et rivière, d’un terrain permis au pion, non impassable, sans pion vivant ni chariot ; la dernière (pour les cavaliers et les chevaux, celle où entre la moitié qui mène) ne doit pas être au contact d’un ennemi vu et non assommé.
    Les cavaliers reculent en faisant un pas en avant ou en arrière.
    Ceux qui n’ont pas de telle case, quand plus personne d’autre ne peut partir, restent et sont blessés (en selle s’ils sont à cheval).
    Un cheval seul qui n’en a pas reste sur place, indemne (notre arbitrage).
sb-6-18 = Dans la rivière. Les hommes en armure, à cheval ou non, ne reculent dans la rivière que si aucun recul complet conforme ne l’évite ; ils y sont alors obligés, si un tel recul est conforme sur toute sa longueur, et se noient en entrant sur la première case rivière : homme et cheval sont retirés. Tout cadavre sur une case rivière est retiré.
sb-6-19 =
    Avance.
    Quand des ennemis ont reculé ou que l’un d’eux a été tué, le vainqueur, attaquant ou défenseur, peut aussitôt faire avancer un pion non assommé qui a pris part au combat : jusqu’à tout son mouvement, aux coûts normaux, en entrant d’abord sur une case ainsi évacuée et maintenant libre de pions et de chariot (les cavaliers par un pas en avant ou un pivot de la tête).
    Sont évacuées les cases des pions qui ont reculé ou sont morts ; un cavalier désarçonné qui survit n’en évacue aucune.
    Si le pion est au contact d’un ennemi vivant avant de bouger, il n’avance que de cette case.
    Aucune attaque ne s’ensuit ; la séquence de mouvement suivante n’en est pas affectée.
    Pas d’avance quand l’ennemi est seulement assommé ou blessé.
    En avançant, on ne conduit pas de cheval et l’on n’entreprend aucune tâche (notre arbitrage).
sb-6-20 = Ordre d’une attaque : attaquants, défenseurs, dé, victime, chutes, reculs, morts, avance ; puis l’attaque suivante.

sb-7 = Chevaux sous le tir et au combat
sb-7-1 = Un cavalier désarçonné, blessé, assommé ou mort, est placé par son propriétaire sur une case voisine de l’une des deux cases de son cheval, mais pas sur celles-ci, et pas à travers un mur ou une fenêtre ; cette case doit être libre et lui être accessible (pour un cadavre, ni l’un ni l’autre n’est exigé). Le cheval reste sur place, vivant ou mort.
sb-7-2 = S’il n’existe pas de telle case : avec une case rivière libre à côté du cheval, un homme en armure se noie ; sinon, il va sur la case libre et accessible la plus proche, son propriétaire choisissant à égalité (notre arbitrage).
sb-7-3 = On tire sur un cheval seul ou de trait, et on l’attaque, comme s’il était monté, sans tenir compte des blessures du cavalier (SB-3.10, SB-6.15).
sb-7-4 = Tout cheval a une défense de 1. Un cheval tenu par la bride se défend seul.
sb-7-5 = Un cheval attelé qui recule emmène le chariot : l’attelage fait un pas, en avant (le chariot suit) ou en arrière (l’arrière du chariot le premier, tout droit si possible, sinon d’un côté ou de l’autre ; « plus loin du tireur » se mesure à la moitié arrière du cheval), dans les limites de SB-5.21. Un seul pas aussi après un projectile.
sb-7-6 = Un cheval tenu par la bride recule seul ; son conducteur reste.
sb-7-7 = Le recul d’un cheval seul est choisi par le camp auquel il appartient (SB-5.19 ; notre arbitrage).
sb-7-8 = Un cavalier blessé qui est de nouveau blessé ou assommé meurt et tombe ; son cheval ne subit que ce que le résultat dit de lui (notre arbitrage).

sb-8 = Les défis
sb-8-1 = À tout moment des séquences 1 à 4, entre deux actions, un samouraï à cheval du camp actif peut lancer un défi, s’il n’a ni tâche ni cérémonie en cours et ne s’est pas déjà battu en duel dans cette phase. Chacun une fois par phase, et seulement si l’ennemi a un samouraï à cheval en état de répondre, sans quoi il ne s’ensuivrait rien (notre arbitrage).
sb-8-2 = L’ennemi désigne l’un de ses samouraïs à cheval, ni assommé ni en cérémonie, qui ne s’est pas battu en duel dans cette phase, ou refuse.
    .technical = Actions `answer` et `refuse`.
sb-8-3 = Défi accepté : le tour de jeu s’interrompt. Seuls les deux hommes bougent et combattent, par tours de duel alternés, l’auteur du défi en premier.
sb-8-4 = Un tour de duel comprend un mouvement, un combat (une attaque, contre l’adversaire) et un rétablissement ; ni projectiles, ni tâches, ni bride, ni lanternes, ni sortie de la carte. Le tour d’un duelliste assommé n’est que rétablissement. Toutes les autres règles restent valables ; un homme démonté continue de se battre (notre arbitrage).
    .technical = Le mouvement est `move` ou `done`.
sb-8-5 = S’il n’est pas au contact au début de son tour de duel, il doit le finir plus près de son adversaire (en distance), s’il le peut ; s’il est au contact dans sa séquence de combat, il doit attaquer si les règles le permettent (notre arbitrage).
sb-8-6 = Le duel prend fin à la mort de l’un des deux. Après 20 tours de duel, il s’achève sans vainqueur (notre arbitrage ; modifiable par une option).
    .technical = Option `duel_turn_cap`.
sb-8-7 = La partie reprend là où elle s’était arrêtée. Un survivant ne fait plus rien de la phase, sinon se défendre ; il n’avance pas (notre arbitrage). Les attaques du duel ne comptent pas pour SB-6.2.
sb-8-8 = Faire intervenir qui que ce soit d’autre dans un duel, c’est perdre la partie et l’honneur. Ici, le programme ne propose jamais une telle action : le cas ne peut pas se produire.
sb-8-9 = Défi refusé : ce camp ne peut plus obtenir de victoire posthume (SB-9.7). Rien d’autre ne change. Aucune pénalité pour un camp sans samouraï à cheval.

sb-9 = Hara-kiri
sb-9-1 = Un camp à qui il reste exactement un samouraï vivant, sur la carte ou encore à entrer (SB-1.3 ; les autres types ne comptent pas, notre arbitrage), peut le laisser se donner la mort. Il doit être sur la carte, blessé ou non, mais pas assommé. Pourquoi ? La bataille est perdue, mais son poème d’adieu peut encore lui valoir une victoire posthume (SB-9.7).
sb-9-2 = On déclare le hara-kiri comme première action d’une phase. Dès lors, il reste où il est, ne tire pas et ne combat pas.
    .technical = Action `harakiri`.
sb-9-3 = La cérémonie dure cette phase et la phase suivante de l’ennemi. Elle est accomplie au début de la phase d’après de son camp s’il est vivant, non assommé, n’a pas quitté sa case, et n’a ni attaqué ni été attaqué au corps-à-corps.
sb-9-4 = Les projectiles n’interrompent pas la cérémonie : blessures et mort comptent, un recul n’est pas exécuté (notre arbitrage).
sb-9-5 = Le poème. Dans la phase où il déclare le hara-kiri, son joueur peut en composer un, bref, grave et digne : de 2 à 6 vers, 240 caractères au plus (notre arbitrage).
    .technical = Le poème. Pendant ce temps, son joueur en compose un, bref, grave et digne : `poem:` suivi du texte, une seule fois, dans la phase du `harakiri` ; de 2 à 6 vers séparés par ` / `, 240 caractères au plus en tout (notre arbitrage), ou aucun. Les listes d’actions légales l’indiquent par `poem:`, pour tout texte de cette forme.
sb-9-6 = La cérémonie accomplie, il meurt, la partie s’achève et l’ennemi reste maître du terrain : il gagne (notre arbitrage). La partie enregistrée conserve le poème.
sb-9-7 = Victoire posthume. Lors d’une partie ultérieure, on peut demander une fois le poème à un joueur de la première, autre que l’auteur, sans qu’il ait été montré depuis. S’il se souvient d’au moins trois quarts des mots, dans l’ordre (notre arbitrage), le samouraï mort est le vainqueur posthume de la première partie.
    .technical = Victoire posthume. Lors d’une partie ultérieure, on peut demander une fois le poème à un joueur de la première autre que l’auteur, sans qu’il ait été montré depuis. On considère qu’il s’en souvient si, sans tenir compte de la casse, des accents, de la ponctuation ni des fins de vers, la plus longue sous-suite commune de mots contient au moins les ¾ des mots du poème (4·L ≥ 3·n ; notre arbitrage). La feuille de la première partie nomme alors le samouraï mort vainqueur posthume.
sb-9-8 = Sans poème, ou si un défi a été refusé dans cette partie, pas de victoire posthume.
sb-9-9 = Une cérémonie rompue, ou abandonnée pendant sa propre phase, reste sans effet ; on peut la recommencer.
    .technical = Action `renounce`.

sb-10 = Les moines
sb-10-1 = Quand une flèche tirée sur un moine ou un moine-samouraï réussit (A, B ou C), son propriétaire peut lancer le dé pour la dévier.
sb-10-2 = De 1 à 4, le résultat est atténué. À partir de 5, il est maintenu.
sb-10-3 = Atténué : tué devient blessé, blessé devient recul, recul devient sans effet. Une blessure reçue ainsi tue quand même un moine déjà blessé (SB-2.9).
sb-10-4 = Un moine blessé ajoute 1 à ce jet.
sb-10-5 = Une tentative par moine et par séquence de tir, décidée en connaissant le résultat ; les séquences 1 et 3 comptent séparément (notre arbitrage). Aucune s’il est assommé.
sb-10-6 = Un shuriken ne se dévie pas.

sb-11 = Ninjas et shurikens
sb-11-1 = Un ninja a des shurikens à volonté, en plus de ses armes. La nuit, il est caché (SB-13.4).
sb-11-2 = Il peut en lancer un, en séquence 1 seulement, sauf s’il est engagé (SB-2.6) ; une case rivière ne l’en empêche pas.
sb-11-3 = Les cibles sont celles de SB-3.3. La ligne est celle d’un arc à courte distance, quelle que soit la distance ; seule une couverture totale l’arrête, les autres ne comptent pas. Les colonnes du tableau vont de 1 à 2, de 3 à 4 et de 5 à 7 cases ; au-delà de la dernière, pas de lancer.
sb-11-4 = On ajoute 1 au dé si le lanceur est blessé et, la nuit, 1 si aucune case de la cible n’est éclairée. Rien pour l’armure ni pour le cheval.
sb-11-5 = On lit le dé dans la colonne de la distance : D tué, W blessé, – manqué.
sb-11-6 = Cavalier : sur D, il est tué et tombe ; sur W, il est blessé et reste en selle. Cheval seul : D tué, W rien (notre arbitrage).

sb-12 = Barricades
sb-12-1 = Elles sont mises en place avant la partie selon le scénario, chacune sur deux cases voisines de terrain plat sans chariot, ni lanterne, ni autre barricade (notre arbitrage). On ne les déplace jamais.
sb-12-2 = La face d’une barricade est donnée par l’une des deux cases adjacentes à ses deux cases à la fois, désignée à la mise en place. Sur chaque case barricade, la face est formée du côté tourné vers cette case-là et du côté suivant, en s’éloignant de l’autre case barricade : quatre côtés en tout (notre arbitrage).
sb-12-3 = Une cible sur l’une de ses cases a une couverture moyenne si la ligne franchit l’un des quatre côtés vers l’intérieur ; sinon la barricade ne la couvre pas, car le tireur est du même côté qu’elle.
sb-12-4 = Entrer sur l’une de ces cases, d’où que l’on vienne, coûte 4 à pied ; les chevaux n’y entrent jamais. Un homme qui s’y trouve a le signe + dans tous les combats, puisque le tableau ne distingue pas les côtés (notre arbitrage).

sb-13 = Nuit et lanternes
sb-13-1 = Les lanternes sont là où le scénario les place, allumées au début d’un scénario de nuit, et on ne les déplace pas.
sb-13-2 = Une lanterne allumée éclaire sa case et les six qui l’entourent, mais pas à travers un mur ; portes et fenêtres laissent passer la lumière.
sb-13-3 = Qui est vu : de jour, tout le monde. La nuit, on ne peut ni tirer sur quelqu’un ni l’attaquer sans qu’il soit vu. Sur une case éclairée, on est vu comme en plein jour. Hormis les ninjas, tout le monde est vu partout : le livret ne dit invisibles que les ninjas, et un shuriken peut toucher une cible non éclairée (notre arbitrage). Les arcs n’ont pas de modificateur de nuit (notre arbitrage).
sb-13-4 = La nuit, un ninja n’est vu que sur une case éclairée ou s’il est adjacent, sans mur entre eux, à un ennemi vivant, non assommé et éveillé (notre arbitrage pour ces trois conditions et pour le mur) ; sinon il est caché.
sb-13-5 = Un ninja caché ne peut être désigné ni comme cible ni comme défenseur, et ne limite jamais ce que l’ennemi peut tenter (lignes, reculs, placements). Un lancer ne le révèle pas ; une attaque le révèle, jusqu’à ce qu’il quitte cette case (notre arbitrage).
sb-13-6 = Cela se décide case par case pendant les mouvements des deux camps : on peut être vu sur une case et disparaître à la suivante ; le mouvement continue. Si un ennemi devait malgré tout arriver sur la case du ninja (entrée, chute), il prend à la place la case libre et accessible la plus proche, à son choix en cas d’égalité, et le ninja est vu. Celui qui bouge et qu’une découverte prive de toute fin légale est ramené à la dernière case où il aurait pu s’arrêter.
sb-13-7 = Éteindre : quiconque, à pied ou à cheval, passe ou se tient sur la case pendant son mouvement peut éteindre la lanterne (notre arbitrage : c’est un choix). Rallumer : celui qui finit son mouvement dessus.
    .technical = Actions `douse` et `light`.
sb-13-8 = Éteindre à distance : une flèche y parvient sur A, B ou C, dans le tableau à pied, colonne sans couverture, avec les seuls modificateurs de distance et du tireur ; un shuriken, sur D ou W. Seule une couverture totale protège la lanterne ; SB-4.14 s’applique à courte distance.
sb-13-9 = Les morts sur sa case ne l’éteignent pas, sauf celle d’un cheval tué avec une moitié dessus.

sb-14 = Scénarios et victoire
sb-14-1 = La boîte contient six scénarios. L’un des six demande une carte d’un jeu frère ; une carte à nous, le Carrefour, la remplace. Quatre autres scénarios sont de nous (SB-14.6).
    .technical = Il y a six scénarios, consignés sous forme de données : carte, jour ou nuit, premier camp, forces, zones, entrées, marqueurs, victoire. Le livret est en outre compatible avec deux jeux frères, et l’un des scénarios demande une carte de l’un d’eux : nous la remplaçons par une autre, `crossroads`.
sb-14-2 = La mise en place suit l’ordre donné par le scénario, un camp entièrement après l’autre ; les marqueurs d’abord. Les cavaliers sont placés en selle, sur leurs propres chevaux.
    .technical = La mise en place suit l’ordre donné, un camp entièrement après l’autre. Les marqueurs d’abord ; marqueurs et pions un par un, dans l’ordre du fichier, puis `done` (un camp qui n’a rien à placer est sauté). Les cavaliers sont placés en selle, sur leurs propres chevaux, sur deux cases reliées comme en SB-1.12.
sb-14-3 = Le camp désigné comme premier joue la première phase.
sb-14-4 = Dans cette famille de jeux, il n’y a pas de limite de tours (source publique). Ici, après 40 tours de jeu, le camp désigné gagne, ou la partie est nulle (notre arbitrage ; modifiable par une option).
    .technical = Option `turn_cap`.
sb-14-5 = Les conditions se vérifient au moment indiqué pour chacune : aussitôt (après chaque action résolue, avant une avance), à la fin de sa propre phase, ou à la fin du tour de jeu. Si les deux camps gagnent à la même vérification, c’est le camp actif qui gagne (notre arbitrage). Un camp qui n’a plus de personnage vivant sur la carte ni à entrer a perdu, à moins qu’il n’ait gagné (notre arbitrage).
sb-14-6 =
    Les six scénarios :
    Le Torii : carte du Temple, 6 contre 6, cavaliers
    La Nuit des ninjas : carte du Village, nuit, 5 contre 9
    Les Sept Samouraïs : carte du Village, 13 contre 11, barricades
    L’Assaut du temple : carte du Temple, 12 contre 8, moines
    Le Convoi : carte du Village, 11 contre 8, chariot
    Le Carrefour : carte du Carrefour, 8 contre 7, tir à l’arc
    Quatre autres, de Tatami, hors de la boîte :
    Le Pont de Mizuno : carte de la Gorge, 7 contre 4, cavaliers et barricades
    Braises sur Kurokawa : carte du Hameau, nuit, 5 contre 7, ninjas
    La Supplique du vieil homme : carte du Col, 6 contre 5, une escorte
    La Course au sanctuaire : carte du Sanctuaire, 6 contre 6, renforts
    .technical = En notation : `torii`, `ninja-night`, `seven-samurai`, `temple-assault`, `convoy`, `crossroads` ; les nôtres : `bridge`, `embers`, `petition`, `shrine`. Nos handicaps, là où les bots d’un camp ont gagné plus de 65 % des parties : `convoy-guard`, `convoy-fewer`, `convoy-dusk`, `crossroads-ally`, `crossroads-fewer`, `crossroads-dusk`.
sb-14-7 = Alerte (la Nuit des ninjas) : tant qu’elle n’est pas donnée, les défenseurs n’ont ni séquence de tir, ni mouvement, ni combat ; ils se défendent. N’importe lequel des déclencheurs du scénario la donne ; ils agissent à partir de leur phase suivante. Le dormeur ne voit rien avant elle.
sb-14-8 = Misakado dort sans armure. À partir de l’alerte, s’équiper est une tâche : après la première il est à demi équipé, après la seconde complètement. Sans son armure, il ne compte pas comme étant en armure contre les flèches, mais la rivière lui reste interdite (notre arbitrage).
    .technical = Action `dress`.

sb-15 = Qui sait quoi
sb-15-1 = De jour, tout est visible, sauf ce que SB-15.4 garde secret ; y compris les valeurs, les états, qui a tiré ou bougé, qui est engagé, qui tient quel cheval, qui a refusé un défi.
sb-15-2 = D’un ninja caché, son camp sait tout. L’ennemi sait quels ninjas sont vivants et en jeu, sur quelle case et dans quel état chacun a été vu pour la dernière fois, et ce qu’il voit maintenant ; mais ni les cases, ni les pas, ni les tâches, ni l’ordre des mouvements cachés, ni combien de ninjas ont bougé.
sb-15-3 = Dans la partie enregistrée de l’ennemi, les actions cachées n’apparaissent pas ; elle note quand un ninja est vu ou perdu de vue. Un lancer fait en cachette montre le dé et le résultat, mais ni la distance ni les modificateurs.
    .technical = Dans l’exemplaire ennemi de la partie enregistrée, les actions cachées n’apparaissent pas ; quand un ninja est vu, on lit `seen:<ninja>@H7` ; quand on le perd de vue, `lost:<ninja>`. Un lancer fait par un ninja caché apparaît comme `throw:?><target>`, avec le dé et le résultat mais sans distance ni modificateurs. Une lanterne éteinte est montrée éteinte.
sb-15-4 = La mise en place secrète (la case de Misakado) est révélée à l’ennemi quand l’alerte est donnée, ou quand un ninja est dans son bâtiment ou sur la case extérieure d’une de ses portes ou fenêtres ; jusque-là, il compte pour l’ennemi comme un ninja caché (notre arbitrage).
sb-15-5 = Les actions légales proposées à un joueur ne dépendent que de ce qu’il a le droit de savoir. Les alliés d’un même camp savent la même chose. Les spectateurs voient ce que les deux camps ont le droit de voir ; tout est montré une fois la partie finie, sauf le poème (SB-9.7).
