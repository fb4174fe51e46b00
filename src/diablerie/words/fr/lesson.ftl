### Les mots de la page pour apprendre un jeu, en français. Aucun jeu n’est nommé ici.

# $game
lesson-of = Apprendre { $game }
lesson-analyse = Analyser
lesson-leave = Quitter la leçon
lesson-steps = Les étapes de la leçon
# $number, $count, $title
lesson-step = Étape { $number } sur { $count } : { $title }
lesson-step-done = Étape { $number } sur { $count }, terminée : { $title }
lesson-end = La fin de la leçon
lesson-met = Bien joué.
lesson-missed = Pas tout à fait. Réessayez :
lesson-aside = C’est permis, mais ce n’est pas l’exercice. Ce qu’on vous demande :
lesson-next = Continuer
lesson-again = Recommencer
lesson-down = Plus bas ↓
lesson-up = Plus haut ↑
lesson-skip = Passer
lesson-back = Retour
lesson-show = Montrez-moi
lesson-astray = À partir d’ici, ce n’est plus possible : recommencez.
lesson-showing = Voici comment on fait.
# $game
lesson-over = Vous savez jouer à { $game }
lesson-over-text = Le reste s’apprend à la table. Quoi qu’il arrive, demandez « pourquoi ? », et le livret s’ouvre au bon article.
# $level
lesson-play = Jouer maintenant : { $level }
lesson-over-again = La leçon depuis le début
lesson-learnt = Ce que vous avez vu
