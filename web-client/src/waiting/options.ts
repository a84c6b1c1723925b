import { about } from '../games/registry';
import { t } from '../lib/i18n/t';
import type { Seat } from '../lib/protocol/games';
import type { ClockSetting, Settings } from '../lib/protocol/messages';
import { clockText } from './time';

/** One of the host's choices, with words for it. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** What is chosen now. */
  readonly value: string;
  /** The same in a few words, and in a sentence. */
  readonly text: string;
  readonly why: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The settings with another choice. */
  readonly choose: (value: string) => Partial<Settings>;
}

/** A yes or no that has words of its own for both. */
export type YesNoKey = 'listed' | 'hands' | 'watchChat' | 'hints';

function yesNo(id: YesNoKey, isOn: boolean, choose: (isOn: boolean) => Partial<Settings>): Option {
  const value = isOn ? 'yes' : 'no';
  return {
    id,
    label: t(`waiting.${id}`),
    value,
    text: t(`waiting.${id}_${value}`),
    why: t(`waiting.${id}_${value}_why`),
    choices: [
      { value: 'no', label: t(`waiting.${id}_no`) },
      { value: 'yes', label: t(`waiting.${id}_yes`) },
    ],
    choose: (chosen) => choose(chosen === 'yes'),
  };
}

function first({ first: chosen }: Settings, seatNames: readonly string[]): Option {
  const seatChoices = seatNames.map((name, seat) => ({
    value: String(seat),
    label: name || t('waiting.seatNumber', { n: seat + 1 }),
  }));
  const choices = [{ value: 'random', label: t('waiting.first_random') }, ...seatChoices];
  const value = chosen === 'random' ? 'random' : String(chosen.seat);
  return {
    id: 'first',
    label: t('waiting.first'),
    value,
    text: choices.find((choice) => choice.value === value)?.label ?? '',
    why: t(value === 'random' ? 'waiting.first_random_why' : 'waiting.first_seat_why'),
    choices,
    choose: (picked) => ({
      first: picked === 'random' ? 'random' : { seat: Number(picked) as Seat },
    }),
  };
}

const CLOCKS: Record<ClockSetting['kind'], ClockSetting> = {
  off: { kind: 'off' },
  per_turn: { kind: 'per_turn', turn_ms: 180_000 },
  bank: { kind: 'bank', bank_ms: 1_200_000, increment_ms: 20_000 },
};
const CLOCK_KINDS = Object.keys(CLOCKS) as ClockSetting['kind'][];

function clock({ clock: chosen }: Settings): Option {
  return {
    id: 'clock',
    label: t('waiting.clock'),
    value: chosen.kind,
    text: clockText(chosen),
    why: t(`waiting.clock_${chosen.kind}_why`),
    choices: CLOCK_KINDS.map((kind) => ({ value: kind, label: t(`waiting.clock_${kind}`) })),
    choose: (kind) => ({ clock: CLOCKS[kind as ClockSetting['kind']] }),
  };
}

const DELAYS = ['none', 'short', 'long'] as const;

function delay({ watching }: Settings): Option {
  return {
    id: 'delay',
    label: t('waiting.delay'),
    value: watching.delay,
    text: t(`waiting.delay_${watching.delay}`),
    why: t(`waiting.delay_${watching.delay}_why`),
    choices: DELAYS.map((value) => ({ value, label: t(`waiting.delay_${value}`) })),
    choose: (value) => ({ watching: { ...watching, delay: value as (typeof DELAYS)[number] } }),
  };
}

/** All that the host can choose, in the order in which it is shown. */
export function options(settings: Settings, seatNames: readonly string[]): Option[] {
  const { game, watching } = settings;
  return [
    ...(about(game.game)?.choices(game) ?? []),
    first(settings, seatNames),
    clock(settings),
    yesNo('hints', settings.hints, (hints) => ({ hints })),
    yesNo('listed', watching.listed, (listed) => ({ watching: { ...watching, listed } })),
    yesNo('hands', watching.all_hands, (all_hands) => ({ watching: { ...watching, all_hands } })),
    delay(settings),
    yesNo('watchChat', watching.chat_reaches_players, (chat_reaches_players) => ({
      watching: { ...watching, chat_reaches_players },
    })),
  ];
}
