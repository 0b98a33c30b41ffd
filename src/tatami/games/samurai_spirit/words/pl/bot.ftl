bot-reason-samurai-spirit-overwhelmed = Walka kończy się przytłoczeniem w { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } przypadków.
bot-reason-samurai-spirit-defend = Najeźdźcę można położyć po lewej stronie w { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } przypadków.
bot-reason-samurai-spirit-kiai = Twoje Kiai następuje w { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } przypadków.

bot-reason-samurai-spirit-saves = Wydaje się równie dobre jak użycie żetonu, a żeton zostaje w wiosce.
