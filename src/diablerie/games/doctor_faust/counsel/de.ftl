### Was Ratschläge zu Doctor Faust sagen, auf Deutsch: Die Seite holt es, wenn es gebraucht wird.
# $count
doctor-faust-counsel-hint-stone-near =
    { $count ->
        [one] Von dort ist die Pyramide noch ein Feld voraus.
       *[other] Von dort ist die Pyramide { $count } Felder voraus, in Reichweite der sieben Punkte eines Zuges.
    }
# $count
doctor-faust-counsel-hint-soul-near =
    { $count ->
        [one] Dein nächster Stein ist dann ein Feld hinter der Pyramide.
       *[other] Dein nächster Stein ist dann { $count } Felder hinter der Pyramide, in Reichweite der sieben Punkte eines Zuges.
    }
doctor-faust-counsel-hint-soul-far = Kein Stein des Gegners kann die Pyramide dann in einem Zug erreichen.

## Warum zu etwas geraten wird

# $count
doctor-faust-counsel-hint-card =
    { $count ->
        [one] Ein Stein des Gegners ist ein Feld davon entfernt.
       *[other] Ein Stein des Gegners ist { $count } Felder davon entfernt.
    }

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
doctor-faust-counsel-mark-pyramid = Die Pyramide ist Doktor Fausts Seele. Auch sie lässt sich schieben: mit dem letzten Punkt auf einen Stein, oder um das Ende einer Bahn, für eine Seelenkarte.
doctor-faust-counsel-mark-cards = Deine Teufelskarten. Eine je Zug lässt sich verdeckt neben das Brett legen: eine Falle für die Steine des Gegners. Ungerade werfen sie zurück, gerade treiben sie voran.

## Was über das Ende gesagt wird

# $who: wer gewonnen hat; $seat: der Name
doctor-faust-counsel-finale =
    { $who ->
        [you] Fausts Seele kommt mit dir nach Hause.
        [nobody] Keiner hat ihn: Faust behält seine Seele noch eine Nacht.
       *[other] { $seat } nimmt Fausts Seele mit nach Hause.
    }
