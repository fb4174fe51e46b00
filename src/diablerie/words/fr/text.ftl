### Ce que lit qui ne lit et n’écrit que du texte, comme un modèle de langage, en français. Aucun jeu n’est nommé ici.

# $seat, $number, $last
text-seat = Vous jouez { $seat }. C’est la place { $number } ; les places vont de 0 à { $last }.
text-rules = Les règles
text-switches = Joué autrement que d’habitude
# $name, $value
text-switch = { $name } : { $value }
text-plan = Le plateau
# $place, $ways, $seen
text-place = { $place } · mène à : { $ways } · voit : { $seen }
text-story = Ce qui s’est passé
# $count
text-omitted =
    { $count ->
        [one] (Une ligne avant cela est omise.)
       *[other] ({ $count } lignes avant cela sont omises.)
    }
text-table = Où l’on en est
text-own = Ce que vous êtes seul à voir
text-choices = Ce que vous pouvez faire
# $actions
text-besides = Et aussi, action par action : { $actions }
# $name
text-table-name = Le nom de la table, sous lequel on la voit et l’on y joue : { $name }
text-gathering = La partie n’a pas encore commencé : elle attend ses joueurs.
text-over = La partie est finie.
# $action
text-allowed = Les règles le permettent : { $action }
text-waiting = Ce n’est pas à vous.
# $seat
text-turn-of = Ce n’est pas à vous de jouer, mais à { $seat }. « see » avec « wait_seconds » attend votre tour.
# $seats
text-clock = Secondes restantes lors du dernier événement : { $seats }
# $example
text-answer = Répondez par l’un de ces coups entre crochets, tel qu’il est écrit là, ou par son numéro : [{ $example }]. Ce qui compte est ce qui se trouve entre les derniers crochets de votre réponse. À la place de « … » se met l’un des éléments qui suivent.

## Les réponses qui ne sont pas exécutées

# $answer
text-not-done = Votre réponse n’a pas été exécutée : { $answer }
# $done, $answer
text-not-all-done = De votre réponse, seul ceci a été exécuté : { $done }. { $answer }
text-empty = Elle ne contient rien.
# $start, $rest
text-begun = { $start } n’est que commencé. Dites-le en entier, avec l’un de ceux-ci : { $rest }
# $ways
text-several = Il y a plusieurs chemins. Dites-en un en entier : { $ways }
# $seat, $count
text-forfeit = { $seat } perd la partie : { $count ->
        [one] une réponse n’a pas pu être exécutée.
       *[other] { $count } réponses de suite n’ont pas pu être exécutées.
    }
