### Running the site: what is said at the start, and when something is out of reach.

serve-no-database = The database cannot be used: { $why }
work-begins = This process does the jobs of the site now: bots think here, messages go out (Ctrl+C ends it)
work-bye = This process does no more jobs.
work-no-server = A site with its database in a file does its jobs itself. Several processes share them with PostgreSQL: set DATABASE_URL.
error-503-title = One moment
error-no-database = The games cannot be reached just now. Every move so far is stored; try again in a moment.

## Who has the page open
here-onlookers = { $n ->
    [0] Nobody else is watching.
    [one] One more person is watching.
   *[other] { $n } more people are watching.
}
