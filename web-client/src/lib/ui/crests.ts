import type { PlayerColour } from '../protocol/games';

/** The players wear geometry, one crest for each colour in every game: 24 × 24, filled by the even-odd rule. */
export const PLAYER_CRESTS: Record<PlayerColour, string> = {
  blue: 'M12 3 23 20H1ZM12 10 7.5 17h9Z',
  black:
    'M12 1.5 16.8 6.6 12 11.7 7.2 6.600ZM12 12.3 16.8 17.4 12 22.5 7.2 17.400ZM6.6 6.9 11.4 12 6.6 17.1 1.8 12ZM17.4 6.9 22.2 12 17.4 17.1 12.6 12Z',
  white:
    'M12 1.500A10.5 10.5 0 1 0 12 22.5 10.5 10.5 0 1 0 12 1.500ZM12 5A7 7 0 1 1 12 19 7 7 0 1 1 12 5ZM12 8.400A3.6 3.6 0 1 0 12 15.6 3.6 3.6 0 1 0 12 8.400Z',
  brown: 'M3 3h18v4.600H3zM3 9.700h18v4.600H3zM3 16.400h18V21H3z',
  red: 'M12 21.500C8 16 4 13 1.5 11.5 4 5.5 8 3 12 3s8 2.5 10.5 8.500C20 13 16 16 12 21.500ZM12 18V6M8.5 15 6 7M15.5 15 18 7',
  yellow: 'M5 1h3v22H5zM16 1h3v22h-3zM1 5h22v3H1zM1 16h22v3H1z',
  green: 'M12 1C19 6 21 13 12 23 3 13 5 6 12 1ZM11.2 8h1.600v12h-1.600z',
};
