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
