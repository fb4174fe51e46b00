# Entre les gens et qui tient le serveur : données, signalements, mots de passe oubliés.

## Emporter et supprimer ses données

host-own = Mes données
host-own-text = Emportez dans un fichier tout ce qui est conservé de vous, ou supprimez-le. Les parties que d’autres ont jouées restent, sans votre nom.
host-own-take = Télécharger mes données
host-own-delete = Me supprimer
host-own-sure = Tout supprimer ? C’est définitif.
host-own-yes = Oui, me supprimer définitivement
host-own-no = Non, me garder
host-own-gone = Vous êtes supprimé.
