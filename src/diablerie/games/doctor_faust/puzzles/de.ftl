### Die Worte der Rätsel von Doctor Faust, auf Deutsch.

doctor-faust-puzzle-win = Das Spiel gewinnen
doctor-faust-puzzle-win-why = Es beendet das Spiel, solange du vorn liegst.
doctor-faust-puzzle-card = Eine Seele verdienen
doctor-faust-puzzle-card-why = Es bringt jetzt eine Seelenkarte; alles andere überlässt sie dem anderen.
doctor-faust-puzzle-lay = Eine Karte legen
doctor-faust-puzzle-lay-why = Eine Karte am rechten Ort entscheidet, wohin die Steine des anderen dürfen.
doctor-faust-puzzle-stop = Wo die Pyramide ruht
doctor-faust-puzzle-stop-why = Wo die Pyramide anhält, zählt, nicht wie weit sie geht.
doctor-faust-puzzle-pyramid = Die Pyramide ziehen
doctor-faust-puzzle-pyramid-why = Erst die Pyramide: Steine können warten, sie nicht.
doctor-faust-puzzle-stone = Welcher Stein?
doctor-faust-puzzle-stone-why = Nur ein Stein bringt dich näher, ohne dir eine Blöße zu geben.
doctor-faust-puzzle-question = Was macht die Karte?
doctor-faust-puzzle-question-why = Zähl die noch nicht aufgedeckten Karten des anderen: die in die eine Richtung gegen die in die andere.

doctor-faust-puzzle-fact-back = Sie schickt dich zurück.
doctor-faust-puzzle-fact-forward = Sie schickt dich vorwärts.
doctor-faust-puzzle-fact-onto-soul = Sie schickt dich auf die Pyramide.
