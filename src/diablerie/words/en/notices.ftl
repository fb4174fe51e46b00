### What somebody is told who is called back to a table, in English: nothing of the position. No game is named here.

# $game
notices-turn = { $game }: it is your turn
notices-begun = { $game }: the match has begun
notices-over = { $game }: the match is over
notices-rematch = { $game }: a seat is kept for you
notices-asked = { $game }: your answer is wanted
# $names
notices-with = With { $names }
notices-alone = The others are waiting.
notices-trial = This is a trial
notices-trial-text = So you will be called when it is your turn.
# $address
notices-mail-end = To change or stop these mails: { $address }
notices-unsubscribe = Stop the mails that call you back?
notices-unsubscribe-do = Stop them
notices-unsubscribed = No more mails will come.
# $site
notices-confirm = { $site }: are you to be written to here?
# $site, $code
notices-confirm-text =
    Somebody wants to be told by mail, at this address, when it is their turn on { $site }.

    If that is you, give this code on the page of your account: { $code }

    If it is not, do nothing: no other mail will come.
