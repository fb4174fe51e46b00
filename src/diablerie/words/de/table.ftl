### Was man an einem Tisch außer dem Spielen tut, auf Deutsch. Kein Spiel wird hier genannt.
### Plätze kommen mit ihrem Namen, niemand heißt „none“. $you ist „yes“, wenn $seat liest.

## Ereignisse

# Eine Partie beginnt in einer Stellung, die aufgebaut oder aus einer anderen Partie genommen wurde
table-event-set-up = Die Partie beginnt in dieser Stellung.
# $seat
table-event-taken-back =
    { $you ->
        [yes] Du nimmst deinen letzten Zug zurück.
       *[no] { $seat } nimmt den letzten Zug zurück.
    }
# $seat
table-event-resigned =
    { $you ->
        [yes] Du gibst auf.
       *[no] { $seat } gibt auf.
    }
# $seat
table-event-time-out =
    { $you ->
        [yes] Deine Zeit ist um.
       *[no] Die Zeit von { $seat } ist um.
    }
# $seat
table-event-end-offered =
    { $you ->
        [yes] Du schlägst vor, die Partie hier ohne Sieger zu beenden.
       *[no] { $seat } schlägt vor, die Partie hier ohne Sieger zu beenden.
    }
# $seat
table-event-end-accepted =
    { $you ->
        [yes] Du bist einverstanden, hier aufzuhören.
       *[no] { $seat } ist einverstanden, hier aufzuhören.
    }
# $seat
table-event-end-declined =
    { $you ->
        [yes] Du willst weiterspielen. Der Vorschlag ist vom Tisch.
       *[no] { $seat } will weiterspielen. Der Vorschlag ist vom Tisch.
    }
# $seat, $about
table-event-voted =
    { $you ->
        [yes] Du stimmst dafür, dass ein Bot für { $about } weiterspielt.
        [named] { $seat } stimmt dafür, dass ein Bot für dich weiterspielt.
       *[no] { $seat } stimmt dafür, dass ein Bot für { $about } weiterspielt.
    }
# $seat, $about
table-event-voted-for =
    { $you ->
        [yes] Du stimmst dafür, dass jemand anders für { $about } weiterspielt.
        [named] { $seat } stimmt dafür, dass jemand anders für dich weiterspielt.
       *[no] { $seat } stimmt dafür, dass jemand anders für { $about } weiterspielt.
    }
# $seat
table-event-substituted =
    { $you ->
        [yes] Ein Bot spielt für dich weiter.
       *[no] Ein Bot spielt für { $seat } weiter.
    }
# $seat
table-event-taken-over =
    { $you ->
        [yes] Bisher hat hier jemand anders gespielt. Von jetzt an bist du es.
       *[no] Bisher hat jemand anders für { $seat } gespielt.
    }
# $seat
table-event-returned =
    { $you ->
        [yes] Du bist wieder da und spielst selbst weiter.
       *[no] { $seat } ist wieder da und spielt weiter.
    }
# $seconds, $cause
table-event-clock-shifted =
    { $cause ->
        [step] Die Uhr des Servers wurde gestellt. Niemand hat dadurch Zeit gewonnen oder verloren.
        [vacation] Die Uhr stand still, solange jemand im Urlaub war.
        [stopped]
            { $seconds ->
                [one] Der Server war eine Sekunde lang fort. So lange lief keine Uhr.
               *[other] Der Server war { $seconds } Sekunden lang fort. So lange lief keine Uhr.
            }
       *[stall]
            { $seconds ->
                [one] Der Server stand eine Sekunde lang still. So lange lief keine Uhr.
               *[other] Der Server stand { $seconds } Sekunden lang still. So lange lief keine Uhr.
            }
    }
# $reason, $winner
table-event-match-ended =
    { $reason ->
        [resigned] { table-outcome-resigned }
        [time-out] { table-outcome-time-out }
       *[agreed] { table-outcome-agreed }
    }

## Wie eine Partie ausging, die nicht zu Ende gespielt wurde: $winner

table-outcome-resigned =
    { $winner ->
        [none] Kein Mensch spielt weiter: Die Partie endet hier.
       *[other] { $winner } gewinnt, denn sonst spielt niemand weiter.
    }
table-outcome-time-out =
    { $winner ->
        [none] Die Zeit ist um. Kein Mensch spielt weiter: Die Partie endet hier.
       *[other] { $winner } gewinnt auf Zeit.
    }
table-outcome-agreed = Die Partie endet hier im Einvernehmen, ohne Sieger.

## Was nicht geht

table-refusal-nothing-done = Du hast noch nichts getan, was du zurücknehmen könntest.
table-refusal-done-by-another = Seit deinem letzten Zug ging das Spiel weiter: Er lässt sich nicht mehr zurücknehmen.
table-refusal-was-random = Bei deinem letzten Zug war der Zufall im Spiel: Er lässt sich nicht mehr zurücknehmen.
table-refusal-has-revealed = Dein letzter Zug hat etwas Verborgenes ans Licht gebracht: Er lässt sich nicht mehr zurücknehmen.
table-refusal-match-over = Die Partie ist vorbei.
table-refusal-offer-stands = Es gibt schon einen Vorschlag. Nimm ihn an oder lehne ihn ab.
table-refusal-offer-again = Das hast du schon vorgeschlagen. Mach erst einen Zug, dann darfst du es wieder.
table-refusal-no-offer = Niemand hat vorgeschlagen, die Partie zu beenden.
table-refusal-agreed-before = Du bist schon einverstanden.
table-refusal-own-vote = Über den eigenen Platz stimmt niemand ab.
table-refusal-voted-before = Du hast schon abgestimmt.
table-refusal-not-a-person = Auf diesem Platz spielt kein Mensch, den ein Bot ablösen könnte.
table-refusal-not-left = Diesen Platz hat niemand verlassen.
table-refusal-not-playing = Auf diesem Platz spielt ein Bot. Nur wer spielt, hat etwas zu sagen.
table-refusal-not-substituted = Kein Bot hält diesen Platz für dich frei.
table-refusal-time-left = Auf der Uhr ist noch Zeit.
table-refusal-no-clock-runs = Es läuft keine Uhr.
table-refusal-shift-too-long = So lange dauert der Zug noch nicht.
