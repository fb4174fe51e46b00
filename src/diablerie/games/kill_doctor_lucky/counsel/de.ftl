### Was Ratschläge zu Kill Doctor Lucky sagen, und sein Ende, auf Deutsch: Die Seite holt es, wenn es gebraucht wird.

## Was man weiß und was für eine Aktion spricht

kill-doctor-lucky-counsel-attempt = Du bist mit dem Doktor allein, und niemand sieht es.
# $weapon, $value
kill-doctor-lucky-counsel-special = Hier zählt { $weapon-the } { $value }.
kill-doctor-lucky-counsel-fetched = Das bringt den Doktor zu dir.
# $seat
kill-doctor-lucky-counsel-kept-from = Von dort, wo er stand, wäre der Doktor als Nächstes zu { $seat } gekommen, und { $seat } wäre dran gewesen.
kill-doctor-lucky-counsel-again = Der Doktor kommt dann zu dir: Du bist noch einmal dran.
# $seat, $space
kill-doctor-lucky-counsel-guards = Der Doktor geht als Nächstes { $space-into }, zu { $seat }. Du siehst dort hinein, und solange das so bleibt, ist dort für { $seat } kein Anschlag möglich.
# $space
kill-doctor-lucky-counsel-here = Der Doktor ist { $space-in }.
# $space
kill-doctor-lucky-counsel-next = Der Doktor geht als Nächstes { $space-into }.
# $space, $count, mindestens zwei
kill-doctor-lucky-counsel-later = In { $count } Zügen kommt der Doktor { $space-into }.
kill-doctor-lucky-counsel-unseen = Wie die anderen stehen, sieht dich dort sonst niemand.
kill-doctor-lucky-counsel-snoop = Das bringt dir eine Karte.
# $seat
kill-doctor-lucky-counsel-follows-met = Der Doktor kommt dann zu { $seat }, und { $seat } ist dran.
# $seat
kill-doctor-lucky-counsel-follows-left = Der Doktor kommt dann zu niemandem, und { $seat } ist dran.
kill-doctor-lucky-counsel-foils = Das vereitelt den Anschlag.
# $value
kill-doctor-lucky-counsel-foils-exactly =
    { $value ->
        [one] Das vereitelt den Anschlag und wehrt genau den einen Punkt ab, der noch fehlt.
       *[other] Das vereitelt den Anschlag und wehrt genau die { $value } Punkte ab, die noch fehlen.
    }
# $own, $value
kill-doctor-lucky-counsel-too-few =
    { $own ->
        [0] Du hast keine Fehlschläge.
       *[other] Deine Fehlschläge zählen zusammen { $own }, nötig sind { $value }: Allein kannst du den Anschlag nicht vereiteln.
    }
kill-doctor-lucky-counsel-last = Nach dir wird niemand mehr gefragt.
# $seat
kill-doctor-lucky-counsel-asked-after = Nach dir wird { $seat } gefragt.

## Was durchgespielte Fortsetzungen gemeinsam haben, zu einem Anteil von $chance

# $chance
kill-doctor-lucky-counsel-line-attempt = In { $chance } der Fortsetzungen, die ich durchgespielt habe, versuchst du im nächsten Zug den Mord.
# $space, $chance
kill-doctor-lucky-counsel-line-space = In { $chance } der Fortsetzungen, die ich durchgespielt habe, gehst du im nächsten Zug { $space-into }.
# $chance
kill-doctor-lucky-counsel-line-draw = In { $chance } der Fortsetzungen, die ich durchgespielt habe, ziehst du im nächsten Zug eine Karte.

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

kill-doctor-lucky-counsel-mark-doctor = Doktor Lucky. Am Ende jedes Zuges geht er weiter; die punktierte Spur zeigt, wohin. Kommt er zu dir herein, bist du als Nächstes dran.
kill-doctor-lucky-counsel-mark-self = Das bist du. Licht fällt, wo ein Gast hinsehen kann. Mit dem Doktor allein in einem Raum, den niemand sieht, darfst du den Mord versuchen.
kill-doctor-lucky-counsel-mark-cards = Deine Karten. Waffen machen einen Anschlag stärker, Bewegungs- und Raumkarten bringen dich oder den Doktor anderswohin, und Fehlschläge vereiteln die Anschläge der anderen.

## Der Tisch, mit dem man anfängt

kill-doctor-lucky-counsel-first-table = Fang hier an: eine schnelle Partie zu dritt, in der du beginnst. Der Doktor ist leichter umzubringen als nach der gedruckten Regel: Waffen zählen einen Punkt mehr, die Fehlschläge mit drei Punkten fehlen, und die Gegner sind kühn.

## Was über das Ende gesagt wird

# $who: wer gewonnen hat; $seat: der Name
kill-doctor-lucky-counsel-finale =
    { $who ->
        [you] Der Doktor ist tot, und niemand hat etwas gesehen.
        [nobody] Der Doktor lebt. Er hat nichts gemerkt.
       *[other] Der Doktor ist tot. { $seat } war natürlich gar nicht da.
    }
