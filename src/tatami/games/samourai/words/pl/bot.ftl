bot-reason-samourai-shot = Trafia w { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } przypadków, z odległości { $range }.
bot-reason-samourai-melee = Atak { $attack } przeciw obronie { $defence }: obrońca cofa się lub odnosi obrażenia w { NUMBER($good, style: "percent", maximumFractionDigits: 0) } przypadków, atakujący w { NUMBER($bad, style: "percent", maximumFractionDigits: 0) }.
