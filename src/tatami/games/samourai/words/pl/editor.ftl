# Edytor scenariuszy: rysowanie, zapis, gra.
web-edit-tool-erase = gumka
web-edit-tool-wall = ściana
web-edit-tool-select = zaznaczenie
web-edit-tool-hand = przesuwanie mapy
web-paint-group-ground = Teren
web-paint-group-walls = Ściany: rysuj wzdłuż boków domu
web-paint-group-zones = Rozstawienie i wejście
web-paint-group-pieces = Figury i żetony
web-paint-group-map = Mapa
web-paint-zone = rozstawienie: { $side }
web-paint-entry = wejście: { $side }
web-paint-brush = Pędzel
web-paint-mode-pen = jedno pole
web-paint-mode-wide = siedem pól
web-paint-mode-line = linia
web-paint-mode-fill = wypełnij
web-paint-mirror = Rysowanie symetryczne
web-paint-mirror-none = wyłączone
web-paint-mirror-across = lewo i prawo
web-paint-mirror-down = góra i dół
web-paint-mirror-turned = przeciwny róg
web-paint-keys = Strzałki: z pola na pole. Enter: rysuj. Shift i strzałka: rysuj po drodze. 1–6: boki pola. Ctrl+Z: cofnij.
web-paint-redo = Ponów
web-paint-close = Zamknij
web-paint-copy = Kopiuj
web-paint-paste = Wklej
web-paint-flip-across = Odbij lewo–prawo
web-paint-flip-down = Odbij góra–dół
web-paint-flip-turned = Obróć o 180°
web-paint-tab-sides = Strony
web-paint-tab-victory = Zwycięstwo
web-paint-tab-scenario = Mapa
web-paint-tab-files = Pliki
web-paint-wrong = { $count ->
    [one] { $count } rzecz do poprawienia, zanim będzie można grać:
    [few] { $count } rzeczy do poprawienia, zanim będzie można grać:
    [many] { $count } rzeczy do poprawienia, zanim będzie można grać:
   *[other] { $count } rzeczy do poprawienia, zanim będzie można grać:
}
web-paint-checking = Sprawdzam…
web-paint-enters = wejdzie później
web-paint-in-zone = w strefie rozstawienia
web-paint-to-zone = dowolne rozstawienie
web-paint-take = Postaw na mapie: { $name }
web-paint-figures-of = Figury: { $side }
web-paint-choose = Wybierz figury
web-paint-choose-about = Zaznacz figury, aby stanęły w strefie, albo przeciągnij je na mapę.
web-paint-search = Szukaj po imieniu lub typie
web-paint-more = Więcej o rozstawieniu
web-shelf-kept = Twoje scenariusze
web-shelf-empty = Zapisz szkic, aby został tutaj, i zacznij następny.
web-shelf-drop = Usuń „{ $name }”
web-shelf-drop-what = Zniknie z tej przeglądarki i nie da się go przywrócić.
web-shelf-overwrite = Zastąpić zapisany scenariusz?
web-shelf-overwrite-what = Pod nazwą „{ $name }” zapisano inny scenariusz. Zostanie zastąpiony.
web-shelf-files = Pliki
web-shelf-files-about = Jeden plik zawiera wszystko. Mapę, scenariusz i figury można też zapisać jako tekst do czytania i edycji.
web-shelf-autosaved = Szkic zapisany w tej przeglądarce
web-shelf-not-kept = Ta przeglądarka nie może zapisać szkicu. Zapisz go do pliku, zanim opuścisz stronę.
web-play-as = Grasz jako
web-play-against = przeciwko
web-shelf-cancel = Anuluj
web-paint-touch = Jeden palec rysuje. Dwa palce przesuwają i powiększają mapę.
