/** The signs on the buttons, drawn like the other icons: 20 × 20, with a round pen. */
export const SIGNS = {
  toStart: 'M5 4v12M16 4.500 8.500 10l7.500 5.500z',
  turnBack: 'M10 5 4 10l6 5zM17 5l-6 5 6 5z',
  stepBack: 'M12.500 4.500 6 10l6.500 5.500',
  play: 'M6 3.500 16 10 6 16.500z',
  pause: 'M7 4v12M13 4v12',
  stepOn: 'M7.500 4.500 14 10l-6.500 5.500',
  turnOn: 'M3 5l6 5-6 5zM10 5l6 5-6 5z',
  toEnd: 'M15 4v12M4 4.500 11.500 10 4 15.500z',
} as const;

export type SignName = keyof typeof SIGNS;
