### Ce que disent les conseils de Teufel Teufel, en français : la page le charge quand il le faut.

## Pourquoi un conseil le dit

# $count : cartes que le lecteur ne connaît pas, $letters : celles de ses lettres qui en sont
teufel-teufel-counsel-hint-open =
    { $letters ->
        [one] { $count ->
            [one] La seule carte que vous ne connaissez pas est une de vos lettres.
           *[other] Une de vos lettres est parmi les { $count } cartes que vous ne connaissez pas.
        }
       *[other] { $letters } de vos lettres sont parmi les { $count } cartes que vous ne connaissez pas.
    }
# $letter, $cell
teufel-teufel-counsel-hint-nearer = Vous approchez de votre { $letter } en { $cell }.
# $letter
teufel-teufel-counsel-hint-swap = Votre { $letter } s’y trouve : l’échange peut le rapprocher.
teufel-teufel-counsel-hint-peek = Personne d’autre ne connaîtra la carte, et elle restera cachée.
teufel-teufel-counsel-hint-banish = Avec un diable, on ne sort pas des enfers.

## Ce qui est caché et compte pour une action
## $chance : la probabilité, en pour cent

# $cell, $chance
teufel-teufel-counsel-devil = Avec une probabilité de { $chance }, la carte en { $cell } est un diable.
# $cell, $chance
teufel-teufel-counsel-tower = Avec une probabilité de { $chance }, la carte en { $cell } est une tour.
# $cell, $chance
teufel-teufel-counsel-own-letter = Avec une probabilité de { $chance }, la carte en { $cell } est une lettre qui manque encore au traîneau.
# $cell, $chance
teufel-teufel-counsel-other-letter = Avec une probabilité de { $chance }, la carte en { $cell } est une lettre qui ne sert à rien au traîneau.

## Ce qui compte sur la table, pour qui la voit la première fois

teufel-teufel-counsel-mark-sled = Votre traîneau. Il lui faut les six lettres A à F de votre couleur ; avec toutes et sans diable, vous êtes dehors.
teufel-teufel-counsel-mark-cards = Sous chaque voûte se cache une carte : une lettre, un diable ou une tour. Là où votre traîneau s’arrête, on la retourne.
teufel-teufel-counsel-mark-devils = Ici les diables sont chez eux. Avec un diable on vole par-dessus cartes et traîneaux, mais on ne sort pas des enfers.

## Ce qui est dit de la fin

# $who : qui a gagné ; $seat : son nom
teufel-teufel-counsel-finale =
    { $who ->
        [you] Le jour ! Vous voilà hors de l’enfer, sans un regard en arrière.
        [nobody] Personne ne sort. Le diable est content.
       *[other] { $seat } revoit le jour.
    }
