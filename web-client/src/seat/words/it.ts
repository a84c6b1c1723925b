import type { Translation } from '../../lib/i18n/message';
import type { seat as english } from './en';

export const seat: Translation<typeof english> = {
  mine: 'Il mio posto',
  lead: 'Il tuo posto è conservato su questo dispositivo. Da qui può continuare altrove.',
  phone: 'Continua sul mio telefono',
  phoneWhy: 'Un link e un codice da inquadrare. Poi entrambi i dispositivi hanno il tuo posto.',
  phoneDo:
    'Inquadralo con il telefono, o apri lì il link. Anche questo dispositivo conserva il posto.',
  friend: 'Cedi a un amico',
  friendWhy:
    'Un link per qualcun altro. Questo dispositivo perde il posto non appena il link viene usato.',
  friendDo:
    'Mandalo a chi deve continuare a giocare. Appena il link è usato, il posto è là e questo dispositivo l’ha perso.',
  makeLink: 'Crea il link',
  making: 'Creo il link…',
  once: 'Vale una volta sola, per {time}. Chi ce l’ha può prendere il posto: non darlo ad altri.',
  back: 'Indietro',
  bot: 'Presta a un bot',
  botWhy: 'Gioca i tuoi turni finché non riprendi il posto. Vede ciò che vedi tu, nient’altro.',
  whichBot: 'Quale bot',
  lend: 'Presta',
  takeBack: 'Riprendi',
  takeBackWhy: 'Un bot gioca per te. Riprendi il posto, e la prossima mossa è tua.',
  takeBackDo: 'Riprendi il posto',
  open: {
    one: '{n} link al tuo posto non è stato usato.',
    many: '{n} link al tuo posto non sono stati usati.',
    other: '{n} link al tuo posto non sono stati usati.',
  },
  withdraw: 'Annulla',
  withdrawn: 'Nessun link porta più al tuo posto.',
  made: 'Chi riceve questo link può prendere il posto di {name}. Il dispositivo di prima allora l’ha perso.',
  reinvite: 'Fai rientrare',
  reinviteFor: 'Fai rientrare {name} con un nuovo link',
  reinviteAsked: {
    one: 'Un nuovo link al posto di {name}, per un dispositivo perso? {n} voto su {needed}',
    many: 'Un nuovo link al posto di {name}, per un dispositivo perso? {n} voti su {needed}',
    other: 'Un nuovo link al posto di {name}, per un dispositivo perso? {n} voti su {needed}',
  },
  reinviteHost: 'Il tavolo è d’accordo: puoi far rientrare {name}.',
  reinviteOther: 'Il tavolo è d’accordo: {host} può far rientrare {name} con un nuovo link.',
  reinviteLink: 'Un link per {name}',
};
