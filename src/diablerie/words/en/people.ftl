### The page's words about playing among people, in English. No game is named here.

## Inviting

page-play-friends = Play with friends
page-place-friend = A friend
page-invite-where = Who may come
page-invite-private = By link only
page-invite-private-doc = Whoever has the link can sit down or watch.
page-invite-public = Listed in the lobby
page-invite-public-doc = Anybody can find the table, sit down and watch.
page-invite-open = Open the table
page-invite-nobody = Leave at least one seat to a friend.
# $what, $which
page-label-of = { $what }: { $which }
page-your-name = Your name at the table
page-clock = Clock
page-clock-kind-none = No clock
page-clock-kind-per-move = Per turn
page-clock-kind-bank = For the whole game
page-clock-kind-days = By post
page-clock-how-long = How long
page-clock-none = No clock
# $time
page-clock-per-move = { $time } per turn
# $time, $more
page-clock-bank = { $time }, plus { $more } per turn
# $time
page-clock-bank-plain = { $time } for the whole game
# $time
page-clock-days = { $time } per turn
page-clock-out = Whoever runs out of time is out: with two players the match ends, with more a bot plays on for them.
# $time
page-clock-left = { $time } left

## The table that waits

# $count
page-gathering =
    { $count ->
        [0] The game is about to begin
       *[other] Waiting for { $count } players
    }
page-gathering-one = Waiting for one player
page-gathering-public = Listed in the lobby.
page-gathering-private = By link only.
page-rated = rated
page-rated-counts = This match counts for the ratings.
page-rated-may = This match counts for the ratings if somebody else with a rating sits down.
page-gathering-learn = New to the game? Take the lesson while you wait
page-seat-free = still free
# $name
page-seat-kept = kept for { $name }
page-seat-kept-you = kept for you
page-seat-you = (you)
page-sit = Sit here
page-sit-instead = Sit here instead
page-stand-up = Stand up
page-put-out = Free the seat
page-fill-level = Bots for the free seats
page-fill-start = Fill up and start
page-call-off = Call it off
page-invite-title = Invite the others
page-invite-table = This table
page-invite-link = The link to this table
page-invite-copy = Copy
page-invite-copied = Copied
page-invite-how = Send it, or let them scan the code on this screen. The board appears once the last seat is taken.
page-invite-qr = QR code of the link to this table
page-trouble-called-off = The host has called this match off.

## The company at the table

page-company = Players
page-company-close = Close the list of players
# $count
page-company-unread =
    { $count ->
        [one] Players, one new message
       *[other] Players, { $count } new messages
    }
page-there-here = at the table
page-there-away = away
page-there-idle = has done nothing for a while
page-there-just-left = has just left
# $time
page-there-away-for = away for { $time }
# $level
page-there-bot-level = bot, { $level }
page-there-replaced = a bot stands in
# $level
page-there-replaced-by = a bot stands in ({ $level })
page-there-resigned = gave up
page-there-time-out = ran out of time
# $count
page-watching =
    { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
page-deed-take-back = Take back
# $reason: why the rest stays
page-taken-back-part = Taken back as far as possible. { $reason }
page-deed-why-not = why not?
page-deed-offer = Offer to end the match
page-deed-accept = End it here
page-deed-decline = Play on
page-deed-resign = Give up
page-deed-return = I am back
# $seat
page-deed-vote = Vote: a bot plays for { $seat }
# $seat
page-deed-substitute = Have a bot play for { $seat }
page-resign-sure = Give up this match?
page-resign-yes = Yes, give up
page-resign-no = No, play on
# $seat
page-offer-made = { $seat } offers to end the match here, without a winner.
page-offer-waits = You have offered to end the match. The others have not answered yet.
page-offer-agreed = You have agreed. The others have not answered yet.
page-replaced-you = You were away, so a bot plays for you.
# $seat
page-absent = { $seat } has been away for a while.
# $seat
page-absent-idle = { $seat } has done nothing for a while.
page-notice-close = Put aside
page-vote-done = You have voted.
page-mute = mute
page-unmute = hear again

## Talking

page-talk = Conversation
page-talk-empty = Nobody has said anything yet.
page-talk-field = Say something
page-talk-send = Send
# $count
page-talk-rest =
    { $count ->
        [one] One more character
       *[other] { $count } more characters
    }
page-talk-spectator = A spectator

## After the end

page-result-others = The others share the win
page-result-nobody = Nobody wins
page-result-join = Play again: they are waiting
page-result-follow = On to the next match
page-next-waits = Another game has been asked for at this table.
page-next-join = To the next game
page-result-replay = Replay
page-result-check = Check the match
page-replay-title = Replay
page-replay-eyes = Seen by
page-replay-spectator = A spectator
page-replay-turn-back = One turn back
page-replay-back = One step back
page-replay-forward = One step on
page-replay-turn-on = One turn on
page-replay-slider = Step
# $at, $count
page-replay-at = Step { $at } of { $count }
page-replay-table = Back to the table
page-replay-missing = This match cannot be replayed: it is not over, or it is not for your eyes.

## The lobby and one's own games

page-lobby = Lobby
page-lobby-open = Start a table
page-lobby-waiting = Tables with free seats
page-lobby-waiting-empty = No table is waiting just now. Open one: “{ page-play-friends }”, “{ page-invite-public }”.
page-lobby-running = Matches you can watch
page-lobby-running-empty = No public matches right now.
page-lobby-join = Join
page-lobby-yours = Your table
page-lobby-watch = Watch
# $free, $count
page-lobby-seats = { $free } of { $count } seats free
page-list-more = Older ones
page-list-game = Game
# $ago: how long ago
page-list-waiting = opened { $ago }
# $ago
page-list-running = last move { $ago }
# $ago
page-list-over = finished { $ago }
page-just-now = just now
page-games = My games
page-continue = Go on where you left off
page-games-running = Running
page-games-waiting = Waiting for players
page-games-over = Finished
page-games-none = No games here yet.
page-games-none-at-all = You have not played yet. Your games will appear here.
page-games-begin = Choose a game
page-games-your-turn = Your turn
page-games-their-turn = The others’ turn
# $names
page-games-against = against { $names }
# $time
page-games-deadline = { $time } left
page-games-open = To the table
page-games-won = Won
page-games-lost = Lost
page-games-drawn = No winner
page-ended-resigned = given up
page-ended-time-out = on time
page-ended-agreed = by agreement

## Accounts

page-account = Account
page-account-guest-text = You play as a guest: only this browser knows you. With an account you find your games again on any device, and you can be rated.
page-account-make = Create an account
page-account-make-do = Create account
page-account-log-in = Log in
page-account-log-out = Log out
page-account-name = Name
page-account-name-doc = 2 to 24 characters
page-account-password = Password
page-account-password-doc = 8 characters at least
page-account-password-old = Current password
page-account-password-new = New password
page-account-password-change = Change the password
page-account-password-done = The password is changed. All other sessions have ended.
page-account-rated = Rating
page-account-rated-yes = Rated
page-account-rated-no = Not rated
page-account-rated-yes-doc = Matches against other rated people count, and your rating is shown to everybody.
page-account-rated-no-doc = Nothing is counted or shown.
page-account-sessions = Where you are logged in
page-account-session-this = This browser
page-account-session-other = Another browser
# $date
page-account-session-since = logged in since { $date }
# $date
page-account-session-seen = last seen { $date }
page-account-session-end = Log out there
page-account-results = My results
# $date
page-person-since = Here since { $date }
page-person-ratings = Ratings
page-person-unrated = No rated matches yet.
page-person-matches = Last public matches
page-person-missing = Nobody is called that.
page-ratings = Leaderboard
page-ratings-seats = Players
page-ratings-doc = Ratings begin at 0 and rise as you win; a win against the strong counts most.
page-ratings-empty = Nobody has a rating at this yet. To get one, make an account, choose “Rated” there, and play others who have done so, too.
page-ratings-rank = Rank
page-ratings-name = Name
page-ratings-you = you
page-ratings-rating = Rating
page-ratings-matches = Matches

## Checking the shuffles

page-check = Check a match
page-check-text = Drop the record of a finished match, or paste it: the shuffles are computed anew in your browser, and the match is replayed on the server.
page-check-how = How this is checked
page-check-how-text = Where a game shuffles, all of it comes from one secret number, the seed. Its fingerprint is published when the match begins; the seed itself stands in the record once the match is over. This page computes the fingerprint anew, in your browser, and compares. Then the server replays the record, action by action.
page-check-paste = The record of a match
page-check-record = The record that was checked
page-check-file = Choose a record
page-check-do = Check
page-check-no-record = This is no record of a match.
page-check-working = Replaying
page-check-holds = Holds:
page-check-fails = Does not hold:
page-check-unknown = Cannot be said:
page-check-hash = Fingerprint of the seed, computed here
page-check-no-seed = The record has no seed: the match was not over when it was made.
page-check-own-yes = The fingerprint of the seed is the one in the record.
page-check-own-no = The fingerprint of the seed is not the one in the record.
page-check-published-same = It is the fingerprint this browser was given when the match began.
page-check-published-other = It is not the fingerprint this browser was given when the match began.
page-check-published-unremembered = This browser was not there when the match began, so it cannot say what was published then.
page-check-honest = Played again by the rules, it comes to the same result.
page-check-dishonest = The replay found something:
page-check-unavailable = The server could not replay the record.
page-check-good = This match was dealt fairly
page-check-consistent = The parts of the record agree
page-check-bad = Something does not hold

## Refusals of the server

page-refusal-seat-taken = Somebody else has just taken this seat.
page-refusal-seat-reserved = This seat is kept for somebody else.
page-refusal-has-begun = The match has begun already.
page-refusal-not-begun = The match has not begun yet.
page-refusal-not-the-host = Only the host may do that.
page-refusal-not-away = That person is back, or has not been away for long enough.
page-refusal-not-over = The match is not over.
# $seconds
page-refusal-too-many =
    { $seconds ->
        [one] Not so fast. Try again in a second.
       *[other] Not so fast. Try again in { $seconds } seconds.
    }
page-refusal-name-taken = Somebody has this name already.
page-refusal-wrong-login = There is no account of this name and password.
page-refusal-wrong-password = The current password is another one.
page-refusal-has-account = You have an account already. Log out first.
page-refusal-no-such-match = There is no such match.
page-refusal-no-such-message = There is no such message.
page-refusal-nobody = The server does not know you any more. Reload the page.
page-refusal-too-large = That is too large.
page-refusal-unavailable = The server cannot save anything just now. Try again.
page-refusal-busy = The server is busy. Try again.
page-refusal-something-new = Something new has come to light: the rest of that was not done.
page-refusal-one-at-a-time = What is asked here is answered one action at a time.
