import type { PieceWords } from '../../pieces';

type Piece =
  | 'altar_grey'
  | 'altar_orange'
  | 'altar_purple'
  | 'meditation_tile'
  | 'tier'
  | 'sorin'
  | 'jokoro'
  | 'decoration';

export const pieces: PieceWords<Piece> = {
  en: {
    altar_grey: 'Grey altars',
    altar_orange: 'Orange altars',
    altar_purple: 'Purple altars',
    meditation_tile: 'Meditation tiles',
    tier: 'Tiers',
    sorin: 'Sōrin',
    jokoro: 'Jokoro',
    decoration: 'Decorations',
  },
  de: {
    altar_grey: 'Graue Altäre',
    altar_orange: 'Orange Altäre',
    altar_purple: 'Violette Altäre',
    meditation_tile: 'Meditationsplättchen',
    tier: 'Stockwerke',
    sorin: 'Sōrin',
    jokoro: 'Jokoro',
    decoration: 'Altarschmuck',
  },
  it: {
    altar_grey: 'Altari grigi',
    altar_orange: 'Altari arancioni',
    altar_purple: 'Altari viola',
    meditation_tile: 'Tessere meditazione',
    tier: 'Piani',
    sorin: 'Sōrin',
    jokoro: 'Jokoro',
    decoration: 'Decorazioni',
  },
  cs: {
    altar_grey: 'Šedé oltáře',
    altar_orange: 'Oranžové oltáře',
    altar_purple: 'Fialové oltáře',
    meditation_tile: 'Meditační žetony',
    tier: 'Úrovně',
    sorin: 'Sōrin',
    jokoro: 'Jokoro',
    decoration: 'Dekorace oltářů',
  },
};
