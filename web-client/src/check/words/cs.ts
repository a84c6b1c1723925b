import type { Translation } from '../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  check: 'Ověřit tuto hru',
  why: 'Tvůj prohlížeč sám zopakuje každé tažení i každý článek řetězu, jen z tohoto souboru.',
  fetching: 'Soubor se načítá …',
  busy: 'Ověřuje se: {n} %',
  again: 'Ověřit znovu',

  clean: '{draws}; {chain}.',
  cleanDraws: {
    one: 'Jediné tažení plyne ze zapečetěných kostek',
    few: 'Všechna {n} tažení plynou ze zapečetěných kostek',
    other: 'Všech {n} tažení plyne ze zapečetěných kostek',
  },
  cleanChain: {
    one: 'řetěz z {n} tahu je celý',
    few: 'řetěz ze {n} tahů je celý',
    other: 'řetěz z {n} tahů je celý',
  },
  broken: 'Tento soubor svou hru neprokazuje.',
  steps: 'Co se ověřilo',
  step_file: 'Soubor: jeho přesná podoba a kontrolní součet',
  step_chain: 'Řetěz, článek po článku',
  step_seal: 'Kostky: tajemství je to zapečetěné a počáteční hodnota z něj plyne',
  step_draws: 'Každé tažení, zopakované s těmito kostkami',
  fits: 'souhlasí',
  misfits: 'nesouhlasí',
  unchecked: 'nebylo možné ověřit až do konce',

  opening: 'Před prvním tahem',
  allFit: {
    one: '{n} tažení souhlasí',
    few: '{n} tažení souhlasí',
    other: '{n} tažení souhlasí',
  },
  someMisfit: 'nesouhlasí tažení: {n} z {all}',
  draw: 'Tažení {n}',
  drawn_first: 'začíná místo {n}',
  takenBack: 'vzato zpět',

  place: 'V souboru: {where}',
  says: 'Stojí tam {says}',
  wanted: 'Mělo by tam být {wanted}',
  more: { one: 'a ještě {n} místo', few: 'a ještě {n} místa', other: 'a ještě {n} míst' },

  problem_not_a_game: 'Toto není soubor dohrané hry.',
  problem_version: 'Soubor má verzi {n}; tato stránka čte verzi {wanted}.',
  problem_unreadable: 'Něco v souboru chybí nebo není tím, čím být má.',
  problem_form: 'Soubor není od znaku {n} zapsán ve své přesné podobě.',
  problem_digest: 'Kontrolní součet nesouhlasí: soubor je poškozen nebo byl změněn.',
  problem_links: 'Řetěz má článků {n} místo {wanted}.',
  problem_link: 'Článek řetězu nesouhlasí s tím, co drží: {part}.',
  problem_commitment: 'Tajemství není to, které bylo před hrou zapečetěno.',
  problem_seed: 'Počáteční hodnota neplyne z tajemství, hry a příspěvků zařízení.',
  problem_rules: 'Hrálo se podle pravidel verze {n}; tato stránka opakuje tažení verze {wanted}.',
  problem_game: 'Tato stránka nezná hru {game}.',
  problem_number: 'Tažení má číslo {n}, a na řadě bylo {wanted}.',
  problem_draw: 'Tažení {n} není to, co daly kostky.',
};
