### Die Lektion von Doctor Faust auf Deutsch.

doctor-faust-lesson-stones = Sieben Punkte
doctor-faust-lesson-stones-text = Du jagst Seelen: Jede Seelenkarte zählt, was auf ihr steht, und am Ende gewinnt die höhere Summe. Ein Zug hat sieben Punkte, und alle müssen ausgegeben werden. Ein Punkt bringt einen deiner Steine ein Feld vorwärts, im Uhrzeigersinn um die beiden Bahnen. Nichts versperrt einem Stein den Weg.
doctor-faust-lesson-stones-task = Du bist Rot. Nimm einen Stein und zieh, bis deine sieben Punkte verbraucht sind; beide Steine dürfen sie sich teilen.
doctor-faust-lesson-stones-done = Sieben Punkte, sieben Felder, und Blau ist dran. Passen gibt es nicht, und aufgespart wird nichts.

doctor-faust-lesson-landing = Die Seele einholen
doctor-faust-lesson-landing-text = In der gläsernen Pyramide steckt die Seele. Bringt der allerletzte Punkt deines Zuges deinen Stein auf ihr Feld, nimmst du die oberste Seelenkarte. Der Stapel beginnt mit der 3 und endet mit der 13. Die große Zahl an jedem Platz ist die Wertung, wie sie gerade steht: Seelenkarten, und was die noch ungenutzten Teufelskarten wert sind.
doctor-faust-lesson-landing-task = Die Pyramide steht auf 7, sieben Felder von deinem Stein auf 0. Zieh mit ihm den ganzen Weg.
doctor-faust-lesson-landing-done = Mit dem siebten Punkt hast du die Seele eingeholt: Die 3 gehört dir. Der Stein geht danach gleich zu seinem Zwilling, deinem anderen Stein.

doctor-faust-lesson-pyramid = Die Pyramide schieben
doctor-faust-lesson-pyramid-text = Ein Punkt kann auch die Pyramide schieben; sie gehört niemandem. Aber sie überholt nie einen Stein: Wo einer steht, muss sie anhalten.
doctor-faust-lesson-pyramid-task = Schieb die Pyramide von 8 auf 10, wo ein blauer Stein steht.
doctor-faust-lesson-pyramid-done = Da hält sie an. Pyramide und Stein sind sich begegnet, aber es waren noch Punkte übrig: zu früh für eine Seelenkarte.

doctor-faust-lesson-pushing = Die Seele zu einem Stein führen
doctor-faust-lesson-pushing-text = Schiebt dein letzter Punkt die Pyramide auf einen Stein, nimmst du die Seelenkarte, auch wenn es ein Stein des Gegners ist. Der Stein, mit dem die Seele eingeholt wurde, geht immer sofort zu seinem Zwilling, dem anderen seiner Farbe. Deine Punkte darfst du beliebig verteilen, in jeder Reihenfolge.
doctor-faust-lesson-pushing-task = Dieselbe Stellung: die Pyramide auf 8, ein blauer Stein auf 10. Zieh erst fünf Felder mit deinen eigenen Steinen und schieb mit den letzten beiden Punkten die Pyramide.
doctor-faust-lesson-pushing-done = Nur auf die Reihenfolge kam es an: Diesmal gehört die Karte dir, und der blaue Stein muss zu seinem Zwilling.

doctor-faust-lesson-crossing = Um das Ende der Bahn
doctor-faust-lesson-crossing-text = Wer die Pyramide über das Ende einer Bahn schiebt, nimmt sofort die oberste Seelenkarte, ob noch Punkte übrig sind oder nicht. Die Bahnen enden zwischen 14 und 15 und zwischen 29 und 0.
doctor-faust-lesson-crossing-task = Die Pyramide steht auf 28. Schieb sie um das Ende ihrer Bahn.
doctor-faust-lesson-crossing-done = Von 29 auf 0: Die Karte gehört dir, und du hast noch Punkte auszugeben.

doctor-faust-lesson-held = Festgehalten
doctor-faust-lesson-held-text = Solange ein Stein auf ihrem Feld steht, kommt die Pyramide nicht fort. So hindert man den Gegner am Schieben.
doctor-faust-lesson-held-task = Dein Stein hält die Pyramide auf 4 fest. Zieh mit ihm weiter und schieb dann die Pyramide einmal.
doctor-faust-lesson-held-done = Sobald der Stein fort war, noch im selben Zug, war die Pyramide frei.

doctor-faust-lesson-trap = Eine Falle
doctor-faust-lesson-trap-text = Blau hat neben Feld 5 verdeckt eine Teufelskarte gelegt. Wer ein solches Feld betritt, sitzt fest: Seine Punkte verfallen, und die Karte wirft den Stein vorwärts, wenn sie gerade ist, und zurück, wenn sie ungerade ist.
doctor-faust-lesson-trap-task = Geh mit Absicht hinein: Zieh mit deinem Stein von 3 auf 5.
doctor-faust-lesson-trap-done = Die 8 von Blau hat deinen Stein bis 13 getrieben, und der Rest deiner Punkte ist verloren. Ungenutzt zählte die 8 gegen Blau, wie alle geraden Karten: Nun ist sie fort, und seine Wertung steigt von 4 auf 12. Eigene Karten fangen die eigenen Steine nie.

doctor-faust-lesson-laying = Selbst eine Karte legen
doctor-faust-lesson-laying-text = Ein Punkt legt eine Teufelskarte verdeckt neben ein Feld, an dem noch keine liegt: eine Karte pro Zug. Deine Karten siehst du, der Gegner sieht nur ihre Rückseiten. Gerade Karten gehen von deiner Wertung ab, solange du sie behältst, ungerade kommen dazu.
doctor-faust-lesson-laying-task = Du hast noch einen Punkt, und von Feld 3 kommt ein blauer Stein. Wähl eine Karte und leg sie neben Feld 5.
doctor-faust-lesson-laying-done = Blau ist geradewegs hineingeraten und hat den Rest des Zuges verloren. Die Karte hat ihren Dienst getan und ist aus dem Spiel. Deine Wertung hat sich dabei geändert: Eine gerade Karte zählt nicht mehr gegen dich, eine ungerade nicht mehr für dich.

doctor-faust-lesson-infamy = Eine Gemeinheit
doctor-faust-lesson-infamy-text = Lass die Pyramide nie auf ein Feld kommen, auf dem deine beiden Steine stehen. Dann ist das Spiel sofort aus, und der Gegner nimmt alle übrigen Seelenkarten, gleich wer geschoben hat. Nur dass die Pyramide dazukommt, zählt: Ein Stein, der dort zu seinem Zwilling stößt, schadet nicht.
doctor-faust-lesson-infamy-task = Beide Steine von Blau stehen auf 10. Schieb die Pyramide dorthin.
doctor-faust-lesson-infamy-done = Eine Gemeinheit! Sieben Seelenkarten auf einen Schlag. Lass deine eigenen Steine nicht zusammen vor der Pyramide stehen.

doctor-faust-lesson-ending = Die letzte Karte
doctor-faust-lesson-ending-text = Mit der letzten Seelenkarte ist das Spiel aus. Zähl deine Seelenkarten, dazu deine ungenutzten ungeraden Teufelskarten, und zieh die geraden ab. Die höhere Summe gewinnt.
doctor-faust-lesson-ending-task = Eine Karte ist noch da: die 13. Hol die Seele noch einmal mit deinem letzten Punkt ein.
doctor-faust-lesson-ending-done = Die Jagd ist aus, und du hast gewonnen. Seelenkarten und ungenutzte Teufelskarten zählen zusammen.
