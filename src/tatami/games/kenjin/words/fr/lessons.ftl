# Les leçons de Kenjin : ce qui est demandé, et ce qui est dit d’un bon ou d’un mauvais coup.

kenjin-lessons = Treize cartes, quatre Champs de bataille et bien des secrets face cachée. Quelques minutes suffisent pour apprendre.

kenjin-lesson-cards = Face visible, face cachée
kenjin-lesson-cards-face-up = Vous menez le clan blanc contre Jozu sur quatre Champs de bataille. Cinq de vos cartes sont des Unités Régulières : tout le monde les voit. Engagez votre Ashigaru sur le Champ de bataille 1, le Port.
    .right = L’Ashigaru est face visible ; sa Puissance est de 2. Sur chaque Champ de bataille, l’armée la plus puissante gagne.
    .wrong = Ce serait permis, mais commençons par l’Ashigaru : cliquez dessus dans votre main, puis sur le Champ de bataille 1.
    .elsewhere = C’est la bonne carte ; mais engagez-la sur le Champ de bataille 1, le Port, où chaque carte face visible vaut un point de Puissance de plus.
kenjin-lesson-cards-face-down = À chaque tour, vous engagez deux cartes. Les huit Unités Secrètes sont posées face cachée : vous seul pouvez les regarder. Engagez un Paysan sur le Champ de bataille 3, la Rizière.
    .right = Ailleurs, un Paysan a une Puissance de 0 ; dans la Rizière, de 1. Jozu a aussi engagé deux cartes : à vous de deviner lesquelles.
    .wrong = Ce serait permis, mais essayez une Unité Secrète : un Paysan sur le Champ de bataille 3.
    .elsewhere = Là-bas, les Paysans ont une Puissance de 0. Sur le Champ de bataille 3, la Rizière, elle est de 1.

kenjin-lesson-scout = L’Éclaireur
kenjin-lesson-scout-engage = Sur le Champ de bataille 1, vos deux cartes solides affrontent deux cartes cachées de Jozu. Qui est en face ? Engagez-y l’Éclaireur.
    .right = La Capacité d’une Unité Régulière agit aussitôt.
    .wrong = Pour savoir ce qui s’y cache, il vous faut l’Éclaireur : engagez-le sur le Champ de bataille 1.
    .elsewhere = L’Éclaireur ne retourne une carte que sur son propre Champ de bataille. Les deux cartes en question sont sur le Champ de bataille 1.
kenjin-lesson-scout-reveal = Choisissez maintenant la carte à retourner : la première.
    .right = Un Samouraï ! Il éliminerait votre Brute et votre Ashigaru. Tout le monde le sait à présent, et il vous reste un Archer. Une carte retournée reste visible, et aucun Assassin ne peut plus la prendre.
    .wrong = Retournez la première : la carte posée en premier est souvent la plus importante.

kenjin-lesson-shadows = Dans l’ombre
kenjin-lesson-shadows-shugenja = Qui mène l’armée de Jozu sur le Champ de bataille 2, le Palais ? Le Shugenja regarde une carte cachée, où qu’elle se trouve. Engagez-le sur le Champ de bataille de votre choix.
    .right = D’où qu’il soit, il peut regarder une carte cachée sur n’importe quel Champ de bataille.
    .wrong = Il vous faut le Shugenja. N’importe quel Champ de bataille convient.
kenjin-lesson-shadows-look = Regardez la première carte de Jozu sur le Champ de bataille 2.
    .right = Le Seigneur ! Vous seul le savez. S’il survit sur un Champ de bataille que Jozu gagne, il vaut 3 points de plus, et chaque carte derrière lui le renforce.
    .wrong = Une autre fois, peut-être. La carte importante est la première du Champ de bataille 2, les autres sont derrière elle.
kenjin-lesson-shadows-assassin = Il vous reste une carte à jouer ce tour-ci. L’Assassin ne se pose pas de votre côté : il remplace une carte cachée de l’adversaire. Prenez le Seigneur.
    .right = Le Seigneur est éliminé, et seuls vous et Jozu le savez. Le prix à payer : votre Assassin est dans la rangée de Jozu, et sa Puissance de 1 compte pour Jozu.
    .wrong = Pas mal, mais le Seigneur ne restera pas toujours à portée. Cliquez sur l’Assassin, puis sur la première carte du Champ de bataille 2.
    .another = C’est une autre carte. Le Seigneur est la première du Champ de bataille 2 : vous venez de le voir.

kenjin-lesson-general = Le Général
kenjin-lesson-general-engage = Sur le Champ de bataille 1, votre Seigneur, Puissance 2, affronte l’Ashigaru et la Brute : 5. Il perdrait. Le Général déplace une de vos cartes cachées hors de son Champ de bataille. Engagez-le là.
    .right = Il va pouvoir mettre le Seigneur à l’abri.
    .wrong = Cela ne sauve pas le Seigneur. Engagez le Général sur le Champ de bataille 1, où il se trouve.
    .elsewhere = Le Général déplace une carte du Champ de bataille où il est engagé. Le Seigneur est sur le Champ de bataille 1.
kenjin-lesson-general-move = Déplacez le Seigneur vers le Champ de bataille 3, le Torii, où vous n’avez personne en face.
    .right = Le Seigneur est maintenant le dernier de cette rangée. Chaque carte engagée derrière lui le renforce de 1.
    .wrong = Il y serait en danger, ou inutile. Sur le Champ de bataille 3, vous n’avez personne en face.

kenjin-lesson-lord = Le Seigneur
kenjin-lesson-lord-lord = Il vous reste deux cartes : le Seigneur et un Paysan. Si le Seigneur est la dernière carte que vous engagez, vous êtes un lâche et perdez 5 points. Engagez-le sur le Champ de bataille 2, le Temple d’or.
    .right = Le Seigneur a une Puissance de 2, plus 1 par carte derrière lui. Il n’y en a pas encore.
    .wrong = Pensez au Seigneur : il ne doit pas être votre dernière carte. Engagez-le sur le Champ de bataille 2.
    .coward = Le Seigneur serait alors votre dernière carte : lâcheté, 5 points perdus. Engagez-le maintenant.
    .elsewhere = Le Seigneur, oui ; mais c’est sur le Champ de bataille 2 qu’il fait la différence : Jozu y montre 4 de Puissance contre vos 2.
kenjin-lesson-lord-behind = Votre dernière carte. Sur le Champ de bataille 2, c’est 4 à 4. Où le Paysan, sans Puissance propre, peut-il décider d’un combat ?
    .right = Derrière le Seigneur, le Paysan ajoute un point de Puissance : 5 à 4. Le Temple rapporte 6 points, le Seigneur 3, le Paysan 1. Voyez le score au-dessus.
    .wrong = Là, il ne change rien. Derrière le Seigneur, sur le Champ de bataille 2, il le renforce de 1.

kenjin-lesson-archer = Archers et Samouraïs
kenjin-lesson-archer-shoot = Quand les cartes sont révélées, les Archers éliminent d’abord le Samouraï adverse, puis les Samouraïs restants éliminent Paysans, Brutes et Ashigarus. Vous avez vu le Samouraï de Jozu sur le Champ de bataille 3. Votre dernière carte est l’Archer.
    .right = Le Samouraï est éliminé avant d’avoir pu agir. Le vôtre, sur le Champ de bataille 4, a éliminé la Brute et l’Ashigaru : aucun Archer ne l’en empêchait.
    .wrong = Voyez où est le Samouraï de Jozu : face visible sur le Champ de bataille 3. Là, votre Archer sauve l’Ashigaru et le Paysan.

kenjin-lesson-fortress = À chaque lieu sa règle
kenjin-lesson-fortress-third = Chaque Champ de bataille a sa règle. Pour gagner la Forteresse, il faut y avoir au moins trois cartes. Vous en avez deux, solides. Votre dernière carte est un Paysan.
    .right = Trois cartes, et la Forteresse est à vous : 6 points, plus 1 parce qu’un Paysan y a survécu. Dans toute partie, cliquez sur le nom d’un Champ de bataille pour lire sa règle.
    .wrong = Le Paysan n’y décide de rien. Sur le Champ de bataille 4, la Forteresse, il vous manque une carte.
    .palace = Au Palais, l’armée la plus nombreuse perd 2 en Puissance : pas un endroit pour la foule. Sur le Champ de bataille 4, la Forteresse, il vous manque une carte.
