/**
 * The choices that the server lists as legal, by the piece that one would point at. No rules: a command that is not in
 * the list is only ever tried, to hear why.
 */
import type { Legal } from '../../lib/protocol/games';
import { same } from '../same';
import type { ActionTile, Command, Floor, Pagoda, Preview, Ware } from '../../lib/protocol/tajuto';

export type LegalCommand = Legal<Command, Preview>;
type Named<Do extends Command['do']> = Extract<Command, { do: Do }>;
type LegalOf<Do extends Command['do']> = Legal<Named<Do>, Preview>;

export function sameFloor(one: Floor, two: Floor): boolean {
  return one.pagoda === two.pagoda && one.size === two.size;
}

export function sameWare(one: Ware, two: Ware): boolean {
  return one.kind === 'village'
    ? two.kind === 'village' && one.stack === two.stack
    : two.kind === 'inauguration' && one.pagoda === two.pagoda;
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

  /** The preview of a command, where it is legal. */
  preview(command: Command): Preview | null {
    return this.all.find((legal) => same(legal.command, command))?.preview ?? null;
  }

  offers(pagoda: Pagoda): LegalOf<'offer'>[] {
    return this.of('offer').filter(({ command }) => command.pagoda === pagoda);
  }

  purchases(ware: Ware): LegalOf<'acquire'>[] {
    return this.of('acquire').filter(({ command }) => sameWare(command.ware, ware));
  }

  builds(floor: Floor): LegalOf<'build'> | undefined {
    return this.of('build').find(({ command }) => sameFloor(command.floor, floor));
  }

  draws(): (LegalOf<'grope'> | LegalOf<'draw_size'> | LegalOf<'draw_blind'>)[] {
    return [...this.of('grope'), ...this.of('draw_size'), ...this.of('draw_blind')];
  }

  /** Whether a tile can be used for anything. */
  uses(tile: ActionTile): LegalCommand[] {
    return this.all.filter(({ command }) => 'tile' in command && command.tile === tile);
  }
}

/** Of several ways to do the same: with the chosen tile, else with the one whose use costs least. */
export function cheapest<Way extends { command: { tile: ActionTile }; preview: Preview }>(
  ways: readonly Way[],
  chosen: ActionTile | null,
): Way | undefined {
  const candidates = chosen === null ? ways : ways.filter(({ command }) => command.tile === chosen);
  return [...candidates].sort((one, two) => one.preview.use_cost - two.preview.use_cost)[0];
}
