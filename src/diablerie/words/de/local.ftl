### Partien auf dem eigenen Gerät, ohne Server, auf Deutsch. Hier wird kein Spiel genannt.

## Wo gespielt wird

local-where = Wo
local-where-server = Auf dem Server
local-where-server-doc = Der Server gibt die Karten und bewahrt die Partie auf: Du findest sie überall wieder, wo er dich kennt.
local-where-here = Auf diesem Gerät
local-where-here-doc = Dieses Gerät gibt und hält alle Karten, und nichts verlässt es. Die Partie liegt in diesem Browser, braucht keine Leitung und ist nie gewertet oder öffentlich.
local-where-here-only = Der Server antwortet nicht. Auf diesem Gerät kannst du trotzdem spielen: Es gibt und hält alle Karten, und die Partie liegt in diesem Browser.
local-where-chosen = Gespielt wird auf diesem Gerät

## Was dazu nötig ist

# $size: in Megabyte
local-library = Dafür müssen die Regeln, die Bots und alles, was die Karten gibt, einmal hierherkommen: { $size } MB.
local-library-there = Alles, was dazu nötig ist, ist da.
local-library-fetch = Jetzt holen
# $done, $size: in Megabyte
local-library-coming = { $done } von { $size } MB
local-library-stop = Anhalten
local-library-on = Weiter
local-library-stopped = Angehalten. Was gekommen ist, bleibt.
local-library-line = Der Server hat nicht alles geschickt. Was gekommen ist, bleibt: weiter, sobald die Leitung steht.
local-library-full = Auf diesem Gerät ist dafür kein Platz. Du kannst hier spielen, solange der Server antwortet.
local-library-refused = Dieser Browser behält es nicht. Du kannst hier spielen, solange der Server antwortet.
local-library-insecure = Unter dieser Adresse, die nicht verschlüsselt ist, behält es kein Browser. Du kannst hier spielen, solange der Server antwortet.
local-library-changed = Der Server hat gerade eine neuere Seite bekommen. Lade diese neu, dann geht es weiter.
local-library-unavailable = Der Server bereitet das noch vor. Versuch es in einigen Minuten wieder.

## Am Tisch

local-table = Gespielt wird auf diesem Gerät: Es hält alle Karten, und nichts von der Partie verlässt es.
local-table-elsewhere = Gespielt wird auf diesem Gerät, in einem anderen Tab: Schließt er, geht es in diesem weiter.
local-keeping-full = In diesem Browser ist kein Platz mehr: Was jetzt noch geschieht, ist verloren, wenn diese Seite schließt.
local-keeping-refused = Dieser Browser bewahrt nichts auf, wie in einem privaten Fenster: Die Partie ist verloren, wenn diese Seite schließt.
local-keeping-failed = Die Partie lässt sich gerade nicht aufbewahren: Schließt diese Seite, bevor das behoben ist, ist verloren, was geschieht.
local-unreadable = Nichts davon ist verloren: Sie bleibt in diesem Browser und lässt sich als Datei speichern.
local-save = Als Datei speichern

## In der Liste der eigenen Partien

local-matches = Auf diesem Gerät
local-matches-none = In diesem Browser liegen noch keine Partien.
local-here = auf diesem Gerät
local-forget = Löschen
local-forget-ask = Löschen? Sie liegt sonst nirgends.
local-forget-yes = Löschen
local-forget-no = Behalten

## Wenn sie vorbei ist

local-hand-over = Dem Server geben
local-hand-over-doc = Der Server bewahrt die Aufzeichnung auf, und wer den Link hat, kann sie durchgehen. Sie gehört dort niemandem und wird nie gewertet: Dieses Gerät hat gegeben, und kein Server hat zugesehen.
local-hand-over-do = Übergeben
local-handed-over = Der Server hat sie jetzt.
