import type { TajutoRules } from './contents';

export const rules: TajutoRules = {
  sections: {
    setup: 'Preparazione',
    turn: 'Il tuo turno',
    draw: 'Pescare un piano della Pagoda',
    offer: 'Presentare un’Offerta',
    acquire: 'Ottenere una tessera',
    free: 'Azioni libere',
    end: 'Fine della partita',
    sight: 'Chi vede che cosa',
  },
  rules: {
    T1: {
      title: 'Con che cosa cominci',
      text: [
        'Da due a quattro Monaci costruiscono insieme otto Pagode, e uno di loro sei tu. Quando la quarta Pagoda è terminata, vince chi ha più Punti Spiritualità (PS): vedi T25 e T27.',
        'All’inizio tutti i 48 piani sono nel sacchetto: otto colori, ciascuno nelle misure da 1 (il pianterreno, largo) a 6 (il tetto, stretto). Anche in seguito il sacchetto contiene ogni piano che non è né sul tabellone né davanti a un giocatore.',
        'Ricevi un colore tutto tuo, e in più:',
        '• Un Monaco sullo spazio 0 del Sentiero della Meditazione: lo spazio su cui si trova indica i tuoi Punti Meditazione (PM).',
        '• Tre tessere Azione iniziali, nessuna ancora usata: usare A costa 0 PM, B ne costa 4 e C ne costa 6 (T7).',
        '• Otto cubetti Offerta, uno per ogni colore di Pagoda.',
        'In due o in tre non cambia altro: i colori che nessuno usa restano fuori dal gioco.',
      ],
    },
    T2: {
      title: 'Le pile del Villaggio',
      text: [
        'Nel Villaggio ottieni le tessere. Ogni pila è in ordine di prezzo, con la tessera meno cara in cima.',
        '• Prima fila: cinque pile di tre tessere Saggezza, che valgono 1, 2, 3, 4 e 5 PS.',
        '• Fila successiva, a cominciare dalle tessere Trascendenza: due Mercati (10 e 12 PM) e due Santuari.',
        '• Accanto, le tessere Azione Aggiuntiva, due per tipo: D (Pescare, costo d’utilizzo 2 PM), E (Offrire, 0 PM) e F (Ottenere, 0 PM).',
        'Ciò che sta sotto la tessera in cima non è un segreto: è uguale in ogni partita.',
      ],
    },
    T3: {
      title: 'Tessere Obiettivo e Inaugurazione',
      text: [
        'Sotto le pile ci sono otto Obiettivi: due Finali e sei Immediati (T24).',
        'Nel Sacro Giardino, accanto a ciascuno degli otto spazi di costruzione c’è la sua tessera Inaugurazione.',
      ],
    },
    T4: {
      title: 'Chi comincia',
      text: [
        'A un tavolo vero comincia la persona più anziana. Qui decide il caso, oppure sceglie chi ospita.',
        'Poi si gioca in senso orario, di posto in posto.',
      ],
    },
    T5: {
      title: 'Che cosa puoi fare',
      text: [
        'Nel tuo turno, in qualunque ordine e tutte le volte che le regole lo permettono, puoi:',
        '• usare tessere Azione (T6),',
        '• costruire piani (T18),',
        '• reclamare Obiettivi (T24).',
        'Poi finisci il turno.',
      ],
    },
    T6: {
      title: 'Le tessere Azione',
      text: [
        'Puoi usare ogni tessera Azione al massimo una volta per turno. Alla fine del turno tornano tutte pronte.',
        'Una tessera Azione iniziale (A, B, C) fa una qualunque delle tre azioni: pescare, offrire oppure ottenere. Una tessera Azione Aggiuntiva fa soltanto la sua: D pesca, E offre, F ottiene.',
        'Puoi anche avere tutte e due le tessere della stessa pila.',
        'Le tessere Azione restano sempre scoperte, usate o no.',
      ],
    },
    T7: {
      title: 'Pagare un’azione',
      text: [
        'Usare una tessera costa PM: il tuo Monaco torna indietro di quanto indica il costo d’utilizzo.',
        'I tuoi PM non scendono mai sotto 0. Se non bastano per il costo d’utilizzo e, quando ottieni una tessera, anche per il suo costo d’acquisto, non puoi fare l’azione e non paghi nulla.',
        'Ciò che un’Offerta ti porta non può pagare la tessera con cui la presenti: il costo d’utilizzo devi averlo già prima.',
      ],
    },
    T8: {
      title: 'Almeno una tessera Azione',
      text: [
        'A ogni turno devi usare almeno una tessera Azione.',
        'È sempre possibile: A non costa nulla e, quando un turno comincia, nel sacchetto c’è sempre un piano. Dei 48 piani, prima della fine al massimo 43 sono costruiti e al massimo 4 tenuti.',
        'Se la partita finisce a metà del tuo turno, questa regola non vale più.',
      ],
    },
    T9: {
      title: 'Pronta da subito',
      text: ['Puoi usare una tessera Azione Aggiuntiva già nel turno in cui la ottieni.'],
    },
    T10: {
      title: 'Un piano',
      text: [
        'Tiri fuori dal sacchetto un piano, che resta scoperto davanti a te.',
        'Da un sacchetto vuoto non si pesca. Può svuotarsi a metà di un turno.',
      ],
    },
    T11: {
      title: 'Il tatto nel sacchetto',
      text: [
        'A un tavolo vero la tua mano può cercare una misura; il colore è fortuna. Qui l’opzione «Il tatto nel sacchetto» dice come si pesca:',
        '• A tastoni (se chi ospita non sceglie altro): afferri una manciata casuale, al massimo 5 piani, e scopri quanto sembra largo ciascuno. Lo sai solo tu, e mai il colore.',
        '• Per misura: dici una misura presente nel sacchetto e ricevi un piano a caso di quella misura.',
        '• Alla cieca: ricevi un piano a caso.',
        'A tastoni scegli un piano della manciata, oppure li rimetti dentro tutti e riprovi. In una pesca hai al massimo 3 prese; alla terza devi scegliere. Tutti i piani che non scegli tornano nel sacchetto.',
        'Il tatto può sbagliare: senti la misura vera con un piccolo errore casuale, la cui ampiezza dipende dalla misura. I piani larghi si riconoscono facilmente (da 1 a 3 quasi di sicuro); quelli stretti si somigliano, e a volte prenderai un 4, un 5 o un 6 per la misura vicina.',
        'Ogni manciata è pescata, ordinata e sentita da capo: niente collega un piano di una presa a un piano di un’altra.',
      ],
    },
    T12: {
      title: 'Con la mano dentro',
      text: [
        'Appena cominci a tastare, il costo è pagato e la tessera è usata. Finché non hai scelto un piano, non puoi fare altro.',
        'Se nel frattempo esci e poi torni, ritrovi la stessa manciata, che al tatto è identica a prima, mai diversa.',
      ],
    },
    T13: {
      title: 'Posare un cubetto',
      text: [
        'Scegli una Pagoda e posa sul suo ultimo piano il tuo cubetto di quel colore. Puoi farlo se:',
        '• la Pagoda ha almeno 1 piano ma meno di 6,',
        '• sull’ultimo piano non c’è ancora un cubetto,',
        '• hai ancora il tuo cubetto di quel colore.',
        'Quando una Pagoda è terminata, i cubetti del suo colore non si possono più posare. Se hai ancora il tuo, continua a contare fra quelli che possiedi (T24).',
      ],
    },
    T14: {
      title: 'Che cosa porta un’Offerta',
      text: [
        'Guadagni 1 PM per ogni piano di quella Pagoda, più altri 2 PM.',
        'Con 2 piani fanno 4 PM.',
      ],
    },
    T15: {
      title: 'Che cosa puoi ottenere',
      text: [
        'Puoi comprare la tessera in cima a una qualunque pila del Villaggio.',
        'Oppure compri una tessera Inaugurazione, per 8 PM, se è ancora accanto al suo spazio di costruzione. Quanto è alta la Pagoda non importa, purché abbia meno di 6 piani.',
        'Gli Obiettivi non si comprano (T24).',
      ],
    },
    T16: {
      title: 'Il prezzo',
      text: [
        'Paghi il costo d’acquisto stampato sulla tessera, meno 2 PM per ogni Mercato che hai già, ma mai meno di 0. Il costo d’utilizzo invece non cala mai.',
        'Con entrambi i Mercati, una tessera da 4 PM o meno è gratis.',
        'Il tuo secondo Mercato ti costa 10 PM: il prezzo stampato è 12, e il primo ne toglie 2.',
      ],
    },
    T17: {
      title: 'Scoperte o coperte',
      text: [
        'Non scegli tu come stanno le tessere davanti a te:',
        '• Scoperte: le tessere Azione, i Mercati e le tessere Inaugurazione di Pagode non terminate.',
        '• Coperte: le tessere Saggezza e i Santuari. Si aggiungono le tessere Inaugurazione di Pagode terminate (T23) e gli Obiettivi (T24).',
      ],
    },
    T18: {
      title: 'Costruire un piano',
      text: [
        'Le azioni libere non richiedono tessere Azione e non costano nulla. Puoi farle in ogni momento del tuo turno, tranne quando hai la mano nel sacchetto (T12).',
        'Puoi costruire un piano che hai davanti quando i piani della Pagoda del suo colore sono esattamente uno in meno della sua misura: un 1 comincia una Pagoda, un 4 va sopra tre piani. Diventa il piano successivo.',
      ],
    },
    T19: {
      title: 'Meditazione Semplice',
      text: [
        'Ogni piano che costruisci ti porta tanti PM quanti piani ha la Pagoda a quel punto.',
        'I piani 1 e 2 di una Pagoda e il 4 di un’altra: 1 + 2 + 4 = 7 PM. I piani 3 e 4: ancora 7 PM.',
      ],
    },
    T20: {
      title: 'Meditazione Intensa',
      text: [
        'Se costruisci sopra un piano che porta un cubetto, guadagni 2 PM in più. Non importa di chi sia: vale anche il tuo, perfino se l’hai posato in questo turno.',
        'Un terzo piano sopra un cubetto porta 5 PM.',
        'Il cubetto resta lì, sotto il nuovo piano.',
      ],
    },
    T21: {
      title: 'Quando devi costruire',
      text: [
        'Non puoi finire il turno finché anche un solo piano davanti a te si può costruire, che tu l’abbia appena pescato o tenuto da prima.',
        'Costruire un piano può rendere pronto il successivo, e allora devi costruire anche quello. Questo può perfino obbligarti a far finire la partita (T25).',
        'In quale momento del turno costruire, lo decidi tu.',
      ],
    },
    T22: {
      title: 'Tenere un piano',
      text: [
        'Se alla fine del turno ti restano due o più piani che non si possono costruire, scegli quello da tenere; gli altri tornano nel sacchetto.',
        'Se ne resta uno solo, rimane davanti a te. All’ultimo non puoi rinunciare: uno si tiene sempre.',
      ],
    },
    T23: {
      title: 'Una Pagoda terminata',
      text: [
        'Il piano 6 termina una Pagoda. Se qualcuno ha la sua tessera Inaugurazione, ora questa viene coperta.',
        'Se la tessera è ancora accanto allo spazio di costruzione, esce dal gioco.',
      ],
    },
    T24: {
      title: 'Reclamare gli Obiettivi',
      text: [
        'Nel tuo turno puoi reclamare Obiettivi gratis, quanti ne vuoi, purché in quel momento la loro condizione sia soddisfatta. Ognuno vale 1 PS.',
        'Un Obiettivo reclamato resta coperto davanti a te e non lo restituisci mai. Ognuno va a un solo giocatore; quelli non ancora reclamati sono visibili a tutti.',
        '• Saggezza 5: i PS stampati sulle tue tessere Saggezza sono in tutto almeno 5. I Santuari non contano.',
        '• Saggezza 10: sono in tutto almeno 10.',
        '• Quattro Offerte: hai ancora al massimo 4 cubetti.',
        '• Otto Offerte: non hai più nessun cubetto.',
        '• Trenta passi: in questo momento hai almeno 30 PM.',
        '• Prima Pagoda: hai costruito il piano 6 della prima Pagoda terminata. Puoi reclamarlo subito o in qualunque tuo turno successivo.',
        '• Quarta Pagoda (Finale): inauguri la quarta Pagoda, cioè la termini tu. Non si reclama: lo assegna il gioco.',
        '• Più Meditazione (Finale): alla fine solo tu hai il maggior numero di Punti Meditazione. Lo assegna il gioco; in caso di parità in testa, anche a 0, non va a nessuno.',
      ],
    },
    T25: {
      title: 'La quarta Pagoda',
      text: [
        'Nel momento in cui la quarta Pagoda è terminata, la partita finisce. Succede ancora soltanto questo, nell’ordine:',
        '• L’ultimo piano è costruito.',
        '• Chi l’ha costruito guadagna i PM che porta (T19, T20).',
        '• La tessera Inaugurazione della Pagoda viene coperta o esce dal gioco (T23).',
        '• Chi ha costruito riceve l’Obiettivo «Quarta Pagoda».',
        '• Si assegna «Più Meditazione».',
        '• Si contano i punti (T26).',
        'Non si può fare più nient’altro, nemmeno reclamare un Obiettivo.',
      ],
    },
    T26: {
      title: 'Contare la Spiritualità',
      text: [
        'I tuoi PS sono la somma di:',
        '• I PS delle tue tessere Saggezza.',
        '• 1 PS per ogni tuo Obiettivo.',
        '• 4 PS per ogni tua tessera Inaugurazione la cui Pagoda è terminata.',
        '• Per ogni Santuario, 1 PS per ogni tua tessera Saggezza e per ogni tua tessera Inaugurazione la cui Pagoda è terminata. Con due Santuari fanno 2 PS in più per ognuna di queste tessere.',
        'La tessera Inaugurazione di una Pagoda non terminata vale 0, e i Santuari non vi aggiungono nulla.',
      ],
    },
    T27: {
      title: 'Chi vince',
      text: [
        'Chi ha più PS vince e diventa Grande Guardiano del Sacro Giardino delle Otto Pagode.',
        'In caso di parità la vittoria è condivisa.',
      ],
    },
    T28: {
      title: 'Nessun limite',
      text: [
        'I PM non hanno un massimo. Quando il tuo Monaco arriva in fondo al Sentiero disegnato, il conto semplicemente continua.',
      ],
    },
    T29: {
      title: 'Visibile e nascosto',
      text: [
        'Tutti, anche gli spettatori, vedono: i PM, i cubetti rimasti, i piani davanti ai giocatori, le tessere Azione e quali sono usate, i Mercati, le tessere Inaugurazione di Pagode non terminate, il Villaggio, il Sacro Giardino e gli Obiettivi non reclamati. Da questo si ricava quali piani sono ancora nel sacchetto, perciò anche questo è noto a tutti.',
        '• Che cosa c’è nella tua pila coperta lo vedi solo tu. Gli altri e gli spettatori vedono solo quante tessere sono in tutto.',
        '• Quanti PS hai prima della fine, e quali Obiettivi potresti reclamare ora, lo vedi solo tu.',
        '• Quanto sembrano larghi i piani della tua manciata lo sai solo tu. Gli altri e gli spettatori vedono che stai tastando e a quale presa sei.',
        '• Che cosa c’è davvero in una manciata, che cosa porteranno le pesche future e qual è il seme casuale da cui dipende ogni sorteggio: prima della fine non lo sa nessuno.',
        'Come a un tavolo vero, tutti vedono quale tessera prendi; poi resta coperta, e bisogna ricordarsela. Il messaggio di quel momento nomina la tessera. Dopo, il tavolo, e anche la cronaca quando viene inviata di nuovo a chi si ricollega, ricarica la pagina o si aggiunge, dicono agli altri solo che hai preso una tessera. Non dicono il tipo, la pila o il prezzo, e nemmeno i tuoi PM dopo averla presa.',
        'Una riga della cronaca mostra ciò che è visibile adesso: una tessera Inaugurazione comprata scoperta è nominata finché la sua Pagoda non è terminata. Nelle tue righe le tue tessere restano nominate per te. Se un Obiettivo ti viene rifiutato lo sai solo tu, e solo tu vedi l’elenco di quelli che potresti reclamare.',
        'Chi sta attento può comunque ricavare molto, come a un tavolo vero: le pile del Villaggio sono in vista, e in due si può ricostruire tutto. Dopo la partita tutto è visibile: le pile, le manciate, il seme e la registrazione della partita.',
      ],
    },
    T30: {
      title: 'Punteggi scoperti',
      text: [
        'Se chi ospita imposta «Punteggi» su «Scoperti», tutte le pile restano scoperte. È pensato per le partite in cui si insegna il gioco.',
      ],
    },
  },
  pictures: {
    T6: 'A e C sono pronte; B è stata usata ed è girata. D, con il doppio bordo, è una tessera Azione Aggiuntiva.',
    T7: 'Usare B riporta il Monaco da 9 a 5.',
    T11: 'Tre piani di una manciata: quanto sembra largo ciascuno, e quale misura può essere.',
    T13: 'Sulla prima Pagoda si può posare un cubetto. Sulla seconda ce n’è già uno, e la terza è terminata.',
    T14: 'Due piani, più 2: questa Offerta porta 4 PM.',
    T16: 'Con un Mercato, la tessera da 12 PM ne costa 10.',
    T18: 'Ci sono tre piani: sopra va un piano di misura 4.',
    T20: 'Un terzo piano sopra un cubetto: 3 e altri 2 fanno 5 PM.',
    T23: 'Il piano 6 termina la Pagoda: se qualcuno ha la sua tessera Inaugurazione, ora è coperta.',
  },
};
