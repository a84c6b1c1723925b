import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'Una giornata al tempio',
    text: 'Cinque round di tre turni ciascuno. Mandi fedeli agli altari e monaci sui monti, e aiuti a innalzare la Grande Pagoda. Vince chi ha più punti Satori (SP).',
  },
  starting: {
    title: 'Una tessera iniziale',
    text: 'Ciò che brilla si può scegliere. Ogni tessera ti dà i suoi beni: prendi quella che preferisci.',
  },
  monk: {
    title: 'Il tuo primo monaco',
    text: 'Metti un monaco su uno spazio libero dei monti. Quando una luce lo raggiunge, vinci la tessera di quello spazio.',
  },
  turn: {
    title: 'Tocca a te',
    text: 'Qui leggi sempre di chi è il turno e che cosa si può fare; ciò che brilla sul tavolo si può fare ora. Scegli liberamente: è una partita vera.',
  },
  goods: {
    title: 'I tuoi beni',
    text: 'Monete, legno, pietra, smeraldi, incenso: con questi paghi. Tieni un po’ d’incenso. Gira le ruote della preghiera, tiene i monaci sui monti, e senza, a fine round, perdi 1 SP.',
  },
  sides: {
    title: 'I due lati di un altare',
    text: 'Un altare ha due lati di azioni. Un fedele del suo colore li apre entrambi, un altro ne apre uno a tua scelta. Punta un lato per vedere prima che cosa porta.',
  },
  worshipper: {
    title: 'Manda un fedele',
    text: 'In ogni turno esattamente uno. Prendilo qui al portale, poi premi un lato di un altare che brilla. Uno che dà beni è un buon inizio.',
  },
  actions: {
    title: 'Che cosa hai aperto',
    text: 'Usa le azioni aperte in qualsiasi ordine, ognuna una volta, o lasciale. Premine una; se c’è qualcosa da scegliere, brilla sul tavolo.',
  },
  dimmed: {
    title: 'Perché no?',
    text: 'Ciò che è spento ora non si può fare: provaci, e ti dice perché e cita la regola. Queste sono le ruote della preghiera: una volta per turno, 1 incenso dà ciò che una ruota mostra.',
  },
  undo: {
    title: 'Hai cambiato idea?',
    text: '«Annulla» riprende il tuo ultimo passo, finché non è stato pescato nulla di nuovo.',
  },
  endTurn: {
    title: 'Finisci il turno',
    text: 'Non c’è altro da fare, o nulla che tu voglia? Finisci il turno. Ciò che è ancora aperto va perduto.',
  },
  charity: {
    title: 'L’altare della carità',
    text: 'Qui può venire chiunque: a pregare, per un posto migliore nel prossimo round e incenso o monete, oppure a usare un altare che si trova ancora nel cantiere.',
  },
  site: {
    title: 'Altari tuoi',
    text: 'Un’azione di costruzione innalza un altare preso da qui, fino a tre per persona. Un Jokoro su di esso ti fa avanzare sul tracciato delle offerte ogni volta che arriva un fedele.',
  },
  pagoda: {
    title: 'La Grande Pagoda',
    text: 'Piani e tetti portano SP a chi li paga, fin dove sta l’Architetto. Un Jokoro su un piano vale alla fine 1 SP per ogni tetto.',
  },
  mountains: {
    title: 'Le luci',
    text: 'Le azioni muovono le luci intorno ai monti. Portane una sul tuo monaco: vinci la sua tessera, la usi subito e più tardi puoi spenderla.',
  },
  offerings: {
    title: 'Offerte',
    text: 'Quando puoi riscuotere le offerte, prendi la ricompensa della tua casella o di una precedente, e ricominci.',
  },
  round: {
    title: 'La fine di un round',
    text: 'Dopo tre turni a testa i fedeli tornano a casa e tutto si dispone di nuovo. Dopo il round 3 e alla fine puoi giocare l’amuleto: premia chiunque soddisfi la sua condizione.',
  },
  farewell: {
    title: 'Ne sai abbastanza',
    text: 'Un fedele per turno, e ciò che apre: il gioco è tutto qui. Continua contro il novizio o esci quando vuoi. Torno per il risultato.',
  },
  end: {
    title: 'Il risultato',
    text: 'Il foglio mostra da dove vengono gli SP di ognuno. Guarda quanto hanno portato i Jokoro: si moltiplicano per i tetti e per i colori dei tuoi altari. Ben giocato!',
  },
};
