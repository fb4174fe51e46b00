### Was eine Seite tut, die älter ist als ihr Server oder der etwas fehlt.

page-part-missing = Ein Teil der Seite war nicht zu bekommen.
page-part-again = Seite neu laden

page-trouble-offline = Dieses Gerät hat kein Netz. Verbinde es und versuche es dann noch einmal.
page-trouble-server = Im Server ist etwas schiefgegangen. Versuche es noch einmal; bleibt es dabei, sag es dem, der ihn betreut.
