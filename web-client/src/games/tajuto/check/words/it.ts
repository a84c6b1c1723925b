import type { Translation } from '../../../../lib/i18n/message';
import type { words as en } from './en';

export const words: Translation<typeof en> = {
  chapter: 'Fino alla {n}ª pagoda finita',
  drawn_handful: 'una presa di {n}: {floors}',
  drawn_floor: '{floor}, su {n}',
};
