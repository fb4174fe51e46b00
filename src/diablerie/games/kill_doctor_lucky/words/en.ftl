### Kill Doctor Lucky in English.
### Seats come as worded names, lists as joined text, an unknown value as "unknown", nobody as "none",
### a truth as "yes" or "no". $you is "yes" if $seat is the reader. A value of an option is the last
### part of its message’s id.

kill-doctor-lucky-title = Kill Doctor Lucky
kill-doctor-lucky-tagline = A big house, one old man, and nobody must be looking.
kill-doctor-lucky-frame = Two to eight players, about an hour
kill-doctor-lucky-box = By the first edition of 1996 · other boxes

# What wins, in a line
kill-doctor-lucky-aim = Whoever kills the Doctor where nobody sees it wins.

## The names of things

# The parameters that hold a space or a card. They come as ids and are named, with these forms beside
# them: $space-the, $space-object, $space-in, $space-into, $space-from; $card-the, $card-object, $card-with.
kill-doctor-lucky-things = space from to card weapon room thing
kill-doctor-lucky-thing = { $thing }
kill-doctor-lucky-thing-the = { $thing-the }
# A room card, by the names of its room.
kill-doctor-lucky-kind-room = { $thing }
    .the = the { $thing } card
    .object = the { $thing } card
    .with = with the { $thing } card
# A thing without a name here, such as a room of somebody’s own mansion.
kill-doctor-lucky-kind = { $thing }
    .the = { $thing }
    .object = { $thing }
    .in = in { $thing }
    .into = into { $thing }
    .from = from { $thing }
    .with = with { $thing }

## The spaces of the house

kill-doctor-lucky-name-drawing-room = Drawing Room
    .the = the Drawing Room
    .object = the Drawing Room
    .in = in the Drawing Room
    .into = into the Drawing Room
    .from = from the Drawing Room
kill-doctor-lucky-name-parlor = Parlor
    .the = the Parlor
    .object = the Parlor
    .in = in the Parlor
    .into = into the Parlor
    .from = from the Parlor
kill-doctor-lucky-name-billiard-room = Billiard Room
    .the = the Billiard Room
    .object = the Billiard Room
    .in = in the Billiard Room
    .into = into the Billiard Room
    .from = from the Billiard Room
kill-doctor-lucky-name-dining-hall = Dining Hall
    .the = the Dining Hall
    .object = the Dining Hall
    .in = in the Dining Hall
    .into = into the Dining Hall
    .from = from the Dining Hall
kill-doctor-lucky-name-sitting-room = Sitting Room
    .the = the Sitting Room
    .object = the Sitting Room
    .in = in the Sitting Room
    .into = into the Sitting Room
    .from = from the Sitting Room
kill-doctor-lucky-name-trophy-room = Trophy Room
    .the = the Trophy Room
    .object = the Trophy Room
    .in = in the Trophy Room
    .into = into the Trophy Room
    .from = from the Trophy Room
kill-doctor-lucky-name-green-house = Green House
    .the = the Green House
    .object = the Green House
    .in = in the Green House
    .into = into the Green House
    .from = from the Green House
kill-doctor-lucky-name-winter-garden = Winter Garden
    .the = the Winter Garden
    .object = the Winter Garden
    .in = in the Winter Garden
    .into = into the Winter Garden
    .from = from the Winter Garden
kill-doctor-lucky-name-kitchen = Kitchen
    .the = the Kitchen
    .object = the Kitchen
    .in = in the Kitchen
    .into = into the Kitchen
    .from = from the Kitchen
kill-doctor-lucky-name-lancaster-room = Lancaster Room
    .the = the Lancaster Room
    .object = the Lancaster Room
    .in = in the Lancaster Room
    .into = into the Lancaster Room
    .from = from the Lancaster Room
kill-doctor-lucky-name-master-suite = Master Suite
    .the = the Master Suite
    .object = the Master Suite
    .in = in the Master Suite
    .into = into the Master Suite
    .from = from the Master Suite
kill-doctor-lucky-name-nursery = Nursery
    .the = the Nursery
    .object = the Nursery
    .in = in the Nursery
    .into = into the Nursery
    .from = from the Nursery
kill-doctor-lucky-name-armory = Armory
    .the = the Armory
    .object = the Armory
    .in = in the Armory
    .into = into the Armory
    .from = from the Armory
kill-doctor-lucky-name-library = Library
    .the = the Library
    .object = the Library
    .in = in the Library
    .into = into the Library
    .from = from the Library
kill-doctor-lucky-name-tennessee-room = Tennessee Room
    .the = the Tennessee Room
    .object = the Tennessee Room
    .in = in the Tennessee Room
    .into = into the Tennessee Room
    .from = from the Tennessee Room
kill-doctor-lucky-name-lilac-room = Lilac Room
    .the = the Lilac Room
    .object = the Lilac Room
    .in = in the Lilac Room
    .into = into the Lilac Room
    .from = from the Lilac Room
kill-doctor-lucky-name-servants-quarters = Servants’ Quarters
    .the = the Servants’ Quarters
    .object = the Servants’ Quarters
    .in = in the Servants’ Quarters
    .into = into the Servants’ Quarters
    .from = from the Servants’ Quarters
kill-doctor-lucky-name-hedge-maze = Hedge Maze
    .the = the Hedge Maze
    .object = the Hedge Maze
    .in = in the Hedge Maze
    .into = into the Hedge Maze
    .from = from the Hedge Maze
kill-doctor-lucky-name-carriage-house = Carriage House
    .the = the Carriage House
    .object = the Carriage House
    .in = in the Carriage House
    .into = into the Carriage House
    .from = from the Carriage House
kill-doctor-lucky-name-piazza = Piazza
    .the = the Piazza
    .object = the Piazza
    .in = on the Piazza
    .into = onto the Piazza
    .from = from the Piazza
kill-doctor-lucky-name-foyer = Foyer
    .the = the Foyer
    .object = the Foyer
    .in = in the Foyer
    .into = into the Foyer
    .from = from the Foyer
kill-doctor-lucky-name-gallery = Gallery
    .the = the Gallery
    .object = the Gallery
    .in = in the Gallery
    .into = into the Gallery
    .from = from the Gallery
kill-doctor-lucky-name-white-room = White Room
    .the = the White Room
    .object = the White Room
    .in = in the White Room
    .into = into the White Room
    .from = from the White Room
kill-doctor-lucky-name-wine-cellar = Wine Cellar
    .the = the Wine Cellar
    .object = the Wine Cellar
    .in = in the Wine Cellar
    .into = into the Wine Cellar
    .from = from the Wine Cellar
kill-doctor-lucky-name-e-hall = East Hall
    .the = the East Hall
    .object = the East Hall
    .in = in the East Hall
    .into = into the East Hall
    .from = from the East Hall
kill-doctor-lucky-name-ne-hall = Northeast Hall
    .the = the Northeast Hall
    .object = the Northeast Hall
    .in = in the Northeast Hall
    .into = into the Northeast Hall
    .from = from the Northeast Hall
kill-doctor-lucky-name-nw-hall = Northwest Hall
    .the = the Northwest Hall
    .object = the Northwest Hall
    .in = in the Northwest Hall
    .into = into the Northwest Hall
    .from = from the Northwest Hall
kill-doctor-lucky-name-se-hall = Southeast Hall
    .the = the Southeast Hall
    .object = the Southeast Hall
    .in = in the Southeast Hall
    .into = into the Southeast Hall
    .from = from the Southeast Hall
kill-doctor-lucky-name-sw-hall = Southwest Hall
    .the = the Southwest Hall
    .object = the Southwest Hall
    .in = in the Southwest Hall
    .into = into the Southwest Hall
    .from = from the Southwest Hall
kill-doctor-lucky-name-w-hall = West Hall
    .the = the West Hall
    .object = the West Hall
    .in = in the West Hall
    .into = into the West Hall
    .from = from the West Hall
kill-doctor-lucky-name-e-stairs = East Stairs
    .the = the East Stairs
    .object = the East Stairs
    .in = on the East Stairs
    .into = onto the East Stairs
    .from = from the East Stairs
kill-doctor-lucky-name-w-stairs = West Stairs
    .the = the West Stairs
    .object = the West Stairs
    .in = on the West Stairs
    .into = onto the West Stairs
    .from = from the West Stairs

## Weapons

kill-doctor-lucky-name-bad-cream = Bad Cream
    .the = the Bad Cream
    .object = the Bad Cream
    .with = with the Bad Cream
kill-doctor-lucky-name-big-red-hammer = Big Red Hammer
    .the = the Big Red Hammer
    .object = the Big Red Hammer
    .with = with the Big Red Hammer
kill-doctor-lucky-name-billiard-cue = Billiard Cue
    .the = the Billiard Cue
    .object = the Billiard Cue
    .with = with the Billiard Cue
kill-doctor-lucky-name-broom-stick = Broom Stick
    .the = the Broom Stick
    .object = the Broom Stick
    .with = with the Broom Stick
kill-doctor-lucky-name-chain-saw = Chain Saw
    .the = the Chain Saw
    .object = the Chain Saw
    .with = with the Chain Saw
kill-doctor-lucky-name-civil-war-cannon = Civil War Cannon
    .the = the Civil War Cannon
    .object = the Civil War Cannon
    .with = with the Civil War Cannon
kill-doctor-lucky-name-crepe-pan = Crepe Pan
    .the = the Crepe Pan
    .object = the Crepe Pan
    .with = with the Crepe Pan
kill-doctor-lucky-name-duck-decoy = Duck Decoy
    .the = the Duck Decoy
    .object = the Duck Decoy
    .with = with the Duck Decoy
kill-doctor-lucky-name-killing-joke = Killing Joke
    .the = the Killing Joke
    .object = the Killing Joke
    .with = with the Killing Joke
kill-doctor-lucky-name-letter-opener = Letter Opener
    .the = the Letter Opener
    .object = the Letter Opener
    .with = with the Letter Opener
kill-doctor-lucky-name-loud-noise = Loud Noise
    .the = the Loud Noise
    .object = the Loud Noise
    .with = with the Loud Noise
kill-doctor-lucky-name-monkey-hand = Monkey Hand
    .the = the Monkey Hand
    .object = the Monkey Hand
    .with = with the Monkey Hand
kill-doctor-lucky-name-piece-of-rope = Piece of Rope
    .the = the Piece of Rope
    .object = the Piece of Rope
    .with = with the Piece of Rope
kill-doctor-lucky-name-pinking-shears = Pinking Shears
    .the = the Pinking Shears
    .object = the Pinking Shears
    .with = with the Pinking Shears
kill-doctor-lucky-name-rat-poison = Rat Poison
    .the = the Rat Poison
    .object = the Rat Poison
    .with = with the Rat Poison
kill-doctor-lucky-name-runcible-spoon = Runcible Spoon
    .the = the Runcible Spoon
    .object = the Runcible Spoon
    .with = with the Runcible Spoon
kill-doctor-lucky-name-shoe-horn = Shoe Horn
    .the = the Shoe Horn
    .object = the Shoe Horn
    .with = with the Shoe Horn
kill-doctor-lucky-name-silken-cord = Silken Cord
    .the = the Silken Cord
    .object = the Silken Cord
    .with = with the Silken Cord
kill-doctor-lucky-name-tight-hat = Tight Hat
    .the = the Tight Hat
    .object = the Tight Hat
    .with = with the Tight Hat
kill-doctor-lucky-name-trowel = Trowel
    .the = the Trowel
    .object = the Trowel
    .with = with the Trowel

## The other cards

kill-doctor-lucky-name-move1 = Move 1
    .the = a Move 1
    .object = a Move 1
    .with = with a Move 1
kill-doctor-lucky-name-move2 = Move 2
    .the = a Move 2
    .object = a Move 2
    .with = with a Move 2
kill-doctor-lucky-name-move3 = Move 3
    .the = a Move 3
    .object = a Move 3
    .with = with a Move 3
kill-doctor-lucky-name-fail1 = Failure 1
    .the = a Failure 1
    .object = a Failure 1
    .with = with a Failure 1
kill-doctor-lucky-name-fail2 = Failure 2
    .the = a Failure 2
    .object = a Failure 2
    .with = with a Failure 2
kill-doctor-lucky-name-fail3 = Failure 3
    .the = a Failure 3
    .object = a Failure 3
    .with = with a Failure 3

## Failure cards: what saves the Doctor; cards of one value share these titles

kill-doctor-lucky-fail1-title-1 = A Loose Stair
kill-doctor-lucky-fail1-title-2 = A Squeaky Shoe
kill-doctor-lucky-fail1-title-3 = A Sudden Sneeze
kill-doctor-lucky-fail1-title-4 = The Hiccups
kill-doctor-lucky-fail1-title-5 = A Cold Draught
kill-doctor-lucky-fail1-title-6 = Sweaty Palms
kill-doctor-lucky-fail2-title-1 = A Nosy Butler
kill-doctor-lucky-fail2-title-2 = Tea Is Served
kill-doctor-lucky-fail2-title-3 = The Vicar Calls
kill-doctor-lucky-fail2-title-4 = A Slippery Rug
kill-doctor-lucky-fail2-title-5 = The Candle Dies
kill-doctor-lucky-fail2-title-6 = An Offended Cat
kill-doctor-lucky-fail3-title-1 = Only a Portrait
kill-doctor-lucky-fail3-title-2 = The Wrong Doctor
kill-doctor-lucky-fail3-title-3 = A Falling Chandelier
kill-doctor-lucky-fail3-title-4 = The Brass Band

## Events

# $seat, $card
kill-doctor-lucky-event-starter-card =
    { $you ->
        [yes] Who begins? You turn up { $card-object }.
       *[no] Who begins? { $seat } turns up { $card-object }.
    }
# $seat, $space
kill-doctor-lucky-event-doctor-placed =
    { $you ->
        [yes] That is the first room card, and it is yours: the Doctor starts { $space-in }.
       *[no] { $seat }’s is the first room card: the Doctor starts { $space-in }.
    }
# $cards
kill-doctor-lucky-event-dealt =
    { $cards ->
        [one] All cards are shuffled, and everyone is dealt one.
       *[other] All cards are shuffled, and everyone is dealt { $cards }.
    }
# $seat, $turn
kill-doctor-lucky-event-turn =
    { $you ->
        [yes] Turn { $turn } is yours.
       *[no] Turn { $turn } is { $seat }’s.
    }
# $seat, $space, $instead
kill-doctor-lucky-event-walked-in =
    { $you ->
        [yes] The Doctor walks in on you { $space-in }: your turn.
       *[no] The Doctor walks in on { $seat } { $space-in }: the turn is { $seat }’s.
    }{ $instead ->
        [none] { "" }
       *[other] { $you ->
            [named] { " " }You are passed over.
           *[no] { " " }{ $instead } is passed over.
        }
    }
# $seat, $from, $to
kill-doctor-lucky-event-free-step =
    { $you ->
        [yes] You walk { $from-from } { $to-into }.
       *[no] { $seat } walks { $from-from } { $to-into }.
    }
# $seat, $card, $pawn
kill-doctor-lucky-event-move-card =
    { $pawn ->
        [lucky] { $you ->
            [yes] You play { $card-object } on the Doctor.
           *[no] { $seat } plays { $card-object } on the Doctor.
        }
       *[me] { $you ->
            [yes] You play { $card-object }.
           *[no] { $seat } plays { $card-object }.
        }
    }
# $seat, $pawn, $from, $to
kill-doctor-lucky-event-card-step =
    { $pawn ->
        [lucky] { $you ->
            [yes] You lure the Doctor { $from-from } { $to-into }.
           *[no] { $seat } lures the Doctor { $from-from } { $to-into }.
        }
       *[me] { $you ->
            [yes] You hurry { $from-from } { $to-into }.
           *[no] { $seat } hurries { $from-from } { $to-into }.
        }
    }
# Several steps of one card in a row: $seat, $pawn, $from, $to
kill-doctor-lucky-event-card-walk =
    { $pawn ->
        [lucky] { $you ->
            [yes] You lure the Doctor { $from-from } as far as { $to-object }.
           *[no] { $seat } lures the Doctor { $from-from } as far as { $to-object }.
        }
       *[me] { $you ->
            [yes] You hurry { $from-from } as far as { $to-object }.
           *[no] { $seat } hurries { $from-from } as far as { $to-object }.
        }
    }
# $seat, $pawn
kill-doctor-lucky-event-halt =
    { $pawn ->
        [lucky] { $you ->
            [yes] You leave the Doctor there, steps to spare.
           *[no] { $seat } leaves the Doctor there, steps to spare.
        }
       *[me] { $you ->
            [yes] You stop there, steps to spare.
           *[no] { $seat } stops there, steps to spare.
        }
    }
# $seat, $card, $pawn, $from, $to
kill-doctor-lucky-event-room-card =
    { $pawn ->
        [lucky] { $you ->
            [yes] You play { $card-object }: the Doctor goes straight { $from-from } { $to-into }.
           *[no] { $seat } plays { $card-object }: the Doctor goes straight { $from-from } { $to-into }.
        }
       *[me] { $you ->
            [yes] You play { $card-object } and slip straight { $from-from } { $to-into }.
           *[no] { $seat } plays { $card-object } and slips straight { $from-from } { $to-into }.
        }
    }
# $seat, $space, $card
kill-doctor-lucky-event-draw =
    { $card ->
        [unknown] { $you ->
            [yes] You search { $space-object } and draw a card.
           *[no] { $seat } searches { $space-object } and draws a card.
        }
       *[other] { $you ->
            [yes] You search { $space-object } and find { $card-object }.
           *[no] { $seat } searches { $space-object } and finds { $card-object }.
        }
    }
# $seat, $space
kill-doctor-lucky-event-nothing-to-draw =
    { $you ->
        [yes] You search { $space-object } and find nothing: no card is left to draw.
       *[no] { $seat } searches { $space-object } and finds nothing: no card is left to draw.
    }
# $cards
kill-doctor-lucky-event-reshuffle =
    { $cards ->
        [one] The draw pile is empty. The one used card becomes a new one.
       *[other] The draw pile is empty. The { $cards } used cards are shuffled into a new one.
    }
# $seat
kill-doctor-lucky-event-end =
    { $you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
# $seat, $space, $weapon, $value, $special
kill-doctor-lucky-event-attempt =
    { $weapon ->
        [unknown] { $you ->
            [yes] You go for the Doctor { $space-in } with your bare hands
           *[no] { $seat } goes for the Doctor { $space-in } with bare hands
        }
       *[other] { $special ->
            [yes] { $you ->
                [yes] You try { $weapon-object }, and { $space-in } of all places
               *[no] { $seat } tries { $weapon-object }, and { $space-in } of all places
            }
           *[no] { $you ->
                [yes] You try { $weapon-object } { $space-in }
               *[no] { $seat } tries { $weapon-object } { $space-in }
            }
        }
    }: { $value ->
        [one] one point.
       *[other] { $value } points.
    }
# $seat, $attacker, $card, $left
kill-doctor-lucky-event-failure =
    { $you ->
        [yes] You play { $card-object }
       *[no] { $seat } plays { $card-object }
    }{ $left ->
        [0] .
        [one] { "" }: one point to go.
       *[other] { "" }: { $left } points to go.
    }
# $seat, $attacker, $left
kill-doctor-lucky-event-pass =
    { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }{ $left ->
        [0] .
        [one] , with one point to go.
       *[other] , with { $left } points to go.
    }
# $seat, $by, $wasted
kill-doctor-lucky-event-foiled =
    { $you ->
        [yes] Foiled! { $by } has saved the Doctor from you.
        [named] Foiled! You have saved the Doctor from { $seat }.
       *[no] Foiled! { $by } has saved the Doctor from { $seat }.
    }{ $wasted ->
        [0] { "" }
        [one] { " " }One point was more than it took.
       *[other] { " " }{ $wasted } points were more than it took.
    }
# $seat, $space, $weapon
kill-doctor-lucky-event-murder =
    { $weapon ->
        [unknown] { $you ->
            [yes] Doctor Lucky is dead. It was you, { $space-in }, with your bare hands.
           *[no] Doctor Lucky is dead. It was { $seat }, { $space-in }, with bare hands.
        }
       *[other] { $you ->
            [yes] Doctor Lucky is dead. It was you, { $space-in }, { $weapon-with }.
           *[no] Doctor Lucky is dead. It was { $seat }, { $space-in }, { $weapon-with }.
        }
    }
# $from, $to
kill-doctor-lucky-event-doctor-walks = The Doctor walks { $from-from } { $to-into }.
# $space
kill-doctor-lucky-event-doctor-stays = No numbered room adjoins: the Doctor stays { $space-in }.
# $seat, $space
kill-doctor-lucky-event-doctor-held =
    { $you ->
        [yes] You are { $space-in }: the Doctor can be dragged no farther.
       *[no] { $seat } is { $space-in }: the Doctor can be dragged no farther.
    }
# $reason, $winner
kill-doctor-lucky-event-game-over =
    { $reason ->
        [murder] { kill-doctor-lucky-outcome-murder }
       *[max_turns] { kill-doctor-lucky-outcome-max_turns }
    }

## How a game ended: $winner

kill-doctor-lucky-outcome-murder =
    { $you ->
        [yes] You have killed Doctor Lucky, and win.
       *[no] { $winner } has killed Doctor Lucky, and wins.
    }
kill-doctor-lucky-outcome-max_turns = It is far too late. The Doctor goes to bed unharmed, and nobody wins.

## Refusals: a seat may be its number here

# $action
kill-doctor-lucky-refusal-06 = “{ $action }” is nothing you can do here.
kill-doctor-lucky-refusal-07-card = You have played a card this turn, so you cannot snoop.
# $space
kill-doctor-lucky-refusal-07-space = Hallways and stairs hide no cards: there is no snooping { $space-in }.
kill-doctor-lucky-refusal-09-go = You have already taken your free step this turn.
# $card
kill-doctor-lucky-refusal-09-card = You do not hold { $card-object }.
# $from, $to
kill-doctor-lucky-refusal-10-door = No door leads { $from-from } { $to-into }.
# $pawn, $space
kill-doctor-lucky-refusal-10-pawn =
    { $pawn ->
        [lucky] The Doctor is { $space-in }, and no door leads out.
       *[me] You are { $space-in }, and no door leads out.
    }
kill-doctor-lucky-refusal-10-halt = Take at least one step of the card first.
kill-doctor-lucky-refusal-10-idle = No card is moving anybody. Play a move card first.
# $card, $left
kill-doctor-lucky-refusal-10-moving =
    { $left ->
        [one] You are still playing { $card-object }: take its last step, or stop there once it has moved somebody.
       *[other] You are still playing { $card-object }: take its { $left } steps, or stop there once it has moved somebody.
    }
# $pawn, $space
kill-doctor-lucky-refusal-11 =
    { $pawn ->
        [lucky] The Doctor is already { $space-in }.
       *[me] You are already { $space-in }.
    }
# $from, $to
kill-doctor-lucky-refusal-13 = There is only a railing to look through: nobody walks { $from-from } { $to-into }.
# $space
kill-doctor-lucky-refusal-15-away = The Doctor is not with you. He is { $space-in }.
# $seat, $space
kill-doctor-lucky-refusal-15-company = You are not alone with the Doctor: { kill-doctor-lucky-seat } is { $space-in } too.
# $seat, $from, $space
kill-doctor-lucky-refusal-15-seen = You are watched: { kill-doctor-lucky-seat } can see { $space-into } { $from-from }.
# $weapon
kill-doctor-lucky-refusal-17 = You do not hold { $weapon-object }.
kill-doctor-lucky-refusal-19-none = There is no attempt to answer.
# $card
kill-doctor-lucky-refusal-19-card = You do not hold { $card-object }.
# $value
kill-doctor-lucky-refusal-19-must = Nobody is asked after you, and your failure cards can bring the { $value } to nothing: you must foil the attempt.
kill-doctor-lucky-refusal-20 = The game is over.
kill-doctor-lucky-refusal-21 = An attempt is being answered. Play a failure card or pass.

## The guests

kill-doctor-lucky-seat-0 = Greta
kill-doctor-lucky-seat-1 = Rufus
kill-doctor-lucky-seat-2 = Bella
kill-doctor-lucky-seat-3 = Violet
kill-doctor-lucky-seat-4 = Ivo
kill-doctor-lucky-seat-5 = Otto
kill-doctor-lucky-seat-6 = Tilda
kill-doctor-lucky-seat-7 = Percy
# $seat as its number or as a name
kill-doctor-lucky-seat =
    { $seat ->
        [0] { kill-doctor-lucky-seat-0 }
        [1] { kill-doctor-lucky-seat-1 }
        [2] { kill-doctor-lucky-seat-2 }
        [3] { kill-doctor-lucky-seat-3 }
        [4] { kill-doctor-lucky-seat-4 }
        [5] { kill-doctor-lucky-seat-5 }
        [6] { kill-doctor-lucky-seat-6 }
        [7] { kill-doctor-lucky-seat-7 }
       *[other] { $seat }
    }
kill-doctor-lucky-seat-0-emblem = green, the fedora
kill-doctor-lucky-seat-1-emblem = red, the bowler
kill-doctor-lucky-seat-2-emblem = blue, the cloche
kill-doctor-lucky-seat-3-emblem = violet, the beret
kill-doctor-lucky-seat-4-emblem = ivory, the deerstalker
kill-doctor-lucky-seat-5-emblem = orange, the nightcap
kill-doctor-lucky-seat-6-emblem = teal, the turban
kill-doctor-lucky-seat-7-emblem = pink, the boater
kill-doctor-lucky-seat-0-motive = Lent the Doctor a book in 1911.
kill-doctor-lucky-seat-1-motive = Lost to him at croquet, by one hoop.
kill-doctor-lucky-seat-2-motive = Was promised the emeralds.
kill-doctor-lucky-seat-3-motive = Wrote his memoirs, and was paid in marmalade.
kill-doctor-lucky-seat-4-motive = Has never solved a case, and knows how to start one.
kill-doctor-lucky-seat-5-motive = Sleeps next to the room where he practises the bagpipes.
kill-doctor-lucky-seat-6-motive = Saw it in the tea leaves, and hates to be wrong.
kill-doctor-lucky-seat-7-motive = Is the heir, and has been for forty years.
kill-doctor-lucky-doctor = Doctor Lucky

## What stage the turn is at

kill-doctor-lucky-phase-turn = Walk, murder or snoop
kill-doctor-lucky-phase-moving = A card is moving somebody
kill-doctor-lucky-phase-answer = The attempt is answered
kill-doctor-lucky-phase-over = The game is over

## What lies at the seats and in the middle

# $turn
kill-doctor-lucky-turn = Turn { $turn }
# $points
kill-doctor-lucky-luck =
    { $points ->
        [0] no failure points left
        [one] one failure point left
       *[other] { $points } failure points left
    }
# $count
kill-doctor-lucky-pile =
    { $count ->
        [0] no cards to draw
        [one] one card to draw
       *[other] { $count } cards to draw
    }
# $count
kill-doctor-lucky-discards =
    { $count ->
        [0] no used cards
        [one] one used card
       *[other] { $count } used cards
    }
# $count
kill-doctor-lucky-spent =
    { $count ->
        [0] no failures spent
        [one] one failure spent
       *[other] { $count } failures spent
    }
# $cards
kill-doctor-lucky-hand = your cards: { $cards }
kill-doctor-lucky-hand-empty = no cards in your hand
# $count
kill-doctor-lucky-hand-size =
    { $count ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
# $space, $to
kill-doctor-lucky-doctor-stands = The Doctor is { $space-in } and will walk { $to-into }.
# $seat, $you, $space
kill-doctor-lucky-stands =
    { $you ->
        [yes] You are { $space-in }.
       *[no] { $seat } is { $space-in }.
    }
# $seat, $you, $points
kill-doctor-lucky-to-foil =
    { $you ->
        [yes] Your attempt stands at { $points ->
            [one] one point
           *[other] { $points } points
        }.
       *[no] { $seat }’s attempt stands at { $points ->
            [one] one point
           *[other] { $points } points
        }.
    }
# $value, $special (what the weapon is worth there), $space
kill-doctor-lucky-weapon-worth = { $value }, but { $special } { $space-in }
# $space, $spaces
kill-doctor-lucky-sees = One sees { $space-into } from: { $spaces }

## What the house says aloud

# $count
kill-doctor-lucky-zoom = Enlarge the plan
kill-doctor-lucky-aria-board = The house: { $count } rooms, hallways and stairs
# $space, $number
kill-doctor-lucky-aria-name =
    { $number ->
        [none] { $space }
       *[other] { $space }, number { $number }
    }
# $space
kill-doctor-lucky-aria-space-empty = { $space }, empty
# $space, $contents
kill-doctor-lucky-aria-space = { $space }: { $contents }
# $seat, $you
kill-doctor-lucky-aria-pawn =
    { $you ->
        [yes] you
       *[no] { $seat }
    }

## What can be done

# $to
kill-doctor-lucky-action-go = Walk { $to-into }
# $card, $pawn
kill-doctor-lucky-action-move =
    { $pawn ->
        [lucky] Move the Doctor { $card-with }
       *[me] Move { $card-with }
    }
# $pawn, $to
kill-doctor-lucky-action-step =
    { $pawn ->
        [lucky] Lead the Doctor { $to-into }
       *[me] Go on { $to-into }
    }
# $pawn
kill-doctor-lucky-action-halt =
    { $pawn ->
        [lucky] Leave the Doctor here
       *[me] Stop here
    }
# $pawn, $to
kill-doctor-lucky-action-room =
    { $pawn ->
        [lucky] Send the Doctor { $to-into } by card
       *[me] Go straight { $to-into } by card
    }
# $weapon, $value
kill-doctor-lucky-action-attempt =
    { $weapon ->
        [unknown] Attempt the murder with bare hands: { $value ->
            [one] one point
           *[other] { $value } points
        }
       *[other] Attempt the murder { $weapon-with }: { $value ->
            [one] one point
           *[other] { $value } points
        }
    }
# $space
kill-doctor-lucky-action-snoop = Snoop { $space-in }: draw a card and end your turn
kill-doctor-lucky-action-end = End your turn
# $card
kill-doctor-lucky-action-fail = Play { $card-object }
kill-doctor-lucky-action-pass = Pass

## Options: titles, explanations and values

kill-doctor-lucky-option-weapon_bonus = Stronger weapons
kill-doctor-lucky-option-weapon_bonus-doc = Adds a point to every weapon’s values, for shorter games. Bare hands stay at one.
kill-doctor-lucky-option-weapon_bonus-0 = as printed
kill-doctor-lucky-option-weapon_bonus-1 = one point more
kill-doctor-lucky-option-remove_f3 = Three-point failures
kill-doctor-lucky-option-remove_f3-doc = Whether the four strongest failure cards are in the deck. Games are shorter without.
kill-doctor-lucky-option-remove_f3-false = stay in
kill-doctor-lucky-option-remove_f3-true = taken out
kill-doctor-lucky-option-last_must_foil = Last player asked
kill-doctor-lucky-option-last_must_foil-doc = Whether whoever is asked last must foil an attempt that their failure cards can foil.
kill-doctor-lucky-option-last_must_foil-false = may pass
kill-doctor-lucky-option-last_must_foil-true = must foil if they can
kill-doctor-lucky-option-drag_past = Dragging the Doctor past players
kill-doctor-lucky-option-drag_past-doc = Whether a move card may take the Doctor on through a room where another player stands.
kill-doctor-lucky-option-drag_past-true = allowed
kill-doctor-lucky-option-drag_past-false = stops there
kill-doctor-lucky-option-dealer = Who deals
kill-doctor-lucky-option-dealer-doc = Who deals the cards that decide where to begin, the first to his left. By the rules it is the winner of the last game.
kill-doctor-lucky-option-dealer-null = by lot
kill-doctor-lucky-option-dealer-0 = { kill-doctor-lucky-seat-0 }
kill-doctor-lucky-option-dealer-1 = { kill-doctor-lucky-seat-1 }
kill-doctor-lucky-option-dealer-2 = { kill-doctor-lucky-seat-2 }
kill-doctor-lucky-option-dealer-3 = { kill-doctor-lucky-seat-3 }
kill-doctor-lucky-option-dealer-4 = { kill-doctor-lucky-seat-4 }
kill-doctor-lucky-option-dealer-5 = { kill-doctor-lucky-seat-5 }
kill-doctor-lucky-option-dealer-6 = { kill-doctor-lucky-seat-6 }
kill-doctor-lucky-option-dealer-7 = { kill-doctor-lucky-seat-7 }
kill-doctor-lucky-option-first_player = Who begins
kill-doctor-lucky-option-first_player-doc = The seat that takes the first turn. The deal places the Doctor all the same.
kill-doctor-lucky-option-first_player-null = by the deal
kill-doctor-lucky-option-first_player-0 = { kill-doctor-lucky-seat-0 }
kill-doctor-lucky-option-first_player-1 = { kill-doctor-lucky-seat-1 }
kill-doctor-lucky-option-first_player-2 = { kill-doctor-lucky-seat-2 }
kill-doctor-lucky-option-first_player-3 = { kill-doctor-lucky-seat-3 }
kill-doctor-lucky-option-first_player-4 = { kill-doctor-lucky-seat-4 }
kill-doctor-lucky-option-first_player-5 = { kill-doctor-lucky-seat-5 }
kill-doctor-lucky-option-first_player-6 = { kill-doctor-lucky-seat-6 }
kill-doctor-lucky-option-first_player-7 = { kill-doctor-lucky-seat-7 }
kill-doctor-lucky-option-max_turns = Turn limit
kill-doctor-lucky-option-max_turns-doc = After how many turns the game ends without a winner.
kill-doctor-lucky-option-max_turns-0 = no limit
kill-doctor-lucky-option-mansion = The house
kill-doctor-lucky-option-mansion-doc = Another house to play in, with rooms, doors and cards of its own.
kill-doctor-lucky-option-mansion-null = the printed house

## The table on the page

# A room, a card, a weapon, called by its name: $space, $card, $weapon
kill-doctor-lucky-table-space = { $space }
kill-doctor-lucky-table-card = { $card }
kill-doctor-lucky-table-weapon = { $weapon }
kill-doctor-lucky-table-bare-hands = Bare hands
kill-doctor-lucky-table-you = you
# On the plate of the Doctor
kill-doctor-lucky-table-dead = dead

# Where a long word may break where there is little room: on the plan, on plates and books
kill-doctor-lucky-table-breaks =
    Bil|liard Car|riage Li|brary Nurs|ery Quar|ters Serv|ants Sit|ting Tro|phies

# How it is written on a small plan
kill-doctor-lucky-table-short-foyer = Foyer
kill-doctor-lucky-table-short-parlor = Parlor
kill-doctor-lucky-table-short-trophy-room = Trophies
kill-doctor-lucky-table-short-nursery = Nursery
kill-doctor-lucky-table-short-ne-hall = NE Hall
kill-doctor-lucky-table-short-nw-hall = NW Hall
kill-doctor-lucky-table-short-se-hall = SE Hall
kill-doctor-lucky-table-short-sw-hall = SW Hall
kill-doctor-lucky-table-short-e-stairs = Stairs
kill-doctor-lucky-table-short-w-stairs = Stairs

# The guests
kill-doctor-lucky-table-seats = The guests
# $count
kill-doctor-lucky-table-hand-size =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
kill-doctor-lucky-table-attacks =
    { $you ->
        [yes] attack
       *[no] attacks
    }
kill-doctor-lucky-table-answers =
    { $you ->
        [yes] answer
       *[no] answers
    }
# $place
kill-doctor-lucky-table-answers-as =
    { $place ->
        [1] 1st to answer
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# $points
kill-doctor-lucky-table-played =
    { $you ->
        [yes] play { $points }
       *[no] plays { $points }
    }
kill-doctor-lucky-table-passed =
    { $you ->
        [yes] pass
       *[no] passes
    }
kill-doctor-lucky-table-answered =
    { $you ->
        [yes] answered
       *[no] answered
    }

# $space
kill-doctor-lucky-table-doctor-at = The Doctor is { $space-in }.
kill-doctor-lucky-table-doctor-dead = The Doctor lies dead { $space-in }.
kill-doctor-lucky-table-watching = You are watching.

# The marks on the plan: $pawn (“lucky”: the Doctor is sent), $luck (failure points)
kill-doctor-lucky-table-legend-goal =
    { $pawn ->
        [lucky] where he can go
       *[other] where you can go
    }
kill-doctor-lucky-table-legend-price = costs a card
kill-doctor-lucky-table-legend-gone = was here
kill-doctor-lucky-table-legend-foiled = foiled
kill-doctor-lucky-table-legend-light = a guest sees it
kill-doctor-lucky-table-legend-trail = the Doctor’s way
kill-doctor-lucky-table-legend-open-eye = somebody sees it from here
kill-doctor-lucky-table-legend-closed-eye = nobody sees it from here
kill-doctor-lucky-table-legend-luck =
    { $luck ->
        [0] No failure card is left to save the Doctor.
        [one] Failure cards worth one point can still save the Doctor.
       *[other] Failure cards worth { $luck } points can still save the Doctor.
    }

# Ways
kill-doctor-lucky-table-whom = Who moves
kill-doctor-lucky-table-pawn-me = You
kill-doctor-lucky-table-pawn-lucky = The Doctor
kill-doctor-lucky-table-where-me = Where to? Choose a framed room.
kill-doctor-lucky-table-where-lucky = Where shall the Doctor go? Choose a framed room.
kill-doctor-lucky-table-spends = A card once played is not taken back.
kill-doctor-lucky-table-where-none = No room to walk to now.
kill-doctor-lucky-table-where-priced = That takes a card: choose a room with a dotted frame.
# $card
kill-doctor-lucky-table-where-move = { $card }: where to? Choose a framed room.
kill-doctor-lucky-table-where-room = { $card }: choose the framed room.
# $left, $pawn
kill-doctor-lucky-table-moving =
    { $pawn ->
        [lucky] { $left ->
            [one] The Doctor may go one room on.
           *[other] The Doctor may go { $left } rooms on.
        }
       *[other] { $left ->
            [one] You may go one room on.
           *[other] You may go { $left } rooms on.
        }
    }
kill-doctor-lucky-table-ways = Ways to get there
# $space, $pawn
kill-doctor-lucky-table-way-to =
    { $pawn ->
        [lucky] Send the Doctor { $space-into }:
       *[other] Go { $space-into }:
    }
kill-doctor-lucky-table-with-cards = with cards
kill-doctor-lucky-table-free-step = free step
# $space
kill-doctor-lucky-table-room-card = { $space } card
kill-doctor-lucky-table-own-card = its room card
# $count
kill-doctor-lucky-table-steps =
    { $count ->
        [one] one room on
       *[other] { $count } rooms on
    }
# $space, $pawn, $way
kill-doctor-lucky-table-target =
    { $pawn ->
        [lucky] Send the Doctor { $space-into }: { $way }
       *[other] Go { $space-into }: { $way }
    }
# $space, $pawn
kill-doctor-lucky-table-go =
    { $pawn ->
        [lucky] Send him { $space-into }
       *[other] Go { $space-into }
    }

# The attempt: $value, $weapon ("none": bare hands), $seat (the first to answer), $count (who answer)
kill-doctor-lucky-table-odds =
    { $value ->
        [one] point
       *[other] points
    } { $weapon ->
        [none] with your bare hands
       *[other] { $weapon-with }
    }. { $count ->
        [one] { $seat } must find { $value }, or you win.
       *[other] The others must find { $value } between them, { $seat } first, or you win.
    }
# $count
kill-doctor-lucky-table-looks =
    { $count ->
        [0] No room looks in.
        [1] One room looks in. Nobody is in it.
        [2] Two rooms look in. Nobody is in them.
        [3] Three rooms look in. Nobody is in them.
        [4] Four rooms look in. Nobody is in them.
        [5] Five rooms look in. Nobody is in them.
        [6] Six rooms look in. Nobody is in them.
        [7] Seven rooms look in. Nobody is in them.
        [8] Eight rooms look in. Nobody is in them.
        [9] Nine rooms look in. Nobody is in them.
        [10] Ten rooms look in. Nobody is in them.
       *[other] { $count } rooms look in. Nobody is in them.
    }
# $space
kill-doctor-lucky-table-away = No attempt from here: the Doctor is { $space-in }.
# $seats, $count
kill-doctor-lucky-table-company =
    { $count ->
        [one] No attempt: { $seats } is in the room with you.
       *[other] No attempt: { $seats } are in the room with you.
    }
# $seat, $from
kill-doctor-lucky-table-seen = { $seat } would see it { $from-from }.
kill-doctor-lucky-table-other-weapons = With something else
kill-doctor-lucky-table-or-with = or with
kill-doctor-lucky-table-attempt = Attempt the murder
kill-doctor-lucky-table-snoop = Snoop: draw a card, end
kill-doctor-lucky-table-end = End the turn
kill-doctor-lucky-table-let-go = Let him go
kill-doctor-lucky-table-halt = Stop here
# $seat, $you, $space, $weapon ("none": bare hands)
kill-doctor-lucky-table-scene =
    { $you ->
        [yes] { $weapon ->
            [none] You try it { $space-in } with your bare hands
           *[other] You try it { $space-in } { $weapon-with }
        }
       *[no] { $weapon ->
            [none] { $seat } tries it { $space-in } with bare hands
           *[other] { $seat } tries it { $space-in } { $weapon-with }
        }
    }
# $left
kill-doctor-lucky-table-left =
    { $left ->
        [one] one point still to foil
       *[other] { $left } points still to foil
    }
kill-doctor-lucky-table-end-foiled = Foiled!
kill-doctor-lucky-table-end-murder = The Doctor is dead.
# What happened last, until you act: $seat, $you, $space, $weapon (“none”: bare hands), $saviours (the answers)
kill-doctor-lucky-table-foiled =
    { $you ->
        [yes] Your attempt came to nothing: { $saviours }.
       *[no] { $weapon ->
            [none] { $seat } tried it { $space-in } with bare hands. Foiled: { $saviours }.
           *[other] { $seat } tried it { $space-in } { $weapon-with }. Foiled: { $saviours }.
        }
    }
# $seat, $you, $points
kill-doctor-lucky-table-saviour =
    { $points ->
        [one] one point
       *[other] { $points } points
    } from { $you ->
        [yes] you
       *[no] { $seat }
    }
# How it ended for a guest: $attempts, $points (of the failures he played)
kill-doctor-lucky-table-ending =
    { $attempts ->
        [0] no attempt
        [one] one attempt
       *[other] { $attempts } attempts
    }, { $points ->
        [0] never saved him
        [one] saved him with one point
       *[other] saved him with { $points } points
    }
# $count
kill-doctor-lucky-table-ending-attempts =
    { $count ->
        [one] The only attempt
        [2] Both attempts
       *[other] All { $count } attempts
    }

# The answer
# $you, $seat
kill-doctor-lucky-table-attempt-of =
    { $you ->
        [yes] Your attempt
       *[no] { $seat }’s attempt
    }
kill-doctor-lucky-table-asked = Foil it?
# $seat
kill-doctor-lucky-table-asked-one = { $seat }, foil it?
kill-doctor-lucky-table-no-failures = You hold no failure cards.
# $left: the failure points that it takes
kill-doctor-lucky-table-may-foil =
    You may foil it with failure cards: { $left ->
        [one] one point is needed.
       *[other] { $left } points are needed.
    }
# $points: of the card that is chosen; 0: none is
kill-doctor-lucky-table-play-failure =
    { $points ->
        [0] Choose a card to play, or pass
       *[other] Play the { $points }
    }
# $seats, $count, $attacker
kill-doctor-lucky-table-after =
    { $count ->
        [one] Only { $seats } answers after you.
       *[other] { $seats } answer after you.
    } You cannot know whether that will do: if not, the Doctor dies and { $attacker } wins.
# $attacker
kill-doctor-lucky-table-after-nobody = Nobody answers after you: if points stay open, the Doctor dies and { $attacker } wins.
# $points, $left: the failure points in hand and those that it takes; $alone: nobody answers after you
kill-doctor-lucky-table-too-few =
    You hold { $points } of the { $left } points that it takes: { $alone ->
        [yes] you cannot save him.
       *[no] alone you cannot save him.
    }
kill-doctor-lucky-table-pass = Pass
kill-doctor-lucky-table-enough = Add no more
# $points, $count
kill-doctor-lucky-table-aria-play =
    { $count ->
        [one] Choose a failure of { $points }
       *[other] Choose a failure of { $points }, you hold { $count }
    }
kill-doctor-lucky-table-prepare = Another’s next attempt
kill-doctor-lucky-table-prepare-ask = Ask me
kill-doctor-lucky-table-prepare-pass = Pass, foil nothing
# $points
kill-doctor-lucky-table-prepare-up-to = Play up to { $points }
kill-doctor-lucky-table-prepare-less = One point less
kill-doctor-lucky-table-prepare-more = One point more
kill-doctor-lucky-table-prepare-none = You will be asked. Or say now what to play for you, once, when another makes an attempt.
kill-doctor-lucky-table-prepare-note = Your answer is ready and will be played for you, once.
kill-doctor-lucky-table-prepare-soon = Your prepared answer is on its way.

# The cards
# $count
kill-doctor-lucky-table-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
kill-doctor-lucky-table-no-cards = no cards
kill-doctor-lucky-table-hands = Cards held
# $points
kill-doctor-lucky-table-failure-short = Failure { $points }
# $value, $space
kill-doctor-lucky-table-special = { $value } { $space-in }
# $value
kill-doctor-lucky-table-cover-move =
    { $value ->
        [one] room, for you or for him
       *[other] rooms, for you or for him
    }
kill-doctor-lucky-table-cover-room = takes you or him straight there
kill-doctor-lucky-table-cover-failure = to foil an attempt
# $value
kill-doctor-lucky-table-aria-weapon =
    { $value ->
        [one] weapon, one point
       *[other] weapon, { $value } points
    }
# $value
kill-doctor-lucky-table-aria-move =
    { $value ->
        [one] moves you or the Doctor one room
       *[other] moves you or the Doctor up to { $value } rooms
    }
kill-doctor-lucky-table-aria-room = takes you or the Doctor straight there
# $value
kill-doctor-lucky-table-aria-failure =
    { $value ->
        [one] failure, one point
       *[other] failure, { $value } points
    }
# $count
kill-doctor-lucky-table-aria-count = { $count } of them
# $seats
kill-doctor-lucky-table-aria-watched = Seen by { $seats }

## What is printed for a real table

kill-doctor-lucky-print-pawns = The guests and Doctor Lucky
kill-doctor-lucky-print-pawns-how = Cut out each strip, fold it above the hats and glue the two halves; bend the shaded flaps outward, so that the figure stands.
