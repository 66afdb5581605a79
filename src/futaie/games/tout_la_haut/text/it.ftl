title = Tout là-haut
about = Costruisci la casa sull’albero più alta, piano su piano, e passa la mano.

## Opzioni

option-first = Chi comincia.
option-strategic = Due partite di seguito; nella seconda le mani passano nell’altro senso.
option-late_draw = Si pesca alla fine del turno, e si tiene quella carta fino al successivo.
option-objective = Un obiettivo da raggiungere, uguale per tutti.
option-rounds = Il numero di giri di una partita.
option-cards = Quali carte sono in gioco.

## Nomi

name-r = rosso
name-b = blu
name-g = verde
name-y = giallo
name-v = viola
marked = { $number } { $mark }
name-red = rosso
name-blue = blu
name-green = verde
name-yellow = giallo
name-violet = viola
name-monochrome = Monocromo
name-two-step = In due tempi
name-efficient = Efficiente
name-diversified = Diversificato
name-little-treehouse = Casetta

## Il tavolo

game-of-two = Partita { $half } di 2
table = Turno { $turn }   giro { $round } di { $rounds }   mazzo: { $deck }
order-of-play =
    { $direction ->
        [left] Ordine di gioco: { $order }; la mano passa a sinistra.
       *[right] Ordine di gioco: { $order }; la mano passa a destra, nell’altro senso.
    }
late-draw = Pesca tardiva: dopo aver costruito si pesca una carta e la si tiene.
objective =
    { $name ->
        [monochrome] Obiettivo { NAME($name) }, { $points } punti: il maggior numero di piani di uno stesso colore.
        [two-step] Obiettivo { NAME($name) }, { $points } punti: esattamente tre piani in ciascuno di due colori.
        [efficient] Obiettivo { NAME($name) }, { $points } punti: nessuno ha meno colori.
        [diversified] Obiettivo { NAME($name) }, { $points } punti: il maggior numero di colori con almeno due piani.
       *[little-treehouse] Obiettivo { NAME($name) }, { $points } punti: il punteggio più basso, bonus della serie compreso.
    }
grey = grigio (coperta)
first-game = Prima partita
second-game = Seconda partita
floors = piani
longest-run = serie più lunga
run-bonus = bonus della serie
objective-bonus = obiettivo
total = totale
total-now = totale finora
first-game-row = prima partita
together = le due partite
keeps = carta tenuta
hand = mano di { $seat }
hand-hidden =
    { $count ->
        [one] La mano è di { $seat }: { $count } carta.
       *[other] La mano è di { $seat }: { $count } carte.
    }
drawn = pescata
kept = tenuta
known = Carte che hai passato, ancora in mano o posate coperte: { $cards }
deck-cards = Mazzo, dalla cima: { $cards }
left-over = Restano in mano: { $cards }

## Che cosa è chiesto, che cosa fa un’azione, che cosa è successo

ask-which-card-to-build-on-the-stump =
    { $to ->
        [none] Posa una carta sul tuo ceppo, scoperta o coperta. Ultimo turno.
        [A] Posa una carta sul tuo ceppo, scoperta o coperta. Il resto va ad A.
       *[other] Posa una carta sul tuo ceppo, scoperta o coperta. Il resto va a { $to }.
    }
ask-which-card-to-build-on-grey =
    { $to ->
        [none] Posa una carta sul grigio, scoperta o coperta. Ultimo turno.
        [A] Posa una carta sul grigio, scoperta o coperta. Il resto va ad A.
       *[other] Posa una carta sul grigio, scoperta o coperta. Il resto va a { $to }.
    }
ask-which-card-to-build-on-a-floor-with-a-colour =
    { $to ->
        [none] Posa sul { NAME($floor) }: stesso colore o valore, oppure coperta. Ultimo turno.
        [A] Posa sul { NAME($floor) }: stesso colore o valore, oppure coperta. Il resto va ad A.
       *[other] Posa sul { NAME($floor) }: stesso colore o valore, oppure coperta. Il resto va a { $to }.
    }
does-build-this-card-face-up =
    { $matches ->
        [both] { NAME($card) }: +{ $adds }, stesso colore e valore, serie più lunga { $run }
        [colour] { NAME($card) }: +{ $adds }, stesso colore, serie più lunga { $run }
        [value] { NAME($card) }: +{ $adds }, stesso valore, serie più lunga { $run }
       *[nothing] { NAME($card) }: +{ $adds }, serie più lunga { $run }
    }
does-build-this-card-face-down = { NAME($card) } coperta: +{ $adds }, due piani grigi
event-build =
    { $face ->
        [down] { $seat } posa una carta coperta.
       *[up] { $seat } posa la carta { NAME($card) }.
    }
event-build-seen = { $seat } posa coperta la carta { NAME($card) }.
event-pass =
    { $count ->
        [one] { $seat } passa { $count } carta { $to ->
            [A] ad A
           *[other] a { $to }
        }.
       *[other] { $seat } passa { $count } carte { $to ->
            [A] ad A
           *[other] a { $to }
        }.
    }
event-pass-seen =
    { $to ->
        [A] { $seat } passa ad A: { $cards }
       *[other] { $seat } passa a { $to }: { $cards }
    }
event-draw = { $seat } pesca una carta.
event-draw-seen = { $seat } pesca la carta { NAME($card) }.
event-half = La prima partita è finita: { $scores }.
event-start =
    { $objective ->
        [none] { $first } comincia la seconda partita; le mani passano a destra.
       *[other] { $first } comincia la seconda partita (mani a destra). Obiettivo: { NAME($objective) }.
    }
event-end = L’ultima carta è posata: la partita è finita.

## La pagina

page-tree-of = Albero di { $name }
page-stump = per ora solo il ceppo
page-card-down = coperta: due piani grigi
page-card-down-known = coperta, ma la conosci: { NAME($card) }
page-run-longest =
    { $length ->
        [one] serie più lunga di tutte: { $length } piano, { NAME($colour) }; { $points } punto
       *[other] serie più lunga di tutte: { $length } piani, { NAME($colour) }; { $points } punti
    }
page-run-shorter =
    { $length ->
        [one] serie più lunga: { $length } piano, { NAME($colour) }; altrove ce n’è una di { $longest }
       *[other] serie più lunga: { $length } piani, { NAME($colour) }; altrove ce n’è una di { $longest }
    }
page-run-none = ancora nessun piano colorato
page-goal-monochrome = piani di uno stesso colore: { $counts }
page-goal-two-step = colori con esattamente tre piani: { $counts }
page-goal-efficient = colori: { $counts }
page-goal-diversified = colori con almeno due piani: { $counts }
page-goal-little-treehouse = punteggio senza l’obiettivo: { $counts }
page-met = per ora l’obiettivo è raggiunto
page-not-met = per ora l’obiettivo non è raggiunto
page-first-was = prima partita: { $points }
page-two-games = Le due partite
page-game = Partita { $half }
page-goes-left = verso sinistra
page-goes-right = verso destra
page-look-at-first = Prima partita
page-turned = La seconda partita: ora le mani passano a destra.
page-starts-second = { $first } aveva il punteggio più basso e comincia.
page-round = Giro { $round } di { $rounds }
page-deck =
    { $count ->
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }
page-first = Ha cominciato { $first }
page-late-draw = Pesca tardiva
page-you-keep = Tenuta per il prossimo turno: { NAME($card) }
page-left-over = Restano in mano
page-lift-hint = Tocca una carta, o trascinala sul tuo albero.
page-build-up = Scoperta
page-build-down = Coperta
page-put-back = Rimettila giù
page-score-after = Poi { $points } punti.
page-match-both = colore e valore
page-match-colour = stesso colore
page-match-value = stesso valore
page-match-any = va tutto
page-match-down = coperta
page-match-no = non va
page-ask-which-card-to-build-on-the-stump =
    { $to ->
        [none] Quale carta posi sul tuo ceppo? È l’ultimo turno.
       *[other] Quale carta posi sul tuo ceppo? Le altre vanno a { $to }.
    }
page-ask-which-card-to-build-on-grey =
    { $to ->
        [none] Quale carta posi? Sul grigio va tutto. È l’ultimo turno.
       *[other] Quale carta posi? Sul grigio va tutto. Le altre vanno a { $to }.
    }
page-ask-which-card-to-build-on-a-floor-with-a-colour =
    { $to ->
        [none] Quale carta posi sul { NAME($floor) }? È l’ultimo turno.
       *[other] Quale carta posi sul { NAME($floor) }? Le altre vanno a { $to }.
    }
page-event-pass-seen = { $seat } passa a { $to }: { $cards }.
page-event-half = La prima partita è finita: { $scores }.
page-tracker = Dove sono le carte
page-in-up = nell’albero di { $name }
page-in-down = coperta nell’albero di { $name }
page-in-kept = tenuta da { $name }
page-in-hand = adesso nella mano
page-in-known = passata da te: ancora nella mano, o coperta
page-in-gone = passata da te e sparita: qualcuno l’ha posata coperta
page-in-deck = nel mazzo
page-in-unseen = non ancora vista
page-unseen-count = Non ancora viste: { $count }.
page-signs = Una lettera: in quell’albero; ▾ coperta; ● adesso nella mano; ↻ passata da te; ▿ sparita, quindi coperta da qualche parte; + tenuta.
page-key-1-9 = prendi una carta
page-key-f = coperta
page-key-h = mano
page-key-t = dove sono le carte
page-scoring = Il conteggio
page-see-scoring = Vedi il conteggio
page-stage-floors = piani
page-stage-run = serie più lunga
page-stage-objective = obiettivo
page-floors-sum =
    { $floors ->
        [one] { $floors } piano da terra
       *[other] { $floors } piani da terra
    }
page-figure-card = Un 3 rosso sotto, un 3 verde sopra; coperta, una carta sono due piani grigi da 2.
page-figure-fits = Su un 3 verde: una carta va per il colore, una per il valore, una non va.
page-figure-run = A sinistra una serie di quattro piani verdi. A destra una carta coperta taglia la serie gialla.

## Perché no

the-card-is-not-in-your-hand = La carta { NAME($card) } non è nella tua mano.
the-lower-floor-matches-your-top-floor-neither-in-colour-nor-in-value = Sul tuo { $value_below } { NAME($colour_below) } ci vuole del { NAME($colour_below) } o un { $value_below }, oppure una carta coperta.
there-are-too-few-cards-for-so-many-rounds = { $cards } carte sono troppo poche per tanti giri: ne servono almeno { $least }.

## Punti

the-floors-of-a-card = { NAME($card) }
two-grey-floors-of-a-card-built-face-down = una carta coperta: due piani grigi
the-longest-run-of-one-colour =
    { $length ->
        [one] serie più lunga, in { NAME($colour) }: { $length } piano
       *[other] serie più lunga, in { NAME($colour) }: { $length } piani
    }
somebody-has-a-longer-run-of-one-colour =
    { $length ->
        [0] niente bonus della serie: nessun piano colorato
       *[other] niente bonus della serie: serie di { $length }, la più lunga è di { $longest }
    }
nobody-has-a-floor-with-a-colour = niente bonus della serie: nessuno ha un piano colorato
the-objective-is-met =
    { $objective ->
        [monochrome] obiettivo { NAME($objective) } raggiunto (piani di uno stesso colore: { $counts })
        [two-step] obiettivo { NAME($objective) } raggiunto (colori con esattamente tre piani: { $counts })
        [efficient] obiettivo { NAME($objective) } raggiunto (colori: { $counts })
        [diversified] obiettivo { NAME($objective) } raggiunto (colori con almeno due piani: { $counts })
       *[little-treehouse] obiettivo { NAME($objective) } raggiunto (punteggio senza l’obiettivo: { $counts })
    }
the-objective-is-not-met =
    { $objective ->
        [monochrome] obiettivo { NAME($objective) } mancato (piani di uno stesso colore: { $counts })
        [two-step] obiettivo { NAME($objective) } mancato (colori con esattamente tre piani: { $counts })
        [efficient] obiettivo { NAME($objective) } mancato (colori: { $counts })
        [diversified] obiettivo { NAME($objective) } mancato (colori con almeno due piani: { $counts })
       *[little-treehouse] obiettivo { NAME($objective) } mancato (punteggio senza l’obiettivo: { $counts })
    }
sheet-game =
    { $half ->
        [1] Prima partita: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[other] Seconda partita: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
    }
sheet-floors = piani:
tie = { $seats } sono in parità: vince { $winner }, che ha giocato per ultimo.

## Contare un tavolo vero

there-is-no-such-card = { $player }: non c’è nessuna carta «{ $card }». Una carta si scrive { $example }, coperta -{ $example }, oppure - se nessuno la conosce.
there-is-no-such-floor = { $player }: non c’è nessun piano «{ $floor }». Un piano si scrive { $example }, un piano grigio { $grey }.
the-number-of-floors-is-odd = { $player }: un numero dispari di piani ({ $floors }), e ogni carta ne ha due.
the-card-shows-violet-which-two-players-do-not-use = { $player }: { $card } mostra del viola; in due si gioca senza queste carte.
the-card-is-there-too-often =
    { $copies ->
        [one] { $player }: { $card } compare { $found } volte su questo tavolo; nella scatola ce n’è solo { $copies }.
       *[other] { $player }: { $card } compare { $found } volte su questo tavolo; nella scatola ce ne sono solo { $copies }.
    }
the-card-does-not-fit-on-the-one-below = { $player }: { $card } non va su { $below }, né per colore né per valore.
the-tree-has-another-number-of-cards-than-there-are-rounds =
    { $cards ->
        [one] { $player }: l’albero ha { $cards } carta, e il numero di giri era { $rounds }.
       *[other] { $player }: l’albero ha { $cards } carte, e il numero di giri era { $rounds }.
    }
both-games-have-the-same-objective = La seconda partita ha lo stesso obiettivo della prima, { NAME($objective) }: deve essere un altro.
count-player =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }
count-floors = piani
count-starts = { $name }, con il punteggio più basso nella prima partita, comincia la seconda.
count-winner = Vince { $name }.
count-tie = { $names } sono in parità: vince { $name }, che ha giocato per ultimo.

## Dati delle carte

the-file-is-not-toml = { $file } non è TOML: { $problem }
the-file-lists-no-cards-or-too-many = { $file }: mancano le carte ([[card]]), o sono più di { $most }.
a-field-is-missing-or-unknown = { $file }, { $where }: ci vogliono questi campi e nessun altro: { $allowed }.
the-field-cannot-have-this-value = { $file }, { $where }: questo valore non è possibile. Valori possibili: { $allowed }.
the-card-is-listed-twice = { $file }: { $card } compare due volte.
the-cards-do-not-add-up-to-the-stated-total = { $file }, totals: { $total } vale { $stated }, ma le carte danno { $found }.
the-rulebook-counts-other-cards =
    { $total ->
        [with_violet] { $file }: { $found } carte con del viola, ma il regolamento ne conta { $wanted }.
       *[cards] { $file }: { $found } carte, ma il regolamento ne conta { $wanted }.
    }
box-totals = { $cards } carte, di cui { $with_violet } con del viola. Tutti i piani: { $floors }; senza le carte con del viola: { $without_violet }.
box-ties =
    { $ties ->
        [yes] { NAME($objective) }: lo raggiungono tutti quelli con il minor numero di colori.
       *[no] { NAME($objective) }: lo raggiunge solo chi ha meno colori di tutti gli altri.
    }

## Contare un tavolo vero sulla pagina

page-entry-options = Giri, obiettivo, due partite
page-entry-rounds = Giri
page-entry-usual = come al solito
page-entry-objective = Obiettivo
page-entry-second_objective = Obiettivo della seconda partita
page-entry-two-games = Due partite (variante strategica)
page-entry-order = Inserisci i giocatori nell’ordine di gioco, a cominciare da chi ha iniziato.
page-entry-box = Le carte della scatola
page-entry-left = { NAME($card) }, ne restano { $left }
page-entry-build = Tocca le carte di questo albero, partendo da terra.
page-entry-down = coperta: { NAME($card) }
page-entry-turn = Girala
page-entry-up = Più in alto
page-entry-lower = Più in basso
page-entry-remove = Toglila
page-there-is-no-such-card = { $player }: non c’è nessuna carta «{ $card }».
page-the-card-shows-violet-which-two-players-do-not-use = { $player }: { NAME($card) } non può esserci; in due si gioca senza il viola.
page-the-card-is-there-too-often =
    { $copies ->
        [one] { $player }: { NAME($card) } compare { $found } volte su questo tavolo; nella scatola ce n’è solo { $copies }.
       *[other] { $player }: { NAME($card) } compare { $found } volte su questo tavolo; nella scatola ce ne sono solo { $copies }.
    }
page-the-card-does-not-fit-on-the-one-below = { $player }: { NAME($card) } non va su { NAME($below) }, né per colore né per valore.

## Una prima partita, spiegata

page-guide-welcome = Ti diamo il benvenuto! Questo è il tuo albero, per ora un ceppo. Carta su carta diventa una casa, e i valori dei suoi piani sono i tuoi punti.
page-guide-hand = Questa mano è tua per un turno. Vi si è aggiunta una carta pescata; ne costruisci una, e le altre passano al vicino.
page-guide-stump = Sul ceppo va bene ogni carta. Scegline una, poi costruiscila scoperta; il tuo albero mostra come verrebbe.
page-guide-fits = Da ora il piano inferiore di una nuova carta deve avere lo stesso colore o lo stesso valore del tuo piano più alto. La mano segna che cosa va bene.
page-guide-face-down = Niente di buono? Coperta va bene ogni carta: due piani grigi da 2. Il grigio taglia una serie, ma sul grigio va di nuovo bene tutto.
page-guide-passed = Ciò che passi, il vicino può costruirlo. Qui è segnato ciò che sai delle carte: occhio a che cosa lasci.
page-guide-run = Piani di un colore uno sopra l’altro sono una serie. La serie più lunga di tutti gli alberi vale la sua lunghezza, oltre ai piani.
page-guide-rival = Guarda l’altro albero: che cosa andrebbe bene in cima? Meglio non lasciare proprio quello nella mano.
page-guide-last = È l’ultimo giro. Sopra non deve più starci niente: costruisci ciò che ti porta di più.
page-guide-over = Questa era la tua prima casa. Qui puoi rivedere il conteggio, piano per piano. Ben costruita!
