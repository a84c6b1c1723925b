import type { TajutoDrawings } from './contents';
import ActionTiles from './drawings/ActionTiles.svelte';
import Building from './drawings/Building.svelte';
import Finished from './drawings/Finished.svelte';
import Handful from './drawings/Handful.svelte';
import Offering from './drawings/Offering.svelte';
import OverCube from './drawings/OverCube.svelte';
import Paying from './drawings/Paying.svelte';
import Placing from './drawings/Placing.svelte';
import Price from './drawings/Price.svelte';

export const drawings: TajutoDrawings = {
  T6: ActionTiles,
  T7: Paying,
  T11: Handful,
  T13: Placing,
  T14: Offering,
  T16: Price,
  T18: Building,
  T20: OverCube,
  T23: Finished,
};
