### Drucken und spielen: was für einen richtigen Tisch gedruckt wird. Kein Spiel wird hier genannt.

page-print = Drucken und spielen
page-print-missing = Unter dieser Adresse gibt es nichts zu drucken.
page-print-whose-title = Wem diese Spiele gehören
page-print-whose = Das Spiel gehört seinen Autoren und Verlagen; Diablerie hat mit keinem von ihnen zu tun. Die Regeln sind in unseren eigenen Worten erzählt, und jedes Bild ist unsere eigene Zeichnung.
page-print-for = Für alle, in deren Schachtel etwas fehlt, und für alle, die keine haben, denn keine Ausgabe ist noch zu kaufen. Wer ein altes Exemplar findet, sollte es kaufen.

## Was es gibt

page-print-parts = Was sich drucken lässt
page-print-rulebook = Regelheft
page-print-rulebook-is = Das ganze Heft mit seinen Quellen, auf nummerierten Seiten.
page-print-setup = Aufbau
page-print-setup-is = Was in der Schachtel ist und wohin es kommt, auf einer Seite.
page-print-card = Zugkarten
page-print-card-is = Ein Zug auf einen Blick, eine Karte für alle am Tisch.
page-print-cards = Karten
page-print-cards-is = Alle Karten in wahrer Größe, nach jedem Bogen seine Rückseiten.
page-print-board = Spielbrett
page-print-board-is = Das Brett in wahrer Größe, auf mehreren Bögen zum Zusammenfügen.
page-print-pieces = Figuren
page-print-pieces-is = Alles Übrige, zum Ausschneiden, Falten und Kleben.
page-print-all = Alles
page-print-all-is = Ein Dokument: Regeln, Karten, Brett und Figuren.

## Wie gedruckt wird

page-print-paper = Papier
page-print-paper-a4 = A4
page-print-paper-letter = Letter
page-print-ink = Tinte
page-print-ink-colour = Farbe
page-print-ink-black = Schwarz
page-print-form = Regelheft
page-print-form-columns = In zwei Spalten
page-print-form-booklet = Als Büchlein
page-print-now = Drucken
page-print-how = Mit 100 % drucken, nicht „an Seite anpassen“, ohne Kopf- und Fußzeilen; das Lineal auf jedem Bogen misst 50 mm. Karten kommen auf beide Seiten des Papiers, um die lange Kante gewendet. Für ein Büchlein wählst du „Broschüre“ im Druckdialog.

## Auf den Bögen

page-print-full-size = 50 mm · mit 100 % drucken
# $game, $what, $sheet, $sheets
page-print-fronts = { $game } · { $what } · Bogen { $sheet } von { $sheets }
# $game, $what, $sheet, $sheets
page-print-backs = { $game } · { $what } · Rückseiten zu Bogen { $sheet } von { $sheets } · um die lange Kante wenden
# $game, $sheet, $last
page-print-part = { $game } · Spielbrett · Bogen { $sheet } (A1 bis { $last })
page-print-part-how = An den Ecken beschneiden; jeden Bogen über die Strichlinie des vorigen legen und kleben.
# $sheet
page-print-joins = hier liegt { $sheet }
