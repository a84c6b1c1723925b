/** What the turn bar says at a Satori table; the open actions stand beside it as icons. */
import { t } from '../../lib/i18n/t';
import type { PhaseView, Reason, TurnView } from '../../lib/protocol/satori';
import type { Phrase, TurnAction, TurnBar } from '../game';
import type { LegalCommand, Pick } from './choices';
import { reasonPhrases, verb, whatText } from './hint/hint';
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
  if (table.suggested && !table.aimed) return hinted(table, table.suggested);
  return {
    title: title(table, phase),
    detail: detail(table, phase),
    tasks: [],
    actions: actions(table),
  };
}

/** What a steward would do, and why. */
function hinted(table: SatoriTable, hint: { legal: LegalCommand; reason: Reason }): TurnBar {
  const { legal, reason } = hint;
  const run = () => table.send(legal);
  return {
    isHint: true,
    title: whatText(legal.command, table),
    detail: reasonPhrases(reason, legal.command, table.edition),
    tasks: [],
    actions: [
      { id: 'back', label: t('satori.back'), key: 'Esc', run: () => table.unaim() },
      { id: 'commit', label: verb(legal.command, table), key: '↵', prime: true, run },
    ],
  };
}

/** What somebody is asked for. */
type Asked = Exclude<PhaseView, { kind: 'over' }>;

function othersDo(phase: Asked): string {
  if (phase.kind !== 'turn') return t(`satori.others_${phase.kind}`);
  return phase.placed ? t('satori.others_acting') : t('satori.others_turn');
}

/** Where a turn stands. What is left is what cannot be done, while more waits below it. */
type Stage = 'place' | 'actions' | 'side' | 'leave' | 'end';

function stageOf(table: SatoriTable, playing: TurnView): Stage {
  const { placed, open } = playing;
  const top = open.at(-1);
  if (!top) return placed ? 'end' : 'place';
  if (top.source.from === 'new_altar') return 'side';
  const isStuck = canPass(table) && !table.openActions.some(({ legal }) => legal);
  if (!isStuck) return 'actions';
  return placed && !hasMore(playing) ? 'end' : 'leave';
}

const canPass = (table: SatoriTable): boolean => table.choices.of('pass').length > 0;

/** Whether something waits below what is open now: a tile won, an action, a side of a new altar. */
const hasMore = ({ open, won }: TurnView): boolean =>
  won.length > 0 ||
  open
    .slice(0, -1)
    .some(
      ({ source, actions }) => source.from === 'new_altar' || actions.some(({ done }) => !done),
    );

/** While an answer is on its way it is not known: nothing is said anew. */
const mayTurnWheel = (table: SatoriTable): boolean =>
  table.wheelOffer || table.choices.all.length === 0;

/** What is to be done now, in a few words. */
function title(table: SatoriTable, phase: Asked): string {
  if (phase.kind !== 'turn') return t(`satori.ask_${phase.kind}`);
  const { aimed, draft, action, hand } = table;
  if (table.variants.length > 0) return t('satori.ask_mix');
  // What is aimed at and cannot be done says so itself.
  const thing = aimed && table.isLit(aimed) ? aimed : draft;
  const doing = (thing ?? (action === null ? null : table.pickOf(action)))?.do;
  if (doing && doing !== 'gain' && doing !== 'exchange') return t(`satori.doing_${doing}`);
  const stage = stageOf(table, phase);
  if (stage !== 'place') return t(`satori.ask_${stage}`);
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
  switch (stageOf(table, phase)) {
    case 'actions':
      return [soft(t('satori.how_actions'))];
    case 'side':
      return [soft(t('satori.how_side'))];
    case 'leave':
      return [soft(hasMore(phase) ? t('satori.how_leave') : t('satori.how_leavePlace'))];
    case 'end':
      return [soft(mayTurnWheel(table) ? t('satori.how_end') : t('satori.how_endOnly'))];
    case 'place':
      return [soft(hand ? t('satori.how_altar') : t('satori.how_turn'))];
  }
}

/** What is still to be named of an altar to build. */
function missing(pick: Extract<Pick, { do: 'build_altar' }>): 'tile' | 'decoration' | 'spot' {
  if (pick.place === undefined) return 'tile';
  return pick.decoration === undefined ? 'decoration' : 'spot';
}

function actions(table: SatoriTable): TurnAction[] {
  const { playing } = table;
  const list: TurnAction[] = [];
  if (table.draft) {
    list.push({ id: 'back', label: t('satori.back'), key: 'Esc', run: () => table.unaim() });
  }
  list.push(...asked(table));
  if (playing) {
    const stage = stageOf(table, playing);
    if (canPass(table)) {
      const label = t('satori.leave');
      const run = () => table.choose({ do: 'pass' });
      list.push({ id: 'pass', label, key: 'L', prime: stage === 'leave', run });
    }
    list.push(end(table, playing, stage));
  }
  const commit = committing(table);
  // One button is the first.
  return commit ? [...list.map((action) => ({ ...action, prime: false })), commit] : list;
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

function end(table: SatoriTable, { placed }: TurnView, stage: Stage): TurnAction {
  const isLegal = table.choices.of('end_turn').length > 0;
  const label = isLegal || placed ? t('satori.endTurn') : t('satori.endPlaceFirst');
  const reason = isLegal ? {} : { reason: label };
  const run = () => table.choose({ do: 'end_turn' });
  return { id: 'end', label, key: 'T', prime: stage === 'end', ...reason, run };
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
