## Konten und Leute

nav-login = Anmelden
nav-account = Dein Konto: { $name }

join-title = Konto anlegen
join-line = Mit einem Konto bist du auf jedem Gerät dieselbe Person. Was du in diesem Browser gespielt hast, bleibt deins.
join-name = Dein Name
join-name-hint = Was andere am Tisch lesen. Höchstens 24 Buchstaben; groß oder klein ist gleich.
join-go = Konto anlegen
join-done = Willkommen, { $name }. Deine Spiele gehören jetzt zu deinem Konto.
join-have = Du hast schon eins?
join-email-hint = Nur nötig, um ein neues Passwort zu bekommen, wenn du deins vergessen hast.
join-no-mail = Diese Seite verschickt keine E-Mails: Heb das Passwort gut auf. Ist es verloren, kann nur helfen, wer die Seite betreibt.

login-title = Anmelden
login-name = Name
login-password = Passwort
login-go = Anmelden
login-forgotten = Passwort vergessen?
login-none = Noch kein Konto?
login-guest-line = Die Spiele, die du in diesem Browser als Gast begonnen hast, gehören dann zu deinem Konto.
login-brought = { $n ->
        [one] Ein Spiel, das du als Gast begonnen hast, gehört jetzt zu deinem Konto.
       *[other] { $n } Spiele, die du als Gast begonnen hast, gehören jetzt zu deinem Konto.
    }
login-given-up = { $n ->
        [one] An einem Tisch saß dein Konto schon: Dort hast du den Platz aufgegeben, den du als Gast hattest.
       *[other] An { $n } Tischen saß dein Konto schon: Dort hast du die Plätze aufgegeben, die du als Gast hattest.
    }
logout-go = Abmelden
logout-done = Du bist abgemeldet.

password-new = Neues Passwort
password-choose = Passwort
password-hint = Mindestens 8 Zeichen, nicht nur Ziffern, nichts, worauf alle kommen.
password-again = Noch einmal dasselbe
password-now = Dein bisheriges Passwort
password-yours = Dein Passwort
password-changed = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.

email-address = E-Mail-Adresse
email-optional = E-Mail-Adresse (freiwillig)

forgotten-title = Passwort vergessen
forgotten-line = Nenn deinen Namen oder deine E-Mail-Adresse. Gibt es dazu ein Konto, dessen E-Mail-Adresse bestätigt ist, geht dorthin ein Link, mit dem du ein neues Passwort wählst.
forgotten-who = Name oder E-Mail-Adresse
forgotten-go = Link schicken
forgotten-sent = Wenn es so ein Konto gibt, ist der Link unterwegs. Er gilt vier Stunden. Nichts gekommen? Sieh bei der unerwünschten Post nach, oder versuch es später noch einmal.
forgotten-not-possible = Diese Seite verschickt keine E-Mails. Wer sie betreibt, kann dir ein neues Passwort geben.
forgotten-again = Neuen Link holen
new-password-title = Neues Passwort für { $name }
new-password-go = Dieses Passwort nehmen

confirm-title = Ist das deine Adresse?
confirm-line = Das Konto { $name } möchte unter { $email } erreichbar sein.
confirm-go = Ja, das ist mein Konto
confirm-not = Wenn nicht, mach diese Seite einfach zu.
confirm-done = Deine E-Mail-Adresse ist bestätigt.
confirm-sent = Der Link ist unterwegs.

mail-password-subject = Neues Passwort für { $name }
mail-password-body =
    Jemand, vermutlich du, hat ein neues Passwort für das Konto { $name } verlangt.
    Wähl es hier innerhalb von vier Stunden:

    { $link }

    Wenn du das nicht warst, tu nichts. Dein Passwort bleibt, wie es ist.
mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-body =
    Das Konto { $name } möchte unter dieser Adresse erreichbar sein.
    Wenn es deins ist, bestätige das hier innerhalb von sieben Tagen:

    { $link }

    Wenn nicht, tu nichts. Du hörst nichts mehr davon.

## Einstellungen

part-settings = Aussehen und Tisch
part-settings-hours = Deine Stunden
part-settings-people = Leute
part-settings-account = Konto
parts-label = Einstellungen

hours-line = An Tischen über Tage läuft die Zeit für einen Zug nur, während du wach bist. Andere sehen davon nichts, nur wann ein Zug fällig ist.
hours-zone = Zeitzone
hours-zone-utc = Weltzeit (UTC)
hours-now = Dort ist es jetzt { $time }.
hours-awake = Wann Spiele auf dich warten dürfen
hours-wakes = Von
hours-sleeps = Bis
hours-all-day = Zweimal dieselbe Stunde heißt rund um die Uhr.
hours-weekends = Auch am Wochenende
hours-weekends-line = Aus: Samstags und sonntags läuft keine Zeit.

people-blocked = Blockierte Leute
people-blocked-line = Wer blockiert ist, kann sich an keinen wartenden Tisch setzen, solange du dort sitzt, und kann dich nicht einladen; was so jemand schreibt, siehst du nicht. Niemand erfährt davon. In laufenden Spielen ändert sich nichts.
people-none = Du blockierst niemanden.
people-block-name = Name des Kontos
people-block = Blockieren
people-unblock = Nicht mehr blockieren
people-block-who = { $name } blockieren
people-unblock-who = { $name } nicht mehr blockieren
people-title = Wer hier sitzt
people-title-of = { $game }: Wer hier sitzt
people-link = Wer hier sitzt
people-account = hat ein Konto
people-guest = Gast
people-is-blocked = blockiert
people-nobody = Um jemanden zu blockieren, setz dich erst an einen Tisch oder melde dich an.
people-back = Zurück zum Tisch

settings-account = Dein Konto
account-guest = Du spielst als Gast
account-guest-line = Deine Spiele hängen an diesem Browser: Werden seine Cookies gelöscht, kommt niemand mehr an sie heran. Mit einem Konto findest du sie auf jedem Gerät.
account-as = Angemeldet als { $name }
account-name = Name ändern
account-name-go = Diesen Namen nehmen
account-email = E-Mail-Adresse
account-email-none = keine
account-email-open = noch nicht bestätigt
account-email-confirmed = bestätigt
account-email-go = Diese Adresse nehmen
account-email-hint = Lass das Feld leer, wenn dich keine E-Mail erreichen soll.
account-confirm-again = Den Link zum Bestätigen noch einmal schicken
account-password = Passwort ändern
account-password-go = Passwort ändern
account-data = Deine Daten
account-data-line = Alles, was diese Seite von dir weiß, in einer Datei: Konto, Einstellungen, Tische, Notizen und Spiele.
account-data-go = Herunterladen
account-delete = Alles löschen
account-delete-line = Was diese Seite von dir weiß, wird gelöscht. Andere behalten ihre Spiele.
account-delete-go = Zum Löschen

delete-title = Alles löschen
delete-line = Dein Name, dein Konto, deine Einstellungen und deine Notizen werden sofort und für immer gelöscht. Was andere mit dir gespielt haben, bleibt; an deiner Stelle steht „gelöschte Person“. Laufende Spiele gehen weiter, als wärst du gegangen, und Plätze an wartenden Tischen werden frei.
delete-data = Vorher deine Daten herunterladen
delete-sure = Ja, alles löschen
delete-go = Für immer löschen
delete-keep = Nein, alles behalten
delete-done = Alles von dir ist gelöscht.
deleted-player = gelöschte Person

keep-games = Du spielst als Gast. Mit einem Konto begleiten dich deine Spiele auf jedes Gerät.
keep-games-go = Konto anlegen

## Antworten

answer-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen.
answer-wrong-password = Das ist nicht dein Passwort.
answer-name-of-account = { $name } heißt schon ein Konto. Ist es deins, melde dich an; sonst wähl einen anderen Namen.
answer-log-in-first = Dafür musst du angemeldet sein.
answer-nobody-yet = Du hast noch nirgends gesessen und bist nicht angemeldet.
answer-no-seat-for-you = An diesem Tisch ist für dich kein Platz offen. Du kannst zuschauen.
answer-not-to-invite = Diese Person kann nicht an diesen Tisch eingeladen werden.
answer-nobody-to-block = Hier ist niemand, den du blockieren könntest.
answer-not-sure = Setz das Häkchen, wenn du sicher bist.
answer-old-link = Dieser Link wurde schon benutzt oder ist zu alt.
answer-too-often-new-table = Das waren viele neue Tische in kurzer Zeit. Warte eine Minute und eröffne dann den nächsten.
answer-too-often-new-account = Das waren viele neue Namen von einem Ort. Versuch es in einer Stunde noch einmal.
answer-too-often-login = Aus deinem Netz kamen zu viele falsche Passwörter. Versuch es in { $n } Minuten noch einmal.
answer-too-often-login-account = Zu viele falsche Passwörter für diesen Namen. Versuch es in { $n } Minuten noch einmal, oder in einem Browser, in dem du schon einmal angemeldet warst.
answer-too-often-login-known = Zu viele falsche Passwörter für diesen Namen. Versuch es in { $n } Minuten noch einmal.
answer-too-often-mail = Das waren viele E-Mails. Versuch es in einer Stunde noch einmal.
answer-too-often-mail-account = An dieses Konto sind schon mehrere E-Mails gegangen. Sieh dort nach, oder versuch es in einer Stunde noch einmal.
answer-too-often-own-data = Du hast deine Daten gerade mehrmals heruntergeladen. Versuch es in einer Stunde noch einmal.

fault-required = Das fehlt noch.
fault-unreadable = Das geht hier nicht.
fault-invalid = Das ist keine E-Mail-Adresse.
fault-invalid-choice = Wähl etwas, das angeboten wird.
fault-max-length = Höchstens { $n } Zeichen.
fault-password-too-short = Mindestens { $n } Zeichen.
fault-password-too-common = Dieses Passwort haben viele, darum ist es leicht zu erraten.
fault-password-too-similar = Das Passwort ist deinem Namen oder deiner Adresse zu ähnlich.
fault-password-entirely-numeric = Nur Ziffern sind leicht zu erraten.
fault-not-the-same = Das sind zwei verschiedene.
