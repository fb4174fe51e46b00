### The words of the page that checks a match's shuffles, in German. No game is named here.

check-text = Zieh die Aufzeichnung einer beendeten Partie hierher oder füge sie ein: Dein Browser rechnet das Mischen nach, und der Server spielt die Partie noch einmal.
check-how = Wie geprüft wird
check-how-text = Wo gemischt wird, ergibt sich alles aus einer einzigen geheimen Zahl, dem Startwert. Sein Fingerabdruck wird zu Beginn veröffentlicht; der Startwert selbst steht in der Aufzeichnung, sobald die Partie vorbei ist. Diese Seite berechnet den Fingerabdruck in deinem Browser noch einmal und vergleicht. Wo Browser oder Programme am Tisch eigene Zufallszahlen beigetragen haben, die niemand kannte, bevor sich alle festgelegt hatten, ergeben sich die Karten aus allen zusammen: Auch die prüft diese Seite. Dann spielt der Server die Aufzeichnung nach, Aktion für Aktion.
check-paste = Die Aufzeichnung einer Partie
check-record = Die geprüfte Aufzeichnung
check-file = Aufzeichnung wählen
check-do = Prüfen
check-working = Wird nachgespielt
check-holds = Stimmt:
check-fails = Stimmt nicht:
check-unknown = Nicht zu sagen:
check-hash = Fingerabdruck des Startwerts, hier berechnet
check-no-seed = Die Aufzeichnung hat keinen Startwert: Die Partie war noch nicht vorbei.
check-own-yes = Der Fingerabdruck des Startwerts ist der aus der Aufzeichnung.
check-own-no = Der Fingerabdruck des Startwerts ist nicht der aus der Aufzeichnung.
check-published-same = Es ist der Fingerabdruck, den dieser Browser zu Beginn der Partie erhalten hat.
check-published-other = Es ist nicht der Fingerabdruck, den dieser Browser zu Beginn der Partie erhalten hat.
check-published-unremembered = Dieser Browser war zu Beginn der Partie nicht dabei und weiß nicht, was damals veröffentlicht wurde.
check-honest = Beim Nachspielen nach den Regeln kommt dasselbe heraus.
check-dishonest = Beim Nachspielen ist etwas aufgefallen:
check-unavailable = Der Server konnte die Aufzeichnung nicht nachspielen.
check-good = Diese Partie wurde ehrlich gemischt
check-consistent = Die Aufzeichnung ist in sich stimmig
check-bad = Etwas stimmt nicht

## Was zum Startwert beigetragen wurde

check-shares-none = Den Startwert hat der Server allein bestimmt: Kein Browser und kein Programm am Tisch hat etwas dazugegeben.
# $names: a list
check-shares-given = Zum Startwert beigetragen haben: { $names }.
check-shares-fit = Es ist das, worauf sich alle vorher festgelegt hatten.
check-shares-unfit = Es ist nicht das, worauf sich alle vorher festgelegt hatten.
check-silent = Nichts beigetragen haben: { $names }.
check-silent-bot = { $name } (Bot)
check-silent-none = { $name } (hat nichts angeboten)
check-silent-late = { $name } (hat sich nicht rechtzeitig gemeldet)
check-silent-withheld = { $name } (hat sich festgelegt und dann nichts aufgedeckt)
check-seat = Platz { $seat }
check-kept-same = Was dieser Browser beigetragen hat, steht unverändert darin, ebenso das, worauf sich alle anderen vorher festgelegt hatten.
check-kept-none = Dieser Browser hat zum Startwert dieser Partie nichts beigetragen oder weiß es nicht mehr.
check-kept-missing = Dieser Browser hat zum Startwert beigetragen, und in der Aufzeichnung steht nichts davon.
check-kept-own = Was dieser Browser beigetragen hat, steht anders in der Aufzeichnung.
check-kept-others = Die anderen hatten sich auf etwas anderes festgelegt, als dieser Browser seinen Teil aufdeckte.
check-kept-promise = Der Server hatte einen anderen Fingerabdruck veröffentlicht, als dieser Browser sich festlegte.
check-kept-round = Die Aufzeichnung gehört zu einer anderen Runde oder Partie als das, was dieser Browser beigetragen hat.
check-kept-again = Dieser Browser wurde noch einmal um seinen Teil gebeten, nachdem er ihn aufgedeckt hatte, und niemand sonst kann der Grund sein.
check-rounds = Es gab { $rounds } Runden, mehr als sich durch jene erklärt, die nicht aufdeckten oder gingen: Wer noch einmal fragt, hat gesehen, was ausgeteilt würde.
check-rounds-left = Weil jemand vor dem Austeilen ging, haben alle neu gezogen: { $rounds }-mal.

## Während ausgeteilt wird

check-distrust-promise = Der Server hat den Fingerabdruck seines Startwerts geändert, nachdem sich dieser Browser festgelegt hatte.
check-distrust-again = Der Server bittet noch einmal um Zufallszahlen, obwohl niemand die eigenen zurückhielt. Vielleicht sucht er sich aus, was ausgeteilt wird.
check-distrust = Dieser Browser trägt zu dieser Partie nichts mehr bei.
check-distrust-later = Die Partie prüfen, wenn sie zu Ende ist
