## Pages

page-name = Spieltisch
page-skip-question = Vers la question
page-skip-play = Vers la table
page-skip-players = Vers les joueurs
page-skip-log = Vers le journal
page-skip-main = Vers le contenu
page-language = Langue
page-main-nav = Pages
page-table = Table
page-rules = Règles
page-log = Journal
page-contents = Sommaire
page-settings = Réglages
page-new = Nouvelle partie
page-offline = Hors ligne. Ton coup est gardé, pas encore envoyé.
page-again = Réessayer

home-title = La table est mise
home-line = Des jeux de société contre des robots loyaux ou entre amis, dans ton navigateur, tout de suite et sans compte.
home-play = Jouer maintenant
home-play-note = Toi contre deux robots
home-choose = Choisir soi-même
home-rules = Comment on joue
home-tables = Tes tables
home-none = Pas encore de table. Une partie contre deux robots dure dix minutes.

new-title = Nouvelle partie
new-title-of = Nouvelle partie : { $game }
new-name = Ton nom à la table
new-players = Combien de joueurs ?
new-players-n = { $n } joueurs
new-played-by = { $who } : qui joue ?
new-friend = quelqu’un qui vient par le lien
new-friend-line = Avec des amis, la partie commence quand tout le monde est assis ; la page suivante montre le lien.
new-level-1 = 1 · joue comme ça vient
new-level-2 = 2 · prend ce qu’il voit
new-level-3 = 3 · regarde un peu plus loin
new-level-4 = 4 · difficile à battre
new-level-5 = 5 · du mieux qu’il peut
new-options = Options
new-default-on = d’habitude activé
new-default-off = d’habitude désactivé
new-default-number = d’habitude { $n } ; de { $least } à { $most }
new-file = Partir d’un fichier
new-file-line = Une position ou l’enregistrement d’une partie, tels que ce site et la ligne de commande les écrivent. Au plus { $limit } Kio.
new-file-choose = Fichier
new-file-start = Partir de ce fichier
new-summary-seats = Toi et { $bots ->
        [one] une autre personne
       *[other] { $bots } autres
    }.
new-start = C’est parti

lobby-title = { $game } : on attend encore
lobby-invited = { $who } t’invite à { $game }
lobby-there = À la table
lobby-free = { $n ->
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }
lobby-begins = La partie commence quand toutes les places sont prises. D’ici là, rien n’est distribué ni retourné.
lobby-options = Autrement que d’habitude :
lobby-on = { $option } : oui
lobby-off = { $option } : non
lobby-value = { $option } : { $value }
lobby-link = Le lien pour tes amis
lobby-link-line = Qui l’ouvre et trouve une place libre peut s’asseoir ; les autres regardent.
lobby-local = Cette adresse ne vaut que sur cet ordinateur. Pour que d’autres y arrivent, démarre le site avec --host et une adresse de cet ordinateur, et ouvre-le par cette adresse.
lobby-copy = Copier
lobby-copied = Copié
lobby-sit = M’asseoir
lobby-fill = Commencer maintenant, avec des bots aux places libres
lobby-watch = À la table

settings-title = Réglages
settings-look = Aspect
settings-theme = Clair ou sombre
settings-theme-auto = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-motion = Animations
settings-motion-auto = comme le système
settings-motion-on = oui
settings-motion-off = non
settings-speed = À quelle vitesse se suivent les coups des autres
settings-speed-slow = lentement
settings-speed-normal = normalement
settings-speed-fast = vite
settings-hand = À la table
settings-reflex = Quand une de tes cartes pourrait parer un coup
settings-reflex-ask = me demander
settings-reflex-always = toujours l’utiliser
settings-reflex-never = ne jamais l’utiliser
settings-reflex-line = Certaines cartes cachées parent ce que les autres te font. La question est posée à tout le monde, carte en main ou non, et chaque réponse prend son temps : ainsi personne n’apprend qui en a une. Sans réponse au bout de huit secondes, la carte est utilisée.
settings-first_tap = Jouer au premier toucher
settings-first_tap-line = Toucher une carte ou une place joue tout de suite. Sinon, toucher choisit et le bouton joue.
settings-single_keys = Touches simples
settings-single_keys-line = i ce qui est en jeu, c tes affaires, l journal, u annuler, « ? » cette liste. Désactivé au départ, pour ne gêner aucun autre programme.
settings-name = Ton nom
settings-save = Enregistrer
settings-saved = Enregistré.


setting-title = On met la table
setting-line = Les règles sont traduites une fois pour cet ordinateur. Cette page continue toute seule.
setting-progress = { $done } sur { $total }

table-moves = { $n ->
        [one] Un coup.
       *[other] { $n } coups.
    }
table-keys = i ce qui est en jeu, c tes affaires, l journal, u annuler

## Answers of the server

guest = Convive
role-bot = robot, niveau { $level }
title-table =
    { $state ->
        [yours] (à toi) { $game }, table de { $n }
        [waiting] (on attend) { $game }, table de { $n }
        [over] (terminé) { $game }, table de { $n }
       *[theirs] { $game }, table de { $n }
    }
state-you = Toi
state-free = libre
state-waiting = { $n ->
        [one] Il manque encore une personne
       *[other] Il manque encore { $n } personnes
    }
again-invites = { $who } veut rejouer.
again-yours = Ta nouvelle table attend les autres.
again-go = À la nouvelle table
state-your-turn = À toi de jouer
state-turn-of = On attend { $who }
state-you-won =
    { $n ->
        [one] Terminé : tu as gagné
       *[other] Terminé : tu partages la victoire
    }
state-won =
    { $n ->
        [one] Terminé : { $who } a gagné
       *[other] Terminé : { $who } se partagent la victoire
    }

answer-not-your-seat = Seuls les joueurs de cette table peuvent faire cela. Toi, tu regardes.
answer-not-your-turn = Ce n’est pas ton tour : c’est à { $who } de jouer.
answer-moved-meanwhile = La table a changé entre-temps. La voici telle qu’elle est maintenant.
answer-who-moved-meanwhile = { $who } a joué entre-temps. Voici la table telle qu’elle est maintenant.
answer-waiting = La partie n’a pas commencé : il manque encore quelqu’un.
answer-full = Toutes les places sont prises entre-temps. Tu peux regarder.
answer-name-needed = Dis comment tu veux t’appeler à la table.
answer-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisis un autre nom.
answer-not-over = On joue encore ici. Quand la partie sera finie, tu pourras inviter tout le monde à rejouer.
answer-over = La partie est terminée ; on ne peut plus jouer.
answer-version = Ce formulaire ne dit pas pour quel état de la table il a été fait. Recharge la page, puis joue.
answer-record-when-over = L’enregistrement révèle toutes les cartes ; on peut le télécharger quand la partie est terminée.
answer-other-rules = Cette table a été commencée avec la version { $value } des règles de { $game }. Ce site joue avec la version { $known } : personne ne peut continuer ici. L’enregistrement est gardé et raconte chaque étape.
answer-option = { $option } : { $value } n’est pas possible ; il faut { $wanted }.
answer-not-known-here = { $why } Personne ne peut donc continuer ici à cette table. L’enregistrement est gardé et raconte chaque étape.
answer-file-too-large = Le fichier est trop grand : positions et enregistrements font { $limit } Kio au plus.
answer-no-file = Aucun fichier n’est choisi. Choisis une position ou l’enregistrement d’une partie inachevée.
answer-file-unreadable = Ce fichier ne se lit ni comme une position ni comme un enregistrement.
answer-file-finished = Cette partie est déjà terminée. Choisis une position ou l’enregistrement d’une partie inachevée.
answer-no-such-seat = Cette partie a { $players } places ; choisis l’une d’elles.
answer-seat = La place est un nombre, compté à partir de 0.
answer-players = Le nombre de joueurs doit être un nombre entier que le jeu permet.
answer-level = Le niveau d’un robot est un nombre entier de 1 à 5.
answer-name-too-long = Un nom a { $limit } lettres au plus.
answer-setting = Un des réglages a une valeur que cette page ne propose pas. Choisis de nouveau.

reflex-ask = { $n ->
        [one] Encore une seconde pour répondre ; passé ce délai, ce que tu as en main est utilisé.
       *[other] Encore { $n } secondes pour répondre ; passé ce délai, ce que tu as en main est utilisé.
    }
reflex-always = Ce que tu as en main est utilisé automatiquement, selon ton réglage.
reflex-never = Rien n’est utilisé, selon ton réglage.
reflex-kept = Ta réponse est notée. Elle se montre à la fin de la pause ; jusque-là, tu peux choisir autrement.

undo-possible = Reprend ton dernier coup et les réponses des robots.
undo-revealed = Ton dernier coup ne peut pas être repris : quelque chose de nouveau a été révélé.
undo-nothing = Tu n’as aucun coup à reprendre.
undo-over = La partie est terminée ; on ne reprend plus rien.
undo-others = Ton dernier coup ne peut pas être repris : quelqu’un d’autre a décidé depuis.
undo-watching = Seuls les joueurs peuvent reprendre un coup.

error-400-title = Cette demande est illisible
error-403-title = Pas pour toi
error-404-title = Il n’y a rien ici
error-405-title = Pas de cette façon
error-409-title = La table a changé
error-410-title = D’autres règles
error-413-title = Trop grand
error-422-title = Ce n’est pas possible
error-429-title = Trop à la fois
error-500-title = Notre faute
error-bad-request = Quelque chose dans la demande était abîmé. Reviens en arrière et réessaie.
error-host = Ce site ne répond pas à ce nom. Ouvre-le à l’adresse affichée au démarrage, ou autorise ce nom avec SPIELTISCH_HOSTS.
error-forbidden = Cela appartient à quelqu’un d’autre.
error-cross-site = Ce formulaire ne vient pas d’une page de ce site, ou il est resté ouvert trop longtemps. Recharge la page et réessaie.
error-no-table = Cette table n’existe pas, ou le lien a perdu une lettre.
error-no-page = Cette page n’existe pas. L’adresse a peut-être perdu une lettre.
error-wrong-method = Cette adresse appartient à un bouton et ne s’ouvre pas comme une page.
error-our-fault = Notre faute. Ta partie est en sûreté : tous les coups sont enregistrés. Recharge la page pour continuer.
error-action = Tes tables
error-action-record = Télécharger l’enregistrement

serve-address = Spieltisch répond à { $address } (Ctrl+C l’arrête)
serve-other-port = Le port { $port } est pris ; voici { $other } à la place.
serve-no-folder = Le dossier de données { $folder } est inutilisable : { $why }
serve-no-address = Impossible d’écouter à { $host }, port { $port } : { $why }
serve-bye = Spieltisch s’est arrêté. Toutes les parties sont enregistrées.
