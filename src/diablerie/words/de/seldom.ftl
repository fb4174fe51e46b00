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
seldom-account-password-choose = Passwort wählen
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
seldom-account-results = Was andere sehen

## Anmelden über einen Anbieter

seldom-sign-in-page = Anmeldung
# $provider: wie der Gastgeber es nennt
seldom-sign-in-title = Anmelden über { $provider }
seldom-sign-in-with = Anmelden über { $provider }
seldom-sign-in-with-doc = Du wirst zu { $provider } geschickt und kommst angemeldet zurück, ohne eigenes Passwort hier. Beim ersten Mal wählst du einen Namen; was du als Gast gespielt hast, bleibt deins.
seldom-sign-in-linked = Dein Konto ist mit { $provider } verknüpft: So kommst du herein.
seldom-sign-in-unlinked = Verknüpfe dein Konto mit { $provider }, dann kommst du auch so herein.
seldom-sign-in-link = Konto verknüpfen
seldom-sign-in-unlink = Verknüpfung lösen
seldom-sign-in-last-way = Anders kommst du nicht herein. Um die Verknüpfung zu lösen, wähle zuerst ein Passwort.
seldom-sign-in-waiting = Du wirst angemeldet …
seldom-sign-in-name-text = Willkommen! Wähle den Namen, unter dem dich andere hier kennen sollen.
seldom-sign-in-has-account = Du hast hier schon ein Konto? Melde dich mit seinem Passwort an und verknüpfe es auf der Seite deines Kontos.
seldom-sign-in-nothing = Hier ist nichts zu tun. Die Anmeldung beginnt auf der Seite deines Kontos.
seldom-sign-in-to-account = Zur Seite deines Kontos
seldom-sign-in-trouble-no-sign-in = Diese Anmeldung wurde nicht in diesem Browser begonnen oder hat länger als zehn Minuten gedauert. Beginne sie noch einmal.
seldom-sign-in-trouble-sign-in-refused = Du bist dort nicht angemeldet worden. Wenn du willst, beginne noch einmal.
seldom-sign-in-trouble-code-refused = Diese Anmeldung gilt nicht mehr. Beginne sie noch einmal.
seldom-sign-in-trouble-bad-id-token = Was von dort zurückkam, stimmt nicht. Beginne noch einmal; hilft das nicht, sag dem Gastgeber Bescheid.
seldom-sign-in-trouble-provider-away = Die Anmeldung dort geht gerade nicht. Versuche es später oder melde dich mit einem Passwort an.
seldom-sign-in-trouble-subject-taken = Mit dieser Anmeldung ist schon ein anderes Konto verknüpft. Melde dich damit an oder löse zuerst dort die Verknüpfung.
seldom-sign-in-trouble-already-linked = Dein Konto ist schon mit einer anderen Anmeldung verknüpft. Löse diese Verknüpfung zuerst.
seldom-sign-in-trouble-another-caller = Inzwischen hat sich hier jemand anders angemeldet. Beginne noch einmal, um dein Konto zu verknüpfen.
seldom-sign-in-trouble-last-way-in = Anders kommst du nicht herein. Wähle zuerst ein Passwort.
seldom-sign-in-trouble-no-provider = Diese Anmeldung gibt es auf diesem Server nicht mehr.
seldom-sign-in-trouble-not-linked = Dein Konto ist damit nicht mehr verknüpft.

## Eine Partie prüfen

## Wo kein WebSocket durchkommt

seldom-stream = Etwas auf dem Weg zu diesem Server lässt keinen WebSocket durch. Die Partie geht auf einem langsameren Weg weiter; es geht nichts verloren.
seldom-stream-host = Falls du diesen Server betreibst: Dein Proxy muss „Upgrade“ und „Connection“ weitergeben, wie docs/hosting.md zeigt.

## Urlaub

seldom-vacation = Urlaub
# $days
seldom-vacation-doc = Wo ein Zug Tage dauern darf, steht deine Uhr still, solange du im Urlaub bist, höchstens { $days } Tage im Jahr. Die anderen sehen es. Dein erster Zug dort beendet ihn.
# $since, $until
seldom-vacation-on = Du bist seit { $since } im Urlaub, längstens bis { $until }.
# $days
seldom-vacation-left =
    { $days ->
        [one] Ein Tag ist noch übrig.
       *[other] { $days } Tage sind noch übrig.
    }
seldom-vacation-begin = In Urlaub gehen
seldom-vacation-end = Zurückkommen

## Plätze, die andere übernehmen

# $seat
seldom-takeover-may = { $seat } ist nicht da. Wenn die Spielenden einverstanden sind, kannst du auf diesem Platz weiterspielen.
seldom-takeover-offer = Anbieten weiterzuspielen
# $seat
seldom-takeover-offered = Du bietest an, für { $seat } weiterzuspielen. Die Spielenden entscheiden.
seldom-takeover-withdraw = Zurücknehmen
seldom-takeover-somebody = Jemand, der zusieht,
# $name, $seat
seldom-takeover-asked = { $name } bietet an, für { $seat } weiterzuspielen.
seldom-takeover-vote = Dafür stimmen
seldom-takeover-voted = Du hast dafür gestimmt.
seldom-takeover-unrated = Dieser Platz zählt dann für niemandes Wertung.
seldom-takeover-lost = Du warst nicht da, und auf Beschluss der anderen spielt jemand anders auf deinem Platz weiter. Du siehst zu.

## Die eigene Seite

seldom-own-results = Meine Ergebnisse
seldom-own-none = Hier werden deine beendeten Partien gezählt.
seldom-own-doc = Alle deine beendeten Partien, auch die privaten. Nur du siehst das.
seldom-own-against = Gegen
seldom-own-people = Menschen
seldom-own-seats = Plätze
seldom-own-won = Gewonnen
seldom-own-drawn = Ohne Sieg
seldom-own-lost = Verloren
# $longest, $current: matches won one after another
seldom-own-run = Längste Siegesserie: { $longest }, jetzt { $current }
# $who: people, or a level of bots; $date
seldom-own-first = Erster Sieg gegen { $who }: { $date }
seldom-own-records = Alle meine Partien herunterladen
seldom-own-met = Mit wem du gespielt hast
# $matches, $won, $date
seldom-own-met-how =
    { $matches ->
        [one] Eine Partie, von dir gewonnen: { $won }; { $date }
       *[other] { $matches } Partien, von dir gewonnen: { $won }; zuletzt { $date }
    }
seldom-friends = Freunde
seldom-friends-doc = Deine eigene Liste: Niemand wird gefragt oder erfährt davon. Wen du sperrst, kann dich nicht einladen.
seldom-friend = Befreundet
seldom-friend-add = Zu den Freunden
seldom-friend-blocked = Gesperrt
seldom-friend-block = Sperren
seldom-friend-remove = Entfernen
seldom-friend-invite = Einladen
seldom-friend-name = Name eines Kontos
seldom-friend-game = Zu welchem Spiel?
seldom-friend-seats = Plätze (auf die übrigen setzen sich Kobolde)
seldom-friend-open = Tisch eröffnen
seldom-invited = Einladungen
seldom-invited-decline = Ablehnen
seldom-invite-name = Mit Namen einladen
