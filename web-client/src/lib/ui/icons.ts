/** Small line drawings, 20 × 20, drawn with a round pen in the colour of the text. */
export const ICONS = {
  bag: 'M7 4h6l-1.5 3h-3zM8.5 7C4 10 3 17 5 17.500h10C17 17 16 10 11.5 7',
  cube: 'M10 2.5 17 6.500v7l-7 4-7-4v-7zM3 6.500l7 4 7-4M10 10.500v7',
  tile: 'M5 3h10v14H5zM8 7h4M8 10h4',
  undo: 'M7 5 3 9l4 4M3.5 9H12a4.5 4.5 0 0 1 0 9h-2',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
  check: 'M4 10.5 8 14.5 16 6',
  bang: 'M10 4v8M10 15.500v.5',
  people:
    'M7 4.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M2 17c0-4 2-6 5-6s5 2 5 6M13.5 5.500a2 2 0 1 1 0 4M14 11.500c2.5 0 4 2 4 5',
  chat: 'M3 4h14v9H9l-4 3.500V13H3z',
  home: 'M3 9 10 4l7 5M5 9v8h10V9M8.5 17v-5h3v5',
  roof: 'M2 10C6 9 8 7 10 3c2 4 4 6 8 7M5 10v6h10v-6M3 16.500h14',
  steps: 'M3 16h4v-4h4V8h4V4h2',
  scroll: 'M5 4h9v10a3 3 0 0 0 3 2H7a2 2 0 0 1-2-2zM8 8h3M8 11h3',
  share: 'M10 12V3M6.5 6 10 2.5 13.5 6M5 10v7h10v-7',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  gear: 'M10 7a3 3 0 1 0 0 6 3 3 0 1 0 0-6M10 2v2M10 16v2M2 10h2M16 10h2M4.5 4.5 6 6M14 14l1.5 1.500M4.5 15.5 6 14M14 6l1.5-1.5',
  send: 'M3 10 17 4l-4 13-3-5z',
  play: 'M6 4l10 6-10 6z',
  bot: 'M5 7h10v9H5zM10 4v3M8 11v1M12 11v1',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  close: 'M5 5l10 10M15 5 5 15',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 1 0 0-14M10 6v4l3 2',
  help: 'M7.5 7.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M10 14.500v.2',
} as const;

export type IconName = keyof typeof ICONS;
