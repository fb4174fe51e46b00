### What other programs show of a link to a match, in English: nothing of the position. No game is named here.

# $host, $game
link-invites = { $host } invites you to { $game }
# $game
link-waiting = { $game }: a table waits for players
link-running = { $game }: a match is being played
link-over = { $game }: a match that is over
# $names
link-names = At the table: { $names }.
# $free, $seats
link-free = { $free ->
    [0] All { $seats } seats are taken.
    [1] One of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
