### Was andere Programme zu einem Link auf eine Partie zeigen, auf Deutsch: nichts von der Stellung. Kein Spiel wird hier genannt.

# $host, $game
link-invites = { $host } lädt dich ein: { $game }
# $game
link-waiting = { $game }: Ein Tisch wartet auf Mitspielende
link-running = { $game }: Eine Partie läuft
link-over = { $game }: Eine Partie, die zu Ende ist
# $names
link-names = Am Tisch: { $names }.
# $free, $seats
link-free = { $free ->
    [0] Alle { $seats } Plätze sind besetzt.
    [1] Einer von { $seats } Plätzen ist frei.
   *[other] { $free } von { $seats } Plätzen sind frei.
}
