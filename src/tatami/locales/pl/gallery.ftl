### Galeria: co ludzie udostępniają.

server-error-no-such-setup = Tego rozstawienia nie ma w galerii.
server-error-own-setup = Nie można oceniać własnej pracy.
server-error-too-many-setups = Udostępniasz już tyle, ile wolno jednej osobie. Najpierw usuń któreś.
web-gallery-title = Galeria
web-gallery-of = Galeria: { $game }
web-gallery-about = Zrobione i udostępnione przez graczy. Zagraj, oceń albo otwórz w edytorze i zmień.
web-gallery-order = Kolejność
web-gallery-order-new = najnowsze
web-gallery-order-best = najwyżej oceniane
web-gallery-order-played = najczęściej grane
web-gallery-empty = Nikt jeszcze niczego nie udostępnił. Bądź pierwszą osobą.
web-gallery-by = autor: { $name }
web-gallery-plays = { $count ->
    [one] zagrano { $count } raz
    [few] zagrano { $count } razy
    [many] zagrano { $count } razy
   *[other] zagrano { $count } razy
}
web-gallery-stars = { $stars } na 5 ({ $count ->
    [one] { $count } ocena
    [few] { $count } oceny
    [many] { $count } ocen
   *[other] { $count } oceny
})
web-gallery-unrated = jeszcze bez ocen
web-gallery-rate = Twoja ocena
web-gallery-star = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
    [many] { $count } gwiazdek
   *[other] { $count } gwiazdki
}
web-gallery-play = Zagraj
web-gallery-against = Przeciwnik
web-gallery-change = Otwórz w edytorze
web-gallery-report = Zgłoś
web-gallery-report-ask = Zgłosić to operatorowi serwera?
web-gallery-report-what = Po kilku zgłoszeniach zniknie, dopóki operator jej nie sprawdzi.
web-gallery-reported = Zgłoszono. Dziękujemy.
web-gallery-hidden = Ukryte po zgłoszeniach do decyzji operatora
web-gallery-mine = Udostępnione przez ciebie
web-gallery-delete = Przestań udostępniać
web-gallery-delete-what = „{ $title }” zniknie z galerii razem z ocenami. Twoja kopia zostanie.
web-gallery-more = Pokaż więcej
web-gallery-profile = Załóż profil, aby oceniać, zgłaszać i udostępniać.
web-gallery-share = Udostępnij w galerii
web-gallery-share-what = Każdy na tym serwerze zobaczy „{ $title }” z nazwą twojego profilu i będzie mógł w to grać i to zmieniać.
web-gallery-shared = Jest w galerii.
web-gallery-needs = Potrzebna jest nazwa i żadnych błędów.
cli-gallery = pokaż zgłoszenia z galerii i zdecyduj
cli-gallery-hide = ukryj to przed wszystkimi poza autorem
cli-gallery-show = pokazuj to mimo zgłoszeń
cli-gallery-hidden = { $id }: ukryte.
cli-gallery-shown = { $id }: widoczne.
cli-gallery-reports = zgłoszenia: { $count }, decyzja: { $verdict }
cli-gallery-nothing = Nic nie zgłoszono.
