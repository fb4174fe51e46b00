### Les mots des énigmes de Teufel Teufel, en français.

teufel-teufel-puzzle-out = Sortir de l’enfer
teufel-teufel-puzzle-out-why = Six lettres et pas de diable : rien ne vaut d’attendre.
teufel-teufel-puzzle-letter = Une de vos lettres
teufel-teufel-puzzle-letter-why = Une lettre qui vous manque est à vous tout de suite, avant qu’on ne la déplace.
teufel-teufel-puzzle-shuffle = Mélanger
teufel-teufel-puzzle-shuffle-why = Qui mélange en sait moins qu’avant ; les autres n’en savent plus rien.
teufel-teufel-puzzle-swap = Échanger
teufel-teufel-puzzle-swap-why = Un échange rapproche ce qu’il vous faut, et l’ôte du chemin d’un autre.
teufel-teufel-puzzle-hand = Passer le diable
teufel-teufel-puzzle-hand-why = Le diable vaut le plus dans le traîneau d’un autre.
teufel-teufel-puzzle-devil = Prendre le diable
teufel-teufel-puzzle-devil-why = Un diable est un cadeau : vous volez, et mélangez les cartes.
teufel-teufel-puzzle-tower = La tour
teufel-teufel-puzzle-tower-why = Une tour montre une carte et vous délivre du diable.
teufel-teufel-puzzle-lose = Quelle lettre perdre ?
teufel-teufel-puzzle-lose-why = Perdez celle qui se reprend le plus aisément.
teufel-teufel-puzzle-start = Où commencer ?
teufel-teufel-puzzle-start-why = Commencez où mènent le plus de chemins, et loin des autres.
teufel-teufel-puzzle-dark = Dans le noir
teufel-teufel-puzzle-dark-why = Ce qui y est caché vaut plus que ce que vous connaissez.
teufel-teufel-puzzle-way = Quel chemin ?
teufel-teufel-puzzle-way-why = Ce chemin seul vous laisse quelque chose à faire au tour suivant.
teufel-teufel-puzzle-stop = S’arrêter ici
teufel-teufel-puzzle-stop-why = Un pas de plus coûterait plus qu’il ne peut rapporter.
teufel-teufel-puzzle-question = Quelle carte est là ?
teufel-teufel-puzzle-question-why = Comptez ce qui n’a pas été vu : ce qui reste est bien quelque part.

teufel-teufel-puzzle-fact-devil = Un diable.
teufel-teufel-puzzle-fact-tower = Une tour.
teufel-teufel-puzzle-fact-own-letter = Une lettre qui vous manque.
teufel-teufel-puzzle-fact-rivals-letter = Une lettre qui manque à quelqu’un d’autre.
teufel-teufel-puzzle-fact-other-letter = Une lettre qui ne manque à personne.
