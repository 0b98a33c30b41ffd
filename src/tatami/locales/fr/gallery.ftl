### La galerie : ce que les gens partagent.

server-error-no-such-setup = Cette mise en place n’est pas dans la galerie.
server-error-own-setup = Vous ne pouvez pas noter votre propre création.
server-error-too-many-setups = Vous en partagez déjà le maximum. Supprimez-en une d’abord.
web-gallery-title = Galerie
web-gallery-of = Galerie : { $game }
web-gallery-about = Créés et partagés par des joueurs. Jouez-les, notez-les, ou ouvrez-les dans l’éditeur pour les modifier.
web-gallery-order = Ordre
web-gallery-order-new = les plus récents
web-gallery-order-best = les mieux notés
web-gallery-order-played = les plus joués
web-gallery-empty = Personne n’a encore rien partagé. Soyez le premier.
web-gallery-by = par { $name }
web-gallery-plays = { $count ->
    [one] joué { $count } fois
   *[other] joué { $count } fois
}
web-gallery-stars = { $stars } sur 5 ({ $count ->
    [one] { $count } note
   *[other] { $count } notes
})
web-gallery-unrated = pas encore noté
web-gallery-rate = Votre note
web-gallery-star = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
web-gallery-play = Jouer
web-gallery-against = Adversaire
web-gallery-change = Ouvrir dans l’éditeur
web-gallery-report = Signaler
web-gallery-report-ask = Signaler à l’administrateur du serveur ?
web-gallery-report-what = Après plusieurs signalements, la création est masquée jusqu’à l’examen de l’administrateur.
web-gallery-reported = Signalé. Merci.
web-gallery-hidden = Masqué après des signalements, en attente de l’administrateur
web-gallery-mine = Partagés par vous
web-gallery-delete = Ne plus partager
web-gallery-delete-what = « { $title } » quitte la galerie avec ses notes. Votre copie reste.
web-gallery-more = Afficher la suite
web-gallery-profile = Créez un profil pour noter, signaler et partager.
web-gallery-share = Partager dans la galerie
web-gallery-share-what = Tout le monde sur ce serveur verra « { $title } » avec le nom de votre profil, et pourra le jouer et le modifier.
web-gallery-shared = Il est dans la galerie.
web-gallery-needs = Il lui faut un nom, et plus rien à corriger.
cli-gallery = voir ce qui est signalé dans la galerie et trancher
cli-gallery-hide = masquer celui-ci à tous sauf à son auteur
cli-gallery-show = montrer celui-ci malgré les signalements
cli-gallery-hidden = { $id } est masqué.
cli-gallery-shown = { $id } est affiché.
cli-gallery-reports = signalements : { $count }, décision : { $verdict }
cli-gallery-nothing = Rien n’a été signalé.
