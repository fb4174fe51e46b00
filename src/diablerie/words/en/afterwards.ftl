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

## At the table, and from elsewhere

afterwards-share = Copy a link to the replay
afterwards-held = See what everybody held
afterwards-open = The record of a match
afterwards-open-text = Do you have the record of a match? Drop it here or choose it, and its replay opens.
afterwards-open-working = The record is being checked.
