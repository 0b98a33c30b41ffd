bot-reason-samurai-spirit-overwhelmed = En combattant, vous êtes submergé dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas.
bot-reason-samurai-spirit-defend = Le Brigand peut être placé à votre gauche dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas.
bot-reason-samurai-spirit-kiai = Votre Kiai se déclenche dans { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } des cas.

bot-reason-samurai-spirit-saves = Semble aussi bon que d’utiliser un jeton, et garde le jeton pour plus tard.
