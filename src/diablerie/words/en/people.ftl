### The page's words about playing among people, in English. No game is named here.

## Inviting

page-play-friends = Play with friends
page-place-friend = A friend
# $what, $which
page-label-of = { $what }: { $which }
# $time
page-clock-left = { $time } left

## The table that waits

page-rated-counts = This match counts for the ratings.
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
page-there-vacation = on vacation
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
# $seat
page-there-same = the same person as { $seat }
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
page-report = report

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
# in place of what a message said
page-talk-deleted = deleted

## After the end

page-result-others = The others share the win
page-result-nobody = Nobody wins
page-result-join = Play again: they are waiting
page-result-follow = On to the next match
page-next-waits = Another game has been asked for at this table.
page-next-join = To the next game
page-result-replay = Replay
page-result-check = Check the match

## The lobby and one's own games

page-lobby = Lobby
page-games = My games
page-continue = Go on where you left off
page-games-your-turn = Your turn
page-games-their-turn = The others’ turn
# $names
page-games-against = against { $names }

## Accounts

page-account = Account
page-ratings = Leaderboard

## Checking the shuffles

page-check = Check a match
page-check-no-record = This is no record of a match.

## Refusals of the server

page-refusal-seat-taken = Somebody else has just taken this seat.
page-refusal-seat-reserved = This seat is kept for somebody else.
page-refusal-one-seat-each = At a public table everybody has one seat. Stand up from the other first.
page-refusal-has-begun = The match has begun already.
page-refusal-not-begun = The match has not begun yet.
page-refusal-not-the-host = Only the host may do that.
page-refusal-not-away = That person is back, or has not been away for long enough.
page-refusal-not-over = The match is not over.
# $time (of day)
page-refusal-too-many = Not so fast. Try again at { $time }.
page-refusal-name-taken = Somebody has this name already.
page-refusal-wrong-login = There is no account of this name and password.
page-refusal-wrong-password = The current password is another one.
page-refusal-has-account = You have an account already. Log out first.
# $why, $day
page-refusal-banned =
    { $day ->
        [none] You have been banned: { $why }
       *[other] You have been banned until { $day } (UTC): { $why }
    }
# $why, $day
page-refusal-silenced =
    { $day ->
        [none] You may not speak here: { $why }
       *[other] You may not speak here until { $day } (UTC): { $why }
    }
page-refusal-registration-closed = No new accounts are taken at present.
page-refusal-lobby-closed = There are no public tables at present. Invite people by link.
page-refusal-watching-closed = Running matches are shown to their players only at present.
page-refusal-no-such-match = There is no such match.
page-refusal-no-such-message = There is no such message.
page-refusal-nobody = The server does not know you any more. Reload the page.
page-refusal-too-large = That is too large.
page-refusal-busy = The server is busy. Try again.
page-refusal-something-new = Something new has come to light: the rest of that was not done.
page-refusal-one-at-a-time = What is asked here is answered one action at a time.
