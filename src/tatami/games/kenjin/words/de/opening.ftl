# Wie ein Tisch beginnt.

kenjin-motto = Bluffe mit verdeckten Karten auf vier Schlachtfeldern.
kenjin-first = Zwei Clans, gegen einen Schüler. Du beginnst.
kenjin-preset-disciple = Dein erstes Duell
    .what = Zwei Clans, gegen einen Schüler. Du beginnst.
kenjin-preset-teams = Zwei gegen zwei
    .what = Vier Clans in Teams: Ein Krieger ist dein Partner, zwei sind deine Gegner.
kenjin-preset-friends = Mit Freunden
    .what = Drei Clans, ein Link für jeden deiner zwei Freunde.
kenjin-players-2 = Duell
kenjin-players-2-about = Zwei Clans um vier Schlachtfelder. Jede Karte trifft auf denselben Gegner: am besten zum Lernen.
kenjin-players-3 = Drei Clans
kenjin-players-3-about = Jeder Clan kämpft gegen beide anderen. Die Schlachtfelder lassen sich auswählen.
kenjin-players-4 = Vier Clans
kenjin-players-4-about = Ein Ring von Schlachtfeldern: Jeder Clan kämpft gegen seine Nachbarn. Allein oder in zwei Teams.
kenjin-pictured = Wie viele Clans
kenjin-measured = Der Balken: wie oft jeder Platz gewann, wenn ein Bot beide spielte. Wer beginnt, hat es schwerer; ein zweites Spiel mit „Gleiche Auslage“ gleicht das aus.

kenjin-character-cautious = Verstärkt, wo er zurückliegt.
kenjin-character-greedy = Will die reichsten Schlachtfelder.
kenjin-character-bluffer = Versteckt Bauern, wo es um viel geht.
