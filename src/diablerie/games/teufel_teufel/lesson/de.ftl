### Die Lektion von Teufel Teufel auf Deutsch.

teufel-teufel-lesson-turning = Eine Karte aufdecken
teufel-teufel-lesson-turning-text = Du brauchst sechs Buchstaben, A bis F, in deiner Farbe: Dann bist du aus der Hölle heraus. Dein Schlitten fährt längs der Reihen und Spalten. Fährst du auf eine verdeckte Karte, wird sie aufgedeckt; meist ist dein Zug damit zu Ende.
teufel-teufel-lesson-turning-task = Du bist Rot, auf c3. Fahr auf die verdeckte Karte auf d3.
teufel-teufel-lesson-turning-done = Es war dein B, also hast du es genommen. Die Karte bleibt offen liegen.

teufel-teufel-lesson-passing = Buchstaben, die dich weiterlassen
teufel-teufel-lesson-passing-text = Eine Karte, deren Buchstaben du schon hast, lässt dich weiterfahren, gleich welcher Farbe. Einer, der dir fehlt, hält dich an: In deiner Farbe nimmst du ihn; dein Zug ist so oder so vorbei. Felder ohne Karte, wie die im Efeu, lassen alle durch; der Kopf in der Mitte ist versperrt.
teufel-teufel-lesson-passing-task = Du hast das A: Die beiden A auf d3 und e3 lassen dich durch. Wähl gleich das Ziel der ganzen Fahrt: dein rotes C auf e4.
teufel-teufel-lesson-passing-done = Je mehr Buchstaben du hast, desto weiter kommst du.

teufel-teufel-lesson-devil = Der erste Teufel
teufel-teufel-lesson-devil-text = Eine Teufelskarte setzt dir einen Teufel in den Schlitten, und dein Zug ist vorbei. Du bist besessen: Mit einem Teufel kommt niemand aus der Hölle, aber er bringt dich weit herum.
teufel-teufel-lesson-devil-task = Fahr auf die Teufelskarte auf d3 und sieh, wie das ist.
teufel-teufel-lesson-devil-done = Du bist besessen. Vom nächsten Zug an kannst du über verdeckte Karten fliegen.

teufel-teufel-lesson-flying = Fliegen
teufel-teufel-lesson-flying-text = Solange du besessen bist, darfst du verdeckte Karten überqueren, ohne sie aufzudecken, und über das Feld eines anderen Schlittens hinwegfliegen. Offene Buchstaben, die dir fehlen, Teufelskarten und Turmkarten halten dich weiterhin an.
teufel-teufel-lesson-flying-task = Dein rotes E liegt offen auf f3. Flieg über die verdeckten Karten dorthin.
teufel-teufel-lesson-flying-done = Drei Karten überquert, keine aufgedeckt, und das E gehört dir.

teufel-teufel-lesson-handing = Den Teufel weitergeben
teufel-teufel-lesson-handing-text = Halte an, wo jemand steht, und dein Teufel steigt um. Freundlicher wird man ihn nicht los.
teufel-teufel-lesson-handing-task = Mathilde steht auf c3, auf einer Karte, deren Buchstaben du hast. Fahr hin und halte an.
teufel-teufel-lesson-handing-done = Jetzt hat sie deinen Teufel, und du bist frei. Hätte sie schon einen gehabt, wären beide heimgeflogen.

teufel-teufel-lesson-tower = Der Turm
teufel-teufel-lesson-tower-text = Kommst du an einem Turm an, darfst du heimlich eine verdeckte Karte ansehen und deinen Teufel in die Mitte zurückschicken. Auch beides, in beliebiger Reihenfolge.
teufel-teufel-lesson-tower-task = Fahr zum Turm auf c3, sieh dir die Karte auf e5 oder eine andere an und schick deinen Teufel heim.
teufel-teufel-lesson-tower-done = Du kennst eine Karte, die sonst niemand kennt, und du bist frei.

teufel-teufel-lesson-second = Teufel, Teufel
teufel-teufel-lesson-second-text = Ein zweiter Teufel ist einer zu viel: Beide fliegen heim, und du verlierst zwei Buchstaben deiner Wahl.
teufel-teufel-lesson-second-task = Du bist besessen. Fahr auf die Teufelskarte auf c3 und wähl dann die zwei Buchstaben, die du abgibst.
teufel-teufel-lesson-second-done = Beide Teufel sind fort, und zwei Buchstaben mit ihnen. Auf denselben Karten lassen sie sich wieder holen.

teufel-teufel-lesson-swapping = Zwei Karten tauschen
teufel-teufel-lesson-swapping-text = Statt zu fahren, darfst du zwei Karten tauschen: verdeckte Karten oder offene Buchstaben deiner Farbe. Keine darf unter einem Schlitten liegen.
teufel-teufel-lesson-swapping-task = Dein rotes D liegt weit weg auf g3. Tausch es mit der verdeckten Karte auf c3, gleich neben dir.
teufel-teufel-lesson-swapping-done = Jetzt liegt dein D nebenan. Hoffentlich merken die anderen nicht, warum.

teufel-teufel-lesson-shuffling = Mischen
teufel-teufel-lesson-shuffling-text = Statt zu fahren, dürfen Besessene auch zwei bis vier Karten nehmen, sie verdeckt mischen lassen und auf freie Felder legen. Dann weiß niemand mehr, welche welche ist.
teufel-teufel-lesson-shuffling-task = Nimm zwei Karten, das blaue D auf c3 und noch eine, und leg sie wieder hin.
teufel-teufel-lesson-shuffling-done = Das blaue D liegt jetzt verdeckt, an einem von zwei Plätzen. Die Seite merkt es sich für dich.

teufel-teufel-lesson-leaving = Aus der Hölle heraus
teufel-teufel-lesson-leaving-text = Mit sechs Buchstaben und ohne Teufel bist du sofort heraus. Wer als Erster draußen ist, gewinnt; wer als Letzter drin bleibt, hat verloren.
teufel-teufel-lesson-leaving-task = Nur das F fehlt noch. Es liegt auf c3.
teufel-teufel-lesson-leaving-done = Du bist vor allen anderen draußen und hast gewonnen. Die anderen spielen um die Plätze weiter.

teufel-teufel-lesson-judgement = Der Jüngste Tag
teufel-teufel-lesson-judgement-text = Wer draußen ist, deckt in jedem seiner Züge zwei verdeckte Karten auf. Liegen alle Karten auf dem Brett offen, ist der Jüngste Tag da: Alle, die noch drin sind, haben verloren.
teufel-teufel-lesson-judgement-task = Du bist draußen, und zwei Karten sind noch verdeckt. Deck sie auf.
teufel-teufel-lesson-judgement-done = Der Jüngste Tag. Mathilde und Gottlieb bleiben, wo sie sind, auf ewig.
