# Entre les gens et leur hôte : données, signalements, mots de passe oubliés, exploitation.

## Emporter et supprimer ses données

host-own = Mes données
host-own-text = Emportez dans un fichier tout ce qui est conservé de vous, ou supprimez-le. Les parties que d’autres ont jouées restent, sans votre nom.
host-own-take = Télécharger mes données
host-own-delete = Me supprimer
host-own-sure = Tout supprimer ? C’est définitif.
host-own-yes = Oui, me supprimer définitivement
host-own-no = Non, me garder
host-own-gone = Vous êtes supprimé.

## Signaler quelqu’un

# $who
host-report-title = Signaler : { $who }
host-report-kind = De quoi s’agit-il ?
host-report-kind-message = Ce message
host-report-kind-name = Le nom
host-report-kind-person = La conduite
host-report-reason = Qu’est-ce qui ne va pas ?
host-report-send = Signaler
host-report-cancel = Laisser
host-report-done = C’est signalé.

## Un mot de passe oublié

host-reset = Un nouveau mot de passe
host-reset-text = Ce lien vous a été donné par l’hôte du serveur. Choisissez un nouveau mot de passe, une seule fois. Toutes les sessions prendront fin.
host-reset-do = Définir le mot de passe
# $name
host-reset-done = { $name } a un nouveau mot de passe. Connectez-vous avec.
host-reset-unlinked = Votre compte n’est plus lié à aucune autre connexion : qui l’avait peut y avoir lié la sienne. Vous pouvez lier la vôtre à nouveau.
host-reset-empty = Cette adresse ne contient pas de lien. Ouvrez celui que l’hôte vous a donné.
host-reset-log-in = Vers le compte

## La page de l’exploitant

host-operator = Exploitation
host-operator-token = Jeton
host-operator-token-doc = Conservé pour cet onglet seulement.
host-operator-enter = Entrer
host-operator-leave = Sortir
host-operator-none = Ce serveur n’a pas d’exploitant.
host-operator-wrong = Aucun exploitant n’a ce jeton.
host-operator-why = Motif
host-operator-why-doc = Pour le journal de chaque acte. En cas d’exclusion ou de silence, la personne l’apprend.
host-operator-why-missing = Donnez d’abord un motif.
host-operator-part = Partie de la page
host-operator-people = Gens
host-operator-reports = Signalements
host-operator-tables = Tables
host-operator-server = Serveur
host-operator-log = Journal
host-operator-who = Qui
host-operator-who-doc = Un nom, person/12, PARTIE/seat/1 ou PARTIE/message/7
host-operator-look-up = Chercher
host-operator-guest = Invité
# $date
host-operator-since = depuis { $date }
# $count
host-operator-sessions =
    { $count ->
        [0] Aucune session
        [one] Une session
       *[other] { $count } sessions
    }
host-operator-restrictions = Interdit
host-operator-matches = Parties
host-operator-history = Ce qui a été fait
host-operator-nothing = Rien.
host-operator-good = définitivement
# $date
host-operator-until = jusqu’au { $date }
host-operator-time = Durée
host-operator-hour = Une heure
host-operator-day = Un jour
host-operator-week = Une semaine
host-operator-month = 30 jours
host-operator-ever = Définitivement
host-operator-silence = Faire taire
host-operator-ban = Exclure
host-operator-lift-ban = Lever l’exclusion
host-operator-lift-silence = Rendre la parole
host-operator-reset = Lien pour un nouveau mot de passe
host-operator-unrate = Retirer les classements
host-operator-export = Télécharger les données
host-operator-delete = Supprimer avec toutes les données
host-operator-delete-sure = Vraiment supprimer, définitivement
host-operator-done = Fait.
host-operator-report-open = ouvert
# $who
host-operator-report-taken = pris en charge par { $who }
# $outcome
host-operator-report-closed = clos : { $outcome }
host-operator-report-take = Prendre en charge
host-operator-report-close = Clore
host-operator-match = Partie
host-operator-read = Lire
host-operator-message-delete = Supprimer le message
host-operator-closed = Fermé pour tous
host-operator-registration = Nouveaux comptes
host-operator-lobby = Le hall
host-operator-watching = L’observation
host-operator-is-open = Ouvert
host-operator-is-closed = Fermé
host-operator-purge = Supprimer ce qui a plus de tant de jours
host-operator-purge-finished = Parties finies
host-operator-purge-unfinished = Parties inachevées
host-operator-purge-guests = Invités jamais revus
host-operator-purge-deeds = Journal et signalements clos
host-operator-purge-count = Compter
host-operator-purge-do = Supprimer
# $deeds, $guests, $matches
host-operator-purged = Parties : { $matches }. Invités : { $guests }. Journal : { $deeds }.
host-operator-older = Plus anciens
# $number
host-operator-number = Nº { $number }
host-match-waiting = en attente
host-match-running = en cours
host-match-over = terminée
# $who
host-by-command = { $who }, par commande
host-by-themselves = la personne elle-même
host-deed-ban = Exclusion
host-deed-silence = Silence
host-deed-lift = Interdiction levée
host-deed-delete-message = Message supprimé
host-deed-take-report = Signalement pris en charge
host-deed-close-report = Signalement clos
host-deed-take-rating-back = Classements retirés
host-deed-give-reset-link = Lien pour un nouveau mot de passe
host-deed-export-person = Données téléchargées
host-deed-delete-person = Personne supprimée
host-deed-close = Fermé à tous
host-deed-reopen = Rouvert
host-deed-purge = Anciennes données supprimées

## Pourquoi quelque chose est refusé

host-refusal-reset-spent = Ce lien a déjà servi, ou date de plus d’une heure. Demandez-en un autre à l’hôte.
host-refusal-reported-before = Vous avez déjà signalé cela.
host-refusal-too-many-reports = Beaucoup de vos signalements attendent encore. Vous pourrez en envoyer d’autres quand certains seront traités.
host-refusal-no-vacation = Il n’y a pas de vacances sur ce serveur.
host-refusal-no-account = Les invités n’y ont pas droit. Créez d’abord un compte.
host-refusal-vacation-used-up = Vos jours de vacances de l’année sont épuisés.
host-refusal-vacation-ending = Vos dernières vacances se terminent à l’instant. Réessayez dans un instant.
