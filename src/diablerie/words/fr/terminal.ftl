### Ce que dit le terminal, en français. Aucun jeu n’est nommé ici, et ce qu’on tape est le même dans toutes les langues.

## À la table

# $seat
terminal-you-are = Vous jouez { $seat }.
# $seats, $count, $level
terminal-bots =
    { $count ->
        [one] Un robot joue { $seats } : { $level }.
       *[other] Des robots jouent { $seats } : { $level }.
    }
# $seat
terminal-thinking = { $seat } réfléchit
terminal-warming = Les robots se préparent ; la toute première fois, il leur faut une demi-minute
terminal-hint = Une action, ou bien : ? (que puis-je faire) help hand why log save quit
terminal-hint-over = La partie est finie. Entrée : sortir ; save FICHIER : garder ; log : relire.
terminal-enter = Entrée pour continuer
terminal-left = Vous avez quitté la table avant la fin de la partie.

## Passer le clavier

# $seat
terminal-curtain = Passez le clavier à { $seat }.
# $seat
terminal-curtain-enter = { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.

## Ce qu’on peut taper

# $action
terminal-help-action = { $action } fait une action, écrite dans la notation du jeu.
# $piece, $to
terminal-help-walk = { $piece } { $to } mène une pièce jusqu’à une case.
# $action, $times
terminal-help-repeat = { $action }*{ $times } répète un pas autant de fois.
terminal-help-number = Un numéro choisit dans la liste que montre « legal ».
terminal-help-help = help : cette page
terminal-help-legal = legal ou ? : tout ce qu’on peut faire maintenant, en liste numérotée
terminal-help-board = board : le plateau décrit par des phrases
terminal-help-hand = hand : ce que personne d’autre ne voit
terminal-help-log = log : toute l’histoire depuis le début
terminal-help-why = why : la règle de ce qui vient de se passer ; why 8 montre n’importe quelle règle par son numéro, why et des mots ce que le livret en dit
terminal-help-save = save FICHIER : enregistre la partie
terminal-help-quit = quit : quitter la table
terminal-choices = Ce que vous pouvez faire :
# $who
terminal-by-card = { $who }, avec une carte : où aller…

## Ce qui ne va pas

# $actions
terminal-legal-now = Possible maintenant : { $actions }
# $number, $count
terminal-no-choice = Il n’y a pas de numéro { $number } dans la liste ; elle s’arrête à { $count }.
# $action, $most
terminal-too-often = { $action } ne peut se répéter { $most ->
        [one] qu’une fois
       *[other] que { $most } fois
    } maintenant.
# $to, $spaces
terminal-too-far = Aucun chemin ne mène à { $to } maintenant. Possible : { $spaces }
# $spaces
terminal-where = Possible : { $spaces }
# $count
terminal-which-way = Quel chemin, de 1 à { $count } ?
terminal-something-new = Quelque chose de nouveau est apparu : la suite de ce que vous avez tapé n’a pas été faite.
# $clause, $first, $last
terminal-no-clause = Il n’y a pas de règle { $clause } ; elles vont de { $first } à { $last }.
# $words
terminal-nothing-found = Le livret ne dit rien de « { $words } ».
terminal-no-reason-yet = Il n’y a pas encore de raison à donner : rien ne s’est passé.

## Enregistrer

terminal-save-how = Dites où : save FICHIER
# $file
terminal-saved = { $file } contient maintenant toute la partie.
# $file
terminal-saved-part = { $file } contient la partie jusqu’ici, dans la mesure où vous avez le droit de la connaître. Enregistrez de nouveau à la fin pour l’avoir entière.
# $file
terminal-save-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
# $file, $reason
terminal-save-failed = Impossible d’écrire { $file } : { $reason }.

## Énigmes

terminal-puzzle-hint = Un coup ou son numéro, ou : ? (ce qui est possible) board again show quit
# $count
terminal-puzzle-choose = Un des numéros 1 à { $count }, ou : show quit
terminal-puzzle-begins = Vous revoilà au début de l’énigme.

## L’analyse d’une partie terminée : les chances viennent en pour cent, les victoires en nombres avec leur signe

# $decisions, $simulations, $worlds
terminal-analysis-effort =
    { $decisions ->
        [0] Il n’y avait rien à décider.
        [one] Une décision, examinée avec { $simulations } simulations et dans { $worlds } mondes.
       *[other] { $decisions } décisions, chacune examinée avec { $simulations } simulations et dans { $worlds } mondes.
    }
terminal-analysis-seat = Joueur
terminal-analysis-decisions = Décisions
terminal-analysis-mistakes = Erreurs
terminal-analysis-blunders = Gaffes
terminal-analysis-lowest = Chance la plus faible
terminal-analysis-highest = Chance la plus forte
terminal-analysis-every = Décisions, pertes en victoires sur 100 parties
terminal-analysis-chance = Chance
terminal-analysis-did = Joué
terminal-analysis-instead = Mieux
terminal-analysis-lost = Perdu
terminal-analysis-points = Tournants
terminal-analysis-before = Avant
terminal-analysis-after = Après
terminal-analysis-points-none = Aucun tour n’a décidé de la partie à lui seul.
terminal-analysis-errors = Erreurs et gaffes
terminal-analysis-errors-none = Aucune erreur n’a pu être établie.
# $verdict, $wins, $low, $high
terminal-analysis-costs =
    { $verdict ->
        [blunder] une gaffe
       *[mistake] une erreur
    } ; victoires perdues sur 100 parties : { $wins } (de { $low } à { $high })
# $line, $chance
terminal-analysis-played = Joué : { $line } ({ $chance })
# $line, $chance
terminal-analysis-better = Mieux : { $line } ({ $chance })
# $action, $rest
terminal-analysis-then = { $action }, puis { $rest }
terminal-analysis-account = Chance et choix, en victoires sur 100 parties
terminal-analysis-begin = Au début
terminal-analysis-own = Ses propres choix
terminal-analysis-rest = Le reste
terminal-analysis-end = À la fin
terminal-analysis-note = Les chances sont celles qu’on aurait entre joueurs spontanés, d’après ce que le joueur pouvait savoir lui-même. Entre parenthèses : ce que donnerait, dans 95 cas sur 100, un nombre infini de parties. Le reste, c’est le hasard, ce qu’ont fait les autres, et un jeu meilleur que celui d’un joueur spontané.
