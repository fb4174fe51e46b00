### Ce que lit qui est rappelé à une table, en français : rien de la position. Aucun jeu n’est nommé ici.

# $game
notices-turn = { $game } : c’est à vous de jouer
notices-begun = { $game } : la partie a commencé
notices-over = { $game } : la partie est finie
notices-rematch = { $game } : une place vous est gardée
notices-asked = { $game } : on attend votre réponse
# $names
notices-with = Avec { $names }
notices-alone = Les autres attendent.
notices-trial = Ceci est un essai
notices-trial-text = C’est ainsi que vous serez appelé quand ce sera à vous de jouer.
# $address
notices-mail-end = Pour changer ou arrêter ces messages : { $address }
notices-unsubscribe = Arrêter les courriels qui vous rappellent ?
notices-unsubscribe-do = Les arrêter
notices-unsubscribed = Aucun courriel ne viendra plus.
# $site
notices-confirm = { $site } : faut-il vous écrire ici ?
# $site, $code
notices-confirm-text =
    Quelqu’un souhaite être averti par courriel, à cette adresse, quand c’est à son tour de jouer sur { $site }.

    Si c’est vous, donnez ce code sur la page de votre compte : { $code }

    Sinon, ne faites rien : aucun autre message ne viendra.
