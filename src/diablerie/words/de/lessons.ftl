### Die Worte der Seite beim Lernen eines Spiels, auf Deutsch. Hier wird kein Spiel genannt.

page-learn = Lernen
page-lesson = Eine Lektion
# $game
page-lesson-of = { $game } lernen
page-lesson-leave = Lektion verlassen
page-lesson-steps = Die Schritte der Lektion
# $number, $count, $title
page-lesson-step = Schritt { $number } von { $count }: { $title }
page-lesson-step-done = Schritt { $number } von { $count }, erledigt: { $title }
page-lesson-end = Das Ende der Lektion
page-lesson-met = Gut gemacht.
page-lesson-missed = Nicht ganz. Versuch es noch einmal:
page-lesson-aside = Das ist erlaubt, wird hier aber nicht geübt. Die Aufgabe:
page-lesson-next = Weiter
page-lesson-again = Von vorn
page-lesson-down = Weiter unten ↓
page-lesson-up = Weiter oben ↑
page-lesson-skip = Überspringen
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
page-lesson-astray = Von hier aus geht es nicht mehr: Fang noch einmal an.
page-lesson-showing = So geht es.
# Wo ein Brett stehen wird, nach einer Sekunde
page-coming = Das Brett wird aufgebaut
# $game
page-lesson-over = Du kannst { $game } spielen
page-lesson-over-text = Der Rest kommt am Tisch. Was dort auch geschieht: Frag „warum?“, und das Regelheft schlägt sich beim richtigen Abschnitt auf.
# $level
page-lesson-play = Jetzt spielen: { $level }
page-lesson-over-again = Die Lektion von vorn
page-lesson-learnt = Was du gesehen hast
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
page-counsel-close = Liste schließen
page-counsel-nothing = Gerade nichts: Du bist nicht dran.
page-counsel-ended = Nichts mehr: Die Partie ist zu Ende.
# $name, $count
page-counsel-group = { $name }: { $count } Möglichkeiten
page-counsel-signs = Die Zeichen auf dem Brett
page-counsel-closed = Warum kann ich nicht …?
page-counsel-wish = Was du jetzt nicht tun kannst
page-counsel-ask = Warum nicht?

## Tipps

page-hint = Gib mir einen Tipp
page-hint-short = Tipp
page-hint-thinking = Mal sehen
page-hint-warming = Noch beim Aufwärmen
page-hint-warming-doc = Der Server macht seine Bots bereit. Nach dem Einrichten geschieht das einmal und kann ein, zwei Minuten dauern; danach kommt jeder Tipp schnell.
# $what
page-hint-would = Mein Rat: „{ $what }“.
# $what
page-hint-then = Danach: „{ $what }“.
# $near, $what
page-hint-rival =
    { $near ->
        [level] Es ist knapp; ungefähr ebenso gut: „{ $what }“.
        [next] Am zweitbesten: „{ $what }“.
       *[far] Nichts anderes kommt da heran.
    }
page-hint-searched = Ich habe im Kopf viele Male weitergespielt, mit allem, was du nicht siehst, jedes Mal neu verteilt, und das ging am besten aus.
page-hint-only = Etwas anderes ist nicht möglich.
page-hint-do = So machen
page-hint-others = Wo andere Menschen mitspielen, gibt es keine Tipps.
page-refusal-others-play = Wo andere Menschen mitspielen, gibt es keine Tipps.

## How likely something hidden is, by what worlds were looked at

page-likely-almost = mehr als 99 %
page-likely-hardly = weniger als 1 %
