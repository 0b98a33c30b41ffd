# How a table is begun: presets, and what the choices mean.

samurai-spirit-motto = Together, defend a village through three rounds.
samurai-spirit-first = Easy, three samurai: two Masters help you.
samurai-spirit-preset-evening = First evening
    .what = Easy, three samurai: you are Kyuzo, two Masters fight beside you.
samurai-spirit-preset-solo = Solo
    .what = You lead two samurai by yourself; village tokens help.
samurai-spirit-preset-friends = With friends
    .what = Normal, four samurai, a link for each of your three friends.
samurai-spirit-difficulty-easy-about = Fewer raiders, and the village forgives.
samurai-spirit-difficulty-normal-about = The usual game: saved families help you.
samurai-spirit-difficulty-hard-about = One barricade fewer; lost farms hurt, too.
samurai-spirit-difficulty-heroic-about = Two barricades fewer, and no family helps.
samurai-spirit-edition-en-about = Village tokens last the rest of the round. Whom a farm wounds is drawn; the healing family heals a samurai drawn among all, perhaps without effect.
samurai-spirit-edition-fr-about = The players choose whom a farm wounds and whom the healing family heals. Village tokens last one turn.
samurai-spirit-edition-pl-about = Village tokens last the rest of the round. Whom a farm wounds is drawn, and a wounded samurai to heal, too; Kyuzo’s Kiai moves any Support token.
samurai-spirit-village_support-true-about = The tokens of absent samurai lend you their Talents, once each.

web-ss-opening-barricades = { $count ->
    [one] { $count } barricade
   *[other] { $count } barricades
}
web-ss-opening-raiders = { $count } raiders
web-ss-opening-lieutenants = +{ $count } in round 2
web-ss-opening-bosses = +{ $count } in round 3

samurai-spirit-pictured = How hard
samurai-spirit-measured = Won by bots among themselves, with as many samurai as chosen here.

web-ss-series-farms = Farms
web-ss-series-families = Families
web-ss-series-wounds = Wounds

samurai-spirit-character-cautious = Supports others, passes in time.
samurai-spirit-character-bold = Fights on and seeks the Kiai.
