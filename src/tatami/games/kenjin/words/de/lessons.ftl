# Kenjin: die Lektionen.

kenjin-lessons = Dreizehn Karten, vier Schlachtfelder und viele Geheimnisse. Ein paar Minuten genügen zum Lernen.

kenjin-lesson-cards = Offen und verdeckt
kenjin-lesson-cards-face-up = Du führst den weißen Clan gegen Jozu auf vier Schlachtfeldern. Fünf deiner Karten sind reguläre Einheiten: Alle sehen sie. Setze deinen Ashigaru auf Schlachtfeld 1 ein, dem Hafen.
    .right = Der Ashigaru liegt offen und hat Stärke 2. Auf jedem Schlachtfeld gewinnt die stärkere Armee.
    .wrong = Das wäre erlaubt, aber fangen wir mit dem Ashigaru an: Klicke ihn auf deiner Hand an, dann Schlachtfeld 1.
    .elsewhere = Die richtige Karte, aber setze sie auf Schlachtfeld 1 ein, dem Hafen: Dort bringt jede offene Karte einen Punkt Stärke mehr.
kenjin-lesson-cards-face-down = In jedem Zug setzt du zwei Karten ein. Die acht geheimen Einheiten liegen verdeckt: Nur du darfst sie ansehen. Setze einen Bauern auf Schlachtfeld 3 ein, dem Reisfeld.
    .right = Anderswo hat ein Bauer Stärke 0, auf dem Reisfeld 1. Auch Jozu hat zwei Karten eingesetzt; du kannst nur raten, welche.
    .wrong = Das wäre erlaubt, aber versuche jetzt eine geheime Einheit: einen Bauern auf Schlachtfeld 3.
    .elsewhere = Dort haben Bauern Stärke 0. Auf Schlachtfeld 3, dem Reisfeld, haben sie 1.

kenjin-lesson-scout = Der Späher
kenjin-lesson-scout-engage = Auf Schlachtfeld 1 hast du zwei starke Karten gegen zwei verdeckte von Jozu. Womit hast du es zu tun? Setze den Späher auf Schlachtfeld 1 ein.
    .right = Die Fähigkeit einer regulären Einheit wirkt sofort.
    .wrong = Um das zu erfahren, brauchst du den Späher: Setze ihn auf Schlachtfeld 1 ein.
    .elsewhere = Der Späher deckt nur auf seinem eigenen Schlachtfeld eine Karte auf. Die beiden liegen auf Schlachtfeld 1.
kenjin-lesson-scout-reveal = Wähle nun, welche der beiden Karten aufgedeckt wird: die erste.
    .right = Ein Samurai! Er würde deinen Hünen und deinen Ashigaru ausschalten. Nun wissen es alle, und du hast noch einen Bogenschützen. Eine aufgedeckte Karte bleibt offen, und kein Attentäter kann sie mehr nehmen.
    .wrong = Decke die erste auf: Die zuerst gespielte Karte ist oft die wichtigste.

kenjin-lesson-shadows = Im Verborgenen
kenjin-lesson-shadows-shugenja = Wer führt Jozus Armee auf Schlachtfeld 2, dem Palast? Der Shugenja sieht sich eine beliebige verdeckte Karte an. Setze ihn auf einem beliebigen Schlachtfeld ein.
    .right = Von überall kann er sich eine verdeckte Karte auf jedem Schlachtfeld ansehen.
    .wrong = Dafür brauchst du den Shugenja. Das Schlachtfeld ist gleich.
kenjin-lesson-shadows-look = Sieh dir Jozus erste Karte auf Schlachtfeld 2 an.
    .right = Der Fürst! Nur du weißt es. Überlebt er auf einem Schlachtfeld, das Jozu gewinnt, bringt er 3 Punkte mehr, und jede Karte hinter ihm macht ihn stärker.
    .wrong = Ein andermal vielleicht. Wichtig ist die erste auf Schlachtfeld 2, mit den anderen dahinter.
kenjin-lesson-shadows-assassin = Du hast in diesem Zug noch eine Karte. Der Attentäter kommt nicht auf deine Seite: Er ersetzt eine verdeckte Karte des Gegners. Nimm den Fürsten.
    .right = Der Fürst ist ausgeschaltet, und nur du und Jozu wissen es. Der Preis: Dein Attentäter liegt in Jozus Reihe, und seine Stärke 1 zählt für Jozu.
    .wrong = Nicht schlecht, aber der Fürst bleibt nicht ewig erreichbar. Klicke den Attentäter an, dann die erste Karte auf Schlachtfeld 2.
    .another = Das ist eine andere Karte. Der Fürst ist die erste auf Schlachtfeld 2: Du hast ihn eben gesehen.

kenjin-lesson-general = Der General
kenjin-lesson-general-engage = Auf Schlachtfeld 1 steht dein Fürst, Stärke 2, gegen Ashigaru und Hünen: 5. Er würde verlieren. Der General versetzt eine deiner verdeckten Karten von seinem Schlachtfeld auf ein anderes. Setze ihn dort ein.
    .right = Nun kann er den Fürsten in Sicherheit bringen.
    .wrong = Das rettet den Fürsten nicht. Setze den General auf Schlachtfeld 1 ein, wo der Fürst liegt.
    .elsewhere = Der General versetzt eine Karte von dem Schlachtfeld, auf dem er eingesetzt wird. Der Fürst liegt auf Schlachtfeld 1.
kenjin-lesson-general-move = Versetze den Fürsten auf Schlachtfeld 3, das Torii, wo du keinen Gegner hast.
    .right = Der Fürst ist nun der Letzte dieser Reihe. Jede Karte, die du hinter ihm einsetzt, macht ihn um 1 stärker.
    .wrong = Dort wäre er in Gefahr oder nutzlos. Auf Schlachtfeld 3 hast du keinen Gegner.

kenjin-lesson-lord = Der Fürst
kenjin-lesson-lord-lord = Du hast noch zwei Karten: den Fürsten und einen Bauern. Ist der Fürst die letzte Karte, die du einsetzt, bist du ein Feigling und verlierst 5 Punkte. Setze ihn auf Schlachtfeld 2 ein, dem Goldenen Tempel.
    .right = Der Fürst hat Stärke 2, plus 1 für jede Karte hinter ihm. Noch ist da keine.
    .wrong = Denk an den Fürsten: Er darf nicht deine letzte Karte sein. Setze ihn auf Schlachtfeld 2 ein.
    .coward = Dann wäre der Fürst deine letzte Karte: Feigling, 5 Punkte verloren. Setze ihn jetzt ein.
    .elsewhere = Der Fürst, ja; aber auf Schlachtfeld 2 macht er den Unterschied: Dort zeigt Jozu Stärke 4 gegen deine 2.
kenjin-lesson-lord-behind = Deine letzte Karte. Auf Schlachtfeld 2 steht es 4 zu 4. Wo kann der Bauer, ohne eigene Stärke, einen Kampf entscheiden?
    .right = Hinter dem Fürsten bringt der Bauer einen Punkt Stärke: 5 zu 4. Der Tempel ist 6 Punkte wert, der Fürst 3, der Bauer 1. Sieh dir oben die Wertung an.
    .wrong = Dort ändert er nichts. Hinter dem Fürsten, auf Schlachtfeld 2, macht er ihn um 1 stärker.

kenjin-lesson-archer = Bogenschützen und Samurai
kenjin-lesson-archer-shoot = Werden die Karten aufgedeckt, schalten zuerst die Bogenschützen den gegnerischen Samurai aus; dann schalten die verbliebenen Samurai Bauern, Hünen und Ashigaru aus. Jozus Samurai hast du auf Schlachtfeld 3 gesehen. Deine letzte Karte ist der Bogenschütze.
    .right = Der Samurai ist ausgeschaltet, bevor er wirken konnte. Dein eigener, auf Schlachtfeld 4, hat den Hünen und den Ashigaru ausgeschaltet: Dort war kein Bogenschütze.
    .wrong = Sieh, wo Jozus Samurai ist: offen auf Schlachtfeld 3. Dort rettet dein Bogenschütze den Ashigaru und den Bauern.

kenjin-lesson-fortress = Jedes Feld hat seine Regel
kenjin-lesson-fortress-third = Jedes Schlachtfeld hat seine eigene Regel. Um die Festung zu gewinnen, brauchst du dort mindestens drei Karten. Du hast zwei starke. Deine letzte Karte ist ein Bauer.
    .right = Drei Karten, und die Festung gehört dir: 6 Punkte, plus 1, weil ein Bauer überlebt hat. In jeder Partie kannst du den Namen eines Schlachtfelds anklicken, um seine Regel zu lesen.
    .wrong = Dort entscheidet der Bauer nichts. Auf Schlachtfeld 4, der Festung, fehlt dir eine Karte.
    .palace = Im Palast verliert die größere Armee 2 Stärke: kein Ort für viele. Auf Schlachtfeld 4, der Festung, fehlt dir eine Karte.
