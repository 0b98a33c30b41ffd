bot-reason-kenjin-coward = Władca wystawiony jako ostatni kosztuje 5 punktów.
bot-reason-kenjin-cards = Pole bitwy { $number }: twoje karty { $mine }, karty przeciwnika { $theirs }.
