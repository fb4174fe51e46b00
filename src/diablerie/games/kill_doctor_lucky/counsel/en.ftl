### What hints of Kill Doctor Lucky say, and its end, in English: fetched by the page when it is wanted.
# $count, at least two
kill-doctor-lucky-counsel-hint-later = The Doctor comes there in { $count } turns.
kill-doctor-lucky-counsel-hint-unseen = As the others stand, nobody else sees it.
kill-doctor-lucky-counsel-hint-fetched = It brings the Doctor to you.
# $seat, $who: whom the Doctor comes to (“met”), the next to the left, or the reader
kill-doctor-lucky-counsel-hint-follows =
    { $who ->
        [you] The Doctor then comes to you: you move again.
        [met] The Doctor then comes to { $seat }, who moves next.
       *[left] The Doctor then comes to nobody, and { $seat } moves next.
    }

## Why a hint says what it says

kill-doctor-lucky-counsel-hint-attempt = You are alone with the Doctor, and nobody can see it.
kill-doctor-lucky-counsel-hint-here = The Doctor is there.
kill-doctor-lucky-counsel-hint-next = That is where the Doctor goes next.
kill-doctor-lucky-counsel-hint-snoop = It brings you a card.

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

kill-doctor-lucky-counsel-mark-doctor = Doctor Lucky. Whenever a turn ends he walks on; the dotted trail shows where to.
kill-doctor-lucky-counsel-mark-self = This is you. Light falls where a guest can see. Alone with the Doctor in a room that nobody sees, you may attempt the murder.
kill-doctor-lucky-counsel-mark-cards = Your cards. Weapons make an attempt worth more, move and room cards bring you or the Doctor elsewhere, and failures foil what others attempt.

## The table with which one begins

kill-doctor-lucky-counsel-first-table = Begin here: a quick table for three, with weapons worth one more, without the three-point failures, and with bold bots.

## What is said of the end

# $who: who has won; $seat: their name
kill-doctor-lucky-counsel-finale =
    { $who ->
        [you] The Doctor is dead, and nobody saw a thing.
        [nobody] The Doctor lives. He has not noticed anything.
       *[other] The Doctor is dead. { $seat } was never there, of course.
    }
