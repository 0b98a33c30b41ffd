# How a table is begun: presets.

samourai-motto = Bows, blades and horses on a map of hexes.
samourai-first = The Torii, all in place, against a Novice.
samourai-preset-deployed = The Torii, deployed
    .what = All in place. You lead Akamori against a Novice.
samourai-preset-night = Five in the dark
    .what = You are the ninja; a Disciple keeps watch.
samourai-preset-friends = With a friend
    .what = The Seven Samurai: you lead the brigands, your friend the village.

samourai-pictured = The scenario
samourai-measured = The bar: how often each side won when one bot played both.

# The values of variants.
samourai-rider_arrow_b-wounded_in_saddle = wounded, still mounted
samourai-rider_arrow_b-thrown_wounded = wounded and thrown off
samourai-combat_result_a-attacker_wounded = the attacker is wounded
samourai-combat_result_a-attacker_stunned = the attacker is stunned
samourai-shift_below_1_1-no_attack = no attack
samourai-shift_below_1_1-resolve_at_1_1 = resolved at 1-1

samourai-character-cautious = Fights only when he must.
samourai-character-bold = Attacks, advances, challenges.
