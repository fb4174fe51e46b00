### Was liest, wer an einen Tisch zurückgerufen wird, auf Deutsch: nichts von der Stellung. Kein Spiel wird hier genannt.

# $game
notices-turn = { $game }: du bist am Zug
notices-begun = { $game }: Die Partie hat begonnen
notices-over = { $game }: Die Partie ist zu Ende
notices-rematch = { $game }: Ein Platz ist dir freigehalten
notices-asked = { $game }: deine Antwort ist gefragt
# $names
notices-with = Mit { $names }
notices-alone = Die anderen warten.
notices-trial = Das ist eine Probe
notices-trial-text = So wirst du gerufen, wenn du am Zug bist.
# $address
notices-mail-end = Diese Mails ändern oder abstellen: { $address }
notices-unsubscribe = Sollen die Mails aufhören, die dich zurückrufen?
notices-unsubscribe-do = Ja, keine Mails mehr
notices-unsubscribed = Es kommen keine Mails mehr.
# $site
notices-confirm = { $site }: Soll dir hierher geschrieben werden?
# $site, $code
notices-confirm-text =
    Jemand möchte unter dieser Adresse per Mail erfahren, wenn auf { $site } der eigene Zug kommt.

    Bist du das, gib auf der Seite deines Kontos diesen Code an: { $code }

    Wenn nicht, tu nichts: Es kommt keine weitere Mail.
