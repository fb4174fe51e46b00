### What few pages say: accounts, and what few ever meet with, in English. No game is named here.

## Accounts

seldom-account-guest-text = You play as a guest: only this browser knows you. With an account you find your games again on any device, and you can be rated.
seldom-account-make = Create an account
seldom-account-make-do = Create account
seldom-account-log-in = Log in
seldom-account-log-out = Log out
seldom-account-name = Name
seldom-account-name-doc = 2 to 24 characters
seldom-account-password = Password
seldom-account-password-doc = 8 characters at least
seldom-account-password-old = Current password
seldom-account-password-new = New password
seldom-account-password-change = Change the password
seldom-account-password-choose = Choose a password
seldom-account-password-done = The password is changed. All other sessions have ended.
seldom-account-rated = Rating
seldom-account-rated-yes = Rated
seldom-account-rated-no = Not rated
seldom-account-rated-yes-doc = Matches against other rated people count, and your rating is shown to everybody.
seldom-account-rated-no-doc = Nothing is counted or shown.
seldom-account-sessions = Where you are logged in
seldom-account-session-this = This browser
seldom-account-session-other = Another browser
# $date
seldom-account-session-since = logged in since { $date }
# $date
seldom-account-session-seen = last seen { $date }
seldom-account-session-end = Log out there
seldom-account-results = What others see

## Sign-in by a provider

seldom-sign-in-page = Sign-in
# $provider: what the host calls it, such as "the club's login"
seldom-sign-in-title = Sign-in with { $provider }
seldom-sign-in-with = Sign in with { $provider }
seldom-sign-in-with-doc = You are sent to { $provider } and come back as yourself, without a password here. The first time you choose a name; what you have played as a guest stays yours.
seldom-sign-in-linked = Your account is linked to { $provider }: you get in that way.
seldom-sign-in-unlinked = Link your account to { $provider }, and you get in that way as well.
seldom-sign-in-link = Link the account
seldom-sign-in-unlink = Unlink the account
seldom-sign-in-last-way = It is your only way in. To unlink it, choose a password first.
seldom-sign-in-waiting = You are being signed in…
seldom-sign-in-name-text = Welcome! Choose the name by which others are to know you here.
seldom-sign-in-has-account = You have an account here already? Log in to it with its password, and link it on the page of your account.
seldom-sign-in-nothing = There is nothing to be done here. Sign-in begins on the page of your account.
seldom-sign-in-to-account = To the page of your account
seldom-sign-in-trouble-no-sign-in = This sign-in was not begun in this browser, or took more than ten minutes. Begin it again.
seldom-sign-in-trouble-sign-in-refused = You were not signed in there. Begin again if you like.
seldom-sign-in-trouble-code-refused = This sign-in does not count any more. Begin it again.
seldom-sign-in-trouble-bad-id-token = What came back from there does not hold. Begin again; if that does not help, tell the host.
seldom-sign-in-trouble-provider-away = The sign-in there does not work just now. Try again later, or log in with a password.
seldom-sign-in-trouble-subject-taken = Another account is linked to this sign-in already. Log in by it, or unlink it there first.
seldom-sign-in-trouble-already-linked = Your account is linked to another sign-in already. Unlink that first.
seldom-sign-in-trouble-another-caller = Somebody else has logged in here meanwhile. Begin again to link your account.
seldom-sign-in-trouble-last-way-in = It is your only way in. Choose a password first.
seldom-sign-in-trouble-no-provider = This server has no such sign-in any more.
seldom-sign-in-trouble-not-linked = Your account is not linked to it any more.

## Checking the shuffles

## Where no WebSocket gets through

seldom-stream = Something on the way to this server lets no WebSocket pass. The match goes on by a slower way; nothing is lost.
seldom-stream-host = If you host this server: your proxy has to pass “Upgrade” and “Connection”, as docs/hosting.md shows.

## Vacation

seldom-vacation = Vacation
# $days
seldom-vacation-doc = Where a turn may take days your clock stands still while you are on vacation, { $days } days a year at most. The others see it. Your first move there ends it.
# $since, $until
seldom-vacation-on = You are on vacation since { $since }, until { $until } at the latest.
# $days
seldom-vacation-left =
    { $days ->
        [one] One day is left.
       *[other] { $days } days are left.
    }
seldom-vacation-begin = Go on vacation
seldom-vacation-end = Come back

## Seats that others take over

# $seat
seldom-takeover-may = { $seat } is away. If those who play agree, you can play on in that seat.
seldom-takeover-offer = Offer to play on
# $seat
seldom-takeover-offered = You offer to play on for { $seat }. Those who play decide.
seldom-takeover-withdraw = Take it back
seldom-takeover-somebody = Somebody who looks on
# $name, $seat
seldom-takeover-asked = { $name } offers to play on for { $seat }.
seldom-takeover-vote = Vote for it
seldom-takeover-voted = You have voted for it.
seldom-takeover-unrated = That seat then counts for nobody’s rating.
seldom-takeover-lost = You were away, and by the vote of the others somebody else plays on in your seat. You look on.

## One's own page

seldom-own-results = My results
seldom-own-none = Your finished matches will be counted here.
seldom-own-doc = All your finished matches, private ones too. Only you see this.
seldom-own-against = Against
seldom-own-people = People
seldom-own-seats = Seats
seldom-own-won = Won
seldom-own-drawn = Tied
seldom-own-lost = Lost
# $longest, $current: matches won one after another
seldom-own-run = Longest run: { $longest }, now { $current }
# $who: people, or a level of bots; $date
seldom-own-first = First win against { $who }: { $date }
seldom-own-records = Download all my matches
seldom-own-met = People you have met
# $matches, $won, $date
seldom-own-met-how =
    { $matches ->
        [one] One match, won by you: { $won }; { $date }
       *[other] { $matches } matches, won by you: { $won }; last { $date }
    }
seldom-friends = Friends
seldom-friends-doc = Your own list: nobody is asked or told. Those you block cannot invite you.
seldom-friend = Friend
seldom-friend-add = Add as a friend
seldom-friend-blocked = Blocked
seldom-friend-block = Block
seldom-friend-remove = Remove
seldom-friend-invite = Invite
seldom-friend-name = Name of an account
seldom-friend-game = To which game?
seldom-friend-seats = Seats (imps take those that are left)
seldom-friend-open = Open the table
seldom-invited = Invitations
seldom-invited-decline = Decline
seldom-invite-name = Invite by name
