### Die Worte der Rätsel von Teufel Teufel, auf Deutsch.

teufel-teufel-puzzle-out = Hinaus aus der Hölle
teufel-teufel-puzzle-out-why = Sechs Buchstaben und kein Teufel: nichts ist das Warten wert.
teufel-teufel-puzzle-letter = Ein Buchstabe für dich
teufel-teufel-puzzle-letter-why = Ein Buchstabe, der dir fehlt, gehört dir sofort, ehe andere ihn verlegen.
teufel-teufel-puzzle-shuffle = Mischen
teufel-teufel-puzzle-shuffle-why = Wer mischt, weiß weniger als vorher; die anderen wissen nichts mehr.
teufel-teufel-puzzle-swap = Tauschen
teufel-teufel-puzzle-swap-why = Ein Tausch bringt her, was du brauchst, und nimmt es einem anderen aus dem Weg.
teufel-teufel-puzzle-hand = Den Teufel weitergeben
teufel-teufel-puzzle-hand-why = Der Teufel ist am meisten wert im Schlitten eines anderen.
teufel-teufel-puzzle-devil = Den Teufel nehmen
teufel-teufel-puzzle-devil-why = Ein Teufel ist ein Geschenk: du fliegst, und die Karten darfst du mischen.
teufel-teufel-puzzle-tower = Der Turm
teufel-teufel-puzzle-tower-why = Ein Turm zeigt eine Karte und befreit dich vom Teufel.
teufel-teufel-puzzle-lose = Welchen Buchstaben verlieren?
teufel-teufel-puzzle-lose-why = Verlier, was am leichtesten wiederzubekommen ist.
teufel-teufel-puzzle-start = Wo anfangen?
teufel-teufel-puzzle-start-why = Fang an, wo die meisten Wege hinführen, und weit von den anderen.
teufel-teufel-puzzle-dark = Ins Dunkle
teufel-teufel-puzzle-dark-why = Was dort verdeckt liegt, ist mehr wert als das, was du kennst.
teufel-teufel-puzzle-way = Welcher Weg?
teufel-teufel-puzzle-way-why = Nur dieser Weg lässt dir im nächsten Zug etwas zu tun.
teufel-teufel-puzzle-stop = Hier anhalten
teufel-teufel-puzzle-stop-why = Ein Schritt mehr würde mehr kosten, als er bringen kann.
teufel-teufel-puzzle-question = Welche Karte liegt dort?
teufel-teufel-puzzle-question-why = Zähl, was noch nicht gesehen wurde: was übrig ist, muss irgendwo liegen.

teufel-teufel-puzzle-fact-devil = Ein Teufel.
teufel-teufel-puzzle-fact-tower = Ein Turm.
teufel-teufel-puzzle-fact-own-letter = Ein Buchstabe, der dir fehlt.
teufel-teufel-puzzle-fact-rivals-letter = Ein Buchstabe, der jemand anderem fehlt.
teufel-teufel-puzzle-fact-other-letter = Ein Buchstabe, der niemandem fehlt.
