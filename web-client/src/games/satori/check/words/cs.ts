import type { Translation } from '../../../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  chapter: '{n}. kolo',
  drawn_tiers: { one: '{n} úroveň pagody', few: '{n} úrovně pagody', other: '{n} úrovní pagody' },
  drawn_sorin: 'bodovací žeton Sōrinu',
  drawn_altars: { one: '{n} žeton oltáře', few: '{n} žetony oltářů', other: '{n} žetonů oltářů' },
  drawn_decorations: { one: '{n} dekorace', few: '{n} dekorace', other: '{n} dekorací' },
  drawn_tiles: {
    one: '{n} meditační žeton',
    few: '{n} meditační žetony',
    other: '{n} meditačních žetonů',
  },
  drawn_sanmon: 'věřící: šedí {grey}, oranžoví {orange}, fialoví {purple}',
  drawn_starting_tiles: {
    one: '{n} počáteční žeton',
    few: '{n} počáteční žetony',
    other: '{n} počátečních žetonů',
  },
  drawn_amulets: { one: '{n} amulet', few: '{n} amulety', other: '{n} amuletů' },
  drawn_cost: 'žeton nákladů',
  drawn_cost_over: 'žeton nákladů přes zrušený',
  drawn_cancelled: 'žetony zrušených nákladů',
};
