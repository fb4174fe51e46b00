### Die Worte der Rätsel von Kill Doctor Lucky, auf Deutsch.

kill-doctor-lucky-puzzle-murder = Der Mord, den niemand sieht
kill-doctor-lucky-puzzle-murder-why = Niemand sieht den Raum, und es kostet die anderen mehr, als Warten es täte.
kill-doctor-lucky-puzzle-foil = Vereitle ihn
kill-doctor-lucky-puzzle-foil-why = Wer nach dir kommt, hält ihn allein nicht auf: zahl jetzt, sonst gelingt er.
kill-doctor-lucky-puzzle-pass = Behalt deine Karten
kill-doctor-lucky-puzzle-pass-why = Die anderen können ihn noch aufhalten: deine Karten sind später mehr wert.
kill-doctor-lucky-puzzle-lure = Lock den Doktor
kill-doctor-lucky-puzzle-lure-why = Eine Raumkarte bringt den Doktor dorthin, wo ihn niemand sieht.
kill-doctor-lucky-puzzle-lead = Führ den Doktor
kill-doctor-lucky-puzzle-lead-why = Eine Bewegungskarte bringt den Doktor dahin, wo du ihn haben willst.
kill-doctor-lucky-puzzle-room = Mit der Raumkarte
kill-doctor-lucky-puzzle-room-why = Die Raumkarte bringt dich dorthin, wo der Doktor ungesehen vorbeikommt.
kill-doctor-lucky-puzzle-run = Beeil dich
kill-doctor-lucky-puzzle-run-why = Die Schritte einer Karte bringen dich außer Sicht und zum Doktor.
kill-doctor-lucky-puzzle-search = Durchsuch den Raum
kill-doctor-lucky-puzzle-search-why = Eine Karte mehr ist mehr wert als ein Schritt: such, solange niemand angreifen kann.
kill-doctor-lucky-puzzle-place = Wohin stellst du dich?
kill-doctor-lucky-puzzle-place-why = Steh dort, wohin der Doktor als Nächstes kommt und wo niemand hineinsieht.
kill-doctor-lucky-puzzle-wait = Warte
kill-doctor-lucky-puzzle-wait-why = Alles, was du tun könntest, gibt etwas her: beende den Zug.
kill-doctor-lucky-puzzle-question = Was wird geschehen?
kill-doctor-lucky-puzzle-question-why = Zähl die ausgegebenen Fehlschläge, und was die anderen noch halten können.

kill-doctor-lucky-puzzle-fact-draw-move = Du ziehst eine Bewegungskarte.
kill-doctor-lucky-puzzle-fact-draw-fail = Du ziehst einen Fehlschlag.
kill-doctor-lucky-puzzle-fact-draw-room = Du ziehst eine Raumkarte.
kill-doctor-lucky-puzzle-fact-draw-weapon = Du ziehst eine Waffe.
kill-doctor-lucky-puzzle-fact-attempt-foiled = Die anderen können ihn vereiteln.
kill-doctor-lucky-puzzle-fact-attempt-open = Die anderen können ihn nicht vereiteln.
kill-doctor-lucky-puzzle-fact-later-foiled = Wer nach dir kommt, kann ihn vereiteln.
kill-doctor-lucky-puzzle-fact-later-open = Wer nach dir kommt, kann ihn nicht vereiteln.
