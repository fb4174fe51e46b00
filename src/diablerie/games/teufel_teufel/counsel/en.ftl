### What hints of Teufel Teufel say, and its end, in English: fetched by the page when it is wanted.

## What is known and speaks for an action

# $place: the first to leave, or which
teufel-teufel-counsel-out =
    { $place ->
        [1] You are out of hell before all others.
       *[other] You are out of hell.
    }
# $letter, $count
teufel-teufel-counsel-letter =
    { $count ->
        [6] It brings you your { $letter }, and you have all six.
       *[other] It brings you your { $letter }: { $count } of six.
    }
# $seat
teufel-teufel-counsel-hands-over = Your devil goes to { $seat }.
# $seat, $count: of letters, two at most
teufel-teufel-counsel-hands-second =
    { $count ->
        [0] Your devil goes to { $seat }, who has one already: both fly home.
        [one] Your devil goes to { $seat }, who has one already: both fly home, and one letter of { $seat } goes with them.
       *[other] Your devil goes to { $seat }, who has one already: both fly home, and two letters of { $seat } go with them.
    }
teufel-teufel-counsel-banish = Nobody leaves hell with a devil.
teufel-teufel-counsel-flight = With a devil on board your sled flies over cards that lie face down, and over other sleds.
# $seat, $count
teufel-teufel-counsel-frees =
    { $count ->
        [one] Of those with a devil { $seat } has the fewest letters: one.
       *[other] Of those with a devil { $seat } has the fewest letters: { $count }.
    }
# $letter, $cell
teufel-teufel-counsel-comes-back = You know where your { $letter } lies, on { $cell }: it can be won again there.
# $count
teufel-teufel-counsel-judgement =
    { $count ->
        [one] One card lies face down: once it is up, whoever is still inside has lost.
       *[other] { $count } cards lie face down: once all are up, whoever is still inside has lost.
    }
# $letter, $cell
teufel-teufel-counsel-swap-nearer = It brings your { $letter } nearer, to { $cell }.
# $letter, $seat
teufel-teufel-counsel-swap-away = It takes the { $letter } that { $seat } lacks further away.
teufel-teufel-counsel-swap-blind = Both cards lie face down, and you know neither: your sled stays where it is, and nothing is turned up.
# $letter, $seat
teufel-teufel-counsel-hides = The { $letter } that { $seat } lacks goes face down again.
teufel-teufel-counsel-stays = Your sled stays where it is, and nothing is turned up.
# $letter, $count
teufel-teufel-counsel-among = Your { $letter } lies face down on one of { $count } cells, and this is one of them.
# $count: cards the reader does not know, $letters: letters of theirs among them
teufel-teufel-counsel-unknown =
    { $letters ->
        [one] { $count ->
            [one] The only card that you do not know is one of your letters.
           *[other] One of your letters is among the { $count } cards you do not know.
        }
       *[other] { $letters } of your letters are among the { $count } cards you do not know.
    }
teufel-teufel-counsel-peek = Only you will know the card, and it stays face down.
# $count
teufel-teufel-counsel-beside =
    { $count ->
        [one] One card lies face down beside it.
       *[other] { $count } cards lie face down beside it.
    }
# $letter, $seat
teufel-teufel-counsel-blocks = You then stand on the { $letter } that { $seat } lacks, and without a devil nobody can come there.
# $letter, $cell
teufel-teufel-counsel-nearer = You come nearer to your { $letter } on { $cell }.
# $cell
teufel-teufel-counsel-to-tower = You come nearer to the tower on { $cell }, where a devil can be left.
teufel-teufel-counsel-nothing-turned = No card is turned up there.

## What lines that were looked at have in common, in a share of $chance

# $chance
teufel-teufel-counsel-line-out = In { $chance } of the lines I looked at, you are out of hell in your next turn.
# $letter, $chance
teufel-teufel-counsel-line-letter = In { $chance } of the lines I looked at, you win your { $letter } in your next turn.
# $chance
teufel-teufel-counsel-line-letters = In { $chance } of the lines I looked at, you win a letter in your next turn.
# $chance
teufel-teufel-counsel-line-turns-up = In { $chance } of the lines I looked at, you turn up a card in your next turn.
# $chance
teufel-teufel-counsel-line-swaps = In { $chance } of the lines I looked at, you swap two cards in your next turn.
# $chance
teufel-teufel-counsel-line-shuffles = In { $chance } of the lines I looked at, you shuffle cards in your next turn.

## What is hidden and bears on an action
## $chance: how likely it is, as a percentage

# $cell, $chance
teufel-teufel-counsel-devil = With a probability of { $chance } the card on { $cell } is a devil.
# $cell, $chance
teufel-teufel-counsel-tower = With a probability of { $chance } the card on { $cell } is a tower.
# $cell, $chance
teufel-teufel-counsel-own-letter = With a probability of { $chance } the card on { $cell } is a letter that the sled still lacks.
# $cell, $chance
teufel-teufel-counsel-rivals-letter = With a probability of { $chance } the card on { $cell } is a letter that somebody else still lacks.
# $cell, $chance
teufel-teufel-counsel-other-letter = With a probability of { $chance } the card on { $cell } is a letter that nobody lacks.

## What matters on the table, for who sees it for the first time

teufel-teufel-counsel-mark-sled = Your sled. It wants the six letters A to F in your colour; with all of them and no devil you are out.
teufel-teufel-counsel-mark-cards = Under every arch lies a card: a letter, a devil or a tower. Where your sled stops, the card is turned up.
teufel-teufel-counsel-mark-devils = Here the devils are at home. A devil lets you fly over cards and sleds, but nobody leaves hell with one.

## What is said of the end

# $who: who has won; $seat: their name
teufel-teufel-counsel-finale =
    { $who ->
        [you] Daylight! You are out of hell, and did not look back.
        [nobody] Nobody gets out. The devil is content.
       *[other] { $seat } sees daylight again.
    }
