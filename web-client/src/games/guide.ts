/** What a game brings to the coach of its practice tables: lessons as data, and their words, loaded when they are needed. */
import type { Seat } from '../lib/protocol/games';
import type { Language } from '../lib/settings/choices';
import type { GameName } from './about';
import type { TableOf } from './game';

/** What the coach sees: the table of the learner as it is shown, with what is legal and what has happened. */
export interface Sight<Name extends GameName = GameName> {
  readonly table: TableOf<Name>;
  readonly mine: Seat;
}

export interface Lesson<Id extends string = string, Name extends GameName = GameName> {
  readonly id: Id;
  /** The rule that says more. */
  readonly rule: string;
  /** Whether it fits what is on the table now. The last lesson waits for all others that fit. */
  readonly when: (sight: Sight<Name>) => boolean;
  /** What it points at, by selectors: all of the first that is in sight. */
  readonly at: (sight: Sight<Name>) => readonly string[];
  /** The tab under which a phone has that. */
  readonly place?: string;
  /** Whether the learner has done it. Where there is nothing to do, the learner says when to go on. */
  readonly done?: (sight: Sight<Name>) => boolean;
}

export interface LessonText {
  readonly title: string;
  readonly text: string;
}

/** The words of all lessons, and the one about the result. */
export type GuideText<Id extends string = string> = Readonly<Record<Id | 'end', LessonText>>;

export interface Guide<Id extends string = string, Name extends GameName = GameName> {
  readonly lessons: readonly Lesson<Id, Name>[];
  readonly text: Readonly<Record<Language, () => Promise<GuideText<Id>>>>;
}

/** The coach hands to the lessons of a game only tables of this very game. */
export function defineGuide<Id extends string, Name extends GameName>(
  guide: Guide<Id, Name>,
): Guide {
  return guide as unknown as Guide;
}

/** A sight of any game, as far as all of them are alike. */
interface AnySight {
  readonly table: {
    readonly lines: readonly {
      readonly line: { readonly seat: Seat; readonly told: { readonly did: string } };
      readonly undone?: boolean;
    }[];
    readonly decision: {
      readonly legal: readonly { readonly command: { readonly do: string } }[];
    } | null;
  };
  readonly mine: Seat;
}

/** How often the learner has done one of these; what was taken back does not count. */
export function did({ table, mine }: AnySight, ...deeds: readonly string[]): number {
  return table.lines.filter(
    ({ line, undone }) => !undone && line.seat === mine && deeds.includes(line.told.did),
  ).length;
}

/** Whether the learner can do one of these now. */
export function can({ table }: AnySight, ...deeds: readonly string[]): boolean {
  return (table.decision?.legal ?? []).some(({ command }) => deeds.includes(command.do));
}

export const isAsked = ({ table }: AnySight): boolean => table.decision !== null;

/** What lies or stands somewhere, by the names in `data-place` and `data-piece`. */
export const named = (name: string): string => `[data-place="${name}"], [data-piece="${name}"]`;
export const namedLike = (start: string): string =>
  `[data-place^="${start}"], [data-piece^="${start}"]`;

/** Parts of the shell. */
export const TURN_BAR = '[data-turn-bar]';
export const button = (id: string): string => `[data-turn-bar] [data-action^="${id}"]`;
