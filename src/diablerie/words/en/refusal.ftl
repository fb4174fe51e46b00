### Why something is refused that is seldom asked, in English. Fetched with the first such refusal.

refusal-already-linked = This account is linked to this sign-in already.
refusal-another-caller = This sign-in was begun as somebody else. Begin again.
refusal-another-day = That is not today’s puzzle any more.
refusal-bad-id-token = What the sign-in provider says cannot be trusted. Tell the host.
# $detail: what the server says, in English
refusal-bad-record = This is no record of a match that can be replayed: { $detail }
refusal-bad-request = The server does not understand what was sent.
refusal-bad-streak = There can be no such row of days.
refusal-clock-put-on = The clock is just being put on. Try again in a moment.
refusal-closed-before = That is closed already.
refusal-cannot-tell = This match cannot be looked at again.
refusal-code-refused = The sign-in provider does not accept its own answer. Begin again.
refusal-deleted-before = This message has been deleted already.
refusal-enough-volunteers = Enough others have offered that already.
refusal-expect-missing = It was not said for which position that is meant. Try again.
refusal-full = The server has no room for more connections. Try again in a moment.
refusal-has-sat = You have, or had, a seat in this match: you may know what is hidden from that one.
# $detail: what the server says, in English
refusal-invalid = The server does not take that: { $detail }
refusal-invited-before = They sit here, or are invited already.
refusal-last-way-in = That is the only way into this account. Choose a password first.
refusal-lesson-aside = That leads away from the lesson. Try something else.
refusal-list-full = Your list is full. Take somebody out of it first.
refusal-match-unreadable = This match was kept by another version, with other rules or in another form. It cannot be played on here.
refusal-name-looks-alike = This name looks like that of another account. Choose one that cannot be mistaken for it.
refusal-no-chances = There are no chances to be reckoned for this match.
refusal-no-operator = This server has no operator.
refusal-no-page = This server has no pages, only the interface for programs.
refusal-no-provider = This server has no sign-in by a provider.
# $minutes
refusal-no-sign-in = No sign-in has been begun here in the last { $minutes } minutes. Begin again.
refusal-no-such-address = There is nothing at this address.
refusal-no-such-person = Nobody is known by this name here.
refusal-no-such-report = There is no such report.
refusal-no-such-session = This session has ended already.
refusal-no-such-volunteer = That offer stands no more.
refusal-no-notices = This server calls nobody back that way.
refusal-no-such-target = You are not called back there any more.
refusal-not-solved = That does not solve today’s puzzle.
refusal-wrong-code = This is not the code from the last mail.
refusal-not-confirmed = Give the code from the mail first.
refusal-mail-not-taken = Mail to that address is not taken. Look at it once more.
refusal-nobody-votes = Nobody is left at the table who could vote for it.
# $detail: what the server says, in English
refusal-not-allowed = The server does not take that: { $detail }
refusal-not-closed = That is open already.
refusal-not-expected = Nothing is expected of this seat for the shuffle now.
refusal-not-json = The server does not understand what was sent.
refusal-not-linked = This account is not linked to such a sign-in.
refusal-not-open = Somebody has seen to this report already.
refusal-not-rated = There are no ratings to be taken back.
refusal-not-restricted = Nothing of the kind is forbidden to them.
refusal-not-the-operator = No operator has this token.
refusal-on-vacation = You are on vacation. End it first, on the page of your account.
refusal-one-way-to-look = A match that runs can be looked at from one’s own seat alone.
refusal-other-origin = Another site may not do that in your name.
refusal-other-round = The shuffle has begun anew meanwhile.
refusal-provider-away = The sign-in provider does not answer. Try again later.
refusal-reveal-early = Others are still to commit to their part of the shuffle.
refusal-reveal-unfit = Your part of the shuffle is not the one you committed to.
refusal-rules-changed = The rules of this server have changed since: this match stays as it is.
refusal-sign-in-refused = The sign-in provider has not let you in.
refusal-subject-taken = This sign-in belongs to another account.
refusal-takes-no-invitation = They take no invitation from you.
refusal-that-is-you = That is you. Name somebody else.
refusal-too-slow = It took too long to arrive. Try again.
refusal-unknown-token = The server does not know you any more. Log in again.

## Too much of something, by the kind of limit

# $time (of day)
refusal-too-many-guests = Many new people have come from your network lately. There is room for more at { $time }. Until then you can log in.
# $time (of day)
refusal-too-many-accounts = Many accounts have been made from your network lately. You can make one at { $time }, and play as a guest until then.
# $time (of day)
refusal-too-many-passwords = Many people have just logged in from your network. Try again at { $time }; you can play as a guest until then.
# $time (of day)
refusal-too-many-logins = Too many wrong passwords for this name. Try again at { $time }; you can play as a guest until then.
# $time (of day)
refusal-too-many-logins_from = Too many wrong passwords from your network. Try again at { $time }; you can play as a guest until then.
# $time (of day)
refusal-too-many-matches = You have begun many matches lately. You can begin another at { $time }, and go on with those there are.
# $time (of day)
refusal-too-many-matches_from = Many matches have been begun from your network lately. You can begin one at { $time }, and join those there are.
# $time (of day)
refusal-too-many-requests = Too much is being asked from your network. Try again at { $time }, or log in.
# $time (of day)
refusal-too-many-sign_ins = Many people have just signed in from your network. Try again at { $time }; you can play as a guest until then.
# $time (of day)
refusal-too-many-messages = You have said much in a short time. You can go on at { $time }.
# $time (of day)
refusal-too-many-hints = You have asked for many hints. There is another at { $time }.
# $time (of day)
refusal-too-many-reports = You have told the host of many things lately. You can send another report at { $time }.
# $time (of day)
refusal-too-many-contacts = You have changed your list often lately. Try again at { $time }.
# $time (of day)
refusal-too-many-invitations = You have invited many people lately. You can invite more at { $time }, and send the table’s address to anybody until then.
# $time (of day)
refusal-too-many-downloads = You have taken your matches often lately. You can take them again at { $time }.
# $time (of day)
refusal-too-many-operator = Too many wrong tokens from your network. Try again at { $time }.
# $time
refusal-too-many-notices = Much has been sent there lately. There is room for more at { $time }.
# $time
refusal-too-many-notice_changes = You have changed much about how you are called back. Try again at { $time }.
# $time (of day)
refusal-too-many-lookups = Your network has asked too often as somebody whom nobody knows. Try again at { $time }.
# $time (of day)
refusal-too-many-own_requests = You are asking for too much at once. Try again at { $time }.
refusal-too-many-connections = Too much is open from your network at once. Close another tab, or log in.
refusal-too-many-own_connections = You have too many tables open at once. Close another tab.
# $time (of day)
refusal-too-many-sockets = Too much is open from your network at once. Try again at { $time }.
