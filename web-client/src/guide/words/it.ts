import type { Translation } from '../../lib/i18n/message';
import type { guide as english } from './en';

export const guide: Translation<typeof english> = {
  learn: 'Impara giocando',
  learnGame: 'Impara {game} giocando',
  heading: 'Impara {game}',
  lead: 'Una partita vera contro un novizio, con qualcuno al tuo fianco che la spiega: circa cinque minuti e ne sai abbastanza.',
  begin: 'Comincia',
  beginning: 'Prepariamo il tavolo…',
  unfinished: 'Hai una partita di prova non ancora finita.',
  resume: 'Continua quella',
  anew: 'Ricomincia',

  practice: 'Prova',
  practiceWhy:
    'Un tavolo di prova: le pescate sono uguali per tutti e il risultato non viene conservato.',
  coach: 'Guida',
  count: '{n} di {all}',
  goOn: 'Avanti',
  later: 'Salta questo passo',
  finish: 'Capito',
  skip: 'Senza guida',
  reach: 'W porta alla guida.',
  callBack: 'Richiama la guida',
  keyCoach: 'alla guida',
  forReal: 'Apri un tavolo vero',
  again: 'Prova ancora',
};
