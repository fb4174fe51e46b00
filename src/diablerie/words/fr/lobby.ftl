### Inviter, attendre, les tables et les gens, en français. Aucun jeu n’est nommé ici.

## Inviter

lobby-invite-where = Qui peut venir
lobby-invite-private = Par lien seulement
lobby-invite-private-doc = Qui a le lien peut s’asseoir ou regarder.
lobby-invite-public = Dans le salon
lobby-invite-public-doc = Tout le monde peut trouver la table, s’asseoir et regarder.
lobby-invite-open = Ouvrir la table
lobby-invite-nobody = Laissez au moins une place à un ami.
lobby-your-name = Votre nom à la table
# $seat : une place
lobby-name-of = Nom de { $seat }
lobby-clock = Pendule
lobby-clock-kind-none = Sans pendule
lobby-clock-kind-per-move = Par tour
lobby-clock-kind-bank = Pour toute la partie
lobby-clock-kind-days = Par correspondance
lobby-clock-how-long = Combien de temps
lobby-clock-none = Sans pendule
# $time
lobby-clock-per-move = { $time } par tour
# $time, $more
lobby-clock-bank = { $time }, plus { $more } par tour
# $time
lobby-clock-bank-plain = { $time } pour toute la partie
# $time
lobby-clock-days = { $time } par tour
# $time
lobby-clock-days-no-vacations = { $time } par tour, les vacances n’arrêtent pas la pendule
lobby-clock-out = Qui dépasse son temps est éliminé : à deux, la partie s’arrête ; à plus de deux, un robot joue à sa place.
lobby-vacations = Vacances
lobby-vacations-on = Arrêtent la pendule
lobby-vacations-on-doc = Qui a un compte peut partir en vacances. Sa pendule s’arrête entre-temps.
lobby-vacations-off = N’arrêtent rien
lobby-vacations-off-doc = Les pendules tournent, même pendant des vacances.

## La table par laquelle on commence

lobby-first-printed = Jouer plutôt selon les règles imprimées

## La table qui attend

# $count
lobby-gathering =
    { $count ->
        [0] La partie va commencer
       *[other] On attend { $count } joueurs
    }
lobby-gathering-one = On attend un joueur
lobby-gathering-public = Annoncée dans le salon.
lobby-gathering-private = Par lien seulement.
lobby-rated = compte pour la cote
lobby-rated-may = Cette partie compte pour les cotes si un autre joueur qui en a une prend place.
lobby-gathering-learn = Jamais joué ? Suivez la leçon en attendant
lobby-seat-free = encore libre
# $name
lobby-seat-kept = gardée pour { $name }
lobby-seat-kept-you = gardée pour vous
lobby-seat-you = (vous)
lobby-sit = S’asseoir ici
lobby-sit-instead = Plutôt ici
lobby-stand-up = Se lever
lobby-put-out = Libérer la place
lobby-fill-level = Des robots aux places libres
lobby-fill-start = Compléter et commencer
lobby-call-off = Annuler la partie
lobby-invite-title = Invitez les autres
lobby-invite-table = Cette table
lobby-invite-link = Le lien vers cette table
lobby-invite-copy = Copier
lobby-invite-copied = Copié
lobby-invite-how = Envoyez-le, ou faites scanner le code affiché ici. Le plateau apparaît dès que la dernière place est prise.
lobby-invite-qr = Code QR du lien vers cette table

## Le salon et ses propres parties

lobby-open = Ouvrir une table
lobby-waiting = Tables ouvertes
lobby-waiting-empty = Aucune table n’attend. Ouvrez-en une : « { page-play-friends } », « { lobby-invite-public } ».
lobby-running = Parties à regarder
lobby-running-empty = Aucune partie publique en ce moment.
lobby-join = Jouer
lobby-yours = Votre table
lobby-watch = Regarder
# $free, $count
lobby-seats =
    { $free ->
        [one] { $free } place libre sur { $count }
       *[other] { $free } places libres sur { $count }
    }
lobby-list-more = Plus anciennes
lobby-list-game = Jeu
# $ago: how long ago
lobby-list-waiting = ouverte { $ago }
# $ago
lobby-list-running = dernier coup { $ago }
# $ago
lobby-list-over = finie { $ago }
lobby-just-now = à l’instant
lobby-games-running = En cours
lobby-games-waiting = En attente de joueurs
lobby-games-over = Finies
lobby-games-none = Aucune partie ici.
lobby-games-none-at-all = Vous n’avez pas encore joué. Vos parties apparaîtront ici.
lobby-games-begin = Choisir un jeu
# $time
lobby-games-deadline = il reste { $time }
lobby-games-open = À la table
lobby-games-again = Encore une fois
lobby-games-won = Gagnée
lobby-games-lost = Perdue
lobby-games-drawn = Sans vainqueur
lobby-ended-resigned = par abandon
lobby-ended-time-out = au temps
lobby-ended-agreed = d’un commun accord

## Comptes

# $date
lobby-person-since = Ici depuis le { $date }
lobby-person-ratings = Cotes
lobby-person-unrated = Pas encore de partie comptant pour la cote.
lobby-person-matches = Dernières parties publiques
lobby-person-missing = Personne ne s’appelle ainsi.
lobby-ratings-seats = Joueurs
lobby-ratings-doc = Les cotes partent de 0 et montent avec les victoires, surtout contre les joueurs forts.
lobby-ratings-empty = Personne n’a encore de cote ici. Pour en avoir une, créez un compte, choisissez-y « Avec cote » et jouez contre d’autres qui l’ont fait aussi.
lobby-ratings-rank = Rang
lobby-ratings-name = Nom
lobby-ratings-you = vous
lobby-ratings-rating = Cote
lobby-ratings-matches = Parties
