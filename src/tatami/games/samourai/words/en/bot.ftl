bot-reason-samourai-shot = Hits in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases, at range { $range }.
bot-reason-samourai-melee = Attack { $attack } against { $defence }: the defender retreats or is hurt in { NUMBER($good, style: "percent", maximumFractionDigits: 0) } of cases, the attacker in { NUMBER($bad, style: "percent", maximumFractionDigits: 0) }.
