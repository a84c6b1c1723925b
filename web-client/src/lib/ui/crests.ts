import type { PlayerColour } from '../protocol/games';

/** The players wear geometry, one crest for each colour in every game: 24 × 24, filled by the even-odd rule. */
export const PLAYER_CRESTS: Record<PlayerColour, string> = {
  blue: 'M12 3 23 20H1ZM12 10 7.5 17h9Z',
  black:
    'M12 1.5 16.8 6.6 12 11.7 7.2 6.600ZM12 12.3 16.8 17.4 12 22.5 7.2 17.400ZM6.6 6.9 11.4 12 6.6 17.1 1.8 12ZM17.4 6.9 22.2 12 17.4 17.1 12.6 12Z',
  white:
    'M12 1.500A10.5 10.5 0 1 0 12 22.5 10.5 10.5 0 1 0 12 1.500ZM12 5A7 7 0 1 1 12 19 7 7 0 1 1 12 5ZM12 8.400A3.6 3.6 0 1 0 12 15.6 3.6 3.6 0 1 0 12 8.400Z',
  brown: 'M3 3h18v4.600H3zM3 9.700h18v4.600H3zM3 16.400h18V21H3z',
  red: 'M12 19.5 1.0 9.3A15 15 0 0 1 6.7 5.5L10.6 14.7 9.2 4.8A15 15 0 0 1 14.8 4.8L13.4 14.7 17.3 5.5A15 15 0 0 1 23.0 9.3Z',
  yellow:
    'M4.5 1.500h4v3h7v-3h4v3h3v4h-3v7h3v4h-3v3h-4v-3h-7v3h-4v-3h-3v-4h3v-7h-3v-4h3ZM8.5 8.500v7h7v-7Z',
  green:
    'M12 .800C20.5 6 20.5 14.5 13.3 19V23H10.7V19C3.5 14.5 3.5 6 12 .800ZM12 7 10.7 11V16.500H13.300V11Z',
};
