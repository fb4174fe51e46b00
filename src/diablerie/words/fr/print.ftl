### Imprimer et jouer : ce qui s’imprime pour une vraie table. Aucun jeu n’y est nommé.

print-missing = Il n’y a rien à imprimer à cette adresse.
print-whose-title = À qui sont ces jeux
print-whose = Le jeu est à ses auteurs et à ses éditeurs ; Diablerie n’a de lien avec aucun d’eux. Les règles sont redites avec nos propres mots et chaque image est un dessin à nous.
print-for = Pour qui possède une boîte à laquelle il manque des pièces, et pour qui n’en a pas : l’édition jouée ici ne se vend plus. Si vous en trouvez un exemplaire, ou si l’éditeur offre ses propres fichiers, prenez-les d’abord.

## Ce qu’il y a

print-parts = Ce qui s’imprime
print-rulebook = Livret de règles
print-rulebook-is = Le livret entier avec ses sources, en pages numérotées.
print-setup = Mise en place
print-setup-is = Ce que contient la boîte et où cela se met, sur une page.
print-card = Aide-mémoire
print-card-is = Un tour en un coup d’œil, une carte par personne.
print-cards = Cartes
print-cards-is = Toutes les cartes en vraie grandeur, chaque feuille suivie de ses dos.
print-board = Plateau
print-board-is = Le plateau en vraie grandeur, sur plusieurs feuilles à assembler.
print-pieces = Pièces
print-pieces-is = Tout le reste, à découper, plier et coller.
print-all = Le tout
print-all-is = Un seul document : règles, cartes, plateau et pièces.

## Comment cela s’imprime

print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Encre
print-ink-colour = Couleur
print-ink-black = Noir
print-form = Livret
print-form-columns = Sur deux colonnes
print-form-booklet = En cahier
print-now = Imprimer
print-how = Imprimez à 100 %, sans « ajuster à la page », sans en-têtes ni pieds de page ; la règle de chaque feuille mesure 50 mm. Les cartes vont sur les deux faces du papier, retourné sur le grand côté. Pour un cahier, choisissez « livret » dans la fenêtre d’impression.

## Sur les feuilles

print-full-size = 50 mm · imprimer à 100 %
print-whose-short = Jeu de ses auteurs et éditeurs ; dessins de Diablerie
# $game, $what, $sheet, $sheets
print-fronts = { $game } · { $what } · feuille { $sheet } sur { $sheets }
# $game, $what, $sheet, $sheets
print-backs = { $game } · { $what } · dos de la feuille { $sheet } sur { $sheets } · retourner sur le grand côté
# $game, $sheet, $last
print-part = { $game } · plateau · feuille { $sheet } (A1 à { $last })
print-part-how = Coupez aux coins ; posez chaque feuille sur le trait interrompu de la précédente et collez.
# $sheet
print-joins = ici se pose { $sheet }
