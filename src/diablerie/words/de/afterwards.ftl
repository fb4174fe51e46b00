### What is to be seen and done once a match is over, in German. No game is named here.
### Seats come as worded names; chances come written as percentages.

## Going through it again

afterwards-eyes-revealed = Alles aufgedeckt
afterwards-play = Abspielen
afterwards-pause = Anhalten
# $rate
afterwards-speed = Tempo: { $rate }-fach
# $turn, $seat, $at, $count
afterwards-where = Zug { $turn }, { $seat }: Schritt { $at } von { $count }
afterwards-keys = Die Pfeiltasten gehen Schritt für Schritt, Pos1 und Ende an beide Enden; die Leertaste spielt ab und hält an.
afterwards-copy = Link zu diesem Augenblick kopieren
afterwards-copied = Kopiert
afterwards-loading = Die Partie kommt gleich.

## How the chances stood

afterwards-chances = Wie die Chancen standen
afterwards-chances-begin = Die Chancen werden gerade berechnet.
afterwards-chances-failed = Die Chancen dieser Partie lassen sich nicht berechnen.
afterwards-chances-how = Was ist das?
# $games
afterwards-chances-what = Wie wahrscheinlich jeder gewinnen würde, nach dem, was er damals wusste, und nicht nach dem, was heute bekannt ist. Vom Beginn jedes Zuges an werden { $games } Partien zu Ende gespielt, in Welten, die er für möglich halten musste; jede Handlung darin wird ausgelost, umso eher, je näher sie liegt. Es ist also die Chance unter Spielern mit rascher Hand, nicht unter Meistern. Der Schleier um eine Linie zeigt, wie weit der Zufall in diesen Partien sie verschoben haben kann, in 95 von 100 Fällen. Ein geteilter Sieg zählt anteilig.
afterwards-chances-table = Als Tabelle
# $seat, $chance
afterwards-chance-of = { $seat }: { $chance }
# $chance, $low, $high
afterwards-chance-between = { $chance } ({ $low } bis { $high })
afterwards-moment = Augenblick
afterwards-moment-start = Der Anfang
# $turn, $seat
afterwards-moment-turn = Zug { $turn }, { $seat }
afterwards-moment-end = Das Ende

## What it turned on

afterwards-points = Wendepunkte
afterwards-points-none = Sie verlief gleichmäßig: Kein einzelner Zug hat sie entschieden.
afterwards-points-later = Sie stehen hier, sobald die Chancen berechnet sind.
# $seat, $from, $to
afterwards-rises = { $seat } steigt von { $from } auf { $to }.
# $seat, $from, $to
afterwards-falls = { $seat } fällt von { $from } auf { $to }.

## At the table, and from elsewhere

afterwards-share = Link zum Nachspielen kopieren
afterwards-held = Sehen, was alle hatten
afterwards-open = Die Aufzeichnung einer Partie
afterwards-open-text = Du hast die Aufzeichnung einer Partie? Lass sie hier fallen oder wähle sie aus, dann kannst du sie nachspielen.
afterwards-open-working = Die Aufzeichnung wird geprüft.
