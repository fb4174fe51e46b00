### What readers can choose about the page, in English.

settings-close = Close the settings
settings-light = Light
settings-light-system = As the device
settings-light-dark = Candlelight
settings-light-light = Daylight
settings-sound = Sounds
settings-volume = Volume
settings-pace = Speed of the others’ moves
settings-pace-leisurely = Leisurely
settings-pace-leisurely-doc = Time to see everything. Bots wait a moment before they act.
settings-pace-brisk = Brisk
settings-pace-brisk-doc = Everything is shown, without long pauses.
settings-pace-at-once = At once
settings-pace-at-once-doc = No animations: you see at once what has happened.
settings-notices = Notify me when it is my turn
settings-notices-cannot = A browser does that only over https. Here the bell and the title of the tab call you.
settings-notices-refused = Your browser does not let Diablerie do that. You can change it in the browser’s own settings for this page.
settings-notices-unable = This browser lets no page do that, though it says so. The bell and the title of the tab call you.
settings-notices-so = This is how you will be called when it is your turn.

## Being called back

settings-calls = Call me when it is my turn
settings-calls-doc = Also when no page of Diablerie is open. You are told which game and with whom, nothing of the position.
settings-calls-here = Call me in this browser, also when no page is open
settings-calls-not-offered = This server calls nobody back.
settings-calls-insecure = Browsers can be called only where the page comes over https.
settings-calls-impossible = This browser cannot be called. On an iPhone or iPad add Diablerie to the home screen first, and open it there.
settings-calls-blocked = You have forbidden Diablerie to send notifications. You can change that in the browser’s own settings for this page.
settings-calls-off = You are not called in this browser.
settings-calls-on = You are called in this browser.
settings-calls-no-service = The browser’s own push service cannot be reached just now. Try again later.
settings-calls-nobody = Once you have a seat somewhere you can be called back.
settings-calls-more = Quiet hours, mail and more
settings-calls-offer = You need not keep this page open: you can be called when it is your turn.
settings-calls-offer-close = Do not offer this again
settings-calls-where = Where you are called
settings-calls-this = This browser
settings-calls-other = Another browser
# $date
settings-calls-since = since { $date }
settings-calls-forget = Call me there no more
settings-calls-try = Try it
settings-calls-try-told = It is on its way.
settings-calls-try-gone = Nobody is there any more; it is forgotten.
settings-calls-try-refused = It is not taken there.
settings-calls-try-away = Nobody answers there just now. Try again later.
settings-calls-mail = Mail
settings-calls-mail-address = Address of mail
settings-calls-mail-add = Write to me
settings-calls-mail-code = Code from the mail
settings-calls-mail-code-doc = A mail with a code is on its way to you.
settings-calls-mail-confirm = Confirm
settings-calls-webhook = Chat service
settings-calls-webhook-address = Address of a webhook
settings-calls-webhook-doc = A chat service that takes webhooks shows you an address for them.
settings-calls-webhook-add = Call me there
settings-calls-account = With an account you can be called by mail or chat as well.
settings-calls-account-webhook = With an account you can be called by chat as well.
settings-calls-account-mail = With an account you can be called by mail as well.
settings-calls-occasions = Of what
settings-calls-turn = It is my turn
settings-calls-begun = A match begins
settings-calls-over = A match ends
settings-calls-rematch = An invitation, or a rematch
settings-calls-asked = An end or a vote is asked for
settings-calls-quiet = Not at night
settings-calls-quiet-legend = Quiet hours
settings-calls-quiet-from = from
settings-calls-quiet-to = to
settings-calls-zone = Time zone
settings-calls-save = Save
settings-calls-saved = Saved.
# $count: matches in which others wait
settings-calls-waiting =
    { $count ->
        [one] (one waits for you)
       *[other] ({ $count } wait for you)
    }
