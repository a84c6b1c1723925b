import type { WorkerWords } from './words';

export const it: WorkerWords = {
  offline: 'Sei offline',
  offlineWhy:
    'Questo dispositivo non ha connessione. I tuoi tavoli e i tuoi posti aspettano sul server; nulla va perso.',
  away: 'Il server non risponde',
  awayWhy:
    'Si sta riavviando, oppure la strada è interrotta. I tuoi tavoli e i tuoi posti restano; nulla va perso.',
  again: 'Riprova',
  byItself: 'La pagina torna da sola appena può.',
};
