### Ce que fait une page plus ancienne que son serveur, ou à laquelle il manque quelque chose.

page-part-missing = Une partie de la page n’a pas pu être chargée.
page-part-again = Recharger la page
page-trouble-offline = Cet appareil n’est relié à aucun réseau. Rétablissez la connexion, puis réessayez.
page-trouble-server = Le serveur a rencontré une erreur. Réessayez ; si cela persiste, prévenez la personne qui s’en occupe.

page-refusal-unavailable = La base de données du serveur ne répond pas. Réessayez dans un instant.
page-refusal-storage-overloaded = Le serveur est surchargé. Réessayez dans un instant.
page-refusal-storage-locked = Un autre programme verrouille la base de données du serveur. Réessayez dans un instant.
page-refusal-storage-full = Le serveur n’a plus de place pour enregistrer quoi que ce soit. Prévenez la personne qui s’en occupe.
page-refusal-storage-read-only = Le serveur ne peut rien enregistrer pour le moment. Prévenez la personne qui s’en occupe.
page-refusal-storage-failing = La base de données du serveur signale des erreurs : rien n’est enregistré à coup sûr. Prévenez la personne qui s’en occupe.
page-refusal-storage-replaced = La base de données du serveur a été retirée pendant qu’il tournait. Prévenez la personne qui s’en occupe : elle doit le redémarrer.
