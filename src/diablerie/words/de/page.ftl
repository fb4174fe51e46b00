### Die eigenen Worte der Seite auf Deutsch. Kein Spiel wird hier genannt.

page-motto = Alte Brettspiele von Teufeln und Mord, gespielt bei Kerzenlicht.
page-promise = Spiel gleich hier: gegen den Computer, mit Freunden oder reihum an einem Bildschirm. Ohne Konto, ohne Installation.
page-colophon = Diablerie spielt nach den alten Regelheften, Abschnitt für Abschnitt. Frag jederzeit „warum?“.

## Der Streifen am oberen Rand

page-menu = Menü
page-language = Sprache
page-rules = Regeln
page-puzzle = Rätsel des Tages
page-print = Drucken und spielen
page-leave = Den Tisch verlassen
page-house = Im ganzen Haus

## Ein Spiel aussuchen

page-level = Dein Gegner
page-levels = Deine Gegner
page-level-imp = Kobold
page-level-imp-doc = Flink und leichtsinnig: der Gegner für den Anfang.
page-level-devil = Teufel
page-level-devil-doc = Denkt nach, bevor er handelt, und merkt sich, was er gesehen hat.
page-level-archdevil = Erzteufel
page-level-archdevil-doc = Lässt sich Zeit und verzeiht nichts.
page-style = Wie Bots spielen
page-style-none = Ausgeglichen
page-style-none-doc = Jeder Bot, wie er am besten spielt.
page-style-bold = kühn
page-style-bold-doc = Wagt etwas.
page-style-careful = vorsichtig
page-style-careful-doc = Geht der Gefahr aus dem Weg.
page-style-spiteful = boshaft
page-style-spiteful-doc = Verdirbt lieber dir das Spiel, als seines zu retten.
page-style-mixed = Gemischt
page-style-mixed-doc = Jeder Bot auf seine Art, ausgelost bei Spielbeginn.
page-level-styled = { $level }, { $style }
page-players = Spieler
page-seat = Dein Platz
page-seat-either = Egal
page-seat-any = Egal
page-places = Wer wo sitzt
page-place-here = An diesem Bildschirm
page-play = Spielen
# Below a list of options
page-play-so = So spielen
page-play-one-screen = Reihum an einem Bildschirm
page-options = Ausgaben und Varianten
page-switches = Varianten
page-option-null = nach den Regeln
page-file-choose = Datei wählen
# $name
page-file-for = { $name }: Datei wählen
page-file-unreadable = Diese Datei ist nicht lesbar.
# $limit
page-file-large = Diese Datei ist zu groß: höchstens { $limit } KB.
page-edition = Ausgabe
# $name
page-less = { $name }: eins weniger
# $name
page-more = { $name }: eins mehr
# $count
page-options-reset =
    { $count ->
        [one] Die Änderung zurücknehmen
       *[other] Alle { $count } Änderungen zurücknehmen
    }

## Am Tisch

page-you = Du
page-you-listed = du
# A bot at its place: $seat, $level
page-seat-bot = { $seat } ({ $level })
page-your-turn = Du bist dran
# $seat
page-turn-of = { $seat } ist dran
# $seat
page-bot-thinks = { $seat } denkt nach
page-thinks = denkt nach
page-has-turn = ist dran
page-have-turn = bist dran
page-waits = wartet

## Was bisher geschah

page-words = Wörter?
page-words-close = Schließen
page-words-label = Was die Wörter bedeuten
page-recent = Was die anderen getan haben:
page-story = Was bisher geschah
# $turn, $seat
page-story-turn = Zug { $turn }, { $seat }:
# $seat
page-story-begins = { $seat } ist dran.
page-story-begins-you = Du bist dran.
page-story-whole = Die ganze Geschichte
page-story-empty = Noch ist nichts geschehen.
page-story-since = Seit deinem Zug
page-story-more = Alles von Anfang an
page-story-less = Nur die letzten Züge
page-story-undone = (zurückgenommen)
page-why = warum?
# $clause
page-why-label = Warum? Regel { $clause }

## Das Regelheft neben dem Brett

page-rule-close = Das Regelheft schließen
page-rule-loading = Das Regelheft wird aufgeschlagen
page-rule-before = Abschnitt davor
page-rule-after = Nächster Abschnitt
page-rule-book = Ganzes Regelheft
page-rule-origin = Woher das stammt
page-rules-missing = Unter dieser Adresse liegt kein Regelheft.
page-rules-contents = Inhalt

## Ein Bildschirm für mehrere

page-curtain-pass = Reicht den Bildschirm weiter.
# $seat
page-curtain-take = Nimm den Bildschirm, { $seat }.
# $seat
page-curtain-begins = { $seat } beginnt
# $seat
page-curtain-turn = { $seat } ist dran
# $seat
page-curtain-raise = Ich bin { $seat }: Vorhang auf
# $seat
page-curtain-alone = Niemand außer { $seat } sollte jetzt hinsehen.

## Das Ende

page-result-you-win = Du gewinnst
# $seat
page-result-wins = { $seat } gewinnt
# $seat: who wins
page-result-you-lose = { $seat } gewinnt, du verlierst
page-result-draw = Unentschieden
page-result-again = Noch einmal
page-result-record = Partie herunterladen
page-result-leave = Den Tisch verlassen

## Was schiefgehen kann

page-line-connecting = Der Tisch wird gesucht
page-line-lost = Die Verbindung zum Tisch ist unterbrochen. Neuer Versuch
page-line-retry = Noch einmal versuchen
page-warming = Die Bots wärmen sich noch auf: Die ersten Züge dauern länger
page-lost-title = Hier liegt nur Staub
page-lost-text = Unter dieser Adresse gibt es keine Seite.
page-lost-home = Zurück zu den Spielen
page-trouble-missing = Unter dieser Adresse gibt es keine Partie, oder sie ist nicht für deine Augen bestimmt.
page-trouble-unreachable = Der Server antwortet nicht.
# $reason
page-trouble-start = Die Partie konnte nicht beginnen: { $reason }
# $file, $reason
page-trouble-file = { $file } taugt nicht: { $reason }
page-refusal-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
page-refusal-not-your-turn = Du bist nicht dran.
page-refusal-not-your-seat = Das ist nicht dein Platz.
page-refusal-command-reused = Der Server hat das für eine frühere Anfrage gehalten. Versuch es noch einmal.
page-refusal-cannot-prepare = Das lässt sich hier nicht vorbereiten.
page-refusal-match-over = Die Partie ist vorbei.
page-refusal-malformed = Der Server hat die Seite nicht verstanden. Lade sie neu.
page-learn = Lernen
page-lesson = Eine Lektion
# Wo ein Brett stehen wird, nach einer Sekunde
page-coming = Das Brett wird aufgebaut
page-trouble-lesson = Unter dieser Adresse gibt es keine Lektion.

## Das Regelheft neben dem Brett

page-rule-search = Im Regelheft suchen
# $count
page-rule-found =
    { $count ->
        [0] Davon steht nichts im Regelheft.
        [one] Eine Stelle
       *[other] { $count } Stellen
    }

## Was man tun kann, und warum nicht

page-counsel = Was kann ich tun?

## Tipps

page-hint = Gib mir einen Tipp
page-hint-short = Tipp
page-refusal-others-play = Wo andere Menschen mitspielen, gibt es keine Tipps.

## How likely something hidden is, by what worlds were looked at

page-likely-almost = mehr als 99 %
page-likely-hardly = weniger als 1 %
page-settings = Einstellungen

## Im Titel des Tabs, solange niemand hinsieht; $title ist der gewöhnliche

# $title
page-call-turn = ● Du bist dran · { $title }
# $title
page-call-asked = ● Du wirst gefragt · { $title }
# $title
page-call-begins = ● Die Partie beginnt · { $title }
