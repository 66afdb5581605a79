# The page. What the server refuses stands in the common catalogue.

the-page-is-not-built = The page is not built yet. Build it in the checkout with: python3 tools/page.py

## Everywhere

page-skip = Skip to the content
page-close = Close
page-loading = One moment …
page-connection-lost = The connection is lost. Nothing is forgotten: we go on as soon as the server answers.
page-offline = You are offline. What you entered here stays; tables go on as soon as there is a connection.
page-language = Language
page-theme-system = Colours as your system wants them
page-theme-light = Light colours
page-theme-dark = Dark colours
page-settings = Settings
page-your-name = Your name
page-confirm-setting = Ask me before what cannot be taken back
page-notify-setting = Call me when it is my turn
page-keep = Keep
page-your-turn = Your turn
page-rules = Rules
page-to-the-games = To the games
page-to-the-table = To the table

## Home

page-tagline = Four games about trees. Sit down and play.
page-tagline-more = Against the computer, with friends far away, or around one screen. No account needed.
page-your-tables = Your tables
page-choose-a-game = Choose a game
page-opponent = Opponent
page-play-now = Play now
page-play-alone = Play alone now
page-with-friends = With friends
page-on-this-device = On this device
page-options = Options
page-coming = board to come
page-no-board = This game has no board here yet. It can be played in the terminal.
page-players = { $least } to { $most } players
page-players-or-alone = Alone, or up to { $most } players
page-open-tables = Public tables
page-no-open-tables = Nobody is waiting for players now. Open a table with friends and list it here.
page-have-a-code = Do you have a code?
page-join = Join
page-no-such-code = There is no open table with the code “{ $code }”.
page-seats-free =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
page-how-many = How many players?
page-bots-for-free-seats = Who takes seats that stay free
page-player = Player { $number }
page-name-of-player = Name of player { $number }
page-pace = Time to think
page-pace-none = As long as you like
page-pace-live = 15 minutes each, 30 seconds more for each turn
page-pace-days = 2 days for each turn
page-list-it = Anybody may join: list this table on the first page
page-invite = Open the table
page-start = Start

## The table

page-no-such-table = There is no such table. Perhaps the link was cut short.
page-seats = Players
page-free-seat = free
page-thinks = thinks …
page-to-move = to move
page-bot = computer
page-you = you
page-here = here
page-away = away
page-waiting-for = Waiting for { $name }.
page-you-watch = You are watching.
page-sent-later = Your choice is kept and sent as soon as the server answers.
page-no-way-back = There is no way back after this.
page-not-yet = Not yet
page-do-it = Do it
page-undo = Take back
page-log = What happened
page-bot-sits = { $name } takes part.
page-look-at-this-moment = Look at this moment
page-say-something = Say something
page-look-back = Look back
page-zoom = Look closer
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-fit = Show everything
page-record = Record
page-resign = Resign
page-resign-sure = Do you want to leave this match? You lose it; where others go on, a computer plays for you.
page-go-on = Go on playing
page-honest-deal = Is the deal honest?
page-honest-deal-more = This number was fixed with the deal before the first move. After the match the seed is shown: anybody can check that it belongs to this number.
page-hand-over = { $name }, it is your turn.
page-hand-over-more = Give the screen over. Nobody’s cards are shown until you say so.
page-i-am = I am { $name }
page-sheet-of =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
page-rematch = Play again
page-rematch-join = Join the next match
page-replay = Replay

## Before the match

page-ended-resigned = { $names } resigned.
page-ended-timed-out = { $names } ran out of time.
page-next-match = To the next match
page-value-yes = yes
page-value-no = no
page-value-random = at random
page-value-all = all
page-value-none = none
page-value-seat = Player { $number } ({ $seat })
page-outdated = This match was played by older rules and cannot be shown any more.
page-outdated-place = { $name }: place { $place }
page-table-closed = This table is closed.
page-invite-them = Send the link, say the code, or let them scan this:
page-qr = The link to this table as a QR code
page-short-code = Code
page-link = Link
page-copy-link = Copy the link
page-copied = Copied
page-start-with-bots = Start now, computers take the free seats
page-leave = Leave the table
page-room-for-you =
    { $free ->
        [one] One seat is free, and the match begins once somebody has it. Sit down, or stay and watch.
       *[other] { $free } seats are free, and the match begins once all are taken. Sit down, or stay and watch.
    }
page-sit-down = Sit down
page-agreed = { $about }: { $value }
page-agreed-live =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }, { $seconds } seconds more for each turn
page-agreed-days =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
page-asked = { $name } (invited)
page-rematch-asked = Play again?
page-rematch-offered = You are asked to play again, with the same people, everybody one seat further on. The match begins once everybody has said yes.
page-rematch-decline = No, thank you
page-rematch-waits = The others have been asked. The match begins once everybody has said yes; you can also let computers take their seats.
page-rematch-of-others = The seats are kept for those who played before. Stay and watch.

## Looking back

page-at-the-start = Before the first move
page-step = Moment
page-first-step = To the start
page-step-back = One step back
page-step-on = One step on
page-step-keys = ← and → go through it, too
page-last-step = To the end
page-seen-by = Seen by
page-eyes-open = everybody, all cards open
page-eyes-mine = you
page-bring-a-record = Replay a record
page-bring-a-record-more = Choose the file of a record, as the page or the futaie command writes it. It is not stored.
page-another-record = Another record
page-count-on = Next
page-count-back = Back
page-count-skip = Skip
page-count-done = To the table

## Today’s orchard

page-daily = Today’s orchard
page-daily-of = Orchard of { $date }
page-daily-about = The same Hortis cards for everybody, and one try each. Then you see how the others did, and they see your name and points.
page-daily-until = It counts if you finish before { $time } ({ $left }).
page-daily-next = A new one comes at { $time } ({ $left }).
page-daily-play = Play your try
page-daily-go-on = Go on with your try
page-daily-resign = Do you want to give up your try? It will not count, and there is only one a day.
page-daily-results = See the results
page-daily-results-of = Results
page-daily-earlier = Earlier days
page-daily-no-earlier = There are no earlier days yet.
page-daily-finished =
    { $count ->
        [0] Nobody has finished yet.
        [one] One try is finished.
       *[other] { $count } tries are finished.
    }
page-daily-most =
    { $points ->
        [one] The most was { $points } point.
       *[other] The most was { $points } points.
    }
page-daily-rank = That is place { $rank } of { $count }.
page-daily-none = Your own try does not count: it was given up, or not finished before midnight (UTC).
page-daily-place = Place
page-daily-name = Name
page-daily-points = Points
page-daily-beam = Knows all cards
page-daily-thinking = The computers are still playing these cards …
page-daily-computers = The giant plays as you do, without knowing what comes. The other computer knew the order of all cards from the start.
page-daily-share = Copy this to share it
page-daily-shared =
    { $points ->
        [one] { $points } point, place { $rank } of { $count }
       *[other] { $points } points, place { $rank } of { $count }
    }
page-daily-honest = This number was fixed before anybody played. The cards follow from the seed: anybody can check that it belongs to the number, and deal them again.
page-daily-honest-later = This number was fixed before anybody played. After midnight (UTC) the seed is shown: anybody can check that it belongs to the number.

## A first game, explained; advice

page-guide = Guide
page-guide-start = Learn by playing
page-guide-play-on = Play on: what is new is explained here.
page-guide-next = I see
page-guide-leave = Leave the guide
page-hint = Hint
page-hint-thinking = Thinking about it…
page-hint-only = Everything speaks for this: { $does }.
page-hint-surely = Clearly best: { $does }.
page-hint-probably = Probably best: { $does }. Next: { $other }.
page-hint-hard-to-say = Hard to say between: { $does }, or { $other }.
page-hint-chance = If everybody plays on well, you would win about { $win } times in 100, give or take { $error }.
page-hint-points = Played on well, it would be about { $points } points, give or take { $error }.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Your turn!
phrase-wait = One moment, please.
phrase-again = Another game?

## Counting a real table

page-own-box = Do you own the box?
page-count = Count a real table
page-count-game = Count a table of { $game }
page-count-how = Tap in what lies on your table; it is counted at once. The link of this page holds all of it.
page-count-players = Players
page-count-which = Which game did you play?
page-count-clear = Start over
page-count-whose = Whose cards
page-count-wrong = something cannot be
page-count-go-there = Look at { $name }
page-count-sheet = Points
page-count-not-yet = As soon as the table is possible, its points stand here.
page-link-unread = This link cannot be read: perhaps a part of it is missing, or it is of another game.
page-field-not-right = “{ $value }” cannot be there. Possible: { $allowed }.

## Cards of one's own

page-cards = Your own cards
page-cards-game = Your own cards of { $game }
page-cards-how = If you own the box: enter its cards and play with them. They stay on this device; whom you send the link gets them too.
page-cards-mine = My box
page-cards-unnamed = unnamed
page-cards-name = Name of the deck
page-cards-kept = Decks on this device
page-cards-keep = Keep it here
page-cards-new = New deck
page-cards-bring = Open a file
page-cards-take = Save as a file
page-cards-remove = Remove the deck
page-cards-removed = “{ $name }” is removed.
page-cards-play = Play with it
page-cards-which = Cards
page-cards-ours = The cards that come with it
