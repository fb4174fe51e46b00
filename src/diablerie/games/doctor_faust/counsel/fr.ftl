### Ce que disent les conseils de Doctor Faust, et sa fin, en français : la page le charge quand il le faut.

## Ce que l’on sait et qui parle pour une action

# $own, $other : scores
doctor-faust-counsel-wins = La partie se termine là-dessus, et elle est à vous : { $own } à { $other }.
# $total
doctor-faust-counsel-infamy = La pyramide rejoint les deux pierres adverses : toutes les cartes Âme qui restent sont à vous et comptent { $total }.
# $value
doctor-faust-counsel-landing = Votre pierre rejoint la pyramide : la carte Âme { $value } est à vous.
# $value
doctor-faust-counsel-pushing = La pyramide rejoint une pierre : la carte Âme { $value } est à vous.
# $value
doctor-faust-counsel-crossing = La pyramide passe le bout de la voie : la carte Âme { $value } est à vous.
# $value
doctor-faust-counsel-trap = Votre pierre rejoint la pyramide avant que la carte posée là n’agisse : la carte Âme { $value } est à vous.
doctor-faust-counsel-no-soul = Quoi que fasse votre rival à son prochain tour, cela ne rapporte aucune carte Âme.
# $count
doctor-faust-counsel-pair-parted =
    { $count ->
        [one] Vos deux pierres sont ensemble, une case devant la pyramide : poussée jusque-là, elle donnerait tout le reste à votre rival. Cela les sépare.
       *[other] Vos deux pierres sont ensemble, { $count } cases devant la pyramide : poussée jusque-là, elle donnerait tout le reste à votre rival. Cela les sépare.
    }
# $count
doctor-faust-counsel-pair-ahead =
    { $count ->
        [one] Les deux pierres adverses sont ensemble, une case devant la pyramide : poussée jusque-là, elle vous donne tout le reste.
       *[other] Les deux pierres adverses sont ensemble, { $count } cases devant la pyramide : poussée jusque-là, elle vous donne tout le reste.
    }
# $count
doctor-faust-counsel-stone-near =
    { $count ->
        [one] Votre pierre la plus proche est alors à une case derrière la pyramide.
       *[other] Votre pierre la plus proche est alors à { $count } cases derrière la pyramide, à portée des sept points d’un tour.
    }
doctor-faust-counsel-rival-far = Aucune pierre adverse ne peut alors marcher jusqu’à la pyramide en un tour.
doctor-faust-counsel-holds-soul = Tant que votre pierre est avec la pyramide, personne ne peut la pousser.
# $space, $stone : où est une pierre adverse
doctor-faust-counsel-card-between = La carte en { $space } se trouve entre la pierre adverse en { $stone } et la pyramide.
# $space, $count
doctor-faust-counsel-card-near =
    { $count ->
        [one] La carte en { $space } se trouve une case devant une pierre adverse.
       *[other] La carte en { $space } se trouve { $count } cases devant une pierre adverse.
    }
# $value, $to
doctor-faust-counsel-card-drives = Le { $value } projette en avant la pierre qui y entre, jusqu’à la case { $to }.
# $value, $to
doctor-faust-counsel-card-throws = Le { $value } fait reculer la pierre qui y entre, jusqu’à la case { $to }.
# $space
doctor-faust-counsel-stops-before = Votre pierre s’arrête juste avant la carte en { $space }.
doctor-faust-counsel-way-clear = Aucune carte adverse ne se trouve sur le chemin.

## Ce que des suites parcourues ont en commun, pour une part de $chance

# $chance
doctor-faust-counsel-line-soul-card = Dans { $chance } des suites que j’ai parcourues, vous obtenez une carte Âme à votre prochain tour.
# $space, $chance
doctor-faust-counsel-line-laid = Dans { $chance } des suites que j’ai parcourues, vous posez une carte en { $space } à votre prochain tour.
# $chance
doctor-faust-counsel-line-lays = Dans { $chance } des suites que j’ai parcourues, vous posez une carte à votre prochain tour.
# $chance
doctor-faust-counsel-line-pushes = Dans { $chance } des suites que j’ai parcourues, vous poussez la pyramide à votre prochain tour.
# $chance
doctor-faust-counsel-line-walks = Dans { $chance } des suites que j’ai parcourues, vous laissez la pyramide où elle est à votre prochain tour.

## Ce qui est caché et compte pour une action
## $chance : la probabilité, en pour cent

# $space, $chance
doctor-faust-counsel-back = Avec une probabilité de { $chance }, la carte en { $space } fait reculer la pierre.
# $space, $chance
doctor-faust-counsel-forward = Avec une probabilité de { $chance }, la carte en { $space } projette la pierre en avant.
# $space, $chance
doctor-faust-counsel-onto-soul = Avec une probabilité de { $chance }, la carte en { $space } projette la pierre juste sur la pyramide : une carte Âme.

## Ce qui compte sur la table, pour qui la voit la première fois

doctor-faust-counsel-mark-stones = Vos deux pierres. Un point en fait avancer une d’une case. Atteignez la pyramide avec le dernier point du tour, et vous prenez une carte Âme.
doctor-faust-counsel-mark-pyramid = La pyramide est l’âme du docteur Faust. On peut la pousser aussi : avec le dernier point sur une pierre, ou au bout d’une rangée, pour une carte Âme. Mais jamais sur vos deux pierres : la partie serait finie, et tout le reste irait à votre rival.
doctor-faust-counsel-mark-cards = Vos cartes Diable. Une par tour se pose face cachée à côté du plateau : un piège pour les pierres adverses. Les impaires les font reculer, les paires les projettent en avant.

## Ce qui est dit de la fin

# $who : qui a gagné ; $seat : son nom
doctor-faust-counsel-finale =
    { $who ->
        [you] L’âme de Faust rentre avec vous.
        [nobody] Personne ne l’a : Faust garde son âme une nuit encore.
       *[other] { $seat } emporte l’âme de Faust.
    }
