import { t } from '../../lib/i18n/t';
import type { About, OptionsOf } from '../about';
import Picture from './Picture.svelte';

export const about: About<OptionsOf<'satori'>> = {
  title: 'Satori',
  picture: Picture,
  motto: () => t('satori.motto'),
  pace: () => t('satori.rounds'),
  usual: { game: 'satori' },
  choices: () => [],
};
