import { t } from '../../lib/i18n/t';
import type { About, OptionsOf } from '../about';
import { choices } from './host-options';
import Picture from './Picture.svelte';

export const about: About<OptionsOf<'tajuto'>> = {
  title: 'Tajuto',
  picture: Picture,
  motto: () => t('tajuto.motto'),
  pace: () => t('gate.minutes', { min: 45, max: 60 }),
  usual: { game: 'tajuto', touch: 'feel', open_scores: false },
  choices,
};
