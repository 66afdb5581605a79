title = Hortis
about = Sovrapponi nove carte, ogni albero su un albero dello stesso frutto, e raccogli ciò che cresce.

## Opzioni

option-deck = Le carte e le ricette: un tuo file al posto delle nostre carte ricostruite.
option-cards = Quante carte si posano, compresa la prima.
option-pool = I numeri delle carte da cui si pesca.
option-recipes = La sfida delle ricette: due ricette a caso, o quelle con questi due numeri.

## Nomi

name-orange = arancia
name-lemon = limone
name-lime = lime
name-fruit-cocktail = Cocktail di frutta
name-tutti-frutti = Tutti Frutti
name-lime-cordial = Sciroppo di lime
name-orange-juice = Succo d’arancia
name-lemon-soda = Gazzosa al limone
name-lemon-meringue-pie = Crostata meringata al limone
name-key-lime-pie = Torta al lime
name-market-stall = Banco del mercato
name-windfall-jam = Confettura di frutti caduti
name-harvest-festival = Festa del raccolto
name-nut-brittle = Croccante
name-lemon-and-lime-sorbet = Sorbetto limone e lime
name-five-o-clock-tea = Tè delle cinque
name-rainbow-cake = Torta arcobaleno
name-fruit-kebab = Spiedino di frutta
name-twin-tarts = Crostatine gemelle
name-clear-broth = Brodo chiaro
name-orange-marmalade = Marmellata d’arance

## Il tavolo

table = Turno { $turn } di { $turns }   carte da pescare: { $pile }
deck-name = carte: { $name }
next-cards = prossime carte: { $cards }
unseen-cards = non ancora viste: { $cards }
legend = O2 albero con 2 frutti   .. radura
legend-dice = O=5 dado su albero   O=15 carriola   O.5 dado su radura (0 pt)   ~O~ scoiattolo
seat =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
placed = ha posato la sua carta
stopped = non può più posare niente
item = { $name }: { $value }
supply = riserva:
wheelbarrow = carriola
squirrel = scoiattolo
hand = mano:
places = Carta { $card }/{ $turn }: dove posare il suo angolo superiore sinistro, e quanto rende
places-legend = ~ arriva lo scoiattolo   ? non basta per tutti: scegli tu   · vietato
target-so-far = obiettivo { $target }: per ora { $points }
other-cards = Con le altre { $count } carte si fa una nuova partita:

## Ricette

recipe = Ricetta { $number }: { $name } (obiettivo { $target })
recipe-without-wheelbarrow = (qui la carriola non conta come un dado)
condition = { $measure }: { $bound }
condition-squirrel = lo scoiattolo è nel frutteto
condition-no-squirrel = nessuno scoiattolo nel frutteto
so-far = (ora { $size })
one-of = { $items } o { $last }
bound-exactly = esattamente { $number }
bound-at-least = almeno { $number }
bound-at-most = al massimo { $number }
bound-between = da { $least } a { $most }
dice =
    { $fruits ->
        [any] dadi
       *[other] dadi { $fruits }
    }{ $values ->
        [any] { "" }
       *[other] { " " }di valore { $values }
    }{ $on ->
        [tree] { " " }su alberi
        [glade] { " " }su radure
       *[any] { "" }
    }
measure-dice = { $dice }
measure-group = gruppo più grande di { $dice }
measure-line = linea retta più lunga di { $dice }
measure-same = massimo numero di dadi con lo stesso valore tra i { $dice }
measure-values = valori diversi tra i { $dice }
measure-fruits = frutti diversi tra i { $dice }
measure-sets = serie complete ({ $fruits }) tra i { $dice }
measure-squirrel = scoiattolo nel frutteto
gives-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
gives-for-each =
    { $points ->
        [one] { $points } punto × { $measure }
       *[other] { $points } punti × { $measure }
    }
gives-again = i punti dei { $dice } contano una seconda volta
gives-percent = il totale diventa il { $percent }%

## Che cosa è chiesto, che cosa fa un’azione, che cosa è successo

ask-which-card-to-lay-and-how = Quale carta posi, e come la giri? (carta/gradi)
ask-where-to-lay-it = Dove posi l’angolo superiore sinistro di { $card }/{ $turn }? (colonna,riga)
ask-which-tree-gets-the-wheelbarrow = C’è una sola carriola: quale cesto sostituisce?
ask-which-tree-gets-a-die =
    { $left ->
        [one] Resta un solo dado { NAME($fruit) }: quale albero lo riceve?
       *[other] Restano solo { $left } dadi { NAME($fruit) }: quale albero riceve il prossimo?
    }
does-take-this-card =
    { $places ->
        [one] { $face }   ({ $places } posto)
       *[other] { $face }   ({ $places } posti)
    }
does-lay-it-there =
    { $squirrel ->
        [yes] { $gain } pt: { $dice }; arriva lo scoiattolo
       *[no] { $gain } pt: { $dice }
    }
does-lay-it-there-and-choose =
    { $squirrel ->
        [yes] { $gain } pt: { $dice }; arriva lo scoiattolo; poi distribuisci il resto
       *[no] { $gain } pt: { $dice }; poi distribuisci il resto
    }
does-give-it-to-this-tree = casella { $cell } della carta, in ({ $x },{ $y }): { $dice }, { $gain } pt
event-place =
    { $squirrel ->
        [None] { $seat } posa la carta { $card }/{ $turn } in ({ $x },{ $y }): { $written }. Raccolto: { $base }.
       *[other] { $seat } posa la carta { $card }/{ $turn } in ({ $x },{ $y }): { $written }. Arriva lo scoiattolo! Raccolto: { $base }.
    }
event-placed = { $seat } ha posato la sua carta.
event-placed-seen = Hai posato la carta { $card }/{ $turn } in ({ $x },{ $y }): { $written }.
event-draw = Si pesca la carta { $card }.
event-stop = { $seat } non può più posare niente e si ferma.
event-end = L’ultima carta è posata: la partita è finita.

## Perché no

the-card-is-not-in-your-hand = La carta { $card } non è nella tua mano.
turned-like-this-the-card-fits-nowhere = Girata di { $turn } gradi, la carta { $card } non va da nessuna parte.
choose-the-card-to-lay-first = Prima scegli la carta da posare, per esempio 12/90.
choose-where-to-lay-the-card-first = Prima scegli dove posare la carta { $card }, o riprendila.
the-card-must-cover-a-part-of-your-orchard = In ({ $x },{ $y }) la carta non coprirebbe niente del tuo frutteto.
the-squirrels-tree-is-never-covered = L’albero dello scoiattolo, in ({ $x },{ $y }), non si copre mai.
a-tree-does-not-match-and-your-squirrel-is-out-already = L’albero in { $where } non corrisponde a ciò che copre, e il tuo scoiattolo è già in gioco.
only-one-tree-may-differ-from-what-it-covers = Gli alberi in { $where } non corrispondono a ciò che coprono. Solo uno può essere diverso, grazie allo scoiattolo.
choose-which-trees-get-what-is-left-first = Prima scegli quale albero riceve ciò che resta, per esempio !4.
there-is-nothing-to-share-out-now = Ora non c’è niente da distribuire.
this-tree-does-not-wait-for-it = La casella { $cell } della carta non ne ha bisogno.
trees-are-chosen-in-reading-order = Le caselle si scelgono in ordine di lettura: dalla { $least } in poi.
too-few-trees-would-be-left-for-the-rest = Dopo la casella { $cell } ne resterebbero troppo poche: bisogna sceglierne { $owed }.
the-deck-has-no-such-card = Nel mazzo non c’è nessuna carta { $card }.
the-deck-has-no-such-recipe = Nel mazzo non c’è nessuna ricetta { $recipe }.
the-deck-has-too-few-recipes = Nel mazzo le ricette sono { $recipes }: per la sfida ne servono { $least }.
there-are-too-few-cards-to-draw-from = Ci sono solo { $cards } carte da cui pescare: ne servono { $least }.

## Carte proprie

the-deck-cannot-be-read = Impossibile leggere le carte di { $file }.
the-deck-is-too-large = { $file } è troppo grande: al massimo { $most } caratteri.
a-line-of-the-deck-is-too-long = { $file } ha una riga di più di { $most } caratteri.
the-deck-is-not-text-in-utf-8 = { $file } non è testo in UTF-8.
the-deck-is-not-toml = { $file } non è TOML: { $problem }
the-deck-is-not-json = { $file } non è JSON.
the-deck-does-not-have-this-hash = Le carte { $file } non sono quelle attese: la loro impronta è { $hash }.
a-field-is-missing = { $file }, { $where }: manca questo campo.
there-is-no-such-field = { $file }, { $where }: questo campo non esiste. Ci sono: { $allowed }.
the-field-cannot-have-this-value = { $file }, { $where } non può essere «{ $value }». Valori possibili: { $allowed }.
the-number-is-there-twice = { $file }, { $where }: questo numero compare due volte.
a-card-has-five-trees-and-one-glade =
    { $glades ->
        [0] { $file }, { $where }: una carta ha cinque alberi e una radura; qui non c’è nessuna radura.
       *[other] { $file }, { $where }: una carta ha cinque alberi e una radura; qui ci sono { $glades } radure.
    }
there-is-no-card-with-this-number = { $file }, { $where }: nessuna carta ha questo numero.
reconstructed-deck = Carte ricostruite
deck-title = { $name }: { $cards } carte, { $recipes } ricette

## Punti

sheet-on-glades = (su radure, senza punti: { $values })
sheet-squirrel =
    { $dice ->
        [0] lo scoiattolo
        [one] lo scoiattolo, { $dice } dado su un albero vicino
       *[other] lo scoiattolo, { $dice } dadi su alberi vicini
    }
a-die-on-a-tree = dado { NAME($fruit) } in ({ $x },{ $y })
the-wheelbarrow-on-a-tree = la carriola in ({ $x },{ $y })
on-a-glade-nothing-counts = dado { NAME($fruit) } da { $value } su una radura in ({ $x },{ $y })
the-squirrel-is-in-the-orchard = lo scoiattolo in ({ $x },{ $y })
on-a-tree-next-to-the-squirrel = un dado accanto allo scoiattolo in ({ $x },{ $y })
a-recipe = ricetta { $recipe }: { $name }
a-recipe-that-gives-nothing = ricetta { $recipe }: { $name }, non riuscita
dice-used =
    { $dice ->
        [one] { $dice } dado usato
       *[other] { $dice } dadi usati
    }
rank =
    { $rank ->
        [0] { $range }: un raccolto magro.
        [1] { $range }: basta per la colazione.
        [2] { $range }: una buona annata.
        [3] { $range }: i vicini sono invidiosi.
        [4] { $range }: un raccolto splendido!
       *[5] { $range }: il frutteto non ha più segreti per te!
    }
target =
    { $met ->
        [yes] L’obiettivo di { $target } è raggiunto!
       *[no] L’obiettivo di { $target } non è raggiunto.
    }

## Contare un tavolo vero

this-is-not-a-cell-of-an-orchard = { $player }, riga { $row }, colonna { $column }: «{ $cell }» non è una casella. Ci sono: { $allowed }.
no-die-shows-this = { $player }, riga { $row }, colonna { $column }: «{ $cell }» è impossibile, un dado mostra { $allowed } (15: la carriola).
the-rows-are-not-equally-long = { $player }, la riga { $row } ha { $cells } caselle, la prima ne ha { $wanted }. Scrivi - dove non c’è niente.
the-orchard-is-not-in-one-piece = { $player }, riga { $row }, colonna { $column }: «{ $cell }» non tocca il resto del frutteto.
the-orchard-is-too-wide = { $player }: il frutteto è largo { $cells } caselle; con { $cards } carte lo è al massimo { $most }.
the-orchard-is-smaller-than-a-card = { $player }: il frutteto ha { $cells } caselle, meno delle { $least } di una sola carta.
the-orchard-is-larger-than-the-cards = { $player }: il frutteto ha { $cells } caselle; con { $cards } carte sono al massimo { $most }.
the-card-laid-last-shows-its-glade = { $player }: non c’è nessuna radura, e l’ultima carta posata ne mostra sempre una (..).
there-are-more-glades-than-cards = { $player }: ci sono { $glades } radure, e solo { $cards } carte con una radura ciascuna.
there-are-more-dice-than-in-the-box = { $player }: ci sono { $dice } dadi { NAME($fruit) }, e nella scatola solo { $most }.
there-is-more-than-one-wheelbarrow = { $player }, riga { $row }, colonna { $column }: «{ $cell }» è una seconda carriola, e ce n’è una sola.
there-is-more-than-one-squirrel = { $player }, riga { $row }, colonna { $column }: «{ $cell }» è un secondo scoiattolo, e ce n’è uno solo.
so-much-fruit-needs-more-trees = { $player }: per questi dadi servono almeno { $needed } caselle sovrapposte; { $cards } carte ne hanno { $most }.
there-is-no-recipe-with-this-number = Tra le carte ricostruite non c’è nessuna ricetta { $recipe }. Scrivi per intero quella della tua scatola, come in un file di carte.
the-recipe-is-there-twice = La ricetta { $recipe } compare due volte.
the-challenge-has-two-recipes = Nella sfida le ricette sono due, non { $recipes }. In una partita normale non scrivere «recipes».
count-player =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } punti
    }

## Nella pagina

page-points =
    { $points ->
        [one] punto
       *[other] punti
    }
page-rank =
    { $rank ->
        [0] finora un raccolto magro
        [1] abbastanza per la colazione
        [2] una buona annata
        [3] i vicini sono gelosi
        [4] un raccolto splendido
       *[5] maestria del frutteto
    }
page-next-rank = meglio da { $points }
page-your-cards = Carte in mano
page-card-of = Carta { $card }: { $cells }
page-tree =
    { $fruits ->
        [one] albero ({ NAME($fruit) }), { $fruits } frutto
       *[other] albero ({ NAME($fruit) }), { $fruits } frutti
    }
page-glade = radura
page-nothing = niente
page-die-on-tree =
    { $value ->
        [10] cesto ({ NAME($fruit) }), 10
        [15] carriola ({ NAME($fruit) }), 15
       *[other] dado da { $value } ({ NAME($fruit) })
    }
page-die-on-glade =
    { $value ->
        [10] cesto ({ NAME($fruit) }) su una radura, non conta
        [15] carriola ({ NAME($fruit) }) su una radura, non conta
       *[other] dado da { $value } ({ NAME($fruit) }) su una radura, non conta
    }
page-squirrel-on = lo scoiattolo ({ NAME($fruit) }), mai coperto
page-turn-left = Gira a sinistra
page-turn-right = Gira a destra
page-place-of = colonna { $x }, riga { $y }: punti { $gain }, { $points } in tutto. { $dice }.
page-lay = Posa
page-lay-and-share = Posa e scegli
page-orchard-of = Frutteto: { $name }
page-orchards = Tutti i frutteti
page-chooses = sta scegliendo
page-supply = Che cosa resta
page-dice-left =
    { $left ->
        [0] nessun dado rimasto ({ NAME($fruit) })
        [one] { $left } dado rimasto ({ NAME($fruit) })
       *[other] { $left } dadi rimasti ({ NAME($fruit) })
    }
page-wheelbarrow-left = la carriola è ancora lì
page-wheelbarrow-out = la carriola è nel frutteto
page-squirrel-left = lo scoiattolo non è ancora venuto
page-squirrel-out = lo scoiattolo è nel frutteto
page-ask-which-card-to-lay-and-how = Quale carta posi?
page-ask-where-to-lay-it = Dove va la carta { $card }?
page-round = turno { $turn } di { $turns }
page-recipes = Ricette
page-met = soddisfatta
page-not-met = non ancora soddisfatta
page-harvest = Raccolto
page-card = Carta { $card }
page-other-cards = Le altre { $count } carte fanno un’altra partita.
page-play-the-others = Gioca le altre { $count }
page-unseen-cards = Ancora { $pile } da pescare, tra queste { $count }
page-next-cards = Prossime carte: { $count }
page-squirrel-comes = Arriva lo scoiattolo.
page-back-to-mine = Torna al mio frutteto
page-figure-card = Una carta: cinque alberi con uno o due frutti, e una radura.
page-figure-dice = Un dado cresce fino a 6, poi è un cesto, poi la carriola.
page-figure-covered = Limone su limone: 2 frutti e 1 fanno un 3. Lime su lime: un 2. Né l’albero sulla radura vuota né la nuova radura ricevono un dado.
page-figure-squirrel = L’arancia non va sul lime: lì si siede lo scoiattolo, e costa un punto per sé e uno per il dado accanto.
page-keys = Tasti: 1 e 2 sollevano una carta, R la gira, le frecce la spostano, Invio la posa, Esc la rimette in mano. Anche la rotellina la gira.
page-ask-which-tree-gets-a-die =
    { $left ->
        [one] Un ultimo dado ({ NAME($fruit) }): per quale albero?
       *[other] { $left } dadi ({ NAME($fruit) }): per quale albero il prossimo?
    }
page-event-place =
    { $squirrel ->
        [None] { $seat } posa la carta { $card }: { $grown }. Raccolto: { $base }.
       *[other] { $seat } posa la carta { $card }: { $grown }. Arriva lo scoiattolo! Raccolto: { $base }.
    }
page-event-placed-seen = { $seat } ha posato la carta { $card }: { $grown }.
page-grown =
    { $value ->
        [10] cesto ({ NAME($fruit) })
        [15] carriola ({ NAME($fruit) })
       *[other] { NAME($fruit) } { $value }
    }
page-nothing-grows = non cresce niente
page-the-card-must-cover-a-part-of-your-orchard = Qui la carta non coprirebbe niente del tuo frutteto.
page-the-squirrels-tree-is-never-covered = L’albero dello scoiattolo non si copre mai.
page-a-tree-does-not-match-and-your-squirrel-is-out-already = L’albero segnato non corrisponde a ciò che copre, e il tuo scoiattolo è già in gioco.
page-only-one-tree-may-differ-from-what-it-covers = Gli alberi segnati non corrispondono a ciò che coprono. Solo uno può essere diverso, grazie allo scoiattolo.
page-turned-like-this-the-card-fits-nowhere = Girata così, la carta { $card } non va da nessuna parte.
page-rank-reached =
    { $rank ->
        [0] Un raccolto magro.
        [1] Basta per la colazione.
        [2] Una buona annata.
        [3] I vicini sono invidiosi.
        [4] Un raccolto splendido!
       *[5] Il frutteto non ha più segreti per te!
    }

## Contare un tavolo vero sulla pagina

page-entry-fruit = Frutto
page-entry-what = Che cosa c’è
page-entry-on-glade = Il dado è su una radura
page-entry-tree = albero: { NAME($fruit) }
page-entry-paint = Scegli che cosa c’è, poi tocca le caselle; tocca di nuovo per svuotarne una. Per un albero senza dado il numero di frutti non serve.
page-entry-cell = riga { $row }, colonna { $column }: { $told }
page-entry-recipes = Sfida delle ricette
page-entry-recipe = Ricetta { $number } di 2
page-this-is-not-a-cell-of-an-orchard = { $player }, riga { $row }, colonna { $column }: «{ $cell }» non può esserci.
page-no-die-shows-this = { $player }, riga { $row }, colonna { $column }: nessun dado mostra questo. Un dado mostra { $allowed } (15: la carriola).
page-the-rows-are-not-equally-long = { $player }: la riga { $row } ha { $cells } caselle, la prima ne ha { $wanted }.
page-the-orchard-is-not-in-one-piece = { $player }, riga { $row }, colonna { $column }: questo non tocca il resto del frutteto.
page-the-card-laid-last-shows-its-glade = { $player }: non c’è nessuna radura, e l’ultima carta posata ne mostra sempre una.
page-there-is-more-than-one-wheelbarrow = { $player }, riga { $row }, colonna { $column }: una seconda carriola, e ce n’è una sola.
page-there-is-more-than-one-squirrel = { $player }, riga { $row }, colonna { $column }: un secondo scoiattolo, e ce n’è uno solo.
page-there-is-no-recipe-with-this-number = Le nostre carte non hanno la ricetta { $recipe }. Le ricette della tua scatola si inseriscono con le sue carte.
page-the-challenge-has-two-recipes =
    { $recipes ->
        [one] Nella sfida le ricette sono due: scegli anche la seconda.
       *[other] Nella sfida le ricette sono due, non { $recipes }.
    }

## Inserire un mazzo sulla pagina

page-cards-brush = Scegli che cosa mostra la casella, poi tocca le caselle. Tasti: O, Y, G, poi 1 o 2; un punto per la radura.
page-cards-cell = casella { $number }: { $told }
page-cards-open = non ancora inserita
page-cards-from-ours = Parti dalle nostre carte
page-cards-too-few = Inserisci almeno due carte.
page-cards-unfinished = La carta { $card } non è completa.
page-cards-right = Tutto giusto: { $cards } carte, { $recipes } ricette.
page-cards-recipe = Ricetta
page-cards-add-recipe = + ricetta
page-cards-recipe-of = Ricetta della carta { $card }
page-cards-recipe-name = Ricetta { $card }
page-recipe-name = Nome
page-recipe-target = Obiettivo
page-recipe-when = Che cosa chiede
page-recipe-always = Niente: riesce sempre.
page-recipe-add = Aggiungi una condizione
page-recipe-remove = Elimina la condizione
page-recipe-gives = Che cosa dà
page-recipe-gives-points = punti
page-recipe-gives-for_each = punti per ogni
page-recipe-gives-again = dadi un’altra volta
page-recipe-gives-percent = una percentuale del totale
page-recipe-points = Punti
page-recipe-percent = Percentuale
page-recipe-of = Che cosa conta
page-recipe-of-dice = dadi
page-recipe-of-group = gruppo più grande
page-recipe-of-line = linea più lunga
page-recipe-of-same = più dadi di un valore
page-recipe-of-values = valori diversi
page-recipe-of-fruits = frutti diversi
page-recipe-of-sets = serie di frutti
page-recipe-of-squirrel = lo scoiattolo
page-recipe-bound = Quanti ne servono
page-recipe-bound-at_least = almeno
page-recipe-bound-at_most = al massimo
page-recipe-bound-exactly = esattamente
page-recipe-bound-between = tra
page-recipe-number = Numero
page-recipe-most = Numero massimo
page-recipe-which = Quali dadi (nessuna spunta: tutti)
page-recipe-on-tree = su alberi
page-recipe-on-glade = su radure
page-recipe-wheelbarrow = La carriola vale come un dado da 15
page-recipe-done = Fatto
page-recipe-none = Elimina la ricetta
page-cards-at = { $place }: { $told }
page-a-card-has-five-trees-and-one-glade =
    { $glades ->
        [0] Una carta ha cinque alberi e una radura; qui non c’è nessuna radura.
       *[other] Una carta ha cinque alberi e una radura; qui ci sono { $glades } radure.
    }
page-the-number-is-there-twice = Questo numero compare due volte.
page-there-is-no-card-with-this-number = Nessuna carta ha questo numero.
page-the-field-cannot-have-this-value =
    { $value ->
        [None] Manca qualcosa. Valori possibili: { $allowed }.
       *[other] «{ $value }» non è possibile. Valori possibili: { $allowed }.
    }

## Che cosa si consiglia

page-does-take-this-card =
    { $turn ->
        [0] la carta { $card }, così com’è
       *[other] la carta { $card }, girata di { $turn }°
    }
page-does-lay-it-there = posarla dove porta { $gain }
page-does-lay-it-there-and-choose = posarla dove porta { $gain }, poi dividere ciò che resta

## Una prima partita, spiegata

page-guide-welcome = Ti diamo il benvenuto! Questo è il tuo frutteto. Poserai carte su carte, albero su albero dello stesso frutto, e raccoglierai ciò che si sovrappone.
page-guide-choose = Scegli una delle tue due carte. Puoi girarla prima di posarla.
page-guide-place = Ecco dove può stare; ogni numero dice quanto guadagna il raccolto. Indica un posto per vederlo, e ancora una volta per posare la carta.
page-guide-dice = Un albero posato su un albero del suo frutto riceve un dado. Mostra i frutti dei due alberi insieme.
page-guide-others = Il tuo avversario ha il proprio frutteto e posa le stesse carte. Si posa tutti insieme, e si vede quando ognuno ha posato.
page-guide-grow = Copri ancora un dado con il suo frutto e cresce. Oltre il 6 diventa un cesto, che vale 10; coperto ancora, il cesto diventa la carriola, che vale 15. Ce n’è una sola.
page-guide-glade = La casella vuota di una carta è una radura. Copre tutto, tranne lo scoiattolo; un dado lì sopra non conta niente finché un albero del suo frutto non lo ricopre.
page-guide-squirrel = Dove vedi lo scoiattolo, un albero coprirebbe un frutto diverso. Si può una volta per partita: lì si siede e costa punti, di più accanto ai dadi, ma può aprire la strada.
page-guide-supply = Qui vedi quanti dadi restano di ogni frutto. Quando sono finiti, i nuovi alberi non ne ricevono: fai crescere quelli vecchi.
page-guide-last = Non c’è più niente da pescare. Posa ciò che hai; poi si conta il raccolto.
page-guide-over = Questo era il tuo primo frutteto. Ogni dado su un albero ha contato ciò che mostra; quelli sulle radure niente. Complimenti!
