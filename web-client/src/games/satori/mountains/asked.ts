/** What a space of the mountains is asked for now. */
import type { Place, Won } from '../../../lib/protocol/satori';
import { actionFor } from '../at-hand';
import type { Pick } from '../choices';
import type { SatoriTable } from '../table.svelte';
import { mountainOf, RING, step, stepTo } from '../way';

/** What pointing at a space means; nothing while it is not asked for. */
export function pickAt(table: SatoriTable, place: Place): Pick | null {
  if (!table.isMyMove) return null;
  if (table.view.phase.kind === 'first_monk') return { do: 'place_first_monk', place };
  const light = actionFor(table, 'move_light');
  const monk = actionFor(table, 'meditate');
  // Where both can be done, one is taken up first.
  const canStep = light !== null && table.choices.takes(light);
  const canSit = monk !== null && table.choices.takes(monk);
  if (canStep && canSit) return null;
  if (light !== null && (canStep || !canSit)) return stepAt(table, light, place);
  return monk === null ? null : sitAt(table, monk, place);
}

function stepAt(table: SatoriTable, action: number, place: Place): Pick | null {
  const letter = stepTo(table.lightAt(mountainOf(place)), place);
  return letter === null ? null : { do: 'move_light', action, way: table.way + letter };
}

/** With none at hand, one of the monks on the mountains goes elsewhere: first which, then where to. */
function sitAt(table: SatoriTable, action: number, place: Place): Pick | null {
  const from = new Set(table.choices.of('meditate').flatMap(({ command }) => command.from ?? []));
  const isMine = table.view.mountains[place]?.monk === table.mine;
  if (from.size > 0 && isMine) return { do: 'meditate', action, from: place };
  const { draft } = table;
  const isSaid = draft?.do === 'meditate' && draft.from !== undefined;
  return from.size > 1 && !isSaid ? null : { do: 'meditate', action, to: place };
}

/** Whether the light may come by a space and not rest there: another's monk is in its way. */
export function mayNotRest(table: SatoriTable, place: Place): boolean {
  const monk = table.view.mountains[place]?.monk ?? null;
  if (monk === null || monk === table.mine || !table.isMyMove) return false;
  const mountain = mountainOf(place);
  const isThere = table.lightAt(mountain) === place % RING && table.view.hikari[mountain] !== place;
  if (isThere) return true;
  // While an answer is on its way nothing is legal, and nothing is barred.
  if (table.choices.all.length === 0) return false;
  const pick = pickAt(table, place);
  return pick?.do === 'move_light' && !table.choices.exactly(pick);
}

/** Whether the light of a mountain made the last step of the way: it can be taken back there. */
export const takesBack = ({ way }: SatoriTable, mountain: number): boolean =>
  way !== '' && step(mountain, true) === way.slice(-1).toLowerCase();

/** The way that is shown: what is chosen, and the step that is aimed at. */
export function shownWay(table: SatoriTable): string {
  const { aimed } = table;
  return aimed?.do === 'move_light' && table.isLit(aimed) ? (aimed.way ?? '') : table.way;
}

/** The tiles that the shown way would win. */
export function wouldWin(table: SatoriTable): readonly Won[] {
  const { aimed, draft } = table;
  const pick = aimed?.do === 'move_light' ? aimed : draft?.do === 'move_light' ? draft : null;
  const whole = pick && table.choices.exactly(pick);
  return (whole?.preview ?? table.preview)?.won ?? [];
}

/** Whether a monk on a space is asked about at the end of a round: does it stay? */
export const asksToStay = (table: SatoriTable, place: Place): boolean =>
  table.isMyMove &&
  table.view.phase.kind === 'keep' &&
  table.view.mountains[place]?.monk === table.mine;
