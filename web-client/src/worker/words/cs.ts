import type { WorkerWords } from './words';

export const cs: WorkerWords = {
  offline: 'Jsi offline',
  offlineWhy:
    'Toto zařízení nemá připojení. Tvoje stoly a místa čekají na serveru; nic se neztratí.',
  away: 'Server neodpovídá',
  awayWhy:
    'Právě se restartuje, nebo je cesta k\u00a0němu přerušená. Tvoje stoly a místa zůstávají; nic se neztratí.',
  again: 'Zkusit znovu',
  byItself: 'Stránka se vrátí sama, jakmile to půjde.',
};
