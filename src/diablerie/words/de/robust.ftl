### Was eine Seite tut, die älter ist als ihr Server oder der etwas fehlt.

page-part-missing = Ein Teil der Seite war nicht zu bekommen.
page-part-again = Seite neu laden
page-trouble-offline = Dieses Gerät hat keine Verbindung zum Netz. Stell sie her und versuch es dann noch einmal.
page-trouble-server = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal; bleibt es dabei, sag dem Betreiber Bescheid.
