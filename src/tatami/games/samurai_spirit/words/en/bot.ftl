bot-reason-samurai-spirit-overwhelmed = If you fight, you are overcome in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.
bot-reason-samurai-spirit-defend = The raider can be placed on your left in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.
bot-reason-samurai-spirit-kiai = Your Kiai triggers in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.

bot-reason-samurai-spirit-saves = Looks as good as using a token, and keeps the token for later.
