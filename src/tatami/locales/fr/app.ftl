# L’application dans le terminal.

app-key-help = Aide
app-key-rules = Règles
app-key-hint = Avis
app-key-odds = Cotes
app-key-words = Texte
app-key-undo = Retour
app-key-save = Sauver
app-key-board = Table
app-key-say = Parler
app-key-leave = Fin
app-answer = numéro, notation ou bout d’un choix ; Entrée le joue
app-wait = Patience
app-waiting-for = { $seat } joue.
app-not-your-turn = Ce n’est pas votre tour.
app-turn-over = Votre tour est terminé.
app-hand-over-to = Passer le clavier à { $seat }
app-more-choices = { $count ->
    [one] et encore un : tapez pour réduire la liste
   *[other] et { $count } autres : tapez pour réduire la liste
}
app-round = manche { $number }
app-turn = tour { $number }
app-close = Échap ferme
app-paper-why = Pourquoi pas ?
app-help = Haut, Bas et Entrée choisissent dans la liste ; taper la réduit. Sur le plateau, cliquez l’un après l’autre sur ce dont un choix se compose : une carte, puis un champ de bataille. F8 amène le curseur sur le plateau : flèches, Entrée, et Échap pour revenir. Tout peut aussi se taper :
app-no-terminal = Ce n’est pas un terminal : la partie se joue ligne à ligne.
app-no-server = { $server } ne répond pas : { $why }.
app-connection-lost = connexion perdue, nouvel essai…
app-undone-by = { $seat } reprend sa dernière action.
app-help-server = À une table d’un serveur, en plus : say TEXTE : dire quelque chose à la table (say : ce qui s’est dit) ; undo : reprendre, ou demander aux autres si vous pouvez ; agree, refuse : leur répondre oui ou non ; note TEXTE : noter quelque chose pour vous (note : relire ; note - : tout effacer) ; clock : le temps de chacun ; back : reprendre votre place à un bot.
app-said = { $name } dit : { $text }
app-agree-or-refuse = Répondez agree (d’accord) ou refuse.
app-bot-has-your-seat = Un bot tient votre place ; back vous la rend.
app-no-notes = Vous n’avez rien noté.
app-clock-reserve = { $seat } : { $time } en réserve
app-paper-say = Discussion
app-paper-note = Mes notes
app-paper-clock = Pendule
app-over-leave = save FICHIER garde la partie ; Entrée quitte la table.
