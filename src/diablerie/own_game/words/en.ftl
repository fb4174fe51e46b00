### What every game of one's own says, in English; own-game stands for its name.

own-game-seat-name = Player
own-game-event-dealt = The game begins.
# $seat, $action, $told
own-game-event-acted =
    { $you ->
        [yes] You: { $told }.
       *[other] { $seat }: { $told }.
    }
# $seat, $action, $value, $told, $known
own-game-event-acted-secretly =
    { $you ->
        [yes] You: { $known }, in secret.
       *[other]
            { $known ->
                [unknown] { $seat }: { $told }, in secret.
               *[other] { $seat }: { $known }.
            }
    }
# $field, $place, $value, $sits, $seat
own-game-event-shown =
    { $seat ->
        [none] Shown: { $field }: { own-game-cell }.
       *[other] { $you ->
            [yes] You show { $field }: { own-game-cell }.
           *[other] { $seat } shows { $field }: { own-game-cell }.
        }
    }
# $field, $place, $value, $sits, $seat
own-game-event-turned-up =
    { $you ->
        [yes] Yours is turned up: { $field }: { own-game-cell }.
       *[other] { $seat }’s is turned up: { $field }: { own-game-cell }.
    }
# $field, $place, $value, $sits, $seat, $viewer; it is the reader who looks, or whose it is, if $named says so
own-game-event-peeked =
    { $named ->
        [viewer] You look at { $field }{ own-game-whose }{ own-game-found }.
       *[other] { $viewer } looks at { $field }{ own-game-whose }{ own-game-found }.
    }
own-game-whose =
    { $seat ->
        [none] { "" }
       *[other] { $you ->
            [yes] { " " }(yours)
           *[other] { " " }({ $seat })
        }
    }
own-game-found =
    { $value ->
        [unknown] { "" }
       *[other] : { own-game-cell }
    }
own-game-cell =
    { $sits ->
        [none] { $value }
       *[other] { $sits }
    }
# $reason, $winner, $scores
own-game-event-game-over =
    { $winner ->
        [none] { own-game-ending } The game is over; nobody wins alone. Points: { $scores }.
       *[other] { $you ->
            [yes] { own-game-ending } The game is over: you win. Points: { $scores }.
           *[other] { own-game-ending } The game is over: { $winner } wins. Points: { $scores }.
        }
    }
# $seat
own-game-to-move = { $seat } is to move
# $turn
own-game-turn = Turn { $turn }
own-game-outcome-none = The game is over; nobody wins alone
# $winner
own-game-outcome-won = The game is over: { $winner } wins
own-game-empty = nothing
own-game-unseen = unseen
# $action, $known
own-game-refusal-none = There is no action { $action }; there are { $known }.
# $why
own-game-refusal-why = { $why }
own-game-refusal-over = The game is over.
own-game-refusal-seat = That is for another seat to do.
own-game-table = On the table
own-game-board = The board
own-game-legend = What the signs mean
own-game-space-open = may be chosen
own-game-space-chosen = chosen
own-game-space-lit = in the light
own-game-space-back = Another space
# $problem
own-game-board-fault = The board that this game brings cannot be shown ({ $problem }). Here is the plain one.
