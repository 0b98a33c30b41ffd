# Jak zacząć grę: gotowe stoły i co znaczą wybory.

samurai-spirit-motto = Wspólnie brońcie wioski przez trzy rundy.
samurai-spirit-first = Łatwo, trzech samurajów: pomagają dwaj Mistrzowie.
samurai-spirit-preset-evening = Pierwszy wieczór
    .what = Łatwo, trzech samurajów: jesteś Kyuzo, obok ciebie walczą dwaj Mistrzowie.
samurai-spirit-preset-solo = Solo
    .what = Sam prowadzisz dwóch samurajów; pomagają żetony wioski.
samurai-spirit-preset-friends = Ze znajomymi
    .what = Normalnie, czterech samurajów, link dla każdego z trojga znajomych.
samurai-spirit-difficulty-easy-about = Mniej najeźdźców, a wioska wybacza błędy.
samurai-spirit-difficulty-normal-about = Zwykła gra: ocalone rodziny pomagają.
samurai-spirit-difficulty-hard-about = O jedną barykadę mniej; utracone gospodarstwa też bolą.
samurai-spirit-difficulty-heroic-about = O dwie barykady mniej i żadna rodzina nie pomaga.
samurai-spirit-edition-en-about = Żetony wioski działają do końca rundy. Kogo rani gospodarstwo, decyduje los; lecząca rodzina losuje spośród wszystkich, czasem na próżno.
samurai-spirit-edition-fr-about = Gracze wybierają, kogo rani gospodarstwo i kogo leczy rodzina. Żetony wioski działają przez jedną turę.
samurai-spirit-edition-pl-about = Żetony wioski działają do końca rundy. Kogo rani gospodarstwo i którego rannego leczy rodzina, decyduje los; Kiai Kyuza przenosi dowolny żeton wsparcia.
samurai-spirit-village_support-true-about = Żetony nieobecnych samurajów użyczają ci ich talentów, po jednym razie.

web-ss-opening-barricades = { $count ->
    [one] { $count } barykada
    [few] { $count } barykady
   *[other] { $count } barykad
}
web-ss-opening-raiders = { $count ->
    [one] { $count } najeźdźca
    [few] { $count } najeźdźców
   *[other] { $count } najeźdźców
}
web-ss-opening-lieutenants = +{ $count } w rundzie 2
web-ss-opening-bosses = +{ $count } w rundzie 3

samurai-spirit-pictured = Jak trudno
samurai-spirit-measured = Wygrane botów grających między sobą, przy tylu samurajach, ilu tu wybrano.

web-ss-series-farms = Gospodarstwa
web-ss-series-families = Rodziny
web-ss-series-wounds = Rany

samurai-spirit-character-cautious = Wspiera innych i pasuje w porę.
samurai-spirit-character-bold = Walczy dalej i szuka Kiai.
