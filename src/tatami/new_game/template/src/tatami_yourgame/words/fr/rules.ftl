# Your Game : les règles, un message pour chacune : YG-2.1 est yg-2-1.

yg-1 = Avant la partie
yg-1-1 = Deux joueurs s’installent devant un tas de pierres (`stones` : 6, 9 ou 12).
yg-1-2 = Il y a trois cartes, numérotées de 1 à 3 ; chaque joueur en reçoit une. La troisième est écartée.
yg-1-3 = Vous ne connaissez que votre carte, jusqu’à ce que l’autre soit montrée ou que la partie soit terminée.

yg-2 = Un tour
yg-2-1 = Le joueur 1 commence. Puis chacun joue à son tour, jusqu’à ce que le tas soit vide.
yg-2-2 = À votre tour, prenez une, deux ou trois pierres du tas, s’il en reste autant.
yg-2-3 = Une fois dans la partie, vous pouvez à la place montrer votre carte, sans prendre de pierre.

yg-3 = La fin
yg-3-1 = La partie se termine quand la dernière pierre est prise.
yg-3-2 = Celui qui a pris la dernière pierre marque 2 points. Une carte qui n’a pas été montrée rapporte son numéro.
yg-3-3 = Celui qui a le plus de points gagne. À égalité, les deux gagnent.
