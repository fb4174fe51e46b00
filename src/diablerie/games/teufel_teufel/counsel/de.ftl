### Was Ratschläge zu Teufel Teufel sagen, auf Deutsch: Die Seite holt es, wenn es gebraucht wird.

## Warum zu etwas geraten wird

# $count: Karten, die der Leser nicht kennt, $letters: seine Buchstaben darunter
teufel-teufel-counsel-hint-open =
    { $letters ->
        [one] { $count ->
            [one] Die einzige Karte, die du nicht kennst, ist ein Buchstabe, der dir fehlt.
           *[other] Einer der Buchstaben, die dir fehlen, ist unter den { $count } Karten, die du nicht kennst.
        }
       *[other] { $letters } der Buchstaben, die dir fehlen, sind unter den { $count } Karten, die du nicht kennst.
    }
# $letter, $cell
teufel-teufel-counsel-hint-nearer = Du kommst deinem { $letter } auf { $cell } näher.
# $letter
teufel-teufel-counsel-hint-swap = Dort liegt dein { $letter }: Ein Tausch kann es näher holen.
teufel-teufel-counsel-hint-peek = Nur du wirst die Karte kennen, und sie bleibt verdeckt.
teufel-teufel-counsel-hint-banish = Mit einem Teufel kommt niemand aus der Hölle.

## Was verborgen ist und für eine Aktion zählt
## $chance: wie wahrscheinlich es ist, in Prozent

# $cell, $chance
teufel-teufel-counsel-devil = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Teufel.
# $cell, $chance
teufel-teufel-counsel-tower = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Turm.
# $cell, $chance
teufel-teufel-counsel-own-letter = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Buchstabe, der dem Schlitten noch fehlt.
# $cell, $chance
teufel-teufel-counsel-other-letter = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Buchstabe, mit dem der Schlitten nichts anfangen kann.

## Worauf es auf dem Tisch ankommt, für alle, die ihn zum ersten Mal sehen

teufel-teufel-counsel-mark-sled = Dein Schlitten. Ihm fehlen die sechs Buchstaben A bis F in deiner Farbe; mit allen und ohne Teufel bist du draußen.
teufel-teufel-counsel-mark-cards = Unter jedem Bogen liegt eine Karte: ein Buchstabe, ein Teufel oder ein Turm. Wo dein Schlitten hält, wird sie aufgedeckt.
teufel-teufel-counsel-mark-devils = Hier sind die Teufel daheim. Ein Teufel lässt dich über Karten und Schlitten fliegen, doch mit ihm kommt niemand aus der Hölle.

## Was über das Ende gesagt wird

# $who: wer gewonnen hat; $seat: der Name
teufel-teufel-counsel-finale =
    { $who ->
        [you] Tageslicht! Du bist aus der Hölle und hast dich nicht umgesehen.
        [nobody] Niemand kommt hinaus. Der Teufel ist zufrieden.
       *[other] { $seat } sieht das Tageslicht wieder.
    }
