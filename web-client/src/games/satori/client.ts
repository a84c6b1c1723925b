import { defineGame } from '../game';
import Board from './Board.svelte';
import Flying from './Flying.svelte';
import Hints from './Hints.svelte';
import IconKey from './IconKey.svelte';
import Mountains from './Mountains.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Pagoda from './Pagoda.svelte';
import Progress from './Progress.svelte';
import Site from './Site.svelte';
import { SatoriTable } from './table.svelte';
import Tracks from './Tracks.svelte';
import Turn from './Turn.svelte';

export const satori = defineGame<'satori', SatoriTable>({
  create: (context) => new SatoriTable(context),
  parts: {
    places: [
      { id: 'board', Part: Board },
      { id: 'mountains', Part: Mountains },
      { id: 'pagoda', Part: Pagoda },
      { id: 'site', Part: Site },
      { id: 'tracks', Part: Tracks, tab: 'site' },
    ],
    layout: {
      wide: `
        'head head head head' 46px
        'board mountains mountains side' clamp(168px, 25.8vh, 232px)
        'board pagoda site side' minmax(0, 1fr)
        'own own tracks tracks' clamp(90px, 11.6vh, 104px)
        'bar bar bar bar' auto / minmax(0, 1fr) clamp(228px, 18.2vw, 262px) clamp(206px, 16.4vw, 236px)
        clamp(196px, 15.2vw, 218px)`,
      middle: `
        'head head head' 42px
        'others others others' auto
        'board mountains mountains' 176px
        'board pagoda site' minmax(0, 1fr)
        'own tracks tracks' 90px
        'bar bar bar' auto / minmax(0, 1fr) 222px 180px`,
      side: 'strip',
      strips: 'above',
      screen: {
        wide: `
          'head head head head' auto
          'board mountains mountains side' 186px
          'board pagoda site side' minmax(0, 1fr)
          'board tracks tracks side' 92px / minmax(0, 1fr) 250px 178px 224px`,
        tall: `
          'head head head' auto
          'side side side' auto
          'board mountains mountains' 176px
          'board pagoda site' minmax(0, 1fr)
          'board tracks tracks' 90px / minmax(0, 1fr) 222px 180px`,
      },
    },
    Own,
    Other,
    Flying,
    Turn,
    Key: IconKey,
    Everywhere: Hints,
    Progress,
    loadEnd: async () => (await import('./End.svelte')).default,
  },
});
