### Was man an der Seite selbst einstellen kann, und wie man an den Tisch gerufen wird.

page-settings = Einstellungen
page-settings-close = Einstellungen schließen
page-light = Licht
page-light-system = Wie das Gerät
page-light-dark = Kerzenlicht
page-light-light = Tageslicht
page-sound = Ton
page-volume = Lautstärke
page-pace = Tempo der Mitspieler
page-pace-leisurely = Gemächlich
page-pace-leisurely-doc = Zeit, alles zu sehen. Bots warten einen Moment, bevor sie ziehen.
page-pace-brisk = Zügig
page-pace-brisk-doc = Alles wird gezeigt, ohne lange Pausen.
page-pace-at-once = Sofort
page-pace-at-once-doc = Ohne Animationen: Was geschehen ist, siehst du sofort.
page-notices = Mich benachrichtigen, wenn ich dran bin
page-notices-cannot = Das tun Browser nur über https. Hier rufen dich die Glocke und der Titel des Tabs.
page-notices-refused = Dein Browser lässt Diablerie das nicht tun. In seinen Einstellungen für diese Seite kannst du es ändern.

## Im Titel des Tabs, solange niemand hinsieht; $title ist der gewöhnliche

# $title
page-call-turn = ● Du bist dran · { $title }
# $title
page-call-asked = ● Du wirst gefragt · { $title }
# $title
page-call-begins = ● Die Partie beginnt · { $title }
