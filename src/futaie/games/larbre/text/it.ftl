title = L’Arbre
about = Fai crescere un solo albero insieme agli altri, e piazza per primo tutta la tua riserva.

## Opzioni

option-first = Chi comincia.
option-branch = Tre nuovi rametti uno dopo l’altro (chain), oppure uno che porta gli altri due (fork).
option-growth = Si può giocare una carta anche solo per invocare uno spirito (choice), o bisogna sempre far crescere (always).
option-stall = Dopo quanti giri senza pezzi piazzati dalle riserve la partita finisce.
option-reserve = Che cosa deve piazzare ognuno: rametti, foglie, gemme, frutti, fiori d’oro, gettoni del tronco.
option-cards = Quante copie al massimo di ogni carta rametto, foglia, gemma e frutto, di jolly e di flauti.
option-icons = Quali spiriti compaiono sulle carte; le altre carte restano nella scatola.
option-hand = Il limite di carte in mano.
option-dealt = Quante carte riceve ognuno all’inizio.
option-river = Quante carte ci sono nel fiume.

## Nomi

name-twig = rametto
name-leaf = foglia
name-bud = gemma
name-fruit = frutto
name-flower = fiore d’oro
name-joker = jolly
name-flute = flauto
name-faun = Fauno
name-dryad = Driade
name-naiad = Naiade
name-pegaea = Pegea
name-twig-faun = rametto (Fauno)
name-twig-dryad = rametto (Driade)
name-twig-naiad = rametto (Naiade)
name-twig-pegaea = rametto (Pegea)
name-leaf-faun = foglia (Fauno)
name-leaf-dryad = foglia (Driade)
name-leaf-naiad = foglia (Naiade)
name-leaf-pegaea = foglia (Pegea)
name-bud-faun = gemma (Fauno)
name-bud-dryad = gemma (Driade)
name-bud-naiad = gemma (Naiade)
name-bud-pegaea = gemma (Pegea)
name-fruit-faun = frutto (Fauno)
name-fruit-dryad = frutto (Driade)
name-fruit-naiad = frutto (Naiade)
name-fruit-pegaea = frutto (Pegea)

## Il tavolo

table = Turno { $turn }   sorgente: { $source }   scarti: { $discard }
river = Fiume
spirits = Spiriti
under-it = sul retro: { $spirit }
next-cards = In arrivo
quiet-turns = Nessun pezzo di una riserva piazzato da { $turns } turni; a { $most } la partita finisce.
hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
still-left = ancora { $left }
places = posti
shelf-twig = rametti
shelf-leaf = foglie
shelf-bud = gemme
shelf-fruit = frutti
shelf-flower = fiore
shelf-token = tronco
shelf-common = comuni
tree-signs = 17B: di B   17: comune
tree-open =
    { $grows ->
        [twig] qui può crescere un rametto
        [leaf] qui può crescere una foglia
        [bud] qui può crescere una gemma
       *[fruit] qui può crescere un frutto o il fiore d’oro
    }
played = Giocate
chosen = Scelte
to-discard = Da scartare
looked-at = Guardi
amount =
    { $grows ->
        [twig] Rametti
        [leaf] Foglie
        [bud] Gemme
       *[fruit] Frutti e fiori d’oro
    }: { $own } (carte) + { $jokers } (jolly) + { $pairs } (coppie) + { $river } (fiume) = { $amount }
amount-of-the-river =
    { $grows ->
        [twig] Rametti
        [leaf] Foglie
        [bud] Gemme
       *[fruit] Frutti e fiori d’oro
    }: il fiume aggiunge { $river } a ciò che giochi.
of-these-fit = Posto solo per { $places }
still-to-place = Ancora da piazzare: { $left }
sheet-of-seat =
    { $left ->
        [0] { $seat }   tutto piazzato
        [one] { $seat }   { $left } pezzo rimasto
       *[other] { $seat }   { $left } pezzi rimasti
    }, { $place ->
        [1] primo posto
       *[other] { $place }º posto
    }

## Che cosa è chiesto

ask-draw-play-or-grow-the-trunk = Prendi due carte dal fiume, gioca carte o fai crescere il tronco.
ask-draw-or-play = Prendi due carte dal fiume o gioca carte.
ask-take-more-cards-of-the-river =
    { $left ->
        [one] Prendi ancora una carta dal fiume.
       *[other] Prendi ancora { $left } carte dal fiume.
    }
ask-which-cards-make-it-grow =
    { $grows ->
        [twig] Con quali carte fai crescere rametti?
        [leaf] Con quali carte fai crescere foglie?
        [bud] Con quali carte fai crescere gemme?
       *[fruit] Con quali carte fai crescere frutti e fiori d’oro?
    } (anche più d’una per riga)
ask-which-card-completes-the-pair = Quale carta fa coppia con la carta { NAME($card) }?
ask-add-cards-or-reveal = Aggiungi carte, o rivelale: { $amount } da far crescere, posto per { $places }.
ask-reveal-them = Rivela ciò che hai scelto, o riprendilo (annulla).
ask-a-spirit-now-or-grow = Invochi uno spirito adesso, o prima fai crescere l’albero?
ask-where-the-next-one-grows =
    { $grows ->
        [twig] Dove cresce il prossimo rametto? Ancora { $left }. (altrove: twig@N)
        [common] Dove cresce il prossimo rametto comune? Ancora { $left }. (altrove: common@N)
        [leaf] Dove cresce la prossima foglia? Ancora { $left }. (altrove: leaf@N)
        [bud] Dove cresce la prossima gemma? Ancora { $left }. (altrove: bud@N)
       *[fruit] Dove cresce il frutto o il fiore d’oro? Ancora { $left }. (o fruit@N, flower@N)
    }
ask-a-spirit-or-end = Invochi uno spirito, o finisci il turno?
ask-one-more-with-the-dryad-or-end =
    { $grows ->
        [twig] Un rametto in più con la Driade, un altro spirito, o la fine del turno?
        [leaf] Una foglia in più con la Driade, un altro spirito, o la fine del turno?
        [bud] Una gemma in più con la Driade, un altro spirito, o la fine del turno?
       *[fruit] Un frutto in più con la Driade, un altro spirito, o la fine del turno?
    }
ask-to-invoke-the-spirit =
    { $spirit ->
        [faun] A chi dà un rametto il Fauno?
        [naiad] Quale carta del fiume prendi con la Naiade?
       *[pegaea] Invoca la Pegea: guarda tre carte.
    }
ask-which-card-to-keep = Quale di queste carte tieni? Le altre vengono scartate.
ask-which-cards-to-discard =
    { $left ->
        [one] Quale carta scarti?
       *[other] Hai troppe carte: scartane { $left }.
    }

## Che cosa fa un’azione

does-take-a-card-of-the-river = prendere una carta { NAME($card) }
does-grow-the-trunk =
    { $draw ->
        [0] due nuovi rami; prendere { $take } dal fiume
       *[other] due nuovi rami; prendere { $take } dal fiume, { $draw } dalla sorgente
    }
does-grow-the-trunk-and-win = far crescere il tronco, e vincere
does-play-cards-so-that-it-grows =
    { $grows ->
        [twig] rametti
        [leaf] foglie
        [bud] gemme
       *[fruit] frutti e fiori d’oro
    }: fino a { $most } (fiume { $river }), posto per { $places }
does-play-a-flute-alone = giocare un flauto da solo, per gli spiriti
does-play-a-card-alone =
    { $spirit ->
        [faun] carta { NAME($card) } da sola, per invocare il Fauno
        [naiad] carta { NAME($card) } da sola, per invocare la Naiade
       *[pegaea] carta { NAME($card) } da sola, per invocare la Pegea
    }
does-add-a-card = aggiungere una carta { NAME($card) }: in tutto { $amount }
does-add-the-first-card-of-a-pair = aggiungere una carta { NAME($card) }, la prima di una coppia
does-complete-a-pair = completare la coppia: carta { NAME($card) }, in tutto { $amount }
does-add-a-flute = aggiungere un flauto: si possono invocare entrambi gli spiriti
does-reveal-the-cards = rivelare; { $grows ->
        [twig] rametti
        [leaf] foglie
        [bud] gemme
       *[fruit] frutti e fiori d’oro
    }: { $amount }, posto per { $places }
does-reveal-the-flute = rivelare il flauto
does-reveal-a-card-alone = rivelare la carta { NAME($card) }
does-send-a-twig-with-the-faun =
    { $seat ->
        [A] Fauno: dare un rametto comune ad A
       *[other] Fauno: dare un rametto comune a { $seat }
    }
does-take-a-card-with-the-naiad = Naiade: prendere una carta { NAME($card) }
does-look-at-cards-with-pegaea = Pegea: guardare { $cards } carte della sorgente e tenerne una
does-grow-now = nessuno spirito adesso: far crescere ({ $places })
does-end-the-turn = finire il turno
does-place-a-piece =
    { $piece ->
        [twig] un rametto
        [common] un rametto comune
        [leaf] una foglia
        [bud] una gemma
        [fruit] un frutto
       *[flower] il fiore d’oro
    }{ $from ->
        [undergrowth] { " " }(sottobosco)
       *[reserve] { "" }
    } sul rametto { $tip } ({ $owner ->
        [common] comune
       *[other] di { $owner }
    }){ $wins ->
        [yes] : vinci
       *[no] { "" }
    }
does-place-one-more-with-the-dryad =
    Driade: { $piece ->
        [twig] un rametto
        [common] un rametto comune
        [leaf] una foglia
        [bud] una gemma
        [fruit] un frutto
       *[flower] il fiore d’oro
    }{ $from ->
        [undergrowth] { " " }(sottobosco)
       *[reserve] { "" }
    } su { $tip } ({ $owner ->
        [common] comune
       *[other] di { $owner }
    }){ $wins ->
        [yes] : vinci
       *[no] { "" }
    }
does-keep-this-card = tenere la carta { NAME($card) }
does-discard-this-card = scartare una carta { NAME($card) }

## Che cosa è successo

event-take = { $seat } prende una carta { NAME($card) }.
event-refill = La sorgente porta nel fiume una carta { NAME($card) }.
event-draw = { $seat } pesca una carta dalla sorgente.
event-draw-seen = { $seat } pesca dalla sorgente una carta { NAME($card) }.
event-discard = { $seat } scarta una carta.
event-discard-seen = { $seat } scarta una carta { NAME($card) }.
event-reshuffle = Gli scarti vengono mescolati: una nuova sorgente di { $source } carte.
event-trunk = { $seat } fa crescere il tronco: due nuovi rami, { $twigs } rametti in tutto.
event-reveal = { $seat } gioca: { $cards }
event-grow =
    { $grows ->
        [twig] Rametti
        [leaf] Foglie
        [bud] Gemme
       *[fruit] Frutti e fiori d’oro
    }: { $amount } da far crescere, posto per { $places }.
event-place =
    { $seat } piazza { $piece ->
        [twig] un rametto
        [common] un rametto comune
        [leaf] una foglia
        [bud] una gemma
        [fruit] un frutto
       *[flower] il fiore d’oro
    }{ $from ->
        [undergrowth] { " " }del sottobosco
       *[reserve] { "" }
    } sul rametto { $tip }.
event-spirit =
    { $spirit ->
        [faun] { $seat } invoca il Fauno.
        [dryad] { $seat } invoca la Driade.
        [naiad] { $seat } invoca la Naiade.
       *[pegaea] { $seat } invoca la Pegea.
    }
event-gift = { $to } riceve un rametto comune da { $seat }.
event-look = { $seat } guarda { $cards } carte della sorgente.
event-look-seen = { $seat } guarda: { $shown }.
event-keep = { $seat } ne tiene una.
event-keep-seen = { $seat } tiene la carta { NAME($card) }.
event-end = La partita è finita.

## Perché no

the-card-is-not-in-the-river = Nel fiume non c’è nessuna carta { NAME($card) }.
cards-are-named-in-the-order-of-their-kinds = Troppo tardi per una carta { NAME($card) }: annulla, o scrivi tutto su una riga.
take-another-card-from-the-river-first =
    { $left ->
        [one] Prima prendi ancora una carta dal fiume.
       *[other] Prima prendi ancora { $left } carte dal fiume.
    }
you-have-no-trunk-token = Non hai più il gettone del tronco.
you-have-no-card-joker-or-pair-for-it =
    { $grows ->
        [twig] Non hai né carte rametto, né jolly, né coppie da giocare.
        [leaf] Non hai né carte foglia, né jolly, né coppie da giocare.
        [bud] Non hai né carte gemma, né jolly, né coppie da giocare.
       *[fruit] Non hai né carte frutto, né jolly, né coppie da giocare.
    }
you-have-no-flute = Non hai nessun flauto.
you-are-in-the-middle-of-your-turn = Sei nel mezzo del tuo turno.
choose-what-grows-first = Prima di’ che cosa cresce: grow-twig, grow-leaf, grow-bud o grow-fruit.
reveal-your-cards-first = Prima rivela le tue carte.
the-card-is-not-in-your-hand = Non hai in mano nessuna carta { NAME($card) }.
there-is-no-second-card-with-this-icon-to-make-a-pair = Non c’è una seconda carta per fare coppia con la carta { NAME($card) }.
the-pair-needs-its-second-card = Prima ci vuole la seconda carta della coppia.
play-a-card-of-the-type-a-joker-or-a-pair = Prima gioca una carta di questo tipo, un jolly o una coppia.
one-flute-a-turn = Un solo flauto per turno.
the-card-is-played-alone = La carta { NAME($card) } si gioca da sola: rivelala, o annulla.
alone-the-card-would-invoke-nobody =
    { $spirit ->
        [faun] Da sola la carta { NAME($card) } ora non invoca nessuno. Prima di’ che cosa cresce.
        [dryad] Per la Driade qualcosa deve crescere: prima di’ che cosa cresce.
        [naiad] Da sola la carta { NAME($card) } ora non invoca nessuno. Prima di’ che cosa cresce.
       *[pegaea] Da sola la carta { NAME($card) } ora non invoca nessuno. Prima di’ che cosa cresce.
    }
the-spirit-was-not-face-up-when-the-cards-were-revealed =
    { $spirit ->
        [faun] Il Fauno non era visibile quando hai rivelato le carte.
        [dryad] La Driade non era visibile quando hai rivelato le carte.
        [naiad] La Naiade non era visibile quando hai rivelato le carte.
       *[pegaea] La Pegea non era visibile quando hai rivelato le carte.
    }
none-of-the-cards-played-shows-the-spirit =
    { $spirit ->
        [faun] Nessuna delle carte giocate mostra il Fauno.
        [dryad] Nessuna delle carte giocate mostra la Driade.
        [naiad] Nessuna delle carte giocate mostra la Naiade.
       *[pegaea] Nessuna delle carte giocate mostra la Pegea.
    }
invoke-the-spirit-first = Hai giocato la carta per il suo spirito: invocalo.
you-have-invoked-your-spirit-already = Hai già invocato il tuo spirito.
nobody-sits-there = Lì non siede nessuno.
the-twig-goes-to-another-player = Il rametto va a un altro giocatore.
choose-the-card-to-keep-first = Prima scegli la carta da tenere.
the-card-is-not-among-those-you-look-at = Tra le carte che guardi non c’è nessuna carta { NAME($card) }.
you-are-not-looking-at-cards-of-the-source = Non stai guardando carte della sorgente.
place-what-must-grow-first = Prima piazza ciò che deve crescere (ancora { $left }).
you-have-grown-the-tree-already = Hai già fatto crescere l’albero.
nothing-grows-this-turn = In questo turno non cresce niente.
say-that-you-grow-now-first = Prima di’ che fai crescere l’albero: grow.
something-else-grows-this-turn =
    { $grows ->
        [twig] In questo turno crescono rametti.
        [leaf] In questo turno crescono foglie.
        [bud] In questo turno crescono gemme.
       *[fruit] In questo turno crescono frutti e fiori d’oro.
    }
only-the-dryad-gives-one-more = Solo la Driade ne dà uno in più.
there-is-no-place-of-this-kind = Non c’è un posto di questo genere.
there-is-no-tip-with-this-number = Non c’è nessun rametto { $tip }.
the-tip-has-no-room-for-it = Sul rametto { $tip } non c’è posto.
a-fruit-grows-on-common-twigs-and-your-own = I tuoi frutti crescono solo sui rametti comuni e sui tuoi.
you-have-only-common-twigs-left = Non hai più rametti tuoi. Scrivi common@N per un rametto comune.
there-is-none-in-your-reserve = Nella tua riserva non ce n’è.
your-own-reserve-comes-first = Prima viene la tua riserva.
fewer-fruits-and-flowers-would-fit-in-all = Lì, in tutto troverebbero posto meno frutti e fiori d’oro.
your-hand-is-not-too-large = Non hai troppe carte in mano.
discard-down-to-the-hand-limit-first = Hai troppe carte: prima scartane { $left }.
there-are-too-few-cards-for-hands-river-and-source = { $cards } carte sono troppo poche: ne servono almeno { $least }.
more-cards-are-dealt-than-a-hand-may-hold = Non si possono dare { $dealt } carte: in mano se ne tengono al massimo { $hand }.
the-reserve-must-hold-something = La riserva non può essere vuota.

## Dati delle carte

the-file-is-not-toml = { $file } non è TOML: { $problem }
the-field-is-not-a-table = { $file }: «{ $field }» manca, o non è una tabella.
there-is-no-such-field = { $file }: non c’è nessun campo «{ $field }».
the-number-of-cards-cannot-have-this-value = { $file }: { $field } non può valere «{ $value }». Valori possibili: { $allowed }.
the-rulebook-counts-other-cards = { $file }: { $found } carte { NAME($type) }, ma il regolamento ne conta { $wanted }. Si possono correggere solo le icone.
there-are-two-tiles-with-two-of-the-four-spirits-each = { $file }: «{ $field }» deve avere due tessere, ognuna con due dei quattro spiriti.
box-cards = { $cards } carte in tutto
box-tile = Tessera: { $front } / { $back }

## Che cosa resta

twigs-left-in-the-reserve = rametti in riserva
leaves-left-in-the-reserve = foglie in riserva
buds-left-in-the-reserve = gemme in riserva
fruits-left-in-the-reserve = frutti in riserva
golden-flowers-left-in-the-reserve = fiore d’oro in riserva
trunk-token-left-in-the-reserve = gettone del tronco in riserva
common-twigs-left-in-the-reserve = rametti comuni in riserva
the-whole-reserve-is-placed = tutta la riserva è piazzata

## Carte proprie

option-deck = Le carte della scatola: un file tuo invece delle nostre, che sono ricostruite.
the-cards-cannot-be-read = Impossibile leggere le carte di { $file }.
the-cards-do-not-have-this-hash = Le carte { $file } non hanno questa impronta, ma { $hash }.

## La pagina

page-the-tree = L’albero: { $twigs } rametti
page-tip =
    { $piece ->
        [twig] Il tuo rametto
        [common] Un rametto comune
        [leaf] Una foglia
        [bud] Una gemma
        [fruit] Un frutto
       *[flower] Il fiore d’oro
    } qui: { $left ->
        [yes] a sinistra
       *[no] a destra
    }, ramo { $branch } dal basso, { $steps } verso l’esterno, su { $common ->
        [yes] un rametto comune
       *[no] un rametto di { $name }
    } ({ $number } di { $all })
page-branch =
    { $left ->
        [yes] A sinistra
       *[no] A destra
    }, ramo { $branch } dal basso: { $twigs } rametti, { $leaf } foglie, { $bud } gemme, { $fruit } frutti, { $flower } fiori d’oro
page-source =
    { $count ->
        [one] { $count } carta nella sorgente
       *[other] { $count } carte nella sorgente
    }
page-power-faun = porta un rametto comune a qualcun altro
page-power-dryad = un elemento in più di ciò che cresce
page-power-naiad = una carta del fiume, subito
page-power-pegaea = guarda tre carte, tienine una
page-invoke-faun = Chi riceve il rametto? Scegli sotto l’albero.
page-invoke-dryad = Indica una punta: la Driade ne mette uno in più.
page-invoke-naiad = Scegli una carta del fiume.
page-invoke-pegaea = Pegea mostra tre carte.
page-shelf =
    { $piece ->
        [twig] rametti: { $count }
        [leaf] foglie: { $count }
        [bud] gemme: { $count }
        [fruit] frutti: { $count }
        [flower] fiore d’oro: { $count }
        [token] gettone del tronco: { $count }
       *[common] rametti comuni: { $count }
    }
page-reserve-of = Riserva: { $name }
page-hand-name = Mano: { $name }
page-remove-card = Riprendi: { NAME($card) }
page-sum-own =
    { $grows ->
        [twig] { $count } di rametti
        [leaf] { $count } di foglie
        [bud] { $count } di gemme
       *[fruit] { $count } di frutti
    }
page-sum-jokers = jolly: { $count }
page-sum-pairs =
    { $count ->
        [one] { $count } coppia
       *[other] { $count } coppie
    }
page-sum-flute = entrambi gli spiriti
page-sum-alone =
    { $spirit ->
        [faun] invoca solo il Fauno
        [naiad] invoca solo la Naiade
       *[pegaea] invoca solo la Pegea
    }
page-only-invoke =
    { $spirit ->
        [faun] Invocare solo il Fauno
        [naiad] Invocare solo la Naiade
       *[pegaea] Invocare solo la Pegea
    }
page-sum-loose = cerca la coppia
page-sum-unsure = per che cosa?
page-sum-river = nel fiume
page-sum-total =
    { $grows ->
        [twig] { $amount ->
            [one] rametto cresce
           *[other] rametti crescono
        }
        [leaf] { $amount ->
            [one] foglia cresce
           *[other] foglie crescono
        }
        [bud] { $amount ->
            [one] gemma cresce
           *[other] gemme crescono
        }
       *[fruit] frutti e fiori
    }
page-mat = Il tuo turno
page-what-grows = Che cosa cresce?
page-type-twig = Rametti
page-type-leaf = Foglie
page-type-bud = Gemme
page-type-fruit = Frutti, fiore
page-up-to = fino a { $most }, posto per { $places }
page-trunk = Tronco
page-trunk-does = due nuovi rami
page-could-help = Questi spiriti potrebbero aiutare
page-take-all-back = Riprendi tutto
page-reveal = Mostra le carte
page-hint-start = Prendi due carte dal fiume, oppure tocca le carte da giocare e guarda qui che cosa cresce.
page-hint-take = Scegli dal fiume.
page-hint-discard = Tocca le carte da scartare. Nessuno le vede.
page-hint-wait = Le carte giocate si posano qui.
page-hint-over = L’albero è cresciuto.
page-hint-naiad = Naiade: tocca una carta del fiume.
page-to-place = Da mettere
page-common = rametto comune
page-one-more = Uno in più, con la Driade
page-place-for-me = Metti per me
page-won =
    { $count ->
        [one] { $name } ha messo tutto. L’albero è cresciuto.
       *[other] { $name } hanno messo tutto. L’albero è cresciuto.
    }
page-rests = Nessuno trova più posto. Il minor numero di pezzi rimasti: { $name }
page-key-1-9 = una carta della mano
page-key-s = mostra le carte, o continua
page-key-f = metti per me
page-key-t = tronco
page-key-r = fiume
page-key-b = albero
page-key-h = mano
page-ask-add-cards-or-reveal = Aggiungi carte, o mostrale: ne crescono { $amount }, posto per { $places }.
page-ask-reveal-them = Mostra ciò che hai scelto, o riprendilo.
page-ask-which-cards-make-it-grow =
    { $grows ->
        [twig] Quali carte fanno crescere rametti?
        [leaf] Quali carte fanno crescere foglie?
        [bud] Quali carte fanno crescere gemme?
       *[fruit] Quali carte fanno crescere frutti e fiori?
    }
page-ask-where-the-next-one-grows =
    { $grows ->
        [twig] Dove cresce il prossimo rametto?
        [common] Dove cresce il prossimo rametto comune?
        [leaf] Dove cresce la prossima foglia?
        [bud] Dove cresce la prossima gemma?
       *[fruit] Dove cresce il prossimo frutto o il fiore?
    } Ancora { $left }.
page-does-play-cards-so-that-it-grows =
    { $grows ->
        [twig] giocare rametti
        [leaf] giocare foglie
        [bud] giocare gemme
       *[fruit] giocare frutti e fiori d’oro
    }
page-does-place-a-piece =
    { $piece ->
        [twig] metti un rametto
        [common] metti un rametto comune
        [leaf] metti una foglia
        [bud] metti una gemma
        [fruit] metti un frutto
       *[flower] metti il fiore d’oro
    }{ $from ->
        [undergrowth] { " " }del sottobosco
       *[reserve] { "" }
    } su { $owner ->
        [common] un rametto comune
       *[other] un rametto di { $owner }
    }{ $wins ->
        [yes] , e vinci
       *[no] { "" }
    }
page-does-place-one-more-with-the-dryad =
    { $piece ->
        [twig] con la Driade: un rametto in più
        [common] con la Driade: un rametto comune in più
        [leaf] con la Driade: una foglia in più
        [bud] con la Driade: una gemma in più
        [fruit] con la Driade: un frutto in più
       *[flower] con la Driade: il fiore d’oro
    }{ $from ->
        [undergrowth] { " " }del sottobosco
       *[reserve] { "" }
    }{ $wins ->
        [yes] , e vinci
       *[no] { "" }
    }
page-event-place =
    { $seat } mette { $piece ->
        [twig] un rametto
        [common] un rametto comune
        [leaf] una foglia
        [bud] una gemma
        [fruit] un frutto
       *[flower] il fiore d’oro
    }{ $from ->
        [undergrowth] { " " }del sottobosco
       *[reserve] { "" }
    }.
page-the-tip-has-no-room-for-it = Su questa punta non c’è posto.
page-say-that-you-grow-now-first = Prima di’ che ora nessuno spirito aiuta; poi si cresce.
page-you-have-only-common-twigs-left = Non hai più rametti tuoi. Prendine uno comune.
page-choose-what-grows-first = Prima di’ che cosa cresce.
page-figure-cards = Foglia del Fauno, rametto della Naiade, un jolly, un flauto.
page-figure-tree = Un albero giovane con la chioma già folta: rametti nei colori di due persone, foglie, una gemma, un frutto, il fiore d’oro.
page-figure-sum = Due foglie, un jolly e una coppia con lo stesso simbolo, una foglia nel fiume: ne crescono cinque.

## Una prima partita, spiegata

page-guide-welcome = Ti diamo il benvenuto! Tutti fate crescere questo unico albero. Non è di nessuno, ma ognuno vuole metterci tutti i propri pezzi.
page-guide-reserve = Questa è la tua riserva. Chi per primo l’ha piazzata tutta, gettone del tronco compreso, vince subito.
page-guide-turn = Nel tuo turno fai una di tre cose: prendere carte, giocarne o, una volta nella partita, far crescere il tronco.
page-guide-river = Queste carte scoperte sono il fiume. Per pescare, prendine due. In mano tieni al massimo sei carte e scarti il resto.
page-guide-take = Ancora una. Più carte dello stesso tipo ne fanno crescere molto in una volta.
page-guide-play = Per giocare scegli dalla mano carte di un tipo: rametti, foglie, gemme, o frutti e fiori. Cresce solo ciò che trova posto sull’albero.
page-guide-trunk = Con il gettone del tronco l’albero mette due nuovi rami, e la tua mano si riempie. Si può una volta sola, e per vincere si deve.
page-guide-amount = Ecco quanto cresce: un pezzo per ogni carta del tipo, ogni jolly, ogni coppia di altre carte con la stessa icona, e ogni carta del tipo o jolly del fiume.
page-guide-grow = Le punte segnate hanno posto. Indicane una, o lascia piazzare per te. Quando qualcosa cresce, tutto ciò che trova posto va piazzato.
page-guide-order = Una cosa cresce sull’altra: la foglia su una punta nuda, la gemma su una foglia, il frutto su una gemma di un rametto comune o tuo, il fiore d’oro su ogni gemma libera. Una foglia chiude la punta ai rametti.
page-guide-spirits = Questi spiriti aiutano chi gioca una carta con la loro icona, una volta per turno, prima o dopo la crescita. Poi la tessera si gira.
page-guide-only-invoke = Questa carta si può giocare anche solo per invocare il suo spirito: scegli la carta, poi «Invocare solo». Allora non cresce niente. Conviene quando la crescita aiuterebbe poco te, o di più gli altri.
page-guide-joker = Un jolly conta per ogni tipo. Con un flauto puoi chiamare entrambi gli spiriti, qualunque icona giochi.
page-guide-rival = Tieni d’occhio l’altra riserva. Puoi prendere dal fiume ciò che serve al tuo avversario, o chiudere con una foglia una punta che gli servirebbe.
page-guide-over = Questo era il tuo primo albero. Guardalo bene: lo avete fatto crescere insieme. Complimenti!
