import type { Translation } from '../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  check: 'Verifica questa partita',
  why: 'Il tuo browser ripete da solo ogni estrazione e ogni anello della catena, soltanto dal file.',
  fetching: 'Il file sta arrivando …',
  busy: 'Verifica in corso: {n} %',
  again: 'Verifica di nuovo',

  clean: '{draws}; {chain}.',
  cleanDraws: {
    one: 'L’unica estrazione segue dai dadi sigillati',
    other: 'Tutte le {n} estrazioni seguono dai dadi sigillati',
  },
  cleanChain: {
    one: 'la catena di {n} mossa è intera',
    other: 'la catena di {n} mosse è intera',
  },
  broken: 'Questo file non prova la sua partita.',
  steps: 'Che cosa è stato verificato',
  step_file: 'Il file: la forma esatta e l’impronta',
  step_chain: 'La catena, anello per anello',
  step_seal: 'I dadi: il segreto è quello sigillato, e il seme ne segue',
  step_draws: 'Ogni estrazione, ripetuta con questi dadi',
  fits: 'torna',
  misfits: 'non torna',
  unchecked: 'non è stato possibile verificare fino in fondo',

  opening: 'Prima della prima mossa',
  allFit: { one: '{n} estrazione torna', other: '{n} estrazioni tornano' },
  someMisfit: 'non tornano {n} estrazioni su {all}',
  draw: 'Estrazione {n}',
  drawn_first: 'comincia il posto {n}',
  takenBack: 'annullata',

  place: 'Nel file: {where}',
  says: 'C’è scritto {says}',
  wanted: 'Dovrebbe essere {wanted}',
  more: { one: 'e un altro punto ({n})', other: 'e altri {n} punti' },

  problem_not_a_game: 'Questo non è il file di una partita finita.',
  problem_version: 'Il file ha la versione {n}; questa pagina legge la versione {wanted}.',
  problem_unreadable: 'Qualcosa nel file manca o non è ciò che deve essere.',
  problem_form: 'Il file non è scritto nella sua forma esatta, dal carattere {n} in poi.',
  problem_digest: 'L’impronta non torna: il file è danneggiato o è stato cambiato.',
  problem_links: 'La catena ha {n} anelli invece di {wanted}.',
  problem_link: 'Un anello della catena non corrisponde a ciò che tiene: {part}.',
  problem_commitment: 'Il segreto non è quello sigillato prima della partita.',
  problem_seed: 'Il seme non segue dal segreto, dalla partita e dai contributi dei dispositivi.',
  problem_rules:
    'La partita è stata giocata con regole della versione {n}; questa pagina ripete estrazioni della versione {wanted}.',
  problem_game: 'Questa pagina non conosce il gioco {game}.',
  problem_number: 'Un’estrazione ha il numero {n}, e la prossima era la {wanted}.',
  problem_draw: 'L’estrazione {n} non è ciò che i dadi hanno dato.',
};
