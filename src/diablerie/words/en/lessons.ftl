### The page's words about learning a game, in English. No game is named here.

page-learn = Learn it
page-lesson = A lesson
# $game
page-lesson-of = Learn { $game }
page-lesson-leave = Leave the lesson
page-lesson-steps = The steps of the lesson
# $number, $count, $title
page-lesson-step = Step { $number } of { $count }: { $title }
page-lesson-step-done = Step { $number } of { $count }, done: { $title }
page-lesson-end = The end of the lesson
page-lesson-met = Well done.
page-lesson-missed = Not quite. Try again:
page-lesson-aside = That is legal, but not what is practised here. The task:
page-lesson-next = Go on
page-lesson-again = Start again
page-lesson-down = Further down ↓
page-lesson-up = Further up ↑
page-lesson-skip = Skip
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-astray = From here it can no longer be done: start again.
page-lesson-showing = This is how it is done.
# Where a board will stand, after a second
page-coming = The board is being laid out
# $game
page-lesson-over = You can play { $game }
page-lesson-over-text = The rest comes at the table. Whatever happens there, ask “why?”, and the rulebook opens at the clause.
# $level
page-lesson-play = Play now: { $level }
page-lesson-over-again = The lesson from the beginning
page-lesson-learnt = What you have seen
page-trouble-lesson = There is no lesson at this address.

## The rulebook beside the board

page-rule-search = Search the rules
# $count
page-rule-found =
    { $count ->
        [0] The rules have nothing on that.
        [one] One place
       *[other] { $count } places
    }

## What can be done, and why not

page-counsel = What can I do?
page-counsel-close = Close the list
page-counsel-nothing = Nothing just now: it is not your turn.
page-counsel-ended = Nothing more: the match is over.
# $name, $count
page-counsel-group = { $name }: { $count } ways
page-counsel-signs = The marks on the board
page-counsel-closed = Why can’t I …?
page-counsel-wish = What you cannot do now
page-counsel-ask = Why not?

## Hints

page-hint = Give me a hint
page-hint-short = Hint
page-hint-thinking = Let me see
page-hint-warming = Still warming up
page-hint-warming-doc = The server is getting its bots ready. That happens once after it was set up and may take a minute or two; then hints come quickly.
# $what
page-hint-would = My advice: { $what }.
# $what
page-hint-then = After that: { $what }.
# $near, $what
page-hint-rival =
    { $near ->
        [level] It is a close thing; about as good: { $what }.
        [next] The next best: { $what }.
       *[far] Nothing else came near it.
    }
page-hint-searched = I have played it on in my head many times, with everything you cannot see dealt anew each time, and this came out best.
page-hint-only = It is the only thing that can be done.
page-hint-do = Do it
page-hint-others = There are no hints where other people play.
page-refusal-others-play = There are no hints where other people play.

## How likely something hidden is, by what worlds were looked at

page-likely-almost = more than 99%
page-likely-hardly = less than 1%
