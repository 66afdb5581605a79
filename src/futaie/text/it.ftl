# Ciò che non appartiene a nessun gioco. NAME() dice come si chiama una cosa che ha un nome nella notazione.

## Perché no

the-game-is-over = La partita è finita.
it-is-not-your-turn = Non è il tuo turno.
there-is-no-such-action = Questa azione non esiste.
this-is-not-understood = «{ $text }» non è chiaro.
there-is-no-such-game = Non c’è nessun gioco «{ $game }». Ci sono: { $allowed }.
there-is-no-such-option = { $game } non ha l’opzione «{ $option }». Ha: { $allowed }.
the-option-cannot-have-this-value = L’opzione { $option } non può valere «{ $value }». Valori possibili: { $allowed }.
the-game-is-not-for-this-number-of-seats = { $game } si gioca in { $allowed }, non in { $seats }.
a-seed-is-a-text-of-1-to-200-printable-characters = Un seme è un testo da 1 a 200 caratteri stampabili.
a-deal-is-a-list-of-cards-or-such-lists-by-their-labels = Una distribuzione è una lista di carte, o più liste con il loro nome.
the-game-deals-nothing-of-this-label = Nella distribuzione non c’è niente che si chiami «{ $label }». Ci sono: { $allowed }.
the-deal-leaves-something-open = La distribuzione non dice l’ordine di «{ $missing }», e non c’è un seme.
the-deal-has-a-card-twice = Nella distribuzione «{ $deal }» la carta { $card } compare troppe volte.
the-deal-has-a-card-that-is-not-in-the-game = Nella distribuzione «{ $deal }» c’è { $card }, che non è in questo gioco.
the-deal-lacks-a-card = Nella distribuzione «{ $deal }» manca la carta { $card }.
this-field-is-not-right =
    { $where ->
        [table] Il tavolo
       *[other] { $where }
    } non può essere «{ $value }». Valori possibili: { $allowed }.
this-field-is-not-known = Non c’è nessun campo { $where }. Ci sono: { $allowed }.
this-field-is-missing = Manca il campo { $where }.
an-object-with-fields = un oggetto, {"{"} … {"}"}
a-list-of-so-many-items = una lista [ … ] di { $count } elementi
a-text-of-so-many-characters = un testo "…" di { $count } caratteri

## Partite e file

the-match-is-over = La partita è finita.
this-seat-has-left-the-match = Questo posto ha lasciato la partita.
there-is-nothing-to-undo = Non c’è niente da annullare.
there-is-no-such-seat = Questo posto non esiste.
a-bot-name-is-one-word-of-at-most-40-letters-digits-or-hyphens = Il nome di un bot è una parola di al massimo 40 minuscole, cifre o trattini.
the-record-is-too-long = Il file della partita è troppo lungo.
this-is-not-a-record = Questo non è il file di una partita.
this-line-is-not-understood = La riga { $line } non è chiara: { $text }
this-header-is-not-understood = L’intestazione «{ $header }» non è chiara: { $value }
this-header-is-there-twice = L’intestazione «{ $header }» compare due volte.
this-header-is-missing = Manca l’intestazione «{ $header }».
this-turn-is-out-of-order = Il turno { $turn } è fuori posto: era atteso { $expected }.
this-entry-cannot-be-played = La voce { $entry } (turno { $turn }: { $text }) non può essere giocata: { $because }
the-record-disagrees-with-its-replay = Il file dice «{ $record }» ({ $about }), ma rigiocando risulta «{ $replay }».
this-record-was-made-for-one-reader-of-a-running-match-and-cannot-be-replayed = Questo file è stato fatto per { $reader } durante la partita. Non contiene tutte le carte e non può essere rigiocato.
this-turn-stops-in-the-middle-of-a-decision = Questo turno si ferma a metà di una decisione.
the-record-has-fewer-entries = Il file ha solo { $entries } voci.

## La riga di comando

there-is-no-such-command = Non c’è nessun comando «{ $command }». Ci sono: { $allowed }.
this-argument-needs-a-value = Dopo { $argument } ci vuole un valore. Vedi: { $command } --help
this-argument-is-not-known = «{ $argument }» non è chiaro. Vedi: { $command } --help
say-which-game = Di’ quale gioco: { $allowed }.
say-which-file = Di’ quale file.
say-which-file-the-table-is-in = Di’ in quale file è il tavolo. Un esempio da riempire: { $command } score { $game } --template
say-what-to-do-with-the-deck = Di’ che cosa fare delle carte: { $allowed }.
this-language-is-not-spoken-here = Qui non si parla «{ $language }». Ci sono: { $allowed }.
this-shell-is-not-known-here = Di’ per quale shell: { $allowed }.
there-is-no-such-player = Non c’è nessun giocatore «{ $player }». Ci sono: { $allowed }.
this-seat-owes-no-decision = Ora al posto { $seat } non c’è niente da decidere.
the-budget-is-a-number-of-simulations = Il budget è un numero di simulazioni da 1 a { $most }, non «{ $text }».
the-weights-of-the-net-are-missing = Manca quel che i giganti hanno imparato su { $game } ({ $file }): in mancanza, giocano con la ricerca. Per ripristinarlo, reinstalla futaie.
the-weights-of-the-net-cannot-be-read = Non si può leggere quel che i giganti hanno imparato su { $game } ({ $file }): in mancanza, giocano con la ricerca. Per ripristinarlo, reinstalla futaie.
the-weights-of-the-net-are-for-other-rules-or-cards = Quel che i giganti hanno imparato su { $game } vale per altre regole o carte ({ $file }): in mancanza, giocano con la ricerca.
the-weights-of-the-net-do-not-make-a-net = Quel che i giganti hanno imparato su { $game } è guasto ({ $file }): in mancanza, giocano con la ricerca. Per ripristinarlo, reinstalla futaie.
somebody-must-play = Almeno un posto deve essere tuo.
no-match-is-kept = Non è ancora conservata nessuna partita. Per cominciarne una: { $command } play GIOCO
no-match-is-kept-that-is-not-over = Non è conservata nessuna partita non finita. Per cominciarne una: { $command } play GIOCO
no-match-of-this-number-is-kept = Non c’è nessuna partita { $number }. La lista va da 1 a { $most }.
the-file-cannot-be-read = Impossibile leggere { $file }: { $problem }
no-such-file-or-folder = Questo file o questa cartella non esiste
this-is-not-permitted = Non è permesso
this-is-a-folder = È una cartella
a-part-of-the-path-is-no-folder = Una parte del percorso non è una cartella
there-is-no-space-left = Non c’è più spazio
nothing-can-be-written-there = Lì non si può scrivere
a-file-has-this-name = Un file ha questo nome
the-file-cannot-be-opened = Il file non si apre
the-disk-reports-an-error = Il disco segnala un errore; forse è pieno
another-program-is-using-the-file = Un altro programma usa questo file
output-lost = Impossibile scrivere il risultato: { $problem }
the-file-is-not-text-in-utf-8 = { $file } non è testo in UTF-8.
the-file-is-not-json = { $file } non è JSON: { $problem }
the-file-is-too-large = { $file } è troppo grande: si leggono al massimo { $most } byte.
this-game-has-nothing-to-count-at-a-real-table = In { $game } non c’è niente da contare: vince chi ha piazzato tutto.
this-game-cannot-be-solved = { $game } non si può risolvere: vi giocano anche altri. Hortis sì.
say-a-record-or-a-seed-not-both = Di’ quale file, o --seed TESTO; non entrambi.
this-argument-takes-a-number = { $argument } non può essere «{ $value }». Accetta: { $allowed }.
this-argument-takes-names = { $argument } non può essere «{ $value }». Accetta nomi di questo server, senza porta, separati da virgole: games.example.org,example.org
this-game-has-no-card-data = { $game } non ha dati delle carte che possano differire dalla tua scatola.

## Al tavolo

hand-over = Tocca a { $seat }.
hand-over-prompt = Passa lo schermo a { $seat }, poi premi Invio.
rules-at-the-keyboard = Alla tastiera
rules-options = Opzioni
type-a-number-or-help = Scrivi un numero della lista, oppure aiuto.
refused = No. { $because }
more-actions = … e altre { $count }: scrivi «tutto».
log-empty = Non è ancora stato giocato niente.
log-bot = { $bot } gioca per { $seat }.
log-resign = { $seat } si ritira.
log-time-out = { $seat } ha finito il tempo.
log-abort = La partita è interrotta.
save-where = Di’ dove: salva FILE
saved =
    Salvato. Il file mostra tutte le carte. Per continuare:
    {"    "}{ $command } resume { $file }
left = La partita è conservata. Per continuare: { $command } resume
again = Per rivederla: { $command } replay
not-kept = Impossibile conservare questa partita in { $file }: { $problem }. Prima di uscire, scrivila altrove: salva FILE
resume-match = { $game }: { $players }; turno { $turn }
resume-prompt = Quale? Numero, o Invio per la prima; q: esci{"   "}
player-you = tu
you-are = Tu sei { $seat }. Scrivi aiuto per un aiuto.
there-is-no-such-number-in-the-list = La lista va da 1 a { $most }.
your-turn-is-over-the-rest-is-not-played = Il tuo turno era finito: il resto di ciò che hai scritto non è stato giocato.
save-exists = { $file } esiste e non è una partita. Scegli un altro nome.
winners =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vincono insieme { $seats }.
    }
solo-result =
    { $points ->
        [one] Hai { $points } punto.
       *[other] Hai { $points } punti.
    }
seed-was = Il seme era { $seed }.
sheet-of =
    { $place ->
        [1] { $seat }   { $points } punti, primo posto
       *[other] { $seat }   { $points } punti, { $place }º posto
    }
table-help =
    Scrivi il numero di un’azione, o la sua notazione. Più azioni, separate da spazi, sono giocate una dopo l’altra: un turno intero, per esempio.

    annulla  riprendi l’ultima azione, finché non mostra qualcosa o non finisce il turno
    ? AZIONE  che cosa farebbe un’azione
    tutto  elenca tutte le azioni
    tavolo  mostra di nuovo il tavolo
    registro  che cosa è stato giocato
    salva FILE  scrivi la partita in un file, per continuare più tardi
    esci  lascia il tavolo; la partita è conservata
command-help = aiuto
command-undo = annulla
command-table = tavolo
command-log = registro
command-all = tutto
command-save = salva
command-quit = esci
replay-step = Passo { $step } di { $steps }
replay-prompt = Invio: avanti   b: indietro   numero: vai lì   q: esci{"   "}
solve-width = Larghezza { $width }: { $points } punti
solve-proved = { $points } punti, ed è dimostrato: nulla è stato tralasciato, non c’è di meglio.
solve-found = { $points } punti è il meglio trovato. Non è dimostrato: una ricerca più larga (--width) può trovare di più.
solve-played = Nella partita { $seat } ha { $points } punti.
solve-nothing = Non c’è più nulla da posare.
deck-good = { $file } va bene.
deck-playable =
    Per giocarci:
    {"    "}{ $command } play { $game } --deck { $file }
deck-only-shown = Si può mostrare (deck show), ma non giocarci: le regole di questo gioco sono costruite per le carte fornite con Futaie. docs/games/{ $game }.md dice come mettere le tue al loro posto.
seats-of = { $seats } giocatori
games-hint = { $command } play GIOCO per giocare, { $command } rules GIOCO per imparare.
options-of = Opzioni di { $game }, e [il loro valore se non dici altro]:

## Bot

players = I giocatori, oltre a te:
bot-thinks = { $seat } pensa
bot-random = Caso
bot-random-about = Fa una qualsiasi azione permessa.
bot-greedy = Goloso
bot-greedy-about = Prende quel che sembra meglio subito e non guarda oltre.
bot-seedling = Germoglio
bot-seedling-about = Ha un’idea del gioco, pensa poco e ogni tanto sbaglia: adatto a una prima partita.
bot-sapling = Alberello
bot-sapling-about = Pensa qualche mossa avanti e a volte prova altro.
bot-tree = Albero
bot-tree-about = Gioca solido e perdona poco.
bot-giant = Gigante
bot-giant-about = Gioca meglio che può in circa un secondo a turno.
hint-thinks = Si pensa a che cosa potrebbe fare { $seat }
hint-heading = { $seat } potrebbe giocare:
hint-win = vince { $win } % ± { $error }
hint-margin = vantaggio { $margin } ± { $error }
hint-points = punti { $margin } ± { $error }
hint-share = preferenza di un gigante { $share } %
hint-hidden = (giudicato da quel che { $seat } sa)

## L’arena

an-arena-needs-two-players = Di’ chi si incontra, due giocatori o più: --seats greedy,random
the-results-file-is-of-other-games = Questo file contiene i risultati di altre partite: { $field } lì è { $file }, qui { $here }. Indica un altro file, o le stesse partite.
this-is-no-results-file = { $file } non è un file di risultati di un’arena. Resta com’è: indica un altro file.
the-file-cannot-be-written = Impossibile scrivere { $file }: { $problem }
workers-die-again-and-again = I processi che giocano le partite muoiono uno dopo l’altro: { $problem }
dask-is-not-installed = Dask non è installato. Prova: pip install futaie[dask]
the-dask-scheduler-does-not-answer = Lo scheduler Dask a { $address } non risponde: { $problem }
the-program-cannot-be-started = Il programma non parte: { $problem }
the-program-ended = Il programma è finito a metà della partita (codice { $code }): { $problem }
the-program-did-not-answer-in-time = Il programma non ha risposto entro { $seconds } secondi.
the-program-wrote-too-long-a-line = Il programma ha scritto una riga di più di { $most } byte.
the-answer-of-the-program-is-not-understood = La risposta del programma non è chiara: «{ $text }».
the-program-wrote-without-being-asked = Il programma ha scritto senza che gli si chiedesse nulla: «{ $text }».
the-program-chose-what-is-not-allowed = Il programma ha scelto «{ $action }», che non è permesso: { $because }
arena-playing = In gioco
arena-left = Le partite finite sono conservate. Per continuare, aggiungi allo stesso comando: --results { $file }
arena-title =
    { $games ->
        [one] { $game }: una partita, seme { $seed }
       *[other] { $game }: { $games } partite, seme { $seed }
    }
arena-deals =
    { $deals ->
        [one] Una mano, ognuno dei { $seats } giocatori una volta a ogni posto
       *[other] { $deals } mani, ognuno dei { $seats } giocatori una volta a ogni posto
    }
arena-deals-alone =
    { $deals ->
        [one] Una mano, giocata da solo da ognuno dei { $seats } giocatori
       *[other] { $deals } mani, giocate da solo da ognuno dei { $seats } giocatori
    }
arena-nothing = { $players }: nessuna mano è ancora finita.
arena-player = giocatore
arena-wins = vittorie (95 %)
arena-score = punteggio (95 %)
arena-seconds = s/turno
arena-simulations = sim./turno
arena-rating = valutazione (95 %)
arena-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-time = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
arena-count = { NUMBER($value, maximumFractionDigits: 0) }
arena-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-elo = { NUMBER($value, maximumFractionDigits: 0) }
arena-pair = { $player } contro { $other }: Elo { $elo }, punti { $margin }
arena-sure =
    { $answer ->
        [more] È sicuro (95 %) che { $player } vince più del { $than }.
        [less] È sicuro (95 %) che { $player } vince meno del { $than }.
       *[unknown] Non è ancora sicuro se { $player } vince più o meno del { $than }.
    }
arena-lost =
    { $count ->
        [one] { $player } ha perso una partita prima della fine. { $because }
       *[other] { $player } ha perso { $count } partite prima della fine; la prima: { $because }
    }
arena-plot =
    { $games ->
        [one] { $game }, una partita
       *[other] { $game }, { $games } partite
    }
arena-plot-axis = valutazione (Elo, in media 0) con intervallo del 95 %

## Aiuto

help =
    futaie: quattro giochi da tavolo sugli alberi, con tutte le regole.

    { $command } serve --open  gioca nel browser, da solo o con altri
    { $command } games  i giochi
    { $command } play GIOCO  gioca, da solo, contro i bot o con altri a questo schermo
    { $command } resume [NUMERO|FILE]  continua una partita lasciata o salvata
    { $command } rules GIOCO  come si gioca
    { $command } replay [FILE]  rivedi una partita passo per passo
    { $command } hint [FILE]  che cosa potrebbe fare chi è di turno
    { $command } score GIOCO FILE  conta un tavolo vero
    { $command } arena GIOCO --seats A,B  fa incontrare dei giocatori e conta chi è più forte
    { $command } solve FILE  il miglior punteggio per un ordine noto delle carte (Hortis)
    { $command } deck check|show|template GIOCO [FILE]  i dati delle carte, per chi possiede la scatola
    { $command } connect LINK PROGRAMMA  fa sedere un tuo programma al tavolo di un server
    { $command } backup FILE  copia i dati di un server
    { $command } restore FILE  ripristina una di queste copie
    { $command } export  le partite pubbliche finite di un server, in JSON Lines
    { $command } completion bash|zsh|fish  completa questi comandi nella shell

    --language en|fr|it  altrimenti la lingua del sistema
    --help  dopo un comando: saperne di più

    Per una prima partita: { $command } play arboretum --seats you,seedling
any-game = GIOCO
help-serve =
    { $command } serve [--open] [--host HOST] [--port N] [--data CARTELLA] [--bot-processes N]

    Avvia un server: tavoli per persone e bot, nel browser. Ctrl-C lo ferma; le partite in corso restano.

    --open  apre il browser
    --host HOST  chi può venire: 127.0.0.1 solo questa macchina, 0.0.0.0 tutta la tua rete [127.0.0.1]
    --port N  [8000, o una porta libera qualsiasi]
    --data CARTELLA  dove restano le partite [la tua cartella dei dati]
    --bot-processes N  quanti bot pensano insieme [uno meno dei core]
    --names NOMI  i nomi con cui si raggiunge questo server, separati da virgole; gli indirizzi, localhost e il nome di questa macchina valgono sempre
    --rate N  richieste al secondo per ogni sessione e ogni indirizzo [20]
    --sockets N  connessioni di ogni sessione; dieci volte tante per ogni indirizzo [20]
    --tables N  tavoli aperti o in corso di ogni persona; dieci volte tanti per ogni indirizzo [50]
    --language en|fr|it  altrimenti la lingua del sistema

    Ognuna di queste scelte può anche essere una variabile: FUTAIE_HOST, FUTAIE_PORT, FUTAIE_DATA, FUTAIE_BOT_PROCESSES, FUTAIE_NAMES, FUTAIE_RATE, FUTAIE_SOCKETS, FUTAIE_TABLES.
help-games =
    { $command } games

    Elenca i giochi e il numero di giocatori.

    --language en|fr|it
help-play =
    { $command } play { $game } [--seats CHI] [--seed TESTO] [opzioni del gioco]

    Gioca una partita nel terminale. Al tavolo, scrivi aiuto.

    --seats CHI  chi siede dove: you (tu) o uno dei giocatori qui sotto, separati da virgole: you,giant; oppure un numero: tu e dei bot greedy
    --seed TESTO  lo stesso testo dà le stesse carte
    --language en|fr|it  altrimenti la lingua del sistema

    Per esempio: { $command } play { $example } --seats you,tree --seed quercia
help-resume =
    { $command } resume [NUMERO|FILE] [--list]

    Continua una partita che hai lasciato, o che hai salvato con «salva». Ciò che lasci è conservato: le ultime { $unfinished } partite non finite. Se sono più d’una, sono elencate e scegli tu.

    NUMERO  di una partita di quell’elenco; 1 è l’ultima che hai lasciato
    FILE  che hai salvato
    --list  soltanto elencarle
    --language en|fr|it
help-replay =
    { $command } replay [FILE]

    Rivede passo per passo, a carte scoperte, una partita salvata con «salva», altrimenti l’ultima giocata. In un file o in una pipe tutti i passi sono scritti di seguito.

    --language en|fr|it
help-hint =
    { $command } hint [FILE] [--seat A] [--sims N] [--json]

    Che cosa potrebbe fare il posto di turno in una partita salvata con «salva», altrimenti nell’ultima che hai lasciato. Si giudica da quel che quel posto sa: la probabilità di vincere, i punti di vantaggio, con l’errore standard, e la preferenza di un gigante.

    --seat A  chi decide, se devono farlo in più d’uno
    --sims N  cercare, immaginando N partite, invece di seguire quel che i giganti hanno imparato
    --json  il risultato in JSON
    --language en|fr|it
help-arena =
    { $command } arena { $game } --seats CHI [--games N] [-j K] [opzioni del gioco]

    Fa giocare le stesse mani da ogni posto e dice chi vince quanto, con intervalli del 95 %. Stesso seme e stesse simulazioni: stessi risultati, qualunque sia -j.

    --seats CHI  chi si incontra, separati da virgole: giant,greedy,greedy; giant@800 cerca con 800 simulazioni, giant@1s per un secondo a turno, invece di giocare quel che i giganti hanno imparato; cmd:PROGRAMMA è un programma tuo (docs/protocol.md)
    --games N  tante partite per incontro, in mani intere [100]
    --until-sure [P]  fermarsi quando è sicuro se il primo giocatore vince più o meno del P per cento [la sua giusta parte]; --games è allora il massimo [10000]
    --round-robin  ognuno incontra ognuno, e tutti sono valutati
    --alone  ognuno gioca le mani da solo, e si confrontano i punteggi
    --sims N, --seconds S  quanto possono pensare i giocatori che cercano
    --limit S  secondi che un programma ha per ogni risposta [10]
    --seed TESTO  lo stesso testo dà le stesse carte
    --results FILE  conserva lì ogni partita; con lo stesso file si riprende da dov’era
    -j K  tanti processi [uno per core]
    --dask INDIRIZZO  gioca sulle macchine di uno scheduler Dask
    --plot FILE  disegna le valutazioni (SVG)
    --json  il risultato in JSON
    --language en|fr|it  altrimenti la lingua del sistema

    Per esempio: { $command } arena { $example } --seats greedy,random --games 200
help-solve =
    { $command } solve FILE [--seat A] [--after TURNI] [--width L]
    { $command } solve --seed TESTO [--width L] [opzioni del gioco]

    Il miglior punteggio per carte di cui si conosce l’ordine, e le mosse che ci portano. La ricerca tiene i 10 frutteti migliori, poi i 100 e così via fino a L; di più è più lento e migliore. Dice se il punteggio è dimostrato, perché nulla è stato tralasciato, o soltanto trovato.

    FILE  una partita che hai salvato
    --seat A  il frutteto di chi, se hanno giocato in più
    --after TURNI  tanti turni restano come nella partita
    --width L  1000 se non si dice nulla
    --seed TESTO  le carte di play hortis --seed TESTO
    --language en|fr|it
help-score =
    { $command } score GIOCO FILE [--json]
    { $command } score GIOCO --template

    Conta un tavolo vero, scritto in un file JSON (docs/api.md dice come).

    --template  un piccolo tavolo come esempio, da riempire
    --json  il risultato in JSON
    --language en|fr|it

    Per esempio: { $command } score arboretum --template > table.json
help-rules =
    { $command } rules GIOCO

    Le regole con parole nostre, con tutto ciò che abbiamo dovuto decidere o ricostruire.

    --language en|fr|it
help-deck =
    { $command } deck template GIOCO  i dati delle carte che abbiamo, in un file da correggere
    { $command } deck check GIOCO FILE  dice se un tale file va bene, altrimenti che cosa non va e dove
    { $command } deck show GIOCO [FILE]  le carte

    --language en|fr|it
help-connect =
    { $command } connect LINK PROGRAMMA [--name NOME]

    Prende un posto libero al tavolo di un server e ci fa giocare un programma, come nell’arena (docs/protocol.md). Se il programma fallisce o premi Ctrl-C, il posto viene abbandonato.

    LINK  del tavolo, o l’indirizzo del server con il codice breve: localhost:8000/K7Q2MX
    PROGRAMMA  un comando, tra virgolette se ha argomenti
    --name NOME  come lo vedono gli altri [quello del programma]
    --language en|fr|it  altrimenti la lingua del sistema

    Per esempio: { $command } connect localhost:8000/K7Q2MX "python3 examples/first_bot.py"
help-backup =
    { $command } backup FILE [--data CARTELLA]

    Copia tutto ciò che un server conserva in un nuovo file, mentre funziona. Per tornarci c’è { $command } restore.

    --data CARTELLA  dove il server tiene le partite [FUTAIE_DATA, o la tua cartella dei dati]
    --language en|fr|it  altrimenti la lingua del sistema
help-restore =
    { $command } restore FILE [--data CARTELLA]

    Ripristina una copia fatta da { $command } backup, di questa versione o di una più vecchia. Prima ferma il server. La copia è controllata prima di cambiare qualsiasi cosa; ciò che c’era resta accanto con il nome futaie.replaced.sqlite. Puoi interrompere in ogni momento: avrai i dati vecchi o quelli nuovi, mai la metà.

    --data CARTELLA  dove il server tiene le partite [FUTAIE_DATA, o la tua cartella dei dati]
    --language en|fr|it  altrimenti la lingua del sistema
help-export =
    { $command } export [--data CARTELLA]

    Scrive le partite pubbliche finite, un oggetto JSON per riga: il gioco, la data, chi sedeva dove (una persona o un bot, senza nomi) e la partita.

    --data CARTELLA  dove il server tiene le partite [FUTAIE_DATA, o la tua cartella dei dati]
    --language en|fr|it  altrimenti la lingua del sistema

    Per esempio: { $command } export > partite.jsonl
help-completion =
    { $command } completion bash|zsh|fish

    Scrive ciò che la shell deve leggere per completare i comandi di futaie. Per bash:

        echo 'eval "$(futaie completion bash)"' >> ~/.bashrc

    --language en|fr|it

## Server

nothing-is-here = Qui non c’è niente.
you-have-no-session-yet = Non hai ancora una sessione: prima di’ chi sei.
this-seat-is-not-yours = Questo posto non è tuo.
only-who-opened-the-table-may-do-this = Può farlo solo chi ha aperto il tavolo.
write-no-further-than-this-action = Da { $text } non si torna indietro: non scrivere oltre, e continua quando è giocato.
the-table-has-moved-on = Il tavolo è andato avanti. Guarda e scegli di nuovo.
the-match-is-not-running = La partita non è in corso.
the-match-has-started = La partita è già cominciata.
this-seat-is-taken = Questo posto è occupato.
no-seat-is-free = Nessun posto è libero.
some-seats-are-still-free = Ci sono ancora posti liberi.
hints-are-for-friendly-tables = I consigli ci sono solo ai tavoli amichevoli.
this-is-shown-after-midnight = Questo fa parte del frutteto del giorno: si mostra dopo mezzanotte (UTC).
play-todays-orchard-first = Prima gioca tu il frutteto del giorno: poi vedrai i risultati.
the-match-is-still-running = La partita è ancora in corso.
you-have-too-many-tables = Hai già { $most } tavoli. Prima finiscine o lasciane uno.
you-have-too-many-tables-with-computers = Hai già { $most } tavoli con il computer. Prima finiscine o lasciane uno.
too-many-of-your-tables-wait-for-players = { $most } dei tuoi tavoli pubblici aspettano già giocatori. Prima avviane o chiudine uno.
too-many-tables-come-from-your-network = Dalla tua rete sono stati aperti troppi tavoli. Prima finitene o lasciatene uno.
too-much-was-begun-from-your-network = Dalla tua rete sono stati aperti troppi tavoli in poco tempo. Riprova tra qualche minuto.
the-next-match-is-offered-otherwise = La prossima partita è stata proposta con altre opzioni. Accettala, o chiedi che venga ritirata.
there-are-too-many-connections = Ci sono troppe connessioni. Prima chiudine una.
this-is-too-fast = Troppo in fretta. Aspetta un momento.
this-is-too-large = È troppo grande.
this-is-malformed = Non si capisce: { $about }
this-is-no-json = Manda JSON (application/json).
this-comes-from-another-site = Questa richiesta non viene dalla nostra pagina. Ricarica la pagina.
the-server-has-another-name = Il server non riconosce il nome in questo indirizzo. Se è davvero il suo, avvialo così: futaie serve --names { $name }
something-went-wrong-try-again = Qualcosa è andato storto qui. Niente è perduto: riprova.
the-data-is-damaged = I dati di questo server sono danneggiati. Avvisa chi lo gestisce: va fermato, e va ripristinata una copia.
there-is-no-such-bot = Non c’è un bot così.
the-match-has-fewer-steps = La partita ha { $entries } passi.

## Gestire un server

serve-ready = Futaie è all’indirizzo { $url } (Ctrl-C lo ferma; le partite in corso restano.)
serve-everywhere = Tutta la tua rete può venirci.
serve-others-may-read = Altri su questa macchina possono leggere i dati in { $folder }, carte nascoste comprese. Per tenerli per te: { $command }
the-data-cannot-be-used = Impossibile usare i dati in { $folder }: { $problem }. Rimedia e riavvia; niente è perduto.
the-file-is-no-database = { $file } non è un database. Se lo era, ripristina una copia con: futaie restore FILE
the-database-is-not-ours = { $file } è il database di un altro programma. Indica un altro file o un’altra cartella.
the-database-is-damaged = { $file } è danneggiato ({ $problem }). Ripristina una copia intatta con: futaie restore FILE
the-database-is-of-a-newer-version = { $file } è di una versione più nuova di futaie, e non si può tornare indietro. Installa la versione nuova, o ripristina la copia di prima con: futaie restore { $copy }
the-copy-is-of-a-newer-version = { $file } è di una versione più nuova di futaie, e non si può tornare indietro. Prima installa la versione nuova.
the-database-is-of-an-older-version = I dati in { $folder } sono di una versione più vecchia di futaie. Avvia lì il server una volta: li aggiorna.
the-copy-before-the-change-cannot-be-made = I dati sono di una versione più vecchia di futaie. Prima di cambiarli vanno copiati in { $file }, e non riesce: { $problem }. Niente è cambiato; rimedia e riavvia.
the-copy-cannot-be-brought-back = Impossibile ripristinare { $file } in { $folder }: { $problem }. Niente è perduto; rimedia e riprova.
another-server-uses-this-folder = Un altro server funziona con i dati in { $folder }. Fermalo, o indica un’altra cartella con --data.
the-server-cannot-listen-there = Il server non può ascoltare su { $host }, porta { $port }: { $problem }. Scegline un’altra con --host e --port.
the-server-is-not-installed = Il server non è installato ({ $problem }). Installalo con: pip install "futaie[serve]"
no-server-has-kept-anything-there = Nessun server ha conservato niente in { $folder }. Indica la sua cartella con --data.
the-file-exists-already = { $file } esiste già. Indica un nuovo file.
the-backup-cannot-be-made = Impossibile fare { $file }: { $problem }
backup-copying = Copia
backup-done = Tutto è copiato in { $file }.
restore-done =
    { $matches ->
        [one] { $file } è ripristinato: una partita, com’era il { $at }.
       *[other] { $file } è ripristinato: { $matches } partite, com’erano il { $at }.
    }
restore-aside = Ciò che c’era prima si trova in { $file }.
export-reading = Lettura
export-left-out =
    { $matches ->
        [one] Una partita giocata con regole più vecchie è tralasciata.
       *[other] { $matches } partite giocate con regole più vecchie sono tralasciate.
    }
say-which-table-and-which-program = Di’ quale tavolo e quale programma: futaie connect LINK PROGRAMMA
this-is-no-link-to-a-table = «{ $url }» non è il link di un tavolo. Somiglia a localhost:8000/K7Q2MX.
no-server-answers-there = Nessun server risponde a { $url }: { $problem }
the-server-says-no = Il server dice: { $sentence }
the-program-has-left-the-table = Il posto è abbandonato. { $because }
connect-sitting = Il programma siede al posto { $seat }.
connect-over = La partita è finita: posto { $place } su { $players }.
