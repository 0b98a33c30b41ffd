# Your Game : noms, questions, actions, événements et la table en toutes lettres.

yourgame = Your Game
yourgame-about = Un tas de pierres et une carte secrète chacun : qui prendra la dernière pierre, et qui aura gardé sa carte ? Pour deux joueurs.

yourgame-option-stones = Nombre de pierres dans le tas : 6, 9 ou 12.

yourgame-seat = Joueur { $number }

yourgame-prompt-turn = Prenez une à trois pierres, ou montrez votre carte.

yourgame-action-deal = les cartes sont distribuées
yourgame-action-take = { $count ->
    [1] prendre une pierre
   *[other] prendre { $count } pierres
}
yourgame-action-show = montrer votre carte

yourgame-event-dealt = { $seat } reçoit la carte { $card }.
    .hidden = { $seat } reçoit une carte.
yourgame-event-took = { $seat } prend { $count ->
    [one] une pierre
   *[other] { $count } pierres
} ; il { $left ->
    [0] n’en reste plus
    [one] en reste une
   *[other] en reste { $left }
}.
yourgame-event-showed = { $seat } montre sa carte : { $card }.
yourgame-event-ended = La partie est terminée.

yourgame-text-heap = Pierres dans le tas : { $stones }.
yourgame-text-card = { $seat } : carte { $card }, pas encore montrée.
    .hidden = { $seat } : une carte secrète.
yourgame-text-card-shown = { $seat } : carte { $card }, montrée.
yourgame-text-score = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
