### Ce qu’on peut faire, pourquoi pas, et les conseils, en français. Aucun jeu n’est nommé ici.

## Ce qu’on peut faire, et pourquoi non

counsel-close = Fermer la liste
counsel-nothing = Rien pour l’instant : ce n’est pas à vous de jouer.
counsel-ended = Plus rien : la partie est finie.
# $name, $count
counsel-group = { $name } : { $count } possibilités
counsel-signs = Les signes du plateau
counsel-closed = Pourquoi ne puis-je pas… ?
counsel-wish = Ce que vous ne pouvez pas faire maintenant
counsel-ask = Pourquoi ?

## Conseils

counsel-chances = Chances de chacun
counsel-chances-reckoning = Je pèse
counsel-chances-doc = Parmi les parties qui suivraient d’ici, autant seraient à vous, d’après ce que vous pouvez savoir.
counsel-chances-unready = Le serveur prépare encore ce qu’il y faut. Réessayez dans quelques minutes.
counsel-hint-thinking = Voyons cela
counsel-hint-warming = Encore à l’échauffement
counsel-hint-warming-doc = Le serveur prépare ses robots. Cela n’arrive qu’une fois après l’installation et peut prendre une minute ou deux ; ensuite, les conseils viennent vite.
# $what
counsel-hint-would = Mon conseil : { $what }.
# $what
counsel-hint-then = Ensuite : { $what }.
# $near, $what
counsel-hint-rival =
    { $near ->
        [level] Cela se joue à peu de chose ; presque aussi bon : { $what }.
        [next] À défaut : { $what }.
       *[far] Rien d’autre n’en approche.
    }
counsel-hint-searched = J’ai poursuivi la partie bien des fois en pensée, en redistribuant chaque fois tout ce que vous ne voyez pas, et c’est ce qui a donné le meilleur résultat.
counsel-hint-only = C’est la seule chose à faire.
counsel-hint-do = Jouer ce coup
counsel-hint-others = Pas de conseils quand d’autres personnes jouent.

## La première partie d’un jeu

counsel-first = Première partie ?
# $number, $count
counsel-first-count = { $number } sur { $count }
counsel-first-next = Continuer
counsel-first-done = Jouer
counsel-first-close = Ne plus montrer ceci
counsel-first-learn = Suivre la leçon
