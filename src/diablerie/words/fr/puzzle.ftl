### Les mots de la page sur les énigmes, en français. Aucun jeu n’est nommé ici.

puzzle-title = Énigmes
# $number
puzzle-number = Énigme { $number }
# $grade: from 1 to 4
puzzle-grade = { $grade ->
    [1] facile
    [2] moyenne
    [3] difficile
   *[4] diabolique
    }
puzzle-lead = Un seul meilleur coup, trouvé par un bot qui réfléchit longtemps, puis prouvé avec dix fois plus de réflexion. Vous voyez ce que voit votre siège, et rien d’autre.
puzzle-find = Trouvez le meilleur coup.
puzzle-open = Continuez : ce n’est pas tout.
puzzle-met = C’est cela.
puzzle-missed = Il y a mieux.
# $what
puzzle-asked = « { $what } » : sur quoi cela tombera-t-il ?
puzzle-shown = Voici la solution.
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-lines = Chances de gagner
# $days
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
    }
# $done, $count
puzzle-done = { $done } sur { $count } résolues
puzzle-solved = résolue
puzzle-every-theme = Tous les thèmes
puzzle-every-grade = Toutes les difficultés
puzzle-theme = Thème
puzzle-level = Difficulté
puzzle-kept = Gardé dans ce navigateur.
puzzle-kept-account = Ce que vous avez résolu est gardé dans ce navigateur, vos jours de suite dans votre compte.
puzzle-none = Rien ne convient.
