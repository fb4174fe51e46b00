### The page's own words in English. No game is named here.

page-motto = Old board games of devils and murder, played by candlelight.
page-promise = Play here and now: against the computer, with friends, or round one screen. No account, nothing to install.
page-colophon = Diablerie plays by the old rulebooks, clause by clause. Ask “why?” at any time.

## The strip at the top

page-menu = Menu
page-language = Language
page-rules = Rules
page-puzzle = Today’s puzzle
page-print = Print and play
page-leave = Leave the table
page-house = Around the house

## Choosing a game

page-level = Your opponent
page-levels = Your opponents
page-level-imp = Imp
page-level-imp-doc = Quick and careless: a first opponent.
page-level-devil = Devil
page-level-devil-doc = Thinks before it acts, and remembers what it has seen.
page-level-archdevil = Archdevil
page-level-archdevil-doc = Takes its time and forgives nothing.
page-style = How bots play
page-style-none = Even
page-style-none-doc = Each bot as it plays best.
page-style-bold = bold
page-style-bold-doc = Takes risks.
page-style-careful = careful
page-style-careful-doc = Stays out of danger.
page-style-spiteful = spiteful
page-style-spiteful-doc = Rather spoils your game than mends its own.
page-style-mixed = A mixture
page-style-mixed-doc = Each bot in a way of its own, drawn when the match begins.
page-level-styled = { $level }, { $style }
page-players = Players
page-seat = Your seat
page-seat-either = Either
page-seat-any = Any
page-places = Seats and bots
page-place-here = At this screen
page-play = Play
# Below a list of options
page-play-so = Play by these rules
page-play-one-screen = Share one screen
page-options = Editions and switches
page-switches = House rules
page-option-null = by the rules
page-file-choose = Choose a file
# $name
page-file-for = { $name }: choose a file
page-file-unreadable = This file cannot be read.
# $limit
page-file-large = This file is too large: { $limit } KB at most.
page-edition = Edition
# $name
page-less = { $name }: one less
# $name
page-more = { $name }: one more
# $count
page-options-reset =
    { $count ->
        [one] Take back one change
       *[other] Take back all { $count } changes
    }

## At the table

page-you = You
page-you-listed = you
# A bot at its place: $seat, $level
page-seat-bot = { $seat } ({ $level })
page-your-turn = Your turn
# $seat
page-turn-of = { $seat } to play
# $seat
page-bot-thinks = { $seat } is thinking
page-thinks = is thinking
page-has-turn = to play
page-have-turn = to play
page-waits = waits

## The story so far

page-words = words?
page-words-close = Close
page-words-label = What the words mean
page-recent = What the others have done:
page-story = The story so far
# $turn, $seat
page-story-turn = Turn { $turn }, { $seat }:
# $seat
page-story-begins = { $seat } to play.
page-story-begins-you = Your turn.
page-story-whole = The whole story
page-story-empty = Nothing has happened yet.
page-story-since = Since your turn
page-story-more = Everything from the beginning
page-story-less = Only the last turns
page-story-undone = (taken back)
page-why = why?
# $clause
page-why-label = Why? Rule { $clause }

## The rulebook beside the board

page-rule-close = Close the rulebook
page-rule-loading = Opening the rulebook
page-rule-before = Clause before
page-rule-after = Next clause
page-rule-book = Whole rulebook
page-rule-origin = Where this comes from
page-rules-missing = There is no rulebook at this address.
page-rules-contents = Contents

## One screen for several people

page-curtain-pass = Pass the screen on.
# $seat
page-curtain-take = Take the screen, { $seat }.
# $seat
page-curtain-begins = { $seat } begins
# $seat
page-curtain-turn = { $seat } to play
# $seat
page-curtain-raise = I am { $seat }: raise the curtain
# $seat
page-curtain-alone = Nobody but { $seat } should be looking now.

## The end

page-result-you-win = You win
# $seat
page-result-wins = { $seat } wins
# $seat: who wins
page-result-you-lose = { $seat } wins, you lose
page-result-draw = A draw
page-result-again = Play again
page-result-record = Download the record
page-result-leave = Leave the table

## What can go wrong

page-line-connecting = Finding the table
page-line-lost = The line to the table is broken. Trying again
page-line-retry = Try again
page-warming = The bots are still warming up: first moves take longer
page-lost-title = Nothing here but dust
page-lost-text = There is no page at this address.
page-lost-home = Back to the games
page-trouble-missing = There is no match at this address, or it is not for your eyes.
page-trouble-unreachable = The server does not answer.
# $reason
page-trouble-start = The match could not be started: { $reason }
# $file, $reason
page-trouble-file = { $file } will not do: { $reason }
page-refusal-stale = Something has happened in the meantime. Look again, then choose.
page-refusal-not-your-turn = It is not your turn.
page-refusal-not-your-seat = That is not your seat.
page-refusal-command-reused = The server took this for something you had asked before. Try again.
page-refusal-cannot-prepare = That cannot be prepared here.
page-refusal-match-over = The match is over.
page-refusal-malformed = The server did not understand the page. Reload it.
page-learn = Learn it
page-lesson = A lesson
# Where a board will stand, after a second
page-coming = The board is being laid out
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

## Hints

page-hint = Give me a hint
page-hint-short = Hint
page-refusal-others-play = There are no hints where other people play.

## How likely something hidden is, by what worlds were looked at

page-likely-almost = more than 99%
page-likely-hardly = less than 1%
page-settings = Settings

## In the title of the tab, while nobody looks; $title is the page’s usual one

# $title
page-call-turn = ● Your turn · { $title }
# $title
page-call-asked = ● You are asked · { $title }
# $title
page-call-begins = ● The match begins · { $title }
