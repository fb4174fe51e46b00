### Die Worte der Seite beim Lernen eines Spiels, auf Deutsch. Hier wird kein Spiel genannt.

page-learn = Lernen
page-lesson = Eine Lektion
# $game
page-lesson-of = { $game } lernen
page-lesson-leave = Lektion verlassen
page-lesson-steps = Die Schritte der Lektion
# $number, $count, $title
page-lesson-step = Schritt { $number } von { $count }: { $title }
page-lesson-step-done = Schritt { $number } von { $count }, getan: { $title }
page-lesson-end = Das Ende der Lektion
page-lesson-met = Gut gemacht.
page-lesson-missed = Nicht ganz. Versuch es noch einmal:
page-lesson-aside = Die Regeln erlauben das, aber es führt woandershin. Hier geht es darum:
page-lesson-next = Weiter
page-lesson-again = Schritt von vorn beginnen
page-lesson-skip = Überspringen
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
# $game
page-lesson-over = Du kannst { $game } spielen
page-lesson-over-text = Der Rest kommt am Tisch. Was dort auch geschieht: Frag „warum?“, und die Spielregel geht an der richtigen Stelle auf.
# $level
page-lesson-play = Jetzt spielen, Stufe: { $level }
page-lesson-over-again = Die Lektion von vorn
page-trouble-lesson = Unter dieser Adresse gibt es keine Lektion.

## Die Spielregel neben dem Brett

page-rule-search = In der Spielregel suchen
# $count
page-rule-found =
    { $count ->
        [0] Davon steht in keinem Absatz etwas.
        [one] Ein Absatz
       *[other] { $count } Absätze
    }

## Was man tun kann, und warum nicht

page-counsel = Was kann ich tun?
page-counsel-close = Liste schließen
page-counsel-nothing = Gerade nichts: Du bist nicht am Zug.
# $name, $count
page-counsel-group = { $name }: { $count } Möglichkeiten
page-counsel-closed = Warum kann ich nicht …?
page-counsel-wish = Was du jetzt nicht tun kannst
page-counsel-ask = Warum nicht?

## Rat

page-hint = Gib mir einen Tipp
page-hint-thinking = Mal sehen
# $what
page-hint-would = Ich würde das tun: { $what }.
page-hint-searched = Ich habe im Kopf viele Male weitergespielt, mit allem, was du nicht siehst, jedes Mal neu verteilt, und das ging am besten aus.
page-hint-only = Etwas anderes ist nicht möglich.
page-hint-do = So machen
page-hint-others = Wo andere Menschen mitspielen, gibt es keinen Rat.
page-refusal-others-play = Wo andere Menschen mitspielen, gibt es keinen Rat.
