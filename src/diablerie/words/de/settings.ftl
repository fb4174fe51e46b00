### Was man an der Seite selbst einstellen kann, und wie man an den Tisch gerufen wird.

settings-close = Einstellungen schließen
settings-light = Licht
settings-light-system = Wie das Gerät
settings-light-dark = Kerzenlicht
settings-light-light = Tageslicht
settings-sound = Ton
settings-volume = Lautstärke
settings-pace = Tempo der Mitspieler
settings-pace-leisurely = Gemächlich
settings-pace-leisurely-doc = Zeit, alles zu sehen. Bots warten einen Moment, bevor sie ziehen.
settings-pace-brisk = Zügig
settings-pace-brisk-doc = Alles wird gezeigt, ohne lange Pausen.
settings-pace-at-once = Sofort
settings-pace-at-once-doc = Ohne Animationen: Was geschehen ist, siehst du sofort.
settings-notices = Mich benachrichtigen, wenn ich dran bin
settings-notices-cannot = Das tun Browser nur über https. Hier rufen dich die Glocke und der Titel des Tabs.
settings-notices-refused = Dein Browser lässt Diablerie das nicht tun. In seinen Einstellungen für diese Seite kannst du es ändern.
settings-notices-unable = Dieser Browser lässt das keine Seite tun, obwohl er es anbietet. Die Glocke und der Titel des Tabs rufen dich.
settings-notices-so = So wirst du gerufen, wenn du am Zug bist.
