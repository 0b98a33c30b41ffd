# Die Regelseite: ihre Schichten.

web-rules-layer-overview = Übersicht
web-rules-layer-rules = Nummerierte Regeln
web-rules-layer-tables = Tabellen
web-rules-layer-annex = Technischer Anhang
web-rules-annex-what = Was Spieler nicht brauchen: Koordinaten, Wahrscheinlichkeiten, Notation, Dateiformate, Namen der Optionen. Die Nummern sind die der Regeln.
web-rules-example = Beispiel.
web-rules-ruling = unsere Auslegung
web-rules-print = Übersicht drucken
web-overview-aim = Ziel des Spiels.
