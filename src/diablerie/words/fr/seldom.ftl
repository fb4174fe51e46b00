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
seldom-account-results = Mes résultats

## Vérifier les mélanges

## Là où aucun WebSocket ne passe

seldom-stream = Quelque chose, sur le chemin de ce serveur, ne laisse passer aucun WebSocket. La partie continue par une voie plus lente ; rien n’est perdu.
seldom-stream-host = Si vous hébergez ce serveur : votre proxy doit transmettre « Upgrade » et « Connection », comme le montre docs/hosting.md.
