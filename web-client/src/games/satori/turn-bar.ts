/** What the turn bar says at a Satori table; the open actions stand beside it as icons. */
import { t } from '../../lib/i18n/t';
import type { PhaseView } from '../../lib/protocol/satori';
import type { Phrase, TurnAction, TurnBar } from '../game';
import type { Pick } from './choices';
import { winnersText } from './score';
import type { SatoriTable } from './table.svelte';

const soft = (text: string): Phrase => ({ kind: 'soft', text });

export function turnBar(table: SatoriTable): TurnBar {
  const { phase } = table.view;
  if (phase.kind === 'over') {
    const won = winnersText(phase.outcome, (seat) => table.nameOf(seat));
    return { title: t('satori.gameOver'), detail: [soft(won)], tasks: [], actions: [] };
  }
  if (!table.isMyMove) {
    return {
      title: t('satori.turnOf', { name: table.nameOf(phase.seat) }),
      detail: [soft(othersDo(phase))],
      tasks: [],
      actions: [],
    };
  }
  return {
    title: title(table, phase),
    detail: detail(table, phase),
    tasks: [],
    actions: actions(table),
  };
}

/** What somebody is asked for. */
type Asked = Exclude<PhaseView, { kind: 'over' }>;

function othersDo(phase: Asked): string {
  if (phase.kind !== 'turn') return t(`satori.others_${phase.kind}`);
  return phase.placed ? t('satori.others_acting') : t('satori.others_turn');
}

/** What is to be done now, in a few words. */
function title(table: SatoriTable, phase: Asked): string {
  if (phase.kind !== 'turn') return t(`satori.ask_${phase.kind}`);
  const { aimed, draft, action, hand } = table;
  if (table.variants.length > 0) return t('satori.ask_mix');
  const doing = (aimed ?? draft ?? (action === null ? null : table.pickOf(action)))?.do;
  if (doing && doing !== 'gain' && doing !== 'exchange') return t(`satori.doing_${doing}`);
  if (table.openActions.some(({ legal }) => legal)) return t('satori.ask_actions');
  if (table.choices.of('use_side').length > 0) return t('satori.ask_side');
  if (phase.placed) return t('satori.ask_end');
  return hand ? t(`satori.holding_${hand}`) : t('satori.ask_turn');
}

/** How it is done; why not is said beside the thing itself. */
function detail(table: SatoriTable, phase: Asked): Phrase[] {
  if (phase.kind !== 'turn') return [soft(t(`satori.how_${phase.kind}`))];
  if (table.variants.length > 0) return [soft(t('satori.how_mix'))];
  const { draft, action, hand } = table;
  const pick: Pick | null = draft ?? (action === null ? null : table.pickOf(action));
  switch (pick?.do) {
    case 'build_altar':
      return [soft(t(`satori.how_build_${missing(pick)}`))];
    case 'move_light':
      return [soft(t('satori.how_light'))];
    case 'meditate': {
      const moves = table.choices.of('meditate').some(({ command }) => command.from !== undefined);
      return [soft(moves ? t('satori.how_meditate_move') : t('satori.how_meditate'))];
    }
    case 'place_jokoro':
    case 'build_pagoda':
    case 'claim':
    case 'inspect':
      return [soft(t(`satori.how_${pick.do === 'claim' ? 'claim_offerings' : pick.do}`))];
    default:
      break;
  }
  if (table.openActions.some(({ legal }) => legal)) return [soft(t('satori.how_actions'))];
  if (table.choices.of('use_side').length > 0) return [soft(t('satori.how_side'))];
  if (phase.placed) return [soft(t('satori.how_end'))];
  return [soft(hand ? t('satori.how_altar') : t('satori.how_turn'))];
}

/** What is still to be named of an altar to build. */
function missing(pick: Extract<Pick, { do: 'build_altar' }>): 'tile' | 'decoration' | 'spot' {
  if (pick.place === undefined) return 'tile';
  return pick.decoration === undefined ? 'decoration' : 'spot';
}

function actions(table: SatoriTable): TurnAction[] {
  const { phase } = table.view;
  const list: TurnAction[] = [];
  if (table.draft) {
    list.push({ id: 'back', label: t('satori.back'), key: 'Esc', run: () => table.unaim() });
  }
  list.push(...asked(table));
  if (phase.kind === 'turn') {
    if (table.choices.of('pass').length > 0) {
      list.push({
        id: 'pass',
        label: t('satori.leave'),
        key: 'L',
        run: () => table.choose({ do: 'pass' }),
      });
    }
    list.push(end(table));
  }
  const commit = committing(table);
  return commit ? [...list, commit] : list;
}

/** What is answered at the end of a round beside the board. */
function asked(table: SatoriTable): TurnAction[] {
  const { phase } = table.view;
  const { stay } = table;
  if (phase.kind === 'claim') {
    const nothing: Pick = { do: 'claim_at_round_end', reward: null };
    const run = () => table.choose(nothing);
    return [{ id: 'no-claim', label: t('satori.claimNothing'), run }];
  }
  if (phase.kind === 'keep') {
    const label = t('satori.keepMonks', { n: stay.length });
    const run = () => table.choose({ do: 'keep_monks', stay: [...stay] });
    return [{ id: 'keep', label, prime: true, run }];
  }
  if (phase.kind === 'exchange') {
    const run = () => table.choose({ do: 'exchange_tiles', incense: 0, coins: 0 });
    return [{ id: 'no-exchange', label: t('satori.exchangeNothing'), run }];
  }
  return [];
}

function end(table: SatoriTable): TurnAction {
  const isLegal = table.choices.of('end_turn').length > 0;
  const isPlaced = table.playing?.placed ?? false;
  const isDone = isPlaced && !table.openActions.some(({ legal }) => legal);
  const label = isLegal || isPlaced ? t('satori.endTurn') : t('satori.endPlaceFirst');
  const reason = isLegal ? {} : { reason: label };
  const run = () => table.choose({ do: 'end_turn' });
  return { id: 'end', label, key: 'T', prime: isDone, ...reason, run };
}

/** The button that does what is aimed at, or what is chosen so far. */
function committing(table: SatoriTable): TurnAction | null {
  const { aimed, aimedBy, variants } = table;
  // Of mixes one is chosen by itself.
  const ready = variants.length > 0 ? null : table.ready;
  // A mouse does it with a click: a button that comes and goes would move things away from under it.
  const legal = aimed && aimedBy !== 'hover' ? table.meant(aimed) : ready;
  if (!legal || legal.command.do === 'end_turn' || legal.command.do === 'pass') return null;
  const label = t(`satori.do_${legal.command.do}`);
  return { id: 'commit', label, key: '↵', prime: true, run: () => table.send(legal) };
}
