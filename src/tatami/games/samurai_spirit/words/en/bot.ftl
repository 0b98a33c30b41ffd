bot-reason-samurai-spirit-overwhelmed = Fighting overwhelms you in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.
bot-reason-samurai-spirit-defend = The raider can be placed on your left in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.
bot-reason-samurai-spirit-kiai = Your Kiai comes in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases.

bot-reason-samurai-spirit-saves = Looks as good as using a token, and the token stays with the village.
