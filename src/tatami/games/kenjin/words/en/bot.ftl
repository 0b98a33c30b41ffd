bot-reason-kenjin-coward = A Lord engaged last costs 5 points.
bot-reason-kenjin-cards = Battlefield { $number }: your cards { $mine }, opposing cards { $theirs }.
