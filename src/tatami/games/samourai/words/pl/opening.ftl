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

# Wartości wariantów.
samourai-rider_arrow_b-wounded_in_saddle = ranny, zostaje w siodle
samourai-rider_arrow_b-thrown_wounded = ranny i wysadzony z siodła
samourai-combat_result_a-attacker_wounded = atakujący jest ranny
samourai-combat_result_a-attacker_stunned = atakujący jest ogłuszony
samourai-shift_below_1_1-no_attack = brak ataku
samourai-shift_below_1_1-resolve_at_1_1 = rozstrzygany w kolumnie 1-1

samourai-character-cautious = Walczy tylko, gdy musi.
samourai-character-bold = Atakuje, rusza w pościg, wyzywa.
