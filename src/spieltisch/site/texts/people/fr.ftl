## Comptes et joueurs

nav-login = Se connecter
nav-account = Ton compte : { $name }

join-title = Créer un compte
join-line = Avec un compte, tu es la même personne sur tous tes appareils. Ce que tu as joué dans ce navigateur reste à toi.
join-name = Ton nom
join-name-hint = Ce que les autres lisent à la table. Au plus 24 lettres ; majuscules et minuscules se valent.
join-go = Créer le compte
join-done = Bienvenue, { $name }. Tes parties appartiennent maintenant à ton compte.
join-have = Tu en as déjà un ?
join-email-hint = Utile seulement pour recevoir un nouveau mot de passe si tu as oublié le tien.
join-no-mail = Ce site n’envoie pas de courriel : garde bien le mot de passe. S’il est perdu, seul celui qui gère le site peut t’aider.

login-title = Se connecter
login-name = Nom
login-password = Mot de passe
login-go = Se connecter
login-forgotten = Mot de passe oublié ?
login-none = Pas encore de compte ?
login-guest-line = Les parties que tu as commencées comme convive dans ce navigateur appartiendront alors à ton compte.
login-brought = { $n ->
        [one] Une partie que tu as commencée comme convive appartient maintenant à ton compte.
       *[other] { $n } parties que tu as commencées comme convive appartiennent maintenant à ton compte.
    }
login-given-up = { $n ->
        [one] À une table, ton compte était déjà assis : tu y as quitté la place que tu avais comme convive.
       *[other] À { $n } tables, ton compte était déjà assis : tu y as quitté les places que tu avais comme convive.
    }
logout-go = Se déconnecter
logout-done = Tu es déconnecté.

password-new = Nouveau mot de passe
password-choose = Mot de passe
password-hint = Au moins 8 caractères, pas seulement des chiffres, rien à quoi tout le monde pense.
password-again = Encore une fois le même
password-now = Ton mot de passe actuel
password-yours = Ton mot de passe
password-changed = Ton mot de passe est changé. Tous les autres navigateurs sont déconnectés.

email-address = Adresse électronique
email-optional = Adresse électronique (facultative)

forgotten-title = Mot de passe oublié
forgotten-line = Indique ton nom ou ton adresse électronique. S’il existe un compte correspondant dont l’adresse est confirmée, un lien pour choisir un nouveau mot de passe y est envoyé.
forgotten-who = Nom ou adresse électronique
forgotten-go = Envoyer le lien
forgotten-sent = Si un tel compte existe, le lien est en route. Il est valable quatre heures. Rien reçu ? Regarde parmi les indésirables, ou réessaie plus tard.
forgotten-not-possible = Ce site n’envoie pas de courriel. La personne qui le gère peut te donner un nouveau mot de passe.
forgotten-again = Demander un nouveau lien
new-password-title = Nouveau mot de passe pour { $name }
new-password-go = Garder ce mot de passe

confirm-title = Est-ce ton adresse ?
confirm-line = Le compte { $name } veut être joint à { $email }.
confirm-go = Oui, c’est mon compte
confirm-not = Sinon, ferme simplement cette page.
confirm-done = Ton adresse électronique est confirmée.
confirm-sent = Le lien est en route.

mail-password-subject = Un nouveau mot de passe pour { $name }
mail-password-body =
    Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour le compte { $name }.
    Choisis-le ici dans les quatre heures :

    { $link }

    Si ce n’était pas toi, ne fais rien. Ton mot de passe reste le même.
mail-confirm-subject = Confirme ton adresse électronique
mail-confirm-body =
    Le compte { $name } veut être joint à cette adresse.
    Si c’est le tien, confirme-le ici dans les sept jours :

    { $link }

    Sinon, ne fais rien. Tu n’en entendras plus parler.

## Réglages

part-settings = Aspect et table
part-settings-hours = Tes heures
part-settings-people = Les autres
part-settings-account = Compte
parts-label = Réglages

hours-line = Aux tables sur plusieurs jours, le temps d’un coup ne court que pendant que tu es éveillé. Les autres n’en voient rien, seulement quand un coup est attendu.
hours-zone = Fuseau horaire
hours-zone-utc = Temps universel (UTC)
hours-now = Il y est maintenant { $time }.
hours-awake = Quand les parties peuvent t’attendre
hours-wakes = De
hours-sleeps = À
hours-all-day = Deux fois la même heure : toute la journée.
hours-weekends = Le week-end aussi
hours-weekends-line = Sinon, le samedi et le dimanche, aucun temps ne court.

people-blocked = Joueurs bloqués
people-blocked-line = Qui est bloqué ne peut ni s’asseoir à une table en attente où tu es assis, ni t’inviter ; tu ne vois pas ce qu’il écrit. Personne n’en est averti. Dans les parties en cours, rien ne change.
people-none = Tu ne bloques personne.
people-block-name = Nom du compte
people-block = Bloquer
people-unblock = Ne plus bloquer
people-block-who = Bloquer { $name }
people-unblock-who = Ne plus bloquer { $name }
people-title = Qui est assis ici
people-title-of = { $game } : qui est assis ici
people-link = Qui est assis ici
people-account = a un compte
people-guest = convive
people-is-blocked = bloqué
people-nobody = Pour bloquer quelqu’un, assieds-toi d’abord à une table ou connecte-toi.
people-back = Retour à la table

settings-account = Ton compte
account-guest = Tu joues comme convive
account-guest-line = Tes parties tiennent à ce navigateur : si ses cookies sont effacés, plus personne ne peut y accéder. Avec un compte, tu les retrouves sur tous tes appareils.
account-as = Connecté : { $name }
account-name = Changer de nom
account-name-go = Garder ce nom
account-email = Adresse électronique
account-email-none = aucune
account-email-open = pas encore confirmée
account-email-confirmed = confirmée
account-email-go = Garder cette adresse
account-email-hint = Laisse le champ vide pour ne recevoir aucun courriel.
account-confirm-again = Renvoyer le lien de confirmation
account-password = Changer de mot de passe
account-password-go = Changer de mot de passe
account-data = Tes données
account-data-line = Tout ce que ce site sait de toi dans un fichier : compte, réglages, tables, notes et parties.
account-data-go = Télécharger
account-delete = Tout supprimer
account-delete-line = Ce que ce site sait de toi est supprimé. Les autres gardent leurs parties.
account-delete-go = Vers la suppression

delete-title = Tout supprimer
delete-line = Ton nom, ton compte, tes réglages et tes notes sont supprimés aussitôt et pour toujours. Ce que d’autres ont joué avec toi reste, avec « joueur supprimé » à ta place. Les parties en cours continuent comme si tu étais parti, et tes places aux tables en attente se libèrent.
delete-data = Télécharger d’abord tes données
delete-sure = Oui, tout supprimer
delete-go = Supprimer pour toujours
delete-keep = Non, tout garder
delete-done = Tout ce qui te concerne est supprimé.
deleted-player = joueur supprimé

keep-games = Tu joues comme convive. Avec un compte, tes parties te suivent sur tous tes appareils.
keep-games-go = Créer un compte

## Réponses

answer-wrong-login = Ce nom et ce mot de passe ne vont pas ensemble.
answer-wrong-password = Ce n’est pas ton mot de passe.
answer-name-of-account = Un compte s’appelle déjà { $name }. Si c’est le tien, connecte-toi ; sinon, choisis un autre nom.
answer-log-in-first = Pour cela, il faut être connecté.
answer-nobody-yet = Tu ne t’es encore assis nulle part et tu n’es pas connecté.
answer-no-seat-for-you = Aucune place ne t’est ouverte à cette table. Tu peux regarder.
answer-not-to-invite = Cette personne ne peut pas être invitée à cette table.
answer-nobody-to-block = Il n’y a personne ici que tu puisses bloquer.
answer-not-sure = Coche la case si tu es sûr.
answer-old-link = Ce lien a déjà servi ou il est trop ancien.
answer-too-often-new-table = Cela fait beaucoup de nouvelles tables en peu de temps. Attends une minute avant la suivante.
answer-too-often-new-account = Cela fait beaucoup de nouveaux noms d’un même endroit. Réessaie dans une heure.
answer-too-often-login = Trop de mots de passe faux sont venus de ton réseau. Réessaie dans { $n } minutes.
answer-too-often-login-account = Trop de mots de passe faux pour ce nom. Réessaie dans { $n } minutes, ou depuis un navigateur où tu as déjà été connecté.
answer-too-often-login-known = Trop de mots de passe faux pour ce nom. Réessaie dans { $n } minutes.
answer-too-often-mail = Cela fait beaucoup de courriels. Réessaie dans une heure.
answer-too-often-mail-account = Plusieurs courriels ont déjà été envoyés à ce compte. Regarde-les, ou réessaie dans une heure.
answer-too-often-own-data = Tu viens de télécharger tes données plusieurs fois. Réessaie dans une heure.

fault-required = Il manque quelque chose ici.
fault-unreadable = Ceci ne va pas.
fault-invalid = Ce n’est pas une adresse électronique.
fault-invalid-choice = Choisis parmi ce qui est proposé.
fault-max-length = Au plus { $n } caractères.
fault-password-too-short = Au moins { $n } caractères.
fault-password-too-common = Beaucoup de gens ont ce mot de passe, il se devine vite.
fault-password-too-similar = Le mot de passe ressemble trop à ton nom ou à ton adresse.
fault-password-entirely-numeric = Des chiffres seuls se devinent vite.
fault-not-the-same = Les deux ne sont pas les mêmes.
