import type { WorkerWords } from './words';

export const de: WorkerWords = {
  offline: 'Du bist offline',
  offlineWhy:
    'Dieses Gerät hat keine Verbindung. Deine Tische und Plätze warten auf dem Server; nichts geht verloren.',
  away: 'Der Server antwortet nicht',
  awayWhy:
    'Er wird gerade neu gestartet, oder der Weg dorthin ist unterbrochen. Deine Tische und Plätze bleiben; nichts geht verloren.',
  again: 'Noch einmal versuchen',
  byItself: 'Die Seite kommt von selbst wieder, sobald es geht.',
};
