title = Hortis
about = Lay nine cards over each other so that trees cover trees of their kind, and harvest what grows.

## Options

option-deck = The cards and recipes: a file of your own instead of our reconstructed deck.
option-cards = How many cards are laid, the first one included.
option-pool = The numbers of the cards to draw from.
option-recipes = The recipe challenge: two recipes at random, or the two with these numbers.

## Names

name-orange = orange
name-lemon = lemon
name-lime = lime
name-fruit-cocktail = Fruit Cocktail
name-tutti-frutti = Tutti Frutti
name-lime-cordial = Lime Cordial
name-orange-juice = Orange Juice
name-lemon-soda = Lemon Soda
name-lemon-meringue-pie = Lemon Meringue Pie
name-key-lime-pie = Key Lime Pie
name-market-stall = Market Stall
name-windfall-jam = Windfall Jam
name-harvest-festival = Harvest Festival
name-nut-brittle = Nut Brittle
name-lemon-and-lime-sorbet = Lemon and Lime Sorbet
name-five-o-clock-tea = Five o’Clock Tea
name-rainbow-cake = Rainbow Cake
name-fruit-kebab = Fruit Kebab
name-twin-tarts = Twin Tarts
name-clear-broth = Clear Broth
name-orange-marmalade = Orange Marmalade

## The table

table = Round { $turn } of { $turns }   cards to come: { $pile }
deck-name = deck: { $name }
next-cards = next cards: { $cards }
unseen-cards = not seen yet: { $cards }
legend = O2 tree with 2 fruits   .. glade
legend-dice = O=5 die on a tree   O=15 wheelbarrow   O.5 die on a glade (0 pts)   ~O~ squirrel
seat =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
placed = has laid a card
stopped = cannot lay any card
item = { $name }: { $value }
supply = left:
wheelbarrow = wheelbarrow
squirrel = squirrel
hand = hand:
places = Card { $card }/{ $turn }: where its upper left corner may lie, and what that brings
places-legend = ~ the squirrel comes   ? too little for all: you choose   · not allowed
target-so-far = target { $target }: { $points } so far
other-cards = The other { $count } cards make another game:

## Recipes

recipe = Recipe { $number }: { $name } (target { $target })
recipe-without-wheelbarrow = (here the wheelbarrow does not count as a die)
condition = { $measure }: { $bound }
condition-squirrel = the squirrel is in the orchard
condition-no-squirrel = no squirrel in the orchard
so-far = (now { $size })
one-of = { $items } or { $last }
bound-exactly = exactly { $number }
bound-at-least = at least { $number }
bound-at-most = at most { $number }
bound-between = { $least } to { $most }
dice =
    { $fruits ->
        [any] dice
       *[other] { $fruits } dice
    }{ $values ->
        [any] { "" }
       *[other] { " " }of { $values }
    }{ $on ->
        [tree] { " " }on trees
        [glade] { " " }on glades
       *[any] { "" }
    }
measure-dice = { $dice }
measure-group = largest group of { $dice }
measure-line = longest straight line of { $dice }
measure-same = most of the same value among { $dice }
measure-values = different values of { $dice }
measure-fruits = different fruits of { $dice }
measure-sets = sets with one each of { $fruits }, from { $dice }
measure-squirrel = squirrel in the orchard
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
gives-again = the points of { $dice } once more
gives-percent = the total becomes { $percent }%

## What is asked, what an action does, what happened

ask-which-card-to-lay-and-how = Which card do you lay, and how is it turned? (card/degrees)
ask-where-to-lay-it = Where do you lay the upper left corner of { $card }/{ $turn }? (column,row)
ask-which-tree-gets-the-wheelbarrow = There is one wheelbarrow: which basket does it replace?
ask-which-tree-gets-a-die =
    { $left ->
        [one] There is only one { NAME($fruit) } die left: which tree gets it?
       *[other] There are only { $left } { NAME($fruit) } dice left: which tree gets the next one?
    }
does-take-this-card =
    { $places ->
        [one] { $face }   ({ $places } place)
       *[other] { $face }   ({ $places } places)
    }
does-lay-it-there =
    { $squirrel ->
        [yes] { $gain } pts: { $dice }; the squirrel comes
       *[no] { $gain } pts: { $dice }
    }
does-lay-it-there-and-choose =
    { $squirrel ->
        [yes] { $gain } pts: { $dice }; the squirrel comes; then you share out what is left
       *[no] { $gain } pts: { $dice }; then you share out what is left
    }
does-give-it-to-this-tree = cell { $cell } of the card, at ({ $x },{ $y }): { $dice }, { $gain } pts
event-place =
    { $squirrel ->
        [None] { $seat } lays card { $card }/{ $turn } at ({ $x },{ $y }): { $written }. Harvest: { $base }.
       *[other] { $seat } lays card { $card }/{ $turn } at ({ $x },{ $y }): { $written }. The squirrel comes! Harvest: { $base }.
    }
event-placed = { $seat } has laid a card.
event-placed-seen = You have laid card { $card }/{ $turn } at ({ $x },{ $y }): { $written }.
event-draw = Card { $card } is drawn.
event-stop = { $seat } cannot lay any card and stops.
event-end = The last card is laid: the game is over.

## Why not

the-card-is-not-in-your-hand = Card { $card } is not in your hand.
turned-like-this-the-card-fits-nowhere = Turned by { $turn } degrees, card { $card } fits nowhere.
choose-the-card-to-lay-first = Choose the card to lay first, such as 12/90.
choose-where-to-lay-the-card-first = Choose where to lay card { $card } first, or take it back.
the-card-must-cover-a-part-of-your-orchard = At ({ $x },{ $y }) the card would cover nothing of your orchard.
the-squirrels-tree-is-never-covered = The squirrel’s tree at ({ $x },{ $y }) is never covered.
a-tree-does-not-match-and-your-squirrel-is-out-already = The tree at { $where } does not match what it covers, and your squirrel is out already.
only-one-tree-may-differ-from-what-it-covers = The trees at { $where } do not match what they cover. Only one may differ, thanks to the squirrel.
choose-which-trees-get-what-is-left-first = First choose which tree gets what is left, such as !4.
there-is-nothing-to-share-out-now = There is nothing to share out now.
this-tree-does-not-wait-for-it = Cell { $cell } of the card does not need one.
trees-are-chosen-in-reading-order = Cells are chosen in reading order: from { $least } on.
too-few-trees-would-be-left-for-the-rest = After cell { $cell } too few would be left: { $owed } have to be chosen.
the-deck-has-no-such-card = The deck has no card { $card }.
the-deck-has-no-such-recipe = The deck has no recipe { $recipe }.
the-deck-has-too-few-recipes = The deck has { $recipes } recipes: the challenge needs { $least }.
there-are-too-few-cards-to-draw-from = There are only { $cards } cards to draw from: { $least } are needed.

## Decks of one’s own

the-deck-cannot-be-read = The deck { $file } cannot be read.
the-deck-is-too-large = The deck { $file } is too large: at most { $most } characters.
a-line-of-the-deck-is-too-long = The deck { $file } has a line of more than { $most } characters.
the-deck-is-not-text-in-utf-8 = The deck { $file } is not text in UTF-8.
the-deck-is-not-toml = The deck { $file } is not TOML: { $problem }
the-deck-is-not-json = The deck { $file } is not JSON.
the-deck-does-not-have-this-hash = The deck { $file } is not what it should be: its content has the hash { $hash }.
a-field-is-missing = { $file }, { $where }: this field is missing.
there-is-no-such-field = { $file }, { $where }: there is no such field. There are: { $allowed }.
the-field-cannot-have-this-value = { $file }, { $where } cannot be “{ $value }”. It takes: { $allowed }.
the-number-is-there-twice = { $file }, { $where }: this number is there twice.
a-card-has-five-trees-and-one-glade =
    { $glades ->
        [0] { $file }, { $where }: a card has five trees and one glade; here there is no glade.
       *[other] { $file }, { $where }: a card has five trees and one glade; here there are { $glades } glades.
    }
there-is-no-card-with-this-number = { $file }, { $where }: there is no card with this number.
reconstructed-deck = The reconstructed deck
deck-title = { $name }: { $cards } cards, { $recipes } recipes

## Points

sheet-on-glades = (on glades, no points: { $values })
sheet-squirrel =
    { $dice ->
        [0] the squirrel
        [one] the squirrel, { $dice } die on a tree next to it
       *[other] the squirrel, { $dice } dice on trees next to it
    }
a-die-on-a-tree = { NAME($fruit) } die at ({ $x },{ $y })
the-wheelbarrow-on-a-tree = the wheelbarrow at ({ $x },{ $y })
on-a-glade-nothing-counts = { NAME($fruit) } die of { $value } on a glade at ({ $x },{ $y })
the-squirrel-is-in-the-orchard = the squirrel at ({ $x },{ $y })
on-a-tree-next-to-the-squirrel = a die next to the squirrel at ({ $x },{ $y })
a-recipe = recipe { $recipe }: { $name }
a-recipe-that-gives-nothing = recipe { $recipe }: { $name }, not fulfilled
dice-used =
    { $dice ->
        [one] { $dice } die used
       *[other] { $dice } dice used
    }
rank =
    { $rank ->
        [0] { $range }: a meagre harvest.
        [1] { $range }: enough for breakfast.
        [2] { $range }: a good year.
        [3] { $range }: the neighbours are jealous.
        [4] { $range }: a splendid harvest!
       *[5] { $range }: a master of the orchard!
    }
target =
    { $met ->
        [yes] The target of { $target } is met!
       *[no] The target of { $target } is missed.
    }

## Counting a real table

this-is-not-a-cell-of-an-orchard = { $player }, row { $row }, column { $column }: “{ $cell }” is not a cell. There are: { $allowed }.
no-die-shows-this = { $player }, row { $row }, column { $column }: “{ $cell }” cannot be, a die shows { $allowed } (15: the wheelbarrow).
the-rows-are-not-equally-long = { $player }, row { $row } has { $cells } cells, the first row has { $wanted }. Write - where nothing lies.
the-orchard-is-not-in-one-piece = { $player }, row { $row }, column { $column }: “{ $cell }” does not touch the rest of the orchard.
the-orchard-is-too-wide = { $player }: the orchard is { $cells } cells wide; with { $cards } cards it is at most { $most }.
the-orchard-is-smaller-than-a-card = { $player }: the orchard has { $cells } cells, fewer than the { $least } of one card.
the-orchard-is-larger-than-the-cards = { $player }: the orchard has { $cells } cells; with { $cards } cards there are at most { $most }.
the-card-laid-last-shows-its-glade = { $player }: there is no glade, and the card laid last always shows one (..).
there-are-more-glades-than-cards = { $player }: there are { $glades } glades, and only { $cards } cards with one each.
there-are-more-dice-than-in-the-box = { $player }: there are { $dice } { NAME($fruit) } dice, and only { $most } in the box.
there-is-more-than-one-wheelbarrow = { $player }, row { $row }, column { $column }: “{ $cell }” is a second wheelbarrow, and there is only one.
there-is-more-than-one-squirrel = { $player }, row { $row }, column { $column }: “{ $cell }” is a second squirrel, and there is only one.
so-much-fruit-needs-more-trees = { $player }: these dice need at least { $needed } cells on top of each other; { $cards } cards have { $most }.
there-is-no-recipe-with-this-number = There is no recipe { $recipe } in the reconstructed deck. Write a recipe of your own box out, as in a deck.
the-recipe-is-there-twice = Recipe { $recipe } is there twice.
the-challenge-has-two-recipes = The recipe challenge has two recipes, not { $recipes }. In a standard game leave “recipes” out.
count-player =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }

## On the page

page-points =
    { $points ->
        [one] point
       *[other] points
    }
page-rank =
    { $rank ->
        [0] a meagre harvest so far
        [1] enough for breakfast
        [2] a good year
        [3] the neighbours are jealous
        [4] a splendid harvest
       *[5] a master of the orchard
    }
page-next-rank = better from { $points }
page-your-cards = Cards in hand
page-card-of = Card { $card }: { $cells }
page-tree =
    { $fruits ->
        [one] { NAME($fruit) } tree with { $fruits } fruit
       *[other] { NAME($fruit) } tree with { $fruits } fruits
    }
page-glade = glade
page-nothing = nothing
page-die-on-tree =
    { $value ->
        [10] { NAME($fruit) } basket, 10
        [15] { NAME($fruit) } wheelbarrow, 15
       *[other] { NAME($fruit) } die of { $value }
    }
page-die-on-glade =
    { $value ->
        [10] { NAME($fruit) } basket on a glade, counts nothing
        [15] { NAME($fruit) } wheelbarrow on a glade, counts nothing
       *[other] { NAME($fruit) } die of { $value } on a glade, counts nothing
    }
page-squirrel-on = the squirrel on { NAME($fruit) }, never covered
page-turn-left = Turn it to the left
page-turn-right = Turn it to the right
page-place-of = column { $x }, row { $y }: points { $gain }, { $points } in all. { $dice }.
page-lay = Lay it
page-lay-and-share = Lay it and choose
page-orchard-of = Orchard: { $name }
page-orchards = All orchards
page-chooses = is choosing
page-supply = What is left
page-dice-left =
    { $left ->
        [0] no { NAME($fruit) } die left
        [one] { $left } { NAME($fruit) } die left
       *[other] { $left } { NAME($fruit) } dice left
    }
page-wheelbarrow-left = the wheelbarrow is still there
page-wheelbarrow-out = the wheelbarrow is in the orchard
page-squirrel-left = the squirrel has not come yet
page-squirrel-out = the squirrel is in the orchard
page-ask-which-card-to-lay-and-how = Which card do you lay?
page-ask-where-to-lay-it = Where does card { $card } go?
page-round = round { $turn } of { $turns }
page-recipes = Recipes
page-met = fulfilled
page-not-met = not yet fulfilled
page-harvest = Harvest
page-card = Card { $card }
page-other-cards = The other { $count } cards make another game.
page-play-the-others = Play the other { $count }
page-unseen-cards = { $pile } more to draw, from these { $count }
page-next-cards = Next cards: { $count }
page-squirrel-comes = The squirrel comes.
page-back-to-mine = Back to my orchard
page-figure-card = A card: five trees with one or two fruits, and a glade.
page-figure-dice = A die grows up to 6, then it is a basket, then the wheelbarrow.
page-figure-covered = Lemon on lemon: 2 fruits and 1 make a 3. Lime on lime: a 2. Neither the tree on the empty glade nor the new glade gets a die.
page-figure-squirrel = Orange on lime does not match: the squirrel sits there, and costs a point for itself and one for the die beside it.
page-keys = Keys: 1 and 2 lift a card, R turns it, the arrows move it, Enter lays it, Escape puts it back. The wheel turns it too.
page-ask-which-tree-gets-a-die =
    { $left ->
        [one] One { NAME($fruit) } die left: which tree gets it?
       *[other] { $left } { NAME($fruit) } dice left: which tree gets the next?
    }
page-event-place =
    { $squirrel ->
        [None] { $seat } lays card { $card }: { $grown }. Harvest: { $base }.
       *[other] { $seat } lays card { $card }: { $grown }. The squirrel comes! Harvest: { $base }.
    }
page-event-placed-seen = { $seat } has laid card { $card }: { $grown }.
page-grown =
    { $value ->
        [10] { NAME($fruit) } basket
        [15] { NAME($fruit) } wheelbarrow
       *[other] { NAME($fruit) } { $value }
    }
page-nothing-grows = nothing grows
page-the-card-must-cover-a-part-of-your-orchard = Here the card would cover nothing of your orchard.
page-the-squirrels-tree-is-never-covered = The squirrel’s tree is never covered.
page-a-tree-does-not-match-and-your-squirrel-is-out-already = The marked tree does not match what it covers, and your squirrel is out already.
page-only-one-tree-may-differ-from-what-it-covers = The marked trees do not match what they cover. Only one may differ, thanks to the squirrel.
page-turned-like-this-the-card-fits-nowhere = Turned like this, card { $card } fits nowhere.
page-rank-reached =
    { $rank ->
        [0] A meagre harvest.
        [1] Enough for breakfast.
        [2] A good year.
        [3] The neighbours are jealous.
        [4] A splendid harvest!
       *[5] A master of the orchard!
    }

## Counting a real table on the page

page-entry-fruit = Fruit
page-entry-what = What lies there
page-entry-on-glade = The die lies on a glade
page-entry-tree = { NAME($fruit) } tree
page-entry-paint = Choose what lies there, then tap the cells; tap again to clear one. Trees without a die need no number of fruits.
page-entry-cell = row { $row }, column { $column }: { $told }
page-entry-recipes = Recipe challenge
page-entry-recipe = Recipe { $number } of 2
page-this-is-not-a-cell-of-an-orchard = { $player }, row { $row }, column { $column }: “{ $cell }” is nothing that can lie there.
page-no-die-shows-this = { $player }, row { $row }, column { $column }: no die shows this. A die shows { $allowed } (15: the wheelbarrow).
page-the-rows-are-not-equally-long = { $player }: row { $row } has { $cells } cells, the first row has { $wanted }.
page-the-orchard-is-not-in-one-piece = { $player }, row { $row }, column { $column }: this does not touch the rest of the orchard.
page-the-card-laid-last-shows-its-glade = { $player }: there is no glade, and the card laid last always shows one.
page-there-is-more-than-one-wheelbarrow = { $player }, row { $row }, column { $column }: a second wheelbarrow, and there is only one.
page-there-is-more-than-one-squirrel = { $player }, row { $row }, column { $column }: a second squirrel, and there is only one.
page-there-is-no-recipe-with-this-number = Our cards have no recipe { $recipe }. Recipes of your own box can be entered with its cards.
page-the-challenge-has-two-recipes =
    { $recipes ->
        [one] The recipe challenge has two recipes: choose the second one too.
       *[other] The recipe challenge has two recipes, not { $recipes }.
    }

## Entering a deck on the page

page-cards-brush = Choose what the cell shows, then tap the cells. Keys: O, Y, G, then 1 or 2; a full stop for the glade.
page-cards-cell = cell { $number }: { $told }
page-cards-open = not entered yet
page-cards-from-ours = Start from our cards
page-cards-too-few = Enter at least two cards.
page-cards-unfinished = Card { $card } is not finished.
page-cards-right = Right: { $cards } cards, { $recipes } recipes.
page-cards-recipe = Recipe
page-cards-add-recipe = + recipe
page-cards-recipe-of = Recipe on card { $card }
page-cards-recipe-name = Recipe { $card }
page-recipe-name = Name
page-recipe-target = Target
page-recipe-when = What it wants
page-recipe-always = Nothing: it always succeeds.
page-recipe-add = Add a condition
page-recipe-remove = Remove the condition
page-recipe-gives = What it gives
page-recipe-gives-points = points
page-recipe-gives-for_each = points for each
page-recipe-gives-again = dice once more
page-recipe-gives-percent = percent of the total
page-recipe-points = Points
page-recipe-percent = Percent
page-recipe-of = What counts
page-recipe-of-dice = dice
page-recipe-of-group = largest group
page-recipe-of-line = longest line
page-recipe-of-same = most of one value
page-recipe-of-values = different values
page-recipe-of-fruits = different fruits
page-recipe-of-sets = sets of fruits
page-recipe-of-squirrel = the squirrel
page-recipe-bound = How many are wanted
page-recipe-bound-at_least = at least
page-recipe-bound-at_most = at most
page-recipe-bound-exactly = exactly
page-recipe-bound-between = between
page-recipe-number = Number
page-recipe-most = Largest number
page-recipe-which = Which dice (nothing ticked: all)
page-recipe-on-tree = on trees
page-recipe-on-glade = on glades
page-recipe-wheelbarrow = The wheelbarrow counts as a die of 15
page-recipe-done = Done
page-recipe-none = Remove the recipe
page-cards-at = { $place }: { $told }
page-a-card-has-five-trees-and-one-glade =
    { $glades ->
        [0] A card has five trees and one glade; here there is no glade.
       *[other] A card has five trees and one glade; here there are { $glades } glades.
    }
page-the-number-is-there-twice = This number is there twice.
page-there-is-no-card-with-this-number = There is no card with this number.
page-the-field-cannot-have-this-value =
    { $value ->
        [None] Something is missing. Possible: { $allowed }.
       *[other] “{ $value }” is not possible. Possible: { $allowed }.
    }

## What is advised

page-does-take-this-card =
    { $turn ->
        [0] card { $card }, as it is
       *[other] card { $card }, turned by { $turn }°
    }
page-does-lay-it-there = lay it where it brings { $gain }
page-does-lay-it-there-and-choose = lay it where it brings { $gain }, then share out what is left

## A first game, explained

page-guide-welcome = Welcome! This is your orchard. You will lay cards over cards, tree on tree of the same fruit, and harvest what overlaps.
page-guide-choose = Choose one of your two cards. You may turn it before you lay it.
page-guide-place = Here it may lie, and each number says how much your harvest gains. Point at a place to see it, and once more to lay the card.
page-guide-dice = A tree laid on a tree of its fruit gets a die. It shows the fruits of both trees together.
page-guide-others = Your opponent has an orchard of their own and lays the same cards. All lay at the same time, and see it once everybody has laid.
page-guide-grow = Cover a die with its fruit again and it grows. Above 6 it becomes a basket, worth 10; covered once more, the basket becomes the wheelbarrow, worth 15. There is only one.
page-guide-glade = The empty cell of a card is a glade. It may cover anything but the squirrel; a die lifted onto it counts nothing until a tree of its fruit covers it again.
page-guide-squirrel = Where you see the squirrel, one tree would cover a different fruit. That is allowed once in a game: it sits down there and costs points, more beside dice, but can open the way.
page-guide-supply = Here you see how many dice are left of each fruit. When a fruit has none, new trees of it get no die: then let the old ones grow.
page-guide-last = There is nothing left to draw. Lay what you hold; then the harvest is counted.
page-guide-over = That was your first orchard. Every die on a tree counted what it shows; those on glades counted nothing. Well grown!
