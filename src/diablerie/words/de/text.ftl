### Was erfährt, wer nur Text liest und schreibt, etwa ein Sprachmodell, auf Deutsch. Kein Spiel wird hier genannt.

# $seat, $number, $last
text-seat = Du spielst { $seat }. Das ist Platz { $number }; die Plätze sind 0 bis { $last }.
text-rules = Die Regeln
text-switches = Anders gespielt als üblich
# $name, $value
text-switch = { $name }: { $value }
text-plan = Das Brett
# $place, $ways, $seen
text-place = { $place } · führt nach: { $ways } · sieht: { $seen }
text-story = Was geschehen ist
# $count
text-omitted =
    { $count ->
        [one] (Eine Zeile davor ist weggelassen.)
       *[other] ({ $count } Zeilen davor sind weggelassen.)
    }
text-table = Wie es steht
text-own = Was nur du sehen kannst
text-choices = Was du tun kannst
# $actions
text-besides = Außerdem, Aktion für Aktion: { $actions }
# $name
text-table-name = Der Name des Tisches, unter dem man ihn sieht und an ihm spielt: { $name }
text-gathering = Die Partie hat noch nicht begonnen: Sie wartet auf ihre Spieler.
text-over = Die Partie ist aus.
# $action
text-allowed = Die Regeln erlauben es: { $action }
text-waiting = Du bist nicht am Zug.
# $seat
text-turn-of = Du bist nicht dran, sondern { $seat }. „see“ mit „wait_seconds“ wartet, bis du es bist.
# $seats
text-clock = Sekunden übrig, als zuletzt etwas geschah: { $seats }
# $example
text-answer = Antworte mit etwas davon in eckigen Klammern, so wie es dort geschrieben ist, oder mit seiner Nummer: [{ $example }]. Es zählt, was in den letzten Klammern deiner Antwort steht. Wo „…“ steht, kommt etwas von dem hin, was danach aufgezählt ist.

## Antworten, die nicht ausgeführt werden

# $answer
text-not-done = Deine Antwort wurde nicht ausgeführt: { $answer }
# $done, $answer
text-not-all-done = Von deiner Antwort wurde nur dies ausgeführt: { $done }. { $answer }
text-empty = Es steht nichts darin.
# $start, $rest
text-begun = { $start } ist erst angefangen. Sag es ganz, mit etwas davon: { $rest }
# $ways
text-several = Es gibt mehrere Wege. Sag einen davon ganz: { $ways }
# $seat, $count
text-forfeit = { $seat } verliert die Partie: { $count ->
        [one] Eine Antwort ließ sich nicht ausführen.
       *[other] { $count } Antworten hintereinander ließen sich nicht ausführen.
    }
