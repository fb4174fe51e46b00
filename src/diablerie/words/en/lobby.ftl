### Inviting, waiting, tables and people, in English. No game is named here.

## Inviting

lobby-invite-where = Who may come
lobby-invite-private = By link only
lobby-invite-private-doc = Whoever has the link can sit down or watch.
lobby-invite-public = Listed in the lobby
lobby-invite-public-doc = Anybody can find the table, sit down and watch.
lobby-invite-open = Open the table
lobby-invite-nobody = Leave at least one seat to a friend.
lobby-your-name = Your name at the table
# $seat
lobby-name-of = Name of { $seat }
lobby-clock = Clock
lobby-clock-kind-none = No clock
lobby-clock-kind-per-move = Per turn
lobby-clock-kind-bank = For the whole game
lobby-clock-kind-days = By post
lobby-clock-how-long = How long
lobby-clock-none = No clock
# $time
lobby-clock-per-move = { $time } per turn
# $time, $more
lobby-clock-bank = { $time }, plus { $more } per turn
# $time
lobby-clock-bank-plain = { $time } for the whole game
# $time
lobby-clock-days = { $time } per turn
# $time
lobby-clock-days-no-vacations = { $time } per turn, vacations stop no clock
lobby-clock-out = Whoever runs out of time is out: with two players the match ends, with more a bot plays on for them.
lobby-vacations = Vacations
lobby-vacations-on = Stop the clock
lobby-vacations-on-doc = Whoever holds an account may go on vacation; their clock stands still meanwhile.
lobby-vacations-off = Stop no clock
lobby-vacations-off-doc = Clocks run on, whoever is on vacation.

## The table with which one begins

lobby-first-printed = Play by the printed rules instead

## The table that waits

# $count
lobby-gathering =
    { $count ->
        [0] The game is about to begin
       *[other] Waiting for { $count } players
    }
lobby-gathering-one = Waiting for one player
lobby-gathering-public = Listed in the lobby.
lobby-gathering-private = By link only.
lobby-rated = rated
lobby-rated-may = This match counts for the ratings if somebody else with a rating sits down.
lobby-gathering-learn = New to the game? Take the lesson while you wait
lobby-seat-free = still free
# $name
lobby-seat-kept = kept for { $name }
lobby-seat-kept-you = kept for you
lobby-seat-you = (you)
lobby-sit = Sit here
lobby-sit-instead = Sit here instead
lobby-stand-up = Stand up
lobby-put-out = Free the seat
lobby-fill-level = Bots for the free seats
lobby-fill-start = Fill up and start
lobby-call-off = Call it off
lobby-invite-title = Invite the others
lobby-invite-table = This table
lobby-invite-link = The link to this table
lobby-invite-copy = Copy
lobby-invite-copied = Copied
lobby-invite-how = Send it, or let them scan the code on this screen. The board appears once the last seat is taken.
lobby-invite-qr = QR code of the link to this table

## The lobby and one's own games

lobby-open = Start a table
lobby-waiting = Tables with free seats
lobby-waiting-empty = No table is waiting just now. Open one: “{ page-play-friends }”, “{ lobby-invite-public }”.
lobby-running = Matches you can watch
lobby-running-empty = No public matches right now.
lobby-join = Join
lobby-yours = Your table
lobby-watch = Watch
# $free, $count
lobby-seats = { $free } of { $count } seats free
lobby-list-more = Older ones
lobby-list-game = Game
# $ago: how long ago
lobby-list-waiting = opened { $ago }
# $ago
lobby-list-running = last move { $ago }
# $ago
lobby-list-over = finished { $ago }
lobby-just-now = just now
lobby-games-running = Running
lobby-games-waiting = Waiting for players
lobby-games-over = Finished
lobby-games-none = No games here yet.
lobby-games-none-at-all = You have not played yet. Your games will appear here.
lobby-games-begin = Choose a game
# $time
lobby-games-deadline = { $time } left
lobby-games-open = To the table
lobby-games-again = Once more
lobby-games-won = Won
lobby-games-lost = Lost
lobby-games-drawn = No winner
lobby-ended-resigned = given up
lobby-ended-time-out = on time
lobby-ended-agreed = by agreement

## Accounts

# $date
lobby-person-since = Here since { $date }
lobby-person-ratings = Ratings
lobby-person-unrated = No rated matches yet.
lobby-person-matches = Last public matches
lobby-person-missing = Nobody is called that.
lobby-ratings-seats = Players
lobby-ratings-doc = Ratings begin at 0 and rise as you win; a win against the strong counts most.
lobby-ratings-empty = Nobody has a rating at this yet. To get one, make an account, choose “Rated” there, and play others who have done so, too.
lobby-ratings-rank = Rank
lobby-ratings-name = Name
lobby-ratings-you = you
lobby-ratings-rating = Rating
lobby-ratings-matches = Matches
