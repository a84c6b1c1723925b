import { t } from '../lib/i18n/t';
import type { Settings } from '../lib/protocol/messages';
import type { Option } from './options';

const TOUCHES = ['feel', 'sizes', 'blind'] as const;

function tajuto({ game }: Settings): Option[] {
  const scores = game.open_scores ? 'open' : 'hidden';
  return [
    {
      id: 'touch',
      label: t('waiting.touch'),
      value: game.touch,
      text: t(`waiting.touch_${game.touch}`),
      why: t(`waiting.touch_${game.touch}_why`),
      choices: TOUCHES.map((value) => ({ value, label: t(`waiting.touch_${value}`) })),
      choose: (touch) => ({ game: { ...game, touch: touch as (typeof TOUCHES)[number] } }),
    },
    {
      id: 'scores',
      label: t('waiting.scores'),
      value: scores,
      text: t(`waiting.scores_${scores}`),
      why: t(`waiting.scores_${scores}_why`),
      choices: [
        { value: 'hidden', label: t('waiting.scores_hidden') },
        { value: 'open', label: t('waiting.scores_open') },
      ],
      choose: (chosen) => ({ game: { ...game, open_scores: chosen === 'open' } }),
    },
  ];
}

const OPTIONS: Record<string, (settings: Settings) => Option[]> = { tajuto };

/** What can be chosen about the game itself. */
export const gameOptions = (settings: Settings): Option[] =>
  OPTIONS[settings.game.game]?.(settings) ?? [];
