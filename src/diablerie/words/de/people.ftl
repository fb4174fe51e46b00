### Die Worte der Seite über das Spiel unter Leuten, auf Deutsch. Hier wird kein Spiel genannt.

## Einladen

page-play-friends = Mit Freunden spielen
page-place-friend = Ein Freund
page-invite-where = Wer kommen darf
page-invite-private = Nur mit Link
page-invite-private-doc = Wer den Link hat, kann sich setzen oder zuschauen.
page-invite-public = In der Lobby
page-invite-public-doc = Alle können den Tisch finden, sich setzen und zuschauen.
page-invite-open = Tisch eröffnen
page-invite-nobody = Mindestens ein Platz muss für einen Freund frei sein.
# $what, $which
page-label-of = { $what }: { $which }
page-your-name = Dein Name am Tisch
page-clock = Uhr
page-clock-kind-none = Ohne Uhr
page-clock-kind-per-move = Je Zug
page-clock-kind-bank = Für die ganze Partie
page-clock-kind-days = Fernpartie
page-clock-how-long = Wie lange
page-clock-none = Ohne Uhr
# $time
page-clock-per-move = { $time } je Zug
# $time, $more
page-clock-bank = { $time }, dazu { $more } je Zug
# $time
page-clock-bank-plain = { $time } für die ganze Partie
# $time
page-clock-days = { $time } je Zug
page-clock-out = Wer seine Zeit überschreitet, scheidet aus: Zu zweit endet die Partie, sonst spielt ein Bot an seiner Stelle weiter.
# $time
page-clock-left = noch { $time }

## Der Tisch, der wartet

# $count
page-gathering =
    { $count ->
        [0] Gleich geht es los
       *[other] Es fehlen noch { $count } Mitspieler
    }
page-gathering-one = Es fehlt noch ein Mitspieler
page-gathering-public = In der Lobby zu finden.
page-gathering-private = Nur mit Link.
page-rated = gewertet
page-rated-counts = Diese Partie zählt für die Wertung.
page-rated-may = Diese Partie zählt für die Wertung, wenn sich noch jemand mit Wertung dazusetzt.
page-gathering-learn = Noch nie gespielt? Hier geht es zur Lektion
page-seat-free = noch frei
# $name
page-seat-kept = freigehalten für { $name }
page-seat-kept-you = für dich freigehalten
page-seat-you = (du)
page-sit = Hier Platz nehmen
page-sit-instead = Lieber hier
page-stand-up = Aufstehen
page-put-out = Platz freimachen
page-fill-level = Bots für die freien Plätze
page-fill-start = Auffüllen und anfangen
page-call-off = Absagen
page-invite-title = Lade die anderen ein
page-invite-table = Dieser Tisch
page-invite-link = Der Link zu diesem Tisch
page-invite-copy = Kopieren
page-invite-copied = Kopiert
page-invite-how = Schick ihn weiter oder lass den Code vom Bildschirm scannen. Sobald der letzte Platz besetzt ist, erscheint das Brett.
page-invite-qr = QR-Code des Links zu diesem Tisch
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
page-there-just-left = gerade gegangen
# $time
page-there-away-for = schon { $time } weg
# $level
page-there-bot-level = Bot, { $level }
page-there-replaced = ein Bot springt ein
# $level
page-there-replaced-by = ein Bot springt ein ({ $level })
page-there-resigned = aufgegeben
page-there-time-out = Zeit abgelaufen
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

## Nach dem Ende

page-result-others = Die anderen teilen sich den Sieg
page-result-nobody = Niemand gewinnt
page-result-join = Noch einmal: Du wirst erwartet
page-result-follow = Zur nächsten Partie
page-next-waits = An diesem Tisch möchte jemand noch eine Partie spielen.
page-next-join = Zur nächsten Partie
page-result-replay = Nachspielen
page-result-check = Partie prüfen
page-replay-title = Nachspielen
page-replay-eyes = Aus wessen Sicht
page-replay-spectator = Zuschauer
page-replay-turn-back = Einen Zug zurück
page-replay-back = Einen Schritt zurück
page-replay-forward = Einen Schritt weiter
page-replay-turn-on = Einen Zug weiter
page-replay-slider = Schritt
# $at, $count
page-replay-at = Schritt { $at } von { $count }
page-replay-table = Zurück zum Tisch
page-replay-missing = Diese Partie lässt sich nicht nachspielen: Sie ist nicht zu Ende oder nicht für deine Augen bestimmt.

## Die Lobby und die eigenen Partien

page-lobby = Lobby
page-lobby-open = Einen Tisch eröffnen
page-lobby-waiting = Offene Tische
page-lobby-waiting-empty = Gerade wartet kein Tisch. Eröffne einen: „{ page-play-friends }“, „{ page-invite-public }“.
page-lobby-running = Partien zum Zuschauen
page-lobby-running-empty = Gerade läuft keine öffentliche Partie.
page-lobby-join = Mitspielen
page-lobby-yours = Dein Tisch
page-lobby-watch = Zuschauen
# $free, $count
page-lobby-seats = { $free } von { $count } Plätzen frei
page-list-more = Ältere
page-list-game = Spiel
# $ago: how long ago
page-list-waiting = { $ago } eröffnet
# $ago
page-list-running = letzter Zug { $ago }
# $ago
page-list-over = { $ago } beendet
page-just-now = gerade eben
page-games = Meine Partien
page-continue = Weiterspielen
page-games-running = Im Gange
page-games-waiting = Warten auf Mitspieler
page-games-over = Beendet
page-games-none = Hier ist noch keine Partie.
page-games-none-at-all = Du hast noch nicht gespielt. Deine Partien erscheinen dann hier.
page-games-begin = Ein Spiel wählen
page-games-your-turn = Du bist dran
page-games-their-turn = Andere sind dran
# $names
page-games-against = gegen { $names }
# $time
page-games-deadline = noch { $time }
page-games-open = Zum Tisch
page-games-won = Gewonnen
page-games-lost = Verloren
page-games-drawn = Kein Sieger
page-ended-resigned = durch Aufgabe
page-ended-time-out = auf Zeit
page-ended-agreed = einvernehmlich

## Konten

page-account = Konto
page-account-guest-text = Du spielst als Gast: Nur dieser Browser kennt dich. Mit einem Konto findest du deine Partien überall wieder und kannst eine Wertung haben.
page-account-make = Konto anlegen
page-account-make-do = Konto anlegen
page-account-log-in = Anmelden
page-account-log-out = Abmelden
page-account-name = Name
page-account-name-doc = 2 bis 24 Zeichen
page-account-password = Passwort
page-account-password-doc = mindestens 8 Zeichen
page-account-password-old = Aktuelles Passwort
page-account-password-new = Neues Passwort
page-account-password-change = Passwort ändern
page-account-password-done = Das Passwort ist geändert. Alle anderen Anmeldungen sind beendet.
page-account-rated = Wertung
page-account-rated-yes = Mit Wertung
page-account-rated-no = Ohne Wertung
page-account-rated-yes-doc = Partien gegen andere mit Wertung zählen, und deine Wertung ist für alle zu sehen.
page-account-rated-no-doc = Nichts wird gezählt oder gezeigt.
page-account-sessions = Wo du angemeldet bist
page-account-session-this = Dieser Browser
page-account-session-other = Ein anderer Browser
# $date
page-account-session-since = angemeldet seit dem { $date }
# $date
page-account-session-seen = zuletzt aktiv: { $date }
page-account-session-end = Dort abmelden
page-account-results = Meine Ergebnisse
# $date
page-person-since = Hier seit dem { $date }
page-person-ratings = Wertungen
page-person-unrated = Noch keine gewerteten Partien.
page-person-matches = Letzte öffentliche Partien
page-person-missing = So heißt hier niemand.
page-ratings = Rangliste
page-ratings-seats = Spieler
page-ratings-doc = Wertungen beginnen bei 0 und steigen mit jedem Sieg, am meisten gegen starke Gegner.
page-ratings-empty = Hier hat noch niemand eine Wertung. Für eine eigene leg ein Konto an, wähle dort „Mit Wertung“ und spiel gegen andere, die das auch getan haben.
page-ratings-rank = Rang
page-ratings-name = Name
page-ratings-you = du
page-ratings-rating = Wertung
page-ratings-matches = Partien

## Eine Partie prüfen

page-check = Eine Partie prüfen
page-check-text = Zieh die Aufzeichnung einer beendeten Partie hierher oder füge sie ein: Dein Browser rechnet das Mischen nach, und der Server spielt die Partie noch einmal.
page-check-how = Wie geprüft wird
page-check-how-text = Wo gemischt wird, ergibt sich alles aus einer einzigen geheimen Zahl, dem Startwert. Sein Fingerabdruck wird zu Beginn veröffentlicht; der Startwert selbst steht in der Aufzeichnung, sobald die Partie vorbei ist. Diese Seite berechnet den Fingerabdruck in deinem Browser noch einmal und vergleicht. Dann spielt der Server die Aufzeichnung nach, Aktion für Aktion.
page-check-paste = Die Aufzeichnung einer Partie
page-check-record = Die geprüfte Aufzeichnung
page-check-file = Aufzeichnung wählen
page-check-do = Prüfen
page-check-no-record = Das ist keine Aufzeichnung einer Partie.
page-check-working = Wird nachgespielt
page-check-holds = Stimmt:
page-check-fails = Stimmt nicht:
page-check-unknown = Nicht zu sagen:
page-check-hash = Fingerabdruck des Startwerts, hier berechnet
page-check-no-seed = Die Aufzeichnung hat keinen Startwert: Die Partie war noch nicht vorbei.
page-check-own-yes = Der Fingerabdruck des Startwerts ist der aus der Aufzeichnung.
page-check-own-no = Der Fingerabdruck des Startwerts ist nicht der aus der Aufzeichnung.
page-check-published-same = Es ist der Fingerabdruck, den dieser Browser zu Beginn der Partie erhalten hat.
page-check-published-other = Es ist nicht der Fingerabdruck, den dieser Browser zu Beginn der Partie erhalten hat.
page-check-published-unremembered = Dieser Browser war zu Beginn der Partie nicht dabei und weiß nicht, was damals veröffentlicht wurde.
page-check-honest = Beim Nachspielen nach den Regeln kommt dasselbe heraus.
page-check-dishonest = Beim Nachspielen ist etwas aufgefallen:
page-check-unavailable = Der Server konnte die Aufzeichnung nicht nachspielen.
page-check-good = Diese Partie wurde ehrlich gemischt
page-check-consistent = Die Aufzeichnung ist in sich stimmig
page-check-bad = Etwas stimmt nicht

## Ablehnungen des Servers

page-refusal-seat-taken = Diesen Platz hat gerade jemand anders genommen.
page-refusal-seat-reserved = Dieser Platz ist für jemand anders freigehalten.
page-refusal-has-begun = Die Partie hat schon begonnen.
page-refusal-not-begun = Die Partie hat noch nicht begonnen.
page-refusal-not-the-host = Das darf nur der Gastgeber.
page-refusal-not-away = Die Person ist wieder da oder noch nicht lange genug weg.
page-refusal-not-over = Die Partie ist noch nicht zu Ende.
# $seconds
page-refusal-too-many =
    { $seconds ->
        [one] Nicht so schnell. Versuch es in einer Sekunde wieder.
       *[other] Nicht so schnell. Versuch es in { $seconds } Sekunden wieder.
    }
page-refusal-name-taken = Diesen Namen hat schon jemand.
page-refusal-wrong-login = Es gibt kein Konto mit diesem Namen und Passwort.
page-refusal-wrong-password = Das aktuelle Passwort lautet anders.
page-refusal-has-account = Du hast schon ein Konto. Melde dich erst ab.
page-refusal-no-such-match = Diese Partie gibt es nicht.
page-refusal-no-such-message = Diese Nachricht gibt es nicht.
page-refusal-nobody = Der Server kennt dich nicht mehr. Lade die Seite neu.
page-refusal-too-large = Das ist zu groß.
page-refusal-unavailable = Der Server kann gerade nichts speichern. Versuch es noch einmal.
page-refusal-busy = Der Server ist ausgelastet. Versuch es noch einmal.
page-refusal-something-new = Etwas Neues ist ans Licht gekommen: Was danach kommen sollte, ist nicht geschehen.
page-refusal-one-at-a-time = Was hier gefragt ist, wird mit einer Aktion nach der anderen beantwortet.
