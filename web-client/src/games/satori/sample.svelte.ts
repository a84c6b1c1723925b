/** A table in the middle of a game, for tests: what a server said to the seat that is to move. */
import welcome from '../../../../protocol/golden/server-satori-welcome-seat.json';
import type { GameCommand, GameTable, TryResult } from '../../lib/protocol/messages';
import type { Command, Edition, Effect, PhaseView, Preview, View } from '../../lib/protocol/satori';
import type { TableContext } from '../game';
import type { LegalCommand } from './choices';
import { SatoriTable } from './table.svelte';

const told = welcome.table as unknown as Extract<GameTable, { game: 'satori' }>;

export const EDITION: Edition = told.edition;
/** The seat that is to move. */
export const SEAT = 1;

export const view = (changed: Partial<View> = {}): View => ({ ...told.view, ...changed });

export const legal = (command: Command, preview: Preview = {}): LegalCommand => ({
  command,
  preview,
});

/** A turn in which these actions are open. */
export const turn = (
  ...actions: Extract<PhaseView, { kind: 'turn' }>['open'][number]['actions']
): PhaseView => ({
  kind: 'turn',
  seat: SEAT,
  placed: actions.length > 0,
  wheel_turned: false,
  hand_before: null,
  open: actions.length > 0 ? [{ source: { from: 'altar', spot: 0, sides: 'both' }, actions }] : [],
  won: [],
});

/** A turn in which these effects are open, none of them taken yet. */
export const open = (...effects: Effect[]): PhaseView =>
  turn(...effects.map((effect) => ({ effect, done: false })));

export interface FakeTable {
  readonly context: TableContext<'satori'>;
  readonly sent: GameCommand[];
  readonly tried: GameCommand[];
  readonly explained: string[];
  /** The places that somebody asked to see. */
  readonly looked: string[];
  /** An answer is on its way. */
  wait(): void;
  /** The next decision, as the server would bring it. */
  next(choices: readonly LegalCommand[], seen?: View): void;
}

const REFUSED: TryResult = {
  would: 'fail',
  rule: 'S8',
  refusal: { game: 'satori', code: 'must_place' },
};

/** What a table is made of, with a far end that refuses whatever is tried. */
export function fake(
  choices: readonly LegalCommand[],
  seen: View = view({ phase: turn() }),
  seat: number | null = SEAT,
): FakeTable {
  const sent: GameCommand[] = [];
  const tried: GameCommand[] = [];
  const explained: string[] = [];
  const looked: string[] = [];
  let unsaved = $state.raw<{ type: string }[]>([]);
  const decided = (key: string, list: readonly LegalCommand[]) =>
    list.length > 0 ? { key, legal: [...list] } : null;
  const viewer = seat === null ? { as: 'spectator' } : { as: 'seat', seat };
  const table: GameTable = { ...told, view: seen, decision: decided('one', choices) };
  let state = $state.raw({ seq: 7, viewer, table });
  const link = {
    get state() {
      return state;
    },
    get unsaved() {
      return unsaved;
    },
    try: (command: GameCommand) => {
      tried.push(command);
      return Promise.resolve(REFUSED);
    },
  };
  const context = {
    link,
    shown: () => state,
    nameOf: (one: number) => ['Mira', 'Tomas'][one] ?? '',
    explain: (text: string) => explained.push(text),
    look: (place: string) => looked.push(place),
    send: (command: GameCommand) => sent.push(command),
  };
  return {
    // Only what a table looks at is there.
    context: context as unknown as TableContext<'satori'>,
    sent,
    tried,
    explained,
    looked,
    wait: () => (unsaved = [{ type: 'command' }]),
    next: (list, now = seen) => {
      unsaved = [];
      state = {
        seq: state.seq + 1,
        viewer,
        table: { ...told, view: now, decision: decided(`after ${state.seq}`, list) },
      };
    },
  };
}

/** A table at which these commands are legal. */
export const tableOf = (
  commands: readonly Command[],
  phase = turn(),
  seat: number | null = SEAT,
): SatoriTable =>
  new SatoriTable(
    fake(
      commands.map((command) => legal(command)),
      view({ phase }),
      seat,
    ).context,
  );
