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
seldom-account-results = My results

## Checking the shuffles

## Where no WebSocket gets through

seldom-stream = Something on the way to this server lets no WebSocket pass. The match goes on by a slower way; nothing is lost.
seldom-stream-host = If you host this server: your proxy has to pass “Upgrade” and “Connection”, as docs/hosting.md shows.
