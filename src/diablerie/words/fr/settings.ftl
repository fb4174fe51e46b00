### Ce que l’on peut régler sur la page, et comment on est rappelé à la table.

settings-close = Fermer les réglages
settings-light = Lumière
settings-light-system = Comme l’appareil
settings-light-dark = Lueur des bougies
settings-light-light = Lumière du jour
settings-sound = Sons
settings-volume = Volume
settings-pace = Vitesse des autres joueurs
settings-pace-leisurely = Lente
settings-pace-leisurely-doc = Le temps de tout voir. Les robots attendent un instant avant d’agir.
settings-pace-brisk = Rapide
settings-pace-brisk-doc = Tout est montré, sans longues pauses.
settings-pace-at-once = Immédiate
settings-pace-at-once-doc = Sans animation : vous voyez aussitôt ce qui s’est passé.
settings-notices = Me prévenir quand c’est mon tour
settings-notices-cannot = Un navigateur ne le fait qu’en https. Ici, la cloche et le titre de l’onglet vous appellent.
settings-notices-refused = Votre navigateur ne le permet pas à Diablerie. Vous pouvez changer cela dans ses réglages pour cette page.
settings-notices-unable = Ce navigateur ne le permet à aucune page, bien qu’il le propose. La cloche et le titre de l’onglet vous appellent.
settings-notices-so = Voilà comment on vous appellera quand ce sera à vous.
