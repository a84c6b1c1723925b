import type { Translation } from '../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  check: 'Diese Partie prüfen',
  why: 'Dein Browser wiederholt jede Ziehung und jedes Glied der Kette selbst, allein aus der Datei.',
  fetching: 'Die Datei wird geholt …',
  busy: 'Wird geprüft: {n} %',
  again: 'Noch einmal prüfen',

  clean: '{draws}; {chain}.',
  cleanDraws: {
    one: 'Die eine Ziehung folgt aus den versiegelten Würfeln',
    other: 'Alle {n} Ziehungen folgen aus den versiegelten Würfeln',
  },
  cleanChain: {
    one: 'die Kette aus {n} Zug ist heil',
    other: 'die Kette aus {n} Zügen ist heil',
  },
  broken: 'Diese Datei beweist ihre Partie nicht.',
  steps: 'Was geprüft wurde',
  step_file: 'Die Datei: ihre genaue Form und ihre Prüfsumme',
  step_chain: 'Die Kette, Glied für Glied',
  step_seal: 'Die Würfel: Das Geheimnis ist das versiegelte, und der Startwert folgt daraus',
  step_draws: 'Jede Ziehung, mit diesen Würfeln wiederholt',
  fits: 'stimmt',
  misfits: 'stimmt nicht',
  unchecked: 'konnte nicht bis zum Ende geprüft werden',

  opening: 'Vor dem ersten Zug',
  allFit: { one: '{n} Ziehung stimmt', other: '{n} Ziehungen stimmen' },
  someMisfit: '{n} von {all} Ziehungen stimmen nicht',
  draw: 'Ziehung {n}',
  drawn_first: 'Platz {n} beginnt',
  takenBack: 'zurückgenommen',

  place: 'In der Datei: {where}',
  says: 'Dort steht {says}',
  wanted: 'Dort müsste stehen: {wanted}',
  more: { one: 'und {n} weitere Stelle', other: 'und {n} weitere Stellen' },

  problem_not_a_game: 'Das ist nicht die Datei einer beendeten Partie.',
  problem_version: 'Die Datei hat die Version {n}; diese Seite liest die Version {wanted}.',
  problem_unreadable: 'Etwas in der Datei fehlt oder ist nicht, was es sein muss.',
  problem_form: 'Die Datei ist ab dem Zeichen {n} nicht in ihrer genauen Form geschrieben.',
  problem_digest: 'Die Prüfsumme stimmt nicht: Die Datei ist beschädigt oder wurde verändert.',
  problem_links: 'Die Kette hat {n} Glieder statt {wanted}.',
  problem_link: 'Ein Glied der Kette passt nicht zu dem, was es hält: {part}.',
  problem_commitment: 'Das Geheimnis ist nicht das, das vor der Partie versiegelt wurde.',
  problem_seed: 'Der Startwert folgt nicht aus Geheimnis, Partie und Zusätzen der Geräte.',
  problem_rules:
    'Die Partie wurde nach Regeln der Version {n} gespielt; diese Seite wiederholt Ziehungen der Version {wanted}.',
  problem_game: 'Diese Seite kennt das Spiel {game} nicht.',
  problem_number: 'Eine Ziehung hat die Nummer {n}, und die nächste war {wanted}.',
  problem_draw: 'Ziehung {n} ist nicht, was die Würfel ergeben haben.',
};
