### Kill Doctor Lucky en français.
### Les joueurs arrivent sous leur nom, les listes déjà jointes, une valeur inconnue comme « unknown »,
### personne comme « none », oui et non comme « yes » et « no ». $you vaut « yes » si $seat est le lecteur.

kill-doctor-lucky-title = Kill Doctor Lucky
kill-doctor-lucky-tagline = Une grande maison, un vieux monsieur, et surtout pas de témoins.
kill-doctor-lucky-frame = Deux à huit joueurs, environ une heure
kill-doctor-lucky-box = D’après la première édition de 1996 · autres boîtes

# Ce qui fait gagner, en une ligne
kill-doctor-lucky-aim = Qui tue le Docteur là où personne ne le voit gagne.

## Les noms des choses

# Les paramètres qui désignent un lieu ou une carte. Ils arrivent comme identifiants et sont nommés, avec
# ces formes à côté : $space-the, $space-object, $space-in, $space-into, $space-from ; $card-the,
# $card-object, $card-with.
kill-doctor-lucky-things = space from to card weapon room thing
kill-doctor-lucky-thing = { $thing }
kill-doctor-lucky-thing-the = { $thing-the }
# Une carte Pièce, d’après les noms de sa pièce.
kill-doctor-lucky-kind-room = { $thing }
    .the = la carte « { $thing } »
    .object = la carte « { $thing } »
    .with = avec la carte « { $thing } »
# Une chose qui n’a pas de nom ici, par exemple une pièce d’un manoir personnel.
kill-doctor-lucky-kind = { $thing }
    .the = « { $thing } »
    .object = « { $thing } »
    .in = dans « { $thing } »
    .into = à « { $thing } »
    .from = de « { $thing } »
    .with = avec « { $thing } »

## Les lieux de la maison

kill-doctor-lucky-name-drawing-room = Grand salon
    .the = le grand salon
    .object = le grand salon
    .in = dans le grand salon
    .into = au grand salon
    .from = du grand salon
kill-doctor-lucky-name-parlor = Petit salon
    .the = le petit salon
    .object = le petit salon
    .in = dans le petit salon
    .into = au petit salon
    .from = du petit salon
kill-doctor-lucky-name-billiard-room = Salle de billard
    .the = la salle de billard
    .object = la salle de billard
    .in = dans la salle de billard
    .into = à la salle de billard
    .from = de la salle de billard
kill-doctor-lucky-name-dining-hall = Salle à manger
    .the = la salle à manger
    .object = la salle à manger
    .in = dans la salle à manger
    .into = à la salle à manger
    .from = de la salle à manger
kill-doctor-lucky-name-sitting-room = Boudoir
    .the = le boudoir
    .object = le boudoir
    .in = dans le boudoir
    .into = au boudoir
    .from = du boudoir
kill-doctor-lucky-name-trophy-room = Salle des trophées
    .the = la salle des trophées
    .object = la salle des trophées
    .in = dans la salle des trophées
    .into = à la salle des trophées
    .from = de la salle des trophées
kill-doctor-lucky-name-green-house = Serre
    .the = la serre
    .object = la serre
    .in = dans la serre
    .into = à la serre
    .from = de la serre
kill-doctor-lucky-name-winter-garden = Jardin d’hiver
    .the = le jardin d’hiver
    .object = le jardin d’hiver
    .in = dans le jardin d’hiver
    .into = au jardin d’hiver
    .from = du jardin d’hiver
kill-doctor-lucky-name-kitchen = Cuisine
    .the = la cuisine
    .object = la cuisine
    .in = dans la cuisine
    .into = à la cuisine
    .from = de la cuisine
kill-doctor-lucky-name-lancaster-room = Chambre Lancaster
    .the = la chambre Lancaster
    .object = la chambre Lancaster
    .in = dans la chambre Lancaster
    .into = à la chambre Lancaster
    .from = de la chambre Lancaster
kill-doctor-lucky-name-master-suite = Chambre du maître
    .the = la chambre du maître
    .object = la chambre du maître
    .in = dans la chambre du maître
    .into = à la chambre du maître
    .from = de la chambre du maître
kill-doctor-lucky-name-nursery = Chambre d’enfants
    .the = la chambre d’enfants
    .object = la chambre d’enfants
    .in = dans la chambre d’enfants
    .into = à la chambre d’enfants
    .from = de la chambre d’enfants
kill-doctor-lucky-name-armory = Armurerie
    .the = l’armurerie
    .object = l’armurerie
    .in = dans l’armurerie
    .into = à l’armurerie
    .from = de l’armurerie
kill-doctor-lucky-name-library = Bibliothèque
    .the = la bibliothèque
    .object = la bibliothèque
    .in = dans la bibliothèque
    .into = à la bibliothèque
    .from = de la bibliothèque
kill-doctor-lucky-name-tennessee-room = Chambre Tennessee
    .the = la chambre Tennessee
    .object = la chambre Tennessee
    .in = dans la chambre Tennessee
    .into = à la chambre Tennessee
    .from = de la chambre Tennessee
kill-doctor-lucky-name-lilac-room = Chambre lilas
    .the = la chambre lilas
    .object = la chambre lilas
    .in = dans la chambre lilas
    .into = à la chambre lilas
    .from = de la chambre lilas
kill-doctor-lucky-name-servants-quarters = Communs
    .the = les communs
    .object = les communs
    .in = dans les communs
    .into = aux communs
    .from = des communs
kill-doctor-lucky-name-hedge-maze = Labyrinthe
    .the = le labyrinthe
    .object = le labyrinthe
    .in = dans le labyrinthe
    .into = au labyrinthe
    .from = du labyrinthe
kill-doctor-lucky-name-carriage-house = Remise
    .the = la remise
    .object = la remise
    .in = dans la remise
    .into = à la remise
    .from = de la remise
kill-doctor-lucky-name-piazza = Piazza
    .the = la piazza
    .object = la piazza
    .in = sur la piazza
    .into = à la piazza
    .from = de la piazza
kill-doctor-lucky-name-foyer = Vestibule
    .the = le vestibule
    .object = le vestibule
    .in = dans le vestibule
    .into = au vestibule
    .from = du vestibule
kill-doctor-lucky-name-gallery = Galerie
    .the = la galerie
    .object = la galerie
    .in = dans la galerie
    .into = à la galerie
    .from = de la galerie
kill-doctor-lucky-name-white-room = Chambre blanche
    .the = la chambre blanche
    .object = la chambre blanche
    .in = dans la chambre blanche
    .into = à la chambre blanche
    .from = de la chambre blanche
kill-doctor-lucky-name-wine-cellar = Cave à vin
    .the = la cave à vin
    .object = la cave à vin
    .in = dans la cave à vin
    .into = à la cave à vin
    .from = de la cave à vin
kill-doctor-lucky-name-e-hall = Couloir est
    .the = le couloir est
    .object = le couloir est
    .in = dans le couloir est
    .into = au couloir est
    .from = du couloir est
kill-doctor-lucky-name-ne-hall = Couloir nord-est
    .the = le couloir nord-est
    .object = le couloir nord-est
    .in = dans le couloir nord-est
    .into = au couloir nord-est
    .from = du couloir nord-est
kill-doctor-lucky-name-nw-hall = Couloir nord-ouest
    .the = le couloir nord-ouest
    .object = le couloir nord-ouest
    .in = dans le couloir nord-ouest
    .into = au couloir nord-ouest
    .from = du couloir nord-ouest
kill-doctor-lucky-name-se-hall = Couloir sud-est
    .the = le couloir sud-est
    .object = le couloir sud-est
    .in = dans le couloir sud-est
    .into = au couloir sud-est
    .from = du couloir sud-est
kill-doctor-lucky-name-sw-hall = Couloir sud-ouest
    .the = le couloir sud-ouest
    .object = le couloir sud-ouest
    .in = dans le couloir sud-ouest
    .into = au couloir sud-ouest
    .from = du couloir sud-ouest
kill-doctor-lucky-name-w-hall = Couloir ouest
    .the = le couloir ouest
    .object = le couloir ouest
    .in = dans le couloir ouest
    .into = au couloir ouest
    .from = du couloir ouest
kill-doctor-lucky-name-e-stairs = Escalier est
    .the = l’escalier est
    .object = l’escalier est
    .in = dans l’escalier est
    .into = à l’escalier est
    .from = de l’escalier est
kill-doctor-lucky-name-w-stairs = Escalier ouest
    .the = l’escalier ouest
    .object = l’escalier ouest
    .in = dans l’escalier ouest
    .into = à l’escalier ouest
    .from = de l’escalier ouest

## Les armes

kill-doctor-lucky-name-bad-cream = Crème tournée
    .the = la crème tournée
    .object = la crème tournée
    .with = avec la crème tournée
kill-doctor-lucky-name-big-red-hammer = Gros marteau rouge
    .the = le gros marteau rouge
    .object = le gros marteau rouge
    .with = avec le gros marteau rouge
kill-doctor-lucky-name-billiard-cue = Queue de billard
    .the = la queue de billard
    .object = la queue de billard
    .with = avec la queue de billard
kill-doctor-lucky-name-broom-stick = Manche à balai
    .the = le manche à balai
    .object = le manche à balai
    .with = avec le manche à balai
kill-doctor-lucky-name-chain-saw = Tronçonneuse
    .the = la tronçonneuse
    .object = la tronçonneuse
    .with = avec la tronçonneuse
kill-doctor-lucky-name-civil-war-cannon = Canon de Sécession
    .the = le canon de Sécession
    .object = le canon de Sécession
    .with = avec le canon de Sécession
kill-doctor-lucky-name-crepe-pan = Poêle à crêpes
    .the = la poêle à crêpes
    .object = la poêle à crêpes
    .with = avec la poêle à crêpes
kill-doctor-lucky-name-duck-decoy = Leurre à canards
    .the = le leurre à canards
    .object = le leurre à canards
    .with = avec le leurre à canards
kill-doctor-lucky-name-killing-joke = Blague qui tue
    .the = la blague qui tue
    .object = la blague qui tue
    .with = avec la blague qui tue
kill-doctor-lucky-name-letter-opener = Coupe-papier
    .the = le coupe-papier
    .object = le coupe-papier
    .with = avec le coupe-papier
kill-doctor-lucky-name-loud-noise = Grand bruit
    .the = le grand bruit
    .object = le grand bruit
    .with = avec le grand bruit
kill-doctor-lucky-name-monkey-hand = Patte de singe
    .the = la patte de singe
    .object = la patte de singe
    .with = avec la patte de singe
kill-doctor-lucky-name-piece-of-rope = Bout de corde
    .the = le bout de corde
    .object = le bout de corde
    .with = avec le bout de corde
kill-doctor-lucky-name-pinking-shears = Ciseaux à cranter
    .the = les ciseaux à cranter
    .object = les ciseaux à cranter
    .with = avec les ciseaux à cranter
kill-doctor-lucky-name-rat-poison = Mort-aux-rats
    .the = la mort-aux-rats
    .object = la mort-aux-rats
    .with = avec la mort-aux-rats
kill-doctor-lucky-name-runcible-spoon = Cuillère-fourchette
    .the = la cuillère-fourchette
    .object = la cuillère-fourchette
    .with = avec la cuillère-fourchette
kill-doctor-lucky-name-shoe-horn = Chausse-pied
    .the = le chausse-pied
    .object = le chausse-pied
    .with = avec le chausse-pied
kill-doctor-lucky-name-silken-cord = Cordelette de soie
    .the = la cordelette de soie
    .object = la cordelette de soie
    .with = avec la cordelette de soie
kill-doctor-lucky-name-tight-hat = Chapeau trop étroit
    .the = le chapeau trop étroit
    .object = le chapeau trop étroit
    .with = avec le chapeau trop étroit
kill-doctor-lucky-name-trowel = Truelle
    .the = la truelle
    .object = la truelle
    .with = avec la truelle

## Les autres cartes

kill-doctor-lucky-name-move1 = Mouvement 1
    .the = un Mouvement 1
    .object = un Mouvement 1
    .with = avec un Mouvement 1
kill-doctor-lucky-name-move2 = Mouvement 2
    .the = un Mouvement 2
    .object = un Mouvement 2
    .with = avec un Mouvement 2
kill-doctor-lucky-name-move3 = Mouvement 3
    .the = un Mouvement 3
    .object = un Mouvement 3
    .with = avec un Mouvement 3
kill-doctor-lucky-name-fail1 = Échec 1
    .the = un Échec 1
    .object = un Échec 1
    .with = avec un Échec 1
kill-doctor-lucky-name-fail2 = Échec 2
    .the = un Échec 2
    .object = un Échec 2
    .with = avec un Échec 2
kill-doctor-lucky-name-fail3 = Échec 3
    .the = un Échec 3
    .object = un Échec 3
    .with = avec un Échec 3

## Les cartes Échec : ce qui sauve le Docteur ; les cartes d’une valeur se partagent ces titres

kill-doctor-lucky-fail1-title-1 = La marche de trop
kill-doctor-lucky-fail1-title-2 = Le soulier qui grince
kill-doctor-lucky-fail1-title-3 = Un éternuement
kill-doctor-lucky-fail1-title-4 = Le hoquet
kill-doctor-lucky-fail1-title-5 = Un courant d’air
kill-doctor-lucky-fail1-title-6 = Les mains moites
kill-doctor-lucky-fail2-title-1 = Un valet curieux
kill-doctor-lucky-fail2-title-2 = Le thé est servi
kill-doctor-lucky-fail2-title-3 = Visite du curé
kill-doctor-lucky-fail2-title-4 = Un tapis glissant
kill-doctor-lucky-fail2-title-5 = La bougie s’éteint
kill-doctor-lucky-fail2-title-6 = Un chat vexé
kill-doctor-lucky-fail3-title-1 = Ce n’est qu’un portrait
kill-doctor-lucky-fail3-title-2 = Erreur de docteur
kill-doctor-lucky-fail3-title-3 = Le lustre tombe
kill-doctor-lucky-fail3-title-4 = La fanfare passe

## Événements

# $seat, $card
kill-doctor-lucky-event-starter-card =
    { $you ->
        [yes] Qui commence ? Vous retournez { $card-object }.
       *[no] Qui commence ? { $seat } retourne { $card-object }.
    }
# $seat, $space
kill-doctor-lucky-event-doctor-placed =
    { $you ->
        [yes] Vous avez la première carte Pièce : le Docteur commence { $space-in }.
       *[no] { $seat } a la première carte Pièce : le Docteur commence { $space-in }.
    }
# $cards
kill-doctor-lucky-event-dealt =
    { $cards ->
        [one] On mélange toutes les cartes, et chacun en reçoit une.
       *[other] On mélange toutes les cartes, et chacun en reçoit { $cards }.
    }
# $seat, $turn
kill-doctor-lucky-event-turn =
    { $you ->
        [yes] Tour { $turn } : à vous de jouer.
       *[no] Tour { $turn } : à { $seat } de jouer.
    }
# $seat, $space, $instead
kill-doctor-lucky-event-walked-in =
    { $you ->
        [yes] Le Docteur tombe sur vous { $space-in } : à vous de jouer.
       *[no] Le Docteur tombe sur { $seat } { $space-in } : à { $seat } de jouer.
    }{ $instead ->
        [none] { "" }
       *[other] { $you ->
            [named] { " " }Vous devrez attendre.
           *[no] { " " }{ $instead } devra attendre.
        }
    }
# $seat, $from, $to
kill-doctor-lucky-event-free-step =
    { $you ->
        [yes] Vous passez { $from-from } { $to-into }.
       *[no] { $seat } passe { $from-from } { $to-into }.
    }
# $seat, $card, $pawn
kill-doctor-lucky-event-move-card =
    { $pawn ->
        [lucky] { $you ->
            [yes] Vous jouez { $card-object } sur le Docteur.
           *[no] { $seat } joue { $card-object } sur le Docteur.
        }
       *[me] { $you ->
            [yes] Vous jouez { $card-object }.
           *[no] { $seat } joue { $card-object }.
        }
    }
# $seat, $pawn, $from, $to
kill-doctor-lucky-event-card-step =
    { $pawn ->
        [lucky] { $you ->
            [yes] Vous attirez le Docteur { $from-from } { $to-into }.
           *[no] { $seat } attire le Docteur { $from-from } { $to-into }.
        }
       *[me] { $you ->
            [yes] Vous filez { $from-from } { $to-into }.
           *[no] { $seat } file { $from-from } { $to-into }.
        }
    }
# Plusieurs pas de suite avec une même carte : $seat, $pawn, $from, $to
kill-doctor-lucky-event-card-walk =
    { $pawn ->
        [lucky] { $you ->
            [yes] Vous attirez le Docteur d’une traite { $from-from } { $to-into }.
           *[no] { $seat } attire le Docteur d’une traite { $from-from } { $to-into }.
        }
       *[me] { $you ->
            [yes] Vous filez d’une traite { $from-from } { $to-into }.
           *[no] { $seat } file d’une traite { $from-from } { $to-into }.
        }
    }
# $seat, $pawn
kill-doctor-lucky-event-halt =
    { $pawn ->
        [lucky] { $you ->
            [yes] Vous laissez le Docteur là, sans utiliser tous les pas.
           *[no] { $seat } laisse le Docteur là, sans utiliser tous les pas.
        }
       *[me] { $you ->
            [yes] Vous en restez là, sans utiliser tous les pas.
           *[no] { $seat } en reste là, sans utiliser tous les pas.
        }
    }
# $seat, $card, $pawn, $from, $to
kill-doctor-lucky-event-room-card =
    { $pawn ->
        [lucky] { $you ->
            [yes] Vous jouez { $card-object } : le Docteur va tout droit { $from-from } { $to-into }.
           *[no] { $seat } joue { $card-object } : le Docteur va tout droit { $from-from } { $to-into }.
        }
       *[me] { $you ->
            [yes] Vous jouez { $card-object } et filez tout droit { $from-from } { $to-into }.
           *[no] { $seat } joue { $card-object } et file tout droit { $from-from } { $to-into }.
        }
    }
# $seat, $space, $card
kill-doctor-lucky-event-draw =
    { $card ->
        [unknown] { $you ->
            [yes] Vous fouillez { $space-object } et piochez une carte.
           *[no] { $seat } fouille { $space-object } et pioche une carte.
        }
       *[other] { $you ->
            [yes] Vous fouillez { $space-object } et trouvez { $card-object }.
           *[no] { $seat } fouille { $space-object } et trouve { $card-object }.
        }
    }
# $seat, $space
kill-doctor-lucky-event-nothing-to-draw =
    { $you ->
        [yes] Vous fouillez { $space-object } sans rien trouver : il n’y a plus de carte à piocher.
       *[no] { $seat } fouille { $space-object } sans rien trouver : il n’y a plus de carte à piocher.
    }
# $cards
kill-doctor-lucky-event-reshuffle =
    { $cards ->
        [one] La pioche est vide. La seule carte jouée en fait une nouvelle.
       *[other] La pioche est vide. Les { $cards } cartes jouées sont mélangées pour en faire une nouvelle.
    }
# $seat
kill-doctor-lucky-event-end =
    { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
# $seat, $space, $weapon, $value, $special
kill-doctor-lucky-event-attempt =
    { $weapon ->
        [unknown] { $you ->
            [yes] Vous vous en prenez au Docteur { $space-in }, à mains nues
           *[no] { $seat } s’en prend au Docteur { $space-in }, à mains nues
        }
       *[other] { $special ->
            [yes] { $you ->
                [yes] Vous passez à l’acte { $weapon-with }, et justement { $space-in }
               *[no] { $seat } passe à l’acte { $weapon-with }, et justement { $space-in }
            }
           *[no] { $you ->
                [yes] Vous passez à l’acte { $space-in } { $weapon-with }
               *[no] { $seat } passe à l’acte { $space-in } { $weapon-with }
            }
        }
    } : { $value ->
        [one] un point.
       *[other] { $value } points.
    }
# $seat, $attacker, $card, $left
kill-doctor-lucky-event-failure =
    { $you ->
        [yes] Vous jouez { $card-object }
       *[no] { $seat } joue { $card-object }
    }{ $left ->
        [0] .
        [one]  : encore un point.
       *[other]  : encore { $left } points.
    }
# $seat, $attacker, $left
kill-doctor-lucky-event-pass =
    { $you ->
        [yes] Vous passez
       *[no] { $seat } passe
    }{ $left ->
        [0] .
        [one]  ; il reste un point.
       *[other]  ; il reste { $left } points.
    }
# $seat, $by, $wasted
kill-doctor-lucky-event-foiled =
    { $you ->
        [yes] Raté ! { $by } sauve le Docteur de vos griffes.
        [named] Raté ! Vous sauvez le Docteur : { $seat } en est pour ses frais.
       *[no] Raté ! { $by } sauve le Docteur : { $seat } en est pour ses frais.
    }{ $wasted ->
        [0] { "" }
        [one] { " " }Un point était de trop.
       *[other] { " " }{ $wasted } points étaient de trop.
    }
# $seat, $space, $weapon
kill-doctor-lucky-event-murder =
    { $weapon ->
        [unknown] { $you ->
            [yes] Le Docteur Lucky est mort. C’était vous, { $space-in }, à mains nues.
           *[no] Le Docteur Lucky est mort. C’était { $seat }, { $space-in }, à mains nues.
        }
       *[other] { $you ->
            [yes] Le Docteur Lucky est mort. C’était vous, { $space-in }, { $weapon-with }.
           *[no] Le Docteur Lucky est mort. C’était { $seat }, { $space-in }, { $weapon-with }.
        }
    }
# $from, $to
kill-doctor-lucky-event-doctor-walks = Le Docteur passe { $from-from } { $to-into }.
# $space
kill-doctor-lucky-event-doctor-stays = Aucune pièce voisine n’a de numéro : le Docteur reste { $space-in }.
# $seat, $space
kill-doctor-lucky-event-doctor-held =
    { $you ->
        [yes] Vous êtes { $space-in } : le Docteur ne se laisse pas entraîner plus loin.
       *[no] { $seat } est { $space-in } : le Docteur ne se laisse pas entraîner plus loin.
    }
# $reason, $winner
kill-doctor-lucky-event-game-over =
    { $reason ->
        [murder] { kill-doctor-lucky-outcome-murder }
       *[max_turns] { kill-doctor-lucky-outcome-max_turns }
    }

## Comment la partie s’est terminée : $winner

kill-doctor-lucky-outcome-murder =
    { $you ->
        [yes] Vous avez tué le Docteur Lucky, et vous gagnez.
       *[no] { $winner } a tué le Docteur Lucky, et gagne.
    }
kill-doctor-lucky-outcome-max_turns = Il est bien trop tard. Le Docteur va se coucher indemne, et personne ne gagne.

## Refus : un joueur peut y être son numéro

# $action
kill-doctor-lucky-refusal-06 = « { $action } » n’est pas possible ici.
kill-doctor-lucky-refusal-07-card = Vous avez joué une carte pendant ce tour : vous ne pouvez plus fouiller.
# $space
kill-doctor-lucky-refusal-07-space = Ni couloir ni escalier ne cache de carte : on ne fouille pas { $space-in }.
kill-doctor-lucky-refusal-09-go = Vous avez déjà fait votre pas gratuit pendant ce tour.
# $card
kill-doctor-lucky-refusal-09-card = Vous n’avez pas cette carte en main : { $card-the }.
# $from, $to
kill-doctor-lucky-refusal-10-door = Aucune porte ne mène { $from-from } { $to-into }.
# $pawn, $space
kill-doctor-lucky-refusal-10-pawn =
    { $pawn ->
        [lucky] Le Docteur est { $space-in }, et aucune porte n’en sort.
       *[me] Vous êtes { $space-in }, et aucune porte n’en sort.
    }
kill-doctor-lucky-refusal-10-halt = Faites d’abord au moins un pas avec la carte.
kill-doctor-lucky-refusal-10-idle = Aucune carte Mouvement n’est en cours. Jouez-en d’abord une.
# $card, $left
kill-doctor-lucky-refusal-10-moving =
    { $left ->
        [one] Vous êtes en train de jouer { $card-object } : faites son dernier pas, ou arrêtez-vous si elle a déjà servi.
       *[other] Vous êtes en train de jouer { $card-object } : faites ses { $left } pas, ou arrêtez-vous si elle a déjà servi.
    }
# $pawn, $space
kill-doctor-lucky-refusal-11 =
    { $pawn ->
        [lucky] Le Docteur est déjà { $space-in }.
       *[me] Vous êtes déjà { $space-in }.
    }
# $from, $to
kill-doctor-lucky-refusal-13 = Il n’y a là qu’une rambarde, bonne pour regarder : on ne passe pas { $from-from } { $to-into }.
# $space
kill-doctor-lucky-refusal-15-away = Le Docteur n’est pas avec vous. Il est { $space-in }.
# $seat, $space
kill-doctor-lucky-refusal-15-company = Vous n’avez pas le Docteur à vous seul : { kill-doctor-lucky-seat } est aussi { $space-in }.
# $seat, $from, $space
kill-doctor-lucky-refusal-15-seen = On vous voit : depuis { $from-the }, { kill-doctor-lucky-seat } voit ce qui se passe { $space-in }.
# $weapon
kill-doctor-lucky-refusal-17 = Vous n’avez pas cette arme en main : { $weapon-the }.
kill-doctor-lucky-refusal-19-none = Il n’y a pas de tentative à déjouer.
# $card
kill-doctor-lucky-refusal-19-card = Vous n’avez pas cette carte en main : { $card-the }.
# $value
kill-doctor-lucky-refusal-19-must = Personne ne répond après vous, et vos cartes Échec suffisent à ramener à zéro une valeur de { $value } : vous devez faire échouer la tentative.
kill-doctor-lucky-refusal-20 = La partie est finie.
kill-doctor-lucky-refusal-21 = Une tentative est en cours. Jouez une carte Échec ou passez.

## Les invités

kill-doctor-lucky-seat-0 = Greta
kill-doctor-lucky-seat-1 = Rufus
kill-doctor-lucky-seat-2 = Bella
kill-doctor-lucky-seat-3 = Violet
kill-doctor-lucky-seat-4 = Ivo
kill-doctor-lucky-seat-5 = Otto
kill-doctor-lucky-seat-6 = Tilda
kill-doctor-lucky-seat-7 = Percy
# $seat : son numéro ou un nom
kill-doctor-lucky-seat =
    { $seat ->
        [0] { kill-doctor-lucky-seat-0 }
        [1] { kill-doctor-lucky-seat-1 }
        [2] { kill-doctor-lucky-seat-2 }
        [3] { kill-doctor-lucky-seat-3 }
        [4] { kill-doctor-lucky-seat-4 }
        [5] { kill-doctor-lucky-seat-5 }
        [6] { kill-doctor-lucky-seat-6 }
        [7] { kill-doctor-lucky-seat-7 }
       *[other] { $seat }
    }
kill-doctor-lucky-seat-0-emblem = vert, le feutre
kill-doctor-lucky-seat-1-emblem = rouge, le melon
kill-doctor-lucky-seat-2-emblem = bleu, la cloche
kill-doctor-lucky-seat-3-emblem = violet, le béret
kill-doctor-lucky-seat-4-emblem = ivoire, la casquette de limier
kill-doctor-lucky-seat-5-emblem = orange, le bonnet de nuit
kill-doctor-lucky-seat-6-emblem = bleu-vert, le turban
kill-doctor-lucky-seat-7-emblem = rose, le canotier
kill-doctor-lucky-seat-0-motive = A prêté un livre au Docteur en 1911.
kill-doctor-lucky-seat-1-motive = A perdu contre lui au croquet, d’un seul arceau.
kill-doctor-lucky-seat-2-motive = Attend toujours les émeraudes promises.
kill-doctor-lucky-seat-3-motive = A rédigé ses mémoires, payés en confiture.
kill-doctor-lucky-seat-4-motive = N’a jamais résolu d’affaire, mais sait comment en ouvrir une.
kill-doctor-lucky-seat-5-motive = Dort à côté de la pièce où le Docteur s’exerce à la cornemuse.
kill-doctor-lucky-seat-6-motive = L’a lu dans les feuilles de thé, et déteste avoir tort.
kill-doctor-lucky-seat-7-motive = Attend l’héritage depuis quarante ans.
kill-doctor-lucky-doctor = Docteur Lucky

## Où en est le tour

kill-doctor-lucky-phase-turn = Marcher, tuer ou fouiller
kill-doctor-lucky-phase-moving = Une carte déplace quelqu’un
kill-doctor-lucky-phase-answer = Réponses à la tentative
kill-doctor-lucky-phase-over = La partie est finie

## Ce qui se trouve devant les joueurs et au milieu

# $turn
kill-doctor-lucky-turn = Tour { $turn }
# $points
kill-doctor-lucky-luck =
    { $points ->
        [0] plus de point d’échec
        [one] encore un point d’échec
       *[other] encore { $points } points d’échec
    }
# $count
kill-doctor-lucky-pile =
    { $count ->
        [0] plus de carte à piocher
        [one] une carte à piocher
       *[other] { $count } cartes à piocher
    }
# $count
kill-doctor-lucky-discards =
    { $count ->
        [0] aucune carte jouée
        [one] une carte jouée
       *[other] { $count } cartes jouées
    }
# $count
kill-doctor-lucky-spent =
    { $count ->
        [0] aucun échec dépensé
        [one] un échec dépensé
       *[other] { $count } échecs dépensés
    }
# $cards
kill-doctor-lucky-hand = vos cartes : { $cards }
kill-doctor-lucky-hand-empty = aucune carte en main
# $count
kill-doctor-lucky-hand-size =
    { $count ->
        [0] aucune carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
# $space, $to
kill-doctor-lucky-doctor-stands = Le Docteur est { $space-in } et ira ensuite { $to-into }.
# $seat, $you, $space
kill-doctor-lucky-stands =
    { $you ->
        [yes] Vous êtes { $space-in }.
       *[no] { $seat } est { $space-in }.
    }
# $seat, $you, $points
kill-doctor-lucky-to-foil =
    { $you ->
        [yes] Votre tentative vaut encore { $points ->
            [one] un point
           *[other] { $points } points
        }.
       *[no] { $seat } : sa tentative vaut encore { $points ->
            [one] un point
           *[other] { $points } points
        }.
    }
# $value, $special (ce que l’arme vaut là), $space
kill-doctor-lucky-weapon-worth = { $value }, mais { $special } { $space-in }
# $space, $spaces
kill-doctor-lucky-sees = On voit { $space-in } depuis : { $spaces }

## Ce que la maison dit à voix haute

# $count
kill-doctor-lucky-zoom = Agrandir le plan
kill-doctor-lucky-aria-board = La maison : { $count } pièces, couloirs et escaliers
# $space, $number
kill-doctor-lucky-aria-name =
    { $number ->
        [none] { $space }
       *[other] { $space }, numéro { $number }
    }
# $space
kill-doctor-lucky-aria-space-empty = { $space }, vide
# $space, $contents
kill-doctor-lucky-aria-space = { $space } : { $contents }
# $seat, $you
kill-doctor-lucky-aria-pawn =
    { $you ->
        [yes] vous
       *[no] { $seat }
    }

## Ce que l’on peut faire

# $to
kill-doctor-lucky-action-go = Aller { $to-into }
# $card, $pawn
kill-doctor-lucky-action-move =
    { $pawn ->
        [lucky] Déplacer le Docteur { $card-with }
       *[me] Se déplacer { $card-with }
    }
# $pawn, $to
kill-doctor-lucky-action-step =
    { $pawn ->
        [lucky] Mener le Docteur { $to-into }
       *[me] Passer ensuite { $to-into }
    }
# $pawn
kill-doctor-lucky-action-halt =
    { $pawn ->
        [lucky] Laisser le Docteur ici
       *[me] S’arrêter ici
    }
# $pawn, $to
kill-doctor-lucky-action-room =
    { $pawn ->
        [lucky] Envoyer le Docteur { $to-into } avec la carte Pièce
       *[me] Aller tout droit { $to-into } avec la carte Pièce
    }
# $weapon, $value
kill-doctor-lucky-action-attempt =
    { $weapon ->
        [unknown] Tenter le meurtre à mains nues : { $value ->
            [one] un point
           *[other] { $value } points
        }
       *[other] Tenter le meurtre { $weapon-with } : { $value ->
            [one] un point
           *[other] { $value } points
        }
    }
# $space
kill-doctor-lucky-action-snoop = Fouiller { $space-object } : piocher une carte et finir le tour
kill-doctor-lucky-action-end = Finir le tour
# $card
kill-doctor-lucky-action-fail = Jouer { $card-object }
kill-doctor-lucky-action-pass = Passer

## Options : titres, explications et valeurs

kill-doctor-lucky-option-weapon_bonus = Armes renforcées
kill-doctor-lucky-option-weapon_bonus-doc = Ajoute un point aux valeurs de toutes les armes, pour des parties plus courtes. Les mains nues restent à un.
kill-doctor-lucky-option-weapon_bonus-0 = valeurs imprimées
kill-doctor-lucky-option-weapon_bonus-1 = un point de plus
kill-doctor-lucky-option-remove_f3 = Échecs de trois points
kill-doctor-lucky-option-remove_f3-doc = Les quatre cartes Échec les plus fortes restent-elles dans le paquet ? Sans elles, la partie est plus courte.
kill-doctor-lucky-option-remove_f3-false = on les garde
kill-doctor-lucky-option-remove_f3-true = on les enlève
kill-doctor-lucky-option-last_must_foil = Dernier joueur interrogé
kill-doctor-lucky-option-last_must_foil-doc = Si le dernier à répondre doit faire échouer une tentative que ses cartes Échec suffisent à arrêter.
kill-doctor-lucky-option-last_must_foil-false = peut passer
kill-doctor-lucky-option-last_must_foil-true = doit faire échouer s’il le peut
kill-doctor-lucky-option-drag_past = Entraîner le Docteur à travers une pièce occupée
kill-doctor-lucky-option-drag_past-doc = Si une carte Mouvement peut faire traverser au Docteur une pièce où se tient un autre joueur.
kill-doctor-lucky-option-drag_past-true = permis
kill-doctor-lucky-option-drag_past-false = il s’y arrête
kill-doctor-lucky-option-dealer = Qui distribue
kill-doctor-lucky-option-dealer-doc = Qui distribue les cartes qui décident du départ, la première à son voisin de gauche. D’après les règles, c’est le vainqueur de la dernière partie.
kill-doctor-lucky-option-dealer-null = tiré au sort
kill-doctor-lucky-option-dealer-0 = { kill-doctor-lucky-seat-0 }
kill-doctor-lucky-option-dealer-1 = { kill-doctor-lucky-seat-1 }
kill-doctor-lucky-option-dealer-2 = { kill-doctor-lucky-seat-2 }
kill-doctor-lucky-option-dealer-3 = { kill-doctor-lucky-seat-3 }
kill-doctor-lucky-option-dealer-4 = { kill-doctor-lucky-seat-4 }
kill-doctor-lucky-option-dealer-5 = { kill-doctor-lucky-seat-5 }
kill-doctor-lucky-option-dealer-6 = { kill-doctor-lucky-seat-6 }
kill-doctor-lucky-option-dealer-7 = { kill-doctor-lucky-seat-7 }
kill-doctor-lucky-option-first_player = Qui commence
kill-doctor-lucky-option-first_player-doc = Qui joue le premier tour. La donne place quand même le Docteur.
kill-doctor-lucky-option-first_player-null = selon la donne
kill-doctor-lucky-option-first_player-0 = { kill-doctor-lucky-seat-0 }
kill-doctor-lucky-option-first_player-1 = { kill-doctor-lucky-seat-1 }
kill-doctor-lucky-option-first_player-2 = { kill-doctor-lucky-seat-2 }
kill-doctor-lucky-option-first_player-3 = { kill-doctor-lucky-seat-3 }
kill-doctor-lucky-option-first_player-4 = { kill-doctor-lucky-seat-4 }
kill-doctor-lucky-option-first_player-5 = { kill-doctor-lucky-seat-5 }
kill-doctor-lucky-option-first_player-6 = { kill-doctor-lucky-seat-6 }
kill-doctor-lucky-option-first_player-7 = { kill-doctor-lucky-seat-7 }
kill-doctor-lucky-option-max_turns = Limite de tours
kill-doctor-lucky-option-max_turns-doc = Après combien de tours la partie s’arrête sans vainqueur.
kill-doctor-lucky-option-max_turns-0 = sans limite
kill-doctor-lucky-option-mansion = La maison
kill-doctor-lucky-option-mansion-doc = Une autre maison où jouer, avec ses pièces, ses portes et ses cartes.
kill-doctor-lucky-option-mansion-null = la maison imprimée

## Le plateau sur la page

# Un lieu, une carte, une arme, par leur nom : $space, $card, $weapon
kill-doctor-lucky-table-space = { $space }
kill-doctor-lucky-table-card = { $card }
kill-doctor-lucky-table-weapon = { $weapon }
kill-doctor-lucky-table-bare-hands = Mains nues
kill-doctor-lucky-table-you = vous
# Sur la plaque du docteur
kill-doctor-lucky-table-dead = mort

# Où un mot long peut se couper quand la place manque : sur le plan, les plaques et les livres
kill-doctor-lucky-table-breaks =
    Armu|rerie Biblio|thèque bil|lard Bou|doir Cham|bre en|fants En|fants Laby|rinthe Mouve|ment Tronçon|neuse
    tro|phées Tro|phées Vesti|bule

# Comme il est écrit sur un petit plan
kill-doctor-lucky-table-short-foyer = Vestibule
kill-doctor-lucky-table-short-parlor = Petit salon
kill-doctor-lucky-table-short-trophy-room = Trophées
kill-doctor-lucky-table-short-nursery = Enfants
kill-doctor-lucky-table-short-ne-hall = N.-E.
kill-doctor-lucky-table-short-nw-hall = N.-O.
kill-doctor-lucky-table-short-se-hall = S.-E.
kill-doctor-lucky-table-short-sw-hall = S.-O.
kill-doctor-lucky-table-short-e-stairs = Esc.
kill-doctor-lucky-table-short-w-stairs = Esc.

# Les invités
kill-doctor-lucky-table-seats = Les invités
# $count
kill-doctor-lucky-table-hand-size =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
kill-doctor-lucky-table-attacks =
    { $you ->
        [yes] attaquez
       *[no] attaque
    }
kill-doctor-lucky-table-answers =
    { $you ->
        [yes] répondez
       *[no] répond
    }
# $place
kill-doctor-lucky-table-answers-as =
    { $place ->
        [1] 1ʳᵉ réponse
       *[other] { $place }ᵉ
    }
# $points
kill-doctor-lucky-table-played =
    { $you ->
        [yes] avez joué { $points }
       *[no] a joué { $points }
    }
kill-doctor-lucky-table-passed =
    { $you ->
        [yes] avez passé
       *[no] a passé
    }
kill-doctor-lucky-table-answered =
    { $you ->
        [yes] avez répondu
       *[no] a répondu
    }

# $space
kill-doctor-lucky-table-doctor-at = Le Docteur est { $space-in }.
kill-doctor-lucky-table-doctor-dead = Le Docteur gît, mort, { $space-in }.
kill-doctor-lucky-table-watching = Vous regardez la partie.

# Les signes du plan : $pawn (« lucky » : on envoie le Docteur), $luck (points d’échec)
kill-doctor-lucky-table-legend-goal =
    { $pawn ->
        [lucky] où il peut aller
       *[other] où vous pouvez aller
    }
kill-doctor-lucky-table-legend-price = coûte une carte
kill-doctor-lucky-table-legend-gone = était ici
kill-doctor-lucky-table-legend-foiled = déjouée
kill-doctor-lucky-table-legend-light = vue par un invité
kill-doctor-lucky-table-legend-trail = chemin du Docteur
kill-doctor-lucky-table-legend-open-eye = d’ici, quelqu’un la voit
kill-doctor-lucky-table-legend-closed-eye = d’ici, personne ne la voit
kill-doctor-lucky-table-legend-luck =
    { $luck ->
        [0] Plus aucun échec ne peut sauver le Docteur.
        [one] Les échecs valent encore { $luck } point pour sauver le Docteur.
       *[other] Les échecs valent encore { $luck } points pour sauver le Docteur.
    }

# Les chemins
kill-doctor-lucky-table-whom = Qui se déplace
kill-doctor-lucky-table-pawn-me = Vous
kill-doctor-lucky-table-pawn-lucky = Le Docteur
kill-doctor-lucky-table-where-me = Où aller ? Choisissez une pièce encadrée.
kill-doctor-lucky-table-where-lucky = Où envoyer le Docteur ? Choisissez une pièce encadrée.
kill-doctor-lucky-table-spends = Une carte jouée ne se reprend pas.
kill-doctor-lucky-table-where-none = Aucune pièce à rejoindre pour l’instant.
kill-doctor-lucky-table-where-priced = Cela coûte une carte : choisissez une pièce au cadre en pointillé.
# $card
kill-doctor-lucky-table-where-move = { $card } : pour aller où ? Choisissez une pièce encadrée.
kill-doctor-lucky-table-where-room = { $card } : choisissez la pièce encadrée.
# $left, $pawn
kill-doctor-lucky-table-moving =
    { $pawn ->
        [lucky] { $left ->
            [one] Le Docteur peut encore avancer d’une pièce.
           *[other] Le Docteur peut encore avancer de { $left } pièces.
        }
       *[other] { $left ->
            [one] Vous pouvez encore avancer d’une pièce.
           *[other] Vous pouvez encore avancer de { $left } pièces.
        }
    }
kill-doctor-lucky-table-ways = Comment y aller
# $space, $pawn
kill-doctor-lucky-table-way-to =
    { $pawn ->
        [lucky] Envoyer le Docteur { $space-into } :
       *[other] Aller { $space-into } :
    }
kill-doctor-lucky-table-with-cards = avec des cartes
kill-doctor-lucky-table-free-step = un pas gratuit
# $space
kill-doctor-lucky-table-room-card = carte { $space }
kill-doctor-lucky-table-own-card = sa carte Pièce
# $count
kill-doctor-lucky-table-steps =
    { $count ->
        [one] une pièce plus loin
       *[other] { $count } pièces plus loin
    }
# $space, $pawn, $way
kill-doctor-lucky-table-target =
    { $pawn ->
        [lucky] Envoyer le Docteur { $space-into } : { $way }
       *[other] Aller { $space-into } : { $way }
    }
# $space, $pawn
kill-doctor-lucky-table-go =
    { $pawn ->
        [lucky] L’envoyer { $space-into }
       *[other] Aller { $space-into }
    }

# La tentative : $value, $weapon (« none » : mains nues), $seat (répond en premier), $count (qui répondent)
kill-doctor-lucky-table-odds =
    { $value ->
        [one] point
       *[other] points
    } { $weapon ->
        [none] à mains nues
       *[other] { $weapon-with }
    }. { $count ->
        [one] { $seat } doit en trouver { $value }, sinon vous gagnez.
       *[other] À eux tous, { $seat } en premier, les autres doivent en trouver { $value }, sinon vous gagnez.
    }
# $count
kill-doctor-lucky-table-looks =
    { $count ->
        [0] Aucune pièce n’a vue sur celle-ci.
        [1] Une seule pièce a vue sur celle-ci. Personne n’y est.
        [2] Deux pièces ont vue sur celle-ci. Personne n’y est.
        [3] Trois pièces ont vue sur celle-ci. Personne n’y est.
        [4] Quatre pièces ont vue sur celle-ci. Personne n’y est.
        [5] Cinq pièces ont vue sur celle-ci. Personne n’y est.
        [6] Six pièces ont vue sur celle-ci. Personne n’y est.
        [7] Sept pièces ont vue sur celle-ci. Personne n’y est.
        [8] Huit pièces ont vue sur celle-ci. Personne n’y est.
        [9] Neuf pièces ont vue sur celle-ci. Personne n’y est.
        [10] Dix pièces ont vue sur celle-ci. Personne n’y est.
       *[other] { $count } pièces ont vue sur celle-ci. Personne n’y est.
    }
# $space
kill-doctor-lucky-table-away = Pas de tentative d’ici : le Docteur est { $space-in }.
# $seats, $count
kill-doctor-lucky-table-company =
    { $count ->
        [one] Pas de tentative : { $seats } est dans la pièce avec vous.
       *[other] Pas de tentative : { $seats } sont dans la pièce avec vous.
    }
# $seat, $from
kill-doctor-lucky-table-seen = { $seat } verrait tout depuis { $from-the }.
kill-doctor-lucky-table-other-weapons = Avec autre chose
kill-doctor-lucky-table-or-with = ou avec
kill-doctor-lucky-table-attempt = Tenter le meurtre
kill-doctor-lucky-table-snoop = Fouiller : carte, fin du tour
kill-doctor-lucky-table-end = Finir le tour
kill-doctor-lucky-table-let-go = Le laisser partir
kill-doctor-lucky-table-halt = S’arrêter ici
# $seat, $you, $space, $weapon (« none » : mains nues)
kill-doctor-lucky-table-scene =
    { $you ->
        [yes] { $weapon ->
            [none] Vous tentez le coup { $space-in }, à mains nues
           *[other] Vous tentez le coup { $space-in }, { $weapon-with }
        }
       *[no] { $weapon ->
            [none] { $seat } tente le coup { $space-in }, à mains nues
           *[other] { $seat } tente le coup { $space-in }, { $weapon-with }
        }
    }
# $left
kill-doctor-lucky-table-left =
    { $left ->
        [one] encore { $left } point à parer
       *[other] encore { $left } points à parer
    }
kill-doctor-lucky-table-end-foiled = Raté !
kill-doctor-lucky-table-end-murder = Le Docteur est mort.
# Ce qui vient d’arriver, jusqu’à ce que vous agissiez : $seat, $you, $space, $weapon (« none » : mains nues),
# $saviours (les réponses)
kill-doctor-lucky-table-foiled =
    { $you ->
        [yes] Votre tentative a été déjouée : { $saviours }.
       *[no] { $weapon ->
            [none] { $seat } a tenté le coup { $space-in }, à mains nues. Déjoué : { $saviours }.
           *[other] { $seat } a tenté le coup { $space-in }, { $weapon-with }. Déjoué : { $saviours }.
        }
    }
# $seat, $you, $points
kill-doctor-lucky-table-saviour =
    { $points ->
        [one] un point
       *[other] { $points } points
    } { $you ->
        [yes] par vous
       *[no] par { $seat }
    }
# Comment cela finit pour un invité : $attempts, $points (des Échecs qu’il a joués)
kill-doctor-lucky-table-ending =
    { $attempts ->
        [0] aucune tentative
        [one] { $attempts } tentative
       *[other] { $attempts } tentatives
    }, { $points ->
        [0] aucun point pour le sauver
        [one] { $points } point pour le sauver
       *[other] { $points } points pour le sauver
    }
# $count
kill-doctor-lucky-table-ending-attempts =
    { $count ->
        [one] La seule tentative
       *[other] Les { $count } tentatives
    }

# La réponse
# $you, $seat
kill-doctor-lucky-table-attempt-of =
    { $you ->
        [yes] Votre tentative
       *[no] Tentative : { $seat }
    }
kill-doctor-lucky-table-asked = Allez-vous le sauver ?
# $seat
kill-doctor-lucky-table-asked-one = { $seat }, allez-vous le sauver ?
kill-doctor-lucky-table-no-failures = Vous n’avez aucune carte Échec.
# $left: the failure points that it takes
kill-doctor-lucky-table-may-foil =
    Vous pouvez le déjouer avec des cartes Échec : { $left ->
        [one] il faut un point.
       *[other] il faut { $left } points.
    }
# $points: of the card that is chosen; 0: none is
kill-doctor-lucky-table-play-failure =
    { $points ->
        [0] Choisissez une carte, ou passez
       *[other] Jouer le { $points }
    }
# $seats, $count, $attacker
kill-doctor-lucky-table-after =
    { $count ->
        [one] Après vous, il ne reste que { $seats }.
       *[other] Après vous : { $seats }.
    } Impossible de savoir si cela suffira : si ce n’est pas le cas, le Docteur meurt et { $attacker } gagne.
# $attacker
kill-doctor-lucky-table-after-nobody = Personne ne répond après vous : s’il reste des points, le Docteur meurt et { $attacker } gagne.
# $points, $left : les points d’échec en main et ceux qu’il faut ; $alone : personne ne répond après vous
kill-doctor-lucky-table-too-few =
    Vous avez { $points } des { $left } points qu’il faut : { $alone ->
        [yes] vous ne pouvez pas le sauver.
       *[no] sans les autres, vous ne pouvez pas le sauver.
    }
kill-doctor-lucky-table-pass = Passer
kill-doctor-lucky-table-enough = Ne rien ajouter
# $points, $count
kill-doctor-lucky-table-aria-play =
    { $count ->
        [one] Choisir un échec de valeur { $points }
       *[other] Choisir un échec de valeur { $points }, vous en avez { $count }
    }
kill-doctor-lucky-table-prepare = Prochaine tentative d’un autre
kill-doctor-lucky-table-prepare-ask = Me poser la question
kill-doctor-lucky-table-prepare-pass = Passer, ne rien déjouer
# $points
kill-doctor-lucky-table-prepare-up-to = Jouer jusqu’à { $points }
kill-doctor-lucky-table-prepare-less = Un point de moins
kill-doctor-lucky-table-prepare-more = Un point de plus
kill-doctor-lucky-table-prepare-none = On vous posera la question. Ou dites dès maintenant ce qu’il faudra jouer pour vous, une seule fois, quand un autre tentera le meurtre.
kill-doctor-lucky-table-prepare-note = Votre réponse est prête ; elle sera jouée pour vous, une fois.
kill-doctor-lucky-table-prepare-soon = Votre réponse préparée arrive.

# Les cartes
# $count
kill-doctor-lucky-table-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
kill-doctor-lucky-table-no-cards = aucune carte
kill-doctor-lucky-table-hands = Cartes en main
# $points
kill-doctor-lucky-table-failure-short = Échec { $points }
# $value, $space
kill-doctor-lucky-table-special = { $value } { $space-in }
# $value
kill-doctor-lucky-table-cover-move =
    { $value ->
        [one] pièce, pour vous ou pour lui
       *[other] pièces, pour vous ou pour lui
    }
kill-doctor-lucky-table-cover-room = vous y mène tout droit, vous ou lui
kill-doctor-lucky-table-cover-failure = pour déjouer une tentative
# $value
kill-doctor-lucky-table-aria-weapon =
    { $value ->
        [one] arme, { $value } point
       *[other] arme, { $value } points
    }
# $value
kill-doctor-lucky-table-aria-move =
    { $value ->
        [one] vous déplace, vous ou le Docteur, d’une pièce
       *[other] vous déplace, vous ou le Docteur, d’au plus { $value } pièces
    }
kill-doctor-lucky-table-aria-room = vous y mène tout droit, vous ou le Docteur
# $value
kill-doctor-lucky-table-aria-failure =
    { $value ->
        [one] échec, { $value } point
       *[other] échec, { $value } points
    }
# $count
kill-doctor-lucky-table-aria-count = { $count } exemplaires
# $seats
kill-doctor-lucky-table-aria-watched = Vue par { $seats }

## Ce qui s’imprime pour une vraie table

kill-doctor-lucky-print-pawns = Les invités et Doctor Lucky
kill-doctor-lucky-print-pawns-how = Découpez chaque bande, pliez-la au-dessus des chapeaux et collez les deux moitiés ; écartez les languettes ombrées, et la figurine tient debout.
