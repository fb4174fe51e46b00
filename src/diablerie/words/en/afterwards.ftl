### What is to be seen and done once a match is over, in English. No game is named here.
### Seats come as worded names; chances come written as percentages.

## After the end

afterwards-replay-title = Replay
afterwards-replay-eyes = Seen by
afterwards-replay-spectator = A spectator
afterwards-replay-turn-back = One turn back
afterwards-replay-back = One step back
afterwards-replay-forward = One step on
afterwards-replay-turn-on = One turn on
afterwards-replay-slider = Step
# $at, $count
afterwards-replay-at = Step { $at } of { $count }
afterwards-replay-table = Back to the table
afterwards-replay-missing = This match cannot be replayed: it is not over, or it is not for your eyes.

## Going through it again

afterwards-eyes-revealed = Everything revealed
afterwards-play = Play
afterwards-pause = Pause
# $rate
afterwards-speed = Speed: { $rate } times
# $turn, $seat, $at, $count
afterwards-where = Turn { $turn }, { $seat }: step { $at } of { $count }
afterwards-keys = The arrow keys go step by step, Page Up and Page Down turn by turn, Home and End to both ends; the space bar plays and pauses.
afterwards-copy = Copy a link to this moment
afterwards-copied = Copied
afterwards-loading = The match is on its way.

## How the chances stood

afterwards-chances = How the chances stood
afterwards-chances-begin = The chances are being worked out.
afterwards-chances-failed = The chances of this match cannot be worked out.
afterwards-chances-own = Each line is one player’s own view: together they need not make 100%.
afterwards-chances-how = What is this?
# $games
afterwards-chances-what = How likely each seat was to win, by what it knew at the time and not by what is known now. From the beginning of every turn, { $games } games are played on to their end in worlds that the seat held possible; every move in them is drawn by how readily it comes to mind. So it is the chance among players of a quick hand, not among masters. The veil around a line shows how far luck in those games may have moved it, in 95 of 100 cases. A shared win counts in part.
afterwards-chances-table = As a table
# $seat, $chance
afterwards-chance-of = { $seat }: { $chance }
# $chance, $low, $high
afterwards-chance-between = { $chance } ({ $low } to { $high })
afterwards-moment = Moment
afterwards-moment-start = The start
# $turn, $seat
afterwards-moment-turn = Turn { $turn }, { $seat }
afterwards-moment-end = The end

## What it turned on

afterwards-points = Turning points
# Beside a diamond, which marks them on the slider; $name: what happened
afterwards-point = turning point
afterwards-point-of = Turning point: { $name }
afterwards-points-none = It ran an even course: no single turn decided it.
afterwards-points-later = They will stand here as soon as the chances are worked out.
# $seat, $from, $to
afterwards-rises = { $seat }: chance of winning up from { $from } to { $to }.
# $from, $to
afterwards-rises-yours = Your chance of winning: up from { $from } to { $to }.
# $seat, $from, $to
afterwards-falls = { $seat }: chance of winning down from { $from } to { $to }.
# $from, $to
afterwards-falls-yours = Your chance of winning: down from { $from } to { $to }.

## Review

afterwards-review = Review
afterwards-review-whose = Choose a seat under “Seen by”, and its decisions can be looked at again.
# $seat
afterwards-review-begin = Look at { $seat }’s decisions again
afterwards-review-begin-yours = Look at your decisions again
# $done, $of
afterwards-review-doing = { $done } of { $of } decisions looked at
afterwards-review-counting = The decisions are being gone through.
afterwards-review-failed = The decisions in this match cannot be looked at.
afterwards-review-even = Not one decision can be shown to have been a mistake.
afterwards-review-idle = There was nothing to decide.
# $turn
afterwards-review-mistake = Turn { $turn }: a mistake
afterwards-review-blunder = Turn { $turn }: a blunder
# $what, $chance
afterwards-review-played = Played: { $what }. Chance of winning by that: { $chance }.
afterwards-review-better = Better: { $what }. Chance by that: { $chance }.
# $count
afterwards-review-others =
    { $count ->
        [one] One more that mattered less
       *[other] { $count } more that mattered less
    }
# $left, $begin, $end, $own, $rest: points of a hundred with their sign
afterwards-review-account =
    From { $begin } at the first decision to { $end } { $left ->
        [yes] when it was given up or time ran out
       *[no] in the end
    }: own choices { $own } points, luck and the others { $rest }.
afterwards-review-turns = Turn by turn
afterwards-review-turn = Turn
afterwards-review-chance = Chance before it
afterwards-review-own = Own choices, points
afterwards-review-rest = Luck and the others, points
# $simulations, $worlds
afterwards-review-what = Each decision is judged by what the seat knew at the time. A search of { $simulations } simulations looks for something better; then both are played on to the end in { $worlds } worlds that the seat held possible, with the same luck for both. What looks like a mistake is measured once more, in four times as many other worlds, and only that counts: from 5 points of a hundred on it is a mistake, from 15 on a blunder.

## At the table, and from elsewhere

# A button: another match from the position that is shown, against bots, on this machine
afterwards-play-on = Play on from here
afterwards-share = Copy a link to the replay
afterwards-held = See what everybody held
afterwards-open = The record of a match
afterwards-open-text = Do you have the record of a match? Drop it here or choose it, and its replay opens.
afterwards-open-working = The record is being checked.

## The analysis board

afterwards-board-title = Analysis board
afterwards-board-doc = Any position, all sides played by you, with a bot's advice. It is set up on this machine, and nothing of it leaves it.
afterwards-board-open = Analyse from here
afterwards-board-leave = Leave
afterwards-board-eyes-mover = Who is to move
afterwards-board-engine = Advice at every step
afterwards-board-at = Step { $at } of { $count }

## The analysis board: setting it up

afterwards-board-set-up = Set up a position
afterwards-board-set-up-doc = Each line is a member of the position document; what cannot be is refused, with its rule.
afterwards-board-seats = Players
afterwards-board-deal = Deal anew
afterwards-board-do = Set up
# $member: the name of a line
afterwards-board-malformed = { $member }: this is not JSON.
afterwards-board-file = Open a file
afterwards-board-file-malformed = This is no position document.
afterwards-board-save = Save as a file
afterwards-board-play = Play on from here
afterwards-board-link-malformed = The address sets up nothing that can be read: here is the deal instead.

## The end, and a picture of it

afterwards-finale = How it ended
afterwards-finale-close = See the board
afterwards-picture-share = Share a picture
afterwards-picture-save = Save a picture
afterwards-picture-drawing = The picture is being drawn.
afterwards-picture-failed = The picture could not be drawn here.
