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
text-quiet = Noch nichts.
text-table = Wie es steht
text-own = Was nur du sehen kannst
text-choices = Was du tun kannst
# $actions
text-besides = Außerdem, Aktion für Aktion: { $actions }
text-waiting = Du bist nicht am Zug.
# $example
text-answer = Antworte mit etwas davon in eckigen Klammern, so wie es dort geschrieben ist, oder mit seiner Nummer: [{ $example }]. Es zählt, was in den letzten Klammern deiner Antwort steht. Wo „…“ steht, kommt etwas von dem hin, was danach aufgezählt ist.

## Antworten, die nicht ausgeführt werden

# $answer
text-not-done = Deine Antwort wurde nicht ausgeführt: { $answer }
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
