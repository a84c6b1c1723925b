import { t } from '../../lib/i18n/t';
import { defineReplay } from '../replay';

/** A chapter begins when a pagoda is finished. */
export const replay = defineReplay<'tajuto'>({
  chapter: ({ garden: before }, { garden: now }) =>
    now
      .filter(({ next }, site) => next === null && before[site]?.next !== null)
      .map(({ pagoda }) => `${t(`tajuto.pagoda_${pagoda}`)}: ${t('tajuto.siteFinished')}`)
      .join(', '),
});
