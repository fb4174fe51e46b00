### What the terminal says in English. No game is named here, and what can be typed is the same in every language.

## At the table

# $seat
terminal-you-are = You play { $seat }.
# $seats, $count, $level
terminal-bots =
    { $count ->
        [one] { $seats } is played by a bot: { $level }.
       *[other] { $seats } are played by bots: { $level }.
    }
# $seat
terminal-thinking = { $seat } is thinking
terminal-warming = Getting the bots ready; the very first time this takes half a minute
terminal-hint = An action, or: ? (what can be done) help hand why log save quit
terminal-hint-over = The game is over. Enter leaves, save FILE keeps the record, log tells all.
terminal-enter = Enter to go on
terminal-left = You have left the table before the end of the game.

## Passing the keyboard

# $seat
terminal-curtain = Pass the keyboard to { $seat }.
# $seat
terminal-curtain-enter = Press Enter when nobody but { $seat } is looking.

## What can be typed

# $action
terminal-help-action = { $action } does an action, written as the rulebook’s notation has it.
# $piece, $to
terminal-help-walk = { $piece } { $to } walks a piece to a space.
# $action, $times
terminal-help-repeat = { $action }*{ $times } repeats a step so many times.
terminal-help-number = A number chooses from the list that “legal” shows.
terminal-help-help = help: this page
terminal-help-legal = legal or ?: everything that can be done now, as a numbered list
terminal-help-board = board: the board in sentences
terminal-help-hand = hand: what you alone can see
terminal-help-log = log: the whole story so far
terminal-help-why = why: the rule behind what has just happened; why 8 shows any rule by its number, why and some words what the rulebook has on them
terminal-help-save = save FILE: writes the record of the match
terminal-help-quit = quit: leave the table
terminal-choices = What you can do:
# $who
terminal-by-card = { $who }, by card: where to …

## What cannot be done

# $actions
terminal-legal-now = Possible now: { $actions }
# $number, $count
terminal-no-choice = There is no number { $number } in the list; it ends with { $count }.
# $action, $most
terminal-too-often = { $action } can be repeated { $most ->
        [one] only once
       *[other] at most { $most } times
    } now.
# $to, $spaces
terminal-too-far = No way leads to { $to } now. Possible: { $spaces }
# $spaces
terminal-where = Possible: { $spaces }
# $count
terminal-which-way = Which way, 1 to { $count }?
terminal-something-new = Something new has come to light: what you typed after that was not done.
# $clause, $first, $last
terminal-no-clause = There is no rule { $clause }; they run from { $first } to { $last }.
# $words
terminal-nothing-found = The rulebook has nothing on “{ $words }”.
terminal-no-reason-yet = There is no reason to tell yet: nothing has happened.

## Saving

terminal-save-how = Say where: save FILE
# $file
terminal-saved = { $file } holds the whole match now.
# $file
terminal-saved-part = { $file } holds the match so far, as far as you may know it. Save again at the end for the whole.
# $file
terminal-save-exists = { $file } exists already and stays as it is. Choose another name.
# $file, $reason
terminal-save-failed = { $file } cannot be written: { $reason }.

## Puzzles

terminal-puzzle-hint = A move or its number, or: ? (what can be done) board again show quit
# $count
terminal-puzzle-choose = One of the numbers 1 to { $count }, or: show quit
terminal-puzzle-begins = Here you are again where the puzzle begins.

## An analysis of a match that is over: chances come written as percentages, wins as signed numbers

# $decisions, $simulations, $worlds
terminal-analysis-effort =
    { $decisions ->
        [0] There was nothing to decide.
        [one] One decision, looked at with { $simulations } simulations and in { $worlds } worlds.
       *[other] { $decisions } decisions, each looked at with { $simulations } simulations and in { $worlds } worlds.
    }
terminal-analysis-seat = Seat
terminal-analysis-decisions = Decisions
terminal-analysis-mistakes = Mistakes
terminal-analysis-blunders = Blunders
terminal-analysis-lowest = Lowest chance
terminal-analysis-highest = Highest chance
terminal-analysis-every = Decisions, losses in wins of 100 games
terminal-analysis-chance = Chance
terminal-analysis-did = Played
terminal-analysis-instead = Better
terminal-analysis-lost = Lost
terminal-analysis-points = Turning points
terminal-analysis-before = Before
terminal-analysis-after = After
terminal-analysis-points-none = No single turn decided it.
terminal-analysis-errors = Mistakes and blunders
terminal-analysis-errors-none = No mistake could be shown.
# $verdict, $wins, $low, $high
terminal-analysis-costs =
    { $verdict ->
        [blunder] a blunder
       *[mistake] a mistake
    }: costs { $wins } wins in 100 games ({ $low } to { $high })
# $line, $chance
terminal-analysis-played = Played: { $line } ({ $chance })
# $line, $chance
terminal-analysis-better = Better: { $line } ({ $chance })
# $action, $rest
terminal-analysis-then = { $action }, then { $rest }
terminal-analysis-account = Luck against choice, in wins of 100 games
terminal-analysis-begin = Began with
terminal-analysis-own = Own choices
terminal-analysis-rest = The rest
terminal-analysis-end = Ended with
terminal-analysis-note = Chances are those among players of a quick hand, by what the seat itself could know. In brackets: what endless games would come to in 95 of 100 cases. The rest is chance, what the others did, and playing better than a quick hand.
