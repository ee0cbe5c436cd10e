# Die Befehlszeile auf Deutsch: Spielen im Terminal.

play-prompt = Dein Zug ({ $forms }; ? für Hilfe):{" "}
play-forms-numbers = eine Nummer
play-forms-leave = l zum Verlassen
play-forms-undo = u zum Zurücknehmen
play-forms-quit = q zum Aufhören
play-help = Tippe die Nummer vor deiner Wahl{ $leave ->
        [0] .
       *[other] , oder l, um die Allee zu verlassen.
    } Die Notation geht auch: { $example }. u nimmt deinen letzten Zug zurück, solange seither nichts Neues aufgedeckt wurde. q hört auf; die Partie bleibt in einer Datei und kann später weitergehen. r zeigt die Regeln. Die Eingabetaste zeigt den Tisch noch einmal.
play-not-undo-nothing = Du hast noch keinen Zug, den du zurücknehmen könntest.
play-not-undo-revealed = Es ist Neues bekannt geworden; dein letzter Zug lässt sich nicht mehr zurücknehmen.
play-undone = Zurückgenommen.
play-unknown = „{ $typed }“ geht hier nicht. Tippe ? für Hilfe.
play-kept = Die Partie bis hierher steht in { $file }. Weiter geht es mit:
play-again = Dieselbe Partie noch einmal: --seed { $seed }
play-record = Die Aufzeichnung dieser Partie steht in { $file }.
