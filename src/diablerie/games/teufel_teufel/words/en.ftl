### Teufel Teufel in English.
### Seats come as worded names, lists as joined text, an unknown value as "unknown", nobody as "none".
### $you is "yes" if $seat is the reader. Cells and letters are written as they are. A value of an option
### is the last part of its message’s id.

teufel-teufel-title = Teufel Teufel
teufel-teufel-tagline = Six letters lead out of hell. A devil takes you far, and holds you back.
teufel-teufel-frame = Two to six players, about 45 minutes, ages 10 and up
teufel-teufel-box = By the box of 1992 · what we have of it

# What wins, in a line
teufel-teufel-aim = First out of hell wins: with all six letters and no devil.

## The names of things

# The parameters that hold a card. They come as ids and are named, with these forms beside them:
# $card-the, $card-object.
teufel-teufel-things = card thing
teufel-teufel-thing = { $thing }
teufel-teufel-thing-the = { $thing-the }
# A thing without a name here.
teufel-teufel-kind = { $thing }
    .the = { $thing }
    .object = { $thing }

## The cards

teufel-teufel-name-red-A = red A
    .the = the red A
    .object = the red A
teufel-teufel-name-red-B = red B
    .the = the red B
    .object = the red B
teufel-teufel-name-red-C = red C
    .the = the red C
    .object = the red C
teufel-teufel-name-red-D = red D
    .the = the red D
    .object = the red D
teufel-teufel-name-red-E = red E
    .the = the red E
    .object = the red E
teufel-teufel-name-red-F = red F
    .the = the red F
    .object = the red F
teufel-teufel-name-blue-A = blue A
    .the = the blue A
    .object = the blue A
teufel-teufel-name-blue-B = blue B
    .the = the blue B
    .object = the blue B
teufel-teufel-name-blue-C = blue C
    .the = the blue C
    .object = the blue C
teufel-teufel-name-blue-D = blue D
    .the = the blue D
    .object = the blue D
teufel-teufel-name-blue-E = blue E
    .the = the blue E
    .object = the blue E
teufel-teufel-name-blue-F = blue F
    .the = the blue F
    .object = the blue F
teufel-teufel-name-green-A = green A
    .the = the green A
    .object = the green A
teufel-teufel-name-green-B = green B
    .the = the green B
    .object = the green B
teufel-teufel-name-green-C = green C
    .the = the green C
    .object = the green C
teufel-teufel-name-green-D = green D
    .the = the green D
    .object = the green D
teufel-teufel-name-green-E = green E
    .the = the green E
    .object = the green E
teufel-teufel-name-green-F = green F
    .the = the green F
    .object = the green F
teufel-teufel-name-yellow-A = yellow A
    .the = the yellow A
    .object = the yellow A
teufel-teufel-name-yellow-B = yellow B
    .the = the yellow B
    .object = the yellow B
teufel-teufel-name-yellow-C = yellow C
    .the = the yellow C
    .object = the yellow C
teufel-teufel-name-yellow-D = yellow D
    .the = the yellow D
    .object = the yellow D
teufel-teufel-name-yellow-E = yellow E
    .the = the yellow E
    .object = the yellow E
teufel-teufel-name-yellow-F = yellow F
    .the = the yellow F
    .object = the yellow F
teufel-teufel-name-black-A = black A
    .the = the black A
    .object = the black A
teufel-teufel-name-black-B = black B
    .the = the black B
    .object = the black B
teufel-teufel-name-black-C = black C
    .the = the black C
    .object = the black C
teufel-teufel-name-black-D = black D
    .the = the black D
    .object = the black D
teufel-teufel-name-black-E = black E
    .the = the black E
    .object = the black E
teufel-teufel-name-black-F = black F
    .the = the black F
    .object = the black F
teufel-teufel-name-white-A = white A
    .the = the white A
    .object = the white A
teufel-teufel-name-white-B = white B
    .the = the white B
    .object = the white B
teufel-teufel-name-white-C = white C
    .the = the white C
    .object = the white C
teufel-teufel-name-white-D = white D
    .the = the white D
    .object = the white D
teufel-teufel-name-white-E = white E
    .the = the white E
    .object = the white E
teufel-teufel-name-white-F = white F
    .the = the white F
    .object = the white F
teufel-teufel-name-devil = devil
    .the = a devil
    .object = a devil
teufel-teufel-name-tower = tower
    .the = a tower
    .object = a tower

## Colours

teufel-teufel-colour-red = red
teufel-teufel-colour-blue = blue
teufel-teufel-colour-green = green
teufel-teufel-colour-yellow = yellow
teufel-teufel-colour-black = black
teufel-teufel-colour-white = white

## Events

# $seat, $cell
teufel-teufel-event-placed =
    { $you ->
        [yes] You put your sled on { $cell }.
       *[no] { $seat } starts on { $cell }.
    }
# $seat, $turn
teufel-teufel-event-turn =
    { $you ->
        [yes] Turn { $turn } is yours.
       *[no] Turn { $turn } is { $seat }’s.
    }
# $seat, $from, $to
teufel-teufel-event-step =
    { $you ->
        [yes] You step from { $from } to { $to }.
       *[no] { $seat } steps from { $from } to { $to }.
    }
# Several steps of one move in a row: $seat, $from, $to
teufel-teufel-event-walk =
    { $you ->
        [yes] You go from { $from } to { $to }.
       *[no] { $seat } goes from { $from } to { $to }.
    }
# $seat, $cell, $card
teufel-teufel-event-turned-up =
    { $you ->
        [yes] You turn up { $card-object } on { $cell }.
       *[no] { $seat } turns up { $card-object } on { $cell }.
    }
# The same, and what came of it at once: $seat, $card, $cell
teufel-teufel-event-turned-up-won =
    { $you ->
        [yes] You turn up { $card-object } on { $cell } and take it.
       *[no] { $seat } turns up { $card-object } on { $cell } and takes it.
    }
teufel-teufel-event-turned-up-stopped =
    { $you ->
        [yes] You turn up { $card-object } on { $cell } and have to stop.
       *[no] { $seat } turns up { $card-object } on { $cell } and has to stop.
    }
# $seat, $cell, $letter
teufel-teufel-event-letter-won =
    { $you ->
        [yes] You take the { $letter } on { $cell }.
       *[no] { $seat } takes the { $letter } on { $cell }.
    }
# $seat, $cell, $letter
teufel-teufel-event-letter-known =
    { $you ->
        [yes] You have the { $letter } already: { $cell } lets you go on.
       *[no] { $seat } has the { $letter } already and may go on from { $cell }.
    }
# $seat, $cell, $why
teufel-teufel-event-stopped =
    { $why ->
        [at-will] { $you ->
            [yes] You stop on { $cell }.
           *[no] { $seat } stops on { $cell }.
        }
       *[unknown-letter] { $you ->
            [yes] The wrong letter on { $cell }: you have to stop.
           *[no] The wrong letter on { $cell }: { $seat } has to stop.
        }
    }
# $seat
teufel-teufel-event-devil-taken =
    { $you ->
        [yes] A devil climbs into your sled.
       *[no] A devil climbs into { $seat }’s sled.
    }
# $seat, $victim
teufel-teufel-event-devil-robbed =
    { $you ->
        [yes] No devil is at home, so you take { $victim }’s.
        [named] No devil is at home, so { $seat } takes yours.
       *[no] No devil is at home, so { $seat } takes { $victim }’s.
    }
# $seat
teufel-teufel-event-devils-home =
    { $you ->
        [yes] Devil, devil! Both of yours fly home.
       *[no] Devil, devil! Both of { $seat }’s fly home.
    }
# $seat, $letter
teufel-teufel-event-letter-lost =
    { $you ->
        [yes] You lose your { $letter }.
       *[no] { $seat } loses the { $letter }.
    }
# $seat, $cell
teufel-teufel-event-tower =
    { $you ->
        [yes] You have come to the tower on { $cell }.
       *[no] { $seat } has come to the tower on { $cell }.
    }
# $seat, $cell, $card
teufel-teufel-event-peek =
    { $card ->
        [unknown] { $you ->
            [yes] You look at the card on { $cell }.
           *[no] { $seat } looks secretly at the card on { $cell }.
        }
       *[other] { $you ->
            [yes] You look at the card on { $cell }: it is { $card-the }.
           *[no] { $seat } looks at the card on { $cell }: it is { $card-the }.
        }
    }
# $seat
teufel-teufel-event-banished =
    { $you ->
        [yes] You send your devil home.
       *[no] { $seat } sends the devil home.
    }
# $seat, $to
teufel-teufel-event-devil-handed =
    { $you ->
        [yes] You hand your devil over to { $to }.
        [named] { $seat } hands a devil over to you.
       *[no] { $seat } hands a devil over to { $to }.
    }
# $seat, $to
teufel-teufel-event-devil-kept =
    { $you ->
        [yes] You keep your devil and spare { $to }.
        [named] { $seat } keeps the devil and spares you.
       *[no] { $seat } keeps the devil and spares { $to }.
    }
# $seat, $to, $cell
teufel-teufel-event-not-handed =
    { $you ->
        [yes] The card on { $cell } protects { $to } from your devil.
        [named] The card on { $cell } protects you from { $seat }’s devil.
       *[no] The card on { $cell } protects { $to } from { $seat }’s devil.
    }
# $seat, $cell
teufel-teufel-event-swap-begins =
    { $you ->
        [yes] You choose the card on { $cell } to swap.
       *[no] { $seat } chooses the card on { $cell } to swap.
    }
# $seat, $from, $to
teufel-teufel-event-swap =
    { $you ->
        [yes] You swap the cards on { $from } and { $to }.
       *[no] { $seat } swaps the cards on { $from } and { $to }.
    }
# $seat, $cell
teufel-teufel-event-lifted =
    { $you ->
        [yes] You pick up the card on { $cell }.
       *[no] { $seat } picks up the card on { $cell }.
    }
# Several cards in a row: $seat, $cells
teufel-teufel-event-lifted-cards =
    { $you ->
        [yes] You pick up the cards on { $cells }.
       *[no] { $seat } picks up the cards on { $cells }.
    }
# $seat, $cards
teufel-teufel-event-mixed =
    { $you ->
        [yes] Your { $cards } cards are turned face down and mixed.
       *[no] { $seat }’s { $cards } cards are turned face down and mixed.
    }
# $seat, $cell
teufel-teufel-event-laid =
    { $you ->
        [yes] You lay a card on { $cell }.
       *[no] { $seat } lays a card on { $cell }.
    }
# Several cards in a row: $seat, $cells
teufel-teufel-event-laid-cards =
    { $you ->
        [yes] You lay the cards on { $cells }.
       *[no] { $seat } lays the cards on { $cells }.
    }
# $seat, $place
teufel-teufel-event-left =
    { $place ->
        [1] { $you ->
            [yes] You are out of hell before anybody else: you win!
           *[no] { $seat } is out of hell before anybody else, and wins.
        }
       *[other] { $you ->
            [yes] You are out of hell, in place { $place }.
           *[no] { $seat } is out of hell, in place { $place }.
        }
    }
# $seat, $cell, $card
teufel-teufel-event-revealed =
    { $you ->
        [yes] From outside, you turn up { $card-object } on { $cell }.
       *[no] From outside, { $seat } turns up { $card-object } on { $cell }.
    }
# $seat
teufel-teufel-event-pass =
    { $you ->
        [yes] You can do nothing, and pass.
       *[no] { $seat } can do nothing, and passes.
    }
# $reason, $left (in the order of leaving), $losers
teufel-teufel-event-game-over =
    { $reason ->
        [last_one] { teufel-teufel-outcome-last_one }
        [judgement] { teufel-teufel-outcome-judgement }
       *[max_turns] { teufel-teufel-outcome-max_turns }
    }

## How a game ended: $left (in the order of leaving, or "none"), $losers

teufel-teufel-outcome-last_one = All but one are out. Out of hell, in this order: { $left }. In it for ever: { $losers }.
teufel-teufel-outcome-judgement =
    { $left ->
        [none] Every card is face up: judgement day. Nobody got out, so nobody wins.
       *[other] Every card is face up: judgement day. Out of hell, in this order: { $left }. In it for ever: { $losers }.
    }
teufel-teufel-outcome-max_turns =
    { $left ->
        [none] The last turn has been played. Nobody got out, so nobody wins.
       *[other] The last turn has been played. Out of hell, in this order: { $left }. In it for ever: { $losers }.
    }

## Refusals: a seat may be its number here

teufel-teufel-refusal-04 = Nobody starts on the centre: the devils live there.
# $cell, $seat, $gap
teufel-teufel-refusal-06 =
    { $gap ->
        [0] { teufel-teufel-seat } starts on { $cell } already.
        [one] { $cell } is right beside { teufel-teufel-seat }’s sled. Three spaces have to lie between.
       *[other] { $cell } is only { $gap } steps from { teufel-teufel-seat }’s sled. Three spaces have to lie between.
    }
# $cell
teufel-teufel-refusal-06-jam = No space is far enough from all sleds, so only the farthest will do. { $cell } is nearer.
# $action
teufel-teufel-refusal-08 = “{ $action }” is nothing one can do in this game.
# $action
teufel-teufel-refusal-08-place = “{ $action }” has to wait: put your sled on the board first.
# $action
teufel-teufel-refusal-08-turn = “{ $action }” is not possible now: move your sled, swap two cards or, if you are possessed, shuffle some.
# $action
teufel-teufel-refusal-08-moving = “{ $action }” is not possible on the way: go on or stop.
# $action
teufel-teufel-refusal-08-tower = “{ $action }” has to wait: you are at a tower. Look at a card, send your devil home, or be done.
# $action
teufel-teufel-refusal-08-take = “{ $action }” has to wait: choose whose devil you take.
# $action
teufel-teufel-refusal-08-lose = “{ $action }” has to wait: choose a letter to give up.
# $action
teufel-teufel-refusal-08-give = “{ $action }” has to wait: say whether you hand your devil over or keep it.
# $action
teufel-teufel-refusal-08-swap = “{ $action }” has to wait: choose the second card of your swap.
# $action
teufel-teufel-refusal-08-lift = “{ $action }” has to wait: you are taking cards for a shuffle. Take another or lay them down.
# $action
teufel-teufel-refusal-08-lay = “{ $action }” has to wait: lay down the rest of the shuffled cards.
# $action
teufel-teufel-refusal-08-reveal = “{ $action }” is not possible any more: you are out. Turn up a card.
teufel-teufel-refusal-09 = You cannot pass, for there is something you can do.
# $from, $to
teufel-teufel-refusal-10 = { $to } is not next to { $from } in its row or column.
# $cell
teufel-teufel-refusal-11-again = You have been on { $cell } in this move already, and no card has been turned up since.
teufel-teufel-refusal-11-start = You cannot stop before the first step.
teufel-teufel-refusal-11-centre = You cannot stop on the centre: go on.
# $seat
teufel-teufel-refusal-16 = { teufel-teufel-seat } has no devil to take.
teufel-teufel-refusal-16-self = You cannot take your own devil. Choose another player’s.
# $cell
teufel-teufel-refusal-17-up = The card on { $cell } is face up, for all to see.
# $cell
teufel-teufel-refusal-17-none = There is no card on { $cell }.
teufel-teufel-refusal-17-again = The tower allows one look, and you have had it.
teufel-teufel-refusal-17-devil = You have no devil to send home.
# $cell, $seat
teufel-teufel-refusal-19 = { teufel-teufel-seat } is on { $cell }, and you have no devil to take you there.
# $home
teufel-teufel-refusal-20 =
    { $home ->
        [one] A devil is at home on the centre: nobody may enter.
       *[other] { $home } devils are at home on the centre: nobody may enter.
    }
teufel-teufel-refusal-22 = Nobody may stop on the centre, and from there you could not go on.
teufel-teufel-refusal-23 = No card is ever laid on the centre.
# $letter
teufel-teufel-refusal-25 = You have no { $letter } to give up.
# $cell
teufel-teufel-refusal-30 = Two sleds are on { $cell } already: there is no room for a third.
# $cell, $seat
teufel-teufel-refusal-34-sled = The card on { $cell } lies under { teufel-teufel-seat }’s sled and cannot be swapped.
# $cell
teufel-teufel-refusal-34-none = There is no card on { $cell } to swap.
# $cell, $card
teufel-teufel-refusal-34-colour = On { $cell } lies { $card-the }, face up. Of the face-up cards you may only swap those of your own colour.
# $cell, $card
teufel-teufel-refusal-34-special = On { $cell } lies { $card-the }, face up. Devils and towers that lie face up cannot be swapped.
# $cell
teufel-teufel-refusal-34-same = You have chosen { $cell } already. A swap needs a second card.
# $cell
teufel-teufel-refusal-34-single = No other card can be swapped with the one on { $cell }.
teufel-teufel-refusal-35-possessed = Only the possessed may shuffle cards, and you have no devil.
# $cell
teufel-teufel-refusal-35-none = There is no card on { $cell } to take.
teufel-teufel-refusal-35-four = You have taken four cards, and that is the most. Lay them down now.
teufel-teufel-refusal-35-two = Take at least two cards before you lay one down.
teufel-teufel-refusal-35-single = Only one card could be taken, and a shuffle needs two.
# $cell, $seat
teufel-teufel-refusal-36-sled = The card on { $cell } lies under { teufel-teufel-seat }’s sled and cannot be taken.
# $cell
teufel-teufel-refusal-36-card = There is a card on { $cell } already.
# $cell, $seat
teufel-teufel-refusal-36-occupied = { teufel-teufel-seat }’s sled is on { $cell }: no card can be laid there.
# $cell
teufel-teufel-refusal-40-up = The card on { $cell } is face up already.
# $cell
teufel-teufel-refusal-40-none = There is no card on { $cell } to turn up.
teufel-teufel-refusal-41 = The game is over.

## The players

teufel-teufel-seat-0 = Ruprecht
teufel-teufel-seat-1 = Mathilde
teufel-teufel-seat-2 = Gottlieb
teufel-teufel-seat-3 = Yolande
teufel-teufel-seat-4 = Nero
teufel-teufel-seat-5 = Walburga
# $seat as its number or as a name
teufel-teufel-seat =
    { $seat ->
        [0] { teufel-teufel-seat-0 }
        [1] { teufel-teufel-seat-1 }
        [2] { teufel-teufel-seat-2 }
        [3] { teufel-teufel-seat-3 }
        [4] { teufel-teufel-seat-4 }
        [5] { teufel-teufel-seat-5 }
       *[other] { $seat }
    }
teufel-teufel-seat-0-emblem = the red sled
teufel-teufel-seat-1-emblem = the blue sled
teufel-teufel-seat-2-emblem = the green sled
teufel-teufel-seat-3-emblem = the yellow sled
teufel-teufel-seat-4-emblem = the black sled
teufel-teufel-seat-5-emblem = the white sled
teufel-teufel-seat-0-sin = Carried the rod at Christmas, and enjoyed it.
teufel-teufel-seat-1-sin = Never once let anybody else finish a sentence.
teufel-teufel-seat-2-sin = Read other people’s letters, and corrected the spelling.
teufel-teufel-seat-3-sin = Sold the same goose to three convents.
teufel-teufel-seat-4-sin = Sang in public, and had the doors locked.
teufel-teufel-seat-5-sin = Only came for the dancing, and missed the last broom home.
teufel-teufel-devil = devil
teufel-teufel-tower = tower

## What stage the turn is at

teufel-teufel-phase-place = The sleds take their places
teufel-teufel-phase-turn = Move, swap or shuffle
teufel-teufel-phase-moving = A sled is on its way
teufel-teufel-phase-tower = A look from the tower
teufel-teufel-phase-take = Whose devil will it be?
teufel-teufel-phase-lose = Letters have to go
teufel-teufel-phase-give = Hand the devil over?
teufel-teufel-phase-swap = Two cards change places
teufel-teufel-phase-lift = Cards are taken for a shuffle
teufel-teufel-phase-lay = Shuffled cards are laid down
teufel-teufel-phase-reveal = Cards are turned up from outside
teufel-teufel-phase-over = The game is over

## What lies at the seats and in the middle

# $turn
teufel-teufel-turn = Turn { $turn }
# $count
teufel-teufel-home =
    { $count ->
        [0] no devils at home
        [one] one devil at home
       *[other] { $count } devils at home
    }
# $count
teufel-teufel-hidden =
    { $count ->
        [0] no cards face down
        [one] one card face down
       *[other] { $count } cards face down
    }
# $count
teufel-teufel-devils =
    { $count ->
        [one] one devil
       *[other] { $count } devils
    }
# $count
teufel-teufel-towers =
    { $count ->
        [one] one tower
       *[other] { $count } towers
    }
# $letters
teufel-teufel-letters = letters: { $letters }
teufel-teufel-letters-none = no letters yet
# $letters
teufel-teufel-missing = still to find: { $letters }
teufel-teufel-missing-none = all six letters
teufel-teufel-possessed = possessed
teufel-teufel-free = no devil
# $place
teufel-teufel-out =
    { $place ->
        [1] out, 1st place
        [2] out, 2nd place
        [3] out, 3rd place
       *[other] out, { $place }th place
    }
teufel-teufel-lost = in hell for ever
# $seat, $you, $cell
teufel-teufel-stands =
    { $you ->
        [yes] You are on { $cell }.
       *[no] { $seat } is on { $cell }.
    }
# $seat, $you
teufel-teufel-not-placed =
    { $you ->
        [yes] Your sled is not on the board yet.
       *[no] { $seat }’s sled is not on the board yet.
    }
# $seat, $you
teufel-teufel-is-out =
    { $you ->
        [yes] You are out of hell.
       *[no] { $seat } is out of hell.
    }
# What the reader alone has seen: $cell, $card
teufel-teufel-known = On { $cell } lies { $card-the }.
# Where a seat has looked: $you, $cells
teufel-teufel-has-seen =
    { $you ->
        [yes] have seen { $cells }
       *[no] has seen { $cells }
    }
# What is known of a shuffle: $cards (their names), $cells
teufel-teufel-mixed = Among { $cells }: { $cards }
teufel-teufel-mixed-public = Everybody knows
teufel-teufel-mixed-private = Only you know
# $cards (their names)
teufel-teufel-unseen = Not found yet: { $cards }
teufel-teufel-unseen-none = You know where every card lies.

## What the board says aloud

teufel-teufel-aria-board = The board: seven rows of seven spaces
# $cell
teufel-teufel-aria-cell-empty = { $cell }, empty
# $cell
teufel-teufel-aria-cell-bordered = { $cell }, bordered, empty
# $cell, $contents
teufel-teufel-aria-cell = { $cell }: { $contents }
# $count
teufel-teufel-aria-centre =
    { $count ->
        [0] the devil’s head, with no devil at home
        [one] the devil’s head, with one devil at home
       *[other] the devil’s head, with { $count } devils at home
    }
teufel-teufel-aria-card-hidden = a face-down card
# $card
teufel-teufel-aria-card-up = { $card-the }
# $card
teufel-teufel-aria-card-known = a face-down card (you know it: { $card-the })
# $card
teufel-teufel-aria-card-revealed = a face-down card: { $card }
# $seat, $you
teufel-teufel-aria-sled =
    { $you ->
        [yes] your sled
       *[no] the sled of { $seat }
    }

## What can be done

teufel-teufel-choose-move = Move your sled
teufel-teufel-choose-swap = Swap two cards
teufel-teufel-choose-shuffle = Shuffle two to four cards
teufel-teufel-choose-swap-first = Swap two cards: the first of them
teufel-teufel-choose-shuffle-first = Shuffle two to four cards: the first of them
# $cell
teufel-teufel-action-place = Start on { $cell }
# $to
teufel-teufel-action-go = Go to { $to }
# $to
teufel-teufel-action-go-on = Step to { $to }, then choose how to go on
# Several steps: $to, $count
teufel-teufel-action-walk =
    { $count ->
        [0] { teufel-teufel-action-stop }
        [one] Go to { $to }: one step
       *[other] Go to { $to }: { $count } steps
    }
teufel-teufel-action-stop = Stop here
# $cell
teufel-teufel-action-peek = Look at the card on { $cell }
teufel-teufel-action-banish = Send your devil home
teufel-teufel-action-done = Leave it at that
# $seat
teufel-teufel-action-take = Take the devil of { teufel-teufel-seat }
# $letter
teufel-teufel-action-lose = Give up the { $letter }
# $cell
teufel-teufel-action-swap = Swap the card on { $cell } with another
# $cell
teufel-teufel-action-with = Swap it with the card on { $cell }
# $from, $to
teufel-teufel-action-swap-with = Swap the cards on { $from } and { $to }
# $cell
teufel-teufel-action-lift = Take the card on { $cell } for a shuffle
# $cell
teufel-teufel-action-lay = Lay a card on { $cell }
teufel-teufel-action-give = Hand your devil over
teufel-teufel-action-keep = Keep your devil
# $cell
teufel-teufel-action-reveal = Turn up the card on { $cell }
teufel-teufel-action-pass = Pass

## What a move would bring, by clause

teufel-teufel-brings-12 = A face-down card: it is turned up there.
teufel-teufel-brings-14 = A letter for your sled.
teufel-teufel-brings-15 = A devil climbs into your sled.
teufel-teufel-brings-17 = A tower: look at a card, and be rid of a devil.
teufel-teufel-brings-25 = A second devil: both fly home, with two letters.
teufel-teufel-brings-27 = A face-down card: if you stop there, it is turned up.
teufel-teufel-brings-31 = Your devil goes to whoever is there.
teufel-teufel-brings-32 = A devil card: nothing can be handed over there.
teufel-teufel-brings-33 = A tower: nothing can be handed over there.
teufel-teufel-brings-38 = You would be out of hell.
teufel-teufel-brings-41 = Only one would be left: the game would end.
teufel-teufel-brings-42 = All cards would be face up: judgement day.
teufel-teufel-brings-46 = The turn limit: the game would end.

## Options: titles, explanations and values

teufel-teufel-option-marked = The bordered spaces
teufel-teufel-option-marked-doc = The six spaces that begin without a card. Where they lie on the old board no source says.
teufel-teufel-option-start_gap = Room between the sleds
teufel-teufel-option-start_gap-doc = How the three spaces between two starting sleds are counted.
teufel-teufel-option-start_gap-manhattan4 = along rows and columns
teufel-teufel-option-start_gap-line4 = only in the same row or column
teufel-teufel-option-start_gap-none = no rule
teufel-teufel-option-give_devil = Handing the devil over
teufel-teufel-option-give_devil-doc = Whether you must give your devil to the player you stop on, or may.
teufel-teufel-option-give_devil-must = you must
teufel-teufel-option-give_devil-may = you may
teufel-teufel-option-judgement = Judgement day
teufel-teufel-option-judgement-doc = From when on the game ends once all cards are face up.
teufel-teufel-option-judgement-always = from the start
teufel-teufel-option-judgement-after_first_exit = once somebody is out
teufel-teufel-option-centre_stop = Stopping on the centre
teufel-teufel-option-centre_stop-doc = Whether one may stop on the devil’s head while all devils are out.
teufel-teufel-option-centre_stop-no = no
teufel-teufel-option-centre_stop-yes = yes
teufel-teufel-option-start_again = Coming back to the start of a move
teufel-teufel-option-start_again-doc = Whether one may come back, once in a move, to the space on which it began.
teufel-teufel-option-start_again-yes = yes
teufel-teufel-option-start_again-no = no
teufel-teufel-option-flight_special = Flying over devils and towers
teufel-teufel-option-flight_special-doc = What face-up devils and towers do to somebody who flies over them.
teufel-teufel-option-flight_special-stop = they stop the flight
teufel-teufel-option-flight_special-pass = they let it pass
teufel-teufel-option-flight_flip = Landing on a face-down card
teufel-teufel-option-flight_flip-doc = Whether the card is turned up on which somebody possessed stops.
teufel-teufel-option-flight_flip-flip_on_stop = is turned up
teufel-teufel-option-flight_flip-no_flip = stays face down
teufel-teufel-option-shuffle_under_sled = Shuffling cards under sleds
teufel-teufel-option-shuffle_under_sled-doc = Whether cards on which a sled stands may be taken for a shuffle.
teufel-teufel-option-shuffle_under_sled-no = no
teufel-teufel-option-shuffle_under_sled-yes = yes
teufel-teufel-option-max_turns = Turn limit
teufel-teufel-option-max_turns-doc = After how many turns the game ends as on judgement day.
teufel-teufel-option-max_turns-0 = no limit
teufel-teufel-option-first_player = Who begins
teufel-teufel-option-first_player-doc = The seat that places the first sled and takes the first turn. By the rules it is the oldest player.
teufel-teufel-option-first_player-0 = { teufel-teufel-seat-0 }
teufel-teufel-option-first_player-1 = { teufel-teufel-seat-1 }
teufel-teufel-option-first_player-2 = { teufel-teufel-seat-2 }
teufel-teufel-option-first_player-3 = { teufel-teufel-seat-3 }
teufel-teufel-option-first_player-4 = { teufel-teufel-seat-4 }
teufel-teufel-option-first_player-5 = { teufel-teufel-seat-5 }

## In the terminal

teufel-teufel-terminal-face-down = face down
teufel-teufel-terminal-bordered = bordered, empty
teufel-teufel-terminal-open = possible now
teufel-teufel-terminal-chosen = chosen
# $place
teufel-teufel-terminal-out = out: { $place }
teufel-teufel-terminal-farther = Go farther: where to …
# $cells
teufel-teufel-terminal-cells-hidden = Cards face down: { $cells }
# $cells
teufel-teufel-terminal-cells-empty = Without a card: { $cells }
# $centre, $marked
teufel-teufel-terminal-plan = Seven rows of seven spaces: the columns are a to g from the left, the rows 1 to 7 from the top. The devil’s head is { $centre }. Bordered, and without a card at first: { $marked }.

## The table on the page

# The players
teufel-teufel-table-seats = The players
teufel-teufel-table-own = Your place
# $colour
teufel-teufel-table-own-colour = You are { $colour }
teufel-teufel-table-hold = You hold
teufel-teufel-table-find = Still to find
teufel-teufel-table-nothing = nothing
teufel-teufel-table-no-letters = no letters
# $count, $letters
teufel-teufel-table-holds =
    { $count ->
        [0] has no letters
        [one] has the letter { $letters }
       *[other] has the letters { $letters }
    }
# $cell
teufel-teufel-table-stands = on { $cell }
teufel-teufel-table-next = next
teufel-teufel-table-nobody-out = Nobody gets out
teufel-teufel-table-ended-last_one = All but one are out.
teufel-teufel-table-ended-judgement = Every card is face up: judgement day.
teufel-teufel-table-ended-max_turns = The last turn has been played.
teufel-teufel-table-outside = not on the board yet
# $count: letters still to find
teufel-teufel-table-plight-free =
    { $count ->
        [0] Six letters and no devil: you escape as soon as you are done here.
        [one] One more letter, and you escape.
       *[other] { teufel-teufel-aim }
    }
# $count: letters still to find
teufel-teufel-table-plight-possessed =
    { $count ->
        [0] Every letter, and a devil: get rid of it and you are out.
       *[other] Possessed: you may fly over face-down cards and other sleds, but not leave hell.
    }
# $phase, $seat
teufel-teufel-table-waiting =
    { $phase ->
        [place] { $seat } looks for a place to begin.
        [tower] { $seat } is at a tower.
        [take] { $seat } takes a devil from somebody.
        [lose] { $seat } has two devils, and letters to lose.
        [give] { $seat } may hand a devil over.
        [swap] { $seat } is swapping two cards.
        [lift] { $seat } is taking cards up to shuffle them.
        [lay] { $seat } is laying shuffled cards down.
        [reveal] { $seat } is out, and turns cards up.
        [moving] { $seat } is on the way.
       *[other] { $seat } is choosing what to do.
    }

# What a turn can be
teufel-teufel-table-prompt = What there is to do
teufel-teufel-table-modes = What your turn shall be
teufel-teufel-table-mode-move = Move
teufel-teufel-table-mode-swap = Swap two
teufel-teufel-table-mode-shuffle = Shuffle
teufel-teufel-table-closed-move = Your sled can go nowhere: all the spaces beside it are closed to you.
teufel-teufel-table-closed-swap = There are no two cards you may swap: face down or in your own colour, and under no sled.
# $possessed
teufel-teufel-table-closed-shuffle =
    { $possessed ->
        [yes] There are not two cards that may be taken up.
       *[no] Only the possessed may shuffle cards.
    }

# What is asked: titles
teufel-teufel-table-title-place = Where do you begin?
# The sled goes where it was sent
teufel-teufel-table-underway = On the way
teufel-teufel-table-title-move = Where to?
teufel-teufel-table-title-moving = On, or stop here?
teufel-teufel-table-title-swap = Swap two cards
teufel-teufel-table-title-lift = Which cards?
teufel-teufel-table-title-lay = Where do they go?
teufel-teufel-table-title-tower = At the tower
teufel-teufel-table-title-take = Whose devil?
# $count
teufel-teufel-table-title-lose =
    { $count ->
        [one] One letter must go
       *[other] Two letters must go
    }
teufel-teufel-table-title-give = Hand your devil over?
teufel-teufel-table-title-reveal = You have left hell
teufel-teufel-table-title-pass = Nothing can be done

# What is asked: in a sentence or two
teufel-teufel-table-ask-place = Choose any free space for your sled. A card that lies there stays face down; spaces in ivy have none.
# $hovers: the pointer can hover; a finger touches first to see, then to go
teufel-teufel-table-ask-move =
    { $hovers ->
        [yes] Point at a lit space to see the way and what it brings; press it to go there.
       *[no] Touch a lit space to see the way and what it brings; touch it again to go there.
    }
# $stop
teufel-teufel-table-ask-moving =
    { $stop ->
        [yes] You may go on to a lit space, or stay where you are.
       *[no] Here you may not stay: go on.
    }
teufel-teufel-table-ask-swap = Choose the first card. Nothing happens until you have chosen both.
# $cell
teufel-teufel-table-ask-swap-second = The card on { $cell }, and which other?
# $from, $to: cells; $one, $other: what lies on them now
teufel-teufel-table-ask-swap-then = Then on { $to }: { $one }. And on { $from }: { $other }.
# $count: cards chosen
teufel-teufel-table-ask-lift =
    { $count ->
        [0] Choose two to four cards. They will be turned face down and mixed.
        [one] One card is chosen: take at least one more.
        [4] Four cards are chosen: no more can be taken.
       *[other] { $count } cards are chosen: take more, or choose where to lay them.
    }
# $count: places still to choose
teufel-teufel-table-ask-lay =
    { $count ->
        [0] Each has its place. Nobody will know which one lies where.
        [one] Choose a space for one more card: with no card and no sled on it.
       *[other] Choose spaces for { $count } cards: with no card and no sled on them.
    }
# $leaves, $both, $look
teufel-teufel-table-ask-tower =
    { $leaves ->
        [yes] You have all six letters and no devil. Before you leave, you may look at a card that lies face down.
       *[no] { $both ->
            [yes] You may look at a card that lies face down, and you may send your devil home.
           *[no] { $look ->
                [yes] You may look at a card that lies face down. Only you will know it.
               *[no] You may send your devil home.
            }
        }
    }
teufel-teufel-table-ask-take = All four devils are out. Take one from another player.
# $count
teufel-teufel-table-ask-lose =
    { $count ->
        [one] Both devils fly home. Choose the letter that goes with them.
       *[other] Both devils fly home. Choose the two letters that go with them.
    }
# $seat
teufel-teufel-table-ask-give = { $seat } stands here too. You may hand your devil over, or keep it.
# $count: cards turned up already
teufel-teufel-table-ask-reveal =
    { $count ->
        [0] Turn two cards up, one after the other. When all are up, the others are lost.
       *[other] Turn up one card more.
    }
teufel-teufel-table-ask-pass = You can neither move nor swap nor shuffle. You must pass.

# Words that newcomers ask about
teufel-teufel-table-word-letter = Letters
teufel-teufel-table-word-letter-is = Every sled needs the six letters A to F in its own colour. They lie on the cards; whoever ends a step on one of theirs has it.
teufel-teufel-table-word-space = a1 to g7
teufel-teufel-table-word-space-is = The spaces: a to g across, 1 to 7 down, as they stand on the edge of the board.
teufel-teufel-table-word-devil = Devil
teufel-teufel-table-word-devil-is = A card, or the card’s devil in your sled. With one you are possessed; a second costs you letters.
teufel-teufel-table-word-possessed = Possessed
teufel-teufel-table-word-possessed-is = With a devil in the sled: you fly over face-down cards and other sleds and may shuffle, but you may not leave hell.
teufel-teufel-table-word-shuffle = Shuffle
teufel-teufel-table-word-shuffle-is = For the possessed: take two to four cards up, mix them face down, and lay them on free spaces. Nobody knows then which is which.
teufel-teufel-table-word-tower = Tower
teufel-teufel-table-word-tower-is = A card on which you may look at a card that lies face down, and send your devil home.

# What can be pressed
# $cell, $flies
teufel-teufel-table-go =
    { $flies ->
        [yes] Fly to { $cell }
       *[no] Go to { $cell }
    }
# $count, $flies
teufel-teufel-table-length =
    { $flies ->
        [yes] { $count ->
            [one] A flight of one space
           *[other] A flight of { $count } spaces
        }
       *[no] { $count ->
            [one] One step
           *[other] { $count } steps
        }
    }
# At a tower: to be done there, and so to be out
teufel-teufel-table-leave = Leave hell
teufel-teufel-table-swap = Swap them
# $cell, $taken
teufel-teufel-table-lift =
    { $taken ->
        [yes] Leave the card on { $cell } after all
       *[no] Take up the card on { $cell }
    }
# $cell, $taken
teufel-teufel-table-lay =
    { $taken ->
        [yes] Lay no card on { $cell } after all
       *[no] Lay a card on { $cell }
    }
teufel-teufel-table-lay-now = Choose their places
teufel-teufel-table-lay-home = Put them back
teufel-teufel-table-shuffle = Shuffle and lay them
teufel-teufel-table-back = One step back
teufel-teufel-table-losable = Your letters
# $count
teufel-teufel-table-lose-first =
    { $count ->
        [one] Choose a letter
       *[other] Choose two letters
    }
# $letters
teufel-teufel-table-lose = Give up { $letters }
teufel-teufel-table-list = as a list
# $count
teufel-teufel-table-list-all =
    { $count ->
        [one] One space, as a list
       *[other] All { $count } spaces as a list
    }

# What stopping somewhere brings, by its clause: $meeting (what the card does: open, won, known, ends,
# none), $letter, $seat (who stands there), $own (the two devils are yours)
teufel-teufel-table-brings-nothing =
    { $meeting ->
        [ends] You have not found your { $letter } yet: your turn ends there.
       *[other] You may stop there.
    }
teufel-teufel-table-brings-12 =
    { $meeting ->
        [won] You turn your { $letter } up and win it.
        [open] The card is turned up: a letter that you have already lets you go on.
        [known] The card is turned up: you have its letter and may go on.
       *[other] The card is turned up.
    }
teufel-teufel-table-brings-14 =
    { $letter ->
        [none] You win a letter.
       *[other] You win your { $letter }.
    }
teufel-teufel-table-brings-25 =
    { $own ->
        [yes] Two devils: both fly home, and two of your letters with them.
       *[no] { $seat } has two devils then: both fly home, and two letters with them.
    }
teufel-teufel-table-brings-27 =
    { $meeting ->
        [won] You turn your { $letter } up and win it.
        [open] Landing there turns the card up: a letter that you have already lets you go on.
        [known] Landing there turns the card up: you have its letter and may go on.
       *[other] Landing there turns the card up.
    }
teufel-teufel-table-brings-28 =
    { $letter ->
        [none] You win a letter.
       *[other] You win your { $letter }.
    }
teufel-teufel-table-brings-31 = Your devil goes to { $seat }.

# What is known of cards that lie face down
teufel-teufel-table-know = What you know
teufel-teufel-table-know-secret = Only you know it.

# $seats
teufel-teufel-table-aria-seen = seen by { $seats }

## The marks on the board

teufel-teufel-sign-own = your own sled
teufel-teufel-sign-go = you can choose this
teufel-teufel-sign-gain = a letter for your sled
teufel-teufel-sign-danger = a devil comes, or letters go
teufel-teufel-sign-left = a sled or card was here before
teufel-teufel-sign-reached = a sled has come here
teufel-teufel-sign-swapped = swapped with another card
teufel-teufel-sign-shuffled = laid here by a shuffle
teufel-teufel-sign-seen = somebody has looked at this card

## What is printed for a real table

teufel-teufel-print-sleds = Sleds
teufel-teufel-print-sleds-how = One before each player, glued on cardboard: letters are laid on its six holes, the devil in its middle.
teufel-teufel-print-markers = Sleds for the board
teufel-teufel-print-markers-how = Glue on cardboard and cut out: each shows on the board where its player’s sled stands.
teufel-teufel-print-pegs = Letter pegs
teufel-teufel-print-pegs-how = Glue on cardboard and cut out: six of each letter.
teufel-teufel-print-devils = Devil pegs
teufel-teufel-print-devils-how = They begin on the great head in the middle of the board.
