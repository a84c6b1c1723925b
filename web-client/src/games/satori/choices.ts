/**
 * The choices that the server lists as legal, and how they narrow down: one points at one part of a command after the
 * other, and what is left is what fits all of them. No rules: a command that is not in the list is only ever tried, to
 * hear why.
 */
import type { Legal } from '../../lib/protocol/games';
import type { Command, Preview } from '../../lib/protocol/satori';
import { canonical, same } from '../same';

export type LegalCommand = Legal<Command, Preview>;
export type Named<Do extends Command['do']> = Extract<Command, { do: Do }>;
type LegalOf<Do extends Command['do']> = Legal<Named<Do>, Preview>;

/**
 * Some parts of a command. What is `null` must not be there at all: a claim of nothing. What is `undefined` is open, and
 * takes back what was chosen of it before.
 */
export type Pick = {
  [Do in Command['do']]: { readonly do: Do } & {
    readonly [Part in Exclude<keyof Named<Do>, 'do'>]?: Named<Do>[Part] | null | undefined;
  };
}[Command['do']];

/** Parts that are nowhere on the board: a mix of goods. */
const MIXES: ReadonlySet<string> = new Set([
  'wood',
  'wood_paid',
  'wood_gained',
  'gift',
  'incense',
  'coins',
]);

/** Whether a command has all the parts of a pick; a way of light need only begin like it. */
export function fits(command: Command | Pick, pick: Pick): boolean {
  return Object.entries(pick).every(([name, part]) => {
    if (part === undefined) return true;
    const has = (command as Record<string, unknown>)[name];
    if (name === 'way' && typeof part === 'string') return String(has).startsWith(part);
    return same(has ?? null, part);
  });
}

/** Both picks as one: what is chosen anew takes the place of what was chosen before. */
export function merged(draft: Pick | null, pick: Pick): Pick {
  const isSame = draft?.do === pick.do && action(draft) === action(pick);
  return isSame ? ({ ...draft, ...pick } as Pick) : pick;
}

export function action(pick: Pick | Command): number | null {
  return 'action' in pick ? (pick.action ?? null) : null;
}

/** The legal commands of one decision. */
export class Choices {
  readonly all: readonly LegalCommand[];

  constructor(all: readonly LegalCommand[]) {
    this.all = all;
  }

  of<Do extends Command['do']>(did: Do): LegalOf<Do>[] {
    return this.all.filter((legal): legal is LegalOf<Do> => legal.command.do === did);
  }

  fitting(pick: Pick): LegalCommand[] {
    return this.all.filter(({ command }) => fits(command, pick));
  }

  has(pick: Pick): boolean {
    return this.all.some(({ command }) => fits(command, pick));
  }

  /** The command that is exactly this one, where it is legal. */
  exactly(command: Command | Pick): LegalCommand | null {
    return this.all.find((legal) => same(legal.command, command)) ?? null;
  }

  /** The command that is meant by a pick; none where more has to be said, or a light would go on by itself. */
  only(pick: Pick): LegalCommand | null {
    const [first, ...others] = this.fitting(pick);
    if (!first || others.length > 0) return null;
    const isOnItsWay =
      first.command.do === 'move_light' &&
      pick.do === 'move_light' &&
      first.command.way !== pick.way;
    return isOnItsWay ? null : first;
  }

  /** Whether an open action can be taken. */
  takes(index: number): boolean {
    return this.all.some(({ command }) => action(command) === index);
  }
}

/** All parts of a command, and that it has no others: of the commands with such parts it fits no other. */
export function wholly(command: Command, all: readonly LegalCommand[]): Pick {
  const alike = all.filter((legal) => legal.command.do === command.do);
  const names = alike.flatMap((legal) => Object.keys(legal.command));
  return { ...Object.fromEntries(names.map((name) => [name, null])), ...command } as Pick;
}

/** Whether only a mix is left to choose, which has no place on the board. */
export function isMixOnly(left: readonly LegalCommand[]): boolean {
  const [first, ...rest] = left.map(({ command }) => Object.entries(command));
  if (!first || rest.length === 0) return false;
  const solid = (parts: [string, unknown][]) =>
    canonical(Object.fromEntries(parts.filter(([name]) => !MIXES.has(name))));
  return rest.every((parts) => solid(parts) === solid(first));
}
