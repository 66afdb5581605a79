title = Arboretum
about = Plantez des allées d’arbres, et gardez les cartes qui donnent le droit d’en marquer les points.

## Options

option-first = Qui commence.
option-species = Quelles essences sont en jeu.
option-ranks = La plus haute valeur des cartes.
option-hand = Combien de cartes chacun a en main.

## Noms

name-b = Épinette bleue
name-a = Cassia
name-c = Cerisier en fleur
name-d = Cornouiller
name-j = Jacaranda
name-m = Érable
name-o = Chêne
name-r = Flamboyant
name-t = Tulipier de Virginie
name-w = Saule pleureur

## La table

table = Tour { $turn }   pioche : { $deck }
species = essences :
hand = main :
pile = défausse :
paths = meilleures allées :

## Ce qui est demandé, ce que fait une action, ce qui s’est passé

ask-draw-the-first-of-two-cards = Piochez la première de vos deux cartes.
ask-draw-the-second-card = Piochez la seconde carte.
ask-which-card-to-plant = Quelle carte plantez-vous ?
ask-where-to-plant-it = Où plantez-vous la carte { NAME($card) } ? (colonne,ligne)
ask-which-card-to-discard = Quelle carte défaussez-vous ?
does-draw-from-the-deck = piocher une carte
does-draw-from-a-discard-pile = prendre la carte { NAME($card) } dans la défausse de { $seat }
does-plant-this-card = planter la carte { NAME($card) }
does-plant-it-there = en colonne { $x }, ligne { $y }
does-discard-this-card = défausser la carte { NAME($card) }
event-draw = { $seat } pioche une carte.
event-draw-seen = { $seat } pioche la carte { NAME($card) }.
event-take = { $seat } prend la carte { NAME($card) } dans la défausse de { $from }.
event-plant = { $seat } plante la carte { NAME($card) } en ({ $x },{ $y }).
event-discard = { $seat } défausse la carte { NAME($card) }.
event-end = La pioche est vide : la partie est terminée.

## Pourquoi non

draw-two-cards-first = Piochez d’abord deux cartes (encore { $left }).
you-have-drawn-two-cards-already = Vous avez déjà pioché deux cartes.
the-deck-is-empty = La pioche est vide.
the-discard-pile-is-empty = Cette défausse est vide.
nobody-sits-there = Il n’y a personne à cette place.
the-card-is-not-in-your-hand = La carte { NAME($card) } n’est pas dans votre main.
plant-a-card-first = Plantez d’abord une carte, puis défaussez.
you-have-planted-a-card-already = Vous avez déjà planté une carte : défaussez-en une maintenant.
choose-the-card-to-plant-first = Choisissez d’abord la carte à planter.
choose-where-to-plant-the-card-first = Choisissez d’abord où planter la carte { NAME($card) }, ou reprenez-la.
a-card-is-planted-there-already = En ({ $x },{ $y }), il y a déjà une carte.
the-cell-is-not-next-to-a-planted-card = ({ $x },{ $y }) n’est pas à côté d’une carte plantée.
the-first-card-is-planted-in-the-middle = La première carte se plante en (0,0) ; l’endroit ne change rien.
too-many-species-for-this-number-of-seats = { $species } essences, c’est trop pour { $seats } joueurs : au plus { $most }.
too-few-cards-are-left-for-the-deck = Il ne resterait que { $deck } cartes pour la pioche : il en faut au moins { $least }.
so-many-cards-are-left-that-a-garden-could-outgrow-the-table = Il resterait { $deck } cartes pour la pioche : il en faut au plus { $most }.

## Points

sheet-species = { $name } :
sheet-hand = somme { $sum }, la plus haute { $highest }
sheet-cancelled = { NAME($card) } ne compte pas : un adversaire a le 1
somebody-holds-more-of-this-species = pas le droit de marquer : { $sum } en main, quelqu’un a { $highest }
right-to-score-without-a-path = le droit de marquer, mais pas d’allée
one-for-each-card-of-the-path = un par carte de l’allée { $path }
one-more-for-each-card-of-a-path-of-one-species = un de plus par carte : toutes sont de cette essence
the-path-starts-with-a-1 = elle commence par un 1
the-path-ends-with-the-highest-rank = elle s’achève par la plus haute valeur

## Compter une vraie table

there-is-no-such-species = Il n’y a pas d’essence « { $species } ». Il y a : { $allowed }.
the-species-is-there-twice = L’essence { NAME($species) } est citée deux fois.
there-is-no-such-card = { $player } : il n’y a pas de carte « { $card } ». Une carte s’écrit avec une lettre et une valeur de 1 à 8, par exemple j7.
the-card-is-of-a-species-that-is-not-in-play = { $player } : { $card } ne peut pas être là, l’essence { NAME($species) } n’est pas en jeu.
the-card-is-there-twice = { $player } : { $card } est deux fois sur cette table.
two-cards-lie-in-one-place = { $player } : { $card } est à la même place que { $other }.
the-card-does-not-touch-the-garden = { $player } : { $card } ne touche pas le reste de l’arboretum.
the-garden-is-too-wide = { $player } : l’arboretum est trop grand ; on compte au plus { $most } colonnes et lignes.
count-player =
    { $points ->
        [one] { $name } : { $points } point, essences plantées : { $planted }
       *[other] { $name } : { $points } points, essences plantées : { $planted }
    }
count-no-right = { $sum } en main, pas le droit de marquer
count-path = { $sum } en main, allée { $path }
count-no-path = { $sum } en main, pas d’allée

## Regarder la table

pile-below = dessous :
command-seen = vues
look-seen = où chaque carte a été vue
seen-signs = A : dans l’arboretum de A   A- : dans la défausse de A   A+ : dans la main de A   · : non vue

## Sur la page

page-deck =
    Pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-deck-short = Pioche
page-piles = Pioche et défausses
page-pile = Défausse : { $name }, dessus { NAME($card) }
page-pile-empty = Défausse : { $name }, vide
page-pile-of = Défausse : { $name }
page-look-through =
    Regarder la défausse ({ $name }), { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-top-first = La carte du dessus vient en premier.
page-discard-here = défausser ici
page-known = tout le monde sait qu’elle est dans cette main
page-hand-of = Cartes en main : { $count }.
page-hand-name = Main : { $name }
page-garden-of = Arboretum : { $name }
page-enlarge =
    Agrandir l’arboretum ({ $name }), { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-cell-card = colonne { $x }, ligne { $y } : { NAME($card) }
page-cell-empty = colonne { $x }, ligne { $y } : vide
page-cell-open = colonne { $x }, ligne { $y } : planter ici { NAME($card) } ; { $told }
page-gain = allée { NAME($species) } { $points } ({ $more } de plus)
page-no-gain = aucune allée ne grandit
page-path = { NAME($species) } : { $points } points avec { $cards }
page-unseen = non vues
page-not-seen = non vue
page-in-garden = dans l’arboretum de { $name }
page-in-pile = dans la défausse de { $name }
page-in-hand = dans la main de { $name }
page-tracker = Cartes vues
page-sum = somme { $sum }
page-sum-all = Total
page-total = { $points } jusqu’ici
page-none-in-hand = aucune en main
page-right = peut marquer
page-no-right = ne marque pas
page-scoring = Le décompte
page-see-scoring = Voir le décompte
page-ask-where-to-plant-it = Où plantez-vous la carte { NAME($card) } ?
page-no-path = Pas encore d’allée
page-for-each-card = un par carte de l’allée
page-key-d = piocher
page-key-1-9 = défausse ou carte
page-key-g = arboretum
page-key-h = main
page-key-t = cartes vues
page-figure-plant = Là où c’est en pointillé, on peut planter une carte.
page-figure-cancelled = Un joueur a le 1 : la plus haute carte de l’adversaire dans cette essence ne compte pas.
page-figure-mixed = Une allée d’épinettes bleues avec d’autres arbres
page-figure-pure = Une allée d’épinettes bleues seulement
page-lost = une allée de { $points } points est perdue
page-event-plant =
    { $side ->
        [right] { $seat } plante la carte { NAME($card) } à droite de la carte { NAME($beside) }.
        [left] { $seat } plante la carte { NAME($card) } à gauche de la carte { NAME($beside) }.
        [above] { $seat } plante la carte { NAME($card) } au-dessus de la carte { NAME($beside) }.
        [below] { $seat } plante la carte { NAME($card) } au-dessous de la carte { NAME($beside) }.
       *[first] { $seat } plante la carte { NAME($card) }, son premier arbre.
    }
page-a-card-is-planted-there-already = Il y a déjà une carte ici.
page-the-cell-is-not-next-to-a-planted-card = Ce n’est pas à côté d’une carte plantée.
page-the-first-card-is-planted-in-the-middle = La première carte se plante au milieu ; l’endroit ne change rien.

## Compter une vraie table sur la page

page-entry-species = Essences en jeu : { $count }
page-entry-pick = Choisissez une carte, puis sa place ; ou l’inverse.
page-entry-where = { NAME($card) } : où se trouve-t-elle ?
page-entry-to-hand = Quelles cartes sont dans cette main ? Ensuite, touchez une place de l’arboretum.
page-entry-to-cell = Quelle carte est à la place marquée ? La suivante sera à sa droite.
page-entry-back = Remettre dans la boîte
page-entry-put-in-hand = Dans la main
page-entry-hand = Main : { $count }
page-entry-box = Les cartes de la boîte
page-entry-taken = { NAME($card) }, à { $name }
page-entry-odd = Cartes qui ne peuvent être montrées à leur place
page-entry-remove = Retirer { $card }
page-there-is-no-such-species = Il n’y a pas d’essence « { $species } ».
page-there-is-no-such-card = { $player } : il n’y a pas de carte « { $card } ».
page-the-card-is-of-a-species-that-is-not-in-play = { $player } : { NAME($card) } ne peut pas être là, cette essence n’est pas en jeu.
page-the-card-is-there-twice = { $player } : { NAME($card) } est deux fois sur cette table.
page-two-cards-lie-in-one-place = { $player } : { NAME($card) } est à la même place que { NAME($other) }.
page-the-card-does-not-touch-the-garden = { $player } : { NAME($card) } ne touche pas le reste de l’arboretum.

## Une première partie, expliquée

page-guide-welcome = Bienvenue ! Ici vous planterez des allées d’arbres. À la fin, une allée ne rapporte des points que si votre main vous en donne le droit.
page-guide-draw = Un tour commence par deux cartes. Prenez la première dans la pioche : pointez-la.
page-guide-draw-again = Vous avez vu la première carte ; prenez la seconde, dans la pioche ou au-dessus d’une défausse.
page-guide-plant = Plantez maintenant exactement une carte de votre main. Les valeurs d’une allée montent : pensez à ce qui viendra avant et après.
page-guide-cell = Les cases marquées sont libres. La première carte va où l’on veut, les autres à côté d’une carte plantée. Un nombre dit ce que vos allées gagneraient.
page-guide-discard = Pour finir votre tour, défaussez exactement une carte sur votre défausse. Elle reste visible : les autres peuvent la prendre, et vous aussi.
page-guide-piles = Votre adversaire a défaussé. Ce qui est au-dessus d’une défausse, vous pouvez le prendre, si cela vous plaît mieux que l’inconnu.
page-guide-paths = Une allée commence et finit par la même essence, et chaque carte est plus haute que la précédente. Entre les deux, tout est permis. Deux cartes suffisent.
page-guide-right = Attention à ce que vous gardez ! À la fin, qui a en main la plus haute somme d’une essence peut la compter. Ce qui est planté n’y compte plus.
page-guide-rival = Jetez de temps en temps un œil chez votre adversaire : ce qu’il plante dit ce que vous devriez garder en main.
page-guide-bonus = Chaque carte d’une allée vaut un point. À partir de quatre, toutes de la même essence, elles comptent double ; commencer par un 1 donne un bonus, finir par un 8 un plus grand.
page-guide-one-and-eight = Une ruse : en main, un 8 ne compte pas pour ce droit si un adversaire a le 1 de cette essence. Un 1 peut valoir la peine d’être gardé.
page-guide-deck-ends = La pioche s’épuise. Qui prend sa dernière carte finit son tour, puis c’est terminé. Prendre dans les défausses prolonge la partie.
page-guide-over = C’était votre première partie. Ici vous pouvez revoir le décompte, essence par essence. Bravo !
