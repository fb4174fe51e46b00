### Kill Doctor Lucky auf Deutsch.
### Spieler kommen mit ihrem Namen, Listen schon verbunden, ein unbekannter Wert als „unknown“, niemand
### als „none“, ja und nein als „yes“ und „no“. $you ist „yes“, wenn $seat der Leser ist.

kill-doctor-lucky-title = Kill Doctor Lucky
kill-doctor-lucky-tagline = Ein großes Haus, ein alter Herr, und bloß keine Zeugen.
kill-doctor-lucky-frame = Für zwei bis acht, etwa eine Stunde
kill-doctor-lucky-box = Nach der ersten Ausgabe von 1996 · andere Schachteln

# Was gewinnt, in einer Zeile
kill-doctor-lucky-aim = Wer den Doktor tötet, wo es niemand sieht, gewinnt.

## Die Namen der Dinge

# Die Parameter, die für einen Ort oder eine Karte stehen. Sie kommen als Kennung und werden benannt, mit
# diesen Formen daneben: $space-the, $space-object (Akkusativ), $space-in, $space-into, $space-from;
# $card-the, $card-object, $card-with.
kill-doctor-lucky-things = space from to card weapon room thing
kill-doctor-lucky-thing = { $thing }
kill-doctor-lucky-thing-the = { $thing-the }
# Eine Raumkarte, nach den Namen ihres Raumes.
kill-doctor-lucky-kind-room = { $thing }
    .the = die Karte „{ $thing }“
    .object = die Karte „{ $thing }“
    .with = mit der Karte „{ $thing }“
# Ein Ding ohne eigenen Namen hier, etwa ein Raum in einem selbst gezeichneten Haus.
kill-doctor-lucky-kind = { $thing }
    .the = „{ $thing }“
    .object = „{ $thing }“
    .in = in „{ $thing }“
    .into = nach „{ $thing }“
    .from = von „{ $thing }“
    .with = mit „{ $thing }“

## Die Orte im Haus

kill-doctor-lucky-name-drawing-room = Salon
    .the = der Salon
    .object = den Salon
    .in = im Salon
    .into = in den Salon
    .from = aus dem Salon
kill-doctor-lucky-name-parlor = Empfangszimmer
    .the = das Empfangszimmer
    .object = das Empfangszimmer
    .in = im Empfangszimmer
    .into = ins Empfangszimmer
    .from = aus dem Empfangszimmer
kill-doctor-lucky-name-billiard-room = Billardzimmer
    .the = das Billardzimmer
    .object = das Billardzimmer
    .in = im Billardzimmer
    .into = ins Billardzimmer
    .from = aus dem Billardzimmer
kill-doctor-lucky-name-dining-hall = Speisesaal
    .the = der Speisesaal
    .object = den Speisesaal
    .in = im Speisesaal
    .into = in den Speisesaal
    .from = aus dem Speisesaal
kill-doctor-lucky-name-sitting-room = Wohnzimmer
    .the = das Wohnzimmer
    .object = das Wohnzimmer
    .in = im Wohnzimmer
    .into = ins Wohnzimmer
    .from = aus dem Wohnzimmer
kill-doctor-lucky-name-trophy-room = Trophäenzimmer
    .the = das Trophäenzimmer
    .object = das Trophäenzimmer
    .in = im Trophäenzimmer
    .into = ins Trophäenzimmer
    .from = aus dem Trophäenzimmer
kill-doctor-lucky-name-green-house = Gewächshaus
    .the = das Gewächshaus
    .object = das Gewächshaus
    .in = im Gewächshaus
    .into = ins Gewächshaus
    .from = aus dem Gewächshaus
kill-doctor-lucky-name-winter-garden = Wintergarten
    .the = der Wintergarten
    .object = den Wintergarten
    .in = im Wintergarten
    .into = in den Wintergarten
    .from = aus dem Wintergarten
kill-doctor-lucky-name-kitchen = Küche
    .the = die Küche
    .object = die Küche
    .in = in der Küche
    .into = in die Küche
    .from = aus der Küche
kill-doctor-lucky-name-lancaster-room = Lancaster-Zimmer
    .the = das Lancaster-Zimmer
    .object = das Lancaster-Zimmer
    .in = im Lancaster-Zimmer
    .into = ins Lancaster-Zimmer
    .from = aus dem Lancaster-Zimmer
kill-doctor-lucky-name-master-suite = Schlafgemach
    .the = das Schlafgemach
    .object = das Schlafgemach
    .in = im Schlafgemach
    .into = ins Schlafgemach
    .from = aus dem Schlafgemach
kill-doctor-lucky-name-nursery = Kinderzimmer
    .the = das Kinderzimmer
    .object = das Kinderzimmer
    .in = im Kinderzimmer
    .into = ins Kinderzimmer
    .from = aus dem Kinderzimmer
kill-doctor-lucky-name-armory = Waffenkammer
    .the = die Waffenkammer
    .object = die Waffenkammer
    .in = in der Waffenkammer
    .into = in die Waffenkammer
    .from = aus der Waffenkammer
kill-doctor-lucky-name-library = Bibliothek
    .the = die Bibliothek
    .object = die Bibliothek
    .in = in der Bibliothek
    .into = in die Bibliothek
    .from = aus der Bibliothek
kill-doctor-lucky-name-tennessee-room = Tennessee-Zimmer
    .the = das Tennessee-Zimmer
    .object = das Tennessee-Zimmer
    .in = im Tennessee-Zimmer
    .into = ins Tennessee-Zimmer
    .from = aus dem Tennessee-Zimmer
kill-doctor-lucky-name-lilac-room = Fliederzimmer
    .the = das Fliederzimmer
    .object = das Fliederzimmer
    .in = im Fliederzimmer
    .into = ins Fliederzimmer
    .from = aus dem Fliederzimmer
kill-doctor-lucky-name-servants-quarters = Dienstbotentrakt
    .the = der Dienstbotentrakt
    .object = den Dienstbotentrakt
    .in = im Dienstbotentrakt
    .into = in den Dienstbotentrakt
    .from = aus dem Dienstbotentrakt
kill-doctor-lucky-name-hedge-maze = Heckenlabyrinth
    .the = das Heckenlabyrinth
    .object = das Heckenlabyrinth
    .in = im Heckenlabyrinth
    .into = ins Heckenlabyrinth
    .from = aus dem Heckenlabyrinth
kill-doctor-lucky-name-carriage-house = Remise
    .the = die Remise
    .object = die Remise
    .in = in der Remise
    .into = in die Remise
    .from = aus der Remise
kill-doctor-lucky-name-piazza = Piazza
    .the = die Piazza
    .object = die Piazza
    .in = auf der Piazza
    .into = auf die Piazza
    .from = von der Piazza
kill-doctor-lucky-name-foyer = Foyer
    .the = das Foyer
    .object = das Foyer
    .in = im Foyer
    .into = ins Foyer
    .from = aus dem Foyer
kill-doctor-lucky-name-gallery = Galerie
    .the = die Galerie
    .object = die Galerie
    .in = auf der Galerie
    .into = auf die Galerie
    .from = von der Galerie
kill-doctor-lucky-name-white-room = Weißes Zimmer
    .the = das Weiße Zimmer
    .object = das Weiße Zimmer
    .in = im Weißen Zimmer
    .into = ins Weiße Zimmer
    .from = aus dem Weißen Zimmer
kill-doctor-lucky-name-wine-cellar = Weinkeller
    .the = der Weinkeller
    .object = den Weinkeller
    .in = im Weinkeller
    .into = in den Weinkeller
    .from = aus dem Weinkeller
kill-doctor-lucky-name-e-hall = Ostflur
    .the = der Ostflur
    .object = den Ostflur
    .in = im Ostflur
    .into = in den Ostflur
    .from = aus dem Ostflur
kill-doctor-lucky-name-ne-hall = Nordostflur
    .the = der Nordostflur
    .object = den Nordostflur
    .in = im Nordostflur
    .into = in den Nordostflur
    .from = aus dem Nordostflur
kill-doctor-lucky-name-nw-hall = Nordwestflur
    .the = der Nordwestflur
    .object = den Nordwestflur
    .in = im Nordwestflur
    .into = in den Nordwestflur
    .from = aus dem Nordwestflur
kill-doctor-lucky-name-se-hall = Südostflur
    .the = der Südostflur
    .object = den Südostflur
    .in = im Südostflur
    .into = in den Südostflur
    .from = aus dem Südostflur
kill-doctor-lucky-name-sw-hall = Südwestflur
    .the = der Südwestflur
    .object = den Südwestflur
    .in = im Südwestflur
    .into = in den Südwestflur
    .from = aus dem Südwestflur
kill-doctor-lucky-name-w-hall = Westflur
    .the = der Westflur
    .object = den Westflur
    .in = im Westflur
    .into = in den Westflur
    .from = aus dem Westflur
kill-doctor-lucky-name-e-stairs = Osttreppe
    .the = die Osttreppe
    .object = die Osttreppe
    .in = auf der Osttreppe
    .into = auf die Osttreppe
    .from = von der Osttreppe
kill-doctor-lucky-name-w-stairs = Westtreppe
    .the = die Westtreppe
    .object = die Westtreppe
    .in = auf der Westtreppe
    .into = auf die Westtreppe
    .from = von der Westtreppe

## Waffen

kill-doctor-lucky-name-bad-cream = Ranzige Sahne
    .the = die ranzige Sahne
    .object = die ranzige Sahne
    .with = mit der ranzigen Sahne
kill-doctor-lucky-name-big-red-hammer = Großer roter Hammer
    .the = der große rote Hammer
    .object = den großen roten Hammer
    .with = mit dem großen roten Hammer
kill-doctor-lucky-name-billiard-cue = Billardqueue
    .the = das Billardqueue
    .object = das Billardqueue
    .with = mit dem Billardqueue
kill-doctor-lucky-name-broom-stick = Besenstiel
    .the = der Besenstiel
    .object = den Besenstiel
    .with = mit dem Besenstiel
kill-doctor-lucky-name-chain-saw = Kettensäge
    .the = die Kettensäge
    .object = die Kettensäge
    .with = mit der Kettensäge
kill-doctor-lucky-name-civil-war-cannon = Bürgerkriegskanone
    .the = die Bürgerkriegskanone
    .object = die Bürgerkriegskanone
    .with = mit der Bürgerkriegskanone
kill-doctor-lucky-name-crepe-pan = Crêpepfanne
    .the = die Crêpepfanne
    .object = die Crêpepfanne
    .with = mit der Crêpepfanne
kill-doctor-lucky-name-duck-decoy = Lockente
    .the = die Lockente
    .object = die Lockente
    .with = mit der Lockente
kill-doctor-lucky-name-killing-joke = Tödlicher Witz
    .the = der tödliche Witz
    .object = den tödlichen Witz
    .with = mit dem tödlichen Witz
kill-doctor-lucky-name-letter-opener = Brieföffner
    .the = der Brieföffner
    .object = den Brieföffner
    .with = mit dem Brieföffner
kill-doctor-lucky-name-loud-noise = Lauter Knall
    .the = der laute Knall
    .object = den lauten Knall
    .with = mit dem lauten Knall
kill-doctor-lucky-name-monkey-hand = Affenhand
    .the = die Affenhand
    .object = die Affenhand
    .with = mit der Affenhand
kill-doctor-lucky-name-piece-of-rope = Stück Seil
    .the = das Stück Seil
    .object = das Stück Seil
    .with = mit dem Stück Seil
kill-doctor-lucky-name-pinking-shears = Zackenschere
    .the = die Zackenschere
    .object = die Zackenschere
    .with = mit der Zackenschere
kill-doctor-lucky-name-rat-poison = Rattengift
    .the = das Rattengift
    .object = das Rattengift
    .with = mit dem Rattengift
kill-doctor-lucky-name-runcible-spoon = Göffel
    .the = der Göffel
    .object = den Göffel
    .with = mit dem Göffel
kill-doctor-lucky-name-shoe-horn = Schuhlöffel
    .the = der Schuhlöffel
    .object = den Schuhlöffel
    .with = mit dem Schuhlöffel
kill-doctor-lucky-name-silken-cord = Seidenschnur
    .the = die Seidenschnur
    .object = die Seidenschnur
    .with = mit der Seidenschnur
kill-doctor-lucky-name-tight-hat = Enger Hut
    .the = der enge Hut
    .object = den engen Hut
    .with = mit dem engen Hut
kill-doctor-lucky-name-trowel = Maurerkelle
    .the = die Maurerkelle
    .object = die Maurerkelle
    .with = mit der Maurerkelle

## Die übrigen Karten

kill-doctor-lucky-name-move1 = Bewegung 1
    .the = eine Bewegung 1
    .object = eine Bewegung 1
    .with = mit einer Bewegung 1
kill-doctor-lucky-name-move2 = Bewegung 2
    .the = eine Bewegung 2
    .object = eine Bewegung 2
    .with = mit einer Bewegung 2
kill-doctor-lucky-name-move3 = Bewegung 3
    .the = eine Bewegung 3
    .object = eine Bewegung 3
    .with = mit einer Bewegung 3
kill-doctor-lucky-name-fail1 = Fehlschlag 1
    .the = ein Fehlschlag 1
    .object = einen Fehlschlag 1
    .with = mit einem Fehlschlag 1
kill-doctor-lucky-name-fail2 = Fehlschlag 2
    .the = ein Fehlschlag 2
    .object = einen Fehlschlag 2
    .with = mit einem Fehlschlag 2
kill-doctor-lucky-name-fail3 = Fehlschlag 3
    .the = ein Fehlschlag 3
    .object = einen Fehlschlag 3
    .with = mit einem Fehlschlag 3

## Fehlschlagkarten: was den Doktor rettet; Karten eines Wertes teilen sich diese Titel

kill-doctor-lucky-fail1-title-1 = Die lose Stufe
kill-doctor-lucky-fail1-title-2 = Der Schuh quietscht
kill-doctor-lucky-fail1-title-3 = Ein Niesen
kill-doctor-lucky-fail1-title-4 = Der Schluckauf
kill-doctor-lucky-fail1-title-5 = Es zieht
kill-doctor-lucky-fail1-title-6 = Feuchte Hände
kill-doctor-lucky-fail2-title-1 = Der Butler lauscht
kill-doctor-lucky-fail2-title-2 = Der Tee ist serviert
kill-doctor-lucky-fail2-title-3 = Besuch vom Pfarrer
kill-doctor-lucky-fail2-title-4 = Der Teppich rutscht
kill-doctor-lucky-fail2-title-5 = Die Kerze verlischt
kill-doctor-lucky-fail2-title-6 = Die Katze ist beleidigt
kill-doctor-lucky-fail3-title-1 = Nur ein Porträt
kill-doctor-lucky-fail3-title-2 = Der falsche Doktor
kill-doctor-lucky-fail3-title-3 = Der Kronleuchter fällt
kill-doctor-lucky-fail3-title-4 = Die Blaskapelle

## Ereignisse

# $seat, $card
kill-doctor-lucky-event-starter-card =
    { $you ->
        [yes] Wer beginnt? Du deckst { $card-object } auf.
       *[no] Wer beginnt? { $seat } deckt { $card-object } auf.
    }
# $seat, $space
kill-doctor-lucky-event-doctor-placed =
    { $you ->
        [yes] Du hast die erste Raumkarte: Der Doktor beginnt { $space-in }.
       *[no] { $seat } hat die erste Raumkarte: Der Doktor beginnt { $space-in }.
    }
# $cards
kill-doctor-lucky-event-dealt =
    { $cards ->
        [one] Alle Karten werden gemischt, und jeder bekommt eine.
       *[other] Alle Karten werden gemischt, und jeder bekommt { $cards }.
    }
# $seat, $turn
kill-doctor-lucky-event-turn =
    { $you ->
        [yes] Zug { $turn }: Du bist dran.
       *[no] Zug { $turn }: { $seat } ist dran.
    }
# $seat, $space, $instead
kill-doctor-lucky-event-walked-in =
    { $you ->
        [yes] Der Doktor überrascht dich { $space-in }: Du bist dran.
       *[no] Der Doktor überrascht { $seat } { $space-in }: { $seat } ist dran.
    }{ $instead ->
        [none] { "" }
       *[other] { $you ->
            [named] { " " }Du musst warten.
           *[no] { " " }{ $instead } muss warten.
        }
    }
# $seat, $from, $to
kill-doctor-lucky-event-free-step =
    { $you ->
        [yes] Du gehst { $from-from } { $to-into }.
       *[no] { $seat } geht { $from-from } { $to-into }.
    }
# $seat, $card, $pawn
kill-doctor-lucky-event-move-card =
    { $pawn ->
        [lucky] { $you ->
            [yes] Du spielst { $card-object } für den Doktor.
           *[no] { $seat } spielt { $card-object } für den Doktor.
        }
       *[me] { $you ->
            [yes] Du spielst { $card-object }.
           *[no] { $seat } spielt { $card-object }.
        }
    }
# $seat, $pawn, $from, $to
kill-doctor-lucky-event-card-step =
    { $pawn ->
        [lucky] { $you ->
            [yes] Du lockst den Doktor { $from-from } { $to-into }.
           *[no] { $seat } lockt den Doktor { $from-from } { $to-into }.
        }
       *[me] { $you ->
            [yes] Du eilst { $from-from } { $to-into }.
           *[no] { $seat } eilt { $from-from } { $to-into }.
        }
    }
# Mehrere Schritte einer Karte nacheinander: $seat, $pawn, $from, $to
kill-doctor-lucky-event-card-walk =
    { $pawn ->
        [lucky] { $you ->
            [yes] Du lockst den Doktor { $from-from } bis { $to-into }.
           *[no] { $seat } lockt den Doktor { $from-from } bis { $to-into }.
        }
       *[me] { $you ->
            [yes] Du eilst { $from-from } bis { $to-into }.
           *[no] { $seat } eilt { $from-from } bis { $to-into }.
        }
    }
# $seat, $pawn
kill-doctor-lucky-event-halt =
    { $pawn ->
        [lucky] { $you ->
            [yes] Du lässt den Doktor dort stehen und die übrigen Schritte verfallen.
           *[no] { $seat } lässt den Doktor dort stehen und die übrigen Schritte verfallen.
        }
       *[me] { $you ->
            [yes] Du bleibst dort stehen und lässt die übrigen Schritte verfallen.
           *[no] { $seat } bleibt dort stehen und lässt die übrigen Schritte verfallen.
        }
    }
# $seat, $card, $pawn, $from, $to
kill-doctor-lucky-event-room-card =
    { $pawn ->
        [lucky] { $you ->
            [yes] Du spielst { $card-object }: Der Doktor geht { $from-from } geradewegs { $to-into }.
           *[no] { $seat } spielt { $card-object }: Der Doktor geht { $from-from } geradewegs { $to-into }.
        }
       *[me] { $you ->
            [yes] Du spielst { $card-object } und huschst { $from-from } geradewegs { $to-into }.
           *[no] { $seat } spielt { $card-object } und huscht { $from-from } geradewegs { $to-into }.
        }
    }
# $seat, $space, $card
kill-doctor-lucky-event-draw =
    { $card ->
        [unknown] { $you ->
            [yes] Du durchsuchst { $space-object } und ziehst eine Karte.
           *[no] { $seat } durchsucht { $space-object } und zieht eine Karte.
        }
       *[other] { $you ->
            [yes] Du durchsuchst { $space-object } und findest { $card-object }.
           *[no] { $seat } durchsucht { $space-object } und findet { $card-object }.
        }
    }
# $seat, $space
kill-doctor-lucky-event-nothing-to-draw =
    { $you ->
        [yes] Du durchsuchst { $space-object } und findest nichts: Es gibt keine Karte mehr zu ziehen.
       *[no] { $seat } durchsucht { $space-object } und findet nichts: Es gibt keine Karte mehr zu ziehen.
    }
# $cards
kill-doctor-lucky-event-reshuffle =
    { $cards ->
        [one] Der Stapel ist leer. Die eine gespielte Karte wird zum neuen.
       *[other] Der Stapel ist leer. Die { $cards } gespielten Karten werden zu einem neuen gemischt.
    }
# $seat
kill-doctor-lucky-event-end =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $seat } beendet den Zug.
    }
# $seat, $space, $weapon, $value, $special
kill-doctor-lucky-event-attempt =
    { $weapon ->
        [unknown] { $you ->
            [yes] Du gehst { $space-in } mit bloßen Händen auf den Doktor los
           *[no] { $seat } geht { $space-in } mit bloßen Händen auf den Doktor los
        }
       *[other] { $special ->
            [yes] { $you ->
                [yes] Du versuchst es { $weapon-with }, und das ausgerechnet { $space-in }
               *[no] { $seat } versucht es { $weapon-with }, und das ausgerechnet { $space-in }
            }
           *[no] { $you ->
                [yes] Du versuchst es { $space-in } { $weapon-with }
               *[no] { $seat } versucht es { $space-in } { $weapon-with }
            }
        }
    }: { $value ->
        [one] ein Punkt.
       *[other] { $value } Punkte.
    }
# $seat, $attacker, $card, $left
kill-doctor-lucky-event-failure =
    { $you ->
        [yes] Du spielst { $card-object }
       *[no] { $seat } spielt { $card-object }
    }{ $left ->
        [0] .
        [one] { "" }: noch ein Punkt.
       *[other] { "" }: noch { $left } Punkte.
    }
# $seat, $attacker, $left
kill-doctor-lucky-event-pass =
    { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }{ $left ->
        [0] .
        [one] { "" }; ein Punkt fehlt noch.
       *[other] { "" }; { $left } Punkte fehlen noch.
    }
# $seat, $by, $wasted
kill-doctor-lucky-event-foiled =
    { $you ->
        [yes] Vereitelt! { $by } rettet den Doktor vor dir.
        [named] Vereitelt! Du rettest den Doktor vor { $seat }.
       *[no] Vereitelt! { $by } rettet den Doktor vor { $seat }.
    }{ $wasted ->
        [0] { "" }
        [one] { " " }Ein Punkt war zu viel.
       *[other] { " " }{ $wasted } Punkte waren zu viel.
    }
# $seat, $space, $weapon
kill-doctor-lucky-event-murder =
    { $weapon ->
        [unknown] { $you ->
            [yes] Doktor Lucky ist tot. Du warst es, { $space-in }, mit bloßen Händen.
           *[no] Doktor Lucky ist tot. { $seat } war es, { $space-in }, mit bloßen Händen.
        }
       *[other] { $you ->
            [yes] Doktor Lucky ist tot. Du warst es, { $space-in }, { $weapon-with }.
           *[no] Doktor Lucky ist tot. { $seat } war es, { $space-in }, { $weapon-with }.
        }
    }
# $from, $to
kill-doctor-lucky-event-doctor-walks = Der Doktor geht { $from-from } { $to-into }.
# $space
kill-doctor-lucky-event-doctor-stays = Kein Raum nebenan hat eine Nummer: Der Doktor bleibt { $space-in }.
# $seat, $space
kill-doctor-lucky-event-doctor-held =
    { $you ->
        [yes] Du bist { $space-in }: Weiter lässt sich der Doktor nicht führen.
       *[no] { $seat } ist { $space-in }: Weiter lässt sich der Doktor nicht führen.
    }
# $reason, $winner
kill-doctor-lucky-event-game-over =
    { $reason ->
        [murder] { kill-doctor-lucky-outcome-murder }
       *[max_turns] { kill-doctor-lucky-outcome-max_turns }
    }

## Wie das Spiel ausging: $winner

kill-doctor-lucky-outcome-murder =
    { $you ->
        [yes] Du hast Doktor Lucky umgebracht und gewinnst.
       *[no] { $winner } hat Doktor Lucky umgebracht und gewinnt.
    }
kill-doctor-lucky-outcome-max_turns = Es ist viel zu spät. Der Doktor geht unversehrt zu Bett, und niemand gewinnt.

## Absagen: ein Spieler kann hier seine Nummer sein

# $action
kill-doctor-lucky-refusal-06 = „{ $action }“ geht hier nicht.
kill-doctor-lucky-refusal-07-card = Du hast in diesem Zug eine Karte gespielt, also kannst du nicht schnüffeln.
# $space
kill-doctor-lucky-refusal-07-space = In Fluren und auf Treppen liegen keine Karten: { $space-in } gibt es nichts zu schnüffeln.
kill-doctor-lucky-refusal-09-go = Du hast deinen freien Schritt in diesem Zug schon getan.
# $card
kill-doctor-lucky-refusal-09-card = Diese Karte hast du nicht auf der Hand: { $card }.
# $from, $to
kill-doctor-lucky-refusal-10-door = Keine Tür führt { $from-from } { $to-into }.
# $pawn, $space
kill-doctor-lucky-refusal-10-pawn =
    { $pawn ->
        [lucky] Der Doktor ist { $space-in }, und keine Tür führt hinaus.
       *[me] Du bist { $space-in }, und keine Tür führt hinaus.
    }
kill-doctor-lucky-refusal-10-halt = Geh mit der Karte erst mindestens einen Schritt.
kill-doctor-lucky-refusal-10-idle = Keine Karte bewegt gerade jemanden. Spiel zuerst eine Bewegungskarte.
# $card, $left
kill-doctor-lucky-refusal-10-moving =
    { $left ->
        [one] Du spielst gerade { $card-object }: Geh den letzten Schritt, oder halte an, wenn schon jemand gegangen ist.
       *[other] Du spielst gerade { $card-object }: Geh die { $left } Schritte, oder halte an, wenn schon jemand gegangen ist.
    }
# $pawn, $space
kill-doctor-lucky-refusal-11 =
    { $pawn ->
        [lucky] Der Doktor ist schon { $space-in }.
       *[me] Du bist schon { $space-in }.
    }
# $from, $to
kill-doctor-lucky-refusal-13 = Da ist nur ein Geländer, über das man schauen kann: Niemand geht { $from-from } { $to-into }.
# $space
kill-doctor-lucky-refusal-15-away = Der Doktor ist nicht bei dir. Er ist { $space-in }.
# $seat, $space
kill-doctor-lucky-refusal-15-company = Du bist mit dem Doktor nicht allein: { kill-doctor-lucky-seat } ist auch { $space-in }.
# $seat, $from, $space
kill-doctor-lucky-refusal-15-seen = Man sieht dich: { kill-doctor-lucky-seat } schaut { $from-from } { $space-into }.
# $weapon
kill-doctor-lucky-refusal-17 = Diese Waffe hast du nicht auf der Hand: { $weapon }.
kill-doctor-lucky-refusal-19-none = Es gibt keinen Anschlag, den man vereiteln könnte.
# $card
kill-doctor-lucky-refusal-19-card = Diese Karte hast du nicht auf der Hand: { $card }.
# $value
kill-doctor-lucky-refusal-19-must = Nach dir wird niemand mehr gefragt, und deine Fehlschläge reichen für die { $value } Punkte: Du musst den Anschlag vereiteln.
kill-doctor-lucky-refusal-20 = Das Spiel ist aus.
kill-doctor-lucky-refusal-21 = Gerade läuft ein Anschlag. Spiel einen Fehlschlag oder passe.

## Die Gäste

kill-doctor-lucky-seat-0 = Greta
kill-doctor-lucky-seat-1 = Rufus
kill-doctor-lucky-seat-2 = Bella
kill-doctor-lucky-seat-3 = Violet
kill-doctor-lucky-seat-4 = Ivo
kill-doctor-lucky-seat-5 = Otto
kill-doctor-lucky-seat-6 = Tilda
kill-doctor-lucky-seat-7 = Percy
# $seat als Nummer oder als Name
kill-doctor-lucky-seat =
    { $seat ->
        [0] { kill-doctor-lucky-seat-0 }
        [1] { kill-doctor-lucky-seat-1 }
        [2] { kill-doctor-lucky-seat-2 }
        [3] { kill-doctor-lucky-seat-3 }
        [4] { kill-doctor-lucky-seat-4 }
        [5] { kill-doctor-lucky-seat-5 }
        [6] { kill-doctor-lucky-seat-6 }
        [7] { kill-doctor-lucky-seat-7 }
       *[other] { $seat }
    }
kill-doctor-lucky-seat-0-emblem = Grün, der Fedora
kill-doctor-lucky-seat-1-emblem = Rot, die Melone
kill-doctor-lucky-seat-2-emblem = Blau, der Glockenhut
kill-doctor-lucky-seat-3-emblem = Violett, die Baskenmütze
kill-doctor-lucky-seat-4-emblem = Elfenbein, die Detektivmütze
kill-doctor-lucky-seat-5-emblem = Orange, die Schlafmütze
kill-doctor-lucky-seat-6-emblem = Blaugrün, der Turban
kill-doctor-lucky-seat-7-emblem = Rosa, die Kreissäge
kill-doctor-lucky-seat-0-motive = Hat dem Doktor 1911 ein Buch geliehen.
kill-doctor-lucky-seat-1-motive = Hat gegen ihn im Krocket verloren, um ein Tor.
kill-doctor-lucky-seat-2-motive = Wartet auf die versprochenen Smaragde.
kill-doctor-lucky-seat-3-motive = Schrieb seine Memoiren und bekam dafür Marmelade.
kill-doctor-lucky-seat-4-motive = Hat noch nie einen Fall gelöst, weiß aber, wie einer anfängt.
kill-doctor-lucky-seat-5-motive = Schläft neben dem Zimmer, in dem der Doktor Dudelsack übt.
kill-doctor-lucky-seat-6-motive = Sah es in den Teeblättern und irrt sich ungern.
kill-doctor-lucky-seat-7-motive = Erbt einmal alles, seit vierzig Jahren.
kill-doctor-lucky-doctor = Doktor Lucky

## Wo der Zug gerade steht

kill-doctor-lucky-phase-turn = Gehen, morden oder schnüffeln
kill-doctor-lucky-phase-moving = Eine Karte bewegt jemanden
kill-doctor-lucky-phase-answer = Antworten auf den Anschlag
kill-doctor-lucky-phase-over = Das Spiel ist aus

## Was vor den Spielern und in der Mitte liegt

# $turn
kill-doctor-lucky-turn = Zug { $turn }
# $points
kill-doctor-lucky-luck =
    { $points ->
        [0] keine Fehlschläge mehr
        [one] noch ein Punkt Fehlschläge
       *[other] noch { $points } Punkte Fehlschläge
    }
# $count
kill-doctor-lucky-pile =
    { $count ->
        [0] keine Karten mehr
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
# $count
kill-doctor-lucky-discards =
    { $count ->
        [0] keine Karte gespielt
        [one] eine Karte gespielt
       *[other] { $count } Karten gespielt
    }
# $count
kill-doctor-lucky-spent =
    { $count ->
        [0] kein Fehlschlag verbraucht
        [one] ein Fehlschlag verbraucht
       *[other] { $count } Fehlschläge verbraucht
    }
# $cards
kill-doctor-lucky-hand = deine Karten: { $cards }
kill-doctor-lucky-hand-empty = keine Karten auf der Hand
# $count
kill-doctor-lucky-hand-size =
    { $count ->
        [0] keine Karte auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
# $space, $to
kill-doctor-lucky-doctor-stands = Der Doktor ist { $space-in } und geht als Nächstes { $to-into }.
# $seat, $you, $space
kill-doctor-lucky-stands =
    { $you ->
        [yes] Du bist { $space-in }.
       *[no] { $seat } ist { $space-in }.
    }
# $seat, $you, $points
kill-doctor-lucky-to-foil =
    { $you ->
        [yes] Dein Anschlag steht bei { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
       *[no] Der Anschlag von { $seat } steht bei { $points ->
            [one] einem Punkt
           *[other] { $points } Punkten
        }.
    }
# $value, $special (was die Waffe dort wert ist), $space
kill-doctor-lucky-weapon-worth = { $value }, doch { $special } { $space-in }
# $space, $spaces
kill-doctor-lucky-sees = Man sieht { $space-into } von: { $spaces }

## Was das Haus vorliest

# $count
kill-doctor-lucky-zoom = Plan vergrößern
kill-doctor-lucky-aria-board = Das Haus: { $count } Räume, Flure und Treppen eingeschlossen
# $space, $number
kill-doctor-lucky-aria-name =
    { $number ->
        [none] { $space }
       *[other] { $space }, Nummer { $number }
    }
# $space
kill-doctor-lucky-aria-space-empty = { $space }, leer
# $space, $contents
kill-doctor-lucky-aria-space = { $space }: { $contents }
# $seat, $you
kill-doctor-lucky-aria-pawn =
    { $you ->
        [yes] du
       *[no] { $seat }
    }

## Was sich tun lässt

# $to
kill-doctor-lucky-action-go = Schritt { $to-into }
# $card, $pawn
kill-doctor-lucky-action-move =
    { $pawn ->
        [lucky] Den Doktor { $card-with } bewegen
       *[me] Selbst { $card-with } gehen
    }
# $pawn, $to
kill-doctor-lucky-action-step =
    { $pawn ->
        [lucky] Den Doktor { $to-into } führen
       *[me] Weiter { $to-into }
    }
# $pawn
kill-doctor-lucky-action-halt =
    { $pawn ->
        [lucky] Den Doktor hier lassen
       *[me] Hier stehen bleiben
    }
# $pawn, $to
kill-doctor-lucky-action-room =
    { $pawn ->
        [lucky] Den Doktor mit der Karte { $to-into } schicken
       *[me] Mit der Karte geradewegs { $to-into }
    }
# $weapon, $value
kill-doctor-lucky-action-attempt =
    { $weapon ->
        [unknown] Mordanschlag mit bloßen Händen: { $value ->
            [one] ein Punkt
           *[other] { $value } Punkte
        }
       *[other] Mordanschlag { $weapon-with }: { $value ->
            [one] ein Punkt
           *[other] { $value } Punkte
        }
    }
# $space
kill-doctor-lucky-action-snoop = Schnüffeln { $space-in }: eine Karte ziehen und den Zug beenden
kill-doctor-lucky-action-end = Den Zug beenden
# $card
kill-doctor-lucky-action-fail = { $card } spielen
kill-doctor-lucky-action-pass = Passen

## Varianten: Titel, Erklärungen und Werte

kill-doctor-lucky-option-weapon_bonus = Stärkere Waffen
kill-doctor-lucky-option-weapon_bonus-doc = Erhöht alle Werte der Waffen um einen Punkt, für kürzere Partien. Bloße Hände bleiben bei eins.
kill-doctor-lucky-option-weapon_bonus-0 = wie gedruckt
kill-doctor-lucky-option-weapon_bonus-1 = ein Punkt mehr
kill-doctor-lucky-option-remove_f3 = Fehlschläge zu drei Punkten
kill-doctor-lucky-option-remove_f3-doc = Ob die vier stärksten Fehlschlagkarten im Spiel sind. Ohne sie geht es schneller.
kill-doctor-lucky-option-remove_f3-false = bleiben im Spiel
kill-doctor-lucky-option-remove_f3-true = werden entfernt
kill-doctor-lucky-option-last_must_foil = Der Letzte in der Runde
kill-doctor-lucky-option-last_must_foil-doc = Ob der zuletzt Gefragte einen Anschlag vereiteln muss, den seine Fehlschläge vereiteln können.
kill-doctor-lucky-option-last_must_foil-false = darf passen
kill-doctor-lucky-option-last_must_foil-true = muss vereiteln, wenn er kann
kill-doctor-lucky-option-drag_past = Den Doktor an Spielern vorbeiführen
kill-doctor-lucky-option-drag_past-doc = Ob eine Bewegungskarte den Doktor durch einen Raum führen darf, in dem ein anderer Spieler steht.
kill-doctor-lucky-option-drag_past-true = erlaubt
kill-doctor-lucky-option-drag_past-false = dort bleibt er stehen
kill-doctor-lucky-option-dealer = Wer gibt
kill-doctor-lucky-option-dealer-doc = Wer die Karten gibt, die über den Anfang entscheiden, die erste an den linken Nachbarn. Nach den Regeln ist es der Sieger der letzten Partie.
kill-doctor-lucky-option-dealer-null = entscheidet das Los
kill-doctor-lucky-option-dealer-0 = { kill-doctor-lucky-seat-0 }
kill-doctor-lucky-option-dealer-1 = { kill-doctor-lucky-seat-1 }
kill-doctor-lucky-option-dealer-2 = { kill-doctor-lucky-seat-2 }
kill-doctor-lucky-option-dealer-3 = { kill-doctor-lucky-seat-3 }
kill-doctor-lucky-option-dealer-4 = { kill-doctor-lucky-seat-4 }
kill-doctor-lucky-option-dealer-5 = { kill-doctor-lucky-seat-5 }
kill-doctor-lucky-option-dealer-6 = { kill-doctor-lucky-seat-6 }
kill-doctor-lucky-option-dealer-7 = { kill-doctor-lucky-seat-7 }
kill-doctor-lucky-option-first_player = Wer anfängt
kill-doctor-lucky-option-first_player-doc = Wer den ersten Zug hat. Wo der Doktor beginnt, bestimmen trotzdem die Karten.
kill-doctor-lucky-option-first_player-null = nach den Karten
kill-doctor-lucky-option-first_player-0 = { kill-doctor-lucky-seat-0 }
kill-doctor-lucky-option-first_player-1 = { kill-doctor-lucky-seat-1 }
kill-doctor-lucky-option-first_player-2 = { kill-doctor-lucky-seat-2 }
kill-doctor-lucky-option-first_player-3 = { kill-doctor-lucky-seat-3 }
kill-doctor-lucky-option-first_player-4 = { kill-doctor-lucky-seat-4 }
kill-doctor-lucky-option-first_player-5 = { kill-doctor-lucky-seat-5 }
kill-doctor-lucky-option-first_player-6 = { kill-doctor-lucky-seat-6 }
kill-doctor-lucky-option-first_player-7 = { kill-doctor-lucky-seat-7 }
kill-doctor-lucky-option-max_turns = Höchstzahl der Züge
kill-doctor-lucky-option-max_turns-doc = Nach wie vielen Zügen das Spiel ohne Sieger endet.
kill-doctor-lucky-option-max_turns-0 = ohne Grenze
kill-doctor-lucky-option-mansion = Das Haus
kill-doctor-lucky-option-mansion-doc = Ein anderes Haus zum Spielen, mit eigenen Räumen, Türen und Karten.
kill-doctor-lucky-option-mansion-null = das gedruckte Haus

## Der Tisch auf der Seite

# Ein Ort, eine Karte, eine Waffe mit ihrem Namen: $space, $card, $weapon
kill-doctor-lucky-table-space = { $space }
kill-doctor-lucky-table-card = { $card }
kill-doctor-lucky-table-weapon = { $weapon }
kill-doctor-lucky-table-bare-hands = Bloße Hände
kill-doctor-lucky-table-you = du
# Auf dem Schild des Doktors
kill-doctor-lucky-table-dead = tot

# Wo ein langes Wort brechen darf, wo wenig Platz ist: auf dem Plan, auf Schildern und Büchern
kill-doctor-lucky-table-breaks =
    Emp|fangs|zimmer Bil|lard|zimmer Speise|saal Wohn|zimmer Tro|phäen|zimmer Tro|phäen Ge|wächs|haus
    Winter|garten Schlaf|gemach Kin|der|zimmer Waffen|kammer Biblio|thek Flie|der|zimmer Dienst|boten|trakt
    Hecken|laby|rinth Wein|keller Ost|flur Nord|ost|flur Nord|west|flur Süd|ost|flur Süd|west|flur West|flur
    Ost|treppe West|treppe Billard|queue Besen|stiel Ketten|säge Bürger|kriegs|kanone Crêpe|pfanne Lock|ente
    Töd|licher Brief|öffner Affen|hand Zacken|schere Ratten|gift Schuh|löffel Seiden|schnur Maurer|kelle
    Bewe|gung

# Wie es auf einem kleinen Plan steht
kill-doctor-lucky-table-short-foyer = Foyer
kill-doctor-lucky-table-short-parlor = Empfang
kill-doctor-lucky-table-short-trophy-room = Trophäen
kill-doctor-lucky-table-short-nursery = Kinder
kill-doctor-lucky-table-short-ne-hall = NO-Flur
kill-doctor-lucky-table-short-nw-hall = NW-Flur
kill-doctor-lucky-table-short-se-hall = SO-Flur
kill-doctor-lucky-table-short-sw-hall = SW-Flur
kill-doctor-lucky-table-short-e-stairs = Treppe
kill-doctor-lucky-table-short-w-stairs = Treppe

# Die Gäste
kill-doctor-lucky-table-seats = Die Gäste
# $count
kill-doctor-lucky-table-hand-size =
    { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
kill-doctor-lucky-table-attacks =
    { $you ->
        [yes] greifst an
       *[no] greift an
    }
kill-doctor-lucky-table-answers =
    { $you ->
        [yes] antwortest
       *[no] antwortet
    }
# $place
kill-doctor-lucky-table-answers-as =
    { $place ->
        [1] als 1. gefragt
       *[other] als { $place }.
    }
# $points
kill-doctor-lucky-table-played =
    { $you ->
        [yes] spielst { $points }
       *[no] spielt { $points }
    }
kill-doctor-lucky-table-passed =
    { $you ->
        [yes] passt
       *[no] passt
    }
kill-doctor-lucky-table-answered =
    { $you ->
        [yes] fertig
       *[no] fertig
    }

# $space
kill-doctor-lucky-table-doctor-at = Der Doktor ist { $space-in }.
kill-doctor-lucky-table-doctor-dead = Der Doktor liegt tot { $space-in }.
kill-doctor-lucky-table-watching = Du siehst zu.

# Die Zeichen auf dem Plan: $pawn („lucky“: Der Doktor wird geschickt), $luck (Fehlschlagpunkte)
kill-doctor-lucky-table-legend-goal =
    { $pawn ->
        [lucky] dort kann er hin
       *[other] dort kannst du hin
    }
kill-doctor-lucky-table-legend-price = kostet eine Karte
kill-doctor-lucky-table-legend-gone = stand hier
kill-doctor-lucky-table-legend-foiled = vereitelt
kill-doctor-lucky-table-legend-light = ein Gast sieht hinein
kill-doctor-lucky-table-legend-trail = Weg des Doktors
kill-doctor-lucky-table-legend-open-eye = von hier sieht jemand hinein
kill-doctor-lucky-table-legend-closed-eye = hier ist niemand, der hineinsieht
kill-doctor-lucky-table-legend-luck =
    { $luck ->
        [0] Kein Fehlschlag kann den Doktor mehr retten.
        [one] Ein Punkt Fehlschläge kann den Doktor noch retten.
       *[other] { $luck } Punkte Fehlschläge können den Doktor noch retten.
    }

# Wege
kill-doctor-lucky-table-whom = Wer geht
kill-doctor-lucky-table-pawn-me = Du
kill-doctor-lucky-table-pawn-lucky = Der Doktor
kill-doctor-lucky-table-where-me = Wohin? Wähle einen umrahmten Raum.
kill-doctor-lucky-table-where-lucky = Wohin mit dem Doktor? Wähle einen umrahmten Raum.
kill-doctor-lucky-table-spends = Eine gespielte Karte nimmst du nicht zurück.
kill-doctor-lucky-table-where-none = Jetzt ist kein Raum zu erreichen.
kill-doctor-lucky-table-where-priced = Das kostet eine Karte: Wähle einen Raum mit gestricheltem Rahmen.
# $card
kill-doctor-lucky-table-where-move = { $card }: wohin? Wähle einen umrahmten Raum.
kill-doctor-lucky-table-where-room = { $card }: Wähle den umrahmten Raum.
# $left, $pawn
kill-doctor-lucky-table-moving =
    { $pawn ->
        [lucky] { $left ->
            [one] Der Doktor darf noch einen Raum weiter.
           *[other] Der Doktor darf noch { $left } Räume weiter.
        }
       *[other] { $left ->
            [one] Du darfst noch einen Raum weiter.
           *[other] Du darfst noch { $left } Räume weiter.
        }
    }
kill-doctor-lucky-table-ways = Wege dorthin
# $space, $pawn
kill-doctor-lucky-table-way-to =
    { $pawn ->
        [lucky] So schickst du den Doktor { $space-into }:
       *[other] So kommst du { $space-into }:
    }
kill-doctor-lucky-table-with-cards = mit Karten
kill-doctor-lucky-table-free-step = freier Schritt
# $space
kill-doctor-lucky-table-room-card = Karte { $space }
kill-doctor-lucky-table-own-card = die Raumkarte
# $count
kill-doctor-lucky-table-steps =
    { $count ->
        [one] einen Raum weiter
       *[other] { $count } Räume weiter
    }
# $space, $pawn, $way
kill-doctor-lucky-table-target =
    { $pawn ->
        [lucky] Schick den Doktor { $space-into }: { $way }
       *[other] Geh { $space-into }: { $way }
    }
# $space, $pawn
kill-doctor-lucky-table-go =
    { $pawn ->
        [lucky] Ab mit ihm { $space-into }
       *[other] Ab { $space-into }
    }

# Der Anschlag: $value, $weapon („none“: bloße Hände), $seat (antwortet zuerst), $count (so viele antworten)
kill-doctor-lucky-table-odds =
    { $value ->
        [one] Punkt
       *[other] Punkte
    } { $weapon ->
        [none] mit bloßen Händen
       *[other] { $weapon-with }
    }. { $count ->
        [one] { $seat } muss { $value } aufbringen, sonst gewinnst du.
       *[other] Die anderen, { $seat } zuerst, müssen zusammen { $value } aufbringen, sonst gewinnst du.
    }
# $count
kill-doctor-lucky-table-looks =
    { $count ->
        [0] Von nirgendwo sieht man hier herein.
        [1] Aus einem Raum sieht man hier herein. Dort ist niemand.
        [2] Aus zwei Räumen sieht man hier herein. Dort ist niemand.
        [3] Aus drei Räumen sieht man hier herein. Dort ist niemand.
        [4] Aus vier Räumen sieht man hier herein. Dort ist niemand.
        [5] Aus fünf Räumen sieht man hier herein. Dort ist niemand.
        [6] Aus sechs Räumen sieht man hier herein. Dort ist niemand.
        [7] Aus sieben Räumen sieht man hier herein. Dort ist niemand.
        [8] Aus acht Räumen sieht man hier herein. Dort ist niemand.
        [9] Aus neun Räumen sieht man hier herein. Dort ist niemand.
        [10] Aus zehn Räumen sieht man hier herein. Dort ist niemand.
       *[other] Aus { $count } Räumen sieht man hier herein. Dort ist niemand.
    }
# $space
kill-doctor-lucky-table-away = Kein Anschlag von hier aus: Der Doktor ist { $space-in }.
# $seats, $count
kill-doctor-lucky-table-company =
    { $count ->
        [one] Kein Anschlag: { $seats } ist mit im Raum.
       *[other] Kein Anschlag: { $seats } sind mit im Raum.
    }
# $seat, $from
kill-doctor-lucky-table-seen = { $seat } würde es { $from-from } sehen.
kill-doctor-lucky-table-other-weapons = Mit etwas anderem
kill-doctor-lucky-table-or-with = oder mit
kill-doctor-lucky-table-attempt = Den Anschlag wagen
kill-doctor-lucky-table-snoop = Schnüffeln: Karte, Zugende
kill-doctor-lucky-table-end = Zug beenden
kill-doctor-lucky-table-let-go = Laufen lassen
kill-doctor-lucky-table-halt = Hier anhalten
# $seat, $you, $space, $weapon („none“: bloße Hände)
kill-doctor-lucky-table-scene =
    { $you ->
        [yes] { $weapon ->
            [none] Du versuchst es { $space-in } mit bloßen Händen
           *[other] Du versuchst es { $space-in } { $weapon-with }
        }
       *[no] { $weapon ->
            [none] { $seat } versucht es { $space-in } mit bloßen Händen
           *[other] { $seat } versucht es { $space-in } { $weapon-with }
        }
    }
# $left
kill-doctor-lucky-table-left =
    { $left ->
        [one] noch ein Punkt abzuwehren
       *[other] noch { $left } Punkte abzuwehren
    }
kill-doctor-lucky-table-end-foiled = Vereitelt!
kill-doctor-lucky-table-end-murder = Der Doktor ist tot.
# Was zuletzt geschah, solange du nichts getan hast: $seat, $you, $space, $weapon („none“: bloße Hände),
# $saviours (die Antworten)
kill-doctor-lucky-table-foiled =
    { $you ->
        [yes] Dein Anschlag wurde vereitelt: { $saviours }.
       *[no] { $weapon ->
            [none] { $seat } hat es { $space-in } mit bloßen Händen versucht. Vereitelt: { $saviours }.
           *[other] { $seat } hat es { $space-in } { $weapon-with } versucht. Vereitelt: { $saviours }.
        }
    }
# $seat, $you, $points
kill-doctor-lucky-table-saviour =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } { $you ->
        [yes] von dir
       *[no] von { $seat }
    }
# Wie es für einen Gast ausging: $attempts, $points (der Fehlschläge, die er gespielt hat)
kill-doctor-lucky-table-ending =
    { $attempts ->
        [0] kein Anschlag
        [one] ein Anschlag
       *[other] { $attempts } Anschläge
    }, { $points ->
        [0] keine Rettung
        [one] ein Punkt zur Rettung
       *[other] { $points } Punkte zur Rettung
    }
# $count
kill-doctor-lucky-table-ending-attempts =
    { $count ->
        [one] Der einzige Anschlag
        [2] Beide Anschläge
       *[other] Alle { $count } Anschläge
    }

# Die Antwort
# $you, $seat
kill-doctor-lucky-table-attempt-of =
    { $you ->
        [yes] Dein Anschlag
       *[no] Der Anschlag von { $seat }
    }
kill-doctor-lucky-table-asked = Rettest du ihn?
# $seat
kill-doctor-lucky-table-asked-one = { $seat }, rettest du ihn?
kill-doctor-lucky-table-no-failures = Du hast keine Fehlschlagkarte.
# $left: the failure points that it takes
kill-doctor-lucky-table-may-foil =
    Du kannst ihn mit Fehlschlagkarten vereiteln: { $left ->
        [one] Ein Punkt ist nötig.
       *[other] { $left } Punkte sind nötig.
    }
# $points: of the card that is chosen; 0: none is
kill-doctor-lucky-table-play-failure =
    { $points ->
        [0] Wähl eine Karte, oder passe
       *[other] Die { $points } spielen
    }
# $seats, $count, $attacker
kill-doctor-lucky-table-after =
    { $count ->
        [one] Nach dir antwortet nur noch { $seats }.
       *[other] Nach dir antworten noch { $seats }.
    } Ob das reicht, kannst du nicht wissen: Wenn nicht, stirbt der Doktor, und { $attacker } gewinnt.
# $attacker
kill-doctor-lucky-table-after-nobody = Nach dir antwortet niemand mehr: Bleiben Punkte offen, stirbt der Doktor, und { $attacker } gewinnt.
# $points, $left: Fehlschlagpunkte auf der Hand und so viele es braucht; $alone: nach dir antwortet niemand
kill-doctor-lucky-table-too-few =
    Du hast { $points } von den { $left } Punkten, die es braucht: { $alone ->
        [yes] Du kannst ihn nicht retten.
       *[no] Allein kannst du ihn nicht retten.
    }
kill-doctor-lucky-table-pass = Passen
kill-doctor-lucky-table-enough = Nichts mehr spielen
# $points, $count
kill-doctor-lucky-table-aria-play =
    { $count ->
        [one] Fehlschlag { $points } wählen
       *[other] Fehlschlag { $points } wählen, du hast { $count } davon
    }
kill-doctor-lucky-table-prepare = Beim nächsten fremden Anschlag
kill-doctor-lucky-table-prepare-ask = Frag mich
kill-doctor-lucky-table-prepare-pass = Passen, nichts vereiteln
# $points
kill-doctor-lucky-table-prepare-up-to = Bis { $points } spielen
kill-doctor-lucky-table-prepare-less = Ein Punkt weniger
kill-doctor-lucky-table-prepare-more = Ein Punkt mehr
kill-doctor-lucky-table-prepare-none = Du wirst gefragt. Oder leg schon jetzt fest, was beim nächsten Anschlag eines anderen für dich gespielt wird; es gilt nur dieses eine Mal.
kill-doctor-lucky-table-prepare-note = Deine Antwort liegt bereit und wird für dich gespielt, nur dieses eine Mal.
kill-doctor-lucky-table-prepare-soon = Deine vorbereitete Antwort ist unterwegs.

# Die Karten
# $count
kill-doctor-lucky-table-hand =
    { $count ->
        [0] Deine Hand: keine Karten
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
kill-doctor-lucky-table-no-cards = keine Karten
kill-doctor-lucky-table-hands = Karten auf der Hand
# $points
kill-doctor-lucky-table-failure-short = Fehlschlag { $points }
# $value, $space
kill-doctor-lucky-table-special = { $value } { $space-in }
# $value
kill-doctor-lucky-table-cover-move =
    { $value ->
        [one] Raum, für dich oder für ihn
       *[other] Räume, für dich oder für ihn
    }
kill-doctor-lucky-table-cover-room = bringt dich oder ihn geradewegs dorthin
kill-doctor-lucky-table-cover-failure = vereitelt einen Anschlag
# $value
kill-doctor-lucky-table-aria-weapon =
    { $value ->
        [one] Waffe, ein Punkt
       *[other] Waffe, { $value } Punkte
    }
# $value
kill-doctor-lucky-table-aria-move =
    { $value ->
        [one] bewegt dich oder den Doktor um einen Raum
       *[other] bewegt dich oder den Doktor um bis zu { $value } Räume
    }
kill-doctor-lucky-table-aria-room = bringt dich oder den Doktor geradewegs dorthin
# $value
kill-doctor-lucky-table-aria-failure =
    { $value ->
        [one] Fehlschlag, ein Punkt
       *[other] Fehlschlag, { $value } Punkte
    }
# $count
kill-doctor-lucky-table-aria-count = { $count } Stück
# $seats
kill-doctor-lucky-table-aria-watched = Gesehen von { $seats }

## Was für einen richtigen Tisch gedruckt wird

kill-doctor-lucky-print-pawns = Die Gäste und Doctor Lucky
kill-doctor-lucky-print-pawns-how = Jeden Streifen ausschneiden, über den Hüten falten und die Hälften verkleben; die schattierten Laschen nach außen biegen, dann steht die Figur.
