import type { GuideText } from '../../guide';
import type { LessonId } from './lessons';

export const text: GuideText<LessonId> = {
  welcome: {
    title: 'Otto Pagode',
    text: 'Tutti le costruiscono tutte. La partita finisce quando è terminata la quarta: vince chi ha più Punti Spiritualità (PS).',
  },
  turn: {
    title: 'Tocca a te',
    text: 'Qui sotto leggi sempre di chi è il turno e che cosa si può fare. Ciò che brilla sul tavolo si può fare ora. Scegli liberamente: è una partita vera.',
  },
  grope: {
    title: 'Mano nel sacchetto',
    text: 'I piani escono dal sacchetto. La tua tessera Azione A ne pesca uno e non costa nulla: premi il sacchetto.',
  },
  feel: {
    title: 'Senti con le dita',
    text: 'Senti quanto è largo ogni piano, mai il suo colore. I più larghi, di misura 1, sono piani terra: si costruiscono subito. Scegline uno.',
  },
  build: {
    title: 'Costruiscilo',
    text: 'Un piano che va bene brilla: è il prossimo della sua Pagoda. Costruire è gratis. Premilo.',
  },
  path: {
    title: 'Punti Meditazione',
    text: 'Un piano porta tanti Punti Meditazione (PM) quanto è alta ora la sua Pagoda. Il tuo monaco cammina di altrettanti passi. Con i PM paghi tutto il resto.',
  },
  preview: {
    title: 'Che cosa porterebbe?',
    text: 'Punta qualcosa, o toccalo una volta: prima che tu lo faccia, la barra sotto dice quanto costa e che cosa porta. La tessera B costa 4 PM a ogni uso, la C 6; tutte e tre valgono per qualsiasi azione.',
  },
  dimmed: {
    title: 'Perché no?',
    text: 'Ciò che è spento ora non si può fare. Provaci lo stesso, qui o su una Pagoda: ti dice perché no e cita la regola.',
  },
  undo: {
    title: 'Hai cambiato idea?',
    text: '«Annulla» riprende il tuo ultimo passo. Ciò che hai visto resta visto: per questo, tra persone, prima si chiede agli altri.',
  },
  endTurn: {
    title: 'Finisci il turno',
    text: 'Non c’è altro da fare? Finisci il turno. Un piano che va bene va prima costruito; degli altri ne resta uno davanti a te.',
  },
  novice: {
    title: 'Giocano gli altri',
    text: 'Ora ha giocato anche il novizio. Ciò che è successo sta nella cronaca, e le tue tessere Azione sono di nuovo pronte.',
  },
  offer: {
    title: 'Un’offerta',
    text: 'Metti il tuo cubetto di un colore sull’ultimo piano di quella Pagoda: porta tanti PM quanto è alta, più 2. Premi una Pagoda che brilla.',
  },
  cubes: {
    title: 'Sopra un cubetto',
    text: 'Chi costruisce sopra un piano con un cubetto, di chiunque sia, guadagna 2 PM in più. Hai un cubetto per ogni Pagoda.',
  },
  village: {
    title: 'Il villaggio',
    text: 'Qui spendi i PM. Le tessere Saggezza sono PS. I Mercati abbassano gli altri prezzi, i Santuari danno più valore alle tue tessere, e con più tessere Azione fai di più in un turno.',
  },
  inauguration: {
    title: 'Tessere Inaugurazione',
    text: 'Ogni spazio di costruzione ne vende una. Porta 4 PS, ma solo se la sua Pagoda è terminata prima della fine.',
  },
  objectives: {
    title: 'Obiettivi',
    text: 'Ognuno vale 1 PS e va a chi lo raggiunge e lo reclama per primo. È gratis; quello che raggiungi brilla. Gli ultimi due si assegnano alla fine.',
  },
  ending: {
    title: 'La tua pila',
    text: 'Ciò che porta PS sta qui coperto: solo tu sai quanto vale. Dopo la quarta Pagoda tutte le pile si scoprono.',
  },
  farewell: {
    title: 'Ne sai abbastanza',
    text: 'Pescare, costruire, offrire, comprare: il gioco è tutto qui. Continua contro il novizio o esci quando vuoi. Torno per il risultato.',
  },
  end: {
    title: 'Il risultato',
    text: 'Il foglio mostra da dove vengono i PS di ognuno. I PM non contano più: quelli rimasti sul sentiero potevano ancora comprare qualcosa. Ben giocato!',
  },
};
