### Doctor Faust auf Deutsch.
### Die Spieler kommen als fertige Namen, Listen als fertiger Text, ein unbekannter Wert als „unknown“,
### niemand als „none“. $you ist „yes“, wenn $seat der Leser ist.

doctor-faust-title = Doctor Faust
doctor-faust-tagline = Zwei Teufel, eine Seele und sieben Punkte pro Zug, um sie zu fangen.
doctor-faust-frame = Für zwei, eine halbe bis dreiviertel Stunde, ab zwölf Jahren
doctor-faust-box = Nach der Blatz-Schachtel von 1993/94 · andere Schachteln

# Was gewinnt, in einer Zeile
doctor-faust-aim = Die höhere Wertung gewinnt; eine Seelenkarte, wenn dein letzter Punkt Stein und Pyramide vereint.
# $cards: welche ungenutzten Teufelskarten dazuzählen
doctor-faust-aim-cards =
    { $cards ->
        [even_plus] Ungenutzte gerade Teufelskarten zählen dazu, ungerade ab.
       *[odd_plus] Ungenutzte ungerade Teufelskarten zählen dazu, gerade ab.
    }

## Ereignisse

# $seat, $turn, $points
doctor-faust-event-turn =
    { $you ->
        [yes] Zug { $turn }: Du hast { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
       *[no] Zug { $turn }: { $seat } hat { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }.
    }
# $seat, $stone, $from, $to
doctor-faust-event-stone-step =
    { $you ->
        [yes] Dein Stein zieht von { $from } auf { $to }.
       *[no] { $seat } zieht mit einem Stein von { $from } auf { $to }.
    }
# Mehrere Schritte desselben Steins hintereinander: $seat, $from, $to
doctor-faust-event-stone-walk =
    { $you ->
        [yes] Dein Stein zieht von { $from } auf { $to }.
       *[no] { $seat } zieht mit einem Stein von { $from } auf { $to }.
    }
# $seat, $from, $to
doctor-faust-event-soul-step =
    { $you ->
        [yes] Du schiebst die Pyramide von { $from } auf { $to }.
       *[no] { $seat } schiebt die Pyramide von { $from } auf { $to }.
    }
# Mehrere Schritte der Pyramide hintereinander: $seat, $from, $to
doctor-faust-event-soul-walk =
    { $you ->
        [yes] Du schiebst die Pyramide von { $from } auf { $to }.
       *[no] { $seat } schiebt die Pyramide von { $from } auf { $to }.
    }
# $seat, $space
doctor-faust-event-soul-stopped = Auf { $space } steht jemand: Die Pyramide muss dort halten.
# $seat, $space, $value
doctor-faust-event-card-laid =
    { $value ->
        [unknown] { $you ->
            [yes] Du legst eine Teufelskarte neben Feld { $space }.
           *[no] { $seat } legt verdeckt eine Teufelskarte neben Feld { $space }.
        }
       *[other] { $you ->
            [yes] Du legst deine Karte { $value } neben Feld { $space }.
           *[no] { $seat } legt die Karte { $value } neben Feld { $space }.
        }
    }
# $seat, $stone, $owner, $space, $value, $lost
doctor-faust-event-trap =
    { $you ->
        [yes] Eine Falle! Auf { $space } gerät dein Stein in die { $value } von { $owner }.
        [named] Eine Falle! Auf { $space } gerät { $seat } in deine { $value }.
       *[no] Eine Falle! Auf { $space } gerät { $seat } in die { $value } von { $owner }.
    } { $lost ->
        [0] Kein Punkt verfällt.
        [one] Ein Punkt verfällt.
       *[other] { $lost } Punkte verfallen.
    }
# $seat, $stone, $from, $to, $steps, $direction
doctor-faust-event-forced-move =
    { $direction ->
        [back] { $you ->
            [yes] Die Karte wirft deinen Stein { $steps ->
                [one] ein Feld
               *[other] { $steps } Felder
            } zurück, von { $from } auf { $to }.
           *[no] Die Karte wirft { $seat } { $steps ->
                [one] ein Feld
               *[other] { $steps } Felder
            } zurück, von { $from } auf { $to }.
        }
       *[forward] { $you ->
            [yes] Die Karte treibt deinen Stein { $steps ->
                [one] ein Feld
               *[other] { $steps } Felder
            } vor, von { $from } auf { $to }.
           *[no] Die Karte treibt { $seat } { $steps ->
                [one] ein Feld
               *[other] { $steps } Felder
            } vor, von { $from } auf { $to }.
        }
    }
# $seat, $space
doctor-faust-event-no-chain = Auf { $space } lauert noch eine Karte, aber sie bleibt verdeckt: keine Kettenreaktion.
# $seat, $stone, $space
doctor-faust-event-soul-passed =
    { $you ->
        [yes] Dein Stein saust auf { $space } an der Pyramide vorbei. Nichts geschieht.
       *[no] { $seat } saust auf { $space } an der Pyramide vorbei. Nichts geschieht.
    }
# $seat, $stone, $space
doctor-faust-event-forced-back-on-soul =
    { $you ->
        [yes] Dein Stein stößt auf { $space } rückwärts an die Pyramide: Dafür gibt es keine Seelenkarte.
       *[no] { $seat } stößt auf { $space } rückwärts an die Pyramide: Dafür gibt es keine Seelenkarte.
    }
# $seat, $value, $way
doctor-faust-event-soul-card =
    { $way ->
        [landing] { $you ->
            [yes] Dein Stein holt die Seele ein: Du nimmst die { $value }.
           *[no] { $seat } holt die Seele ein und nimmt die { $value }.
        }
        [pushing] { $you ->
            [yes] Du führst die Seele zu einem Stein und nimmst die { $value }.
           *[no] { $seat } führt die Seele zu einem Stein und nimmt die { $value }.
        }
        [crossing] { $you ->
            [yes] Am Ende der Bahn nimmst du die { $value }.
           *[no] Am Ende der Bahn nimmt { $seat } die { $value }.
        }
        [forced] { $you ->
            [yes] Mitten auf die Seele geworfen! Du nimmst die { $value }.
           *[no] Mitten auf die Seele geworfen! { $seat } nimmt die { $value }.
        }
       *[trap] { $you ->
            [yes] Erst die Seele, dann die Falle: Du nimmst die { $value }.
           *[no] Erst die Seele, dann die Falle: { $seat } nimmt die { $value }.
        }
    }
# $seat, $space, $points
doctor-faust-event-too-early =
    { $points ->
        [one] Stein und Pyramide treffen sich auf { $space }, aber zu früh: Ein Punkt ist noch übrig, also keine Seelenkarte.
       *[other] Stein und Pyramide treffen sich auf { $space }, aber zu früh: { $points } Punkte sind noch übrig, also keine Seelenkarte.
    }
# $seat, $stone, $from, $to
doctor-faust-event-joins-twin =
    { $you ->
        [yes] Dein Stein geht von { $from } zu seinem Zwilling auf { $to }.
       *[no] Ein Stein von { $seat } geht von { $from } zu seinem Zwilling auf { $to }.
    }
# $pair, $taker, $space
doctor-faust-event-infamy =
    { $pair ->
        [none] Eine Gemeinheit! Auf { $space } trifft die Pyramide alle vier Steine. Den Rest bekommt niemand.
       *[other] { $named ->
            [pair] Eine Gemeinheit! Auf { $space } trifft die Pyramide deine beiden Steine. Der Rest geht an { $taker }.
            [taker] Eine Gemeinheit! Auf { $space } trifft die Pyramide beide Steine von { $pair }. Der Rest geht an dich.
           *[none] Eine Gemeinheit! Auf { $space } trifft die Pyramide beide Steine von { $pair }. Der Rest geht an { $taker }.
        }
    }
# $seat, $values, $total
doctor-faust-event-rest-taken =
    { $you ->
        [yes] Du nimmst alles, was von der Seele übrig ist: { $values } (zusammen { $total }).
       *[no] { $seat } nimmt alles, was von der Seele übrig ist: { $values } (zusammen { $total }).
    }
# $reason, $winner, $scores
doctor-faust-event-game-over =
    { $reason ->
        [pile] { doctor-faust-outcome-pile }
        [infamy] { doctor-faust-outcome-infamy }
        [all_stones] { doctor-faust-outcome-all_stones }
       *[max_turns] { doctor-faust-outcome-max_turns }
    } Endstand: { $scores }.

## Wie das Spiel ausging: $winner

doctor-faust-outcome-pile =
    { $winner ->
        [none] Die letzte Seelenkarte ist weg, und kein Teufel liegt vorn: unentschieden.
       *[other] { $you ->
            [yes] Die letzte Seelenkarte ist weg, und du gewinnst.
           *[no] Die letzte Seelenkarte ist weg, und { $winner } gewinnt.
        }
    }
doctor-faust-outcome-infamy =
    { $winner ->
        [none] Eine Gemeinheit beendet die Jagd, und kein Teufel liegt vorn: unentschieden.
       *[other] { $you ->
            [yes] Eine Gemeinheit beendet die Jagd, und du gewinnst.
           *[no] Eine Gemeinheit beendet die Jagd, und { $winner } gewinnt.
        }
    }
doctor-faust-outcome-all_stones =
    { $winner ->
        [none] Alle vier Steine stehen bei der Seele, und kein Teufel liegt vorn: unentschieden.
       *[other] { $you ->
            [yes] Alle vier Steine stehen bei der Seele, und du gewinnst.
           *[no] Alle vier Steine stehen bei der Seele, und { $winner } gewinnt.
        }
    }
doctor-faust-outcome-max_turns =
    { $winner ->
        [none] Die Jagd hat zu lange gedauert, und kein Teufel liegt vorn: unentschieden.
       *[other] { $you ->
            [yes] Die Jagd hat zu lange gedauert: Du liegst vorn und gewinnst.
           *[no] Die Jagd hat zu lange gedauert: { $winner } liegt vorn und gewinnt.
        }
    }

## Absagen

# $action
doctor-faust-refusal-08 = „{ $action }“ geht hier nicht. Jeder Punkt muss in einen Schritt oder eine Karte fließen.
# $stone
doctor-faust-refusal-10 = Dein Stein { $stone } ist in diesem Zug schon gezogen, also muss der andere stehen bleiben.
# $space
doctor-faust-refusal-14 = Auf { $space } steht ein Stein bei der Pyramide: Sie kommt nicht fort.
doctor-faust-refusal-16-turn = Du hast in diesem Zug schon eine Karte gelegt.
# $space
doctor-faust-refusal-16-space = Neben Feld { $space } liegt schon eine Karte.
# $value
doctor-faust-refusal-18 = Du hast keine { $value } auf der Hand.
doctor-faust-refusal-18-none = Du hast keine Teufelskarte mehr auf der Hand.
doctor-faust-refusal-40 = Das Spiel ist aus.

## Spieler und Spielmaterial

doctor-faust-seat-0 = Rot
doctor-faust-seat-1 = Blau
doctor-faust-seat-0-emblem = Rot, Karten mit Kralle
doctor-faust-seat-1-emblem = Blau, Karten mit Huf
doctor-faust-piece-stone = Stein
doctor-faust-piece-pyramid = Pyramide
doctor-faust-piece-devil-card = Teufelskarte
doctor-faust-piece-soul-card = Seelenkarte
doctor-faust-forward = vor
doctor-faust-back = zurück
# $space
doctor-faust-space = Feld { $space }
doctor-faust-start-stones = Startfeld der Steine
doctor-faust-start-soul = Startfeld der Pyramide

## Was das Brett vorliest

doctor-faust-aria-board = Das Brett: dreißig Felder in zwei Bahnen
# $space
doctor-faust-aria-space-empty = Feld { $space }, leer
# $space, $contents
doctor-faust-aria-space = Feld { $space }: { $contents }
# $seat, $you, $count
doctor-faust-aria-stones =
    { $you ->
        [yes] { $count ->
            [one] einer deiner Steine
           *[other] deine beiden Steine
        }
       *[no] { $count ->
            [one] ein Stein von { $seat }
           *[other] beide Steine von { $seat }
        }
    }
doctor-faust-aria-soul = die Pyramide
# $seat, $you, $value
doctor-faust-aria-card =
    { $you ->
        [yes] deine Teufelskarte { $value }
       *[no] { $value ->
            [unknown] eine verdeckte Teufelskarte von { $seat }
           *[other] die Teufelskarte { $value } von { $seat }
        }
    }
# $value, $direction
doctor-faust-aria-hand-card =
    { $direction ->
        [back] Teufelskarte { $value }, zurück
       *[forward] Teufelskarte { $value }, vor
    }

## Was vor den Spielern und in der Mitte liegt

# $turn
doctor-faust-turn = Zug { $turn }
# $points
doctor-faust-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
# $points
doctor-faust-points-left =
    { $points ->
        [0] Keine Punkte mehr
        [one] Noch ein Punkt
       *[other] Noch { $points } Punkte
    }
# $count
doctor-faust-pile =
    { $count ->
        [0] keine Seelenkarten mehr
        [one] noch eine Seelenkarte
       *[other] noch { $count } Seelenkarten
    }
# $value
doctor-faust-pile-top = als Nächstes: die { $value }
# $values, $total
doctor-faust-won = gewonnene Seelenkarten: { $values } (zusammen { $total })
doctor-faust-won-none = noch keine Seelenkarten gewonnen
# $values
doctor-faust-hand = deine Teufelskarten: { $values }
doctor-faust-hand-empty = keine Teufelskarten mehr auf der Hand
# $count
doctor-faust-hand-size =
    { $count ->
        [0] keine Karte auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
# $count
doctor-faust-laid-size =
    { $count ->
        [0] keine neben dem Brett
        [one] eine neben dem Brett
       *[other] { $count } neben dem Brett
    }
# $values
doctor-faust-unrevealed = noch nicht aufgedeckt: { $values }
doctor-faust-score = Wertung
# $souls, $cards (mit Vorzeichen, als Text)
doctor-faust-score-parts = Seelen { $souls }, ungenutzte Karten { $cards }

## Was sich tun lässt

doctor-faust-choose-stone = Mit einem Stein ziehen
doctor-faust-choose-soul = Pyramide schieben
doctor-faust-choose-card = Karte legen
# $stone, $from, $to, $points
doctor-faust-action-stone =
    { $points ->
        [one] Mit Stein { $stone } von { $from } auf { $to } ziehen: ein Punkt
       *[other] Mit Stein { $stone } von { $from } auf { $to } ziehen: { $points } Punkte
    }
# $from, $to, $points
doctor-faust-action-soul =
    { $points ->
        [one] Die Pyramide von { $from } auf { $to } schieben: ein Punkt
       *[other] Die Pyramide von { $from } auf { $to } schieben: { $points } Punkte
    }
# $value, $space
doctor-faust-action-card = Die { $value } neben Feld { $space } legen: ein Punkt

## Was ein Weg einbrächte, nach Abschnitten

doctor-faust-brings-13 = Dort steht jemand: Die Pyramide muss halten.
doctor-faust-brings-19 = Dort liegt eine Falle: Dein Zug wäre vorbei.
doctor-faust-brings-24 = Erst eine Seelenkarte, dann die Falle: Dein Zug wäre vorbei.
doctor-faust-brings-26 = Dein letzter Punkt: eine Seelenkarte.
doctor-faust-brings-28 = Zu früh für eine Seelenkarte: Es wären noch Punkte übrig.
doctor-faust-brings-29 = Dein letzter Punkt: eine Seelenkarte.
doctor-faust-brings-30 = Zu früh für eine Seelenkarte: Es wären noch Punkte übrig.
doctor-faust-brings-32 = Um das Ende der Bahn: eine Seelenkarte.
doctor-faust-brings-35 = Eine Gemeinheit: Das Spiel wäre aus, und wer das Paar besitzt, bekäme nichts vom Rest.
doctor-faust-brings-36 = Eine Gemeinheit: Das Spiel wäre aus, und wer den einzelnen Stein besitzt, bekäme den Rest.
doctor-faust-brings-37 = Alle vier Steine: Das Spiel wäre aus, und niemand bekäme den Rest.
doctor-faust-brings-40 = Die letzte Seelenkarte: Das Spiel wäre aus.
doctor-faust-brings-42 = Die letzte Seelenkarte: Das Spiel wäre aus.
doctor-faust-brings-48 = Die Höchstzahl der Züge: Das Spiel wäre aus.

## Ausgaben

doctor-faust-edition-blatz-de = Deutsche Spielanleitung (Blatz)
doctor-faust-edition-blatz-de-doc = Ungerade Teufelskarten zählen dazu, die Karte für das Ende der Bahn gibt es beim Wechsel, eine Gemeinheit ist jederzeit möglich.
doctor-faust-edition-schloth-en = Englische Übersetzung (Schloth)
doctor-faust-edition-schloth-en-doc = Spielt sich wie die deutsche Spielanleitung, die hier die Lücken füllt.
doctor-faust-edition-arles-fr = Französische Übersetzung (Arles)
doctor-faust-edition-arles-fr-doc = Gerade Teufelskarten zählen dazu, die Karte für das Ende der Bahn gibt es bei der Ankunft, eine Gemeinheit ist nur mit der letzten Aktion des Zuges möglich (ihr Kapitel 3; ihre Kapitel 5 und 6 verlangen das nicht).

## Varianten: Titel, Erklärungen und Werte

doctor-faust-option-edition = Ausgabe
doctor-faust-option-edition-doc = Ein Bündel von Varianten nach einem der drei Texte.
doctor-faust-option-edition-blatz-de = { doctor-faust-edition-blatz-de }
doctor-faust-option-edition-schloth-en = { doctor-faust-edition-schloth-en }
doctor-faust-option-edition-arles-fr = { doctor-faust-edition-arles-fr }
doctor-faust-option-devil_scoring = Ungenutzte Teufelskarten
doctor-faust-option-devil_scoring-doc = Welche ungenutzten Teufelskarten am Ende dazuzählen und welche abgezogen werden.
doctor-faust-option-devil_scoring-odd_plus = ungerade plus, gerade minus
doctor-faust-option-devil_scoring-even_plus = gerade plus, ungerade minus
doctor-faust-option-lane_bonus = Karte für das Ende der Bahn
doctor-faust-option-lane_bonus-doc = Welcher Schritt der Pyramide am Ende einer Bahn die Seelenkarte bringt.
doctor-faust-option-lane_bonus-cross = der Wechsel auf die andere Bahn
doctor-faust-option-lane_bonus-arrive = die Ankunft auf dem letzten Feld
doctor-faust-option-infamy = Gemeinheit
doctor-faust-option-infamy-doc = Wann die Pyramide das Spiel beendet, wenn sie ein Paar erreicht.
doctor-faust-option-infamy-immediate = jederzeit
doctor-faust-option-infamy-turn_end = nur mit der letzten Aktion des Zuges
doctor-faust-option-contact = Begegnung mit der Pyramide
doctor-faust-option-contact-doc = Welche Begegnung von Stein und Pyramide eine Seelenkarte bringt.
doctor-faust-option-contact-last_action = durch die letzte Aktion des Zuges
doctor-faust-option-contact-turn_state = am Ende des Zuges noch beisammen
doctor-faust-option-contact-any_time = jederzeit
doctor-faust-option-leave_shared = Verlassen eines gemeinsamen Feldes
doctor-faust-option-leave_shared-doc = Wann die Pyramide ein Feld verlassen darf, auf dem Steine stehen.
doctor-faust-option-leave_shared-never = nie, solange dort ein Stein steht
doctor-faust-option-leave_shared-next_turn = ab dem nächsten Zug
doctor-faust-option-stones_per_turn = Steine pro Zug
doctor-faust-option-stones_per_turn-doc = Wie viele deiner beiden Steine in einem Zug ziehen dürfen.
doctor-faust-option-stones_per_turn-1 = einer
doctor-faust-option-stones_per_turn-2 = beide
doctor-faust-option-end_on_last_card = Die letzte Seelenkarte
doctor-faust-option-end_on_last_card-doc = Ob der Zug nach der letzten Seelenkarte weitergeht.
doctor-faust-option-end_on_last_card-immediate = beendet das Spiel sofort
doctor-faust-option-end_on_last_card-finish_turn = lässt den Zug zu Ende gehen
doctor-faust-option-trap_on_soul = Falle auf dem Feld der Pyramide
doctor-faust-option-trap_on_soul-doc = Wo der Zwangszug beginnt, wenn auf dem Feld der Pyramide eine Falle liegt.
doctor-faust-option-trap_on_soul-no_twin = bei der Pyramide
doctor-faust-option-trap_on_soul-twin_first = beim Zwilling
doctor-faust-option-devil_values = Teufelskarten
doctor-faust-option-devil_values-doc = Die Werte der acht Teufelskarten.
doctor-faust-option-devil_values-2-9 = 2 bis 9
doctor-faust-option-devil_values-1-8 = 1 bis 8
doctor-faust-option-soul_start = Startfeld der Pyramide
doctor-faust-option-soul_start-doc = Das Feld, auf dem die Pyramide beginnt.
doctor-faust-option-devil_start = Startfeld der Steine
doctor-faust-option-devil_start-doc = Das Feld, auf dem alle vier Steine beginnen.
doctor-faust-option-max_turns = Höchstzahl der Züge
doctor-faust-option-max_turns-doc = Nach wie vielen Zügen die Jagd abgebrochen und abgerechnet wird.
doctor-faust-option-max_turns-0 = ohne Grenze
doctor-faust-option-first_player = Wer anfängt
doctor-faust-option-first_player-doc = Der Platz, der den ersten Zug hat.
doctor-faust-option-first_player-0 = Rot
doctor-faust-option-first_player-1 = Blau

## Der Tisch auf der Seite

# $seat, $you, $stone, $space
doctor-faust-table-stone =
    { $you ->
        [yes] Dein Stein { $stone } auf Feld { $space }
       *[no] Stein { $stone } von { $seat } auf Feld { $space }
    }
# $space
doctor-faust-table-pyramid = Die Pyramide auf Feld { $space }
# $from, $to, $points
doctor-faust-table-walk =
    { $points ->
        [one] Den Stein von { $from } auf { $to } ziehen: ein Punkt
       *[other] Den Stein von { $from } auf { $to } ziehen: { $points } Punkte
    }
# $space
doctor-faust-table-stone-on = Mit dem Stein auf { $space }
doctor-faust-table-stone-brief = Stein
doctor-faust-table-pyramid-brief = Pyramide
doctor-faust-table-card-brief = Karte
doctor-faust-table-how-far = Wie weit es gehen soll
# $points; $what: was sich nehmen lässt
doctor-faust-table-choose =
    { $points ->
        [one] Noch ein Punkt.
       *[other] Noch { $points } Punkte.
    } { $what ->
        [stone-pyramid-card] Nimm einen Stein, die Pyramide oder eine Karte.
        [stone-pyramid] Nimm einen Stein oder die Pyramide.
        [stone-card] Nimm einen Stein oder eine Karte.
        [pyramid-card] Nimm die Pyramide oder eine Karte.
        [stone] Nimm einen Stein.
        [pyramid] Nimm die Pyramide.
       *[card] Nimm eine Karte.
    }
# $value
doctor-faust-table-where-card = Die { $value } für einen Punkt: Feld oder andere Karte wählen.
# $space; $what: was genommen werden kann, nach Art
doctor-faust-table-first =
    Für das Feld { $space } hast du noch nichts in der Hand. { $what ->
        [stone-pyramid-card] Nimm erst einen Stein, die Pyramide oder eine Karte.
        [stone-pyramid] Nimm erst einen Stein oder die Pyramide.
        [stone-card] Nimm erst einen Stein oder eine Karte.
        [pyramid-card] Nimm erst die Pyramide oder eine Karte.
        [stone] Nimm erst einen Stein.
        [pyramid] Nimm erst die Pyramide.
       *[card] Nimm erst eine Karte.
    }
# $piece, $space
doctor-faust-table-where-walk =
    { $piece ->
        [soul] Pyramide auf { $space }: Wähle ein goldenes Feld.
       *[stone] Stein auf { $space }: Wähle ein goldenes Feld.
    }
# $piece
doctor-faust-table-not-there =
    { $piece ->
        [soul] Die Pyramide geht nur vorwärts, ein Feld je Punkt. Wähle ein goldenes Feld.
       *[stone] Ein Stein geht nur vorwärts, ein Feld je Punkt. Wähle ein goldenes Feld.
    }
# $space
doctor-faust-table-no-further = Weiter als { $space } geht es nicht.

## Die Zeichen auf dem Brett

doctor-faust-sign-target = hierhin kannst du ziehen oder legen
doctor-faust-sign-trap = eine Falle: hier wäre der Zug zu Ende
doctor-faust-sign-left = stand oder lag vorher hier
doctor-faust-sign-reached = ist hierher gekommen

## Was für einen richtigen Tisch gedruckt wird

doctor-faust-print-stones = Vier Steine
doctor-faust-print-stones-how = Jedes Paar Scheiben am Stück ausschneiden, dazwischen falten und Rücken an Rücken kleben; eine Münze dazwischen gibt Gewicht.
doctor-faust-print-pyramid = Die Pyramide
doctor-faust-print-pyramid-how = Am Umriss ausschneiden, an den Strichlinien falten, die schattierten Laschen innen verkleben.
