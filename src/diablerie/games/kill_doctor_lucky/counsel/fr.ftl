### Ce que disent les conseils de Kill Doctor Lucky, et sa fin, en français : la page le charge quand il le faut.

## Ce que l’on sait et qui parle pour une action

kill-doctor-lucky-counsel-attempt = Personne d’autre n’est avec le Docteur, et personne ne voit la pièce.
# $weapon, $value
kill-doctor-lucky-counsel-special = Ici, { $weapon-the } vaut { $value }.
kill-doctor-lucky-counsel-fetched = Cela amène le Docteur jusqu’à vous.
# $seat
kill-doctor-lucky-counsel-kept-from = De là où il était, le Docteur aurait rejoint { $seat }, et le tour lui serait revenu.
kill-doctor-lucky-counsel-again = Le Docteur vous rejoint alors : vous rejouez.
# $seat, $space
kill-doctor-lucky-counsel-guards = Le Docteur va ensuite { $space-into }, où se trouve { $seat }. Vous voyez cet endroit, et tant que c’est le cas, { $seat } ne peut y tenter le meurtre.
# $space
kill-doctor-lucky-counsel-here = Le Docteur est { $space-in }.
# $space
kill-doctor-lucky-counsel-next = Le Docteur va ensuite { $space-into }.
# $space, $count, deux au moins
kill-doctor-lucky-counsel-later = Le Docteur vient { $space-into } dans { $count } tours.
kill-doctor-lucky-counsel-unseen = Tels que les autres sont placés, personne ne vous y voit.
kill-doctor-lucky-counsel-snoop = Vous y gagnez une carte.
# $seat
kill-doctor-lucky-counsel-follows-met = Le Docteur rejoint alors { $seat }, à qui c’est de jouer.
# $seat
kill-doctor-lucky-counsel-follows-left = Le Docteur ne rejoint alors personne, et c’est à { $seat } de jouer.
kill-doctor-lucky-counsel-foils = Cela déjoue la tentative.
# $value
kill-doctor-lucky-counsel-foils-exactly =
    { $value ->
        [one] Cela déjoue la tentative et enlève tout juste le point qui reste.
       *[other] Cela déjoue la tentative et enlève tout juste les { $value } points qui restent.
    }
# $own, $value
kill-doctor-lucky-counsel-too-few =
    { $own ->
        [0] Vous n’avez pas d’échec.
       *[other] Vos échecs valent { $own }, et il reste { $value } points à enlever : cela ne suffit pas sans l’aide des autres.
    }
kill-doctor-lucky-counsel-last = Après vous, personne n’est interrogé.
# $seat
kill-doctor-lucky-counsel-asked-after = Après vous, c’est à { $seat } de répondre.

## Ce que des suites parcourues ont en commun, pour une part de $chance

# $chance
kill-doctor-lucky-counsel-line-attempt = Dans { $chance } des suites que j’ai parcourues, vous tentez le meurtre à votre prochain tour.
# $space, $chance
kill-doctor-lucky-counsel-line-space = Dans { $chance } des suites que j’ai parcourues, vous allez { $space-into } à votre prochain tour.
# $chance
kill-doctor-lucky-counsel-line-draw = Dans { $chance } des suites que j’ai parcourues, vous piochez une carte à votre prochain tour.

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

kill-doctor-lucky-counsel-mark-doctor = Le docteur Lucky. À la fin de chaque tour il se remet en marche ; le pointillé montre où il va. S’il entre là où vous êtes, c’est à vous de jouer.
kill-doctor-lucky-counsel-mark-self = C’est vous. La lumière tombe là où un invité peut voir. Là où vous êtes avec le Docteur et où personne ne voit, vous pouvez tenter le meurtre.
kill-doctor-lucky-counsel-mark-cards = Vos cartes. Les armes renforcent une tentative, les cartes Mouvement et Pièce déplacent le Docteur ou vous-même, et les échecs déjouent les tentatives des autres.

## La table par laquelle on commence

kill-doctor-lucky-counsel-first-table = Commencez ici : une partie rapide à trois, que vous commencez. Le Docteur est plus facile à tuer que selon la règle imprimée : les armes comptent un point de plus, aucune carte qui le sauve n’en compte trois, et les adversaires sont hardis.

## Ce qui est dit de la fin

# $who : qui a gagné ; $seat : son nom
kill-doctor-lucky-counsel-finale =
    { $who ->
        [you] Le Docteur est mort, et personne n’a rien vu.
        [nobody] Le Docteur est en vie. Il n’a rien remarqué.
       *[other] Le Docteur est mort. { $seat } n’était pas là, bien entendu.
    }
