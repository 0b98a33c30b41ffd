# Les leçons de Samurai Spirit : ce qui est demandé, et ce qui est dit d’un bon ou d’un mauvais coup.

samurai-spirit-lessons = Vous défendez tous le même village : vous gagnez ou perdez ensemble. Quelques minutes suffisent pour prendre place parmi les autres.

samurai-spirit-lesson-defend = À gauche : défendre
samurai-spirit-lesson-defend-fight = Vous êtes Kyuzo, aux côtés de Heihachi et de Gorobei. Les Brigands viennent pendant trois nuits. À votre tour, vous faites une chose : combattre, soutenir un autre samurai ou passer. Combattez.
    .right = Le premier Brigand est révélé : un 2, avec une poupée.
    .wrong = Choisissez de combattre : il faut bien que quelqu’un fasse face aux Brigands.
    .pass = Qui passe est hors jeu pour le reste de la manche. C’est bien trop tôt.
    .support = Une bonne idée, plus tard. Pour l’instant, combattez.
samurai-spirit-lesson-defend-left = Un Brigand va à votre gauche ou à votre droite. À gauche, il défend quelque chose : chapeau, ferme et poupée, un de chaque. À la fin de la manche, chacun de vous veut les trois. Mettez la poupée à votre gauche.
    .right = La poupée protège les Familles. En fin de manche, sans chapeau on subit une blessure, sans ferme une Ferme est perdue, sans poupée une Famille.
    .wrong = Ce serait permis, mais un symbole que vous n’avez pas encore est le bienvenu à gauche.

samurai-spirit-lesson-confront = À droite : affronter
samurai-spirit-lesson-confront-fight = Vous avez votre poupée. Révélez le Brigand suivant.
    .right = Un 3, et encore une poupée : vous en avez déjà une.
    .wrong = Révélez le Brigand suivant : combattez.
samurai-spirit-lesson-confront-right = Ce qui ne peut aller à gauche est affronté : la carte va à droite, dans votre file de combat, et votre piste indique la somme.
    .right = 2 et 3 : votre piste indique 5. La valeur de Kiai de Kyuzo est 9 : en dessous, tout va bien.
    .wrong = Elle ne peut qu’être affrontée.

samurai-spirit-lesson-kiai = Kiai !
samurai-spirit-lesson-kiai-fight = Vous voici Heihachi, valeur de Kiai 8 ; votre piste indique 5. Il faut que quelqu’un combatte.
    .right = Un 3. Comptez : 5 et 3.
    .wrong = Pas maintenant : le bon Brigand pourrait venir. Combattez.
samurai-spirit-lesson-kiai-exactly = À sa valeur exacte de Kiai, un samurai pousse son cri. À gauche ou à droite ?
    .right = 8, exactement.
    .wrong = Arrivez exactement à 8.
    .defend = La poupée servirait aussi, mais 5 et 3 font exactement 8 : affrontez-la.
samurai-spirit-lesson-kiai-cry = Le Kiai de Heihachi construit une Barricade. Utilisez-le.
    .right = Une Barricade de plus, et le premier Brigand de votre file s’enfuit : votre piste revient à 5. Chaque samurai a son propre Kiai.
    .wrong = Il ne coûte rien, et le village a besoin de Barricades.

samurai-spirit-lesson-overwhelmed = Trop nombreux
samurai-spirit-lesson-overwhelmed-fight = De nouveau Kyuzo, à 6 sur 9. Combattez.
    .right = Un 4, avec un chapeau.
    .wrong = Il reste de la place sur votre piste : combattez.
samurai-spirit-lesson-overwhelmed-too-much = Au-dessus de votre valeur de Kiai, vous êtes submergé : une Barricade est aussitôt détruite, et vous devrez passer au tour suivant. Où va le 4 ?
    .right = Le chapeau vous épargne une blessure en fin de manche, et votre piste reste à 6.
    .wrong = Regardez la piste.
    .confront = 6 et 4 font 10, au-dessus de 9 : une Barricade serait perdue. Vous n’avez pas encore de chapeau : mettez-le à votre gauche.

samurai-spirit-lesson-penalty = Le dernier frappe
samurai-spirit-lesson-penalty-cover = Au début de votre tour, le dernier Brigand de votre file fait ce qu’il montre. Le vôtre montre le feu : une Barricade brûlerait. Vous venez de piocher un 1 sans pénalité. Où va-t-il ?
    .right = Le 1 inoffensif est maintenant le dernier, et rien ne brûlera à votre prochain tour.
    .wrong = Quel Brigand sera le dernier de votre file ?
    .defend = Une poupée serait utile, mais alors le feu reste en dernier et brûle une Barricade à votre prochain tour. Couvrez-le.

samurai-spirit-lesson-talent = Les Talents
samurai-spirit-lesson-talent-fight = Heihachi, 7 sur 8. Chaque samurai a un Talent ; le sien : il peut donner un Brigand de valeur paire à un voisin. Combattez.
    .right = Un 4 avec un chapeau, et vous avez déjà un chapeau.
    .wrong = Avec un tel Talent, vous pouvez oser combattre.
samurai-spirit-lesson-talent-give = 7 et 4 feraient 11. À qui le 4 peut-il servir ?
    .right = Kyuzo le prend volontiers : il n’avait pas de chapeau. Regardez les autres avant de décider : vous gagnez ensemble.
    .wrong = Donnez-le à Kyuzo.
    .confront = 11 est au-dessus de 8 : submergé. Votre Talent vous permet de le donner.
    .gorobei = La piste de Gorobei indique 8 sur 9. Kyuzo a plus de place, et pas de chapeau.

samurai-spirit-lesson-support = Le Soutien
samurai-spirit-lesson-support-token = Vous êtes Gorobei : vous pouvez ignorer les pénalités d’un Brigand pair. Kyuzo, qui joue ensuite, a le feu en dernier dans sa file, un 4, et il ne reste qu’une Barricade. Vous pouvez lui prêter votre Talent : soutenez Kyuzo.
    .right = Avec votre jeton, Kyuzo ignore le feu. Le jeton vous revient après son tour. Le prix : le premier Brigand se glisse parmi les infiltrés, sans être vu.
    .wrong = Alors la dernière Barricade brûle au tour de Kyuzo. Soutenez-le.
    .heihachi = Heihachi n’a rien à craindre pour l’instant. C’est la file de Kyuzo qui se termine par le feu.
    .pass = Vous seriez hors jeu pour cette manche, et la Barricade brûlerait quand même. Soutenez Kyuzo.

samurai-spirit-lesson-night = La fin d’une manche
samurai-spirit-lesson-night-pass = Les autres ont passé. Vous défendez les trois symboles, votre piste indique 8 sur 9, et presque tout Brigand vous submergerait. Il en reste deux. Passez.
    .right = Vous avez vu les comptes de la nuit : blessures, Fermes, Familles, puis leurs bonus, puis les infiltrés. S’il reste une Ferme et une Famille après trois manches, vous gagnez.
    .wrong = Tous vos symboles sont là, et seul un 1 tiendrait sur votre piste. Passez.
