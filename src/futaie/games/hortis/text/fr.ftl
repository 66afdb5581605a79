title = Hortis
about = Superposez neuf cartes, chaque arbre sur un arbre du même fruit, et récoltez ce qui pousse.

## Options

option-deck = Les cartes et les recettes : votre propre fichier à la place de nos cartes reconstituées.
option-cards = Combien de cartes on pose, la première comprise.
option-pool = Les numéros des cartes parmi lesquelles on pioche.
option-recipes = Le défi des recettes : deux recettes au hasard, ou celles qui ont ces deux numéros.

## Noms

name-orange = orange
name-lemon = citron jaune
name-lime = citron vert
name-fruit-cocktail = Cocktail de fruits
name-tutti-frutti = Tutti Frutti
name-lime-cordial = Sirop de citron vert
name-orange-juice = Jus d’orange
name-lemon-soda = Soda au citron
name-lemon-meringue-pie = Tarte au citron meringuée
name-key-lime-pie = Tarte au citron vert
name-market-stall = Étal du marché
name-windfall-jam = Confiture de fruits tombés
name-harvest-festival = Fête des récoltes
name-nut-brittle = Nougatine
name-lemon-and-lime-sorbet = Sorbet aux deux citrons
name-five-o-clock-tea = Thé de cinq heures
name-rainbow-cake = Gâteau arc-en-ciel
name-fruit-kebab = Brochette de fruits
name-twin-tarts = Tartelettes jumelles
name-clear-broth = Bouillon clair
name-orange-marmalade = Marmelade d’oranges

## La table

table = Tour { $turn } sur { $turns }   cartes à piocher : { $pile }
deck-name = cartes : { $name }
next-cards = prochaines cartes : { $cards }
unseen-cards = pas encore vues : { $cards }
legend = O2 arbre à 2 fruits   .. clairière
legend-dice = O=5 dé sur arbre   O=15 brouette   O.5 dé sur clairière (0 pt)   ~O~ écureuil
seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
placed = a posé sa carte
stopped = ne peut plus rien poser
item = { $name } : { $value }
supply = réserve :
wheelbarrow = brouette
squirrel = écureuil
hand = main :
places = Carte { $card }/{ $turn } : où poser son coin supérieur gauche, et ce que cela rapporte
places-legend = ~ l’écureuil arrive   ? pas assez pour tous : vous choisissez   · interdit
target-so-far = objectif { $target } : { $points } pour l’instant
other-cards = Les { $count } autres cartes font une nouvelle partie :

## Recettes

recipe = Recette { $number } : { $name } (objectif { $target })
recipe-without-wheelbarrow = (ici, la brouette ne compte pas comme un dé)
condition = { $measure } : { $bound }
condition-squirrel = l’écureuil est dans le verger
condition-no-squirrel = pas d’écureuil dans le verger
so-far = ({ $size } pour l’instant)
one-of = { $items } ou { $last }
bound-exactly = exactement { $number }
bound-at-least = au moins { $number }
bound-at-most = au plus { $number }
bound-between = de { $least } à { $most }
dice =
    { $fruits ->
        [any] dés
       *[other] dés { $fruits }
    }{ $values ->
        [any] { "" }
       *[other] { " " }de valeur { $values }
    }{ $on ->
        [tree] { " " }sur des arbres
        [glade] { " " }sur des clairières
       *[any] { "" }
    }
measure-dice = { $dice }
measure-group = plus grand groupe de { $dice }
measure-line = plus longue ligne droite de { $dice }
measure-same = plus grand nombre de dés de même valeur parmi les { $dice }
measure-values = valeurs différentes parmi les { $dice }
measure-fruits = fruits différents parmi les { $dice }
measure-sets = séries complètes ({ $fruits }) parmi les { $dice }
measure-squirrel = écureuil dans le verger
gives-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gives-for-each =
    { $points ->
        [one] { $points } point × { $measure }
       *[other] { $points } points × { $measure }
    }
gives-again = les points des { $dice } comptent une seconde fois
gives-percent = le total est porté à { $percent } %

## Ce qui est demandé, ce que fait une action, ce qui s’est passé

ask-which-card-to-lay-and-how = Quelle carte posez-vous, et dans quel sens ? (carte/degrés)
ask-where-to-lay-it = Où posez-vous le coin supérieur gauche de { $card }/{ $turn } ? (colonne,ligne)
ask-which-tree-gets-the-wheelbarrow = Il n’y a qu’une brouette : quel panier remplace-t-elle ?
ask-which-tree-gets-a-die =
    { $left ->
        [one] Il ne reste qu’un dé { NAME($fruit) } : quel arbre le reçoit ?
       *[other] Il ne reste que { $left } dés { NAME($fruit) } : quel arbre reçoit le prochain ?
    }
does-take-this-card =
    { $places ->
        [one] { $face }   ({ $places } place)
       *[other] { $face }   ({ $places } places)
    }
does-lay-it-there =
    { $squirrel ->
        [yes] { $gain } pts : { $dice } ; l’écureuil arrive
       *[no] { $gain } pts : { $dice }
    }
does-lay-it-there-and-choose =
    { $squirrel ->
        [yes] { $gain } pts : { $dice } ; l’écureuil arrive ; puis vous répartissez le reste
       *[no] { $gain } pts : { $dice } ; puis vous répartissez le reste
    }
does-give-it-to-this-tree = case { $cell } de la carte, en ({ $x },{ $y }) : { $dice }, { $gain } pts
event-place =
    { $squirrel ->
        [None] { $seat } pose la carte { $card }/{ $turn } en ({ $x },{ $y }) : { $written }. Récolte : { $base }.
       *[other] { $seat } pose la carte { $card }/{ $turn } en ({ $x },{ $y }) : { $written }. L’écureuil arrive ! Récolte : { $base }.
    }
event-placed = { $seat } a posé sa carte.
event-placed-seen = Vous avez posé la carte { $card }/{ $turn } en ({ $x },{ $y }) : { $written }.
event-draw = La carte { $card } est piochée.
event-stop = { $seat } ne peut plus rien poser et s’arrête.
event-end = La dernière carte est posée : la partie est terminée.

## Pourquoi non

the-card-is-not-in-your-hand = La carte { $card } n’est pas dans votre main.
turned-like-this-the-card-fits-nowhere = Tournée de { $turn } degrés, la carte { $card } ne peut aller nulle part.
choose-the-card-to-lay-first = Choisissez d’abord la carte à poser, par exemple 12/90.
choose-where-to-lay-the-card-first = Choisissez d’abord où poser la carte { $card }, ou reprenez-la.
the-card-must-cover-a-part-of-your-orchard = En ({ $x },{ $y }), la carte ne couvrirait rien de votre verger.
the-squirrels-tree-is-never-covered = On ne couvre jamais l’arbre de l’écureuil, en ({ $x },{ $y }).
a-tree-does-not-match-and-your-squirrel-is-out-already = L’arbre en { $where } ne correspond pas à ce qu’il couvre, et votre écureuil est déjà en jeu.
only-one-tree-may-differ-from-what-it-covers = Les arbres en { $where } ne correspondent pas à ce qu’ils couvrent. Un seul peut différer, grâce à l’écureuil.
choose-which-trees-get-what-is-left-first = Choisissez d’abord l’arbre qui reçoit ce qui reste, par exemple !4.
there-is-nothing-to-share-out-now = Il n’y a rien à répartir maintenant.
this-tree-does-not-wait-for-it = La case { $cell } de la carte n’en demande pas.
trees-are-chosen-in-reading-order = On choisit les cases dans l’ordre de lecture : à partir de { $least }.
too-few-trees-would-be-left-for-the-rest = Après la case { $cell }, il n’en resterait pas assez : il faut en choisir { $owed }.
the-deck-has-no-such-card = Il n’y a pas de carte { $card } dans le paquet.
the-deck-has-no-such-recipe = Il n’y a pas de recette { $recipe } dans le paquet.
the-deck-has-too-few-recipes = Le paquet a { $recipes } recettes : il en faut { $least } pour le défi.
there-are-too-few-cards-to-draw-from = Il n’y a que { $cards } cartes à piocher : il en faut { $least }.

## Vos propres cartes

the-deck-cannot-be-read = Impossible de lire les cartes de { $file }.
the-deck-is-too-large = { $file } est trop gros : au plus { $most } caractères.
a-line-of-the-deck-is-too-long = { $file } a une ligne de plus de { $most } caractères.
the-deck-is-not-text-in-utf-8 = { $file } n’est pas du texte en UTF-8.
the-deck-is-not-toml = { $file } n’est pas du TOML : { $problem }
the-deck-is-not-json = { $file } n’est pas du JSON.
the-deck-does-not-have-this-hash = Les cartes { $file } ne sont pas celles attendues : leur empreinte est { $hash }.
a-field-is-missing = { $file }, { $where } : ce champ manque.
there-is-no-such-field = { $file }, { $where } : ce champ n’existe pas. Il y a : { $allowed }.
the-field-cannot-have-this-value = { $file }, { $where } ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
the-number-is-there-twice = { $file }, { $where } : ce numéro figure deux fois.
a-card-has-five-trees-and-one-glade =
    { $glades ->
        [0] { $file }, { $where } : une carte a cinq arbres et une clairière ; ici, aucune clairière.
       *[other] { $file }, { $where } : une carte a cinq arbres et une clairière ; ici, { $glades } clairières.
    }
there-is-no-card-with-this-number = { $file }, { $where } : aucune carte n’a ce numéro.
reconstructed-deck = Cartes reconstituées
deck-title = { $name } : { $cards } cartes, { $recipes } recettes

## Points

sheet-on-glades = (sur des clairières, sans points : { $values })
sheet-squirrel =
    { $dice ->
        [0] l’écureuil
        [one] l’écureuil, { $dice } dé sur un arbre voisin
       *[other] l’écureuil, { $dice } dés sur des arbres voisins
    }
a-die-on-a-tree = dé { NAME($fruit) } en ({ $x },{ $y })
the-wheelbarrow-on-a-tree = la brouette en ({ $x },{ $y })
on-a-glade-nothing-counts = dé { NAME($fruit) } de { $value } sur une clairière en ({ $x },{ $y })
the-squirrel-is-in-the-orchard = l’écureuil en ({ $x },{ $y })
on-a-tree-next-to-the-squirrel = un dé à côté de l’écureuil en ({ $x },{ $y })
a-recipe = recette { $recipe } : { $name }
a-recipe-that-gives-nothing = recette { $recipe } : { $name }, pas réalisée
dice-used =
    { $dice ->
        [one] { $dice } dé utilisé
       *[other] { $dice } dés utilisés
    }
rank =
    { $rank ->
        [0] { $range } : une maigre récolte.
        [1] { $range } : de quoi garnir le petit déjeuner.
        [2] { $range } : une bonne année.
        [3] { $range } : les voisins sont jaloux.
        [4] { $range } : une récolte splendide !
       *[5] { $range } : le verger n’a plus de secrets pour vous !
    }
target =
    { $met ->
        [yes] L’objectif de { $target } est atteint !
       *[no] L’objectif de { $target } n’est pas atteint.
    }

## Compter une vraie table

this-is-not-a-cell-of-an-orchard = { $player }, ligne { $row }, colonne { $column } : « { $cell } » n’est pas une case. Il y a : { $allowed }.
no-die-shows-this = { $player }, ligne { $row }, colonne { $column } : « { $cell } » est impossible, un dé montre { $allowed } (15 : la brouette).
the-rows-are-not-equally-long = { $player }, la ligne { $row } a { $cells } cases, la première en a { $wanted }. Écrivez - là où il n’y a rien.
the-orchard-is-not-in-one-piece = { $player }, ligne { $row }, colonne { $column } : « { $cell } » ne touche pas le reste du verger.
the-orchard-is-too-wide = { $player } : le verger a { $cells } cases de large ; avec { $cards } cartes, il en a au plus { $most }.
the-orchard-is-smaller-than-a-card = { $player } : le verger a { $cells } cases, moins que les { $least } d’une seule carte.
the-orchard-is-larger-than-the-cards = { $player } : le verger a { $cells } cases ; avec { $cards } cartes, il y en a au plus { $most }.
the-card-laid-last-shows-its-glade = { $player } : il n’y a pas de clairière, et la dernière carte posée en montre toujours une (..).
there-are-more-glades-than-cards = { $player } : il y a { $glades } clairières, et seulement { $cards } cartes qui en ont une chacune.
there-are-more-dice-than-in-the-box = { $player } : il y a { $dice } dés { NAME($fruit) }, et seulement { $most } dans la boîte.
there-is-more-than-one-wheelbarrow = { $player }, ligne { $row }, colonne { $column } : « { $cell } » est une seconde brouette, et il n’y en a qu’une.
there-is-more-than-one-squirrel = { $player }, ligne { $row }, colonne { $column } : « { $cell } » est un second écureuil, et il n’y en a qu’un.
so-much-fruit-needs-more-trees = { $player } : il faut au moins { $needed } cases superposées pour ces dés ; { $cards } cartes en ont { $most }.
there-is-no-recipe-with-this-number = Il n’y a pas de recette { $recipe } parmi les cartes reconstituées. Écrivez en entier celle de votre boîte, comme dans un fichier de cartes.
the-recipe-is-there-twice = La recette { $recipe } figure deux fois.
the-challenge-has-two-recipes = Le défi compte deux recettes, pas { $recipes }. Dans une partie standard, n’écrivez pas « recipes ».
count-player =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }

## Sur la page

page-points =
    { $points ->
        [one] point
       *[other] points
    }
page-rank =
    { $rank ->
        [0] une maigre récolte pour l’instant
        [1] de quoi faire un petit déjeuner
        [2] une bonne année
        [3] les voisins sont jaloux
        [4] une récolte splendide
       *[5] maîtrise du verger
    }
page-next-rank = mieux à partir de { $points }
page-your-cards = Cartes en main
page-card-of = Carte { $card } : { $cells }
page-tree =
    { $fruits ->
        [one] arbre ({ NAME($fruit) }), { $fruits } fruit
       *[other] arbre ({ NAME($fruit) }), { $fruits } fruits
    }
page-glade = clairière
page-nothing = rien
page-die-on-tree =
    { $value ->
        [10] panier ({ NAME($fruit) }), 10
        [15] brouette ({ NAME($fruit) }), 15
       *[other] dé de { $value } ({ NAME($fruit) })
    }
page-die-on-glade =
    { $value ->
        [10] panier ({ NAME($fruit) }) sur une clairière, ne compte pas
        [15] brouette ({ NAME($fruit) }) sur une clairière, ne compte pas
       *[other] dé de { $value } ({ NAME($fruit) }) sur une clairière, ne compte pas
    }
page-squirrel-on = l’écureuil ({ NAME($fruit) }), jamais recouvert
page-turn-left = Tourner vers la gauche
page-turn-right = Tourner vers la droite
page-place-of = colonne { $x }, ligne { $y } : points { $gain }, { $points } en tout. { $dice }.
page-lay = Poser
page-lay-and-share = Poser et choisir
page-orchard-of = Verger : { $name }
page-orchards = Tous les vergers
page-chooses = choisit
page-supply = Ce qui reste
page-dice-left =
    { $left ->
        [0] plus de dé ({ NAME($fruit) })
        [one] { $left } dé restant ({ NAME($fruit) })
       *[other] { $left } dés restants ({ NAME($fruit) })
    }
page-wheelbarrow-left = la brouette est encore là
page-wheelbarrow-out = la brouette est dans le verger
page-squirrel-left = l’écureuil n’est pas encore venu
page-squirrel-out = l’écureuil est dans le verger
page-ask-which-card-to-lay-and-how = Quelle carte posez-vous ?
page-ask-where-to-lay-it = Où va la carte { $card } ?
page-round = tour { $turn } sur { $turns }
page-recipes = Recettes
page-met = remplie
page-not-met = pas encore remplie
page-harvest = Récolte
page-card = Carte { $card }
page-other-cards = Les { $count } autres cartes font une autre partie.
page-play-the-others = Jouer les { $count } autres
page-unseen-cards = Encore { $pile } à piocher, parmi ces { $count }
page-next-cards = Prochaines cartes : { $count }
page-squirrel-comes = L’écureuil arrive.
page-back-to-mine = Retour à mon verger
page-figure-card = Une carte : cinq arbres à un ou deux fruits, et une clairière.
page-figure-dice = Un dé grandit jusqu’à 6, puis c’est un panier, puis la brouette.
page-figure-covered = Citron jaune sur citron jaune : 2 fruits et 1 font un 3. Citron vert sur citron vert : un 2. Ni l’arbre sur la clairière vide ni la nouvelle clairière ne reçoivent de dé.
page-figure-squirrel = L’orange ne va pas sur le citron vert : l’écureuil s’y installe, et coûte un point pour lui et un pour le dé à côté.
page-keys = Touches : 1 et 2 soulèvent une carte, R la tourne, les flèches la déplacent, Entrée la pose, Échap la remet en main. La molette la tourne aussi.
page-ask-which-tree-gets-a-die =
    { $left ->
        [one] Un dernier dé ({ NAME($fruit) }) : pour quel arbre ?
       *[other] { $left } dés ({ NAME($fruit) }) : pour quel arbre le prochain ?
    }
page-event-place =
    { $squirrel ->
        [None] { $seat } pose la carte { $card } : { $grown }. Récolte : { $base }.
       *[other] { $seat } pose la carte { $card } : { $grown }. L’écureuil arrive ! Récolte : { $base }.
    }
page-event-placed-seen = { $seat } a posé la carte { $card } : { $grown }.
page-grown =
    { $value ->
        [10] panier ({ NAME($fruit) })
        [15] brouette ({ NAME($fruit) })
       *[other] { NAME($fruit) } { $value }
    }
page-nothing-grows = rien ne pousse
page-the-card-must-cover-a-part-of-your-orchard = Ici, la carte ne couvrirait rien de votre verger.
page-the-squirrels-tree-is-never-covered = On ne couvre jamais l’arbre de l’écureuil.
page-a-tree-does-not-match-and-your-squirrel-is-out-already = L’arbre marqué ne correspond pas à ce qu’il couvre, et votre écureuil est déjà en jeu.
page-only-one-tree-may-differ-from-what-it-covers = Les arbres marqués ne correspondent pas à ce qu’ils couvrent. Un seul peut différer, grâce à l’écureuil.
page-turned-like-this-the-card-fits-nowhere = Tournée ainsi, la carte { $card } ne peut aller nulle part.
page-rank-reached =
    { $rank ->
        [0] Une maigre récolte.
        [1] De quoi garnir le petit déjeuner.
        [2] Une bonne année.
        [3] Les voisins sont jaloux.
        [4] Une récolte splendide !
       *[5] Le verger n’a plus de secrets pour vous !
    }

## Compter une vraie table sur la page

page-entry-fruit = Fruit
page-entry-what = Ce qui s’y trouve
page-entry-on-glade = Le dé est sur une clairière
page-entry-tree = arbre : { NAME($fruit) }
page-entry-paint = Choisissez ce qui s’y trouve, puis touchez les cases ; touchez encore pour vider. Un arbre sans dé n’a pas besoin de nombre de fruits.
page-entry-cell = ligne { $row }, colonne { $column } : { $told }
page-entry-recipes = Défi des recettes
page-entry-recipe = Recette { $number } sur 2
page-this-is-not-a-cell-of-an-orchard = { $player }, ligne { $row }, colonne { $column } : « { $cell } » ne peut pas être là.
page-no-die-shows-this = { $player }, ligne { $row }, colonne { $column } : aucun dé ne montre cela. Un dé montre { $allowed } (15 : la brouette).
page-the-rows-are-not-equally-long = { $player } : la ligne { $row } a { $cells } cases, la première en a { $wanted }.
page-the-orchard-is-not-in-one-piece = { $player }, ligne { $row }, colonne { $column } : cela ne touche pas le reste du verger.
page-the-card-laid-last-shows-its-glade = { $player } : il n’y a pas de clairière, et la dernière carte posée en montre toujours une.
page-there-is-more-than-one-wheelbarrow = { $player }, ligne { $row }, colonne { $column } : une seconde brouette, et il n’y en a qu’une.
page-there-is-more-than-one-squirrel = { $player }, ligne { $row }, colonne { $column } : un second écureuil, et il n’y en a qu’un.
page-there-is-no-recipe-with-this-number = Nos cartes n’ont pas de recette { $recipe }. Les recettes de votre boîte se saisissent avec ses cartes.
page-the-challenge-has-two-recipes =
    { $recipes ->
        [one] Le défi compte deux recettes : choisissez aussi la seconde.
       *[other] Le défi compte deux recettes, pas { $recipes }.
    }

## Saisir un paquet sur la page

page-cards-brush = Choisissez ce que montre la case, puis touchez les cases. Touches : O, Y, G, puis 1 ou 2 ; un point pour la clairière.
page-cards-cell = case { $number } : { $told }
page-cards-open = pas encore saisie
page-cards-from-ours = Partir de nos cartes
page-cards-too-few = Saisissez au moins deux cartes.
page-cards-unfinished = La carte { $card } n’est pas finie.
page-cards-right = Tout est bon : { $cards } cartes, { $recipes } recettes.
page-cards-recipe = Recette
page-cards-add-recipe = + recette
page-cards-recipe-of = Recette de la carte { $card }
page-cards-recipe-name = Recette { $card }
page-recipe-name = Nom
page-recipe-target = Objectif
page-recipe-when = Ce qu’elle demande
page-recipe-always = Rien : elle réussit toujours.
page-recipe-add = Ajouter une condition
page-recipe-remove = Supprimer la condition
page-recipe-gives = Ce qu’elle donne
page-recipe-gives-points = des points
page-recipe-gives-for_each = des points pour chaque
page-recipe-gives-again = des dés une fois de plus
page-recipe-gives-percent = un pourcentage du total
page-recipe-points = Points
page-recipe-percent = Pourcentage
page-recipe-of = Ce qui compte
page-recipe-of-dice = dés
page-recipe-of-group = plus grand groupe
page-recipe-of-line = plus longue ligne
page-recipe-of-same = le plus d’une même valeur
page-recipe-of-values = valeurs différentes
page-recipe-of-fruits = fruits différents
page-recipe-of-sets = séries de fruits
page-recipe-of-squirrel = l’écureuil
page-recipe-bound = Combien il en faut
page-recipe-bound-at_least = au moins
page-recipe-bound-at_most = au plus
page-recipe-bound-exactly = exactement
page-recipe-bound-between = entre
page-recipe-number = Nombre
page-recipe-most = Nombre le plus grand
page-recipe-which = Quels dés (rien de coché : tous)
page-recipe-on-tree = sur des arbres
page-recipe-on-glade = sur des clairières
page-recipe-wheelbarrow = La brouette compte comme un dé de 15
page-recipe-done = Terminé
page-recipe-none = Supprimer la recette
page-cards-at = { $place } : { $told }
page-a-card-has-five-trees-and-one-glade =
    { $glades ->
        [0] Une carte a cinq arbres et une clairière ; ici, aucune clairière.
       *[other] Une carte a cinq arbres et une clairière ; ici, { $glades } clairières.
    }
page-the-number-is-there-twice = Ce numéro figure deux fois.
page-there-is-no-card-with-this-number = Aucune carte n’a ce numéro.
page-the-field-cannot-have-this-value =
    { $value ->
        [None] Il manque quelque chose. Valeurs possibles : { $allowed }.
       *[other] « { $value } » n’est pas possible. Valeurs possibles : { $allowed }.
    }

## Ce qui est conseillé

page-does-take-this-card =
    { $turn ->
        [0] la carte { $card }, telle quelle
       *[other] la carte { $card }, tournée de { $turn }°
    }
page-does-lay-it-there = la poser là où elle rapporte { $gain }
page-does-lay-it-there-and-choose = la poser là où elle rapporte { $gain }, puis partager ce qui reste

## Une première partie, expliquée

page-guide-welcome = Bienvenue ! Voici votre verger. Vous poserez des cartes sur des cartes, arbre sur arbre du même fruit, et récolterez ce qui se superpose.
page-guide-choose = Choisissez une de vos deux cartes. Vous pouvez la tourner avant de la poser.
page-guide-place = Voici où elle peut se poser ; chaque nombre dit ce que gagne votre récolte. Pointez une place pour la voir, et encore une fois pour poser la carte.
page-guide-dice = Un arbre posé sur un arbre de son fruit reçoit un dé. Il montre les fruits des deux arbres ensemble.
page-guide-others = Votre adversaire a son propre verger et pose les mêmes cartes. Tous posent en même temps, et l’on voit tout quand chacun a posé.
page-guide-grow = Recouvrez un dé de son fruit, et il grandit. Au-dessus de 6, il devient un panier, qui vaut 10 ; recouvert encore, le panier devient la brouette, qui vaut 15. Il n’y en a qu’une.
page-guide-glade = La case vide d’une carte est une clairière. Elle couvre tout, sauf l’écureuil ; un dé qui s’y trouve ne rapporte rien tant qu’un arbre de son fruit ne le recouvre pas.
page-guide-squirrel = Où vous voyez l’écureuil, un arbre couvrirait un autre fruit. C’est permis une fois par partie : il s’y installe et coûte des points, davantage à côté de dés, mais peut ouvrir la voie.
page-guide-supply = Ici vous voyez combien de dés il reste de chaque fruit. Quand il n’y en a plus, les nouveaux arbres n’en reçoivent pas : faites grandir les anciens.
page-guide-last = Il n’y a plus rien à piocher. Posez ce que vous avez ; puis on compte la récolte.
page-guide-over = C’était votre premier verger. Chaque dé sur un arbre a rapporté ce qu’il montre ; ceux des clairières n’ont rien rapporté. Bravo !
