### What hints of Doctor Faust say, and its end, in English: fetched by the page when it is wanted.
# $count
doctor-faust-counsel-hint-stone-near =
    { $count ->
        [one] From there the pyramid is one space ahead.
       *[other] From there the pyramid is { $count } spaces ahead, within the seven points of a turn.
    }
# $count
doctor-faust-counsel-hint-soul-near =
    { $count ->
        [one] Your nearest stone is then one space behind the pyramid.
       *[other] Your nearest stone is then { $count } spaces behind the pyramid, within the seven points of a turn.
    }
doctor-faust-counsel-hint-soul-far = No stone of your rival can then reach the pyramid in one turn.

## Why a hint says what it says

# $count
doctor-faust-counsel-hint-card =
    { $count ->
        [one] A stone of your rival is one space away from it.
       *[other] A stone of your rival is { $count } spaces away from it.
    }

## What is hidden and bears on an action
## $chance: how likely it is, as a percentage

# $space, $chance
doctor-faust-counsel-back = The card on { $space } throws the stone back with a probability of { $chance }.
# $space, $chance
doctor-faust-counsel-forward = The card on { $space } drives the stone forward with a probability of { $chance }.
# $space, $chance
doctor-faust-counsel-onto-soul = The card on { $space } drives the stone right onto the pyramid with a probability of { $chance }: a soul card.

## What matters on the table, for who sees it for the first time

doctor-faust-counsel-mark-stones = Your two stones. A point walks one of them a space forward. Reach the pyramid with the last point of your turn, and you take a soul card.
doctor-faust-counsel-mark-pyramid = The pyramid is Doctor Faust’s soul. You may push it, too: with your last point onto a stone, or round the end of a lane, for a soul card.
doctor-faust-counsel-mark-cards = Your devil cards. One a turn can be laid face down beside the board: a trap for your rival’s stones. Odd ones throw them back, even ones drive them on.

## What is said of the end

# $who: who has won; $seat: their name
doctor-faust-counsel-finale =
    { $who ->
        [you] Faust’s soul comes home with you.
        [nobody] Nobody has him: Faust keeps his soul for one more night.
       *[other] { $seat } takes Faust’s soul home.
    }
