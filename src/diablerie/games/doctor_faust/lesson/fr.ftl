### La leçon de Doctor Faust en français.

doctor-faust-lesson-stones = Sept points
doctor-faust-lesson-stones-text = Vous chassez les âmes : chaque carte Âme compte pour le nombre qu’elle porte et, à la fin, le plus haut total gagne. Un tour vaut sept points, et il faut tous les dépenser. Un point fait avancer une de vos pierres d’une case, dans le sens des aiguilles d’une montre, le long des deux voies. Rien ne barre jamais la route à une pierre.
doctor-faust-lesson-stones-task = Vous êtes Rouge. Prenez une pierre et avancez jusqu’à épuiser vos sept points ; vos deux pierres peuvent se les partager.
doctor-faust-lesson-stones-done = Sept points, sept cases, et c’est à Bleu de jouer. On ne passe jamais son tour et l’on n’économise rien.

doctor-faust-lesson-landing = Rattraper l’âme
doctor-faust-lesson-landing-text = La pyramide de verre renferme l’âme. Si le tout dernier point de votre tour amène votre pierre sur elle, vous prenez la carte Âme du dessus. La pile commence par le 3 et finit par le 13. Le nombre écrit en grand auprès de chaque joueur est son score du moment : les cartes Âme, et ce que valent les cartes Diable encore inutilisées.
doctor-faust-lesson-landing-task = La pyramide est en 7, à sept cases de votre pierre en 0. Avancez cette pierre jusqu’à elle.
doctor-faust-lesson-landing-done = Avec votre septième point, vous avez rattrapé l’âme : le 3 est à vous. La pierre rejoint aussitôt sa jumelle, votre autre pierre.

doctor-faust-lesson-pyramid = Pousser la pyramide
doctor-faust-lesson-pyramid-text = Un point peut aussi pousser la pyramide, qui n’est à personne. Mais elle ne dépasse jamais une pierre : là où il y en a une, elle doit s’arrêter.
doctor-faust-lesson-pyramid-task = Poussez la pyramide de 8 à 10, où se trouve une pierre bleue.
doctor-faust-lesson-pyramid-done = La voilà arrêtée. La rencontre a eu lieu, mais il vous restait des points : trop tôt pour une carte Âme.

doctor-faust-lesson-pushing = Mener l’âme à une pierre
doctor-faust-lesson-pushing-text = Si votre dernier point pousse la pyramide sur une pierre, vous prenez la carte Âme, même si la pierre est à l’adversaire. La pierre qui a rattrapé l’âme rejoint toujours aussitôt sa jumelle, l’autre de sa couleur. Vos points se partagent comme il vous plaît, dans n’importe quel ordre.
doctor-faust-lesson-pushing-task = Même position : la pyramide en 8, une pierre bleue en 10. Avancez d’abord vos pierres de cinq cases, puis poussez la pyramide avec vos deux derniers points.
doctor-faust-lesson-pushing-done = Seul l’ordre comptait : cette fois la carte est à vous, et la pierre bleue doit rejoindre sa jumelle.

doctor-faust-lesson-crossing = Au bout de la voie
doctor-faust-lesson-crossing-text = Qui pousse la pyramide au-delà du bout d’une voie prend aussitôt la carte Âme du dessus, qu’il lui reste des points ou non. Les voies finissent entre 14 et 15 et entre 29 et 0.
doctor-faust-lesson-crossing-task = La pyramide est en 28. Poussez-la jusque sur l’autre voie.
doctor-faust-lesson-crossing-done = De 29 à 0 : la carte est à vous, et il vous reste des points à dépenser.

doctor-faust-lesson-held = La pyramide retenue
doctor-faust-lesson-held-text = Tant qu’une pierre se trouve sur sa case, la pyramide ne peut pas partir. C’est une belle façon d’empêcher l’adversaire de la pousser.
doctor-faust-lesson-held-task = Votre pierre retient la pyramide en 4. Avancez cette pierre, puis poussez la pyramide une fois.
doctor-faust-lesson-held-done = Dès que la pierre est partie, dans le même tour, la pyramide est libre.

doctor-faust-lesson-trap = Un piège
doctor-faust-lesson-trap-text = Bleu a posé une carte Diable, face cachée, à côté de la case 5. Qui arrive sur une telle case est pris : ses points sont perdus, et la carte chasse la pierre en avant si elle est paire, en arrière si elle est impaire.
doctor-faust-lesson-trap-task = Jetez-vous-y exprès : avancez votre pierre de 3 à 5.
doctor-faust-lesson-trap-done = Le 8 de Bleu a chassé votre pierre jusqu’en 13, et le reste de vos points est perdu. Inutilisé, le 8 comptait contre Bleu, comme toutes les cartes paires : le voilà parti, et son score passe de 4 à 12. Vos propres cartes ne prennent jamais vos propres pierres.

doctor-faust-lesson-laying = Poser une carte
doctor-faust-lesson-laying-text = Pour un point, vous posez une carte Diable, face cachée, à côté d’une case qui n’en a pas encore : une seule carte par tour. Vous voyez vos cartes, l’adversaire n’en voit que le dos. Les cartes paires se retranchent de votre score tant que vous les gardez, les impaires s’y ajoutent.
doctor-faust-lesson-laying-task = Il vous reste un point, et une pierre bleue arrive depuis la case 3. Choisissez une carte et posez-la à côté de la case 5.
doctor-faust-lesson-laying-done = Bleu est tombé en plein dedans et a perdu le reste de son tour. La carte a servi et quitte la partie. Votre score a changé : une carte paire ne compte plus contre vous, une impaire ne compte plus pour vous.

doctor-faust-lesson-infamy = L’infamie
doctor-faust-lesson-infamy-text = Ne laissez jamais la pyramide arriver sur une case où se trouvent vos deux pierres. La partie s’arrête aussitôt, et l’adversaire prend toutes les cartes Âme qui restent, peu importe qui a poussé. Seule compte l’arrivée de la pyramide : une pierre qui y rejoint sa jumelle ne risque rien.
doctor-faust-lesson-infamy-task = Les deux pierres de Bleu sont en 10. Poussez-y la pyramide.
doctor-faust-lesson-infamy-done = Infamie ! Sept cartes Âme d’un coup. Évitez de laisser vos deux pierres ensemble devant la pyramide.

doctor-faust-lesson-ending = La dernière carte
doctor-faust-lesson-ending-text = Avec la dernière carte Âme, la partie est finie. Comptez vos cartes Âme, ajoutez les cartes Diable impaires que vous n’avez pas utilisées et retranchez les paires. Le plus grand total gagne.
doctor-faust-lesson-ending-task = Il reste une carte : le 13. Rattrapez l’âme une dernière fois avec votre dernier point.
doctor-faust-lesson-ending-done = La chasse est finie, et vous gagnez. Les cartes Âme et les cartes Diable inutilisées comptent ensemble.
