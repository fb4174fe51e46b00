### What people do at a table besides playing, in English. No game is named here.
### Seats come as worded names, nobody as "none". $you is "yes" if $seat is the reader.

## Events

# A match begins in a position that was set up, or taken from another match
table-event-set-up = The match begins in this position.
# $seat
table-event-taken-back =
    { $you ->
        [yes] You take your last move back.
       *[no] { $seat } takes the last move back.
    }
# $seat
table-event-resigned =
    { $you ->
        [yes] You give up.
       *[no] { $seat } gives up.
    }
# $seat
table-event-time-out =
    { $you ->
        [yes] Your time is up.
       *[no] { $seat } has run out of time.
    }
# $seat
table-event-end-offered =
    { $you ->
        [yes] You offer to end the match here, without a winner.
       *[no] { $seat } offers to end the match here, without a winner.
    }
# $seat
table-event-end-accepted =
    { $you ->
        [yes] You agree to end it here.
       *[no] { $seat } agrees to end it here.
    }
# $seat
table-event-end-declined =
    { $you ->
        [yes] You want to play on. The offer is off the table.
       *[no] { $seat } wants to play on. The offer is off the table.
    }
# $seat, $about
table-event-voted =
    { $you ->
        [yes] You vote for a bot to take over from { $about }.
        [named] { $seat } votes for a bot to take over from you.
       *[no] { $seat } votes for a bot to take over from { $about }.
    }
# $seat, $about
table-event-voted-for =
    { $you ->
        [yes] You vote for somebody else to take over from { $about }.
        [named] { $seat } votes for somebody else to take over from you.
       *[no] { $seat } votes for somebody else to take over from { $about }.
    }
# $seat
table-event-substituted =
    { $you ->
        [yes] A bot takes over from you.
       *[no] A bot takes over from { $seat }.
    }
# $seat
table-event-taken-over =
    { $you ->
        [yes] Somebody else has played here so far. From now on it is you.
       *[no] Somebody else has played for { $seat } so far.
    }
# $seat
table-event-returned =
    { $you ->
        [yes] You are playing again yourself.
       *[no] { $seat } is back and plays on.
    }
# $seconds, $cause
table-event-clock-shifted =
    { $cause ->
        [step] The server’s clock was set anew. Nobody has gained or lost time by that.
        [vacation] The clock stood still during a vacation.
        [stopped]
            { $seconds ->
                [one] The server was away for a second. No clock ran meanwhile.
               *[other] The server was away for { $seconds } seconds. No clock ran meanwhile.
            }
       *[stall]
            { $seconds ->
                [one] The server stood still for a second. No clock ran meanwhile.
               *[other] The server stood still for { $seconds } seconds. No clock ran meanwhile.
            }
    }
# $reason, $winner
table-event-match-ended =
    { $reason ->
        [resigned] { table-outcome-resigned }
        [time-out] { table-outcome-time-out }
       *[agreed] { table-outcome-agreed }
    }

## How a match ended that was not played to its end: $winner

table-outcome-resigned =
    { $winner ->
        [none] None of the people plays on: the match ends here.
       *[other] { $winner } wins, for nobody else plays on.
    }
table-outcome-time-out =
    { $winner ->
        [none] Time is up. None of the people plays on: the match ends here.
       *[other] { $winner } wins on time.
    }
table-outcome-agreed = The match ends here by agreement, without a winner.

## Refusals

table-refusal-nothing-done = You have done nothing yet that could be taken back.
table-refusal-done-by-another = Play has gone on since your last move: it stays.
table-refusal-was-random = Chance had a hand in your last move: it stays.
table-refusal-has-revealed = Your last move brought something hidden to light: it stays.
table-refusal-match-over = The match is over.
table-refusal-offer-stands = There is an offer already. Accept it or decline it.
table-refusal-offer-again = You have offered that before. Make a move first, then you may offer it again.
table-refusal-no-offer = Nobody has offered to end the match.
table-refusal-agreed-before = You have agreed already.
table-refusal-own-vote = Nobody votes about their own seat.
table-refusal-voted-before = You have voted already.
table-refusal-not-a-person = No person plays for that seat, so there is nobody to take over from.
table-refusal-not-left = Nobody has left that seat.
table-refusal-not-playing = A bot plays for this seat. Only who plays has a say.
table-refusal-not-substituted = No bot is keeping this seat for you.
table-refusal-time-left = There is still time on the clock.
table-refusal-no-clock-runs = No clock is running.
table-refusal-shift-too-long = The turn has not lasted for so long.
