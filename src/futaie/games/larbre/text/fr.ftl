title = L’Arbre
about = Faites pousser ensemble un seul arbre, et soyez le premier à y poser toute votre réserve.

## Options

option-first = Qui commence.
option-branch = Trois nouveaux rameaux bout à bout (chain), ou un rameau qui porte les deux autres (fork).
option-growth = On peut aussi jouer une carte pour le seul pouvoir d’un esprit (choice), ou il faut toujours faire pousser (always).
option-stall = Après combien de tours de table sans rien poser d’une réserve la partie s’arrête.
option-reserve = Ce que chacun doit poser : rameaux, feuilles, bourgeons, fruits, fleurs d’or, jetons Pousse du tronc.
option-cards = Combien d’exemplaires au plus de chaque carte rameau, feuille, bourgeon et fruit, puis de jokers et de flûtes.
option-icons = Quels Esprits-gardiens figurent sur les cartes ; les autres cartes restent dans la boîte.
option-hand = La limite de main.
option-dealt = Combien de cartes chacun reçoit au début.
option-river = Combien de cartes compte la rivière.

## Noms

name-twig = rameau
name-leaf = feuille
name-bud = bourgeon
name-fruit = fruit
name-flower = fleur d’or
name-joker = joker
name-flute = flûte
name-faun = Faune
name-dryad = Dryade
name-naiad = Naïade
name-pegaea = Pégée
name-twig-faun = rameau (Faune)
name-twig-dryad = rameau (Dryade)
name-twig-naiad = rameau (Naïade)
name-twig-pegaea = rameau (Pégée)
name-leaf-faun = feuille (Faune)
name-leaf-dryad = feuille (Dryade)
name-leaf-naiad = feuille (Naïade)
name-leaf-pegaea = feuille (Pégée)
name-bud-faun = bourgeon (Faune)
name-bud-dryad = bourgeon (Dryade)
name-bud-naiad = bourgeon (Naïade)
name-bud-pegaea = bourgeon (Pégée)
name-fruit-faun = fruit (Faune)
name-fruit-dryad = fruit (Dryade)
name-fruit-naiad = fruit (Naïade)
name-fruit-pegaea = fruit (Pégée)

## La table

table = Tour { $turn }   source : { $source }   défausse : { $discard }
river = Rivière
spirits = Esprits
under-it = au dos : { $spirit }
next-cards = À venir
quiet-turns = Aucun élément d’une réserve posé depuis { $turns } tours ; à { $most }, la partie s’arrête.
hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
still-left = encore { $left }
places = places
shelf-twig = rameaux
shelf-leaf = feuilles
shelf-bud = bourgeons
shelf-fruit = fruits
shelf-flower = fleur
shelf-token = tronc
shelf-common = communs
tree-signs = 17B : à B   17 : commun
tree-open =
    { $grows ->
        [twig] un rameau peut pousser ici
        [leaf] une feuille peut pousser ici
        [bud] un bourgeon peut pousser ici
       *[fruit] un fruit ou une fleur d’or peut pousser ici
    }
played = Jouées
chosen = Choisies
to-discard = À défausser
looked-at = Vous regardez
amount =
    { $grows ->
        [twig] Rameaux
        [leaf] Feuilles
        [bud] Bourgeons
       *[fruit] Fruits et fleurs d’or
    } : { $own } (cartes) + { $jokers } (jokers) + { $pairs } (paires) + { $river } (rivière) = { $amount }
amount-of-the-river =
    { $grows ->
        [twig] Rameaux
        [leaf] Feuilles
        [bud] Bourgeons
       *[fruit] Fruits et fleurs d’or
    } : la rivière ajoute { $river } à ce que vous jouerez.
of-these-fit = Place pour { $places } seulement
still-to-place = Reste à poser : { $left }
sheet-of-seat =
    { $left ->
        [0] { $seat }   tout est posé
        [one] { $seat }   reste { $left } élément
       *[other] { $seat }   restent { $left } éléments
    }, { $place ->
        [1] première place
       *[other] { $place }ᵉ place
    }

## Ce qui est demandé

ask-draw-play-or-grow-the-trunk = Prenez 2 cartes de la rivière, jouez des cartes ou faites pousser le tronc.
ask-draw-or-play = Prenez deux cartes de la rivière, ou jouez des cartes.
ask-take-more-cards-of-the-river =
    { $left ->
        [one] Prenez encore une carte de la rivière.
       *[other] Prenez encore { $left } cartes de la rivière.
    }
ask-which-cards-make-it-grow =
    { $grows ->
        [twig] Quelles cartes pour les rameaux ?
        [leaf] Quelles cartes pour les feuilles ?
        [bud] Quelles cartes pour les bourgeons ?
       *[fruit] Quelles cartes pour les fruits et fleurs d’or ?
    } (plusieurs par ligne)
ask-which-card-completes-the-pair = Quelle carte fait la paire avec la carte { NAME($card) } ?
ask-add-cards-or-reveal = Ajoutez des cartes, ou dévoilez-les : { $amount } à faire pousser, place pour { $places }.
ask-reveal-them = Dévoilez ce que vous avez choisi, ou reprenez-le (annuler).
ask-a-spirit-now-or-grow = Invoquer un esprit maintenant, ou d’abord faire pousser l’arbre ?
ask-where-the-next-one-grows =
    { $grows ->
        [twig] Où pousse le prochain rameau ? Encore { $left }. (ailleurs : twig@N)
        [common] Où pousse le prochain rameau commun ? Encore { $left }. (ailleurs : common@N)
        [leaf] Où pousse la prochaine feuille ? Encore { $left }. (ailleurs : leaf@N)
        [bud] Où pousse le prochain bourgeon ? Encore { $left }. (ailleurs : bud@N)
       *[fruit] Où pousse le fruit ou la fleur d’or ? Encore { $left }. (ou fruit@N, flower@N)
    }
ask-a-spirit-or-end = Invoquer un esprit, ou finir votre tour ?
ask-one-more-with-the-dryad-or-end =
    { $grows ->
        [twig] Un rameau de plus avec la Dryade, un autre esprit, ou la fin du tour ?
        [leaf] Une feuille de plus avec la Dryade, un autre esprit, ou la fin du tour ?
        [bud] Un bourgeon de plus avec la Dryade, un autre esprit, ou la fin du tour ?
       *[fruit] Un fruit de plus avec la Dryade, un autre esprit, ou la fin du tour ?
    }
ask-to-invoke-the-spirit =
    { $spirit ->
        [faun] À qui le Faune donne-t-il un rameau ?
        [naiad] Quelle carte de la rivière prenez-vous avec la Naïade ?
       *[pegaea] Invoquez la Pégée : regardez trois cartes.
    }
ask-which-card-to-keep = Laquelle de ces cartes gardez-vous ? Les autres sont défaussées.
ask-which-cards-to-discard =
    { $left ->
        [one] Quelle carte défaussez-vous ?
       *[other] Vous avez trop de cartes : défaussez-en { $left }.
    }

## Ce que fait une action

does-take-a-card-of-the-river = prendre une carte { NAME($card) }
does-grow-the-trunk =
    { $draw ->
        [0] deux branches ; prendre { $take } à la rivière
       *[other] deux branches ; prendre { $take } à la rivière, { $draw } à la source
    }
does-grow-the-trunk-and-win = faire pousser le tronc, et gagner
does-play-cards-so-that-it-grows =
    { $grows ->
        [twig] rameaux
        [leaf] feuilles
        [bud] bourgeons
       *[fruit] fruits et fleurs d’or
    } : jusqu’à { $most } (rivière { $river }), place pour { $places }
does-play-a-flute-alone = jouer une flûte seule, pour les esprits
does-play-a-card-alone =
    { $spirit ->
        [faun] carte { NAME($card) } seule, pour invoquer le Faune
        [naiad] carte { NAME($card) } seule, pour invoquer la Naïade
       *[pegaea] carte { NAME($card) } seule, pour invoquer la Pégée
    }
does-add-a-card = ajouter une carte { NAME($card) } : { $amount } en tout
does-add-the-first-card-of-a-pair = ajouter une carte { NAME($card) }, la première d’une paire
does-complete-a-pair = compléter la paire : carte { NAME($card) }, { $amount } en tout
does-add-a-flute = ajouter une flûte : on peut invoquer les deux esprits
does-reveal-the-cards = dévoiler ; { $grows ->
        [twig] rameaux
        [leaf] feuilles
        [bud] bourgeons
       *[fruit] fruits et fleurs d’or
    } : { $amount }, place pour { $places }
does-reveal-the-flute = dévoiler la flûte
does-reveal-a-card-alone = dévoiler la carte { NAME($card) }
does-send-a-twig-with-the-faun = Faune : donner un rameau commun à { $seat }
does-take-a-card-with-the-naiad = Naïade : prendre une carte { NAME($card) }
does-look-at-cards-with-pegaea = Pégée : regarder { $cards } cartes de la source et en garder une
does-grow-now = pas d’esprit maintenant : faire pousser ({ $places })
does-end-the-turn = finir le tour
does-place-a-piece =
    { $piece ->
        [twig] un rameau
        [common] un rameau commun
        [leaf] une feuille
        [bud] un bourgeon
        [fruit] un fruit
       *[flower] la fleur d’or
    }{ $from ->
        [undergrowth] { " " }(sous-bois)
       *[reserve] { "" }
    } sur le rameau { $tip } ({ $owner ->
        [common] commun
       *[other] de { $owner }
    }){ $wins ->
        [yes] { " " }: vous gagnez
       *[no] { "" }
    }
does-place-one-more-with-the-dryad =
    Dryade : { $piece ->
        [twig] un rameau
        [common] un rameau commun
        [leaf] une feuille
        [bud] un bourgeon
        [fruit] un fruit
       *[flower] la fleur d’or
    }{ $from ->
        [undergrowth] { " " }(sous-bois)
       *[reserve] { "" }
    } sur { $tip } ({ $owner ->
        [common] commun
       *[other] de { $owner }
    }){ $wins ->
        [yes] { " " }: vous gagnez
       *[no] { "" }
    }
does-keep-this-card = garder la carte { NAME($card) }
does-discard-this-card = défausser une carte { NAME($card) }

## Ce qui s’est passé

event-take = { $seat } prend une carte { NAME($card) }.
event-refill = La source apporte à la rivière une carte { NAME($card) }.
event-draw = { $seat } pioche une carte dans la source.
event-draw-seen = { $seat } pioche dans la source une carte { NAME($card) }.
event-discard = { $seat } défausse une carte.
event-discard-seen = { $seat } défausse une carte { NAME($card) }.
event-reshuffle = La défausse est mélangée : une nouvelle source de { $source } cartes.
event-trunk = { $seat } fait pousser le tronc : deux nouvelles branches, { $twigs } rameaux en tout.
event-reveal = { $seat } joue : { $cards }
event-grow =
    { $grows ->
        [twig] Rameaux
        [leaf] Feuilles
        [bud] Bourgeons
       *[fruit] Fruits et fleurs d’or
    } : { $amount } à faire pousser, place pour { $places }.
event-place =
    { $seat } pose { $piece ->
        [twig] un rameau
        [common] un rameau commun
        [leaf] une feuille
        [bud] un bourgeon
        [fruit] un fruit
       *[flower] la fleur d’or
    }{ $from ->
        [undergrowth] { " " }du sous-bois
       *[reserve] { "" }
    } sur le rameau { $tip }.
event-spirit =
    { $spirit ->
        [faun] { $seat } invoque le Faune.
        [dryad] { $seat } invoque la Dryade.
        [naiad] { $seat } invoque la Naïade.
       *[pegaea] { $seat } invoque la Pégée.
    }
event-gift = { $to } reçoit un rameau commun de { $seat }.
event-look = { $seat } regarde { $cards } cartes de la source.
event-look-seen = { $seat } regarde : { $shown }.
event-keep = { $seat } en garde une.
event-keep-seen = { $seat } garde la carte { NAME($card) }.
event-end = La partie est terminée.

## Pourquoi non

the-card-is-not-in-the-river = Il n’y a pas de carte { NAME($card) } dans la rivière.
cards-are-named-in-the-order-of-their-kinds = Trop tard pour une carte { NAME($card) } : annulez, ou tapez tout sur une ligne.
take-another-card-from-the-river-first =
    { $left ->
        [one] Prenez d’abord encore une carte de la rivière.
       *[other] Prenez d’abord encore { $left } cartes de la rivière.
    }
you-have-no-trunk-token = Vous n’avez plus de jeton Pousse du tronc.
you-have-no-card-joker-or-pair-for-it =
    { $grows ->
        [twig] Vous n’avez ni carte rameau, ni joker, ni paire à jouer.
        [leaf] Vous n’avez ni carte feuille, ni joker, ni paire à jouer.
        [bud] Vous n’avez ni carte bourgeon, ni joker, ni paire à jouer.
       *[fruit] Vous n’avez ni carte fruit, ni joker, ni paire à jouer.
    }
you-have-no-flute = Vous n’avez pas de flûte.
you-are-in-the-middle-of-your-turn = Vous êtes au milieu de votre tour.
choose-what-grows-first = Dites d’abord ce qui pousse : grow-twig, grow-leaf, grow-bud, grow-fruit.
reveal-your-cards-first = Dévoilez d’abord vos cartes.
the-card-is-not-in-your-hand = Vous n’avez pas de carte { NAME($card) } en main.
there-is-no-second-card-with-this-icon-to-make-a-pair = Il manque une seconde carte pour faire la paire avec la carte { NAME($card) }.
the-pair-needs-its-second-card = Il faut d’abord la seconde carte de la paire.
play-a-card-of-the-type-a-joker-or-a-pair = Jouez d’abord une carte de ce type, un joker ou une paire.
one-flute-a-turn = Une seule flûte par tour.
the-card-is-played-alone = La carte { NAME($card) } se joue seule : dévoilez-la, ou annulez.
alone-the-card-would-invoke-nobody =
    { $spirit ->
        [faun] Seule, la carte { NAME($card) } n’invoque personne en ce moment. Dites d’abord ce qui pousse.
        [dryad] Il faut que quelque chose pousse pour la Dryade : dites d’abord ce qui pousse.
        [naiad] Seule, la carte { NAME($card) } n’invoque personne en ce moment. Dites d’abord ce qui pousse.
       *[pegaea] Seule, la carte { NAME($card) } n’invoque personne en ce moment. Dites d’abord ce qui pousse.
    }
the-spirit-was-not-face-up-when-the-cards-were-revealed =
    { $spirit ->
        [faun] Le Faune n’était pas visible au moment de dévoiler les cartes.
        [dryad] La Dryade n’était pas visible au moment de dévoiler les cartes.
        [naiad] La Naïade n’était pas visible au moment de dévoiler les cartes.
       *[pegaea] La Pégée n’était pas visible au moment de dévoiler les cartes.
    }
none-of-the-cards-played-shows-the-spirit =
    { $spirit ->
        [faun] Aucune des cartes jouées ne porte l’icône du Faune.
        [dryad] Aucune des cartes jouées ne porte l’icône de la Dryade.
        [naiad] Aucune des cartes jouées ne porte l’icône de la Naïade.
       *[pegaea] Aucune des cartes jouées ne porte l’icône de la Pégée.
    }
invoke-the-spirit-first = Vous avez joué la carte pour son esprit : invoquez-le.
you-have-invoked-your-spirit-already = Vous avez déjà invoqué votre esprit.
nobody-sits-there = Il n’y a personne à cette place.
the-twig-goes-to-another-player = Le rameau va à un autre joueur.
choose-the-card-to-keep-first = Choisissez d’abord la carte à garder.
the-card-is-not-among-those-you-look-at = Il n’y a pas de carte { NAME($card) } parmi celles que vous regardez.
you-are-not-looking-at-cards-of-the-source = Vous ne regardez pas de cartes de la source.
place-what-must-grow-first = Posez d’abord ce qui doit pousser (encore { $left }).
you-have-grown-the-tree-already = Vous avez déjà fait pousser l’arbre.
nothing-grows-this-turn = Rien ne pousse ce tour-ci.
say-that-you-grow-now-first = Dites d’abord que vous faites pousser l’arbre : grow.
something-else-grows-this-turn =
    { $grows ->
        [twig] Ce tour-ci, ce sont des rameaux qui poussent.
        [leaf] Ce tour-ci, ce sont des feuilles qui poussent.
        [bud] Ce tour-ci, ce sont des bourgeons qui poussent.
       *[fruit] Ce tour-ci, ce sont des fruits et des fleurs d’or qui poussent.
    }
only-the-dryad-gives-one-more = Seule la Dryade en donne un de plus.
there-is-no-place-of-this-kind = Il n’y a pas de place de ce genre.
there-is-no-tip-with-this-number = Il n’y a pas de rameau { $tip }.
the-tip-has-no-room-for-it = Il n’y a pas de place pour cela sur le rameau { $tip }.
a-fruit-grows-on-common-twigs-and-your-own = Vos fruits ne poussent que sur les rameaux communs ou de votre couleur.
you-have-only-common-twigs-left = Vous n’avez plus de rameau à vous. Tapez common@N pour un rameau commun.
there-is-none-in-your-reserve = Il n’y en a pas dans votre réserve.
your-own-reserve-comes-first = Votre propre réserve passe en premier.
fewer-fruits-and-flowers-would-fit-in-all = Là, moins de fruits et de fleurs d’or trouveraient place en tout.
your-hand-is-not-too-large = Vous n’avez pas trop de cartes.
discard-down-to-the-hand-limit-first = Vous avez trop de cartes : défaussez-en d’abord { $left }.
there-are-too-few-cards-for-hands-river-and-source = { $cards } cartes, c’est trop peu : il en faut au moins { $least }.
more-cards-are-dealt-than-a-hand-may-hold = Impossible de distribuer { $dealt } cartes : une main en compte au plus { $hand }.
the-reserve-must-hold-something = La réserve ne peut pas être vide.

## Données des cartes

the-file-is-not-toml = { $file } n’est pas du TOML : { $problem }
the-field-is-not-a-table = { $file } : « { $field } » manque, ou n’est pas une table.
there-is-no-such-field = { $file } : il n’y a pas de champ « { $field } ».
the-number-of-cards-cannot-have-this-value = { $file } : { $field } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
the-rulebook-counts-other-cards = { $file } : { $found } cartes { NAME($type) }, alors que la règle en compte { $wanted }. Seules leurs icônes peuvent être corrigées.
there-are-two-tiles-with-two-of-the-four-spirits-each = { $file } : « { $field } » doit compter deux tuiles, chacune avec deux des quatre esprits.
box-cards = { $cards } cartes en tout
box-tile = Tuile : { $front } / { $back }

## Ce qui reste

twigs-left-in-the-reserve = rameaux en réserve
leaves-left-in-the-reserve = feuilles en réserve
buds-left-in-the-reserve = bourgeons en réserve
fruits-left-in-the-reserve = fruits en réserve
golden-flowers-left-in-the-reserve = fleur d’or en réserve
trunk-token-left-in-the-reserve = jeton Pousse du tronc en réserve
common-twigs-left-in-the-reserve = rameaux communs en réserve
the-whole-reserve-is-placed = toute la réserve est posée

## Des cartes à soi

option-deck = Les cartes de la boîte : un fichier à vous au lieu des nôtres, qui sont reconstituées.
the-cards-cannot-be-read = Impossible de lire les cartes de { $file }.
the-cards-do-not-have-this-hash = Les cartes { $file } n’ont pas cette empreinte, mais { $hash }.

## La page

page-the-tree = L’arbre : { $twigs } rameaux
page-tip =
    { $piece ->
        [twig] Votre rameau
        [common] Un rameau commun
        [leaf] Une feuille
        [bud] Un bourgeon
        [fruit] Un fruit
       *[flower] La fleur d’or
    } ici : { $left ->
        [yes] à gauche
       *[no] à droite
    }, branche { $branch } depuis le bas, { $steps } vers l’extérieur, sur { $common ->
        [yes] un rameau commun
       *[no] un rameau de { $name }
    } ({ $number } sur { $all })
page-branch =
    { $left ->
        [yes] À gauche
       *[no] À droite
    }, branche { $branch } depuis le bas : { $twigs } rameaux, { $leaf } feuilles, { $bud } bourgeons, { $fruit } fruits, { $flower } fleurs d’or
page-source =
    { $count ->
        [one] { $count } carte dans la source
       *[other] { $count } cartes dans la source
    }
page-power-faun = apporte un rameau commun à quelqu’un d’autre
page-power-dryad = un élément de plus de ce qui pousse
page-power-naiad = une carte de la rivière, tout de suite
page-power-pegaea = regarder trois cartes, en garder une
page-invoke-faun = Qui reçoit le rameau ? Choisissez sous l’arbre.
page-invoke-dryad = Désignez un bout : la Dryade en place un de plus.
page-invoke-naiad = Choisissez une carte de la rivière.
page-invoke-pegaea = Pégée montre trois cartes.
page-shelf =
    { $piece ->
        [twig] rameaux : { $count }
        [leaf] feuilles : { $count }
        [bud] bourgeons : { $count }
        [fruit] fruits : { $count }
        [flower] fleur d’or : { $count }
        [token] jeton de tronc : { $count }
       *[common] rameaux communs : { $count }
    }
page-reserve-of = Réserve : { $name }
page-hand-name = Main : { $name }
page-remove-card = Reprendre : { NAME($card) }
page-sum-own =
    { $grows ->
        [twig] { $count } de rameaux
        [leaf] { $count } de feuilles
        [bud] { $count } de bourgeons
       *[fruit] { $count } de fruits
    }
page-sum-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
page-sum-pairs =
    { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
page-sum-flute = les deux esprits
page-sum-alone =
    { $spirit ->
        [faun] invoque seulement le Faune
        [naiad] invoque seulement la Naïade
       *[pegaea] invoque seulement la Pégée
    }
page-only-invoke =
    { $spirit ->
        [faun] Invoquer seulement le Faune
        [naiad] Invoquer seulement la Naïade
       *[pegaea] Invoquer seulement la Pégée
    }
page-sum-loose = cherche sa paire
page-sum-unsure = pour quoi ?
page-sum-river = dans la rivière
page-sum-total =
    { $grows ->
        [twig] { $amount ->
            [one] rameau pousse
           *[other] rameaux poussent
        }
        [leaf] { $amount ->
            [one] feuille pousse
           *[other] feuilles poussent
        }
        [bud] { $amount ->
            [one] bourgeon pousse
           *[other] bourgeons poussent
        }
       *[fruit] fruits et fleurs
    }
page-mat = Votre tour
page-what-grows = Qu’est-ce qui pousse ?
page-type-twig = Rameaux
page-type-leaf = Feuilles
page-type-bud = Bourgeons
page-type-fruit = Fruits, fleur
page-up-to = jusqu’à { $most }, place : { $places }
page-trunk = Tronc
page-trunk-does = deux nouvelles branches
page-could-help = Ces esprits pourraient aider
page-take-all-back = Tout reprendre
page-reveal = Montrer les cartes
page-hint-start = Prenez deux cartes de la rivière, ou touchez les cartes à jouer pour voir ici ce qui pousse.
page-hint-take = Choisissez dans la rivière.
page-hint-discard = Touchez les cartes à défausser. Personne ne les voit.
page-hint-wait = Les cartes jouées se posent ici.
page-hint-over = L’arbre a fini de pousser.
page-hint-naiad = Naïade : touchez une carte de la rivière.
page-to-place = À placer
page-common = rameau commun
page-one-more = Un de plus, grâce à la Dryade
page-place-for-me = Placer pour moi
page-won =
    { $count ->
        [one] { $name } a tout placé. L’arbre a fini de pousser.
       *[other] { $name } ont tout placé. L’arbre a fini de pousser.
    }
page-rests = Plus personne ne trouve de place. Le moins d’éléments restants : { $name }
page-key-1-9 = une carte de la main
page-key-s = montrer les cartes, ou continuer
page-key-f = placer pour moi
page-key-t = tronc
page-key-r = rivière
page-key-b = arbre
page-key-h = main
page-ask-add-cards-or-reveal = Ajoutez des cartes, ou montrez-les : { $amount } à faire pousser, place pour { $places }.
page-ask-reveal-them = Montrez ce que vous avez choisi, ou reprenez-le.
page-ask-which-cards-make-it-grow =
    { $grows ->
        [twig] Quelles cartes font pousser des rameaux ?
        [leaf] Quelles cartes font pousser des feuilles ?
        [bud] Quelles cartes font pousser des bourgeons ?
       *[fruit] Quelles cartes font pousser des fruits et des fleurs ?
    }
page-ask-where-the-next-one-grows =
    { $grows ->
        [twig] Où pousse le prochain rameau ?
        [common] Où pousse le prochain rameau commun ?
        [leaf] Où pousse la prochaine feuille ?
        [bud] Où pousse le prochain bourgeon ?
       *[fruit] Où pousse le prochain fruit ou la fleur ?
    } Encore { $left }.
page-does-play-cards-so-that-it-grows =
    { $grows ->
        [twig] jouer des rameaux
        [leaf] jouer des feuilles
        [bud] jouer des bourgeons
       *[fruit] jouer des fruits et fleurs d’or
    }
page-does-place-a-piece =
    { $piece ->
        [twig] placer un rameau
        [common] placer un rameau commun
        [leaf] placer une feuille
        [bud] placer un bourgeon
        [fruit] placer un fruit
       *[flower] placer la fleur d’or
    }{ $from ->
        [undergrowth] { " " }du sous-bois
       *[reserve] { "" }
    } sur { $owner ->
        [common] un rameau commun
       *[other] un rameau de { $owner }
    }{ $wins ->
        [yes] , et gagner
       *[no] { "" }
    }
page-does-place-one-more-with-the-dryad =
    { $piece ->
        [twig] avec la Dryade : un rameau de plus
        [common] avec la Dryade : un rameau commun de plus
        [leaf] avec la Dryade : une feuille de plus
        [bud] avec la Dryade : un bourgeon de plus
        [fruit] avec la Dryade : un fruit de plus
       *[flower] avec la Dryade : la fleur d’or
    }{ $from ->
        [undergrowth] { " " }du sous-bois
       *[reserve] { "" }
    }{ $wins ->
        [yes] , et gagner
       *[no] { "" }
    }
page-event-place =
    { $seat } place { $piece ->
        [twig] un rameau
        [common] un rameau commun
        [leaf] une feuille
        [bud] un bourgeon
        [fruit] un fruit
       *[flower] la fleur d’or
    }{ $from ->
        [undergrowth] { " " }du sous-bois
       *[reserve] { "" }
    }.
page-the-tip-has-no-room-for-it = Il n’y a pas de place pour cela à ce bout.
page-say-that-you-grow-now-first = Dites d’abord qu’aucun esprit n’aide maintenant ; puis cela pousse.
page-you-have-only-common-twigs-left = Vous n’avez plus de rameau à vous. Prenez un rameau commun.
page-choose-what-grows-first = Dites d’abord ce qui pousse.
page-figure-cards = Feuille du Faune, rameau de la Naïade, un joker, une flûte.
page-figure-tree = Un jeune arbre à la cime déjà fournie : rameaux aux couleurs de deux personnes, feuilles, un bourgeon, un fruit, la fleur d’or.
page-figure-sum = Deux feuilles, un joker et une paire au même symbole, une feuille dans la rivière : cinq poussent.

## Une première partie, expliquée

page-guide-welcome = Bienvenue ! Vous faites tous pousser ce seul arbre. Il n’est à personne, mais chacun veut y poser tous ses éléments.
page-guide-reserve = Voici votre réserve. Le premier à l’avoir posée tout entière, jeton du tronc compris, gagne aussitôt.
page-guide-turn = À votre tour, vous faites une de ces trois choses : prendre des cartes, en jouer ou, une fois dans la partie, faire pousser le tronc.
page-guide-river = Ces cartes visibles sont la rivière. Pour piocher, prenez-en deux. Vous gardez au plus six cartes en main et défaussez le reste.
page-guide-take = Encore une. Plusieurs cartes d’un même type en font pousser beaucoup d’un coup.
page-guide-play = Pour jouer, choisissez dans votre main des cartes d’un type : rameaux, feuilles, bourgeons, ou fruits et fleurs. Seul ce qui a sa place sur l’arbre peut pousser.
page-guide-trunk = Avec votre jeton du tronc, l’arbre gagne deux nouvelles branches, et votre main se remplit. Une seule fois, mais il le faut pour gagner.
page-guide-amount = Voici combien pousse : un élément par carte du type, par joker, par paire d’autres cartes de même icône, et par carte du type ou joker de la rivière.
page-guide-grow = Les bouts marqués ont de la place. Pointez-en un, ou laissez placer pour vous. Dès que quelque chose pousse, tout ce qui trouve sa place doit être posé.
page-guide-order = L’un pousse sur l’autre : la feuille sur un bout nu, le bourgeon sur une feuille, le fruit sur un bourgeon d’un rameau commun ou à vous, la fleur d’or sur tout bourgeon libre. Une feuille ferme le bout aux rameaux.
page-guide-spirits = Ces esprits aident qui joue une carte à leur icône, une fois par tour, avant ou après la pousse. Puis on retourne la tuile.
page-guide-only-invoke = Cette carte peut aussi se jouer seulement pour invoquer son esprit : choisissez-la, puis « Invoquer seulement ». Rien ne pousse alors. C’est utile quand la pousse vous aiderait peu, ou aiderait plus les autres.
page-guide-joker = Un joker compte pour tout type. Avec une flûte, vous pouvez appeler les deux esprits, quelles que soient vos icônes.
page-guide-rival = Gardez un œil sur l’autre réserve. Vous pouvez prendre dans la rivière ce qu’il faut à votre adversaire, ou fermer d’une feuille un bout où il ferait pousser.
page-guide-over = C’était votre premier arbre. Regardez-le bien : vous l’avez fait pousser ensemble. Bravo !
