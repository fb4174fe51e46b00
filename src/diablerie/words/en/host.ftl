# Between people and their host: their own data, reports, forgotten passwords, the operator's page.

## Taking and deleting one's own data

host-own = My data
host-own-text = Take everything that is kept of you with you as a file, or delete it. Matches that others have played stay, without your name.
host-own-take = Download my data
host-own-delete = Delete me
host-own-sure = Delete everything? There is no way back.
host-own-yes = Yes, delete me for good
host-own-no = No, keep me
host-own-gone = You are deleted.

## Telling the host of somebody

# $who
host-report-title = Report to the host: { $who }
host-report-kind = What is it about?
host-report-kind-message = This message
host-report-kind-name = The name
host-report-kind-person = How they behave
host-report-reason = What is wrong?
host-report-send = Tell the host
host-report-cancel = Never mind
host-report-done = The host has been told.

## A forgotten password

host-reset = A new password
host-reset-text = The host has given you this link. Choose a new password: you can do so once, and all sessions end.
host-reset-do = Set the password
# $name
host-reset-done = { $name } has a new password. Log in with it.
host-reset-unlinked = Your account is linked to no other sign-in any more: whoever had it may have linked theirs. You can link yours anew.
host-reset-empty = This address has no link in it. Open the link that the host has given you.
host-reset-log-in = To the account

## The operator's page

host-operator = Operator
host-operator-token = Token
host-operator-token-doc = Kept for this tab only.
host-operator-enter = Enter
host-operator-leave = Leave
host-operator-none = This server has no operator.
host-operator-wrong = No operator has this token.
host-operator-why = Reason
host-operator-why-doc = For the log with every deed. Of a ban or a silence the person is told it.
host-operator-why-missing = Give a reason first.
host-operator-part = Part of the page
host-operator-people = People
host-operator-reports = Reports
host-operator-tables = Tables
host-operator-server = Server
host-operator-log = Log
host-operator-who = Who
host-operator-who-doc = A name, person/12, MATCH/seat/1 or MATCH/message/7
host-operator-look-up = Look up
host-operator-guest = Guest
# $date
host-operator-since = since { $date }
# $count
host-operator-sessions =
    { $count ->
        [0] No session
        [one] One session
       *[other] { $count } sessions
    }
host-operator-restrictions = Not allowed
host-operator-matches = Matches
host-operator-history = What was done
host-operator-nothing = Nothing.
host-operator-good = for good
# $date
host-operator-until = until { $date }
host-operator-time = For how long
host-operator-hour = An hour
host-operator-day = A day
host-operator-week = A week
host-operator-month = 30 days
host-operator-ever = For good
host-operator-silence = Silence
host-operator-ban = Ban
host-operator-lift-ban = Lift the ban
host-operator-lift-silence = Lift the silence
host-operator-reset = Link for a new password
host-operator-unrate = Take the ratings back
host-operator-export = Download the data
host-operator-delete = Delete with all data
host-operator-delete-sure = Really delete, for good
host-operator-done = Done.
host-operator-report-open = open
# $who
host-operator-report-taken = taken up by { $who }
# $outcome
host-operator-report-closed = closed: { $outcome }
host-operator-report-take = Take it up
host-operator-report-close = Close it
host-operator-match = Match
host-operator-read = Read
host-operator-message-delete = Delete the message
host-operator-closed = Closed for all
host-operator-registration = New accounts
host-operator-lobby = The lobby
host-operator-watching = Watching
host-operator-is-open = Open
host-operator-is-closed = Closed
host-operator-purge = Delete what is older than so many days
host-operator-purge-finished = Finished matches
host-operator-purge-unfinished = Unfinished matches
host-operator-purge-guests = Guests not seen since
host-operator-purge-deeds = Log and closed reports
host-operator-purge-count = Count
host-operator-purge-do = Delete
# $deeds, $guests, $matches
host-operator-purged = Matches: { $matches }. Guests: { $guests }. Log: { $deeds }.
host-operator-older = Older ones
# $number
host-operator-number = No. { $number }
host-match-waiting = waiting
host-match-running = running
host-match-over = finished
# $who
host-by-command = { $who }, by command
host-by-themselves = themselves
host-deed-ban = Ban
host-deed-silence = Silence
host-deed-lift = Ban or silence lifted
host-deed-delete-message = Message deleted
host-deed-take-report = Report taken up
host-deed-close-report = Report closed
host-deed-take-rating-back = Ratings taken back
host-deed-give-reset-link = Link for a new password
host-deed-export-person = Data downloaded
host-deed-delete-person = Person deleted
host-deed-close = Closed for all
host-deed-reopen = Opened again
host-deed-purge = Old data deleted

## Why something is refused

host-refusal-reset-spent = This link has been used already, or is older than an hour. Ask the host for another.
host-refusal-reported-before = You have told the host of this already.
host-refusal-too-many-reports = Many of your reports are still waiting for the host. You can send more when some are seen to.
host-refusal-no-vacation = There is no vacation on this server.
host-refusal-no-account = Guests have none of this. Make an account first.
host-refusal-vacation-used-up = Your days of vacation for this year are used up.
host-refusal-vacation-ending = Your last vacation is just ending. Try again in a moment.
