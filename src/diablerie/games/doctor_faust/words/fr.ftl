### Doctor Faust en français.
### Les joueurs arrivent sous leur nom, les listes déjà jointes, une valeur inconnue comme « unknown »,
### personne comme « none ». $you vaut « yes » si $seat est le lecteur.

doctor-faust-title = Doctor Faust
doctor-faust-tagline = Deux diables, une âme, et sept points par tour pour la saisir.
doctor-faust-frame = Deux joueurs, une demi-heure à trois quarts d’heure, dès douze ans
doctor-faust-box = D’après la boîte Blatz de 1993/94 · autres boîtes

# Ce qui fait gagner, en une ligne
doctor-faust-aim = Le score le plus haut gagne ; une carte Âme si votre dernier point réunit pierre et pyramide.
# $cards : quelles cartes Diable inutilisées comptent en plus
doctor-faust-aim-cards =
    { $cards ->
        [even_plus] Les cartes Diable inutilisées paires ajoutent, les impaires retirent.
       *[odd_plus] Les cartes Diable inutilisées impaires ajoutent, les paires retirent.
    }

## Événements

# $seat, $turn, $points
doctor-faust-event-turn =
    { $you ->
        [yes] Tour { $turn } : vous avez { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[no] Tour { $turn } : { $seat } a { $points ->
            [one] un point
           *[other] { $points } points
        }.
    }
# $seat, $stone, $from, $to
doctor-faust-event-stone-step =
    { $you ->
        [yes] Votre pierre avance de { $from } à { $to }.
       *[no] { $seat } avance une pierre de { $from } à { $to }.
    }
# Plusieurs pas de suite d’une même pierre : $seat, $from, $to
doctor-faust-event-stone-walk =
    { $you ->
        [yes] Votre pierre avance de { $from } à { $to }.
       *[no] { $seat } avance une pierre de { $from } à { $to }.
    }
# $seat, $from, $to
doctor-faust-event-soul-step =
    { $you ->
        [yes] Vous poussez la pyramide de { $from } à { $to }.
       *[no] { $seat } pousse la pyramide de { $from } à { $to }.
    }
# Plusieurs pas de suite de la pyramide : $seat, $from, $to
doctor-faust-event-soul-walk =
    { $you ->
        [yes] Vous poussez la pyramide de { $from } à { $to }.
       *[no] { $seat } pousse la pyramide de { $from } à { $to }.
    }
# $seat, $space
doctor-faust-event-soul-stopped = La case { $space } est occupée : la pyramide doit s’y arrêter.
# $seat, $space, $value
doctor-faust-event-card-laid =
    { $value ->
        [unknown] { $you ->
            [yes] Vous posez une carte Diable à côté de la case { $space }.
           *[no] { $seat } pose une carte Diable, face cachée, à côté de la case { $space }.
        }
       *[other] { $you ->
            [yes] Vous posez votre { $value } à côté de la case { $space }.
           *[no] { $seat } pose le { $value } à côté de la case { $space }.
        }
    }
# $seat, $stone, $owner, $space, $value, $lost
doctor-faust-event-trap =
    { $you ->
        [yes] Un piège ! En { $space }, votre pierre tombe sur le { $value } posé par { $owner }.
        [named] Un piège ! En { $space }, { $seat } tombe sur votre { $value }.
       *[no] Un piège ! En { $space }, { $seat } tombe sur le { $value } posé par { $owner }.
    } { $lost ->
        [0] Aucun point n’est perdu.
        [one] Un point est perdu.
       *[other] { $lost } points sont perdus.
    }
# $seat, $stone, $from, $to, $steps, $direction
doctor-faust-event-forced-move =
    { $direction ->
        [back] { $you ->
            [yes] La carte fait reculer votre pierre { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            }, de { $from } à { $to }.
           *[no] La carte fait reculer { $seat } { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            }, de { $from } à { $to }.
        }
       *[forward] { $you ->
            [yes] La carte projette votre pierre { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            } en avant, de { $from } à { $to }.
           *[no] La carte projette { $seat } { $steps ->
                [one] d’une case
               *[other] de { $steps } cases
            } en avant, de { $from } à { $to }.
        }
    }
# $seat, $space
doctor-faust-event-no-chain = Une autre carte guette en { $space }, mais elle reste face cachée : pas de réaction en chaîne.
# $seat, $stone, $space
doctor-faust-event-soul-passed =
    { $you ->
        [yes] Votre pierre file devant la pyramide, en { $space }. Il ne se passe rien.
       *[no] { $seat } file devant la pyramide, en { $space }. Il ne se passe rien.
    }
# $seat, $stone, $space
doctor-faust-event-forced-back-on-soul =
    { $you ->
        [yes] Votre pierre atteint la pyramide à reculons, en { $space } : pas de carte Âme pour si peu.
       *[no] { $seat } atteint la pyramide à reculons, en { $space } : pas de carte Âme pour si peu.
    }
# $seat, $value, $way
doctor-faust-event-soul-card =
    { $way ->
        [landing] { $you ->
            [yes] Votre pierre rattrape l’âme : vous prenez le { $value }.
           *[no] { $seat } rattrape l’âme et prend le { $value }.
        }
        [pushing] { $you ->
            [yes] Vous menez l’âme jusqu’à une pierre et prenez le { $value }.
           *[no] { $seat } mène l’âme jusqu’à une pierre et prend le { $value }.
        }
        [crossing] { $you ->
            [yes] Au bout de la voie, vous prenez le { $value }.
           *[no] Au bout de la voie, { $seat } prend le { $value }.
        }
        [forced] { $you ->
            [yes] En plein sur l’âme ! Vous prenez le { $value }.
           *[no] En plein sur l’âme ! { $seat } prend le { $value }.
        }
       *[trap] { $you ->
            [yes] L’âme d’abord, le piège ensuite : vous prenez le { $value }.
           *[no] L’âme d’abord, le piège ensuite : { $seat } prend le { $value }.
        }
    }
# $seat, $space, $points
doctor-faust-event-too-early =
    { $points ->
        [one] Pierre et pyramide se rencontrent en { $space }, mais trop tôt : il reste un point, donc pas de carte Âme.
       *[other] Pierre et pyramide se rencontrent en { $space }, mais trop tôt : il reste { $points } points, donc pas de carte Âme.
    }
# $seat, $stone, $from, $to
doctor-faust-event-joins-twin =
    { $you ->
        [yes] Votre pierre rejoint sa jumelle, de { $from } à { $to }.
       *[no] Une pierre rejoint sa jumelle, de { $from } à { $to } ({ $seat }).
    }
# $pair, $taker, $space
doctor-faust-event-infamy =
    { $pair ->
        [none] Infamie ! En { $space }, la pyramide trouve les quatre pierres. Personne ne prend le reste.
       *[other] { $named ->
            [pair] Infamie ! En { $space }, la pyramide trouve vos deux pierres. Le reste revient à { $taker }.
            [taker] Infamie ! En { $space }, la pyramide trouve les deux pierres d’un même diable ({ $pair }). Le reste est à vous.
           *[none] Infamie ! En { $space }, la pyramide trouve les deux pierres d’un même diable ({ $pair }). Le reste revient à { $taker }.
        }
    }
# $seat, $values, $total
doctor-faust-event-rest-taken =
    { $you ->
        [yes] Vous raflez tout ce qui reste de l’âme : { $values } ({ $total } en tout).
       *[no] { $seat } rafle tout ce qui reste de l’âme : { $values } ({ $total } en tout).
    }
# $reason, $winner, $scores
doctor-faust-event-game-over =
    { $reason ->
        [pile] { doctor-faust-outcome-pile }
        [infamy] { doctor-faust-outcome-infamy }
        [all_stones] { doctor-faust-outcome-all_stones }
       *[max_turns] { doctor-faust-outcome-max_turns }
    } Score final : { $scores }.

## Comment la partie s’est terminée : $winner

doctor-faust-outcome-pile =
    { $winner ->
        [none] La dernière carte Âme est partie, et aucun diable n’est devant : partie nulle.
       *[other] { $you ->
            [yes] La dernière carte Âme est partie, et vous gagnez.
           *[no] La dernière carte Âme est partie, et { $winner } gagne.
        }
    }
doctor-faust-outcome-infamy =
    { $winner ->
        [none] L’infamie met fin à la chasse, et aucun diable n’est devant : partie nulle.
       *[other] { $you ->
            [yes] L’infamie met fin à la chasse, et vous gagnez.
           *[no] L’infamie met fin à la chasse, et { $winner } gagne.
        }
    }
doctor-faust-outcome-all_stones =
    { $winner ->
        [none] Les quatre pierres sont auprès de l’âme, et aucun diable n’est devant : partie nulle.
       *[other] { $you ->
            [yes] Les quatre pierres sont auprès de l’âme, et vous gagnez.
           *[no] Les quatre pierres sont auprès de l’âme, et { $winner } gagne.
        }
    }
doctor-faust-outcome-max_turns =
    { $winner ->
        [none] La chasse a trop duré, et aucun diable n’est devant : partie nulle.
       *[other] { $you ->
            [yes] La chasse a trop duré : vous êtes en tête et gagnez.
           *[no] La chasse a trop duré : { $winner } est en tête et gagne.
        }
    }

## Refus

# $action
doctor-faust-refusal-08 = « { $action } » n’est pas possible ici. Chaque point doit servir à un pas ou à une carte.
# $stone
doctor-faust-refusal-10 = Votre pierre { $stone } a déjà avancé pendant ce tour ; l’autre doit donc rester.
# $space
doctor-faust-refusal-14 = Une pierre se trouve avec la pyramide en { $space } : celle-ci ne peut pas partir.
doctor-faust-refusal-16-turn = Vous avez déjà posé une carte pendant ce tour.
# $space
doctor-faust-refusal-16-space = Il y a déjà une carte à côté de la case { $space }.
# $value
doctor-faust-refusal-18 = Vous n’avez pas de { $value } en main.
doctor-faust-refusal-18-none = Vous n’avez plus de carte Diable en main.
doctor-faust-refusal-40 = La partie est finie.

## Joueurs et pièces

doctor-faust-seat-0 = Rouge
doctor-faust-seat-1 = Bleu
doctor-faust-seat-0-emblem = rouge, cartes à la griffe
doctor-faust-seat-1-emblem = bleu, cartes au sabot
doctor-faust-piece-stone = pierre
doctor-faust-piece-pyramid = pyramide
doctor-faust-piece-devil-card = carte Diable
doctor-faust-piece-soul-card = carte Âme
doctor-faust-forward = en avant
doctor-faust-back = en arrière
# $space
doctor-faust-space = case { $space }
doctor-faust-start-stones = départ des pierres
doctor-faust-start-soul = départ de la pyramide

## Ce que le plateau dit à voix haute

doctor-faust-aria-board = Le plateau : trente cases sur deux voies
# $space
doctor-faust-aria-space-empty = Case { $space }, vide
# $space, $contents
doctor-faust-aria-space = Case { $space } : { $contents }
# $seat, $you, $count
doctor-faust-aria-stones =
    { $you ->
        [yes] { $count ->
            [one] une de vos pierres
           *[other] vos deux pierres
        }
       *[no] { $count ->
            [one] une pierre ({ $seat })
           *[other] deux pierres ({ $seat })
        }
    }
doctor-faust-aria-soul = la pyramide
# $seat, $you, $value
doctor-faust-aria-card =
    { $you ->
        [yes] votre carte Diable { $value }
       *[no] { $value ->
            [unknown] une carte Diable face cachée ({ $seat })
           *[other] la carte Diable { $value } ({ $seat })
        }
    }
# $value, $direction
doctor-faust-aria-hand-card =
    { $direction ->
        [back] carte Diable { $value }, en arrière
       *[forward] carte Diable { $value }, en avant
    }

## Ce qu’il y a devant les joueurs et au milieu

# $turn
doctor-faust-turn = Tour { $turn }
# $points
doctor-faust-points =
    { $points ->
        [one] un point
       *[other] { $points } points
    }
# $points
doctor-faust-points-left =
    { $points ->
        [0] Il ne reste aucun point
        [one] Encore un point
       *[other] Encore { $points } points
    }
# $count
doctor-faust-pile =
    { $count ->
        [0] aucune carte Âme restante
        [one] encore une carte Âme
       *[other] encore { $count } cartes Âme
    }
# $value
doctor-faust-pile-top = à suivre : le { $value }
# $values, $total
doctor-faust-won = cartes Âme gagnées : { $values } ({ $total } en tout)
doctor-faust-won-none = aucune carte Âme gagnée pour l’instant
# $values
doctor-faust-hand = vos cartes Diable : { $values }
doctor-faust-hand-empty = aucune carte Diable en main
# $count
doctor-faust-hand-size =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
# $count
doctor-faust-laid-size =
    { $count ->
        [0] aucune posée
        [one] une posée
       *[other] { $count } posées
    }
# $values
doctor-faust-unrevealed = cartes pas encore vues : { $values }
doctor-faust-score = score
# $souls, $cards (avec son signe, en texte)
doctor-faust-score-parts = âmes { $souls }, cartes inutilisées { $cards }

## Ce qu’on peut faire

doctor-faust-choose-stone = Avancer une pierre
doctor-faust-choose-soul = Pousser la pyramide
doctor-faust-choose-card = Poser une carte
# $stone, $from, $to, $points
doctor-faust-action-stone =
    { $points ->
        [one] Avancer la pierre { $stone } de { $from } à { $to } : un point
       *[other] Avancer la pierre { $stone } de { $from } à { $to } : { $points } points
    }
# $from, $to, $points
doctor-faust-action-soul =
    { $points ->
        [one] Pousser la pyramide de { $from } à { $to } : un point
       *[other] Pousser la pyramide de { $from } à { $to } : { $points } points
    }
# $value, $space
doctor-faust-action-card = Poser le { $value } à côté de la case { $space } : un point

## Ce qu’un déplacement rapporterait, par article

doctor-faust-brings-13 = La case est occupée : la pyramide doit s’y arrêter.
doctor-faust-brings-19 = Un piège vous y attend : votre tour s’arrêterait là.
doctor-faust-brings-24 = D’abord une carte Âme, puis le piège : votre tour s’arrêterait là.
doctor-faust-brings-26 = Votre dernier point : une carte Âme.
doctor-faust-brings-28 = Trop tôt pour une carte Âme : il vous resterait des points.
doctor-faust-brings-29 = Votre dernier point : une carte Âme.
doctor-faust-brings-30 = Trop tôt pour une carte Âme : il vous resterait des points.
doctor-faust-brings-32 = Au bout de la voie : une carte Âme.
doctor-faust-brings-35 = Infamie : la partie s’arrêterait, et le propriétaire de la paire n’aurait rien du reste.
doctor-faust-brings-36 = Infamie : la partie s’arrêterait, et le propriétaire de la pierre seule prendrait le reste.
doctor-faust-brings-37 = Les quatre pierres : la partie s’arrêterait, et personne ne prendrait le reste.
doctor-faust-brings-40 = La dernière carte Âme : la partie s’arrêterait.
doctor-faust-brings-42 = La dernière carte Âme : la partie s’arrêterait.
doctor-faust-brings-48 = La limite de tours : la partie s’arrêterait.

## Éditions

doctor-faust-edition-blatz-de = Livret allemand (Blatz)
doctor-faust-edition-blatz-de-doc = Les cartes Diable impaires comptent en plus, la carte de bout de voie vient au passage, l’infamie frappe à tout moment.
doctor-faust-edition-schloth-en = Traduction anglaise (Schloth)
doctor-faust-edition-schloth-en-doc = Se joue comme le livret allemand, qui comble les lacunes de ce texte.
doctor-faust-edition-arles-fr = Traduction française (Arles)
doctor-faust-edition-arles-fr-doc = Les cartes Diable paires comptent en plus, la carte de bout de voie vient à l’arrivée, l’infamie ne frappe que par la dernière action du tour (son chapitre 3 ; ses chapitres 5 et 6 ne le demandent pas).

## Variantes : titres, explications et valeurs

doctor-faust-option-edition = Édition
doctor-faust-option-edition-doc = Un ensemble de variantes, d’après l’un des trois textes.
doctor-faust-option-edition-blatz-de = { doctor-faust-edition-blatz-de }
doctor-faust-option-edition-schloth-en = { doctor-faust-edition-schloth-en }
doctor-faust-option-edition-arles-fr = { doctor-faust-edition-arles-fr }
doctor-faust-option-devil_scoring = Cartes Diable inutilisées
doctor-faust-option-devil_scoring-doc = Lesquelles de vos cartes Diable inutilisées s’ajoutent au score, lesquelles s’en retranchent.
doctor-faust-option-devil_scoring-odd_plus = impaires en plus, paires en moins
doctor-faust-option-devil_scoring-even_plus = paires en plus, impaires en moins
doctor-faust-option-lane_bonus = Carte de bout de voie
doctor-faust-option-lane_bonus-doc = Quel pas de la pyramide rapporte la carte Âme au bout d’une voie.
doctor-faust-option-lane_bonus-cross = au passage sur l’autre voie
doctor-faust-option-lane_bonus-arrive = à l’arrivée sur la dernière case
doctor-faust-option-infamy = Infamie
doctor-faust-option-infamy-doc = À quel moment la pyramide, en atteignant une paire, met fin à la partie.
doctor-faust-option-infamy-immediate = à tout moment
doctor-faust-option-infamy-turn_end = seulement par la dernière action du tour
doctor-faust-option-contact = Rencontre avec la pyramide
doctor-faust-option-contact-doc = Quelles rencontres d’une pierre et de la pyramide rapportent une carte Âme.
doctor-faust-option-contact-last_action = par la dernière action du tour
doctor-faust-option-contact-turn_state = encore ensemble à la fin du tour
doctor-faust-option-contact-any_time = à tout moment
doctor-faust-option-leave_shared = Quitter une case partagée
doctor-faust-option-leave_shared-doc = À partir de quand la pyramide peut quitter une case où se trouvent des pierres.
doctor-faust-option-leave_shared-never = jamais tant qu’une pierre s’y trouve
doctor-faust-option-leave_shared-next_turn = dès le tour suivant
doctor-faust-option-stones_per_turn = Pierres par tour
doctor-faust-option-stones_per_turn-doc = Combien de vos deux pierres peuvent avancer dans un même tour.
doctor-faust-option-stones_per_turn-1 = une seule
doctor-faust-option-stones_per_turn-2 = les deux
doctor-faust-option-end_on_last_card = La dernière carte Âme
doctor-faust-option-end_on_last_card-doc = Ce qui se passe quand la dernière carte Âme est prise.
doctor-faust-option-end_on_last_card-immediate = met aussitôt fin à la partie
doctor-faust-option-end_on_last_card-finish_turn = laisse finir le tour
doctor-faust-option-trap_on_soul = Piège sur la case de la pyramide
doctor-faust-option-trap_on_soul-doc = D’où part le déplacement forcé quand un piège se trouve sur la case de la pyramide.
doctor-faust-option-trap_on_soul-no_twin = départ de la pyramide
doctor-faust-option-trap_on_soul-twin_first = départ de la jumelle
doctor-faust-option-devil_values = Cartes Diable
doctor-faust-option-devil_values-doc = Les valeurs des huit cartes Diable.
doctor-faust-option-devil_values-2-9 = de 2 à 9
doctor-faust-option-devil_values-1-8 = de 1 à 8
doctor-faust-option-soul_start = Départ de la pyramide
doctor-faust-option-soul_start-doc = La case d’où part la pyramide.
doctor-faust-option-devil_start = Départ des pierres
doctor-faust-option-devil_start-doc = La case d’où partent les quatre pierres.
doctor-faust-option-max_turns = Limite de tours
doctor-faust-option-max_turns-doc = Après combien de tours on fait les comptes en l’état.
doctor-faust-option-max_turns-0 = sans limite
doctor-faust-option-first_player = Qui commence
doctor-faust-option-first_player-doc = Qui joue le premier tour.
doctor-faust-option-first_player-0 = Rouge
doctor-faust-option-first_player-1 = Bleu

## La table de la page

# $seat, $you, $stone, $space
doctor-faust-table-stone =
    { $you ->
        [yes] Votre pierre { $stone } sur la case { $space }
       *[no] Pierre { $stone } ({ $seat }) sur la case { $space }
    }
# $space
doctor-faust-table-pyramid = La pyramide sur la case { $space }
# $from, $to, $points
doctor-faust-table-walk =
    { $points ->
        [one] Avancer la pierre de { $from } à { $to } : un point
       *[other] Avancer la pierre de { $from } à { $to } : { $points } points
    }
# $space
doctor-faust-table-stone-on = Avancer la pierre de la case { $space }
doctor-faust-table-stone-brief = Pierre
doctor-faust-table-pyramid-brief = Pyramide
doctor-faust-table-card-brief = Carte
doctor-faust-table-how-far = Jusqu’où aller
# $points; $what : ce qui peut être pris
doctor-faust-table-choose =
    { $points ->
        [one] Il reste un point.
       *[other] Il reste { $points } points.
    } { $what ->
        [stone-pyramid-card] Prenez une pierre, la pyramide ou une carte.
        [stone-pyramid] Prenez une pierre ou la pyramide.
        [stone-card] Prenez une pierre ou une carte.
        [pyramid-card] Prenez la pyramide ou une carte.
        [stone] Prenez une pierre.
        [pyramid] Prenez la pyramide.
       *[card] Prenez une carte.
    }
# $value
doctor-faust-table-where-card = Le { $value } pour un point : une case, ou une autre carte.
# $space ; $what : ce qui peut être pris, par sorte
doctor-faust-table-first =
    Vous n’avez encore rien en main pour la case { $space }. { $what ->
        [stone-pyramid-card] Prenez d’abord une pierre, la pyramide ou une carte.
        [stone-pyramid] Prenez d’abord une pierre ou la pyramide.
        [stone-card] Prenez d’abord une pierre ou une carte.
        [pyramid-card] Prenez d’abord la pyramide ou une carte.
        [stone] Prenez d’abord une pierre.
        [pyramid] Prenez d’abord la pyramide.
       *[card] Prenez d’abord une carte.
    }
# $piece, $space
doctor-faust-table-where-walk =
    { $piece ->
        [soul] Pyramide en { $space } : choisissez une case dorée.
       *[stone] Pierre en { $space } : choisissez une case dorée.
    }
# $piece
doctor-faust-table-not-there =
    { $piece ->
        [soul] La pyramide ne fait qu’avancer, d’une case par point. Choisissez une case dorée.
       *[stone] Une pierre ne fait qu’avancer, d’une case par point. Choisissez une case dorée.
    }
# $space
doctor-faust-table-no-further = Pas plus loin que { $space }.

## Les signes du plateau

doctor-faust-sign-target = vous pouvez aller ou poser ici
doctor-faust-sign-trap = un piège : le tour finirait ici
doctor-faust-sign-left = se trouvait ici avant
doctor-faust-sign-reached = est arrivée ici

## Ce qui s’imprime pour une vraie table

doctor-faust-print-stones = Quatre pierres
doctor-faust-print-stones-how = Découpez chaque paire de disques d’une pièce, pliez entre les deux et collez-les dos à dos ; une pièce de monnaie au milieu les leste.
doctor-faust-print-pyramid = La pyramide
doctor-faust-print-pyramid-how = Coupez le long du contour, pliez sur les traits interrompus, collez les languettes ombrées à l’intérieur.
