# La pagina. Ciò che il server rifiuta sta nel catalogo comune.

the-page-is-not-built = La pagina non è ancora costruita. Costruiscila nella copia dei sorgenti con: python3 tools/page.py

## Ovunque

page-skip = Vai al contenuto
page-close = Chiudi
page-loading = Un momento …
page-connection-lost = Connessione persa. Niente va perduto: si riprende appena il server risponde.
page-offline = Sei senza connessione. Ciò che hai inserito qui resta; i tavoli continuano appena torna la connessione.
page-language = Lingua
page-theme-system = Colori del sistema
page-theme-light = Colori chiari
page-theme-dark = Colori scuri
page-settings = Impostazioni
page-your-name = Il tuo nome
page-confirm-setting = Chiedimi prima di ciò che non si può ritirare
page-notify-setting = Chiamami quando è il mio turno
page-keep = Salva
page-your-turn = Tocca a te
page-rules = Regole
page-to-the-games = Ai giochi
page-to-the-table = Al tavolo

## Inizio

page-tagline = Quattro giochi di alberi. Siediti e gioca.
page-tagline-more = Contro il computer, con amici lontani o attorno a uno schermo. Senza registrarsi.
page-your-tables = I tuoi tavoli
page-choose-a-game = Scegli un gioco
page-opponent = Avversario
page-play-now = Gioca ora
page-play-alone = Gioca da solo
page-with-friends = Con amici
page-on-this-device = Su questo schermo
page-options = Opzioni
page-coming = plancia in arrivo
page-no-board = Questo gioco non ha ancora un tabellone qui. Si può giocare nel terminale.
page-players = Da { $least } a { $most } giocatori
page-players-or-alone = Da solo, o fino a { $most } giocatori
page-open-tables = Tavoli pubblici
page-no-open-tables = Nessuno aspetta giocatori ora. Apri un tavolo con amici e mostralo qui.
page-have-a-code = Hai un codice?
page-join = Entra
page-no-such-code = Nessun tavolo aperto ha il codice “{ $code }”.
page-seats-free =
    { $free ->
        [one] { $free } posto libero
       *[other] { $free } posti liberi
    }
page-how-many = Quanti giocatori?
page-bots-for-free-seats = Chi prende i posti rimasti liberi
page-player = Giocatore { $number }
page-name-of-player = Nome del giocatore { $number }
page-pace = Tempo per pensare
page-pace-none = Quanto vuoi
page-pace-live = 15 minuti a testa, 30 secondi in più a ogni turno
page-pace-days = 2 giorni per ogni turno
page-list-it = Chiunque può entrare: mostra questo tavolo nella prima pagina
page-invite = Apri il tavolo
page-start = Comincia

## Il tavolo

page-no-such-table = Questo tavolo non esiste. Forse il link è stato tagliato.
page-seats = Giocatori
page-free-seat = libero
page-thinks = pensa …
page-to-move = deve giocare
page-bot = computer
page-you = tu
page-here = presente
page-away = assente
page-waiting-for = Si aspetta { $name }.
page-you-watch = Stai guardando.
page-sent-later = La tua scelta è conservata: parte appena il server risponde.
page-no-way-back = Dopo non si torna indietro.
page-not-yet = Non ancora
page-do-it = Conferma
page-undo = Ritira
page-log = Che cosa è successo
page-bot-sits = { $name } partecipa.
page-look-at-this-moment = Guarda questo momento
page-say-something = Di’ qualcosa
page-look-back = Riguarda
page-zoom = Ingrandimento
page-zoom-in = Più vicino
page-zoom-out = Più lontano
page-zoom-fit = Mostra tutto
page-record = Scarica la partita
page-resign = Abbandona
page-resign-sure = Vuoi lasciare questa partita? La perdi; se altri continuano, un computer gioca per te.
page-go-on = Continua a giocare
page-honest-deal = La distribuzione è onesta?
page-honest-deal-more = Questo numero è stato fissato con la distribuzione prima della prima mossa. Dopo la partita si mostra il seme: chiunque può verificare che appartiene a questo numero.
page-hand-over = { $name }, tocca a te.
page-hand-over-more = Passa lo schermo. Nessuna carta è mostrata finché non lo dici.
page-i-am = Sono { $name }
page-sheet-of =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }
page-rematch = Gioca ancora
page-rematch-join = Unisciti alla prossima partita
page-replay = Rivedi

## Prima della partita

page-ended-resigned = Abbandono: { $names }.
page-ended-timed-out = Tempo scaduto: { $names }.
page-next-match = Alla prossima partita
page-value-yes = sì
page-value-no = no
page-value-random = a caso
page-value-all = tutti
page-value-none = nessuno
page-value-seat = Giocatore { $number } ({ $seat })
page-outdated = Questa partita è stata giocata con regole più vecchie e non si può più mostrare.
page-outdated-place = { $name }: posto { $place }
page-table-closed = Questo tavolo è chiuso.
page-invite-them = Manda il link, di’ il codice, o fai inquadrare questo:
page-qr = Il link di questo tavolo come codice QR
page-short-code = Codice
page-link = Link
page-copy-link = Copia il link
page-copied = Copiato
page-start-with-bots = Comincia ora, i computer prendono i posti liberi
page-leave = Lascia il tavolo
page-room-for-you =
    { $free ->
        [one] C’è un posto libero, e la partita comincia appena è occupato. Siediti, o resta a guardare.
       *[other] Ci sono { $free } posti liberi, e la partita comincia appena sono occupati. Siediti, o resta a guardare.
    }
page-sit-down = Siediti
page-agreed = { $about }: { $value }
page-agreed-live =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    }, { $seconds } secondi in più per ogni turno
page-agreed-days =
    { $days ->
        [one] { $days } giorno per ogni turno
       *[other] { $days } giorni per ogni turno
    }
page-asked = { $name } (invito inviato)
page-rematch-asked = Ancora una partita?
page-rematch-offered = Ti propongono di giocare ancora, con le stesse persone e ognuno un posto più in là. La partita comincia appena tutti hanno detto di sì.
page-rematch-decline = No, grazie
page-rematch-waits = Gli altri hanno ricevuto la proposta. La partita comincia appena tutti hanno detto di sì; puoi anche lasciare i loro posti ai computer.
page-rematch-of-others = I posti sono riservati a chi ha appena giocato. Resta a guardare.

## Riguardare

page-at-the-start = Prima della prima mossa
page-step = Momento
page-first-step = All’inizio
page-step-back = Un passo indietro
page-step-on = Un passo avanti
page-step-keys = anche ← e → la percorrono
page-last-step = Alla fine
page-seen-by = Visto da
page-eyes-open = tutti, carte aperte
page-eyes-mine = te
page-bring-a-record = Rivedi una partita scritta
page-bring-a-record-more = Scegli il file di una partita, come lo scrivono la pagina o il comando futaie. Non viene conservato.
page-another-record = Un’altra partita
page-count-on = Avanti
page-count-back = Indietro
page-count-skip = Salta
page-count-done = Al tavolo

## Il frutteto del giorno

page-daily = Il frutteto del giorno
page-daily-of = Frutteto del { $date }
page-daily-about = Le stesse carte di Hortis per tutti, e un solo tentativo. Poi vedi come è andata agli altri, e loro vedono il tuo nome e i tuoi punti.
page-daily-until = Vale se finisci prima delle { $time } ({ $left }).
page-daily-next = Uno nuovo arriva alle { $time } ({ $left }).
page-daily-play = Gioca il tuo tentativo
page-daily-go-on = Continua il tuo tentativo
page-daily-resign = Vuoi abbandonare il tuo tentativo? Non varrà, e ce n’è uno solo al giorno.
page-daily-results = Vedi i risultati
page-daily-results-of = Risultati
page-daily-earlier = I giorni passati
page-daily-no-earlier = Non ci sono ancora giorni passati.
page-daily-finished =
    { $count ->
        [0] Nessuno ha ancora finito.
        [one] Un tentativo è finito.
       *[other] { $count } tentativi sono finiti.
    }
page-daily-most =
    { $points ->
        [one] Il massimo è stato { $points } punto.
       *[other] Il massimo è stato { $points } punti.
    }
page-daily-rank = È il posto { $rank } su { $count }.
page-daily-none = Il tuo tentativo non vale: è stato abbandonato, o non era finito prima di mezzanotte (UTC).
page-daily-place = Posto
page-daily-name = Nome
page-daily-points = Punti
page-daily-beam = Conosce tutte le carte
page-daily-thinking = I computer stanno ancora giocando queste carte …
page-daily-computers = Il gigante gioca come te, senza sapere che cosa verrà. L’altro computer conosceva fin dall’inizio l’ordine di tutte le carte.
page-daily-share = Copia questo per condividerlo
page-daily-shared =
    { $points ->
        [one] { $points } punto, posto { $rank } su { $count }
       *[other] { $points } punti, posto { $rank } su { $count }
    }
page-daily-honest = Questo numero è stato fissato prima che qualcuno giocasse. Le carte vengono dal seme: chiunque può controllare che corrisponde a questo numero, e rifare la distribuzione.
page-daily-honest-later = Questo numero è stato fissato prima che qualcuno giocasse. Dopo mezzanotte (UTC) si mostra il seme: chiunque può controllare che corrisponde a questo numero.

## Una prima partita, spiegata; consigli

page-guide = Guida
page-guide-start = Impara giocando
page-guide-play-on = Continua: le novità si spiegano qui.
page-guide-next = Capito
page-guide-leave = Lascia la guida
page-hint = Consiglio
page-hint-thinking = Ci penso…
page-hint-only = Tutto parla a favore di questo: { $does }.
page-hint-surely = Nettamente meglio: { $does }.
page-hint-probably = Probabilmente meglio: { $does }. Poi: { $other }.
page-hint-hard-to-say = Difficile dire, tra: { $does }, o { $other }.
page-hint-chance = Se tutti continuano bene, vinceresti circa { $win } volte su 100, { $error } più o meno.
page-hint-points = Continuando bene, sarebbero circa { $points } punti, { $error } più o meno.

## Frasi

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-hurry = Tocca a te!
phrase-wait = Un momento, per favore.
phrase-again = Un’altra partita?

## Contare un tavolo vero

page-own-box = Hai la scatola del gioco?
page-count = Conta un tavolo vero
page-count-game = Conta un tavolo di { $game }
page-count-how = Tocca ciò che si trova sul tavolo: viene contato subito. Il link di questa pagina contiene tutto.
page-count-players = Giocatori
page-count-which = A quale gioco avete giocato?
page-count-clear = Ricomincia
page-count-whose = Di chi sono le carte
page-count-wrong = qualcosa è impossibile
page-count-go-there = Guarda { $name }
page-count-sheet = Punti
page-count-not-yet = Appena il tavolo è possibile, i suoi punti appaiono qui.
page-link-unread = Questo link non si può leggere: forse ne manca una parte, oppure è di un altro gioco.
page-field-not-right = «{ $value }» non può esserci. Valori possibili: { $allowed }.

## Le proprie carte

page-cards = Le tue carte
page-cards-game = Le tue carte di { $game }
page-cards-how = Se possiedi la scatola: inserisci le sue carte e giocaci. Restano su questo dispositivo; chi riceve il link le riceve anche lui.
page-cards-mine = La mia scatola
page-cards-unnamed = senza nome
page-cards-name = Nome del mazzo
page-cards-kept = Mazzi su questo dispositivo
page-cards-keep = Conserva qui
page-cards-new = Nuovo mazzo
page-cards-bring = Apri un file
page-cards-take = Salva come file
page-cards-remove = Elimina il mazzo
page-cards-removed = «{ $name }» è stato eliminato.
page-cards-play = Gioca con queste
page-cards-which = Carte
page-cards-ours = Le carte incluse
