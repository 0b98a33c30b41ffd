
web-kenjin-overview-aim = Gagnez des Champs de bataille. Après sept tours, toutes les cartes sont révélées et l’armée la plus puissante prend chaque Champ de bataille ; le plus de points gagne.
web-kenjin-overview-setup = Mise en place
web-kenjin-overview-setup-1 = Chacun se bat sur quatre Champs de bataille, deux à 4 points et deux à 6. À deux, les quatre sont entre vous ; à trois ou quatre, vous en partagez un de chaque avec chaque voisin.
web-kenjin-overview-setup-2 = Vous avez en main les 13 cartes de votre clan dès le début. Tous les clans ont les mêmes.
web-kenjin-overview-turn = À votre tour
web-kenjin-overview-turn-1 = Engagez deux cartes, l’une après l’autre, au bout de vos rangées. Les Unités Régulières sont face visible et agissent aussitôt. Les Unités Secrètes sont face cachée.
web-kenjin-overview-turn-2 = Ne gardez pas le Seigneur pour la fin : ce serait une lâcheté, et 5 points perdus.
web-kenjin-overview-units = Les cartes
web-kenjin-overview-fields = Les Champs de bataille
web-kenjin-overview-fight = Résolution des combats
web-kenjin-overview-fight-1 = Le Camp de ravitaillement d’abord. Sur chaque Champ de bataille : révélez toutes les cartes, puis les Archers agissent, puis les Samouraïs, puis on additionne les Puissances. L’armée la plus puissante gagne ; à égalité, la plus nombreuse.
web-kenjin-overview-score = Score
web-kenjin-overview-score-1 = Chaque Champ de bataille gagné : 4 ou 6 points. Avec un Paysan survivant : +1. Votre Seigneur en vie sur l’un d’eux : +3. Lâche : −5.
web-kenjin-overview-score-2 = En cas d’égalité, celui qui a conquis le plus de Champs de bataille l’emporte.
web-kenjin-overview-samurai = élimine Paysans, Brute, Ashigaru
