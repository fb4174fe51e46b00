### Les mots des énigmes de Kill Doctor Lucky, en français.

kill-doctor-lucky-puzzle-murder = Le meurtre que nul ne voit
kill-doctor-lucky-puzzle-murder-why = Nul ne voit la pièce, et cela coûte aux autres plus que d’attendre.
kill-doctor-lucky-puzzle-foil = Le déjouer
kill-doctor-lucky-puzzle-foil-why = Ceux qui suivent ne peuvent l’arrêter seuls : payez, ou il réussit.
kill-doctor-lucky-puzzle-pass = Garder ses cartes
kill-doctor-lucky-puzzle-pass-why = Les autres peuvent encore l’arrêter : vos cartes vaudront plus ensuite.
kill-doctor-lucky-puzzle-lure = Attirer le Docteur
kill-doctor-lucky-puzzle-lure-why = Une carte de pièce amène le Docteur là où nul ne le voit.
kill-doctor-lucky-puzzle-lead = Mener le Docteur
kill-doctor-lucky-puzzle-lead-why = Une carte de mouvement mène le Docteur où vous le voulez.
kill-doctor-lucky-puzzle-room = Par carte de pièce
kill-doctor-lucky-puzzle-room-why = La carte de pièce vous mène où le Docteur passera sans témoin.
kill-doctor-lucky-puzzle-run = Se hâter
kill-doctor-lucky-puzzle-run-why = Les pas d’une carte vous cachent et vous rapprochent du Docteur.
kill-doctor-lucky-puzzle-search = Fouiller la pièce
kill-doctor-lucky-puzzle-search-why = Une carte vaut plus qu’un pas : fouillez tant que nul ne peut attaquer.
kill-doctor-lucky-puzzle-place = Où se tenir ?
kill-doctor-lucky-puzzle-place-why = Tenez-vous où le Docteur vient ensuite, et où nul ne regarde.
kill-doctor-lucky-puzzle-wait = Attendre
kill-doctor-lucky-puzzle-wait-why = Tout ce que vous pourriez faire donne quelque chose : finissez le tour.
kill-doctor-lucky-puzzle-question = Que va-t-il arriver ?
kill-doctor-lucky-puzzle-question-why = Comptez les échecs dépensés, et ce que les autres peuvent encore tenir.

kill-doctor-lucky-puzzle-fact-draw-move = Vous tirez une carte de mouvement.
kill-doctor-lucky-puzzle-fact-draw-fail = Vous tirez un échec.
kill-doctor-lucky-puzzle-fact-draw-room = Vous tirez une carte de pièce.
kill-doctor-lucky-puzzle-fact-draw-weapon = Vous tirez une arme.
kill-doctor-lucky-puzzle-fact-attempt-foiled = Les autres peuvent le déjouer.
kill-doctor-lucky-puzzle-fact-attempt-open = Les autres ne peuvent le déjouer.
kill-doctor-lucky-puzzle-fact-later-foiled = Ceux qui suivent peuvent le déjouer.
kill-doctor-lucky-puzzle-fact-later-open = Ceux qui suivent ne peuvent le déjouer.
