### What every game of one's own says, in English; own-game stands for its name.

own-game-seat-name = Player
own-game-event-dealt = The game begins.
# $seat, $action
own-game-event-acted =
    { $you ->
        [yes] You: { $action }.
       *[other] { $seat }: { $action }.
    }
# $seat, $action, $value
own-game-event-acted-secretly =
    { $value ->
        [unknown] { $seat }: { $action }, in secret.
       *[other] { $seat }: { $value }.
    }
# $field, $place, $value, $seat
own-game-event-shown =
    { $seat ->
        [none] Shown: { $field }: { $value }.
       *[other] { $seat } shows { $field }: { $value }.
    }
# $field, $place, $value, $seat, $viewer
own-game-event-peeked =
    { $value ->
        [unknown] { $viewer } looks at { $field }.
       *[other] { $viewer } looks at { $field }: { $value }.
    }
# $reason, $winner, $scores
own-game-event-game-over =
    { $winner ->
        [none] The game is over; nobody wins alone. Points: { $scores }.
       *[other] The game is over: { $winner } wins. Points: { $scores }.
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
own-game-table = On the table
