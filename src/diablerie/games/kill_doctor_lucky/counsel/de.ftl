### Was Ratschläge zu Kill Doctor Lucky sagen, auf Deutsch: Die Seite holt es, wenn es gebraucht wird.
# $count, mindestens zwei
kill-doctor-lucky-counsel-hint-later = In { $count } Zügen kommt der Doktor dorthin.
kill-doctor-lucky-counsel-hint-unseen = Wie die anderen stehen, sieht sonst niemand hinein.
kill-doctor-lucky-counsel-hint-fetched = Das bringt den Doktor zu dir.
# $seat, $who: zu wem der Doktor kommt („met“), wer links sitzt, oder wer es liest
kill-doctor-lucky-counsel-hint-follows =
    { $who ->
        [you] Der Doktor kommt dann zu dir: Du bist noch einmal dran.
        [met] Der Doktor kommt dann zu { $seat }, und { $seat } ist dran.
       *[left] Der Doktor kommt dann zu niemandem, und { $seat } ist dran.
    }

## Warum zu etwas geraten wird

kill-doctor-lucky-counsel-hint-attempt = Du bist mit dem Doktor allein, und niemand sieht es.
kill-doctor-lucky-counsel-hint-here = Dort ist der Doktor.
kill-doctor-lucky-counsel-hint-next = Dorthin geht der Doktor als Nächstes.
kill-doctor-lucky-counsel-hint-snoop = Das bringt dir eine Karte.

## Was verborgen ist und für eine Aktion zählt
## $chance: wie wahrscheinlich es ist, in Prozent

# $value, $chance
kill-doctor-lucky-counsel-attempt-foiled =
    { $value ->
        [one] Mit { $chance } Wahrscheinlichkeit können die anderen zusammen einen Anschlag von einem Punkt vereiteln.
       *[other] Mit { $chance } Wahrscheinlichkeit können die anderen zusammen einen Anschlag von { $value } Punkten vereiteln.
    }
# $value, $chance
kill-doctor-lucky-counsel-attempt-open =
    { $value ->
        [one] Mit { $chance } Wahrscheinlichkeit hat niemand einen Fehlschlag gegen einen Anschlag von einem Punkt.
       *[other] Mit { $chance } Wahrscheinlichkeit haben die anderen zusammen zu wenige Fehlschläge gegen einen Anschlag von { $value } Punkten.
    }
# $value, $chance
kill-doctor-lucky-counsel-later-foiled =
    { $value ->
        [one] Mit { $chance } Wahrscheinlichkeit können alle, die danach antworten, zusammen den einen Punkt abwehren, der noch fehlt.
       *[other] Mit { $chance } Wahrscheinlichkeit können alle, die danach antworten, zusammen die { $value } Punkte abwehren, die noch fehlen.
    }
# $value, $chance
kill-doctor-lucky-counsel-later-open =
    { $value ->
        [one] Mit { $chance } Wahrscheinlichkeit kann niemand, der danach antwortet, den einen Punkt abwehren, der noch fehlt.
       *[other] Mit { $chance } Wahrscheinlichkeit können alle, die danach antworten, auch zusammen die { $value } Punkte nicht abwehren, die noch fehlen.
    }
# $chance
kill-doctor-lucky-counsel-draw-move = Die nächste Karte ist mit { $chance } Wahrscheinlichkeit eine Bewegung.
# $chance
kill-doctor-lucky-counsel-draw-fail = Die nächste Karte ist mit { $chance } Wahrscheinlichkeit ein Fehlschlag.
# $chance
kill-doctor-lucky-counsel-draw-room = Die nächste Karte ist mit { $chance } Wahrscheinlichkeit eine Raumkarte.
# $chance
kill-doctor-lucky-counsel-draw-weapon = Die nächste Karte ist mit { $chance } Wahrscheinlichkeit eine Waffe.

## Worauf es auf dem Tisch ankommt, für alle, die ihn zum ersten Mal sehen

kill-doctor-lucky-counsel-mark-doctor = Doktor Lucky. Am Ende jedes Zuges geht er weiter; die punktierte Spur zeigt, wohin.
kill-doctor-lucky-counsel-mark-self = Das bist du. Licht fällt, wo ein Gast hinsehen kann. Mit dem Doktor allein in einem Raum, den niemand sieht, darfst du den Mord versuchen.
kill-doctor-lucky-counsel-mark-cards = Deine Karten. Waffen machen einen Anschlag stärker, Bewegungs- und Raumkarten bringen dich oder den Doktor anderswohin, und Fehlschläge vereiteln die Anschläge der anderen.

## Der Tisch, mit dem man anfängt

kill-doctor-lucky-counsel-first-table = Fang hier an: ein schneller Tisch für drei, die Waffen um einen Punkt stärker, ohne die Fehlschläge zu drei Punkten, mit kühnen Gegnern.

## Was über das Ende gesagt wird

# $who: wer gewonnen hat; $seat: der Name
kill-doctor-lucky-counsel-finale =
    { $who ->
        [you] Der Doktor ist tot, und niemand hat etwas gesehen.
        [nobody] Der Doktor lebt. Er hat nichts gemerkt.
       *[other] Der Doktor ist tot. { $seat } war natürlich gar nicht da.
    }
