/** What the turn bar says at a Tajuto table. */
import { t } from '../../lib/i18n/t';
import type { Command, Preview, Reason } from '../../lib/protocol/tajuto';
import type { Phrase, Task, TurnAction, TurnBar } from '../game';
import { reasonPhrases } from './hint/hint';
import { winnersText } from './score';
import type { TajutoTable } from './table.svelte';
import { floorName, objectiveName, pagodaName, wareName } from './told';

const text = (words: string): Phrase => ({ kind: 'text', text: words });
const soft = (words: string): Phrase => ({ kind: 'soft', text: words });

export function turnBar(table: TajutoTable): TurnBar {
  if (table.isOver) return over(table);
  if (!table.isMyMove) return othersTurn(table);
  if (table.suggested) return hinted(table, table.suggested);
  if (table.view.phase.kind === 'groping') return groping(table);
  if (table.ending === 'keeping') return keeping(table);
  if (table.ending === 'claims-left') return claimsLeft(table);
  if (table.aimed) return aiming(table, table.aimed);
  return idle(table);
}

function over(table: TajutoTable): TurnBar {
  const { phase } = table.view;
  const won =
    phase.kind === 'over' ? [soft(winnersText(phase.outcome, (seat) => table.nameOf(seat)))] : [];
  return { title: t('tajuto.gameOver'), detail: won, tasks: [], actions: [] };
}

function othersTurn(table: TajutoTable): TurnBar {
  const { phase } = table.view;
  const name = table.toMove === null ? '' : table.nameOf(table.toMove);
  const doing =
    phase.kind === 'groping'
      ? t('tajuto.othersHand', { nth: phase.nth, last: phase.last })
      : t('tajuto.othersThink');
  return { title: t('tajuto.turnOf', { name }), detail: [soft(doing)], tasks: [], actions: [] };
}

function groping(table: TajutoTable): TurnBar {
  const { phase } = table.view;
  if (phase.kind !== 'groping') return idle(table);
  const actions: TurnAction[] = [];
  if (table.choices.of('grope_again').length > 0) {
    actions.push({
      id: 'again',
      label: t('tajuto.gropeAgain', { n: phase.last - phase.nth }),
      key: 'P',
      run: () => table.choose({ do: 'grope_again' }),
    });
  }
  const { aimed } = table;
  if (aimed?.do === 'pick') {
    const place = aimed.place + 1;
    actions.push({
      id: 'commit',
      label: t('tajuto.takeFloor', { place }),
      key: String(place),
      prime: true,
      run: () => table.choose(aimed),
    });
  }
  return {
    title: t('tajuto.chooseByTouch'),
    detail: [soft(t('tajuto.handfulOf', { nth: phase.nth, last: phase.last }))],
    tasks: [],
    actions,
  };
}

function keeping(table: TajutoTable): TurnBar {
  const actions = table.choices.of('end_turn').flatMap(({ command }) =>
    command.keep
      ? [
          {
            id: `keep-${command.keep.pagoda}-${command.keep.size}`,
            label: t('tajuto.keep', { floor: floorName(command.keep) }),
            prime: true,
            run: () => table.choose(command),
          },
        ]
      : [],
  );
  return {
    title: t('tajuto.keepOne'),
    detail: [soft(t('tajuto.keepOneWhy'))],
    tasks: [],
    actions: [...actions, back(table)],
  };
}

function claimsLeft(table: TajutoTable): TurnBar {
  const claims = table.choices.of('claim');
  const actions = claims.map(({ command }) => ({
    id: `claim-${command.objective}`,
    label: t('tajuto.claim', { objective: objectiveName(command.objective) }),
    prime: true,
    run: () => table.choose(command),
  }));
  return {
    title: t('tajuto.claimsLeft'),
    detail: [text(claims.map(({ command }) => objectiveName(command.objective)).join(', '))],
    tasks: [],
    actions: [
      ...actions,
      { id: 'end', label: t('tajuto.endAnyway'), run: () => table.endTurn(true) },
      back(table),
    ],
  };
}

const back = (table: TajutoTable): TurnAction => ({
  id: 'back',
  label: t('tajuto.back'),
  key: 'Esc',
  run: () => table.unaim(),
});

/** What a steward would do, and why. */
function hinted(table: TajutoTable, hint: { command: Command; reason: Reason }): TurnBar {
  const { command, reason } = hint;
  const run = () => table.choose(command);
  return {
    isHint: true,
    title: title(command),
    detail: reasonPhrases(reason),
    tasks: [],
    actions: [back(table), { id: 'commit', label: verb(command), prime: true, key: '↵', run }],
  };
}

function aiming(table: TajutoTable, command: Command): TurnBar {
  const { preview } = table;
  if (!preview) {
    const { why } = table;
    return {
      title: title(command),
      detail: why ? [text(why.text), { kind: 'rule', text: why.rule }] : [],
      tasks: tasks(table),
      actions: [end(table)],
    };
  }
  return {
    title: title(command),
    detail: deal(table, preview),
    tasks: tasks(table),
    actions: [
      end(table),
      {
        id: 'commit',
        label: verb(command),
        prime: true,
        key: '↵',
        run: () => table.choose(command),
      },
    ],
  };
}

/** What a command is, in a few words: "B: offer at Moon". */
function title(command: Command): string {
  const tile = 'tile' in command ? command.tile : '';
  switch (command.do) {
    case 'grope':
    case 'draw_blind':
      return t('tajuto.titleDraw', { tile });
    case 'draw_size':
      return t('tajuto.titleDrawSize', { tile, size: command.size });
    case 'offer':
      return t('tajuto.titleOffer', { tile, pagoda: pagodaName(command.pagoda) });
    case 'acquire':
      return t('tajuto.titleAcquire', { tile, ware: wareName(command.ware) });
    case 'build':
      return t('tajuto.titleBuild', { floor: floorName(command.floor) });
    case 'claim':
      return t('tajuto.titleClaim', { objective: objectiveName(command.objective) });
    case 'end_turn':
      return command.keep
        ? t('tajuto.keep', { floor: floorName(command.keep) })
        : t('tajuto.endTurn');
    case 'grope_again':
      return t('tajutoHint.again');
    case 'pick':
      return t('tajuto.takeFloor', { place: command.place + 1 });
  }
}

/** What the button does that does it. */
function verb(command: Command): string {
  switch (command.do) {
    case 'offer':
      return t('tajuto.offerHere');
    case 'acquire':
      return t('tajuto.acquireThis');
    case 'build':
      return t('tajuto.buildThis');
    case 'claim':
      return t('tajuto.claimThis');
    case 'end_turn':
      return t('tajuto.endTurn');
    case 'pick':
      return t('tajuto.takeFloor', { place: command.place + 1 });
    case 'grope_again':
      return t('tajutoHint.again');
    default:
      return t('tajuto.drawNow');
  }
}

/** "16 −4 then +5 → 17 MP". */
function deal(table: TajutoTable, preview: Preview): Phrase[] {
  const mp = table.own?.mp ?? 0;
  const cost = preview.use_cost + preview.price;
  const phrases: Phrase[] = [text(String(mp))];
  if (cost > 0) phrases.push({ kind: 'cost', text: `−${cost}` });
  if (cost > 0 && preview.gain > 0) phrases.push(text(t('tajuto.then')));
  if (preview.gain > 0) phrases.push({ kind: 'gain', text: `+${preview.gain}` });
  if (cost === 0 && preview.gain === 0) phrases.splice(0, 1);
  else phrases.push({ kind: 'strong', text: t('tajuto.mpAfter', { mp: preview.mp_after }) });
  if (preview.points > 0)
    phrases.push({ kind: 'gain', text: t('tajuto.spGain', { sp: preview.points }) });
  return [...phrases, ...note(preview)];
}

function note({ result, use_cost, price }: Preview): Phrase[] {
  switch (result.kind) {
    case 'handful':
    case 'unknown_floor':
      return [soft(use_cost + price === 0 ? t('tajuto.drawFree') : t('tajuto.colourIsLuck'))];
    case 'tile':
      return result.face_down ? [soft(t('tajuto.liesFaceDown'))] : [];
    case 'floor':
      if (result.ends_game) return [{ kind: 'strong', text: t('tajuto.endsGame') }];
      if (result.finishes) return [soft(t('tajuto.finishesPagoda'))];
      return result.over_cube > 0 ? [soft(t('tajuto.overCube', { n: result.over_cube }))] : [];
    case 'cube':
    case 'objective':
    case 'end_of_turn':
      return [];
  }
}

function tasks(table: TajutoTable): Task[] {
  const { phase } = table.view;
  const acted = phase.kind === 'turn' && phase.acted;
  const list: Task[] = [
    { done: acted, must: !acted, text: acted ? t('tajuto.taskActed') : t('tajuto.taskAct') },
  ];
  for (const { command, preview } of table.choices.of('build')) {
    list.push({
      done: false,
      must: true,
      text: t('tajuto.taskBuild', { floor: floorName(command.floor), gain: preview.gain }),
    });
  }
  for (const { command } of table.choices.of('claim')) {
    list.push({
      done: false,
      text: t('tajuto.taskClaim', { objective: objectiveName(command.objective) }),
    });
  }
  return list;
}

function end(table: TajutoTable): TurnAction {
  const legal = table.choices.of('end_turn').length > 0;
  const acted = table.view.phase.kind === 'turn' && table.view.phase.acted;
  const build = table.choices.of('build')[0]?.command.floor;
  const label = legal
    ? t('tajuto.endTurn')
    : build
      ? t('tajuto.endBuildFirst', { floor: floorName(build) })
      : acted
        ? t('tajuto.endTurn')
        : t('tajuto.endActFirst');
  const reason = legal ? {} : { reason: label };
  return { id: 'end', label, key: 'T', ...reason, run: () => table.endTurn() };
}

function idle(table: TajutoTable): TurnBar {
  const { phase } = table.view;
  const acted = phase.kind === 'turn' && phase.acted;
  const canDraw = table.choices.draws().length > 0 && table.view.options.touch !== 'sizes';
  const ends = table.choices.of('end_turn').length > 0;
  const actions: TurnAction[] = [{ ...end(table), prime: ends }];
  if (canDraw) {
    const { command, preview } = table.draw();
    const cost = preview?.use_cost ?? 0;
    actions.push({
      id: 'draw',
      label: cost > 0 ? `${t('tajuto.drawNow')} −${cost}` : t('tajuto.drawNow'),
      key: 'G',
      prime: !ends,
      run: () => table.choose(command),
    });
  }
  const tile = table.tile;
  const detail = tile
    ? t('tajuto.idleTile', { tile })
    : acted
      ? t('tajuto.idleActed')
      : t('tajuto.idleFresh');
  return {
    title: acted ? t('tajuto.whatNext') : t('tajuto.useATile'),
    detail: [soft(detail)],
    tasks: tasks(table),
    actions,
  };
}
