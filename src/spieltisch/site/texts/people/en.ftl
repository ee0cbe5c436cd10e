## Accounts and people

nav-login = Log in
nav-account = Your account: { $name }

join-title = Make an account
join-line = An account makes you the same person on every device. What you have played in this browser stays yours.
join-name = Your name
join-name-hint = What others read at the table. At most 24 letters; capitals make no difference.
join-go = Make the account
join-done = Welcome, { $name }. Your games now belong to your account.
join-have = You have one already?
join-email-hint = Only needed to get a new password when you have forgotten yours.
join-no-mail = This site sends no e-mail: keep the password well. If it is lost, only whoever runs the site can help.

login-title = Log in
login-name = Name
login-password = Password
login-go = Log in
login-forgotten = Password forgotten?
login-none = No account yet?
login-guest-line = The games you have begun in this browser as a guest will then belong to your account.
login-brought = { $n ->
        [one] One game that you began as a guest now belongs to your account.
       *[other] { $n } games that you began as a guest now belong to your account.
    }
login-given-up = { $n ->
        [one] At one table your account was sitting already: there you have given up the seat you had as a guest.
       *[other] At { $n } tables your account was sitting already: there you have given up the seats you had as a guest.
    }
logout-go = Log out
logout-done = You are logged out.

password-new = New password
password-choose = Password
password-hint = At least 8 characters, not only digits, nothing everybody thinks of.
password-again = The same once more
password-now = Your password until now
password-yours = Your password
password-changed = Your password has been changed. All other browsers are logged out.

email-address = E-mail address
email-optional = E-mail address (optional)

forgotten-title = Password forgotten
forgotten-line = Say your name or your e-mail address. If there is an account for it whose e-mail address is confirmed, a link to choose a new password is sent there.
forgotten-who = Name or e-mail address
forgotten-go = Send the link
forgotten-sent = If there is such an account, the link is on its way. It works for four hours. Nothing there? Look among unwanted mail, or try again later.
forgotten-not-possible = This site sends no e-mail. Whoever runs it can give you a new password.
forgotten-again = Ask for a new link
new-password-title = New password for { $name }
new-password-go = Keep this password

confirm-title = Is this your address?
confirm-line = The account { $name } wants to be reached at { $email }.
confirm-go = Yes, this is my account
confirm-not = If it is not, just close this page.
confirm-done = Your e-mail address is confirmed.
confirm-sent = The link is on its way.

mail-password-subject = A new password for { $name }
mail-password-body =
    Somebody, probably you, asked for a new password for the account { $name }.
    Choose one here within four hours:

    { $link }

    If it was not you, do nothing. Your password stays as it is.
mail-confirm-subject = Confirm your e-mail address
mail-confirm-body =
    The account { $name } wants to be reached at this address.
    If it is yours, confirm it here within seven days:

    { $link }

    If it is not, do nothing. You will hear no more of it.

## Settings

part-settings = Look and table
part-settings-hours = Your hours
part-settings-people = People
part-settings-account = Account
parts-label = Settings

hours-line = At tables over days the time for a move only runs while you are awake. Others see none of this, only when a move is due.
hours-zone = Time zone
hours-zone-utc = Universal Time (UTC)
hours-now = It is now { $time } there.
hours-awake = When games may wait for you
hours-wakes = From
hours-sleeps = Until
hours-all-day = The same hour twice means all day.
hours-weekends = At weekends, too
hours-weekends-line = Off: on Saturdays and Sundays no time runs.

people-blocked = Blocked players
people-blocked-line = Who is blocked cannot sit down at a table that waits for players while you sit there, and cannot invite you; you do not see what they write. Nobody is told. In games that run nothing changes.
people-none = You block nobody.
people-block-name = Name of the account
people-block = Block
people-unblock = Block no more
people-block-who = Block { $name }
people-unblock-who = Block { $name } no more
people-title = Who sits here
people-title-of = { $game }: who sits here
people-link = Who sits here
people-account = has an account
people-guest = guest
people-is-blocked = blocked
people-nobody = To block somebody, first sit down at a table or log in.
people-back = Back to the table

settings-account = Your account
account-guest = You are playing as a guest
account-guest-line = Your games hang on this browser: if its cookies are cleared, nobody can get at them any more. With an account you find them on every device.
account-as = Logged in as { $name }
account-name = Change name
account-name-go = Keep this name
account-email = E-mail address
account-email-none = none
account-email-open = not confirmed yet
account-email-confirmed = confirmed
account-email-go = Keep this address
account-email-hint = Leave it empty to be reached by no e-mail.
account-confirm-again = Send the link to confirm once more
account-password = Change password
account-password-go = Change password
account-data = Your data
account-data-line = Everything this site knows of you in one file: account, settings, tables, notes and games.
account-data-go = Download
account-delete = Delete everything
account-delete-line = Whatever this site knows of you is deleted. Others keep their games.
account-delete-go = To deleting

delete-title = Delete everything
delete-line = Your name, account, settings and notes are deleted at once and for ever. What others have played with you stays, with “deleted player” in your place. Games that run go on as if you had left, and seats at waiting tables become free.
delete-data = Download your data before
delete-sure = Yes, delete everything
delete-go = Delete for ever
delete-keep = No, keep everything
delete-done = Everything about you is deleted.
deleted-player = deleted player

keep-games = You are playing as a guest. With an account your games follow you to every device.
keep-games-go = Make an account

## Answers

answer-wrong-login = This name and this password do not belong together.
answer-wrong-password = This is not your password.
answer-name-of-account = An account is called { $name } already. If it is yours, log in; if not, choose another name.
answer-log-in-first = For this you have to be logged in.
answer-nobody-yet = You have not sat down anywhere yet, and you are not logged in.
answer-no-seat-for-you = No seat at this table is open to you. You can watch.
answer-not-to-invite = This person cannot be invited to this table.
answer-nobody-to-block = There is nobody here whom you could block.
answer-not-sure = Tick that you are sure.
answer-old-link = This link has been used already or is too old.
answer-too-often-new-table = That was a lot of new tables in a short time. Wait a minute, then start the next.
answer-too-often-new-account = That was a lot of new names from one place. Try again in an hour.
answer-too-often-login = Too many wrong passwords came from your network. Try again in { $n } minutes.
answer-too-often-login-account = Too many wrong passwords for this name. Try again in { $n } minutes, or from a browser in which you have been logged in before.
answer-too-often-login-known = Too many wrong passwords for this name. Try again in { $n } minutes.
answer-too-often-mail = That was a lot of e-mail. Try again in an hour.
answer-too-often-mail-account = Several e-mails have gone to this account already. Look there, or try again in an hour.
answer-too-often-own-data = You have downloaded your data several times just now. Try again in an hour.

fault-required = This is missing.
fault-unreadable = This cannot be used.
fault-invalid = This is no e-mail address.
fault-invalid-choice = Choose one that is on offer.
fault-max-length = At most { $n } characters.
fault-password-too-short = At least { $n } characters.
fault-password-too-common = Many people use this password, so it is easily guessed.
fault-password-too-similar = The password is too much like your name or your address.
fault-password-entirely-numeric = Digits alone are easily guessed.
fault-not-the-same = These two are not the same.
