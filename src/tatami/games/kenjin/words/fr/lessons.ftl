# Les leçons de Kenjin : ce qui est demandé, et ce qui est dit d’un bon ou d’un mauvais coup.

kenjin-lessons = Treize cartes, quatre Champs de bataille, et personne ne sait ce qui est face cachée. Quelques minutes suffisent pour savoir jouer.

kenjin-lesson-cards = Face visible, face cachée
kenjin-lesson-cards-face-up = Vous menez le clan blanc contre Jozu sur quatre Champs de bataille. Cinq de vos cartes sont des unités régulières : tout le monde les voit. Envoyez votre Ashigaru sur le Champ de bataille 1, le Port.
    .right = L’Ashigaru est face visible, avec une Puissance de 2. Sur chaque Champ de bataille, l’armée la plus puissante l’emportera.
    .wrong = Ce serait permis, mais nous commençons par l’Ashigaru : désignez-le dans votre main, puis le Champ de bataille 1.
    .elsewhere = La bonne carte ; mais envoyez-la sur le Champ de bataille 1, le Port, où les cartes face visible rapportent un point de Puissance de plus.
kenjin-lesson-cards-face-down = À chaque tour vous engagez deux cartes. Les huit unités secrètes sont posées face cachée : vous seul pouvez les regarder. Envoyez un Paysan sur le Champ de bataille 3, la Rizière.
    .right = Ailleurs, un Paysan n’a aucune Puissance ; dans la Rizière, il en a 1. Jozu a aussi engagé deux cartes, et vous ne pouvez que deviner lesquelles.
    .wrong = Ce serait permis. Mais essayez une unité secrète : un Paysan, sur le Champ de bataille 3.
    .elsewhere = Là-bas, les Paysans ont une Puissance de 0. Sur le Champ de bataille 3, la Rizière, elle est de 1.

kenjin-lesson-scout = L’Éclaireur
kenjin-lesson-scout-engage = Sur le Champ de bataille 1, deux cartes de Jozu sont face cachée, et vous y avez deux cartes solides. Qu’avez-vous en face ? Envoyez-y l’Éclaireur.
    .right = Le pouvoir d’une unité régulière agit aussitôt.
    .wrong = Pour savoir ce qui s’y cache, il faut l’Éclaireur : envoyez-le sur le Champ de bataille 1.
    .elsewhere = L’Éclaireur ne retourne une carte que sur son propre Champ de bataille. Les deux qui vous intéressent sont sur le Champ de bataille 1.
kenjin-lesson-scout-reveal = Choisissez maintenant laquelle des deux cartes est retournée : prenez la première.
    .right = Un Samouraï : il abattra votre Brute et votre Ashigaru. Tout le monde le sait à présent, et il vous reste un Archer. Une carte retournée le reste, et aucun Assassin ne peut plus la prendre.
    .wrong = Prenez la première : une carte posée tôt cache souvent le plus long projet.

kenjin-lesson-shadows = Dans l’ombre
kenjin-lesson-shadows-shugenja = Qui mène l’armée de Jozu sur le Champ de bataille 2, le Palais ? Le Shugenja regarde une carte cachée, où qu’il soit. Envoyez-le sur le Champ de bataille de votre choix.
    .right = Où qu’il soit posé, il peut regarder une carte cachée sur n’importe quel Champ de bataille.
    .wrong = Il vous faut le Shugenja. N’importe quel Champ de bataille convient.
kenjin-lesson-shadows-look = Regardez la première carte de Jozu sur le Champ de bataille 2.
    .right = Le Seigneur ! Vous seul le savez. S’il survit sur un Champ de bataille que Jozu gagne, il vaut 3 points de plus, et chaque carte derrière lui le renforce.
    .wrong = Une autre fois, peut-être. La carte à connaître est la première du Champ de bataille 2, les autres sont derrière elle.
kenjin-lesson-shadows-assassin = Votre tour compte une seconde carte. L’Assassin ne se pose pas de votre côté : il prend la place d’une carte cachée de l’adversaire. Prenez le Seigneur.
    .right = Le Seigneur n’est plus là, et seuls vous et Jozu le savez. Votre Assassin est maintenant dans la rangée de Jozu, et sa Puissance de 1 compte pour Jozu : c’est le prix.
    .wrong = Pas mal, mais le Seigneur ne restera pas toujours à portée. Désignez l’Assassin, puis la première carte du Champ de bataille 2.
    .another = C’est quelqu’un d’autre. Le Seigneur est la première carte du Champ de bataille 2 : vous venez de le voir.

kenjin-lesson-general = Le Général
kenjin-lesson-general-engage = Votre Seigneur, Puissance 2, est sur le Champ de bataille 1 face à l’Ashigaru et à la Brute : 5. Il y est perdu. Un Général emmène une de vos cartes cachées du Champ de bataille où il arrive. Envoyez-le.
    .right = Il est venu chercher le Seigneur.
    .wrong = Cela ne sauve pas le Seigneur. Envoyez le Général sur le Champ de bataille 1, où il se trouve.
    .elsewhere = Le Général déplace une carte du Champ de bataille où il est engagé. Le Seigneur est sur le Champ de bataille 1.
kenjin-lesson-general-move = Menez le Seigneur sur le Champ de bataille 3, le Torii, où personne ne vous fait face.
    .right = Le Seigneur est maintenant le dernier de cette rangée. Chaque carte que vous poserez derrière lui le renforcera de 1.
    .wrong = Il y serait en danger, ou de trop. Sur le Champ de bataille 3, personne ne vous fait face.

kenjin-lesson-lord = Le Seigneur
kenjin-lesson-lord-lord = Il vous reste deux cartes : le Seigneur et un Paysan. Qui engage son Seigneur en dernier est un lâche et perd 5 points. Envoyez-le sur le Champ de bataille 2, le Temple d’or.
    .right = Le Seigneur a une Puissance de 2, et 1 de plus pour chaque carte derrière lui. Il n’y a encore personne.
    .wrong = Pensez au Seigneur : il ne doit pas être votre dernière carte. Envoyez-le sur le Champ de bataille 2.
    .coward = Le Seigneur serait alors votre dernière carte : un lâche, 5 points perdus. Engagez-le maintenant.
    .elsewhere = Le Seigneur, oui ; mais c’est sur le Champ de bataille 2 qu’il peut tout changer : il y a là 4 contre vos 2.
kenjin-lesson-lord-behind = Votre dernière carte. Sur le Champ de bataille 2, c’est 4 à 4. Où le Paysan, sans Puissance propre, décide-t-il d’un combat ?
    .right = Derrière le Seigneur, le Paysan vaut un point de Puissance : 5 à 4. Le Temple rapporte 6 points, le Seigneur 3, le Paysan 1. Le score est affiché au-dessus.
    .wrong = Là, il ne change rien. Derrière le Seigneur, sur le Champ de bataille 2, il le renforce de 1.

kenjin-lesson-archer = Archers et Samouraïs
kenjin-lesson-archer-shoot = Quand les cartes sont retournées, les Archers éliminent d’abord le Samouraï adverse, puis les Samouraïs restants abattent Paysans, Brutes et Ashigarus. Vous avez vu le Samouraï de Jozu sur le Champ de bataille 3. Votre dernière carte est l’Archer.
    .right = Le Samouraï est tombé avant de pouvoir frapper. Le vôtre, sur le Champ de bataille 4, a abattu la Brute et l’Ashigaru : aucun Archer ne l’en empêchait.
    .wrong = Regardez où est le Samouraï de Jozu : face visible sur le Champ de bataille 3. Là, votre Archer sauve l’Ashigaru et le Paysan.

kenjin-lesson-fortress = Le lieu décide
kenjin-lesson-fortress-third = Chaque Champ de bataille a sa propre règle. La Forteresse ne se gagne qu’avec au moins trois cartes. Vous y en avez deux, et elles sont fortes. Votre dernière carte est un Paysan.
    .right = Trois cartes, et la Forteresse est à vous : 6 points, et 1 de plus parce qu’un Paysan y a survécu. Dans chaque partie, désignez le nom d’un Champ de bataille pour lire sa règle.
    .wrong = Là, le Paysan ne décide de rien. Sur le Champ de bataille 4, la Forteresse, il manque une carte.
    .palace = Au Palais, l’armée la plus nombreuse perd 2 en Puissance : ce n’est pas un endroit pour la foule. Sur le Champ de bataille 4, la Forteresse, il manque une carte.
