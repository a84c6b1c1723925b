import type { Phrase } from './phrase';

/** Says a message of the check, or of the game that is checked, in the language that is spoken. */
export type Said = (key: string, parameters?: NonNullable<Phrase['with']>) => string;
