### What the reader can choose about the page, and how he is called to the table.

page-settings = Settings
page-settings-close = Close the settings
page-light = Light
page-light-system = As the device
page-light-dark = Candlelight
page-light-light = Daylight
page-sound = Sounds
page-volume = Volume
page-pace = Speed of the others’ moves
page-pace-leisurely = Leisurely
page-pace-leisurely-doc = Time to see everything. Bots wait a moment before they act.
page-pace-brisk = Brisk
page-pace-brisk-doc = Everything is shown, without long pauses.
page-pace-at-once = At once
page-pace-at-once-doc = No animations: you see at once what has happened.
page-notices = Notify me when it is my turn
page-notices-cannot = A browser does that only over https. Here the bell and the title of the tab call you.
page-notices-refused = Your browser does not let Diablerie do that. You can change it in the browser’s own settings for this page.

## In the title of the tab, while nobody looks; $title is the page’s usual one

# $title
page-call-turn = ● Your turn · { $title }
# $title
page-call-asked = ● You are asked · { $title }
# $title
page-call-begins = ● The match begins · { $title }
