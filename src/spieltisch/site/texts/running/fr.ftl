### Le service : ce qui est dit au démarrage, et quand quelque chose est hors d’atteinte.

serve-no-database = La base de données est inutilisable : { $why }
work-begins = Ce processus fait maintenant les tâches du site : ici les bots réfléchissent, d’ici partent les messages (Ctrl+C l’arrête)
work-bye = Ce processus ne fait plus de tâches.
work-no-server = Avec une base de données dans un fichier, le site fait ses tâches lui-même. Avec PostgreSQL, plusieurs processus se les partagent : définis DATABASE_URL.
error-503-title = Un instant
error-no-database = Les parties sont hors d’atteinte pour le moment. Tous les coups sont enregistrés ; réessaie dans un instant.

## Qui a la page ouverte
here-onlookers = { $n ->
    [0] Personne d’autre ne regarde.
    [one] Une autre personne regarde.
   *[other] { $n } autres personnes regardent.
}
