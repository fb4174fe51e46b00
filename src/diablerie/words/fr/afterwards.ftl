### Ce qu’on peut voir et faire une fois la partie finie, en français. Aucun jeu n’est nommé ici.
### Les places viennent sous leur nom, les chances déjà écrites en pour cent.

## Après la fin

afterwards-replay-title = Revoir la partie
afterwards-replay-eyes = Vue par
afterwards-replay-spectator = Un spectateur
afterwards-replay-turn-back = Un tour en arrière
afterwards-replay-back = Une étape en arrière
afterwards-replay-forward = Une étape en avant
afterwards-replay-turn-on = Un tour en avant
afterwards-replay-slider = Étape
# $at, $count
afterwards-replay-at = Étape { $at } sur { $count }
afterwards-replay-table = Retour à la table
afterwards-replay-missing = Cette partie ne peut pas être revue : elle n’est pas finie, ou elle n’est pas pour vos yeux.

## Parcourir la partie à nouveau

afterwards-eyes-revealed = Tout à découvert
afterwards-play = Lecture
afterwards-pause = Pause
# $rate
afterwards-speed = Vitesse : { $rate } fois
# $turn, $seat, $at, $count
afterwards-where = Tour { $turn }, { $seat } : étape { $at } sur { $count }
afterwards-keys = Les flèches vont d’étape en étape, Page préc. et Page suiv. de tour en tour, Début et Fin mènent au début et à la fin ; la barre d’espace lance et arrête la lecture.
afterwards-copy = Copier un lien vers ce moment
afterwards-copied = Copié
afterwards-loading = La partie arrive.

## L’évolution des chances

afterwards-chances = L’évolution des chances
afterwards-chances-begin = Le calcul des chances est en cours.
afterwards-chances-failed = Les chances de cette partie ne peuvent pas être calculées.
afterwards-chances-own = Chaque ligne est le point de vue d’un seul joueur : leur total ne fait pas forcément 100 %.
afterwards-chances-how = De quoi s’agit-il ?
# $games
afterwards-chances-what = La probabilité qu’avait chacun de gagner, d’après ce qu’il savait alors et non d’après ce qu’on sait maintenant. Au début de chaque tour, { $games } parties sont poursuivies jusqu’au bout dans des mondes que le joueur tenait pour possibles ; chaque coup y est tiré au sort, et sort d’autant plus souvent qu’il vient vite à l’esprit. C’est donc la chance entre joueurs spontanés, pas entre maîtres. Le voile autour d’une ligne montre de combien le hasard de ces parties a pu la déplacer, dans 95 cas sur 100. Une victoire partagée compte en partie.
afterwards-chances-table = Sous forme de tableau
# $seat, $chance
afterwards-chance-of = { $seat } : { $chance }
# $chance, $low, $high
afterwards-chance-between = { $chance } (de { $low } à { $high })
afterwards-moment = Moment
afterwards-moment-start = Le début
# $turn, $seat
afterwards-moment-turn = Tour { $turn }, { $seat }
afterwards-moment-end = La fin

## Ce qui a fait basculer la partie

afterwards-points = Les tournants
# À côté du losange qui les marque sur le curseur ; $name : ce qui s’est passé
afterwards-point = tournant
afterwards-point-of = Tournant : { $name }
afterwards-points-none = La partie est restée équilibrée : aucun tour n’en a décidé à lui seul.
afterwards-points-later = Ils seront ici dès que les chances seront calculées.
# $seat, $from, $to
afterwards-rises = { $seat } : chances de gagner en hausse, de { $from } à { $to }.
# $from, $to
afterwards-rises-yours = Vos chances de gagner : en hausse, de { $from } à { $to }.
# $seat, $from, $to
afterwards-falls = { $seat } : chances de gagner en baisse, de { $from } à { $to }.
# $from, $to
afterwards-falls-yours = Vos chances de gagner : en baisse, de { $from } à { $to }.

## Relecture

afterwards-review = Relecture
afterwards-review-whose = Choisissez une place sous « Vue par » : ses décisions peuvent alors être réexaminées.
# $seat
afterwards-review-begin = Réexaminer les décisions de { $seat }
afterwards-review-begin-yours = Réexaminer vos décisions
# $done, $of
afterwards-review-doing = { $done } décisions sur { $of } réexaminées
afterwards-review-counting = Les décisions sont passées en revue.
afterwards-review-failed = Les décisions de cette partie ne peuvent pas être réexaminées.
afterwards-review-even = On ne peut prouver d’aucune décision que c’était une erreur.
afterwards-review-idle = Il n’y avait rien à décider.
# $turn
afterwards-review-mistake = Tour { $turn } : une erreur
afterwards-review-blunder = Tour { $turn } : une bévue
# $what, $chance
afterwards-review-played = Joué : { $what }. Chances de gagner ainsi : { $chance }.
afterwards-review-better = Mieux : { $what }. Chances ainsi : { $chance }.
# $count
afterwards-review-others =
    { $count ->
        [one] Une autre, de moindre poids
       *[other] { $count } autres, de moindre poids
    }
# $left, $begin, $end, $own, $rest : des points sur cent, avec leur signe
afterwards-review-account =
    De { $begin } à la première décision à { $end } { $left ->
        [yes] à l’abandon ou à la fin du temps
       *[no] à la fin
    } : propres choix { $own } points, hasard et autres joueurs { $rest }.
afterwards-review-turns = Tour par tour
afterwards-review-turn = Tour
afterwards-review-chance = Chances avant
afterwards-review-own = Propres choix, points
afterwards-review-rest = Hasard et autres, points
# $simulations, $worlds
afterwards-review-what = Chaque décision est jugée d’après ce que le joueur savait alors. Une recherche de { $simulations } simulations cherche mieux ; puis les deux coups sont poursuivis jusqu’au bout dans { $worlds } mondes que le joueur tenait pour possibles, avec le même hasard pour les deux. Ce qui ressemble à une erreur est mesuré encore une fois, dans quatre fois plus de mondes, d’autres, et cela seul compte : à partir de 5 points sur cent c’est une erreur, à partir de 15 une bévue.

## À la table, et d’ailleurs

# Un bouton : une autre partie à partir de la position montrée, contre des robots, sur cette machine
afterwards-play-on = Jouer à partir d’ici
afterwards-share = Copier un lien pour revoir la partie
afterwards-held = Voir ce que chacun avait en main
afterwards-open = L’enregistrement d’une partie
afterwards-open-text = Vous avez l’enregistrement d’une partie ? Déposez-le ici ou choisissez-le pour la revoir.
afterwards-open-working = L’enregistrement est en cours de vérification.

## Le plateau d’analyse

afterwards-board-title = Plateau d’analyse
afterwards-board-doc = N’importe quelle position, tous les camps joués par vous, avec les conseils d’un robot. Elle est montée sur cet appareil et rien n’en sort.
afterwards-board-open = Analyser à partir d’ici
afterwards-board-leave = Quitter
afterwards-board-eyes-mover = Qui doit jouer
afterwards-board-engine = Un conseil à chaque pas
afterwards-board-at = Étape { $at } sur { $count }

## Le plateau d’analyse : comment on le monte

afterwards-board-set-up = Monter une position
afterwards-board-set-up-doc = Chaque ligne est un membre du document de position ; ce qui ne peut pas être est refusé, avec sa règle.
afterwards-board-seats = Joueurs
afterwards-board-deal = Nouvelle donne
afterwards-board-do = Monter
# $member : le nom d’une ligne
afterwards-board-malformed = { $member } : ce n’est pas du JSON.
afterwards-board-file = Ouvrir un fichier
afterwards-board-file-malformed = Ce n’est pas un document de position.
afterwards-board-save = Enregistrer dans un fichier
afterwards-board-play = Continuer la partie d’ici
afterwards-board-link-malformed = L’adresse ne contient rien de lisible : voici la donne à la place.

## La fin, et son image

afterwards-finale = Comment cela a fini
afterwards-finale-close = Voir le plateau
afterwards-picture-share = Partager une image
afterwards-picture-save = Enregistrer une image
afterwards-picture-drawing = L’image se dessine.
afterwards-picture-failed = L’image n’a pas pu être dessinée ici.
