import { defineGame } from '../game';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Flying from './Flying.svelte';
import Market from './Market.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Progress from './Progress.svelte';
import { TajutoTable } from './table.svelte';

export const tajuto = defineGame<'tajuto', TajutoTable>({
  create: (context) => new TajutoTable(context),
  parts: {
    places: [
      { id: 'board', Part: Board },
      { id: 'market', Part: Market },
      { id: 'aside', Part: Aside, isAside: true },
    ],
    layout: {
      wide: `
        'head head head' 46px
        'market board side' minmax(0, 1fr)
        'own own own' 138px
        'bar bar bar' auto / 336px minmax(0, 1fr) 312px`,
      middle: `
        'head head head' 42px
        'market board side' minmax(0, 1fr)
        'own own own' 126px
        'bar bar bar' auto / 272px minmax(0, 1fr) 236px`,
      side: 'column',
      strips: 'over',
      screen: {
        wide: `
          'head head head' auto
          'market board side' minmax(0, 1fr) / 300px minmax(0, 1fr) 290px`,
        tall: `
          'head head head' auto
          'market board side' minmax(0, 1fr) / 264px minmax(0, 1fr) 236px`,
      },
    },
    Own,
    Other,
    Flying,
    Progress,
    loadEnd: async () => (await import('./End.svelte')).default,
  },
});
