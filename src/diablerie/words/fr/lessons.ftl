### Les mots de la page pour apprendre un jeu, en français. Aucun jeu n’est nommé ici.

page-learn = Apprendre
page-lesson = Une leçon
# $game
page-lesson-of = Apprendre { $game }
page-lesson-leave = Quitter la leçon
page-lesson-steps = Les étapes de la leçon
# $number, $count, $title
page-lesson-step = Étape { $number } sur { $count } : { $title }
page-lesson-step-done = Étape { $number } sur { $count }, terminée : { $title }
page-lesson-end = La fin de la leçon
page-lesson-met = Bien joué.
page-lesson-missed = Pas tout à fait. Réessayez :
page-lesson-aside = C’est permis, mais ce n’est pas l’exercice. Ce qu’on vous demande :
page-lesson-next = Continuer
page-lesson-again = Recommencer
page-lesson-down = Plus bas ↓
page-lesson-up = Plus haut ↑
page-lesson-skip = Passer
page-lesson-back = Retour
page-lesson-show = Montrez-moi
page-lesson-astray = À partir d’ici, ce n’est plus possible : recommencez.
page-lesson-showing = Voici comment on fait.
# Là où sera le plateau, après une seconde
page-coming = On installe le plateau
# $game
page-lesson-over = Vous savez jouer à { $game }
page-lesson-over-text = Le reste s’apprend à la table. Quoi qu’il arrive, demandez « pourquoi ? », et le livret s’ouvre au bon article.
# $level
page-lesson-play = Jouer maintenant : { $level }
page-lesson-over-again = La leçon depuis le début
page-lesson-learnt = Ce que vous avez vu
page-trouble-lesson = Il n’y a pas de leçon à cette adresse.

## Le livret à côté du plateau

page-rule-search = Chercher dans les règles
# $count
page-rule-found =
    { $count ->
        [0] Le livret n’en dit rien.
        [one] Un passage
       *[other] { $count } passages
    }

## Ce qu’on peut faire, et pourquoi non

page-counsel = Que puis-je faire ?
page-counsel-close = Fermer la liste
page-counsel-nothing = Rien pour l’instant : ce n’est pas à vous de jouer.
page-counsel-ended = Plus rien : la partie est finie.
# $name, $count
page-counsel-group = { $name } : { $count } possibilités
page-counsel-signs = Les signes du plateau
page-counsel-closed = Pourquoi ne puis-je pas… ?
page-counsel-wish = Ce que vous ne pouvez pas faire maintenant
page-counsel-ask = Pourquoi ?

## Conseils

page-hint = Donnez-moi un conseil
page-hint-short = Conseil
page-hint-thinking = Voyons cela
page-hint-warming = Encore à l’échauffement
page-hint-warming-doc = Le serveur prépare ses robots. Cela n’arrive qu’une fois après l’installation et peut prendre une minute ou deux ; ensuite, les conseils viennent vite.
# $what
page-hint-would = Mon conseil : { $what }.
# $what
page-hint-then = Ensuite : { $what }.
# $near, $what
page-hint-rival =
    { $near ->
        [level] Cela se joue à peu de chose ; presque aussi bon : { $what }.
        [next] À défaut : { $what }.
       *[far] Rien d’autre n’en approche.
    }
page-hint-searched = J’ai poursuivi la partie bien des fois en pensée, en redistribuant chaque fois tout ce que vous ne voyez pas, et c’est ce qui a donné le meilleur résultat.
page-hint-only = C’est la seule chose à faire.
page-hint-do = Jouer ce coup
page-hint-others = Pas de conseils quand d’autres personnes jouent.
page-refusal-others-play = Pas de conseils quand d’autres personnes jouent.

## How likely something hidden is, by what worlds were looked at

page-likely-almost = plus de 99 %
page-likely-hardly = moins de 1 %
