### Teufel Teufel auf Deutsch.
### Spieler kommen mit ihrem Namen, Listen schon verbunden, ein unbekannter Wert als „unknown“, niemand
### als „none“. $you ist „yes“, wenn $seat der Leser ist. Felder und Buchstaben stehen, wie sie sind. Der
### Wert einer Variante ist das Ende der Kennung seiner Nachricht.

teufel-teufel-title = Teufel Teufel
teufel-teufel-tagline = Sechs Buchstaben führen aus der Hölle. Ein Teufel bringt dich weit und hält dich fest.
teufel-teufel-frame = Für zwei bis sechs, eine Dreiviertelstunde, ab zehn Jahren
teufel-teufel-box = Nach der Schachtel von 1992 · was wir davon haben

# Was gewinnt, in einer Zeile
teufel-teufel-aim = Wer zuerst aus der Hölle ist, gewinnt: mit allen sechs Buchstaben und ohne Teufel.

## Die Namen der Dinge

# Die Parameter, die für eine Karte stehen. Sie kommen als Kennung und werden benannt, mit diesen Formen
# daneben: $card-the, $card-object (Akkusativ).
teufel-teufel-things = card thing
teufel-teufel-thing = { $thing }
teufel-teufel-thing-the = { $thing-the }
# Ein Ding ohne eigenen Namen hier.
teufel-teufel-kind = { $thing }
    .the = { $thing }
    .object = { $thing }

## Die Karten

teufel-teufel-name-red-A = rotes A
    .the = das rote A
    .object = das rote A
teufel-teufel-name-red-B = rotes B
    .the = das rote B
    .object = das rote B
teufel-teufel-name-red-C = rotes C
    .the = das rote C
    .object = das rote C
teufel-teufel-name-red-D = rotes D
    .the = das rote D
    .object = das rote D
teufel-teufel-name-red-E = rotes E
    .the = das rote E
    .object = das rote E
teufel-teufel-name-red-F = rotes F
    .the = das rote F
    .object = das rote F
teufel-teufel-name-blue-A = blaues A
    .the = das blaue A
    .object = das blaue A
teufel-teufel-name-blue-B = blaues B
    .the = das blaue B
    .object = das blaue B
teufel-teufel-name-blue-C = blaues C
    .the = das blaue C
    .object = das blaue C
teufel-teufel-name-blue-D = blaues D
    .the = das blaue D
    .object = das blaue D
teufel-teufel-name-blue-E = blaues E
    .the = das blaue E
    .object = das blaue E
teufel-teufel-name-blue-F = blaues F
    .the = das blaue F
    .object = das blaue F
teufel-teufel-name-green-A = grünes A
    .the = das grüne A
    .object = das grüne A
teufel-teufel-name-green-B = grünes B
    .the = das grüne B
    .object = das grüne B
teufel-teufel-name-green-C = grünes C
    .the = das grüne C
    .object = das grüne C
teufel-teufel-name-green-D = grünes D
    .the = das grüne D
    .object = das grüne D
teufel-teufel-name-green-E = grünes E
    .the = das grüne E
    .object = das grüne E
teufel-teufel-name-green-F = grünes F
    .the = das grüne F
    .object = das grüne F
teufel-teufel-name-yellow-A = gelbes A
    .the = das gelbe A
    .object = das gelbe A
teufel-teufel-name-yellow-B = gelbes B
    .the = das gelbe B
    .object = das gelbe B
teufel-teufel-name-yellow-C = gelbes C
    .the = das gelbe C
    .object = das gelbe C
teufel-teufel-name-yellow-D = gelbes D
    .the = das gelbe D
    .object = das gelbe D
teufel-teufel-name-yellow-E = gelbes E
    .the = das gelbe E
    .object = das gelbe E
teufel-teufel-name-yellow-F = gelbes F
    .the = das gelbe F
    .object = das gelbe F
teufel-teufel-name-black-A = schwarzes A
    .the = das schwarze A
    .object = das schwarze A
teufel-teufel-name-black-B = schwarzes B
    .the = das schwarze B
    .object = das schwarze B
teufel-teufel-name-black-C = schwarzes C
    .the = das schwarze C
    .object = das schwarze C
teufel-teufel-name-black-D = schwarzes D
    .the = das schwarze D
    .object = das schwarze D
teufel-teufel-name-black-E = schwarzes E
    .the = das schwarze E
    .object = das schwarze E
teufel-teufel-name-black-F = schwarzes F
    .the = das schwarze F
    .object = das schwarze F
teufel-teufel-name-white-A = weißes A
    .the = das weiße A
    .object = das weiße A
teufel-teufel-name-white-B = weißes B
    .the = das weiße B
    .object = das weiße B
teufel-teufel-name-white-C = weißes C
    .the = das weiße C
    .object = das weiße C
teufel-teufel-name-white-D = weißes D
    .the = das weiße D
    .object = das weiße D
teufel-teufel-name-white-E = weißes E
    .the = das weiße E
    .object = das weiße E
teufel-teufel-name-white-F = weißes F
    .the = das weiße F
    .object = das weiße F
teufel-teufel-name-devil = Teufel
    .the = ein Teufel
    .object = einen Teufel
teufel-teufel-name-tower = Turm
    .the = ein Turm
    .object = einen Turm

## Farben

teufel-teufel-colour-red = Rot
teufel-teufel-colour-blue = Blau
teufel-teufel-colour-green = Grün
teufel-teufel-colour-yellow = Gelb
teufel-teufel-colour-black = Schwarz
teufel-teufel-colour-white = Weiß

## Ereignisse

# $seat, $cell
teufel-teufel-event-placed =
    { $you ->
        [yes] Du stellst deinen Schlitten auf { $cell }.
       *[no] { $seat } startet auf { $cell }.
    }
# $seat, $turn
teufel-teufel-event-turn =
    { $you ->
        [yes] Zug { $turn }: Du bist dran.
       *[no] Zug { $turn }: { $seat } ist dran.
    }
# $seat, $from, $to
teufel-teufel-event-step =
    { $you ->
        [yes] Du fährst von { $from } nach { $to }.
       *[no] { $seat } fährt von { $from } nach { $to }.
    }
# Mehrere Schritte einer Fahrt nacheinander: $seat, $from, $to
teufel-teufel-event-walk =
    { $you ->
        [yes] Du fährst von { $from } nach { $to }.
       *[no] { $seat } fährt von { $from } nach { $to }.
    }
# $seat, $cell, $card
teufel-teufel-event-turned-up =
    { $you ->
        [yes] Du deckst auf { $cell } { $card-object } auf.
       *[no] { $seat } deckt auf { $cell } { $card-object } auf.
    }
# Dasselbe, und was sogleich daraus wurde: $seat, $card, $cell
teufel-teufel-event-turned-up-won =
    { $you ->
        [yes] Du deckst auf { $cell } { $card-object } auf und nimmst es.
       *[no] { $seat } deckt auf { $cell } { $card-object } auf und nimmt es.
    }
teufel-teufel-event-turned-up-stopped =
    { $you ->
        [yes] Du deckst auf { $cell } { $card-object } auf und musst anhalten.
       *[no] { $seat } deckt auf { $cell } { $card-object } auf und muss anhalten.
    }
# $seat, $cell, $letter
teufel-teufel-event-letter-won =
    { $you ->
        [yes] Du nimmst auf { $cell } das { $letter }.
       *[no] { $seat } nimmt auf { $cell } das { $letter }.
    }
# $seat, $cell, $letter
teufel-teufel-event-letter-known =
    { $you ->
        [yes] Das { $letter } hast du schon: { $cell } lässt dich weiter.
       *[no] { $seat } hat das { $letter } schon und darf von { $cell } weiter.
    }
# $seat, $cell, $why
teufel-teufel-event-stopped =
    { $why ->
        [at-will] { $you ->
            [yes] Du hältst auf { $cell } an.
           *[no] { $seat } hält auf { $cell } an.
        }
       *[unknown-letter] { $you ->
            [yes] Der falsche Buchstabe auf { $cell }: Du musst anhalten.
           *[no] Der falsche Buchstabe auf { $cell }: { $seat } muss anhalten.
        }
    }
# $seat
teufel-teufel-event-devil-taken =
    { $you ->
        [yes] Ein Teufel steigt in deinen Schlitten.
       *[no] Ein Teufel steigt in den Schlitten von { $seat }.
    }
# $seat, $victim
teufel-teufel-event-devil-robbed =
    { $you ->
        [yes] Kein Teufel ist daheim: Du nimmst den von { $victim }.
        [named] Kein Teufel ist daheim: { $seat } nimmt deinen.
       *[no] Kein Teufel ist daheim: { $seat } nimmt den von { $victim }.
    }
# $seat
teufel-teufel-event-devils-home =
    { $you ->
        [yes] Teufel, Teufel! Deine beiden fliegen heim.
       *[no] Teufel, Teufel! Die beiden von { $seat } fliegen heim.
    }
# $seat, $letter
teufel-teufel-event-letter-lost =
    { $you ->
        [yes] Du verlierst dein { $letter }.
       *[no] { $seat } verliert das { $letter }.
    }
# $seat, $cell
teufel-teufel-event-tower =
    { $you ->
        [yes] Du bist beim Turm auf { $cell } angekommen.
       *[no] { $seat } ist beim Turm auf { $cell } angekommen.
    }
# $seat, $cell, $card
teufel-teufel-event-peek =
    { $card ->
        [unknown] { $you ->
            [yes] Du siehst dir die Karte auf { $cell } an.
           *[no] { $seat } sieht sich heimlich die Karte auf { $cell } an.
        }
       *[other] { $you ->
            [yes] Du siehst dir die Karte auf { $cell } an: Es ist { $card-the }.
           *[no] { $seat } sieht sich die Karte auf { $cell } an: Es ist { $card-the }.
        }
    }
# $seat
teufel-teufel-event-banished =
    { $you ->
        [yes] Du schickst deinen Teufel heim.
       *[no] { $seat } schickt den Teufel heim.
    }
# $seat, $to
teufel-teufel-event-devil-handed =
    { $you ->
        [yes] Du gibst deinen Teufel an { $to } weiter.
        [named] { $seat } gibt den Teufel an dich weiter.
       *[no] { $seat } gibt den Teufel an { $to } weiter.
    }
# $seat, $to
teufel-teufel-event-devil-kept =
    { $you ->
        [yes] Du behältst deinen Teufel und verschonst { $to }.
        [named] { $seat } behält den Teufel und verschont dich.
       *[no] { $seat } behält den Teufel und verschont { $to }.
    }
# $seat, $to, $cell
teufel-teufel-event-not-handed =
    { $you ->
        [yes] Die Karte auf { $cell } schützt { $to } vor deinem Teufel.
        [named] Die Karte auf { $cell } schützt dich vor dem Teufel von { $seat }.
       *[no] Die Karte auf { $cell } schützt { $to } vor dem Teufel von { $seat }.
    }
# $seat, $cell
teufel-teufel-event-swap-begins =
    { $you ->
        [yes] Du wählst die Karte auf { $cell } zum Tausch.
       *[no] { $seat } wählt die Karte auf { $cell } zum Tausch.
    }
# $seat, $from, $to
teufel-teufel-event-swap =
    { $you ->
        [yes] Du tauschst die Karten auf { $from } und { $to }.
       *[no] { $seat } tauscht die Karten auf { $from } und { $to }.
    }
# $seat, $cell
teufel-teufel-event-lifted =
    { $you ->
        [yes] Du nimmst die Karte von { $cell } auf.
       *[no] { $seat } nimmt die Karte von { $cell } auf.
    }
# Mehrere Karten nacheinander: $seat, $cells
teufel-teufel-event-lifted-cards =
    { $you ->
        [yes] Du nimmst die Karten von { $cells } auf.
       *[no] { $seat } nimmt die Karten von { $cells } auf.
    }
# $seat, $cards
teufel-teufel-event-mixed =
    { $you ->
        [yes] Deine { $cards } Karten werden verdeckt gemischt.
       *[no] Die { $cards } Karten von { $seat } werden verdeckt gemischt.
    }
# $seat, $cell
teufel-teufel-event-laid =
    { $you ->
        [yes] Du legst eine Karte auf { $cell }.
       *[no] { $seat } legt eine Karte auf { $cell }.
    }
# Mehrere Karten nacheinander: $seat, $cells
teufel-teufel-event-laid-cards =
    { $you ->
        [yes] Du legst die Karten auf { $cells }.
       *[no] { $seat } legt die Karten auf { $cells }.
    }
# $seat, $place
teufel-teufel-event-left =
    { $place ->
        [1] { $you ->
            [yes] Du entkommst der Hölle vor allen anderen: Du gewinnst!
           *[no] { $seat } entkommt der Hölle vor allen anderen und gewinnt.
        }
       *[other] { $you ->
            [yes] Du entkommst der Hölle, auf Platz { $place }.
           *[no] { $seat } entkommt der Hölle, auf Platz { $place }.
        }
    }
# $seat, $cell, $card
teufel-teufel-event-revealed =
    { $you ->
        [yes] Von draußen deckst du auf { $cell } { $card-object } auf.
       *[no] Von draußen deckt { $seat } auf { $cell } { $card-object } auf.
    }
# $seat
teufel-teufel-event-pass =
    { $you ->
        [yes] Du kannst nichts tun und passt.
       *[no] { $seat } kann nichts tun und passt.
    }
# $reason, $left (in der Reihenfolge, in der sie hinauskamen), $losers
teufel-teufel-event-game-over =
    { $reason ->
        [last_one] { teufel-teufel-outcome-last_one }
        [judgement] { teufel-teufel-outcome-judgement }
       *[max_turns] { teufel-teufel-outcome-max_turns }
    }

## Wie das Spiel ausging: $left (in der Reihenfolge, in der sie hinauskamen, oder „none“), $losers

teufel-teufel-outcome-last_one = Nur einer bleibt zurück. Der Hölle entkommen, der Reihe nach: { $left }. In der Hölle auf ewig: { $losers }.
teufel-teufel-outcome-judgement =
    { $left ->
        [none] Alle Karten liegen offen: Der Jüngste Tag ist da. Niemand ist entkommen, also gewinnt niemand.
       *[other] Alle Karten liegen offen: Der Jüngste Tag ist da. Der Hölle entkommen, der Reihe nach: { $left }. In der Hölle auf ewig: { $losers }.
    }
teufel-teufel-outcome-max_turns =
    { $left ->
        [none] Der letzte Zug ist gespielt. Niemand ist entkommen, also gewinnt niemand.
       *[other] Der letzte Zug ist gespielt. Der Hölle entkommen, der Reihe nach: { $left }. In der Hölle auf ewig: { $losers }.
    }

## Absagen: ein Spieler kann hier seine Nummer sein

teufel-teufel-refusal-04 = In der Mitte startet niemand: Dort wohnen die Teufel.
# $cell, $seat, $gap
teufel-teufel-refusal-06 =
    { $gap ->
        [0] Auf { $cell } startet schon { teufel-teufel-seat }.
        [one] { $cell } liegt gleich neben dem Schlitten von { teufel-teufel-seat }. Drei Felder müssen dazwischenliegen.
       *[other] { $cell } ist nur { $gap } Schritte vom Schlitten von { teufel-teufel-seat } entfernt. Drei Felder müssen dazwischenliegen.
    }
# $cell
teufel-teufel-refusal-06-jam = Kein Feld ist von allen Schlitten weit genug entfernt, darum gelten nur die fernsten. { $cell } liegt näher.
# $action
teufel-teufel-refusal-08 = „{ $action }“ gibt es in diesem Spiel nicht.
# $action
teufel-teufel-refusal-08-place = „{ $action }“ muss warten: Stell erst deinen Schlitten aufs Brett.
# $action
teufel-teufel-refusal-08-turn = „{ $action }“ geht jetzt nicht: Fahr mit deinem Schlitten, tausche zwei Karten oder misch welche, wenn du besessen bist.
# $action
teufel-teufel-refusal-08-moving = „{ $action }“ geht unterwegs nicht: Fahr weiter oder halte an.
# $action
teufel-teufel-refusal-08-tower = „{ $action }“ muss warten: Du bist an einem Turm. Sieh dir eine Karte an, schick deinen Teufel heim oder lass es dabei.
# $action
teufel-teufel-refusal-08-take = „{ $action }“ muss warten: Such aus, wem du den Teufel nimmst.
# $action
teufel-teufel-refusal-08-lose = „{ $action }“ muss warten: Such einen Buchstaben aus, den du abgibst.
# $action
teufel-teufel-refusal-08-give = „{ $action }“ muss warten: Sag, ob du deinen Teufel weitergibst oder behältst.
# $action
teufel-teufel-refusal-08-swap = „{ $action }“ muss warten: Such die zweite Karte für den Tausch aus.
# $action
teufel-teufel-refusal-08-lift = „{ $action }“ muss warten: Du nimmst gerade Karten zum Mischen. Nimm noch eine oder leg sie hin.
# $action
teufel-teufel-refusal-08-lay = „{ $action }“ muss warten: Leg erst die übrigen gemischten Karten hin.
# $action
teufel-teufel-refusal-08-reveal = „{ $action }“ geht nicht mehr: Du bist draußen. Deck eine Karte auf.
teufel-teufel-refusal-09 = Du kannst nicht passen, denn es gibt etwas, das du tun kannst.
# $from, $to
teufel-teufel-refusal-10 = { $to } liegt nicht waagrecht oder senkrecht neben { $from }.
# $cell
teufel-teufel-refusal-11-again = Auf { $cell } warst du in dieser Fahrt schon, und seither wurde keine Karte aufgedeckt.
teufel-teufel-refusal-11-start = Vor dem ersten Schritt kannst du nicht anhalten.
teufel-teufel-refusal-11-centre = In der Mitte kannst du nicht anhalten: Fahr weiter.
# $seat
teufel-teufel-refusal-16 = { teufel-teufel-seat } hat keinen Teufel, den du nehmen könntest.
teufel-teufel-refusal-16-self = Deinen eigenen Teufel kannst du nicht nehmen. Such den eines anderen aus.
# $cell
teufel-teufel-refusal-17-up = Die Karte auf { $cell } liegt offen, für alle zu sehen.
# $cell
teufel-teufel-refusal-17-none = Auf { $cell } liegt keine Karte.
teufel-teufel-refusal-17-again = Der Turm erlaubt nur einen Blick, und den hattest du schon.
teufel-teufel-refusal-17-devil = Du hast keinen Teufel, den du heimschicken könntest.
# $cell, $seat
teufel-teufel-refusal-19 = { teufel-teufel-seat } steht auf { $cell }, und du hast keinen Teufel, der dich dorthin bringt.
# $home
teufel-teufel-refusal-20 =
    { $home ->
        [one] Ein Teufel ist in der Mitte daheim: Niemand darf hinein.
       *[other] { $home } Teufel sind in der Mitte daheim: Niemand darf hinein.
    }
teufel-teufel-refusal-22 = In der Mitte darf man nicht anhalten, und von dort kämst du nicht weiter.
teufel-teufel-refusal-23 = In die Mitte wird nie eine Karte gelegt.
# $letter
teufel-teufel-refusal-25 = Du hast kein { $letter }, das du abgeben könntest.
# $cell
teufel-teufel-refusal-30 = Auf { $cell } stehen schon zwei Schlitten: Für einen dritten ist kein Platz.
# $cell, $seat
teufel-teufel-refusal-34-sled = Die Karte auf { $cell } liegt unter dem Schlitten von { teufel-teufel-seat } und lässt sich nicht tauschen.
# $cell
teufel-teufel-refusal-34-none = Auf { $cell } liegt keine Karte zum Tauschen.
# $cell, $card
teufel-teufel-refusal-34-colour = Auf { $cell } liegt offen { $card-the }. Von den offenen Karten darfst du nur die deiner eigenen Farbe tauschen.
# $cell, $card
teufel-teufel-refusal-34-special = Auf { $cell } liegt offen { $card-the }. Offene Teufel und Türme lassen sich nicht tauschen.
# $cell
teufel-teufel-refusal-34-same = { $cell } hast du schon ausgesucht. Zum Tauschen braucht es eine zweite Karte.
# $cell
teufel-teufel-refusal-34-single = Keine andere Karte lässt sich mit der auf { $cell } tauschen.
teufel-teufel-refusal-35-possessed = Nur Besessene dürfen Karten mischen, und du hast keinen Teufel.
# $cell
teufel-teufel-refusal-35-none = Auf { $cell } liegt keine Karte, die du nehmen könntest.
teufel-teufel-refusal-35-four = Du hast vier Karten genommen, mehr geht nicht. Leg sie jetzt hin.
teufel-teufel-refusal-35-two = Nimm mindestens zwei Karten, bevor du eine hinlegst.
teufel-teufel-refusal-35-single = Nur eine Karte ließe sich nehmen, und zum Mischen braucht es zwei.
# $cell, $seat
teufel-teufel-refusal-36-sled = Die Karte auf { $cell } liegt unter dem Schlitten von { teufel-teufel-seat } und lässt sich nicht nehmen.
# $cell
teufel-teufel-refusal-36-card = Auf { $cell } liegt schon eine Karte.
# $cell, $seat
teufel-teufel-refusal-36-occupied = Auf { $cell } steht der Schlitten von { teufel-teufel-seat }: Dort lässt sich keine Karte hinlegen.
# $cell
teufel-teufel-refusal-40-up = Die Karte auf { $cell } liegt schon offen.
# $cell
teufel-teufel-refusal-40-none = Auf { $cell } liegt keine Karte zum Aufdecken.
teufel-teufel-refusal-41 = Das Spiel ist aus.

## Die Spieler

teufel-teufel-seat-0 = Ruprecht
teufel-teufel-seat-1 = Mathilde
teufel-teufel-seat-2 = Gottlieb
teufel-teufel-seat-3 = Yolande
teufel-teufel-seat-4 = Nero
teufel-teufel-seat-5 = Walburga
# $seat als Nummer oder als Name
teufel-teufel-seat =
    { $seat ->
        [0] { teufel-teufel-seat-0 }
        [1] { teufel-teufel-seat-1 }
        [2] { teufel-teufel-seat-2 }
        [3] { teufel-teufel-seat-3 }
        [4] { teufel-teufel-seat-4 }
        [5] { teufel-teufel-seat-5 }
       *[other] { $seat }
    }
teufel-teufel-seat-0-emblem = der rote Schlitten
teufel-teufel-seat-1-emblem = der blaue Schlitten
teufel-teufel-seat-2-emblem = der grüne Schlitten
teufel-teufel-seat-3-emblem = der gelbe Schlitten
teufel-teufel-seat-4-emblem = der schwarze Schlitten
teufel-teufel-seat-5-emblem = der weiße Schlitten
teufel-teufel-seat-0-sin = Trug zu Weihnachten die Rute, und das mit Freude.
teufel-teufel-seat-1-sin = Ließ nie jemanden ausreden.
teufel-teufel-seat-2-sin = Las fremde Briefe und verbesserte die Rechtschreibung.
teufel-teufel-seat-3-sin = Hat dieselbe Gans an drei Klöster verkauft.
teufel-teufel-seat-4-sin = Sang öffentlich und ließ die Türen verriegeln.
teufel-teufel-seat-5-sin = Kam nur zum Tanzen und verpasste den letzten Besen.
teufel-teufel-devil = Teufel
teufel-teufel-tower = Turm

## Wo der Zug gerade steht

teufel-teufel-phase-place = Die Schlitten werden aufgestellt
teufel-teufel-phase-turn = Fahren, tauschen oder mischen
teufel-teufel-phase-moving = Ein Schlitten ist unterwegs
teufel-teufel-phase-tower = Ein Blick vom Turm
teufel-teufel-phase-take = Wem wird der Teufel genommen?
teufel-teufel-phase-lose = Buchstaben müssen weg
teufel-teufel-phase-give = Den Teufel weitergeben?
teufel-teufel-phase-swap = Zwei Karten werden getauscht
teufel-teufel-phase-lift = Karten werden zum Mischen genommen
teufel-teufel-phase-lay = Gemischte Karten werden hingelegt
teufel-teufel-phase-reveal = Von draußen werden Karten aufgedeckt
teufel-teufel-phase-over = Das Spiel ist aus

## Was vor den Spielern und in der Mitte liegt

# $turn
teufel-teufel-turn = Zug { $turn }
# $count
teufel-teufel-home =
    { $count ->
        [0] kein Teufel daheim
        [one] ein Teufel daheim
       *[other] { $count } Teufel daheim
    }
# $count
teufel-teufel-hidden =
    { $count ->
        [0] keine Karte verdeckt
        [one] eine Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
# $count
teufel-teufel-devils =
    { $count ->
        [one] ein Teufel
       *[other] { $count } Teufel
    }
# $count
teufel-teufel-towers =
    { $count ->
        [one] ein Turm
       *[other] { $count } Türme
    }
# $letters
teufel-teufel-letters = Buchstaben: { $letters }
teufel-teufel-letters-none = noch kein Buchstabe
# $letters
teufel-teufel-missing = noch zu finden: { $letters }
teufel-teufel-missing-none = alle sechs Buchstaben
teufel-teufel-possessed = besessen
teufel-teufel-free = ohne Teufel
# $place
teufel-teufel-out =
    { $place ->
        [1] draußen, Platz 1
       *[other] draußen, Platz { $place }
    }
teufel-teufel-lost = auf ewig verdammt
# $seat, $you, $cell
teufel-teufel-stands =
    { $you ->
        [yes] Du stehst auf { $cell }.
       *[no] { $seat } steht auf { $cell }.
    }
# $seat, $you
teufel-teufel-not-placed =
    { $you ->
        [yes] Dein Schlitten ist noch nicht auf dem Brett.
       *[no] Der Schlitten von { $seat } ist noch nicht auf dem Brett.
    }
# $seat, $you
teufel-teufel-is-out =
    { $you ->
        [yes] Du bist aus der Hölle heraus.
       *[no] { $seat } ist aus der Hölle heraus.
    }
# Was nur der Leser gesehen hat: $cell, $card
teufel-teufel-known = Auf { $cell } liegt { $card-the }.
# Wo ein Spieler nachgesehen hat: $you, $cells
teufel-teufel-has-seen =
    { $you ->
        [yes] hast { $cells } gesehen
       *[no] hat { $cells } gesehen
    }
# Was man von einem Mischen weiß: $cards (ihre Namen), $cells
teufel-teufel-mixed = Irgendwo auf { $cells }: { $cards }
teufel-teufel-mixed-public = Allen bekannt
teufel-teufel-mixed-private = Nur dir bekannt
# $cards (ihre Namen)
teufel-teufel-unseen = Noch nicht gefunden: { $cards }
teufel-teufel-unseen-none = Du weißt von jeder Karte, wo sie liegt.

## Was das Brett vorliest

teufel-teufel-aria-board = Das Brett: sieben Reihen zu sieben Feldern
# $cell
teufel-teufel-aria-cell-empty = { $cell }, leer
# $cell
teufel-teufel-aria-cell-bordered = { $cell }, umrandet, leer
# $cell, $contents
teufel-teufel-aria-cell = { $cell }: { $contents }
# $count
teufel-teufel-aria-centre =
    { $count ->
        [0] der Teufelskopf, kein Teufel daheim
        [one] der Teufelskopf, ein Teufel daheim
       *[other] der Teufelskopf, { $count } Teufel daheim
    }
teufel-teufel-aria-card-hidden = eine verdeckte Karte
# $card
teufel-teufel-aria-card-up = { $card-the }
# $card
teufel-teufel-aria-card-known = eine verdeckte Karte (du kennst sie: { $card-the })
# $card
teufel-teufel-aria-card-revealed = eine verdeckte Karte: { $card }
# $seat, $you
teufel-teufel-aria-sled =
    { $you ->
        [yes] dein Schlitten
       *[no] der Schlitten von { $seat }
    }

## Was sich tun lässt

teufel-teufel-choose-move = Fahren
teufel-teufel-choose-swap = Zwei Karten tauschen
teufel-teufel-choose-shuffle = Zwei bis vier Karten mischen
teufel-teufel-choose-swap-first = Zwei Karten tauschen: die erste davon
teufel-teufel-choose-shuffle-first = Zwei bis vier Karten mischen: die erste davon
# $cell
teufel-teufel-action-place = Auf { $cell } starten
# $to
teufel-teufel-action-go = Nach { $to } fahren
# $to
teufel-teufel-action-go-on = Nach { $to } rücken, dann entscheiden, wie es weitergeht
# Mehrere Schritte: $to, $count
teufel-teufel-action-walk =
    { $count ->
        [0] { teufel-teufel-action-stop }
        [one] Nach { $to } fahren: ein Schritt
       *[other] Nach { $to } fahren: { $count } Schritte
    }
teufel-teufel-action-stop = Hier anhalten
# $cell
teufel-teufel-action-peek = Die Karte auf { $cell } ansehen
teufel-teufel-action-banish = Deinen Teufel heimschicken
teufel-teufel-action-done = Es dabei lassen
# $seat
teufel-teufel-action-take = Den Teufel von { teufel-teufel-seat } nehmen
# $letter
teufel-teufel-action-lose = Das { $letter } abgeben
# $cell
teufel-teufel-action-swap = Die Karte auf { $cell } mit einer anderen tauschen
# $cell
teufel-teufel-action-with = Sie mit der Karte auf { $cell } tauschen
# $from, $to
teufel-teufel-action-swap-with = Die Karten auf { $from } und { $to } tauschen
# $cell
teufel-teufel-action-lift = Die Karte auf { $cell } zum Mischen nehmen
# $cell
teufel-teufel-action-lay = Eine Karte auf { $cell } legen
teufel-teufel-action-give = Deinen Teufel weitergeben
teufel-teufel-action-keep = Deinen Teufel behalten
# $cell
teufel-teufel-action-reveal = Die Karte auf { $cell } aufdecken
teufel-teufel-action-pass = Passen

## Was eine Fahrt brächte, nach Abschnitten

teufel-teufel-brings-12 = Eine verdeckte Karte: Sie wird dort aufgedeckt.
teufel-teufel-brings-14 = Ein Buchstabe für deinen Schlitten.
teufel-teufel-brings-15 = Ein Teufel steigt in deinen Schlitten.
teufel-teufel-brings-17 = Ein Turm: eine Karte ansehen, einen Teufel loswerden.
teufel-teufel-brings-25 = Ein zweiter Teufel: Beide fliegen heim, mit zwei Buchstaben.
teufel-teufel-brings-27 = Eine verdeckte Karte: Hältst du dort an, wird sie aufgedeckt.
teufel-teufel-brings-31 = Dein Teufel geht an den, der dort steht.
teufel-teufel-brings-32 = Eine Teufelskarte: Dort lässt sich nichts weitergeben.
teufel-teufel-brings-33 = Ein Turm: Dort lässt sich nichts weitergeben.
teufel-teufel-brings-38 = Du wärst aus der Hölle heraus.
teufel-teufel-brings-41 = Nur einer bliebe übrig: Das Spiel wäre aus.
teufel-teufel-brings-42 = Alle Karten lägen offen: der Jüngste Tag.
teufel-teufel-brings-46 = Die Höchstzahl der Züge: Das Spiel wäre aus.

## Varianten: Titel, Erklärungen und Werte

teufel-teufel-option-marked = Die umrandeten Felder
teufel-teufel-option-marked-doc = Die sechs Felder, auf denen anfangs keine Karte liegt. Wo sie auf dem alten Brett sind, sagt keine Quelle.
teufel-teufel-option-start_gap = Abstand der Schlitten
teufel-teufel-option-start_gap-doc = Wie die drei Felder zwischen zwei Schlitten beim Start gezählt werden.
teufel-teufel-option-start_gap-manhattan4 = waagerecht und senkrecht
teufel-teufel-option-start_gap-line4 = nur in derselben Reihe oder Spalte
teufel-teufel-option-start_gap-none = ohne Regel
teufel-teufel-option-give_devil = Den Teufel weitergeben
teufel-teufel-option-give_devil-doc = Ob man dem, bei dem man anhält, seinen Teufel geben muss oder darf.
teufel-teufel-option-give_devil-must = man muss
teufel-teufel-option-give_devil-may = man darf
teufel-teufel-option-judgement = Der Jüngste Tag
teufel-teufel-option-judgement-doc = Ab wann offene Karten das Spiel beenden, wenn keine mehr verdeckt liegt.
teufel-teufel-option-judgement-always = von Anfang an
teufel-teufel-option-judgement-after_first_exit = sobald jemand draußen ist
teufel-teufel-option-centre_stop = In der Mitte anhalten
teufel-teufel-option-centre_stop-doc = Ob man auf dem Teufelskopf anhalten darf, solange alle Teufel fort sind.
teufel-teufel-option-centre_stop-no = nein
teufel-teufel-option-centre_stop-yes = ja
teufel-teufel-option-start_again = Zurück auf das Startfeld einer Fahrt
teufel-teufel-option-start_again-doc = Ob man in einer Fahrt, einmal, auf das Feld zurückdarf, auf dem sie begonnen hat.
teufel-teufel-option-start_again-yes = ja
teufel-teufel-option-start_again-no = nein
teufel-teufel-option-flight_special = Flug über Teufel und Türme
teufel-teufel-option-flight_special-doc = Was offene Teufel und Türme mit jemandem tun, der über sie fliegt.
teufel-teufel-option-flight_special-stop = sie halten ihn an
teufel-teufel-option-flight_special-pass = sie lassen ihn weiter
teufel-teufel-option-flight_flip = Landung auf verdeckter Karte
teufel-teufel-option-flight_flip-doc = Ob die Karte aufgedeckt wird, auf der ein Besessener anhält.
teufel-teufel-option-flight_flip-flip_on_stop = wird aufgedeckt
teufel-teufel-option-flight_flip-no_flip = bleibt verdeckt
teufel-teufel-option-shuffle_under_sled = Karten unter Schlitten mischen
teufel-teufel-option-shuffle_under_sled-doc = Ob man Karten zum Mischen nehmen darf, auf denen ein Schlitten steht.
teufel-teufel-option-shuffle_under_sled-no = nein
teufel-teufel-option-shuffle_under_sled-yes = ja
teufel-teufel-option-max_turns = Höchstzahl der Züge
teufel-teufel-option-max_turns-doc = Nach wie vielen Zügen das Spiel endet wie am Jüngsten Tag.
teufel-teufel-option-max_turns-0 = ohne Grenze
teufel-teufel-option-first_player = Wer anfängt
teufel-teufel-option-first_player-doc = Wer den ersten Schlitten aufstellt und den ersten Zug hat. Nach den Regeln ist es der Älteste am Tisch.
teufel-teufel-option-first_player-0 = { teufel-teufel-seat-0 }
teufel-teufel-option-first_player-1 = { teufel-teufel-seat-1 }
teufel-teufel-option-first_player-2 = { teufel-teufel-seat-2 }
teufel-teufel-option-first_player-3 = { teufel-teufel-seat-3 }
teufel-teufel-option-first_player-4 = { teufel-teufel-seat-4 }
teufel-teufel-option-first_player-5 = { teufel-teufel-seat-5 }

## Im Terminal

teufel-teufel-terminal-face-down = verdeckt
teufel-teufel-terminal-bordered = umrandet, leer
teufel-teufel-terminal-open = möglich
teufel-teufel-terminal-chosen = gewählt
# $place
teufel-teufel-terminal-out = raus: { $place }
teufel-teufel-terminal-farther = Weiter fahren: wohin …
# $cells
teufel-teufel-terminal-cells-hidden = Verdeckte Karten: { $cells }
# $cells
teufel-teufel-terminal-cells-empty = Ohne Karte: { $cells }
# $centre, $marked
teufel-teufel-terminal-plan = Sieben Reihen mit je sieben Feldern: Die Spalten heißen a bis g von links, die Reihen 1 bis 7 von oben. Der Teufelskopf ist { $centre }. Umrandet, und anfangs ohne Karte: { $marked }.

## Der Tisch auf der Seite

# Die Spieler
teufel-teufel-table-seats = Die Spieler
teufel-teufel-table-own = Dein Platz
# $colour
teufel-teufel-table-own-colour = Deine Farbe: { $colour }
teufel-teufel-table-hold = Du hast
teufel-teufel-table-find = Noch zu finden
teufel-teufel-table-nothing = nichts
teufel-teufel-table-no-letters = noch nichts
# $count, $letters
teufel-teufel-table-holds =
    { $count ->
        [0] hat keine Buchstaben
        [one] hat den Buchstaben { $letters }
       *[other] hat die Buchstaben { $letters }
    }
# $cell
teufel-teufel-table-stands = auf { $cell }
teufel-teufel-table-next = als Nächstes
teufel-teufel-table-nobody-out = Niemand kommt heraus
teufel-teufel-table-ended-last_one = Nur einer bleibt zurück.
teufel-teufel-table-ended-judgement = Alle Karten liegen offen: Der Jüngste Tag ist da.
teufel-teufel-table-ended-max_turns = Der letzte Zug ist gespielt.
teufel-teufel-table-outside = noch nicht auf dem Brett
# $count: Buchstaben, die noch fehlen
teufel-teufel-table-plight-free =
    { $count ->
        [0] Sechs Buchstaben und kein Teufel: Sobald du hier fertig bist, entkommst du.
        [one] Noch ein Buchstabe, und du entkommst.
       *[other] { teufel-teufel-aim }
    }
# $count: Buchstaben, die noch fehlen
teufel-teufel-table-plight-possessed =
    { $count ->
        [0] Alle Buchstaben, aber ein Teufel: Werde ihn los, und du bist draußen.
       *[other] Besessen: Du darfst über verdeckte Karten und andere Schlitten fliegen, aber nicht aus der Hölle.
    }
# $phase, $seat
teufel-teufel-table-waiting =
    { $phase ->
        [place] { $seat } sucht einen Platz für den Anfang.
        [tower] { $seat } ist an einem Turm.
        [take] { $seat } nimmt jemandem einen Teufel ab.
        [lose] { $seat } hat zwei Teufel und muss Buchstaben abgeben.
        [give] { $seat } darf einen Teufel weitergeben.
        [swap] { $seat } tauscht zwei Karten.
        [lift] { $seat } nimmt Karten auf, um sie zu mischen.
        [lay] { $seat } legt gemischte Karten aus.
        [reveal] { $seat } ist draußen und deckt Karten auf.
        [moving] { $seat } ist unterwegs.
       *[other] { $seat } überlegt, was zu tun ist.
    }

# Was ein Zug sein kann
teufel-teufel-table-prompt = Was zu tun ist
teufel-teufel-table-modes = Was dein Zug sein soll
teufel-teufel-table-mode-move = Fahren
teufel-teufel-table-mode-swap = Tauschen
teufel-teufel-table-mode-shuffle = Mischen
teufel-teufel-table-closed-move = Dein Schlitten kann nirgendwohin: Alle Felder daneben sind dir verschlossen.
teufel-teufel-table-closed-swap = Es gibt keine zwei Karten, die du tauschen darfst: Sie müssen verdeckt sein oder deine Farbe haben und dürfen unter keinem Schlitten liegen.
# $possessed
teufel-teufel-table-closed-shuffle =
    { $possessed ->
        [yes] Es gibt keine zwei Karten, die man aufnehmen darf.
       *[no] Nur wer besessen ist, darf Karten mischen.
    }

# Was gefragt ist: Überschriften
teufel-teufel-table-title-place = Wo fängst du an?
# Der Schlitten fährt, wohin er geschickt wurde
teufel-teufel-table-underway = Unterwegs
teufel-teufel-table-title-move = Wohin?
teufel-teufel-table-title-moving = Weiter oder hier bleiben?
teufel-teufel-table-title-swap = Zwei Karten tauschen
teufel-teufel-table-title-lift = Welche Karten?
teufel-teufel-table-title-lay = Wohin damit?
teufel-teufel-table-title-tower = Am Turm
teufel-teufel-table-title-take = Wessen Teufel?
# $count
teufel-teufel-table-title-lose =
    { $count ->
        [one] Ein Buchstabe muss weg
       *[other] Zwei Buchstaben müssen weg
    }
teufel-teufel-table-title-give = Den Teufel weitergeben?
teufel-teufel-table-title-reveal = Du bist der Hölle entkommen
teufel-teufel-table-title-pass = Nichts zu machen

# Was gefragt ist: in ein, zwei Sätzen
teufel-teufel-table-ask-place = Wähle irgendein freies Feld für deinen Schlitten. Liegt dort eine Karte, bleibt sie verdeckt; auf Feldern im Efeu liegt keine.
# $hovers: der Zeiger kann schweben; ein Finger tippt erst, um zu sehen, dann, um zu fahren
teufel-teufel-table-ask-move =
    { $hovers ->
        [yes] Zeig auf ein leuchtendes Feld, um den Weg zu sehen und was er bringt; mit einem Klick fährst du hin.
       *[no] Tipp auf ein leuchtendes Feld, um den Weg zu sehen und was er bringt; tipp noch einmal darauf, um hinzufahren.
    }
# $stop
teufel-teufel-table-ask-moving =
    { $stop ->
        [yes] Du darfst weiter auf ein leuchtendes Feld oder hier bleiben.
       *[no] Hier darfst du nicht bleiben: Fahr weiter.
    }
teufel-teufel-table-ask-swap = Wähle die erste Karte. Nichts geschieht, bevor du beide gewählt hast.
# $cell
teufel-teufel-table-ask-swap-second = Die Karte auf { $cell }, und welche noch?
# $from, $to: Felder; $one, $other: was jetzt darauf liegt
teufel-teufel-table-ask-swap-then = Danach liegt auf { $to }: { $one }. Und auf { $from }: { $other }.
# $count: gewählte Karten
teufel-teufel-table-ask-lift =
    { $count ->
        [0] Wähle zwei bis vier Karten. Sie werden verdeckt und gemischt.
        [one] Eine Karte ist gewählt: Nimm mindestens noch eine.
        [4] Vier Karten sind gewählt: Mehr geht nicht.
       *[other] { $count } Karten sind gewählt: Nimm mehr oder wähle Felder dafür.
    }
# $count: Plätze, die noch zu wählen sind
teufel-teufel-table-ask-lay =
    { $count ->
        [0] Jede hat ihren Platz. Niemand wird wissen, welche wo liegt.
        [one] Wähle noch ein Feld, auf dem weder eine Karte liegt noch ein Schlitten steht.
       *[other] Wähle { $count } Felder, auf denen weder eine Karte liegt noch ein Schlitten steht.
    }
# $leaves, $both, $look
teufel-teufel-table-ask-tower =
    { $leaves ->
        [yes] Du hast alle sechs Buchstaben und keinen Teufel. Bevor du gehst, darfst du noch eine verdeckte Karte ansehen.
       *[no] { $both ->
            [yes] Du darfst eine verdeckte Karte ansehen und deinen Teufel heimschicken.
           *[no] { $look ->
                [yes] Du darfst eine verdeckte Karte ansehen. Nur du wirst sie kennen.
               *[no] Du darfst deinen Teufel heimschicken.
            }
        }
    }
teufel-teufel-table-ask-take = Alle vier Teufel sind unterwegs. Nimm jemandem einen ab.
# $count
teufel-teufel-table-ask-lose =
    { $count ->
        [one] Beide Teufel fliegen heim. Wähle den Buchstaben, der mitgeht.
       *[other] Beide Teufel fliegen heim. Wähle die zwei Buchstaben, die mitgehen.
    }
# $seat
teufel-teufel-table-ask-give = { $seat } steht auch hier. Du darfst deinen Teufel weitergeben oder behalten.
# $count: schon aufgedeckte Karten
teufel-teufel-table-ask-reveal =
    { $count ->
        [0] Decke zwei Karten auf, eine nach der anderen. Liegen alle offen, sind die anderen verloren.
       *[other] Decke noch eine Karte auf.
    }
teufel-teufel-table-ask-pass = Du kannst weder fahren noch tauschen noch mischen. Du musst passen.

# Wörter, nach denen Neulinge fragen
teufel-teufel-table-word-letter = Buchstaben
teufel-teufel-table-word-letter-is = Jeder Schlitten braucht die sechs Buchstaben A bis F in seiner Farbe. Sie liegen auf den Karten; wer auf einen eigenen kommt, hat ihn.
teufel-teufel-table-word-space = a1 bis g7
teufel-teufel-table-word-space-is = Die Felder: a bis g quer, 1 bis 7 hinunter, wie es am Rand des Bretts steht.
teufel-teufel-table-word-devil = Teufel
teufel-teufel-table-word-devil-is = Eine Karte, oder ihr Teufel in deinem Schlitten. Mit einem bist du besessen; ein zweiter kostet dich Buchstaben.
teufel-teufel-table-word-possessed = Besessen
teufel-teufel-table-word-possessed-is = Mit einem Teufel im Schlitten: Du fliegst über verdeckte Karten und Schlitten und darfst mischen, aber die Hölle nicht verlassen.
teufel-teufel-table-word-shuffle = Mischen
teufel-teufel-table-word-shuffle-is = Für Besessene: zwei bis vier Karten aufnehmen, verdeckt mischen und auf freie Felder legen. Dann weiß niemand mehr, welche wo liegt.
teufel-teufel-table-word-tower = Turm
teufel-teufel-table-word-tower-is = Eine Karte, auf der du eine verdeckte Karte ansehen und deinen Teufel heimschicken darfst.

# Was man drücken kann
# $cell, $flies
teufel-teufel-table-go =
    { $flies ->
        [yes] Nach { $cell } fliegen
       *[no] Nach { $cell } fahren
    }
# $count, $flies
teufel-teufel-table-length =
    { $flies ->
        [yes] { $count ->
            [one] Im Flug ein Feld weit
           *[other] Im Flug { $count } Felder weit
        }
       *[no] { $count ->
            [one] Ein Schritt
           *[other] { $count } Schritte
        }
    }
# Am Turm: fertig sein und damit draußen
teufel-teufel-table-leave = Die Hölle verlassen
teufel-teufel-table-swap = Beide tauschen
# $cell, $taken
teufel-teufel-table-lift =
    { $taken ->
        [yes] Die Karte auf { $cell } doch liegen lassen
       *[no] Die Karte auf { $cell } aufnehmen
    }
# $cell, $taken
teufel-teufel-table-lay =
    { $taken ->
        [yes] Auf { $cell } doch keine Karte legen
       *[no] Auf { $cell } eine Karte legen
    }
teufel-teufel-table-lay-now = Felder dafür auswählen
teufel-teufel-table-lay-home = Auf dieselben Felder
teufel-teufel-table-shuffle = Mischen und auslegen
teufel-teufel-table-back = Einen Schritt zurück
teufel-teufel-table-losable = Deine Buchstaben
# $count
teufel-teufel-table-lose-first =
    { $count ->
        [one] Wähle einen Buchstaben
       *[other] Wähle zwei Buchstaben
    }
# $letters
teufel-teufel-table-lose = { $letters } abgeben
teufel-teufel-table-list = als Liste
# $count
teufel-teufel-table-list-all =
    { $count ->
        [one] Ein Feld als Liste
       *[other] Alle { $count } Felder als Liste
    }

# Was das Anhalten bringt, nach seiner Regel: $meeting (was die Karte tut: open, won, known, ends, none),
# $letter, $seat (wer dort steht), $own (die beiden Teufel sind deine)
teufel-teufel-table-brings-nothing =
    { $meeting ->
        [ends] Dein { $letter } hast du noch nicht gefunden: Dein Zug endet dort.
       *[other] Dort darfst du anhalten.
    }
teufel-teufel-table-brings-12 =
    { $meeting ->
        [won] Du deckst dein { $letter } auf und gewinnst es.
        [open] Die Karte wird aufgedeckt: Mit einem Buchstaben, den du schon hast, darfst du weiter.
        [known] Die Karte wird aufgedeckt: Du hast ihren Buchstaben und darfst weiter.
       *[other] Die Karte wird aufgedeckt.
    }
teufel-teufel-table-brings-14 =
    { $letter ->
        [none] Du gewinnst einen Buchstaben.
       *[other] Du gewinnst dein { $letter }.
    }
teufel-teufel-table-brings-25 =
    { $own ->
        [yes] Zwei Teufel: Beide fliegen heim und zwei deiner Buchstaben mit ihnen.
       *[no] { $seat } hat dann zwei Teufel: Beide fliegen heim und zwei Buchstaben mit ihnen.
    }
teufel-teufel-table-brings-27 =
    { $meeting ->
        [won] Du deckst dein { $letter } auf und gewinnst es.
        [open] Landest du dort, wird die Karte aufgedeckt: Mit einem Buchstaben, den du schon hast, darfst du weiter.
        [known] Landest du dort, wird die Karte aufgedeckt: Du hast ihren Buchstaben und darfst weiter.
       *[other] Landest du dort, wird die Karte aufgedeckt.
    }
teufel-teufel-table-brings-28 =
    { $letter ->
        [none] Du gewinnst einen Buchstaben.
       *[other] Du gewinnst dein { $letter }.
    }
teufel-teufel-table-brings-31 = Dein Teufel geht an { $seat }.

# Was man von verdeckten Karten weiß
teufel-teufel-table-know = Was du weißt
teufel-teufel-table-know-secret = Nur du weißt es.

# $seats
teufel-teufel-table-aria-seen = gesehen von { $seats }

## Die Zeichen auf dem Brett

teufel-teufel-sign-own = dein eigener Schlitten
teufel-teufel-sign-go = das kannst du wählen
teufel-teufel-sign-gain = ein Buchstabe für deinen Schlitten
teufel-teufel-sign-danger = ein Teufel kommt, oder Buchstaben gehen
teufel-teufel-sign-left = hier war vorher ein Schlitten oder eine Karte
teufel-teufel-sign-reached = ein Schlitten ist hierher gekommen
teufel-teufel-sign-swapped = mit einer anderen Karte getauscht
teufel-teufel-sign-shuffled = beim Mischen hierhin gelegt
teufel-teufel-sign-seen = jemand hat diese Karte angesehen

## Was für einen richtigen Tisch gedruckt wird

teufel-teufel-print-sleds = Schlitten
teufel-teufel-print-sleds-how = Einer vor jedem Platz, auf Pappe geklebt: Buchstaben kommen auf die sechs Löcher, der Teufel in die Mitte.
teufel-teufel-print-markers = Schlitten für das Brett
teufel-teufel-print-markers-how = Auf Pappe kleben und ausschneiden: sie zeigen auf dem Brett, wo jeder Schlitten steht.
teufel-teufel-print-pegs = Buchstabenstifte
teufel-teufel-print-pegs-how = Auf Pappe kleben und ausschneiden: sechs von jedem Buchstaben.
teufel-teufel-print-devils = Teufelsstifte
teufel-teufel-print-devils-how = Zu Beginn liegen sie auf dem großen Kopf in der Mitte des Bretts.
