### Imprimer et jouer : ce qui s’imprime pour une vraie table. Aucun jeu n’y est nommé.

page-print = Imprimer et jouer
page-print-missing = Il n’y a rien à imprimer à cette adresse.
page-print-whose-title = À qui sont ces jeux
page-print-whose = Le jeu est à ses auteurs et à ses éditeurs ; Diablerie n’a de lien avec aucun d’eux. Les règles sont redites avec nos propres mots et chaque image est un dessin à nous.
page-print-for = Pour qui possède une boîte incomplète, et pour qui n’en a pas, car aucune édition n’est plus en vente. Si vous trouvez un ancien exemplaire, achetez-le.

## Ce qu’il y a

page-print-parts = Ce qui s’imprime
page-print-rulebook = Livret de règles
page-print-rulebook-is = Le livret entier avec ses sources, en pages numérotées.
page-print-setup = Mise en place
page-print-setup-is = Ce que contient la boîte et où cela se met, sur une page.
page-print-card = Aide-mémoire
page-print-card-is = Un tour en un coup d’œil, une carte par personne.
page-print-cards = Cartes
page-print-cards-is = Toutes les cartes en vraie grandeur, chaque feuille suivie de ses dos.
page-print-board = Plateau
page-print-board-is = Le plateau en vraie grandeur, sur plusieurs feuilles à assembler.
page-print-pieces = Pièces
page-print-pieces-is = Tout le reste, à découper, plier et coller.
page-print-all = Le tout
page-print-all-is = Un seul document : règles, cartes, plateau et pièces.

## Comment cela s’imprime

page-print-paper = Papier
page-print-paper-a4 = A4
page-print-paper-letter = Letter
page-print-ink = Encre
page-print-ink-colour = Couleur
page-print-ink-black = Noir
page-print-form = Livret
page-print-form-columns = Sur deux colonnes
page-print-form-booklet = En cahier
page-print-now = Imprimer
page-print-how = Imprimez à 100 %, sans « ajuster à la page », sans en-têtes ni pieds de page ; la règle de chaque feuille mesure 50 mm. Les cartes vont sur les deux faces du papier, retourné sur le grand côté. Pour un cahier, choisissez « livret » dans la fenêtre d’impression.

## Sur les feuilles

page-print-full-size = 50 mm · imprimer à 100 %
# $game, $what, $sheet, $sheets
page-print-fronts = { $game } · { $what } · feuille { $sheet } sur { $sheets }
# $game, $what, $sheet, $sheets
page-print-backs = { $game } · { $what } · dos de la feuille { $sheet } sur { $sheets } · retourner sur le grand côté
# $game, $sheet, $last
page-print-part = { $game } · plateau · feuille { $sheet } (A1 à { $last })
page-print-part-how = Coupez aux coins ; posez chaque feuille sur le trait interrompu de la précédente et collez.
# $sheet
page-print-joins = ici se pose { $sheet }
