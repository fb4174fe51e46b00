### The words of the page that checks a match's shuffles, in French. No game is named here.

check-text = Déposez ici l’enregistrement d’une partie finie, ou collez-le : votre navigateur recalcule les mélanges, et le serveur rejoue la partie.
check-how = Comment cela est vérifié
check-how-text = Là où l’on mélange, tout vient d’un seul nombre secret, la graine. Son empreinte est publiée au début ; la graine elle-même figure dans l’enregistrement une fois la partie finie. Cette page recalcule l’empreinte, dans votre navigateur, et compare. Là où des navigateurs ou des programmes à la table ont ajouté des nombres tirés par eux, que nul ne connaissait avant que tous se soient engagés, les cartes viennent de tous ces nombres ensemble : cette page les vérifie aussi. Puis le serveur rejoue l’enregistrement, action par action.
check-paste = L’enregistrement d’une partie
check-record = L’enregistrement vérifié
check-file = Choisir un enregistrement
check-do = Vérifier
check-working = On rejoue
check-holds = Juste :
check-fails = Faux :
check-unknown = Impossible à dire :
check-hash = Empreinte de la graine, calculée ici
check-no-seed = L’enregistrement n’a pas de graine : la partie n’était pas finie.
check-own-yes = L’empreinte de la graine est celle de l’enregistrement.
check-own-no = L’empreinte de la graine n’est pas celle de l’enregistrement.
check-published-same = C’est l’empreinte que ce navigateur a reçue au début de la partie.
check-published-other = Ce n’est pas l’empreinte que ce navigateur a reçue au début de la partie.
check-published-unremembered = Ce navigateur n’était pas là au début de la partie : il ne peut dire ce qui fut publié alors.
check-honest = Rejouée selon les règles, la partie mène au même résultat.
check-dishonest = En rejouant, on a trouvé ceci :
check-unavailable = Le serveur n’a pas pu rejouer l’enregistrement.
check-good = Les mélanges de cette partie sont honnêtes
check-consistent = L’enregistrement est cohérent
check-bad = Quelque chose ne va pas

## Ce qui a été ajouté à la graine

check-shares-none = Le serveur a choisi seul la graine : aucun navigateur ni programme à la table n’y a rien ajouté.
# $names: a list
check-shares-given = Ont ajouté à la graine : { $names }.
check-shares-fit = C’est bien ce à quoi chacun s’était engagé auparavant.
check-shares-unfit = Ce n’est pas ce à quoi chacun s’était engagé auparavant.
check-silent = N’ont rien ajouté : { $names }.
check-silent-bot = { $name } (bot)
check-silent-none = { $name } (n’a rien proposé)
check-silent-late = { $name } (n’a pas répondu à temps)
check-silent-withheld = { $name } (s’est engagé, puis n’a rien dévoilé)
check-seat = place { $seat }
check-kept-same = Ce que ce navigateur a ajouté y figure sans changement, tout comme ce à quoi les autres s’étaient engagés auparavant.
check-kept-none = Ce navigateur n’a rien ajouté à la graine de cette partie, ou ne s’en souvient plus.
check-kept-missing = Ce navigateur a ajouté à la graine, et l’enregistrement n’en dit rien.
check-kept-own = Ce que ce navigateur a ajouté figure autrement dans l’enregistrement.
check-kept-others = Les autres s’étaient engagés à autre chose quand ce navigateur a dévoilé sa part.
check-kept-promise = Le serveur avait publié une autre empreinte quand ce navigateur s’est engagé.
check-kept-round = L’enregistrement est d’une autre manche ou d’une autre partie que ce à quoi ce navigateur a ajouté.
check-kept-again = Sa part a été redemandée à ce navigateur après qu’il l’avait dévoilée, et personne d’autre ne peut en être la raison.
check-rounds = Il y a eu { $rounds } tours, plus que n’en expliquent ceux qui n’ont rien dévoilé ou qui sont partis : qui redemande a vu ce qui serait distribué.
check-rounds-left = Parce que quelqu’un est parti avant la distribution, tous ont tiré de nouveau : { $rounds } fois.

## Pendant la distribution

check-distrust-promise = Le serveur a changé l’empreinte de sa graine après que ce navigateur s’était engagé.
check-distrust-again = Le serveur redemande des nombres au hasard, alors que personne n’a gardé les siens. Il choisit peut-être parmi les distributions.
check-distrust = Ce navigateur n’ajoute plus rien à cette partie.
check-distrust-later = Vérifier la partie une fois terminée
