### Was man sehen und tun kann, wenn eine Partie vorbei ist, auf Deutsch. Kein Spiel wird hier genannt.
### Plätze kommen mit ihrem Namen, Chancen als fertige Prozentzahlen.

## Nach dem Ende

afterwards-replay-title = Nachspielen
afterwards-replay-eyes = Aus wessen Sicht
afterwards-replay-spectator = Zuschauer
afterwards-replay-turn-back = Einen Zug zurück
afterwards-replay-back = Einen Schritt zurück
afterwards-replay-forward = Einen Schritt weiter
afterwards-replay-turn-on = Einen Zug weiter
afterwards-replay-slider = Schritt
# $at, $count
afterwards-replay-at = Schritt { $at } von { $count }
afterwards-replay-table = Zurück zum Tisch
afterwards-replay-missing = Diese Partie lässt sich nicht nachspielen: Sie ist nicht zu Ende oder nicht für deine Augen bestimmt.

## Die Partie noch einmal durchgehen

afterwards-eyes-revealed = Alles aufgedeckt
afterwards-play = Abspielen
afterwards-pause = Anhalten
# $rate
afterwards-speed = Tempo: { $rate }-fach
# $turn, $seat, $at, $count
afterwards-where = Zug { $turn }, { $seat }: Schritt { $at } von { $count }
afterwards-keys = Mit den Pfeiltasten geht es Schritt für Schritt, mit Bild auf und Bild ab Zug für Zug, mit Pos1 und Ende an den Anfang und ans Ende; die Leertaste spielt ab und hält an.
afterwards-copy = Link zu diesem Augenblick kopieren
afterwards-copied = Kopiert
afterwards-loading = Die Partie kommt gleich.

## Wie die Chancen standen

afterwards-chances = Wie die Chancen standen
afterwards-chances-begin = Die Chancen werden gerade berechnet.
afterwards-chances-failed = Die Chancen dieser Partie lassen sich nicht berechnen.
afterwards-chances-own = Jede Linie zeigt die Sicht eines einzelnen Spielers: Zusammen müssen sie nicht 100 % ergeben.
afterwards-chances-how = Was ist das?
# $games
afterwards-chances-what = Wie wahrscheinlich der Sieg für jeden war, gemessen an dem, was er damals wusste, und nicht an dem, was heute bekannt ist. Vom Beginn jedes Zuges an werden { $games } Partien zu Ende gespielt, in Welten, die er für möglich halten musste; jede Aktion darin wird ausgelost, naheliegende häufiger als andere. Es ist also die Chance unter Spielern, die rasch und aus dem Bauch heraus ziehen, nicht unter Meistern. Der Schleier um eine Linie zeigt, wie weit der Zufall in diesen Partien sie verschoben haben kann, in 95 von 100 Fällen. Ein geteilter Sieg zählt anteilig.
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

## Woran es hing

afterwards-points = Wendepunkte
# Neben der Raute, die sie am Schieber anzeigt; $name: was geschah
afterwards-point = Wendepunkt
afterwards-point-of = Wendepunkt: { $name }
afterwards-points-none = Die Partie verlief ausgeglichen: Kein einzelner Zug hat sie entschieden.
afterwards-points-later = Sie stehen hier, sobald die Chancen berechnet sind.
# $seat, $from, $to
afterwards-rises = { $seat }: Siegchance von { $from } auf { $to } gestiegen.
# $from, $to
afterwards-rises-yours = Deine Siegchance ist von { $from } auf { $to } gestiegen.
# $seat, $from, $to
afterwards-falls = { $seat }: Siegchance von { $from } auf { $to } gefallen.
# $from, $to
afterwards-falls-yours = Deine Siegchance ist von { $from } auf { $to } gefallen.

## Rückblick

afterwards-review = Rückblick
afterwards-review-whose = Wähle unter „Aus wessen Sicht“ einen Platz: Dann lassen sich seine Entscheidungen noch einmal ansehen.
# $seat
afterwards-review-begin = Entscheidungen von { $seat } noch einmal ansehen
afterwards-review-begin-yours = Deine Entscheidungen noch einmal ansehen
# $done, $of
afterwards-review-doing = { $done } von { $of } Entscheidungen angesehen
afterwards-review-counting = Die Entscheidungen werden durchgegangen.
afterwards-review-failed = Die Entscheidungen dieser Partie lassen sich nicht ansehen.
afterwards-review-even = Bei keiner Entscheidung lässt sich zeigen, dass sie ein Fehler war.
afterwards-review-idle = Es gab nichts zu entscheiden.
# $turn
afterwards-review-mistake = Zug { $turn }: ein Fehler
afterwards-review-blunder = Zug { $turn }: ein grober Fehler
# $what, $chance
afterwards-review-played = Gespielt: { $what }. Siegchance damit: { $chance }.
afterwards-review-better = Besser: { $what }. Siegchance damit: { $chance }.
# $count
afterwards-review-others =
    { $count ->
        [one] Noch einer, der weniger zählte
       *[other] Noch { $count }, die weniger zählten
    }
# $left, $begin, $end, $own, $rest: Punkte von hundert mit Vorzeichen
afterwards-review-account =
    Von { $begin } bei der ersten Entscheidung auf { $end } { $left ->
        [yes] als aufgegeben wurde oder die Zeit ablief
       *[no] am Ende
    }: eigene Wahl { $own } Punkte, Glück und die anderen { $rest }.
afterwards-review-turns = Zug für Zug
afterwards-review-turn = Zug
afterwards-review-chance = Chance davor
afterwards-review-own = Eigene Wahl, Punkte
afterwards-review-rest = Glück und andere, Punkte
# $simulations, $worlds
afterwards-review-what = Jede Entscheidung wird an dem gemessen, was der Platz damals wusste. Eine Suche mit { $simulations } Simulationen sucht nach Besserem; dann wird beides in { $worlds } Welten, die der Platz für möglich halten musste, mit gleichem Glück zu Ende gespielt. Was wie ein Fehler aussieht, wird noch einmal gemessen, in viermal so vielen anderen Welten, und nur das zählt: ab 5 Punkten von hundert ist es ein Fehler, ab 15 ein grober.

## Am Tisch und von anderswo

# Ein Knopf: eine andere Partie von der gezeigten Stellung an, gegen Bots, auf diesem Gerät
afterwards-play-on = Von hier an weiterspielen
afterwards-share = Link zum Nachspielen kopieren
afterwards-held = Sehen, was alle hatten
afterwards-open = Die Aufzeichnung einer Partie
afterwards-open-text = Du hast die Aufzeichnung einer Partie? Zieh sie hierher oder wähle sie aus, dann kannst du sie nachspielen.
afterwards-open-working = Die Aufzeichnung wird geprüft.

## Das Analysebrett

afterwards-board-title = Analysebrett
afterwards-board-doc = Jede beliebige Stellung, alle Seiten spielst du, ein Bot rät. Sie steht auf diesem Gerät, und nichts davon verlässt es.
afterwards-board-open = Von hier an analysieren
afterwards-board-leave = Verlassen
afterwards-board-eyes-mover = Wer am Zug ist
afterwards-board-engine = Rat bei jedem Schritt
afterwards-board-at = Schritt { $at } von { $count }

## Das Analysebrett: wie es aufgebaut wird

afterwards-board-set-up = Eine Stellung aufbauen
afterwards-board-set-up-doc = Jede Zeile ist ein Glied des Stellungsdokuments; was nicht sein kann, wird mit seiner Regel abgelehnt.
afterwards-board-seats = Spielende
afterwards-board-deal = Neu geben
afterwards-board-do = Aufbauen
# $member: wie eine Zeile heißt
afterwards-board-malformed = { $member }: das ist kein JSON.
afterwards-board-file = Datei öffnen
afterwards-board-file-malformed = Das ist kein Stellungsdokument.
afterwards-board-save = Als Datei sichern
afterwards-board-play = Von hier an weiterspielen
afterwards-board-link-malformed = Die Adresse baut nichts Lesbares auf: hier steht stattdessen die Gabe.

## Das Ende, und ein Bild davon

afterwards-finale = Wie es ausging
afterwards-finale-close = Das Brett ansehen
afterwards-picture-share = Bild teilen
afterwards-picture-save = Bild speichern
afterwards-picture-drawing = Das Bild wird gezeichnet.
afterwards-picture-failed = Das Bild ließ sich hier nicht zeichnen.
