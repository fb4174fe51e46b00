### What hints of Kill Doctor Lucky say, and its end, in English: fetched by the page when it is wanted.

## What is known and speaks for an action

kill-doctor-lucky-counsel-attempt = You are alone with the Doctor, and nobody can see it.
# $weapon, $value
kill-doctor-lucky-counsel-special = Here { $weapon-the } is worth { $value }.
kill-doctor-lucky-counsel-fetched = It brings the Doctor to you.
# $seat
kill-doctor-lucky-counsel-kept-from = From where he stood, the Doctor would have come to { $seat } next, and { $seat } would have had the next turn.
kill-doctor-lucky-counsel-again = The Doctor then comes to you: you move again.
# $seat, $space
kill-doctor-lucky-counsel-guards = The Doctor goes { $space-into } next, to { $seat }. You see it from where you are, and as long as you do, { $seat } cannot attempt the murder there.
# $space
kill-doctor-lucky-counsel-here = The Doctor is { $space-in }.
# $space
kill-doctor-lucky-counsel-next = The Doctor goes { $space-into } next.
# $space, $count, at least two
kill-doctor-lucky-counsel-later = The Doctor comes { $space-into } in { $count } turns.
kill-doctor-lucky-counsel-unseen = As the others stand, nobody else sees you there.
kill-doctor-lucky-counsel-snoop = It brings you a card.
# $seat
kill-doctor-lucky-counsel-follows-met = The Doctor then comes to { $seat }, who moves next.
# $seat
kill-doctor-lucky-counsel-follows-left = The Doctor then comes to nobody, and { $seat } moves next.
kill-doctor-lucky-counsel-foils = That foils the attempt.
# $value
kill-doctor-lucky-counsel-foils-exactly =
    { $value ->
        [one] That foils the attempt, and takes off just the one point to go.
       *[other] That foils the attempt, and takes off just the { $value } points to go.
    }
# $own, $value
kill-doctor-lucky-counsel-too-few =
    { $own ->
        [0] You hold no failures.
       *[other] Your failures come to { $own }, and { $value } points are to go: you cannot foil the attempt alone.
    }
kill-doctor-lucky-counsel-last = Nobody is asked after you.
# $seat
kill-doctor-lucky-counsel-asked-after = { $seat } is asked after you.

## What lines that were looked at have in common, in a share of $chance

# $chance
kill-doctor-lucky-counsel-line-attempt = In { $chance } of the lines I looked at, you attempt the murder in your next turn.
# $space, $chance
kill-doctor-lucky-counsel-line-space = In { $chance } of the lines I looked at, you go { $space-into } in your next turn.
# $chance
kill-doctor-lucky-counsel-line-draw = In { $chance } of the lines I looked at, you draw a card in your next turn.

## What is hidden and bears on an action
## $chance: how likely it is, as a percentage

# $value, $chance
kill-doctor-lucky-counsel-attempt-foiled =
    { $value ->
        [one] With a probability of { $chance } the others together can foil an attempt of one point.
       *[other] With a probability of { $chance } the others together can foil an attempt of { $value } points.
    }
# $value, $chance
kill-doctor-lucky-counsel-attempt-open =
    { $value ->
        [one] With a probability of { $chance } nobody holds a failure against an attempt of one point.
       *[other] With a probability of { $chance } the others together hold too few failures against an attempt of { $value } points.
    }
# $value, $chance
kill-doctor-lucky-counsel-later-foiled =
    { $value ->
        [one] With a probability of { $chance } those who come after can take off the one point to go.
       *[other] With a probability of { $chance } those who come after can take off the { $value } points to go.
    }
# $value, $chance
kill-doctor-lucky-counsel-later-open =
    { $value ->
        [one] With a probability of { $chance } those who come after cannot take off the one point to go.
       *[other] With a probability of { $chance } those who come after cannot take off the { $value } points to go.
    }
# $chance
kill-doctor-lucky-counsel-draw-move = The next card is a move card with a probability of { $chance }.
# $chance
kill-doctor-lucky-counsel-draw-fail = The next card is a failure with a probability of { $chance }.
# $chance
kill-doctor-lucky-counsel-draw-room = The next card is a room card with a probability of { $chance }.
# $chance
kill-doctor-lucky-counsel-draw-weapon = The next card is a weapon with a probability of { $chance }.

## What matters on the table, for who sees it for the first time

kill-doctor-lucky-counsel-mark-doctor = Doctor Lucky. Whenever a turn ends he walks on; the dotted trail shows where to. If he walks in on you, the next turn is yours.
kill-doctor-lucky-counsel-mark-self = This is you. Light falls where a guest can see. Alone with the Doctor in a room that nobody sees, you may attempt the murder.
kill-doctor-lucky-counsel-mark-cards = Your cards. Weapons make an attempt worth more, move and room cards bring you or the Doctor elsewhere, and failures foil what others attempt.

## The table with which one begins

kill-doctor-lucky-counsel-first-table = Begin here: a quick game for three in which you go first. Doctor Lucky is easier to kill than by the printed rules: weapons count one more, no card that saves him counts three, and the bots are bold.

## What is said of the end

# $who: who has won; $seat: their name
kill-doctor-lucky-counsel-finale =
    { $who ->
        [you] The Doctor is dead, and nobody saw a thing.
        [nobody] The Doctor lives. He has not noticed anything.
       *[other] The Doctor is dead. { $seat } was never there, of course.
    }
