### Was Ratschläge zu Teufel Teufel sagen, und sein Ende, auf Deutsch: Die Seite holt es, wenn es gebraucht wird.

## Was man weiß und was für eine Aktion spricht

# $place: der wievielte Schlitten, der hinauskommt
teufel-teufel-counsel-out =
    { $place ->
        [1] Du bist vor allen anderen aus der Hölle heraus.
       *[other] Du bist aus der Hölle heraus.
    }
# $letter, $count
teufel-teufel-counsel-letter =
    { $count ->
        [6] Das bringt dir dein { $letter }, und du hast alle sechs.
       *[other] Das bringt dir dein { $letter }: { $count } von sechs.
    }
# $seat
teufel-teufel-counsel-hands-over = Dein Teufel geht an { $seat }.
# $seat, $count: Buchstaben, höchstens zwei
teufel-teufel-counsel-hands-second =
    { $count ->
        [0] Dein Teufel geht an { $seat }, und da ist schon einer: Beide fliegen heim.
        [one] Dein Teufel geht an { $seat }, und da ist schon einer: Beide fliegen heim und nehmen einen Buchstaben von { $seat } mit.
       *[other] Dein Teufel geht an { $seat }, und da ist schon einer: Beide fliegen heim und nehmen zwei Buchstaben von { $seat } mit.
    }
teufel-teufel-counsel-banish = Mit einem Teufel kommt niemand aus der Hölle.
teufel-teufel-counsel-flight = Mit einem Teufel an Bord fliegt dein Schlitten über verdeckte Karten und über andere Schlitten.
# $seat, $count
teufel-teufel-counsel-frees =
    { $count ->
        [one] Von allen mit Teufel hat { $seat } die wenigsten Buchstaben: einen.
       *[other] Von allen mit Teufel hat { $seat } die wenigsten Buchstaben: { $count }.
    }
# $letter, $cell
teufel-teufel-counsel-comes-back = Du weißt, wo dein { $letter } liegt, auf { $cell }: Dort lässt es sich wieder gewinnen.
# $count
teufel-teufel-counsel-judgement =
    { $count ->
        [one] Eine Karte liegt verdeckt: Ist sie offen, hat verloren, wer noch drin ist.
       *[other] { $count } Karten liegen verdeckt: Sind alle offen, hat verloren, wer noch drin ist.
    }
# $letter, $cell
teufel-teufel-counsel-swap-nearer = Das bringt dein { $letter } näher, nach { $cell }.
# $letter, $seat
teufel-teufel-counsel-swap-away = Das bringt das { $letter }, das { $seat } fehlt, weiter weg.
teufel-teufel-counsel-swap-blind = Beide Karten liegen verdeckt, und du kennst keine: Dein Schlitten bleibt, wo er ist, und nichts wird aufgedeckt.
# $letter, $seat
teufel-teufel-counsel-hides = Das { $letter }, das { $seat } fehlt, liegt dann wieder verdeckt.
teufel-teufel-counsel-stays = Dein Schlitten bleibt, wo er ist, und nichts wird aufgedeckt.
# $letter, $count
teufel-teufel-counsel-among = Dein { $letter } liegt verdeckt auf einem von { $count } Feldern, und dies ist eins davon.
# $count: Karten, die der Leser nicht kennt, $letters: seine Buchstaben darunter
teufel-teufel-counsel-unknown =
    { $letters ->
        [one] { $count ->
            [one] Die einzige Karte, die du nicht kennst, ist ein Buchstabe, der dir fehlt.
           *[other] Einer der Buchstaben, die dir fehlen, ist unter den { $count } Karten, die du nicht kennst.
        }
       *[other] { $letters } der Buchstaben, die dir fehlen, sind unter den { $count } Karten, die du nicht kennst.
    }
teufel-teufel-counsel-peek = Nur du wirst die Karte kennen, und sie bleibt verdeckt.
# $count
teufel-teufel-counsel-beside =
    { $count ->
        [one] Daneben liegt eine verdeckte Karte.
       *[other] Daneben liegen { $count } verdeckte Karten.
    }
# $letter, $seat
teufel-teufel-counsel-blocks = Du stehst dann auf dem { $letter }, das { $seat } fehlt, und ohne Teufel kommt niemand dorthin.
# $letter, $cell
teufel-teufel-counsel-nearer = Du kommst deinem { $letter } auf { $cell } näher.
# $cell
teufel-teufel-counsel-to-tower = Du kommst dem Turm auf { $cell } näher, wo sich ein Teufel loswerden lässt.
teufel-teufel-counsel-nothing-turned = Dort wird keine Karte aufgedeckt.

## Was durchgespielte Fortsetzungen gemeinsam haben, zu einem Anteil von $chance

# $chance
teufel-teufel-counsel-line-out = In { $chance } der Fortsetzungen, die ich durchgespielt habe, bist du im nächsten Zug aus der Hölle heraus.
# $letter, $chance
teufel-teufel-counsel-line-letter = In { $chance } der Fortsetzungen, die ich durchgespielt habe, gewinnst du im nächsten Zug dein { $letter }.
# $chance
teufel-teufel-counsel-line-letters = In { $chance } der Fortsetzungen, die ich durchgespielt habe, gewinnst du im nächsten Zug einen Buchstaben.
# $chance
teufel-teufel-counsel-line-turns-up = In { $chance } der Fortsetzungen, die ich durchgespielt habe, deckst du im nächsten Zug eine Karte auf.
# $chance
teufel-teufel-counsel-line-swaps = In { $chance } der Fortsetzungen, die ich durchgespielt habe, tauschst du im nächsten Zug zwei Karten.
# $chance
teufel-teufel-counsel-line-shuffles = In { $chance } der Fortsetzungen, die ich durchgespielt habe, mischst du im nächsten Zug Karten.

## Was verborgen ist und für eine Aktion zählt
## $chance: wie wahrscheinlich es ist, in Prozent

# $cell, $chance
teufel-teufel-counsel-devil = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Teufel.
# $cell, $chance
teufel-teufel-counsel-tower = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Turm.
# $cell, $chance
teufel-teufel-counsel-own-letter = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Buchstabe, der dem Schlitten noch fehlt.
# $cell, $chance
teufel-teufel-counsel-rivals-letter = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Buchstabe, der jemand anderem noch fehlt.
# $cell, $chance
teufel-teufel-counsel-other-letter = Mit { $chance } Wahrscheinlichkeit ist die Karte auf { $cell } ein Buchstabe, der niemandem fehlt.

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
