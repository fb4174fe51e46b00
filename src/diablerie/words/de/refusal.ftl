### Warum etwas abgelehnt wird, das selten gefragt wird, auf Deutsch.

refusal-already-linked = Dieses Konto ist schon mit dieser Anmeldung verbunden.
refusal-another-caller = Diese Anmeldung hat jemand anders begonnen. Fang noch einmal an.
refusal-another-day = Das ist nicht mehr das Rätsel des Tages.
refusal-bad-id-token = Was der Anmeldedienst sagt, ist nicht glaubwürdig. Sag es dem Gastgeber.
# $detail: what the server says, in English
refusal-bad-record = Das ist keine Aufzeichnung einer Partie, die sich nachspielen lässt: { $detail }
refusal-bad-request = Der Server versteht nicht, was gesendet wurde.
refusal-bad-streak = So viele Tage am Stück kann es nicht geben.
refusal-clock-put-on = Die Uhr wird gerade vorgestellt. Versuch es gleich noch einmal.
refusal-closed-before = Das ist schon geschlossen.
refusal-cannot-tell = Diese Partie lässt sich nicht noch einmal ansehen.
refusal-code-refused = Der Anmeldedienst erkennt seine eigene Antwort nicht an. Fang noch einmal an.
refusal-deleted-before = Diese Nachricht ist schon gelöscht.
refusal-enough-volunteers = Genug andere haben das schon angeboten.
refusal-expect-missing = Es fehlt, für welche Stellung das gemeint ist. Versuch es noch einmal.
refusal-full = Der Server hat keinen Platz für weitere Verbindungen. Versuch es gleich noch einmal.
refusal-has-sat = Du hast oder hattest in dieser Partie einen Platz und weißt vielleicht, was diesem verborgen ist.
# $detail: what the server says, in English
refusal-invalid = Der Server nimmt das nicht an: { $detail }
refusal-invited-before = Dieser Mensch sitzt hier oder ist schon eingeladen.
refusal-last-way-in = Das ist der einzige Weg in dieses Konto. Wähle erst ein Passwort.
refusal-lesson-aside = Das führt von der Lektion weg. Versuch etwas anderes.
refusal-list-full = Deine Liste ist voll. Nimm zuerst jemanden heraus.
refusal-match-unreadable = Diese Partie hat eine andere Version aufbewahrt, mit anderen Regeln oder in anderer Form. Hier ist sie nicht weiterspielbar.
refusal-name-looks-alike = Dieser Name sieht aus wie der eines anderen Kontos. Wähle einen, der nicht zu verwechseln ist.
refusal-no-chances = Für diese Partie lassen sich keine Chancen berechnen.
refusal-no-operator = Dieser Server hat keinen Betreiberzugang.
refusal-no-page = Dieser Server hat keine Seiten, nur die Schnittstelle für Programme.
refusal-no-provider = Auf diesem Server gibt es keine Anmeldung über einen Dienst.
# $minutes
refusal-no-sign-in = Hier wurde in den letzten { $minutes } Minuten keine Anmeldung begonnen. Fang noch einmal an.
refusal-no-such-address = Unter dieser Adresse gibt es nichts.
refusal-no-such-person = Unter diesem Namen ist hier niemand bekannt.
refusal-no-such-report = Diese Meldung gibt es nicht.
refusal-no-such-session = Diese Sitzung ist schon beendet.
refusal-no-such-volunteer = Dieses Angebot gilt nicht mehr.
refusal-no-notices = Dieser Server ruft niemanden so zurück.
refusal-no-such-target = Dort wirst du nicht mehr gerufen.
refusal-not-solved = Das löst das Rätsel des Tages nicht.
refusal-wrong-code = Das ist nicht der Code aus der letzten Mail.
refusal-not-confirmed = Gib zuerst den Code aus der Mail an.
refusal-mail-not-taken = An diese Adresse geht keine Mail. Sieh sie dir noch einmal an.
refusal-nobody-votes = Am Tisch ist niemand mehr, der darüber abstimmen könnte.
# $detail: what the server says, in English
refusal-not-allowed = Der Server nimmt das nicht an: { $detail }
refusal-not-closed = Das ist schon offen.
refusal-not-expected = Von diesem Platz wird zum Mischen jetzt nichts erwartet.
refusal-not-json = Der Server versteht nicht, was gesendet wurde.
refusal-not-linked = Dieses Konto ist mit keiner solchen Anmeldung verbunden.
refusal-not-open = Um diese Meldung hat sich schon jemand gekümmert.
refusal-not-rated = Es gibt keine Wertung zurückzunehmen.
refusal-not-restricted = So etwas ist ihnen nicht verboten.
refusal-not-the-operator = Kein Betreiber hat dieses Token.
refusal-on-vacation = Du bist im Urlaub. Beende ihn zuerst auf der Seite deines Kontos.
refusal-one-way-to-look = Eine laufende Partie sieht man nur vom eigenen Platz aus.
refusal-other-origin = Eine andere Website darf das nicht in deinem Namen.
refusal-other-round = Das Mischen hat inzwischen neu begonnen.
refusal-provider-away = Der Anmeldedienst antwortet nicht. Versuch es später noch einmal.
refusal-reveal-early = Andere müssen sich beim Mischen erst noch festlegen.
refusal-reveal-unfit = Dein Teil beim Mischen ist nicht der, auf den du dich festgelegt hast.
refusal-rules-changed = Die Regeln dieses Servers haben sich seither geändert: Diese Partie bleibt, wie sie ist.
refusal-sign-in-refused = Der Anmeldedienst hat dich nicht eingelassen.
refusal-subject-taken = Diese Anmeldung gehört zu einem anderen Konto.
refusal-takes-no-invitation = Von dir wird hier keine Einladung angenommen.
refusal-that-is-you = Das bist du selbst. Nenne jemand anderen.
refusal-too-slow = Es kam zu langsam an. Versuch es noch einmal.
refusal-unknown-token = Der Server kennt dich nicht mehr. Melde dich neu an.

## Too much of something, by the kind of limit

# $time (of day)
refusal-too-many-guests = Aus deinem Netz sind zuletzt viele neue Leute gekommen. Um { $time } ist wieder Platz. Bis dahin kannst du dich anmelden.
# $time (of day)
refusal-too-many-accounts = Aus deinem Netz sind zuletzt viele Konten angelegt worden. Um { $time } kannst du eines anlegen und bis dahin als Gast spielen.
# $time (of day)
refusal-too-many-passwords = Aus deinem Netz haben sich gerade viele angemeldet. Versuch es um { $time } wieder; bis dahin kannst du als Gast spielen.
# $time (of day)
refusal-too-many-logins = Zu viele falsche Passwörter für diesen Namen. Versuch es um { $time } wieder; bis dahin kannst du als Gast spielen.
# $time (of day)
refusal-too-many-logins_from = Zu viele falsche Passwörter aus deinem Netz. Versuch es um { $time } wieder; bis dahin kannst du als Gast spielen.
# $time (of day)
refusal-too-many-matches = Du hast zuletzt viele Partien begonnen. Um { $time } kannst du wieder eine beginnen; die laufenden gehen weiter.
# $time (of day)
refusal-too-many-matches_from = Aus deinem Netz sind zuletzt viele Partien begonnen worden. Um { $time } kannst du eine beginnen und bis dahin bei anderen mitspielen.
# $time (of day)
refusal-too-many-requests = Aus deinem Netz wird gerade zu viel gefragt. Versuch es um { $time } wieder, oder melde dich an.
# $time (of day)
refusal-too-many-sign_ins = Aus deinem Netz haben sich gerade viele angemeldet. Versuch es um { $time } wieder; bis dahin kannst du als Gast spielen.
# $time (of day)
refusal-too-many-messages = Du hast viel auf einmal gesagt. Um { $time } kannst du weiterreden.
# $time (of day)
refusal-too-many-hints = Du hast oft um Rat gefragt. Um { $time } gibt es wieder einen.
# $time (of day)
refusal-too-many-reports = Du hast zuletzt viel gemeldet. Um { $time } kannst du wieder etwas melden.
# $time (of day)
refusal-too-many-contacts = Du hast deine Liste zuletzt oft geändert. Versuch es um { $time } wieder.
# $time (of day)
refusal-too-many-invitations = Du hast zuletzt viele eingeladen. Um { $time } geht es weiter; bis dahin kannst du allen die Adresse des Tisches schicken.
# $time (of day)
refusal-too-many-downloads = Du hast deine Partien zuletzt oft mitgenommen. Um { $time } geht es wieder.
# $time (of day)
refusal-too-many-operator = Zu viele falsche Tokens aus deinem Netz. Versuch es um { $time } wieder.
# $time
refusal-too-many-notices = Dorthin ist zuletzt viel gegangen. Um { $time } ist wieder Platz.
# $time
refusal-too-many-notice_changes = Du hast viel daran geändert, wie du gerufen wirst. Versuch es um { $time } wieder.
# $time (of day)
refusal-too-many-lookups = Aus deinem Netz wurde zu oft als Unbekannter gefragt. Versuch es um { $time } wieder.
# $time (of day)
refusal-too-many-own_requests = Du fragst gerade zu viel. Versuch es um { $time } wieder.
refusal-too-many-connections = Aus deinem Netz ist zu viel zugleich offen. Schließ einen anderen Tab, oder melde dich an.
refusal-too-many-own_connections = Du hast zu viele Tische zugleich offen. Schließ einen anderen Tab.
# $time (of day)
refusal-too-many-sockets = Aus deinem Netz ist zu viel zugleich offen. Versuch es um { $time } wieder.
