# Ce qui n’appartient à aucun jeu. NAME() dit comment on appelle une chose qui a un nom en notation.

## Pourquoi non

the-game-is-over = La partie est terminée.
it-is-not-your-turn = Ce n’est pas votre tour.
there-is-no-such-action = Cette action n’existe pas.
this-is-not-understood = « { $text } » n’est pas compris.
there-is-no-such-game = Il n’y a pas de jeu « { $game } ». Il y a : { $allowed }.
there-is-no-such-option = { $game } n’a pas d’option « { $option } ». Il a : { $allowed }.
the-option-cannot-have-this-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
the-game-is-not-for-this-number-of-seats = { $game } se joue à { $allowed }, pas à { $seats }.
a-seed-is-a-text-of-1-to-200-printable-characters = Une graine est un texte de 1 à 200 caractères imprimables.
a-deal-is-a-list-of-cards-or-such-lists-by-their-labels = Une donne est une liste de cartes, ou plusieurs listes avec leur nom.
the-game-deals-nothing-of-this-label = Rien ne s’appelle « { $label } » dans la donne. Il y a : { $allowed }.
the-deal-leaves-something-open = La donne ne dit pas l’ordre de « { $missing } », et il n’y a pas de graine.
the-deal-has-a-card-twice = Dans la donne « { $deal } », la carte { $card } est là trop de fois.
the-deal-has-a-card-that-is-not-in-the-game = Dans la donne « { $deal } », il y a { $card }, qui n’est pas dans ce jeu.
the-deal-lacks-a-card = Dans la donne « { $deal } », il manque la carte { $card }.
this-field-is-not-right =
    { $where ->
        [table] La table
       *[other] { $where }
    } ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
this-field-is-not-known = Il n’y a pas de champ { $where }. Il y a : { $allowed }.
this-field-is-missing = Il manque le champ { $where }.
an-object-with-fields = un objet, {"{"} … {"}"}
a-list-of-so-many-items = une liste [ … ] de { $count } éléments
a-text-of-so-many-characters = un texte "…" de { $count } caractères

## Parties et fichiers

the-match-is-over = La partie est terminée.
this-seat-has-left-the-match = Cette place a quitté la partie.
there-is-nothing-to-undo = Il n’y a rien à reprendre.
there-is-no-such-seat = Cette place n’existe pas.
a-bot-name-is-one-word-of-at-most-40-letters-digits-or-hyphens = Le nom d’un robot est un mot d’au plus 40 minuscules, chiffres ou traits d’union.
the-record-is-too-long = Le fichier de la partie est trop long.
this-is-not-a-record = Ce n’est pas le fichier d’une partie.
this-line-is-not-understood = La ligne { $line } n’est pas comprise : { $text }
this-header-is-not-understood = L’en-tête « { $header } » n’est pas compris : { $value }
this-header-is-there-twice = L’en-tête « { $header } » est là deux fois.
this-header-is-missing = Il manque l’en-tête « { $header } ».
this-turn-is-out-of-order = Le tour { $turn } n’est pas à sa place : on attendait { $expected }.
this-entry-cannot-be-played = L’entrée { $entry } (tour { $turn } : { $text }) ne peut pas être jouée : { $because }
the-record-disagrees-with-its-replay = Le fichier dit « { $record } » ({ $about }), mais en rejouant on trouve « { $replay } ».
this-record-was-made-for-one-reader-of-a-running-match-and-cannot-be-replayed = Ce fichier a été fait pour { $reader } pendant la partie. Il ne contient pas toutes les cartes et ne peut pas être rejoué.
this-turn-stops-in-the-middle-of-a-decision = Ce tour s’arrête au milieu d’une décision.
the-record-has-fewer-entries = Le fichier n’a que { $entries } entrées.

## La ligne de commande

there-is-no-such-command = Il n’y a pas de commande « { $command } ». Il y a : { $allowed }.
this-argument-needs-a-value = Il faut une valeur après { $argument }. Voir : { $command } --help
this-argument-is-not-known = « { $argument } » n’est pas compris. Voir : { $command } --help
say-which-game = Dites quel jeu : { $allowed }.
say-which-file = Dites quel fichier.
say-which-file-the-table-is-in = Dites dans quel fichier est la table. Un exemple à remplir : { $command } score { $game } --template
say-what-to-do-with-the-deck = Dites que faire des cartes : { $allowed }.
this-language-is-not-spoken-here = On ne parle pas « { $language } » ici. Il y a : { $allowed }.
this-shell-is-not-known-here = Dites pour quel interpréteur de commandes : { $allowed }.
there-is-no-such-player = Il n’y a pas de joueur « { $player } ». Il y a : { $allowed }.
this-seat-owes-no-decision = Il n’y a rien à décider à la place { $seat } maintenant.
the-budget-is-a-number-of-simulations = Le budget est un nombre de simulations de 1 à { $most }, pas « { $text } ».
the-weights-of-the-net-are-missing = Ce que les géants ont appris sur { $game } manque ({ $file }) : à défaut, ils jouent par recherche. Réinstallez futaie pour le rétablir.
the-weights-of-the-net-cannot-be-read = Ce que les géants ont appris sur { $game } est illisible ({ $file }) : à défaut, ils jouent par recherche. Réinstallez futaie pour le rétablir.
the-weights-of-the-net-are-for-other-rules-or-cards = Ce que les géants ont appris sur { $game } vaut pour d’autres règles ou cartes ({ $file }) : à défaut, ils jouent par recherche.
the-weights-of-the-net-do-not-make-a-net = Ce que les géants ont appris sur { $game } est abîmé ({ $file }) : à défaut, ils jouent par recherche. Réinstallez futaie pour le rétablir.
somebody-must-play = Une place au moins doit être la vôtre.
no-match-is-kept = Aucune partie n’est encore gardée. Pour en commencer une : { $command } play JEU
no-match-is-kept-that-is-not-over = Aucune partie gardée n’est inachevée. Pour en commencer une : { $command } play JEU
no-match-of-this-number-is-kept = Il n’y a pas de partie { $number }. La liste va de 1 à { $most }.
the-file-cannot-be-read = Impossible de lire { $file } : { $problem }
no-such-file-or-folder = Ce fichier ou ce dossier n’existe pas
this-is-not-permitted = Ce n’est pas permis
this-is-a-folder = C’est un dossier
a-part-of-the-path-is-no-folder = Une partie du chemin n’est pas un dossier
there-is-no-space-left = Il n’y a plus de place
nothing-can-be-written-there = On ne peut rien y écrire
a-file-has-this-name = Un fichier porte ce nom
the-file-cannot-be-opened = Le fichier ne s’ouvre pas
the-disk-reports-an-error = Le disque signale une erreur ; il est peut-être plein
another-program-is-using-the-file = Un autre programme utilise ce fichier
output-lost = Impossible d’écrire le résultat : { $problem }
the-file-is-not-text-in-utf-8 = { $file } n’est pas du texte en UTF-8.
the-file-is-not-json = { $file } n’est pas du JSON : { $problem }
the-file-is-too-large = { $file } est trop gros : on lit au plus { $most } octets.
this-game-has-nothing-to-count-at-a-real-table = Il n’y a rien à compter dans { $game } : qui a tout posé gagne.
this-game-cannot-be-solved = On ne peut pas résoudre { $game } : d’autres y jouent aussi. Hortis, si.
say-a-record-or-a-seed-not-both = Dites quel fichier, ou --seed TEXTE ; pas les deux.
this-argument-takes-a-number = { $argument } ne peut pas être « { $value } ». Il faut : { $allowed }.
this-argument-takes-names = { $argument } ne peut pas être « { $value } ». Il faut des noms de ce serveur, sans port, séparés par des virgules : games.example.org,example.org
this-game-has-no-card-data = { $game } n’a pas de données de cartes qui puissent différer de votre boîte.

## À la table

hand-over = C’est le tour de { $seat }.
hand-over-prompt = Passez l’écran à { $seat }, puis appuyez sur Entrée.
rules-at-the-keyboard = Au clavier
rules-options = Options
type-a-number-or-help = Tapez un numéro de la liste, ou aide.
refused = Non. { $because }
more-actions = … et { $count } de plus : tapez « tout ».
log-empty = Rien n’a encore été joué.
log-bot = { $bot } joue pour { $seat }.
log-resign = { $seat } abandonne.
log-time-out = { $seat } n’a plus de temps.
log-abort = La partie est interrompue.
save-where = Dites où : sauver FICHIER
saved =
    Sauvé. Le fichier montre toutes les cartes. Pour continuer :
    {"    "}{ $command } resume { $file }
left = La partie est gardée. Pour continuer : { $command } resume
again = Pour la revoir : { $command } replay
not-kept = Impossible de garder cette partie dans { $file } : { $problem }. Avant de partir, écrivez-la ailleurs : sauver FICHIER
resume-match = { $game } : { $players } ; tour { $turn }
resume-prompt = Laquelle ? Numéro, ou Entrée pour la première ; q : partir{"   "}
player-you = vous
you-are = Vous êtes { $seat }. Tapez aide pour de l’aide.
there-is-no-such-number-in-the-list = La liste va de 1 à { $most }.
your-turn-is-over-the-rest-is-not-played = Votre tour était fini : le reste de ce que vous avez tapé n’a pas été joué.
save-exists = { $file } existe et n’est pas une partie. Choisissez un autre nom.
winners =
    { $count ->
        [one] { $seats } gagne.
       *[other] { $seats } gagnent ensemble.
    }
solo-result =
    { $points ->
        [one] Vous avez { $points } point.
       *[other] Vous avez { $points } points.
    }
seed-was = La graine était { $seed }.
sheet-of =
    { $place ->
        [1] { $seat }   { $points } points, première place
       *[other] { $seat }   { $points } points, { $place }ᵉ place
    }
table-help =
    Tapez le numéro d’une action, ou sa notation. Plusieurs, avec des espaces, sont jouées l’une après l’autre : un tour entier, par exemple.

    annuler  reprendre votre dernière action, tant qu’elle n’a rien montré ni terminé votre tour
    ? ACTION  ce que ferait une action
    tout  lister toutes les actions
    table  montrer de nouveau la table
    journal  ce qui a été joué
    sauver FICHIER  écrire la partie dans un fichier, pour continuer plus tard
    quitter  partir ; la partie est gardée
command-help = aide
command-undo = annuler
command-table = table
command-log = journal
command-all = tout
command-save = sauver
command-quit = quitter
replay-step = Étape { $step } sur { $steps }
replay-prompt = Entrée : suite   b : retour   numéro : y aller   q : partir{"   "}
solve-width = Largeur { $width } : { $points } points
solve-proved = { $points } points, et c’est prouvé : rien n’a été laissé de côté, il n’y a pas mieux.
solve-found = { $points } points, c’est le mieux trouvé. Ce n’est pas prouvé : une recherche plus large (--width) peut trouver plus.
solve-played = Dans la partie { $seat } a { $points } points.
solve-nothing = Il n’y a plus rien à poser.
deck-good = { $file } est bon.
deck-playable =
    Pour jouer avec :
    {"    "}{ $command } play { $game } --deck { $file }
deck-only-shown = On peut le montrer (deck show), mais pas jouer avec : les règles de ce jeu sont construites pour les cartes livrées avec Futaie. docs/games/{ $game }.md dit comment mettre les vôtres à leur place.
seats-of = { $seats } joueurs
games-hint = { $command } play JEU pour jouer, { $command } rules JEU pour apprendre.
options-of = Options de { $game }, et [leur valeur par défaut] :

## Robots

players = Les joueurs, à part vous :
bot-thinks = { $seat } réfléchit
bot-random = Hasard
bot-random-about = Joue n’importe quelle action permise.
bot-greedy = Glouton
bot-greedy-about = Prend ce qui semble le meilleur tout de suite et ne regarde pas plus loin.
bot-seedling = Semis
bot-seedling-about = A une idée du jeu, réfléchit peu et se trompe parfois : bien pour une première partie.
bot-sapling = Arbrisseau
bot-sapling-about = Prévoit quelques coups et essaie parfois autre chose.
bot-tree = Arbre
bot-tree-about = Joue solidement et pardonne peu.
bot-giant = Géant
bot-giant-about = Joue aussi bien qu’il peut en une seconde environ par tour.
hint-thinks = On réfléchit à ce que { $seat } pourrait faire
hint-heading = { $seat } pourrait jouer :
hint-win = gagne { $win } % ± { $error }
hint-margin = avance { $margin } ± { $error }
hint-points = points { $margin } ± { $error }
hint-share = préférence d’un géant { $share } %
hint-hidden = (d’après ce que { $seat } sait)

## L’arène

an-arena-needs-two-players = Dites qui se rencontre, deux joueurs au moins : --seats greedy,random
the-results-file-is-of-other-games = Ce fichier contient les résultats d’autres parties : { $field } y est { $file }, ici { $here }. Nommez un autre fichier, ou les mêmes parties.
this-is-no-results-file = { $file } n’est pas un fichier de résultats d’une arène. On n’y touche pas : nommez un autre fichier.
the-file-cannot-be-written = Impossible d’écrire { $file } : { $problem }
workers-die-again-and-again = Les processus qui jouent les parties meurent les uns après les autres : { $problem }
dask-is-not-installed = Dask n’est pas installé. Essayez : pip install futaie[dask]
the-dask-scheduler-does-not-answer = L’ordonnanceur Dask à { $address } ne répond pas : { $problem }
the-program-cannot-be-started = Le programme ne démarre pas : { $problem }
the-program-ended = Le programme s’est arrêté au milieu de la partie (code { $code }) : { $problem }
the-program-did-not-answer-in-time = Le programme n’a pas répondu en { $seconds } secondes.
the-program-wrote-too-long-a-line = Le programme a écrit une ligne de plus de { $most } octets.
the-answer-of-the-program-is-not-understood = La réponse du programme n’est pas comprise : « { $text } ».
the-program-wrote-without-being-asked = Le programme a écrit sans qu’on lui demande rien : « { $text } ».
the-program-chose-what-is-not-allowed = Le programme a choisi « { $action } », ce qui n’est pas permis : { $because }
arena-playing = En jeu
arena-left = Les parties terminées sont gardées. Pour continuer, ajoutez à la même commande : --results { $file }
arena-title =
    { $games ->
        [one] { $game } : une partie, graine { $seed }
       *[other] { $game } : { $games } parties, graine { $seed }
    }
arena-deals =
    { $deals ->
        [one] Une donne, chacun des { $seats } joueurs une fois à chaque place
       *[other] { $deals } donnes, chacun des { $seats } joueurs une fois à chaque place
    }
arena-deals-alone =
    { $deals ->
        [one] Une donne, jouée en solo par chacun des { $seats } joueurs
       *[other] { $deals } donnes, jouées en solo par chacun des { $seats } joueurs
    }
arena-nothing = { $players } : aucune donne n’est encore terminée.
arena-player = joueur
arena-wins = victoires (95 %)
arena-score = score (95 %)
arena-seconds = s/tour
arena-simulations = sim./tour
arena-rating = classement (95 %)
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-count = { NUMBER($value, maximumFractionDigits: 0) }
arena-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-elo = { NUMBER($value, maximumFractionDigits: 0) }
arena-pair = { $player } contre { $other } : Elo { $elo }, points { $margin }
arena-sure =
    { $answer ->
        [more] Il est sûr (95 %) que { $player } gagne plus de { $than }.
        [less] Il est sûr (95 %) que { $player } gagne moins de { $than }.
       *[unknown] Il n’est pas encore sûr si { $player } gagne plus ou moins de { $than }.
    }
arena-lost =
    { $count ->
        [one] { $player } a perdu une partie avant la fin. { $because }
       *[other] { $player } a perdu { $count } parties avant la fin ; la première : { $because }
    }
arena-plot =
    { $games ->
        [one] { $game }, une partie
       *[other] { $game }, { $games } parties
    }
arena-plot-axis = classement (Elo, 0 en moyenne) avec intervalle à 95 %

## Aide

help =
    futaie : quatre jeux de société sur les arbres, avec toutes leurs règles.

    { $command } serve --open  jouer dans le navigateur, en solo ou à plusieurs
    { $command } games  les jeux
    { $command } play JEU  jouer, en solo, contre des robots ou à plusieurs sur cet écran
    { $command } resume [NUMÉRO|FICHIER]  continuer une partie quittée ou sauvée
    { $command } rules JEU  comment on joue
    { $command } replay [FICHIER]  revoir une partie pas à pas
    { $command } hint [FICHIER]  ce que le prochain pourrait jouer
    { $command } score JEU FICHIER  compter une vraie table
    { $command } arena JEU --seats A,B  faire jouer des joueurs et compter qui est le plus fort
    { $command } solve FICHIER  le meilleur score pour un ordre connu des cartes (Hortis)
    { $command } deck check|show|template JEU [FICHIER]  les données des cartes, pour qui possède la boîte
    { $command } connect LIEN PROGRAMME  asseoir un de vos programmes à la table d’un serveur
    { $command } backup FICHIER  copier les données d’un serveur
    { $command } restore FICHIER  revenir à une telle copie
    { $command } export  les parties publiques finies d’un serveur, en JSON Lines
    { $command } completion bash|zsh|fish  compléter ces commandes dans l’interpréteur

    --language en|fr|it  sinon, la langue de votre système
    --help  après une commande : en savoir plus

    Pour une première partie : { $command } play arboretum --seats you,seedling
any-game = JEU
help-serve =
    { $command } serve [--open] [--host HÔTE] [--port N] [--data DOSSIER] [--bot-processes N]

    Lance un serveur : des tables pour des personnes et des robots, dans le navigateur. Ctrl-C l’arrête ; les parties en cours sont gardées.

    --open  ouvrir le navigateur
    --host HÔTE  qui peut venir : 127.0.0.1 cette machine seulement, 0.0.0.0 tout votre réseau [127.0.0.1]
    --port N  [8000, ou n’importe quel port libre]
    --data DOSSIER  où les parties sont gardées [votre dossier de données]
    --bot-processes N  nombre de robots qui réfléchissent à la fois [un de moins que de cœurs]
    --names NOMS  les noms sous lesquels on joint ce serveur, séparés par des virgules ; les adresses, localhost et le nom de cette machine marchent toujours
    --rate N  demandes par seconde pour chaque session et chaque adresse [20]
    --sockets N  connexions de chaque session ; dix fois plus pour chaque adresse [20]
    --tables N  tables ouvertes ou en cours de chaque personne ; dix fois plus pour chaque adresse [50]
    --language en|fr|it  sinon, la langue de votre système

    Chacun de ces choix peut aussi être une variable : FUTAIE_HOST, FUTAIE_PORT, FUTAIE_DATA, FUTAIE_BOT_PROCESSES, FUTAIE_NAMES, FUTAIE_RATE, FUTAIE_SOCKETS, FUTAIE_TABLES.
help-games =
    { $command } games

    Montre les jeux et le nombre de joueurs.

    --language en|fr|it
help-play =
    { $command } play { $game } [--seats QUI] [--seed TEXTE] [options du jeu]

    Joue une partie dans le terminal. À la table, tapez aide.

    --seats QUI  qui s’assied où : you (vous) ou un des joueurs ci-dessous, avec des virgules : you,giant ; ou un nombre : vous et des robots greedy
    --seed TEXTE  le même texte donne les mêmes cartes
    --language en|fr|it  sinon, la langue de votre système

    Par exemple : { $command } play { $example } --seats you,tree --seed tilleul
help-resume =
    { $command } resume [NUMÉRO|FICHIER] [--list]

    Continue une partie que vous avez quittée, ou que vous avez sauvée avec « sauver ». Ce que vous quittez est gardé : les { $unfinished } dernières parties qui ne sont pas finies. S’il y en a plusieurs, elles sont listées et vous choisissez.

    NUMÉRO  d’une partie de cette liste ; 1 est la dernière quittée
    FICHIER  que vous avez sauvé
    --list  seulement les lister
    --language en|fr|it
help-replay =
    { $command } replay [FICHIER]

    Revoit pas à pas, toutes cartes ouvertes, une partie sauvée avec « sauver », sinon la dernière jouée. Vers un fichier ou un tube, toutes les étapes sont écrites à la suite.

    --language en|fr|it
help-hint =
    { $command } hint [FICHIER] [--seat A] [--sims N] [--json]

    Ce que la place qui doit jouer pourrait faire dans une partie sauvée avec « sauver », sinon dans la dernière quittée. On en juge d’après ce que cette place sait : la chance de gagner, l’avance en points, avec leur erreur type, et la préférence d’un géant.

    --seat A  à qui de décider, si plusieurs le doivent
    --sims N  chercher en imaginant N parties, au lieu de suivre ce que les géants ont appris
    --json  le résultat en JSON
    --language en|fr|it
help-arena =
    { $command } arena { $game } --seats QUI [--games N] [-j K] [options du jeu]

    Fait jouer les mêmes donnes de toutes les places et dit qui gagne combien, avec des intervalles à 95 %. Mêmes graine et simulations : mêmes résultats, quel que soit -j.

    --seats QUI  qui se rencontre, avec des virgules : giant,greedy,greedy ; giant@800 cherche avec 800 simulations, giant@1s une seconde par tour, au lieu de jouer ce que les géants ont appris ; cmd:PROGRAMME est un programme à vous (docs/protocol.md)
    --games N  tant de parties par rencontre, en donnes entières [100]
    --until-sure [P]  s’arrêter quand il est sûr si le premier joueur gagne plus ou moins de P pour cent [sa juste part] ; --games est alors le maximum [10000]
    --round-robin  chacun rencontre chacun, et tous sont classés
    --alone  chacun joue les donnes en solo, et on compare les scores
    --sims N, --seconds S  combien peuvent réfléchir les joueurs qui cherchent
    --limit S  secondes qu’a un programme pour chaque réponse [10]
    --seed TEXTE  le même texte donne les mêmes cartes
    --results FICHIER  y garder chaque partie ; avec le même fichier on reprend où l’on était
    -j K  tant de processus [un par cœur]
    --dask ADRESSE  jouer sur les machines d’un ordonnanceur Dask
    --plot FICHIER  dessiner le classement (SVG)
    --json  le résultat en JSON
    --language en|fr|it  sinon, la langue de votre système

    Par exemple : { $command } arena { $example } --seats greedy,random --games 200
help-solve =
    { $command } solve FICHIER [--seat A] [--after TOURS] [--width L]
    { $command } solve --seed TEXTE [--width L] [options du jeu]

    Le meilleur score pour des cartes dont l’ordre est connu, et les poses qui y mènent. On garde les 10 meilleurs vergers, puis les 100 meilleurs, et ainsi jusqu’à L ; plus est plus lent et meilleur. On dit si le score est prouvé, rien n’étant laissé de côté, ou seulement trouvé.

    FICHIER  une partie que vous avez sauvée
    --seat A  le verger de qui, si plusieurs ont joué
    --after TOURS  autant de tours restent comme dans la partie
    --width L  1000 si on ne dit rien
    --seed TEXTE  les cartes de play hortis --seed TEXTE
    --language en|fr|it
help-score =
    { $command } score JEU FICHIER [--json]
    { $command } score JEU --template

    Compte une vraie table, écrite dans un fichier JSON (docs/api.md dit comment).

    --template  une petite table en exemple, à remplir
    --json  le résultat en JSON
    --language en|fr|it

    Par exemple : { $command } score arboretum --template > table.json
help-rules =
    { $command } rules JEU

    Les règles avec nos mots, et tout ce que nous avons dû décider ou reconstituer.

    --language en|fr|it
help-deck =
    { $command } deck template JEU  nos données des cartes, dans un fichier à corriger
    { $command } deck check JEU FICHIER  dit si un tel fichier est bon, sinon ce qui ne va pas et où
    { $command } deck show JEU [FICHIER]  les cartes

    --language en|fr|it
help-connect =
    { $command } connect LIEN PROGRAMME [--name NOM]

    Prend une place libre à la table d’un serveur et y fait jouer un programme, comme dans l’arène (docs/protocol.md). Si le programme échoue ou si vous tapez Ctrl-C, la place est abandonnée.

    LIEN  de la table, ou l’adresse du serveur avec le code court : localhost:8000/K7Q2MX
    PROGRAMME  une commande, entre guillemets si elle a des arguments
    --name NOM  comment les autres le voient [celui du programme]
    --language en|fr|it  sinon, la langue de votre système

    Par exemple : { $command } connect localhost:8000/K7Q2MX "python3 examples/first_bot.py"
help-backup =
    { $command } backup FICHIER [--data DOSSIER]

    Copie tout ce que garde un serveur dans un nouveau fichier, pendant qu’il tourne. { $command } restore permet d’y revenir.

    --data DOSSIER  où le serveur garde les parties [FUTAIE_DATA, ou votre dossier de données]
    --language en|fr|it  sinon, la langue de votre système
help-restore =
    { $command } restore FICHIER [--data DOSSIER]

    Revient à une copie faite par { $command } backup, de cette version ou d’une plus ancienne. Arrêtez d’abord le serveur. La copie est vérifiée avant tout changement ; ce qui était là reste à côté, sous le nom futaie.replaced.sqlite. Vous pouvez interrompre à tout moment : vous aurez les anciennes données ou les nouvelles, jamais la moitié.

    --data DOSSIER  où le serveur garde les parties [FUTAIE_DATA, ou votre dossier de données]
    --language en|fr|it  sinon, la langue de votre système
help-export =
    { $command } export [--data DOSSIER]

    Écrit les parties publiques finies, un objet JSON par ligne : le jeu, la date, qui était assis où (une personne ou un robot, sans noms) et la partie.

    --data DOSSIER  où le serveur garde les parties [FUTAIE_DATA, ou votre dossier de données]
    --language en|fr|it  sinon, la langue de votre système

    Par exemple : { $command } export > parties.jsonl
help-completion =
    { $command } completion bash|zsh|fish

    Écrit ce que l’interpréteur doit lire pour compléter les commandes de futaie. Pour bash :

        echo 'eval "$(futaie completion bash)"' >> ~/.bashrc

    --language en|fr|it

## Serveur

nothing-is-here = Il n’y a rien ici.
you-have-no-session-yet = Vous n’avez pas encore de session : dites d’abord qui vous êtes.
this-seat-is-not-yours = Cette place n’est pas la vôtre.
only-who-opened-the-table-may-do-this = Seule la personne qui a ouvert la table peut faire cela.
write-no-further-than-this-action = On ne revient pas sur { $text } : n’écrivez pas plus loin, et continuez quand c’est joué.
the-table-has-moved-on = La table a avancé. Regardez et choisissez à nouveau.
the-match-is-not-running = La partie n’est pas en cours.
the-match-has-started = La partie a déjà commencé.
this-seat-is-taken = Cette place est prise.
no-seat-is-free = Aucune place n’est libre.
some-seats-are-still-free = Il reste des places libres.
hints-are-for-friendly-tables = Les conseils ne sont donnés qu’aux tables amicales.
this-is-shown-after-midnight = Ceci fait partie du verger du jour : on le montre après minuit (UTC).
play-todays-orchard-first = Jouez d’abord vous-même le verger du jour : ensuite vous verrez les résultats.
the-match-is-still-running = La partie est encore en cours.
you-have-too-many-tables = Vous avez déjà { $most } tables. Finissez-en ou quittez-en une d’abord.
you-have-too-many-tables-with-computers = Vous avez déjà { $most } tables avec des ordinateurs. Finissez-en ou quittez-en une d’abord.
too-many-of-your-tables-wait-for-players = { $most } de vos tables publiques attendent déjà des joueurs. Lancez-en ou fermez-en une d’abord.
too-many-tables-come-from-your-network = Trop de tables ont été ouvertes depuis votre réseau. Finissez-en ou quittez-en une d’abord.
too-much-was-begun-from-your-network = Trop de tables ont été ouvertes depuis votre réseau en peu de temps. Réessayez dans quelques minutes.
the-next-match-is-offered-otherwise = La prochaine partie a été proposée avec d’autres options. Acceptez-la, ou demandez qu’on la retire.
there-are-too-many-connections = Il y a trop de connexions. Fermez-en une d’abord.
this-is-too-fast = C’est trop rapide. Attendez un instant.
this-is-too-large = C’est trop grand.
this-is-malformed = Ce n’est pas compris : { $about }
this-is-no-json = Envoyez du JSON (application/json).
this-comes-from-another-site = Cette demande ne vient pas de notre page. Rechargez la page.
the-server-has-another-name = Le serveur ne connaît pas le nom qui figure dans cette adresse. Si c’est bien le sien, lancez-le ainsi : futaie serve --names { $name }
something-went-wrong-try-again = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessayez.
the-data-is-damaged = Les données de ce serveur sont abîmées. Prévenez la personne qui s’en occupe : il faut l’arrêter et revenir à une copie.
there-is-no-such-bot = Il n’y a pas de tel robot.
the-match-has-fewer-steps = La partie a { $entries } étapes.

## Faire tourner un serveur

serve-ready = Futaie est à l’adresse { $url } (Ctrl-C l’arrête ; les parties en cours sont gardées.)
serve-everywhere = Tout votre réseau peut y venir.
serve-others-may-read = D’autres personnes sur cette machine peuvent lire les données de { $folder }, cartes cachées comprises. Pour les garder pour vous : { $command }
the-data-cannot-be-used = Impossible d’utiliser les données de { $folder } : { $problem }. Remédiez-y et relancez ; rien n’est perdu.
the-file-is-no-database = { $file } n’est pas une base de données. Si c’en était une, revenez à une copie avec : futaie restore FICHIER
the-database-is-not-ours = { $file } est la base de données d’un autre programme. Nommez un autre fichier ou dossier.
the-database-is-damaged = { $file } est abîmé ({ $problem }). Revenez à une copie intacte avec : futaie restore FICHIER
the-database-is-of-a-newer-version = { $file } vient d’une version plus récente de futaie, et on ne peut pas revenir en arrière. Installez la version récente, ou rétablissez la copie d’avant avec : futaie restore { $copy }
the-copy-is-of-a-newer-version = { $file } vient d’une version plus récente de futaie, et on ne peut pas revenir en arrière. Installez d’abord la version récente.
the-database-is-of-an-older-version = Les données de { $folder } viennent d’une version plus ancienne de futaie. Lancez-y une fois le serveur : il les met à jour.
the-copy-before-the-change-cannot-be-made = Les données viennent d’une version plus ancienne de futaie. Avant de les changer, il faut les copier dans { $file }, et c’est impossible : { $problem }. Rien n’a changé ; remédiez-y et relancez.
the-copy-cannot-be-brought-back = Impossible de rétablir { $file } dans { $folder } : { $problem }. Rien n’est perdu ; remédiez-y et réessayez.
another-server-uses-this-folder = Un autre serveur tourne avec les données de { $folder }. Arrêtez-le, ou nommez un autre dossier avec --data.
the-server-cannot-listen-there = Le serveur ne peut pas écouter à { $host }, port { $port } : { $problem }. Choisissez-en un autre avec --host et --port.
the-server-is-not-installed = Le serveur n’est pas installé ({ $problem }). Installez-le avec : pip install "futaie[serve]"
no-server-has-kept-anything-there = Aucun serveur n’a rien gardé dans { $folder }. Nommez son dossier avec --data.
the-file-exists-already = { $file } existe déjà. Nommez un nouveau fichier.
the-backup-cannot-be-made = Impossible de faire { $file } : { $problem }
backup-copying = Copie
backup-done = Tout est copié dans { $file }.
restore-done =
    { $matches ->
        [one] { $file } est rétabli : { $matches } partie, état du { $at }.
       *[other] { $file } est rétabli : { $matches } parties, état du { $at }.
    }
restore-aside = Ce qui était là auparavant se trouve dans { $file }.
export-reading = Lecture
export-left-out =
    { $matches ->
        [one] Une partie jouée avec d’anciennes règles est laissée de côté.
       *[other] { $matches } parties jouées avec d’anciennes règles sont laissées de côté.
    }
say-which-table-and-which-program = Dites quelle table et quel programme : futaie connect LIEN PROGRAMME
this-is-no-link-to-a-table = « { $url } » n’est pas le lien d’une table. Il ressemble à localhost:8000/K7Q2MX.
no-server-answers-there = Aucun serveur ne répond à { $url } : { $problem }
the-server-says-no = Le serveur dit : { $sentence }
the-program-has-left-the-table = La place est abandonnée. { $because }
connect-sitting = Le programme est assis à la place { $seat }.
connect-over = La partie est finie : place { $place } sur { $players }.
