### Ce que fait une page plus ancienne que son serveur, ou à laquelle il manque quelque chose.

page-part-missing = Une partie de la page n’a pas pu être chargée.
page-part-again = Recharger la page
page-trouble-offline = Cet appareil n’est relié à aucun réseau. Rétablissez la connexion, puis réessayez.
page-trouble-server = Le serveur a rencontré une erreur. Réessayez ; si cela persiste, prévenez la personne qui s’en occupe.
