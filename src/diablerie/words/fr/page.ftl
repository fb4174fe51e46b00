### Les mots de la page elle-même, en français. Aucun jeu n’y est nommé.

page-motto = De vieux jeux de diables et de meurtres, à la lueur des bougies.
page-promise = Jouez ici, tout de suite : contre l’ordinateur, entre amis ou à tour de rôle sur un seul écran. Sans compte, sans rien installer.
page-colophon = Diablerie joue selon les vieux livrets, article par article. Demandez « pourquoi ? » à tout moment.

## La bande du haut

page-menu = Menu
page-language = Langue
page-rules = Règles
page-puzzle = L’énigme du jour
page-print = Imprimer et jouer
page-leave = Quitter la table
page-house = Dans toute la maison

## Choisir un jeu

page-level = Votre adversaire
page-levels = Vos adversaires
page-level-imp = Diablotin
page-level-imp-doc = Vif et étourdi : l’adversaire des débuts.
page-level-devil = Diable
page-level-devil-doc = Il réfléchit avant d’agir et se souvient de ce qu’il a vu.
page-level-archdevil = Archidiable
page-level-archdevil-doc = Il prend son temps et ne pardonne rien.
page-style = Comment jouent les robots
page-style-none = Équilibré
page-style-none-doc = Chaque robot joue de son mieux.
page-style-bold = téméraire
page-style-bold-doc = Il prend des risques.
page-style-careful = prudent
page-style-careful-doc = Il fuit le danger.
page-style-spiteful = malveillant
page-style-spiteful-doc = Il aime mieux gâcher votre partie que sauver la sienne.
page-style-mixed = Un mélange
page-style-mixed-doc = À chaque robot sa manière, tirée au sort au début de la partie.
page-level-styled = { $level }, { $style }
page-players = Joueurs
page-seat = Votre place
page-seat-either = Au hasard
page-seat-any = Au hasard
page-places = Qui s’assoit où
page-place-here = Sur cet écran
page-play = Jouer
# Below a list of options
page-play-so = Jouer selon ces règles
page-play-one-screen = À tour de rôle sur un écran
page-options = Éditions et variantes
page-switches = Variantes
page-option-null = selon les règles
page-file-choose = Choisir un fichier
# $name
page-file-for = { $name } : choisir un fichier
page-file-unreadable = Ce fichier est illisible.
# $limit
page-file-large = Ce fichier est trop gros : { $limit } ko au plus.
page-edition = Édition
# $name
page-less = { $name } : un de moins
# $name
page-more = { $name } : un de plus
# $count
page-options-reset =
    { $count ->
        [one] Annuler le changement
       *[other] Annuler les { $count } changements
    }

## À la table

page-you = Vous
page-you-listed = vous
# A bot at its place: $seat, $level
page-seat-bot = { $seat } ({ $level })
page-your-turn = À vous
# $seat
page-turn-of = À { $seat } de jouer
# $seat
page-bot-thinks = { $seat } réfléchit
page-thinks = réfléchit
page-has-turn = doit jouer
page-have-turn = à vous
page-waits = attend

## L’histoire jusqu’ici

page-words = mots ?
page-words-close = Fermer
page-words-label = Ce que veulent dire les mots
page-recent = Ce que les autres ont fait :
page-story = L’histoire jusqu’ici
# $turn, $seat
page-story-turn = Tour { $turn }, { $seat } :
# $seat
page-story-begins = À { $seat } de jouer.
page-story-begins-you = À vous de jouer.
page-story-whole = Toute l’histoire
page-story-empty = Il ne s’est encore rien passé.
page-story-since = Depuis votre tour
page-story-more = Tout depuis le début
page-story-less = Seulement les derniers tours
page-story-undone = (coup repris)
page-why = pourquoi ?
# $clause
page-why-label = Pourquoi ? Règle { $clause }

## Le livret à côté du plateau

page-rule-close = Fermer le livret
page-rule-loading = On ouvre le livret
page-rule-before = Article précédent
page-rule-after = Article suivant
page-rule-book = Tout le livret
page-rule-origin = D’où cela vient
page-rules-missing = Il n’y a pas de livret à cette adresse.
page-rules-contents = Sommaire

## Un seul écran pour plusieurs

page-curtain-pass = Passez l’écran.
# $seat
page-curtain-take = Prenez l’écran, { $seat }.
# $seat
page-curtain-begins = { $seat } commence
# $seat
page-curtain-turn = À { $seat } de jouer
# $seat
page-curtain-raise = Je suis { $seat } : levez le rideau
# $seat
page-curtain-alone = { $seat } : que personne d’autre ne regarde maintenant.

## La fin

page-result-you-win = Vous gagnez
# $seat
page-result-wins = { $seat } gagne
# $seat: who wins
page-result-you-lose = { $seat } gagne, vous perdez
page-result-draw = Partie nulle
page-result-again = Rejouer
page-result-record = Télécharger la partie
page-result-leave = Quitter la table

## Ce qui peut mal tourner

page-line-connecting = On cherche la table
page-line-lost = La connexion à la table est coupée. Nouvelle tentative en cours
page-line-retry = Réessayer
page-warming = Les robots s’échauffent encore : leurs premiers coups sont plus lents
page-lost-title = Rien ici que de la poussière
page-lost-text = Il n’y a pas de page à cette adresse.
page-lost-home = Retour aux jeux
page-trouble-missing = Il n’y a pas de partie à cette adresse, ou elle n’est pas pour vos yeux.
page-trouble-unreachable = Le serveur ne répond pas.
# $reason
page-trouble-start = La partie n’a pas pu commencer : { $reason }
# $file, $reason
page-trouble-file = { $file } ne convient pas : { $reason }
page-refusal-stale = Il s’est passé quelque chose entre-temps. Regardez, puis choisissez.
page-refusal-not-your-turn = Ce n’est pas à vous de jouer.
page-refusal-not-your-seat = Ce n’est pas votre place.
page-refusal-command-reused = Le serveur a pris cela pour une demande déjà faite. Réessayez.
page-refusal-cannot-prepare = Cela ne peut pas être préparé ici.
page-refusal-match-over = La partie est finie.
page-refusal-malformed = Le serveur n’a pas compris la page. Rechargez-la.
page-learn = Apprendre
page-lesson = Une leçon
# Là où sera le plateau, après une seconde
page-coming = On installe le plateau
page-trouble-lesson = Il n’y a pas de leçon à cette adresse.

## Le livret à côté du plateau

page-rule-search = Chercher dans les règles
# $count
page-rule-found =
    { $count ->
        [0] Le livret n’en dit rien.
        [one] Un passage
       *[other] { $count } passages
    }

## Ce qu’on peut faire, et pourquoi non

page-counsel = Que puis-je faire ?

## Conseils

page-hint = Donnez-moi un conseil
page-hint-short = Conseil
page-refusal-others-play = Pas de conseils quand d’autres personnes jouent.

## How likely something hidden is, by what worlds were looked at

page-likely-almost = plus de 99 %
page-likely-hardly = moins de 1 %
page-settings = Réglages

## Dans le titre de l’onglet, tant que personne ne regarde ; $title est le titre habituel

# $title
page-call-turn = ● À vous de jouer · { $title }
# $title
page-call-asked = ● On attend votre réponse · { $title }
# $title
page-call-begins = ● La partie commence · { $title }
