### Was eine Seite tut, die älter ist als ihr Server oder der etwas fehlt.

page-part-missing = Ein Teil der Seite war nicht zu bekommen.
page-part-again = Seite neu laden
page-trouble-offline = Dieses Gerät hat keine Verbindung zum Netz. Stell sie her und versuch es dann noch einmal.
page-trouble-server = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal; bleibt es dabei, sag dem Betreiber Bescheid.

page-refusal-unavailable = Die Datenbank des Servers antwortet nicht. Versuch es gleich noch einmal.
page-refusal-storage-overloaded = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
page-refusal-storage-locked = Ein anderes Programm sperrt die Datenbank des Servers. Versuch es gleich noch einmal.
page-refusal-storage-full = Der Server hat keinen Platz mehr, um etwas zu speichern. Sag dem Betreiber Bescheid.
page-refusal-storage-read-only = Der Server darf zurzeit nichts speichern. Sag dem Betreiber Bescheid.
page-refusal-storage-failing = Die Datenbank des Servers meldet Fehler, und nichts wird sicher gespeichert. Sag dem Betreiber Bescheid.
page-refusal-storage-replaced = Die Datenbank des Servers wurde im laufenden Betrieb entfernt. Sag dem Betreiber Bescheid: Er muss neu starten.
