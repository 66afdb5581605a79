title = Arboretum
about = Pianta sentieri di alberi, e tieni le carte che danno il diritto di contarli.

## Opzioni

option-first = Chi comincia.
option-species = Quali specie sono in gioco.
option-ranks = Il valore più alto.
option-hand = Quante carte tiene in mano ognuno.

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

## Che cosa è chiesto, che cosa fa un'azione, che cosa è successo

ask-draw-the-first-of-two-cards = Pesca la prima di due carte.
ask-draw-the-second-card = Pesca una seconda carta.
ask-which-card-to-plant = Quale carta pianti?
ask-where-to-plant-it = Dove pianti { NAME($card) }? (colonna,riga)
ask-which-card-to-discard = Quale carta scarti?
does-draw-from-the-deck = pescare dal mazzo
does-draw-from-a-discard-pile = prendere { NAME($card) } dagli scarti di { $seat }
does-plant-this-card = piantare { NAME($card) }
does-plant-it-there = nella colonna { $x }, riga { $y }
does-discard-this-card = scartare { NAME($card) }
event-draw = { $seat } pesca dal mazzo.
event-draw-seen = { $seat } pesca { NAME($card) } dal mazzo.
event-take = { $seat } prende { NAME($card) } dagli scarti di { $from }.
event-plant = { $seat } pianta { NAME($card) } in ({ $x },{ $y }).
event-discard = { $seat } scarta { NAME($card) }.
event-end = Il mazzo è vuoto: la partita è finita.

## Perché no

draw-two-cards-first = Prima pesca due carte (ancora { $left }).
you-have-drawn-two-cards-already = Hai già pescato due carte.
the-deck-is-empty = Il mazzo è vuoto.
the-discard-pile-is-empty = Quella pila degli scarti è vuota.
nobody-sits-there = Lì non siede nessuno.
the-card-is-not-in-your-hand = { NAME($card) } non è nella tua mano.
plant-a-card-first = Prima pianta una carta, poi scarta.
you-have-planted-a-card-already = Hai già piantato una carta: ora scartane una.
choose-the-card-to-plant-first = Prima scegli la carta da piantare.
choose-where-to-plant-the-card-first = Prima scegli dove piantare { NAME($card) }, o riprendila.
a-card-is-planted-there-already = In ({ $x },{ $y }) c'è già una carta.
the-cell-is-not-next-to-a-planted-card = ({ $x },{ $y }) non è accanto a una carta piantata.
the-first-card-is-planted-in-the-middle = La prima carta va in (0,0); il posto non cambia niente.
too-many-species-for-this-number-of-seats = { $species } specie sono troppe per { $seats } giocatori: al massimo { $most }.
too-few-cards-are-left-for-the-deck = Per il mazzo resterebbero solo { $deck } carte: ne servono almeno { $least }.
so-many-cards-are-left-that-a-garden-could-outgrow-the-table = Per il mazzo resterebbero { $deck } carte: al massimo possono essere { $most }.

## Punti

sheet-hand = somma { $sum }, la più alta { $highest }
sheet-cancelled = { NAME($card) } non conta niente: un avversario tiene l'1
somebody-holds-more-of-this-species = nessun diritto di contare: { $sum } in mano, qualcuno ha { $highest }
right-to-score-without-a-path = il diritto di contare, ma nessun sentiero
one-for-each-card-of-the-path = per ogni carta del sentiero { $path }
one-more-for-each-card-of-a-path-of-one-species = tutte le carte della stessa specie
the-path-starts-with-a-1 = comincia con un 1
the-path-ends-with-the-highest-rank = finisce con il valore più alto

## Contare un tavolo vero

there-is-no-such-species = Non c'è nessuna specie «{ $species }». Ci sono: { $allowed }.
the-species-is-there-twice = La specie { NAME($species) } compare due volte.
there-is-no-such-card = { $player }: non c'è nessuna carta «{ $card }». Una carta è una lettera e un valore da 1 a 8.
the-card-is-of-a-species-that-is-not-in-play = { $player }: { $card } non può esserci, { NAME($species) } non è in gioco.
the-card-is-there-twice = { $player }: { $card } è due volte su questo tavolo.
two-cards-lie-in-one-place = { $player }: { $card } è nello stesso posto di { $other }.
the-card-does-not-touch-the-garden = { $player }: { $card } non tocca il resto del giardino.
the-garden-is-too-wide = { $player }: il giardino è troppo largo; si contano al massimo { $most } colonne e righe.
count-player = { $name }: { $points } punti, specie piantate: { $planted }
count-no-right = { $sum } in mano, nessun diritto di contare
count-path = { $sum } in mano, sentiero { $path }
count-no-path = { $sum } in mano, nessun sentiero

## Guardare il tavolo

pile-below = sotto:
command-seen = viste
look-seen = dove è stata vista ogni carta
seen-signs = A: nel giardino di A   A-: negli scarti di A   A+: in mano ad A   ·: non vista
