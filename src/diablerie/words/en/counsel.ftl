### What can be done, why not, and hints, in English. No game is named here.

## What can be done, and why not

counsel-close = Close the list
counsel-nothing = Nothing just now: it is not your turn.
counsel-ended = Nothing more: the match is over.
# $name, $count
counsel-group = { $name }: { $count } ways
counsel-signs = The marks on the board
counsel-closed = Why can’t I …?
counsel-wish = What you cannot do now
counsel-ask = Why not?

## Hints

counsel-chances = Chances of each
counsel-chances-reckoning = Weighing them
counsel-chances-doc = Of games that went on from here, as far as you can know, so many would be yours.
counsel-chances-unready = The server is still preparing what that needs. Try again in some minutes.
counsel-hint-thinking = Let me see
counsel-hint-warming = Still warming up
counsel-hint-warming-doc = The server is getting its bots ready. That happens once after it was set up and may take a minute or two; then hints come quickly.
# $what
counsel-hint-would = My advice: { $what }.
# $what
counsel-hint-then = After that: { $what }.
# $near, $what
counsel-hint-rival =
    { $near ->
        [level] It is a close thing; about as good: { $what }.
        [next] The next best: { $what }.
       *[far] Nothing else came near it.
    }
counsel-hint-searched = I have played it on in my head many times, with everything you cannot see dealt anew each time, and this came out best.
counsel-hint-only = It is the only thing that can be done.
counsel-hint-do = Do it
counsel-hint-others = There are no hints where other people play.

## The first match of a game

counsel-first = New here?
# $number, $count
counsel-first-count = { $number } of { $count }
counsel-first-next = Go on
counsel-first-done = Play
counsel-first-close = Put this away for good
counsel-first-learn = Take the lesson
