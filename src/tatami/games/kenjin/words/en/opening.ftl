# How a table is begun: presets, and what the choices mean.

kenjin-motto = Bluff with hidden cards on four battlefields.
kenjin-first = Two clans, against a Disciple. You begin.
kenjin-preset-disciple = Your first duel
    .what = Two clans, against a Disciple. You begin.
kenjin-preset-teams = Two against two
    .what = Four clans in teams: a Warrior is your partner, two are against you.
kenjin-preset-friends = With friends
    .what = Three clans, a link for each of your two friends.
kenjin-players-2 = Duel
kenjin-players-2-about = Two clans over four battlefields. Every card meets the same enemy: the best game to learn.
kenjin-players-3 = Three clans
kenjin-players-3-about = Each clan fights both others. The battlefields can be drafted.
kenjin-players-4 = Four clans
kenjin-players-4-about = A ring of fields: each clan fights its neighbours. Alone, or in two teams.

kenjin-pictured = How many clans
kenjin-measured = The bar: how often each seat won when one bot played both. The seat that begins has the harder game; a second one by “Same deal” makes it even.

kenjin-character-cautious = Reinforces where he is behind.
kenjin-character-greedy = Goes for the richest battlefields.
kenjin-character-bluffer = Hides Peasants where much is at stake.
