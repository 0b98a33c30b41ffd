# Les leçons de Samurai Spirit : ce qui est demandé, et ce qui est dit d’un bon ou d’un mauvais coup.

samurai-spirit-lessons = Vous défendez tous le même village : vous gagnez ou perdez ensemble. Quelques minutes suffisent pour apprendre.

samurai-spirit-lesson-defend = À gauche : défendre
samurai-spirit-lesson-defend-fight = Vous êtes Kyuzo, aux côtés de Heihachi et de Gorobei. Les Brigands attaquent pendant trois manches. À votre tour, vous faites une action : Combattre, Soutenir ou Passer. Choisissez Combattre.
    .right = Le premier Brigand est révélé : un 2, avec une poupée.
    .wrong = Choisissez Combattre : il faut bien que quelqu’un affronte les Brigands.
    .pass = Si vous passez, vous êtes hors jeu pour le reste de la manche. C’est bien trop tôt.
    .support = Une bonne idée, plus tard. Pour l’instant, combattez.
samurai-spirit-lesson-defend-left = Un Brigand va à votre gauche ou à votre droite. À gauche, un Brigand qui porte un symbole compte comme défense : chapeau, ferme et poupée, un de chaque. À la fin de la manche, vous voulez les trois. Mettez la poupée à votre gauche.
    .right = La poupée protège les Familles. En fin de manche, sans chapeau vous subissez une blessure, sans ferme une Ferme est perdue, sans poupée une Famille.
    .wrong = Ce serait permis, mais un symbole que vous n’avez pas encore est mieux à gauche.

samurai-spirit-lesson-confront = À droite : affronter
samurai-spirit-lesson-confront-fight = Vous avez votre poupée. Révélez le Brigand suivant.
    .right = Un 3, et encore une poupée : vous en avez déjà une.
    .wrong = Révélez le Brigand suivant : combattez.
samurai-spirit-lesson-confront-right = Une carte qui ne peut pas aller à gauche doit être affrontée : elle va à droite, dans votre file de combat, et votre piste indique la somme.
    .right = 2 et 3 : votre piste indique 5. La valeur de Kiai de Kyuzo est 9 : tant que vous êtes en dessous, tout va bien.
    .wrong = Cette carte ne peut qu’être affrontée.

samurai-spirit-lesson-kiai = Kiai !
samurai-spirit-lesson-kiai-fight = Vous êtes maintenant Heihachi, valeur de Kiai 8 ; votre piste indique 5. Combattez.
    .right = Un 3. Comptez : 5 et 3.
    .wrong = Pas maintenant : le Brigand qu’il vous faut peut arriver. Combattez.
samurai-spirit-lesson-kiai-exactly = Quand votre piste atteint exactement votre valeur de Kiai, votre Kiai se déclenche. À gauche ou à droite ?
    .right = 8, exactement.
    .wrong = Arrivez exactement à 8.
    .defend = La poupée servirait aussi, mais 5 et 3 font exactement 8 : affrontez-la.
samurai-spirit-lesson-kiai-cry = Le Kiai de Heihachi ajoute une Barricade. Utilisez-le.
    .right = Une Barricade de plus, et le premier Brigand de votre file est défaussé : votre piste revient à 5. Chaque samurai a son propre Kiai.
    .wrong = Il ne coûte rien, et le village a besoin de Barricades.

samurai-spirit-lesson-overwhelmed = Trop de Brigands
samurai-spirit-lesson-overwhelmed-fight = Vous êtes de nouveau Kyuzo, à 6 sur 9. Combattez.
    .right = Un 4, avec un chapeau.
    .wrong = Il reste de la place sur votre piste : combattez.
samurai-spirit-lesson-overwhelmed-too-much = Au-dessus de votre valeur de Kiai, vous êtes submergé : une Barricade est aussitôt détruite, et vous devrez passer au tour suivant. Où placez-vous le 4 ?
    .right = Le chapeau vous épargne une blessure en fin de manche, et votre piste reste à 6.
    .wrong = Regardez votre piste.
    .confront = 6 et 4 font 10, au-dessus de 9 : une Barricade serait perdue. Vous n’avez pas encore de chapeau : mettez-le à votre gauche.

samurai-spirit-lesson-penalty = La pénalité du dernier Brigand
samurai-spirit-lesson-penalty-cover = Au début de votre tour, vous subissez la pénalité du dernier Brigand de votre file. Le vôtre porte une flamme : vous perdriez une Barricade. Vous venez de piocher un 1 sans pénalité. Où le placez-vous ?
    .right = Le 1 inoffensif est maintenant le dernier : vous gardez votre Barricade au prochain tour.
    .wrong = Quel Brigand sera le dernier de votre file ?
    .defend = La poupée serait utile, mais la flamme resterait en dernier et vous coûterait une Barricade au prochain tour. Couvrez-la.

samurai-spirit-lesson-talent = Talents
samurai-spirit-lesson-talent-fight = Vous êtes Heihachi, à 7 sur 8. Chaque samurai a un Talent ; Heihachi peut donner un Brigand de valeur paire à un voisin. Combattez.
    .right = Un 4 avec un chapeau, et vous avez déjà un chapeau.
    .wrong = Avec ce Talent, vous pouvez prendre le risque : combattez.
samurai-spirit-lesson-talent-give = 7 et 4 feraient 11. À qui le 4 peut-il servir ?
    .right = Kyuzo est content : il n’avait pas de chapeau. Regardez les autres avant de décider ; vous gagnez ensemble.
    .wrong = Donnez-le à Kyuzo.
    .confront = 11 dépasse 8 : vous seriez submergé. Votre Talent vous permet de la donner.
    .gorobei = Gorobei est à 8 sur 9. Kyuzo a plus de marge, et pas de chapeau.

samurai-spirit-lesson-support = Soutien
samurai-spirit-lesson-support-token = Vous êtes Gorobei : vous pouvez ignorer les pénalités d’un Brigand pair. Kyuzo joue ensuite ; la dernière carte de sa file est un 4 avec une flamme, et il ne reste qu’une Barricade. Prêtez-lui votre Talent : soutenez Kyuzo.
    .right = Avec votre jeton, Kyuzo ignore la flamme. Le jeton vous revient après son tour. Le prix : le premier Brigand rejoint la pile d’infiltrés, face cachée.
    .wrong = La dernière Barricade serait perdue au tour de Kyuzo. Soutenez-le.
    .heihachi = Heihachi ne risque rien pour l’instant. C’est la file de Kyuzo qui se termine par une flamme.
    .pass = Vous seriez hors jeu pour cette manche, et la Barricade serait quand même perdue. Soutenez Kyuzo.

samurai-spirit-lesson-night = Fin d’une manche
samurai-spirit-lesson-night-pass = Les autres ont passé. Vous avez les trois symboles, votre piste est à 8 sur 9, et presque n’importe quel Brigand vous submergerait. Il en reste deux. Passez.
    .right = Voilà comment se règle une fin de manche : blessures, Fermes, Familles et leurs bonus, puis la pile d’infiltrés. S’il reste une Ferme et une Famille après trois manches, vous gagnez.
    .wrong = Vous avez tous vos symboles, et seul un 1 tiendrait sur votre piste. Passez.
