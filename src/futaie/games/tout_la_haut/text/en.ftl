title = Tout là-haut
about = Build the tallest tree house, floor upon floor, and pass the hand on.

## Options

option-first = Who starts.
option-strategic = Two games in one match; in the second one hands go the other way round.
option-late_draw = You draw at the end of your turn, and keep that card until the next.
option-objective = An objective for all to meet.
option-rounds = How many rounds a game has.
option-cards = Which cards are in play.

## Names

name-r = red
name-b = blue
name-g = green
name-y = yellow
name-v = violet
marked = { $mark } { $number }
name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-violet = violet
name-monochrome = Monochrome
name-two-step = Two-Step
name-efficient = Efficient
name-diversified = Diversified
name-little-treehouse = Little Treehouse

## The table

game-of-two = Game { $half } of 2
table = Turn { $turn }   round { $round } of { $rounds }   deck: { $deck }
order-of-play =
    { $direction ->
        [left] Order of play: { $order }; the hand goes left.
       *[right] Order of play: { $order }; the hand goes right, the other way round.
    }
late-draw = Late draw: after building you draw a card and keep it until your next turn.
objective =
    { $name ->
        [monochrome] Objective { NAME($name) }, { $points } points: the most floors of one colour.
        [two-step] Objective { NAME($name) }, { $points } points: exactly three floors in each of two colours.
        [efficient] Objective { NAME($name) }, { $points } points: nobody has fewer colours.
        [diversified] Objective { NAME($name) }, { $points } points: the most colours with two floors or more.
       *[little-treehouse] Objective { NAME($name) }, { $points } points: the lowest score, run bonus included.
    }
grey = grey (face down)
first-game = First game
second-game = Second game
floors = floors
longest-run = longest run
run-bonus = run bonus
objective-bonus = objective
total = total
total-now = total so far
first-game-row = first game
together = both games
keeps = keeps
hand = { $seat }’s hand
hand-hidden =
    { $count ->
        [one] { $seat } has the hand: { $count } card.
       *[other] { $seat } has the hand: { $count } cards.
    }
drawn = drawn
kept = kept
known = Passed on by you, now in the hand or face down: { $cards }
deck-cards = Deck, top card first: { $cards }
left-over = Left in the hand: { $cards }

## What is asked, what an action does, what happened

ask-which-card-to-build-on-the-stump =
    { $to ->
        [none] Build any card on your stump, face up or face down. Last turn.
       *[other] Build any card on your stump, face up or face down. The rest goes to { $to }.
    }
ask-which-card-to-build-on-grey =
    { $to ->
        [none] Build any card on grey, face up or face down. Last turn.
       *[other] Build any card on grey, face up or face down. The rest goes to { $to }.
    }
ask-which-card-to-build-on-a-floor-with-a-colour =
    { $to ->
        [none] Build on { NAME($floor) }: same colour or value, or face down. Last turn.
       *[other] Build on { NAME($floor) }: same colour or value, or face down. The rest goes to { $to }.
    }
does-build-this-card-face-up =
    { $matches ->
        [both] { NAME($card) }: +{ $adds }, same colour and value, longest run { $run }
        [colour] { NAME($card) }: +{ $adds }, same colour, longest run { $run }
        [value] { NAME($card) }: +{ $adds }, same value, longest run { $run }
       *[nothing] { NAME($card) }: +{ $adds }, longest run { $run }
    }
does-build-this-card-face-down = { NAME($card) } face down: +{ $adds }, two grey floors
event-build =
    { $face ->
        [down] { $seat } builds a card face down.
       *[up] { $seat } builds { NAME($card) }.
    }
event-build-seen = { $seat } builds { NAME($card) } face down.
event-pass =
    { $count ->
        [one] { $seat } passes { $count } card to { $to }.
       *[other] { $seat } passes { $count } cards to { $to }.
    }
event-pass-seen = { $seat } passes to { $to }: { $cards }
event-draw = { $seat } draws a card.
event-draw-seen = { $seat } draws { NAME($card) }.
event-half = The first game is over: { $scores }.
event-start =
    { $objective ->
        [none] { $first } starts the second game; hands go right.
       *[other] { $first } starts the second game; hands go right. Objective: { NAME($objective) }.
    }
event-end = The last card is built: the game is over.

## The page

page-tree-of = Tree of { $name }
page-stump = only the stump so far
page-card-down = face down: two grey floors
page-card-down-known = face down, known to you: { NAME($card) }
page-run-longest =
    { $length ->
        [one] longest run of all: { $length } floor, { NAME($colour) }; { $points } point
       *[other] longest run of all: { $length } floors, { NAME($colour) }; { $points } points
    }
page-run-shorter =
    { $length ->
        [one] longest run: { $length } floor, { NAME($colour) }; somebody has { $longest }
       *[other] longest run: { $length } floors, { NAME($colour) }; somebody has { $longest }
    }
page-run-none = no floor with a colour yet
page-goal-monochrome = floors of one colour: { $counts }
page-goal-two-step = colours with exactly three floors: { $counts }
page-goal-efficient = colours: { $counts }
page-goal-diversified = colours with two floors or more: { $counts }
page-goal-little-treehouse = score without the objective: { $counts }
page-met = the objective is met as it stands
page-not-met = the objective is not met as it stands
page-first-was = first game: { $points }
page-two-games = The two games
page-game = Game { $half }
page-goes-left = to the left
page-goes-right = to the right
page-look-at-first = First game
page-turned = The second game: hands go to the right now.
page-starts-second = { $first } had the fewest points and starts.
page-round = Round { $round } of { $rounds }
page-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
page-first = { $first } started
page-late-draw = Late draw
page-you-keep = Kept for the next turn: { NAME($card) }
page-left-over = Left in the hand
page-lift-hint = Tap a card, or drag it onto your tree.
page-build-up = Face up
page-build-down = Face down
page-put-back = Put it back
page-score-after = { $points } points then.
page-match-both = colour and value
page-match-colour = same colour
page-match-value = same value
page-match-any = anything fits
page-match-down = face down
page-match-no = does not fit
page-ask-which-card-to-build-on-the-stump =
    { $to ->
        [none] Which card do you build on your stump? It is the last turn.
       *[other] Which card do you build on your stump? The others go to { $to }.
    }
page-ask-which-card-to-build-on-grey =
    { $to ->
        [none] Which card do you build? On grey anything fits. It is the last turn.
       *[other] Which card do you build? On grey anything fits. The others go to { $to }.
    }
page-ask-which-card-to-build-on-a-floor-with-a-colour =
    { $to ->
        [none] Which card do you build on { NAME($floor) }? It is the last turn.
       *[other] Which card do you build on { NAME($floor) }? The others go to { $to }.
    }
page-event-pass-seen = { $seat } passes to { $to }: { $cards }.
page-event-half = The first game is over: { $scores }.
page-tracker = Where the cards are
page-in-up = in the tree of { $name }
page-in-down = face down in the tree of { $name }
page-in-kept = kept by { $name }
page-in-hand = in the hand now
page-in-known = passed on by you: still in the hand, or face down
page-in-gone = passed on by you and gone: somebody built it face down
page-in-deck = in the deck
page-in-unseen = not seen
page-unseen-count = Not seen: { $count }.
page-signs = A letter: in that tree; ▾ face down; ● in the hand now; ↻ passed on by you; ▿ gone, so face down somewhere; + kept.
page-key-1-9 = lift a card
page-key-f = face down
page-key-h = hand
page-key-t = where the cards are
page-scoring = The count
page-see-scoring = See the count
page-stage-floors = floors
page-stage-run = longest run
page-stage-objective = objective
page-floors-sum =
    { $floors ->
        [one] the lowest floor
       *[other] { $floors } floors from the ground
    }
page-figure-card = Red 3 below, green 3 above; a card face down is two grey floors of 2.
page-figure-fits = On a green 3: one card fits by its colour, one by its value, one does not fit.
page-figure-run = Left a run of four green floors. Right a card face down cuts the yellow run.

## Why not

the-card-is-not-in-your-hand = The card { NAME($card) } is not in your hand.
the-lower-floor-matches-your-top-floor-neither-in-colour-nor-in-value = On your { NAME($colour_below) } { $value_below } only { NAME($colour_below) } or a { $value_below } fits, or any card face down.
there-are-too-few-cards-for-so-many-rounds = { $cards } cards are too few for so many rounds: at least { $least } are needed.

## Points

the-floors-of-a-card = { NAME($card) }
two-grey-floors-of-a-card-built-face-down = a card face down: two grey floors
the-longest-run-of-one-colour =
    { $length ->
        [one] longest run, { NAME($colour) }: { $length } floor
       *[other] longest run, { NAME($colour) }: { $length } floors
    }
somebody-has-a-longer-run-of-one-colour =
    { $length ->
        [0] no run bonus: no floor with a colour
       *[other] no run bonus: a run of { $length }, the longest is { $longest }
    }
nobody-has-a-floor-with-a-colour = no run bonus: nobody has a floor with a colour
the-objective-is-met =
    { $objective ->
        [monochrome] { NAME($objective) } met (floors of one colour: { $counts })
        [two-step] { NAME($objective) } met (colours with exactly three floors: { $counts })
        [efficient] { NAME($objective) } met (colours: { $counts })
        [diversified] { NAME($objective) } met (colours with two floors or more: { $counts })
       *[little-treehouse] { NAME($objective) } met (score without it: { $counts })
    }
the-objective-is-not-met =
    { $objective ->
        [monochrome] { NAME($objective) } missed (floors of one colour: { $counts })
        [two-step] { NAME($objective) } missed (colours with exactly three floors: { $counts })
        [efficient] { NAME($objective) } missed (colours: { $counts })
        [diversified] { NAME($objective) } missed (colours with two floors or more: { $counts })
       *[little-treehouse] { NAME($objective) } missed (score without it: { $counts })
    }
sheet-game =
    { $half ->
        [1] First game: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Second game: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
sheet-floors = floors:
tie = { $seats } have the same score: { $winner }, who played last of them, wins.

## Counting a real table

there-is-no-such-card = { $player }: there is no card “{ $card }”. Cards are written like { $example }, face down -{ $example }, or - if nobody knows it.
there-is-no-such-floor = { $player }: there is no floor “{ $floor }”. Floors are written like { $example }, grey ones { $grey }.
the-number-of-floors-is-odd = { $player }: an odd number of floors ({ $floors }), and every card has two.
the-card-shows-violet-which-two-players-do-not-use = { $player }: { $card } shows violet; two players play without these cards.
the-card-is-there-too-often =
    { $copies ->
        [one] { $player }: { $card } is on this table { $found } times, and there is only { $copies } in the box.
       *[other] { $player }: { $card } is on this table { $found } times, and there are only { $copies } in the box.
    }
the-card-does-not-fit-on-the-one-below = { $player }: { $card } does not fit on { $below }, neither by colour nor by value.
the-tree-has-another-number-of-cards-than-there-are-rounds =
    { $cards ->
        [one] { $player }: the tree has { $cards } card, and the number of rounds was { $rounds }.
       *[other] { $player }: the tree has { $cards } cards, and the number of rounds was { $rounds }.
    }
both-games-have-the-same-objective = The second game has the same objective as the first, { NAME($objective) }: it must be another one.
count-player =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
count-floors = floors
count-starts = { $name }, with the fewest points in the first game, starts the second.
count-winner = { $name } wins.
count-tie = { $names } have the same score: { $name }, who played last of them, wins.

## Card data

the-file-is-not-toml = { $file } is not TOML: { $problem }
the-file-lists-no-cards-or-too-many = { $file }: the cards ([[card]]) are missing, or there are more than { $most }.
a-field-is-missing-or-unknown = { $file }, { $where }: these fields and no others must be there: { $allowed }.
the-field-cannot-have-this-value = { $file }, { $where }: this value is not possible. It takes: { $allowed }.
the-card-is-listed-twice = { $file }: { $card } is listed twice.
the-cards-do-not-add-up-to-the-stated-total = { $file }, totals: { $total } is { $stated }, but the cards add up to { $found }.
the-rulebook-counts-other-cards =
    { $total ->
        [with_violet] { $file }: { $found } cards with violet, and the rulebook counts { $wanted }.
       *[cards] { $file }: { $found } cards, and the rulebook counts { $wanted }.
    }
box-totals = { $cards } cards, { $with_violet } with violet. All floors: { $floors }; without the cards with violet: { $without_violet }.
box-ties =
    { $ties ->
        [yes] { NAME($objective) } is met by all who tie for the fewest colours.
       *[no] { NAME($objective) } is met only by a player who has fewer colours than all others.
    }

## Counting a real table on the page

page-entry-options = Rounds, objective, two games
page-entry-rounds = Rounds
page-entry-usual = as usual
page-entry-objective = Objective
page-entry-second_objective = Objective of the second game
page-entry-two-games = Two games (strategic variant)
page-entry-order = Enter the players in the order in which they played, who started first.
page-entry-box = The cards of the box
page-entry-left = { NAME($card) }, { $left } left
page-entry-build = Tap the cards of this tree, from the ground up.
page-entry-down = face down: { NAME($card) }
page-entry-turn = Turn it over
page-entry-up = Higher
page-entry-lower = Lower
page-entry-remove = Take it away
page-there-is-no-such-card = { $player }: there is no card “{ $card }”.
page-the-card-shows-violet-which-two-players-do-not-use = { $player }: { NAME($card) } cannot be there; two players play without violet.
page-the-card-is-there-too-often =
    { $copies ->
        [one] { $player }: { NAME($card) } is on this table { $found } times, and there is only { $copies } in the box.
       *[other] { $player }: { NAME($card) } is on this table { $found } times, and there are only { $copies } in the box.
    }
page-the-card-does-not-fit-on-the-one-below = { $player }: { NAME($card) } does not fit on { NAME($below) }, neither by colour nor by value.

## A first game, explained

page-guide-welcome = Welcome! This is your tree, still a stump. Card upon card it becomes a house, and the values of its floors are your points.
page-guide-hand = This hand is yours for one turn. A card was drawn to it; you build one, and the others go to your neighbour.
page-guide-stump = On the stump every card fits. Choose one, then build it face up; your tree shows how it would look.
page-guide-fits = From now on the lower floor of a new card must have the same colour or the same value as your top floor. The hand marks what fits.
page-guide-face-down = Nothing good? Face down every card fits: two grey floors of 2. Grey cuts a run, but on grey everything fits again.
page-guide-passed = What you pass on, your neighbour can build. Here is noted what you know of the cards, so keep an eye on what you leave.
page-guide-run = Floors of one colour directly above each other are a run. The longest run of all trees is worth its length, besides the floors.
page-guide-rival = Look at the other tree: what would fit on top of it? Better not to leave just that in the hand.
page-guide-last = This is the last round. Nothing has to fit on top any more: build what brings you the most.
page-guide-over = That was your first house. Here you can watch the count again, floor by floor. Well built!
