### Drucken und spielen: was für einen richtigen Tisch gedruckt wird. Kein Spiel wird hier genannt.

print-missing = Unter dieser Adresse gibt es nichts zu drucken.
print-whose-title = Wem diese Spiele gehören
print-whose = Das Spiel gehört seinen Autoren und Verlagen; Diablerie hat mit keinem von ihnen zu tun. Die Regeln sind in unseren eigenen Worten erzählt, und jedes Bild ist unsere eigene Zeichnung.
print-for = Für alle, deren Schachtel Teile fehlen, und für alle, die keine haben: Die Ausgabe, die hier gespielt wird, ist nicht mehr zu kaufen. Findest du eine, oder bietet der Verlag eigene Dateien an, so nimm zuerst die.

## Was es gibt

print-parts = Was sich drucken lässt
print-rulebook = Regelheft
print-rulebook-is = Das ganze Heft mit seinen Quellen, auf nummerierten Seiten.
print-setup = Aufbau
print-setup-is = Was in der Schachtel ist und wohin es kommt, auf einer Seite.
print-card = Zugkarten
print-card-is = Ein Zug auf einen Blick, eine Karte für alle am Tisch.
print-cards = Karten
print-cards-is = Alle Karten in wahrer Größe, nach jedem Bogen seine Rückseiten.
print-board = Spielbrett
print-board-is = Das Brett in wahrer Größe, auf mehreren Bögen zum Zusammenfügen.
print-pieces = Figuren
print-pieces-is = Alles Übrige, zum Ausschneiden, Falten und Kleben.
print-all = Alles
print-all-is = Ein Dokument: Regeln, Karten, Brett und Figuren.

## Wie gedruckt wird

print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Tinte
print-ink-colour = Farbe
print-ink-black = Schwarz
print-form = Regelheft
print-form-columns = In zwei Spalten
print-form-booklet = Als Büchlein
print-now = Drucken
print-how = Mit 100 % drucken, nicht „an Seite anpassen“, ohne Kopf- und Fußzeilen; das Lineal auf jedem Bogen misst 50 mm. Karten kommen auf beide Seiten des Papiers, um die lange Kante gewendet. Für ein Büchlein wählst du „Broschüre“ im Druckdialog.

## Auf den Bögen

print-full-size = 50 mm · mit 100 % drucken
print-whose-short = Spiel der Autoren und Verlage; Zeichnungen von Diablerie
# $game, $what, $sheet, $sheets
print-fronts = { $game } · { $what } · Bogen { $sheet } von { $sheets }
# $game, $what, $sheet, $sheets
print-backs = { $game } · { $what } · Rückseiten zu Bogen { $sheet } von { $sheets } · um die lange Kante wenden
# $game, $sheet, $last
print-part = { $game } · Spielbrett · Bogen { $sheet } (A1 bis { $last })
print-part-how = An den Ecken beschneiden; jeden Bogen über die Strichlinie des vorigen legen und kleben.
# $sheet
print-joins = hier liegt { $sheet }
