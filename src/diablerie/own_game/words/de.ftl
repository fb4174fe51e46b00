### What every game of one's own says, in German; own-game stands for its name.

own-game-seat-name = Spieler
own-game-event-dealt = Die Partie beginnt.
# $seat, $action, $told
own-game-event-acted =
    { $you ->
        [yes] Du: { $told }.
       *[other] { $seat }: { $told }.
    }
# $seat, $action, $value, $told, $known
own-game-event-acted-secretly =
    { $you ->
        [yes] Du: { $known }, verdeckt.
       *[other]
            { $known ->
                [unknown] { $seat }: { $told }, verdeckt.
               *[other] { $seat }: { $known }.
            }
    }
# $field, $place, $value, $sits, $seat
own-game-event-shown =
    { $seat ->
        [none] Aufgedeckt: { $field }: { own-game-cell }.
       *[other] { $you ->
            [yes] Du zeigst { $field }: { own-game-cell }.
           *[other] { $seat } zeigt { $field }: { own-game-cell }.
        }
    }
# $field, $place, $value, $sits, $seat
own-game-event-turned-up =
    { $you ->
        [yes] Bei dir aufgedeckt: { $field }: { own-game-cell }.
       *[other] Bei { $seat } aufgedeckt: { $field }: { own-game-cell }.
    }
# $field, $place, $value, $sits, $seat, $viewer; it is the reader who looks, or whose it is, if $named says so
own-game-event-peeked =
    { $named ->
        [viewer] Du siehst { $field }{ own-game-whose } an{ own-game-found }.
       *[other] { $viewer } sieht { $field }{ own-game-whose } an{ own-game-found }.
    }
own-game-whose =
    { $seat ->
        [none] { "" }
       *[other] { $you ->
            [yes] { " " }(von dir)
           *[other] { " " }(von { $seat })
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
        [none] { own-game-ending } Das Spiel ist aus; niemand gewinnt allein. Punkte: { $scores }.
       *[other] { $you ->
            [yes] { own-game-ending } Das Spiel ist aus: du gewinnst. Punkte: { $scores }.
           *[other] { own-game-ending } Das Spiel ist aus: { $winner } gewinnt. Punkte: { $scores }.
        }
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
own-game-refusal-seat = Das tut jemand anders.
own-game-table = Auf dem Tisch
own-game-board = Das Brett
own-game-legend = Was die Zeichen bedeuten
own-game-space-open = wählbar
own-game-space-chosen = gewählt
own-game-space-lit = im Licht
own-game-space-back = Ein anderes Feld
# $problem
own-game-board-fault = Das Brett, das dieses Spiel mitbringt, lässt sich nicht zeigen ({ $problem }). Hier ist das einfache.
