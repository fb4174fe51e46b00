### Die Lektion von Kill Doctor Lucky auf Deutsch.

kill-doctor-lucky-lesson-walking = Ein freier Schritt
kill-doctor-lucky-lesson-walking-text = Alle wollen den Doktor tot sehen, und niemand will Zeugen: Wer ihn umbringt, gewinnt. In deinem Zug darfst du umsonst durch eine Tür in einen Nachbarraum gehen.
kill-doctor-lucky-lesson-walking-task = Du bist im Salon. Geh in einen der Räume nebenan.
kill-doctor-lucky-lesson-walking-done = Das ist der freie Schritt: einer pro Zug, und nur für dich selbst. Über das Geländer der Galerie kann man schauen, aber nicht gehen.

kill-doctor-lucky-lesson-snooping = Schnüffeln
kill-doctor-lucky-lesson-snooping-text = Es gibt zwei Arten von Zügen. Beim Schnüffeln gehst du einen Raum weiter oder bleibst, wo du bist, und ziehst eine Karte, wenn du in einem Zimmer bist. In Fluren und auf Treppen liegen keine, auch wenn dort ein Name steht, und spielen darfst du in einem solchen Zug auch keine.
kill-doctor-lucky-lesson-snooping-task = Geh, wenn du magst, in ein anderes Zimmer und schnüffle.
kill-doctor-lucky-lesson-snooping-done = Du hast etwas gefunden, und dein Zug war vorbei. Es war eine Affenhand: ein unhandliches Ding, aber im Foyer tödlich.

kill-doctor-lucky-lesson-doctor = Der Doktor geht um
kill-doctor-lucky-lesson-doctor-text = Nach jedem Zug geht der Doktor in den Raum mit der nächsten Nummer. Überrascht er dort einen Gast, so ist dieser dran, wer auch immer an der Reihe gewesen wäre.
kill-doctor-lucky-lesson-doctor-task = Er ist im Billardzimmer, der Nummer 2. Geh in den Speisesaal, die Nummer 3, und beende deinen Zug.
kill-doctor-lucky-lesson-doctor-done = Er hat dich überrascht, also bist du wieder dran. Wer vorausdenkt, hat viele Züge nacheinander.

kill-doctor-lucky-lesson-hurrying = Bewegungskarten
kill-doctor-lucky-lesson-hurrying-text = Die andere Art Zug ist der aktive: Du ziehst keine Karte, darfst aber beliebig viele spielen. Eine Bewegungskarte bringt dich oder den Doktor durch Türen weiter, höchstens so viele Räume, wie sie angibt.
kill-doctor-lucky-lesson-hurrying-task = Deinen freien Schritt hast du schon getan. Spiel die Bewegung 2 für dich und eile vom Foyer in den Speisesaal.
kill-doctor-lucky-lesson-hurrying-done = Zwei Räume mit einer Karte. Mit mehreren Karten und dem freien Schritt kommst du durch das halbe Haus.

kill-doctor-lucky-lesson-luring = Raumkarten
kill-doctor-lucky-lesson-luring-text = Eine Raumkarte bringt dich oder den Doktor geradewegs in ihren Raum, so weit er auch ist. Wer dran ist, ändert sich dadurch nicht.
kill-doctor-lucky-lesson-luring-task = Du bist im Weinkeller. Schick den Doktor nebenan in die Küche: Nimm die Raumkarte, wähl den Doktor und dann die Küche.
kill-doctor-lucky-lesson-luring-done = Da ist er, und du bist immer noch dran.

kill-doctor-lucky-lesson-alone = Allein und ungesehen
kill-doctor-lucky-lesson-alone-text = Einen Anschlag darfst du nur wagen, wenn du mit dem Doktor allein bist und niemand in den Raum sieht: Man sieht in gerader Linie, durch beliebig viele Türen hindurch. Der Doktor selbst sieht nichts.
kill-doctor-lucky-lesson-alone-task = Von der Piazza aus sieht dich Rufus. Schick den Doktor in den Weinkeller, geh ihm nach und wag den Anschlag mit bloßen Händen.
kill-doctor-lucky-lesson-alone-done = Bloße Hände sind einen Punkt wert. Rufus hat gepasst, aber Bella hat einen Fehlschlag gespielt: vereitelt. Der Doktor geht ahnungslos weiter.

kill-doctor-lucky-lesson-weapon = Die Waffe und ihr Raum
kill-doctor-lucky-lesson-weapon-text = Eine Waffe ist mehr wert als bloße Hände, und viele sind in einem bestimmten Raum noch viel mehr wert. Eine darfst du verwenden, und du zeigst sie, bevor die anderen antworten.
kill-doctor-lucky-lesson-weapon-task = Du bist im Fliederzimmer mit dem Doktor allein. Wag den Anschlag mit der Zackenschere, die hier 6 wert ist.
kill-doctor-lucky-lesson-weapon-done = Sechs Punkte an Fehlschlägen hat es gebraucht, um dich aufzuhalten, und diese Karten kommen nie zurück. Wie viel Glück dem Doktor bleibt, steht beim Plan: Mit jedem Anschlag sind es weniger Punkte, die ihn retten können.

kill-doctor-lucky-lesson-saving = Den Doktor retten
kill-doctor-lucky-lesson-saving-text = Reihum, links vom Angreifer beginnend, darf jeder einen Anschlag vereiteln, mit Fehlschlägen, die zusammen seinen Wert erreichen. Niemand muss; doch wenn alle passen, ist der Doktor tot.
kill-doctor-lucky-lesson-saving-task = Bella geht mit der Crêpepfanne auf ihn los; zwei Punkte sind noch offen, und die nächste Antwort ist deine. Vereitle den Anschlag.
kill-doctor-lucky-lesson-saving-done = Gerettet, fürs Erste. Gib nicht mehr aus, als nötig ist: Die Karte ist für immer weg. Am Tisch kannst du es auch vorab festlegen, unter „Beim nächsten fremden Anschlag“.

kill-doctor-lucky-lesson-murder = Der Mord
kill-doctor-lucky-lesson-murder-text = Können oder wollen die anderen den Wert nicht aufbringen, ist der Doktor tot und du hast gewonnen.
kill-doctor-lucky-lesson-murder-task = Der Doktor ist im Lancaster-Zimmer, und niemand sieht hinein. Geh zu ihm und nimm den Schuhlöffel, der dort 7 wert ist.
kill-doctor-lucky-lesson-murder-done = Drei Punkte an Fehlschlägen reichten nicht gegen sieben. Der Doktor ist tot, und das Haus gehört dir.
