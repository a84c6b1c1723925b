import type { Translation } from '../../../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  chapter: 'Do dokončení {n}. pagody',
  drawn_handful: 'hrst, {n}: {floors}',
  drawn_floor: '{floor}, z {n}',
};
