### Ce que disent les conseils de Kill Doctor Lucky, en français : la page le charge quand il le faut.
# $count, deux au moins
kill-doctor-lucky-counsel-hint-later = Le Docteur y vient dans { $count } tours.
kill-doctor-lucky-counsel-hint-unseen = Tels que sont placés les autres, aucun ne la voit.
kill-doctor-lucky-counsel-hint-fetched = Cela amène le Docteur chez vous.
# $seat, $who : qui le Docteur rejoint (« met »), la personne à gauche, ou le lecteur
kill-doctor-lucky-counsel-hint-follows =
    { $who ->
        [you] Le Docteur vient alors chez vous : vous rejouez.
        [met] Le Docteur rejoint alors { $seat }, à qui c’est de jouer.
       *[left] Le Docteur ne rejoint alors personne, et c’est à { $seat } de jouer.
    }

## Pourquoi un conseil le dit

kill-doctor-lucky-counsel-hint-attempt = Personne d’autre n’est avec le Docteur, et personne ne voit la pièce.
kill-doctor-lucky-counsel-hint-here = Le Docteur s’y trouve.
kill-doctor-lucky-counsel-hint-next = C’est là que le Docteur ira ensuite.
kill-doctor-lucky-counsel-hint-snoop = Vous y gagnez une carte.

## Ce qui est caché et compte pour une action
## $chance : la probabilité, en pour cent

# $value, $chance
kill-doctor-lucky-counsel-attempt-foiled =
    { $value ->
        [one] Avec une probabilité de { $chance }, les autres peuvent à eux tous déjouer une tentative d’un point.
       *[other] Avec une probabilité de { $chance }, les autres peuvent à eux tous déjouer une tentative de { $value } points.
    }
# $value, $chance
kill-doctor-lucky-counsel-attempt-open =
    { $value ->
        [one] Avec une probabilité de { $chance }, personne n’a d’échec contre une tentative d’un point.
       *[other] Avec une probabilité de { $chance }, les autres ont à eux tous trop peu d’échecs contre une tentative de { $value } points.
    }
# $value, $chance
kill-doctor-lucky-counsel-later-foiled =
    { $value ->
        [one] Avec une probabilité de { $chance }, les suivants peuvent enlever le point qui reste.
       *[other] Avec une probabilité de { $chance }, les suivants peuvent enlever les { $value } points qui restent.
    }
# $value, $chance
kill-doctor-lucky-counsel-later-open =
    { $value ->
        [one] Avec une probabilité de { $chance }, les suivants ne peuvent pas enlever le point qui reste.
       *[other] Avec une probabilité de { $chance }, les suivants ne peuvent pas enlever les { $value } points qui restent.
    }
# $chance
kill-doctor-lucky-counsel-draw-move = Avec une probabilité de { $chance }, la prochaine carte est un Mouvement.
# $chance
kill-doctor-lucky-counsel-draw-fail = Avec une probabilité de { $chance }, la prochaine carte est un Échec.
# $chance
kill-doctor-lucky-counsel-draw-room = Avec une probabilité de { $chance }, la prochaine carte est une carte Pièce.
# $chance
kill-doctor-lucky-counsel-draw-weapon = Avec une probabilité de { $chance }, la prochaine carte est une arme.

## Ce qui compte sur la table, pour qui la voit la première fois

kill-doctor-lucky-counsel-mark-doctor = Le docteur Lucky. À la fin de chaque tour il se remet en marche ; le pointillé montre où il va.
kill-doctor-lucky-counsel-mark-self = C’est vous. La lumière tombe là où un invité peut voir. Là où vous êtes avec le Docteur et où personne ne voit, vous pouvez tenter le meurtre.
kill-doctor-lucky-counsel-mark-cards = Vos cartes. Les armes renforcent une tentative, les cartes Mouvement et Pièce déplacent le Docteur ou vous-même, et les échecs déjouent les tentatives des autres.

## La table par laquelle on commence

kill-doctor-lucky-counsel-first-table = Commencez ici : une table rapide à trois, les armes plus fortes d’un point, sans les échecs de trois points, contre des adversaires hardis.

## Ce qui est dit de la fin

# $who : qui a gagné ; $seat : son nom
kill-doctor-lucky-counsel-finale =
    { $who ->
        [you] Le Docteur est mort, et personne n’a rien vu.
        [nobody] Le Docteur est en vie. Il n’a rien remarqué.
       *[other] Le Docteur est mort. { $seat } n’était pas là, bien entendu.
    }
