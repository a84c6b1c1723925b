import { t } from '../../lib/i18n/t';
import { defineReplay } from '../replay';

/** Its chapters are its rounds. */
export const replay = defineReplay<'satori'>({
  chapter: (_, { round }) => t('satori.round', { n: round }),
});
