
web-samourai-overview-aim = Spełnij warunek zwycięstwa scenariusza: utrzymaj miejsce, przejdź mapę, doprowadź wóz albo pokonaj samurajów wroga. Strona, której nikt nie pozostał, przegrywa.
web-samourai-overview-figures = Figury
web-samourai-overview-figures-1 = Każda postać ma trzy wartości: atak (czarny), obronę (czerwoną) i ruch (niebieski). Zmieniają się, gdy jest ogłuszona, ranna lub konna. Druga rana lub drugie ogłuszenie zabija.
web-samourai-overview-figures-2 = Jeździec zajmuje dwa pola, łeb i zad, a zwrot kosztuje 2 punkty.
web-samourai-overview-turn = Twoja faza
web-samourai-overview-turn-1 = Każda strona rozgrywa jedną fazę w turze. Nikt nie musi strzelać, ruszać się ani atakować.
web-samourai-overview-fire = Łucznictwo
web-samourai-overview-fire-1 = Poprowadź prostą do celu. Ściany i drzewa ją blokują; zarośla, drzewa, skarpy i budynki dają osłonę. Rzuć kością, dodaj 1 za średni zasięg, 2 za daleki, 1 za zbroję lub konia i odczytaj tabelę: niski wynik jest dobry.
web-samourai-overview-move = Ruch
web-samourai-overview-move-1 = Każde pole kosztuje punkty zależnie od terenu. Przez swoich wolno przechodzić, nie wolno się na nich zatrzymać. Dosiadanie, zsiadanie, zaprzęganie i uprzątanie ciał to czynności: zajmują całą fazę.
web-samourai-overview-cost = punkty pieszo / konno
web-samourai-overview-fight = Walka
web-samourai-overview-fight-1 = Atakuj wrogów, z którymi się stykasz. Podziel atak przez obronę i zaokrąglij w dół: 16 do 4 to 4‑1. Lepszy teren albo wspólny atak kilku postaci przesuwa o kolumnę w prawo. Po odwrocie lub śmierci jeden ze zwycięzców może ruszyć w pościg.
web-samourai-overview-honour = Honor i noc
web-samourai-overview-honour-1 = Konni samuraje mogą wyzywać się na pojedynek. Ostatni samuraj strony może wybrać harakiri i zostawić wiersz. Nocą ninja są ukryci, chyba że stoją w świetle albo obok czuwającego wroga.
