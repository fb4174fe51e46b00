### Was man an der Seite selbst einstellen kann, und wie man an den Tisch gerufen wird.

settings-close = Einstellungen schließen
settings-light = Licht
settings-light-system = Wie das Gerät
settings-light-dark = Kerzenlicht
settings-light-light = Tageslicht
settings-sound = Ton
settings-volume = Lautstärke
settings-pace = Tempo der Mitspieler
settings-pace-leisurely = Gemächlich
settings-pace-leisurely-doc = Zeit, alles zu sehen. Bots warten einen Moment, bevor sie ziehen.
settings-pace-brisk = Zügig
settings-pace-brisk-doc = Alles wird gezeigt, ohne lange Pausen.
settings-pace-at-once = Sofort
settings-pace-at-once-doc = Ohne Animationen: Was geschehen ist, siehst du sofort.
settings-notices = Mich benachrichtigen, wenn ich dran bin
settings-notices-cannot = Das tun Browser nur über https. Hier rufen dich die Glocke und der Titel des Tabs.
settings-notices-refused = Dein Browser lässt Diablerie das nicht tun. In seinen Einstellungen für diese Seite kannst du es ändern.
settings-notices-unable = Dieser Browser lässt das keine Seite tun, obwohl er es anbietet. Die Glocke und der Titel des Tabs rufen dich.
settings-notices-so = So wirst du gerufen, wenn du am Zug bist.

## Zurückgerufen werden

settings-calls = Mich rufen, wenn ich dran bin
settings-calls-doc = Auch wenn keine Seite von Diablerie offen ist. Du erfährst, welches Spiel und mit wem, nichts von der Stellung.
settings-calls-here = Mich in diesem Browser rufen, auch wenn keine Seite offen ist
settings-calls-not-offered = Dieser Server ruft niemanden zurück.
settings-calls-insecure = Browser lassen sich nur rufen, wo die Seite über https kommt.
settings-calls-impossible = Dieser Browser lässt sich nicht rufen. Lege Diablerie auf iPhone oder iPad zuerst auf den Home-Bildschirm und öffne es dort.
settings-calls-blocked = Du hast Diablerie Benachrichtigungen verboten. In den Einstellungen des Browsers für diese Seite kannst du das ändern.
settings-calls-off = In diesem Browser wirst du nicht gerufen.
settings-calls-on = In diesem Browser wirst du gerufen.
settings-calls-no-service = Der Push-Dienst des Browsers ist gerade nicht zu erreichen. Versuche es später noch einmal.
settings-calls-nobody = Sobald du irgendwo einen Platz hast, kannst du zurückgerufen werden.
settings-calls-more = Ruhezeiten, Mail und mehr
settings-calls-offer = Du musst diese Seite nicht offen lassen: Du kannst gerufen werden, wenn du dran bist.
settings-calls-offer-close = Nicht mehr anbieten
settings-calls-where = Wo du gerufen wirst
settings-calls-this = Dieser Browser
settings-calls-other = Ein anderer Browser
# $date
settings-calls-since = seit { $date }
settings-calls-forget = Mich dort nicht mehr rufen
settings-calls-try = Ausprobieren
settings-calls-try-told = Es ist unterwegs.
settings-calls-try-gone = Dort ist niemand mehr; das ist vergessen.
settings-calls-try-refused = Dort wird es nicht angenommen.
settings-calls-try-away = Dort antwortet gerade niemand. Versuche es später noch einmal.
settings-calls-mail = Mail
settings-calls-mail-address = Mailadresse
settings-calls-mail-add = Mir schreiben
settings-calls-mail-code = Code aus der Mail
settings-calls-mail-code-doc = Eine Mail mit einem Code ist zu dir unterwegs.
settings-calls-mail-confirm = Bestätigen
settings-calls-webhook = Chatdienst
settings-calls-webhook-address = Adresse eines Webhooks
settings-calls-webhook-doc = Ein Chatdienst, der Webhooks annimmt, zeigt dir dafür eine Adresse.
settings-calls-webhook-add = Mich dort rufen
settings-calls-account = Mit einem Konto kannst du auch per Mail oder Chat gerufen werden.
settings-calls-account-webhook = Mit einem Konto kannst du auch per Chat gerufen werden.
settings-calls-account-mail = Mit einem Konto kannst du auch per Mail gerufen werden.
settings-calls-occasions = Wovon
settings-calls-turn = Ich bin am Zug
settings-calls-begun = Eine Partie beginnt
settings-calls-over = Eine Partie endet
settings-calls-rematch = Eine Einladung oder eine Revanche
settings-calls-asked = Ein Ende oder eine Abstimmung ist gewünscht
settings-calls-quiet = Nicht in der Nacht
settings-calls-quiet-legend = Ruhezeiten
settings-calls-quiet-from = von
settings-calls-quiet-to = bis
settings-calls-zone = Zeitzone
settings-calls-save = Sichern
settings-calls-saved = Gesichert.
# $count: Partien, in denen andere warten
settings-calls-waiting =
    { $count ->
        [one] (eine wartet auf dich)
       *[other] ({ $count } warten auf dich)
    }
