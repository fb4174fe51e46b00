### Was man tun kann, warum nicht, und Hinweise, auf Deutsch. Hier wird kein Spiel genannt.

## Was man tun kann, und warum nicht

counsel-close = Liste schließen
counsel-nothing = Gerade nichts: Du bist nicht dran.
counsel-ended = Nichts mehr: Die Partie ist zu Ende.
# $name, $count
counsel-group = { $name }: { $count } Möglichkeiten
counsel-signs = Die Zeichen auf dem Brett
counsel-closed = Warum kann ich nicht …?
counsel-wish = Was du jetzt nicht tun kannst
counsel-ask = Warum nicht?

## Tipps

counsel-chances = Aussichten
counsel-chances-reckoning = Ich wäge ab
counsel-chances-doc = So viele der Partien, die von hier weitergingen, gewännst du, soweit du es wissen kannst.
counsel-chances-unready = Der Server bereitet noch vor, was es dafür braucht. Versuch es in einigen Minuten wieder.
counsel-hint-thinking = Mal sehen
counsel-hint-warming = Noch beim Aufwärmen
counsel-hint-warming-doc = Der Server macht seine Bots bereit. Nach dem Einrichten geschieht das einmal und kann ein, zwei Minuten dauern; danach kommt jeder Tipp schnell.
# $what
counsel-hint-would = Mein Rat: „{ $what }“.
# $what
counsel-hint-then = Danach: „{ $what }“.
# $near, $what
counsel-hint-rival =
    { $near ->
        [level] Es ist knapp; ungefähr ebenso gut: „{ $what }“.
        [next] Am zweitbesten: „{ $what }“.
       *[far] Nichts anderes kommt da heran.
    }
counsel-hint-searched = Ich habe im Kopf viele Male weitergespielt, mit allem, was du nicht siehst, jedes Mal neu verteilt, und das ging am besten aus.
counsel-hint-only = Etwas anderes ist nicht möglich.
counsel-hint-do = So machen
counsel-hint-others = Wo andere Menschen mitspielen, gibt es keine Tipps.

## Die erste Partie eines Spiels

counsel-first = Neu hier?
# $number, $count
counsel-first-count = { $number } von { $count }
counsel-first-next = Weiter
counsel-first-done = Spielen
counsel-first-close = Das nicht mehr zeigen
counsel-first-learn = Zur Lektion
