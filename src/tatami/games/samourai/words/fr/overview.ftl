
web-samourai-overview-aim = Remplissez la condition de victoire de votre scénario : tenir une position, traverser la carte, ramener le chariot, ou abattre les samouraïs ennemis. Un camp qui n’a plus personne a perdu.
web-samourai-overview-figures = Les pions
web-samourai-overview-figures-1 = Chaque personnage a trois valeurs : attaque (noir), défense (rouge) et mouvement (bleu). Elles changent quand il est assommé, blessé ou à cheval. Une seconde blessure, ou un second coup qui assomme, tue.
web-samourai-overview-figures-2 = Un cavalier occupe deux cases, tête et croupe, et pivote pour 2 points.
web-samourai-overview-turn = Votre phase
web-samourai-overview-turn-1 = Chaque camp joue une phase par tour. Personne n’est obligé de tirer, de bouger ou d’attaquer.
web-samourai-overview-fire = Tir à l’arc
web-samourai-overview-fire-1 = Tracez une ligne droite jusqu’à la cible. Murs et arbres bloquent ; broussailles, arbres, talus et bâtiments couvrent. Lancez le dé, ajoutez 1 à moyenne distance, 2 à longue, 1 pour une armure ou un cheval, et lisez le tableau : petit, c’est bon.
web-samourai-overview-move = Mouvement
web-samourai-overview-move-1 = Chaque case coûte des points selon son terrain. On traverse ses amis, sans s’arrêter sur eux. Monter, descendre, atteler et dégager des cadavres sont des tâches : elles prennent toute la phase.
web-samourai-overview-cost = points à pied / à cheval
web-samourai-overview-fight = Combat
web-samourai-overview-fight-1 = Attaquez les ennemis au contact. Divisez l’attaque par la défense en arrondissant vers le bas : 16 contre 4 font 4‑1. Un meilleur terrain, ou une attaque à plusieurs, décale d’une colonne à droite. Après un recul ou une mort, un vainqueur peut avancer.
web-samourai-overview-honour = L’honneur et la nuit
web-samourai-overview-honour-1 = Les samouraïs à cheval peuvent se défier en duel. Le dernier samouraï d’un camp peut choisir le hara-kiri et laisser un poème. La nuit, les ninjas sont cachés, sauf dans la lumière ou à côté d’un ennemi éveillé.
