# Zwischen den Leuten und wer den Server betreibt: eigene Daten, Meldungen, vergessene Passwörter.

## Die eigenen Daten mitnehmen und löschen

host-own = Meine Daten
host-own-text = Nimm alles, was über dich gespeichert ist, als Datei mit, oder lösche es. Partien, die andere gespielt haben, bleiben ohne deinen Namen.
host-own-take = Meine Daten herunterladen
host-own-delete = Mich löschen
host-own-sure = Alles löschen? Es gibt kein Zurück.
host-own-yes = Ja, mich endgültig löschen
host-own-no = Nein, behalten
host-own-gone = Du bist gelöscht.
