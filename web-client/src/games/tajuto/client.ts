import { defineGame } from '../game';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import End from './End.svelte';
import Flying from './Flying.svelte';
import Market from './Market.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Progress from './Progress.svelte';
import { TajutoTable } from './table.svelte';

export const tajuto = defineGame<'tajuto', TajutoTable>({
  create: (context) => new TajutoTable(context),
  parts: { Board, Market, Aside, Own, Other, Flying, Progress, End },
});
