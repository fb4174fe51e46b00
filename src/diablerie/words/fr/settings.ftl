### Ce que l’on peut régler sur la page, et comment on est rappelé à la table.

page-settings = Réglages
page-settings-close = Fermer les réglages
page-light = Lumière
page-light-system = Comme l’appareil
page-light-dark = Lueur des bougies
page-light-light = Lumière du jour
page-sound = Sons
page-volume = Volume
page-pace = Vitesse des autres joueurs
page-pace-leisurely = Lente
page-pace-leisurely-doc = Le temps de tout voir. Les robots attendent un instant avant d’agir.
page-pace-brisk = Rapide
page-pace-brisk-doc = Tout est montré, sans longues pauses.
page-pace-at-once = Immédiate
page-pace-at-once-doc = Sans animation : vous voyez aussitôt ce qui s’est passé.
page-notices = Me prévenir quand c’est mon tour
page-notices-cannot = Un navigateur ne le fait qu’en https. Ici, la cloche et le titre de l’onglet vous appellent.
page-notices-refused = Votre navigateur ne le permet pas à Diablerie. Vous pouvez changer cela dans ses réglages pour cette page.

## Dans le titre de l’onglet, tant que personne ne regarde ; $title est le titre habituel

# $title
page-call-turn = ● À vous de jouer · { $title }
# $title
page-call-asked = ● On attend votre réponse · { $title }
# $title
page-call-begins = ● La partie commence · { $title }
