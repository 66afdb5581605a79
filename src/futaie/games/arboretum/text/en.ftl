title = Arboretum
about = Plant paths of trees, and keep the cards that let you score them.

## Options

option-first = Who starts.
option-species = Which species are in play.
option-ranks = The highest rank.
option-hand = How many cards everybody holds.

## Names

name-b = Blue Spruce
name-a = Cassia
name-c = Cherry Blossom
name-d = Dogwood
name-j = Jacaranda
name-m = Maple
name-o = Oak
name-r = Royal Poinciana
name-t = Tulip Poplar
name-w = Willow

## The table

table = Turn { $turn }   deck: { $deck }
species = species:
hand = hand:
pile = discard pile:
paths = best paths:

## What is asked, what an action does, what happened

ask-draw-the-first-of-two-cards = Draw the first of two cards.
ask-draw-the-second-card = Draw a second card.
ask-which-card-to-plant = Which card do you plant?
ask-where-to-plant-it = Where do you plant { NAME($card) }? (column,row)
ask-which-card-to-discard = Which card do you discard?
does-draw-from-the-deck = draw from the deck
does-draw-from-a-discard-pile = draw { NAME($card) } from { $seat }’s discard pile
does-plant-this-card = plant { NAME($card) }
does-plant-it-there = in column { $x }, row { $y }
does-discard-this-card = discard { NAME($card) }
event-draw = { $seat } draws from the deck.
event-draw-seen = { $seat } draws { NAME($card) } from the deck.
event-take = { $seat } takes { NAME($card) } from { $from }’s discard pile.
event-plant = { $seat } plants { NAME($card) } at ({ $x },{ $y }).
event-discard = { $seat } discards { NAME($card) }.
event-end = The deck is empty: the game is over.

## Why not

draw-two-cards-first = Draw two cards first ({ $left } to go).
you-have-drawn-two-cards-already = You have drawn two cards already.
the-deck-is-empty = The deck is empty.
the-discard-pile-is-empty = That discard pile is empty.
nobody-sits-there = Nobody sits there.
the-card-is-not-in-your-hand = { NAME($card) } is not in your hand.
plant-a-card-first = Plant a card first, then discard.
you-have-planted-a-card-already = You have planted a card already: discard one now.
choose-the-card-to-plant-first = Choose the card to plant first.
choose-where-to-plant-the-card-first = Choose where to plant { NAME($card) } first, or take it back.
a-card-is-planted-there-already = At ({ $x },{ $y }) there is a card already.
the-cell-is-not-next-to-a-planted-card = ({ $x },{ $y }) is not next to a planted card.
the-first-card-is-planted-in-the-middle = The first card lies at (0,0); where it lies changes nothing.
too-many-species-for-this-number-of-seats = { $species } species are too many for { $seats } players: at most { $most }.
too-few-cards-are-left-for-the-deck = Only { $deck } cards would be left for the deck: it needs at least { $least }.
so-many-cards-are-left-that-a-garden-could-outgrow-the-table = { $deck } cards would be left for the deck: at most { $most } are possible.

## Points

sheet-species = { $name }:
sheet-hand = sum { $sum }, highest { $highest }
sheet-cancelled = { NAME($card) } counts nothing: an opponent has the 1
somebody-holds-more-of-this-species = no right to score: { $sum } in hand, somebody has { $highest }
right-to-score-without-a-path = the right to score, but no path
one-for-each-card-of-the-path = one for each card of the path { $path }
one-more-for-each-card-of-a-path-of-one-species = one more for each card: all are of this species
the-path-starts-with-a-1 = it starts with a 1
the-path-ends-with-the-highest-rank = it ends with the highest rank

## Counting a real table

there-is-no-such-species = There is no species “{ $species }”. There are: { $allowed }.
the-species-is-there-twice = The species { NAME($species) } is there twice.
there-is-no-such-card = { $player }: there is no card “{ $card }”. A card is a letter and a rank from 1 to 8, such as j7.
the-card-is-of-a-species-that-is-not-in-play = { $player }: { $card } cannot be there, { NAME($species) } is not in play.
the-card-is-there-twice = { $player }: { $card } is on this table twice.
two-cards-lie-in-one-place = { $player }: { $card } lies where { $other } lies.
the-card-does-not-touch-the-garden = { $player }: { $card } does not touch the rest of the garden.
the-garden-is-too-wide = { $player }: the garden is too wide; at most { $most } columns and rows can be counted.
count-player =
    { $points ->
        [one] { $name }: { $points } point, species planted: { $planted }
       *[other] { $name }: { $points } points, species planted: { $planted }
    }
count-no-right = { $sum } in hand, no right to score
count-path = { $sum } in hand, path { $path }
count-no-path = { $sum } in hand, no path

## Looking at the table

pile-below = below it:
command-seen = seen
look-seen = where every card has been seen
seen-signs = A: in A’s arboretum   A-: in A’s discard pile   A+: in A’s hand   ·: not seen

## On the page

page-deck =
    Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-deck-short = Deck
page-piles = Deck and discard piles
page-pile = Discard pile of { $name }, on top { NAME($card) }
page-pile-empty = Discard pile of { $name }, empty
page-pile-of = Discard pile of { $name }
page-look-through =
    Look through the discard pile of { $name }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-top-first = The card on top comes first.
page-discard-here = discard here
page-known = everybody knows that it is in this hand
page-hand-of = Cards in hand: { $count }.
page-hand-name = Hand of { $name }
page-garden-of = Arboretum of { $name }
page-enlarge =
    Show the arboretum of { $name } large, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-cell-card = column { $x }, row { $y }: { NAME($card) }
page-cell-empty = column { $x }, row { $y }: empty
page-cell-open = column { $x }, row { $y }: plant { NAME($card) } here; { $told }
page-gain = path of { NAME($species) } { $points } ({ $more } more)
page-no-gain = no path grows
page-path = { NAME($species) }: { $points } points with { $cards }
page-unseen = not seen
page-not-seen = not seen
page-in-garden = in the arboretum of { $name }
page-in-pile = in the discard pile of { $name }
page-in-hand = in the hand of { $name }
page-tracker = Seen cards
page-sum = sum { $sum }
page-sum-all = Total
page-total = { $points } so far
page-none-in-hand = none in hand
page-right = may score
page-no-right = may not score
page-scoring = The scoring
page-see-scoring = See the scoring
page-ask-where-to-plant-it = Where do you plant { NAME($card) }?
page-no-path = No path yet
page-for-each-card = one for each card of the path
page-key-d = draw from the deck
page-key-1-9 = pile or card
page-key-g = arboretum
page-key-h = hand
page-key-t = seen cards
page-figure-plant = Wherever it is dashed, a card may be planted.
page-figure-cancelled = One player holds the 1: the opponent’s highest card of the species counts nothing.
page-figure-mixed = A path of Blue Spruce with other trees in it
page-figure-pure = A path of Blue Spruce alone
page-lost = a path of { $points } points is lost
page-event-plant =
    { $side ->
        [right] { $seat } plants { NAME($card) } to the right of { NAME($beside) }.
        [left] { $seat } plants { NAME($card) } to the left of { NAME($beside) }.
        [above] { $seat } plants { NAME($card) } above { NAME($beside) }.
        [below] { $seat } plants { NAME($card) } below { NAME($beside) }.
       *[first] { $seat } plants { NAME($card) }, the first tree.
    }
page-a-card-is-planted-there-already = There is a card already.
page-the-cell-is-not-next-to-a-planted-card = This is not next to a planted card.
page-the-first-card-is-planted-in-the-middle = The first card lies in the middle; where it lies changes nothing.

## Counting a real table on the page

page-entry-species = Species in play: { $count }
page-entry-pick = Choose a card, then where it lies; or the other way round.
page-entry-where = { NAME($card) }: where does it lie?
page-entry-to-hand = Which cards are in this hand? After that, tap a place in the garden.
page-entry-to-cell = Which card lies in the marked place? To its right comes the next one.
page-entry-back = Back into the box
page-entry-put-in-hand = Into the hand
page-entry-hand = Hand: { $count }
page-entry-box = The cards of the box
page-entry-taken = { NAME($card) }, of { $name }
page-entry-odd = Cards that cannot be shown in their place
page-entry-remove = Take { $card } away
page-there-is-no-such-species = There is no species “{ $species }”.
page-there-is-no-such-card = { $player }: there is no card “{ $card }”.
page-the-card-is-of-a-species-that-is-not-in-play = { $player }: { NAME($card) } cannot be there, this species is not in play.
page-the-card-is-there-twice = { $player }: { NAME($card) } is on this table twice.
page-two-cards-lie-in-one-place = { $player }: { NAME($card) } lies where { NAME($other) } lies.
page-the-card-does-not-touch-the-garden = { $player }: { NAME($card) } does not touch the rest of the garden.

## A first game, explained

page-guide-welcome = Welcome! You will plant paths of trees here. A path earns points at the end only if your hand gives you the right to them.
page-guide-draw = A turn begins with two cards. Take the first one from the deck: point at it.
page-guide-draw-again = You have seen the first card; now take the second, from the deck or from the top of any discard pile.
page-guide-plant = Now plant exactly one card from your hand. Paths rise in rank, so think of what could stand before and after it.
page-guide-cell = The marked cells are free. The first card may lie anywhere, every other one beside a planted card. A number says how many points your paths would gain.
page-guide-discard = To end your turn, discard exactly one card onto your own pile. It lies face up: others may take it, and so may you.
page-guide-piles = Your opponent has discarded. Whatever lies on top of a pile is yours to draw, if you like it better than the unknown.
page-guide-paths = A path begins and ends with the same species, and each card is higher than the one before. In between anything may stand. Two cards are enough.
page-guide-right = Mind what you keep! At the end, whoever holds the highest sum of a species in hand may score it. What you plant no longer counts there.
page-guide-rival = Look over the fence now and then: what your opponent plants is a hint at what you should keep in hand.
page-guide-bonus = Each card of a path is a point. At least four cards, all of one species, count twice; there is a bonus for beginning with a 1, and a larger one for ending with an 8.
page-guide-one-and-eight = One trick: an 8 in hand counts nothing for the right to score if an opponent holds the 1 of that species. A 1 can be worth keeping.
page-guide-deck-ends = The deck runs low. Whoever draws its last card finishes the turn, then it is over. Cards from discard piles make the game last longer.
page-guide-over = That was your first game. Here you can watch the scoring again, species by species. Well grown!
