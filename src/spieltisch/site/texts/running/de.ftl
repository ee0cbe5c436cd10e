### Der Betrieb: was beim Start gesagt wird, und wenn etwas nicht erreichbar ist.

serve-no-database = Die Datenbank ist nicht zu benutzen: { $why }
work-begins = Dieser Prozess erledigt jetzt die Aufgaben der Seite: Hier denken die Bots, von hier gehen Nachrichten hinaus (Strg+C beendet)
work-bye = Dieser Prozess erledigt keine Aufgaben mehr.
work-no-server = Mit einer Datenbank in einer Datei erledigt die Seite ihre Aufgaben selbst. Mit PostgreSQL teilen sich mehrere Prozesse die Arbeit: Setze DATABASE_URL.
error-503-title = Einen Moment
error-no-database = Die Spiele sind gerade nicht zu erreichen. Jeder Zug bisher ist gespeichert; versuche es gleich noch einmal.

## Wer die Seite offen hat
here-onlookers = { $n ->
    [0] Sonst schaut niemand zu.
    [one] Eine weitere Person schaut zu.
   *[other] { $n } weitere Personen schauen zu.
}
