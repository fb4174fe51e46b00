### Les mots de la page quand on joue à plusieurs, en français. Aucun jeu n’est nommé ici.

## Inviter

page-play-friends = Jouer entre amis
page-place-friend = Un ami
page-invite-where = Qui peut venir
page-invite-private = Par lien seulement
page-invite-private-doc = Qui a le lien peut s’asseoir ou regarder.
page-invite-public = Dans le salon
page-invite-public-doc = Tout le monde peut trouver la table, s’asseoir et regarder.
page-invite-open = Ouvrir la table
page-invite-nobody = Laissez au moins une place à un ami.
# $what, $which
page-label-of = { $what } : { $which }
page-your-name = Votre nom à la table
page-clock = Pendule
page-clock-kind-none = Sans pendule
page-clock-kind-per-move = Par tour
page-clock-kind-bank = Pour toute la partie
page-clock-kind-days = Par correspondance
page-clock-how-long = Combien de temps
page-clock-none = Sans pendule
# $time
page-clock-per-move = { $time } par tour
# $time, $more
page-clock-bank = { $time }, plus { $more } par tour
# $time
page-clock-bank-plain = { $time } pour toute la partie
# $time
page-clock-days = { $time } par tour
page-clock-out = Qui dépasse son temps est éliminé : à deux, la partie s’arrête ; à plus de deux, un robot joue à sa place.
# $time
page-clock-left = il reste { $time }

## La table qui attend

# $count
page-gathering =
    { $count ->
        [0] La partie va commencer
       *[other] On attend { $count } joueurs
    }
page-gathering-one = On attend un joueur
page-gathering-public = Annoncée dans le salon.
page-gathering-private = Par lien seulement.
page-rated = compte pour la cote
page-rated-counts = Cette partie compte pour les cotes.
page-rated-may = Cette partie compte pour les cotes si un autre joueur qui en a une prend place.
page-gathering-learn = Jamais joué ? Suivez la leçon en attendant
page-seat-free = encore libre
# $name
page-seat-kept = gardée pour { $name }
page-seat-kept-you = gardée pour vous
page-seat-you = (vous)
page-sit = S’asseoir ici
page-sit-instead = Plutôt ici
page-stand-up = Se lever
page-put-out = Libérer la place
page-fill-level = Des robots aux places libres
page-fill-start = Compléter et commencer
page-call-off = Annuler la partie
page-invite-title = Invitez les autres
page-invite-table = Cette table
page-invite-link = Le lien vers cette table
page-invite-copy = Copier
page-invite-copied = Copié
page-invite-how = Envoyez-le, ou faites scanner le code affiché ici. Le plateau apparaît dès que la dernière place est prise.
page-invite-qr = Code QR du lien vers cette table
page-trouble-called-off = L’hôte a annulé cette partie.

## La compagnie à la table

page-company = Joueurs
page-company-close = Fermer la liste des joueurs
# $count
page-company-unread =
    { $count ->
        [one] Joueurs, un nouveau message
       *[other] Joueurs, { $count } nouveaux messages
    }
page-there-here = à la table
page-there-away = n’est pas là
page-there-just-left = vient de partir
# $time
page-there-away-for = n’est plus là depuis { $time }
# $level
page-there-bot-level = robot, { $level }
page-there-replaced = un robot prend le relais
# $level
page-there-replaced-by = un robot prend le relais ({ $level })
page-there-resigned = abandon
page-there-time-out = temps écoulé
# $count
page-watching =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
page-deed-take-back = Reprendre le coup
# $reason : pourquoi le reste demeure
page-taken-back-part = Coup repris autant que possible. { $reason }
page-deed-why-not = pourquoi ?
page-deed-offer = Proposer d’arrêter la partie
page-deed-accept = Arrêter là
page-deed-decline = Continuer
page-deed-resign = Abandonner
page-deed-return = Me revoilà
# $seat
page-deed-vote = Voter : un robot pour { $seat }
# $seat
page-deed-substitute = Faire jouer un robot pour { $seat }
page-resign-sure = Abandonner cette partie ?
page-resign-yes = Oui, abandonner
page-resign-no = Non, continuer
# $seat
page-offer-made = { $seat } propose d’arrêter la partie ici, sans vainqueur.
page-offer-waits = Vous avez proposé d’arrêter. Les autres n’ont pas encore répondu.
page-offer-agreed = Vous êtes d’accord. Les autres n’ont pas encore répondu.
page-replaced-you = En votre absence, un robot joue pour vous.
# $seat
page-absent = { $seat } n’est plus là depuis un moment.
page-notice-close = Fermer l’avis
page-vote-done = Vous avez voté.
page-mute = mettre en sourdine
page-unmute = ôter la sourdine

## La conversation

page-talk = Conversation
page-talk-empty = Personne n’a encore rien dit.
page-talk-field = Dites quelque chose
page-talk-send = Envoyer
# $count
page-talk-rest =
    { $count ->
        [one] Encore { $count } caractère
       *[other] Encore { $count } caractères
    }
page-talk-spectator = Un spectateur

## Après la fin

page-result-others = Les autres se partagent la victoire
page-result-nobody = Personne ne gagne
page-result-join = Rejouer : on vous attend
page-result-follow = Passer à la partie suivante
page-next-waits = Une nouvelle partie a été demandée à cette table.
page-next-join = À la partie suivante
page-result-replay = Revoir
page-result-check = Vérifier la partie
page-replay-title = Revoir la partie
page-replay-eyes = Vue par
page-replay-spectator = Un spectateur
page-replay-turn-back = Un tour en arrière
page-replay-back = Une étape en arrière
page-replay-forward = Une étape en avant
page-replay-turn-on = Un tour en avant
page-replay-slider = Étape
# $at, $count
page-replay-at = Étape { $at } sur { $count }
page-replay-table = Retour à la table
page-replay-missing = Cette partie ne peut pas être revue : elle n’est pas finie, ou elle n’est pas pour vos yeux.

## Le salon et ses propres parties

page-lobby = Salon
page-lobby-open = Ouvrir une table
page-lobby-waiting = Tables ouvertes
page-lobby-waiting-empty = Aucune table n’attend. Ouvrez-en une : « { page-play-friends } », « { page-invite-public } ».
page-lobby-running = Parties à regarder
page-lobby-running-empty = Aucune partie publique en ce moment.
page-lobby-join = Jouer
page-lobby-yours = Votre table
page-lobby-watch = Regarder
# $free, $count
page-lobby-seats =
    { $free ->
        [one] { $free } place libre sur { $count }
       *[other] { $free } places libres sur { $count }
    }
page-list-more = Plus anciennes
page-list-game = Jeu
# $ago: how long ago
page-list-waiting = ouverte { $ago }
# $ago
page-list-running = dernier coup { $ago }
# $ago
page-list-over = finie { $ago }
page-just-now = à l’instant
page-games = Mes parties
page-continue = Reprendre une partie
page-games-running = En cours
page-games-waiting = En attente de joueurs
page-games-over = Finies
page-games-none = Aucune partie ici.
page-games-none-at-all = Vous n’avez pas encore joué. Vos parties apparaîtront ici.
page-games-begin = Choisir un jeu
page-games-your-turn = À vous de jouer
page-games-their-turn = Aux autres de jouer
# $names
page-games-against = contre { $names }
# $time
page-games-deadline = il reste { $time }
page-games-open = À la table
page-games-won = Gagnée
page-games-lost = Perdue
page-games-drawn = Sans vainqueur
page-ended-resigned = par abandon
page-ended-time-out = au temps
page-ended-agreed = d’un commun accord

## Comptes

page-account = Compte
page-account-guest-text = Vous jouez en invité : seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos parties partout et pouvez avoir une cote.
page-account-make = Créer un compte
page-account-make-do = Créer le compte
page-account-log-in = Se connecter
page-account-log-out = Se déconnecter
page-account-name = Nom
page-account-name-doc = 2 à 24 caractères
page-account-password = Mot de passe
page-account-password-doc = 8 caractères au moins
page-account-password-old = Mot de passe actuel
page-account-password-new = Nouveau mot de passe
page-account-password-change = Changer le mot de passe
page-account-password-done = Le mot de passe est changé. Toutes les autres sessions sont terminées.
page-account-rated = Cote
page-account-rated-yes = Avec cote
page-account-rated-no = Sans cote
page-account-rated-yes-doc = Les parties contre d’autres joueurs qui ont une cote comptent, et la vôtre est visible de tous.
page-account-rated-no-doc = Rien n’est compté ni montré.
page-account-sessions = Vos connexions
page-account-session-this = Ce navigateur
page-account-session-other = Un autre navigateur
# $date
page-account-session-since = connecté depuis le { $date }
# $date
page-account-session-seen = dernière activité : { $date }
page-account-session-end = Fermer cette session
page-account-results = Mes résultats
# $date
page-person-since = Ici depuis le { $date }
page-person-ratings = Cotes
page-person-unrated = Pas encore de partie comptant pour la cote.
page-person-matches = Dernières parties publiques
page-person-missing = Personne ne s’appelle ainsi.
page-ratings = Classement
page-ratings-seats = Joueurs
page-ratings-doc = Les cotes partent de 0 et montent avec les victoires, surtout contre les joueurs forts.
page-ratings-empty = Personne n’a encore de cote ici. Pour en avoir une, créez un compte, choisissez-y « Avec cote » et jouez contre d’autres qui l’ont fait aussi.
page-ratings-rank = Rang
page-ratings-name = Nom
page-ratings-you = vous
page-ratings-rating = Cote
page-ratings-matches = Parties

## Vérifier les mélanges

page-check = Vérifier une partie
page-check-text = Déposez ici l’enregistrement d’une partie finie, ou collez-le : votre navigateur recalcule les mélanges, et le serveur rejoue la partie.
page-check-how = Comment cela est vérifié
page-check-how-text = Là où l’on mélange, tout vient d’un seul nombre secret, la graine. Son empreinte est publiée au début ; la graine elle-même figure dans l’enregistrement une fois la partie finie. Cette page recalcule l’empreinte, dans votre navigateur, et compare. Puis le serveur rejoue l’enregistrement, action par action.
page-check-paste = L’enregistrement d’une partie
page-check-record = L’enregistrement vérifié
page-check-file = Choisir un enregistrement
page-check-do = Vérifier
page-check-no-record = Ce n’est pas l’enregistrement d’une partie.
page-check-working = On rejoue
page-check-holds = Juste :
page-check-fails = Faux :
page-check-unknown = Impossible à dire :
page-check-hash = Empreinte de la graine, calculée ici
page-check-no-seed = L’enregistrement n’a pas de graine : la partie n’était pas finie.
page-check-own-yes = L’empreinte de la graine est celle de l’enregistrement.
page-check-own-no = L’empreinte de la graine n’est pas celle de l’enregistrement.
page-check-published-same = C’est l’empreinte que ce navigateur a reçue au début de la partie.
page-check-published-other = Ce n’est pas l’empreinte que ce navigateur a reçue au début de la partie.
page-check-published-unremembered = Ce navigateur n’était pas là au début de la partie : il ne peut dire ce qui fut publié alors.
page-check-honest = Rejouée selon les règles, la partie mène au même résultat.
page-check-dishonest = En rejouant, on a trouvé ceci :
page-check-unavailable = Le serveur n’a pas pu rejouer l’enregistrement.
page-check-good = Les mélanges de cette partie sont honnêtes
page-check-consistent = L’enregistrement est cohérent
page-check-bad = Quelque chose ne va pas

## Refus du serveur

page-refusal-seat-taken = Quelqu’un d’autre vient de prendre cette place.
page-refusal-seat-reserved = Cette place est gardée pour quelqu’un d’autre.
page-refusal-has-begun = La partie a déjà commencé.
page-refusal-not-begun = La partie n’a pas encore commencé.
page-refusal-not-the-host = Seul l’hôte peut faire cela.
page-refusal-not-away = Cette personne est de retour, ou n’est pas absente depuis assez longtemps.
page-refusal-not-over = La partie n’est pas finie.
# $kind (of the limit), $time (of day)
page-refusal-too-many =
    { $kind ->
        [guests] Beaucoup de nouveaux venus sont arrivés par votre réseau. Il y aura de la place à { $time }. D’ici là, vous pouvez vous connecter.
        [accounts] Beaucoup de comptes ont été créés depuis votre réseau. Vous pourrez en créer un à { $time }, et jouer en invité d’ici là.
        [passwords] Beaucoup de personnes viennent de se connecter depuis votre réseau. Réessayez à { $time } ; d’ici là, vous pouvez jouer en invité.
        [logins] Trop de mots de passe erronés pour ce nom. Réessayez à { $time } ; d’ici là, vous pouvez jouer en invité.
        [logins_from] Trop de mots de passe erronés depuis votre réseau. Réessayez à { $time } ; d’ici là, vous pouvez jouer en invité.
        [matches] Vous avez commencé beaucoup de parties. Vous pourrez en commencer une autre à { $time } ; celles en cours continuent.
        [matches_from] Beaucoup de parties ont été commencées depuis votre réseau. Vous pourrez en commencer une à { $time }, et d’ici là rejoindre les autres.
        [requests] Votre réseau demande trop de choses à la fois. Réessayez à { $time }, ou connectez-vous.
       *[other] Pas si vite. Réessayez à { $time }.
    }
page-refusal-name-taken = Quelqu’un porte déjà ce nom.
page-refusal-wrong-login = Il n’y a pas de compte avec ce nom et ce mot de passe.
page-refusal-wrong-password = Ce n’est pas votre mot de passe actuel.
page-refusal-has-account = Vous avez déjà un compte. Déconnectez-vous d’abord.
page-refusal-no-such-match = Cette partie n’existe pas.
page-refusal-no-such-message = Ce message n’existe pas.
page-refusal-nobody = Le serveur ne vous connaît plus. Rechargez la page.
page-refusal-too-large = C’est trop grand.
page-refusal-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez.
page-refusal-busy = Le serveur est débordé. Réessayez.
page-refusal-something-new = Quelque chose de nouveau est apparu : la suite n’a pas été faite.
page-refusal-one-at-a-time = Ici, on répond une action à la fois.
