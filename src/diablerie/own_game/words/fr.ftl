### What every game of one's own says, in French; own-game stands for its name.

own-game-seat-name = Joueur
own-game-event-dealt = La partie commence.
# $seat, $action, $told
own-game-event-acted =
    { $you ->
        [yes] Vous : { $told }.
       *[other] { $seat } : { $told }.
    }
# $seat, $action, $value, $told, $known
own-game-event-acted-secretly =
    { $you ->
        [yes] Vous : { $known }, en secret.
       *[other]
            { $known ->
                [unknown] { $seat } : { $told }, en secret.
               *[other] { $seat } : { $known }.
            }
    }
# $field, $place, $value, $sits, $seat
own-game-event-shown =
    { $seat ->
        [none] Dévoilé : { $field } : { own-game-cell }.
       *[other] { $you ->
            [yes] Vous montrez { $field } : { own-game-cell }.
           *[other] { $seat } montre { $field } : { own-game-cell }.
        }
    }
# $field, $place, $value, $sits, $seat
own-game-event-turned-up =
    { $you ->
        [yes] Chez vous on retourne { $field } : { own-game-cell }.
       *[other] Chez { $seat } on retourne { $field } : { own-game-cell }.
    }
# $field, $place, $value, $sits, $seat, $viewer; it is the reader who looks, or whose it is, if $named says so
own-game-event-peeked =
    { $named ->
        [viewer] Vous regardez { $field }{ own-game-whose }{ own-game-found }.
       *[other] { $viewer } regarde { $field }{ own-game-whose }{ own-game-found }.
    }
own-game-whose =
    { $seat ->
        [none] { "" }
       *[other] { $you ->
            [yes] { " " }(à vous)
           *[other] { " " }({ $seat })
        }
    }
own-game-found =
    { $value ->
        [unknown] { "" }
       *[other]  : { own-game-cell }
    }
own-game-cell =
    { $sits ->
        [none] { $value }
       *[other] { $sits }
    }
# $reason, $winner, $scores
own-game-event-game-over =
    { $winner ->
        [none] { own-game-ending } La partie est finie ; personne ne gagne seul. Points : { $scores }.
       *[other] { $you ->
            [yes] { own-game-ending } La partie est finie : vous gagnez. Points : { $scores }.
           *[other] { own-game-ending } La partie est finie : { $winner } gagne. Points : { $scores }.
        }
    }
# $seat
own-game-to-move = C’est à { $seat }
# $turn
own-game-turn = Tour { $turn }
own-game-outcome-none = La partie est finie ; personne ne gagne seul
# $winner
own-game-outcome-won = La partie est finie : { $winner } gagne
own-game-empty = rien
own-game-unseen = caché
# $action, $known
own-game-refusal-none = Il n’y a pas d’action { $action } ; il y a { $known }.
# $why
own-game-refusal-why = { $why }
own-game-refusal-over = La partie est finie.
own-game-refusal-seat = C’est à un autre siège de le faire.
own-game-table = Sur la table
own-game-board = Le plateau
own-game-legend = Ce que disent les signes
own-game-space-open = peut être choisie
own-game-space-chosen = choisie
own-game-space-lit = éclairée
own-game-space-back = Une autre case
# $problem
own-game-board-fault = Le plateau qu’apporte ce jeu ne peut pas être montré ({ $problem }). Voici le plateau simple.
