# Kenjin: die Regeln auf Deutsch. Eine Nachricht je Regel: KJ-3.2 ist kj-3-2.

kj-1 = Material
kj-1-1 = Kenjin ist für 2 bis 4 Spieler. Jeder führt einen Clan: Kamiwashi (weiß), Jozu (blau), Yasei (grün) oder Hondo (rot). Die Clans unterscheiden sich nur in der Farbe.
kj-1-2 = Ein Clan hat 13 Karten. Fünf sind reguläre Einheiten, die offen eingesetzt werden: Späher, Shugenja, General, Attentäter und Ashigaru. Acht sind geheime Einheiten, die verdeckt eingesetzt werden: Fürst, vier Bauern, Hüne, Bogenschütze und Samurai. Die Art der Einheit entscheidet, wie sie liegt; du hast nie die Wahl.
kj-1-3 = Es gibt zehn Schlachtfelder. Fünf sind 4 Punkte wert: Hafen, Reisfeld, Dorf, Nachschublager und Torii. Fünf sind 6 wert: Pass, Heiligtum, Palast, Goldener Tempel und Festung.

kj-2 = Aufbau
kj-2-1 = Gespielt wird im Uhrzeigersinn: Wer links von dir sitzt, hat den nächsten Platz. Wer den ersten Platz hat, beginnt. In der Anleitung ist das der Älteste; hier werden die Plätze ausgelost, wenn der Tisch nichts anderes bestimmt (unsere Auslegung).
    .technical = In Notation, Dateien und API zählen die Plätze ab `0`.
kj-2-2 = Zu zweit liegen alle vier Schlachtfelder zwischen euch: zwei zu 4 und zwei zu 6 Punkten, nummeriert von 1 bis 4 in der Folge 4, 6, 4, 6.
kj-2-3 = Zu dritt oder viert liegen zwischen je zwei Nachbarn ein Schlachtfeld zu 4 und eines zu 6 Punkten, insgesamt 6 oder 8; mit dem Gegenüber teilst du keines. Sie werden im Uhrzeigersinn nummeriert, in jedem Paar zuerst das zu 4.
    .technical = Zwischen Platz `i` und dem nächsten (nach dem letzten kommt Platz `0`) hat das Schlachtfeld zu 4 die Nummer 2i + 1 und das zu 6 die Nummer 2i + 2.
kj-2-4 = Also kämpft jeder auf genau vier Schlachtfeldern: zwei zu 4 und zwei zu 6 Punkten.
kj-2-5 = Zufälliger Aufbau: Für jede Nummer wird der Reihe nach ein Schlachtfeld mit dem richtigen Wert gezogen; die übrigen bleiben aus dem Spiel. Das ist der einzige Aufbau zu zweit (die Anleitung nennt ihn den für Experten) und der für Anfänger zu dritt und viert. Für die erste Partie sind zwei oder drei Spieler am besten.
    .technical = Option `setup`, Wert `random`.
kj-2-6 = Auswahl, für drei oder vier erfahrene Spieler; zu zweit nicht möglich. Zuerst werden Schlachtfelder zu 4 ausgelegt, eines mehr als Spieler (zu viert alle fünf). Im Uhrzeigersinn, beginnend mit dem ersten Spieler, nimmt jeder eines und legt es zwischen sich und den linken Nachbarn.
    .technical = Option `setup`, Wert `draft`. Das von Platz `i` genommene Schlachtfeld zu 4 bekommt die Nummer 2i + 1.
kj-2-7 = Erst dann werden die zu 6 ausgelegt, wieder eines mehr als Spieler. Beginnend mit dem, der zuletzt eines zu 4 gewählt hat, und gegen den Uhrzeigersinn nimmt jeder eines und legt es zwischen sich und den rechten Nachbarn. Die übrigen bleiben aus dem Spiel.
    .technical = Das von Platz `i` genommene Schlachtfeld zu 6 bekommt die Nummer 2i; Platz `0` bekommt die letzte Nummer.
kj-2-8 = Du hast von Anfang an alle 13 Karten auf der Hand. Es gibt keinen Nachziehstapel.

kj-3 = Aufmarsch
kj-3-1 = Gespielt wird im Uhrzeigersinn ab dem ersten Spieler. In deinem Zug setzt du zwei Karten ein, eine nach der anderen; im siebten und letzten die eine, die dir bleibt. Aussetzen darfst du nie.
kj-3-2 = Du setzt eine Karte auf deiner Seite eines deiner vier Schlachtfelder ein, am Ende deiner Reihe; die Reihenfolge bleibt. Beide Karten dürfen auf dasselbe Schlachtfeld oder auf zwei verschiedene. Nur der Attentäter macht eine Ausnahme (KJ-4.4).
kj-3-3 = Die Fähigkeit einer regulären Einheit wirkt, sobald sie eingesetzt ist, bevor du die nächste Karte wählst. Kann sie wirken, muss sie es; gibt es nichts, worauf sie wirkt, geschieht nichts.
    .technical = Auch eine Wahl mit nur einer Möglichkeit ist in der aufgezeichneten Partie eine eigene Aktion.
kj-3-4 = Die Fähigkeiten geheimer Einheiten wirken erst bei der Auflösung, auch wenn die Karte vorher aufgedeckt wurde.
kj-3-5 = Ein Schlachtfeld fasst beliebig viele Karten, außer dem Pass (KJ-6.1).
kj-3-6 = Tatami legt nie eine Karte falsch herum. Am echten Tisch wird eine falsch gelegte Karte aus dem Spiel genommen.
kj-3-7 = Der Aufmarsch endet, wenn der letzte Spieler seine letzte Karte eingesetzt hat.
kj-3-8 = Feigling: Ist der Fürst die letzte Karte, die du einsetzt, verlierst du 5 Punkte. Ein vom General versetzter Fürst gilt nicht als neu eingesetzt (unsere Auslegung), und verlierst du den Fürsten später, bleibt die Strafe (unsere Auslegung).

kj-4 = Einheiten
kj-4-1 = Späher (regulär). Decke eine verdeckte Karte deiner Wahl in der gegnerischen Reihe auf demselben Schlachtfeld auf; die Reihenfolge bleibt. Diese Karte gilt nicht mehr als verdeckt: Weder Attentäter noch Shugenja noch der General ihres Besitzers können sie wählen.
kj-4-2 = Shugenja (regulär). Sieh dir eine verdeckte Karte eines anderen Spielers auf einem beliebigen Schlachtfeld an; nur du siehst sie, und sie bleibt verdeckt. Im Team darf es die des Partners sein. Alle sehen, welche Karte du ansiehst.
kj-4-3 = General (regulär). Versetze eine deiner verdeckten Karten von diesem Schlachtfeld ans Ende deiner Reihe auf einem anderen; hast du hier eine, musst du es tun. Du wählst Karte und Ziel. Ein voller Pass kann nicht das Ziel sein. Die versetzte Karte ist nun die letzte ihrer neuen Reihe, was für den Fürsten zählt (KJ-4.6).
kj-4-4 = Attentäter (regulär). Er kommt nicht auf deine Seite: Er ersetzt eine verdeckte Karte eines anderen Spielers auf einem beliebigen Schlachtfeld. Sieh dir diese Karte an: Sie ist ausgeschaltet und bleibt für die anderen bis zum Schluss geheim. Der Attentäter liegt offen in jener Reihe und gehört nun zu jener Armee: Er zählt für ihre Stärke und ihre Kartenzahl, in allen Regeln. Der Samurai schaltet ihn nicht aus. Im Team dürfen nur Karten der Gegner genommen werden (unsere Auslegung). Ohne Ziel kann er nicht gespielt werden (unsere Auslegung); das blockiert dich nie.
    .example = Der verdeckte Fürst von Jozu ist die erste von drei Karten im Palast. Dein Attentäter ersetzt ihn: Jozu verliert den Fürsten, hat aber weiter drei Karten, und die Stärke 1 deines Attentäters zählt für Jozu.
    .technical = Der Attentäter zählt für den Besitzer der Reihe bei: Stärke, Gleichstand, Palast, Festung, Hafen, Dorf, Heiligtum, Grenze des Passes, Bonus des Fürsten. Im letzten Zug gibt es immer ein Ziel; vorher lassen sich immer andere Karten einsetzen.
kj-4-5 = Ashigaru (regulär). Keine Fähigkeit.
kj-4-6 = Fürst (geheim). Stärke 2, plus 1 für jede Karte hinter ihm in seiner Reihe, wenn die Stärke gezählt wird, also nach dem Ausschalten (unsere Auslegung). Auch der Attentäter eines anderen Spielers hinter ihm zählt (unsere Auslegung). Überlebt er auf einem Schlachtfeld, das du gewinnst, bringt er 3 Punkte.
    .example = Deine Reihe: Späher, Fürst, Bauer, Bogenschütze. Zwei Karten liegen hinter dem Fürsten, seine Stärke ist also 2 + 2 = 4. Schaltet ein Samurai den Bauern aus, ist sie 3.
kj-4-7 = Bauer, viermal (geheim). Stärke 0. Ein Schlachtfeld, das du mit mindestens einem überlebenden Bauern gewinnst, bringt 1 Punkt mehr, einmal je Schlachtfeld. Dass er überleben muss, ist unsere Auslegung, da eine ausgeschaltete Karte ihre Fähigkeit verliert; man kann es abschalten und dem Wortlaut der Anleitung folgen, nach dem genügt, dass ein Bauer zu Beginn des Kampfes da war.
    .technical = Option `peasant_must_survive`, voreingestellt an.
kj-4-8 = Hüne (geheim). Keine Fähigkeit.
kj-4-9 = Bogenschütze (geheim). Schaltet den gegnerischen Samurai auf diesem Schlachtfeld aus, bevor ein Samurai wirkt.
kj-4-10 = Samurai (geheim). Schaltet nach den Bogenschützen alle gegnerischen Bauern, den Hünen und den Ashigaru auf diesem Schlachtfeld aus.
kj-4-11 = Beide Bogenschützen wirken gleichzeitig; dann wirken die verbliebenen Samurai gleichzeitig (unsere Auslegung).

kj-5 = Auflösung
kj-5-1 = Nach dem Aufmarsch werden die Feiglinge genannt (KJ-3.8); so erfahren alle, wo deren Fürsten zuletzt gelegt wurden. Dann werden die Schlachtfelder nacheinander aufgelöst: zuerst das Nachschublager, falls es im Spiel ist, dann nach Nummern; die Folge der übrigen ändert nichts (unsere Auslegung).
kj-5-2 =
    Auf jedem Schlachtfeld:
    (a) der Hafen zählt seinen Bonus;
    (b) alle Karten werden aufgedeckt;
    (c) die Bogenschützen wirken;
    (d) die Samurai wirken;
    (e) das Heiligtum zerstört;
    (f) die Stärken werden mit allen Boni und Abzügen addiert;
    (g) der Gewinner steht fest.
kj-5-3 = Hat nur eine Seite noch Karten, gewinnt sie, gleich wie stark (unsere Auslegung, nach dem einzelnen Bauern der Anleitung, dem niemand gegenübersteht). Hat keine welche, gewinnt niemand. Sonst gewinnt die stärkere Armee; bei gleicher Stärke die mit mehr verbliebenen Karten (unsere Auslegung); ist auch das gleich, niemand.
    .example = Ashigaru und Bogenschütze (2 + 1) gegen den Hünen (3): 3 zu 3. Die erste Seite hat zwei Karten, die andere eine: Die erste gewinnt.
kj-5-4 = Der Goldene Tempel und die Festung stellen den Gewinner dann auf die Probe. Eine Armee, die nur aus dem Attentäter eines anderen Spielers besteht, kann gewinnen.
kj-5-5 = Die Karten des Verlierers gehen; die des Gewinners bleiben auf dem eroberten Schlachtfeld. Gewinnt niemand, bleiben alle Karten offen liegen und zählen nicht.
kj-5-6 = Eine Stärke kann unter null fallen: Es gibt keine Untergrenze (unsere Auslegung; mit einer Grenze bei 0 könnte die größere Armee gerade den Palast gewinnen, der sie bestraft).

kj-6 = Schlachtfelder
kj-6-1 = Pass (6): höchstens drei Karten je Seite. Auf einer vollen Seite kann nichts eingesetzt werden, auch kein General, dessen Fähigkeit zu spät käme. Ein Attentäter darf dort trotzdem eine Karte ersetzen.
kj-6-2 = Heiligtum (6): Nach den Fähigkeiten zerstört jeder eine seiner Karten mit der geringsten Stärke, bei Gleichstand nach Wahl. Es zählt die Stärke in diesem Moment, mit dem Bonus des Fürsten (unsere Auslegung). Beide wählen, ohne die Wahl des anderen zu sehen, und beide Karten gehen zugleich (unsere Auslegung). Der Attentäter eines anderen Spielers gehört zu den Karten des Besitzers der Reihe. Eine Seite ohne Karten zerstört nichts; eine einzelne Karte wird zerstört. Danach wird der Bonus des Fürsten neu gezählt.
    .technical = Wer die niedrigere Platznummer hat, wird zuerst gefragt; der andere erfährt daraus nichts.
kj-6-3 = Hafen (4): Bevor die Karten aufgedeckt werden, erhält jede Armee +1 für jede offene Karte auf ihrer Seite. Späteres Ausschalten ändert daran nichts (unsere Auslegung).
    .example = Du hast zwei offene und zwei verdeckte Karten im Hafen: +2, auch wenn ein Samurai danach eine davon ausschaltet.
kj-6-4 = Reisfeld (4): Bauern haben Stärke 1.
kj-6-5 = Dorf (4): Karten mit aufgedruckter Stärke 1 haben Stärke 2. Den Fürsten betrifft das nicht (unsere Auslegung).
kj-6-6 = Palast (6): Die Seite mit mehr verbliebenen Karten (unsere Auslegung) verliert 2 Stärke. Bei gleicher Zahl keine.
kj-6-7 = Goldener Tempel (6): Hat der Gewinner weniger als Stärke 4, gewinnt niemand, und alle Karten dort sind ausgeschaltet.
kj-6-8 = Festung (6): Hat der Gewinner weniger als 3 verbliebene Karten (unsere Auslegung), gewinnt niemand, und alle Karten dort sind ausgeschaltet.
kj-6-9 = Nachschublager (4): Der Gewinner muss sofort, bevor etwas anderes aufgedeckt wird, zwei andere eigene Schlachtfelder wählen, mit oder ohne Karten. Seine Armee erhält dort je +1 Stärke, was auch für die 4 des Goldenen Tempels zählt. Im Team darf er auch Schlachtfelder des Partners wählen, dessen Armee dann den Bonus erhält.
kj-6-10 = Torii (4+): 4 Punkte wert, plus 1 für jedes andere Schlachtfeld, das der Gewinner gewonnen hat, am Ende gezählt. Das Torii zählt sich nicht selbst (unsere Auslegung: das Beispiel der Anleitung ergibt genau 4); eine Option ändert das.
    .example = Du gewinnst das Torii und zwei andere Schlachtfelder: Das Torii ist 4 + 2 = 6 wert.
    .technical = Option `torii_counts_itself`, voreingestellt aus.

kj-7 = Wertung
kj-7-1 = Zähle die Punkte deiner gewonnenen Schlachtfelder, je 1 Punkt für jedes, das du mit einem überlebenden Bauern gewonnen hast, und 3 Punkte, wenn dein Fürst auf einem davon lebt. Ein Feigling verliert 5.
    .example = Du gewinnst den Goldenen Tempel (6) mit Fürst und Bauer und den Hafen (4): 6 + 1 + 3 + 4 = 14. War der Fürst deine letzte Karte: 9.
kj-7-2 = Die höchste Summe gewinnt; bei Gleichstand, wer mehr Schlachtfelder gewonnen hat. Ist auch das gleich, wird der Sieg geteilt (unsere Auslegung).

kj-8 = Teams (vier Spieler)
kj-8-1 = Im Team sitzen sich Partner gegenüber; so liegt jedes Schlachtfeld zwischen Gegnern. Partner dürfen reden, sich aber keine verdeckten Karten zeigen.
    .technical = Option `teams`: Plätze `0` und `2` gegen `1` und `3`.
kj-8-2 = Die Summe eines Teams sind die Punkte beider Partner (unsere Auslegung). Bei Gleichstand gewinnt das Team, das zusammen mehr Schlachtfelder gewonnen hat; ist auch das gleich, wird der Sieg geteilt. Beide Partner des Teams gewinnen. Das Torii zählt nur die Schlachtfelder seines Gewinners.
kj-8-3 = Reden ist in jeder Partie frei, auch falsche Andeutungen. Hat dein Attentäter eine Karte genommen, darfst du darüber sagen, was du willst, sie aber nicht zeigen.

kj-9 = Wer was weiß
kj-9-1 = Alle sehen die Schlachtfelder, die Zahl der Karten auf jeder Hand und in jeder Reihe, alle offenen Karten, welche Stellen wessen Attentäter eingenommen hat, welche Karte ein Shugenja angesehen und welche ein General wohin versetzt hat.
kj-9-2 = Du kennst außerdem deine Hand und deine verdeckten Karten, was dein Shugenja sah, was dein Attentäter nahm und was dir genommen wurde. Das Wissen gehört zur Karte, nicht zur Stelle: Hast du eine Karte gesehen, kennst du sie auch, nachdem ein General sie versetzt hat.
kj-9-3 = Die anderen sehen, dass und wo du eine geheime Einheit einsetzt, aber nicht welche. Partner wissen nicht mehr als alle anderen, außer was ein Shugenja zeigt (KJ-4.2). Zuschauer sehen, was alle sehen. Nach der Partie wird alles gezeigt.
    .technical = Für die anderen liest sich eine auf Schlachtfeld 2 eingesetzte geheime Einheit `secret@2`; jede andere Aktion ist öffentlich.
