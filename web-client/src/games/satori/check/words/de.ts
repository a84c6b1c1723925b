import type { Translation } from '../../../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  chapter: 'Runde {n}',
  drawn_tiers: { one: '{n} Stockwerk der Pagode', other: '{n} Stockwerke der Pagode' },
  drawn_sorin: 'das Wertungsplättchen des Sōrin',
  drawn_altars: { one: '{n} Altarplättchen', other: '{n} Altarplättchen' },
  drawn_decorations: { one: '{n} Altarschmuck', other: '{n} Altarschmuck' },
  drawn_tiles: { one: '{n} Meditationsplättchen', other: '{n} Meditationsplättchen' },
  drawn_sanmon: 'Gläubige: {grey} grau, {orange} orange, {purple} violett',
  drawn_starting_tiles: { one: '{n} Startplättchen', other: '{n} Startplättchen' },
  drawn_amulets: { one: '{n} Amulett', other: '{n} Amulette' },
  drawn_cost: 'ein Kostenplättchen',
  drawn_cost_over: 'ein Kostenplättchen über einem entwerteten',
  drawn_cancelled: 'entwertete Kostenplättchen',
};
