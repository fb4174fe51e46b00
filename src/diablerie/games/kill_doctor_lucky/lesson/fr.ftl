### La leçon de Kill Doctor Lucky en français.

kill-doctor-lucky-lesson-walking = Un pas gratuit
kill-doctor-lucky-lesson-walking-text = Tout le monde veut la mort du Docteur, et personne ne veut de témoin : qui le tue a gagné. À votre tour, vous pouvez passer une porte et entrer dans une pièce voisine, gratuitement.
kill-doctor-lucky-lesson-walking-task = Vous êtes dans le grand salon. Entrez dans l’une des pièces voisines.
kill-doctor-lucky-lesson-walking-done = C’est le pas gratuit : un par tour, et pour vous seulement. Par-dessus la rambarde de la galerie, on regarde, mais on ne passe pas.

kill-doctor-lucky-lesson-snooping = Fouiller
kill-doctor-lucky-lesson-snooping-text = Il y a deux sortes de tours. La première : fouiller. Vous changez de pièce ou restez où vous êtes, puis vous piochez une carte, à condition d’être dans une pièce. Couloirs et escaliers n’en cachent pas, même s’ils portent un nom, et l’on n’en joue aucune pendant ce tour.
kill-doctor-lucky-lesson-snooping-task = Entrez dans une autre pièce, si vous voulez, et fouillez-la.
kill-doctor-lucky-lesson-snooping-done = Vous avez trouvé quelque chose, et votre tour est fini. C’était une patte de singe : peu maniable, mais mortelle dans le vestibule.

kill-doctor-lucky-lesson-doctor = Le Docteur se promène
kill-doctor-lucky-lesson-doctor-text = Après chaque tour, le Docteur se rend dans la pièce qui porte le numéro suivant. S’il tombe sur quelqu’un, c’est à cette personne de jouer, quel que soit l’ordre de jeu.
kill-doctor-lucky-lesson-doctor-task = Il est dans la salle de billard, le numéro 2. Allez dans la salle à manger, le numéro 3, et finissez votre tour.
kill-doctor-lucky-lesson-doctor-done = Il est tombé sur vous : c’est de nouveau à vous. Qui prévoit sa route peut jouer bien des tours de suite.

kill-doctor-lucky-lesson-hurrying = Les cartes Mouvement
kill-doctor-lucky-lesson-hurrying-text = L’autre sorte de tour est le tour actif : on ne pioche pas, mais on joue autant de cartes qu’on veut. Une carte Mouvement vous fait avancer, vous ou le Docteur, de porte en porte ; elle dit de combien de pièces au plus.
kill-doctor-lucky-lesson-hurrying-task = Votre pas gratuit est déjà fait. Jouez le Mouvement 2 pour vous et courez du vestibule à la salle à manger.
kill-doctor-lucky-lesson-hurrying-done = Deux pièces avec une seule carte. Avec plusieurs cartes et le pas gratuit, on traverse la moitié de la maison.

kill-doctor-lucky-lesson-luring = Les cartes Pièce
kill-doctor-lucky-lesson-luring-text = Une carte Pièce vous mène tout droit dans sa pièce, vous ou le Docteur, si loin qu’elle soit. Déplacer ainsi le Docteur ne change rien à l’ordre des tours.
kill-doctor-lucky-lesson-luring-task = Vous êtes dans la cave à vin. Envoyez le Docteur dans la cuisine, juste à côté : prenez la carte, choisissez le Docteur, puis la cuisine.
kill-doctor-lucky-lesson-luring-done = Le voilà, et c’est toujours à vous de jouer.

kill-doctor-lucky-lesson-alone = Sans témoin
kill-doctor-lucky-lesson-alone-text = On ne peut tenter le meurtre que si l’on est seul avec le Docteur et que personne ne voit la pièce : on voit en ligne droite, à travers toutes les portes qui s’alignent. Le Docteur, lui, ne voit rien.
kill-doctor-lucky-lesson-alone-task = Depuis la piazza, Rufus vous voit. Envoyez le Docteur dans la cave à vin, suivez-le et tentez le meurtre à mains nues.
kill-doctor-lucky-lesson-alone-done = Les mains nues valent un point. Rufus a laissé faire, mais Bella a joué une carte Échec : c’est raté. Le Docteur reprend sa promenade sans se douter de rien.

kill-doctor-lucky-lesson-weapon = L’arme et sa pièce
kill-doctor-lucky-lesson-weapon-text = Une arme vaut plus que les mains nues, et beaucoup valent bien davantage dans une certaine pièce. On en utilise une seule, et on la montre avant que les autres répondent.
kill-doctor-lucky-lesson-weapon-task = Le Docteur est avec vous dans la chambre lilas, et personne ne vous voit. Tentez le meurtre avec les ciseaux à cranter, qui valent 6 ici.
kill-doctor-lucky-lesson-weapon-done = Il a fallu six points d’échec pour vous arrêter, et ces cartes ne reviendront jamais. Ce qui reste de chance au Docteur est écrit près du plan : à chaque tentative, il y a moins de points pour le sauver.

kill-doctor-lucky-lesson-saving = Sauver le Docteur
kill-doctor-lucky-lesson-saving-text = Chacun à son tour, à partir de la gauche de l’assaillant, peut déjouer une tentative avec des cartes Échec dont la somme atteint sa valeur. Personne n’y est obligé ; mais si tous passent, le Docteur est mort.
kill-doctor-lucky-lesson-saving-task = Bella attaque avec la poêle à crêpes ; il reste deux points, et c’est à vous de répondre. Déjouez la tentative.
kill-doctor-lucky-lesson-saving-done = Sauvé, pour cette fois. Ne dépensez pas plus qu’il n’en faut : la carte est perdue pour de bon. À la table, vous pouvez aussi en décider d’avance, sous « Prochaine tentative d’un autre ».

kill-doctor-lucky-lesson-murder = Le meurtre
kill-doctor-lucky-lesson-murder-text = Si les autres ne peuvent ou ne veulent pas réunir la valeur, le Docteur est mort et vous avez gagné.
kill-doctor-lucky-lesson-murder-task = Le Docteur est dans la chambre Lancaster, et personne ne voit la pièce. Entrez et servez-vous du chausse-pied, qui y vaut 7.
kill-doctor-lucky-lesson-murder-done = Trois points d’échec ne suffisaient pas contre sept. Le Docteur est mort, et la maison est à vous.
