# Strona zasad: jej warstwy.

web-rules-layer-overview = W skrócie
web-rules-layer-rules = Numerowane zasady
web-rules-layer-tables = Tabele
web-rules-layer-annex = Aneks techniczny
web-rules-annex-what = To, czego gracze nie potrzebują: współrzędne, prawdopodobieństwa, notacja, formaty plików, nazwy opcji. Numery są takie jak w zasadach.
web-rules-example = Przykład.
web-rules-ruling = nasze rozstrzygnięcie
web-rules-print = Drukuj skrót zasad
web-overview-aim = Cel gry.
