import type { Translation } from '../../../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  chapter: 'Round {n}',
  drawn_tiers: { one: '{n} piano della pagoda', other: '{n} piani della pagoda' },
  drawn_sorin: 'la tessera punteggio del Sōrin',
  drawn_altars: { one: '{n} tessera altare', other: '{n} tessere altare' },
  drawn_decorations: { one: '{n} decorazione', other: '{n} decorazioni' },
  drawn_tiles: { one: '{n} tessera meditazione', other: '{n} tessere meditazione' },
  drawn_sanmon: 'fedeli: {grey} grigi, {orange} arancioni, {purple} viola',
  drawn_starting_tiles: { one: '{n} tessera iniziale', other: '{n} tessere iniziali' },
  drawn_amulets: { one: '{n} amuleto', other: '{n} amuleti' },
  drawn_cost: 'una tessera costo',
  drawn_cost_over: 'una tessera costo sopra una annullata',
  drawn_cancelled: 'tessere costo annullato',
};
