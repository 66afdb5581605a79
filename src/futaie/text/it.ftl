# Ciò che non appartiene a nessun gioco. NAME() dice come si chiama una cosa che ha un nome nella notazione.

## Perché no

the-game-is-over = La partita è finita.
it-is-not-your-turn = Non è il tuo turno.
there-is-no-such-action = Questa azione non esiste.
this-is-not-understood = «{ $text }» non è chiaro. Scrivi un numero della lista, oppure aiuto.
there-is-no-such-game = Non c'è nessun gioco «{ $game }». Ci sono: { $allowed }.
there-is-no-such-option = { $game } non ha l'opzione «{ $option }». Ha: { $allowed }.
the-option-cannot-have-this-value = L'opzione { $option } non può valere «{ $value }». Valori possibili: { $allowed }.
the-game-is-not-for-this-number-of-seats = { $game } si gioca in { $allowed }, non in { $seats }.
a-seed-is-a-text-of-1-to-200-printable-characters = Un seme è un testo da 1 a 200 caratteri stampabili.
a-deal-is-a-list-of-cards-or-such-lists-by-their-labels = Una distribuzione è una lista di carte, o più liste con il loro nome.
the-game-deals-nothing-of-this-label = Nella distribuzione non c'è niente che si chiami «{ $label }». Ci sono: { $allowed }.
the-deal-leaves-something-open = La distribuzione non dice l'ordine di «{ $missing }», e non c'è un seme.
the-deal-has-a-card-twice = Nella distribuzione «{ $deal }» la carta { $card } compare troppe volte.
the-deal-has-a-card-that-is-not-in-the-game = Nella distribuzione «{ $deal }» c'è { $card }, che non è in questo gioco.
the-deal-lacks-a-card = Nella distribuzione «{ $deal }» manca la carta { $card }.
this-field-is-not-right = { $where } non può essere «{ $value }». Valori possibili: { $allowed }.
this-field-is-not-known = Non c'è nessun campo { $where }. Ci sono: { $allowed }.
this-field-is-missing = Manca il campo { $where }.

## Partite e file

the-match-is-over = La partita è finita.
this-seat-has-left-the-match = Questo posto ha lasciato la partita.
there-is-nothing-to-undo = Non c'è niente da annullare.
there-is-no-such-seat = Questo posto non esiste.
a-bot-name-is-one-word-of-at-most-40-letters-digits-or-hyphens = Il nome di un bot è una parola di al massimo 40 minuscole, cifre o trattini.
the-record-is-too-long = Il file della partita è troppo lungo.
this-is-not-a-record = Questo non è il file di una partita.
this-line-is-not-understood = La riga { $line } non è chiara: { $text }
this-header-is-not-understood = L'intestazione «{ $header }» non è chiara: { $value }
this-header-is-there-twice = L'intestazione «{ $header }» compare due volte.
this-header-is-missing = Manca l'intestazione «{ $header }».
this-turn-is-out-of-order = Il turno { $turn } è fuori posto: era atteso { $expected }.
this-entry-cannot-be-played = La voce { $entry } (turno { $turn }: { $text }) non può essere giocata: { $because }
the-record-disagrees-with-its-replay = Il file dice «{ $record }» ({ $about }), ma rigiocando risulta «{ $replay }».
this-record-was-made-for-one-reader-of-a-running-match-and-cannot-be-replayed = Questo file è stato fatto per { $reader } durante la partita. Non contiene tutte le carte e non può essere rigiocato.
this-turn-stops-in-the-middle-of-a-decision = Questo turno si ferma a metà di una decisione.
the-record-has-fewer-entries = Il file ha solo { $entries } voci.

## La riga di comando

there-is-no-such-command = Non c'è nessun comando «{ $command }». Ci sono: { $allowed }.
this-argument-needs-a-value = Dopo { $argument } ci vuole un valore. Vedi: { $command } --help
this-argument-is-not-known = «{ $argument }» non è chiaro. Vedi: { $command } --help
say-which-game = Di' quale gioco: { $allowed }.
say-which-file = Di' quale file.
say-what-to-do-with-the-deck = Di' che cosa fare delle carte: { $allowed }.
this-language-is-not-spoken-here = Qui non si parla «{ $language }». Ci sono: { $allowed }.
this-shell-is-not-known-here = Di' per quale shell: { $allowed }.
there-is-no-such-player = Non c'è nessun giocatore «{ $player }». Ci sono: { $allowed }.
somebody-must-play = Almeno un posto deve essere tuo.
the-file-cannot-be-read = Impossibile leggere { $file }: { $problem }
the-file-is-not-json = { $file } non è JSON: { $problem }
the-file-is-too-large = { $file } è troppo grande: si leggono al massimo { $most } byte.
this-game-has-nothing-to-count-at-a-real-table = In { $game } non c'è niente da contare: vince chi ha piazzato tutto.
this-game-cannot-be-solved = { $game } non si può risolvere: vi giocano anche altri. Hortis sì.
say-a-record-or-a-seed-not-both = Di' quale file, o --seed TESTO; non entrambi.
this-argument-takes-a-number = { $argument } non può essere «{ $value }». Possibile: da { $least } a { $most }.
this-game-has-no-card-data = { $game } non ha dati delle carte che possano differire dalla tua scatola.

## Al tavolo

hand-over = Tocca a { $seat }.
hand-over-prompt = Passa lo schermo a { $seat }, poi premi Invio.
refused = No. { $because }
more-actions = … e altre { $count }: scrivi «tutto».
log-empty = Non è ancora stato giocato niente.
log-bot = { $bot } gioca per { $seat }.
log-resign = { $seat } si ritira.
log-time-out = { $seat } ha finito il tempo.
log-abort = La partita è interrotta.
save-where = Di' dove: salva FILE
saved = Salvato. Per continuare: futaie resume { $file }   (il file mostra tutte le carte)
left = La partita è conservata. Per continuare: futaie resume
winners =
    { $count ->
        [one] Vince { $seats }.
       *[other] Vincono insieme { $seats }.
    }
solo-result = Hai { $points } punti.
seed-was = Il seme era { $seed }.
sheet-of =
    { $place ->
        [1] { $seat }   { $points } punti, primo posto
       *[other] { $seat }   { $points } punti, { $place }º posto
    }
table-help =
    Scrivi il numero di un'azione, o la sua notazione; più parole di notazione insieme fanno un turno intero.
    annulla     riprendi l'ultima azione, finché non mostra qualcosa o non finisce il turno
    ? AZIONE    che cosa farebbe un'azione
    tutto       elenca tutte le azioni
    registro    che cosa è stato giocato
    salva FILE  scrivi la partita in un file, per continuare più tardi
    esci        lascia il tavolo
command-help = aiuto
command-undo = annulla
command-log = registro
command-all = tutto
command-save = salva
command-quit = esci
replay-step = Passo { $step } di { $steps }
replay-prompt = Invio: avanti   -: indietro   numero: vai lì   q: esci
solve-width = Larghezza { $width }: { $points } punti
solve-proved = { $points } punti, ed è dimostrato: nulla è stato tralasciato, non c'è di meglio.
solve-found = { $points } punti è il meglio trovato. Non è dimostrato: una ricerca più larga (--width) può trovare di più.
solve-played = Nella partita { $seat } ha { $points } punti.
solve-nothing = Non c'è più nulla da posare.
deck-good = { $file } va bene.
seats-of = { $seats } giocatori
games-hint = futaie play GIOCO per giocare, futaie rules GIOCO per imparare.
options-of = Opzioni di { $game }, e [il loro valore se non dici altro]:

## Aiuto

help =
    futaie: quattro giochi da tavolo sugli alberi, con tutte le regole.

    futaie games                       i giochi
    futaie play GIOCO                  gioca, da solo, contro i bot o con altri a questo schermo
    futaie resume [FILE]               continua una partita lasciata o salvata
    futaie rules GIOCO                 come si gioca
    futaie score GIOCO FILE            conta un tavolo vero
    futaie replay FILE                 rivedi una partita passo per passo
    futaie solve PARTITA               il miglior punteggio per un ordine noto delle carte (Hortis)
    futaie deck check|show|template GIOCO [FILE]
                                       i dati delle carte, per chi possiede la scatola
    futaie completion bash|zsh|fish    completa questi comandi nella shell

    --language en|fr|it   altrimenti la lingua del sistema
    --help                dopo un comando: saperne di più
help-games =
    futaie games

    Elenca i giochi e il numero di giocatori.

    --language en|fr|it
help-play =
    futaie play GIOCO [--seats CHI] [--seed TESTO] [opzioni del gioco]

    Gioca una partita nel terminale. Al tavolo, scrivi aiuto.

    --seats CHI           chi siede dove: you (tu), greedy o random, separati da virgole:
                          you,you,greedy; oppure un numero: tu e dei bot greedy
    --seed TESTO          lo stesso testo dà le stesse carte
    --language en|fr|it

    futaie play arboretum --seats you,you --seed "domenica di pioggia"
help-resume =
    futaie resume [FILE]

    Continua una partita salvata con «salva», o l'ultima che hai lasciato.

    --language en|fr|it
help-replay =
    futaie replay FILE

    Rivede passo per passo una partita salvata con «salva», a carte scoperte.

    --language en|fr|it
help-solve =
    futaie solve PARTITA [--seat A] [--after TURNI] [--width L]
    futaie solve --seed TESTO [--width L] [opzioni del gioco]

    Il miglior punteggio per carte di cui si conosce l'ordine, e le mosse che ci portano. La ricerca
    tiene i 10 frutteti migliori, poi i 100 e così via fino a L; di più è più lento e migliore.
    Dice se il punteggio è dimostrato, perché nulla è stato tralasciato, o soltanto trovato.

    --seat A              il frutteto di chi, se hanno giocato in più
    --after TURNI         tanti turni restano come nella partita
    --width L             1000 se non si dice nulla
    --seed TESTO          le carte di futaie play --seed TESTO
    --language en|fr|it
help-score =
    futaie score GIOCO FILE [--json]

    Conta un tavolo vero, scritto in un file JSON (docs/api.md dice come).

    --json                il risultato in JSON
    --language en|fr|it
help-rules =
    futaie rules GIOCO

    Le regole con parole nostre, con tutto ciò che abbiamo dovuto decidere o ricostruire.

    --language en|fr|it
help-deck =
    futaie deck template GIOCO       i dati delle carte che abbiamo, in un file da correggere
    futaie deck check GIOCO FILE     dice se un tale file va bene, altrimenti che cosa non va e dove
    futaie deck show GIOCO [FILE]    le carte

    --language en|fr|it
help-completion =
    futaie completion bash|zsh|fish

    Scrive ciò che la shell deve leggere per completare i comandi di futaie. Per bash:

        echo 'eval "$(futaie completion bash)"' >> ~/.bashrc

    --language en|fr|it
