import type { Translation } from '../../lib/i18n/message';
import type { screen as en } from './en';

export const screen: Translation<typeof en> = {
  title: 'Televisore · {game}',
  titleOff: 'Televisore',
  show: 'Mostra su un televisore',
  showWhy:
    'Lì tutti nella stanza vedono il tavolo pubblico, subito e senza la mano di nessuno. Apri questo indirizzo sul televisore, poi scrivi il lasciapassare. Fa entrare un solo schermo e vale per pochi minuti.',
  address: 'Indirizzo',
  pass: 'Lasciapassare',
  link: 'Il link con il lasciapassare',
  another: 'Crea un altro lasciapassare',
  on: { one: '{n} schermo mostra questo tavolo', other: '{n} schermi mostrano questo tavolo' },
  none: 'Nessuno schermo mostra ancora questo tavolo.',
  off: 'Spegni gli schermi',
  askTitle: 'Mostra qui un tavolo',
  askWhy: 'Questo schermo ha bisogno di un lasciapassare di chi siede al tavolo.',
  step1:
    'Al tavolo, apri il menu e scegli «Mostra su un televisore». Nella sala d’attesa il pulsante sta sotto l’invito.',
  step2: 'Scrivi il lasciapassare che vi compare.',
  field: 'Lasciapassare',
  enter: 'Mostra il tavolo',
  entering: 'Un momento…',
  unreadable: 'Un lasciapassare è fatto di cinque parole brevi, come {example}.',
  badTitle: 'Questo lasciapassare non vale più',
  badWhy:
    'Un lasciapassare fa entrare un solo schermo, e solo per pochi minuti. Creane uno nuovo al tavolo e scrivilo qui.',
  nowhereTitle: 'Nessun tavolo ha questo indirizzo',
  nowhereWhy:
    'Il codice nell’indirizzo non porta a nessun tavolo: è scritto male, o il tavolo è stato tolto. Apri l’indirizzo che il tavolo mostra sotto «Mostra su un televisore».',
  offTitle: 'Questo schermo è stato spento',
  offWhy:
    'Qualcuno al tavolo ha spento gli schermi. Per mostrare di nuovo il tavolo, scrivi un nuovo lasciapassare.',
  goneTitle: 'Questo tavolo non c’è più',
  goneWhy: 'Il server non lo conosce più: è stato tolto, o questo è un altro server.',
  fullTitle: 'Schermi a sufficienza',
  fullWhy:
    'Questo tavolo si vede già su tutti gli schermi consentiti. Spegnili al tavolo, poi riprova con un nuovo lasciapassare.',
  overTitle: 'La partita è stata abbandonata',
  overWhy: 'Questo tavolo è chiuso; non c’è nulla da mostrare.',
  turnOf: 'Tocca a {name}',
  lastMove: 'Ultima mossa',
  players: 'Chi gioca',
  whole: 'Schermo intero',
  leaveWhole: 'Esci dallo schermo intero',
  joinTitle: 'Siediti con noi',
  joinWhy: 'Inquadra questo con un telefono, oppure apri l’indirizzo e scrivi il codice.',
  joinQr: 'Al tavolo: {link}',
  seats: 'Chi siede qui',
  free: 'libero',
  waitFor: { one: '{n} posto è libero', other: '{n} posti sono liberi' },
  ready: 'Ci sono tutti. Comincia chi ospita.',
  again: 'Lo stesso tavolo gioca ancora.',
};
