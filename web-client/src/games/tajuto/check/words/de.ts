import type { Translation } from '../../../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  chapter: 'Bis zur {n}. fertigen Pagode',
  drawn_handful: 'ein Griff mit {n}: {floors}',
  drawn_floor: '{floor}, aus {n}',
};
