### Ce que disent les conseils de Teufel Teufel, et sa fin, en français : la page le charge quand il le faut.

## Ce que l’on sait et qui parle pour une action

# $place : le rang du traîneau parmi ceux qui sortent
teufel-teufel-counsel-out =
    { $place ->
        [1] Vous sortez des enfers avant tout le monde.
       *[other] Vous sortez des enfers.
    }
# $letter, $count
teufel-teufel-counsel-letter =
    { $count ->
        [6] Cela vous donne votre { $letter }, et vous avez les six.
       *[other] Cela vous donne votre { $letter } : { $count } sur six.
    }
# $seat
teufel-teufel-counsel-hands-over = Votre diable passe à { $seat }.
# $seat, $count : des lettres, deux au plus
teufel-teufel-counsel-hands-second =
    { $count ->
        [0] Votre diable passe à { $seat }, qui en a déjà un : les deux rentrent au centre.
        [one] Votre diable passe à { $seat }, qui en a déjà un : les deux rentrent au centre et emportent une de ses lettres.
       *[other] Votre diable passe à { $seat }, qui en a déjà un : les deux rentrent au centre et emportent deux de ses lettres.
    }
teufel-teufel-counsel-banish = Avec un diable, on ne sort pas des enfers.
teufel-teufel-counsel-flight = Avec un diable à bord, votre traîneau vole par-dessus les cartes cachées et les autres traîneaux.
# $seat, $count
teufel-teufel-counsel-frees =
    { $count ->
        [one] De tous ceux qui ont un diable, c’est { $seat } qui a le moins de lettres : une.
       *[other] De tous ceux qui ont un diable, c’est { $seat } qui a le moins de lettres : { $count }.
    }
# $letter, $cell
teufel-teufel-counsel-comes-back = Vous savez où se trouve votre { $letter }, en { $cell } : vous pouvez l’y regagner.
# $count
teufel-teufel-counsel-judgement =
    { $count ->
        [one] Une carte est cachée : une fois visible, qui est encore dedans a perdu.
       *[other] { $count } cartes sont cachées : une fois toutes visibles, qui est encore dedans a perdu.
    }
# $letter, $cell
teufel-teufel-counsel-swap-nearer = Cela rapproche votre { $letter }, jusqu’en { $cell }.
# $letter, $seat
teufel-teufel-counsel-swap-away = Cela éloigne le { $letter } qui manque à { $seat }.
teufel-teufel-counsel-swap-blind = Les deux cartes sont cachées et vous n’en connaissez aucune : votre traîneau reste où il est, et rien n’est retourné.
# $letter, $seat
teufel-teufel-counsel-hides = Le { $letter } qui manque à { $seat } sera de nouveau caché.
teufel-teufel-counsel-stays = Votre traîneau reste où il est, et rien n’est retourné.
# $letter, $count
teufel-teufel-counsel-among = Votre { $letter } est l’une de { $count } cartes cachées, dont celle-ci.
# $count : cartes que le lecteur ne connaît pas, $letters : celles de ses lettres qui en sont
teufel-teufel-counsel-unknown =
    { $letters ->
        [one] { $count ->
            [one] La seule carte que vous ne connaissez pas est une de vos lettres.
           *[other] Une de vos lettres est parmi les { $count } cartes que vous ne connaissez pas.
        }
       *[other] { $letters } de vos lettres sont parmi les { $count } cartes que vous ne connaissez pas.
    }
teufel-teufel-counsel-peek = Personne d’autre ne connaîtra la carte, et elle restera cachée.
# $count
teufel-teufel-counsel-beside =
    { $count ->
        [one] Une carte cachée est juste à côté.
       *[other] { $count } cartes cachées sont juste à côté.
    }
# $letter, $seat
teufel-teufel-counsel-blocks = Vous êtes alors sur le { $letter } qui manque à { $seat }, et sans diable personne ne peut y venir.
# $letter, $cell
teufel-teufel-counsel-nearer = Vous approchez de votre { $letter } en { $cell }.
# $cell
teufel-teufel-counsel-to-tower = Vous approchez de la tour en { $cell }, où l’on se défait d’un diable.
teufel-teufel-counsel-nothing-turned = Aucune carte n’y est retournée.

## Ce que des suites parcourues ont en commun, pour une part de $chance

# $chance
teufel-teufel-counsel-line-out = Dans { $chance } des suites que j’ai parcourues, vous sortez des enfers à votre prochain tour.
# $letter, $chance
teufel-teufel-counsel-line-letter = Dans { $chance } des suites que j’ai parcourues, vous gagnez votre { $letter } à votre prochain tour.
# $chance
teufel-teufel-counsel-line-letters = Dans { $chance } des suites que j’ai parcourues, vous gagnez une lettre à votre prochain tour.
# $chance
teufel-teufel-counsel-line-turns-up = Dans { $chance } des suites que j’ai parcourues, vous retournez une carte à votre prochain tour.
# $chance
teufel-teufel-counsel-line-swaps = Dans { $chance } des suites que j’ai parcourues, vous échangez deux cartes à votre prochain tour.
# $chance
teufel-teufel-counsel-line-shuffles = Dans { $chance } des suites que j’ai parcourues, vous mélangez des cartes à votre prochain tour.

## Ce qui est caché et compte pour une action
## $chance : la probabilité, en pour cent

# $cell, $chance
teufel-teufel-counsel-devil = Avec une probabilité de { $chance }, la carte en { $cell } est un diable.
# $cell, $chance
teufel-teufel-counsel-tower = Avec une probabilité de { $chance }, la carte en { $cell } est une tour.
# $cell, $chance
teufel-teufel-counsel-own-letter = Avec une probabilité de { $chance }, la carte en { $cell } est une lettre qui manque encore au traîneau.
# $cell, $chance
teufel-teufel-counsel-rivals-letter = Avec une probabilité de { $chance }, la carte en { $cell } est une lettre qui manque encore à quelqu’un d’autre.
# $cell, $chance
teufel-teufel-counsel-other-letter = Avec une probabilité de { $chance }, la carte en { $cell } est une lettre qui ne manque à personne.

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
