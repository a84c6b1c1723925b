import type { SatoriRules } from './contents';

export const rules: SatoriRules = {
  sections: {
    setup: 'Preparazione',
    turn: 'Un turno',
    actions: 'Azioni',
    roundEnd: 'Fine di un round',
    gameEnd: 'Fine della partita',
  },
  rules: {
    S1: {
      title: 'I fedeli al Sanmon',
      text: [
        'Satori è un gioco per 2–4 giocatori. Dura cinque round e in ognuno tutti giocano tre turni. Mandi i fedeli agli altari e i monaci sui monti, e aiuti a innalzare la Grande Pagoda. Alla fine vince chi ha più punti Satori (SP).',
        'I fedeli sono grigi, arancioni o viola. In 2, 3 o 4 giocatori il sacchetto contiene 3, 4 o 5 fedeli di ogni colore.',
        'Per ogni giocatore si pescano dal sacchetto 3 fedeli, che aspettano al Sanmon, il portale. In 3 giocatori sono 9.',
      ],
    },
    S2: {
      title: 'La pagoda',
      text: [
        'La Grande Pagoda avrà cinque piani, ognuno con un tetto, e in cima il Sōrin. L’Architetto parte dal piano 1.',
        'Cinque delle sei tessere dei piani si dispongono a caso, una per piano, con il prezzo in vista. La sesta non si usa.',
        'Accanto al Sōrin c’è una tessera punteggio a caso, scoperta: dice quanto varrà il Sōrin alla fine (S38).',
      ],
    },
    S3: {
      title: 'La pila dei Jokoro',
      text: [
        'Un Jokoro è un incensiere. Quanto costa metterne uno sulla pagoda lo dicono le tessere costo (S18).',
        'Le 7 tessere costo si mescolano in una pila coperta insieme ad alcune di costo annullato: nessuna in 2 giocatori, 3 in 3 giocatori, 1 in 4 giocatori.',
        'Altrettanti Jokoro neutrali, cioè 0, 3 o 1, restano a portata di mano.',
      ],
    },
    S4: {
      title: 'Il cantiere',
      text: [
        'Il cantiere ha tre posti. Ognuno riceve una tessera altare, e accanto si dispongono tre decorazioni.',
        'Se le tre decorazioni sono tutte uguali, si rimettono nella pila e se ne pescano altre tre, a meno che ne resti un solo tipo.',
      ],
    },
    S5: {
      title: 'I monti e la luce',
      text: [
        'Ci sono tre monti, ognuno un anello di quattro spazi. Ciascuno dei 12 spazi riceve una tessera meditazione della prima era, scoperta.',
        'Ogni monte ha un Hikari, la sua luce, che parte dallo spazio più in alto.',
      ],
    },
    S6: {
      title: 'Con che cosa inizi',
      text: [
        'Ricevi un amuleto a caso. Lo vedi solo tu finché non viene giocato o la partita finisce. Gli amuleti che nessuno riceve lasciano il gioco senza essere visti.',
        '• Hai 3 monaci, 5 Jokoro, 2 campane e 3 segnalini setta.',
        '• Il tuo sesto Jokoro è sulla casella 2 del tracciato delle offerte: la terza, se conti la partenza (S22).',
        '• Hai 5 SP e 0 incenso.',
        '• Il tuo segnalino è sulla partenza del tracciato delle offerte. La tua mano è sul tetto delle ruote della preghiera.',
      ],
    },
    S7: {
      title: 'Ordine e prime scelte',
      text: [
        'Chi comincia si estrae a sorte. Da lì l’ordine di turno va in senso orario.',
        'Si scopre una tessera iniziale in più dei giocatori. In ordine di turno ognuno ne prende una e ottiene subito i suoi beni, per esempio 1 legno, 1 pietra e 1 incenso. Quella che avanza lascia il gioco.',
        'Poi, in ordine inverso, ognuno piazza un monaco su uno spazio libero dei monti, cioè senza monaco e senza Hikari.',
      ],
    },
    S8: {
      title: 'Un fedele per turno',
      text: [
        'In ogni turno prendi esattamente un fedele dal Sanmon e lo metti su un altare: un altare base, di quelli stampati sul tabellone, un altare costruito oppure l’altare della carità (S24).',
        'Non puoi finire il turno prima di averlo fatto. Su un altare può stare un numero qualsiasi di fedeli.',
      ],
    },
    S9: {
      title: 'Un lato o entrambi',
      text: [
        'Un altare ha un colore e due lati con delle azioni. Che cosa puoi usare dipende dal fedele:',
        '• Colore diverso dall’altare: un lato, sinistro o destro. Lo scegli quando metti il fedele.',
        '• Stesso colore dell’altare: entrambi i lati.',
        'Svolgi le azioni che hai aperto nell’ordine che preferisci, ciascuna al massimo una volta. Puoi anche tralasciarle.',
        'Esempio: su un altare arancione un fedele grigio apre un lato, uno arancione li apre entrambi.',
      ],
    },
    S10: {
      title: 'Offerte per il proprietario',
      text: [
        'Quando un fedele viene messo su un altare costruito che porta il Jokoro del suo proprietario, il proprietario avanza sul tracciato delle offerte. Succede subito, prima di qualsiasi azione:',
        '• di 1 casella, se fedele e altare sono di colore diverso;',
        '• di 2 caselle, se sono dello stesso colore.',
        'Vale anche quando metti un fedele su un tuo altare. Il tracciato finisce con la casella 7: oltre non si va.',
        'Costruire un altare, l’uso che segue la costruzione (S16) e ispezionare il cantiere (S24) non fanno avanzare nessuno.',
      ],
    },
    S11: {
      title: 'Ruote della preghiera',
      text: [
        'Una volta per turno puoi pagare 1 incenso per una ruota della preghiera: prima delle altre azioni, tra l’una e l’altra o dopo. Metti la tua mano sulla ruota e svolgi la sua azione.',
        'Se lì c’è la mano di un altro, torna sul tetto. Non puoi scegliere la ruota su cui era già la tua mano all’inizio del turno.',
        'Le sei ruote: 1 legno; 1 pietra; 2 monete; Hikari 1 (S20); meditare (S19); piazzare un Jokoro (S17).',
      ],
    },
    S12: {
      title: 'Ottenere e pagare',
      text: [
        '• L’incenso va da 0 a 3. Quello che otterresti oltre il 3 è perso.',
        '• La riserva è limitata: 30 monete, 20 legno, 20 pietra e 12 smeraldi. Se non basta, prendi quello che c’è; il resto non lo ricevi nemmeno più tardi.',
        '• Un prezzo si paga per intero o per niente, e solo con ciò che hai. Quello che paghi torna nella riserva.',
        '• Le tessere meditazione che spendi lasciano il gioco.',
      ],
    },
    S13: {
      title: 'Azioni aperte, fine turno',
      text: [
        'Quello che si è aperto per ultimo viene per primo. Se il lato di un nuovo altare, una tessera meditazione o una ruota della preghiera apre delle azioni, le completi o vi rinunci prima di tornare a ciò che era già aperto.',
        'Tutte le tessere meditazione che vinci in un turno formano una sola fila. Ne è aperta una alla volta, e la successiva si apre prima di tornare alle azioni più vecchie.',
        'Il turno lo finisci tu. Le azioni non usate allora vanno perse e tutto si chiude: le tessere vinte si girano a faccia in giù e i loro monaci vanno sul sole (S21).',
        'Quando tutti hanno giocato tre turni, il round finisce.',
      ],
    },
    S14: {
      title: 'Ottenere beni o SP',
      text: [
        'Ottieni le monete, il legno, la pietra, gli smeraldi, l’incenso o gli SP indicati. Per i beni valgono i limiti della regola S12; gli SP non hanno un massimo.',
      ],
    },
    S15: {
      title: 'Scambiare',
      text: [
        'Paghi ciò che sta a sinistra e ottieni ciò che sta a destra. Puoi farlo una volta per ogni uso dell’altare.',
        '«Legno o pietra» vuol dire i due in qualsiasi combinazione. Esempio: uno smeraldo per 1 moneta e 2 tra legno e pietra. Puoi pagare con 2 legno, con 2 pietra o con 1 di ciascuno.',
        'Non puoi fare uno scambio che non ti porterebbe proprio nulla, per esempio per dell’incenso quando ne hai già 3.',
      ],
    },
    S16: {
      title: 'Costruire un altare',
      text: [
        'Scegli una tessera altare del cantiere e paga il prezzo del suo posto: 2 monete per uno, 2 legno per un altro, 2 pietra per il terzo. Il tuo secondo altare costa 1 tessera meditazione in più, il terzo 2 in più. Nessuno ne costruisce più di tre.',
        'Metti la tessera su un posto libero per altari: in 2, 3 o 4 giocatori ce ne sono 3, 4 o 5. Oppure, pagando 1 incenso in più, mettila sopra un altare base dello stesso colore che non sia protetto. Dei sei altari base ne è protetto uno per colore.',
        'Se costruisci sopra un altare base, i fedeli che ci sono sopra restano, e ciò che era aperto dal vecchio altare resta aperto.',
        'Scegli una decorazione del cantiere: diventa il lato destro del tuo altare. Metti il tuo segnalino setta sull’altare. Poi puoi usare subito uno dei suoi lati.',
        'Il cantiere si riempie di nuovo solo alla fine del round (S26).',
        'Esempio: il tuo secondo altare, dal posto da 2 legno e sopra un altare base, costa 2 legno, 1 tessera meditazione e 1 incenso.',
      ],
    },
    S17: {
      title: 'Piazzare un Jokoro',
      text: [
        'Piazza uno dei tuoi Jokoro su un altare o sulla pagoda. Alcune icone ti lasciano la scelta, altre permettono solo gli altari.',
        '• Altare: uno dei tuoi, per il prezzo indicato sopra. Ogni altare porta un solo Jokoro.',
        '• Pagoda: uno spazio libero della tessera costo di un piano costruito o del Sōrin, per il prezzo indicato sulla tessera. Un Jokoro neutrale chiude il suo spazio. Puoi occupare anche tutti e due gli spazi, e non importa dove sta l’Architetto.',
        'I Jokoro sugli altari ti portano offerte (S10). Alla fine tutti quelli che hai piazzato possono portarti SP (S34, S35).',
      ],
    },
    S18: {
      title: 'Costruire la pagoda',
      text: [
        'Ogni azione costruisce una cosa sola. Nessun piano e nessun tetto può stare sopra l’Architetto, che sale di un piano a ogni round (S27). Fin lì, i piani si costruiscono in qualsiasi ordine.',
        '• Piano: paga il prezzo sulla sua tessera e ottieni i suoi SP (da 4 a 6 SP, per 1 smeraldo con altri beni o per 2 smeraldi). Gira la tessera e mettici sopra una tessera costo della pila dei Jokoro. Ha 2 spazi per Jokoro, 1 solo in due giocatori.',
        '• Se peschi una tessera di costo annullato, pesca ancora una volta e metti un Jokoro neutrale su uno spazio. Se anche la seconda è annullata, resta lì con due Jokoro neutrali: su quel piano non c’è nessuno spazio libero.',
        '• Tetto: il suo piano deve essere costruito. Paga il prezzo stampato, ottieni i suoi SP e mettici sopra una delle tue tessere meditazione. Tetto 1: 1 legno e 1 moneta per 2 SP. Tetto 2: 1 pietra e 1 moneta per 2 SP. Tetto 3: 3 monete per 3 SP. Tetto 4: 1 legno, 1 pietra e 1 moneta per 4 SP. Tetto 5: 2 legno e 2 pietra per 5 SP.',
        '• Sōrin: solo nel round 5 e una volta sola. Paga 1 moneta, 1 legno, 1 pietra e 1 incenso e scarta una tessera meditazione. Non occorre che sia costruito alcun piano. Prendi la tessera punteggio del Sōrin (S38).',
        'Il Sōrin riceve una tessera costo proprio come un piano. Non è un tetto, ma i Jokoro che vi stanno contano per la regola S34.',
      ],
    },
    S19: {
      title: 'Meditare',
      text: [
        'Piazza un monaco che hai a disposizione su uno spazio libero dei monti, cioè senza monaco e senza Hikari.',
        'Se non ne hai a disposizione, sposta uno dei tuoi monaci dal suo spazio sui monti a uno libero. Se tutti i tuoi monaci sono sul sole, non puoi fare nulla.',
      ],
    },
    S20: {
      title: 'Hikari: muovere la luce',
      text: [
        'Il numero accanto a Hikari dice quanti passi puoi fare al massimo, per esempio 2. Li indichi tutti in un solo movimento.',
        'A ogni passo l’Hikari di un monte qualsiasi va di uno spazio lungo il suo anello, in un senso o nell’altro. Puoi dividere i passi tra più monti.',
        'Un Hikari può passare sui monaci degli altri. Ma quando l’azione è finita, nessun Hikari che si è mosso può restare sul monaco di un altro. Vale per ogni singola azione, non solo alla fine del turno.',
        'Un Hikari resta dove si è fermato. Nulla lo riporta indietro, nemmeno un nuovo round.',
      ],
    },
    S21: {
      title: 'Illuminazione',
      text: [
        'Se un passo porta un Hikari su un tuo monaco e su quello spazio c’è una tessera, la vinci, anche se l’Hikari è solo di passaggio. Uno spazio senza tessera non dà nulla.',
        'Dopo il movimento usi le tessere una dopo l’altra, nell’ordine in cui le hai vinte. Ognuna apre le sue azioni: svolgile in qualsiasi ordine, tutte, alcune o nessuna. Una tessera che vinci nel frattempo aspetta (S13).',
        'Quando hai finito con una tessera, si gira a faccia in giù e diventa una tessera meditazione da spendere. Il suo monaco va sul sole.',
        'Fino ad allora quel monaco non può essere spostato né illuminato di nuovo.',
      ],
    },
    S22: {
      title: 'Riscuotere le offerte',
      text: [
        'Prendi la ricompensa della tua casella sul tracciato delle offerte o di una qualsiasi più in basso. Poi il tuo segnalino torna alla partenza. Dalla partenza non c’è nulla da riscuotere.',
        'Casella 1: 1 moneta. Casella 2: 2 monete o il tuo sesto Jokoro. Casella 3: 1 legno e 1 pietra. Casella 4: 1 smeraldo. Casella 5: 2 incenso e 1 moneta. Casella 6: 1 smeraldo e 2 monete. Casella 7: 5 SP.',
        'La casella 2 è la terza, se conti la partenza. Il tuo sesto Jokoro lo puoi prendere lì una volta sola.',
        'Esempio: dalla casella 4 puoi prendere lo smeraldo, ma anche le 2 monete della casella 2.',
      ],
    },
    S23: {
      title: 'Tessere e ruote',
      text: [
        'Le azioni delle tessere meditazione e delle ruote della preghiera sono le stesse degli altari e funzionano allo stesso modo.',
        'Un’azione che non si può eseguire semplicemente non si fa.',
      ],
    },
    S24: {
      title: 'Altare della carità',
      text: [
        'L’altare della carità accoglie fedeli di ogni colore. Quando ne metti uno lì, fai una di queste due cose:',
        '• Pregare: metti la tua seconda campana sul primo spazio libero dell’ordine del prossimo round (S28). Se preghi di nuovo nello stesso round, resta dov’è. Poi prendi 1 incenso oppure una colletta. Dopo puoi riscuotere le offerte (S22).',
        '• Ispezionare il cantiere: usa il lato sinistro di una tessera altare che si trova lì. Se non ce n’è nessuna, non si può.',
        'La colletta porta 2, 3 o 4 monete per 1, 2 o 3 colori di fedeli su questo altare, compreso il tuo. Esempio: metti un fedele grigio accanto a uno arancione e prendi 3 monete.',
      ],
    },
    S25: {
      title: 'Amuleti dopo il round 3',
      text: [
        'Ogni round finisce con le fasi da S25 a S32, in quest’ordine. Dopo il round 5 si saltano, perché la partita finisce (S33).',
        'Dopo il round 3, e solo allora, ognuno decide in segreto, nello stesso momento degli altri, se giocare il proprio amuleto. La scelta è definitiva, e nessuno la vede finché non hanno scelto tutti.',
        'Le scelte si rivelano insieme. Gli amuleti giocati si risolvono in ordine crescente di numero: chiunque soddisfi la condizione ottiene il bonus (S33), non solo chi ha giocato l’amuleto.',
        'Se il bonus è una combinazione a scelta, si chiede a un giocatore alla volta, nel vecchio ordine di turno. Un amuleto giocato resta scoperto.',
      ],
    },
    S26: {
      title: 'Cantiere, mani e monti',
      text: [
        '• Gli altari e le decorazioni rimasti nel cantiere lasciano il gioco e ne arrivano di nuovi (S4).',
        '• Tutte le mani tornano sul tetto delle ruote della preghiera.',
        '• Ogni spazio dei monti senza tessera ne riceve una, anche sotto un monaco o un Hikari: della prima era dopo i round 1 e 2, della seconda era dopo i round 3 e 4.',
        '• Dopo il round 3, prima si tolgono tutte le tessere che non hanno un monaco sul loro spazio. Quelle con un monaco restano.',
        'Un Hikari che sta già su un monaco non vince la nuova tessera: deve arrivare sul monaco con un nuovo passo (S21).',
      ],
    },
    S27: {
      title: 'Nuovi fedeli, sale l’Architetto',
      text: [
        'Tutti i fedeli tornano nel sacchetto, e di nuovo se ne pescano 3 per giocatore per il Sanmon.',
        'L’Architetto sale di un piano.',
      ],
    },
    S28: {
      title: 'Nuovo ordine di turno',
      text: [
        'Chi ha pregato viene per primo, nell’ordine delle campane. Gli altri seguono nel loro vecchio ordine. Poi le campane tornano ai loro proprietari.',
      ],
    },
    S29: {
      title: 'Senza incenso',
      text: ['Se hai 0 incenso perdi 1 SP, ma non scendi mai sotto 0 SP.'],
    },
    S30: {
      title: 'Offerte tra i round',
      text: ['Nel nuovo ordine, ognuno può riscuotere le offerte (S22).'],
    },
    S31: {
      title: 'Monaci: restare o tornare',
      text: [
        'Nel nuovo ordine, ognuno paga 1 incenso per ogni monaco che deve restare sui monti e riprende gli altri. Scegli tu quali restano.',
        'I monaci sul sole tornano da te senza costo.',
        'Esempio: con 2 monaci sui monti e 1 incenso puoi lasciarne lì al massimo uno.',
      ],
    },
    S32: {
      title: 'Scambiare tessere meditazione',
      text: [
        'Nel nuovo ordine, ognuno può scambiare fino a 3 tessere meditazione: 2 tessere per 1 incenso, 1 tessera per 1 moneta.',
        'Esempio: 3 tessere portano 1 incenso e 1 moneta, oppure 3 monete.',
        'Non puoi dare tessere per incenso oltre il 3 o per monete che la riserva non ha.',
      ],
    },
    S33: {
      title: 'Amuleti alla fine',
      text: [
        'Gli amuleti non ancora giocati si possono giocare adesso, scegliendo come nella regola S25, ma senza il bonus.',
        'Poi ogni amuleto giocato, in ordine crescente di numero, dà 2 SP a chiunque in quel momento soddisfi la sua condizione. Le condizioni, e i bonus dopo il round 3:',
        '• N. 1: più SP. Bonus: 4 monete.',
        '• N. 2: più smeraldi. N. 3: più tessere meditazione. Bonus per ciascuno: 2 tra incenso e monete, a scelta.',
        '• N. 4: più Jokoro piazzati, tra pagoda e altari. N. 5: più avanti sul tracciato delle offerte. Bonus per ciascuno: 1 smeraldo.',
        'In caso di parità, soddisfano la condizione tutti quelli in parità. Per i numeri da 2 a 5 il massimo deve essere almeno 1.',
      ],
    },
    S34: {
      title: 'Jokoro sulla pagoda',
      text: [
        'Moltiplica i tuoi Jokoro sulla pagoda per il numero di tetti costruiti, non importa da chi: ottieni altrettanti SP.',
        'Esempio: 3 Jokoro e 5 tetti fanno 15 SP.',
      ],
    },
    S35: {
      title: 'Jokoro sugli altari',
      text: [
        'Moltiplica i Jokoro sui tuoi altari per il numero di colori diversi dei tuoi altari: ottieni altrettanti SP. Conta anche il colore di un altare senza Jokoro.',
        'Esempio: 2 Jokoro e altari di 3 colori fanno 6 SP.',
      ],
    },
    S36: {
      title: 'Beni rimasti',
      text: [
        'Conta insieme le monete, il legno, la pietra e le tessere meditazione che ti restano. Ogni gruppo completo di 5 vale 1 SP.',
        'Esempio: 13 in tutto valgono 2 SP.',
      ],
    },
    S37: {
      title: 'Smeraldi',
      text: ['Ogni smeraldo vale 1 SP.'],
    },
    S38: {
      title: 'La tessera del Sōrin',
      text: [
        'Chi ha costruito il Sōrin segna i punti della sua tessera. È una di queste quattro:',
        '• Colori: nella regola S35 hai due colori in più, anche se ne hai già tre. Sono 2 SP in più per ogni Jokoro sui tuoi altari.',
        '• Beni: 1 SP per ogni gruppo completo di 2 tra i beni che conta la regola S36, in aggiunta a quella.',
        '• Incenso: 2 SP per ogni livello del tuo incenso.',
        '• Offerte: 1 SP per ogni casella di cui sei avanzato dalla partenza del tracciato delle offerte; la casella 4 vale 4 SP.',
      ],
    },
    S39: {
      title: 'Senza incenso alla fine',
      text: ['Se hai 0 incenso perdi 1 SP, ma non scendi mai sotto 0 SP.'],
    },
    S40: {
      title: 'Chi vince',
      text: [
        'Vince chi ha più SP. In caso di parità decide chi ha più incenso, poi chi è più avanti sul tracciato delle offerte. Se la parità resta, la vittoria è condivisa.',
      ],
    },
  },
  pictures: {
    S9: 'Su un altare arancione un fedele grigio apre un lato o l’altro, uno arancione li apre entrambi.',
    S10: 'Sull’altare c’è il Jokoro del rosso: un fedele grigio fa avanzare il rosso di 1, uno arancione di 2.',
    S11: 'Le sei ruote della preghiera. La mano del blu è su una di esse, quella del rosso sul tetto.',
    S16: 'Un posto del cantiere: il suo prezzo, il lato sinistro dell’altare, e quanto vi costerà un Jokoro. Sotto, le decorazioni.',
    S18: 'Il piano 1 c’è, con il Jokoro del blu e uno spazio libero. Si può costruire il suo tetto, e anche il piano 2, perché l’Architetto è salito fin lì.',
    S20: 'Due passi: la luce può passare sul monaco del rosso, ma non restarvi.',
    S21: 'La luce arriva sul monaco del blu, che vince la tessera.',
    S22: 'Il segnalino del blu è sulla casella 4: può prendere una ricompensa fin lì.',
    S24: 'Un fedele grigio si mette accanto a uno arancione: con due colori la colletta porta 3 monete.',
    S33: 'Gli amuleti per numero: più SP, smeraldi, tessere meditazione, Jokoro, e più avanti sul tracciato delle offerte.',
  },
};
