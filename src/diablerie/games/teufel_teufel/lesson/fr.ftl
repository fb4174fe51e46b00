### La leçon de Teufel Teufel en français.

teufel-teufel-lesson-turning = Retourner une carte
teufel-teufel-lesson-turning-text = Il vous faut six lettres, de A à F, dans votre couleur : alors vous sortez des enfers. Votre traîneau suit rangées et colonnes. Si vous arrivez sur une carte cachée, elle est retournée ; d’ordinaire, cela met fin à votre tour.
teufel-teufel-lesson-turning-task = Vous êtes rouge, en c3. Avancez sur la carte cachée en d3.
teufel-teufel-lesson-turning-done = C’était votre B : vous l’avez pris. La carte reste à sa place, face visible.

teufel-teufel-lesson-passing = Les lettres qui laissent passer
teufel-teufel-lesson-passing-text = Une carte dont vous avez déjà la lettre vous laisse continuer, quelle que soit sa couleur. Une lettre qui vous manque vous arrête : vous la prenez si elle est de votre couleur ; dans les deux cas votre tour est fini. Les cases sans carte, comme celles couvertes de lierre, laissent passer tout le monde ; la tête au milieu est fermée.
teufel-teufel-lesson-passing-task = Vous avez le A : les deux A, en d3 et e3, vous laissent passer. Un seul choix vaut pour tout le chemin : choisissez directement votre C rouge en e4.
teufel-teufel-lesson-passing-done = Plus vous avez de lettres, plus vous allez loin.

teufel-teufel-lesson-devil = Le premier diable
teufel-teufel-lesson-devil-text = Une carte Diable met un diable dans votre traîneau, et votre tour est fini. Il vous possède : avec un diable, on ne sort pas des enfers, mais il vous porte loin.
teufel-teufel-lesson-devil-task = Avancez sur la carte Diable en d3 pour voir.
teufel-teufel-lesson-devil-done = Un diable vous possède. Dès votre prochain tour, vous pourrez survoler les cartes cachées.

teufel-teufel-lesson-flying = Survoler les cartes
teufel-teufel-lesson-flying-text = Tant qu’un diable vous possède, vous pouvez survoler les cartes cachées sans les retourner, et passer par la case d’un autre traîneau. Les lettres visibles qui vous manquent, les cartes Diable et les cartes Tour vous arrêtent toujours.
teufel-teufel-lesson-flying-task = Votre E rouge est visible en f3. Allez le prendre en survolant les cartes cachées.
teufel-teufel-lesson-flying-done = Trois cartes survolées, aucune retournée, et le E est à vous.

teufel-teufel-lesson-handing = Donner son diable
teufel-teufel-lesson-handing-text = Arrêtez-vous là où se trouve quelqu’un, et votre diable change de traîneau. C’est la façon la plus aimable de s’en défaire.
teufel-teufel-lesson-handing-task = Mathilde est en c3, sur une carte dont vous avez la lettre. Allez-y et arrêtez-vous.
teufel-teufel-lesson-handing-done = Elle a votre diable, et vous êtes libre. Si elle en avait déjà eu un, les deux seraient rentrés au centre.

teufel-teufel-lesson-tower = La tour
teufel-teufel-lesson-tower-text = En arrivant à une tour, vous pouvez regarder en secret une carte cachée et renvoyer votre diable au centre. Les deux si vous voulez, dans l’ordre que vous voulez.
teufel-teufel-lesson-tower-task = Allez à la tour en c3, regardez la carte en e5 ou une autre, et renvoyez votre diable.
teufel-teufel-lesson-tower-done = Vous connaissez une carte que personne d’autre ne connaît, et vous êtes libre.

teufel-teufel-lesson-second = Diable, diable
teufel-teufel-lesson-second-text = Un second diable est de trop : les deux rentrent au centre, et vous perdez deux lettres de votre choix.
teufel-teufel-lesson-second-task = Un diable est dans votre traîneau. Avancez sur la carte Diable en c3, puis choisissez les deux lettres à rendre.
teufel-teufel-lesson-second-done = Les deux diables sont partis, et deux lettres avec eux. Elles peuvent se regagner sur les mêmes cartes.

teufel-teufel-lesson-swapping = Échanger deux cartes
teufel-teufel-lesson-swapping-text = Au lieu de bouger, vous pouvez échanger deux cartes : des cartes cachées, ou des lettres visibles de votre couleur. Aucune ne doit être sous un traîneau.
teufel-teufel-lesson-swapping-task = Votre D rouge est bien loin, en g3. Échangez-le avec la carte cachée en c3, à côté de vous.
teufel-teufel-lesson-swapping-done = Votre D est maintenant à votre porte. Espérons que les autres ne voient pas pourquoi.

teufel-teufel-lesson-shuffling = Mélanger
teufel-teufel-lesson-shuffling-text = Avec un diable, vous pouvez aussi, au lieu de bouger, prendre de deux à quatre cartes : elles sont mélangées face cachée, et vous les posez sur des cases libres. Personne ne sait plus alors laquelle est laquelle.
teufel-teufel-lesson-shuffling-task = Prenez deux cartes, le D bleu en c3 et une autre, et reposez-les.
teufel-teufel-lesson-shuffling-done = Le D bleu est maintenant caché, à l’une des deux places. La page s’en souvient pour vous.

teufel-teufel-lesson-leaving = Hors des enfers
teufel-teufel-lesson-leaving-text = Avec six lettres et sans diable, vous sortez aussitôt. Qui sort en premier gagne, et le dernier à l’intérieur a perdu.
teufel-teufel-lesson-leaving-task = Il ne vous manque que le F. Il est en c3.
teufel-teufel-lesson-leaving-done = Vous êtes dehors avant tout le monde : vous avez gagné. Les autres jouent pour les places.

teufel-teufel-lesson-judgement = Le jour du jugement
teufel-teufel-lesson-judgement-text = Qui est dehors retourne deux cartes cachées à chacun de ses tours. Quand toutes les cartes du plateau sont visibles, c’est le jour du jugement : tous ceux qui sont encore à l’intérieur ont perdu.
teufel-teufel-lesson-judgement-task = Vous êtes dehors, et deux cartes sont encore cachées. Retournez-les.
teufel-teufel-lesson-judgement-done = Le jour du jugement. Mathilde et Gottlieb restent où ils sont, pour toujours.
