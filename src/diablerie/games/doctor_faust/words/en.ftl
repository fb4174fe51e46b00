### Doctor Faust in English.
### Seats come as worded names, lists as joined text, an unknown value as "unknown", nobody as "none".
### $you is "yes" if $seat is the reader. A value of an option is the last part of its message’s id,
### with every run of dots written as one hyphen (2..9 is ...-2-9).

doctor-faust-title = Doctor Faust
doctor-faust-tagline = Two devils, one soul, and seven points a turn to catch it.
doctor-faust-frame = Two players, 30 to 45 minutes, ages 12 and up
doctor-faust-box = By the Blatz box of 1993/94 · other boxes

# What wins, in a line
doctor-faust-aim = The higher score wins; a soul card whenever your last point brings stone and pyramid together.
# $cards: which unused devil cards add
doctor-faust-aim-cards =
    { $cards ->
        [even_plus] Unused even devil cards add, odd ones subtract.
       *[odd_plus] Unused odd devil cards add, even ones subtract.
    }

## Events

# $seat, $turn, $points
doctor-faust-event-turn =
    { $you ->
        [yes] Turn { $turn }: you have { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] Turn { $turn }: { $seat } has { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
# $seat, $stone, $from, $to
doctor-faust-event-stone-step =
    { $you ->
        [yes] Your stone steps from { $from } to { $to }.
       *[no] { $seat }’s stone steps from { $from } to { $to }.
    }
# Several steps of one stone in a row: $seat, $from, $to
doctor-faust-event-stone-walk =
    { $you ->
        [yes] Your stone walks from { $from } to { $to }.
       *[no] { $seat }’s stone walks from { $from } to { $to }.
    }
# $seat, $from, $to
doctor-faust-event-soul-step =
    { $you ->
        [yes] You push the pyramid from { $from } to { $to }.
       *[no] { $seat } pushes the pyramid from { $from } to { $to }.
    }
# Several steps of the pyramid in a row: $seat, $from, $to
doctor-faust-event-soul-walk =
    { $you ->
        [yes] You push the pyramid from { $from } to { $to }.
       *[no] { $seat } pushes the pyramid from { $from } to { $to }.
    }
# $seat, $space
doctor-faust-event-soul-stopped = Somebody stands on { $space }: the pyramid has to stop there.
# $seat, $space, $value
doctor-faust-event-card-laid =
    { $value ->
        [unknown] { $you ->
            [yes] You lay a devil card beside { $space }.
           *[no] { $seat } lays a devil card beside { $space }, face down.
        }
       *[other] { $you ->
            [yes] You lay your { $value } beside { $space }.
           *[no] { $seat } lays the { $value } beside { $space }.
        }
    }
# $seat, $stone, $owner, $space, $value, $lost
doctor-faust-event-trap =
    { $you ->
        [yes] A trap! On { $space } your stone walks into { $owner }’s { $value }.
        [named] A trap! On { $space } { $seat }’s stone walks into your { $value }.
       *[no] A trap! On { $space } { $seat }’s stone walks into { $owner }’s { $value }.
    } { $lost ->
        [0] No points are lost.
        [one] One point is lost.
       *[other] { $lost } points are lost.
    }
# $seat, $stone, $from, $to, $steps, $direction
doctor-faust-event-forced-move =
    { $direction ->
        [back] { $you ->
            [yes] The card throws your stone back { $steps ->
                [one] one space
               *[other] { $steps } spaces
            }, from { $from } to { $to }.
           *[no] The card throws { $seat }’s stone back { $steps ->
                [one] one space
               *[other] { $steps } spaces
            }, from { $from } to { $to }.
        }
       *[forward] { $you ->
            [yes] The card drives your stone forward { $steps ->
                [one] one space
               *[other] { $steps } spaces
            }, from { $from } to { $to }.
           *[no] The card drives { $seat }’s stone forward { $steps ->
                [one] one space
               *[other] { $steps } spaces
            }, from { $from } to { $to }.
        }
    }
# $seat, $space
doctor-faust-event-no-chain = Another card lies in wait on { $space }, but it stays face down: no chain reaction.
# $seat, $stone, $space
doctor-faust-event-soul-passed =
    { $you ->
        [yes] Your stone hurtles past the pyramid on { $space }. Nothing happens.
       *[no] { $seat }’s stone hurtles past the pyramid on { $space }. Nothing happens.
    }
# $seat, $stone, $space
doctor-faust-event-forced-back-on-soul =
    { $you ->
        [yes] Your stone backs into the pyramid on { $space }: no soul card for that.
       *[no] { $seat }’s stone backs into the pyramid on { $space }: no soul card for that.
    }
# $seat, $value, $way
doctor-faust-event-soul-card =
    { $way ->
        [landing] { $you ->
            [yes] Your stone catches the soul: you take the { $value }.
           *[no] { $seat }’s stone catches the soul: { $seat } takes the { $value }.
        }
        [pushing] { $you ->
            [yes] You bring the soul to a stone and take the { $value }.
           *[no] { $seat } brings the soul to a stone and takes the { $value }.
        }
        [crossing] { $you ->
            [yes] At the end of the lane you take the { $value }.
           *[no] At the end of the lane { $seat } takes the { $value }.
        }
        [forced] { $you ->
            [yes] Thrown right onto the soul! You take the { $value }.
           *[no] Thrown right onto the soul! { $seat } takes the { $value }.
        }
       *[trap] { $you ->
            [yes] The soul first, then the trap: you take the { $value }.
           *[no] The soul first, then the trap: { $seat } takes the { $value }.
        }
    }
# $seat, $space, $points
doctor-faust-event-too-early =
    { $points ->
        [one] Stone and pyramid meet on { $space }, but too early: one point is left, so no soul card.
       *[other] Stone and pyramid meet on { $space }, but too early: { $points } points are left, so no soul card.
    }
# $seat, $stone, $from, $to
doctor-faust-event-joins-twin =
    { $you ->
        [yes] Your stone joins its twin, from { $from } to { $to }.
       *[no] { $seat }’s stone joins its twin, from { $from } to { $to }.
    }
# $pair, $taker, $space
doctor-faust-event-infamy =
    { $pair ->
        [none] Infamy! On { $space } the pyramid finds all four stones. Nobody takes the rest.
       *[other] { $named ->
            [pair] Infamy! On { $space } the pyramid finds both your stones. The rest goes to { $taker }.
            [taker] Infamy! On { $space } the pyramid finds both stones of { $pair }. The rest goes to you.
           *[none] Infamy! On { $space } the pyramid finds both stones of { $pair }. The rest goes to { $taker }.
        }
    }
# $seat, $values, $total
doctor-faust-event-rest-taken =
    { $you ->
        [yes] You take all that is left of the soul: { $values } ({ $total } in all).
       *[no] { $seat } takes all that is left of the soul: { $values } ({ $total } in all).
    }
# $reason, $winner, $scores
doctor-faust-event-game-over =
    { $reason ->
        [pile] { doctor-faust-outcome-pile }
        [infamy] { doctor-faust-outcome-infamy }
        [all_stones] { doctor-faust-outcome-all_stones }
       *[max_turns] { doctor-faust-outcome-max_turns }
    } Final score: { $scores }.

## How a game ended: $winner

doctor-faust-outcome-pile =
    { $winner ->
        [none] The last soul card is gone, and neither devil is ahead: a draw.
       *[other] { $you ->
            [yes] The last soul card is gone, and you win.
           *[no] The last soul card is gone, and { $winner } wins.
        }
    }
doctor-faust-outcome-infamy =
    { $winner ->
        [none] Infamy ends the hunt, and neither devil is ahead: a draw.
       *[other] { $you ->
            [yes] Infamy ends the hunt, and you win.
           *[no] Infamy ends the hunt, and { $winner } wins.
        }
    }
doctor-faust-outcome-all_stones =
    { $winner ->
        [none] All four stones are with the soul, and neither devil is ahead: a draw.
       *[other] { $you ->
            [yes] All four stones are with the soul, and you win.
           *[no] All four stones are with the soul, and { $winner } wins.
        }
    }
doctor-faust-outcome-max_turns =
    { $winner ->
        [none] The hunt has lasted too long, and neither devil is ahead: a draw.
       *[other] { $you ->
            [yes] The hunt has lasted too long: you are ahead and win.
           *[no] The hunt has lasted too long: { $winner } is ahead and wins.
        }
    }

## Refusals

# $action
doctor-faust-refusal-08 = “{ $action }” is nothing you can do here. Every point has to be spent on a step or on a card.
# $stone
doctor-faust-refusal-10 = Your stone { $stone } has already walked this turn, so your other stone has to stay.
# $space
doctor-faust-refusal-14 = A stone stands with the pyramid on { $space }: it cannot leave.
doctor-faust-refusal-16-turn = You have already laid a card this turn.
# $space
doctor-faust-refusal-16-space = A card already lies beside { $space }.
# $value
doctor-faust-refusal-18 = You have no { $value } in your hand.
doctor-faust-refusal-18-none = You have no devil cards left in your hand.
doctor-faust-refusal-40 = The game is over.

## Seats and pieces

doctor-faust-seat-0 = Red
doctor-faust-seat-1 = Blue
doctor-faust-seat-0-emblem = red, cards with a claw
doctor-faust-seat-1-emblem = blue, cards with a hoof
doctor-faust-piece-stone = stone
doctor-faust-piece-pyramid = pyramid
doctor-faust-piece-devil-card = devil card
doctor-faust-piece-soul-card = soul card
doctor-faust-forward = forward
doctor-faust-back = back
# $space
doctor-faust-space = space { $space }
doctor-faust-start-stones = start of the stones
doctor-faust-start-soul = start of the pyramid

## What the board says aloud

doctor-faust-aria-board = The board: thirty spaces in two lanes
# $space
doctor-faust-aria-space-empty = Space { $space }, empty
# $space, $contents
doctor-faust-aria-space = Space { $space }: { $contents }
# $seat, $you, $count
doctor-faust-aria-stones =
    { $you ->
        [yes] { $count ->
            [one] one of your stones
           *[other] both your stones
        }
       *[no] { $count ->
            [one] one stone of { $seat }
           *[other] both stones of { $seat }
        }
    }
doctor-faust-aria-soul = the pyramid
# $seat, $you, $value
doctor-faust-aria-card =
    { $you ->
        [yes] your devil card { $value }
       *[no] { $value ->
            [unknown] a devil card of { $seat }, face down
           *[other] the devil card { $value } of { $seat }
        }
    }
# $value, $direction
doctor-faust-aria-hand-card =
    { $direction ->
        [back] devil card { $value }, back
       *[forward] devil card { $value }, forward
    }

## What lies at the seats and in the middle

# $turn
doctor-faust-turn = Turn { $turn }
# $points
doctor-faust-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
# $points
doctor-faust-points-left =
    { $points ->
        [0] No points left
        [one] One point left
       *[other] { $points } points left
    }
# $count
doctor-faust-pile =
    { $count ->
        [0] no soul cards left
        [one] one soul card left
       *[other] { $count } soul cards left
    }
# $value
doctor-faust-pile-top = next: the { $value }
# $values, $total
doctor-faust-won = soul cards won: { $values } ({ $total } in all)
doctor-faust-won-none = no soul cards won yet
# $values
doctor-faust-hand = your devil cards: { $values }
doctor-faust-hand-empty = no devil cards in your hand
# $count
doctor-faust-hand-size =
    { $count ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
# $count
doctor-faust-laid-size =
    { $count ->
        [0] none beside the board
        [one] one beside the board
       *[other] { $count } beside the board
    }
# $values
doctor-faust-unrevealed = cards not seen yet: { $values }
doctor-faust-score = score
# $souls, $cards (with its sign, as text)
doctor-faust-score-parts = souls { $souls }, unused cards { $cards }

## What can be done

doctor-faust-choose-stone = Walk a stone
doctor-faust-choose-soul = Push the pyramid
doctor-faust-choose-card = Lay a card
# $stone, $from, $to, $points
doctor-faust-action-stone =
    { $points ->
        [one] Walk stone { $stone } from { $from } to { $to }: one point
       *[other] Walk stone { $stone } from { $from } to { $to }: { $points } points
    }
# $from, $to, $points
doctor-faust-action-soul =
    { $points ->
        [one] Push the pyramid from { $from } to { $to }: one point
       *[other] Push the pyramid from { $from } to { $to }: { $points } points
    }
# $value, $space
doctor-faust-action-card = Lay the { $value } beside { $space }: one point

## What a walk would bring, by clause

doctor-faust-brings-13 = Somebody stands there: the pyramid has to stop.
doctor-faust-brings-19 = A trap lies there: your turn would end.
doctor-faust-brings-24 = A soul card first, then the trap: your turn would end.
doctor-faust-brings-26 = Your last point: a soul card.
doctor-faust-brings-28 = Too early for a soul card: points would be left.
doctor-faust-brings-29 = Your last point: a soul card.
doctor-faust-brings-30 = Too early for a soul card: points would be left.
doctor-faust-brings-32 = Round the end of the lane: a soul card.
doctor-faust-brings-35 = Infamy: the game would end, and the pair’s owner would get nothing of the rest.
doctor-faust-brings-36 = Infamy: the game would end, and the owner of the single stone would take the rest.
doctor-faust-brings-37 = All four stones: the game would end, and nobody would take the rest.
doctor-faust-brings-40 = The last soul card: the game would end.
doctor-faust-brings-42 = The last soul card: the game would end.
doctor-faust-brings-48 = The turn limit: the game would end.

## Editions

doctor-faust-edition-blatz-de = German rulebook (Blatz)
doctor-faust-edition-blatz-de-doc = Odd devil cards add; the card for the lane’s end comes on crossing; infamy strikes at any moment.
doctor-faust-edition-schloth-en = English translation (Schloth)
doctor-faust-edition-schloth-en-doc = Plays like the German rulebook, which fills the gaps of this text.
doctor-faust-edition-arles-fr = French translation (Arles)
doctor-faust-edition-arles-fr-doc = Even devil cards add; the card for the lane’s end comes on reaching it; infamy strikes only with a turn’s last action (its chapter 3; its chapters 5 and 6 ask for no such thing).

## Options: titles, explanations and values

doctor-faust-option-edition = Edition
doctor-faust-option-edition-doc = A bundle of switches that plays after one of the three texts.
doctor-faust-option-edition-blatz-de = { doctor-faust-edition-blatz-de }
doctor-faust-option-edition-schloth-en = { doctor-faust-edition-schloth-en }
doctor-faust-option-edition-arles-fr = { doctor-faust-edition-arles-fr }
doctor-faust-option-devil_scoring = Unused devil cards
doctor-faust-option-devil_scoring-doc = Which of your unused devil cards add to your score, and which subtract.
doctor-faust-option-devil_scoring-odd_plus = odd add, even subtract
doctor-faust-option-devil_scoring-even_plus = even add, odd subtract
doctor-faust-option-lane_bonus = Card for the lane’s end
doctor-faust-option-lane_bonus-doc = Which step of the pyramid earns the soul card at the end of a lane.
doctor-faust-option-lane_bonus-cross = crossing to the other lane
doctor-faust-option-lane_bonus-arrive = reaching the last space
doctor-faust-option-infamy = Infamy
doctor-faust-option-infamy-doc = When the pyramid ends the game by reaching a pair.
doctor-faust-option-infamy-immediate = at any moment
doctor-faust-option-infamy-turn_end = only with a turn’s last action
doctor-faust-option-contact = Meeting the pyramid
doctor-faust-option-contact-doc = Which meetings of stone and pyramid earn a soul card.
doctor-faust-option-contact-last_action = by the turn’s last action
doctor-faust-option-contact-turn_state = still together when the turn ends
doctor-faust-option-contact-any_time = at any time
doctor-faust-option-leave_shared = Leaving a shared space
doctor-faust-option-leave_shared-doc = When the pyramid may leave a space where stones stand.
doctor-faust-option-leave_shared-never = never while a stone is there
doctor-faust-option-leave_shared-next_turn = from the next turn on
doctor-faust-option-stones_per_turn = Stones in one turn
doctor-faust-option-stones_per_turn-doc = How many of your two stones may walk in one turn.
doctor-faust-option-stones_per_turn-1 = one
doctor-faust-option-stones_per_turn-2 = both
doctor-faust-option-end_on_last_card = The last soul card
doctor-faust-option-end_on_last_card-doc = Whether the turn goes on after the last soul card.
doctor-faust-option-end_on_last_card-immediate = ends the game at once
doctor-faust-option-end_on_last_card-finish_turn = lets the turn finish
doctor-faust-option-trap_on_soul = Trap on the pyramid’s space
doctor-faust-option-trap_on_soul-doc = Where the forced move starts when a trap lies on the pyramid’s space.
doctor-faust-option-trap_on_soul-no_twin = from the pyramid
doctor-faust-option-trap_on_soul-twin_first = from the twin
doctor-faust-option-devil_values = Devil cards
doctor-faust-option-devil_values-doc = The values of the eight devil cards.
doctor-faust-option-devil_values-2-9 = 2 to 9
doctor-faust-option-devil_values-1-8 = 1 to 8
doctor-faust-option-soul_start = Start of the pyramid
doctor-faust-option-soul_start-doc = The space on which the pyramid begins.
doctor-faust-option-devil_start = Start of the stones
doctor-faust-option-devil_start-doc = The space on which all four stones begin.
doctor-faust-option-max_turns = Turn limit
doctor-faust-option-max_turns-doc = After how many turns the game is counted as it stands.
doctor-faust-option-max_turns-0 = no limit
doctor-faust-option-first_player = Who begins
doctor-faust-option-first_player-doc = The seat that takes the first turn.
doctor-faust-option-first_player-0 = Red
doctor-faust-option-first_player-1 = Blue

## The page's table

# $seat, $you, $stone, $space
doctor-faust-table-stone =
    { $you ->
        [yes] Your stone { $stone } on space { $space }
       *[no] { $seat }’s stone { $stone } on space { $space }
    }
# $space
doctor-faust-table-pyramid = The pyramid on space { $space }
# $from, $to, $points
doctor-faust-table-walk =
    { $points ->
        [one] Walk the stone from { $from } to { $to }: one point
       *[other] Walk the stone from { $from } to { $to }: { $points } points
    }
# $space
doctor-faust-table-stone-on = Walk the stone on { $space }
doctor-faust-table-stone-brief = Stone
doctor-faust-table-pyramid-brief = Pyramid
doctor-faust-table-card-brief = Card
doctor-faust-table-how-far = How far to go
# $points; $what: what can be taken
doctor-faust-table-choose =
    { $points ->
        [one] One point left.
       *[other] { $points } points left.
    } { $what ->
        [stone-pyramid-card] Take a stone, the pyramid or a card.
        [stone-pyramid] Take a stone or the pyramid.
        [stone-card] Take a stone or a card.
        [pyramid-card] Take the pyramid or a card.
        [stone] Take a stone.
        [pyramid] Take the pyramid.
       *[card] Take a card.
    }
# $value
doctor-faust-table-where-card = The { $value } for one point: choose a space, or another card.
# $space; $what: all that can be taken, by kind
doctor-faust-table-first =
    You have nothing in hand yet for space { $space }. { $what ->
        [stone-pyramid-card] Take a stone, the pyramid or a card first.
        [stone-pyramid] Take a stone or the pyramid first.
        [stone-card] Take a stone or a card first.
        [pyramid-card] Take the pyramid or a card first.
        [stone] Take a stone first.
        [pyramid] Take the pyramid first.
       *[card] Take a card first.
    }
# $piece, $space
doctor-faust-table-where-walk =
    { $piece ->
        [soul] Pyramid on { $space }: choose a golden space.
       *[stone] Stone on { $space }: choose a golden space.
    }
# $piece
doctor-faust-table-not-there =
    { $piece ->
        [soul] The pyramid goes forward only, a space for each point. Choose a golden space.
       *[stone] A stone goes forward only, a space for each point. Choose a golden space.
    }
# $space
doctor-faust-table-no-further = No further than { $space }.

## The marks on the board

doctor-faust-sign-target = you can go or lay here
doctor-faust-sign-trap = a trap: the turn would end here
doctor-faust-sign-left = stood or lay here before
doctor-faust-sign-reached = has come here

## What is printed for a real table

doctor-faust-print-stones = Four stones
doctor-faust-print-stones-how = Cut out each pair of discs in one piece, fold between them and glue them back to back; a coin between them gives weight.
doctor-faust-print-pyramid = The pyramid
doctor-faust-print-pyramid-how = Cut along the outline, fold along the broken lines, glue the shaded flaps inside.
