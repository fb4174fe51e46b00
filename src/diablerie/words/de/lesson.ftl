### Die Worte der Seite beim Lernen eines Spiels, auf Deutsch. Hier wird kein Spiel genannt.

# $game
lesson-of = { $game } lernen
lesson-analyse = Analysieren
lesson-leave = Lektion verlassen
lesson-steps = Die Schritte der Lektion
# $number, $count, $title
lesson-step = Schritt { $number } von { $count }: { $title }
lesson-step-done = Schritt { $number } von { $count }, erledigt: { $title }
lesson-end = Das Ende der Lektion
lesson-met = Gut gemacht.
lesson-missed = Nicht ganz. Versuch es noch einmal:
lesson-aside = Das ist erlaubt, wird hier aber nicht geübt. Die Aufgabe:
lesson-next = Weiter
lesson-again = Von vorn
lesson-down = Weiter unten ↓
lesson-up = Weiter oben ↑
lesson-skip = Überspringen
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-astray = Von hier aus geht es nicht mehr: Fang noch einmal an.
lesson-showing = So geht es.
# $game
lesson-over = Du kannst { $game } spielen
lesson-over-text = Der Rest kommt am Tisch. Was dort auch geschieht: Frag „warum?“, und das Regelheft schlägt sich beim richtigen Abschnitt auf.
# $level
lesson-play = Jetzt spielen: { $level }
lesson-over-again = Die Lektion von vorn
lesson-learnt = Was du gesehen hast
