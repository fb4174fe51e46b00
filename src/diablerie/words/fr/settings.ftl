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

## Être rappelé

settings-calls = M’appeler quand c’est mon tour
settings-calls-doc = Même quand aucune page de Diablerie n’est ouverte. On vous dit quel jeu et avec qui, rien de la position.
settings-calls-here = M’appeler dans ce navigateur, même sans page ouverte
settings-calls-not-offered = Ce serveur ne rappelle personne.
settings-calls-insecure = Un navigateur ne peut être appelé que si la page vient par https.
settings-calls-impossible = Ce navigateur ne peut pas être appelé. Sur un iPhone ou un iPad, ajoutez d’abord Diablerie à l’écran d’accueil et ouvrez-le là.
settings-calls-blocked = Vous avez interdit à Diablerie d’envoyer des notifications. Vous pouvez changer cela dans les réglages du navigateur pour cette page.
settings-calls-off = On ne vous appelle pas dans ce navigateur.
settings-calls-on = On vous appelle dans ce navigateur.
settings-calls-no-service = Le service de notification du navigateur est injoignable pour l’instant. Réessayez plus tard.
settings-calls-nobody = Dès que vous aurez une place quelque part, on pourra vous rappeler.
settings-calls-more = Heures calmes, courriel et plus
settings-calls-offer = Inutile de garder cette page ouverte : on peut vous appeler quand ce sera votre tour.
settings-calls-offer-close = Ne plus le proposer
settings-calls-where = Où l’on vous appelle
settings-calls-this = Ce navigateur
settings-calls-other = Un autre navigateur
# $date
settings-calls-since = depuis le { $date }
settings-calls-forget = Ne plus m’y appeler
settings-calls-try = Essayer
settings-calls-try-told = C’est en route.
settings-calls-try-gone = Il n’y a plus personne ; c’est oublié.
settings-calls-try-refused = On ne l’accepte pas là-bas.
settings-calls-try-away = Personne n’y répond pour l’instant. Réessayez plus tard.
settings-calls-mail = Courriel
settings-calls-mail-address = Adresse de courriel
settings-calls-mail-add = M’écrire
settings-calls-mail-code = Code reçu par courriel
settings-calls-mail-code-doc = Un message avec un code est en route vers vous.
settings-calls-mail-confirm = Confirmer
settings-calls-webhook = Messagerie
settings-calls-webhook-address = Adresse d’un webhook
settings-calls-webhook-doc = Une messagerie qui accepte les webhooks vous montre une adresse pour cela.
settings-calls-webhook-add = M’y appeler
settings-calls-account = Avec un compte, on peut aussi vous appeler par courriel ou par messagerie.
settings-calls-account-webhook = Avec un compte, on peut aussi vous appeler par messagerie.
settings-calls-account-mail = Avec un compte, on peut aussi vous appeler par courriel.
settings-calls-occasions = De quoi
settings-calls-turn = C’est mon tour
settings-calls-begun = Une partie commence
settings-calls-over = Une partie finit
settings-calls-rematch = Une invitation, ou une revanche
settings-calls-asked = On demande une fin ou un vote
settings-calls-quiet = Pas la nuit
settings-calls-quiet-legend = Heures calmes
settings-calls-quiet-from = de
settings-calls-quiet-to = à
settings-calls-zone = Fuseau horaire
settings-calls-save = Enregistrer
settings-calls-saved = Enregistré.
# $count : parties où d’autres attendent
settings-calls-waiting =
    { $count ->
        [one] (une vous attend)
       *[other] ({ $count } vous attendent)
    }
