
web-samourai-overview-aim = Meet your scenario’s victory condition: hold a place, cross the map, bring the cart home, or defeat the enemy’s samurai. A side with nobody left has lost.
web-samourai-overview-figures = The figures
web-samourai-overview-figures-1 = Each character has three values: attack (black), defence (red) and movement (blue). They change when he is stunned, wounded or mounted. A second wound or stun kills.
web-samourai-overview-figures-2 = A rider occupies two hexes, head and tail; to swing round costs 2 points.
web-samourai-overview-turn = Your phase
web-samourai-overview-turn-1 = Both sides play one phase per turn. Nobody is obliged to shoot, move or attack.
web-samourai-overview-fire = Archery
web-samourai-overview-fire-1 = Draw a straight line to the target. Walls and trees block it; brush, trees, banks and buildings give cover. Roll the die, add 1 for medium range, 2 for long, 1 for armour or a horse, and read the table: low is good.
web-samourai-overview-move = Movement
web-samourai-overview-move-1 = Each hex costs points by its terrain. You may pass through friends but never stop on them. Mounting, dismounting, hitching and clearing corpses are tasks: they take the whole phase.
web-samourai-overview-cost = points on foot / mounted
web-samourai-overview-fight = Combat
web-samourai-overview-fight-1 = Attack enemies in contact. Divide attack by defence and round down: 16 against 4 is 4‑1. Better ground, or several attackers together, shift one column to the right. After a retreat or a kill one of the winners may advance.
web-samourai-overview-honour = Honour and the night
web-samourai-overview-honour-1 = Mounted samurai may challenge each other to a duel. The last samurai of a side may choose hara-kiri and leave a poem. At night ninja are hidden unless they stand in the light or next to a waking enemy.
