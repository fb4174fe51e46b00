### What hints of Teufel Teufel say, and its end, in English: fetched by the page when it is wanted.

## Why a hint says what it says

# $count: cards the reader does not know, $letters: letters of his among them
teufel-teufel-counsel-hint-open =
    { $letters ->
        [one] { $count ->
            [one] The only card that you do not know is one of your letters.
           *[other] One of your letters is among the { $count } cards you do not know.
        }
       *[other] { $letters } of your letters are among the { $count } cards you do not know.
    }
# $letter, $cell
teufel-teufel-counsel-hint-nearer = You come nearer to your { $letter } on { $cell }.
# $letter
teufel-teufel-counsel-hint-swap = Your { $letter } lies there: a swap can bring it nearer.
teufel-teufel-counsel-hint-peek = Only you will know the card, and it stays face down.
teufel-teufel-counsel-hint-banish = Nobody leaves hell with a devil.

## What is hidden and bears on an action
## $chance: how likely it is, as a percentage

# $cell, $chance
teufel-teufel-counsel-devil = With a probability of { $chance } the card on { $cell } is a devil.
# $cell, $chance
teufel-teufel-counsel-tower = With a probability of { $chance } the card on { $cell } is a tower.
# $cell, $chance
teufel-teufel-counsel-own-letter = With a probability of { $chance } the card on { $cell } is a letter that the sled still lacks.
# $cell, $chance
teufel-teufel-counsel-other-letter = With a probability of { $chance } the card on { $cell } is a letter that the sled has no use for.

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
