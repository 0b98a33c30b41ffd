bot-reason-kenjin-coward = Un Seigneur engagé en dernier coûte 5 points.
bot-reason-kenjin-cards = Champ de bataille { $number } : vos cartes { $mine }, cartes adverses { $theirs }.
