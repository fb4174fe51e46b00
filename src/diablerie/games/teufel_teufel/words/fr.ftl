### Teufel Teufel en français.
### Les joueurs arrivent sous leur nom, les listes déjà jointes, une valeur inconnue comme « unknown »,
### personne comme « none ». $you vaut « yes » si $seat est le lecteur. Cases et lettres s’écrivent telles
### quelles. La valeur d’une variante est la fin de l’identifiant de son message.

teufel-teufel-title = Teufel Teufel
teufel-teufel-tagline = Avec six lettres, on sort des enfers. Un diable vous mène loin, mais il empêche de sortir.
teufel-teufel-frame = Deux à six joueurs, trois quarts d’heure, dès dix ans
teufel-teufel-box = D’après la boîte de 1992 · ce que nous en avons

# Ce qui fait gagner, en une ligne
teufel-teufel-aim = Qui sort le premier des enfers gagne : avec les six lettres et sans diable.

## Les noms des choses

# Les paramètres qui désignent une carte. Ils arrivent comme identifiants et sont nommés, avec ces formes
# à côté : $card-the, $card-object.
teufel-teufel-things = card thing
teufel-teufel-thing = { $thing }
teufel-teufel-thing-the = { $thing-the }
# Une chose qui n’a pas de nom ici.
teufel-teufel-kind = { $thing }
    .the = { $thing }
    .object = { $thing }

## Les cartes

teufel-teufel-name-red-A = A rouge
    .the = le A rouge
    .object = le A rouge
teufel-teufel-name-red-B = B rouge
    .the = le B rouge
    .object = le B rouge
teufel-teufel-name-red-C = C rouge
    .the = le C rouge
    .object = le C rouge
teufel-teufel-name-red-D = D rouge
    .the = le D rouge
    .object = le D rouge
teufel-teufel-name-red-E = E rouge
    .the = le E rouge
    .object = le E rouge
teufel-teufel-name-red-F = F rouge
    .the = le F rouge
    .object = le F rouge
teufel-teufel-name-blue-A = A bleu
    .the = le A bleu
    .object = le A bleu
teufel-teufel-name-blue-B = B bleu
    .the = le B bleu
    .object = le B bleu
teufel-teufel-name-blue-C = C bleu
    .the = le C bleu
    .object = le C bleu
teufel-teufel-name-blue-D = D bleu
    .the = le D bleu
    .object = le D bleu
teufel-teufel-name-blue-E = E bleu
    .the = le E bleu
    .object = le E bleu
teufel-teufel-name-blue-F = F bleu
    .the = le F bleu
    .object = le F bleu
teufel-teufel-name-green-A = A vert
    .the = le A vert
    .object = le A vert
teufel-teufel-name-green-B = B vert
    .the = le B vert
    .object = le B vert
teufel-teufel-name-green-C = C vert
    .the = le C vert
    .object = le C vert
teufel-teufel-name-green-D = D vert
    .the = le D vert
    .object = le D vert
teufel-teufel-name-green-E = E vert
    .the = le E vert
    .object = le E vert
teufel-teufel-name-green-F = F vert
    .the = le F vert
    .object = le F vert
teufel-teufel-name-yellow-A = A jaune
    .the = le A jaune
    .object = le A jaune
teufel-teufel-name-yellow-B = B jaune
    .the = le B jaune
    .object = le B jaune
teufel-teufel-name-yellow-C = C jaune
    .the = le C jaune
    .object = le C jaune
teufel-teufel-name-yellow-D = D jaune
    .the = le D jaune
    .object = le D jaune
teufel-teufel-name-yellow-E = E jaune
    .the = le E jaune
    .object = le E jaune
teufel-teufel-name-yellow-F = F jaune
    .the = le F jaune
    .object = le F jaune
teufel-teufel-name-black-A = A noir
    .the = le A noir
    .object = le A noir
teufel-teufel-name-black-B = B noir
    .the = le B noir
    .object = le B noir
teufel-teufel-name-black-C = C noir
    .the = le C noir
    .object = le C noir
teufel-teufel-name-black-D = D noir
    .the = le D noir
    .object = le D noir
teufel-teufel-name-black-E = E noir
    .the = le E noir
    .object = le E noir
teufel-teufel-name-black-F = F noir
    .the = le F noir
    .object = le F noir
teufel-teufel-name-white-A = A blanc
    .the = le A blanc
    .object = le A blanc
teufel-teufel-name-white-B = B blanc
    .the = le B blanc
    .object = le B blanc
teufel-teufel-name-white-C = C blanc
    .the = le C blanc
    .object = le C blanc
teufel-teufel-name-white-D = D blanc
    .the = le D blanc
    .object = le D blanc
teufel-teufel-name-white-E = E blanc
    .the = le E blanc
    .object = le E blanc
teufel-teufel-name-white-F = F blanc
    .the = le F blanc
    .object = le F blanc
teufel-teufel-name-devil = diable
    .the = un diable
    .object = un diable
teufel-teufel-name-tower = tour
    .the = une tour
    .object = une tour

## Les couleurs

teufel-teufel-colour-red = rouge
teufel-teufel-colour-blue = bleu
teufel-teufel-colour-green = vert
teufel-teufel-colour-yellow = jaune
teufel-teufel-colour-black = noir
teufel-teufel-colour-white = blanc

## Événements

# $seat, $cell
teufel-teufel-event-placed =
    { $you ->
        [yes] Vous posez votre traîneau en { $cell }.
       *[no] { $seat } part de { $cell }.
    }
# $seat, $turn
teufel-teufel-event-turn =
    { $you ->
        [yes] Tour { $turn } : à vous de jouer.
       *[no] Tour { $turn } : à { $seat } de jouer.
    }
# $seat, $from, $to
teufel-teufel-event-step =
    { $you ->
        [yes] Vous passez de { $from } en { $to }.
       *[no] { $seat } passe de { $from } en { $to }.
    }
# Plusieurs pas d’un même déplacement : $seat, $from, $to
teufel-teufel-event-walk =
    { $you ->
        [yes] Vous allez de { $from } jusqu’en { $to }.
       *[no] { $seat } va de { $from } jusqu’en { $to }.
    }
# $seat, $cell, $card
teufel-teufel-event-turned-up =
    { $you ->
        [yes] Vous retournez { $card-object } en { $cell }.
       *[no] { $seat } retourne { $card-object } en { $cell }.
    }
# La même chose, et ce qui en résulte aussitôt : $seat, $card, $cell
teufel-teufel-event-turned-up-won =
    { $you ->
        [yes] Vous retournez { $card-object } en { $cell } et le prenez.
       *[no] { $seat } retourne { $card-object } en { $cell } et le prend.
    }
teufel-teufel-event-turned-up-stopped =
    { $you ->
        [yes] Vous retournez { $card-object } en { $cell } et devez vous arrêter.
       *[no] { $seat } retourne { $card-object } en { $cell } et doit s’arrêter.
    }
# $seat, $cell, $letter
teufel-teufel-event-letter-won =
    { $you ->
        [yes] Vous prenez le { $letter } en { $cell }.
       *[no] { $seat } prend le { $letter } en { $cell }.
    }
# $seat, $cell, $letter
teufel-teufel-event-letter-known =
    { $you ->
        [yes] Vous avez déjà le { $letter } : { $cell } vous laisse continuer.
       *[no] { $seat } a déjà le { $letter } : { $cell } lui permet de continuer.
    }
# $seat, $cell, $why
teufel-teufel-event-stopped =
    { $why ->
        [at-will] { $you ->
            [yes] Vous vous arrêtez en { $cell }.
           *[no] { $seat } s’arrête en { $cell }.
        }
       *[unknown-letter] { $you ->
            [yes] Mauvaise lettre en { $cell } : il faut vous arrêter.
           *[no] Mauvaise lettre en { $cell } : { $seat } doit s’arrêter.
        }
    }
# $seat
teufel-teufel-event-devil-taken =
    { $you ->
        [yes] Un diable monte dans votre traîneau.
       *[no] { $seat } voit un diable monter dans son traîneau.
    }
# $seat, $victim
teufel-teufel-event-devil-robbed =
    { $you ->
        [yes] Il n’y a plus de diable au centre : vous en prenez un à { $victim }.
        [named] Il n’y a plus de diable au centre : { $seat } vous prend le vôtre.
       *[no] Il n’y a plus de diable au centre : { $seat } en prend un à { $victim }.
    }
# $seat
teufel-teufel-event-devils-home =
    { $you ->
        [yes] Diable, diable ! Les vôtres rentrent tous deux au centre.
       *[no] Diable, diable ! { $seat } en avait deux : ils rentrent au centre.
    }
# $seat, $letter
teufel-teufel-event-letter-lost =
    { $you ->
        [yes] Vous perdez votre { $letter }.
       *[no] { $seat } perd son { $letter }.
    }
# $seat, $cell
teufel-teufel-event-tower =
    { $you ->
        [yes] Vous voici à la tour, en { $cell }.
       *[no] { $seat } arrive à la tour, en { $cell }.
    }
# $seat, $cell, $card
teufel-teufel-event-peek =
    { $card ->
        [unknown] { $you ->
            [yes] Vous regardez la carte en { $cell }.
           *[no] { $seat } regarde en secret la carte en { $cell }.
        }
       *[other] { $you ->
            [yes] Vous regardez la carte en { $cell } : c’est { $card-the }.
           *[no] { $seat } regarde la carte en { $cell } : c’est { $card-the }.
        }
    }
# $seat
teufel-teufel-event-banished =
    { $you ->
        [yes] Vous renvoyez votre diable au centre.
       *[no] { $seat } renvoie son diable au centre.
    }
# $seat, $to
teufel-teufel-event-devil-handed =
    { $you ->
        [yes] Vous donnez votre diable à { $to }.
        [named] { $seat } vous donne son diable.
       *[no] { $seat } donne son diable à { $to }.
    }
# $seat, $to
teufel-teufel-event-devil-kept =
    { $you ->
        [yes] Vous gardez votre diable et épargnez { $to }.
        [named] { $seat } garde son diable et vous épargne.
       *[no] { $seat } garde son diable et épargne { $to }.
    }
# $seat, $to, $cell
teufel-teufel-event-not-handed =
    { $you ->
        [yes] La carte en { $cell } protège { $to } de votre diable.
        [named] La carte en { $cell } vous protège : { $seat } garde son diable.
       *[no] La carte en { $cell } protège { $to } : { $seat } garde son diable.
    }
# $seat, $cell
teufel-teufel-event-swap-begins =
    { $you ->
        [yes] Vous choisissez la carte en { $cell } pour un échange.
       *[no] { $seat } choisit la carte en { $cell } pour un échange.
    }
# $seat, $from, $to
teufel-teufel-event-swap =
    { $you ->
        [yes] Vous échangez les cartes en { $from } et { $to }.
       *[no] { $seat } échange les cartes en { $from } et { $to }.
    }
# $seat, $cell
teufel-teufel-event-lifted =
    { $you ->
        [yes] Vous ramassez la carte en { $cell }.
       *[no] { $seat } ramasse la carte en { $cell }.
    }
# Plusieurs cartes de suite : $seat, $cells
teufel-teufel-event-lifted-cards =
    { $you ->
        [yes] Vous ramassez les cartes en { $cells }.
       *[no] { $seat } ramasse les cartes en { $cells }.
    }
# $seat, $cards
teufel-teufel-event-mixed =
    { $you ->
        [yes] Vos { $cards } cartes sont mélangées, face cachée.
       *[no] { $seat } : ses { $cards } cartes sont mélangées, face cachée.
    }
# $seat, $cell
teufel-teufel-event-laid =
    { $you ->
        [yes] Vous posez une carte en { $cell }.
       *[no] { $seat } pose une carte en { $cell }.
    }
# Plusieurs cartes de suite : $seat, $cells
teufel-teufel-event-laid-cards =
    { $you ->
        [yes] Vous posez les cartes en { $cells }.
       *[no] { $seat } pose les cartes en { $cells }.
    }
# $seat, $place
teufel-teufel-event-left =
    { $place ->
        [1] { $you ->
            [yes] Vous sortez des enfers avant tout le monde : vous gagnez !
           *[no] { $seat } sort des enfers avant tout le monde, et gagne.
        }
       *[other] { $you ->
            [yes] Vous sortez des enfers, à la { $place }ᵉ place.
           *[no] { $seat } sort des enfers, à la { $place }ᵉ place.
        }
    }
# $seat, $cell, $card
teufel-teufel-event-revealed =
    { $you ->
        [yes] Du dehors, vous retournez { $card-object } en { $cell }.
       *[no] Du dehors, { $seat } retourne { $card-object } en { $cell }.
    }
# $seat
teufel-teufel-event-pass =
    { $you ->
        [yes] Vous ne pouvez rien faire, et passez.
       *[no] { $seat } ne peut rien faire, et passe.
    }
# $reason, $left (dans l’ordre de sortie), $losers
teufel-teufel-event-game-over =
    { $reason ->
        [last_one] { teufel-teufel-outcome-last_one }
        [judgement] { teufel-teufel-outcome-judgement }
       *[max_turns] { teufel-teufel-outcome-max_turns }
    }

## Comment la partie s’est terminée : $left (dans l’ordre de sortie, ou « none »), $losers

teufel-teufel-outcome-last_one = Tous sauf un sont sortis. Sortie des enfers, dans l’ordre : { $left }. Aux enfers pour toujours : { $losers }.
teufel-teufel-outcome-judgement =
    { $left ->
        [none] Toutes les cartes sont visibles : c’est le jour du jugement. Personne n’est sorti, donc personne ne gagne.
       *[other] Toutes les cartes sont visibles : c’est le jour du jugement. Sortie des enfers, dans l’ordre : { $left }. Aux enfers pour toujours : { $losers }.
    }
teufel-teufel-outcome-max_turns =
    { $left ->
        [none] Le dernier tour est joué. Personne n’est sorti, donc personne ne gagne.
       *[other] Le dernier tour est joué. Sortie des enfers, dans l’ordre : { $left }. Aux enfers pour toujours : { $losers }.
    }

## Refus : un joueur peut y être son numéro

teufel-teufel-refusal-04 = On ne part pas du centre : les diables y habitent.
# $cell, $seat, $gap
teufel-teufel-refusal-06 =
    { $gap ->
        [0] { teufel-teufel-seat } part déjà de { $cell }.
        [one] { teufel-teufel-seat } est juste à côté de { $cell }. Il faut trois cases entre deux traîneaux.
       *[other] { teufel-teufel-seat } n’est qu’à { $gap } pas de { $cell }. Il faut trois cases entre deux traîneaux.
    }
# $cell
teufel-teufel-refusal-06-jam = Aucune case n’est assez loin de tous les traîneaux : seules les plus éloignées conviennent, et { $cell } est plus près.
# $action
teufel-teufel-refusal-08 = « { $action } » ne se fait pas dans ce jeu.
# $action
teufel-teufel-refusal-08-place = « { $action } » attendra : posez d’abord votre traîneau sur le plateau.
# $action
teufel-teufel-refusal-08-turn = « { $action } » n’est pas possible maintenant : déplacez votre traîneau, échangez deux cartes ou, si un diable vous tient, mélangez-en.
# $action
teufel-teufel-refusal-08-moving = « { $action } » n’est pas possible en chemin : continuez ou arrêtez-vous.
# $action
teufel-teufel-refusal-08-tower = « { $action } » attendra : vous êtes à la tour. Regardez une carte, renvoyez votre diable, ou restez-en là.
# $action
teufel-teufel-refusal-08-take = « { $action } » attendra : choisissez à qui vous prenez un diable.
# $action
teufel-teufel-refusal-08-lose = « { $action } » attendra : choisissez une lettre à rendre.
# $action
teufel-teufel-refusal-08-give = « { $action } » attendra : dites si vous donnez votre diable ou le gardez.
# $action
teufel-teufel-refusal-08-swap = « { $action } » attendra : choisissez la seconde carte de votre échange.
# $action
teufel-teufel-refusal-08-lift = « { $action } » attendra : vous ramassez des cartes à mélanger. Prenez-en une autre, ou posez-les.
# $action
teufel-teufel-refusal-08-lay = « { $action } » attendra : posez le reste des cartes mélangées.
# $action
teufel-teufel-refusal-08-reveal = « { $action } » n’est plus possible : vous êtes dehors. Retournez une carte.
teufel-teufel-refusal-09 = Vous ne pouvez pas passer : il y a quelque chose que vous pouvez faire.
# $from, $to
teufel-teufel-refusal-10 = { $to } n’est pas à côté de { $from } dans sa rangée ou sa colonne.
# $cell
teufel-teufel-refusal-11-again = Vous avez déjà traversé { $cell } dans ce déplacement, et aucune carte ne s’est retournée depuis.
teufel-teufel-refusal-11-start = Vous ne pouvez pas vous arrêter avant le premier pas.
teufel-teufel-refusal-11-centre = On ne s’arrête pas au centre : continuez.
# $seat
teufel-teufel-refusal-16 = { teufel-teufel-seat } n’a pas de diable à prendre.
teufel-teufel-refusal-16-self = Vous ne pouvez pas prendre votre propre diable. Choisissez celui d’un autre joueur.
# $cell
teufel-teufel-refusal-17-up = La carte en { $cell } est face visible : tout le monde la voit.
# $cell
teufel-teufel-refusal-17-none = Il n’y a pas de carte en { $cell }.
teufel-teufel-refusal-17-again = La tour ne permet qu’un seul regard, et vous y avez déjà eu droit.
teufel-teufel-refusal-17-devil = Vous n’avez pas de diable à renvoyer.
# $cell, $seat
teufel-teufel-refusal-19 = { teufel-teufel-seat } est en { $cell }, et vous n’avez pas de diable pour vous y porter.
# $home
teufel-teufel-refusal-20 =
    { $home ->
        [one] Un diable est chez lui, au centre : personne n’y entre.
       *[other] { $home } diables sont chez eux, au centre : personne n’y entre.
    }
teufel-teufel-refusal-22 = On ne s’arrête pas au centre, et vous ne pourriez pas en repartir.
teufel-teufel-refusal-23 = On ne pose jamais de carte au centre.
# $letter
teufel-teufel-refusal-25 = Vous n’avez pas de { $letter } à rendre.
# $cell
teufel-teufel-refusal-30 = Deux traîneaux sont déjà en { $cell } : il n’y a pas de place pour un troisième.
# $cell, $seat
teufel-teufel-refusal-34-sled = La carte en { $cell } est sous un traîneau ({ teufel-teufel-seat }) et ne s’échange pas.
# $cell
teufel-teufel-refusal-34-none = Il n’y a pas de carte à échanger en { $cell }.
# $cell, $card
teufel-teufel-refusal-34-colour = En { $cell } se trouve { $card-the }, face visible. Parmi les cartes visibles, vous ne pouvez échanger que celles de votre couleur.
# $cell, $card
teufel-teufel-refusal-34-special = En { $cell } se trouve { $card-the }, face visible. Les diables et les tours visibles ne s’échangent pas.
# $cell
teufel-teufel-refusal-34-same = Vous avez déjà choisi { $cell }. Il faut une seconde carte pour un échange.
# $cell
teufel-teufel-refusal-34-single = Aucune autre carte ne peut s’échanger avec celle en { $cell }.
teufel-teufel-refusal-35-possessed = Il faut un diable pour mélanger des cartes, et vous n’en avez pas.
# $cell
teufel-teufel-refusal-35-none = Il n’y a pas de carte à prendre en { $cell }.
teufel-teufel-refusal-35-four = Vous avez pris quatre cartes, c’est le maximum. Posez-les à présent.
teufel-teufel-refusal-35-two = Prenez au moins deux cartes avant d’en poser une.
teufel-teufel-refusal-35-single = On ne pourrait prendre qu’une carte, et il en faut deux pour mélanger.
# $cell, $seat
teufel-teufel-refusal-36-sled = La carte en { $cell } est sous un traîneau ({ teufel-teufel-seat }) et ne se prend pas.
# $cell
teufel-teufel-refusal-36-card = Il y a déjà une carte en { $cell }.
# $cell, $seat
teufel-teufel-refusal-36-occupied = { teufel-teufel-seat } est en { $cell } : on n’y pose pas de carte.
# $cell
teufel-teufel-refusal-40-up = La carte en { $cell } est déjà visible.
# $cell
teufel-teufel-refusal-40-none = Il n’y a pas de carte à retourner en { $cell }.
teufel-teufel-refusal-41 = La partie est finie.

## Les joueurs

teufel-teufel-seat-0 = Ruprecht
teufel-teufel-seat-1 = Mathilde
teufel-teufel-seat-2 = Gottlieb
teufel-teufel-seat-3 = Yolande
teufel-teufel-seat-4 = Nero
teufel-teufel-seat-5 = Walburga
# $seat : son numéro ou un nom
teufel-teufel-seat =
    { $seat ->
        [0] { teufel-teufel-seat-0 }
        [1] { teufel-teufel-seat-1 }
        [2] { teufel-teufel-seat-2 }
        [3] { teufel-teufel-seat-3 }
        [4] { teufel-teufel-seat-4 }
        [5] { teufel-teufel-seat-5 }
       *[other] { $seat }
    }
teufel-teufel-seat-0-emblem = le traîneau rouge
teufel-teufel-seat-1-emblem = le traîneau bleu
teufel-teufel-seat-2-emblem = le traîneau vert
teufel-teufel-seat-3-emblem = le traîneau jaune
teufel-teufel-seat-4-emblem = le traîneau noir
teufel-teufel-seat-5-emblem = le traîneau blanc
teufel-teufel-seat-0-sin = Portait les verges à Noël, et y prenait plaisir.
teufel-teufel-seat-1-sin = N’a jamais laissé personne finir une phrase.
teufel-teufel-seat-2-sin = Lisait les lettres des autres, et corrigeait l’orthographe.
teufel-teufel-seat-3-sin = A vendu la même oie à trois couvents.
teufel-teufel-seat-4-sin = Chantait en public, et faisait fermer les portes à clé.
teufel-teufel-seat-5-sin = Venait seulement danser, et a manqué le dernier balai.
teufel-teufel-devil = diable
teufel-teufel-tower = tour

## Où en est le tour

teufel-teufel-phase-place = Les traîneaux prennent place
teufel-teufel-phase-turn = Se déplacer, échanger ou mélanger
teufel-teufel-phase-moving = Un traîneau est en chemin
teufel-teufel-phase-tower = Un regard du haut de la tour
teufel-teufel-phase-take = À qui prendre un diable ?
teufel-teufel-phase-lose = Des lettres s’en vont
teufel-teufel-phase-give = Donner le diable ?
teufel-teufel-phase-swap = Deux cartes changent de place
teufel-teufel-phase-lift = On ramasse des cartes à mélanger
teufel-teufel-phase-lay = On pose les cartes mélangées
teufel-teufel-phase-reveal = On retourne des cartes du dehors
teufel-teufel-phase-over = La partie est finie

## Ce qui se trouve devant les joueurs et au milieu

# $turn
teufel-teufel-turn = Tour { $turn }
# $count
teufel-teufel-home =
    { $count ->
        [0] aucun diable au centre
        [one] un diable au centre
       *[other] { $count } diables au centre
    }
# $count
teufel-teufel-hidden =
    { $count ->
        [0] aucune carte cachée
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
# $count
teufel-teufel-devils =
    { $count ->
        [one] un diable
       *[other] { $count } diables
    }
# $count
teufel-teufel-towers =
    { $count ->
        [one] une tour
       *[other] { $count } tours
    }
# $letters
teufel-teufel-letters = lettres : { $letters }
teufel-teufel-letters-none = pas encore de lettre
# $letters
teufel-teufel-missing = encore à trouver : { $letters }
teufel-teufel-missing-none = les six lettres
teufel-teufel-possessed = avec un diable
teufel-teufel-free = sans diable
# $place
teufel-teufel-out =
    { $place ->
        [1] 1ʳᵉ place
       *[other] { $place }ᵉ place
    }
teufel-teufel-lost = aux enfers
# $seat, $you, $cell
teufel-teufel-stands =
    { $you ->
        [yes] Vous êtes en { $cell }.
       *[no] { $seat } est en { $cell }.
    }
# $seat, $you
teufel-teufel-not-placed =
    { $you ->
        [yes] Votre traîneau n’est pas encore sur le plateau.
       *[no] { $seat } n’a pas encore posé son traîneau sur le plateau.
    }
# $seat, $you
teufel-teufel-is-out =
    { $you ->
        [yes] Vous êtes hors des enfers.
       *[no] { $seat } est hors des enfers.
    }
# Ce que le lecteur seul a vu : $cell, $card
teufel-teufel-known = En { $cell } se trouve { $card-the }.
# Où un joueur a regardé : $you, $cells
teufel-teufel-has-seen =
    { $you ->
        [yes] avez vu { $cells }
       *[no] a vu { $cells }
    }
# Ce que l’on sait d’un mélange : $cards (leurs noms), $cells
teufel-teufel-mixed = Parmi { $cells } : { $cards }
teufel-teufel-mixed-public = Tout le monde sait
teufel-teufel-mixed-private = Votre secret
# $cards (leurs noms)
teufel-teufel-unseen = Pas encore trouvées : { $cards }
teufel-teufel-unseen-none = Vous savez où se trouve chaque carte.

## Ce que le plateau dit à voix haute

teufel-teufel-aria-board = Le plateau : sept rangées de sept cases
# $cell
teufel-teufel-aria-cell-empty = { $cell }, vide
# $cell
teufel-teufel-aria-cell-bordered = { $cell }, case bordée, vide
# $cell, $contents
teufel-teufel-aria-cell = { $cell } : { $contents }
# $count
teufel-teufel-aria-centre =
    { $count ->
        [0] la tête de diable, sans diable
        [one] la tête de diable, avec un diable
       *[other] la tête de diable, avec { $count } diables
    }
teufel-teufel-aria-card-hidden = une carte cachée
# $card
teufel-teufel-aria-card-up = { $card-the }
# $card
teufel-teufel-aria-card-known = une carte cachée (vous la connaissez : { $card-the })
# $card
teufel-teufel-aria-card-revealed = une carte cachée : { $card }
# $seat, $you
teufel-teufel-aria-sled =
    { $you ->
        [yes] votre traîneau
       *[no] le traîneau ({ $seat })
    }

## Ce que l’on peut faire

teufel-teufel-choose-move = Déplacer votre traîneau
teufel-teufel-choose-swap = Échanger deux cartes
teufel-teufel-choose-shuffle = Mélanger de deux à quatre cartes
teufel-teufel-choose-swap-first = Échanger deux cartes : la première
teufel-teufel-choose-shuffle-first = Mélanger de deux à quatre cartes : la première
# $cell
teufel-teufel-action-place = Partir de { $cell }
# $to
teufel-teufel-action-go = Aller en { $to }
# $to
teufel-teufel-action-go-on = Avancer en { $to }, puis choisir la suite
# Plusieurs pas : $to, $count
teufel-teufel-action-walk =
    { $count ->
        [0] { teufel-teufel-action-stop }
        [one] Aller en { $to } : un pas
       *[other] Aller en { $to } : { $count } pas
    }
teufel-teufel-action-stop = S’arrêter ici
# $cell
teufel-teufel-action-peek = Regarder la carte en { $cell }
teufel-teufel-action-banish = Renvoyer votre diable au centre
teufel-teufel-action-done = En rester là
# $seat
teufel-teufel-action-take = Prendre un diable à { teufel-teufel-seat }
# $letter
teufel-teufel-action-lose = Rendre le { $letter }
# $cell
teufel-teufel-action-swap = Échanger la carte en { $cell } avec une autre
# $cell
teufel-teufel-action-with = L’échanger avec la carte en { $cell }
# $from, $to
teufel-teufel-action-swap-with = Échanger les cartes en { $from } et en { $to }
# $cell
teufel-teufel-action-lift = Prendre la carte en { $cell } pour la mélanger
# $cell
teufel-teufel-action-lay = Poser une carte en { $cell }
teufel-teufel-action-give = Donner votre diable
teufel-teufel-action-keep = Garder votre diable
# $cell
teufel-teufel-action-reveal = Retourner la carte en { $cell }
teufel-teufel-action-pass = Passer

## Ce qu’un déplacement apporterait, par article

teufel-teufel-brings-12 = Une carte cachée : elle sera retournée.
teufel-teufel-brings-14 = Une lettre pour votre traîneau.
teufel-teufel-brings-15 = Un diable monte dans votre traîneau.
teufel-teufel-brings-17 = Une tour : regarder une carte, se défaire d’un diable.
teufel-teufel-brings-25 = Un second diable : les deux rentrent au centre, et deux lettres partent avec eux.
teufel-teufel-brings-27 = Une carte cachée : si vous vous arrêtez là, elle sera retournée.
teufel-teufel-brings-31 = Votre diable passe à qui s’y trouve.
teufel-teufel-brings-32 = Une carte Diable : on n’y donne pas son diable.
teufel-teufel-brings-33 = Une tour : on n’y donne pas son diable.
teufel-teufel-brings-38 = Vous sortiriez des enfers.
teufel-teufel-brings-41 = Il n’en resterait plus qu’un : la partie s’arrêterait.
teufel-teufel-brings-42 = Toutes les cartes seraient visibles : le jour du jugement.
teufel-teufel-brings-46 = La limite de tours : la partie s’arrêterait.

## Variantes : titres, explications et valeurs

teufel-teufel-option-marked = Les cases bordées
teufel-teufel-option-marked-doc = Les six cases sans carte au départ. Où elles se trouvent sur l’ancien plateau, aucune source ne le dit.
teufel-teufel-option-start_gap = L’écart entre les traîneaux
teufel-teufel-option-start_gap-doc = Comment se comptent les trois cases entre deux traîneaux au départ.
teufel-teufel-option-start_gap-manhattan4 = le long des rangées et des colonnes
teufel-teufel-option-start_gap-line4 = seulement dans la même rangée ou colonne
teufel-teufel-option-start_gap-none = sans règle
teufel-teufel-option-give_devil = Donner son diable
teufel-teufel-option-give_devil-doc = Doit-on donner son diable au joueur sur lequel on s’arrête, ou le peut-on seulement ?
teufel-teufel-option-give_devil-must = on doit
teufel-teufel-option-give_devil-may = on peut
teufel-teufel-option-judgement = Le jour du jugement
teufel-teufel-option-judgement-doc = À partir de quand la partie finit une fois toutes les cartes visibles.
teufel-teufel-option-judgement-always = dès le début
teufel-teufel-option-judgement-after_first_exit = après la première sortie
teufel-teufel-option-centre_stop = S’arrêter au centre
teufel-teufel-option-centre_stop-doc = Peut-on s’arrêter sur la tête de diable quand tous les diables sont partis ?
teufel-teufel-option-centre_stop-no = non
teufel-teufel-option-centre_stop-yes = oui
teufel-teufel-option-start_again = Revenir au départ d’un déplacement
teufel-teufel-option-start_again-doc = Peut-on revenir, une fois, sur la case où le déplacement a commencé ?
teufel-teufel-option-start_again-yes = oui
teufel-teufel-option-start_again-no = non
teufel-teufel-option-flight_special = Survoler diables et tours
teufel-teufel-option-flight_special-doc = Ce que les diables et les tours visibles font à qui les survole.
teufel-teufel-option-flight_special-stop = ils l’arrêtent
teufel-teufel-option-flight_special-pass = ils le laissent passer
teufel-teufel-option-flight_flip = Se poser sur une carte cachée
teufel-teufel-option-flight_flip-doc = La carte où l’on s’arrête avec un diable se retourne-t-elle ?
teufel-teufel-option-flight_flip-flip_on_stop = elle se retourne
teufel-teufel-option-flight_flip-no_flip = elle reste cachée
teufel-teufel-option-shuffle_under_sled = Mélanger sous les traîneaux
teufel-teufel-option-shuffle_under_sled-doc = Peut-on prendre, pour un mélange, des cartes où se tient un traîneau ?
teufel-teufel-option-shuffle_under_sled-no = non
teufel-teufel-option-shuffle_under_sled-yes = oui
teufel-teufel-option-max_turns = Limite de tours
teufel-teufel-option-max_turns-doc = Après combien de tours la partie finit comme au jour du jugement.
teufel-teufel-option-max_turns-0 = sans limite
teufel-teufel-option-first_player = Qui commence
teufel-teufel-option-first_player-doc = Qui pose le premier traîneau et joue le premier tour. D’après les règles, c’est l’aîné de la table.
teufel-teufel-option-first_player-0 = { teufel-teufel-seat-0 }
teufel-teufel-option-first_player-1 = { teufel-teufel-seat-1 }
teufel-teufel-option-first_player-2 = { teufel-teufel-seat-2 }
teufel-teufel-option-first_player-3 = { teufel-teufel-seat-3 }
teufel-teufel-option-first_player-4 = { teufel-teufel-seat-4 }
teufel-teufel-option-first_player-5 = { teufel-teufel-seat-5 }

## Au terminal

teufel-teufel-terminal-face-down = carte cachée
teufel-teufel-terminal-bordered = bordée, vide
teufel-teufel-terminal-open = possible
teufel-teufel-terminal-chosen = choisi
# $place
teufel-teufel-terminal-out = dehors : { $place }
teufel-teufel-terminal-farther = Aller plus loin : jusqu’où…
# $cells
teufel-teufel-terminal-cells-hidden = Cartes cachées : { $cells }
# $cells
teufel-teufel-terminal-cells-empty = Sans carte : { $cells }
# $centre, $marked
teufel-teufel-terminal-plan = Sept rangées de sept cases : les colonnes vont de a à g depuis la gauche, les rangées de 1 à 7 depuis le haut. La tête de diable est en { $centre }. Bordées, et sans carte au début : { $marked }.

## Le plateau sur la page

# Les joueurs
teufel-teufel-table-seats = Les joueurs
teufel-teufel-table-own = Votre place
# $colour
teufel-teufel-table-own-colour = Votre couleur : { $colour }
teufel-teufel-table-hold = Vous avez
teufel-teufel-table-find = Reste à trouver
teufel-teufel-table-nothing = rien
teufel-teufel-table-no-letters = sans lettre
# $count, $letters
teufel-teufel-table-holds =
    { $count ->
        [0] n’a aucune lettre
        [one] a la lettre { $letters }
       *[other] a les lettres { $letters }
    }
# $cell
teufel-teufel-table-stands = en { $cell }
teufel-teufel-table-next = ensuite
teufel-teufel-table-nobody-out = Personne ne sort
teufel-teufel-table-ended-last_one = Tous sauf un sont sortis.
teufel-teufel-table-ended-judgement = Toutes les cartes sont visibles : c’est le jour du jugement.
teufel-teufel-table-ended-max_turns = Le dernier tour est joué.
teufel-teufel-table-outside = pas encore sur le plateau
# $count : lettres à trouver
teufel-teufel-table-plight-free =
    { $count ->
        [0] Six lettres et pas de diable : vous sortirez dès que vous en aurez fini ici.
        [one] Encore une lettre, et vous êtes libre.
       *[other] { teufel-teufel-aim }
    }
# $count : lettres à trouver
teufel-teufel-table-plight-possessed =
    { $count ->
        [0] Toutes les lettres, mais un diable : débarrassez-vous-en et vous sortez.
       *[other] Un diable vous tient : vous survolez cartes cachées et adversaires, mais vous ne pouvez pas sortir des enfers.
    }
# $phase, $seat
teufel-teufel-table-waiting =
    { $phase ->
        [place] { $seat } cherche où commencer.
        [tower] { $seat } est à une tour.
        [take] { $seat } prend un diable à quelqu’un.
        [lose] { $seat } a deux diables, et des lettres à perdre.
        [give] { $seat } peut donner un diable.
        [swap] { $seat } échange deux cartes.
        [lift] { $seat } prend des cartes pour les mélanger.
        [lay] { $seat } pose des cartes mélangées.
        [reveal] { $seat }, déjà dehors, retourne des cartes.
        [moving] { $seat } est en chemin.
       *[other] { $seat } choisit son coup.
    }

# Ce que peut être un tour
teufel-teufel-table-prompt = Ce qu’il y a à faire
teufel-teufel-table-modes = Ce que sera votre tour
teufel-teufel-table-mode-move = Se déplacer
teufel-teufel-table-mode-swap = Échanger
teufel-teufel-table-mode-shuffle = Mélanger
teufel-teufel-table-closed-move = Votre traîneau ne peut aller nulle part : toutes les cases voisines vous sont fermées.
teufel-teufel-table-closed-swap = Il n’y a pas deux cartes à échanger : il les faut cachées ou de votre couleur, et sans traîneau dessus.
# $possessed
teufel-teufel-table-closed-shuffle =
    { $possessed ->
        [yes] Il n’y a pas deux cartes que l’on puisse prendre.
       *[no] Il faut un diable pour mélanger des cartes.
    }

# Ce qui est demandé : titres
teufel-teufel-table-title-place = D’où partir ?
# Le traîneau va où on l’a envoyé
teufel-teufel-table-underway = En chemin
teufel-teufel-table-title-move = Où aller ?
teufel-teufel-table-title-moving = Continuer ou rester ici ?
teufel-teufel-table-title-swap = Échanger deux cartes
teufel-teufel-table-title-lift = Quelles cartes ?
teufel-teufel-table-title-lay = Où les poser ?
teufel-teufel-table-title-tower = À la tour
teufel-teufel-table-title-take = À qui prendre le diable ?
# $count
teufel-teufel-table-title-lose =
    { $count ->
        [one] Une lettre s’en va
       *[other] Deux lettres s’en vont
    }
teufel-teufel-table-title-give = Donner votre diable ?
teufel-teufel-table-title-reveal = Vous êtes hors des enfers
teufel-teufel-table-title-pass = Rien à faire

# Ce qui est demandé : en une ou deux phrases
teufel-teufel-table-ask-place = Choisissez n’importe quelle case libre pour votre traîneau. La carte qui s’y trouve reste cachée ; les cases couvertes de lierre n’en ont pas.
# $hovers : le pointeur peut survoler ; un doigt touche d’abord pour voir, puis pour aller
teufel-teufel-table-ask-move =
    { $hovers ->
        [yes] Pointez une case éclairée pour voir le chemin et ce qui vous y attend ; cliquez pour y aller.
       *[no] Touchez une case éclairée pour voir le chemin et ce qui vous y attend ; touchez-la encore pour y aller.
    }
# $stop
teufel-teufel-table-ask-moving =
    { $stop ->
        [yes] Vous pouvez continuer vers une case éclairée ou rester où vous êtes.
       *[no] On ne peut pas rester ici : continuez.
    }
teufel-teufel-table-ask-swap = Choisissez la première carte. Rien ne se fait tant que vous n’avez pas choisi les deux.
# $cell
teufel-teufel-table-ask-swap-second = La carte en { $cell }, et quelle autre ?
# $from, $to : cases ; $one, $other : ce qui s’y trouve maintenant
teufel-teufel-table-ask-swap-then = Ensuite, en { $to } : { $one }. Et en { $from } : { $other }.
# $count : cartes choisies
teufel-teufel-table-ask-lift =
    { $count ->
        [0] Choisissez de deux à quatre cartes. Elles seront retournées face cachée et mélangées.
        [one] Une carte est choisie : prenez-en au moins une autre.
        [4] Quatre cartes sont choisies : on ne peut pas en prendre davantage.
       *[other] { $count } cartes sont choisies : prenez-en d’autres, ou dites où les poser.
    }
# $count : places encore à choisir
teufel-teufel-table-ask-lay =
    { $count ->
        [0] Chacune a sa place. Personne ne saura laquelle est où.
        [one] Il reste une carte à placer : choisissez une case sans carte ni traîneau.
       *[other] Il reste { $count } cartes à placer : choisissez des cases sans carte ni traîneau.
    }
# $leaves, $both, $look
teufel-teufel-table-ask-tower =
    { $leaves ->
        [yes] Vous avez vos six lettres et n’avez plus de diable. Avant de sortir, vous pouvez encore regarder une carte cachée.
       *[no] { $both ->
            [yes] Vous pouvez regarder une carte cachée, et renvoyer votre diable au centre.
           *[no] { $look ->
                [yes] Vous pouvez regarder une carte cachée. Nul autre ne la connaîtra.
               *[no] Vous pouvez renvoyer votre diable au centre.
            }
        }
    }
teufel-teufel-table-ask-take = Les quatre diables sont de sortie. Prenez-en un à un autre joueur.
# $count
teufel-teufel-table-ask-lose =
    { $count ->
        [one] Les deux diables rentrent au centre. Choisissez la lettre qui part avec eux.
       *[other] Les deux diables rentrent au centre. Choisissez les deux lettres qui partent avec eux.
    }
# $seat
teufel-teufel-table-ask-give = { $seat } est ici aussi. Vous pouvez donner votre diable, ou le garder.
# $count : cartes déjà retournées
teufel-teufel-table-ask-reveal =
    { $count ->
        [0] Retournez deux cartes, l’une après l’autre. Quand toutes seront visibles, les autres joueurs seront perdus.
       *[other] Retournez encore une carte.
    }
teufel-teufel-table-ask-pass = Vous ne pouvez ni vous déplacer, ni échanger, ni mélanger. Il faut passer.

# Ce que les nouveaux demandent
teufel-teufel-table-word-letter = Lettres
teufel-teufel-table-word-letter-is = Chaque traîneau a besoin des six lettres A à F de sa couleur. Elles sont sur les cartes ; qui atteint l’une des siennes l’a.
teufel-teufel-table-word-space = a1 à g7
teufel-teufel-table-word-space-is = Les cases : de a à g en largeur, de 1 à 7 en hauteur, comme sur le bord du plateau.
teufel-teufel-table-word-devil = Diable
teufel-teufel-table-word-devil-is = Une carte, ou son diable dans votre traîneau. Avec un diable, vous êtes possédé ; un second vous coûte des lettres.
teufel-teufel-table-word-possessed = Possédé
teufel-teufel-table-word-possessed-is = Avec un diable dans le traîneau : vous volez par-dessus cartes cachées et traîneaux et pouvez mélanger, mais pas quitter les enfers.
teufel-teufel-table-word-shuffle = Mélanger
teufel-teufel-table-word-shuffle-is = Pour les possédés : prendre deux à quatre cartes, les mêler face cachée et les poser sur des cases libres. Personne ne sait plus laquelle est où.
teufel-teufel-table-word-tower = Tour
teufel-teufel-table-word-tower-is = Une carte sur laquelle on peut regarder une carte cachée et renvoyer son diable.

# Ce que l’on peut presser
# $cell, $flies
teufel-teufel-table-go =
    { $flies ->
        [yes] Voler jusqu’en { $cell }
       *[no] Aller en { $cell }
    }
# $count, $flies
teufel-teufel-table-length =
    { $flies ->
        [yes] { $count ->
            [one] Un vol d’une case
           *[other] Un vol de { $count } cases
        }
       *[no] { $count ->
            [one] Un pas
           *[other] { $count } pas
        }
    }
# À la tour : en finir, et par là sortir
teufel-teufel-table-leave = Sortir des enfers
teufel-teufel-table-swap = Les échanger
# $cell, $taken
teufel-teufel-table-lift =
    { $taken ->
        [yes] Laisser finalement la carte en { $cell }
       *[no] Prendre la carte en { $cell }
    }
# $cell, $taken
teufel-teufel-table-lay =
    { $taken ->
        [yes] Ne rien poser finalement en { $cell }
       *[no] Poser une carte en { $cell }
    }
teufel-teufel-table-lay-now = Choisir où les poser
teufel-teufel-table-lay-home = Aux mêmes places
teufel-teufel-table-shuffle = Mélanger et poser
teufel-teufel-table-back = Un pas en arrière
teufel-teufel-table-losable = Vos lettres
# $count
teufel-teufel-table-lose-first =
    { $count ->
        [one] Choisissez une lettre
       *[other] Choisissez deux lettres
    }
# $letters
teufel-teufel-table-lose = Rendre { $letters }
teufel-teufel-table-list = en liste
# $count
teufel-teufel-table-list-all =
    { $count ->
        [one] La case, en liste
       *[other] Les { $count } cases en liste
    }

# Ce qu’apporte un arrêt, selon sa clause : $meeting (l’effet de la carte : open, won, known, ends, none),
# $letter, $seat (qui s’y trouve), $own (les deux diables sont à vous)
teufel-teufel-table-brings-nothing =
    { $meeting ->
        [ends] Vous n’avez pas encore trouvé votre { $letter } : votre tour s’y termine.
       *[other] Vous pouvez vous y arrêter.
    }
teufel-teufel-table-brings-12 =
    { $meeting ->
        [won] Vous retournez votre { $letter } et le gagnez.
        [open] La carte est retournée : une lettre que vous avez déjà vous laisse continuer.
        [known] La carte est retournée : vous avez sa lettre et pouvez continuer.
       *[other] La carte est retournée.
    }
teufel-teufel-table-brings-14 =
    { $letter ->
        [none] Vous gagnez une lettre.
       *[other] Vous gagnez votre { $letter }.
    }
teufel-teufel-table-brings-25 =
    { $own ->
        [yes] Deux diables : ils rentrent au centre, et deux de vos lettres partent avec eux.
       *[no] { $seat } a alors deux diables : ils rentrent au centre, et deux lettres partent avec eux.
    }
teufel-teufel-table-brings-27 =
    { $meeting ->
        [won] Vous retournez votre { $letter } et le gagnez.
        [open] En vous posant, vous retournez la carte : une lettre que vous avez déjà vous laisse continuer.
        [known] En vous posant, vous retournez la carte : vous avez sa lettre et pouvez continuer.
       *[other] En vous posant, vous retournez la carte.
    }
teufel-teufel-table-brings-28 =
    { $letter ->
        [none] Vous gagnez une lettre.
       *[other] Vous gagnez votre { $letter }.
    }
teufel-teufel-table-brings-31 = Votre diable passe à { $seat }.

# Ce que l’on sait des cartes cachées
teufel-teufel-table-know = Ce que vous savez
teufel-teufel-table-know-secret = Nul autre ne le sait.

# $seats
teufel-teufel-table-aria-seen = vue par { $seats }

## Les signes du plateau

teufel-teufel-sign-own = votre traîneau
teufel-teufel-sign-go = vous pouvez choisir ceci
teufel-teufel-sign-gain = une lettre pour votre traîneau
teufel-teufel-sign-danger = un diable arrive, ou des lettres partent
teufel-teufel-sign-left = un traîneau ou une carte était là
teufel-teufel-sign-reached = un traîneau est arrivé ici
teufel-teufel-sign-swapped = échangée avec une autre carte
teufel-teufel-sign-shuffled = posée ici par un mélange
teufel-teufel-sign-seen = quelqu’un a regardé cette carte

## Ce qui s’imprime pour une vraie table

teufel-teufel-print-sleds = Traîneaux
teufel-teufel-print-sleds-how = Un devant chaque personne, collé sur du carton : les lettres se posent sur les six trous, le diable au milieu.
teufel-teufel-print-markers = Traîneaux pour le plateau
teufel-teufel-print-markers-how = Collez sur du carton et découpez : chacun montre sur le plateau où se trouve son traîneau.
teufel-teufel-print-pegs = Chevilles des lettres
teufel-teufel-print-pegs-how = Collez sur du carton et découpez : six de chaque lettre.
teufel-teufel-print-devils = Chevilles des diables
teufel-teufel-print-devils-how = Elles attendent sur la grande tête, au milieu du plateau.
