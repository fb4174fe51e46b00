### What every game of one's own says, in German; own-game stands for its name.

own-game-seat-name = Spieler
own-game-event-dealt = Die Partie beginnt.
# $seat, $action
own-game-event-acted =
    { $you ->
        [yes] Du: { $action }.
       *[other] { $seat }: { $action }.
    }
# $seat, $action, $value
own-game-event-acted-secretly =
    { $value ->
        [unknown] { $seat }: { $action }, verdeckt.
       *[other] { $seat }: { $value }.
    }
# $field, $place, $value, $seat
own-game-event-shown =
    { $seat ->
        [none] Aufgedeckt: { $field }: { $value }.
       *[other] { $seat } zeigt { $field }: { $value }.
    }
# $field, $place, $value, $seat, $viewer
own-game-event-peeked =
    { $value ->
        [unknown] { $viewer } sieht { $field } an.
       *[other] { $viewer } sieht { $field } an: { $value }.
    }
# $reason, $winner, $scores
own-game-event-game-over =
    { $winner ->
        [none] Das Spiel ist aus; niemand gewinnt allein. Punkte: { $scores }.
       *[other] Das Spiel ist aus: { $winner } gewinnt. Punkte: { $scores }.
    }
# $seat
own-game-to-move = { $seat } ist am Zug
# $turn
own-game-turn = Zug { $turn }
own-game-outcome-none = Das Spiel ist aus; niemand gewinnt allein
# $winner
own-game-outcome-won = Das Spiel ist aus: { $winner } gewinnt
own-game-empty = nichts
own-game-unseen = verdeckt
# $action, $known
own-game-refusal-none = Es gibt keine Aktion { $action }; es gibt { $known }.
# $why
own-game-refusal-why = { $why }
own-game-refusal-over = Das Spiel ist aus.
own-game-table = Auf dem Tisch
