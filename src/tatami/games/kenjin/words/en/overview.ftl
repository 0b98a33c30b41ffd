
web-kenjin-overview-aim = Win battlefields. After seven turns all cards are turned up and the stronger army takes each battlefield; the most points win.
web-kenjin-overview-setup = Set-up
web-kenjin-overview-setup-1 = Everyone fights on four battlefields, two worth 4 points and two worth 6. With two players all four lie between you; with three or four you share one of each with either neighbour.
web-kenjin-overview-setup-2 = You hold all 13 cards of your clan from the start. All clans have the same cards.
web-kenjin-overview-turn = Your turn
web-kenjin-overview-turn-1 = Engage two cards, one after the other, at the end of your rows. Regular units lie face up and act at once. Secret units lie face down.
web-kenjin-overview-turn-2 = Do not keep the Lord for last: that is cowardice and costs 5 points.
web-kenjin-overview-units = The cards
web-kenjin-overview-fields = The battlefields
web-kenjin-overview-fight = Resolution
web-kenjin-overview-fight-1 = The Supply Camp comes first. On each battlefield: turn up all cards, then the Archers act, then the Samurai, then add up power. The stronger army wins; at equal power, the one with more cards.
web-kenjin-overview-score = Scoring
web-kenjin-overview-score-1 = Each battlefield won: 4 or 6 points. With a surviving Peasant there: +1. Your Lord alive on one of them: +3. Coward: −5.
web-kenjin-overview-score-2 = A tie goes to the player who won more battlefields.
web-kenjin-overview-samurai = eliminates Peasants, Brute, Ashigaru
