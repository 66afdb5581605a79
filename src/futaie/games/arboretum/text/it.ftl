title = Arboretum
about = Pianta sentieri di alberi, e tieni le carte che danno diritto ai loro punti.

## Opzioni

option-first = Chi comincia.
option-species = Quali specie sono in gioco.
option-ranks = Il valore più alto delle carte.
option-hand = Quante carte ha in mano ognuno.

## Nomi

name-b = Abete
name-a = Cassia
name-c = Ciliegio
name-d = Corniolo
name-j = Jacaranda
name-m = Acero
name-o = Quercia
name-r = Poinciana Regia
name-t = Tulipifero
name-w = Salice

## Il tavolo

table = Turno { $turn }   mazzo: { $deck }
species = specie:
hand = mano:
pile = scarti:
paths = sentieri migliori:

## Che cosa è chiesto, che cosa fa un’azione, che cosa è successo

ask-draw-the-first-of-two-cards = Pesca la prima delle due carte.
ask-draw-the-second-card = Pesca la seconda carta.
ask-which-card-to-plant = Quale carta pianti?
ask-where-to-plant-it = Dove pianti la carta { NAME($card) }? (colonna,riga)
ask-which-card-to-discard = Quale carta scarti?
does-draw-from-the-deck = pescare dal mazzo
does-draw-from-a-discard-pile = prendere la carta { NAME($card) } dagli scarti di { $seat }
does-plant-this-card = piantare la carta { NAME($card) }
does-plant-it-there = nella colonna { $x }, riga { $y }
does-discard-this-card = scartare la carta { NAME($card) }
event-draw = { $seat } pesca una carta dal mazzo.
event-draw-seen = { $seat } pesca dal mazzo la carta { NAME($card) }.
event-take = { $seat } prende la carta { NAME($card) } dagli scarti di { $from }.
event-plant = { $seat } pianta la carta { NAME($card) } in ({ $x },{ $y }).
event-discard = { $seat } scarta la carta { NAME($card) }.
event-end = Il mazzo è vuoto: la partita è finita.

## Perché no

draw-two-cards-first = Prima pesca due carte (ancora { $left }).
you-have-drawn-two-cards-already = Hai già pescato due carte.
the-deck-is-empty = Il mazzo è vuoto.
the-discard-pile-is-empty = Quella pila degli scarti è vuota.
nobody-sits-there = Lì non siede nessuno.
the-card-is-not-in-your-hand = La carta { NAME($card) } non è nella tua mano.
plant-a-card-first = Prima pianta una carta, poi scarta.
you-have-planted-a-card-already = Hai già piantato una carta: ora scartane una.
choose-the-card-to-plant-first = Prima scegli la carta da piantare.
choose-where-to-plant-the-card-first = Prima scegli dove piantare la carta { NAME($card) }, o riprendila.
a-card-is-planted-there-already = In ({ $x },{ $y }) c’è già una carta.
the-cell-is-not-next-to-a-planted-card = ({ $x },{ $y }) non è accanto a una carta piantata.
the-first-card-is-planted-in-the-middle = La prima carta va in (0,0); il posto non cambia niente.
too-many-species-for-this-number-of-seats = { $species } specie sono troppe per { $seats } giocatori: al massimo { $most }.
too-few-cards-are-left-for-the-deck = Per il mazzo resterebbero solo { $deck } carte: ne servono almeno { $least }.
so-many-cards-are-left-that-a-garden-could-outgrow-the-table = Per il mazzo resterebbero { $deck } carte: possono essere al massimo { $most }.

## Punti

sheet-species = { $name }:
sheet-hand = somma { $sum }, la più alta { $highest }
sheet-cancelled = { NAME($card) } non conta: un avversario ha l’1
somebody-holds-more-of-this-species = nessun diritto ai punti: { $sum } in mano, qualcuno ha { $highest }
right-to-score-without-a-path = il diritto ai punti, ma nessun sentiero
one-for-each-card-of-the-path = uno per ogni carta del sentiero { $path }
one-more-for-each-card-of-a-path-of-one-species = un altro per ogni carta: sono tutte di questa specie
the-path-starts-with-a-1 = comincia con un 1
the-path-ends-with-the-highest-rank = finisce con il valore più alto

## Contare un tavolo vero

there-is-no-such-species = Non c’è nessuna specie «{ $species }». Ci sono: { $allowed }.
the-species-is-there-twice = La specie { NAME($species) } compare due volte.
there-is-no-such-card = { $player }: non c’è nessuna carta «{ $card }». Una carta si scrive con una lettera e un valore da 1 a 8, per esempio j7.
the-card-is-of-a-species-that-is-not-in-play = { $player }: { $card } non può esserci, la specie { NAME($species) } non è in gioco.
the-card-is-there-twice = { $player }: { $card } compare due volte su questo tavolo.
two-cards-lie-in-one-place = { $player }: { $card } è nello stesso posto di { $other }.
the-card-does-not-touch-the-garden = { $player }: { $card } non tocca il resto dell’arboreto.
the-garden-is-too-wide = { $player }: l’arboreto è troppo grande; si contano al massimo { $most } colonne e righe.
count-player =
    { $points ->
        [one] { $name }: { $points } punto, specie piantate: { $planted }
       *[other] { $name }: { $points } punti, specie piantate: { $planted }
    }
count-no-right = { $sum } in mano, nessun diritto ai punti
count-path = { $sum } in mano, sentiero { $path }
count-no-path = { $sum } in mano, nessun sentiero

## Guardare il tavolo

pile-below = sotto:
command-seen = viste
look-seen = dove è stata vista ogni carta
seen-signs = A: nell’arboreto di A   A-: negli scarti di A   A+: in mano ad A   ·: non vista

## Sulla pagina

page-deck =
    Mazzo: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-deck-short = Mazzo
page-piles = Mazzo e scarti
page-pile = Scarti di { $name }, in cima { NAME($card) }
page-pile-empty = Scarti di { $name }, pila vuota
page-pile-of = Scarti di { $name }
page-look-through =
    Guarda gli scarti di { $name }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-top-first = La carta in cima viene per prima.
page-discard-here = scarta qui
page-known = tutti sanno che è in questa mano
page-hand-of = Carte in mano: { $count }.
page-hand-name = Mano di { $name }
page-garden-of = Arboreto di { $name }
page-enlarge =
    Ingrandisci l’arboreto di { $name }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
page-cell-card = colonna { $x }, riga { $y }: { NAME($card) }
page-cell-empty = colonna { $x }, riga { $y }: vuota
page-cell-open = colonna { $x }, riga { $y }: pianta qui { NAME($card) }; { $told }
page-gain = sentiero { NAME($species) } { $points } ({ $more } in più)
page-no-gain = nessun sentiero cresce
page-path = { NAME($species) }: { $points } punti con { $cards }
page-unseen = non viste
page-not-seen = non vista
page-in-garden = nell’arboreto di { $name }
page-in-pile = negli scarti di { $name }
page-in-hand = in mano a { $name }
page-tracker = Carte viste
page-sum = somma { $sum }
page-sum-all = Totale
page-total = { $points } finora
page-none-in-hand = nessuna in mano
page-right = ha diritto ai punti
page-no-right = senza diritto ai punti
page-scoring = Il conteggio
page-see-scoring = Guarda il conteggio
page-ask-where-to-plant-it = Dove pianti la carta { NAME($card) }?
page-no-path = Ancora nessun sentiero
page-for-each-card = uno per ogni carta del sentiero
page-key-d = pescare dal mazzo
page-key-1-9 = scarti o carta
page-key-g = arboreto
page-key-h = mano
page-key-t = carte viste
page-figure-plant = Dove è tratteggiato si può piantare una carta.
page-figure-cancelled = Un giocatore ha l’1: la carta più alta dell’avversario in questa specie non conta.
page-figure-mixed = Un sentiero di abeti con altri alberi in mezzo
page-figure-pure = Un sentiero di soli abeti
page-lost = un sentiero di { $points } punti va perduto
page-event-plant =
    { $side ->
        [right] { $seat } pianta la carta { NAME($card) } a destra della carta { NAME($beside) }.
        [left] { $seat } pianta la carta { NAME($card) } a sinistra della carta { NAME($beside) }.
        [above] { $seat } pianta la carta { NAME($card) } sopra la carta { NAME($beside) }.
        [below] { $seat } pianta la carta { NAME($card) } sotto la carta { NAME($beside) }.
       *[first] { $seat } pianta la carta { NAME($card) }, il suo primo albero.
    }
page-a-card-is-planted-there-already = Qui c’è già una carta.
page-the-cell-is-not-next-to-a-planted-card = Questo posto non è accanto a una carta piantata.
page-the-first-card-is-planted-in-the-middle = La prima carta va nel mezzo; il posto non cambia niente.

## Contare un tavolo vero sulla pagina

page-entry-species = Specie in gioco: { $count }
page-entry-pick = Scegli una carta, poi il suo posto; o viceversa.
page-entry-where = { NAME($card) }: dove si trova?
page-entry-to-hand = Quali carte sono in questa mano? Poi tocca un posto nell’arboreto.
page-entry-to-cell = Quale carta è nel posto segnato? La prossima andrà alla sua destra.
page-entry-back = Di nuovo nella scatola
page-entry-put-in-hand = Nella mano
page-entry-hand = Mano: { $count }
page-entry-box = Le carte della scatola
page-entry-taken = { NAME($card) }, di { $name }
page-entry-odd = Carte che non si possono mostrare al loro posto
page-entry-remove = Togli { $card }
page-there-is-no-such-species = Non c’è nessuna specie «{ $species }».
page-there-is-no-such-card = { $player }: non c’è nessuna carta «{ $card }».
page-the-card-is-of-a-species-that-is-not-in-play = { $player }: { NAME($card) } non può esserci, questa specie non è in gioco.
page-the-card-is-there-twice = { $player }: { NAME($card) } compare due volte su questo tavolo.
page-two-cards-lie-in-one-place = { $player }: { NAME($card) } è nello stesso posto di { NAME($other) }.
page-the-card-does-not-touch-the-garden = { $player }: { NAME($card) } non tocca il resto dell’arboreto.

## Una prima partita, spiegata

page-guide-welcome = Ti diamo il benvenuto! Qui pianterai sentieri di alberi. Alla fine un sentiero dà punti solo se la tua mano te ne dà il diritto.
page-guide-draw = Un turno comincia con due carte. Prendi la prima dal mazzo: indicalo.
page-guide-draw-again = Hai visto la prima carta; ora prendi la seconda, dal mazzo o dalla cima di una pila degli scarti.
page-guide-plant = Ora pianta esattamente una carta della mano. In un sentiero i valori salgono: pensa a che cosa verrà prima e dopo.
page-guide-cell = Le caselle segnate sono libere. La prima carta va dove vuoi, le altre accanto a una carta piantata. Un numero dice quanti punti guadagnerebbero i tuoi sentieri.
page-guide-discard = Per finire il turno scarta esattamente una carta sulla tua pila. Resta scoperta: gli altri possono prenderla, e anche tu.
page-guide-piles = Il tuo avversario ha scartato. Puoi prendere la carta in cima a una pila, se ti piace più dell’ignoto.
page-guide-paths = Un sentiero comincia e finisce con la stessa specie, e ogni carta è più alta della precedente. In mezzo può esserci qualunque cosa. Bastano due carte.
page-guide-right = Attenzione a ciò che tieni! Alla fine chi ha in mano la somma più alta di una specie può contarla. Ciò che è piantato lì non conta più.
page-guide-rival = Ogni tanto guarda dal vicino: ciò che il tuo avversario pianta suggerisce che cosa tenere in mano.
page-guide-bonus = Ogni carta di un sentiero vale un punto. Da quattro in su, tutte della stessa specie, contano doppio; cominciare con un 1 dà un bonus, finire con un 8 uno più grande.
page-guide-one-and-eight = Un trucco: in mano un 8 non conta niente per quel diritto se un avversario ha l’1 di quella specie. Un 1 può valere la pena di tenerlo.
page-guide-deck-ends = Il mazzo sta finendo. Chi ne pesca l’ultima carta finisce il turno, poi è finita. Prendere dagli scarti allunga la partita.
page-guide-over = Questa era la tua prima partita. Qui puoi rivedere il conteggio, specie per specie. Complimenti!
