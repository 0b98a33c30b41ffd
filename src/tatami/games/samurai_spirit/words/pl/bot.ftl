bot-reason-samurai-spirit-overwhelmed = Walka kończy się przegraną w { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } przypadków.
bot-reason-samurai-spirit-defend = Najeźdźcę można położyć po lewej stronie w { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } przypadków.
bot-reason-samurai-spirit-kiai = Twoje Kiai zostaje aktywowane w { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } przypadków.

bot-reason-samurai-spirit-saves = Wydaje się równie dobre jak użycie żetonu, a żeton zostaje na później.
