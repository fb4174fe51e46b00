### Die Worte der Seite über Rätsel, auf Deutsch. Kein Spiel wird hier genannt.

puzzle-title = Rätsel
# $number
puzzle-number = Rätsel { $number }
# $grade: from 1 to 4
puzzle-grade = { $grade ->
    [1] leicht
    [2] mittel
    [3] schwer
   *[4] teuflisch
    }
puzzle-lead = Ein einziger bester Zug, gefunden von einem Bot, der lange nachdenkt, und dann mit zehnmal so viel Nachdenken bewiesen. Du siehst, was dein Platz sieht, und sonst nichts.
puzzle-find = Finde den besten Zug.
puzzle-open = Weiter: das ist noch nicht alles.
puzzle-met = Genau das ist es.
puzzle-missed = Es gibt etwas Besseres.
# $what
puzzle-asked = „{ $what }“: worauf trifft das?
puzzle-shown = Das ist die Lösung.
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-lines = Chancen auf den Sieg
# $days
puzzle-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
    }
# $done, $count
puzzle-done = { $done } von { $count } gelöst
puzzle-solved = gelöst
puzzle-every-theme = Alle Themen
puzzle-every-grade = Jede Schwierigkeit
puzzle-theme = Thema
puzzle-level = Schwierigkeit
puzzle-kept = In diesem Browser aufbewahrt.
puzzle-kept-account = Was du gelöst hast, bleibt in diesem Browser, deine Tage am Stück in deinem Konto.
puzzle-none = Nichts passt.
