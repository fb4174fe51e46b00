### Ce qu’on fait à une table en plus de jouer, en français. Aucun jeu n’est nommé ici.
### Les places viennent sous leur nom, personne s’écrit « none ». $you vaut « yes » si $seat est le lecteur.

## Événements

# Une partie commence dans une position installée, ou reprise d’une autre partie
table-event-set-up = La partie commence dans cette position.
# $seat
table-event-taken-back =
    { $you ->
        [yes] Vous reprenez votre dernier coup.
       *[no] { $seat } reprend son dernier coup.
    }
# $seat
table-event-resigned =
    { $you ->
        [yes] Vous abandonnez.
       *[no] { $seat } abandonne.
    }
# $seat
table-event-time-out =
    { $you ->
        [yes] Votre temps est écoulé.
       *[no] { $seat } n’a plus de temps.
    }
# $seat
table-event-end-offered =
    { $you ->
        [yes] Vous proposez d’arrêter la partie ici, sans vainqueur.
       *[no] { $seat } propose d’arrêter la partie ici, sans vainqueur.
    }
# $seat
table-event-end-accepted =
    { $you ->
        [yes] Vous acceptez d’en rester là.
       *[no] { $seat } accepte d’en rester là.
    }
# $seat
table-event-end-declined =
    { $you ->
        [yes] Vous voulez continuer. La proposition ne tient plus.
       *[no] { $seat } veut continuer. La proposition ne tient plus.
    }
# $seat, $about
table-event-voted =
    { $you ->
        [yes] Vous votez pour qu’un robot remplace { $about }.
        [named] { $seat } vote pour qu’un robot vous remplace.
       *[no] { $seat } vote pour qu’un robot remplace { $about }.
    }
# $seat, $about
table-event-voted-for =
    { $you ->
        [yes] Vous votez pour qu’une autre personne remplace { $about }.
        [named] { $seat } vote pour qu’une autre personne vous remplace.
       *[no] { $seat } vote pour qu’une autre personne remplace { $about }.
    }
# $seat
table-event-substituted =
    { $you ->
        [yes] Un robot vous remplace.
       *[no] Un robot remplace { $seat }.
    }
# $seat
table-event-taken-over =
    { $you ->
        [yes] Une autre personne jouait ici. Désormais, c’est vous.
       *[no] Une autre personne jouait jusqu’ici pour { $seat }.
    }
# $seat
table-event-returned =
    { $you ->
        [yes] Vous êtes de retour et reprenez votre place.
       *[no] { $seat } est de retour et reprend sa place.
    }
# $seconds, $cause
table-event-clock-shifted =
    { $cause ->
        [step] L’horloge du serveur a été réglée. Personne n’y a gagné ni perdu de temps.
        [vacation] La pendule s’est arrêtée le temps de vacances.
        [stopped]
            { $seconds ->
                [one] Le serveur a été absent pendant une seconde. Aucune pendule n’a tourné pendant ce temps.
               *[other] Le serveur a été absent pendant { $seconds } secondes. Aucune pendule n’a tourné pendant ce temps.
            }
       *[stall]
            { $seconds ->
                [one] Le serveur s’est figé pendant une seconde. Aucune pendule n’a tourné pendant ce temps.
               *[other] Le serveur s’est figé pendant { $seconds } secondes. Aucune pendule n’a tourné pendant ce temps.
            }
    }
# $reason, $winner
table-event-match-ended =
    { $reason ->
        [resigned] { table-outcome-resigned }
        [time-out] { table-outcome-time-out }
       *[agreed] { table-outcome-agreed }
    }

## Comment s’est terminée une partie qui n’a pas été jouée jusqu’au bout : $winner

table-outcome-resigned =
    { $winner ->
        [none] Plus aucune des personnes ne joue : la partie s’arrête ici.
       *[other] { $winner } gagne par abandon.
    }
table-outcome-time-out =
    { $winner ->
        [none] Le temps est écoulé. Plus aucune des personnes ne joue : la partie s’arrête ici.
       *[other] { $winner } gagne au temps.
    }
table-outcome-agreed = La partie s’arrête ici d’un commun accord, sans vainqueur.

## Refus

table-refusal-nothing-done = Vous n’avez encore rien fait qui puisse être repris.
table-refusal-done-by-another = Le jeu a continué depuis votre dernier coup : il ne peut plus être repris.
table-refusal-was-random = Le hasard a eu sa part dans votre dernier coup : il ne peut plus être repris.
table-refusal-has-revealed = Votre dernier coup a révélé quelque chose de caché : il ne peut plus être repris.
table-refusal-match-over = La partie est finie.
table-refusal-offer-stands = Il y a déjà une proposition. Acceptez-la ou refusez-la.
table-refusal-offer-again = Vous l’avez déjà proposé. Jouez d’abord un coup, puis vous pourrez le proposer encore.
table-refusal-no-offer = Personne n’a proposé d’arrêter la partie.
table-refusal-agreed-before = Vous avez déjà accepté.
table-refusal-own-vote = On ne vote pas sur sa propre place.
table-refusal-voted-before = Vous avez déjà voté.
table-refusal-not-a-person = Personne ne joue à cette place : il n’y a donc personne à remplacer.
table-refusal-not-left = Personne n’a quitté cette place.
table-refusal-not-playing = Un robot joue à cette place. Seuls ceux qui jouent ont leur mot à dire.
table-refusal-not-substituted = Aucun robot ne garde cette place pour vous.
table-refusal-time-left = Il reste du temps à la pendule.
table-refusal-no-clock-runs = Aucune pendule ne tourne.
table-refusal-shift-too-long = Le tour n’a pas encore duré si longtemps.
