### Einladen, Warten, Tische und Leute, auf Deutsch. Hier wird kein Spiel genannt.

## Einladen

lobby-invite-where = Wer kommen darf
lobby-invite-private = Nur mit Link
lobby-invite-private-doc = Wer den Link hat, kann sich setzen oder zuschauen.
lobby-invite-public = In der Lobby
lobby-invite-public-doc = Alle können den Tisch finden, sich setzen und zuschauen.
lobby-invite-open = Tisch eröffnen
lobby-invite-nobody = Mindestens ein Platz muss für einen Freund frei sein.
lobby-your-name = Dein Name am Tisch
# $seat
lobby-name-of = Name von { $seat }
lobby-clock = Uhr
lobby-clock-kind-none = Ohne Uhr
lobby-clock-kind-per-move = Je Zug
lobby-clock-kind-bank = Für die ganze Partie
lobby-clock-kind-days = Fernpartie
lobby-clock-how-long = Wie lange
lobby-clock-none = Ohne Uhr
# $time
lobby-clock-per-move = { $time } je Zug
# $time, $more
lobby-clock-bank = { $time }, dazu { $more } je Zug
# $time
lobby-clock-bank-plain = { $time } für die ganze Partie
# $time
lobby-clock-days = { $time } je Zug
# $time
lobby-clock-days-no-vacations = { $time } je Zug, Urlaub hält die Uhr nicht an
lobby-clock-out = Wer seine Zeit überschreitet, scheidet aus: Zu zweit endet die Partie, sonst spielt ein Bot an seiner Stelle weiter.
lobby-vacations = Urlaub
lobby-vacations-on = Hält die Uhr an
lobby-vacations-on-doc = Wer ein Konto hat, kann in Urlaub gehen; die eigene Uhr steht solange still.
lobby-vacations-off = Hält keine Uhr an
lobby-vacations-off-doc = Die Uhren laufen weiter, auch im Urlaub.

## Der Tisch, mit dem man anfängt

lobby-first-printed = Lieber nach den gedruckten Regeln spielen

## Der Tisch, der wartet

# $count
lobby-gathering =
    { $count ->
        [0] Gleich geht es los
       *[other] Es fehlen noch { $count } Mitspieler
    }
lobby-gathering-one = Es fehlt noch ein Mitspieler
lobby-gathering-public = In der Lobby zu finden.
lobby-gathering-private = Nur mit Link.
lobby-rated = gewertet
lobby-rated-may = Diese Partie zählt für die Wertung, wenn sich noch jemand mit Wertung dazusetzt.
lobby-gathering-learn = Noch nie gespielt? Hier geht es zur Lektion
lobby-seat-free = noch frei
# $name
lobby-seat-kept = freigehalten für { $name }
lobby-seat-kept-you = für dich freigehalten
lobby-seat-you = (du)
lobby-sit = Hier Platz nehmen
lobby-sit-instead = Lieber hier
lobby-stand-up = Aufstehen
lobby-put-out = Platz freimachen
lobby-fill-level = Bots für die freien Plätze
lobby-fill-start = Auffüllen und anfangen
lobby-call-off = Absagen
lobby-invite-title = Lade die anderen ein
lobby-invite-table = Dieser Tisch
lobby-invite-link = Der Link zu diesem Tisch
lobby-invite-copy = Kopieren
lobby-invite-copied = Kopiert
lobby-invite-how = Schick ihn weiter oder lass den Code vom Bildschirm scannen. Sobald der letzte Platz besetzt ist, erscheint das Brett.
lobby-invite-qr = QR-Code des Links zu diesem Tisch

## Die Lobby und die eigenen Partien

lobby-open = Einen Tisch eröffnen
lobby-waiting = Offene Tische
lobby-waiting-empty = Gerade wartet kein Tisch. Eröffne einen: „{ page-play-friends }“, „{ lobby-invite-public }“.
lobby-running = Partien zum Zuschauen
lobby-running-empty = Gerade läuft keine öffentliche Partie.
lobby-join = Mitspielen
lobby-yours = Dein Tisch
lobby-watch = Zuschauen
# $free, $count
lobby-seats = { $free } von { $count } Plätzen frei
lobby-list-more = Ältere
lobby-list-game = Spiel
# $ago: how long ago
lobby-list-waiting = { $ago } eröffnet
# $ago
lobby-list-running = letzter Zug { $ago }
# $ago
lobby-list-over = { $ago } beendet
lobby-just-now = gerade eben
lobby-games-running = Im Gange
lobby-games-waiting = Warten auf Mitspieler
lobby-games-over = Beendet
lobby-games-none = Hier ist noch keine Partie.
lobby-games-none-at-all = Du hast noch nicht gespielt. Deine Partien erscheinen dann hier.
lobby-games-begin = Ein Spiel wählen
# $time
lobby-games-deadline = noch { $time }
lobby-games-open = Zum Tisch
lobby-games-again = Noch einmal
lobby-games-won = Gewonnen
lobby-games-lost = Verloren
lobby-games-drawn = Kein Sieger
lobby-ended-resigned = durch Aufgabe
lobby-ended-time-out = auf Zeit
lobby-ended-agreed = einvernehmlich

## Konten

# $date
lobby-person-since = Hier seit dem { $date }
lobby-person-ratings = Wertungen
lobby-person-unrated = Noch keine gewerteten Partien.
lobby-person-matches = Letzte öffentliche Partien
lobby-person-missing = So heißt hier niemand.
lobby-ratings-seats = Spieler
lobby-ratings-doc = Wertungen beginnen bei 0 und steigen mit jedem Sieg, am meisten gegen starke Gegner.
lobby-ratings-empty = Hier hat noch niemand eine Wertung. Für eine eigene leg ein Konto an, wähle dort „Mit Wertung“ und spiel gegen andere, die das auch getan haben.
lobby-ratings-rank = Rang
lobby-ratings-name = Name
lobby-ratings-you = du
lobby-ratings-rating = Wertung
lobby-ratings-matches = Partien
