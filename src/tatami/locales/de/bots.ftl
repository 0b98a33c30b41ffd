# Bots: ihre Stufen und ihre Begründungen.

bot-level-1 = Neuling
bot-level-2 = Schüler
bot-level-3 = Krieger
bot-level-4 = Meister
bot-level-5 = Weiser
bot-reason-expected = Erwartetes Ergebnis: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ± { NUMBER($margin, style: "percent", maximumFractionDigits: 0) }.
bot-reason-close = Ein anderer Zug sieht ebenso gut aus.
bot-reason-lead = Um { NUMBER($lead, style: "percent", maximumFractionDigits: 0) } besser als der nächste Zug.
bot-reason-plan = In diesem Zug sieht ein anderer besser aus; dieser folgt dem Plan, der das Szenario gewinnt.
