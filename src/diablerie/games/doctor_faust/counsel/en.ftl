### What hints of Doctor Faust say, and its end, in English: fetched by the page when it is wanted.

## What is known and speaks for an action

# $own, $other: scores
doctor-faust-counsel-wins = That ends the game, and it is yours by { $own } to { $other }.
# $total
doctor-faust-counsel-infamy = The pyramid comes to both stones of your rival: all soul cards left are yours, { $total } for your score.
# $value
doctor-faust-counsel-landing = Your stone comes to the pyramid: the soul card { $value } is yours.
# $value
doctor-faust-counsel-pushing = The pyramid comes to a stone: the soul card { $value } is yours.
# $value
doctor-faust-counsel-crossing = The pyramid goes round the end of the lane: the soul card { $value } is yours.
# $value
doctor-faust-counsel-trap = Your stone comes to the pyramid before the card there can do anything: the soul card { $value } is yours.
doctor-faust-counsel-no-soul = Whatever your rival does in the next turn, it brings no soul card.
# $count
doctor-faust-counsel-pair-parted =
    { $count ->
        [one] Your two stones stand together, one space ahead of the pyramid: pushed there, it would give your rival all the rest. That parts them.
       *[other] Your two stones stand together, { $count } spaces ahead of the pyramid: pushed there, it would give your rival all the rest. That parts them.
    }
# $count
doctor-faust-counsel-pair-ahead =
    { $count ->
        [one] Both stones of your rival stand together, one space ahead of the pyramid: pushed there, it gives you all the rest.
       *[other] Both stones of your rival stand together, { $count } spaces ahead of the pyramid: pushed there, it gives you all the rest.
    }
# $count
doctor-faust-counsel-stone-near =
    { $count ->
        [one] Your nearest stone is then one space behind the pyramid.
       *[other] Your nearest stone is then { $count } spaces behind the pyramid, within the seven points of a turn.
    }
doctor-faust-counsel-rival-far = No stone of your rival can then walk to the pyramid in one turn.
doctor-faust-counsel-holds-soul = As long as your stone stands with the pyramid, nobody can push it.
# $space, $stone: where a stone of the rival’s stands
doctor-faust-counsel-card-between = The card on { $space } lies between your rival’s stone on { $stone } and the pyramid.
# $space, $count
doctor-faust-counsel-card-near =
    { $count ->
        [one] The card beside { $space } lies one space ahead of a stone of your rival.
       *[other] The card beside { $space } lies { $count } spaces ahead of a stone of your rival.
    }
# $value, $to
doctor-faust-counsel-card-drives = The { $value } drives a stone that walks into it on to { $to }.
# $value, $to
doctor-faust-counsel-card-throws = The { $value } throws a stone that walks into it back to { $to }.
# $space
doctor-faust-counsel-stops-before = Your stone stops right before the card on { $space }.
doctor-faust-counsel-way-clear = No card of your rival lies on the way.

## What lines that were looked at have in common, in a share of $chance

# $chance
doctor-faust-counsel-line-soul-card = In { $chance } of the lines I looked at, you come to a soul card in your next turn.
# $space, $chance
doctor-faust-counsel-line-laid = In { $chance } of the lines I looked at, you lay a card on { $space } in your next turn.
# $chance
doctor-faust-counsel-line-lays = In { $chance } of the lines I looked at, you lay a card in your next turn.
# $chance
doctor-faust-counsel-line-pushes = In { $chance } of the lines I looked at, you push the pyramid in your next turn.
# $chance
doctor-faust-counsel-line-walks = In { $chance } of the lines I looked at, you leave the pyramid where it is in your next turn.

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
doctor-faust-counsel-mark-pyramid = The pyramid is Doctor Faust’s soul. You may push it, too: with your last point onto a stone, or round the end of a lane, for a soul card. But never onto both your stones: that ends the game, and your rival takes all the rest.
doctor-faust-counsel-mark-cards = Your devil cards. One a turn can be laid face down beside the board: a trap for your rival’s stones. Odd ones throw them back, even ones drive them on.

## What is said of the end

# $who: who has won; $seat: their name
doctor-faust-counsel-finale =
    { $who ->
        [you] Faust’s soul comes home with you.
        [nobody] Nobody has him: Faust keeps his soul for one more night.
       *[other] { $seat } takes Faust’s soul home.
    }
