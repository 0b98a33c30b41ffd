bot-reason-samourai-shot = Hits in { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } of cases, at range { $range }.
bot-reason-samourai-melee = Attack { $attack } against { $defence }: drives off or harms the defender in { NUMBER($good, style: "percent", maximumFractionDigits: 0) } of cases, the attacker in { NUMBER($bad, style: "percent", maximumFractionDigits: 0) }.
