/** What the host of a table of Tajuto can choose. */
import { t } from '../../lib/i18n/t';
import type { Option } from '../../waiting/options';
import type { OptionsOf } from '../about';

const TOUCHES = ['feel', 'sizes', 'blind'] as const;

export function choices(game: OptionsOf<'tajuto'>): Option[] {
  const scores = game.open_scores ? 'open' : 'hidden';
  return [
    {
      id: 'touch',
      label: t('tajuto.touch'),
      value: game.touch,
      text: t(`tajuto.touch_${game.touch}`),
      why: t(`tajuto.touch_${game.touch}_why`),
      choices: TOUCHES.map((value) => ({ value, label: t(`tajuto.touch_${value}`) })),
      choose: (touch) => ({ game: { ...game, touch: touch as (typeof TOUCHES)[number] } }),
    },
    {
      id: 'scores',
      label: t('tajuto.scores'),
      value: scores,
      text: t(`tajuto.scores_${scores}`),
      why: t(`tajuto.scores_${scores}_why`),
      choices: [
        { value: 'hidden', label: t('tajuto.scores_hidden') },
        { value: 'open', label: t('tajuto.scores_open') },
      ],
      choose: (chosen) => ({ game: { ...game, open_scores: chosen === 'open' } }),
    },
  ];
}
