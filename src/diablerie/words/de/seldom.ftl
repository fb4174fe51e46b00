### Was nur wenige Seiten sagen: Konten, und was kaum jemandem begegnet, auf Deutsch. Hier wird kein Spiel genannt.

## Konten

seldom-account-guest-text = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto findest du deine Partien überall wieder und kannst eine Wertung haben.
seldom-account-make = Konto anlegen
seldom-account-make-do = Konto anlegen
seldom-account-log-in = Anmelden
seldom-account-log-out = Abmelden
seldom-account-name = Name
seldom-account-name-doc = 2 bis 24 Zeichen
seldom-account-password = Passwort
seldom-account-password-doc = mindestens 8 Zeichen
seldom-account-password-old = Aktuelles Passwort
seldom-account-password-new = Neues Passwort
seldom-account-password-change = Passwort ändern
seldom-account-password-done = Das Passwort ist geändert. Alle anderen Anmeldungen sind beendet.
seldom-account-rated = Wertung
seldom-account-rated-yes = Mit Wertung
seldom-account-rated-no = Ohne Wertung
seldom-account-rated-yes-doc = Partien gegen andere mit Wertung zählen, und deine Wertung ist für alle zu sehen.
seldom-account-rated-no-doc = Nichts wird gezählt oder gezeigt.
seldom-account-sessions = Wo du angemeldet bist
seldom-account-session-this = Dieser Browser
seldom-account-session-other = Ein anderer Browser
# $date
seldom-account-session-since = angemeldet seit dem { $date }
# $date
seldom-account-session-seen = zuletzt aktiv: { $date }
seldom-account-session-end = Dort abmelden
seldom-account-results = Meine Ergebnisse

## Eine Partie prüfen

## Wo kein WebSocket durchkommt

seldom-stream = Etwas auf dem Weg zu diesem Server lässt keinen WebSocket durch. Die Partie geht auf einem langsameren Weg weiter; es geht nichts verloren.
seldom-stream-host = Falls du diesen Server betreibst: Dein Proxy muss „Upgrade“ und „Connection“ weitergeben, wie docs/hosting.md zeigt.
