# L’application dans le terminal.

app-key-help = Aide
app-key-rules = Règles
app-key-hint = Conseil
app-key-odds = Proba
app-key-words = Mots
app-key-undo = Annul.
app-key-save = Sauv.
app-key-board = Jeu
app-key-say = Chat
app-key-leave = Fin
app-answer = numéro, notation ou partie du texte ; Entrée valide
app-wait = Veuillez patienter
app-waiting-for = { $seat } joue.
app-not-your-turn = Ce n’est pas votre tour.
app-turn-over = Votre tour est terminé.
app-hand-over-to = Passer le clavier à { $seat }
app-more-choices = { $count ->
    [one] et un autre : tapez pour réduire la liste
   *[other] et { $count } autres : tapez pour réduire la liste
}
app-round = manche { $number }
app-turn = tour { $number }
app-close = Échap ferme
app-paper-why = Pourquoi pas ?
app-help = Choisissez dans la liste avec Haut, Bas et Entrée ; tapez pour la réduire. Sur le plateau, cliquez sur les éléments d’un coup l’un après l’autre : une carte, puis un Champ de bataille. F8 place le curseur sur le plateau : flèches, Entrée, et Échap pour revenir. Tout peut aussi se taper :
app-no-terminal = Pas de terminal : affichage ligne par ligne.
app-no-server = { $server } ne répond pas : { $why }.
app-connection-lost = connexion perdue, nouvelle tentative…
app-undone-by = { $seat } annule son dernier coup.
app-help-server = À une table sur un serveur, en plus : say TEXTE : envoyer un message (say : lire la discussion) ; undo : annuler, ou le demander aux autres ; agree, refuse : répondre à cette demande ; note TEXTE : écrire une note privée (note : la relire ; note - : l’effacer) ; clock : le temps de chacun ; back : reprendre votre place à un bot.
app-said = { $name } dit : { $text }
app-agree-or-refuse = Tapez agree (accepter) ou refuse (refuser).
app-bot-has-your-seat = Un bot joue à votre place ; tapez back pour la reprendre.
app-no-notes = Vous n’avez pas de notes.
app-clock-reserve = { $seat } : { $time } en réserve
app-paper-say = Discussion
app-paper-note = Mes notes
app-paper-clock = Pendule
app-over-leave = save FICHIER enregistre la partie ; Entrée quitte la table.
