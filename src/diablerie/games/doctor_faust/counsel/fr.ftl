### Ce que disent les conseils de Doctor Faust, en français : la page le charge quand il le faut.
# $count
doctor-faust-counsel-hint-stone-near =
    { $count ->
        [one] De là, la pyramide n’est plus qu’à une case.
       *[other] De là, la pyramide est à { $count } cases, à portée des sept points d’un tour.
    }
# $count
doctor-faust-counsel-hint-soul-near =
    { $count ->
        [one] Votre pierre la plus proche est alors à une case derrière la pyramide.
       *[other] Votre pierre la plus proche est alors à { $count } cases derrière la pyramide, à portée des sept points d’un tour.
    }
doctor-faust-counsel-hint-soul-far = Aucune pierre adverse ne peut alors atteindre la pyramide en un tour.

## Pourquoi un conseil le dit

# $count
doctor-faust-counsel-hint-card =
    { $count ->
        [one] Une pierre adverse est à une case de là.
       *[other] Une pierre adverse est à { $count } cases de là.
    }

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
doctor-faust-counsel-mark-pyramid = La pyramide est l’âme du docteur Faust. On peut la pousser aussi : avec le dernier point sur une pierre, ou au bout d’une rangée, pour une carte Âme.
doctor-faust-counsel-mark-cards = Vos cartes Diable. Une par tour se pose face cachée à côté du plateau : un piège pour les pierres adverses. Les impaires les font reculer, les paires les projettent en avant.

## Ce qui est dit de la fin

# $who : qui a gagné ; $seat : son nom
doctor-faust-counsel-finale =
    { $who ->
        [you] L’âme de Faust rentre avec vous.
        [nobody] Personne ne l’a : Faust garde son âme une nuit encore.
       *[other] { $seat } emporte l’âme de Faust.
    }
