# Une table en mouvement : la scène, le journal par tours, les touches, les réglages, la fin.

web-stage-progress = Progression de la lecture
web-stage-double = Deux fois plus vite
web-stage-skip = Passer
web-stage-summary = Le bilan
web-put-back = Reposer
web-log-you = Vous
web-log-turn = { $who }, tour { $turn }
web-log-since = Depuis votre dernier tour
web-log-again = Revoir
web-side-open = Journal, discussion
web-side-table = Table
web-keys = Touches
web-speed = Vitesse des animations
web-speed-slow = lente
web-speed-normal = normale
web-speed-fast = rapide
web-speed-off = sans animation
web-speed-calm = Votre appareil demande moins d’animations : elles sont désactivées.
web-inks-on = Palette pour daltoniens : oui
web-inks-off = Palette pour daltoniens : non
web-end-analyse = Analyser
web-end-share = Partager
web-end-shared = Lien copié
web-end-board = Le plateau
web-end-result = Le résultat
