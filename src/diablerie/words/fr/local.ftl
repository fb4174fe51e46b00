### Les parties sur l’appareil du lecteur, sans serveur, en français. Aucun jeu n’est nommé ici.

## Où l’on joue

local-where = Où
local-where-server = Sur le serveur
local-where-server-doc = Le serveur distribue et garde la partie : vous la retrouvez partout où il vous connaît.
local-where-here = Sur cet appareil
local-where-here-doc = Cet appareil distribue et détient toutes les cartes, et rien n’en sort. La partie est gardée dans ce navigateur, se passe de connexion, et n’est jamais classée ni publique.
local-where-here-only = Le serveur ne répond pas. Vous pouvez jouer quand même sur cet appareil : il distribue et détient toutes les cartes, et la partie est gardée dans ce navigateur.
local-where-chosen = On joue sur cet appareil

## Ce qu’il y faut

# $size: in megabytes
local-library = Pour cela, les règles, les bots et tout ce qui distribue les cartes doivent venir ici une fois : { $size } Mo.
local-library-there = Tout ce qu’il y faut est là.
local-library-fetch = Télécharger
# $done, $size: in megabytes
local-library-coming = { $done } sur { $size } Mo
local-library-stop = Arrêter
local-library-on = Continuer
local-library-stopped = Arrêté. Ce qui est venu reste.
local-library-line = Le serveur n’a pas tout envoyé. Ce qui est venu reste : continuez dès que la connexion revient.
local-library-full = Il n’y a pas assez de place sur cet appareil. Vous pouvez jouer ici tant que le serveur répond.
local-library-refused = Ce navigateur ne le garde pas. Vous pouvez jouer ici tant que le serveur répond.
local-library-insecure = À cette adresse, qui n’est pas chiffrée, aucun navigateur ne le garde. Vous pouvez jouer ici tant que le serveur répond.
local-library-changed = Le serveur vient de recevoir une page plus récente. Rechargez celle-ci, puis continuez.
local-library-unavailable = Le serveur est encore en train de le préparer. Réessayez dans quelques minutes.

## À la table

local-table = On joue sur cet appareil : il détient toutes les cartes, et rien de la partie n’en sort.
local-table-elsewhere = On joue sur cet appareil, dans un autre onglet : s’il se ferme, celui-ci continue seul.
local-keeping-full = Il n’y a plus de place dans ce navigateur : ce qui se passe désormais est perdu quand cette page se ferme.
local-keeping-refused = Ce navigateur ne garde rien, comme en navigation privée : la partie est perdue quand cette page se ferme.
local-keeping-failed = La partie ne peut pas être gardée en ce moment : ce qui se passe est perdu si cette page se ferme avant que ce soit réparé.
local-unreadable = Rien n’en est perdu : elle reste dans ce navigateur et peut être enregistrée dans un fichier.
local-save = Enregistrer dans un fichier

## Dans la liste de ses parties

local-matches = Sur cet appareil
local-matches-none = Aucune partie n’est encore gardée dans ce navigateur.
local-here = sur cet appareil
local-forget = Supprimer
local-forget-ask = Supprimer ? Elle n’est gardée nulle part ailleurs.
local-forget-yes = Supprimer
local-forget-no = Garder

## Quand elle est finie

local-hand-over = Confier au serveur
local-hand-over-doc = Le serveur en garde l’enregistrement, et quiconque a le lien peut le parcourir. Elle n’y appartient à personne et n’est jamais classée : cet appareil a distribué, et aucun serveur n’a regardé.
local-hand-over-do = La confier
local-handed-over = Le serveur l’a maintenant.
