# Zwischen den Leuten und wem der Server gehört: eigene Daten, Meldungen, vergessene Passwörter, Betrieb.

## Die eigenen Daten mitnehmen und löschen

host-own = Meine Daten
host-own-text = Nimm alles, was über dich gespeichert ist, als Datei mit, oder lösche es. Partien, die andere gespielt haben, bleiben ohne deinen Namen.
host-own-take = Meine Daten herunterladen
host-own-delete = Mich löschen
host-own-sure = Alles löschen? Es gibt kein Zurück.
host-own-yes = Ja, mich endgültig löschen
host-own-no = Nein, behalten
host-own-gone = Du bist gelöscht.

## Jemanden melden

# $who
host-report-title = Melden: { $who }
host-report-kind = Worum geht es?
host-report-kind-message = Diese Nachricht
host-report-kind-name = Der Name
host-report-kind-person = Das Verhalten
host-report-reason = Was ist daran verkehrt?
host-report-send = Melden
host-report-cancel = Doch nicht
host-report-done = Es ist gemeldet.

## Ein vergessenes Passwort

host-reset = Ein neues Passwort
host-reset-text = Diesen Link hat dir gegeben, wer den Server betreibt. Wähle ein neues Passwort: das geht einmal, und alle Sitzungen enden.
host-reset-do = Passwort setzen
# $name
host-reset-done = { $name } hat ein neues Passwort. Melde dich damit an.
host-reset-unlinked = Dein Konto ist mit keiner anderen Anmeldung mehr verknüpft: Wer es hatte, kann die eigene verknüpft haben. Du kannst deine neu verknüpfen.
host-reset-empty = In dieser Adresse steht kein Link. Öffne den Link, den du bekommen hast.
host-reset-log-in = Zum Konto

## Die Seite für den Betrieb

host-operator = Betrieb
host-operator-token = Token
host-operator-token-doc = Nur für diesen Tab gemerkt.
host-operator-enter = Eintreten
host-operator-leave = Verlassen
host-operator-none = Dieser Server hat niemanden für den Betrieb.
host-operator-wrong = Dieses Token hat niemand.
host-operator-why = Grund
host-operator-why-doc = Für das Protokoll jeder Handlung. Bei Sperre und Redeverbot erfährt ihn die Person.
host-operator-why-missing = Nenne zuerst einen Grund.
host-operator-part = Teil der Seite
host-operator-people = Leute
host-operator-reports = Meldungen
host-operator-tables = Tische
host-operator-server = Server
host-operator-log = Protokoll
host-operator-who = Wer
host-operator-who-doc = Ein Name, person/12, PARTIE/seat/1 oder PARTIE/message/7
host-operator-look-up = Nachsehen
host-operator-guest = Gast
# $date
host-operator-since = seit { $date }
# $count
host-operator-sessions =
    { $count ->
        [0] Keine Sitzung
        [one] Eine Sitzung
       *[other] { $count } Sitzungen
    }
host-operator-restrictions = Untersagt
host-operator-matches = Partien
host-operator-history = Was getan wurde
host-operator-nothing = Nichts.
host-operator-good = für immer
# $date
host-operator-until = bis { $date }
host-operator-time = Wie lange
host-operator-hour = Eine Stunde
host-operator-day = Ein Tag
host-operator-week = Eine Woche
host-operator-month = 30 Tage
host-operator-ever = Für immer
host-operator-silence = Redeverbot
host-operator-ban = Sperren
host-operator-lift-ban = Sperre aufheben
host-operator-lift-silence = Redeverbot aufheben
host-operator-reset = Link für ein neues Passwort
host-operator-unrate = Wertungen zurücknehmen
host-operator-export = Daten herunterladen
host-operator-delete = Mit allen Daten löschen
host-operator-delete-sure = Wirklich endgültig löschen
host-operator-done = Erledigt.
host-operator-report-open = offen
# $who
host-operator-report-taken = übernommen von { $who }
# $outcome
host-operator-report-closed = erledigt: { $outcome }
host-operator-report-take = Übernehmen
host-operator-report-close = Abschließen
host-operator-match = Partie
host-operator-read = Lesen
host-operator-message-delete = Nachricht löschen
host-operator-closed = Für alle geschlossen
host-operator-registration = Neue Konten
host-operator-lobby = Die Lobby
host-operator-watching = Zuschauen
host-operator-is-open = Offen
host-operator-is-closed = Geschlossen
host-operator-purge = Löschen, was älter ist als so viele Tage
host-operator-purge-finished = Beendete Partien
host-operator-purge-unfinished = Unbeendete Partien
host-operator-purge-guests = Nicht mehr gesehene Gäste
host-operator-purge-deeds = Protokoll und erledigte Meldungen
host-operator-purge-count = Zählen
host-operator-purge-do = Löschen
# $deeds, $guests, $matches
host-operator-purged = Partien: { $matches }. Gäste: { $guests }. Protokoll: { $deeds }.
host-operator-older = Ältere
# $number
host-operator-number = Nr. { $number }
host-match-waiting = wartet
host-match-running = läuft
host-match-over = zu Ende
# $who
host-by-command = { $who }, per Befehl
host-by-themselves = die Person selbst
host-deed-ban = Sperre
host-deed-silence = Stummschaltung
host-deed-lift = Verbot aufgehoben
host-deed-delete-message = Nachricht gelöscht
host-deed-take-report = Meldung übernommen
host-deed-close-report = Meldung abgeschlossen
host-deed-take-rating-back = Wertungen zurückgenommen
host-deed-give-reset-link = Link für ein neues Passwort
host-deed-export-person = Daten heruntergeladen
host-deed-delete-person = Person gelöscht
host-deed-close = Für alle geschlossen
host-deed-reopen = Wieder geöffnet
host-deed-purge = Alte Daten gelöscht

## Warum etwas nicht geht

host-refusal-reset-spent = Dieser Link ist schon benutzt worden oder älter als eine Stunde. Bitte um einen neuen.
host-refusal-reported-before = Das hast du schon gemeldet.
host-refusal-too-many-reports = Viele deiner Meldungen warten noch. Du kannst wieder etwas melden, wenn welche erledigt sind.
host-refusal-no-vacation = Auf diesem Server gibt es keinen Urlaub.
host-refusal-no-account = Das gibt es nicht für Gäste. Lege zuerst ein Konto an.
host-refusal-vacation-used-up = Deine Urlaubstage für dieses Jahr sind aufgebraucht.
host-refusal-vacation-ending = Dein letzter Urlaub endet gerade. Versuch es gleich noch einmal.
