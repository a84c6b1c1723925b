/** The key that leads to the coach. */
export const KEY = 'W';
