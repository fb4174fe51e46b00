### Was Ratschläge zu Doctor Faust sagen, und sein Ende, auf Deutsch: Die Seite holt es, wenn es gebraucht wird.

## Was man weiß und was für eine Aktion spricht

# $own, $other: Wertungen
doctor-faust-counsel-wins = Damit endet das Spiel, und du gewinnst mit { $own } zu { $other }.
# $total
doctor-faust-counsel-infamy = Die Pyramide kommt zu beiden Steinen des Gegners: Alle übrigen Seelenkarten gehören dir und zählen { $total }.
# $value
doctor-faust-counsel-landing = Dein Stein kommt zur Pyramide: Die Seelenkarte { $value } gehört dir.
# $value
doctor-faust-counsel-pushing = Die Pyramide kommt zu einem Stein: Die Seelenkarte { $value } gehört dir.
# $value
doctor-faust-counsel-crossing = Die Pyramide geht um das Ende der Bahn: Die Seelenkarte { $value } gehört dir.
# $value
doctor-faust-counsel-trap = Dein Stein kommt zur Pyramide, ehe die Karte dort etwas tun kann: Die Seelenkarte { $value } gehört dir.
doctor-faust-counsel-no-soul = Was der Gegner im nächsten Zug auch tut: Eine Seelenkarte bringt es nicht.
# $count
doctor-faust-counsel-pair-parted =
    { $count ->
        [one] Deine beiden Steine stehen zusammen, ein Feld vor der Pyramide: Dorthin geschoben, brächte sie dem Gegner den ganzen Rest. So sind sie getrennt.
       *[other] Deine beiden Steine stehen zusammen, { $count } Felder vor der Pyramide: Dorthin geschoben, brächte sie dem Gegner den ganzen Rest. So sind sie getrennt.
    }
# $count
doctor-faust-counsel-pair-ahead =
    { $count ->
        [one] Beide Steine des Gegners stehen zusammen, ein Feld vor der Pyramide: Dorthin geschoben, bringt sie dir den ganzen Rest ein.
       *[other] Beide Steine des Gegners stehen zusammen, { $count } Felder vor der Pyramide: Dorthin geschoben, bringt sie dir den ganzen Rest ein.
    }
# $count
doctor-faust-counsel-stone-near =
    { $count ->
        [one] Dein nächster Stein ist dann ein Feld hinter der Pyramide.
       *[other] Dein nächster Stein ist dann { $count } Felder hinter der Pyramide, in Reichweite der sieben Punkte eines Zuges.
    }
doctor-faust-counsel-rival-far = Kein Stein des Gegners kann die Pyramide dann in einem Zug zu Fuß erreichen.
doctor-faust-counsel-holds-soul = Solange dein Stein bei der Pyramide steht, kann niemand sie schieben.
# $space, $stone: wo ein Stein des Gegners steht
doctor-faust-counsel-card-between = Die Karte auf { $space } liegt zwischen dem Stein des Gegners auf { $stone } und der Pyramide.
# $space, $count
doctor-faust-counsel-card-near =
    { $count ->
        [one] Die Karte neben { $space } liegt ein Feld vor einem Stein des Gegners.
       *[other] Die Karte neben { $space } liegt { $count } Felder vor einem Stein des Gegners.
    }
# $value, $to
doctor-faust-counsel-card-drives = Die { $value } treibt einen Stein, der hineinläuft, voran bis Feld { $to }.
# $value, $to
doctor-faust-counsel-card-throws = Die { $value } wirft einen Stein, der hineinläuft, zurück bis Feld { $to }.
# $space
doctor-faust-counsel-stops-before = Dein Stein hält unmittelbar vor der Karte auf { $space }.
doctor-faust-counsel-way-clear = Auf dem Weg liegt keine Karte des Gegners.

## Was durchgespielte Fortsetzungen gemeinsam haben, zu einem Anteil von $chance

# $chance
doctor-faust-counsel-line-soul-card = In { $chance } der Fortsetzungen, die ich durchgespielt habe, kommst du im nächsten Zug zu einer Seelenkarte.
# $space, $chance
doctor-faust-counsel-line-laid = In { $chance } der Fortsetzungen, die ich durchgespielt habe, legst du im nächsten Zug eine Karte auf { $space }.
# $chance
doctor-faust-counsel-line-lays = In { $chance } der Fortsetzungen, die ich durchgespielt habe, legst du im nächsten Zug eine Karte.
# $chance
doctor-faust-counsel-line-pushes = In { $chance } der Fortsetzungen, die ich durchgespielt habe, schiebst du im nächsten Zug die Pyramide.
# $chance
doctor-faust-counsel-line-walks = In { $chance } der Fortsetzungen, die ich durchgespielt habe, lässt du die Pyramide im nächsten Zug stehen.

## Was verborgen ist und für eine Aktion zählt
## $chance: wie wahrscheinlich es ist, in Prozent

# $space, $chance
doctor-faust-counsel-back = Die Karte auf { $space } wirft den Stein mit { $chance } Wahrscheinlichkeit zurück.
# $space, $chance
doctor-faust-counsel-forward = Die Karte auf { $space } treibt den Stein mit { $chance } Wahrscheinlichkeit voran.
# $space, $chance
doctor-faust-counsel-onto-soul = Die Karte auf { $space } treibt den Stein mit { $chance } Wahrscheinlichkeit genau auf die Pyramide: eine Seelenkarte.

## Worauf es auf dem Tisch ankommt, für alle, die ihn zum ersten Mal sehen

doctor-faust-counsel-mark-stones = Deine zwei Steine. Ein Punkt bringt einen davon ein Feld weiter. Erreichst du die Pyramide mit dem letzten Punkt des Zuges, nimmst du eine Seelenkarte.
doctor-faust-counsel-mark-pyramid = Die Pyramide ist Doktor Fausts Seele. Auch sie lässt sich schieben: mit dem letzten Punkt auf einen Stein, oder um das Ende einer Bahn, für eine Seelenkarte. Nie aber auf deine beiden Steine: Das beendet das Spiel, und der Gegner nimmt den ganzen Rest.
doctor-faust-counsel-mark-cards = Deine Teufelskarten. Eine je Zug lässt sich verdeckt neben das Brett legen: eine Falle für die Steine des Gegners. Ungerade werfen sie zurück, gerade treiben sie voran.

## Was über das Ende gesagt wird

# $who: wer gewonnen hat; $seat: der Name
doctor-faust-counsel-finale =
    { $who ->
        [you] Fausts Seele kommt mit dir nach Hause.
        [nobody] Keiner hat ihn: Faust behält seine Seele noch eine Nacht.
       *[other] { $seat } nimmt Fausts Seele mit nach Hause.
    }
