## Pages

page-name = Spieltisch
page-skip-question = Zur Frage
page-skip-play = Zum Tisch
page-skip-players = Zu den Mitspielenden
page-skip-log = Zum Verlauf
page-skip-main = Zum Inhalt
page-language = Sprache
page-main-nav = Seiten
page-table = Tisch
page-rules = Regeln
page-log = Verlauf
page-contents = Inhalt
page-settings = Einstellungen
page-new = Neues Spiel
page-offline = Keine Verbindung. Dein Zug ist aufgehoben, noch nicht gesendet.
page-again = Noch einmal

home-title = Der Tisch ist gedeckt
home-line = Brettspiele gegen faire Bots oder mit Freunden, im Browser, sofort und ohne Anmeldung.
home-play = Gleich spielen
home-play-note = Du gegen zwei Bots
home-choose = Selbst wählen
home-rules = So wird gespielt
home-tables = Deine Tische
home-none = Noch kein Tisch. Ein Spiel gegen zwei Bots dauert zehn Minuten.

new-title = Neues Spiel
new-title-of = Neues Spiel: { $game }
new-name = Dein Name am Tisch
new-players = Wie viele spielen?
new-players-n = { $n } Personen
new-played-by = { $who }: gespielt von
new-friend = jemand, der über den Link kommt
new-friend-line = Mit Freunden beginnt das Spiel, wenn alle sitzen; den Link zeigt die nächste Seite.
new-level-1 = 1 · spielt, wie es kommt
new-level-2 = 2 · nimmt, was es sieht
new-level-3 = 3 · schaut ein wenig voraus
new-level-4 = 4 · schwer zu schlagen
new-level-5 = 5 · so gut es kann
new-options = Optionen
new-default-on = sonst an
new-default-off = sonst aus
new-default-number = sonst { $n }; von { $least } bis { $most }
new-file = Mit einer Datei beginnen
new-file-line = Eine Stellung oder die Aufzeichnung eines Spiels, wie diese Seite und die Befehlszeile sie schreiben. Höchstens { $limit } KiB.
new-file-choose = Datei
new-file-start = Mit dieser Datei beginnen
new-summary-seats = Du und { $bots ->
        [one] jemand anderes
       *[other] { $bots } andere
    }.
new-start = Los

lobby-title = { $game }: Wir warten noch
lobby-invited = { $who } lädt dich zu { $game } ein
lobby-there = Am Tisch
lobby-free = { $n ->
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
lobby-begins = Das Spiel beginnt, wenn jeder Platz besetzt ist. Vorher wird nichts ausgeteilt und nichts aufgedeckt.
lobby-options = Anders als üblich:
lobby-on = { $option }: ja
lobby-off = { $option }: nein
lobby-value = { $option }: { $value }
lobby-link = Der Link für deine Freunde
lobby-link-line = Wer ihn öffnet und einen freien Platz findet, kann sich setzen; alle anderen schauen zu.
lobby-local = Diese Adresse gilt nur auf diesem Computer. Damit andere sie erreichen, starte die Seite mit --host und einer Adresse dieses Computers und öffne sie unter dieser Adresse.
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-sit = Hinsetzen
lobby-fill = Jetzt anfangen, mit Bots auf den freien Plätzen
lobby-watch = Zum Tisch

settings-title = Einstellungen
settings-look = Aussehen
settings-theme = Hell oder dunkel
settings-theme-auto = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-motion = Bewegung
settings-motion-auto = wie das System
settings-motion-on = an
settings-motion-off = aus
settings-speed = Wie schnell die Züge der anderen aufeinander folgen
settings-speed-slow = langsam
settings-speed-normal = normal
settings-speed-fast = schnell
settings-hand = Am Tisch
settings-reflex = Wenn eine Karte von dir etwas abwehren könnte
settings-reflex-ask = frag mich
settings-reflex-always = immer einsetzen
settings-reflex-never = nie einsetzen
settings-reflex-line = Manche verdeckten Karten wehren ab, was andere dir antun. Gefragt wird jeder, ob er so eine Karte hat oder nicht, und jede Antwort braucht ihre Zeit; so erfährt niemand, wer eine hat. Wer nicht innerhalb von acht Sekunden antwortet, setzt sie ein.
settings-first_tap = Beim ersten Tippen ziehen
settings-first_tap-line = Ein Tippen auf eine Karte oder einen Platz zieht sofort. Sonst wählt es, und der Knopf zieht.
settings-single_keys = Einzelne Tasten
settings-single_keys-line = i was im Spiel ist, c das Eigene, l Verlauf, u Zurück, ? diese Liste. Anfangs aus, damit sie kein anderes Programm stören.
settings-name = Dein Name
settings-save = Speichern
settings-saved = Gespeichert.


setting-title = Der Tisch wird gedeckt
setting-line = Die Regeln werden einmal für diesen Rechner übersetzt. Diese Seite geht von selbst weiter.
setting-progress = { $done } von { $total }

table-moves = { $n ->
        [one] Ein Zug.
       *[other] { $n } Züge.
    }
table-keys = i was im Spiel ist, c das Eigene, l Verlauf, u Zurück

## Answers of the server

guest = Gast
role-bot = Bot, Stufe { $level }
title-table =
    { $state ->
        [yours] (du bist am Zug) { $game }, Tisch zu { $n }
        [waiting] (wartet noch) { $game }, Tisch zu { $n }
        [over] (zu Ende) { $game }, Tisch zu { $n }
       *[theirs] { $game }, Tisch zu { $n }
    }
state-you = Du
state-free = frei
state-waiting = { $n ->
        [one] Eine Person fehlt noch
       *[other] { $n } Personen fehlen noch
    }
again-invites = { $who } möchte noch einmal spielen.
again-yours = Dein neuer Tisch wartet auf die anderen.
again-go = Zum neuen Tisch
state-your-turn = Du bist am Zug
state-turn-of = Am Zug: { $who }
state-you-won =
    { $n ->
        [one] Zu Ende: Du hast gewonnen
       *[other] Zu Ende: Du teilst dir den Sieg
    }
state-won =
    { $n ->
        [one] Zu Ende: { $who } hat gewonnen
       *[other] Zu Ende: { $who } teilen sich den Sieg
    }

answer-not-your-seat = Das dürfen nur die, die an diesem Tisch spielen. Du siehst zu.
answer-not-your-turn = Du bist nicht am Zug: { $who } ist an der Reihe.
answer-moved-meanwhile = Am Tisch hat sich inzwischen etwas geändert. Hier ist er, wie er jetzt ist.
answer-who-moved-meanwhile = { $who } hat inzwischen gezogen. Hier ist der Tisch, wie er jetzt ist.
answer-waiting = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
answer-full = Inzwischen sind alle Plätze besetzt. Du kannst zuschauen.
answer-name-needed = Sag, wie du am Tisch heißen willst.
answer-name-taken = An diesem Tisch heißt schon jemand { $name }. Wähl einen anderen Namen.
answer-not-over = Hier wird noch gespielt. Wenn das Spiel zu Ende ist, kannst du alle noch einmal einladen.
answer-over = Das Spiel ist zu Ende; es kann nicht mehr gezogen werden.
answer-version = Dieses Formular sagt nicht, für welchen Stand des Tisches es gemacht ist. Lade die Seite neu und zieh dann.
answer-record-when-over = Die Aufzeichnung verrät alle Karten; herunterladen kannst du sie, wenn das Spiel zu Ende ist.
answer-other-rules = Dieser Tisch wurde nach Fassung { $value } der Regeln von { $game } begonnen. Hier gilt Fassung { $known }, darum kann niemand weiterspielen. Die Aufzeichnung ist noch da und enthält jeden Schritt.
answer-option = { $option }: { $value } ist nicht möglich; möglich ist { $wanted }.
answer-not-known-here = { $why } Darum kann an diesem Tisch hier niemand weiterspielen. Die Aufzeichnung ist noch da und enthält jeden Schritt.
answer-file-too-large = Die Datei ist zu groß: Stellungen und Aufzeichnungen haben höchstens { $limit } KiB.
answer-no-file = Es ist keine Datei gewählt. Wähle eine Stellung oder die Aufzeichnung eines unbeendeten Spiels.
answer-file-unreadable = Diese Datei lässt sich nicht als Stellung oder Aufzeichnung lesen.
answer-file-finished = Dieses Spiel ist schon zu Ende. Wähle eine Stellung oder die Aufzeichnung eines unbeendeten Spiels.
answer-no-such-seat = Dieses Spiel hat { $players } Plätze; wähle einen davon.
answer-seat = Der Platz ist eine Zahl, von 0 an gezählt.
answer-players = Die Zahl der Mitspielenden muss eine ganze Zahl sein, die das Spiel erlaubt.
answer-level = Die Stufe eines Bots ist eine ganze Zahl von 1 bis 5.
answer-name-too-long = Ein Name hat höchstens { $limit } Buchstaben.
answer-setting = Eine Einstellung hat einen Wert, den diese Seite nicht anbietet. Wähle neu.

reflex-ask = { $n ->
        [one] Noch eine Sekunde für die Antwort; danach wird eingesetzt, was du hast.
       *[other] Noch { $n } Sekunden für die Antwort; danach wird eingesetzt, was du hast.
    }
reflex-always = Was du hast, wird von selbst eingesetzt: So hast du es eingestellt.
reflex-never = Nichts wird eingesetzt: So hast du es eingestellt.
reflex-kept = Deine Antwort ist notiert. Sie zeigt sich, wenn die Pause vorbei ist; bis dahin kannst du neu wählen.

undo-possible = Nimmt deinen letzten Zug zurück und was die Bots geantwortet haben.
undo-revealed = Dein letzter Zug ist nicht zurückzunehmen: Es ist Neues bekannt geworden.
undo-nothing = Es gibt keinen Zug von dir, der zurückzunehmen wäre.
undo-over = Das Spiel ist zu Ende; es ist nichts mehr zurückzunehmen.
undo-others = Dein letzter Zug lässt sich nicht zurücknehmen: Seither hat jemand anderes entschieden.
undo-watching = Nur wer mitspielt, kann einen Zug zurücknehmen.

error-400-title = Diese Anfrage war nicht zu lesen
error-403-title = Nicht für dich
error-404-title = Hier ist nichts
error-405-title = So geht es nicht
error-409-title = Der Tisch hat sich geändert
error-410-title = Andere Regeln
error-413-title = Zu groß
error-422-title = Das geht nicht
error-429-title = Zu viel auf einmal
error-500-title = Unser Fehler
error-bad-request = An der Anfrage war etwas kaputt. Geh zurück und versuch es noch einmal.
error-host = Unter diesem Namen antwortet diese Seite nicht. Öffne sie unter der Adresse, die sie beim Start genannt hat, oder erlaube den Namen mit SPIELTISCH_HOSTS.
error-forbidden = Das gehört jemand anderem.
error-cross-site = Dieses Formular kommt nicht von einer Seite dieses Tisches, oder es war zu lange offen. Lade die Seite neu und versuch es noch einmal.
error-no-table = Diesen Tisch gibt es nicht, oder dem Link fehlt ein Buchstabe.
error-no-page = Diese Seite gibt es nicht. Vielleicht fehlt der Adresse ein Buchstabe.
error-wrong-method = Diese Adresse gehört zu einem Knopf und lässt sich nicht als Seite öffnen.
error-our-fault = Unser Fehler. Dein Spiel ist sicher: Jeder Zug bisher ist gespeichert. Lade die Seite neu, dann geht es weiter.
error-action = Deine Tische
error-action-record = Aufzeichnung herunterladen

serve-address = Spieltisch antwortet unter { $address } (Strg+C beendet)
serve-other-port = Port { $port } ist belegt; stattdessen { $other }.
serve-no-folder = Der Datenordner { $folder } ist nicht zu benutzen: { $why }
serve-no-address = Unter { $host }, Port { $port }, ist kein Empfang möglich: { $why }
serve-bye = Spieltisch ist beendet. Alle Spiele sind gespeichert.
