# What belongs to no game. NAME() says what people call a thing that has a name in notation.

## Why not

the-game-is-over = The game is over.
it-is-not-your-turn = It is not your turn.
there-is-no-such-action = There is no such action.
this-is-not-understood = “{ $text }” is not understood.
there-is-no-such-game = There is no game “{ $game }”. There are: { $allowed }.
there-is-no-such-option = { $game } has no option “{ $option }”. It has: { $allowed }.
the-option-cannot-have-this-value = The option { $option } cannot be “{ $value }”. It takes: { $allowed }.
the-game-is-not-for-this-number-of-seats = { $game } is for { $allowed } players, not for { $seats }.
a-seed-is-a-text-of-1-to-200-printable-characters = A seed is a text of 1 to 200 printable characters.
a-deal-is-a-list-of-cards-or-such-lists-by-their-labels = A deal is a list of cards, or such lists by their labels.
the-game-deals-nothing-of-this-label = Nothing called “{ $label }” is dealt. There are: { $allowed }.
the-deal-leaves-something-open = The deal does not say the order of “{ $missing }”, and there is no seed.
the-deal-has-a-card-twice = In the deal “{ $deal }” the card { $card } is there too often.
the-deal-has-a-card-that-is-not-in-the-game = In the deal “{ $deal }” there is { $card }, which is not in this game.
the-deal-lacks-a-card = In the deal “{ $deal }” the card { $card } is missing.
this-field-is-not-right =
    { $where ->
        [table] The table
       *[other] { $where }
    } cannot be “{ $value }”. It takes: { $allowed }.
this-field-is-not-known = There is no field { $where }. There are: { $allowed }.
this-field-is-missing = The field { $where } is missing.
an-object-with-fields = an object, {"{"} … {"}"}
a-list-of-so-many-items = a list [ … ] of { $count } items
a-text-of-so-many-characters = a text "…" of { $count } characters

## Matches and records

the-match-is-over = The match is over.
this-seat-has-left-the-match = This seat has left the match.
there-is-nothing-to-undo = There is nothing to take back.
there-is-no-such-seat = There is no such seat.
a-bot-name-is-one-word-of-at-most-40-letters-digits-or-hyphens = A bot’s name is one word of at most 40 small letters, digits or hyphens.
the-record-is-too-long = The record is too long.
this-is-not-a-record = This is not a record of a match.
this-line-is-not-understood = Line { $line } is not understood: { $text }
this-header-is-not-understood = The header “{ $header }” is not understood: { $value }
this-header-is-there-twice = The header “{ $header }” is there twice.
this-header-is-missing = The header “{ $header }” is missing.
this-turn-is-out-of-order = Turn { $turn } is out of order: { $expected } was expected.
this-entry-cannot-be-played = Entry { $entry } (turn { $turn }: { $text }) cannot be played: { $because }
the-record-disagrees-with-its-replay = The record says “{ $record }” ({ $about }), playing it again gives “{ $replay }”.
this-record-was-made-for-one-reader-of-a-running-match-and-cannot-be-replayed = This record was made for { $reader } while the match was running. It does not hold all cards and cannot be played again.
this-turn-stops-in-the-middle-of-a-decision = This turn stops in the middle of a decision.
the-record-has-fewer-entries = The record has only { $entries } entries.

## The command line

there-is-no-such-command = There is no command “{ $command }”. There are: { $allowed }.
this-argument-needs-a-value = { $argument } needs a value. See: { $command } --help
this-argument-is-not-known = “{ $argument }” is not understood. See: { $command } --help
say-which-game = Say which game: { $allowed }.
say-which-file = Say which file.
say-which-file-the-table-is-in = Say which file the table is in. An example to fill in: { $command } score { $game } --template
say-what-to-do-with-the-deck = Say what to do with the deck: { $allowed }.
this-language-is-not-spoken-here = “{ $language }” is not spoken here. There are: { $allowed }.
this-shell-is-not-known-here = Say for which shell: { $allowed }.
there-is-no-such-player = There is no player “{ $player }”. There are: { $allowed }.
this-seat-owes-no-decision = Nothing is to be decided at seat { $seat } now.
the-budget-is-a-number-of-simulations = The budget is a number of simulations from 1 to { $most }, not “{ $text }”.
the-weights-of-the-net-are-missing = What giants have learnt about { $game } is missing ({ $file }): they search instead. Installing futaie again brings it back.
the-weights-of-the-net-cannot-be-read = What giants have learnt about { $game } cannot be read ({ $file }): they search instead. Installing futaie again brings it back.
the-weights-of-the-net-are-for-other-rules-or-cards = What giants have learnt about { $game } is about other rules or cards ({ $file }): they search instead.
the-weights-of-the-net-do-not-make-a-net = What giants have learnt about { $game } is damaged ({ $file }): they search instead. Installing futaie again brings it back.
somebody-must-play = At least one seat must be yours.
no-match-is-kept = No match is kept yet. Begin one with: { $command } play GAME
no-match-is-kept-that-is-not-over = No match is kept that is not over. Begin one with: { $command } play GAME
no-match-of-this-number-is-kept = There is no match { $number }. The list goes from 1 to { $most }.
the-file-cannot-be-read = { $file } cannot be read: { $problem }
no-such-file-or-folder = No such file or folder
this-is-not-permitted = This is not permitted
this-is-a-folder = This is a folder
a-part-of-the-path-is-no-folder = A part of the path is no folder
there-is-no-space-left = There is no space left
nothing-can-be-written-there = Nothing can be written there
a-file-has-this-name = A file has this name
the-file-cannot-be-opened = The file cannot be opened
the-disk-reports-an-error = The disk reports an error; it may be full
another-program-is-using-the-file = Another program is using the file
output-lost = The output cannot be written: { $problem }
the-file-is-not-text-in-utf-8 = { $file } is not text in UTF-8.
the-file-is-not-json = { $file } is not JSON: { $problem }
the-file-is-too-large = { $file } is too large: at most { $most } bytes are read.
this-game-has-nothing-to-count-at-a-real-table = At { $game } there is nothing to count: who has placed everything wins.
this-game-cannot-be-solved = { $game } cannot be solved: others play there too. Hortis can.
say-a-record-or-a-seed-not-both = Say which file, or --seed TEXT; not both.
this-argument-takes-a-number = { $argument } cannot be “{ $value }”. It takes: { $allowed }.
this-argument-takes-names = { $argument } cannot be “{ $value }”. It takes names of this server without a port, separated by commas: games.example.org,example.org
this-game-has-no-card-data = { $game } has no card data that could differ from your box.

## At the table

hand-over = It is { $seat }’s turn.
hand-over-prompt = Give the screen to { $seat }, then press Enter.
rules-at-the-keyboard = At the keyboard
rules-options = Options
type-a-number-or-help = Type a number of the list, or help.
refused = No. { $because }
more-actions = … and { $count } more: type “all”.
log-empty = Nothing has been played yet.
log-bot = { $seat } is played by { $bot }.
log-resign = { $seat } resigns.
log-time-out = { $seat } runs out of time.
log-abort = The match is aborted.
save-where = Say where: save FILE
saved =
    Saved. The file shows all cards. Go on with:
    {"    "}{ $command } resume { $file }
left = The match is kept. Go on with: { $command } resume
again = Look at it again: { $command } replay
not-kept = This match cannot be kept in { $file }: { $problem }. Before you leave, write it elsewhere: save FILE
resume-match = { $game }: { $players }; turn { $turn }
resume-prompt = Which one? Number, or Enter for the first; q: leave{"   "}
player-you = you
you-are = You are { $seat }. Type help for help.
there-is-no-such-number-in-the-list = The list goes from 1 to { $most }.
your-turn-is-over-the-rest-is-not-played = Your turn was over: the rest of what you typed was not played.
save-exists = { $file } exists and is no match. Choose another name.
winners =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
solo-result =
    { $points ->
        [one] You have { $points } point.
       *[other] You have { $points } points.
    }
seed-was = The seed was { $seed }.
sheet-of =
    { $place ->
        [1] { $seat }   { $points } points, first
       *[other] { $seat }   { $points } points, place { $place }
    }
table-help =
    Type the number of an action, or its notation. Several of them, with spaces, are played one after the other: a whole turn, say.

    undo  take back your last action, until it shows something or ends your turn
    ? ACTION  what an action would do
    all  list all actions
    table  show the table again
    log  what has been played
    save FILE  write the match to a file, to go on later
    quit  leave; the match is kept
command-help = help
command-undo = undo
command-table = table
command-log = log
command-all = all
command-save = save
command-quit = quit
replay-step = Step { $step } of { $steps }
replay-prompt = Enter: on   b: back   number: go there   q: leave{"   "}
solve-width = Width { $width }: { $points } points
solve-proved = { $points } points, and this is proved: nothing was left out, there is nothing better.
solve-found = { $points } points is the best that was found. It is not proved: a wider search (--width) may find more.
solve-played = In the record { $seat } has { $points } points.
solve-nothing = There is nothing left to place.
deck-good = { $file } is good.
deck-playable =
    Play with it:
    {"    "}{ $command } play { $game } --deck { $file }
deck-only-shown = It can be shown (deck show), but not played with: the rules of this game are built for the cards that ship with Futaie. docs/games/{ $game }.md says how to put yours in their place.
seats-of = { $seats } players
games-hint = { $command } play GAME plays one, { $command } rules GAME explains it.
options-of = Options of { $game }, and [what they are without saying]:

## Bots

players = Players besides you:
bot-thinks = { $seat } is thinking
bot-random = Chance
bot-random-about = Takes any legal action.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once, and looks no further.
bot-seedling = Seedling
bot-seedling-about = Has an idea of the game, thinks briefly and slips now and then: good for a first game.
bot-sapling = Sapling
bot-sapling-about = Thinks a few moves ahead and sometimes tries something else.
bot-tree = Tree
bot-tree-about = Plays a solid game and forgives little.
bot-giant = Giant
bot-giant-about = Plays as well as it can in about a second for each turn.
hint-thinks = Thinking about what { $seat } could do
hint-heading = { $seat } could play:
hint-win = win { $win } % ± { $error }
hint-margin = margin { $margin } ± { $error }
hint-points = points { $margin } ± { $error }
hint-share = a giant’s favour { $share } %
hint-hidden = (judged from what { $seat } knows)

## The arena

an-arena-needs-two-players = Say who meets, two players or more: --seats greedy,random
the-results-file-is-of-other-games = The results file holds other games: { $field } is { $file } there and { $here } here. Name another file, or the same games.
this-is-no-results-file = { $file } is no results file of an arena. It is left as it is: name another file.
the-file-cannot-be-written = { $file } cannot be written: { $problem }
workers-die-again-and-again = The processes that play the games die again and again: { $problem }
dask-is-not-installed = Dask is not installed. Try: pip install futaie[dask]
the-dask-scheduler-does-not-answer = The Dask scheduler at { $address } does not answer: { $problem }
the-program-cannot-be-started = The program cannot be started: { $problem }
the-program-ended = The program ended in the middle of the game (exit code { $code }): { $problem }
the-program-did-not-answer-in-time = The program did not answer within { $seconds } seconds.
the-program-wrote-too-long-a-line = The program wrote a line of more than { $most } bytes.
the-answer-of-the-program-is-not-understood = The answer of the program is not understood: “{ $text }”.
the-program-wrote-without-being-asked = The program wrote without being asked: “{ $text }”.
the-program-chose-what-is-not-allowed = The program chose “{ $action }”, which is not allowed: { $because }
arena-playing = Playing
arena-left = Finished games are kept. To go on, add to the same command: --results { $file }
arena-title =
    { $games ->
        [one] { $game }: one game, seed { $seed }
       *[other] { $game }: { $games } games, seed { $seed }
    }
arena-deals =
    { $deals ->
        [one] One deal, each of { $seats } players once at every seat
       *[other] { $deals } deals, each of { $seats } players once at every seat
    }
arena-deals-alone =
    { $deals ->
        [one] One deal, played by each of { $seats } players alone
       *[other] { $deals } deals, played by each of { $seats } players alone
    }
arena-nothing = { $players }: no deal is finished yet.
arena-player = player
arena-wins = wins (95 %)
arena-score = score (95 %)
arena-seconds = s/turn
arena-simulations = sims/turn
arena-rating = rating (95 %)
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-count = { NUMBER($value, maximumFractionDigits: 0) }
arena-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-elo = { NUMBER($value, maximumFractionDigits: 0) }
arena-pair = { $player } against { $other }: Elo { $elo }, points { $margin }
arena-sure =
    { $answer ->
        [more] It is sure (95 %) that { $player } wins more than { $than }.
        [less] It is sure (95 %) that { $player } wins less than { $than }.
       *[unknown] It is not sure yet whether { $player } wins more or less than { $than }.
    }
arena-lost =
    { $count ->
        [one] { $player } lost one game before its end. { $because }
       *[other] { $player } lost { $count } games before their end; the first: { $because }
    }
arena-plot =
    { $games ->
        [one] { $game }, one game
       *[other] { $game }, { $games } games
    }
arena-plot-axis = rating (Elo, their mean 0) with 95 % interval

## Help

help =
    futaie: four tree-themed tabletop games, by every rule.

    { $command } serve --open  play in the browser, alone or with others
    { $command } games  the games
    { $command } play GAME  play one, alone, against bots or with others at this screen
    { $command } resume [NUMBER|FILE]  go on with a match you left or saved
    { $command } rules GAME  how it is played
    { $command } replay [FILE]  step through a match
    { $command } hint [FILE]  what the next to play could do
    { $command } score GAME FILE  count a real table
    { $command } arena GAME --seats A,B  let players meet, and count who is stronger
    { $command } solve FILE  the best score for cards in a known order (Hortis)
    { $command } deck check|show|template GAME [FILE]  card data, for people who own the box
    { $command } connect LINK PROGRAM  seat a program of yours at a table of a server
    { $command } backup FILE  copy the data of a server
    { $command } restore FILE  bring such a copy back
    { $command } export  the finished public matches of a server, as JSON Lines
    { $command } completion bash|zsh|fish  let the shell complete these commands

    --language en|fr|it  otherwise the language of your system
    --help  behind any command: more about it

    For a first game: { $command } play arboretum --seats you,seedling
any-game = GAME
help-serve =
    { $command } serve [--open] [--host HOST] [--port N] [--data FOLDER] [--bot-processes N]

    Starts a server: tables for people and bots, played in the browser. Ctrl-C stops it; running games are kept.

    --open  open the browser
    --host HOST  who can come: 127.0.0.1 only this machine, 0.0.0.0 everybody in your network [127.0.0.1]
    --port N  [8000, or any free one]
    --data FOLDER  where games are kept [your data folder]
    --bot-processes N  so many bots think at once [one less than there are cores]
    --names NAMES  the names under which people reach this server, separated by commas; addresses, localhost and the name of this machine always work
    --rate N  requests a second for each session and each address [20]
    --sockets N  live connections of each session; ten times as many for each address [20]
    --tables N  open or running tables of each person; ten times as many for each address [50]
    --language en|fr|it  otherwise the language of your system

    Each of these can also be a variable: FUTAIE_HOST, FUTAIE_PORT, FUTAIE_DATA, FUTAIE_BOT_PROCESSES, FUTAIE_NAMES, FUTAIE_RATE, FUTAIE_SOCKETS, FUTAIE_TABLES.
help-games =
    { $command } games

    Lists the games with the number of players.

    --language en|fr|it
help-play =
    { $command } play { $game } [--seats WHO] [--seed TEXT] [options of the game]

    Plays a game in the terminal. At the table, type help.

    --seats WHO  who sits where, you or one of the players below, with commas: you,giant; or a number: you and greedy bots
    --seed TEXT  the same text deals the same cards
    --language en|fr|it  otherwise the language of your system

    For example: { $command } play { $example } --seats you,tree --seed oak
help-resume =
    { $command } resume [NUMBER|FILE] [--list]

    Goes on with a match that you left, or with one that you saved with “save”. What you leave is kept: the last { $unfinished } matches that are not over. Where there are several, they are listed, and you choose.

    NUMBER  of a match in that list; 1 is the one you left last
    FILE  that you saved
    --list  only list them
    --language en|fr|it
help-replay =
    { $command } replay [FILE]

    Steps through a match, all cards open: one saved with “save”, otherwise the one you played last. Into a file or a pipe all steps are written one after the other.

    --language en|fr|it
help-hint =
    { $command } hint [FILE] [--seat A] [--sims N] [--json]

    What the seat to move could do in a match, one saved with “save”, otherwise the one you left last. It is judged from what that seat knows: the chance to win, the points ahead, each with its standard error, and how much a giant favours it.

    --seat A  whose decision, where several are to decide
    --sims N  search, thinking through N games, instead of following what giants have learnt
    --json  the result as JSON
    --language en|fr|it
help-arena =
    { $command } arena { $game } --seats WHO [--games N] [-j K] [options of the game]

    Lets players meet on the same deals from every seat, and says who wins how often, with 95 % intervals. The same seed and simulations give the same results, whatever -j is.

    --seats WHO  who meets, with commas: giant,greedy,greedy; giant@800 searches with 800 simulations, giant@1s for a second a turn, instead of playing what giants have learnt; cmd:PROGRAM is a program of yours (docs/protocol.md)
    --games N  so many games of each meeting, in whole deals [100]
    --until-sure [P]  stop once it is sure whether the first player wins more or less than P per cent [its fair share]; then --games is the most [10000]
    --round-robin  every two of the players meet, and all are rated
    --alone  each plays the deals alone, and scores are compared
    --sims N, --seconds S  how much players who search may think
    --limit S  seconds that a program has for each answer [10]
    --seed TEXT  the same text deals the same cards
    --results FILE  keep every game there; with the same file it goes on where it stopped
    -j K  so many processes [one for each core]
    --dask ADDRESS  play on the machines of a Dask scheduler
    --plot FILE  draw the ratings (SVG)
    --json  the result as JSON
    --language en|fr|it  otherwise the language of your system

    For example: { $command } arena { $example } --seats greedy,random --games 200
help-solve =
    { $command } solve FILE [--seat A] [--after TURNS] [--width W]
    { $command } solve --seed TEXT [--width W] [options of the game]

    The best score for cards whose order is known, and the placements that lead to it. The search keeps the best 10 orchards, then the best 100 and so on up to W; more is slower and better. It says whether the score is proved, nothing having been left out, or just the best one found.

    FILE  a match that you saved
    --seat A  whose orchard, where several have played
    --after TURNS  so many turns stay as they are in the record
    --width W  1000 without saying
    --seed TEXT  the deal of play hortis --seed TEXT
    --language en|fr|it
help-score =
    { $command } score GAME FILE [--json]
    { $command } score GAME --template

    Counts a real table that is written down in a JSON file (docs/api.md says how).

    --template  a small table as an example, to fill in
    --json  the result as JSON
    --language en|fr|it

    For example: { $command } score arboretum --template > table.json
help-rules =
    { $command } rules GAME

    The rules in our own words, with all that we had to decide or to reconstruct.

    --language en|fr|it
help-deck =
    { $command } deck template GAME  the card data as we have them, as a file to correct
    { $command } deck check GAME FILE  whether such a file is good; says what is wrong where
    { $command } deck show GAME [FILE]  the cards

    --language en|fr|it
help-connect =
    { $command } connect LINK PROGRAM [--name NAME]

    Takes a free seat at a table of a server and lets a program play it, as in the arena (docs/protocol.md). If the program fails or you press Ctrl-C, the seat is resigned.

    LINK  of the table, or the address of the server with the short code: localhost:8000/K7Q2MX
    PROGRAM  a command, in quotes if it takes arguments
    --name NAME  how the others see it [the program’s]
    --language en|fr|it  otherwise the language of your system

    For example: { $command } connect localhost:8000/K7Q2MX "python3 examples/first_bot.py"
help-backup =
    { $command } backup FILE [--data FOLDER]

    Copies all that a server keeps into a new file, while it runs. { $command } restore brings it back.

    --data FOLDER  where the server keeps games [FUTAIE_DATA, or your data folder]
    --language en|fr|it  otherwise the language of your system
help-restore =
    { $command } restore FILE [--data FOLDER]

    Brings back a copy that { $command } backup has made, of this version or an older one. Stop the server first. The copy is checked before anything changes; what was there stays beside it as futaie.replaced.sqlite. Interrupt it whenever you like: you have the old data or the new, never half of it.

    --data FOLDER  where the server keeps games [FUTAIE_DATA, or your data folder]
    --language en|fr|it  otherwise the language of your system
help-export =
    { $command } export [--data FOLDER]

    Writes the finished public matches, one JSON object a line: game, date, who sat where (a person or a bot, no names) and the record.

    --data FOLDER  where the server keeps games [FUTAIE_DATA, or your data folder]
    --language en|fr|it  otherwise the language of your system

    For example: { $command } export > matches.jsonl
help-completion =
    { $command } completion bash|zsh|fish

    Prints what the shell must read to complete futaie’s commands. For bash:

        echo 'eval "$(futaie completion bash)"' >> ~/.bashrc

    --language en|fr|it

## Server

nothing-is-here = There is nothing here.
you-have-no-session-yet = You have no session yet: say who you are first.
this-seat-is-not-yours = This seat is not yours.
only-who-opened-the-table-may-do-this = Only who opened the table may do this.
write-no-further-than-this-action = There is no way back after { $text }: write no further, and go on when it is played.
the-table-has-moved-on = The table has moved on. Look again and choose anew.
the-match-is-not-running = The match is not running.
the-match-has-started = The match has started already.
this-seat-is-taken = This seat is taken.
no-seat-is-free = No seat is free.
some-seats-are-still-free = Some seats are still free.
hints-are-for-friendly-tables = Hints are for friendly tables only.
this-is-shown-after-midnight = This belongs to today’s orchard: it is shown after midnight (UTC).
play-todays-orchard-first = First play today’s orchard yourself: then you see the results.
the-match-is-still-running = The match is still running.
you-have-too-many-tables = You have { $most } tables already. Finish or leave one first.
you-have-too-many-tables-with-computers = You have { $most } tables with computer players already. Finish or leave one first.
too-many-of-your-tables-wait-for-players = { $most } public tables of yours are waiting for players already. Start or close one first.
too-many-tables-come-from-your-network = Too many tables have been opened from your network. Finish or leave one first.
too-much-was-begun-from-your-network = Too many tables have been opened from your network in a short time. Try again in a few minutes.
the-next-match-is-offered-otherwise = The next match has been offered with other options. Accept it, or ask for it to be withdrawn.
there-are-too-many-connections = There are too many connections. Close one first.
this-is-too-fast = This is too fast. Wait a moment.
this-is-too-large = This is too large.
this-is-malformed = This is not understood: { $about }
this-is-no-json = Send JSON (application/json).
this-comes-from-another-site = This request was not made by our page. Load the page again.
the-server-has-another-name = The server does not know the name in this address. If it really is the server’s name, start it with: futaie serve --names { $name }
something-went-wrong-try-again = Something went wrong here. Nothing is lost; try again.
the-data-is-damaged = The data of this server is damaged. Tell whoever runs it: it must be stopped, and a copy brought back.
there-is-no-such-bot = There is no such bot.
the-match-has-fewer-steps = The match has { $entries } steps.

## Running a server

serve-ready = Futaie is at { $url } (Ctrl-C stops it; running games are kept.)
serve-everywhere = Everybody in your network can come there.
serve-others-may-read = Others on this machine may read the data in { $folder }, hidden cards included. Keep it to yourself with: { $command }
the-data-cannot-be-used = The data in { $folder } cannot be used: { $problem }. Mend that and start again; nothing is lost.
the-file-is-no-database = { $file } is no database. If it was one, bring back a copy with: futaie restore FILE
the-database-is-not-ours = { $file } is a database of another program. Name another file or folder.
the-database-is-damaged = { $file } is damaged ({ $problem }). Bring back a copy that is whole with: futaie restore FILE
the-database-is-of-a-newer-version = { $file } is of a newer version of futaie, and there is no way back. Install that newer version, or bring back the copy from before with: futaie restore { $copy }
the-copy-is-of-a-newer-version = { $file } is of a newer version of futaie, and there is no way back. Install that newer version first.
the-database-is-of-an-older-version = The data in { $folder } is of an older version of futaie. Start the server there once: it brings it up to date.
the-copy-before-the-change-cannot-be-made = The data is of an older version of futaie. Before it is changed it must be copied to { $file }, and this fails: { $problem }. Nothing has changed; mend that and start again.
the-copy-cannot-be-brought-back = { $file } cannot be brought back into { $folder }: { $problem }. Nothing is lost; mend that and try again.
another-server-uses-this-folder = Another server is running with the data in { $folder }. Stop it, or name another folder with --data.
the-server-cannot-listen-there = The server cannot listen at { $host }, port { $port }: { $problem }. Choose another with --host and --port.
the-server-is-not-installed = The server is not installed ({ $problem }). Install it with: pip install "futaie[serve]"
no-server-has-kept-anything-there = No server has kept anything in { $folder }. Name its folder with --data.
the-file-exists-already = { $file } exists already. Name a new file.
the-backup-cannot-be-made = { $file } cannot be made: { $problem }
backup-copying = Copying
backup-done = All is copied into { $file }.
restore-done =
    { $matches ->
        [one] { $file } is brought back: one match, as of { $at }.
       *[other] { $file } is brought back: { $matches } matches, as of { $at }.
    }
restore-aside = What was there before lies in { $file }.
export-reading = Reading
export-left-out =
    { $matches ->
        [one] One match was played by older rules and is left out.
       *[other] { $matches } matches were played by older rules and are left out.
    }
say-which-table-and-which-program = Say which table and which program: futaie connect LINK PROGRAM
this-is-no-link-to-a-table = “{ $url }” is no link to a table. It looks like localhost:8000/K7Q2MX.
no-server-answers-there = No server answers at { $url }: { $problem }
the-server-says-no = The server says: { $sentence }
the-program-has-left-the-table = The seat is resigned. { $because }
connect-sitting = The program sits at seat { $seat }.
connect-over = The match is over: place { $place } of { $players }.
