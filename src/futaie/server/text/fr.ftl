# La page. Ce que le serveur refuse se trouve dans le catalogue commun.

the-page-is-not-built = La page n’est pas encore construite. Construisez-la dans la copie des sources avec : python3 tools/page.py

## Partout

page-skip = Aller au contenu
page-close = Fermer
page-loading = Un instant …
page-connection-lost = La connexion est perdue. Rien n’est oublié : on reprend dès que le serveur répond.
page-offline = Vous êtes hors ligne. Ce que vous avez saisi ici reste ; les tables continuent dès qu’il y a une connexion.
page-language = Langue
page-theme-system = Couleurs du système
page-theme-light = Couleurs claires
page-theme-dark = Couleurs sombres
page-settings = Réglages
page-your-name = Votre nom
page-confirm-setting = Me demander avant ce qui ne peut pas être repris
page-notify-setting = M’appeler quand c’est mon tour
page-keep = Garder
page-your-turn = À vous de jouer
page-rules = Règles
page-to-the-games = Vers les jeux
page-to-the-table = Vers la table

## Accueil

page-tagline = Quatre jeux d’arbres. Prenez place et jouez.
page-tagline-more = Contre l’ordinateur, avec des amis au loin, ou autour d’un même écran. Sans compte.
page-your-tables = Vos tables
page-choose-a-game = Choisissez un jeu
page-opponent = Adversaire
page-play-now = Jouer
page-play-alone = Jouer en solo
page-with-friends = Entre amis
page-on-this-device = Sur cet écran
page-options = Options
page-coming = plateau à venir
page-no-board = Ce jeu n’a pas encore de plateau ici. On peut y jouer dans le terminal.
page-players = { $least } à { $most } joueurs
page-players-or-alone = En solo, ou jusqu’à { $most } joueurs
page-open-tables = Tables publiques
page-no-open-tables = Personne n’attend de joueurs. Ouvrez une table entre amis et affichez-la ici.
page-have-a-code = Vous avez un code ?
page-join = Rejoindre
page-no-such-code = Aucune table ouverte n’a le code « { $code } ».
page-seats-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
page-how-many = Combien de joueurs ?
page-bots-for-free-seats = Qui prend les places restées libres
page-player = Joueur { $number }
page-name-of-player = Nom du joueur { $number }
page-pace = Temps de réflexion
page-pace-none = Autant que vous voulez
page-pace-live = 15 minutes chacun, 30 secondes de plus à chaque tour
page-pace-days = 2 jours pour chaque tour
page-list-it = Tout le monde peut venir : afficher cette table à l’accueil
page-invite = Ouvrir la table
page-start = Commencer

## La table

page-no-such-table = Cette table n’existe pas. Le lien a peut-être été coupé.
page-seats = Joueurs
page-free-seat = libre
page-thinks = réfléchit …
page-to-move = doit jouer
page-bot = ordinateur
page-you = vous
page-here = présent
page-away = absent
page-waiting-for = On attend { $name }.
page-you-watch = Vous regardez.
page-sent-later = Votre choix est gardé : il part dès que le serveur répond.
page-no-way-back = Ensuite, pas de retour possible.
page-not-yet = Pas encore
page-do-it = Valider
page-undo = Reprendre
page-log = Ce qui s’est passé
page-bot-sits = { $name } est de la partie.
page-look-at-this-moment = Revoir ce moment
page-say-something = Dire quelque chose
page-look-back = Revoir
page-zoom = Grossir
page-zoom-in = Plus près
page-zoom-out = Plus loin
page-zoom-fit = Tout montrer
page-record = Télécharger la partie
page-resign = Abandonner
page-resign-sure = Voulez-vous quitter cette partie ? Vous la perdez ; si d’autres continuent, un ordinateur joue à votre place.
page-go-on = Continuer à jouer
page-honest-deal = La donne est-elle honnête ?
page-honest-deal-more = Ce nombre a été fixé avec la donne avant le premier coup. Après la partie, la graine est montrée : chacun peut vérifier qu’elle correspond à ce nombre.
page-hand-over = { $name }, à vous de jouer.
page-hand-over-more = Passez l’écran. Aucune carte n’est montrée avant que vous le disiez.
page-i-am = Je suis { $name }
page-sheet-of =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
page-rematch = Rejouer
page-rematch-join = Rejoindre la partie suivante
page-replay = Revoir la partie

## Avant la partie

page-ended-resigned = Abandon : { $names }.
page-ended-timed-out = Temps écoulé : { $names }.
page-next-match = Vers la partie suivante
page-value-yes = oui
page-value-no = non
page-value-random = au hasard
page-value-all = tous
page-value-none = aucun
page-value-seat = Joueur { $number } ({ $seat })
page-outdated = Cette partie a été jouée avec d’anciennes règles et ne peut plus être montrée.
page-outdated-place = { $name } : place { $place }
page-table-closed = Cette table est fermée.
page-invite-them = Envoyez le lien, dites le code, ou faites scanner ceci :
page-qr = Le lien de cette table en code QR
page-short-code = Code
page-link = Lien
page-copy-link = Copier le lien
page-copied = Copié
page-start-with-bots = Commencer, des ordinateurs prennent les places libres
page-leave = Quitter la table
page-room-for-you =
    { $free ->
        [one] Il reste une place, et la partie commence dès qu’elle est prise. Asseyez-vous, ou restez pour regarder.
       *[other] Il reste { $free } places, et la partie commence dès qu’elles sont prises. Asseyez-vous, ou restez pour regarder.
    }
page-sit-down = Prendre place
page-agreed = { $about } : { $value }
page-agreed-live =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }, { $seconds } secondes de plus à chaque tour
page-agreed-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
page-asked = { $name } (invitation envoyée)
page-rematch-asked = Rejouer ?
page-rematch-offered = On vous propose de rejouer avec les mêmes personnes, chacun une place plus loin. La partie commence dès que tout le monde a dit oui.
page-rematch-decline = Non, merci
page-rematch-waits = Les autres ont reçu la proposition. La partie commence dès que tout le monde a dit oui ; vous pouvez aussi laisser leurs places à des ordinateurs.
page-rematch-of-others = Les places sont gardées pour celles et ceux qui viennent de jouer. Restez pour regarder.

## Revoir

page-at-the-start = Avant le premier coup
page-step = Moment
page-first-step = Au début
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-keys = ← et → la parcourent aussi
page-last-step = À la fin
page-seen-by = Vu par
page-eyes-open = tous, cartes ouvertes
page-eyes-mine = vous
page-bring-a-record = Revoir une partie écrite
page-bring-a-record-more = Choisissez le fichier d’une partie, tel que la page ou la commande futaie l’écrit. Il n’est pas gardé.
page-another-record = Une autre partie
page-count-on = Suivant
page-count-back = Retour
page-count-skip = Passer
page-count-done = À la table

## Le verger du jour

page-daily = Le verger du jour
page-daily-of = Verger du { $date }
page-daily-about = Les mêmes cartes de Hortis pour tout le monde, et un seul essai. Ensuite vous voyez ce que les autres ont fait, et ils voient votre nom et vos points.
page-daily-until = L’essai compte s’il est fini avant { $time } ({ $left }).
page-daily-next = Un nouveau vient à { $time } ({ $left }).
page-daily-play = Jouer mon essai
page-daily-go-on = Continuer mon essai
page-daily-resign = Voulez-vous abandonner votre essai ? Il ne comptera pas, et il n’y en a qu’un par jour.
page-daily-results = Voir les résultats
page-daily-results-of = Résultats
page-daily-earlier = Les jours passés
page-daily-no-earlier = Il n’y a pas encore de jours passés.
page-daily-finished =
    { $count ->
        [0] Personne n’a encore fini.
        [one] Un essai est fini.
       *[other] { $count } essais sont finis.
    }
page-daily-most =
    { $points ->
        [one] Le meilleur a eu { $points } point.
       *[other] Le meilleur a eu { $points } points.
    }
page-daily-rank = C’est la place { $rank } sur { $count }.
page-daily-none = Votre essai ne compte pas : il a été abandonné, ou n’était pas fini avant minuit (UTC).
page-daily-place = Place
page-daily-name = Nom
page-daily-points = Points
page-daily-beam = Connaît toutes les cartes
page-daily-thinking = Les ordinateurs jouent encore ces cartes …
page-daily-computers = Le géant joue comme vous, sans savoir ce qui vient. L’autre ordinateur connaissait dès le début l’ordre de toutes les cartes.
page-daily-share = Copier ceci pour le partager
page-daily-shared =
    { $points ->
        [one] { $points } point, place { $rank } sur { $count }
       *[other] { $points } points, place { $rank } sur { $count }
    }
page-daily-honest = Ce nombre a été fixé avant que quelqu’un joue. Les cartes viennent de la graine : chacun peut vérifier qu’elle correspond à ce nombre, et refaire la donne.
page-daily-honest-later = Ce nombre a été fixé avant que quelqu’un joue. Après minuit (UTC), la graine est montrée : chacun peut vérifier qu’elle correspond à ce nombre.

## Une première partie, expliquée ; conseils

page-guide = Guide
page-guide-start = Apprendre en jouant
page-guide-play-on = Continuez : le nouveau s’explique ici.
page-guide-next = Compris
page-guide-leave = Quitter le guide
page-hint = Conseil
page-hint-thinking = Je réfléchis…
page-hint-only = Tout parle pour ceci : { $does }.
page-hint-surely = Le meilleur, nettement : { $does }.
page-hint-probably = Probablement le meilleur : { $does }. Ensuite : { $other }.
page-hint-hard-to-say = Difficile à dire, entre : { $does }, ou { $other }.
page-hint-chance = Si tout le monde continue bien, vous gagneriez environ { $win } fois sur 100, à { $error } près.
page-hint-points = En continuant bien, ce serait environ { $points } points, à { $error } près.

## Phrases

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-hurry = À vous !
phrase-wait = Un instant, s’il vous plaît.
phrase-again = Encore une partie ?

## Compter une vraie table

page-own-box = Avez-vous la boîte ?
page-count = Compter une vraie table
page-count-game = Compter une table de { $game }
page-count-how = Touchez ce qui se trouve sur votre table : tout est compté aussitôt. Le lien de cette page contient tout.
page-count-players = Joueurs
page-count-which = À quel jeu avez-vous joué ?
page-count-clear = Recommencer
page-count-whose = À qui sont les cartes
page-count-wrong = quelque chose est impossible
page-count-go-there = Voir { $name }
page-count-sheet = Points
page-count-not-yet = Dès que la table est possible, ses points apparaissent ici.
page-link-unread = Ce lien est illisible : il en manque peut-être une partie, ou il est d’un autre jeu.
page-field-not-right = « { $value } » ne peut pas être là. Valeurs possibles : { $allowed }.

## Ses propres cartes

page-cards = Vos propres cartes
page-cards-game = Vos propres cartes de { $game }
page-cards-how = Si vous avez la boîte : saisissez ses cartes et jouez avec. Elles restent sur cet appareil ; qui reçoit le lien les reçoit aussi.
page-cards-mine = Ma boîte
page-cards-unnamed = sans nom
page-cards-name = Nom du paquet
page-cards-kept = Paquets sur cet appareil
page-cards-keep = Garder ici
page-cards-new = Nouveau paquet
page-cards-bring = Ouvrir un fichier
page-cards-take = Enregistrer
page-cards-remove = Supprimer le paquet
page-cards-removed = « { $name } » est supprimé.
page-cards-play = Jouer avec
page-cards-which = Cartes
page-cards-ours = Les cartes fournies
