### Les mots de la page quand on joue à plusieurs, en français. Aucun jeu n’est nommé ici.

## Inviter

page-play-friends = Jouer entre amis
page-place-friend = Un ami
# $what, $which
page-label-of = { $what } : { $which }
# $time
page-clock-left = il reste { $time }

## La table qui attend

page-rated-counts = Cette partie compte pour les cotes.
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
page-there-idle = n’a rien fait depuis longtemps
page-there-vacation = en vacances
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
# $seat
page-there-same = la même personne que { $seat }
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
# $seat
page-absent-idle = { $seat } n’a rien fait depuis longtemps.
page-notice-close = Fermer l’avis
page-vote-done = Vous avez voté.
page-mute = mettre en sourdine
page-unmute = ôter la sourdine
page-report = signaler

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
# in place of what a message said
page-talk-deleted = supprimé

## Après la fin

page-result-others = Les autres se partagent la victoire
page-result-nobody = Personne ne gagne
page-result-join = Rejouer : on vous attend
page-result-follow = Passer à la partie suivante
page-next-waits = Une nouvelle partie a été demandée à cette table.
page-next-join = À la partie suivante
page-result-replay = Revoir
page-result-check = Vérifier la partie

## Le salon et ses propres parties

page-lobby = Salon
page-games = Mes parties
page-continue = Reprendre une partie
page-games-your-turn = À vous de jouer
page-games-their-turn = Aux autres de jouer
# $names
page-games-against = contre { $names }

## Comptes

page-account = Compte
page-ratings = Classement

## Vérifier les mélanges

page-check = Vérifier une partie
page-check-no-record = Ce n’est pas l’enregistrement d’une partie.

## Refus du serveur

page-refusal-seat-taken = Quelqu’un d’autre vient de prendre cette place.
page-refusal-seat-reserved = Cette place est gardée pour quelqu’un d’autre.
page-refusal-one-seat-each = À une table publique, chacun a une seule place. Levez-vous d’abord de l’autre.
page-refusal-has-begun = La partie a déjà commencé.
page-refusal-not-begun = La partie n’a pas encore commencé.
page-refusal-not-the-host = Seul l’hôte peut faire cela.
page-refusal-not-away = Cette personne est de retour, ou n’est pas absente depuis assez longtemps.
page-refusal-not-over = La partie n’est pas finie.
# $time (of day)
page-refusal-too-many = Pas si vite. Réessayez à { $time }.
page-refusal-name-taken = Quelqu’un porte déjà ce nom.
page-refusal-wrong-login = Il n’y a pas de compte avec ce nom et ce mot de passe.
page-refusal-wrong-password = Ce n’est pas votre mot de passe actuel.
page-refusal-has-account = Vous avez déjà un compte. Déconnectez-vous d’abord.
# $why, $day
page-refusal-banned =
    { $day ->
        [none] Vous êtes exclu de ce serveur : { $why }
       *[other] Vous êtes exclu de ce serveur jusqu’au { $day } (UTC) : { $why }
    }
# $why, $day
page-refusal-silenced =
    { $day ->
        [none] Vous ne pouvez rien dire ici : { $why }
       *[other] Vous ne pouvez rien dire ici jusqu’au { $day } (UTC) : { $why }
    }
page-refusal-registration-closed = Aucun nouveau compte n’est accepté pour le moment.
page-refusal-lobby-closed = Il n’y a pas de table publique pour le moment. Invitez par lien.
page-refusal-watching-closed = Pour le moment, les parties en cours ne sont montrées qu’à ceux qui y jouent.
page-refusal-no-such-match = Cette partie n’existe pas.
page-refusal-no-such-message = Ce message n’existe pas.
page-refusal-nobody = Le serveur ne vous connaît plus. Rechargez la page.
page-refusal-too-large = C’est trop grand.
page-refusal-busy = Le serveur est débordé. Réessayez.
page-refusal-something-new = Quelque chose de nouveau est apparu : la suite n’a pas été faite.
page-refusal-one-at-a-time = Ici, on répond une action à la fois.
