### Ce que d’autres programmes montrent d’un lien vers une partie, en français : rien de la position. Aucun jeu n’est nommé ici.

# $host, $game
link-invites = { $host } vous invite à jouer : { $game }
# $game
link-waiting = { $game } : une table attend des joueurs
link-running = { $game } : une partie est en cours
link-over = { $game } : une partie terminée
# $names
link-names = À la table : { $names }.
# $free, $seats
link-free = { $free ->
    [0] Les { $seats } places sont prises.
    [1] Une place libre sur { $seats }.
   *[other] { $free } places libres sur { $seats }.
}
