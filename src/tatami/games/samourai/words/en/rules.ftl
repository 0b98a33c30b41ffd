# Samouraï: the in-game rules page, rule by rule, in our own words (English).

sb-1 = Components, hexes and figures
sb-1-1 = Two sides face each other, with one or more players on each. The only die has ten faces and reads 1 to 10. In every table a low roll favours the player who rolls.
sb-1-2 = A character has three values, attack (black), defence (red) and movement (blue), given separately for each state: healthy, stunned, wounded, and for some also mounted and mounted wounded. A stunned man has no attack and no movement, and a defence of his own. A wounded man on foot has movement 3. The dead leave a corpse. The roster holds 80 characters.
sb-1-3 = Types. Samurai are the samurai, the daimyo and the ronin (our ruling). Armoured: samurai and samurai-monks. Monks: monks and samurai-monks. Ninja are a type apart. Everyone else (ashigaru, brigands, peasants) is light. The bare word “samurai” never takes in samurai-monks, because the rulebook names both when it means both; the river, however, stops samurai-monks too, since they wear the same armour (our ruling).
sb-1-4 = A figure is a character on foot, a rider together with his horse, or a lone horse, draught horses included. Stunned figures count as living. The markers are the cart, the barricades, the lanterns (lit or out) and the corpses of men and horses.
sb-1-5 = The map has columns A to Z and AA and rows 1 to 16; H7 is column H, row 7. All hexes are in play, the half-hexes at the edges too (public source).
    .technical = The grid has 27 columns, A to Z then AA, and 16 rows; H7 is column H, row 7. Even-numbered columns (B, D, F…) stand half a hex higher than A, C, E… All 432 hexes are in play, the half-hexes at the edges too (public source). Each map file explains its format in its heading.
sb-1-6 = Each hex has up to six neighbours: north, north-east, south-east, south, south-west and north-west.
    .technical = Neighbours of the hex in column c, row r. If c is odd: N (c, r−1), NE (c+1, r), SE (c+1, r+1), S (c, r+1), SW (c−1, r+1), NW (c−1, r). If c is even: N (c, r−1), NE (c+1, r−1), SE (c+1, r), S (c, r+1), SW (c−1, r), NW (c−1, r−1).
sb-1-7 = Range is counted in hexes along the shortest way: leave out the first hex, count the last. Between two figures it is the smallest range over all their hexes (our ruling).
    .technical = Range is counted in cube coordinates: e is 1 if c is even and 0 if not; h = 2r − e; x = c − 1; z = (h − c − 1)/2; y = −x − z; A1 is (0, 0, 0). The range between two hexes is max(|Δx|, |Δy|, |Δz|): leave out the first hex, count the last. Between two figures it is the smallest range over all their hexes (our ruling).
    .example = From H7 to H10 the range is 3; a neighbouring hex is at range 1.
sb-1-8 = A line of fire runs straight from the centre of one hex to the centre of another. The page draws it for you.
    .technical = Lines, and only lines, use plane coordinates. The centre of a hex is (X, Y) = (6c, 4r − 2e), Y growing southwards. From it the vertices lie at E (+4, 0), SE (+2, +2), SW (−2, +2), W (−4, 0), NW (−2, −2), NE (+2, −2), and the middles of the sides at N (0, −2), NE (+3, −1), SE (+3, +1), S (0, +2), SW (−3, +1), NW (−3, −1). The two axes are not to the same scale, but that never changes the sign of a cross product. Which side a point lies on, and whether two things touch, is always decided by cross(p, q, r) = (qx−px)(ry−py) − (qy−py)(rx−px). All of it is whole numbers; floating point is never used.
sb-1-9 = A hexside is open, or it carries a wall, a door, a window or a crest. Any side between a building hex and a hex outside that building is a wall unless the map lists it as a door or window; the opening is then the whole side, but its two end points belong to the walls on either hand. Building sides on the edge of the map are walls. A window hex or door hex is the building hex that owns such a side. Each building is a single room.
sb-1-10 = Every hex is at level 0 or level 1. A bank hex is at level 0, and each side it shares with a higher hex is a crest: the top of the bank. Where higher ground meets a level-0 hex that is not a bank (stairs, a gentle slope), there is no crest.
sb-1-11 = Two figures are in contact when they stand on neighbouring hexes whose common side is not a wall, and these hexes are not a bridge hex and a river hex. “Adjacent”, by itself, means no more than on neighbouring hexes.
sb-1-12 = Pieces of two hexes (rider, lone horse, cart) lie on two neighbouring hexes joined by an open or crest side: head and tail, or front and rear for the cart. Of the head’s five other neighbours, the three that do not touch the tail are the front hexes; the back hexes are found the same way from the tail. A two-hex figure touches whatever either half touches.
    .technical = Written `H7/H8`: head or front first.
sb-1-13 =
    Terrain, as printed. Each line gives the cost in movement points on foot / on horseback (– = impassable), then the sign that counts in combat. For cover see SB-4.15.
    Flat `.`: 1 / 1, sign 0
    Brush `b`: 2 / 2, sign −
    Tree `T`: 2 / –, sign −
    Bank `/`: 2 / 2, sign −
    Paddy `r`: 4 / –, sign −
    River `~`: 5 (armoured –) / –, sign −
    Bridge `=`: 1 / 2, sign 0
    Torii post `t`: 1 / –, sign +
    Interior `I` and entry `E`: 1 / –, sign +
    Barricade (marker): 4 / –, sign +
    Cart (marker; no stopping): 4 / –, no sign
    Window side: 4 / –
    Door side: cost of the hex entered / –

sb-2 = Sequence of play
sb-2-1 = A game turn consists of two phases, one for each side; the scenario says which side goes first. In its phase a side shoots, moves and fights with its own figures.
sb-2-2 = A phase has five steps: (1) first fire; (2) movement; (3) second fire; (4) combat; (5) recovery. Then comes the other side’s phase, and after it a new game turn.
sb-2-3 = The order is strict: a step begins only when the one before it is over. The active side ends steps 1 to 4 itself; step 5 runs automatically, except that you choose where to place what must be placed.
    .technical = The order is strict: no step opens before the one ahead of it is over. The active side closes steps 1 to 4 with `done`; step 5 runs by itself, except that the players are asked where to place what must be placed.
sb-2-4 = Within a step the active side acts with one figure at a time, in whatever order it likes, and each action is fully resolved before the next. Nobody is ever obliged to act.
sb-2-5 = Players on the same side share its phase: any of them may act for the side, and wherever these rules say “owner” they mean the side (our ruling).
    .technical = Players of a side share one seat. Seat `0` is the side that plays the first phase, seat `1` the other, during set-up as well.
sb-2-6 = A figure is engaged if it has attacked, or been attacked in melee, since the start of its own side’s previous phase. Missiles engage nobody; a duel does (our ruling).
sb-2-7 = A stunned figure does nothing at all: no move, no fire, no attack, no advance, no deflection, no task, no control of a horse. It can still be shot at and attacked.
sb-2-8 = Recovery comes in step 5: the active side’s figures that were stunned in the enemy’s phase, by melee or by missile, are healthy again. One stunned during his own side’s phase (in a duel, or under an option) has to wait for step 5 of his side’s next phase (our ruling).
sb-2-9 = A second injury is fatal (public source: Gingell): a stunned or wounded character who is stunned or wounded again dies, and so does a stunned one who is forced to retreat.
sb-2-10 = Some tasks take a whole phase: mounting, dismounting, hitching, unhitching, clearing corpses, dressing. Declare them in step 2, with figures that neither fired in step 1 nor moved; these do nothing else in the phase. The tasks take effect in step 5, in the order declared and before recovery, provided they are still possible. The “full turn” of the rulebook is your own phase, as it is wherever it speaks of a turn of movement (our ruling).
sb-2-11 = Step 5 goes in this order: tasks take effect, the stunned recover, victory is checked.

sb-3 = Archery
sb-3-1 = Who may shoot: a character with a bow, healthy or wounded, who is neither on a river hex nor busy with a task.
sb-3-2 = When: in step 1 archers on foot and mounted archers, but not the engaged; in step 3 only archers on foot, engaged or not. One shot per step. The same man may shoot in step 1, move, shoot in step 3 and fight in step 4 (our ruling).
sb-3-3 = At what: an enemy character who is seen (SB-13.3), a lone horse that does not belong to your own side (SB-5.19), or a lit lantern. The line must be open as SB-4 defines it.
sb-3-4 = Range bands: short 1–15 (die +0), medium 16–40 (+1), long 41–100 (+2); beyond that there is no shot. The limits 40, 41 and 100 come from a public source; 15 is ours (12 and 20 are options).
sb-3-5 = A single shot runs like this: name archer and target; if asked, the target’s owner names his corner (SB-4.16); roll the die; read the result; a monk may try to deflect (SB-10); apply the effects. Several archers shooting at one target do so one after the other.
sb-3-6 = Add to the die: the modifier of the range band; +1 if the shooter is wounded; +1 if the target is armoured and on foot (but not Misakado undressed, SB-14.8); +1 if the target is mounted (public source: Gingell). They are all cumulative. Anything above 10 reads as 10.
    .example = Genzo shoots at an armoured samurai on foot 20 hexes away (medium range): +1 for the range, +1 for the armour. A roll of 3 is read as 5.
sb-3-7 = Read the row of the modified die under the target’s cover (none, light or medium), in the table for targets on foot or the one for mounted targets. Against total cover there is no shot.
sb-3-8 = Results on foot: A the target retreats, B it is wounded, C it is killed.
sb-3-9 = Results against riders: A horse and rider retreat; B the rider is wounded but stays in the saddle (option: thrown and wounded); C the horse is killed, the rider thrown and stunned (SB-7.1). The D still found in the table cannot come up, because of the +1.
    .technical = Option `rider_arrow_b`.
sb-3-10 = A lone or draught horse is shot at on the mounted table, with its +1, and whatever would injure a rider is ignored: A it retreats, B nothing, C it is killed.
sb-3-11 = A missile drives its target back 2 hexes (public source; option: 1 hex). Each hex entered must be farther from the shooter than the hex it is entered from; for riders and horses the half that leads is measured. Otherwise as SB-6.17. If the whole retreat cannot be made, the target is wounded where it stands; a lone horse is then unhurt.
    .technical = Option `arrow_retreat`.

sb-4 = Line of fire and cover
sb-4-1 = The line of fire is the straight line from the shooter’s hex to the target’s, from centre to centre; through a window or a door beside you it starts in the middle of the opening (SB-4.7 to SB-4.9).
    .technical = The line of fire is the straight segment from its origin O to the centre of a target hex. O is the centre of the shooter’s hex, unless SB-4.7 to SB-4.9 move it to the middle of an opening.
sb-4-2 = A hex is crossed when the line passes through its inside; touching only a corner does not count. Your own hexes never block and never give cover (our ruling).
    .technical = A hex is crossed when the open segment passes through its interior: the segment is clipped by the six sides with cross products, its parameters being compared as fractions by cross-multiplication. A hex touched only at a vertex is not crossed. The shooter’s own hexes never count: they neither block nor give cover (our ruling). With t the target hex, the crossed hexes are ordered along the line by ascending k = (X − Xo)(Xt − Xo) + 3(Y − Yo)(Yt − Yo); successive hexes, both ends included, are always neighbours.
sb-4-3 = A line that runs exactly along hexsides is judged twice, once with the hexes on its left and once with those on its right; the better verdict for the shooter counts (our ruling).
    .technical = A line may run along hexsides (only when ΔY = 0 or |ΔX| = |ΔY|). It is then judged twice, once with all the hexes on its left along the sides it follows, once with all those on its right, and the verdict better for the shooter stands: possible before impossible, then the lesser cover. A path that leaves the map, or the room, is not used. You take one whole side or the other, never hex by hex, so that a line from low to high ground always meets a crest where there is one (our ruling).
sb-4-4 = Adjacent figures can always shoot at each other unless a wall stands between them. SB-4.5 to SB-4.14 are then not asked; cover still is.
sb-4-5 = Walls. A line that touches a wall anywhere, even at its end, is blocked.
    .technical = Walls. A line that touches a wall side anywhere, end points included, is blocked. Both segments are taken as closed, and the test uses integer orientation signs.
sb-4-6 = Rooms. Between two hexes of one building, centre to centre, and from the middle of one of its openings into it, that building’s own walls are not tested and the hexes outside it are left out: our walls zigzag only because they follow the hexsides (our ruling).
sb-4-7 = Out through a window. From inside, you can shoot out of a window only from the hex right behind it, at targets beyond the wall line.
    .technical = Out through a window. From inside, you shoot out by a window only from its own window hex. O is the middle of the window side, and the target must lie strictly beyond the line of that side.
sb-4-8 = In through a window. From outside, you can hit only a target in the hex right behind the window. From the hex right outside the window you can shoot at any hex of the room.
    .technical = In through a window. From outside, the target must be in the window hex itself, and the line to its centre must come in by the window side. A shooter on the outside hex of that very side may instead shoot at any hex of the room, even one on the line of that side or behind it, and at nothing else through it; O is then the middle of the side.
sb-4-9 = Doors. A line may pass through doors freely, both ways and from any distance. From the hex right outside a door you can shoot at any hex of the room.
    .technical = Doors. A line may pass through doors freely, both ways and from any distance. A shooter with a door on a side of his own hex, whether inside or outside, who shoots through it has O in its middle; from outside he may then shoot at any hex of the room, as in SB-4.8. A line drawn from the centre may not leave by an opening of the shooter’s own hex: the opening is then the origin.
sb-4-10 = No line may use both a door and a window, the one it starts from included. Two doors may be used together, and so may the windows of two buildings (our ruling). Where several origins are possible, the best for the shooter counts (our ruling).
sb-4-11 = No bow is drawn on a river hex.
sb-4-12 = Brush never blocks. A tree hex that is crossed blocks, but a target standing on a tree hex can be shot at. Corpses never block; nor do paddies, torii posts, bridges, barricades or carts.
sb-4-13 = Banks. The crest of a bank matters when the line crosses it; adjacent figures ignore it. Both on the same high ground: the shot is possible. One high, one low: it is possible if the low one stands on the bank itself, or if the crest is no nearer to the low one than to the high one. Both low: it is blocked, unless one of them stands on that bank (our ruling).
    .technical = Banks. A crest is on the line when two successive hexes of the line, ends included, share a crest side; call b its bank hex. With no crest on the line, banks do not matter. Otherwise, unless the two are adjacent: (a) both on the same raised level: the shot is possible; (b) one high, one low: it is possible if, for every crest, b is the low one’s own hex or range(low, b) ≥ range(high, b); (c) both low: it is blocked, unless every b is the own hex of one of the two (our ruling).
    .example = The low archer is 5 hexes from the bank, the target on top 2 hexes behind the crest: 5 is not less than 2, so the shot is possible. Swap the distances, and the crest hides the target.
sb-4-14 = Figures in the way are friends, enemies, the stunned and horses alike, but never those on the target’s or the shooter’s own hexes. At short range a figure on a crossed hex forbids the shot. At medium and long range you may shoot over it if the target has no cover or light cover, not if it has medium cover. Never in the way: a figure on a river hex; for a mounted archer, a figure adjacent to either of his hexes (a horse next to him with one half is not in the way with the other either); for the enemies of a hidden ninja, that ninja.
sb-4-15 =
    Cover is the greatest of the following, never a sum.
    (a) Target on a bank hex, a crest of that hex on the line: medium.
    (b) Target on brush, or brush crossed: light.
    (c) Target on a tree hex or torii post: light.
    (d) Target on a river hex: light, but none if every crossed hex is river, that is, the shooter is at the water’s edge or on the bridge.
    (e) Target on a bridge hex, or bridge crossed: light.
    (f) Target in a building, the temple’s entry hex included, and the line uses a door or window: medium.
    (g) Wall: total.
    (h) Outer corner: SB-4.16.
    (i) Cart crossed: medium.
    (j) Target on a barricade hex, its front crossed: SB-12.3.
    Two figures in the same room have no cover from it (our ruling).
sb-4-16 = Outer corners. A target right beside an outer corner of a building has medium cover if the corner hides it: the shooter cannot see both walls. Next to two corners, its owner chooses one at the first shot of a fire step, and only that corner counts until the step ends; so cross-fire can catch it. A rider has one corner for both hexes.
    .technical = Outer corners. The map lists each one as a vertex V of a building hex; the two outside hexes that meet at V flank it. A target on one of these has medium cover if the segment from O to the centre of the other one touches a side of that building (the opening the line starts from excepted): the shooter cannot see both faces. If the target’s hex flanks two corners and counting them changes the cover, his owner names one of them at the first such shot of a fire step; on that hex only that corner counts for him until the step ends, which is how cross-fire catches him. A rider names one corner for both his hexes; for a lone horse its owner names one as for anybody. For SB-4.14 a corner not yet named is left out (our ruling).
sb-4-17 = Two-hex figures. Each hex of the shooter is tried against each hex of the target, and for each target hex the best line for the shooter is kept. The shot is possible if at least one target hex can be hit; its cover is the greatest among those that can. Half on flat and half in brush is light cover.
sb-4-18 = The page checks a line in this order: walls and openings, trees, banks, cover, figures in the way. When you choose a target it tells you what is in the way.
    .technical = For one pair of hexes, ask in this order: origins → adjacency → walls and openings → trees → banks → cover → figures in the way → verdict. Then apply SB-4.3, SB-4.10 and SB-4.17.
sb-4-19 = If you can shoot at an enemy in the open, he can shoot at you; only cover, mounted archers and hidden ninja make a difference.
    .technical = Between two centres, with no opening used, every test gives the same answer in both directions, except those of cover, mounted archers and hidden ninja.

sb-5 = Movement
sb-5-1 = In step 2 a side moves all, some or none of its figures, each with all or part of its movement. Points can neither be lent to another figure nor saved.
sb-5-2 = Every hex entered costs its terrain (SB-1.13) or, if that is more, the 4 points of a window (SB-5.7), barricade or cart; corpses come on top (SB-5.12). A step that costs more than the points left cannot be made, not even as the first step.
sb-5-3 = Living enemies, stunned ones too, bar their hexes. You may pass through friends but not stop on them. Anyone may pass through lone horses, nobody may stop on them (our ruling).
sb-5-4 = Enemies affect movement in no other way (our ruling).
sb-5-5 = A figure moves once per phase, step by step. You are offered only steps from which the move can still end legally.
    .technical = A figure moves once a phase, step by step. A step, `lead` or `release` is offered only if the move can still end legally afterwards; `stop` where it may end, once something has been done; `move` only to figures that have something to do.
sb-5-6 = Walls cannot be crossed; you enter and leave buildings by doors and windows. Going through a door costs what the hex behind it costs.
sb-5-7 = Windows are for figures on foot only. Climbing through takes 4 points in all, or the hex’s own cost if that is greater (our ruling), and the hex beyond must hold no enemy. The wounded, with their 3 points, never manage it.
sb-5-8 = No step leads from a bridge hex to a river hex or from river to bridge.
sb-5-9 = River: armoured characters never enter it, on foot or mounted; others wade on foot at 5 points a hex. For those driven into it see SB-6.18.
sb-5-10 = Horses, ridden or not, never enter tree, interior, river, paddy, torii post, barricade or cart hexes, and never pass doors or windows.
sb-5-11 =
    How riders step (our ruling after Pietschker’s fan rules; the rulebook has nothing).
    Forward: the head enters a front hex and the tail takes the head’s place, for the cost of the hex entered.
    Backward: the tail enters a back hex and the head takes the tail’s place.
    Swing: head or tail goes to a hex adjacent both to the hex it leaves and to the other half, which stays put.
    Backward steps and swings cost 2, or the cost of the hex, corpses included, if greater.
    Both halves obey SB-5.3, SB-5.10 and the hexsides, and the two hexes at the end must be free of others.
sb-5-12 = Corpses. A dead man counts 1; a dead horse counts 3 on each of its two hexes. A total of 3 to 5 in a hex costs 1 more point; 6 or more makes it impassable.
sb-5-13 = Clearing is a task of two characters on foot, each on the hex or adjacent to it, not across a wall or window. They shift up to three men, the longest dead first, or one horse that is not hitched. The men go to one neighbouring hex; a horse goes to two neighbouring hexes outdoors, within 1 hex of where it lay and off the cleared hex; no wall or window may lie between (our ruling). Corpses put in the river, even by half, are gone.
sb-5-14 = Mounting is a task of a healthy character on foot, adjacent to the horse by an open or crest side (between bridge and river too, as in SB-5.18, SB-5.22 and SB-5.23). He may take his own horse or, if he is a samurai, any other; in both cases one that his side controls or can take control of (SB-5.19). One man to a horse. The wounded cannot mount; draught horses cannot be mounted (our ruling).
sb-5-15 = Dismounting is a task: in step 5 the owner puts the man on a free hex, open to him, next to the horse, which stays where it is; not across a wall or window, nor from bridge to river. If there is no such hex, he stays mounted.
sb-5-16 = A mounted samurai uses his mounted values. One who has none uses his foot values with attack +5, his defence unchanged (our ruling, since the rulebook raises the attack only; option: +2), and movement 12.
    .technical = Option `captured_defence_bonus`.
sb-5-17 = A lone horse stays where it is until someone mounts or leads it.
sb-5-18 =
    Leading.
    A character on foot (our ruling), even wounded, who is or comes next to a lone horse, not on it, by an open or crest side, may take it by the bridle if his side controls it or can (SB-5.19).
    The half next to him becomes the head; if both are, the head stays head.
    For every step he makes, the head enters the hex he left and the tail the head’s; he may not step onto the horse’s hexes.
    Only the leader pays.
    All three hexes must suit the one who is on them and be free of others at the end; a horse is led by one man in a phase, and by nobody once released, and a man leads one horse (our ruling).
    He holds it as long as he stays next to it, not on it, is not stunned and does not let go of it; his next move begins with it at the bridle, unless a friend has taken it over.
    .technical = Actions `lead` and `release`.
sb-5-19 = Control. A horse belongs to its side (at first its rider’s) as long as that side has a living, unstunned character adjacent to it (our ruling for the rulebook’s “near”; option: within 2 hexes). After that it stays with it until the other side takes it, which happens as soon as one of that side’s unstunned characters leads, mounts or hitches it, even if the horse thereby moves twice in one game turn.
    .technical = Option `horse_control_radius`. Actions `lead`, `mount`, `hitch`.
sb-5-20 = A draught horse has 4 points and moves only when led, by a man who began the step adjacent to it; he himself has at most 4 points for the whole of that move. In all else it is a lone horse.
sb-5-21 =
    Cart drawn by a horse.
    The horse is hitched with its tail on a front hex of the cart and its head not next to the cart, and has to stay so.
    Its leader stands on a front hex of the horse and ends every step on one; sharper turns are not allowed, or the train could never move again (our ruling).
    With each step of the leader the front of the cart enters the hex the horse’s tail has left, and the rear follows into the front’s.
    The cart goes where a horse may go, never onto living figures.
    A step that would break any of this is not possible.
sb-5-22 =
    Cart hauled by men: characters on foot who begin the step adjacent to it by an open or crest side.
    Two give it 2 points, three or more 3.
    One of them, the lead man, stands on a front hex; he walks over free hexes, each of which must again be a front hex after the step, and pays out of those points; the cart follows as in SB-5.21.
    Then each of the others, in the order named, is put on a free hex, open to him, next to the cart by an open or crest side and no farther from where he stood than the number of steps made, or stays put.
    They have moved; nothing else is forbidden to them (our ruling).
    A hitched cart cannot be hauled.
    .technical = One who stays put is placed by `crew:` with his own hex.
sb-5-23 = Hitching and unhitching are tasks of one character on foot, adjacent by open or crest sides to both cart and horse; a man on a dead horse’s hex counts as next to it. He may be of either side, if it controls the horse or can; with a dead horse, anyone may. A dead horse, too, has to be unhitched before the cart moves. To be hitched, the horse must stand as in SB-5.21.
sb-5-24 = A cart hex is impassable to riders and costs 4 on foot, or more if the terrain does. You may cross it, not stop there.
sb-5-25 = Stacking. There are never two living figures on one hex at the end of a move, retreat or placing; passing through friends is allowed.
sb-5-26 = Map edges. A character who enters pays for his first hex (public source). A rider’s tail comes in with his second step, which he must make: forward, to any neighbour of the first hex. You may enter later than the turn given. Leaving, where the scenario allows it, takes 1 more point from an edge hex; of a rider the head counts, and nobody leaves while leading (our ruling). A figure that has left does not come back.

sb-6 = Combat
sb-6-1 = In step 4 a figure of the active side may attack enemies in contact with it, the other side’s lone horses included. No attack is compulsory. The active side are the attackers.
sb-6-2 = A character attacks at most once a phase, but a defender may be attacked again and again by different attackers (our ruling).
sb-6-3 = You must be able to go there: no one attacks a hex that he could not enter in one step from where he stands with his full movement, leaving its occupant and corpses aside (for a rider consider terrain, hexside and cost, not his facing). Points count, because the rulebook keeps the wounded from windows by points alone; hence a wounded man, with 3, attacks into no window, paddy, river hex or barricade (our ruling). Against a two-hex figure one such hex in contact is enough.
sb-6-4 = It follows that no armoured man attacks into the river, no rider into tree, interior, paddy, torii or barricade hexes, nobody between bridge and river, and nobody through a wall.
sb-6-5 = Attacks through a window are allowed, the walls being thin, but only one against one.
sb-6-6 = Odds: divide the attack by the defence and round down; the result n is written n-1. Below 1-1 there is no attack. Anything above 6-1 counts as 6-1 before any shift (our ruling).
    .example = Attack 8 against defence 3: 8 ÷ 3 is 2 and a bit, so 2-1. Attack 3 against defence 4: no attack.
sb-6-7 = Against defenders on foot use the foot table; against riders and lone horses the mounted table.
sb-6-8 = Terrain shifts the column by the attacker’s sign minus the defender’s (+ is +1, 0 is 0, − is −1): to the right if positive, to the left if negative.
    .example = From flat ground (0) against a man in brush (−): 0 − (−1) = +1, one column to the right. Against a man at a torii post (+): one column to the left.
sb-6-9 = A rider takes the worse sign of his two hexes.
sb-6-10 = One against several: he needs contact with each of them and must be able to go to each. Add up their defences; the best of their signs counts (our ruling). They must be all on foot or all mounted (our ruling).
sb-6-11 = Several against one: they attack each alone, or together. Together, add up their attacks, count the worst of their signs, and shift one column to the right; but there is no such shift against a rider or a lone horse.
    .example = Genzo (attack 10) and Kansuke (6) attack Jinpachi (defence 4) together on flat ground: 16 ÷ 4 = 4-1, shifted one column to 5-1.
sb-6-12 = Several against several is not possible, for the rulebook knows no such case (our ruling).
sb-6-13 = All shifts are added up. The odds before them must be 1-1 or better, and so must the column after them, or there is no attack (our ruling; option: resolve it at 1-1). Beyond 6-1 use 6-1.
    .technical = Option `shift_below_1_1`.
sb-6-14 =
    Foot table (public source: Gingell, all but A).
    A: one attacker is wounded, a rider staying in the saddle (our ruling; an option makes him stunned instead, a rider thrown).
    B: the attackers retreat.
    –: nothing.
    C: the defenders retreat.
    D: one defender is stunned.
    E: one is wounded.
    F: one is killed.
    .technical = Option `combat_result_a`. Only men stunned in the enemy’s phase are given a recovery.
sb-6-15 =
    Mounted table. A, B and – as on foot.
    C: horse and rider retreat.
    D: rider thrown and stunned.
    E: rider thrown and wounded.
    F: the same, and the horse is killed.
    G: both are killed.
    A lone horse retreats on C, ignores D and E, and is killed on F and G.
sb-6-16 = A, D, E, F and G strike a single figure of the side concerned, chosen by its owner, who is asked when two or more took part (a killed result too: our ruling). B and C strike everyone who took part.
sb-6-17 =
    A retreat in melee is 1 hex (public source) and costs nothing; the owner chooses the hexes and the order.
    Each hex entered must be on the map, reached by an open or crest side or a door, not from bridge to river or back, of terrain open to the figure, not impassable, and without living figures or cart; the last one (for riders and horses the one that the leading half enters) must not be in contact with a seen, unstunned enemy.
    Riders retreat by a step forward or backward.
    Those who still have no such hex once nobody else can go any more stay and are wounded, in the saddle if mounted.
    A lone horse that has none stays, unhurt (our ruling).
sb-6-18 = Into the river. Armoured men, mounted or not, retreat into river hexes only if no complete retreat without one is allowed; then they must, if such a retreat is allowed over its whole length, and drown on entering the first river hex: man and horse are removed. Any corpse on a river hex is removed.
sb-6-19 =
    Advance.
    When enemies have retreated or one has been killed, the victor, attacker or defender, may at once advance one unstunned figure that took part: up to its full movement at normal costs, first into a hex vacated in this way and now free of figures and cart (riders by a forward step or a swing of the head).
    Vacated hexes are those of figures that retreated or died; a thrown rider who lives vacates none.
    If the figure is in contact with a living enemy before it moves, it advances that one hex only.
    No attack follows, and the next movement step is not affected.
    A mere stun or wound gives no advance.
    No leading and no tasks on the way (our ruling).
sb-6-20 = Order of one attack: attackers, defenders, die, victim, falls, retreats, deaths, advance. Then comes the next attack.

sb-7 = Horses in fire and combat
sb-7-1 = A thrown rider, wounded, stunned or dead, is put by his owner on a hex next to either hex of his horse but not on one of them, not across a wall or window; it must be free and open to him, though for a corpse it need be neither. The horse stays where it is, alive or dead.
sb-7-2 = If there is no such hex: with a free river hex next to the horse, an armoured man drowns; otherwise he goes to the nearest free hex open to him, his owner choosing among equals (our ruling).
sb-7-3 = A lone or draught horse is shot at and attacked as if it were mounted, ignoring the rider’s injuries (SB-3.10, SB-6.15).
sb-7-4 = Every horse has defence 1. A horse at the bridle defends alone.
sb-7-5 = A hitched horse that retreats takes the cart with it: the train makes one step, forward with the cart following, or backward with the cart’s rear first (straight back if it can, else to either side; the horse’s own rear half is measured for “farther from the shooter”), within SB-5.21. It is one step after a missile, too.
sb-7-6 = A horse held by the bridle retreats alone; the man leading it stays.
sb-7-7 = The retreat of a lone horse is chosen by the side it belongs to (SB-5.19; our ruling).
sb-7-8 = A wounded rider who is wounded or stunned again dies and falls; his horse suffers only what the result itself says of it (our ruling).

sb-8 = Challenges
sb-8-1 = At any point of steps 1 to 4, between two actions, a mounted samurai of the active side may issue a challenge, if he has no task or ceremony in hand and has fought no duel in that phase. Each may do so once a phase, and only if the enemy has a mounted samurai able to answer, since otherwise nothing would follow (our ruling).
sb-8-2 = The enemy names one of his mounted samurai who is not stunned, has no ceremony in hand and has not duelled in that phase, or refuses.
    .technical = Actions `answer` and `refuse`.
sb-8-3 = Accepted: the game turn stops. Only the two of them move and fight, in alternate duel turns, the challenger first.
sb-8-4 = A duel turn is movement, combat (one attack, on the opponent) and recovery; no missiles, tasks, leading, lanterns or leaving the map. The turn of a stunned duellist is recovery only. All other rules hold, and an unhorsed man fights on (our ruling).
    .technical = Movement is `move` or `done`.
sb-8-5 = A duellist who starts his duel turn out of contact must end it nearer to his opponent, in range, if he can. One who is in contact in his combat step must attack if the rules allow it (our ruling).
sb-8-6 = The duel ends with a death. After 20 duel turns it ends undecided (our ruling; an option changes it).
    .technical = Option `duel_turn_cap`.
sb-8-7 = Play resumes where it stopped. A survivor does nothing more in that phase but defend himself, and does not advance (our ruling). Attacks made in the duel do not count for SB-6.2.
sb-8-8 = A player who lets others interfere in a duel loses the game, and his honour with it. Here the program never offers such an action, so it cannot happen.
sb-8-9 = Refused: that side can no longer have a posthumous victory (SB-9.7). Nothing else changes. A side without a mounted samurai suffers no penalty.

sb-9 = Hara-kiri
sb-9-1 = A side with exactly one living samurai on the map or still to enter (SB-1.3; other types do not count, our ruling) may let him take his own life. He must be on the map, wounded or not, but not stunned. Why do it? The battle is lost, but his death poem may still win him a posthumous victory (SB-9.7).
sb-9-2 = Declare hara-kiri as the first action of a phase. From then on he stays where he is and neither shoots nor fights.
    .technical = Action `harakiri`.
sb-9-3 = The ceremony lasts through this phase and the enemy’s next one. It is complete at the start of his side’s following phase if he is alive, not stunned, has not left his hex, and has neither attacked nor been attacked in melee.
sb-9-4 = Missiles do not break the ceremony: wounds and death count, but a retreat is not carried out (our ruling).
sb-9-5 = The poem. In the phase in which he declares hara-kiri, his player may write one: short, grave and worthy, 2 to 6 lines and at most 240 characters (our ruling).
    .technical = The poem. Meanwhile his player writes one: short, grave and worthy. Give it as `poem:` and its text, once, in the phase of `harakiri`: 2 to 6 lines separated by ` / `, 240 characters at most in all (our ruling), or none. Lists of legal actions show just `poem:`, standing for any such text.
sb-9-6 = When the ceremony is complete he dies, the game ends, and the enemy wins the field (our ruling). The record keeps the poem.
sb-9-7 = Posthumous victory. In a later game a player of the first one, other than the author, may be asked once for the poem, which has not been shown since. If he remembers at least three quarters of its words in order (our ruling), the dead samurai is the posthumous winner of the first game.
    .technical = Posthumous victory. In a later game, a player of the first one other than the author may be asked, once, for the poem, which has not been shown since. It counts as recalled if, leaving aside case, accents, punctuation and line breaks, the longest common subsequence of words holds at least ¾ of the poem’s words (4·L ≥ 3·n; our ruling). The record of the first game then names the dead samurai its posthumous victor.
sb-9-8 = Without a poem, or after a challenge refused in that game, there is no posthumous victory.
sb-9-9 = A ceremony broken, or given up in his own phase, has no effect; it may be begun again.
    .technical = Action `renounce`.

sb-10 = Monks
sb-10-1 = When an arrow shot at a monk or samurai-monk succeeds (A, B or C), his owner may roll to deflect it.
sb-10-2 = On 1 to 4 the result is softened; on 5 or more it stands.
sb-10-3 = Softened, killed becomes wounded, wounded becomes retreat, and retreat becomes nothing. A wound taken in this way still kills a monk who is already wounded (SB-2.9).
sb-10-4 = A wounded monk adds 1 to that roll.
sb-10-5 = Each monk has one attempt per fire step, and decides knowing the result of the shot; steps 1 and 3 are two separate steps (our ruling). A stunned monk has none.
sb-10-6 = Shuriken cannot be deflected.

sb-11 = Ninja and shuriken
sb-11-1 = A ninja carries shuriken without limit besides his other weapons. At night he goes hidden (SB-13.4).
sb-11-2 = He may throw once, in step 1 only, unless he is engaged (SB-2.6). He may throw from a river hex too.
sb-11-3 = His targets are those of SB-3.3. The line is that of a bow at short range, whatever the distance; cover does not matter unless it is total. The table’s columns are 1–2, 3–4 and 5–7 hexes; beyond the last there is no throw.
sb-11-4 = Add 1 to the die if the thrower is wounded, and at night 1 if no hex of the target is lit. Armour and horse add nothing.
sb-11-5 = Read the die in the column of the range: D killed, W wounded, – missed.
sb-11-6 = Against a rider, D kills him and he falls, W wounds him in the saddle. Against a lone horse, D kills and W does nothing (our ruling).

sb-12 = Barricades
sb-12-1 = Barricades are set up before play as the scenario says, each on two neighbouring flat hexes without cart, lantern or other barricade (our ruling). They are never moved.
sb-12-2 = The front of a barricade is given by one of the two hexes adjacent to both of its own, named at set-up. On each barricade hex the front is the side facing that hex and the next side away from the other barricade hex: four sides in all (our ruling).
sb-12-3 = A target on one of its hexes has medium cover if the line crosses one of those four sides inwards. Otherwise the barricade gives none: the shooter is then on the target’s side of it.
sb-12-4 = Entering either hex, from anywhere, costs 4 on foot; horses never enter. A man on it has sign + in every combat, since the table makes no difference of side (our ruling).

sb-13 = Night and lanterns
sb-13-1 = Lanterns stand where the scenario puts them, are lit at the start of a night scenario, and are never moved.
sb-13-2 = A lit lantern lights its own hex and the six around it, but not across a wall; doors and windows let the light through.
sb-13-3 = Who is seen. By day, everyone. At night no one who is unseen may be shot at or attacked. On a lit hex one is seen as by day. All but ninja are seen everywhere: only ninja are said to be invisible, and shuriken may hit the unlit (our ruling). Bows have no night modifier (our ruling).
sb-13-4 = At night a ninja is seen only on a lit hex, or adjacent, with no wall between, to an enemy who is living, unstunned and awake (our ruling for these three conditions and the wall). Otherwise he is hidden.
sb-13-5 = A hidden ninja cannot be named as target or defender, and never limits what the enemy may try (lines, retreats, placings). Throwing does not reveal him; attacking does, until he leaves that hex (our ruling).
sb-13-6 = Sight is decided hex by hex during the moves of either side: a ninja may be seen for one hex and gone on the next, and the move goes on. If an enemy would come onto his hex all the same (entry, fall), that enemy takes the nearest free hex open to him instead, choosing among equals, and the ninja is seen. A mover whom a discovery leaves without a legal end goes back to the last hex where he could have stopped.
sb-13-7 = Putting out: anyone, on foot or mounted, who passes or stands on the lantern’s hex during his move may put it out (our ruling: it is a choice). Relighting: by someone who ends his move on it.
    .technical = Actions `douse` and `light`.
sb-13-8 = Shooting out: an arrow does it on A, B or C, on the foot table in the no-cover column, with only the range’s and the shooter’s modifiers; a shuriken does it on D or W. Only total cover protects a lantern; SB-4.14 applies at short range.
sb-13-9 = Deaths on its hex do not put a lantern out, except that of a horse killed with one half on it.

sb-14 = Scenarios and victory
sb-14-1 = The box has six scenarios. One of the six needs a map from a sister game; here a map of our own, the Crossroads, takes its place. Four more scenarios are ours (SB-14.6).
    .technical = There are six scenarios, kept as data: map, day or night, first side, forces, zones, entries, markers, victory. The rulebook is also compatible with two sister games, and one scenario needs a map from one of them: in its place we use a stand-in, `crossroads`.
sb-14-2 = Set-up follows the order given by the scenario, one side completely after the other; markers come first. Riders are set up mounted, on their own horses.
    .technical = Set-up follows the order given, one side completely after the other. Markers come first; markers and figures are placed one by one in the order of the scenario’s file, then `done` (a side with nothing to place is passed over). Riders are set up mounted, with their own horses, on two hexes joined as in SB-1.12.
sb-14-3 = The side named first plays the first phase.
sb-14-4 = The family of games has no turn limit (public source). Here, after 40 game turns, the side the scenario names wins, or the game is drawn (our ruling; an option changes it).
    .technical = Option `turn_cap`.
sb-14-5 = Victory conditions are checked as each is marked: at once (after every resolved action, before an advance), at the end of your own phase, or at the end of the game turn. If both sides win at the same check, the active side wins (our ruling). A side with no living character on the map or still to enter has lost, unless it has won (our ruling).
sb-14-6 =
    The six scenarios:
    The Torii: Temple map, 6 against 6, riders
    Night of the Ninja: Village map, night, 5 against 9
    The Seven Samurai: Village map, 13 against 11, barricades
    Assault on the Temple: Temple map, 12 against 8, monks
    The Convoy: Village map, 11 against 8, cart
    The Crossroads: Crossroads map, 8 against 7, archery
    Four more by Tatami, not from the box:
    The Bridge at Mizuno: Gorge map, 7 against 4, riders and barricades
    Embers over Kurokawa: Hamlet map, night, 5 against 7, ninja
    The Old Man’s Petition: Pass map, 6 against 5, an escort
    Race for the Shrine: Shrine map, 6 against 6, reinforcements
    .technical = In notation: `torii`, `ninja-night`, `seven-samurai`, `temple-assault`, `convoy`, `crossroads`; ours: `bridge`, `embers`, `petition`, `shrine`. Handicaps of ours, where bots of one side won more than 65% of the games: `convoy-guard`, `convoy-fewer`, `convoy-dusk`, `crossroads-ally`, `crossroads-fewer`, `crossroads-dusk`.
sb-14-7 = Alarm (Night of the Ninja): until it is raised the defenders have no fire, movement or combat steps; they only defend themselves. Any trigger listed in the scenario raises it, and they act from their next phase on. The sleeper sees nothing before it.
sb-14-8 = Misakado sleeps undressed. From the alarm on he can put on his armour, which is a task: after the first he is half-armoured, after the second fully armoured. Undressed, he does not count as armoured against arrows, but the river stays closed to him (our ruling).
    .technical = Action `dress`.

sb-15 = Who knows what
sb-15-1 = By day everything is open except what SB-15.4 keeps secret; that includes values, states, who has fired or moved, who is engaged, who holds which horse, and who has refused a challenge.
sb-15-2 = Of a hidden ninja his own side knows everything. The enemy knows which ninja are alive and in play, the hex and state in which each was last seen, and what he sees now; not the hexes, steps, tasks or order of hidden moves, nor how many ninja moved.
sb-15-3 = The enemy’s record of the game leaves out hidden actions; it notes when a ninja is seen or lost again. A throw from hiding shows the die and the result, but not the range or modifiers.
    .technical = In the enemy’s copy of the record hidden actions are left out. When a ninja is seen it reads `seen:<ninja>@H7`, when he is lost again `lost:<ninja>`. A throw by a hidden ninja shows as `throw:?><target>`, with die and result but without range or modifiers. A lantern put out is shown as out.
sb-15-4 = Secret set-up (Misakado’s hex) is shown to the enemy when the alarm is raised, or when a ninja is in his building or on the outer hex of one of its doors or windows. Until then he counts for the enemy like a hidden ninja (our ruling).
sb-15-5 = The legal actions offered to a player depend only on what he may know. Allies on a side know the same. Spectators see what both sides may see; once the game is over all is shown, except the poem (SB-9.7).
