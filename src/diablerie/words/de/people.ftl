### Die Worte der Seite über das Spiel unter Leuten, auf Deutsch. Hier wird kein Spiel genannt.

## Einladen

page-play-friends = Mit Freunden spielen
page-place-friend = Ein Freund
# $what, $which
page-label-of = { $what }: { $which }
# $time
page-clock-left = noch { $time }

## Der Tisch, der wartet

page-rated-counts = Diese Partie zählt für die Wertung.
page-trouble-called-off = Der Gastgeber hat diese Partie abgesagt.

## Die Runde am Tisch

page-company = Mitspieler
page-company-close = Liste der Mitspieler schließen
# $count
page-company-unread =
    { $count ->
        [one] Mitspieler, eine neue Nachricht
       *[other] Mitspieler, { $count } neue Nachrichten
    }
page-there-here = am Tisch
page-there-away = weg
page-there-idle = hat lange nichts getan
page-there-vacation = im Urlaub
page-there-just-left = gerade gegangen
# $time
page-there-away-for = schon { $time } weg
# $level
page-there-bot-level = Bot, { $level }
page-there-replaced = ein Bot springt ein
# $level
page-there-replaced-by = ein Bot springt ein ({ $level })
page-there-resigned = hat aufgegeben
page-there-time-out = Zeit abgelaufen
# $seat
page-there-same = dieselbe Person wie { $seat }
# $count
page-watching =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } schauen zu
    }
page-deed-take-back = Zurücknehmen
# $reason: warum der Rest bleibt
page-taken-back-part = So weit wie möglich zurückgenommen. { $reason }
page-deed-why-not = warum nicht?
page-deed-offer = Ende der Partie vorschlagen
page-deed-accept = Hier aufhören
page-deed-decline = Weiterspielen
page-deed-resign = Aufgeben
page-deed-return = Ich bin wieder da
# $seat
page-deed-vote = Abstimmen: ein Bot für { $seat }
# $seat
page-deed-substitute = Einen Bot für { $seat } spielen lassen
page-resign-sure = Diese Partie aufgeben?
page-resign-yes = Ja, aufgeben
page-resign-no = Nein, weiterspielen
# $seat
page-offer-made = { $seat } schlägt vor, die Partie hier ohne Sieger zu beenden.
page-offer-waits = Du hast vorgeschlagen, die Partie zu beenden. Die Antwort steht noch aus.
page-offer-agreed = Du hast zugestimmt. Andere haben noch nicht geantwortet.
page-replaced-you = Du warst weg, deshalb spielt ein Bot für dich.
# $seat
page-absent = { $seat } ist schon eine Weile weg.
# $seat
page-absent-idle = { $seat } hat lange nichts getan.
page-notice-close = Hinweis schließen
page-vote-done = Du hast abgestimmt.
page-mute = stummschalten
page-unmute = wieder hören
page-report = melden

## Gespräch

page-talk = Gespräch
page-talk-empty = Noch hat niemand etwas gesagt.
page-talk-field = Sag etwas
page-talk-send = Senden
# $count
page-talk-rest =
    { $count ->
        [one] Noch ein Zeichen
       *[other] Noch { $count } Zeichen
    }
page-talk-spectator = Ein Zuschauer
# in place of what a message said
page-talk-deleted = gelöscht

## Nach dem Ende

page-result-others = Die anderen teilen sich den Sieg
page-result-nobody = Niemand gewinnt
page-result-join = Noch einmal: Du wirst erwartet
page-result-follow = Zur nächsten Partie
page-next-waits = An diesem Tisch möchte jemand noch eine Partie spielen.
page-next-join = Zur nächsten Partie
page-result-replay = Nachspielen
page-result-check = Partie prüfen

## Die Lobby und die eigenen Partien

page-lobby = Lobby
page-games = Meine Partien
page-continue = Weiterspielen
page-games-your-turn = Du bist dran
page-games-their-turn = Andere sind dran
# $names
page-games-against = gegen { $names }

## Konten

page-account = Konto
page-ratings = Rangliste

## Eine Partie prüfen

page-check = Eine Partie prüfen
page-check-no-record = Das ist keine Aufzeichnung einer Partie.

## Ablehnungen des Servers

page-refusal-seat-taken = Diesen Platz hat gerade jemand anders genommen.
page-refusal-seat-reserved = Dieser Platz ist für jemand anders freigehalten.
page-refusal-one-seat-each = An einem öffentlichen Tisch hat jeder einen Platz. Steh zuerst vom anderen auf.
page-refusal-has-begun = Die Partie hat schon begonnen.
page-refusal-not-begun = Die Partie hat noch nicht begonnen.
page-refusal-not-the-host = Das darf nur der Gastgeber.
page-refusal-not-away = Die Person ist wieder da oder noch nicht lange genug weg.
page-refusal-not-over = Die Partie ist noch nicht zu Ende.
# $time (of day)
page-refusal-too-many = Nicht so schnell. Versuch es um { $time } wieder.
page-refusal-name-taken = Diesen Namen hat schon jemand.
page-refusal-wrong-login = Es gibt kein Konto mit diesem Namen und Passwort.
page-refusal-wrong-password = Das aktuelle Passwort lautet anders.
page-refusal-has-account = Du hast schon ein Konto. Melde dich erst ab.
# $why, $day
page-refusal-banned =
    { $day ->
        [none] Du bist gesperrt: { $why }
       *[other] Du bist bis { $day } (UTC) gesperrt: { $why }
    }
# $why, $day
page-refusal-silenced =
    { $day ->
        [none] Du darfst hier nichts sagen: { $why }
       *[other] Du darfst hier bis { $day } (UTC) nichts sagen: { $why }
    }
page-refusal-registration-closed = Zurzeit werden keine neuen Konten angenommen.
page-refusal-lobby-closed = Zurzeit gibt es keine öffentlichen Tische. Lade per Link ein.
page-refusal-watching-closed = Laufende Partien sehen zurzeit nur, die mitspielen.
page-refusal-no-such-match = Diese Partie gibt es nicht.
page-refusal-no-such-message = Diese Nachricht gibt es nicht.
page-refusal-nobody = Der Server kennt dich nicht mehr. Lade die Seite neu.
page-refusal-too-large = Das ist zu groß.
page-refusal-busy = Der Server ist ausgelastet. Versuch es noch einmal.
page-refusal-something-new = Etwas Neues ist ans Licht gekommen: Was danach kommen sollte, ist nicht geschehen.
page-refusal-one-at-a-time = Was hier gefragt ist, wird mit einer Aktion nach der anderen beantwortet.
