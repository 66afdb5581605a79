title = Tout là-haut
about = Construisez la plus haute cabane, étage par étage, et passez votre main.

## Options

option-first = Qui commence.
option-strategic = Deux parties de suite ; dans la seconde, les mains passent dans l’autre sens.
option-late_draw = On pioche à la fin de son tour, et on garde cette carte jusqu’au suivant.
option-objective = Un objectif à atteindre, le même pour tous.
option-rounds = Le nombre de manches d’une partie.
option-cards = Quelles cartes sont en jeu.

## Noms

name-r = rouge
name-b = bleu
name-g = vert
name-y = jaune
name-v = violet
marked = { $number } { $mark }
name-red = rouge
name-blue = bleu
name-green = vert
name-yellow = jaune
name-violet = violet
name-monochrome = Monochrome
name-two-step = En deux temps
name-efficient = Efficace
name-diversified = Diversifié
name-little-treehouse = Petite cabane

## La table

game-of-two = Partie { $half } sur 2
table = Tour { $turn }   manche { $round } sur { $rounds }   pioche : { $deck }
order-of-play =
    { $direction ->
        [left] Ordre de jeu : { $order } ; la main passe à gauche.
       *[right] Ordre de jeu : { $order } ; la main passe à droite, dans l’autre sens.
    }
late-draw = Pioche tardive : après avoir construit, on pioche une carte que l’on garde.
objective =
    { $name ->
        [monochrome] Objectif { NAME($name) }, { $points } points : le plus d’étages d’une même couleur.
        [two-step] Objectif { NAME($name) }, { $points } points : exactement trois étages dans chacune de deux couleurs.
        [efficient] Objectif { NAME($name) }, { $points } points : personne n’a moins de couleurs.
        [diversified] Objectif { NAME($name) }, { $points } points : le plus de couleurs à deux étages ou plus.
       *[little-treehouse] Objectif { NAME($name) }, { $points } points : le plus petit score, bonus de suite compris.
    }
grey = gris (face cachée)
first-game = Première partie
second-game = Seconde partie
floors = étages
longest-run = plus longue suite
run-bonus = bonus de suite
objective-bonus = objectif
total = total
total-now = total actuel
first-game-row = première partie
together = les deux parties
keeps = carte gardée
hand = main de { $seat }
hand-hidden =
    { $count ->
        [one] La main est à { $seat } : { $count } carte.
       *[other] La main est à { $seat } : { $count } cartes.
    }
drawn = piochée
kept = gardée
known = Cartes que vous avez passées, encore en main ou posées face cachée : { $cards }
deck-cards = Pioche, à partir du dessus : { $cards }
left-over = Il reste dans la main : { $cards }

## Ce qui est demandé, ce que fait une action, ce qui s’est passé

ask-which-card-to-build-on-the-stump =
    { $to ->
        [none] Posez une carte sur votre souche, face visible ou cachée. Dernier tour.
       *[other] Posez une carte sur votre souche, face visible ou cachée. Le reste va à { $to }.
    }
ask-which-card-to-build-on-grey =
    { $to ->
        [none] Posez une carte sur le gris, face visible ou cachée. Dernier tour.
       *[other] Posez une carte sur le gris, face visible ou cachée. Le reste va à { $to }.
    }
ask-which-card-to-build-on-a-floor-with-a-colour =
    { $to ->
        [none] Posez sur le { NAME($floor) } : même couleur ou valeur, ou face cachée. Dernier tour.
       *[other] Posez sur le { NAME($floor) } : même couleur ou valeur, ou face cachée. Le reste à { $to }.
    }
does-build-this-card-face-up =
    { $matches ->
        [both] { NAME($card) } : +{ $adds }, même couleur et valeur, suite de { $run }
        [colour] { NAME($card) } : +{ $adds }, même couleur, suite de { $run }
        [value] { NAME($card) } : +{ $adds }, même valeur, suite de { $run }
       *[nothing] { NAME($card) } : +{ $adds }, suite de { $run }
    }
does-build-this-card-face-down = { NAME($card) } face cachée : +{ $adds }, deux étages gris
event-build =
    { $face ->
        [down] { $seat } pose une carte face cachée.
       *[up] { $seat } pose la carte { NAME($card) }.
    }
event-build-seen = { $seat } pose la carte { NAME($card) } face cachée.
event-pass =
    { $count ->
        [one] { $seat } passe { $count } carte à { $to }.
       *[other] { $seat } passe { $count } cartes à { $to }.
    }
event-pass-seen = { $seat } passe à { $to } : { $cards }
event-draw = { $seat } pioche une carte.
event-draw-seen = { $seat } pioche la carte { NAME($card) }.
event-half = La première partie est terminée : { $scores }.
event-start =
    { $objective ->
        [none] { $first } commence la seconde partie ; les mains passent à droite.
       *[other] { $first } commence la seconde partie (mains à droite). Objectif : { NAME($objective) }.
    }
event-end = La dernière carte est posée : la partie est terminée.

## La page

page-tree-of = Arbre de { $name }
page-stump = seulement la souche
page-card-down = face cachée : deux étages gris
page-card-down-known = face cachée, connue de vous : { NAME($card) }
page-run-longest =
    { $length ->
        [one] plus longue suite de tous : { $length } étage, { NAME($colour) } ; { $points } point
       *[other] plus longue suite de tous : { $length } étages, { NAME($colour) } ; { $points } points
    }
page-run-shorter =
    { $length ->
        [one] plus longue suite : { $length } étage, { NAME($colour) } ; ailleurs, il y en a une de { $longest }
       *[other] plus longue suite : { $length } étages, { NAME($colour) } ; ailleurs, il y en a une de { $longest }
    }
page-run-none = pas encore d’étage de couleur
page-goal-monochrome = étages d’une même couleur : { $counts }
page-goal-two-step = couleurs à exactement trois étages : { $counts }
page-goal-efficient = couleurs : { $counts }
page-goal-diversified = couleurs à deux étages ou plus : { $counts }
page-goal-little-treehouse = score sans l’objectif : { $counts }
page-met = l’objectif est atteint en l’état
page-not-met = l’objectif n’est pas atteint en l’état
page-first-was = première partie : { $points }
page-two-games = Les deux parties
page-game = Partie { $half }
page-goes-left = vers la gauche
page-goes-right = vers la droite
page-look-at-first = Première partie
page-turned = La seconde partie : les mains passent maintenant à droite.
page-starts-second = { $first } avait le moins de points et commence.
page-round = Manche { $round } sur { $rounds }
page-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
page-first = { $first } a commencé
page-late-draw = Pioche tardive
page-you-keep = Gardée pour le prochain tour : { NAME($card) }
page-left-over = Reste dans la main
page-lift-hint = Touchez une carte, ou glissez-la sur votre arbre.
page-build-up = Face visible
page-build-down = Face cachée
page-put-back = Reposer la carte
page-score-after = Alors { $points } points.
page-match-both = couleur et valeur
page-match-colour = même couleur
page-match-value = même valeur
page-match-any = tout va
page-match-down = face cachée
page-match-no = ne va pas
page-ask-which-card-to-build-on-the-stump =
    { $to ->
        [none] Quelle carte posez-vous sur votre souche ? C’est le dernier tour.
       *[other] Quelle carte posez-vous sur votre souche ? Les autres vont à { $to }.
    }
page-ask-which-card-to-build-on-grey =
    { $to ->
        [none] Quelle carte posez-vous ? Sur le gris, tout va. C’est le dernier tour.
       *[other] Quelle carte posez-vous ? Sur le gris, tout va. Les autres vont à { $to }.
    }
page-ask-which-card-to-build-on-a-floor-with-a-colour =
    { $to ->
        [none] Quelle carte posez-vous sur le { NAME($floor) } ? C’est le dernier tour.
       *[other] Quelle carte posez-vous sur le { NAME($floor) } ? Les autres vont à { $to }.
    }
page-event-pass-seen = { $seat } passe à { $to } : { $cards }.
page-event-half = La première partie est terminée : { $scores }.
page-tracker = Où sont les cartes
page-in-up = dans l’arbre de { $name }
page-in-down = face cachée dans l’arbre de { $name }
page-in-kept = gardée par { $name }
page-in-hand = dans la main en ce moment
page-in-known = passée par vous : encore dans la main, ou face cachée
page-in-gone = passée par vous et disparue : quelqu’un l’a posée face cachée
page-in-deck = dans la pioche
page-in-unseen = pas encore vue
page-unseen-count = Pas encore vues : { $count }.
page-signs = Une lettre : dans cet arbre ; ▾ face cachée ; ● dans la main ; ↻ passée par vous ; ▿ disparue, donc face cachée quelque part ; + gardée.
page-key-1-9 = prendre une carte
page-key-f = face cachée
page-key-h = main
page-key-t = où sont les cartes
page-scoring = Le décompte
page-see-scoring = Voir le décompte
page-stage-floors = étages
page-stage-run = plus longue suite
page-stage-objective = objectif
page-floors-sum =
    { $floors ->
        [one] { $floors } étage depuis le sol
       *[other] { $floors } étages depuis le sol
    }
page-figure-card = Un 3 rouge en bas, un 3 vert en haut ; face cachée, une carte fait deux étages gris de 2.
page-figure-fits = Sur un 3 vert : une carte va par la couleur, une par la valeur, une ne va pas.
page-figure-run = À gauche, une suite de quatre étages verts. À droite, une carte face cachée coupe la suite jaune.

## Pourquoi non

the-card-is-not-in-your-hand = La carte { NAME($card) } n’est pas dans votre main.
the-lower-floor-matches-your-top-floor-neither-in-colour-nor-in-value = Sur votre { $value_below } { NAME($colour_below) }, il faut du { NAME($colour_below) } ou un { $value_below }, ou une carte face cachée.
there-are-too-few-cards-for-so-many-rounds = { $cards } cartes ne suffisent pas pour autant de manches : il en faut au moins { $least }.

## Points

the-floors-of-a-card = { NAME($card) }
two-grey-floors-of-a-card-built-face-down = une carte face cachée : deux étages gris
the-longest-run-of-one-colour =
    { $length ->
        [one] plus longue suite, en { NAME($colour) } : { $length } étage
       *[other] plus longue suite, en { NAME($colour) } : { $length } étages
    }
somebody-has-a-longer-run-of-one-colour =
    { $length ->
        [0] pas de bonus de suite : aucun étage de couleur
       *[other] pas de bonus de suite : suite de { $length }, la plus longue est de { $longest }
    }
nobody-has-a-floor-with-a-colour = pas de bonus de suite : personne n’a d’étage de couleur
the-objective-is-met =
    { $objective ->
        [monochrome] objectif { NAME($objective) } atteint (étages d’une même couleur : { $counts })
        [two-step] objectif { NAME($objective) } atteint (couleurs à exactement trois étages : { $counts })
        [efficient] objectif { NAME($objective) } atteint (couleurs : { $counts })
        [diversified] objectif { NAME($objective) } atteint (couleurs à deux étages ou plus : { $counts })
       *[little-treehouse] objectif { NAME($objective) } atteint (score sans l’objectif : { $counts })
    }
the-objective-is-not-met =
    { $objective ->
        [monochrome] objectif { NAME($objective) } manqué (étages d’une même couleur : { $counts })
        [two-step] objectif { NAME($objective) } manqué (couleurs à exactement trois étages : { $counts })
        [efficient] objectif { NAME($objective) } manqué (couleurs : { $counts })
        [diversified] objectif { NAME($objective) } manqué (couleurs à deux étages ou plus : { $counts })
       *[little-treehouse] objectif { NAME($objective) } manqué (score sans l’objectif : { $counts })
    }
sheet-game =
    { $half ->
        [1] Première partie : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Seconde partie : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
sheet-floors = étages :
tie = { $seats } sont à égalité : { $winner } a joué en dernier et gagne.

## Compter une vraie table

there-is-no-such-card = { $player } : il n’y a pas de carte « { $card } ». Une carte s’écrit { $example }, face cachée -{ $example }, ou - si personne ne la connaît.
there-is-no-such-floor = { $player } : il n’y a pas d’étage « { $floor } ». Un étage s’écrit { $example }, un étage gris { $grey }.
the-number-of-floors-is-odd = { $player } : un nombre impair d’étages ({ $floors }), et chaque carte en a deux.
the-card-shows-violet-which-two-players-do-not-use = { $player } : { $card } montre du violet ; à deux joueurs, on joue sans ces cartes.
the-card-is-there-too-often = { $player } : { $card } est { $found } fois sur cette table ; dans la boîte, il n’y en a que { $copies }.
the-card-does-not-fit-on-the-one-below = { $player } : { $card } ne va pas sur { $below }, ni par la couleur ni par la valeur.
the-tree-has-another-number-of-cards-than-there-are-rounds =
    { $cards ->
        [one] { $player } : l’arbre a { $cards } carte, et le nombre de manches était { $rounds }.
       *[other] { $player } : l’arbre a { $cards } cartes, et le nombre de manches était { $rounds }.
    }
both-games-have-the-same-objective = La seconde partie a le même objectif que la première, { NAME($objective) } : il en faut un autre.
count-player =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
count-floors = étages
count-starts = { $name }, qui a le moins de points dans la première partie, commence la seconde.
count-winner = { $name } gagne.
count-tie = { $names } sont à égalité : { $name } a joué en dernier et gagne.

## Données des cartes

the-file-is-not-toml = { $file } n’est pas du TOML : { $problem }
the-file-lists-no-cards-or-too-many = { $file } : les cartes ([[card]]) manquent, ou il y en a plus de { $most }.
a-field-is-missing-or-unknown = { $file }, { $where } : il faut ces champs, et aucun autre : { $allowed }.
the-field-cannot-have-this-value = { $file }, { $where } : cette valeur n’est pas possible. Valeurs possibles : { $allowed }.
the-card-is-listed-twice = { $file } : { $card } est citée deux fois.
the-cards-do-not-add-up-to-the-stated-total = { $file }, totals : { $total } vaut { $stated }, mais les cartes donnent { $found }.
the-rulebook-counts-other-cards =
    { $total ->
        [with_violet] { $file } : { $found } cartes avec du violet, alors que la règle en compte { $wanted }.
       *[cards] { $file } : { $found } cartes, alors que la règle en compte { $wanted }.
    }
box-totals = { $cards } cartes, dont { $with_violet } avec du violet. Tous les étages : { $floors } ; sans les cartes avec du violet : { $without_violet }.
box-ties =
    { $ties ->
        [yes] { NAME($objective) } : tous ceux qui ont le moins de couleurs l’atteignent.
       *[no] { NAME($objective) } : seul celui qui a moins de couleurs que tous les autres l’atteint.
    }

## Compter une vraie table sur la page

page-entry-options = Manches, objectif, deux parties
page-entry-rounds = Manches
page-entry-usual = comme d’habitude
page-entry-objective = Objectif
page-entry-second_objective = Objectif de la seconde partie
page-entry-two-games = Deux parties (variante stratégique)
page-entry-order = Saisissez les joueurs dans l’ordre du jeu, en commençant par le premier joueur.
page-entry-box = Les cartes de la boîte
page-entry-left = { NAME($card) }, il en reste { $left }
page-entry-build = Touchez les cartes de cet arbre, en partant du sol.
page-entry-down = face cachée : { NAME($card) }
page-entry-turn = La retourner
page-entry-up = Plus haut
page-entry-lower = Plus bas
page-entry-remove = La retirer
page-there-is-no-such-card = { $player } : il n’y a pas de carte « { $card } ».
page-the-card-shows-violet-which-two-players-do-not-use = { $player } : { NAME($card) } ne peut pas être là ; à deux joueurs, on joue sans le violet.
page-the-card-is-there-too-often = { $player } : { NAME($card) } est { $found } fois sur cette table ; dans la boîte, il n’y en a que { $copies }.
page-the-card-does-not-fit-on-the-one-below = { $player } : { NAME($card) } ne va pas sur { NAME($below) }, ni par la couleur ni par la valeur.

## Une première partie, expliquée

page-guide-welcome = Bienvenue ! Voici votre arbre, encore une souche. Carte sur carte il devient une cabane, et les valeurs de ses étages sont vos points.
page-guide-hand = Cette main est à vous pour un tour. On y a ajouté une carte piochée ; vous en construisez une, et les autres passent à votre voisin.
page-guide-stump = Sur la souche, toute carte convient. Choisissez-en une, puis construisez-la face visible ; votre arbre montre ce que cela donnerait.
page-guide-fits = Désormais, l’étage du bas d’une nouvelle carte doit avoir la même couleur ou la même valeur que votre étage le plus haut. La main marque ce qui convient.
page-guide-face-down = Rien de bon ? Face cachée, toute carte convient : deux étages gris de 2. Le gris coupe une suite, mais sur du gris tout convient de nouveau.
page-guide-passed = Ce que vous passez, votre voisin peut le construire. Ici est noté ce que vous savez des cartes : veillez à ce que vous laissez.
page-guide-run = Des étages d’une couleur qui se suivent forment une suite. La plus longue suite de tous les arbres rapporte sa longueur, en plus des étages.
page-guide-rival = Regardez l’autre arbre : qu’est-ce qui conviendrait à son sommet ? Mieux vaut ne pas laisser justement cela dans la main.
page-guide-last = C’est le dernier tour de table. Plus rien ne doit convenir par-dessus : construisez ce qui vous rapporte le plus.
page-guide-over = C’était votre première cabane. Ici vous pouvez revoir le décompte, étage par étage. Bien construit !
