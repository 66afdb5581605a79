title = L’Arbre
about = Grow one tree together, and be the first to place all your twigs, leaves, buds, fruits and your golden flower.

## Options

option-first = Who starts.
option-branch = Three new twigs stand end to end (chain), or one carries the two others (fork).
option-growth = Cards may also be played only to invoke a spirit (choice), or must always make something grow (always).
option-stall = After how many rounds without a piece placed from a reserve the game ends.
option-reserve = What everybody has to place: twigs, leaves, buds, fruits, golden flowers, trunk tokens.
option-cards = The most copies of each twig card, leaf card, bud card and fruit card, of jokers and of flutes.
option-icons = Which spirits’ icons the cards show; other cards stay in the box.
option-hand = The hand limit.
option-dealt = How many cards everybody is dealt.
option-river = How many cards lie in the river.

## Names

name-twig = twig
name-leaf = leaf
name-bud = bud
name-fruit = fruit
name-flower = golden flower
name-joker = joker
name-flute = flute
name-faun = Faun
name-dryad = Dryad
name-naiad = Naiad
name-pegaea = Pegaea
name-twig-faun = twig (Faun)
name-twig-dryad = twig (Dryad)
name-twig-naiad = twig (Naiad)
name-twig-pegaea = twig (Pegaea)
name-leaf-faun = leaf (Faun)
name-leaf-dryad = leaf (Dryad)
name-leaf-naiad = leaf (Naiad)
name-leaf-pegaea = leaf (Pegaea)
name-bud-faun = bud (Faun)
name-bud-dryad = bud (Dryad)
name-bud-naiad = bud (Naiad)
name-bud-pegaea = bud (Pegaea)
name-fruit-faun = fruit (Faun)
name-fruit-dryad = fruit (Dryad)
name-fruit-naiad = fruit (Naiad)
name-fruit-pegaea = fruit (Pegaea)

## The table

table = Turn { $turn }   source: { $source }   discard: { $discard }
river = River
spirits = Spirits
under-it = back: { $spirit }
next-cards = Next
quiet-turns = No piece of a reserve placed for { $turns } turns; after { $most } the game ends.
hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
still-left = { $left } left
places = places
shelf-twig = twigs
shelf-leaf = leaves
shelf-bud = buds
shelf-fruit = fruits
shelf-flower = flower
shelf-token = trunk
shelf-common = common
tree-signs = 17B: B’s twig   17: common
tree-open =
    { $grows ->
        [twig] a twig can grow here
        [leaf] a leaf can grow here
        [bud] a bud can grow here
       *[fruit] a fruit or a golden flower can grow here
    }
played = Played
chosen = Chosen
to-discard = To discard
looked-at = You look at
amount =
    { $grows ->
        [twig] Twigs
        [leaf] Leaves
        [bud] Buds
       *[fruit] Fruits and flowers
    }: { $own } (type) + { $jokers } (jokers) + { $pairs } (pairs) + { $river } (river) = { $amount }
amount-of-the-river =
    { $grows ->
        [twig] Twigs
        [leaf] Leaves
        [bud] Buds
       *[fruit] Fruits and flowers
    }: the river adds { $river } to what you play.
of-these-fit = Room for { $places } of them only
still-to-place = Still to place: { $left }
sheet-of-seat =
    { $left ->
        [0] { $seat }   everything placed
        [one] { $seat }   { $left } piece left
       *[other] { $seat }   { $left } pieces left
    }, { $place ->
        [1] first
       *[other] place { $place }
    }

## What is asked

ask-draw-play-or-grow-the-trunk = Take two cards from the river, play cards, or grow the trunk.
ask-draw-or-play = Take two cards from the river, or play cards.
ask-take-more-cards-of-the-river =
    { $left ->
        [one] Take one more card from the river.
       *[other] Take { $left } more cards from the river.
    }
ask-which-cards-make-it-grow =
    { $grows ->
        [twig] Which cards make twigs grow?
        [leaf] Which cards make leaves grow?
        [bud] Which cards make buds grow?
       *[fruit] Which cards make fruits and flowers grow?
    } (several in one line)
ask-which-card-completes-the-pair = Which card makes a pair with the { NAME($card) }?
ask-add-cards-or-reveal = Add cards, or reveal them: { $amount } grow, room for { $places }.
ask-reveal-them = Reveal what you have chosen, or take it back with undo.
ask-a-spirit-now-or-grow = Invoke a spirit now, or grow first?
ask-where-the-next-one-grows =
    { $grows ->
        [twig] Where does the next twig grow? { $left } to go. (elsewhere: twig@N)
        [common] Where does the next common twig grow? { $left } to go. (elsewhere: common@N)
        [leaf] Where does the next leaf grow? { $left } to go. (elsewhere: leaf@N)
        [bud] Where does the next bud grow? { $left } to go. (elsewhere: bud@N)
       *[fruit] Where does the next fruit or flower grow? { $left } to go. (or fruit@N, flower@N)
    }
ask-a-spirit-or-end = Invoke a spirit, or end your turn?
ask-one-more-with-the-dryad-or-end =
    { $grows ->
        [twig] One more twig with the Dryad, another spirit, or the end?
        [leaf] One more leaf with the Dryad, another spirit, or the end?
        [bud] One more bud with the Dryad, another spirit, or the end?
       *[fruit] One more fruit or flower with the Dryad, another spirit, or the end?
    }
ask-to-invoke-the-spirit =
    { $spirit ->
        [faun] Who gets a twig from the Faun?
        [naiad] Which card from the river do you take with the Naiad?
       *[pegaea] Invoke Pegaea: look at three cards.
    }
ask-which-card-to-keep = Which of these cards do you keep? The others are discarded.
ask-which-cards-to-discard =
    { $left ->
        [one] Which card do you discard?
       *[other] You hold too many cards: discard { $left }.
    }

## What an action does

does-take-a-card-of-the-river = take a { NAME($card) }
does-grow-the-trunk =
    { $draw ->
        [0] two new branches; take { $take } from the river
       *[other] two new branches; take { $take } from the river, { $draw } from the source
    }
does-grow-the-trunk-and-win = grow the trunk, and win
does-play-cards-so-that-it-grows =
    { $grows ->
        [twig] twigs
        [leaf] leaves
        [bud] buds
       *[fruit] fruits and flowers
    }: up to { $most } (river { $river }), room for { $places }
does-play-a-flute-alone = play a flute alone, for the spirits
does-play-a-card-alone =
    { $spirit ->
        [faun] play a { NAME($card) } alone, to invoke the Faun
        [naiad] play a { NAME($card) } alone, to invoke the Naiad
       *[pegaea] play a { NAME($card) } alone, to invoke Pegaea
    }
does-add-a-card = add a { NAME($card) }: { $amount } grow
does-add-the-first-card-of-a-pair = add a { NAME($card) }, the first of a pair
does-complete-a-pair = complete the pair with a { NAME($card) }: { $amount } grow
does-add-a-flute = add a flute: both spirits may be invoked
does-reveal-the-cards = show them; { $grows ->
        [twig] twigs
        [leaf] leaves
        [bud] buds
       *[fruit] fruits and flowers
    }: { $amount }, room for { $places }
does-reveal-the-flute = show the flute
does-reveal-a-card-alone = show the { NAME($card) }
does-send-a-twig-with-the-faun = Faun: bring { $seat } a common twig
does-take-a-card-with-the-naiad = Naiad: take a { NAME($card) }
does-look-at-cards-with-pegaea = Pegaea: look at { $cards } cards from the source and keep one
does-grow-now = no spirit now: { $places } grow
does-end-the-turn = end the turn
does-place-a-piece =
    { $piece ->
        [twig] a twig
        [common] a common twig
        [leaf] a leaf
        [bud] a bud
        [fruit] a fruit
       *[flower] the golden flower
    }{ $from ->
        [undergrowth] { " " }(undergrowth)
       *[reserve] { "" }
    } on twig { $tip } ({ $owner ->
        [common] common
       *[other] { $owner }’s
    }){ $wins ->
        [yes] : you win
       *[no] { "" }
    }
does-place-one-more-with-the-dryad =
    Dryad: { $piece ->
        [twig] a twig
        [common] a common twig
        [leaf] a leaf
        [bud] a bud
        [fruit] a fruit
       *[flower] the golden flower
    }{ $from ->
        [undergrowth] { " " }(undergrowth)
       *[reserve] { "" }
    } on { $tip } ({ $owner ->
        [common] common
       *[other] { $owner }’s
    }){ $wins ->
        [yes] : you win
       *[no] { "" }
    }
does-keep-this-card = keep the { NAME($card) }
does-discard-this-card = discard a { NAME($card) }

## What happened

event-take = { $seat } takes a { NAME($card) }.
event-refill = The source brings a { NAME($card) } into the river.
event-draw = { $seat } draws a card from the source.
event-draw-seen = { $seat } draws a { NAME($card) } from the source.
event-discard = { $seat } discards a card.
event-discard-seen = { $seat } discards a { NAME($card) }.
event-reshuffle = The discard is shuffled: a new source of { $source } cards.
event-trunk = { $seat } grows the trunk: two new branches, { $twigs } twigs in all.
event-reveal = { $seat } plays: { $cards }
event-grow =
    { $grows ->
        [twig] Twigs
        [leaf] Leaves
        [bud] Buds
       *[fruit] Fruits and flowers
    }: { $amount } to grow, room for { $places }.
event-place =
    { $seat } places { $piece ->
        [twig] a twig
        [common] a common twig
        [leaf] a leaf
        [bud] a bud
        [fruit] a fruit
       *[flower] the golden flower
    }{ $from ->
        [undergrowth] { " " }from the undergrowth
       *[reserve] { "" }
    } on twig { $tip }.
event-spirit =
    { $spirit ->
        [faun] { $seat } invokes the Faun.
        [dryad] { $seat } invokes the Dryad.
        [naiad] { $seat } invokes the Naiad.
       *[pegaea] { $seat } invokes Pegaea.
    }
event-gift = { $to } gets a common twig from { $seat }.
event-look = { $seat } looks at { $cards } cards from the source.
event-look-seen = { $seat } looks at: { $shown }.
event-keep = { $seat } keeps one of them.
event-keep-seen = { $seat } keeps the { NAME($card) }.
event-end = The game is over.

## Why not

the-card-is-not-in-the-river = There is no { NAME($card) } in the river.
cards-are-named-in-the-order-of-their-kinds = Too late for a { NAME($card) }: undo, or name all cards in one line.
take-another-card-from-the-river-first =
    { $left ->
        [one] Take one more card from the river first.
       *[other] Take { $left } more cards from the river first.
    }
you-have-no-trunk-token = You have no trunk token left.
you-have-no-card-joker-or-pair-for-it =
    { $grows ->
        [twig] You have no twig card, no joker and no pair to play.
        [leaf] You have no leaf card, no joker and no pair to play.
        [bud] You have no bud card, no joker and no pair to play.
       *[fruit] You have no fruit card, no joker and no pair to play.
    }
you-have-no-flute = You have no flute.
you-are-in-the-middle-of-your-turn = You are in the middle of your turn.
choose-what-grows-first = Say first what grows: grow-twig, grow-leaf, grow-bud or grow-fruit.
reveal-your-cards-first = Reveal your cards first.
the-card-is-not-in-your-hand = You have no { NAME($card) } in hand.
there-is-no-second-card-with-this-icon-to-make-a-pair = There is no second card to make a pair with the { NAME($card) }.
the-pair-needs-its-second-card = The pair needs its second card first.
play-a-card-of-the-type-a-joker-or-a-pair = Play a card of the type, a joker or a pair first.
one-flute-a-turn = Only one flute a turn.
the-card-is-played-alone = The { NAME($card) } is played alone: reveal it, or undo.
alone-the-card-would-invoke-nobody =
    { $spirit ->
        [faun] The { NAME($card) } invokes nobody now. To play it with others, say first what grows.
        [dryad] The Dryad needs growth: to play the { NAME($card) }, say first what grows.
        [naiad] The { NAME($card) } invokes nobody now. To play it with others, say first what grows.
       *[pegaea] The { NAME($card) } invokes nobody now. To play it with others, say first what grows.
    }
the-spirit-was-not-face-up-when-the-cards-were-revealed =
    { $spirit ->
        [faun] The Faun was not face up when the cards were revealed.
        [dryad] The Dryad was not face up when the cards were revealed.
        [naiad] The Naiad was not face up when the cards were revealed.
       *[pegaea] Pegaea was not face up when the cards were revealed.
    }
none-of-the-cards-played-shows-the-spirit =
    { $spirit ->
        [faun] None of the cards played shows the Faun.
        [dryad] None of the cards played shows the Dryad.
        [naiad] None of the cards played shows the Naiad.
       *[pegaea] None of the cards played shows Pegaea.
    }
invoke-the-spirit-first = You played the card for its spirit: invoke it.
you-have-invoked-your-spirit-already = You have invoked your spirit already.
nobody-sits-there = Nobody sits there.
the-twig-goes-to-another-player = The twig goes to another player.
choose-the-card-to-keep-first = Choose the card to keep first.
the-card-is-not-among-those-you-look-at = There is no { NAME($card) } among the cards you look at.
you-are-not-looking-at-cards-of-the-source = You are not looking at cards from the source.
place-what-must-grow-first = Place what must grow first (still { $left }).
you-have-grown-the-tree-already = You have grown the tree already.
nothing-grows-this-turn = Nothing grows this turn.
say-that-you-grow-now-first = Say first that you grow now: grow.
something-else-grows-this-turn =
    { $grows ->
        [twig] Twigs grow in this turn.
        [leaf] Leaves grow in this turn.
        [bud] Buds grow in this turn.
       *[fruit] Fruits and golden flowers grow in this turn.
    }
only-the-dryad-gives-one-more = Only the Dryad gives one more.
there-is-no-place-of-this-kind = There is no such place.
there-is-no-tip-with-this-number = There is no twig { $tip }.
the-tip-has-no-room-for-it = Twig { $tip } has no room for it.
a-fruit-grows-on-common-twigs-and-your-own = Your fruits grow on common twigs and your own only.
you-have-only-common-twigs-left = You have no twig of your own left. Type common@N for a common one.
there-is-none-in-your-reserve = There is none in your reserve.
your-own-reserve-comes-first = Your own reserve comes first.
fewer-fruits-and-flowers-would-fit-in-all = There, fewer fruits and flowers would fit in all.
your-hand-is-not-too-large = Your hand is not too large.
discard-down-to-the-hand-limit-first = You hold too many cards: first discard { $left }.
there-are-too-few-cards-for-hands-river-and-source = { $cards } cards are too few: at least { $least } are needed.
more-cards-are-dealt-than-a-hand-may-hold = { $dealt } cards cannot be dealt: a hand holds { $hand } at most.
the-reserve-must-hold-something = The reserve must hold something.

## Card data

the-file-is-not-toml = { $file } is not TOML: { $problem }
the-field-is-not-a-table = { $file }: “{ $field }” is missing, or is not a table.
there-is-no-such-field = { $file }: there is no field “{ $field }”.
the-number-of-cards-cannot-have-this-value = { $file }: { $field } cannot be “{ $value }”. It takes: { $allowed }.
the-rulebook-counts-other-cards = { $file }: { $found } { NAME($type) } cards, and the rulebook counts { $wanted }. Only their icons may be corrected.
there-are-two-tiles-with-two-of-the-four-spirits-each = { $file }: “{ $field }” must hold two tiles, each with two of the four spirits.
box-cards = { $cards } cards in all
box-tile = Tile: { $front } / { $back }

## What is left

twigs-left-in-the-reserve = twigs left
leaves-left-in-the-reserve = leaves left
buds-left-in-the-reserve = buds left
fruits-left-in-the-reserve = fruits left
golden-flowers-left-in-the-reserve = golden flower left
trunk-token-left-in-the-reserve = trunk token left
common-twigs-left-in-the-reserve = common twigs left
the-whole-reserve-is-placed = the whole reserve is placed

## Cards of one's own

option-deck = The cards of the box: a file of your own instead of ours, which are reconstructed.
the-cards-cannot-be-read = The cards in { $file } cannot be read.
the-cards-do-not-have-this-hash = The cards { $file } do not have this hash, but { $hash }.

## The page

page-the-tree = The tree: { $twigs } twigs
page-tip =
    { $piece ->
        [twig] Your twig
        [common] A common twig
        [leaf] A leaf
        [bud] A bud
        [fruit] A fruit
       *[flower] The golden flower
    } here: { $left ->
        [yes] left
       *[no] right
    }, branch { $branch } from below, { $steps } out, on { $common ->
        [yes] a common twig
       *[no] a twig of { $name }
    } ({ $number } of { $all })
page-branch =
    { $left ->
        [yes] Left
       *[no] Right
    }, branch { $branch } from below: { $twigs } twigs, { $leaf } leaves, { $bud } buds, { $fruit } fruits, { $flower } golden flowers
page-source =
    { $count ->
        [one] { $count } card in the source
       *[other] { $count } cards in the source
    }
page-power-faun = brings another player a common twig
page-power-dryad = one more of what grows
page-power-naiad = a card from the river, at once
page-power-pegaea = look at three cards, keep one
page-invoke-faun = Who gets the twig? Choose below the tree.
page-invoke-dryad = Point at a tip: the Dryad places one more.
page-invoke-naiad = Choose a card from the river.
page-invoke-pegaea = Pegaea shows three cards.
page-shelf =
    { $piece ->
        [twig] { $count ->
            [one] { $count } twig
           *[other] { $count } twigs
        }
        [leaf] { $count ->
            [one] { $count } leaf
           *[other] { $count } leaves
        }
        [bud] { $count ->
            [one] { $count } bud
           *[other] { $count } buds
        }
        [fruit] { $count ->
            [one] { $count } fruit
           *[other] { $count } fruits
        }
        [flower] { $count ->
            [one] { $count } golden flower
           *[other] { $count } golden flowers
        }
        [token] { $count ->
            [one] { $count } trunk token
           *[other] { $count } trunk tokens
        }
       *[common] { $count ->
            [one] { $count } common twig
           *[other] { $count } common twigs
        }
    } left
page-reserve-of = Reserve: { $name }
page-hand-name = Hand: { $name }
page-remove-card = Take back: { NAME($card) }
page-sum-own =
    { $grows ->
        [twig] { $count } of twigs
        [leaf] { $count } of leaves
        [bud] { $count } of buds
       *[fruit] { $count } of fruits
    }
page-sum-jokers =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
page-sum-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
page-sum-flute = both spirits
page-sum-alone =
    { $spirit ->
        [faun] only invokes the Faun
        [naiad] only invokes the Naiad
       *[pegaea] only invokes Pegaea
    }
page-only-invoke =
    { $spirit ->
        [faun] Only invoke the Faun
        [naiad] Only invoke the Naiad
       *[pegaea] Only invoke Pegaea
    }
page-sum-loose = needs a partner
page-sum-unsure = for what?
page-sum-river = in the river
page-sum-total =
    { $grows ->
        [twig] { $amount ->
            [one] twig grows
           *[other] twigs grow
        }
        [leaf] { $amount ->
            [one] leaf grows
           *[other] leaves grow
        }
        [bud] { $amount ->
            [one] bud grows
           *[other] buds grow
        }
       *[fruit] fruits and flowers
    }
page-mat = Your turn
page-what-grows = What grows?
page-type-twig = Twigs
page-type-leaf = Leaves
page-type-bud = Buds
page-type-fruit = Fruits, flower
page-up-to = up to { $most }, room { $places }
page-trunk = Trunk
page-trunk-does = two new branches
page-could-help = These spirits could help
page-take-all-back = Take all back
page-reveal = Show the cards
page-hint-start = Take two cards from the river, or tap the cards to play and see here what grows.
page-hint-take = Choose from the river.
page-hint-discard = Tap the cards to put away. Nobody sees them.
page-hint-wait = The cards being played lie here.
page-hint-over = The tree is grown.
page-hint-naiad = Naiad: tap a card of the river.
page-to-place = To place
page-common = common twig
page-one-more = One more, by the Dryad
page-place-for-me = Place for me
page-won =
    { $count ->
        [one] { $name } has placed everything. The tree is grown.
       *[other] { $name } have placed everything. The tree is grown.
    }
page-rests = Nobody finds a place any more. Fewest pieces left: { $name }
page-key-1-9 = a card of the hand
page-key-s = show the cards, or go on
page-key-f = place for me
page-key-t = trunk
page-key-r = river
page-key-b = tree
page-key-h = hand
page-ask-add-cards-or-reveal = Add cards, or show them: { $amount } grow, room for { $places }.
page-ask-reveal-them = Show what you have chosen, or take it back.
page-ask-which-cards-make-it-grow =
    { $grows ->
        [twig] Which cards make twigs grow?
        [leaf] Which cards make leaves grow?
        [bud] Which cards make buds grow?
       *[fruit] Which cards make fruits and flowers grow?
    }
page-ask-where-the-next-one-grows =
    { $grows ->
        [twig] Where does the next twig grow?
        [common] Where does the next common twig grow?
        [leaf] Where does the next leaf grow?
        [bud] Where does the next bud grow?
       *[fruit] Where does the next fruit or flower grow?
    } { $left } to go.
page-does-play-cards-so-that-it-grows =
    { $grows ->
        [twig] play twigs
        [leaf] play leaves
        [bud] play buds
       *[fruit] play fruits and flowers
    }
page-does-place-a-piece =
    { $piece ->
        [twig] place a twig
        [common] place a common twig
        [leaf] place a leaf
        [bud] place a bud
        [fruit] place a fruit
       *[flower] place the golden flower
    }{ $from ->
        [undergrowth] { " " }from the undergrowth
       *[reserve] { "" }
    } on { $owner ->
        [common] a common twig
       *[other] a twig of { $owner }
    }{ $wins ->
        [yes] , and win
       *[no] { "" }
    }
page-does-place-one-more-with-the-dryad =
    { $piece ->
        [twig] with the Dryad: one more twig
        [common] with the Dryad: one more common twig
        [leaf] with the Dryad: one more leaf
        [bud] with the Dryad: one more bud
        [fruit] with the Dryad: one more fruit
       *[flower] with the Dryad: the golden flower
    }{ $from ->
        [undergrowth] { " " }from the undergrowth
       *[reserve] { "" }
    }{ $wins ->
        [yes] , and win
       *[no] { "" }
    }
page-event-place =
    { $seat } places { $piece ->
        [twig] a twig
        [common] a common twig
        [leaf] a leaf
        [bud] a bud
        [fruit] a fruit
       *[flower] the golden flower
    }{ $from ->
        [undergrowth] { " " }from the undergrowth
       *[reserve] { "" }
    }.
page-the-tip-has-no-room-for-it = There is no room for it on this tip.
page-say-that-you-grow-now-first = Say first that no spirit helps now; then it grows.
page-you-have-only-common-twigs-left = You have no twig of your own left. Take a common one.
page-choose-what-grows-first = Say first what grows.
page-figure-cards = Leaf of the Faun, twig of the Naiad, a joker, a flute.
page-figure-tree = A young tree with a grown crown: twigs in two players’ colours, leaves, a bud, a fruit, the golden flower.
page-figure-sum = Two leaves, a joker and a pair of the same icon, one leaf in the river: five grow.

## A first game, explained

page-guide-welcome = Welcome! All of you grow this one tree. Nobody owns it, but everybody wants to put all their own pieces onto it.
page-guide-reserve = This is your reserve. Whoever is the first to have placed all of it, the trunk token too, wins at once.
page-guide-turn = In a turn you do one of three things: take cards, play cards, or, once in the game, grow the trunk.
page-guide-river = These open cards are the river. To draw, take two of them. You keep at most six cards in hand and discard the rest.
page-guide-take = One more. Several cards of one type make much of it grow at once.
page-guide-play = To play, choose cards of one type from your hand: twigs, leaves, buds, or fruits and flowers. Only what has room on the tree can grow.
page-guide-trunk = With your trunk token the tree gets two new branches, and your hand is filled up. You can do this once, and you must before you can win.
page-guide-amount = So much will grow: a piece for each card of the type, each joker, each pair of other cards with the same icon, and each card of the type and joker in the river.
page-guide-grow = The marked tips have room. Point at one, or have the pieces placed for you. Once something grows, all that finds room must be placed.
page-guide-order = One thing grows on another: a leaf on a bare tip, a bud on a leaf, a fruit on a bud of a common twig or one of your own, the golden flower on any free bud. A leaf closes its tip to twigs.
page-guide-spirits = These spirits help whoever plays a card with their icon, once in a turn, before or after growing. Then the tile is turned.
page-guide-only-invoke = This card may also be played only to invoke its spirit: choose it, then “Only invoke”. Nothing grows then. It pays when growth would help you little, or the others more.
page-guide-joker = A joker counts for every type. With a flute you may call both spirits, whatever icons you play.
page-guide-rival = Keep an eye on the other reserve. You can take from the river what your opponent needs, or close with a leaf a tip where they could grow.
page-guide-over = That was your first tree. Look at it closely: you have grown it together. Well grown!
