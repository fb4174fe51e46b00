### Ce que peu de pages disent : les comptes, et ce que presque personne ne rencontre, en français. Aucun jeu n’est nommé ici.

## Comptes

seldom-account-guest-text = Vous jouez en invité : seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos parties partout et pouvez avoir une cote.
seldom-account-make = Créer un compte
seldom-account-make-do = Créer le compte
seldom-account-log-in = Se connecter
seldom-account-log-out = Se déconnecter
seldom-account-name = Nom
seldom-account-name-doc = 2 à 24 caractères
seldom-account-password = Mot de passe
seldom-account-password-doc = 8 caractères au moins
seldom-account-password-old = Mot de passe actuel
seldom-account-password-new = Nouveau mot de passe
seldom-account-password-change = Changer le mot de passe
seldom-account-password-choose = Choisir un mot de passe
seldom-account-password-done = Le mot de passe est changé. Toutes les autres sessions sont terminées.
seldom-account-rated = Cote
seldom-account-rated-yes = Avec cote
seldom-account-rated-no = Sans cote
seldom-account-rated-yes-doc = Les parties contre d’autres joueurs qui ont une cote comptent, et la vôtre est visible de tous.
seldom-account-rated-no-doc = Rien n’est compté ni montré.
seldom-account-sessions = Vos connexions
seldom-account-session-this = Ce navigateur
seldom-account-session-other = Un autre navigateur
# $date
seldom-account-session-since = connecté depuis le { $date }
# $date
seldom-account-session-seen = dernière activité : { $date }
seldom-account-session-end = Fermer cette session
seldom-account-results = Ce que les autres voient

## Se connecter par un fournisseur

seldom-sign-in-page = Connexion
# $provider : le nom que lui donne l’hôte
seldom-sign-in-title = Connexion par { $provider }
seldom-sign-in-with = Se connecter par { $provider }
seldom-sign-in-with-doc = { $provider } s’ouvre, et vous en revenez connecté, sans mot de passe ici. La première fois, vous choisissez un nom ; ce que vous avez joué en invité reste à vous.
seldom-sign-in-linked = Votre compte est lié à { $provider } : vous entrez par là.
seldom-sign-in-unlinked = Liez votre compte à { $provider }, et vous entrerez aussi par là.
seldom-sign-in-link = Lier le compte
seldom-sign-in-unlink = Délier le compte
seldom-sign-in-last-way = Vous n’avez pas d’autre entrée. Pour délier le compte, choisissez d’abord un mot de passe.
seldom-sign-in-waiting = Connexion en cours…
seldom-sign-in-name-text = Bienvenue ! Choisissez le nom sous lequel les autres vous connaîtront ici.
seldom-sign-in-has-account = Vous avez déjà un compte ici ? Connectez-vous avec son mot de passe et liez-le sur la page de votre compte.
seldom-sign-in-nothing = Il n’y a rien à faire ici. La connexion commence sur la page de votre compte.
seldom-sign-in-to-account = Vers la page de votre compte
seldom-sign-in-trouble-no-sign-in = Cette connexion n’a pas été commencée dans ce navigateur, ou a pris plus de dix minutes. Recommencez-la.
seldom-sign-in-trouble-sign-in-refused = Vous n’avez pas été connecté là-bas. Recommencez si vous le voulez.
seldom-sign-in-trouble-code-refused = Cette connexion n’est plus valable. Recommencez-la.
seldom-sign-in-trouble-bad-id-token = Ce qui est revenu de là-bas n’est pas valable. Recommencez ; si cela n’aide pas, dites-le à l’hôte.
seldom-sign-in-trouble-provider-away = La connexion là-bas ne marche pas en ce moment. Réessayez plus tard, ou connectez-vous avec un mot de passe.
seldom-sign-in-trouble-subject-taken = Un autre compte est déjà lié à cette connexion. Entrez par elle, ou déliez-la d’abord là-bas.
seldom-sign-in-trouble-already-linked = Votre compte est déjà lié à une autre connexion. Déliez-la d’abord.
seldom-sign-in-trouble-another-caller = Quelqu’un d’autre s’est connecté ici entre-temps. Recommencez pour lier votre compte.
seldom-sign-in-trouble-last-way-in = Vous n’avez pas d’autre entrée. Choisissez d’abord un mot de passe.
seldom-sign-in-trouble-no-provider = Ce serveur n’a plus cette connexion.
seldom-sign-in-trouble-not-linked = Votre compte n’y est plus lié.

## Vérifier les mélanges

## Là où aucun WebSocket ne passe

seldom-stream = Quelque chose, sur le chemin de ce serveur, ne laisse passer aucun WebSocket. La partie continue par une voie plus lente ; rien n’est perdu.
seldom-stream-host = Si vous hébergez ce serveur : votre proxy doit transmettre « Upgrade » et « Connection », comme le montre docs/hosting.md.

## Vacances

seldom-vacation = Vacances
# $days
seldom-vacation-doc = Là où un tour peut durer des jours, votre pendule s’arrête pendant vos vacances, { $days } jours par an au plus. Les autres le voient. Votre premier coup y met fin.
# $since, $until
seldom-vacation-on = Vous êtes en vacances depuis le { $since }, jusqu’au { $until } au plus tard.
# $days
seldom-vacation-left =
    { $days ->
        [one] Il reste { $days } jour.
       *[other] Il reste { $days } jours.
    }
seldom-vacation-begin = Partir en vacances
seldom-vacation-end = Revenir

## Places que d’autres reprennent

# $seat
seldom-takeover-may = { $seat } n’est pas là. Si ceux qui jouent sont d’accord, vous pouvez continuer à sa place.
seldom-takeover-offer = Proposer de continuer
# $seat
seldom-takeover-offered = Vous proposez de jouer à la place de { $seat }. Ceux qui jouent décident.
seldom-takeover-withdraw = Retirer la proposition
seldom-takeover-somebody = Quelqu’un qui regarde
# $name, $seat
seldom-takeover-asked = { $name } propose de jouer à la place de { $seat }.
seldom-takeover-vote = Voter pour
seldom-takeover-voted = Vous avez voté pour.
seldom-takeover-unrated = Cette place ne comptera alors pour la cote de personne.
seldom-takeover-lost = Vous n’étiez pas là : par le vote des autres, quelqu’un d’autre continue à votre place. Vous regardez.

## Sa propre page

seldom-own-results = Mes résultats
seldom-own-none = Vos parties terminées seront comptées ici.
seldom-own-doc = Toutes vos parties terminées, même privées. Vous seul·e voyez cela.
seldom-own-against = Contre
seldom-own-people = Des gens
seldom-own-seats = Places
seldom-own-won = Gagnées
seldom-own-drawn = Nulles
seldom-own-lost = Perdues
# $longest, $current: matches won one after another
seldom-own-run = Plus longue série de victoires : { $longest }, à présent { $current }
# $who: people, or a level of bots; $date
seldom-own-first = Première victoire contre { $who } : { $date }
seldom-own-records = Télécharger toutes mes parties
seldom-own-met = Avec qui vous avez joué
# $matches, $won, $date
seldom-own-met-how =
    { $matches ->
        [one] Une partie, gagnées par vous : { $won } ; { $date }
       *[other] { $matches } parties, gagnées par vous : { $won } ; la dernière le { $date }
    }
seldom-friends = Amis
seldom-friends-doc = Votre propre liste : personne n’est consulté ni averti. Qui vous bloquez ne peut pas vous inviter.
seldom-friend = Parmi vos amis
seldom-friend-add = Ajouter aux amis
seldom-friend-blocked = Bloqué
seldom-friend-block = Bloquer
seldom-friend-remove = Retirer
seldom-friend-invite = Inviter
seldom-friend-name = Nom d’un compte
seldom-friend-game = À quel jeu ?
seldom-friend-seats = Places (des diablotins prennent le reste)
seldom-friend-open = Ouvrir la table
seldom-invited = Invitations
seldom-invited-decline = Décliner
seldom-invite-name = Inviter par son nom
