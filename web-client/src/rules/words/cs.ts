import type { Translation } from '../../lib/i18n/message';
import type { rules as en } from './en';

export const rules: Translation<typeof en> = {
  rules: 'Pravidla',
  title: 'Pravidla hry {game}',
  documentTitle: 'Pravidla hry {game} · Sanmon',
  lead: 'Vlastními slovy a s čísly: odkazují na ně nápovědy u stolu i průběh hry.',
  rule: 'Pravidlo {number}',
  contents: 'Obsah',
  search: 'Hledat v pravidlech',
  searchFor: 'Slovo nebo číslo',
  found: { one: '{n} pravidlo', few: '{n} pravidla', many: '{n} pravidla', other: '{n} pravidel' },
  none: 'O „{query}“ žádné pravidlo nemluví.',
  all: 'Ukázat všechna pravidla',
  print: 'Tisk',
  ownPage: 'Na vlastní stránce',
  back: 'Zpět',
  backTo: 'Zpět k {number}',
  opening: 'Otevíráme knihu…',
  cutOff: 'Pravidla se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.',
  keyRules: 'pravidla; kde je uveden důvod, jeho pravidlo',
};
