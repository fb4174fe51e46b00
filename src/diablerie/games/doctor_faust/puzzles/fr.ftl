### Les mots des énigmes de Doctor Faust, en français.

doctor-faust-puzzle-win = Achever
doctor-faust-puzzle-win-why = Cela termine la partie pendant que vous menez.
doctor-faust-puzzle-card = Gagner une âme
doctor-faust-puzzle-card-why = Cela rapporte une carte d’âme maintenant ; tout le reste la laisse à l’autre.
doctor-faust-puzzle-lay = Poser une carte
doctor-faust-puzzle-lay-why = Une carte au bon endroit décide où les pierres de l’autre peuvent aller.
doctor-faust-puzzle-stop = Où la pyramide s’arrête
doctor-faust-puzzle-stop-why = C’est l’arrêt de la pyramide qui compte, non son trajet.
doctor-faust-puzzle-pyramid = Déplacer la pyramide
doctor-faust-puzzle-pyramid-why = La pyramide d’abord : les pierres peuvent attendre, elle non.
doctor-faust-puzzle-stone = Quelle pierre ?
doctor-faust-puzzle-stone-why = Une seule pierre vous rapproche sans vous découvrir.
doctor-faust-puzzle-question = Que fait la carte ?
doctor-faust-puzzle-question-why = Comptez les cartes non révélées de l’autre : celles qui vont dans un sens, et celles qui vont dans l’autre.

doctor-faust-puzzle-fact-back = Elle vous renvoie en arrière.
doctor-faust-puzzle-fact-forward = Elle vous envoie en avant.
doctor-faust-puzzle-fact-onto-soul = Elle vous envoie sur la pyramide.
