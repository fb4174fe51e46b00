### Was das Terminal sagt, auf Deutsch. Kein Spiel wird hier genannt, und was man tippt, ist in allen Sprachen gleich.

## Am Tisch

# $seat
terminal-you-are = Du spielst { $seat }.
# $seats, $count, $level
terminal-bots =
    { $count ->
        [one] { $seats } wird von einem Bot gespielt: { $level }.
       *[other] { $seats } werden von Bots gespielt: { $level }.
    }
# $seat
terminal-thinking = { $seat } denkt nach
terminal-warming = Die Bots machen sich bereit; beim allerersten Mal dauert das eine halbe Minute
terminal-hint = Eine Aktion, oder: ? (was geht jetzt) help hand why log save quit
terminal-hint-over = Das Spiel ist aus. Enter: gehen; save DATEI: aufbewahren; log: alles nachlesen.
terminal-enter = Weiter mit Enter
terminal-left = Du hast den Tisch vor dem Ende der Partie verlassen.

## Die Tastatur weitergeben

# $seat
terminal-curtain = Gib die Tastatur an { $seat } weiter.
# $seat
terminal-curtain-enter = Drücke Enter, wenn niemand außer { $seat } hinsieht.

## Was man tippen kann

# $action
terminal-help-action = { $action } führt eine Aktion aus, in der Notation des Spiels geschrieben.
# $piece, $to
terminal-help-walk = { $piece } { $to } zieht eine Figur bis auf ein Feld.
# $action, $times
terminal-help-repeat = { $action }*{ $times } führt einen Schritt so oft hintereinander aus.
terminal-help-number = Eine Nummer wählt aus der Liste, die „legal“ zeigt.
terminal-help-help = help: diese Seite
terminal-help-legal = legal oder ?: alles, was jetzt möglich ist, als nummerierte Liste
terminal-help-board = board: das Brett in Sätzen
terminal-help-hand = hand: was nur du sehen kannst
terminal-help-log = log: die ganze Geschichte bisher
terminal-help-why = why: die Regel hinter dem, was gerade geschah; why 8 zeigt jede Regel nach ihrer Nummer, why und ein paar Wörter, was das Regelheft dazu sagt
terminal-help-save = save DATEI: schreibt die Partie auf
terminal-help-quit = quit: den Tisch verlassen
terminal-choices = Was du tun kannst:
# $who
terminal-by-card = { $who }, mit einer Karte: wohin …

## Was nicht geht

# $actions
terminal-legal-now = Jetzt möglich: { $actions }
# $number, $count
terminal-no-choice = Eine Nummer { $number } hat die Liste nicht; sie geht bis { $count }.
# $action, $most
terminal-too-often = { $action } lässt sich jetzt { $most ->
        [one] nur einmal
       *[other] höchstens { $most }-mal
    } wiederholen.
# $to, $spaces
terminal-too-far = Dorthin führt jetzt kein Weg: { $to }. Möglich: { $spaces }
# $spaces
terminal-where = Möglich: { $spaces }
# $count
terminal-which-way = Welchen Weg, 1 bis { $count }?
terminal-something-new = Etwas Neues ist ans Licht gekommen: Was danach getippt war, ist nicht geschehen.
# $clause, $first, $last
terminal-no-clause = Eine Regel { $clause } gibt es nicht; sie gehen von { $first } bis { $last }.
# $words
terminal-nothing-found = Zu „{ $words }“ steht im Regelheft nichts.
terminal-no-reason-yet = Noch gibt es nichts zu begründen: Es ist nichts geschehen.

## Speichern

terminal-save-how = Sag, wohin: save DATEI
# $file
terminal-saved = { $file } enthält jetzt die ganze Partie.
# $file
terminal-saved-part = { $file } enthält die Partie bis hierher, soweit du sie kennen darfst. Speichere am Ende noch einmal, dann ist sie vollständig.
# $file
terminal-save-exists = { $file } existiert schon und bleibt unverändert. Wähle einen anderen Namen.
# $file, $reason
terminal-save-failed = { $file } lässt sich nicht schreiben: { $reason }.

## Rätsel

terminal-puzzle-hint = Ein Zug oder seine Nummer, oder: ? (was möglich ist) board again show quit
# $count
terminal-puzzle-choose = Eine der Nummern 1 bis { $count }, oder: show quit
terminal-puzzle-begins = Du stehst wieder am Anfang des Rätsels.

## Die Analyse einer beendeten Partie: Chancen kommen in Prozent geschrieben, Siege als Zahlen mit Vorzeichen

# $decisions, $simulations, $worlds
terminal-analysis-effort =
    { $decisions ->
        [0] Es gab nichts zu entscheiden.
        [one] Eine Entscheidung, betrachtet mit { $simulations } Simulationen und in { $worlds } Welten.
       *[other] { $decisions } Entscheidungen, jede betrachtet mit { $simulations } Simulationen und in { $worlds } Welten.
    }
terminal-analysis-seat = Platz
terminal-analysis-decisions = Entscheidungen
terminal-analysis-mistakes = Fehler
terminal-analysis-blunders = Patzer
terminal-analysis-lowest = Kleinste Chance
terminal-analysis-highest = Größte Chance
terminal-analysis-every = Entscheidungen; Verlust in Siegen auf 100 Partien
terminal-analysis-chance = Chance
terminal-analysis-did = Gespielt
terminal-analysis-instead = Besser
terminal-analysis-lost = Verlust
terminal-analysis-points = Wendepunkte
terminal-analysis-before = Vorher
terminal-analysis-after = Nachher
terminal-analysis-points-none = Kein einzelner Zug hat die Partie entschieden.
terminal-analysis-errors = Fehler und Patzer
terminal-analysis-errors-none = Kein Fehler ließ sich nachweisen.
# $verdict, $wins, $low, $high
terminal-analysis-costs =
    { $verdict ->
        [blunder] ein Patzer
       *[mistake] ein Fehler
    }: kostet { $wins } Siege auf 100 Partien ({ $low } bis { $high })
# $line, $chance
terminal-analysis-played = Gespielt: { $line } ({ $chance })
# $line, $chance
terminal-analysis-better = Besser: { $line } ({ $chance })
# $action, $rest
terminal-analysis-then = { $action }, dann { $rest }
terminal-analysis-account = Glück und eigene Wahl, in Siegen auf 100 Partien
terminal-analysis-begin = Am Anfang
terminal-analysis-own = Eigene Wahl
terminal-analysis-rest = Alles andere
terminal-analysis-end = Am Ende
terminal-analysis-note = Die Chancen gelten unter Spielern, die rasch und aus dem Bauch heraus ziehen, nach dem, was der Platz selbst wissen konnte. In Klammern steht, wo der Wert bei beliebig vielen Partien in 95 von 100 Fällen läge. „Alles andere“ ist der Zufall, das Spiel der anderen und alles, was besser gespielt war als aus dem Bauch heraus.
