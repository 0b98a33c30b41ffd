# Jak zacząć grę: gotowe stoły.

samourai-motto = Łuki, ostrza i konie na mapie z sześciokątnych pól.
samourai-first = Torii, wszyscy na miejscach, przeciw Nowicjuszowi.
samourai-preset-deployed = Torii, już rozstawione
    .what = Wszyscy na miejscach. Prowadzisz Akamori przeciw Nowicjuszowi.
samourai-preset-night = Pięciu w ciemności
    .what = Prowadzisz ninja; wartę trzyma Uczeń.
samourai-preset-friends = Ze znajomym
    .what = Siedmiu samurajów: ty prowadzisz zbójów, znajomy wioskę.

samourai-pictured = Scenariusz
samourai-measured = Pasek: jak często wygrywała każda ze stron, gdy obiema grał ten sam bot.
