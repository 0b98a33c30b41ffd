# Comment commencer une table : tables toutes prêtes, et ce que les choix veulent dire.

samurai-spirit-motto = Ensemble, défendez un village pendant trois manches.
samurai-spirit-first = Facile, trois samurais : deux Maîtres vous aident.
samurai-spirit-preset-evening = Première soirée
    .what = Facile, trois samurais : vous êtes Kyuzo, deux Maîtres combattent à vos côtés.
samurai-spirit-preset-solo = En solo
    .what = Vous menez seul deux samurais ; les jetons du village vous aident.
samurai-spirit-preset-friends = Entre amis
    .what = Normal, quatre samurais, un lien pour chacun de vos trois amis.
samurai-spirit-difficulty-easy-about = Moins de pillards, et le village pardonne.
samurai-spirit-difficulty-normal-about = La partie habituelle : les familles sauvées vous aident.
samurai-spirit-difficulty-hard-about = Une barricade de moins ; les fermes perdues font mal, elles aussi.
samurai-spirit-difficulty-heroic-about = Deux barricades de moins, et aucune famille n’aide.
samurai-spirit-edition-en-about = Les jetons du village durent jusqu’à la fin de la manche. Le samurai blessé par une ferme est tiré au sort ; la famille qui soigne tire parmi tous, parfois en vain.
samurai-spirit-edition-fr-about = Les joueurs choisissent qui une ferme blesse et qui la famille soigne. Les jetons du village durent un tour.
samurai-spirit-edition-pl-about = Les jetons du village durent jusqu’à la fin de la manche. Le samurai blessé par une ferme est tiré au sort, le blessé à soigner aussi ; le Kiai de Kyuzo déplace n’importe quel jeton de soutien.
samurai-spirit-village_support-true-about = Les jetons des samurais absents vous prêtent leurs Talents, une fois chacun.

web-ss-opening-barricades = { $count ->
    [one] { $count } Barricade
   *[other] { $count } Barricades
}
web-ss-opening-raiders = { $count } pillards
web-ss-opening-lieutenants = +{ $count } en manche 2
web-ss-opening-bosses = +{ $count } en manche 3

samurai-spirit-pictured = La difficulté
samurai-spirit-measured = Victoires de bots entre eux, avec autant de samurais que choisi ici.

web-ss-series-farms = Fermes
web-ss-series-families = Familles
web-ss-series-wounds = Blessures

samurai-spirit-character-cautious = Soutient les autres, passe à temps.
samurai-spirit-character-bold = Se bat encore et cherche le Kiai.
